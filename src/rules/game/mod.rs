//! The compiled game: complete, consistent, immutable. Plain data.
//!
//! [`Game`] is what `compile` makes of a file and what everything else works with. Rules are written from the mover's
//! side; wherever something depends on the side, it stands here twice, once for each ([`BySide`]).

mod board;
mod boards;
mod claim;
mod info;
mod parts;
mod piece;
mod rule;

pub use board::{Board, Cell, CellId, CellSet, Direction, Facing, Family, LARGEST_BOARD};
pub use boards::{BoardError, Graph};
pub use claim::{Among, Claim, Fate, Statement, Supposed, When};
pub use info::{Example, Info, Language, Localized, Prose, Stand};
pub use parts::Part;
pub use piece::{BySide, Layer, Layers, Owner, PieceKind, Side, SideInfo};
pub use rule::{
    Action, Bound, Condition, Effect, End, Number, Pattern, PatternCell, Set, Step, Steps, Touch, Turn,
    TurnLine, Verdict, Who,
};

/// A game that can be played.
#[derive(Clone, Debug)]
pub struct Game {
    /// The name of its file, such as `rastros-5x5`.
    pub id: String,
    /// Names, authors, texts and examples.
    pub info: Info,
    /// Where it is played.
    pub board: Board,
    /// Who plays; the first side begins.
    pub sides: BySide<SideInfo>,
    /// The kinds of pieces.
    pub kinds: Vec<PieceKind>,
    /// The pieces as the engine keeps them: one layer for each kind and owner.
    pub layers: Vec<Layer>,
    /// What stands on the board at the start.
    pub start: Vec<(usize, CellSet)>,
    /// The seeds in each pit at the start; empty on other boards.
    pub seeds: Vec<u8>,
    /// Named arrangements of pieces that rules speak of.
    pub patterns: Vec<Pattern>,
    /// A side's first turn, where it differs.
    pub first_turn: BySide<Option<Turn>>,
    /// A side's turn.
    pub turn: BySide<Turn>,
    /// Whether the second side may take over the first one's opening.
    pub swap: bool,
    /// How it ends, in the order looked at.
    pub ends: Vec<End>,
    /// A side's score.
    pub score: Option<Number>,
    /// Named cells, for diagrams and texts.
    pub zones: Vec<(String, BySide<CellSet>)>,
}

impl Game {
    /// Returns the layers of a side.
    pub fn layers_of(&self, side: Side) -> Layers {
        let of_side = self.layers.iter().enumerate().filter(|(_, layer)| layer.side == Some(side));
        of_side.fold(0, |mask, (i, _)| mask | 1 << i)
    }
}
