//! A set of equally good matchings, narrowed wish by wish.
//!
//! The perfect matchings that are best by the wishes so far are a face of the matching polytope. By complementary
//! slackness it is given by little: the edges that are tight under the solver's prices, and the odd sets with a price, of
//! which each is left by exactly one edge. An odd set is never left by fewer, so that the number of sets an edge leaves
//! is all that has to be remembered of it: a matching of tight edges is best if the sum is least. Wishes of any number
//! and any weight are thus taken in turn, and none needs wider numbers than the solver has.

use super::super::matching::{Edge, Solution, Solver, solve};

/// How many bits the sum of the costs of one wish may have.
pub(super) const WISH_BITS: u32 = 84;

/// Above so many edges a vertex, the solver begins with few of them.
const DENSE: usize = 24;

/// How many of its cheapest edges a vertex begins with.
const CHEAPEST: usize = 6;

/// How many edges each vertex gets at most from one look at the prices.
const ADDED: usize = 6;

/// The matchings that are still equally good.
#[derive(Clone, Debug)]
pub(super) struct Face {
    /// One of them, by each vertex's partner.
    pub(super) mates: Vec<usize>,
    edges: Vec<Allowed>,
    // For each vertex its edges, by number.
    around: Vec<Vec<u32>>,
}

#[derive(Clone, Copy, Debug)]
struct Allowed {
    ends: [u32; 2],
    // How many of the odd sets with a price the edge leaves.
    leaves: u32,
    // Whether a choice has shut the edge out.
    is_shut: bool,
}

impl Allowed {
    fn ends(self) -> [usize; 2] {
        self.ends.map(|end| end as usize)
    }

    fn other(self, vertex: usize) -> usize {
        let [one, other] = self.ends();
        one + other - vertex
    }
}

impl Face {
    /// Begins with all perfect matchings of a graph, of which one is known.
    pub(super) fn new(edges: &[[usize; 2]], mates: Vec<usize>) -> Face {
        let narrow = |end: usize| u32::try_from(end).unwrap_or(u32::MAX);
        let edges =
            edges.iter().map(|ends| Allowed { ends: ends.map(narrow), leaves: 0, is_shut: false }).collect();
        let mut face = Face { mates, edges, around: vec![] };
        face.gather();
        face
    }

    fn gather(&mut self) {
        self.around = vec![vec![]; self.mates.len()];
        for (k, edge) in (0u32..).zip(&self.edges) {
            for end in edge.ends() {
                self.around[end].push(k);
            }
        }
    }

    /// Returns the sum of a cost over the matching at hand.
    pub(super) fn total(&self, cost: impl Fn(usize, usize) -> i128) -> i128 {
        let pairs = self.mates.iter().enumerate().filter(|(one, other)| one < *other);
        pairs.map(|(one, &other)| cost(one, other)).sum()
    }

    /// Keeps the matchings of least cost. No cost is negative, and the sum over a matching has at most [`WISH_BITS`] bits.
    pub(super) fn narrow(&mut self, cost: impl Fn(usize, usize) -> i128) {
        self.edges.retain(|edge| !edge.is_shut);
        let cost_of = |edge: &Allowed| {
            let [one, other] = edge.ends();
            cost(one.min(other), one.max(other))
        };
        let costs: Vec<i128> = self.edges.iter().map(cost_of).collect();
        if self.total(&cost) == 0 {
            // Nothing is better than nothing.
            let mut costs = costs.iter();
            self.edges.retain(|_| costs.next() == Some(&0));
            self.gather();
            return;
        }
        self.gather();
        let costs: Vec<i128> = self
            .edges
            .iter()
            .zip(&costs)
            .map(|(edge, cost)| (i128::from(edge.leaves) << WISH_BITS) + cost)
            .collect();
        let solution = self.solve(&costs);
        let mut costs = costs.iter();
        self.edges.retain_mut(|edge| {
            let [one, other] = edge.ends();
            edge.leaves = solution.leaves(one, other);
            costs.next().is_some_and(|cost| solution.reduced_cost(one, other, *cost) == 0)
        });
        self.mates = solution.mates;
        self.gather();
    }

