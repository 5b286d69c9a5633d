//! The values of sets, conditions and numbers in a position.

use crate::engine::bits::Bits;
use crate::engine::play::history::History;
use crate::engine::play::rays::reaching;
use crate::engine::program::code::{ConditionCode, OfLine, OfMove, OfState, Op, Program, SetCode};
use crate::engine::program::state::{MOST_SUPPLY, NOWHERE, State, UNMOVED};
use crate::game::Repeated;

/// Hardly a set program needs a deeper stack.
const STACK: usize = 4;

/// The sets that wait below the one at hand.
struct Stack<const W: usize> {
    sets: [Bits<W>; STACK],
    more: Vec<Bits<W>>,
    depth: usize,
}

impl<const W: usize> Stack<W> {
    #[inline(always)]
    fn new() -> Self {
        Stack { sets: [Bits::EMPTY; STACK], more: Vec::new(), depth: 0 }
    }

    #[inline(always)]
    fn put(&mut self, set: Bits<W>) {
        match self.sets.get_mut(self.depth) {
            Some(place) => *place = set,
            None => self.more.push(set),
        }
        self.depth += 1;
    }

    #[inline(always)]
    fn take(&mut self) -> Bits<W> {
        self.depth = self.depth.saturating_sub(1);
        match self.sets.get(self.depth) {
            Some(set) => *set,
            None => self.more.pop().unwrap_or(Bits::EMPTY),
        }
    }
}

/// What a rule may refer to besides the position itself.
#[derive(Clone, Copy)]
pub(crate) struct Context<'a, const W: usize> {
    /// Whose view is taken: 0 for the first side, 1 for the second.
    pub(crate) side: usize,
    /// The cell of the moving piece, or where it arrived.
    pub(crate) it: Bits<W>,
    /// Where it came from.
    pub(crate) origin: Bits<W>,
    /// What it jumped over.
    pub(crate) jumped: Bits<W>,
    /// Where pieces were taken off.
    pub(crate) removed: Bits<W>,
    /// The layers in which a line may be new; elsewhere it would have been seen before.
    pub(crate) grown: u16,
    /// The boards that have occurred, with a number for the side and step.
    pub(crate) history: &'a History,
    /// The number of the board, once it is known.
    pub(crate) board: Option<u64>,
    /// Whether whoever plays next cannot; known only when asked for.
    pub(crate) no_move: bool,
}

impl<'a, const W: usize> Context<'a, W> {
    /// Returns the view of a side before any piece is chosen.
    #[inline]
    pub(crate) fn of_side(side: usize, history: &'a History) -> Self {
        let none = Bits::EMPTY;
        let (it, origin, jumped, removed) = (none, none, none, none);
        Context { side, it, origin, jumped, removed, grown: u16::MAX, history, board: None, no_move: false }
    }

    /// Returns the same view with other boards that have occurred.
    #[inline]
    pub(crate) fn with_history<'b>(self, history: &'b History) -> Context<'b, W> {
        let Context { side, it, origin, jumped, removed, grown, board, no_move, .. } = self;
        Context { side, it, origin, jumped, removed, grown, history, board, no_move }
    }
}

#[inline]
fn cell_set<const W: usize>(cell: u16) -> Bits<W> {
    if cell == NOWHERE { Bits::EMPTY } else { Bits::single(usize::from(cell)) }
}

impl<const W: usize> Program<W> {
    /// Computes a set of cells.
    #[inline]
    pub(crate) fn set(&self, code: &SetCode<W>, state: &State<W>, context: &Context<W>) -> Bits<W> {
        match code {
            SetCode::Empty => state.empty(),
            SetCode::EmptyWithin(cells) => state.empty() & *cells,
            SetCode::EmptyApart(layer, cells) => {
                let near = self.ways.links.apply(state.layers[usize::from(*layer)]);
                (state.empty() & *cells).without(near)
            }
            SetCode::EmptySeen(directions, cells) => {
                self.empty_seen(context.it, state.empty(), *directions) & *cells
            }
            SetCode::Layer(layer) => state.layers[*layer],
            SetCode::LayerWithin(layer, cells) => state.layers[*layer] & *cells,
            SetCode::NotLayer(layer) => self.all.without(state.layers[*layer]),
            SetCode::Fixed(cells) => *cells,
            SetCode::Program(ops) => self.run(ops, state, context),
        }
    }

