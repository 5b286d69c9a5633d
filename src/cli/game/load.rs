//! Games and positions as commands name them.

use std::path::Path;
use std::sync::Arc;

use crate::args::{GameArgs, GamesFolder, Stand};
use crate::failure::{Failure, OrFail};
use rules::catalog::Catalog;
use rules::engine::{Position, Table};
use speech::Language;

impl GamesFolder {
    /// Returns the games at hand: those built in, and those of the folder.
    pub(crate) fn catalog(&self, language: Language) -> Result<Catalog, Failure> {
        let mut catalog = Catalog::built_in();
        match &self.folder {
            Some(folder) => catalog.add_folder(folder).or_fail(language)?,
            None if Path::new("games").is_dir() => {
                catalog.add_folder(Path::new("games")).or_fail(language)?
            }
            None => {}
        }
        Ok(catalog)
    }

    /// Loads a game by id, name or path, ready to be played.
    pub(crate) fn table(&self, game: &str, language: Language) -> Result<Arc<Table>, Failure> {
        let compiled = self.catalog(language)?.load(game).or_fail(language)?;
        Ok(Table::new(compiled.game))
    }
}

impl Stand {
    /// Returns the position meant; without moves or text it is the start.
    pub(crate) fn position(&self, table: &Arc<Table>, language: Language) -> Result<Position, Failure> {
        let start = match &self.position {
            Some(text) => Position::read(table, text).or_fail(language)?,
            None => Position::start(table),
        };
        match &self.after {
            Some(moves) => start.play_along(moves).or_fail(language),
            None => Ok(start),
        }
    }
}

impl GameArgs {
    /// Loads the game and sets the position up.
    pub(crate) fn position(&self, language: Language) -> Result<(Arc<Table>, Position), Failure> {
        let table = self.games.table(&self.game, language)?;
        let position = self.stand.position(&table, language)?;
        Ok((table, position))
    }
}