    /// Solves, with few edges at first if there are many.
    fn solve(&self, costs: &[i128]) -> Solution {
        let n = self.mates.len();
        let edge = |k: usize| Edge { ends: self.edges[k].ends(), cost: costs[k] };
        if self.edges.len() <= DENSE * n {
            let edges: Vec<Edge> = (0..self.edges.len()).map(edge).collect();
            return solve(n, &edges).expect("a perfect matching is known");
        }
        let mut is_in = vec![false; self.edges.len()];
        let mut chosen = vec![];
        let mut add = |chosen: &mut Vec<Edge>, k: u32| {
            if !std::mem::replace(&mut is_in[k as usize], true) {
                chosen.push(edge(k as usize));
            }
        };
        let mut wanted = vec![];
        for vertex in 0..n {
            let around = &self.around[vertex];
            let known = around.iter().find(|&&k| self.edges[k as usize].other(vertex) == self.mates[vertex]);
            known.into_iter().for_each(|&k| add(&mut chosen, k));
            // Those of equal cost are taken from different places, or all vertices would want the same few.
            wanted.clear();
            wanted.extend(around.iter().map(|&k| (costs[k as usize], mix(vertex, k), k)));
            if wanted.len() > CHEAPEST {
                wanted.select_nth_unstable(CHEAPEST - 1);
                wanted.truncate(CHEAPEST);
            }
            wanted.iter().for_each(|&(_, _, k)| add(&mut chosen, k));
        }
        let mut solver = Solver::new(n, &chosen);
        loop {
            let solution = solver.solve().expect("a perfect matching is known");
            let before = chosen.len();
            for vertex in 0..n {
                wanted.clear();
                wanted.extend(self.around[vertex].iter().filter_map(|&k| {
                    let [one, other] = self.edges[k as usize].ends();
                    let gain = solution.gain(one, other, costs[k as usize])?;
                    Some((gain, mix(vertex, k), k))
                }));
                if wanted.len() > ADDED {
                    wanted.select_nth_unstable(ADDED - 1);
                    wanted.truncate(ADDED);
                }
                wanted.iter().for_each(|&(_, _, k)| add(&mut chosen, k));
            }
            if chosen.len() == before {
                return solution;
            }
            match chosen.len() - before <= n / 10 {
                true => solver.add(&chosen[before..]),
                false => solver = Solver::new(n, &chosen),
            }
        }
    }

    /// Lets vertices choose their partners one after the other, each the one of least rank among the matchings that are left.
    ///
    /// A partner without a rank is wanted least.
    pub(super) fn choose(&mut self, vertices: &[usize], rank: impl Fn(usize) -> Option<usize>) {
        let key = |other: usize| rank(other).unwrap_or(usize::MAX);
        for (at, &vertex) in vertices.iter().enumerate() {
            let partners = self.around[vertex].iter().map(|&k| self.edges[k as usize].other(vertex));
            let Some(best) = partners.min_by_key(|&other| key(other)) else { continue };
            if self.mates[vertex] != best && !self.exchange(vertex, best) {
                self.choose_some(&vertices[at..], key);
            }
            let mate = self.mates[vertex];
            self.fix(vertex, mate);
        }
    }

    /// Lets the next few vertices choose at once, by one exact wish.
    fn choose_some(&mut self, vertices: &[usize], key: impl Fn(usize) -> usize) {
        let n = self.mates.len();
        let mut offers: Vec<Option<(u32, Vec<usize>)>> = vec![None; n];
        let mut bits = 0;
        let mut sizes = vec![];
        for &vertex in vertices {
            let mut keys: Vec<usize> =
                self.around[vertex].iter().map(|&k| key(self.edges[k as usize].other(vertex))).collect();
            keys.sort_unstable();
            keys.dedup();
            let width = usize::BITS - keys.len().leading_zeros();
            if bits + width > WISH_BITS {
                break;
            }
            bits += width;
            sizes.push((vertex, width, keys));
        }
        let mut at = bits;
        for (vertex, width, keys) in sizes {
            at -= width;
            offers[vertex] = Some((at, keys));
        }
        let part = |vertex: usize, other: usize| match &offers[vertex] {
            Some((at, keys)) => keys.binary_search(&key(other)).map_or(0, |place| (place as i128) << at),
            None => 0,
        };
        self.narrow(|one, other| part(one, other) + part(other, one));
    }

    /// Gives a vertex a new partner if the two left over may be partners at the same cost.
    fn exchange(&mut self, vertex: usize, wanted: usize) -> bool {
        let (left, right) = (self.mates[vertex], self.mates[wanted]);
        let leaves = |one: usize, other: usize| {
            let near = if self.around[one].len() < self.around[other].len() { one } else { other };
            let far = one + other - near;
            let found = self.around[near].iter().find(|&&k| self.edges[k as usize].other(near) == far);
            found.map(|&k| self.edges[k as usize].leaves)
        };
        let sum = |a: Option<u32>, b: Option<u32>| a.zip(b).map(|(a, b)| a + b);
        let before = sum(leaves(vertex, left), leaves(wanted, right));
        let after = sum(leaves(vertex, wanted), leaves(left, right));
        if after.is_none() || after != before {
            return false;
        }
        for (one, other) in [(vertex, wanted), (left, right)] {
            (self.mates[one], self.mates[other]) = (other, one);
        }
        true
    }

    /// Forbids two partners any other.
    fn fix(&mut self, one: usize, other: usize) {
        for (vertex, partner) in [(one, other), (other, one)] {
            for k in std::mem::take(&mut self.around[vertex]) {
                let far = self.edges[k as usize].other(vertex);
                if far == partner {
                    self.around[vertex].push(k);
                } else {
                    self.around[far].retain(|&at| at != k);
                    self.edges[k as usize].is_shut = true;
                }
            }
        }
    }
}

/// Scatters two numbers, so that equal costs are taken from different places.
fn mix(vertex: usize, k: u32) -> u32 {
    let mixed = (vertex as u64 ^ 0x9e37).wrapping_mul(0x9e37_79b9_7f4a_7c15)
        ^ u64::from(k).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    (mixed >> 32) as u32
}
