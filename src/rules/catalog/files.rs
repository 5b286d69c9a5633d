//! Game files on disk.

use std::path::{Path, PathBuf};

use super::{Catalog, CatalogError, Source, game_id};
use crate::compile::{Compiled, GameText, compile_among};

/// Game files larger than this are not read into memory; the compiler's own limit is smaller.
const LARGEST_READ: u64 = 64 << 20;

impl Catalog {
    /// Adds the game files of a folder and its sub-folders.
    pub fn add_folder(&mut self, folder: &Path) -> Result<(), CatalogError> {
        for path in game_files(folder)? {
            if let Some(id) = game_id(&path) {
                self.add(id, Source::File(path));
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
                self.add(id, Source::File(path));
            }
        }
    }

    /// Compiles the game in a file.
    pub fn load_file(&self, path: &Path) -> Result<Box<Compiled>, CatalogError> {
        let text = read_text(path)?;
        let id = game_id(path).unwrap_or_else(|| "game".to_owned());
        let parent = |id: &str| beside(path, id).or_else(|| self.text(id).ok().flatten());
        let file = GameText { name: path.display().to_string(), text };
        compile_among(&id, file, &self.library(&parent)).map_err(CatalogError::Invalid)
    }
}

/// Returns whether a game is named by the path of its file.
pub(super) fn is_path(wanted: &str) -> bool {
    let is_yaml = Path::new(wanted).extension().is_some_and(|ending| ending == "yaml" || ending == "yml");
    is_yaml || wanted.contains(['/', '\\'])
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

/// Returns the game of that id in the folder of another file; a file may also vary the built-in game it is named after.
fn beside(path: &Path, id: &str) -> Option<GameText> {
    let is_name = !id.contains(['/', '\\', ':']);
    let sibling = path.with_file_name(format!("{id}.yaml"));
    let text = (is_name && sibling != path).then(|| read_text(&sibling).ok()).flatten()?;
    Some(GameText { name: sibling.display().to_string(), text })
}

pub(super) fn read_text(path: &Path) -> Result<String, CatalogError> {
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
