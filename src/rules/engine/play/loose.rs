//! Moves to draw from, laid out loosely: quicker than all moves, and some may turn out to be none.

use super::evaluate::Context;
use super::generate::{Fan, FanKind, Fans};
use super::history::History;
use crate::engine::bits::Bits;
use crate::engine::moves::{Move, Way};
use crate::engine::program::code::{Also, Deed, Pick, Program, SetCode};
use crate::engine::program::lanes::Lanes;
use crate::engine::program::sieve::Sieve;
use crate::engine::program::state::State;

/// The targets of so many pieces are laid out rather than drawn.
const FEW_PIECES: u32 = 3;

/// The second choices after first ones that have been drawn in a position, and may be drawn again.
#[derive(Clone, Debug, Default)]
pub(crate) struct Seconds<const W: usize> {
    /// A bit for each of the first choices, as far as there are bits, whose second ones are known.
    known: u64,
    after: Vec<Bits<W>>,
}

impl<const W: usize> Seconds<W> {
    /// Forgets all, for another position.
    #[inline]
    pub(crate) fn forget(&mut self) {
        self.known = 0;
    }

    /// Returns the second choices after the first of that number, found out if they are not known.
    #[inline]
    fn after(&mut self, first: u32, find: impl FnOnce() -> Option<Bits<W>>) -> Option<Bits<W>> {
        let place = first as usize;
        if first >= u64::BITS {
            return find();
        }
        if self.known >> first & 1 == 0 {
            let found = find()?;
            self.after.resize(self.after.len().max(place + 1), Bits::EMPTY);
            self.after[place] = found;
            self.known |= 1 << first;
        }
        self.after.get(place).copied()
    }
}

impl<const W: usize> Also<W> {
    /// Returns cells among which all second choices after a first one are, where that is soon told.
    #[inline]
    fn may_be_chosen(&self, first: Move, state: &State<W>) -> Option<Bits<W>> {
        let (from, to) = first.ends()?;
        let reach = self.reach.get(usize::from(to))?;
        Some(*reach & (state.empty() | Bits::single(usize::from(from))))
    }
}

impl<const W: usize> Program<W> {
    /// Lays out moves to draw from, some of which may turn out to be none: a piece counts as many targets as it ever has,
    /// a first choice as many second ones, and nothing is asked that must hold after a move. What is played only for want of something else is left out as
    /// long as there may be something else.
    pub(crate) fn loose_fans(&self, state: &State<W>, history: &History, fans: &mut Fans<W>) {
        fans.clear();
        let context = Context::of_side(usize::from(state.mover), history);
        for (i, alternative) in self.node(state).alternatives.iter().enumerate() {
            if alternative.otherwise && !fans.is_empty() {
                break;
            }
            if alternative.is_stop && fans.is_empty() {
                continue;
            }
            if alternative.guard.as_ref().is_some_and(|guard| !self.condition(guard, state, &context)) {
                continue;
            }
            let before = fans.len();
            // Of a few pieces all targets are soon known, of two choices the first is better known, and what may be
            // anywhere is hardly ever where it is looked for.
            if let (Pick::Each { from, lanes, .. }, None) = (&alternative.pick, &alternative.also)
                && (lanes.most as usize) < self.ways.beside.len()
                && let cells = self.set(from, state, &context)
                && !cells.has_at_most(FEW_PIECES)
            {
                fans.push(Fan::new(i as u16, FanKind::Pieces(lanes.room()), cells));
            } else if let (Pick::Cell(set), Some(Sieve::Sees { .. })) =
                (&alternative.pick, &alternative.sieve)
            {
                // How many pieces a cell sees is asked of the one that is drawn.
                let is_left = alternative.spends.is_none_or(|layer| state.reserve[layer] > 0);
                let cells = if is_left { self.set(set, state, &context) } else { Bits::EMPTY };
                if !cells.is_empty() {
                    fans.push(Fan::new(i as u16, FanKind::Cell, cells));
                }
            } else {
                self.fan_out_first(i as u16, alternative, state, &context, fans);
            }
            let is_of_one_piece =
                !matches!(alternative.pick, Pick::Run { .. } | Pick::Shift(_) | Pick::Turn(_));
            match &alternative.also {
                Some(also) if is_of_one_piece => {
                    // A first choice empties at most one cell.
                    let is_filled = matches!(also.deed, Deed::Fill(_));
                    let room = if is_filled { state.empty().count() + 1 } else { u32::MAX };
                    fans[before..].iter_mut().for_each(|fan| fan.seconds = also.most.min(room));
                }
                _ => self.fan_out_also(alternative, state, &context, fans, before),
            }
        }
    }

