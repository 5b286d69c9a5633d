//! Files for people: written whole or not at all.

use std::io::{ErrorKind, Write};
use std::path::{Path, PathBuf};

use clap::Args;

use crate::args::ReplaceArgs;
use crate::failure::Failure;
use speech::{Language, Message, Tell, Value, msg};

/// Returns which of the known endings a file has; a folder or a device, such as /dev/stdout, needs none.
///
/// # Errors
/// When it ends in another way.
pub(crate) fn ending<'k>(
    path: &Path,
    known: &[&'k str],
    language: Language,
) -> Result<Option<&'k str>, Failure> {
    if path.exists() && !path.is_file() {
        return Ok(None);
    }
    let ending = path.extension().unwrap_or_default().to_string_lossy().to_lowercase();
    let found = known.iter().copied().find(|known| *known == ending);
    found.map(Some).ok_or_else(|| {
        let known = known.iter().map(|ending| Value::Text(format!("`.{ending}`"))).collect();
        let told = language
            .msg("cli-files-ending")
            .with("path", path.display().to_string())
            .with("known", Value::Any(known));
        Failure::usage(told)
    })
}

/// Writes a file beside its place and moves it there, so that a failure leaves no half of it.
pub(crate) fn write(path: &Path, bytes: &[u8], language: Language) -> Result<(), Failure> {
    if path.is_dir() {
        return Err(is_folder(path, language));
    }
    // What a link points to is replaced, not the link; and what is no file, such as a device, is written to.
    let place = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    if place.exists() && !place.is_file() {
        return std::fs::write(&place, bytes).map_err(|error| refused(path, &error, language));
    }
    let aside = aside(&place);
    let written = std::fs::File::create(&aside)
        .and_then(|mut file| file.write_all(bytes).and_then(|()| file.sync_all()))
        .and_then(|()| std::fs::rename(&aside, &place));
    written.map_err(|error| {
        // What was written aside is of no use; if it cannot be removed either, the first error tells more.
        let _ = std::fs::remove_file(&aside);
        refused(path, &error, language)
    })
}

/// Writes a file, unless that would lose what a person made.
///
/// # Errors
/// When the file may not be replaced, or cannot be written.
pub(crate) fn write_new(
    path: &Path,
    bytes: &[u8],
    over: ReplaceArgs,
    language: Language,
) -> Result<(), Failure> {
    check_free(path, over, language)?;
    write(path, bytes, language)
}

/// Refuses a file that is there, unless it may be replaced or is a page or picture that we made.
pub(crate) fn check_free(path: &Path, over: ReplaceArgs, language: Language) -> Result<(), Failure> {
    match path.is_file() && !over.replace && !is_ours(path) {
        true => Err(Failure::data(language.msg("cli-files-exists").with("path", path.display().to_string()))),
        false => Ok(()),
    }
}

/// Marks of the pages and pictures that we make: how they begin, and what is in them.
const MARKS: [(&[u8], &[u8]); 4] = [
    (b"%PDF-", b"<pdf:Producer>arbitro</pdf:Producer>"),
    (b"%PDF-", b"(arbitro)"), // before papers had metadata of their own
    (b"<!doctype html>", b"<meta name=\"generator\" content=\"arbitro\">"),
    (b"<svg ", b"font-family=\"'Noto Sans', 'DejaVu Sans', Verdana, sans-serif\""),
];

/// Says whether a file is a page or picture that we made: it can be made again at any time.
pub(crate) fn is_ours(path: &Path) -> bool {
    let Ok(bytes) = std::fs::read(path) else { return false };
    let holds = |mark: &[u8]| bytes.windows(mark.len()).any(|window| window == mark);
    bytes.is_empty()
        || MARKS.iter().any(|(begin, mark)| {
            bytes.get(..begin.len()).is_some_and(|head| head.eq_ignore_ascii_case(begin)) && holds(mark)
        })
}

