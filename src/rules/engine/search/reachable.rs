//! What the only piece of a game can still reach, for searches: all else is as good as filled.
//!
//! Where one piece moves over empty cells and leaves others behind for good, and nothing is asked but where it comes to
//! and whether it can move, cells that it cannot reach any more will never matter. With a piece on each of them many
//! positions are one and the same.

use crate::engine::bits::Bits;
use crate::engine::program::code::{ConditionCode, Program};
use crate::engine::program::state::{EMPTY, State};
use crate::engine::random::walker::WalkerGame;
use crate::game::Verdict;

/// How far the only piece of a game gets.
#[derive(Clone, Debug)]
pub(crate) struct Reachable {
    layer: u8,
    leaves: u8,
    /// What is reached from each cell.
    reach: Box<[u64]>,
    /// The same at once for a whole set, where all neighbours of a cell are reached.
    around: Option<Around>,
}

/// The neighbours of a set on a square board, corner to corner too.
#[derive(Clone, Copy, Debug)]
struct Around {
    width: u32,
    /// The cells that have a neighbour with the next higher number, and with the next lower.
    higher: u64,
    lower: u64,
    all: u64,
}

impl Around {
    fn new(reach: &[u64], all: u64) -> Option<Self> {
        let farthest =
            reach.iter().enumerate().map(|(cell, to)| (63 - (to | 1).leading_zeros()) as i64 - cell as i64);
        let width = u32::try_from(farthest.max()? - 1).ok().filter(|width| (2..32).contains(width))?;
        let beside = |by: i64| {
            let has = |cell: &usize| {
                let other = *cell as i64 + by;
                (0..64).contains(&other) && reach[*cell] >> other & 1 == 1
            };
            (0..reach.len()).filter(has).fold(0, |cells, cell| cells | 1 << cell)
        };
        let around = Around { width, higher: beside(1), lower: beside(-1), all };
        let is_right = |(cell, &to): (usize, &u64)| around.of(1 << cell) == to | 1 << cell;
        reach.iter().enumerate().all(is_right).then_some(around)
    }

    /// Returns a set with everything around it.
    #[inline(always)]
    fn of(&self, set: u64) -> u64 {
        let row = set | (set & self.higher) << 1 | (set & self.lower) >> 1;
        (row | row << self.width | row >> self.width) & self.all
    }
}

impl Reachable {
    /// Finds out whether what the only piece cannot reach matters to no rule.
    pub(crate) fn new<const W: usize>(program: &Program<W>, walker: &WalkerGame<W>) -> Option<Self> {
        let (layer, leaves, reach) = walker.ways();
        // What is left behind goes back to no supply, so that how much of it there is plays no part.
        let is_left =
            usize::from(leaves) != EMPTY && program.returning.get(usize::from(leaves)) == Some(&true);
        let is_plain = |verdict: &Verdict| !matches!(verdict, Verdict::Contest { .. });
        let asks_little = program
            .sides
            .iter()
            .flat_map(|side| &side.ends)
            .all(|end| !end.needs_no_move || matches!(end.condition, ConditionCode::NoMove));
        if !is_left || !asks_little || !program.verdicts.iter().flatten().all(is_plain) {
            return None;
        }
        let n_cells = program.ways.beside.len();
        let reach: Box<[u64]> = reach[..n_cells].into();
        let around = Around::new(&reach, program.all.0[0]);
        Some(Reachable { layer, leaves, reach, around })
    }

    /// Returns the empty cells that can be reached from a cell.
    #[inline(always)]
    fn within(&self, from: usize, empty: u64) -> u64 {
        let mut found = self.reach[from] & empty;
        if let Some(around) = &self.around {
            loop {
                let next = around.of(found) & empty;
                if next == found {
                    return found;
                }
                found = next;
            }
        }
        let mut front = found;
        while front != 0 {
            let joined = self.reach[front.trailing_zeros() as usize] & empty & !found;
            found |= joined;
            front = front & (front - 1) | joined;
        }
        found
    }

    /// Fills what cannot be reached any more.
    #[inline(always)]
    pub(crate) fn fill<const W: usize>(&self, state: &mut State<W>) {
        let piece = state.layer(self.layer);
        if W != 1 || piece.is_empty() {
            return;
        }
        let empty = state.empty().0[0];
        let kept = self.within(piece.first(), empty);
        if kept != empty {
            let mut cut = Bits::EMPTY;
            cut.0[0] = empty & !kept;
            *state.layer_mut(self.leaves) |= cut;
            state.layers[EMPTY] = state.empty().without(cut);
        }
    }
}
