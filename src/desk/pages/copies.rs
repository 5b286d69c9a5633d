//! Copies of the championship: made, found by name, and what they hold.

use std::path::{Path as FilePath, PathBuf};

use crate::problem::Problem;
use crate::session::random_word;
use championship::facts::Championship;
use championship::store::{
    Desk, DeskError, Journal, Location, StoreError, automatic_backups, local_time, replaced_copies, restore,
    system_words,
};

/// Returns when a copy was made and after what, as its name says, or when it was replaced: `000000123-2026-11-16T03-40-00Z-1.3.1-2.arbitro`.
pub(super) fn made_at(file: &str) -> String {
    if let Some((_, at)) = file.split_once("replaced-") {
        let (day, hour) = at.get(..17).unwrap_or(at).split_at_checked(10).unwrap_or((at, ""));
        let digits: Vec<char> = hour.chars().filter(char::is_ascii_digit).collect();
        let hour: Vec<String> = digits.chunks(2).map(|two| two.iter().collect()).collect();
        return format!("{day} {}", hour.join(":"));
    }
    let stem = file.strip_suffix(".arbitro").unwrap_or(file);
    let Some((_, rest)) = stem.split_once('-') else { return stem.to_owned() };
    let Some((time, label)) = rest.split_once('Z') else { return rest.to_owned() };
    let (day, hour) = time.split_once('T').unwrap_or((time, ""));
    let hour: String = hour.split('.').next().unwrap_or_default().replace('-', ":");
    let instant = format!("{day}T{hour}Z");
    format!("{} {}", local_time(&instant), label.trim_start_matches('-'))
}

/// Says which file an error is about.
pub(super) fn failed(path: &FilePath) -> impl Fn(std::io::Error) -> DeskError + '_ {
    move |error| StoreError::File { path: path.to_path_buf(), reason: system_words(&error) }.into()
}

/// Makes a proven copy and returns its bytes; nothing of it stays on the disk.
pub(super) fn copied(location: &Location) -> Result<Vec<u8>, DeskError> {
    let folder = location.backup_folder();
    std::fs::create_dir_all(&folder).map_err(failed(&folder))?;
    // Should the program be killed here, the copy lies among the others, where forgetting finds it.
    let path = folder.join(format!("taken-{}.arbitro", random_word(8).unwrap_or_default()));
    let made = Journal::open(location).and_then(|journal| journal.backup(&path));
    let bytes = made.map_err(DeskError::from).and_then(|_| std::fs::read(&path).map_err(failed(&path)));
    let _ = std::fs::remove_file(&path);
    bytes
}

/// Returns the path of one of the copies that the program made, and of no other file.
pub(super) fn copy_named(location: &Location, name: &str) -> Result<PathBuf, Problem> {
    let copies = automatic_backups(location).map_err(DeskError::from)?;
    let replaced = replaced_copies(location).map_err(DeskError::from)?;
    let is_it = |path: &PathBuf| path.file_name().is_some_and(|own| own.to_string_lossy() == name);
    copies.into_iter().chain(replaced).find(is_it).ok_or_else(Problem::nothing_here)
}

/// What a championship holds, to be held against another.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Held {
    pub(super) name: String,
    pub(super) n_facts: u64,
    pub(super) n_pupils: usize,
    pub(super) n_rounds: usize,
    pub(super) n_results: usize,
    pub(super) last: String,
    pub(super) seal: String,
}

impl Held {
    /// Looks at what a desk holds.
    pub(super) fn of(desk: &Desk) -> Result<Self, DeskError> {
        let championship: &Championship = desk.championship();
        let boards = championship.groups().flat_map(|group| &group.rounds).flat_map(|round| &round.boards);
        let entries = desk.journal().read(0)?;
        Ok(Held {
            name: championship.name().to_owned(),
            n_facts: desk.head(),
            n_pupils: championship.entries().filter(|entry| entry.is_active()).count(),
            n_rounds: championship.groups().map(|group| group.rounds.len()).sum(),
            n_results: boards.filter(|board| board.winner_or_draw().is_some()).count(),
            last: entries.last().map(|entry| local_time(&entry.at)).unwrap_or_default(),
            seal: desk.seal()?.map(|seal| seal.to_string()).unwrap_or_default(),
        })
    }
}

/// Puts a copy back into a folder of its own, as restoring does, looks what it holds, and takes it away again.
pub(super) fn held_in(location: &Location, bytes: &[u8]) -> Result<Held, DeskError> {
    let folder = location.backup_folder().join(format!("looked-at-{}", random_word(8).unwrap_or_default()));
    std::fs::create_dir_all(&folder).map_err(failed(&folder))?;
    let (sent, back) = (folder.join("sent.arbitro"), folder.join("back.arbitro"));
    let looked = || {
        std::fs::write(&sent, bytes).map_err(failed(&sent))?;
        let target = Location::File(back.clone());
        restore(&sent, &target, None)?;
        Held::of(&Desk::open(&target, "")?)
    };
    let held = looked();
    let _ = std::fs::remove_dir_all(&folder);
    held
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_copy_says_when_it_was_made_and_after_what() {
        let said = super::made_at("000000123-2026-11-16T03-40-00Z-1.3.1-2.arbitro");
        assert!(said.starts_with("2026-11-") && said.ends_with(" 1.3.1-2"), "{said}");
        assert_eq!(super::made_at("odd.arbitro"), "odd");
        assert_eq!(super::made_at("prova.replaced-2026-11-16-034000.arbitro-backup"), "2026-11-16 03:40:00");
    }
}
