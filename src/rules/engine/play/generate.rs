//! The moves of a position: counted and picked a set at a time, listed only when somebody asks.

use std::ops::{Deref, DerefMut};

use super::evaluate::Context;
use super::loose::Seconds;
use crate::engine::bits::Bits;
use crate::engine::moves::{Move, Way};
use crate::engine::play::history::History;
use crate::engine::program::code::{Alternative, Pick, Program, TurnNode};
use crate::engine::program::state::State;
use crate::engine::program::watch::{Watch, Watched};

/// Moves that differ in one cell only: the others, and the set that cell is chosen from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fan<const W: usize> {
    pub(crate) alternative: u16,
    pub(super) kind: FanKind,
    pub(crate) cells: Bits<W>,
    /// How many moves they are.
    pub(super) n: u32,
    /// How many second choices each move may have, of which nothing else is known yet; 1 where there are none.
    pub(super) seconds: u32,
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum FanKind {
    /// The cells are targets; nothing moves.
    Cell,
    /// The cells are targets, reached along a lane of the step.
    Lane(u16),
    /// The cells are targets of the piece on that cell.
    From(u16),
    /// The cells are pieces, each with so many targets at most; what they are is not known yet.
    Pieces(u32),
    /// The cells are where runs of that length and direction begin.
    Run(u16, u16),
    /// The cells are the last of lines that move that way along themselves, and that are so long.
    Shift(u16, u16),
    /// The cells are where lines along an axis begin that move aside that way, and that are so long.
    Aside(u8, u8, u16),
    /// The cells are where jumps of that number and direction begin.
    Jump(u16, u16),
    /// The cells are the second choice of a move about that cell.
    CellAlso(u16),
    /// The cells are the second choice of a move from one cell to another.
    PathAlso(u16, u16),
    /// The cells are the second choice of a run from one cell to another.
    RunAlso(u16, u16),
    /// No cell is chosen.
    Pass,
}

/// The moves of a position, laid out, and what is kept from one position to the next to lay them out.
#[derive(Clone, Debug, Default)]
pub(crate) struct Fans<const W: usize> {
    pub(super) list: Vec<Fan<W>>,
    pub(crate) watches: Vec<Watch<W>>,
    /// The watch that is known to be as of the position whose moves these are.
    watching: Option<usize>,
}

impl<const W: usize> Fans<W> {
    /// Goes over to another position.
    #[inline]
    pub(crate) fn forget(&mut self) {
        self.watching = None;
    }

    /// Returns the watch of what is asked for, as of the position whose moves these are.
    #[inline]
    pub(crate) fn watch(&mut self, watched: Watched, program: &Program<W>, state: &State<W>) -> &Watch<W> {
        let known = self.watching.filter(|&at| self.watches[at].watched == watched);
        let at = known.unwrap_or_else(|| Watch::look_up(&mut self.watches, watched, program, state));
        self.watching = Some(at);
        &self.watches[at]
    }
}

impl<const W: usize> Deref for Fans<W> {
    type Target = Vec<Fan<W>>;

    fn deref(&self) -> &Vec<Fan<W>> {
        &self.list
    }
}

impl<const W: usize> DerefMut for Fans<W> {
    fn deref_mut(&mut self) -> &mut Vec<Fan<W>> {
        &mut self.list
    }
}

/// Memory that generating reuses, so that playing allocates nothing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch<const W: usize> {
    pub(crate) fans: Fans<W>,
    pub(crate) moves: Vec<Move>,
    pub(crate) seconds: Seconds<W>,
}

impl<const W: usize> Program<W> {
    #[inline]
    pub(crate) fn node(&self, state: &State<W>) -> &TurnNode<W> {
        &self.sides[usize::from(state.mover)].nodes[usize::from(state.node)]
    }

    pub(crate) fn nth(&self, node: &TurnNode<W>, fans: &[Fan<W>], mut k: u32) -> Move {
        for fan in fans {
            let count = fan.count();
            if k < count {
                return self.decode(node, fan, k);
            }
            k -= count;
        }
        Move::Swap
    }

    pub(super) fn decode(&self, node: &TurnNode<W>, fan: &Fan<W>, k: u32) -> Move {
        let way = Way(fan.alternative);
        let cell = || fan.cells.select(k) as u16;
        match fan.kind {
            FanKind::Pass => Move::Pass { way },
            FanKind::Cell | FanKind::Pieces(_) => Move::Cell { way, at: cell(), also: None },
            FanKind::From(from) => Move::Path { way, from, to: cell(), also: None },
            FanKind::CellAlso(at) => Move::Cell { way, at, also: Some(cell()) },
            FanKind::PathAlso(from, to) => Move::Path { way, from, to, also: Some(cell()) },
            FanKind::RunAlso(from, to) => Move::Run { way, from, to, also: Some(cell()) },
            FanKind::Lane(lane) => {
                let to = cell();
                let Pick::Step { lanes, .. } = &node.alternatives[way.index()].pick else {
                    return Move::Cell { way, at: to, also: None };
                };
                Move::Path { way, from: lanes[usize::from(lane)].back[usize::from(to)], to, also: None }
            }
            FanKind::Run(direction, length) => {
                let place = cell();
                let to = self.walk(place, direction, length - 1);
                Move::Run { way, from: self.walk(place, direction, 0), to, also: None }
            }
            FanKind::Shift(direction, length) => {
                let from = cell();
                Move::Path { way, from, to: self.walk(from, direction, length), also: None }
            }
            FanKind::Aside(axis, direction, length) => {
                let from = cell();
                let also = Some(self.walk(from, u16::from(direction), 1));
                Move::Run { way, from, to: self.walk(from, u16::from(axis), length - 1), also }
            }
            FanKind::Jump(direction, jumps) => {
                let place = cell();
                let to = self.walk(place, direction, 2 * jumps);
                Move::Path { way, from: self.walk(place, direction, 0), to, also: None }
            }
        }
    }

