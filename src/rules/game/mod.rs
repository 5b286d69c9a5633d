//! The compiled game: complete, consistent, immutable. Plain data.
//!
//! [`Game`] is what `compile` makes of a file and what everything else works with. Rules are written from the mover's
//! side; wherever something depends on the side, it stands here twice, once for each ([`BySide`]).

mod board;
mod boards;
mod claim;
mod draws;
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
    Action, Bond, Bound, Condition, Effect, End, Number, Parts, Pattern, PatternCell, Repeated, Set, Shift,
    Sowing, Step, Steps, Touch, Turn, TurnLine, Turning, Verdict, Who,
};

/// A game that can be played. Only `compile` makes one, so a game in hand is complete and consistent.
#[derive(Clone, Debug)]
pub struct Game(Draft);

/// Everything a game consists of, before it is one. Only `compile` fills it in.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    /// The name of its file.
    pub(crate) id: String,
    /// Names, authors, texts and examples.
    pub(crate) info: Info,
    /// Where it is played.
    pub(crate) board: Board,
    /// Who plays.
    pub(crate) sides: BySide<SideInfo>,
    /// The kinds of pieces.
    pub(crate) kinds: Vec<PieceKind>,
    /// One layer for each kind and owner.
    pub(crate) layers: Vec<Layer>,
    /// What stands on the board at the start.
    pub(crate) start: Vec<(usize, CellSet)>,
    /// The seeds in each pit at the start.
    pub(crate) seeds: Vec<u8>,
    /// Named arrangements of pieces.
    pub(crate) patterns: Vec<Pattern>,
    /// A side's first turn, where it differs.
    pub(crate) first_turn: BySide<Option<Turn>>,
    /// A side's turn.
    pub(crate) turn: BySide<Turn>,
    /// Whether the second side may take over the first one's opening.
    pub(crate) swap: bool,
    /// How it ends.
    pub(crate) ends: Vec<End>,
    /// A side's score.
    pub(crate) score: Option<Number>,
    /// Named cells.
    pub(crate) zones: Vec<(String, BySide<CellSet>)>,
    /// What people call zones, sets and patterns.
    pub(crate) named: Vec<(Localized, Set)>,
}

impl Game {
    /// Takes a draft as final.
    pub(crate) fn new(draft: Draft) -> Game {
        Game(draft)
    }

    /// Returns the same game with one end only.
    pub(crate) fn ending(&self, end: End) -> Game {
        Game(Draft { ends: vec![end], ..self.0.clone() })
    }

    /// Returns the same game with another score.
    pub(crate) fn scoring(&self, score: Number) -> Game {
        Game(Draft { score: Some(score), ..self.0.clone() })
    }

    /// Returns the same game with one line of a side's turn only.
    pub(crate) fn playing(&self, side: Side, line: usize) -> Game {
        let mut draft = self.0.clone();
        let lines = std::mem::take(&mut draft.turn[side].lines);
        draft.turn[side].lines = lines.into_iter().skip(line).take(1).collect();
        Game(draft)
    }

    /// Returns the same game in which a side spends its turns so: the first, where that is another one, or all.
    pub fn spending(&self, side: Side, turn: Turn, is_first: bool) -> Game {
        let mut draft = self.0.clone();
        if is_first && draft.first_turn[side].is_some() {
            draft.first_turn[side] = Some(turn);
        } else {
            draft.turn[side] = turn;
        }
        Game(draft)
    }

    /// Returns the same game without the right to take over the opening.
    pub fn without_swap(&self) -> Game {
        Game(Draft { swap: false, ..self.0.clone() })
    }

    /// Returns the name of its file, such as `rastros-5x5`.
    #[inline]
    pub fn id(&self) -> &str {
        &self.0.id
    }

    /// Returns names, authors, texts and examples.
    #[inline]
    pub fn info(&self) -> &Info {
        &self.0.info
    }

    /// Returns where it is played.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.0.board
    }

    /// Returns who plays; the first side begins.
    #[inline]
    pub fn sides(&self) -> &BySide<SideInfo> {
        &self.0.sides
    }

    /// Returns the kinds of pieces.
    #[inline]
    pub fn kinds(&self) -> &[PieceKind] {
        &self.0.kinds
    }

    /// Returns the pieces as the engine keeps them: one layer for each kind and owner.
    #[inline]
    pub fn layers(&self) -> &[Layer] {
        &self.0.layers
    }

    /// Returns what stands on the board at the start: layers and their cells.
    #[inline]
    pub fn start(&self) -> &[(usize, CellSet)] {
        &self.0.start
    }

    /// Returns the seeds in each pit at the start; none on other boards.
    #[inline]
    pub fn seeds(&self) -> &[u8] {
        &self.0.seeds
    }

    /// Returns the named arrangements of pieces that rules speak of.
    #[inline]
    pub fn patterns(&self) -> &[Pattern] {
        &self.0.patterns
    }

    /// Returns each side's first turn, where it differs.
    #[inline]
    pub fn first_turn(&self) -> &BySide<Option<Turn>> {
        &self.0.first_turn
    }

    /// Returns every step of every turn, with whose turn it is.
    pub fn steps(&self) -> impl Iterator<Item = (Side, &Step)> {
        Side::BOTH.into_iter().flat_map(|side| {
            let turns = self.first_turn()[side].iter().chain([&self.turn()[side]]);
            turns.flat_map(|turn| &turn.lines).flat_map(|line| &line.steps).map(move |step| (side, step))
        })
    }

    /// Returns whether pieces come to the board during a game. A piece that is promoted is still there.
    pub fn gains_pieces(&self) -> bool {
        let comes = |action: &Action| {
            matches!(action, Action::Place(..) | Action::PlaceRun(..) | Action::Replace(..))
        };
        let puts = |effect: &Effect| matches!(effect, Effect::Putting(..) | Effect::Leaving(..));
        self.steps().any(|(_, step)| {
            std::iter::once(&step.action).chain(&step.also).any(comes)
                || step.effects.iter().any(|effect| puts(effect) && !is_promotion(effect))
        })
    }

    /// Returns whether a piece can become one of another kind.
    pub fn promotes(&self) -> bool {
        self.steps().any(|(_, step)| step.effects.iter().any(is_promotion))
    }

    /// Returns each side's turn.
    #[inline]
    pub fn turn(&self) -> &BySide<Turn> {
        &self.0.turn
    }

    /// Returns whether the second side may take over the first one's opening.
    #[inline]
    pub fn swap(&self) -> bool {
        self.0.swap
    }

    /// Returns how it ends, in the order looked at.
    #[inline]
    pub fn ends(&self) -> &[End] {
        &self.0.ends
    }

    /// Returns a side's score.
    #[inline]
    pub fn score(&self) -> Option<&Number> {
        self.0.score.as_ref()
    }

    /// Returns the named cells, for diagrams and texts.
    #[inline]
    pub fn zones(&self) -> &[(String, BySide<CellSet>)] {
        &self.0.zones
    }

    /// Returns what people call zones, sets and patterns, where the file says it.
    pub fn named(&self) -> &[(Localized, Set)] {
        &self.0.named
    }

    /// Returns the layers of a side.
    pub fn layers_of(&self, side: Side) -> Layers {
        let of_side = self.layers().iter().enumerate().filter(|(_, layer)| layer.side == Some(side));
        of_side.fold(0, |mask, (i, _)| mask | 1 << i)
    }
}

/// Returns whether an effect puts another piece where the one that moved stands.
fn is_promotion(effect: &Effect) -> bool {
    matches!(effect, Effect::Putting(_, set, _) if set.factors().iter().any(|part| matches!(part, Set::It)))
}
