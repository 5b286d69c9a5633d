//! The games of a championship.

pub use paper::figure::emblem::EmblemLook;
use speech::Localized as Title;

/// A game, by its id in the catalogue (`rastros`); a championship may hold games nobody can yet play here.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct GameId(pub String);

/// A game of the championship, and what its papers and pages must know of it. The rules themselves are not known here: whoever
/// makes a championship asks them once, and what they answer is kept with the regulations, for any machine.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameRule {
    /// The id in the catalogue.
    pub id: GameId,
    /// The name.
    pub name: Title,
    /// Whether a game can be drawn.
    pub draws: Draws,
    /// Whether the second player may take over the opening of the first.
    pub swap: Swap,
    /// What the side is called that begins and the one that answers, where they have names.
    pub sides: Option<[Title; 2]>,
    /// What tells it apart at a glance, the same wherever it is played.
    pub look: EmblemLook,
}

impl GameRule {
    /// Returns a game of which no more is known than its name and whether it can be drawn.
    pub fn new(id: &str, name: Title, draws: Draws) -> GameRule {
        let look = EmblemLook::by_chance(id);
        GameRule { id: GameId(id.to_owned()), name, draws, swap: Swap::Unknown, sides: None, look }
    }
}

/// Whether a game lets the second player take over the opening of the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Swap {
    /// Nobody has told.
    Unknown,
    /// It does.
    Possible,
    /// It does not.
    Impossible,
}

/// Whether a game can end in a draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Draws {
    /// Somebody always wins.
    Impossible,
    /// A draw may be entered.
    Possible,
}
