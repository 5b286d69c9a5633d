//! What one line of a turn lets the mover choose, a set at a time: the first choice, and the second after it.

use super::evaluate::Context;
use super::generate::{Fan, FanKind, Fans};
use crate::engine::bits::Bits;
use crate::engine::moves::Move;
use crate::engine::program::code::{Alternative, Deed, Pick, Program, SetCode};
use crate::engine::program::state::State;

impl<const W: usize> Program<W> {
    pub(super) fn fan_out_first(
        &self,
        index: u16,
        alternative: &Alternative<W>,
        state: &State<W>,
        context: &Context<W>,
        fans: &mut Fans<W>,
    ) {
        let left = alternative.spends.map_or(u32::MAX, |layer| u32::from(state.reserve[layer]));
        if left == 0 {
            return;
        }
        let Fans { list, watches, .. } = fans;
        let mut add = |kind, cells: Bits<W>| {
            if !cells.is_empty() {
                list.push(Fan::new(index, kind, cells));
            }
        };
        match &alternative.pick {
            Pick::Pass => {
                list.push(Fan::new(index, FanKind::Pass, Bits::EMPTY));
            }
            Pick::Cell(set) | Pick::Sow(set) => {
                let mut cells = self.set(set, state, context);
                if let Some(sieve) = self.sieve(alternative, state) {
                    cells &= self.sifted(sieve, state, watches);
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
            Pick::Turn(parts) => {
                for (from, to) in parts.iter().map(|part| part.pairs[0]) {
                    add(FanKind::From(from), Bits::single(usize::from(to)));
                }
            }
            Pick::Shift(shift) => self.fan_out_shift(shift, state, context, &mut add),
            Pick::Fly { from, over, to, directions } => {
                let over = self.set(over, state, context).without(self.doomed(state));
                let to = self.set(to, state, context) & state.empty();
                let (over, empty) = (self.ways.places(over), self.ways.places(state.empty()));
                for cell in self.set(from, state, context).iter() {
                    let from = self.ways.places(Bits::single(cell));
                    let mut targets = Bits::EMPTY;
                    for direction in self.ways.chosen(*directions) {
                        // The first piece on the way, and what is seen from there.
                        let first = self.ways.seen(1 << direction, from, empty).without(empty);
                        targets |= self.ways.seen(1 << direction, first & over, empty);
                    }
                    add(FanKind::From(cell as u16), self.ways.cells(targets & empty) & to);
                }
            }
            Pick::Jump { from, over, to, directions, repeatedly } => {
                let (from, over, to) = (
                    self.set(from, state, context),
                    self.set(over, state, context).without(self.doomed(state)),
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
        fans: &mut Fans<W>,
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
                    fans.push(Fan::new(fan.alternative, kind, cells));
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
