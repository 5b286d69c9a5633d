//! What is written on a result slip, and the history of what was written.

use std::{fmt, str::FromStr};

use super::notation::{Notation, NotationError};

/// The result of one game, seen from the board: the side that starts is named first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MatchResult {
    /// The side that started won: `1-0`.
    FirstWins,
    /// The other side won: `0-1`.
    SecondWins,
    /// A draw: `½-½`.
    Draw,
    /// The second side was absent or excluded: `+:-`.
    FirstWinsByForfeit,
    /// The first side was absent or excluded: `-:+`.
    SecondWinsByForfeit,
    /// Both were absent: `-:-`.
    BothForfeit,
}

impl MatchResult {
    /// All results, in the order of a slip.
    pub const ALL: [MatchResult; 6] = [
        MatchResult::FirstWins,
        MatchResult::SecondWins,
        MatchResult::Draw,
        MatchResult::FirstWinsByForfeit,
        MatchResult::SecondWinsByForfeit,
        MatchResult::BothForfeit,
    ];

    /// Says whether a game was played on the board.
    pub fn is_played(self) -> bool {
        matches!(self, MatchResult::FirstWins | MatchResult::SecondWins | MatchResult::Draw)
    }

    /// Returns the result with the sides changed.
    pub fn from_the_other_side(self) -> MatchResult {
        match self {
            MatchResult::FirstWins => MatchResult::SecondWins,
            MatchResult::SecondWins => MatchResult::FirstWins,
            MatchResult::FirstWinsByForfeit => MatchResult::SecondWinsByForfeit,
            MatchResult::SecondWinsByForfeit => MatchResult::FirstWinsByForfeit,
            MatchResult::Draw | MatchResult::BothForfeit => self,
        }
    }

    /// Returns how each side fared, the starting side first.
    pub fn outcomes(self) -> (Outcome, Outcome) {
        match self {
            MatchResult::FirstWins | MatchResult::FirstWinsByForfeit => (Outcome::Win, Outcome::Loss),
            MatchResult::SecondWins | MatchResult::SecondWinsByForfeit => (Outcome::Loss, Outcome::Win),
            MatchResult::Draw => (Outcome::Draw, Outcome::Draw),
            MatchResult::BothForfeit => (Outcome::Loss, Outcome::Loss),
        }
    }
}

/// How one contestant fared in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// Lost.
    Loss,
    /// Neither won nor lost.
    Draw,
    /// Won.
    Win,
}

impl fmt::Display for MatchResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            MatchResult::FirstWins => "1-0",
            MatchResult::SecondWins => "0-1",
            MatchResult::Draw => "½-½",
            MatchResult::FirstWinsByForfeit => "+:-",
            MatchResult::SecondWinsByForfeit => "-:+",
            MatchResult::BothForfeit => "-:-",
        })
    }
}

impl FromStr for MatchResult {
    type Err = NotationError;

    /// Reads the written form and the usual ways of typing it (`1:0`, `=`, `0.5-0.5`, `+--`, `1-0F`).
    fn from_str(text: &str) -> Result<MatchResult, NotationError> {
        let plain: String = text.chars().filter(|c| !c.is_whitespace()).collect();
        Ok(match plain.to_lowercase().as_str() {
            "1-0" | "1:0" | "1–0" => MatchResult::FirstWins,
            "0-1" | "0:1" | "0–1" => MatchResult::SecondWins,
            "½-½" | "½:½" | "=" | "=-=" | "0.5-0.5" | "0,5-0,5" | "1/2-1/2" | "½–½" => {
                MatchResult::Draw
            }
            "+:-" | "+--" | "+/-" | "1-0f" => MatchResult::FirstWinsByForfeit,
            "-:+" | "--+" | "-/+" | "0-1f" => MatchResult::SecondWinsByForfeit,
            "-:-" | "---" | "-/-" | "0-0" | "0-0f" => MatchResult::BothForfeit,
            _ => return Err(NotationError::new(Notation::Result, text)),
        })
    }
}