    fn run(&self, ops: &[Op<W>], state: &State<W>, context: &Context<W>) -> Bits<W> {
        let mut below = Stack::new();
        let mut top = Bits::EMPTY;
        for op in ops {
            // What pushes lays the top below; what takes more than the top gets it back from there.
            if op.takes() == 0 {
                below.put(top);
            }
            top = match op {
                Op::Empty => state.empty(),
                Op::Layers(mask) => self.layers(*mask, state),
                Op::Fixed(cells) => *cells,
                Op::OfMove(OfMove::It) => context.it,
                Op::Not => self.all.without(top),
                Op::Near(relation) => self.relations[*relation].apply(top),
                Op::And => below.take() & top,
                Op::AndNot => below.take().without(top),
                Op::Or => below.take() | top,
                _ => self.step(op, top, &mut below, state, context),
            };
        }
        top
    }

    /// Takes a step of a set program that is more than a few words put together. It is no part of the loop over the steps:
    /// there, whatever any of them needs would be fetched before the first, which cost more than most sets.
    #[inline(never)]
    fn step(
        &self,
        op: &Op<W>,
        top: Bits<W>,
        below: &mut Stack<W>,
        state: &State<W>,
        context: &Context<W>,
    ) -> Bits<W> {
        match op {
            // What the loop does itself.
            Op::Empty | Op::Layers(_) | Op::Fixed(_) | Op::OfMove(OfMove::It) => top,
            Op::Not | Op::Near(_) | Op::And | Op::AndNot | Op::Or => top,
            Op::OfMove(OfMove::Origin) => context.origin,
            Op::OfMove(OfMove::Jumped) => context.jumped,
            Op::OfMove(OfMove::Removed) => context.removed,
            Op::OfState(OfState::Arrived) => cell_set(state.arrived),
            Op::OfState(OfState::Departed) => cell_set(state.departed),
            Op::OfState(OfState::New) => state.fresh,
            Op::OfState(OfState::Unmoved) => state.layers[UNMOVED],
            Op::OfState(OfState::Onward) => self.onward(state),
            Op::Seeds(least, most) => self.pits_with(state, *least, *most),
            Op::LineAlike(axes, length) => {
                let layers = state.layers[..self.n_layers].iter();
                layers.fold(Bits::EMPTY, |all, layer| all | self.lines(*layer, *axes, *length))
            }
            Op::Pattern(index) => self.pattern(*index, state, context.side),
            Op::Sight(directions) => self.sight(top, state.empty(), *directions),
            Op::SightOver(directions) => self.sight(below.take(), top, *directions),
            Op::SightPast(directions) => {
                let over = below.take();
                self.sight_past([below.take(), over, top], *directions)
            }
            Op::Farthest(directions) => self.farthest(top, state.empty(), *directions),
            Op::RunOn { directions, length, onward } => {
                self.run_on(top, (*directions, *length, *onward), context)
            }
            Op::Reaching { negated, least, parts, bond } => {
                let whole = |seed, of| self.whole_group(*bond, seed, of, state);
                reaching(top, *negated, *least, parts, whole)
            }
            Op::AsFar(directions) => {
                let counted = below.take();
                self.as_far(below.take(), counted, top, *directions)
            }
            Op::Line(axes, length) => self.lines(top, *axes, *length),
            Op::Apart => self.apart(below.take(), top),
            Op::Else => {
                let first = below.take();
                if first.is_empty() { top } else { first }
            }
            Op::Groups { negated, reaching } => {
                let of = below.take();
                let seeds = if *reaching { top } else { self.ways.links.apply(top) };
                let kept = self.ways.links.flood(of & seeds, of);
                if *negated { of.without(kept) } else { kept }
            }
            Op::LinkedGroups(negated, reaching) => {
                let of = below.take();
                let seeds = if *reaching { top } else { self.ways.links.apply(top) };
                let kept = self.linked_to(of & seeds, of, state);
                if *negated { of.without(kept) } else { kept }
            }
            Op::Trail => self.trail(below.take(), top),
            Op::Between(directions, length) => {
                let from = below.take();
                self.between(below.take(), from, top, *directions, *length)
            }
        }
    }

    /// Returns the cells of a set that are not beside others.
    fn apart(&self, of: Bits<W>, others: Bits<W>) -> Bits<W> {
        let mut kept = of;
        of.each(|cell| {
            if !(self.ways.beside[cell] & others).is_empty() {
                kept = kept.without(Bits::single(cell));
            }
        });
        kept
    }

    #[inline]
    pub(crate) fn layers(&self, mask: u16, state: &State<W>) -> Bits<W> {
        let (mut left, mut all) = (mask & ((1 << self.n_layers) - 1), Bits::EMPTY);
        while left != 0 {
            all |= state.layer(left.trailing_zeros() as u8);
            left &= left - 1;
        }
        all
    }

    fn pits_with(&self, state: &State<W>, least: u32, most: u32) -> Bits<W> {
        // Where there are pits every cell is one, so that the first word tells all of them.
        let span = most.saturating_sub(least);
        let mut pits = Bits::EMPTY;
        for (pit, &seeds) in state.seeds.iter().enumerate().take(self.track.len()) {
            let is_within = u32::from(seeds).wrapping_sub(least) <= span && least <= most;
            pits.0[0] |= u64::from(is_within) << pit;
        }
        pits
    }

