//! The tree of a game file's phrases: words and their places, no meanings.

use crate::diag::Span;
pub use crate::game::{Among, Bond, Bound, Repeated, When};
use crate::words::Relation;

/// A node with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct At<T> {
    /// The node.
    pub node: T,
    /// Its place.
    pub span: Span,
}

/// A name as written.
pub type Word = At<String>;

/// Words that name a piece to put down, such as `own queen`.
pub type PieceWords = At<Vec<Word>>;

/// A set of cells.
pub type SetAt = At<Set>;

/// A set of cells, as written.
#[derive(Clone, Debug, PartialEq)]
pub enum Set {
    /// The first that is not empty.
    Else(Vec<SetAt>),
    /// Cells of any.
    Or(Vec<SetAt>),
    /// Cells of all.
    And(Vec<SetAt>),
    /// Cells outside.
    Not(Box<SetAt>),
    /// Names that describe the same cells, or a list of cells.
    Nouns(Vec<Word>),
    /// Cells a number of steps away in some directions.
    Near {
        /// How many steps.
        distance: u32,
        /// Which directions.
        direction: At<Relation>,
        /// From where.
        of: Box<SetAt>,
    },
    /// Cells seen along open lines.
    Sight {
        /// Which directions; all when absent.
        direction: Option<At<Relation>>,
        /// From where.
        of: Box<SetAt>,
        /// Over which cells; empty ones when absent.
        over: Option<Box<SetAt>>,
        /// Only beyond one of which cells.
        past: Option<Box<SetAt>>,
    },
    /// The last cells of open lines.
    Farthest {
        /// Which directions; all when absent.
        direction: Option<At<Relation>>,
        /// From where.
        of: Box<SetAt>,
    },
    /// As far as a line has cells of a set.
    AsFar {
        /// Which directions; all when absent.
        direction: Option<At<Relation>>,
        /// From where.
        of: Box<SetAt>,
        /// What is counted in the line.
        counted: Box<SetAt>,
        /// What the way may lead over.
        through: Option<Box<SetAt>>,
    },
    /// The unbroken line along the move: before the piece, or behind where it was.
    RunOn {
        /// Which directions the move may have; all when absent.
        direction: Option<At<Relation>>,
        /// How long.
        length: Option<u32>,
        /// Of which cells.
        of: Box<SetAt>,
        /// Before the piece.
        onward: bool,
    },
    /// Whole connected groups.
    Groups {
        /// Of which cells.
        of: Box<SetAt>,
        /// What each group must, or must not, touch or reach.
        filters: Vec<Touch>,
        /// What holds a group together.
        bond: Bond,
    },
    /// Cells in straight lines.
    Line {
        /// Which directions; all when absent.
        direction: Option<At<Relation>>,
        /// How long.
        length: Option<u32>,
        /// Of which cells.
        of: Box<SetAt>,
        /// What stands at the two ends.
        ends: Option<Box<(SetAt, SetAt)>>,
    },
    /// Pits by what they hold: at least, at most.
    Seeds(u32, u32),
    /// The unbroken run back along the track.
    Trail(Box<SetAt>, Box<SetAt>),
    /// Rows by number.
    Rows(u32, u32),
    /// Columns by letters.
    Columns(Word, Word),
    /// A row from the mover's side: `first`, `second`, `third`, `last`.
    OwnRow(Word),
}

/// A demand on a group.
#[derive(Clone, Debug, PartialEq)]
pub struct Touch {
    /// Whether it must not.
    pub negated: bool,
    /// Whether a cell of the group must lie in the set (`reaching`) rather than beside it (`touching`).
    pub reaching: bool,
    /// How many of them, if the phrase says so.
    pub least: Option<u32>,
    /// The set.
    pub what: SetAt,
}

/// A condition.
pub type ConditionAt = At<Condition>;

