//! A step of the day as a form sends it.

use std::collections::BTreeMap;

use serde::Deserialize;

use championship::decisions::Arrangement;
use championship::facts::{EntryCode, Players};
use championship::store::DeskError;
use speech::{Tell, msg};

/// A step as a form sends it.
#[derive(Clone, Debug, Default, Deserialize)]
pub(super) struct StepFields {
    pub(super) step: String,
    /// The tournament or group; empty is everything whose turn has come.
    #[serde(default)]
    pub(super) target: String,
    #[serde(default)]
    pub(super) reason: String,
    /// The order of a play-off, as the command line takes it.
    #[serde(default)]
    pub(super) order: String,
    #[serde(default)]
    pub(super) key: String,
    /// The page where one was.
    #[serde(default)]
    pub(super) back: String,
    /// The entry, and the other one.
    #[serde(default)]
    pub(super) one: String,
    #[serde(default)]
    pub(super) other: String,
    #[serde(default)]
    pub(super) board: String,
    /// Not empty once what it costs was read.
    #[serde(default)]
    pub(super) sure: String,
    /// `place1`, `place2` and so on: the order that a play-off left.
    #[serde(flatten)]
    more: BTreeMap<String, String>,
}

impl StepFields {
    /// Returns the order that a play-off left, chosen place by place; nothing while a place is empty.
    pub(super) fn chosen(&self) -> Option<String> {
        let places = (1..).map_while(|place| self.more.get(&format!("place{place}")));
        let places: Vec<&str> = places.map(|code| code.trim()).collect();
        places.iter().all(|code| !code.is_empty()).then(|| places.join(", "))
    }

    /// Returns why, if that was said.
    pub(super) fn reason(&self) -> Option<&str> {
        Some(self.reason.trim()).filter(|reason| !reason.is_empty())
    }

    /// Returns the board whose sides are exchanged, and who sat there when the page was shown: `4/003.1.3/005.1.3`. A page
    /// of an earlier program names the board alone.
    pub(super) fn board(&self) -> Result<(u16, Players), DeskError> {
        let unread = || DeskError::from(msg("desk-no-board"));
        let code = |text: &str| text.parse::<EntryCode>().map_err(|_| unread());
        let number = |text: &str| text.parse::<u16>().map_err(|_| unread());
        match self.board.split('/').collect::<Vec<_>>()[..] {
            [board] => Ok((number(board)?, Players::UnsaidLongAgo)),
            [board, first, second] => Ok((number(board)?, Players::Seats(code(first)?, code(second)?))),
            _ => Err(unread()),
        }
    }

    /// Returns how a round is to be arranged anew, if that is the step.
    pub(super) fn arrangement(&self) -> Result<Option<Arrangement>, DeskError> {
        let code = |text: &str| text.parse::<EntryCode>().map_err(|unread| DeskError::Told(unread.tell()));
        match self.step.as_str() {
            "exchange" => Ok(Some(Arrangement::Entries(code(&self.one)?, code(&self.other)?))),
            "sides" => Ok(Some(Arrangement::Sides(self.board()?.0))),
            _ => Ok(None),
        }
    }
}
