//! Which championship a command works on, and who works.

use std::path::Path;

use clap::Args;

use crate::championship::ways_out;
use crate::failure::{Failure, OrFail};
use championship::facts::{Championship, Fact, LONGEST_NAME, Language, Stamp};
use championship::store::{Committed, Desk, DeskError, Journal, Location, StoreError};
use desk::people::UNNAMED;
use speech::Tell;

/// The options every championship command has.
#[derive(Args, Clone, Debug)]
pub(crate) struct PlaceArgs {
    #[arg(long, short = 'c', value_name = "FILE|URL")]
    pub(crate) championship: Option<String>,
    #[arg(long, value_name = "NAME")]
    pub(crate) by: Option<String>,
    #[arg(long, value_name = "KEY")]
    pub(crate) key: Option<String>,
}

/// Returns the name of whoever sits at the computer.
pub(crate) fn user() -> String {
    let user = ["USER", "USERNAME", "LOGNAME"].iter().find_map(|name| std::env::var(name).ok());
    clean(user.as_deref().unwrap_or(UNNAMED))
}

/// Returns a name as the journal keeps it.
fn clean(name: &str) -> String {
    name.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect()
}

/// Returns the name of this computer, where it has one.
fn computer() -> Option<String> {
    let told = ["COMPUTERNAME", "HOSTNAME"].iter().find_map(|name| std::env::var(name).ok());
    let name = told.or_else(|| std::fs::read_to_string("/etc/hostname").ok())?;
    let name: String = name.trim().chars().filter(|c| !c.is_control()).take(60).collect();
    (!name.is_empty()).then_some(name)
}

impl PlaceArgs {
    /// Returns where the championship is.
    ///
    /// # Errors
    /// When none is named and the folder does not hold exactly one.
    pub(crate) fn location(&self, language: Language) -> Result<Location, Failure> {
        match &self.championship {
            Some(text) => Ok(Location::parse(text)),
            None => Location::find(Path::new(".")).or_fail(language),
        }
    }

    /// Returns who works.
    pub(crate) fn actor(&self) -> String {
        let name = self.by.as_deref().map_or_else(user, clean);
        match computer() {
            Some(computer) => format!("{name} @ {computer}"),
            None => name,
        }
    }

    /// Opens the championship for work.
    ///
    /// # Errors
    /// When it is not there or cannot be understood.
    pub(crate) fn open(&self, language: Language) -> Result<Desk, Failure> {
        Desk::open(&self.location(language)?, &self.actor()).or_fail(language)
    }

    /// Decides and stores facts under the request's key.
    ///
    /// # Errors
    /// When the decision or the store refuses.
    pub(crate) fn commit(
        &self,
        desk: &mut Desk,
        language: Language,
        mut decide: impl FnMut(&Championship, &Stamp) -> Result<Vec<Fact>, DeskError>,
    ) -> Result<Committed, Failure> {
        let committed = desk.commit(self.key.as_deref(), &mut decide);
        // A key that was typed a second time for something else would be taken for done.
        let committed = committed.and_then(|committed| match (committed.receipt, self.key.as_deref()) {
            (Some(receipt), Some(key)) if receipt.repeated && !desk.asked_the_same(receipt, decide)? => {
                Err(StoreError::KeyReused(key.to_owned()).into())
            }
            _ => Ok(committed),
        });
        committed
            .map_err(|error| Failure::data(ways_out::refused(desk.championship(), &error.tell(), language)))
    }

    /// Says that a request was made before.
    pub(crate) fn repeated(&self, language: Language) -> String {
        let key = self.key.as_deref().unwrap_or_default();
        format!("{}\n", language.msg("cli-repeated").with("key", key.to_string()))
    }

    /// Opens the journal alone, for commands that must work on a damaged championship, too.
    ///
    /// # Errors
    /// When it is not there.
    pub(crate) fn journal(&self, language: Language) -> Result<Journal, Failure> {
        Journal::open(&self.location(language)?).or_fail(language)
    }
}