/// Makes sure that a file can be written before long work is begun for it.
pub(crate) fn try_out(path: &Path, over: ReplaceArgs, language: Language) -> Result<(), Failure> {
    check_free(path, over, language)?;
    if path.is_dir() {
        return Err(is_folder(path, language));
    }
    let place = path.canonicalize().unwrap_or_else(|_| path.to_owned());
    if place.exists() && !place.is_file() {
        return Ok(());
    }
    let aside = aside(&place);
    std::fs::File::create(&aside)
        .and_then(|_| std::fs::remove_file(&aside))
        .map_err(|error| refused(path, &error, language))
}

/// Returns the place beside a file where it is written first.
fn aside(path: &Path) -> PathBuf {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    folder_of(path).join(format!(".{name}.{}.part", std::process::id()))
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

/// Says why a file could not be written, and what to do.
fn refused(path: &Path, error: &std::io::Error, language: Language) -> Failure {
    let folder = folder_of(path);
    let shown = folder.display().to_string();
    let why = match error.kind() {
        _ if folder.is_file() => msg("cli-files-no-such-folder").with("folder", shown),
        _ if !folder.is_dir() => msg("cli-files-make-folder").with("folder", shown),
        ErrorKind::PermissionDenied => msg("cli-files-denied"),
        _ => error.tell(),
    };
    unwritable(path, why, language)
}

fn is_folder(path: &Path, language: Language) -> Failure {
    unwritable(path, msg("cli-files-is-folder"), language)
}

/// Returns the failure of a file that could not be written.
pub(crate) fn unwritable(path: &Path, why: Message, language: Language) -> Failure {
    let told =
        language.msg("cli-files-unwritable").with("path", path.display().to_string()).with("error", why);
    Failure::data(told)
}

/// Where a PDF is written to.
#[derive(Args, Clone, Debug)]
pub(crate) struct PdfArgs {
    #[arg(long, value_name = "FILE.pdf")]
    out: Option<PathBuf>,
    #[command(flatten)]
    replace: ReplaceArgs,
}

impl PdfArgs {
    /// Says whether a file was named.
    pub(crate) fn is_named(&self) -> bool {
        self.out.is_some()
    }

    /// Refuses the name of a file that is no PDF, before anything is done for it.
    pub(crate) fn check(&self, language: Language) -> Result<(), Failure> {
        self.out.as_deref().map_or(Ok(()), |path| ending(path, &["pdf"], language).map(drop))
    }

    /// Makes sure that the file can be written before long work is begun for it.
    pub(crate) fn try_out(&self, name: &str, language: Language) -> Result<(), Failure> {
        try_out(&self.path(name), self.replace, language)
    }

    /// Returns the path: what was asked for, a name in the folder that was asked for, or the name here.
    pub(crate) fn path(&self, name: &str) -> PathBuf {
        match &self.out {
            Some(path) if path.is_dir() => path.join(name),
            Some(path) => path.clone(),
            None => PathBuf::from(name),
        }
    }

    /// Writes the PDF, under a name if none was asked for, and says where and how long it is.
    pub(crate) fn write(
        &self,
        name: &str,
        (bytes, n_pages): (&[u8], usize),
        language: Language,
    ) -> Result<String, Failure> {
        self.check(language)?;
        write_pdf(&self.path(name), (bytes, n_pages), self.replace, language)
    }
}

/// Writes a PDF and says where and how long it is.
pub(crate) fn write_pdf(
    path: &Path,
    (bytes, n_pages): (&[u8], usize),
    over: ReplaceArgs,
    language: Language,
) -> Result<String, Failure> {
    write_new(path, bytes, over, language)?;
    let told = language
        .msg("cli-files-pages")
        .with("path", path.display().to_string())
        .with("pages", n_pages)
        .with("size", bytes.len().div_ceil(1024));
    Ok(format!("{told}\n"))
}
