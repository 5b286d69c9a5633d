//! The values of numbers in a position: counts, groups and their sizes.

use super::evaluate::Context;
use crate::engine::bits::Bits;
use crate::engine::program::code::{NumberCode, Program};
use crate::engine::program::state::State;
use crate::game::Bond;

impl<const W: usize> Program<W> {
    /// Computes a number for the side of the context.
    pub(crate) fn number(&self, code: &NumberCode<W>, state: &State<W>, context: &Context<W>) -> i64 {
        match code {
            NumberCode::Int(n) => *n,
            NumberCode::Count(set) => i64::from(self.set(set, state, context).count()),
            NumberCode::Groups(set, bond) => self.n_groups(self.set(set, state, context), *bond, state),
            NumberCode::Seeds(set) => {
                self.set(set, state, context).iter().map(|pit| i64::from(state.seeds[pit])).sum()
            }
            NumberCode::Taken => i64::from(state.taken[context.side]),
            NumberCode::Largest(many, set) => self.largest(self.set(set, state, context), *many),
            NumberCode::Sum(terms) => terms.iter().fold(0, |sum, (minus, term)| {
                let value = self.number(term, state, context);
                if *minus { sum - value } else { sum + value }
            }),
        }
    }

    /// Returns the groups of some cells within a set.
    pub(super) fn whole_group(&self, bond: Bond, seeds: Bits<W>, of: Bits<W>, state: &State<W>) -> Bits<W> {
        match bond {
            Bond::Touch => self.ways.links.flood(seeds, of),
            Bond::Links => self.linked_to(seeds, of, state),
        }
    }

    /// Returns how many groups a set falls into.
    fn n_groups(&self, mut set: Bits<W>, bond: Bond, state: &State<W>) -> i64 {
        let mut count = 0;
        while !set.is_empty() {
            set = set.without(self.whole_group(bond, Bits::single(set.first()), set, state));
            count += 1;
        }
        count
    }

    /// Returns the product of the sizes of the largest groups; 0 if there are fewer.
    fn largest(&self, mut set: Bits<W>, many: u32) -> i64 {
        const MOST: usize = 8;
        let many = (many as usize).min(MOST);
        let mut sizes = [0_u32; MOST];
        while !set.is_empty() {
            // Cell by cell: irregular boards would need many shifts to move a whole front at once.
            let mut front = Bits::single(set.first());
            set = set.without(front);
            let mut size = 0;
            while !front.is_empty() {
                let cell = front.first();
                let joined = self.ways.beside[cell] & set;
                set = set.without(joined);
                front = front.without(Bits::single(cell)) | joined;
                size += 1;
            }
            for slot in &mut sizes[..many] {
                if size > *slot {
                    std::mem::swap(slot, &mut size);
                }
            }
        }
        sizes[..many].iter().map(|&size| i64::from(size)).product()
    }
}