    /// Returns the cells that end a line of that length along a direction.
    #[inline]
    fn line_ends(&self, set: Bits<W>, direction: usize, length: u32) -> Bits<W> {
        let mut ends = set;
        for _ in 1..length {
            ends = set & self.ways.directions[direction].apply(ends);
        }
        ends
    }

    fn lines(&self, set: Bits<W>, axes: u16, length: u32) -> Bits<W> {
        let set = self.ways.places(set);
        let mut found = Bits::EMPTY;
        for direction in self.ways.chosen(axes) {
            let mut cells = self.line_ends(set, direction, length);
            for _ in 0..length {
                found |= cells;
                cells = self.ways.directions[self.ways.opposite[direction]].apply(cells);
            }
        }
        self.ways.cells(found & set)
    }

    #[inline]
    pub(crate) fn has_line_alike(&self, state: &State<W>, grown: u16, axes: u16, length: u32) -> bool {
        let mut layers = grown & ((1 << self.n_layers) - 1);
        while layers != 0 {
            let layer = self.ways.places(state.layers[layers.trailing_zeros() as usize]);
            layers &= layers - 1;
            if self.ways.chosen(axes).any(|direction| !self.line_ends(layer, direction, length).is_empty()) {
                return true;
            }
        }
        false
    }

    /// Returns the empty cells that are seen from others.
    #[inline]
    pub(crate) fn empty_seen(&self, from: Bits<W>, empty: Bits<W>, directions: u16) -> Bits<W> {
        self.sight(from, empty, directions) & empty
    }

    fn sight(&self, from: Bits<W>, empty: Bits<W>, directions: u16) -> Bits<W> {
        self.ways.cells(self.ways.seen(directions, self.ways.places(from), self.ways.places(empty)))
    }

    fn between(&self, of: Bits<W>, a: Bits<W>, b: Bits<W>, directions: u16, length: Option<u32>) -> Bits<W> {
        if a.has_at_most(1) && !self.ways.is_folded() {
            return if a.is_empty() { a } else { self.lines_from(a.first(), of, b, directions, length) };
        }
        let [of, a, b] = [of, a, b].map(|set| self.ways.places(set));
        let mut found = Bits::EMPTY;
        for direction in self.ways.chosen(directions) {
            let step = &self.ways.directions[direction];
            let back = &self.ways.directions[self.ways.opposite[direction]];
            let mut front = step.apply(a) & of;
            let mut n = 1;
            // On a ring the front would go round for ever.
            while !front.is_empty() && n as usize <= self.ways.to[direction].len() {
                let mut end = step.apply(front) & b;
                if !end.is_empty() && length.is_none_or(|length| length == n) {
                    for _ in 0..n {
                        end = back.apply(end);
                        found |= end;
                    }
                }
                front = step.apply(front) & of;
                n += 1;
            }
        }
        self.ways.cells(found)
    }

    /// Returns the lines of a set that lead from a cell to others.
    fn lines_from(
        &self,
        from: usize,
        of: Bits<W>,
        ends: Bits<W>,
        directions: u16,
        length: Option<u32>,
    ) -> Bits<W> {
        let mut found = Bits::EMPTY;
        let longest = length.unwrap_or(u32::MAX);
        for direction in self.ways.chosen(directions) {
            let to = &self.ways.to[direction];
            let (mut line, mut n) = (Bits::EMPTY, 0);
            let mut at = to[from];
            // On a ring one would go round for ever.
            while let Some(cell) = at.filter(|&cell| of.has(usize::from(cell)) && n < longest) {
                line.insert(usize::from(cell));
                n += 1;
                at = to[usize::from(cell)];
                let is_end = at.is_some_and(|end| ends.has(usize::from(end)));
                if is_end && length.is_none_or(|length| length == n) {
                    found |= line;
                }
                if n as usize >= to.len() {
                    break;
                }
            }
        }
        found
    }

    fn trail(&self, from: Bits<W>, through: Bits<W>) -> Bits<W> {
        let mut run = Bits::EMPTY;
        if from.is_empty() {
            return run;
        }
        let n = self.track.len();
        let mut place = usize::from(self.track_index[from.first()]);
        for _ in 0..n {
            let pit = usize::from(self.track[place]);
            if !through.has(pit) {
                break;
            }
            run.insert(pit);
            place = (place + n - 1) % n;
        }
        run
    }

