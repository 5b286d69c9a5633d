//! The compiled form of a game: flat programs over bitsets, one set for each side.

use super::lanes::Lanes;
use super::lines::Lines;
use super::links::Links;
use super::news::News;
use super::relation::{Relation, Ways};
pub(crate) use super::sets::{Content, OfLine, OfMove, OfState, Op, SetCode};
use super::sieve::Sieve;
use super::state::State;
use crate::engine::bits::Bits;
use crate::game::{Bond, Bound, Repeated, Sowing};

/// A condition, ready to be tested.
#[derive(Clone, Debug)]
pub(crate) enum ConditionCode<const W: usize> {
    All(Box<[ConditionCode<W>]>),
    /// No more pieces have been put down than there are.
    Supplied,
    NoMove,
    Passes(u8),
    Repeated(Repeated),
    /// No cell got the last seed.
    LastInStore,
    /// The set has a cell.
    Some(SetCode<W>),
    /// The set has none.
    No(SetCode<W>),
    /// A layer has a cell among these.
    Meets(usize, Bits<W>),
    /// The cell of the move, or the one where the last move ended, lies in a line of some layers.
    InLine {
        at: OfLine,
        layers: u16,
        lines: Lines<W>,
    },
    /// One of the layers that have grown has a line: one direction of each axis, and the length.
    NewLineAlike {
        axes: u16,
        length: u32,
        lines: Lines<W>,
    },
    /// The set has a cell; that can be new only where the cell just filled of some layers is part of a figure.
    New {
        layers: u16,
        news: Box<News<W>>,
        set: SetCode<W>,
    },
    /// The set is one group, or has no cell.
    OneGroup(SetCode<W>),
    /// At most so many empty neighbours of the cell just reached.
    FewBeside {
        set: SetCode<W>,
        most: u32,
    },
    Count(SetCode<W>, Bound, i64),
    Compare(NumberCode<W>, Bound, NumberCode<W>),
    /// The turn can end so that a condition holds.
    MayEnd(Box<MayEnd<W>>),
}

impl<const W: usize> ConditionCode<W> {
    /// Asks for another condition first, if there is one.
    pub(crate) fn after(self, first: Option<Self>) -> Self {
        match first {
            Some(first) => ConditionCode::All([first, self].into()),
            None => self,
        }
    }
}

/// What must hold when a turn ends, and where the turn goes on until then.
#[derive(Clone, Debug)]
pub(crate) struct MayEnd<const W: usize> {
    pub(crate) condition: ConditionCode<W>,
    /// The node that follows, of those that ask nothing of the end.
    pub(crate) next: Option<u16>,
    /// What must hold for that, and the node that follows otherwise.
    pub(crate) unless: Option<Box<(ConditionCode<W>, Option<u16>)>>,
}

/// A number, ready to be computed.
#[derive(Clone, Debug)]
pub(crate) enum NumberCode<const W: usize> {
    Int(i64),
    Count(SetCode<W>),
    Groups(SetCode<W>, Bond),
    Seeds(SetCode<W>),
    Taken,
    Largest(u32, SetCode<W>),
    Sum(Box<[(bool, NumberCode<W>)]>),
}

/// What the mover chooses.
#[derive(Clone, Debug)]
pub(crate) enum Pick<const W: usize> {
    /// One cell.
    Cell(SetCode<W>),
    /// A piece and one of some directions; one step of a relation each.
    Step { from: SetCode<W>, to: SetCode<W>, lanes: Box<[StepLane<W>]> },
    /// A piece, and a cell that depends on it; the same cells by the way to them.
    Each { from: SetCode<W>, to: SetCode<W>, lanes: Box<Lanes<W>> },
    /// A straight run of cells.
    Run { of: SetCode<W>, directions: u16, least: u32, most: u32 },
    /// A line of pieces and a direction.
    Shift(Box<ShiftCode<W>>),
    /// A piece and a number of jumps in a direction.
    Jump { from: SetCode<W>, over: SetCode<W>, to: SetCode<W>, directions: u16, repeatedly: bool },
    /// A part of the board and the way it is turned.
    Turn(Box<[TurningCode<W>]>),
    /// A piece, one to leap over from any distance, and a cell behind it.
    Fly { from: SetCode<W>, over: SetCode<W>, to: SetCode<W>, directions: u16 },
    /// A pit.
    Sow(SetCode<W>),
    /// Nothing.
    Pass,
}