/// A condition, as written.
#[derive(Clone, Debug, PartialEq)]
pub enum Condition {
    /// All hold.
    And(Vec<ConditionAt>),
    /// Whoever plays next cannot.
    NoMove,
    /// That many passes in a row.
    Passes(u32),
    /// Seen before, or not seen.
    Repeated(Repeated),
    /// The last seed sown fell in the store.
    LastInStore,
    /// The set has no cell.
    No(SetAt),
    /// The set has some cell.
    Some(SetAt),
    /// The set has so many cells.
    Quantity(Bound, i64, SetAt),
    /// One number against another: left, bound, right plus an offset.
    Compare(NumberAt, Bound, NumberAt, i64),
}

/// A number.
pub type NumberAt = At<Number>;

/// A number, as written.
#[derive(Clone, Debug, PartialEq)]
pub enum Number {
    /// Itself.
    Int(i64),
    /// The cells of a set; a single word may also name a number (`score`, `taken`).
    Count(SetAt),
    /// The seeds in some pits.
    SeedsIn(SetAt),
    /// How many groups there are.
    Groups(SetAt),
    /// The product of the sizes of the largest groups.
    Largest(u32, SetAt),
    /// Terms with their signs.
    Sum(Vec<(bool, NumberAt)>),
}

/// One line of `turn`.
#[derive(Clone, Debug, PartialEq)]
pub struct TurnLine {
    /// Only when nothing before it can be played.
    pub otherwise: bool,
    /// The steps, one after the other.
    pub steps: Vec<At<Step>>,
}

/// One choice and what comes of it.
#[derive(Clone, Debug, PartialEq)]
pub struct Step {
    /// It may be left out.
    pub optional: bool,
    /// The choice.
    pub action: At<Action>,
    /// A second choice in the same move.
    pub also: Option<At<Action>>,
    /// What follows.
    pub clauses: Vec<At<Clause>>,
}

/// A choice of the mover.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A piece on one cell of a set.
    Place(PieceWords, SetAt),
    /// Pieces on a straight run of cells.
    PlaceRun(PieceWords, (u32, u32), SetAt, At<Relation>),
    /// A piece of a set to a cell of another, which may speak of `it`.
    Move(SetAt, SetAt),
    /// A line of pieces one step at once.
    Shift {
        /// At least and at most how many.
        amount: (u32, u32),
        /// Of which pieces.
        of: SetAt,
        /// In which directions; to neighbours when absent.
        direction: Option<At<Relation>>,
        /// To which cells.
        to: SetAt,
        /// What it pushes, and whether only if that is fewer.
        pushed: Option<(SetAt, bool)>,
    },
    /// Over a neighbour to the cell behind it.
    Jump {
        /// Who jumps.
        from: SetAt,
        /// In which directions; straight when absent.
        direction: Option<At<Relation>>,
        /// Over what.
        over: SetAt,
        /// To where.
        to: SetAt,
        /// Several in a line.
        repeatedly: bool,
        /// From afar, and as far.
        flying: bool,
    },
    /// A square zone, one of several, a quarter turn to the left (`true`) or right; to either hand when absent.
    Turn(Vec<Word>, Option<bool>),
    /// Another piece in place of one.
    Replace(SetAt, PieceWords),
    /// A piece off the board.
    Remove(SetAt),
    /// The seeds of a pit, one by one.
    Sow {
        /// Which pit.
        pit: SetAt,
        /// The pit itself is left out.
        skips_origin: bool,
        /// The mover's store gets a seed.
        stores: bool,
    },
    /// Nothing.
    Pass,
}

