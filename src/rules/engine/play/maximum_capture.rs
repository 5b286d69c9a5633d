//! Moves weighed against each other by what they remove in the whole turn.

use super::evaluate::Context;
use crate::engine::bits::Bits;
use crate::engine::moves::Move;
use crate::engine::play::history::History;
use crate::engine::program::code::Program;
use crate::engine::program::state::State;

/// Chains longer than this are not followed; no board has so many pieces to take.
const LONGEST: u32 = 64;

/// How many pieces are removed, and how many of the preferred ones.
type Worth = (u32, u32);

impl<const W: usize> Program<W> {
    /// Leaves those moves that remove the most, of the lines that ask for it.
    pub(crate) fn keep_most(&self, state: &State<W>, history: &History, moves: &mut Vec<Move>) {
        if moves.len() < 2 {
            return;
        }
        let worths: Vec<Option<Worth>> =
            moves.iter().map(|&mv| self.worth(state, mv, history, LONGEST)).collect();
        let best = worths.iter().flatten().max().copied();
        let mut worths = worths.into_iter();
        moves.retain(|_| worths.next().flatten().is_none_or(|worth| Some(worth) == best));
    }

    /// Returns what a move removes together with the best that may follow it; nothing is said of other lines.
    fn worth(&self, state: &State<W>, mv: Move, history: &History, depth: u32) -> Option<Worth> {
        let side = usize::from(state.mover);
        let alternative = &self.node(state).alternatives[mv.way()?.index()];
        let preferred = alternative.most.as_ref()?;
        let context = Context::of_side(side, history);
        let preferred = (**preferred).as_ref().map_or(Bits::EMPTY, |set| self.set(set, state, &context));
        let mut after = *state;
        let context = self.perform(&mut after, alternative, mv, side, history);
        let gone = self.enemies(state, side).without(self.enemies(&after, side));
        let mut worth = (gone.count(), (gone & preferred).count());
        if let Some(next) = self.next_node(alternative, &after, &context).filter(|_| depth > 0) {
            after.node = next;
            let follow = self.candidates(&after, history).into_iter();
            let best = follow.filter_map(|mv| self.worth(&after, mv, history, depth - 1)).max();
            let best = best.unwrap_or_default();
            worth = (worth.0 + best.0, worth.1 + best.1);
        }
        Some(worth)
    }

    /// Counts the moves of all chains that are weighed in a position, up to so many.
    pub(crate) fn weighing(&self, state: &State<W>, history: &History, most: u64) -> u64 {
        let mut seen = 0;
        let mut open = vec![*state];
        while let Some(at) = open.pop().filter(|_| seen <= most) {
            let side = usize::from(at.mover);
            for mv in self.candidates(&at, history) {
                seen += 1;
                let Some(way) = mv.way() else { continue };
                let alternative = &self.node(&at).alternatives[way.index()];
                if alternative.most.is_some() {
                    let mut after = at;
                    let context = self.perform(&mut after, alternative, mv, side, history);
                    if let Some(next) = self.next_node(alternative, &after, &context) {
                        after.node = next;
                        open.push(after);
                    }
                }
            }
        }
        seen
    }

    /// Returns the enemy pieces that are not to come off anyway.
    fn enemies(&self, state: &State<W>, side: usize) -> Bits<W> {
        let enemy = self.sides[side].enemy;
        let layers = (0..self.n_layers).filter(|layer| enemy >> layer & 1 == 1);
        layers.fold(Bits::EMPTY, |all, layer| all | state.layers[layer]).without(self.doomed(state))
    }
}