/// A part of the board that is turned: where its cells go, and all of them.
#[derive(Clone, Debug)]
pub(crate) struct TurningCode<const W: usize> {
    pub(crate) pairs: Box<[(u16, u16)]>,
    pub(crate) cells: Bits<W>,
}

/// Which lines of pieces move, and where they may go.
#[derive(Clone, Debug)]
pub(crate) struct ShiftCode<const W: usize> {
    pub(crate) of: SetCode<W>,
    pub(crate) to: SetCode<W>,
    /// What goes with a line that moves along itself, and whether only if it is shorter.
    pub(crate) pushed: Option<(SetCode<W>, bool)>,
    /// The directions lines lie in.
    pub(crate) axes: u16,
    /// The directions they move in.
    pub(crate) directions: u16,
    pub(crate) least: u32,
    pub(crate) most: u32,
}

/// A direction of a step: where it leads, and where it comes from.
#[derive(Clone, Debug)]
pub(crate) struct StepLane<const W: usize> {
    pub(crate) forward: Relation<W>,
    pub(crate) back: Box<[u16]>,
    /// The direction of its one step, if it is one.
    pub(crate) direction: Option<usize>,
}

/// What the choice does to the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Deed {
    /// A piece appears on a cell known to be empty.
    Fill(usize),
    /// A piece of one layer becomes one of another.
    Turn(usize, usize),
    /// A piece appears, whatever stood there.
    Put(usize),
    /// What stands there goes.
    Clear,
    /// A piece of a known layer moves to a cell known to be empty.
    Slide(usize),
    /// A piece of a known layer moves, taking what stands there.
    Carry(usize),
    /// A piece moves, whatever it is, taking what stands there.
    CarryAny,
    /// Pieces appear on a run of cells.
    FillRun(usize),
    /// A line of pieces moves.
    Shift,
    /// A piece jumps.
    Jump,
    /// A part of the board is turned.
    TurnPart,
    /// Seeds are sown.
    Sow(Sowing),
    /// Nothing.
    Nothing,
}

/// What else happens, to all cells of a set.
#[derive(Clone, Debug)]
pub(crate) enum EffectCode<const W: usize> {
    /// A piece appears where the moved one stood.
    Leave(usize),
    Remove(SetCode<W>, Option<ConditionCode<W>>),
    /// Comes off when the turn is over.
    Doom(SetCode<W>, Option<ConditionCode<W>>),
    Put(usize, SetCode<W>, Option<ConditionCode<W>>),
    Take(SetCode<W>, Option<ConditionCode<W>>),
    /// Made when all other effects are done.
    Link(SetCode<W>, Option<ConditionCode<W>>),
}

/// The second choice of a move.
#[derive(Clone, Debug)]
pub(crate) struct Also<const W: usize> {
    pub(crate) set: SetCode<W>,
    pub(crate) deed: Deed,
    /// There are never more of them.
    pub(crate) most: u32,
    /// The cells that may ever be chosen after a first choice that comes to each cell, where that is told by what is seen.
    pub(crate) reach: Box<[Bits<W>]>,
}

/// One way to play a step.
#[derive(Clone, Debug)]
pub(crate) struct Alternative<const W: usize> {
    /// The line of the turn that begins with it.
    pub(crate) line: u8,
    /// Only when nothing before it can be played.
    pub(crate) otherwise: bool,
    pub(crate) guard: Option<ConditionCode<W>>,
    pub(crate) pick: Pick<W>,
    /// The layer that must not have run out.
    pub(crate) spends: Option<usize>,
    pub(crate) deed: Deed,
    /// The layers that may gain a piece, where that is on the cell of the move alone.
    pub(crate) grows: u16,
    pub(crate) also: Option<Also<W>>,
    pub(crate) effects: Box<[EffectCode<W>]>,
    /// What happens if the turn ends with it.
    pub(crate) afterwards: Box<[EffectCode<W>]>,
    pub(crate) provided: Option<ConditionCode<W>>,
    /// The same for all moves at once, where it can be told from the position before them.
    pub(crate) sieve: Option<Sieve<W>>,
    pub(crate) again: Option<ConditionCode<W>>,
    /// The node that follows in this turn.
    pub(crate) next: Option<u16>,
    /// What must hold for that, and the node that follows otherwise.
    pub(crate) unless: Option<Box<(ConditionCode<W>, Option<u16>)>>,
    /// Whether only what removes the most may be played; of equal ones, what removes the most of a set.
    pub(crate) most: Option<Box<Option<SetCode<W>>>>,
    /// Whether it only leaves out an optional step.
    pub(crate) is_stop: bool,
    /// The word that must be written to tell it from another piece on the same cell.
    pub(crate) prefix: Option<Box<str>>,
}

