//! A solved graph: partners, and the prices by which edges that were left out are judged.

/// A perfect matching of least cost, with the prices that prove it.
pub(in crate::pairing) struct Solution {
    /// Each vertex's partner.
    pub(in crate::pairing) mates: Vec<usize>,
    pub(super) prices: Vec<i128>,
    // For each vertex, the blossoms that hold it, the outermost first.
    pub(super) holders: Vec<Vec<usize>>,
    // The vertices in such an order that those of a blossom stand together.
    pub(super) order: Vec<usize>,
    // For each blossom, from where to where.
    pub(super) spans: Vec<(usize, usize)>,
}

impl Solution {
    /// Returns four times what an edge costs beyond the prices of its ends; negative if it could better the
    /// solution.
    pub(in crate::pairing) fn reduced_cost(&self, one: usize, other: usize, cost: i128) -> i128 {
        let shared = self.holders[one].iter().zip(&self.holders[other]).take_while(|(a, b)| a == b);
        let within: i128 = shared.map(|(&blossom, _)| 2 * self.prices[blossom]).sum();
        self.prices[one] + self.prices[other] + 4 * cost + within
    }

    /// Returns the price of a vertex.
    pub(in crate::pairing) fn price(&self, vertex: usize) -> i128 {
        self.prices[vertex]
    }

    /// Returns four times what an edge costs beyond the prices of its ends, without what blossoms add.
    pub(in crate::pairing) fn bare(&self, one: usize, other: usize, cost: i128) -> i128 {
        self.prices[one] + self.prices[other] + 4 * cost
    }

    /// Returns four times what an edge would better the solution by, at most; `None` if it could not.
    pub(in crate::pairing) fn gain(&self, one: usize, other: usize, cost: i128) -> Option<i128> {
        // Blossoms only add to the price of an edge, and most edges are dear enough without them.
        let bare = self.bare(one, other, cost);
        let reduced = if bare < 0 { self.reduced_cost(one, other, cost) } else { bare };
        (reduced < 0).then_some(reduced)
    }

    /// Writes down what the blossoms that hold a vertex add to the price of its edges, by their other ends; the list was all zeros.
    pub(in crate::pairing) fn add_blossoms(&self, vertex: usize, added: &mut [i128]) {
        let holders = &self.holders[vertex];
        let mut sum: i128 = holders.iter().map(|&held| 2 * self.prices[held]).sum();
        let mut inner: Option<(usize, usize)> = None;
        for &held in holders.iter().rev() {
            let (from, to) = self.spans[held];
            let (inner_from, inner_to) = inner.unwrap_or((to, to));
            for &other in self.order[from..inner_from].iter().chain(&self.order[inner_to..to]) {
                added[other] = sum;
            }
            inner = Some((from, to));
            sum -= 2 * self.prices[held];
        }
    }

    /// Makes the list of [`Solution::add_blossoms`] all zeros again.
    pub(in crate::pairing) fn clear_blossoms(&self, vertex: usize, added: &mut [i128]) {
        if let Some(&outermost) = self.holders[vertex].first() {
            let (from, to) = self.spans[outermost];
            self.order[from..to].iter().for_each(|&other| added[other] = 0);
        }
    }

    /// Returns how many blossoms with a price hold one of two vertices and not the other.
    pub(in crate::pairing) fn leaves(&self, one: usize, other: usize) -> u32 {
        let (one, other) = (&self.holders[one], &self.holders[other]);
        let shared = one.iter().zip(other).take_while(|(a, b)| a == b).count();
        let priced = |holders: &[usize]| holders.iter().filter(|&&held| self.prices[held] > 0).count();
        u32::try_from(priced(&one[shared..]) + priced(&other[shared..])).unwrap_or(u32::MAX)
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Edge, solve};

    /// Of two edges left out that together would better the matching by one, one at least is named.
    #[test]
    fn whatever_could_better_the_matching_is_named() {
        for cost in [1, 2, 5] {
            let edges = [Edge { ends: [0, 1], cost }, Edge { ends: [2, 3], cost: 0 }];
            let solution = solve(4, &edges).expect("a matching");
            let named = |cost| solution.gain(0, 2, cost).is_some() || solution.gain(1, 3, 0).is_some();
            assert!(named(cost - 1), "{} instead of {cost}", cost - 1);
            assert_eq!(solution.gain(0, 1, cost), None, "what is chosen betters nothing");
        }
    }
}
