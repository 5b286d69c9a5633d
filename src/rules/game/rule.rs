//! Rules with every name resolved: what the engine compiles and a plain interpreter could follow.

use super::board::{CellId, CellSet};
use super::piece::{BySide, Layers, Side};

/// Directions of the board, one bit each, or its links.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Steps {
    /// To every neighbour.
    Links,
    /// In these directions.
    Toward(u16),
}

/// A set of cells.
#[derive(Clone, Debug, PartialEq)]
pub enum Set {
    /// These cells, seen from either side.
    Cells(BySide<CellSet>),
    /// Where pieces of these layers stand.
    Layers(BySide<Layers>),
    /// Where nothing stands.
    Empty,
    /// The cell the move is about: the moving piece while its target is chosen, afterwards where it arrived.
    It,
    /// Where the moving piece came from.
    Origin,
    /// Where the last move, of either side, ended.
    Arrived,
    /// Where the last move, of either side, began.
    Departed,
    /// The cells jumped over in this move.
    Jumped,
    /// Where this move has taken pieces off the board.
    Removed,
    /// The cells changed in this turn.
    New,
    /// The pieces that have never moved.
    Unmoved,
    /// In a turn that goes on, the cell straight on from the last step.
    Onward,
    /// Where the piece has been in this turn.
    Visited,
    /// The cells outside.
    Not(Box<Set>),
    /// The cells of all.
    And(Vec<Set>),
    /// The cells of any.
    Or(Vec<Set>),
    /// The first that is not empty.
    Else(Vec<Set>),
    /// The cells exactly so many steps away in a direction.
    Near(BySide<Steps>, u32, Box<Set>),
    /// The cells seen from a set along lines of empty cells, the first piece on the way included.
    Sight(BySide<Steps>, Box<Set>),
    /// The cells seen from a set along lines of cells of another, the first cell that is none of these included.
    SightOver(BySide<Steps>, Box<(Set, Set, Option<Set>)>),
    /// The last empty cell of each open line from a set.
    Farthest(BySide<Steps>, Box<Set>),
    /// The cells as many steps from a set as the whole line has cells of another, reached over cells of a third.
    AsFar(BySide<Steps>, Box<Set>, Box<(Set, Set)>),
    /// The unbroken line of a set (of exactly that length, if given) along the move, if that leads in such a direction:
    /// before the piece, or (`false`) behind where it was.
    RunOn(BySide<Steps>, Option<u32>, Box<Set>, bool),
    /// The groups of a set that pass all filters, and what holds a group together.
    Groups(Box<Set>, Vec<Touch>, Bond),
    /// The groups of a set that reach at least, or (`true`) do not reach, so many of some parts of the board.
    Reaching(Box<Set>, bool, u32, Parts),
    /// The cells of lines at least so long; `None` means pieces alike.
    Line(BySide<Steps>, u32, Option<Box<Set>>),
    /// The cells of unbroken lines (of exactly that length, if given) with one set at one end and another at the other.
    Between(BySide<Steps>, Option<u32>, Box<Set>, Box<(Set, Set)>),
    /// The cells of every place where a pattern stands.
    Pattern(usize),
    /// The pits that hold at least and at most so many seeds.
    Seeds(u32, u32),
    /// The unbroken run back along the track from a cell, inside a set.
    Trail(Box<Set>, Box<Set>),
}

/// What holds the cells of a group together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bond {
    /// They are neighbours.
    Touch,
    /// Links between the pieces on them.
    Links,
}

/// Parts of the board that are counted one by one.
#[derive(Clone, Debug, PartialEq)]
pub enum Parts {
    /// Each cell of a set.
    Cells(BySide<CellSet>),
    /// Each side of the board, without its corners.
    Sides(Vec<CellSet>),
}

/// What a group must, or must not, touch or reach.
#[derive(Clone, Debug, PartialEq)]
pub struct Touch {
    /// Whether it must not.
    pub negated: bool,
    /// Whether a cell must lie in the set rather than beside it.
    pub reaching: bool,
    /// The set.
    pub what: Set,
}

/// A comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Bound {
    /// Equal.
    Exactly,
    /// Not less.
    AtLeast,
    /// Not more.
    AtMost,
}

impl Bound {
    /// Returns whether the comparison holds.
    pub fn holds(self, left: i64, right: i64) -> bool {
        match self {
            Bound::Exactly => left == right,
            Bound::AtLeast => left >= right,
            Bound::AtMost => left <= right,
        }
    }
}

/// A position that has been seen before, or has not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repeated {
    /// Whether the side to move counts too.
    pub with_side: bool,
    /// Whether it must not have been seen.
    pub negated: bool,
    /// How often before.
    pub times: u32,
}

/// A condition.
#[derive(Clone, Debug, PartialEq)]
pub enum Condition {
    /// All hold.
    And(Vec<Condition>),
    /// Whoever plays next cannot.
    NoMove,
    /// At least that many passes in a row.
    Passes(u32),
    /// Seen before, or not seen.
    Repeated(Repeated),
    /// The last seed sown fell in the store.
    LastInStore,
    /// A set has so many cells.
    Count(Set, Bound, i64),
    /// One number against another.
    Compare(Number, Bound, Number),
}

/// A number, for a side.
#[derive(Clone, Debug, PartialEq)]
pub enum Number {
    /// Itself.
    Int(i64),
    /// How many cells.
    Count(Set),
    /// How many seeds in these pits.
    Seeds(Set),
    /// How many seeds, or enemy pieces, the side has taken.
    Taken,
    /// How many groups.
    Groups(Set),
    /// The product of the sizes of the largest groups; 0 if there are fewer groups.
    Largest(u32, Set),
    /// Terms, the flagged ones subtracted.
    Sum(Vec<(bool, Number)>),
}

