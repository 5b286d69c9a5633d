//! Copies of the championship: made, found by name, and what they hold.

use std::path::{Path as FilePath, PathBuf};

use crate::problem::Problem;
use crate::session::random_word;
use crate::view::dotted;
use championship::facts::{Championship, TournamentId};
use championship::store::{
    Desk, DeskError, Journal, Location, StoreError, automatic_backups, replaced_copies, restore,
    said_entry_time, said_in_name, system_words,
};
use speech::{Language, Message};

/// Says when a copy was made and after what, as its name tells, or when it was replaced:
/// `000000123-2026-11-16T034000Z-1.3-s1-r2.arbitro`.
pub(super) fn made_at(file: &str, championship: &Championship, language: Language) -> String {
    let said = |moment: Option<Message>| moment.map(|at| language.say(&at)).unwrap_or_default();
    if let Some((_, at)) = file.split_once("replaced-") {
        // These are named by the clock on the wall.
        return said(said_in_name(at, false));
    }
    let stem = file.strip_suffix(".arbitro").unwrap_or(file);
    let Some((_, rest)) = stem.split_once('-') else { return stem.to_owned() };
    let Some((time, label)) = rest.split_once('Z') else { return rest.to_owned() };
    let after = after_what(label.trim_start_matches('-'), championship, language);
    dotted([said(said_in_name(time, true)).as_str(), &after])
}

/// Says after what a copy was made; nothing where its name does not tell.
fn after_what(label: &str, championship: &Championship, language: Language) -> String {
    let Some((of, round)) = label.rsplit_once("-r") else { return String::new() };
    let stage = of.rsplit_once("-s").or_else(|| of.strip_prefix('s').map(|stage| ("", stage)));
    let Some((tournament, stage)) = stage else { return String::new() };
    let regulations = championship.regulations();
    let said = match (tournament.parse::<TournamentId>(), stage.parse::<u8>()) {
        (Ok(id), Ok(stage)) if regulations.stages.len() > 1 => {
            let name =
                [regulations.tournament_name(id, language), regulations.stage_name(stage, id, language)];
            language.msg("desk-copy-after-round").with("round", round).with("tournament", name.join(", "))
        }
        (Ok(id), _) => language
            .msg("desk-copy-after-round")
            .with("round", round)
            .with("tournament", regulations.tournament_name(id, language)),
        (Err(_), _) => language.msg("desk-copy-after-rounds").with("round", round),
    };
    said.to_string()
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
    pub(super) fn of(desk: &Desk, language: Language) -> Result<Self, DeskError> {
        let championship: &Championship = desk.championship();
        let boards = championship.groups().flat_map(|group| &group.rounds).flat_map(|round| &round.boards);
        let entries = desk.journal().read(0)?;
        Ok(Held {
            name: championship.name().to_owned(),
            n_facts: desk.head(),
            n_pupils: championship.entries().filter(|entry| entry.is_active()).count(),
            n_rounds: championship.groups().map(|group| group.rounds.len()).sum(),
            n_results: boards.filter(|board| board.winner_or_draw().is_some()).count(),
            last: entries.last().map(|entry| said_entry_time(&entry.at, language)).unwrap_or_default(),
            seal: desk.seal()?.map(|seal| seal.to_string()).unwrap_or_default(),
        })
    }
}

/// Puts a copy back into a folder of its own, as restoring does, looks what it holds, and takes it away again.
pub(super) fn held_in(location: &Location, bytes: &[u8], language: Language) -> Result<Held, DeskError> {
    let folder = location.backup_folder().join(format!("looked-at-{}", random_word(8).unwrap_or_default()));
    std::fs::create_dir_all(&folder).map_err(failed(&folder))?;
    let (sent, back) = (folder.join("sent.arbitro"), folder.join("back.arbitro"));
    let looked = || {
        std::fs::write(&sent, bytes).map_err(failed(&sent))?;
        let target = Location::File(back.clone());
        restore(&sent, &target, None)?;
        Held::of(&Desk::open(&target, "")?, language)
    };
    let held = looked();
    let _ = std::fs::remove_dir_all(&folder);
    held
}

#[cfg(test)]
mod tests {
    use championship::facts::{Championship, Fact};
    use championship::regulations;
    use speech::Language;

    #[test]
    fn a_copy_says_when_it_was_made_and_after_what() {
        let wished = Box::new(regulations::default());
        let created = Fact::Created { name: "prova".into(), regulations: wished };
        let championship = Championship::begin(&created).expect("a championship");
        let said = |file: &str| super::made_at(file, &championship, Language::Pt);
        let one = said("000000123-2026-11-16T034000Z-1.3-s1-r2.arbitro");
        assert!(
            one.contains(" de novembro de 2026, às ")
                && one.ends_with("ronda 2 de Rastros, 1.º ciclo, eliminatória"),
            "{one}"
        );
        let several = said("000000123-2026-11-16T034000Z-s1-r2.arbitro");
        assert!(several.ends_with("depois da ronda 2 de vários torneios"), "{several}");
        assert!(!said("000000123-2026-11-16T03-40-00Z-prova.arbitro").contains("prova"));
        assert_eq!(said("odd.arbitro"), "odd");
        let replaced = said("prova.replaced-2026-11-16-034000.arbitro-backup");
        assert_eq!(replaced, "16 de novembro de 2026, às 03:40");
    }
}
