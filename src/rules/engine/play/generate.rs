//! The moves of a position: counted and picked a set at a time, listed only when somebody asks.

use super::evaluate::Context;
use crate::engine::bits::Bits;
use crate::engine::moves::{Move, Way};
use crate::engine::play::history::History;
use crate::engine::program::code::{Alternative, Deed, Pick, Program, SetCode, TurnNode};
use crate::engine::program::state::{DOOMED, State};

/// Moves that differ in one cell only: the others, and the set that cell is chosen from.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Fan<const W: usize> {
    pub(super) alternative: u16,
    pub(super) kind: FanKind,
    pub(super) cells: Bits<W>,
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

/// Memory that generating reuses, so that playing allocates nothing.
#[derive(Clone, Debug, Default)]
pub(crate) struct Scratch<const W: usize> {
    pub(crate) fans: Vec<Fan<W>>,
    pub(crate) moves: Vec<Move>,
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
    pub(crate) fn fans(&self, state: &State<W>, history: &History, fans: &mut Vec<Fan<W>>) {
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

    /// Lays out the first choices of moves of two, as if there were no second.
    pub(crate) fn first_fans(&self, state: &State<W>, history: &History, fans: &mut Vec<Fan<W>>) {
        fans.clear();
        let context = Context::of_side(usize::from(state.mover), history);
        for (i, alternative) in self.node(state).alternatives.iter().enumerate() {
            let guard = alternative.guard.as_ref();
            if guard.is_none_or(|guard| self.condition(guard, state, &context)) {
                self.fan_out_first(i as u16, alternative, state, &context, fans);
            }
        }
    }

    pub(super) fn fan_out_first(
        &self,
        index: u16,
        alternative: &Alternative<W>,
        state: &State<W>,
        context: &Context<W>,
        fans: &mut Vec<Fan<W>>,
    ) {
        let left = alternative.spends.map_or(u32::MAX, |layer| u32::from(state.reserve[layer]));
        if left == 0 {
            return;
        }
        let mut add = |kind, cells: Bits<W>| {
            if !cells.is_empty() {
                fans.push(Fan { alternative: index, kind, cells });
            }
        };
        match &alternative.pick {
            Pick::Pass => fans.push(Fan { alternative: index, kind: FanKind::Pass, cells: Bits::EMPTY }),
            Pick::Cell(set) | Pick::Sow(set) => {
                let mut cells = self.set(set, state, context);
                if let Some(sieve) = self.sieve(alternative, state) {
                    cells &= self.clasping(sieve, state);
                }
                add(FanKind::Cell, cells);
            }
            Pick::Step { from, to, lanes } => {
                let (from, to) = (self.set(from, state, context), self.set(to, state, context));
                let sieve = self.sieve(alternative, state);
                for (l, lane) in lanes.iter().enumerate() {
                    let cells = match sieve {
                        None => lane.forward.apply(from) & to,
                        Some(sieve) => self.taking(sieve, lane, from, state) & to,
                    };
                    add(FanKind::Lane(l as u16), cells);
                }
            }
            Pick::Each { from, to, .. } => {
                for cell in self.set(from, state, context).iter() {
                    let mut context = *context;
                    context.it = Bits::single(cell);
                    let targets = self.set(to, state, &context).without(context.it);
                    add(FanKind::From(cell as u16), targets);
                }
            }
            Pick::Run { of, directions, least, most } => {
                let of = self.ways.places(self.set(of, state, context));
                for direction in self.ways.chosen(*directions) {
                    let back = &self.ways.directions[self.ways.opposite[direction]];
                    // A run of one cell has no direction, and a run is the same read from its other end.
                    let is_twin = self.ways.opposite[direction] < direction
                        && directions >> self.ways.opposite[direction] & 1 == 1;
                    let mut starts = of;
                    let mut length = 1;
                    while !starts.is_empty() && length <= (*most).min(left) {
                        if length >= *least && !is_twin {
                            add(FanKind::Run(direction as u16, length as u16), starts);
                        }
                        starts = of & back.apply(starts);
                        length += 1;
                    }
                }
            }
            Pick::Shift(shift) => self.fan_out_shift(shift, state, context, &mut add),
            Pick::Fly { from, over, to, directions } => {
                let over = self.set(over, state, context).without(state.layers[DOOMED]);
                let to = self.set(to, state, context) & state.empty();
                let (over, empty) = (self.ways.places(over), self.ways.places(state.empty()));
                for cell in self.set(from, state, context).iter() {
                    let from = self.ways.places(Bits::single(cell));
                    let mut targets = Bits::EMPTY;
                    for direction in self.ways.chosen(*directions) {
                        // The first piece on the way, and what is seen from there.
                        let first = self.ways.seen(direction, from, empty).without(empty);
                        targets |= self.ways.seen(direction, first & over, empty);
                    }
                    add(FanKind::From(cell as u16), self.ways.cells(targets & empty) & to);
                }
            }
            Pick::Jump { from, over, to, directions, repeatedly } => {
                let (from, over, to) = (
                    self.set(from, state, context),
                    self.set(over, state, context).without(state.layers[DOOMED]),
                    self.set(to, state, context),
                );
                let [from, over, to] = [from, over, to].map(|set| self.ways.places(set));
                for direction in self.ways.chosen(*directions) {
                    let step = &self.ways.directions[direction];
                    let back = &self.ways.directions[self.ways.opposite[direction]];
                    let mut at = from;
                    for jumps in 1..=self.ways.most_jumps() {
                        at = step.apply(step.apply(at) & over) & to;
                        if at.is_empty() {
                            break;
                        }
                        let starts = (0..2 * jumps).fold(at, |cells, _| back.apply(cells));
                        add(FanKind::Jump(direction as u16, jumps), starts);
                        if !*repeatedly {
                            break;
                        }
                    }
                }
            }
        }
    }

    /// Replaces the fans of a first choice by those of the second, one for each move so far.
    pub(super) fn fan_out_also(
        &self,
        alternative: &Alternative<W>,
        state: &State<W>,
        context: &Context<W>,
        fans: &mut Vec<Fan<W>>,
        before: usize,
    ) {
        if alternative.also.is_none() {
            return;
        }
        let node = self.node(state);
        let firsts = fans.len();
        for i in before..firsts {
            let fan = fans[i];
            for k in 0..fan.count() {
                let mv = self.decode(node, &fan, k);
                let cells = self.seconds(state, alternative, mv, *context).unwrap_or(Bits::EMPTY);
                if !cells.is_empty() {
                    let kind = match mv {
                        Move::Cell { at, .. } => FanKind::CellAlso(at),
                        Move::Path { from, to, .. } => FanKind::PathAlso(from, to),
                        Move::Run { from, to, .. } => FanKind::RunAlso(from, to),
                        // The compiler refuses a second choice beside a pass.
                        Move::Pass { .. } | Move::Swap => continue,
                    };
                    fans.push(Fan { alternative: fan.alternative, kind, cells });
                }
            }
        }
        fans.drain(before..firsts);
    }

    /// Returns the second choices after a first.
    pub(crate) fn seconds(
        &self,
        state: &State<W>,
        alternative: &Alternative<W>,
        first: Move,
        mut context: Context<W>,
    ) -> Option<Bits<W>> {
        let also = alternative.also.as_ref()?;
        // What is seen depends on what is empty alone.
        if let (SetCode::EmptySeen(directions, cells), Deed::Slide(_), Move::Path { from, to, .. }) =
            (&also.set, alternative.deed, first)
        {
            let (origin, it) = (Bits::single(usize::from(from)), Bits::single(usize::from(to)));
            let empty = (state.empty() | origin).without(it);
            return Some(self.empty_seen(it, empty, *directions) & *cells);
        }
        let mut after = *state;
        self.deed(&mut after, alternative, first, &mut context);
        Some(self.set(&also.set, &after, &context))
    }

    /// Counts the moves that would have to be looked at to list the legal ones, up to so many: those laid out, whatever
    /// must hold after them, and where moves are weighed those of the chains they begin.
    pub(crate) fn effort(&self, state: &State<W>, history: &History, most: u64) -> u64 {
        let node = self.node(state);
        let context = Context::of_side(usize::from(state.mover), history);
        let mut fans = Vec::new();
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
    pub(crate) fn has_move(&self, state: &State<W>, history: &History, fans: &mut Vec<Fan<W>>) -> bool {
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
        let mut moves = self.candidates(state, history);
        if self.node(state).weighs {
            self.keep_most(state, history, &mut moves);
        }
        if self.ways.is_folded() {
            let mut listed = std::collections::BTreeSet::new();
            moves.retain(|mv| listed.insert(*mv));
        }
        moves
    }

    /// Returns whether moves must be listed to be counted or drawn: they are weighed against each other, or a path that
    /// comes to a cell again may lead to one and the same move in two ways.
    #[inline]
    pub(crate) fn must_list(&self, node: &TurnNode<W>) -> bool {
        node.weighs || self.ways.is_folded()
    }

    /// Returns every move that would be legal if none were weighed against another.
    pub(crate) fn candidates(&self, state: &State<W>, history: &History) -> Vec<Move> {
        let mut fans = Vec::new();
        self.fans(state, history, &mut fans);
        let node = self.node(state);
        let mut moves = Vec::new();
        for fan in &fans {
            let decoded = (0..fan.count()).map(|k| self.decode(node, fan, k));
            moves.extend(decoded.filter(|&mv| self.is_allowed(state, mv, history)));
        }
        if self.may_swap(state) {
            moves.push(Move::Swap);
        }
        moves
    }

    /// Lists the legal moves into memory that is used again; the same moves in the same order as [`Self::legal`].
    #[inline]
    pub(crate) fn list(
        &self,
        state: &State<W>,
        history: &History,
        scratch: &mut Scratch<W>,
        moves: &mut Vec<Move>,
    ) {
        let node = self.node(state);
        if self.must_list(node) {
            moves.extend(self.legal(state, history));
            return;
        }
        let mut fans = std::mem::take(&mut scratch.fans);
        self.fans(state, history, &mut fans);
        for fan in &fans {
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
        scratch.fans = fans;
    }

    /// Counts the legal moves without listing them, where no rule looks at the position after the move.
    pub(crate) fn count(&self, state: &State<W>, history: &History, fans: &mut Vec<Fan<W>>) -> u64 {
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

    /// Returns the cells a run covers.
    pub(crate) fn run_cells(&self, alternative: &Alternative<W>, mv: Move) -> Bits<W> {
        let Pick::Run { directions, .. } = alternative.pick else { return Bits::EMPTY };
        let Some((from, _)) = mv.ends() else { return Bits::EMPTY };
        self.on_the_way(directions, mv, 1) | Bits::single(usize::from(from))
    }

    /// Returns the cells a jump leaps over: every other cell on its way, or of a flight the one that is not empty.
    pub(crate) fn jumped(&self, alternative: &Alternative<W>, mv: Move, empty: Bits<W>) -> Bits<W> {
        match alternative.pick {
            Pick::Jump { directions, .. } => self.on_the_way(directions, mv, 2),
            Pick::Fly { directions, .. } => self.on_the_way(directions, mv, 1).without(empty),
            _ => Bits::EMPTY,
        }
    }

    /// Returns every `nth` cell of a straight move, from the one after its start to its end.
    fn on_the_way(&self, directions: u16, mv: Move, nth: usize) -> Bits<W> {
        let Some((from, to)) = mv.ends() else { return Bits::EMPTY };
        let starts = self.ways.places(Bits::single(usize::from(from)));
        let walk = |direction: usize, start: usize| {
            let mut places = Bits::EMPTY;
            let mut at = start;
            for i in 0.. {
                if self.ways.cell(at) == usize::from(to) {
                    return Some(self.ways.cells(places));
                }
                at = self.ways.to[direction].get(at).copied().flatten().map(usize::from)?;
                if places.has(at) {
                    return None;
                }
                if i % nth == 0 {
                    places.insert(at);
                }
            }
            None
        };
        let mut chosen = self.ways.chosen(directions);
        chosen.find_map(|way| starts.iter().find_map(|start| walk(way, start))).unwrap_or(Bits::EMPTY)
    }
}

impl<const W: usize> Fan<W> {
    #[inline]
    pub(crate) fn count(&self) -> u32 {
        match self.kind {
            FanKind::Pass => 1,
            FanKind::Pieces(most) => self.cells.count() * most,
            _ => self.cells.count(),
        }
    }
}