    fn pattern(&self, index: usize, state: &State<W>, side: usize) -> Bits<W> {
        let code = &self.sides[side];
        let contents = [
            self.layers(code.own, state),
            self.layers(code.enemy, state),
            state.empty(),
            self.all.without(state.empty()),
        ];
        let mut found = Bits::EMPTY;
        for cells in &self.patterns[index].turned {
            let mut anchors = self.all;
            for cell in cells {
                anchors &= cell.back.apply(contents[cell.content]);
                if anchors.is_empty() {
                    break;
                }
            }
            if !anchors.is_empty() {
                found = cells.iter().fold(found, |found, cell| found | cell.forward.apply(anchors));
            }
        }
        found
    }

    /// Returns whether a condition holds; the commonest without going far.
    #[inline(always)]
    pub(crate) fn plain_condition(
        &self,
        code: &ConditionCode<W>,
        state: &State<W>,
        context: &Context<W>,
    ) -> bool {
        match code {
            ConditionCode::Meets(layer, cells) => !(state.layers[*layer] & *cells).is_empty(),
            // A layer that alone has grown has done so by one cell.
            ConditionCode::NewLineAlike { lines, .. } if context.grown.is_power_of_two() => {
                lines.is_filled(context.it.first(), state.layer(context.grown.trailing_zeros() as u8))
            }
            other => self.condition(other, state, context),
        }
    }

    /// Tests a condition.
    pub(crate) fn condition(&self, code: &ConditionCode<W>, state: &State<W>, context: &Context<W>) -> bool {
        match code {
            ConditionCode::All(parts) => parts.iter().all(|part| self.condition(part, state, context)),
            ConditionCode::Supplied => state.reserve[..self.n_layers].iter().all(|&left| left <= MOST_SUPPLY),
            ConditionCode::NoMove => context.no_move,
            ConditionCode::Passes(n) => state.passes >= *n,
            ConditionCode::Repeated(asked) => self.is_repeated(*asked, state, context),
            ConditionCode::LastInStore => context.it.is_empty(),
            ConditionCode::Some(set) => !self.set(set, state, context).is_empty(),
            ConditionCode::No(set) => self.set(set, state, context).is_empty(),
            ConditionCode::Meets(layer, cells) => !(state.layers[*layer] & *cells).is_empty(),
            ConditionCode::InLine { at, layers, lines } => {
                let cells = match at {
                    OfLine::It => context.it,
                    OfLine::Arrived => cell_set(state.arrived),
                };
                let pieces = self.layers(*layers, state);
                (cells & pieces).iter().any(|cell| lines.is_filled(cell, pieces))
            }
            ConditionCode::NewLineAlike { axes, length, .. } => {
                self.has_line_alike(state, context.grown, *axes, *length)
            }
            ConditionCode::New { layers, news, set } => {
                if !state.quiet.0 || context.grown == u16::MAX {
                    return !self.set(set, state, context).is_empty();
                }
                context.grown & layers != 0
                    && self.is_new(news, self.layers(*layers, state), context.it.first(), state)
            }
            ConditionCode::OneGroup(set) => {
                let cells = self.set(set, state, context);
                cells.is_empty() || self.ways.links.flood(Bits::single(cells.first()), cells) == cells
            }
            ConditionCode::FewBeside { set, most } => {
                let near = self.ways.links.apply(context.it) & self.set(set, state, context);
                near.has_at_most(*most)
            }
            ConditionCode::Count(set, bound, n) => {
                bound.holds(i64::from(self.set(set, state, context).count()), *n)
            }
            ConditionCode::Compare(left, bound, right) => {
                bound.holds(self.number(left, state, context), self.number(right, state, context))
            }
            ConditionCode::MayEnd(end) => self.may_end(end, state, context),
        }
    }

    /// Returns whether no figure that could only be new stands on the board.
    pub(crate) fn is_quiet(&self, state: &State<W>) -> bool {
        self.sides.iter().enumerate().all(|(side, code)| {
            let context = Context::of_side(side, History::none());
            code.ends.iter().all(|end| match &end.condition {
                ConditionCode::New { set, .. } => self.set(set, state, &context).is_empty(),
                _ => true,
            })
        })
    }

    /// Returns whether a board has occurred as often as is asked, or has not if that is asked.
    pub(crate) fn is_repeated(&self, asked: Repeated, state: &State<W>, context: &Context<W>) -> bool {
        let Repeated { with_side, negated, times } = asked;
        let tag = step_tag(state);
        let alike = context
            .history
            .times(context.board.unwrap_or_else(|| state.board_hash()))
            .filter(|step| !with_side || *step == tag);
        (alike.take(times as usize).count() == times as usize) != negated
    }
}

/// Returns a number for the side to move and the step of its turn.
#[inline]
pub(crate) fn step_tag<const W: usize>(state: &State<W>) -> u32 {
    u32::from(state.mover) | u32::from(state.node) << 1
}
