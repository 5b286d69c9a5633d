//! Seals: what a journal comes to in one line, printed on paper and kept beside the championship.

use std::fmt;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::str::FromStr;

use super::Location;
use super::backend::Head;

/// Makes a folder of copies or seals, for its owner alone.
pub(super) fn make_folder(folder: &Path) -> io::Result<()> {
    if folder.is_dir() {
        return Ok(());
    }
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(folder)
}

/// How many letters of the chain stand on paper: enough that nobody finds another journal with the same ones.
const ON_PAPER: usize = 16;

/// What a journal comes to: how many facts, and the chain over them.
///
/// # Equality
/// Two journals with equal seals hold the same facts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seal {
    /// The number of the last entry.
    pub seq: u64,
    /// The chain over all entries, in hexadecimal.
    pub chain: String,
}

impl Seal {
    pub(super) fn of(head: &Head) -> Self {
        Seal { seq: head.seq, chain: hex::encode(&head.chain) }
    }

    /// Says whether a seal read from paper, which may be shortened, is this one.
    pub fn agrees_with(&self, printed: &Seal) -> bool {
        self.seq == printed.seq && !printed.chain.is_empty() && self.chain.starts_with(&printed.chain)
    }
}

/// As paper shows it: `1240·5f3a 90c2 11de 7b04`.
impl fmt::Display for Seal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}·", self.seq)?;
        for (index, letter) in self.chain.chars().take(ON_PAPER).enumerate() {
            if index > 0 && index % 4 == 0 {
                f.write_str(" ")?;
            }
            write!(f, "{letter}")?;
        }
        Ok(())
    }
}

/// A text that is no seal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnreadSeal;

impl FromStr for Seal {
    type Err = UnreadSeal;

    /// Reads a seal as people copy it from paper: with any spaces, and any sign between number and letters.
    fn from_str(text: &str) -> Result<Self, UnreadSeal> {
        let text: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        let (seq, chain) = text.split_once(['·', '.', '-', ':', '*']).ok_or(UnreadSeal)?;
        let chain = chain.to_lowercase();
        if chain.len() < 8 || chain.len() > 64 || !chain.bytes().all(|byte| byte.is_ascii_hexdigit()) {
            return Err(UnreadSeal);
        }
        Ok(Seal { seq: seq.parse().map_err(|_| UnreadSeal)?, chain })
    }
}

/// The file beside a championship that holds the last seal seen.
///
/// It is written at each commit, aside and then renamed, and never waited for: it tells of a lost or exchanged file, not of
/// a power cut.
#[derive(Default)]
pub(super) struct SealFile {
    path: Option<PathBuf>,
}

impl SealFile {
    /// Returns where the last seal of a championship is kept.
    pub(super) fn path(location: &Location) -> PathBuf {
        location.backup_folder().join("last-seal")
    }

    /// Returns the file, to be written at the first seal.
    pub(super) fn at(path: PathBuf) -> Self {
        SealFile { path: Some(path) }
    }

    /// Writes a seal. A folder that cannot be written to has no seal.
    pub(super) fn write(&self, head: &Head) {
        let Some(path) = &self.path else { return };
        if path.parent().is_none_or(|folder| make_folder(folder).is_err()) {
            return;
        }
        let seal = Seal::of(head);
        let line = format!("{:020}-{:0>64}\n", seal.seq, seal.chain);
        let aside = path.with_file_name(format!(".last-seal.{}.part", std::process::id()));
        let made = super::private::options().create(true).truncate(true).write(true).open(&aside);
        let written =
            made.and_then(|mut file| file.write_all(line.as_bytes())).and_then(|()| fs::rename(&aside, path));
        if written.is_err() {
            let _ = fs::remove_file(&aside);
        }
    }

    /// Reads the last seal of a championship, where there is one.
    ///
    /// # Errors
    /// When there is one that cannot be read: then nothing vouches for the file.
    pub(super) fn read(location: &Location) -> Result<Option<Seal>, UnreadSeal> {
        match fs::read_to_string(Self::path(location)) {
            // Half of one is none.
            Ok(text) => match text.trim().parse::<Seal>() {
                Ok(seal) if seal.chain.len() == 64 => Ok(Some(seal)),
                _ => Err(UnreadSeal),
            },
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(_) => Err(UnreadSeal),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_seal_is_read_as_it_is_copied_from_paper() {
        let whole = Seal { seq: 1240, chain: "5f3a90c211de7b04ffeeddccbbaa99887766554433221100aabb".into() };
        assert_eq!(whole.to_string(), "1240·5f3a 90c2 11de 7b04");
        for typed in ["1240·5f3a 90c2 11de 7b04", "1240-5F3A90C211DE7B04", " 1240.5f3a 90c2"] {
            assert!(whole.agrees_with(&typed.parse().unwrap()), "{typed}");
        }
        for other in ["1241-5f3a90c211de7b04", "1240-5f3a90c211de7b05"] {
            assert!(!whole.agrees_with(&other.parse().unwrap()), "{other}");
        }
        for wrong in ["", "1240", "x-5f3a90c2", "1240-5f3a", "1240-5f3a90cz"] {
            assert!(wrong.parse::<Seal>().is_err(), "{wrong}");
        }
    }
}
