//! The games at hand: those built in, and those in a folder.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use include_dir::{Dir, include_dir};
use speech::{Language, Tell, msg};

use crate::compile::{Compiled, Failure, GameText, compile};

static BUILT_IN: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../games");

/// Game files larger than this are not read into memory; the compiler's own limit is smaller.
const LARGEST_READ: u64 = 64 << 20;

/// The game files at hand, by id. A file in a folder overrides a built-in one of the same id.
#[derive(Clone, Debug, Default)]
pub struct Catalog {
    files: BTreeMap<String, Source>,
}

#[derive(Clone, Debug)]
enum Source {
    BuiltIn(&'static str),
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
        language.say(&match self {
            CatalogError::Invalid(failure) => return failure.diagnostics.render(&failure.sources, language),
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
        })
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
        let mut catalog = Catalog::default();
        catalog.add_built_in(&BUILT_IN);
        catalog
    }

    fn add_built_in(&mut self, dir: &'static Dir) {
        for file in dir.files() {
            let path = file.path();
            if let (Some(id), Some(text)) = (game_id(path), file.contents_utf8()) {
                self.files.insert(id, Source::BuiltIn(text));
            }
        }
        dir.dirs().for_each(|dir| self.add_built_in(dir));
    }

    /// Adds the game files of a folder and its sub-folders.
    pub fn add_folder(&mut self, folder: &Path) -> Result<(), CatalogError> {
        for path in game_files(folder)? {
            if let Some(id) = game_id(&path) {
                self.files.insert(id, Source::File(path));
            }
        }
        Ok(())
    }

    /// Adds the game files that lie beside a file, as far as they can be listed; sub-folders are not looked at.
    pub fn add_neighbours(&mut self, file: &Path) {
        let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
        let mut paths: Vec<_> = entries.map(|entry| entry.path()).filter(|path| path.is_file()).collect();
        paths.sort();
        for path in paths {
            if let Some(id) = game_id(&path) {
                self.files.insert(id, Source::File(path));
            }
        }
    }

    /// Returns the ids of the games at hand.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.files.keys().map(String::as_str)
    }

    /// Compiles a game by id, name or path. Accents, capitals and punctuation in names do not matter.
    pub fn load(&self, wanted: &str) -> Result<Box<Compiled>, CatalogError> {
        let path = Path::new(wanted);
        let is_path =
            path.extension().is_some_and(|e| e == "yaml" || e == "yml") || wanted.contains(['/', '\\']);
        if is_path {
            return self.load_file(path);
        }
        match self.find(wanted) {
            Some(id) => self.load_id(&id),
            None => {
                let similar = crate::diag::nearest(&plain(wanted), self.ids()).map(str::to_owned);
                Err(CatalogError::Unknown { wanted: wanted.to_owned(), similar })
            }
        }
    }

    /// Compiles the game in a file.
    pub fn load_file(&self, path: &Path) -> Result<Box<Compiled>, CatalogError> {
        let text = read_text(path)?;
        let id = game_id(path).unwrap_or_else(|| "game".to_owned());
        let parent = |id: &str| beside(path, id).or_else(|| self.text(id).ok().flatten());
        compile(&id, GameText { name: path.display().to_string(), text }, &parent)
            .map_err(CatalogError::Invalid)
    }

    fn load_id(&self, id: &str) -> Result<Box<Compiled>, CatalogError> {
        match self.text(id)? {
            Some(text) => self.compile(id, text),
            None => Err(CatalogError::Unknown { wanted: id.to_owned(), similar: None }),
        }
    }

    fn compile(&self, id: &str, text: GameText) -> Result<Box<Compiled>, CatalogError> {
        let parent = |id: &str| self.text(id).ok().flatten();
        compile(id, text, &parent).map_err(CatalogError::Invalid)
    }

    /// Returns the text of a game file by id.
    pub fn text(&self, id: &str) -> Result<Option<GameText>, CatalogError> {
        Ok(match self.files.get(id) {
            Some(Source::BuiltIn(text)) => {
                Some(GameText { name: format!("games/{id}.yaml"), text: (*text).to_owned() })
            }
            Some(Source::File(path)) => {
                Some(GameText { name: path.display().to_string(), text: read_text(path)? })
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
            let compiled = self.load_id(id).ok();
            compiled.is_some_and(|compiled| {
                let name = &compiled.game.info.name;
                Language::ALL.iter().any(|&language| plain(name.in_language(language)) == wanted_plain)
            })
        };
        self.ids().find(named).map(str::to_owned)
    }
}

/// Returns the game files of a folder and its sub-folders, in order.
pub fn game_files(folder: &Path) -> Result<Vec<PathBuf>, CatalogError> {
    let unreadable = |error| CatalogError::Unreadable(folder.to_owned(), error);
    let mut paths: Vec<PathBuf> = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let path = entry.path();
        // A link to a folder may lead round in circles.
        if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            paths.extend(game_files(&path)?);
        } else if game_id(&path).is_some() {
            paths.push(path);
        }
    }
    paths.sort();
    Ok(paths)
}

/// Returns the id of a game file; `editions.yaml` is the table of editions, not a game.
fn game_id(path: &Path) -> Option<String> {
    let is_yaml = path.extension().is_some_and(|extension| extension == "yaml" || extension == "yml");
    let stem = path.file_stem()?.to_str()?;
    (is_yaml && stem != "editions").then(|| stem.to_owned())
}

/// Returns the game of that id in the folder of another file; a file may also vary the built-in game it is named after.
fn beside(path: &Path, id: &str) -> Option<GameText> {
    let is_name = !id.contains(['/', '\\', ':']);
    let sibling = path.with_file_name(format!("{id}.yaml"));
    let text = (is_name && sibling != path).then(|| read_text(&sibling).ok()).flatten()?;
    Some(GameText { name: sibling.display().to_string(), text })
}

fn read_text(path: &Path) -> Result<String, CatalogError> {
    let unreadable = |error| CatalogError::Unreadable(path.to_owned(), error);
    let size = std::fs::metadata(path).map_err(unreadable)?.len();
    if size > LARGEST_READ {
        return Err(CatalogError::TooLarge { path: path.to_owned(), megabytes: size >> 20 });
    }
    let bytes = std::fs::read(path).map_err(unreadable)?;
    String::from_utf8(bytes).map_err(|error| {
        let good = error.utf8_error().valid_up_to();
        let before = String::from_utf8_lossy(&error.as_bytes()[..good]).into_owned();
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        CatalogError::NotText { path: path.to_owned(), line, column }
    })
}

/// Reduces a name to letters and digits without accents, so that `Gatos & Cães` is `gatosecaes`.
fn plain(name: &str) -> String {
    let mut text = String::new();
    for letter in name.to_lowercase().chars() {
        match letter {
            'á' | 'à' | 'â' | 'ã' | 'ä' => text.push('a'),
            'é' | 'è' | 'ê' | 'ë' => text.push('e'),
            'í' | 'ì' | 'î' | 'ï' => text.push('i'),
            'ó' | 'ò' | 'ô' | 'õ' | 'ö' => text.push('o'),
            'ú' | 'ù' | 'û' | 'ü' => text.push('u'),
            'ç' => text.push('c'),
            'ñ' => text.push('n'),
            '×' => text.push('x'),
            '&' => text.push('e'),
            letter if letter.is_alphanumeric() => text.push(letter),
            _ => {}
        }
    }
    text
}