    /// Returns a move of those laid out loosely, if there is one of that number.
    pub(crate) fn draw_loose(
        &self,
        state: &State<W>,
        fans: &[Fan<W>],
        mut k: u32,
        history: &History,
        known: &mut Seconds<W>,
    ) -> Option<Move> {
        let node = self.node(state);
        let mut firsts = 0;
        for fan in fans {
            let count = fan.count();
            if k >= count {
                k -= count;
                firsts += fan.n;
                continue;
            }
            let alternative = &node.alternatives[usize::from(fan.alternative)];
            let (number, k) = (k / fan.seconds, k % fan.seconds);
            let first = self.first_of_loose(state, fan, number, history)?;
            let Some(also) = alternative.also.as_ref().filter(|_| first.third().is_none()) else {
                return Some(first);
            };
            let find = || {
                let context = Context::of_side(usize::from(state.mover), history);
                let seconds = || self.seconds(state, alternative, first, context);
                let among = also.may_be_chosen(first, state);
                let is_among =
                    |cells: Bits<W>| seconds().is_none_or(|seconds| seconds.without(cells).is_empty());
                debug_assert!(among.is_none_or(is_among), "{first:?}");
                // More than could be chosen if nothing stood in the way are not there, whatever does.
                if among.is_some_and(|cells| cells.count() <= k) { None } else { seconds() }
            };
            let seconds = known.after(firsts + number, find)?;
            debug_assert!(seconds.count() <= fan.seconds);
            return (k < seconds.count()).then(|| first.and_also(seconds.select(k) as u16));
        }
        Some(Move::Swap)
    }

    /// Returns the first choice of that number of a fan, if there is one.
    fn first_of_loose(&self, state: &State<W>, fan: &Fan<W>, k: u32, history: &History) -> Option<Move> {
        let node = self.node(state);
        let pick = &node.alternatives[usize::from(fan.alternative)].pick;
        let (FanKind::Pieces(room), Pick::Each { to, lanes, .. }) = (fan.kind, pick) else {
            return Some(self.decode(node, fan, k));
        };
        let (from, k) = (fan.cells.select(k / room), k % room);
        let mut context = Context::of_side(usize::from(state.mover), history);
        context.it = Bits::single(from);
        let (lane, k) = ((k / lanes.most) as usize, k % lanes.most);
        let targets = self.set(&lanes.parts[lane], state, &context).without(context.it);
        debug_assert!(self.is_parted(to, lanes, state, &context), "{from}");
        if k >= targets.count() {
            return None;
        }
        let to = targets.select(k);
        // What several ways lead to is drawn by the first.
        let is_drawn = |part| self.set(part, state, &context).has(to);
        if lanes.overlap && lanes.parts[..lane].iter().any(is_drawn) {
            return None;
        }
        Some(Move::Path { way: Way(fan.alternative), from: from as u16, to: to as u16, also: None })
    }

    /// Returns whether the targets of a piece are those of all ways to them, none twice unless that is known, and of each
    /// no more than are reckoned with.
    fn is_parted(&self, to: &SetCode<W>, lanes: &Lanes<W>, state: &State<W>, context: &Context<W>) -> bool {
        let parts = lanes.parts.iter().map(|part| self.set(part, state, context).without(context.it));
        let (mut all, mut is_right) = (Bits::EMPTY, true);
        for part in parts {
            is_right &= part.count() <= lanes.most && (lanes.overlap || (part & all).is_empty());
            all |= part;
        }
        is_right && all == self.set(to, state, context).without(context.it)
    }

    /// Returns whether the rest of a step may be left out: something could be played.
    pub(crate) fn may_stop(&self, state: &State<W>, loose: &[Fan<W>], history: &History) -> bool {
        let node = self.node(state);
        let is_sure = |fan: &Fan<W>| {
            let alternative = &node.alternatives[usize::from(fan.alternative)];
            let is_laid_out = !alternative.is_stop && !matches!(fan.kind, FanKind::Pieces(_));
            let is_sieved = !matches!(alternative.sieve, Some(Sieve::Sees { .. }));
            is_laid_out && is_sieved && alternative.also.is_none() && !self.asks_after(alternative, state)
        };
        if loose.iter().any(is_sure) {
            return true;
        }
        let mut fans = Fans::default();
        self.fans(state, history, &mut fans);
        fans.iter().any(|fan| node.alternatives[usize::from(fan.alternative)].is_stop)
    }

    /// Returns whether anything can be played in this step, of which the first that is found is enough.
    pub(crate) fn has_any_move(&self, state: &State<W>, history: &History) -> bool {
        if self.may_swap(state) {
            return true;
        }
        let node = self.node(state);
        let context = Context::of_side(usize::from(state.mover), history);
        let mut fans = Fans::default();
        node.alternatives.iter().enumerate().filter(|(_, alternative)| !alternative.is_stop).any(
            |(i, alternative)| {
                if alternative.guard.as_ref().is_some_and(|guard| !self.condition(guard, state, &context)) {
                    return false;
                }
                let is_free = alternative.also.is_none() && !self.asks_after(alternative, state);
                if let (Pick::Each { from, to, .. }, true) = (&alternative.pick, is_free) {
                    return self.set(from, state, &context).iter().any(|cell| {
                        let mut context = context;
                        context.it = Bits::single(cell);
                        !self.set(to, state, &context).without(context.it).is_empty()
                    });
                }
                if let (Pick::Shift(code), true) = (&alternative.pick, is_free)
                    && self.has_single_shift(code, state, &context)
                {
                    return true;
                }
                fans.clear();
                self.fan_out_first(i as u16, alternative, state, &context, &mut fans);
                self.fan_out_also(alternative, state, &context, &mut fans, 0);
                self.any_allowed(state, node, &fans, history)
            },
        )
    }
}
