//! How a record names its game, so that whoever replays it finds the game again.

use std::path::Path;

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
pub(crate) fn found_from(record: &Path, game: &str) -> String {
    let beside =
        record.parent().map(|folder| folder.join(game)).filter(|file| is_path(game) && file.is_file());
    beside.map_or_else(|| game.to_owned(), |file| file.display().to_string())
}

/// Returns the file of a game that a record names by its id, where it lies beside the record or in the games there.
pub(super) fn beside(record: &Path, game: &str) -> Option<String> {
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
