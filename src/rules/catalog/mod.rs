//! The games at hand: those built in, and those in a folder.

mod brief;
#[cfg(feature = "files")]
mod files;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};

use include_dir::{Dir, File, include_dir};
use speech::{Language, Localized, Message, Tell, fold, msg};

use crate::compile::{Compiled, Failure, GameText, Library, compile_among};
use crate::game::Game;
#[cfg(feature = "files")]
pub use files::game_files;

static BUILT_IN: Dir = include_dir!("$OUT_DIR/games");

/// The game files at hand, by id. A file in a folder overrides a built-in one of the same id.
#[derive(Clone, Debug, Default)]
pub struct Catalog {
    /// Shared until one is added: whoever answers questions asks for all games with each.
    files: Arc<BTreeMap<String, Source>>,
}

#[derive(Clone, Debug)]
enum Source {
    BuiltIn(&'static str),
    /// Handed over, as somebody is writing it.
    Text(String),
    #[cfg(feature = "files")]
    File(PathBuf),
}

/// Why a game is not at hand.
#[derive(Debug)]
pub enum CatalogError {
    /// No game has that name; perhaps one with a similar name was meant.
    Unknown {
        /// What was asked for.
        wanted: String,
        /// What may have been meant.
        similar: Option<String>,
    },
    /// A file or folder cannot be read.
    Unreadable(PathBuf, std::io::Error),
    /// A file is much larger than any game.
    TooLarge {
        /// Which file.
        path: PathBuf,
        /// Its size.
        megabytes: u64,
    },
    /// A file is not text.
    NotText {
        /// Which file.
        path: PathBuf,
        /// The line of the first bad byte.
        line: usize,
        /// Its column.
        column: usize,
    },
    /// A file is no valid game.
    Invalid(Box<Failure>),
}

impl CatalogError {
    /// Says why; of an invalid file, everything that is wrong with it, with the places.
    pub fn say(&self, language: Language) -> String {
        match self {
            CatalogError::Invalid(failure) => failure.diagnostics.render(&failure.sources, language),
            _ => self.in_language(language),
        }
    }
}

impl Tell for CatalogError {
    fn tell(&self) -> Message {
        match self {
            CatalogError::Invalid(failure) => {
                let said = Language::ALL
                    .map(|language| (language, failure.diagnostics.render(&failure.sources, language)));
                msg("diag-text").with("text", &Localized::of(said))
            }
            CatalogError::Unknown { wanted, similar: Some(similar) } => {
                msg("catalog-similar").with("wanted", wanted).with("similar", similar)
            }
            CatalogError::Unknown { wanted, similar: None } => msg("catalog-unknown").with("wanted", wanted),
            CatalogError::Unreadable(path, error) => msg("catalog-unreadable")
                .with("path", path.display().to_string())
                .with("reason", error.tell()),
            CatalogError::TooLarge { path, megabytes } => {
                let path = path.display().to_string();
                msg("catalog-too-large").with("path", path).with("size", megabytes)
            }
            CatalogError::NotText { path, line, column } => {
                let path = path.display().to_string();
                msg("catalog-not-text").with("path", path).with("line", line).with("column", column)
            }
        }
    }
}

impl std::fmt::Display for CatalogError {
    fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
        f.write_str(&self.say(Language::En))
    }
}

impl std::error::Error for CatalogError {}

impl Catalog {
    /// Returns the games built in.
    pub fn built_in() -> Catalog {
        static ALL: LazyLock<Catalog> = LazyLock::new(|| Catalog::of(&BUILT_IN));
        ALL.clone()
    }

    fn of(dir: &'static Dir) -> Catalog {
        let game =
            |file: &'static File| Some((game_id(file.path())?, Source::BuiltIn(file.contents_utf8()?)));
        Catalog { files: Arc::new(dir.files().filter_map(game).collect()) }
    }

    fn add(&mut self, id: String, source: Source) {
        Arc::make_mut(&mut self.files).insert(id, source);
    }

    /// Takes over the text of a game file; it overrides another of the same id.
    pub fn add_text(&mut self, id: &str, text: &str) {
        self.add(id.to_owned(), Source::Text(text.to_owned()));
    }

    /// Returns the ids of the games at hand.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// Compiles a game by id, name or path. Accents, capitals and punctuation in names do not matter.
    pub fn load(&self, wanted: &str) -> Result<Box<Compiled>, CatalogError> {
        #[cfg(feature = "files")]
        if files::is_path(wanted) {
            return self.load_file(Path::new(wanted));
        }
        self.load_id(&self.id_meant(wanted)?)
    }

