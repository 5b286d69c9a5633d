//! The games of a championship.

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
    pub look: Look,
}

/// What tells a game apart at a glance: one of some colours and one of some signs, by their numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// The number of the colour.
    pub colour: u8,
    /// The number of the sign.
    pub sign: u8,
}

impl Look {
    /// The colours, in the order of their numbers.
    pub const COLOURS: [&'static str; 7] = ["orange", "blue", "green", "yellow", "purple", "sky", "brown"];

    /// The signs, in the order of their numbers.
    pub const SIGNS: [&'static str; 9] =
        ["disc", "square", "triangle", "diamond", "hexagon", "cross", "star", "arrow", "hourglass"];

    /// Reads a colour and a sign: `sky hexagon`.
    pub fn read(words: &str) -> Option<Look> {
        let (colour, sign) = words.split_once(' ')?;
        let number = |all: &[&str], word: &str| u8::try_from(all.iter().position(|one| *one == word)?).ok();
        Some(Look { colour: number(&Self::COLOURS, colour)?, sign: number(&Self::SIGNS, sign)? })
    }

    /// Returns the look of a game that nobody gave one: always the same for one name.
    pub fn by_chance(id: &str) -> Look {
        // The hash of Fowler, Noll and Vo.
        let hash =
            id.bytes().fold(0x811c_9dc5_u32, |hash, byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
        let below = |number: u32, count: usize| (number as usize % count) as u8;
        Look { colour: below(hash >> 7, Self::COLOURS.len()), sign: below(hash >> 17, Self::SIGNS.len()) }
    }
}

impl GameRule {
    /// Returns a game of which no more is known than its name and whether it can be drawn.
    pub fn new(id: &str, name: Title, draws: Draws) -> GameRule {
        let look = Look::by_chance(id);
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
