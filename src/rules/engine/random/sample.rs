//! One random move of a position, drawn and played without a list of all.

use super::draw::Draw;
use super::playout::Memory;
use crate::engine::bits::Counted;
use crate::engine::moves::{Move, Way};
use crate::engine::play::ending::Ending;
use crate::engine::play::evaluate::Context;
use crate::engine::play::generate::{Fan, Fans, Scratch};
use crate::engine::play::history::History;
use crate::engine::program::code::{Pick, Program};
use crate::engine::program::sieve::Sieve;
use crate::engine::program::state::State;

/// So many times a move is drawn in the hope that it is one, before all are listed: as often as there are cells to look at
/// for the list, within these bounds.
const TRIES: u32 = 16;
const MOST_TRIES: u32 = 32;

impl<const W: usize> Program<W> {
    /// Plays one of the legal moves, all equally likely; returns how the game ended if it did, or `None` if there is no
    /// move.
    #[inline]
    pub(crate) fn play_any(
        &self,
        draw: Draw,
        state: &mut State<W>,
        memory: &mut Memory<W>,
        below: &mut impl FnMut(u32) -> u32,
    ) -> Option<Option<Ending>> {
        let mv = match draw {
            Draw::OneCell => self.sample_cell(state, below)?,
            Draw::Any => return self.play_any_fan(state, memory, below),
        };
        Some(self.play(state, mv, &mut memory.history))
    }

    /// One cell of one set.
    #[inline]
    fn sample_cell(&self, state: &State<W>, below: &mut impl FnMut(u32) -> u32) -> Option<Move> {
        let alternative = &self.node(state).alternatives[0];
        let Pick::Cell(set) = &alternative.pick else { return None };
        let is_left = alternative.spends.is_none_or(|layer| state.reserve[layer] > 0);
        let context = Context::of_side(usize::from(state.mover), History::none());
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

    /// Any step: what may be a move is laid out loosely, one is drawn, and drawn again while it turns out to be none or
    /// illegal. Only where that goes on for long are all legal moves listed.
    pub(crate) fn play_any_fan(
        &self,
        state: &mut State<W>,
        memory: &mut Memory<W>,
        below: &mut impl FnMut(u32) -> u32,
    ) -> Option<Option<Ending>> {
        let Memory { history, scratch, .. } = memory;
        let node = self.node(state);
        let mut fans = std::mem::take(&mut scratch.fans);
        self.loose_fans(state, history, &mut fans);
        scratch.seconds.forget();
        fans.forget();
        let total: u32 = fans.iter().map(Fan::count).sum::<u32>() + u32::from(self.may_swap(state));
        let is_weighed = |fan: &Fan<W>| node.alternatives[usize::from(fan.alternative)].most.is_some();
        // Where one is to be weighed against others all are listed.
        if self.may_repeat(node) || node.weighs && total > 1 && fans.iter().any(is_weighed) {
            scratch.fans = fans;
            return self.play_listed(state, history, scratch, below);
        }
        let (mut played, mut tries) = (None, 0);
        let most = |fans: &Fans<W>| fans.iter().map(|fan| fan.cells.count()).sum::<u32>().min(MOST_TRIES);
        // Drawing with replacement keeps all legal moves equally likely.
        while total > 0 && played.is_none() && (tries < TRIES || tries < most(&fans)) {
            tries += 1;
            played = self
                .draw_loose(state, &fans, below(total), history, &mut scratch.seconds)
                .and_then(|mv| self.play_if_allowed(state, &mut fans, mv, history));
        }
        scratch.fans = fans;
        if played.is_none() && total > 0 {
            return self.play_listed(state, history, scratch, below);
        }
        played
    }

    /// One of all legal moves, in the order of the list. They are written down only where that takes looking at each: where
    /// something must hold after it, or where moves are weighed and there is more than one.
    fn play_listed(
        &self,
        state: &mut State<W>,
        history: &mut History,
        scratch: &mut Scratch<W>,
        below: &mut impl FnMut(u32) -> u32,
    ) -> Option<Option<Ending>> {
        let node = self.node(state);
        let Scratch { fans, moves, .. } = scratch;
        self.fans(state, history, fans);
        let total = fans.iter().map(Fan::count).sum::<u32>() + u32::from(self.may_swap(state));
        let is_laid_out =
            !self.may_repeat(node) && !fans.iter().any(|fan| self.is_loose(node, fan, total, state));
        let chosen = if is_laid_out {
            (total > 0).then(|| self.nth(node, fans, below(total)))
        } else {
            moves.clear();
            self.list_fans(state, history, fans, moves);
            self.keep_legal(state, history, moves);
            (!moves.is_empty()).then(|| moves[below(moves.len() as u32) as usize])
        };
        chosen.map(|mv| self.play(state, mv, history))
    }

    /// Plays a laid-out move if it satisfies what must hold after it, without playing it twice to find out.
    fn play_if_allowed(
        &self,
        state: &mut State<W>,
        loose: &mut Fans<W>,
        mv: Move,
        history: &mut History,
    ) -> Option<Option<Ending>> {
        let node = self.node(state);
        let alternative = mv.way().map(|way| &node.alternatives[way.index()]);
        // Stopping is a choice only as long as one could go on.
        if alternative.is_some_and(|alternative| alternative.is_stop) && !self.may_stop(state, loose, history)
        {
            return None;
        }
        // What a cell sees does not change by what comes to it.
        if let (Some(Sieve::Sees { watched, bound, n }), Some(cell)) =
            (alternative.and_then(|alternative| alternative.sieve.as_ref()), mv.to())
        {
            let watch = loose.watch(*watched, self, state);
            let is_allowed = bound.holds(watch.number(usize::from(cell)), *n);
            return is_allowed.then(|| self.play(state, mv, history));
        }
        let asked = alternative.filter(|alternative| self.sieve(alternative, state).is_none());
        let Some((alternative, provided)) = asked.and_then(|a| Some((a, a.provided.as_ref()?))) else {
            return Some(self.play(state, mv, history));
        };
        let before = *state;
        let context = self.perform(state, alternative, mv, usize::from(before.mover), history);
        if !self.permits(provided, state, alternative, &context) {
            *state = before;
            return None;
        }
        let performed = context.with_history(History::none());
        Some(self.conclude(state, alternative, performed, history))
    }
}
