//! Edmonds' blossom algorithm with prices, on a sparse graph.
//!
//! The primal-dual method (Galil, *Efficient algorithms for finding maximum matching in graphs*, 1986), one free vertex at a time: an
//! alternating tree grows from it over tight edges, shrinks odd cycles to blossoms, changes prices when nothing is tight, and ends with an
//! augmenting path to any other free vertex. Vertices are 0 to n−1, blossoms n to 2n−1. An edge `k` has two endpoints, `2k`
//! and `2k + 1`; the other end of endpoint `p` is `p ^ 1`.
//!
//! Prices of a tree change all at the same pace, so that the moment at which an edge becomes tight or a blossom opens is known
//! when it is first seen. A clock runs from one such moment to the next, and what stands in the tree is told by when it
//! came to it: nothing is gone through that does not change. All vertices of a tree hang together by tight edges, so that their
//! prices are all even or all odd, and halves between them are exact.
//!
//! Prices start at each vertex's cheapest edge. That is allowed because only perfect matchings are sought.

mod cycle;
mod halves;
mod repair;
mod solution;
mod tree;

use std::{cmp::Reverse, collections::BinaryHeap};

use self::halves::Halves;
pub(in crate::pairing) use self::solution::Solution;

/// An edge and its cost.
#[derive(Clone, Copy, Debug)]
pub(in crate::pairing) struct Edge {
    pub(in crate::pairing) ends: [usize; 2],
    pub(in crate::pairing) cost: i128,
}

/// Solves a graph of `n` vertices; `None` if it has no perfect matching.
pub(in crate::pairing) fn solve(n: usize, edges: &[Edge]) -> Option<Solution> {
    Solver::new(n, edges).solve()
}

const NONE: usize = usize::MAX;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Label {
    Free,
    Outer,
    Inner,
    /// Passed on the way to the root while looking for a cycle.
    Crumb,
}

/// An edge as one of its ends sees it, with its cost: a large tree looks at millions, one after the other, and at nothing else of
/// them.
#[derive(Clone, Copy, Debug)]
struct Spoke {
    cost: i128,
    // The far endpoint.
    end: u32,
    // The vertex there.
    to: u32,
}

impl Spoke {
    fn end(self) -> usize {
        self.end as usize
    }

    fn edge(self) -> usize {
        self.end() / 2
    }

    fn to(self) -> usize {
        self.to as usize
    }
}

/// A shrunken odd cycle.
#[derive(Clone, Debug, Default)]
struct Blossom {
    // The parts in order around the cycle, beginning with that of the base.
    parts: Vec<usize>,
    // The endpoint in each part of the edge to the next.
    ends: Vec<usize>,
    // The vertices it holds.
    leaves: Vec<u32>,
}

/// Something that will happen in a tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Event {
    /// An edge becomes tight.
    Tight(usize),
    /// An inner blossom has no price left.
    Open(usize),
}

/// A graph on its way to a solution, which takes more edges afterwards and goes on from what it has.
pub(in crate::pairing) struct Solver {
    n: usize,
    edges: Vec<Edge>,
    // For each vertex, its edges.
    neighbours: Vec<Vec<Spoke>>,
    // For each vertex, the far endpoint of its matched edge.
    mates: Vec<usize>,
    // For each outermost blossom, or vertex outside all, how it stands in the tree.
    label: Vec<Label>,
    // For those labelled, the endpoint through which the label came.
    label_end: Vec<usize>,
    // For those labelled, since when.
    since: Vec<i128>,
    // For each vertex, the outermost blossom that holds it, or itself.
    top: Vec<usize>,
    parent: Vec<usize>,
    base: Vec<usize>,
    blossoms: Vec<Blossom>,
    unused: Vec<usize>,
    // As they were when their outermost blossom was labelled.
    prices: Vec<i128>,
    now: i128,
    // By when a path is found at the latest, as far as is known: what comes later never happens.
    latest: i128,
    events: BinaryHeap<Reverse<(i128, Event)>>,
    // Outer vertices to be looked at.
    queue: Vec<usize>,
    // Whatever got a label in this tree.
    labelled: Vec<usize>,
    // For each vertex outside the tree, when it is reached as far as is known; of later ways nothing need be noted.
    reached: Vec<Option<i128>>,
    // The vertices for which that is known.
    awaited: Vec<usize>,
    // Cycles whose edges count half, while that is allowed.
    halves: Option<Halves>,
}

impl Solver {
    pub(in crate::pairing) fn new(n: usize, edges: &[Edge]) -> Solver {
        let mut solver = Solver {
            n,
            edges: vec![],
            neighbours: vec![vec![]; n],
            mates: vec![NONE; n],
            label: vec![Label::Free; 2 * n],
            label_end: vec![NONE; 2 * n],
            since: vec![0; 2 * n],
            top: (0..n).collect(),
            parent: vec![NONE; 2 * n],
            base: (0..n).chain(std::iter::repeat_n(NONE, n)).collect(),
            blossoms: vec![Blossom::default(); 2 * n],
            unused: (n..2 * n).collect(),
            prices: vec![0; 2 * n],
            now: 0,
            latest: i128::MAX,
            events: BinaryHeap::new(),
            queue: vec![],
            labelled: vec![],
            reached: vec![None; n],
            awaited: vec![],
            halves: None,
        };
        solver.take(edges);
        // A vertex without an edge is never matched, whatever its price.
        for vertex in 0..n {
            let costs = solver.neighbours[vertex].iter().map(|spoke| spoke.cost);
            solver.prices[vertex] = costs.min().map_or(0, |least| -2 * least);
        }
        solver.match_tight_edges();
        solver
    }