/// Who entered something, and when.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stamp {
    /// The person or desk, as given.
    pub by: String,
    /// Seconds since 1970-01-01 00:00 UTC.
    pub at: i64,
}

impl Stamp {
    /// Returns the person alone, without the place they wrote from.
    pub fn person(&self) -> &str {
        self.by.rsplit_once(" @ ").map_or(self.by.as_str(), |(person, _)| person)
    }
}

/// One entry of a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResultEntry {
    /// The result.
    pub result: MatchResult,
    /// Who and when.
    pub stamp: Stamp,
    /// Why it was corrected; `None` in the first entry.
    pub reason: Option<String>,
    /// The record of the game, in the engine's notation, if one was attached.
    pub record: Option<String>,
    /// That it was taken back; of hundreds of thousands hardly one is.
    pub taken_back: Option<Box<TakenBack>>,
}

/// That somebody took an entry back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenBack {
    /// Why.
    pub reason: String,
    /// Who and when.
    pub stamp: Stamp,
}

/// All that was entered for one game; nothing is overwritten.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ResultHistory {
    entries: Vec<ResultEntry>,
    is_waiting: bool,
    /// Whether a result counted that the last entry corrects.
    has_counted: bool,
}

impl ResultHistory {
    /// Returns the entries, oldest first.
    pub fn entries(&self) -> &[ResultEntry] {
        &self.entries
    }

    /// Returns the result that counts, if one was entered and, where that is asked for, confirmed.
    pub fn current(&self) -> Option<MatchResult> {
        self.entered().filter(|_| !self.is_waiting)
    }

    /// Returns the result that was entered, whether it counts yet or not.
    pub fn entered(&self) -> Option<MatchResult> {
        self.standing().map(|entry| entry.result)
    }

    /// Returns the entry that waits for somebody else to confirm it.
    pub fn waiting(&self) -> Option<&ResultEntry> {
        self.standing().filter(|_| self.is_waiting)
    }

    /// Says whether the game is over for those who played it: a result counts, or one did that was corrected, which waits for
    /// somebody else.
    pub fn is_over(&self) -> bool {
        self.entered().is_some() && (!self.is_waiting || self.has_counted)
    }

    /// Returns the last entry, unless it was taken back.
    fn standing(&self) -> Option<&ResultEntry> {
        self.entries.last().filter(|entry| entry.taken_back.is_none())
    }

    /// Lets the last entry wait for somebody else.
    pub(super) fn wait(&mut self) {
        self.is_waiting = true;
    }

    /// Lets the last entry count.
    pub(super) fn confirm(&mut self) {
        self.is_waiting = false;
    }

    /// Takes the last entry back; it stays in the history.
    pub(super) fn retract(&mut self, reason: &str, stamp: &Stamp) {
        if let Some(entry) = self.entries.last_mut() {
            let taken_back = TakenBack { reason: reason.to_owned(), stamp: stamp.clone() };
            entry.taken_back = Some(Box::new(taken_back));
        }
    }

    pub(super) fn push(&mut self, entry: ResultEntry) {
        self.has_counted = self.is_over();
        self.is_waiting = false;
        self.entries.push(entry);
    }
}

/// A note about a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The place of the game.
    pub place: super::code::GamePlace,
    /// What was written.
    pub text: String,
    /// Who and when.
    pub stamp: Stamp,
}

#[cfg(test)]
mod tests {
    use super::MatchResult;

    #[test]
    fn results_read_what_they_write() {
        for result in MatchResult::ALL {
            assert_eq!(result.to_string().parse(), Ok(result));
        }
        assert_eq!(" 1 - 0 ".parse(), Ok(MatchResult::FirstWins));
        for text in ["", "2-0", "1-1", "win", "1", "-"] {
            assert!(text.parse::<MatchResult>().is_err(), "{text}");
        }
    }
}
