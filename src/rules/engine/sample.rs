//! One random move of a position, without a list of all.

use super::bits::Counted;
use super::code::{Draw, FEW_SETS, Pick, Program};
use super::evaluate::Context;
use super::generate::Fan;
use super::moves::{Move, Way};
use super::playout::Memory;
use super::state::State;

impl<const W: usize> Program<W> {
    /// Picks one of the legal moves, all equally likely; `None` if there is none.
    #[inline]
    pub(super) fn sample(
        &self,
        state: &State<W>,
        memory: &mut Memory<W>,
        below: &mut impl FnMut(u32) -> u32,
    ) -> Option<Move> {
        match self.node(state).draw {
            Draw::OneCell => self.sample_cell(state, below),
            Draw::FewSets => self.sample_sets(state, below),
            Draw::Any => self.sample_any(state, memory, below),
        }
    }

    /// One cell of one set.
    #[inline]
    fn sample_cell(&self, state: &State<W>, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        let alternative = &self.node(state).alternatives[0];
        let Pick::Cell(set) = &alternative.pick else { return None };
        let is_left = alternative.spends.is_none_or(|layer| state.reserve[layer] > 0);
        let context = Context::of_side(usize::from(state.mover), &[]);
        let cells = if is_left { Counted::new(self.set(set, state, &context)) } else { Counted::EMPTY };
        let total = cells.count() + u32::from(self.may_swap(state));
        if total == 0 {
            return None;
        }
        let k = below(total);
        if k >= cells.count() {
            return Some(Move::Swap);
        }
        Some(Move::Cell { way: Way(0), at: cells.select(k) as u16, also: None })
    }

    /// Cells and steps: every set is counted, and one of all their cells drawn.
    #[inline]
    fn sample_sets(&self, state: &State<W>, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        let node = self.node(state);
        let context = Context::of_side(usize::from(state.mover), &[]);
        let mut sets = [Counted::<W>::EMPTY; FEW_SETS];
        let mut n = 0;
        let mut total = 0;
        for alternative in &node.alternatives {
            match &alternative.pick {
                Pick::Cell(set) => {
                    if alternative.spends.is_none_or(|layer| state.reserve[layer] > 0) {
                        sets[n] = Counted::new(self.set(set, state, &context));
                        total += sets[n].count();
                    }
                    n += 1;
                }
                Pick::Step { from, to, lanes } => {
                    let (from, to) = (self.set(from, state, &context), self.set(to, state, &context));
                    for lane in lanes {
                        sets[n] = Counted::new(lane.forward.apply(from) & to);
                        total += sets[n].count();
                        n += 1;
                    }
                }
                _ => {}
            }
        }
        total += u32::from(self.may_swap(state));
        if total == 0 {
            return None;
        }
        let mut k = below(total);
        let mut n = 0;
        for (i, alternative) in node.alternatives.iter().enumerate() {
            let lanes = if let Pick::Step { lanes, .. } = &alternative.pick { lanes.len() } else { 1 };
            for lane in 0..lanes {
                let cells = &sets[n];
                n += 1;
                if k >= cells.count() {
                    k -= cells.count();
                    continue;
                }
                let (way, to) = (Way(i as u16), cells.select(k));
                return Some(match &alternative.pick {
                    Pick::Step { lanes, .. } => {
                        Move::Path { way, from: lanes[lane].back[to], to: to as u16, also: None }
                    }
                    _ => Move::Cell { way, at: to as u16, also: None },
                });
            }
        }
        Some(Move::Swap)
    }

    /// Any step: all fans are laid out, one move is drawn, and drawn again while it turns out to be illegal.
    fn sample_any(
        &self,
        state: &State<W>,
        memory: &mut Memory<W>,
        below: &mut impl FnMut(u32) -> u32,
    ) -> Option<Move> {
        let node = self.node(state);
        let Memory { history, scratch } = memory;
        if node.weighs {
            let moves = self.legal(state, history);
            return (!moves.is_empty()).then(|| moves[below(moves.len() as u32) as usize]);
        }
        let mut fans = std::mem::take(&mut scratch.fans);
        self.fans(state, history, &mut fans);
        let swap = u32::from(self.may_swap(state));
        let total: u32 = fans.iter().map(Fan::count).sum::<u32>() + swap;
        let mut chosen = None;
        // Drawing with replacement keeps all legal moves equally likely.
        for _ in 0..16 {
            if total == 0 {
                break;
            }
            let mv = self.nth(node, &fans, below(total));
            if self.is_allowed(state, mv, history) {
                chosen = Some(mv);
                break;
            }
        }
        if chosen.is_none() && total > 0 {
            let allowed = |&k: &u32| self.is_allowed(state, self.nth(node, &fans, k), history);
            let n_allowed = (0..total).filter(allowed).count() as u32;
            if n_allowed > 0 {
                let k = below(n_allowed) as usize;
                chosen = (0..total).filter(allowed).nth(k).map(|k| self.nth(node, &fans, k));
            }
        }
        scratch.fans = fans;
        chosen
    }
}