    /// Takes edges in, without regard to prices.
    fn take(&mut self, edges: &[Edge]) {
        for edge in edges {
            let k = self.edges.len();
            let [i, j] = edge.ends;
            let small = |number: usize| u32::try_from(number).expect("fewer edges than fill the memory");
            let cost = edge.cost;
            self.neighbours[i].push(Spoke { cost, end: small(2 * k + 1), to: small(j) });
            self.neighbours[j].push(Spoke { cost, end: small(2 * k), to: small(i) });
            self.edges.push(*edge);
        }
    }

    /// Finds a perfect matching of least cost; `None` if there is no perfect matching.
    pub(in crate::pairing) fn solve(&mut self) -> Option<Solution> {
        for vertex in 0..self.n {
            if self.mates[vertex] == NONE && !self.stage(vertex) {
                return None;
            }
        }
        let holders = (0..self.n).map(|vertex| self.holders_of(vertex)).collect();
        let mates = self.mates.iter().map(|&end| self.vertex_at(end)).collect();
        let (order, spans) = self.in_order();
        Some(Solution { mates, prices: self.prices.clone(), holders, order, spans })
    }

    /// Returns the vertices in such an order that those of each blossom stand together, and where each blossom stands.
    fn in_order(&self) -> (Vec<usize>, Vec<(usize, usize)>) {
        let is_top = |place: &usize| self.parent[*place] == NONE && self.base[*place] != NONE;
        let tops = (0..2 * self.n).filter(is_top);
        let leaves = |top: usize| (0..self.n_leaves(top)).map(move |number| self.leaf(top, number));
        let order: Vec<usize> = tops.flat_map(leaves).collect();
        let mut places = vec![0; self.n];
        for (place, &vertex) in order.iter().enumerate() {
            places[vertex] = place;
        }
        // A blossom's vertices stand in it in the order in which they stood in its parts.
        let span = |place: usize| match self.n_leaves(place) {
            0 => (0, 0),
            count => (places[self.leaf(place, 0)], places[self.leaf(place, 0)] + count),
        };
        (order, (0..2 * self.n).map(span).collect())
    }

    /// Returns the vertex at an endpoint.
    fn vertex_at(&self, end: usize) -> usize {
        self.edges[end / 2].ends[end % 2]
    }

    /// Returns how much the prices under a label have changed by a moment.
    fn drift(&self, top: usize, moment: i128) -> i128 {
        match self.label[top] {
            Label::Free => 0,
            Label::Outer | Label::Crumb => self.since[top] - moment,
            Label::Inner => moment - self.since[top],
        }
    }

    /// Returns the price of a vertex at a moment.
    fn price_at(&self, vertex: usize, moment: i128) -> i128 {
        self.prices[vertex] + self.drift(self.top[vertex], moment)
    }

    /// Returns the slack at a moment of an edge between two outermost blossoms.
    fn slack_at(&self, k: usize, moment: i128) -> i128 {
        let Edge { ends: [i, j], cost } = self.edges[k];
        self.price_at(i, moment) + self.price_at(j, moment) + 4 * cost
    }

    fn n_leaves(&self, part: usize) -> usize {
        if part < self.n { 1 } else { self.blossoms[part].leaves.len() }
    }

    /// Returns one of the vertices of a part, by its number among them.
    fn leaf(&self, part: usize, number: usize) -> usize {
        if part < self.n { part } else { self.blossoms[part].leaves[number] as usize }
    }

    fn holders_of(&self, vertex: usize) -> Vec<usize> {
        let mut holders: Vec<usize> =
            std::iter::successors(Some(self.parent[vertex]), |&held| self.parent.get(held).copied())
                .take_while(|&holder| holder != NONE)
                .collect();
        holders.reverse();
        holders
    }

    /// Matches what can be matched at once: edges that are tight, and those that become so when one vertex pays all it can.
    fn match_tight_edges(&mut self) {
        for k in 0..self.edges.len() {
            let [i, j] = self.edges[k].ends;
            if self.mates[i] == NONE && self.mates[j] == NONE && self.slack_at(k, 0) == 0 {
                (self.mates[i], self.mates[j]) = (2 * k + 1, 2 * k);
            }
        }
        for vertex in 0..self.n {
            if self.mates[vertex] != NONE {
                continue;
            }
            let slacks = self.neighbours[vertex].iter().map(|spoke| self.slack_at(spoke.edge(), 0));
            let Some(least) = slacks.min() else { continue };
            self.prices[vertex] -= least;
            let is_open =
                |spoke: &&Spoke| self.mates[spoke.to()] == NONE && self.slack_at(spoke.edge(), 0) == 0;
            if let Some(&spoke) = self.neighbours[vertex].iter().find(is_open) {
                (self.mates[vertex], self.mates[spoke.to()]) = (spoke.end(), spoke.end() ^ 1);
            }
        }
    }
}
