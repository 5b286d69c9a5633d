//! Records of games in files: how a record names its game, so that whoever replays it finds the game again, and several in one file.

use std::path::Path;
use std::sync::Arc;

use crate::args::GamesFolder;
use crate::failure::{Failure, OrFail, Spoken, Told, not_replayed, spoken};
use crate::files::read_text;
use championship::reports::BETWEEN_RECORDS;
use rules::catalog::CatalogError;
use rules::engine::{GameRecord, Move, Position, Table};
use speech::Language;

/// A recorded game, played again.
pub(super) struct Replayed {
    pub(super) record: GameRecord,
    pub(super) table: Arc<Table>,
    /// The positions, the start first.
    pub(super) positions: Vec<Position>,
    /// The moves between them.
    pub(super) moves: Vec<Move>,
}

impl Replayed {
    /// Says who played it, when and where, as the record tells it.
    pub(super) fn whose(&self) -> String {
        let notes = self.record.notes.iter().filter(|(key, _)| key != "result");
        notes.map(|(_, value)| value.as_str()).collect::<Vec<_>>().join(", ")
    }
}

/// Plays a recorded game again.
///
/// # Errors
/// When it is no record, its game is not at hand, or a move is none.
pub(super) fn played_again(
    file: &Path,
    text: &str,
    games: &GamesFolder,
    language: Language,
) -> Result<Replayed, Failure> {
    let path = &file.display();
    let wrong = |words: Spoken| Failure::data(words.at(path));
    let record = GameRecord::read(text).map_err(|error| wrong(spoken(&error, language)))?;
    let loaded = games.catalog(language)?.load(&found_from(file, &record.game));
    let table = match (loaded, beside(file, &record.game)) {
        (Err(CatalogError::Unknown { .. }), Some(game)) => games.table(&game, language)?,
        (Err(error @ CatalogError::Unknown { .. }), None) => {
            let (game, file) = (record.game.clone(), path.to_string());
            let way_out = language.msg("cli-replay-game").with("game", game).with("file", file);
            return Err(wrong(Spoken::lines([error.told(language), way_out.into()])));
        }
        (loaded, _) => Table::new(loaded.or_fail(language)?.game),
    };
    let (positions, moves) =
        record.played(&table).map_err(|error| wrong(not_replayed(&record, &table, &error, language)))?;
    Ok(Replayed { record, table, positions, moves })
}

/// Plays all recorded games of a file again, before anything is done with the first of them.
///
/// # Errors
/// When the file cannot be read, or one of them is as [`played_again`] refuses it.
pub(super) fn all_played_again(
    file: &Path,
    games: &GamesFolder,
    language: Language,
) -> Result<Vec<Replayed>, Failure> {
    let text = read_text(file, language)?;
    games_in(&text).iter().map(|game| played_again(file, game, games, language)).collect()
}

/// Returns the games of a file, each on the lines where it stands.
pub(super) fn games_in(text: &str) -> Vec<String> {
    let mut games = vec![String::new()];
    for (index, line) in text.lines().enumerate() {
        match line.trim() == BETWEEN_RECORDS {
            true => games.push("\n".repeat(index + 1)),
            false => {
                let last = games.len() - 1;
                games[last] += line;
                games[last].push('\n');
            }
        }
    }
    // Before the first line and after the last one there may be nothing; a file of nothing is one game that is none.
    let is_all_empty = games.iter().all(|game| game.trim().is_empty());
    games.retain(|game| is_all_empty || !game.trim().is_empty());
    games.truncate(if is_all_empty { 1 } else { usize::MAX });
    games
}

/// Returns whether a game is named by the path of its file.
fn is_path(game: &str) -> bool {
    Path::new(game).extension().is_some_and(|ending| ending == "yaml" || ending == "yml")
        || game.contains(['/', '\\'])
}

/// Returns what a record calls its game: the id of one at hand, or the way from the record to the game's file.
pub(crate) fn name_in(record: &Path, wanted: &str, id: &str) -> String {
    if !is_path(wanted) {
        return id.to_owned();
    }
    let (Ok(file), Ok(record)) = (std::path::absolute(wanted), std::path::absolute(record)) else {
        return wanted.to_owned();
    };
    let folder = record.parent().unwrap_or(&record);
    let shown = file.strip_prefix(folder).unwrap_or(&file);
    shown.display().to_string()
}

/// Returns the game a record means, as it can be loaded from here.
pub(super) fn found_from(record: &Path, game: &str) -> String {
    let beside =
        record.parent().map(|folder| folder.join(game)).filter(|file| is_path(game) && file.is_file());
    beside.map_or_else(|| game.to_owned(), |file| file.display().to_string())
}

/// Returns the file of a game that a record names by its id, where it lies beside the record or in the games there.
fn beside(record: &Path, game: &str) -> Option<String> {
    let (folder, name) = (record.parent()?, format!("{game}.yaml"));
    let files = [folder.join(&name), folder.join("games").join(&name)];
    files.into_iter().find(|file| !is_path(game) && file.is_file()).map(|file| file.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::{beside, found_from, name_in};

    #[test]
    fn a_record_leads_to_the_file_it_was_played_by() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("mine.yaml");
        std::fs::write(&file, "").expect("written");
        let record = folder.path().join("game.txt");
        let name = name_in(&record, &file.display().to_string(), "mine");
        assert_eq!(name, "mine.yaml");
        assert_eq!(found_from(&record, &name), file.display().to_string());
        assert_eq!(name_in(&record, "rastros", "rastros"), "rastros");
        assert_eq!(found_from(&record, "rastros"), "rastros");
        assert_eq!(beside(&record, "mine"), Some(file.display().to_string()));
        assert_eq!(beside(&record, "other"), None);
    }
}