/// A place in a turn: what can be played there.
#[derive(Clone, Debug)]
pub(crate) struct TurnNode<const W: usize> {
    pub(crate) alternatives: Box<[Alternative<W>]>,
    /// What happens if nothing can be played.
    pub(crate) skip: Skip,
    /// Whether moves are weighed against each other by what they remove.
    pub(crate) weighs: bool,
    /// Whether it is there only to look ahead: nothing is asked of the end of the turn in it.
    pub(crate) looks_ahead: bool,
}

/// What happens at a node where nothing can be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Skip {
    /// The side cannot move.
    Never,
    /// The turn goes on with another node.
    To(u16),
    /// The turn is over.
    Turn,
}

/// How the game ends, seen from the side that has just moved.
#[derive(Clone, Debug)]
pub(crate) struct EndCode<const W: usize> {
    pub(crate) condition: ConditionCode<W>,
    pub(crate) needs_no_move: bool,
    /// Whether it asks what was there before, and so is looked at only when a turn is over.
    pub(crate) asks_history: bool,
}

/// Everything that is compiled once for each side.
#[derive(Clone, Debug)]
pub(crate) struct SideCode<const W: usize> {
    pub(crate) nodes: Vec<TurnNode<W>>,
    /// The first node of the first turn and of later ones.
    pub(crate) roots: [u16; 2],
    pub(crate) ends: Vec<EndCode<W>>,
    pub(crate) score: Option<NumberCode<W>>,
    /// The numbers of the contests of each end, in order.
    pub(crate) contests: Vec<Vec<NumberCode<W>>>,
    pub(crate) own: u16,
    pub(crate) enemy: u16,
    /// The place on the track after which the side's store comes.
    pub(crate) store_after: usize,
}

/// A pattern in all its rotations and reflections.
#[derive(Clone, Debug)]
pub(crate) struct PatternCode<const W: usize> {
    pub(crate) turned: Vec<Vec<PatternPart<W>>>,
}

/// A cell of a pattern: what must be there (own, enemy, nothing, anything), and the ways between it and the first cell.
#[derive(Clone, Debug)]
pub(crate) struct PatternPart<const W: usize> {
    pub(crate) content: usize,
    pub(crate) forward: Relation<W>,
    pub(crate) back: Relation<W>,
}

/// A compiled game.
#[derive(Clone, Debug)]
pub struct Program<const W: usize> {
    pub(crate) all: Bits<W>,
    pub(crate) ways: Ways<W>,
    pub(crate) relations: Vec<Relation<W>>,
    pub(crate) patterns: Vec<PatternCode<W>>,
    pub(crate) sides: [SideCode<W>; 2],
    pub(crate) verdicts: Vec<Vec<crate::game::Verdict>>,
    pub(crate) track: Vec<u16>,
    /// The place of each pit on the track.
    pub(crate) track_index: Vec<u16>,
    pub(crate) n_layers: usize,
    /// Whether the pieces of each layer go back to the supply when they come off the board.
    pub(crate) returning: Box<[bool]>,
    pub(crate) swap: bool,
    /// Whether a rule asks what happened before.
    pub(crate) uses_history: bool,
    /// Whether a rule asks for the cells changed in this turn.
    pub(crate) uses_fresh: bool,
    /// Whether a rule asks where the last move began or ended.
    pub(crate) uses_memory: bool,
    /// Whether pieces come off when the turn is over.
    pub(crate) uses_doom: bool,
    /// Whether a rule asks which pieces have never moved.
    pub(crate) uses_unmoved: bool,
    /// How pieces are linked, if they are.
    pub(crate) links: Option<Links<W>>,
    /// Whether a rule asks where a piece has been in its turn.
    pub(crate) uses_visited: bool,
    /// Whether rules ask for what play at speed does not note: what the move at hand has taken off, how a turn ends, or a
    /// path that comes to a cell again.
    pub(crate) needs_care: bool,
    /// Whether a rule asks how many pieces a side has taken.
    pub(crate) counts_captures: bool,
    /// Whether every `no move` stands after all other ends.
    pub(crate) no_move_last: bool,
    pub(crate) start: State<W>,
}
