//! Own games that go with a championship: their files stand as remarks in its regulations, which the journal keeps, so
//! that a lost file does not lose the rules.

use std::fmt::Write as _;

use super::own::Games;
use rules::catalog::Catalog;
use speech::Localized;

/// Where own games are, seen from where the program was started; the command line looks there too.
pub(crate) const FOLDER: &str = "games";
/// What begins a remark with the name of a game.
const GAME: &str = "#: game ";
/// What begins a remark with a line of its file.
const LINE: &str = "#:|";
/// No variant is so far from a game that is built in.
const DEEPEST: usize = 8;

/// A game of the folder that a championship may play.
#[derive(Clone, Debug)]
pub(crate) struct OwnGame {
    /// Its id.
    pub(crate) id: String,
    /// Its name.
    pub(crate) name: Localized,
    /// Its file, and the own files it builds upon: id and text.
    pub(crate) files: Vec<(String, String)>,
}

/// Returns the games of the folder; files with mistakes are left out.
pub(crate) fn own_games() -> Vec<OwnGame> {
    let games = Games::default();
    let catalog = games.catalog();
    let built_in = Catalog::built_in();
    let own = |id: String| {
        // A file that stands in for a game of the program is that game.
        games.own_text(&id).filter(|_| !built_in.ids().any(|known| known == id))?;
        let name = catalog.load(&id).ok()?.game.info().name.clone();
        Some(OwnGame { files: files(&games, &catalog, &id), name, id })
    };
    games.ids().into_iter().filter_map(own).collect()
}

fn files(games: &Games, catalog: &Catalog, id: &str) -> Vec<(String, String)> {
    let mut files = Vec::new();
    let mut next = Some(id.to_owned());
    while let Some(id) = next.filter(|_| files.len() < DEEPEST) {
        let Some(text) = games.own_text(&id) else { break };
        next = catalog.load(&id).ok().and_then(|compiled| compiled.game.info().extends.clone());
        files.push((id, text));
    }
    files
}

/// Writes files as remarks that regulations may end with.
pub(crate) fn remarks(files: &[(String, String)]) -> String {
    let mut text = String::new();
    for (id, file) in files {
        let _ = writeln!(text, "{GAME}{id}");
        for line in file.lines() {
            let _ = writeln!(text, "{LINE}{line}");
        }
    }
    text
}

/// Reads the files that stand as remarks in regulations: id and text.
pub(crate) fn read(regulations: &str) -> Vec<(String, String)> {
    let mut files: Vec<(String, String)> = Vec::new();
    for line in regulations.lines() {
        if let Some(id) = line.strip_prefix(GAME) {
            files.push((id.trim().to_owned(), String::new()));
        } else if let (Some(line), Some((_, text))) = (line.strip_prefix(LINE), files.last_mut()) {
            text.push_str(line);
            text.push('\n');
        }
    }
    files
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::{read, remarks};

    #[test]
    fn files_are_read_as_they_were_written() {
        let files = [
            (
                "salto".to_owned(),
                "name: Salto\n# a remark\n\nextends: avanco\n  - x: \"#: game y\"\n".to_owned(),
            ),
            ("outro".to_owned(), "name: Outro\n".to_owned()),
        ];
        let text = format!("extends: turma\nname: Torneio\n{}", remarks(&files));
        assert_eq!(read(&text), files);
        assert_eq!(read(&text.replace('\n', "\r\n")), files, "line ends of Windows");
        assert!(championship::regulations::parse("x", &text).is_ok(), "remarks change no regulations");
        assert!(read("extends: turma\n# games\n").is_empty());
    }
}