/// What a side may do in a turn: one of the lines.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Turn {
    /// The lines.
    pub lines: Vec<TurnLine>,
}

/// One way to spend a turn.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnLine {
    /// Only when no line before it can be played.
    pub otherwise: bool,
    /// What is done, step by step; a later step that cannot be done is left out.
    pub steps: Vec<Step>,
    /// The line as the author wrote it, for refusals.
    pub phrase: String,
}

/// One choice and what comes of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// It may be left out.
    pub optional: bool,
    /// The choice.
    pub action: Action,
    /// A second choice in the same move.
    pub also: Option<Action>,
    /// Must hold before.
    pub guard: Option<Condition>,
    /// What else happens.
    pub effects: Vec<Effect>,
    /// What happens when the turn ends with this step.
    pub afterwards: Vec<Effect>,
    /// Must hold after.
    pub provided: Option<Condition>,
    /// Must hold when the turn ends, however it goes on until then.
    pub provided_at_end: Option<Condition>,
    /// When the same side takes another turn.
    pub again: Option<Condition>,
    /// Whether the step may be repeated with the piece just moved, as long as it can.
    pub again_with_it: bool,
    /// When it may be repeated so; always if absent.
    pub again_with_it_if: Option<Condition>,
    /// Whether it goes on by any line of the turn that says so.
    pub in_any_line: bool,
    /// Whether only what removes the most may be played; of equal ones, what removes the most of a set.
    pub most: Option<Option<Set>>,
    /// Whether the mover may stop repeating it before it becomes impossible.
    pub may_stop: bool,
}

/// A choice of the mover.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A piece of one of the layers on one of the cells.
    Place(BySide<Layers>, Set),
    /// Pieces on a straight run of so many cells.
    PlaceRun(BySide<Layers>, (u32, u32), Set, BySide<Steps>),
    /// A piece of the first set to a cell of the second.
    Move(Set, Set),
    /// A line of pieces, one step at once.
    Shift(Box<Shift>),
    /// Over one neighbour to the cell behind it.
    Jump {
        /// Who jumps.
        from: Set,
        /// In which directions.
        steps: BySide<Steps>,
        /// Over what.
        over: Set,
        /// To where.
        to: Set,
        /// Several in one line.
        repeatedly: bool,
        /// From any distance, and as far behind it as one likes.
        flying: bool,
    },
    /// One of some parts of the board, a quarter turn: where each of its cells goes, its upper left corner first.
    Turn(BySide<Vec<Turning>>),
    /// A piece of one of the layers in place of what stands on one of the cells.
    Replace(Set, BySide<Layers>),
    /// What stands on one of the cells off the board.
    Remove(Set),
    /// The seeds of one of the pits along the track.
    Sow(Set, Sowing),
    /// Nothing.
    Pass,
}

/// Where each cell of a part of the board goes when it is turned.
pub type Turning = Vec<(CellId, CellId)>;

/// How a line of pieces moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Shift {
    /// Of which pieces.
    pub of: Set,
    /// At least and at most how many.
    pub amount: (u32, u32),
    /// In which directions.
    pub steps: BySide<Steps>,
    /// To which cells.
    pub to: Set,
    /// What it may push, and whether only if that is fewer.
    pub pushed: Option<(Set, bool)>,
}

/// How seeds are sown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sowing {
    /// The pit itself is left out.
    pub skips_origin: bool,
    /// The mover's store gets a seed after the mover's last pit.
    pub stores: bool,
}

/// What happens besides the choice.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// A piece where the moved one stood.
    Leaving(BySide<Layers>),
    /// Pieces off the board.
    Removing(Set, Option<Condition>),
    /// Pieces off the board when the turn is over.
    Dooming(Set, Option<Condition>),
    /// Pieces on all the cells.
    Putting(BySide<Layers>, Set, Option<Condition>),
    /// Links from the piece of this move to those of a set, along one step in some directions, where they cross none.
    Linking(Set, Option<Condition>),
    /// Seeds to the mover.
    Taking(Set, Option<Condition>),
}

/// One way the game ends.
#[derive(Clone, Debug, PartialEq)]
pub struct End {
    /// When.
    pub condition: Condition,
    /// How; later verdicts break the ties of earlier ones.
    pub verdicts: Vec<Verdict>,
    /// The rule as the author wrote it, for announcements.
    pub phrase: String,
}

/// What an end means for the sides.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// Nobody wins.
    Draw,
    /// That side wins.
    Win(Who),
    /// That side loses.
    Loss(Who),
    /// The side with more (or less) wins; a tie goes on to the next verdict.
    Contest {
        /// Whether more wins.
        more: bool,
        /// Of what.
        number: Number,
    },
}

/// A side, as an end names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// Who has just moved.
    Mover,
    /// Whose turn it would be.
    Next,
    /// That side.
    Side(Side),
}

/// A small arrangement of pieces, looked for in all its rotations and reflections.
#[derive(Clone, Debug, PartialEq)]
pub struct Pattern {
    /// Its name.
    pub word: String,
    /// Its cells: column, row, content.
    pub cells: Vec<(i32, i32, PatternCell)>,
}

/// What a cell of a pattern must hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PatternCell {
    /// A piece of the mover.
    Own,
    /// A piece of the other side.
    Enemy,
    /// Nothing.
    Empty,
    /// Any piece.
    Occupied,
}