/// What follows from an action or restricts it.
#[derive(Clone, Debug, PartialEq)]
pub enum Clause {
    /// A piece where the moved one stood.
    Leaving(PieceWords),
    /// All pieces of a set come off, at once or when the turn is over.
    Removing {
        /// Which.
        set: SetAt,
        /// When the turn is over.
        afterwards: bool,
        /// Only then.
        condition: Option<ConditionAt>,
    },
    /// A piece on all cells of a set, at once or when the turn is over.
    Putting {
        /// Which piece.
        piece: PieceWords,
        /// Where.
        set: SetAt,
        /// When the turn is over.
        afterwards: bool,
        /// Only then.
        condition: Option<ConditionAt>,
    },
    /// The piece is linked with those of a set.
    Linking(SetAt, Option<ConditionAt>),
    /// The seeds of some pits go to the mover.
    Taking(SetAt, Option<ConditionAt>),
    /// Must hold after the move.
    Provided(ConditionAt),
    /// Must hold when the turn ends.
    ProvidedAtEnd(ConditionAt),
    /// Must hold before the move.
    If(ConditionAt),
    /// The same side goes on.
    Again {
        /// Only with the piece just moved.
        with_it: bool,
        /// By any line that says so.
        any_line: bool,
        /// The mover may stop.
        optional: bool,
        /// Only then.
        condition: Option<ConditionAt>,
    },
    /// So many times in all.
    Times(u32),
    /// Only what removes the most; of equal ones, the most of a set.
    Most(Option<SetAt>),
}

/// How a game ends for its sides.
#[derive(Clone, Debug, PartialEq)]
pub enum Verdict {
    /// Nobody wins.
    Draw,
    /// `mover wins`, `next loses`, `first wins`, …
    Fate(Word, bool),
    /// Who has more (true) or less of it wins.
    Contest(bool, NumberAt),
}

/// A board, as written.
#[derive(Clone, Debug, PartialEq)]
pub struct BoardWords {
    /// `square`, `hexagon`, …
    pub family: Word,
    /// One or two numbers.
    pub size: At<Vec<u32>>,
    /// Cells that are not there.
    pub holes: Vec<Word>,
    /// Whether diagonal neighbours are neighbours.
    pub diagonals_touch: bool,
}

/// How many pieces, and whose.
#[derive(Clone, Debug, PartialEq)]
pub struct Supply {
    /// How many; enough when absent.
    pub count: Option<u32>,
    /// Whose.
    pub owner: SupplyOwner,
    /// Whether what comes off the board stays off.
    pub placed_once: bool,
}

/// To whom the pieces of a supply belong.
#[derive(Clone, Debug, PartialEq)]
pub enum SupplyOwner {
    /// So many for each side.
    Each,
    /// So many for both together.
    Shared,
    /// All for one side.
    Of(Word),
}

/// A line of `claims`.
#[derive(Clone, Debug, PartialEq)]
pub struct Claim {
    /// What is supposed before it is looked at, in order.
    pub supposed: Vec<Supposed>,
    /// What is said.
    pub statement: At<Statement>,
}

/// A way from the example's position to the one a claim speaks of.
#[derive(Clone, Debug, PartialEq)]
pub enum Supposed {
    /// These moves have been played.
    After(Vec<Word>),
    /// Any move has been played.
    AfterAny,
    /// It is that side's turn.
    ToMove(Word),
}

/// What a claim says.
#[derive(Clone, Debug, PartialEq)]
pub enum Statement {
    /// Whose turn it is.
    ToMove(Word),
    /// What a side, or the side to move, can play.
    Play {
        /// The side, if it is named.
        side: Option<Word>,
        /// Whether these are some of the moves, all of them, or none of them.
        among: Among,
        /// The moves.
        moves: Vec<Word>,
    },
    /// How many moves there are.
    HasMoves(Option<Word>, u32),
    /// The game is over: who has won, by which end.
    Won(Word, Option<ConditionAt>),
    /// The game is not over.
    GoesOn,
    /// The scores of the first and the second side.
    Score(u32, u32),
    /// What comes of moves, or of the position for a side.
    Fate {
        /// Whether it comes of no other move.
        only: bool,
        /// Moves, a side, `nothing` or `nobody`.
        of: Vec<Word>,
        /// What comes of them.
        fate: At<Fate>,
        /// How soon.
        when: When,
    },
    /// A condition of the rules.
    Holds(ConditionAt),
}

/// What comes of a move or a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fate {
    /// It wins.
    Wins,
    /// It loses.
    Loses,
    /// It comes to a draw.
    Draws,
    /// It wins or comes to a draw.
    DoesNotLose,
    /// The opponent cannot win at once.
    IsSafe,
}
