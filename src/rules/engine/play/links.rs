//! Links between pieces: made where they cross none, gone with the pieces at their ends.

use super::evaluate::Context;
use crate::engine::bits::Bits;
use crate::engine::program::code::{Alternative, EffectCode, Program};
use crate::engine::program::state::{LINKS, State};

impl<const W: usize> Program<W> {
    /// Returns the links of a position by their ends.
    pub(crate) fn links_of(&self, state: &State<W>) -> Vec<(u16, u16)> {
        let axes = self.links.iter().flat_map(|links| &links.axes).enumerate();
        let mut found: Vec<(u16, u16)> = axes
            .flat_map(|(slot, &axis)| {
                let to = &self.ways.to[axis];
                state.layers[LINKS + slot].iter().filter_map(|from| Some((from as u16, to[from]?)))
            })
            .map(|(a, b)| (a.min(b), a.max(b)))
            .collect();
        found.sort_unstable();
        found
    }

    /// Returns everything inside `within` that links join to some cells, those included.
    pub(crate) fn linked_to(&self, seeds: Bits<W>, within: Bits<W>, state: &State<W>) -> Bits<W> {
        let mut reached = seeds & within;
        let mut front = reached;
        let Some(links) = &self.links else { return reached };
        // Cell by cell: most pieces have few links, and each shift of a large board goes through all its words.
        while !front.is_empty() {
            let cell = front.first();
            let mut next = Bits::EMPTY;
            for (slot, &axis) in links.axes.iter().enumerate() {
                let begin = state.layers[LINKS + slot];
                let before = self.ways.to[self.ways.opposite[axis]][cell].map(usize::from);
                let end = self.ways.to[axis][cell].filter(|_| begin.has(cell)).map(usize::from);
                end.into_iter()
                    .chain(before.filter(|&before| begin.has(before)))
                    .for_each(|cell| next.insert(cell));
            }
            let joined = (next & within).without(reached);
            reached |= joined;
            front = front.without(Bits::single(cell)) | joined;
        }
        reached
    }

    /// Carries links on after a move: those of pieces that have gone, changed or come go, and the move makes its own.
    pub(crate) fn relink(
        &self,
        before: &State<W>,
        state: &mut State<W>,
        chosen: &Alternative<W>,
        context: &Context<W>,
    ) {
        let layers = 0..self.n_layers;
        let changed = layers.fold(Bits::EMPTY, |all, layer| all | before.layers[layer] ^ state.layers[layer]);
        // What only fills cells that were empty leaves all links as they are.
        if !changed.without(before.empty()).is_empty() {
            self.keep_links(before, state, self.all.without(changed));
        }
        for effect in &chosen.effects {
            if let EffectCode::Link(set, when) = effect
                && when.as_ref().is_none_or(|when| self.condition(when, state, context))
            {
                let to = self.set(set, state, context).without(state.empty());
                self.link(state, context.it.without(state.empty()), to);
            }
        }
    }

    /// Drops the links of which an end has been left empty.
    pub(crate) fn drop_loose_links(&self, state: &mut State<W>) {
        let (before, standing) = (*state, self.all.without(state.empty()));
        self.keep_links(&before, state, standing);
    }

    /// Keeps those links of a state whose ends both lie in a set.
    fn keep_links(&self, before: &State<W>, state: &mut State<W>, within: Bits<W>) {
        for (slot, &axis) in self.links.iter().flat_map(|links| &links.axes).enumerate() {
            let ends = self.ways.directions[self.ways.opposite[axis]].apply(within);
            state.layers[LINKS + slot] = before.layers[LINKS + slot] & within & ends;
        }
    }

    /// Links the pieces on some cells with those one step away in a set, wherever that crosses no link. Links of one piece
    /// never cross each other, so that their order does not matter.
    fn link(&self, state: &mut State<W>, from: Bits<W>, to: Bits<W>) {
        let Some(links) = &self.links else { return };
        for cell in from.iter() {
            for (slot, &axis) in links.axes.iter().enumerate() {
                let end = |direction: usize| self.ways.to[direction][cell].map(usize::from);
                let on = end(axis).filter(|&end| to.has(end)).map(|_| cell);
                let back = end(self.ways.opposite[axis]).filter(|&end| to.has(end));
                for begin in on.into_iter().chain(back) {
                    let crossing = &links.crossing[slot][begin];
                    let mut others = crossing.iter().zip(&state.layers[LINKS..]);
                    if others.all(|(crossing, there)| (*crossing & *there).is_empty()) {
                        state.layers[LINKS + slot].insert(begin);
                    }
                }
            }
        }
    }

    /// Puts links into a state that has none, as far as pieces stand at their ends and links lead there.
    pub(crate) fn set_links(&self, state: &mut State<W>, wanted: &[(u16, u16)]) {
        for (slot, &axis) in self.links.iter().flat_map(|links| &links.axes).enumerate() {
            for &(a, b) in wanted {
                for (from, to) in [(a, b), (b, a)] {
                    if self.ways.to[axis].get(usize::from(from)).copied().flatten() == Some(to) {
                        state.layers[LINKS + slot].insert(usize::from(from));
                    }
                }
            }
        }
        self.drop_loose_links(state);
    }
}