    /// Returns the cell to which so many steps lead; a fan holds only places from which all of them can be taken.
    fn walk(&self, from: u16, direction: u16, steps: u16) -> u16 {
        let to = &self.ways.to[usize::from(direction)];
        let end = (0..steps).fold(from, |at, _| to.get(usize::from(at)).copied().flatten().unwrap_or(at));
        self.ways.cell(usize::from(end)) as u16
    }

    /// Lays out every move of the position that may be legal; [`Self::is_allowed`] has the last word.
    pub(crate) fn fans(&self, state: &State<W>, history: &History, fans: &mut Fans<W>) {
        fans.clear();
        let node = self.node(state);
        let context = Context::of_side(usize::from(state.mover), history);
        for (i, alternative) in node.alternatives.iter().enumerate() {
            if alternative.otherwise && self.any_allowed(state, node, fans, history) {
                break;
            }
            // Stopping is a choice only as long as one could go on.
            if alternative.is_stop && !self.any_allowed(state, node, fans, history) {
                continue;
            }
            if alternative.guard.as_ref().is_some_and(|guard| !self.condition(guard, state, &context)) {
                continue;
            }
            let before = fans.len();
            self.fan_out_first(i as u16, alternative, state, &context, fans);
            self.fan_out_also(alternative, state, &context, fans, before);
        }
    }

    pub(super) fn any_allowed(
        &self,
        state: &State<W>,
        node: &TurnNode<W>,
        fans: &[Fan<W>],
        history: &History,
    ) -> bool {
        fans.iter().any(|fan| {
            !self.asks_after(&node.alternatives[usize::from(fan.alternative)], state)
                || (0..fan.count()).any(|k| self.is_allowed(state, self.decode(node, fan, k), history))
        })
    }

    /// Returns whether the position after a move must be looked at to know whether it may be played.
    #[inline]
    pub(super) fn asks_after(&self, alternative: &Alternative<W>, state: &State<W>) -> bool {
        alternative.provided.is_some() && self.sieve(alternative, state).is_none()
    }

    /// Returns whether some moves of a fan may turn out to be illegal: something is asked after them, or they are weighed
    /// against others.
    pub(crate) fn is_loose(&self, node: &TurnNode<W>, fan: &Fan<W>, total: u32, state: &State<W>) -> bool {
        let alternative = &node.alternatives[usize::from(fan.alternative)];
        alternative.most.is_some() && total > 1 || self.asks_after(alternative, state)
    }

    /// Counts the moves that would have to be looked at to list the legal ones, up to so many: those laid out, whatever
    /// must hold after them, and where moves are weighed those of the chains they begin.
    pub(crate) fn effort(&self, state: &State<W>, history: &History, most: u64) -> u64 {
        let node = self.node(state);
        let context = Context::of_side(usize::from(state.mover), history);
        let mut fans = Fans::default();
        let mut total = 0;
        for (i, alternative) in node.alternatives.iter().enumerate() {
            let guard = alternative.guard.as_ref();
            if total <= most && guard.is_none_or(|guard| self.condition(guard, state, &context)) {
                fans.clear();
                self.fan_out_first(i as u16, alternative, state, &context, &mut fans);
                self.fan_out_also(alternative, state, &context, &mut fans, 0);
                total += fans.iter().map(|fan| u64::from(fan.count())).sum::<u64>();
            }
        }
        if node.weighs && total <= most {
            total += self.weighing(state, history, most - total);
        }
        total
    }

    /// Returns whether a laid-out move satisfies what must hold after it.
    #[inline]
    pub(crate) fn is_allowed(&self, state: &State<W>, mv: Move, history: &History) -> bool {
        let Some(way) = mv.way() else { return true };
        let alternative = &self.node(state).alternatives[way.index()];
        let Some(provided) = &alternative.provided else { return true };
        if self.sieve(alternative, state).is_some() {
            return true;
        }
        let mut after = *state;
        let context = self.perform(&mut after, alternative, mv, usize::from(state.mover), history);
        self.permits(provided, &after, alternative, &context)
    }

    /// Returns whether anything can be played in this step; how moves weigh against each other does not matter for that.
    pub(crate) fn has_move(&self, state: &State<W>, history: &History, fans: &mut Fans<W>) -> bool {
        self.fans(state, history, fans);
        self.may_swap(state) || self.any_allowed(state, self.node(state), fans, history)
    }

