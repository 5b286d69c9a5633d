//! Sowing: the seeds of a pit, one by one along the track.

use crate::engine::bits::Bits;
use crate::engine::program::code::Program;
use crate::engine::program::state::State;
use crate::game::Sowing;

impl<const W: usize> Program<W> {
    /// Sows the seeds of a pit and returns the pit of the last one, or nothing if it fell in the store.
    pub(super) fn sow(&self, state: &mut State<W>, pit: usize, sowing: Sowing, side: usize) -> Bits<W> {
        if sowing.stores {
            return self.sow_with_store(state, pit, sowing, side);
        }
        let n = self.track.len();
        let mut hand = std::mem::take(&mut state.seeds[pit]);
        let mut place = usize::from(self.track_index[pit]);
        let mut last = pit;
        while hand > 0 {
            place = if place + 1 == n { 0 } else { place + 1 };
            let here = usize::from(self.track[place]);
            if sowing.skips_origin && here == pit {
                continue;
            }
            state.seeds[here] = state.seeds[here].saturating_add(1);
            last = here;
            hand -= 1;
        }
        Bits::single(last)
    }

    fn sow_with_store(&self, state: &mut State<W>, pit: usize, sowing: Sowing, side: usize) -> Bits<W> {
        let n = self.track.len();
        let store_after = self.sides[side].store_after;
        let mut hand = std::mem::take(&mut state.seeds[pit]);
        let mut place = usize::from(self.track_index[pit]);
        let mut last = Bits::EMPTY;
        while hand > 0 {
            if place == store_after {
                state.taken[side] = state.taken[side].saturating_add(1);
                hand -= 1;
                last = Bits::EMPTY;
            }
            place = (place + 1) % n;
            let here = usize::from(self.track[place]);
            if hand > 0 && !(sowing.skips_origin && here == pit) {
                state.seeds[here] = state.seeds[here].saturating_add(1);
                last = Bits::single(here);
                hand -= 1;
            }
        }
        last
    }
}
