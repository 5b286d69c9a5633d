//! Moves to draw from, laid out loosely: quicker than all moves, and some may turn out to be none.

use super::evaluate::Context;
use super::generate::{Fan, FanKind};
use super::history::History;
use crate::engine::bits::Bits;
use crate::engine::moves::{Move, Way};
use crate::engine::program::code::{Pick, Program};
use crate::engine::program::state::State;

/// The targets of so many pieces are laid out rather than drawn.
const FEW_PIECES: u32 = 3;

impl<const W: usize> Program<W> {
    /// Lays out moves to draw from, some of which may turn out to be none: a piece counts as many targets as it ever has,
    /// and nothing is asked that must hold after a move. What is played only for want of something else is left out as
    /// long as there may be something else.
    pub(crate) fn loose_fans(&self, state: &State<W>, history: &History, fans: &mut Vec<Fan<W>>) {
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
            if let (Pick::Each { from, most, .. }, None) = (&alternative.pick, &alternative.also) {
                let cells = self.set(from, state, &context);
                // Of a few pieces all targets are soon known.
                if !cells.has_at_most(FEW_PIECES) {
                    fans.push(Fan { alternative: i as u16, kind: FanKind::Pieces(*most), cells });
                    continue;
                }
            }
            let before = fans.len();
            self.fan_out_first(i as u16, alternative, state, &context, fans);
            self.fan_out_also(alternative, state, &context, fans, before);
        }
    }

    /// Returns a move of those laid out loosely, if there is one of that number.
    pub(crate) fn draw_loose(
        &self,
        state: &State<W>,
        fans: &[Fan<W>],
        mut k: u32,
        history: &History,
    ) -> Option<Move> {
        let node = self.node(state);
        for fan in fans {
            let count = fan.count();
            if k >= count {
                k -= count;
                continue;
            }
            let pick = &node.alternatives[usize::from(fan.alternative)].pick;
            let (FanKind::Pieces(most), Pick::Each { to, .. }) = (fan.kind, pick) else {
                return Some(self.decode(node, fan, k));
            };
            let from = fan.cells.select(k / most);
            let mut context = Context::of_side(usize::from(state.mover), history);
            context.it = Bits::single(from);
            let targets = self.set(to, state, &context).without(context.it);
            debug_assert!(targets.count() <= most);
            let (way, k) = (Way(fan.alternative), k % most);
            return (k < targets.count()).then(|| {
                let (from, to) = (from as u16, targets.select(k) as u16);
                Move::Path { way, from, to, also: None }
            });
        }
        Some(Move::Swap)
    }

    /// Returns whether the rest of a step may be left out: something could be played.
    pub(crate) fn may_stop(&self, state: &State<W>, loose: &[Fan<W>], history: &History) -> bool {
        let node = self.node(state);
        let is_sure = |fan: &Fan<W>| {
            let alternative = &node.alternatives[usize::from(fan.alternative)];
            let is_laid_out = !alternative.is_stop && !matches!(fan.kind, FanKind::Pieces(_));
            is_laid_out && !self.asks_after(alternative, state)
        };
        if loose.iter().any(is_sure) {
            return true;
        }
        let mut fans = Vec::new();
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
        let mut fans = Vec::new();
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
