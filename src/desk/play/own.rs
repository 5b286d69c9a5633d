//! The games at hand: those built in and those of the folder `games`, read anew when a file changes.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime};

use rules::catalog::{Catalog, CatalogError, game_files};
use rules::engine::Table;
use speech::Language;

/// Where own games are.
const FOLDER: &str = super::kept::FOLDER;
/// How often the folder is looked at.
const LOOK: Duration = Duration::from_secs(1);
/// More own files are not read.
const MOST: usize = 500;

/// A file, how large it is and when it was written.
type Stamp = (PathBuf, u64, Option<SystemTime>);

/// The games at hand.
pub(super) struct Games {
    folder: PathBuf,
    /// Files that the championship keeps, for those that the folder has no longer: id and text.
    kept: Vec<(String, String)>,
    shelf: Mutex<Shelf>,
}

struct Shelf {
    looked: Option<Instant>,
    stamps: Vec<Stamp>,
    catalog: Catalog,
    tables: BTreeMap<String, Arc<Table>>,
}

/// A file that is no game, and why.
pub(super) struct Broken {
    pub(super) id: String,
    pub(super) complaint: String,
}

impl Default for Games {
    fn default() -> Games {
        Games::with(Vec::new())
    }
}

impl Games {
    /// Returns the games at hand with some that a championship keeps: id and text.
    pub(super) fn with(kept: Vec<(String, String)>) -> Games {
        let catalog = with_kept(Catalog::built_in(), &kept);
        let shelf = Shelf { looked: None, stamps: Vec::new(), catalog, tables: BTreeMap::new() };
        Games { folder: PathBuf::from(FOLDER), kept, shelf: Mutex::new(shelf) }
    }

    /// Returns the folder of own games.
    pub(super) fn folder(&self) -> &Path {
        &self.folder
    }

    /// Lets the next visitor see what was just written.
    pub(super) fn look_again(&self) {
        self.shelf.lock().unwrap_or_else(PoisonError::into_inner).looked = None;
    }

    fn fresh(&self) -> MutexGuard<'_, Shelf> {
        let mut shelf = self.shelf.lock().unwrap_or_else(PoisonError::into_inner);
        if shelf.looked.is_none_or(|looked| looked.elapsed() > LOOK) {
            shelf.looked = Some(Instant::now());
            let stamps = stamps(&self.folder);
            if stamps != shelf.stamps {
                let mut catalog = Catalog::built_in();
                // A folder that cannot be read has no games to offer.
                let _ = catalog.add_folder(&self.folder);
                shelf.catalog = with_kept(catalog, &self.kept);
                shelf.tables.clear();
                shelf.stamps = stamps;
            }
        }
        shelf
    }

    /// Returns the game files as they are now.
    pub(super) fn catalog(&self) -> Catalog {
        self.fresh().catalog.clone()
    }

    /// Returns the ids of all games.
    pub(super) fn ids(&self) -> Vec<String> {
        self.fresh().catalog.ids().map(str::to_owned).collect()
    }

    /// Returns a game by its id, ready for play; nothing if there is none of that id. Paths are never looked up.
    pub(super) fn table(&self, id: &str) -> Option<Result<Arc<Table>, CatalogError>> {
        let catalog = {
            let shelf = self.fresh();
            if let Some(table) = shelf.tables.get(id) {
                return Some(Ok(table.clone()));
            }
            if !shelf.catalog.ids().any(|known| known == id) {
                return None;
            }
            shelf.catalog.clone()
        };
        Some(catalog.load(id).map(|compiled| {
            let table = Table::new(compiled.game);
            self.fresh().tables.insert(id.to_owned(), table.clone());
            table
        }))
    }

    /// Returns the text of a game that the engine in a browser does not have itself.
    pub(super) fn own_text(&self, id: &str) -> Option<String> {
        let text = self.fresh().catalog.text(id).ok().flatten()?.text;
        let built_in = Catalog::built_in().text(id).ok().flatten();
        built_in.is_none_or(|known| known.text != text).then_some(text)
    }

    /// Returns the own files that are no games.
    pub(super) fn broken(&self, language: Language) -> Vec<Broken> {
        let ids = self.ids();
        let broken = ids.into_iter().filter_map(|id| match self.table(&id)? {
            Err(error) => Some(Broken { id, complaint: error.say(language) }),
            Ok(_) => None,
        });
        broken.collect()
    }
}

/// Adds the files that a championship keeps, where there is no newer one of that name.
fn with_kept(mut catalog: Catalog, kept: &[(String, String)]) -> Catalog {
    for (id, text) in kept {
        if !catalog.ids().any(|known| known == id) {
            catalog.add_text(id, text);
        }
    }
    catalog
}

fn stamps(folder: &Path) -> Vec<Stamp> {
    let files = if folder.is_dir() { game_files(folder).unwrap_or_default() } else { Vec::new() };
    let stamp = |path: PathBuf| {
        let about = std::fs::metadata(&path).ok()?;
        Some((path, about.len(), about.modified().ok()))
    };
    files.into_iter().take(MOST).filter_map(stamp).collect()
}
