//! What a round gives to an entry: a game, a bye or an absence.

use super::code::EntryCode;

/// One line of a pairing list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Pairing {
    /// A game on a board.
    Game {
        /// Who starts.
        first: EntryCode,
        /// Who answers.
        second: EntryCode,
    },
    /// A round off, because nobody is left to play.
    Bye {
        /// Who sits out.
        entry: EntryCode,
    },
    /// A round off, because the absence was announced.
    Absent {
        /// Who is away.
        entry: EntryCode,
    },
}

impl Pairing {
    /// Returns the entries named.
    pub fn entries(self) -> impl Iterator<Item = EntryCode> {
        let (one, other) = match self {
            Pairing::Game { first, second } => (first, Some(second)),
            Pairing::Bye { entry } | Pairing::Absent { entry } => (entry, None),
        };
        std::iter::once(one).chain(other)
    }
}
