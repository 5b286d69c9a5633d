//! The games of a championship.

use speech::Localized as Title;

/// A game, by its id in the catalogue (`rastros`); a championship may hold games nobody can yet play here.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub String);

/// A game of the edition.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRule {
    /// The id in the catalogue.
    pub id: GameId,
    /// The name.
    pub name: Title,
    /// Whether a game can be drawn.
    pub draws: Draws,
}

/// Whether a game can end in a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draws {
    /// Somebody always wins.
    Impossible,
    /// A draw may be entered.
    Possible,
}