    /// Compiles a game as [`Catalog::load`] does, for a list: what is built in has no examples then, and its texts tell
    /// the goal only.
    pub fn load_brief(&self, wanted: &str) -> Result<Game, CatalogError> {
        #[cfg(feature = "files")]
        if files::is_path(wanted) {
            return self.load_file(Path::new(wanted)).map(|compiled| compiled.game);
        }
        self.load_id_brief(&self.id_meant(wanted)?)
    }

    fn id_meant(&self, wanted: &str) -> Result<String, CatalogError> {
        self.find(wanted).ok_or_else(|| {
            let similar = crate::diag::nearest(&plain(wanted), self.ids()).map(str::to_owned);
            CatalogError::Unknown { wanted: wanted.to_owned(), similar }
        })
    }

    /// Compiles a game by its id alone: names are not guessed, and paths never looked up.
    pub fn load_id(&self, id: &str) -> Result<Box<Compiled>, CatalogError> {
        match self.text(id)? {
            Some(text) => self.compile(id, text),
            None => Err(CatalogError::Unknown { wanted: id.to_owned(), similar: None }),
        }
    }

    fn compile(&self, id: &str, text: GameText) -> Result<Box<Compiled>, CatalogError> {
        let parent = |id: &str| self.text(id).ok().flatten();
        compile_among(id, text, &self.library(&parent)).map_err(CatalogError::Invalid)
    }

    pub(super) fn library<'a>(&self, text: &'a dyn Fn(&str) -> Option<GameText>) -> Library<'a> {
        Library { text, ids: self.ids().map(str::to_owned).collect() }
    }

    /// Returns the text of a game file by id.
    pub fn text(&self, id: &str) -> Result<Option<GameText>, CatalogError> {
        Ok(match self.files.get(id) {
            Some(Source::BuiltIn(text)) => {
                Some(GameText { name: format!("games/{id}.yaml"), text: (*text).to_owned() })
            }
            Some(Source::Text(text)) => Some(GameText { name: format!("{id}.yaml"), text: text.clone() }),
            #[cfg(feature = "files")]
            Some(Source::File(path)) => {
                Some(GameText { name: path.display().to_string(), text: files::read_text(path)? })
            }
            None => None,
        })
    }

    /// Finds the id a name means.
    fn find(&self, wanted: &str) -> Option<String> {
        let wanted_plain = plain(wanted);
        if let Some(id) = self.ids().find(|id| plain(id) == wanted_plain) {
            return Some(id.to_owned());
        }
        let named = |id: &&str| {
            self.load_id_brief(id).is_ok_and(|game| {
                let name = &game.info().name;
                Language::ALL.iter().any(|&language| plain(name.in_language(language)) == wanted_plain)
            })
        };
        self.ids().find(named).map(str::to_owned)
    }
}

/// Returns the id of a game file; `editions.yaml` is the table of editions, not a game.
fn game_id(path: &Path) -> Option<String> {
    let is_yaml = path.extension().is_some_and(|extension| extension == "yaml" || extension == "yml");
    let stem = path.file_stem()?.to_str()?;
    (is_yaml && stem != "editions").then(|| stem.to_owned())
}

/// Returns the id a game of that name would have, such as `gatos-e-caes` of `Gatos & Cães`.
pub fn id_of(name: &str) -> String {
    let words = name.split(|c: char| c.is_whitespace() || matches!(c, '-' | '_' | '/' | '\\' | '.'));
    let words: Vec<String> = words.map(plain).filter(|word| !word.is_empty()).collect();
    words.join("-")
}

/// Reduces a name to letters and digits without accents, so that `Gatos & Cães` is `gatosecaes`.
fn plain(name: &str) -> String {
    fold(&name.replace('&', "e").replace('×', "x")).replace(' ', "")
}

#[cfg(test)]
mod tests {
    use super::{Arc, Catalog};

    #[test]
    fn the_games_built_in_are_read_once_and_what_is_added_is_ones_own() {
        let (mut mine, other) = (Catalog::built_in(), Catalog::built_in());
        assert!(Arc::ptr_eq(&mine.files, &other.files));
        mine.add_text("my-own", "name: x\n");
        assert!(mine.ids().any(|id| id == "my-own"));
        assert!(!other.ids().chain(Catalog::built_in().ids()).any(|id| id == "my-own"));
    }
}
