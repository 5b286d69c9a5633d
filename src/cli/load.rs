//! Games and positions as commands name them.

use std::path::Path;
use std::sync::Arc;

use super::args::{GamesFolder, Stand};
use super::failure::Failure;
use crate::catalog::Catalog;
use crate::engine::{MoveError, Position, Table};

impl GamesFolder {
    /// Returns the games at hand: those built in, and those of the folder.
    pub(super) fn catalog(&self) -> Result<Catalog, Failure> {
        let mut catalog = Catalog::built_in();
        match &self.folder {
            Some(folder) => catalog.add_folder(folder).map_err(|error| Failure::data(error.to_string()))?,
            None if Path::new("games").is_dir() => {
                catalog.add_folder(Path::new("games")).map_err(|error| Failure::data(error.to_string()))?
            }
            None => {}
        }
        Ok(catalog)
    }

    /// Loads a game by id, name or path, ready to be played.
    pub(super) fn table(&self, game: &str) -> Result<Arc<Table>, Failure> {
        let compiled = self.catalog()?.load(game).map_err(|error| Failure::data(error.to_string()))?;
        Ok(Table::new(compiled.game))
    }
}

impl Stand {
    /// Returns the position meant; without moves or text it is the start.
    pub(super) fn position(&self, table: &Arc<Table>) -> Result<Position, Failure> {
        let start = match &self.position {
            Some(text) => {
                let read = Position::read(table, text);
                read.map_err(|error| Failure::data(format!("this position cannot be read: {}", error.0)))?
            }
            None => Position::start(table),
        };
        match &self.after {
            Some(moves) => start.play_text(moves).map_err(|error| illegal(&error)),
            None => Ok(start),
        }
    }
}

/// Says why a move was refused, and what could be played.
pub(super) fn illegal(error: &MoveError) -> Failure {
    let mut message = format!("`{}` cannot be played: {}", error.refused, error.reason.en);
    if !error.legal.is_empty() {
        message.push_str(&format!("\nlegal moves: {}", error.legal.join(" ")));
    }
    Failure::data(message)
}