    /// Returns whether the side to move can, or the step will be left out.
    pub(crate) fn can_move(&self, state: &State<W>, history: &History) -> bool {
        let mut at = *state;
        // A turn has few steps, so that leaving them out comes to an end.
        for _ in 0..64 {
            if self.has_any_move(&at, history) {
                return true;
            }
            if !self.skip(&mut at) {
                return false;
            }
        }
        false
    }

    /// Returns every legal move, in a fixed order and without repetition.
    pub(crate) fn legal(&self, state: &State<W>, history: &History) -> Vec<Move> {
        let mut moves = Vec::new();
        self.list(state, history, &mut Scratch::default(), &mut moves);
        moves
    }

    /// Returns whether moves must be listed to be counted or drawn: they are weighed against each other, or laid out twice.
    #[inline]
    pub(crate) fn must_list(&self, node: &TurnNode<W>) -> bool {
        node.weighs || self.may_repeat(node)
    }

    /// Returns whether one and the same move may be laid out in two ways: along a path that comes to a cell again, where
    /// targets are not gathered by the piece that reaches them.
    pub(crate) fn may_repeat(&self, node: &TurnNode<W>) -> bool {
        let is_by_way = |pick: &Pick<W>| {
            matches!(pick, Pick::Step { .. } | Pick::Run { .. } | Pick::Shift(_) | Pick::Jump { .. })
        };
        self.ways.is_folded() && node.alternatives.iter().any(|alternative| is_by_way(&alternative.pick))
    }

    /// Returns every move that would be legal if none were weighed against another.
    pub(crate) fn candidates(&self, state: &State<W>, history: &History) -> Vec<Move> {
        let (mut fans, mut moves) = (Fans::default(), Vec::new());
        self.fans(state, history, &mut fans);
        self.list_fans(state, history, &fans, &mut moves);
        moves
    }

    /// Lists the legal moves into memory that is used again, and is empty.
    #[inline]
    pub(crate) fn list(
        &self,
        state: &State<W>,
        history: &History,
        scratch: &mut Scratch<W>,
        moves: &mut Vec<Move>,
    ) {
        let mut fans = std::mem::take(&mut scratch.fans);
        self.fans(state, history, &mut fans);
        self.list_fans(state, history, &fans, moves);
        self.keep_legal(state, history, moves);
        scratch.fans = fans;
    }

    /// Lists the moves of fans that satisfy what must hold after them.
    #[inline]
    pub(crate) fn list_fans(
        &self,
        state: &State<W>,
        history: &History,
        fans: &[Fan<W>],
        moves: &mut Vec<Move>,
    ) {
        let node = self.node(state);
        for fan in fans {
            let alternative = fan.alternative;
            if let FanKind::Cell = fan.kind
                && !self.asks_after(&node.alternatives[usize::from(alternative)], state)
            {
                let mv = |at: usize| Move::Cell { way: Way(alternative), at: at as u16, also: None };
                moves.extend(fan.cells.iter().map(mv));
                continue;
            }
            let decoded = (0..fan.count()).map(|k| self.decode(node, fan, k));
            moves.extend(decoded.filter(|&mv| self.is_allowed(state, mv, history)));
        }
        if self.may_swap(state) {
            moves.push(Move::Swap);
        }
    }

    /// Leaves of listed moves those that are legal beside the others, each once.
    #[inline]
    pub(crate) fn keep_legal(&self, state: &State<W>, history: &History, moves: &mut Vec<Move>) {
        if self.node(state).weighs {
            self.keep_most(state, history, moves);
        }
        if self.may_repeat(self.node(state)) {
            let mut listed = std::collections::BTreeSet::new();
            moves.retain(|mv| listed.insert(*mv));
        }
    }

    /// Counts the legal moves without listing them, where no rule looks at the position after the move.
    pub(crate) fn count(&self, state: &State<W>, history: &History, fans: &mut Fans<W>) -> u64 {
        let node = self.node(state);
        if self.must_list(node) {
            return self.legal(state, history).len() as u64;
        }
        self.fans(state, history, fans);
        let swap = u64::from(self.may_swap(state));
        let count_fan = |fan: &Fan<W>| {
            if !self.asks_after(&node.alternatives[usize::from(fan.alternative)], state) {
                return u64::from(fan.count());
            }
            (0..fan.count()).filter(|&k| self.is_allowed(state, self.decode(node, fan, k), history)).count()
                as u64
        };
        fans.iter().map(count_fan).sum::<u64>() + swap
    }
}

impl<const W: usize> Fan<W> {
    #[inline]
    pub(super) fn new(alternative: u16, kind: FanKind, cells: Bits<W>) -> Self {
        let n = match kind {
            FanKind::Pass => 1,
            FanKind::Pieces(room) => cells.count() * room,
            _ => cells.count(),
        };
        Fan { alternative, kind, cells, n, seconds: 1 }
    }

    #[inline]
    pub(crate) fn count(&self) -> u32 {
        self.n * self.seconds
    }
}
