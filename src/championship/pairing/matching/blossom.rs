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
mod repair;

use std::{cmp::Reverse, collections::BinaryHeap};

/// An edge and its cost.
#[derive(Clone, Copy, Debug)]
pub(in crate::pairing) struct Edge {
    pub(in crate::pairing) ends: [usize; 2],
    pub(in crate::pairing) cost: i128,
}

/// A perfect matching of least cost, with the prices that prove it.
pub(in crate::pairing) struct Solution {
    /// Each vertex's partner.
    pub(in crate::pairing) mates: Vec<usize>,
    prices: Vec<i128>,
    // For each vertex, the blossoms that hold it, the outermost first.
    holders: Vec<Vec<usize>>,
    // The vertices in such an order that those of a blossom stand together.
    order: Vec<usize>,
    // For each blossom, from where to where.
    spans: Vec<(usize, usize)>,
}

impl Solution {
    /// Returns four times what an edge costs beyond the prices of its ends; negative if it could better the
    /// solution.
    pub(in crate::pairing) fn reduced_cost(&self, one: usize, other: usize, cost: i128) -> i128 {
        let shared = self.holders[one].iter().zip(&self.holders[other]).take_while(|(a, b)| a == b);
        let within: i128 = shared.map(|(&blossom, _)| 2 * self.prices[blossom]).sum();
        self.prices[one] + self.prices[other] + 4 * cost + within
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
    // For each vertex, the far endpoints of its edges.
    neighbours: Vec<Vec<usize>>,
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
    events: BinaryHeap<Reverse<(i128, Event)>>,
    // Outer vertices to be looked at.
    queue: Vec<usize>,
    // Whatever got a label in this tree.
    labelled: Vec<usize>,
    // For each vertex outside the tree, when it is reached as far as is known; of later ways nothing need be noted.
    reached: Vec<Option<i128>>,
    // The vertices for which that is known.
    awaited: Vec<usize>,
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
            events: BinaryHeap::new(),
            queue: vec![],
            labelled: vec![],
            reached: vec![None; n],
            awaited: vec![],
        };
        solver.take(edges);
        // A vertex without an edge is never matched, whatever its price.
        for vertex in 0..n {
            let costs = solver.neighbours[vertex].iter().map(|end| solver.edges[end / 2].cost);
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
            self.neighbours[i].push(2 * k + 1);
            self.neighbours[j].push(2 * k);
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

    /// Returns the slack at a moment of an edge between two outermost blossoms.
    fn slack_at(&self, k: usize, moment: i128) -> i128 {
        let [i, j] = self.edges[k].ends;
        let price = |vertex: usize| self.prices[vertex] + self.drift(self.top[vertex], moment);
        price(i) + price(j) + 4 * self.edges[k].cost
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
            let slacks = self.neighbours[vertex].iter().map(|end| self.slack_at(end / 2, 0));
            let Some(least) = slacks.min() else { continue };
            self.prices[vertex] -= least;
            let is_open =
                |&&end: &&usize| self.mates[self.vertex_at(end)] == NONE && self.slack_at(end / 2, 0) == 0;
            if let Some(&end) = self.neighbours[vertex].iter().find(is_open) {
                let other = self.vertex_at(end);
                (self.mates[vertex], self.mates[other]) = (end, end ^ 1);
            }
        }
    }

    /// Finds one augmenting path from a free vertex; false if there is none.
    fn stage(&mut self, root: usize) -> bool {
        self.assign_label(root, Label::Outer, NONE);
        let is_found = self.grow_to_the_end();
        self.queue.clear();
        self.events.clear();
        for vertex in std::mem::take(&mut self.awaited) {
            self.reached[vertex] = None;
        }
        let labelled = std::mem::take(&mut self.labelled);
        let is_top = |solver: &Solver, place: usize| {
            solver.parent[place] == NONE && solver.base[place] != NONE && solver.label[place] != Label::Free
        };
        let mut worthless = vec![];
        for &place in &labelled {
            if is_top(self, place) {
                self.settle(place);
                if place >= self.n && self.label[place] == Label::Outer && self.prices[place] == 0 {
                    worthless.push(place);
                }
            }
            self.label[place] = Label::Free;
            self.label_end[place] = NONE;
        }
        for blossom in worthless {
            self.expand(blossom, true);
        }
        self.now = 0;
        is_found
    }

    /// Writes down the prices under a label as they are now.
    fn settle(&mut self, top: usize) {
        let drift = self.drift(top, self.now);
        self.since[top] = self.now;
        if drift == 0 {
            return;
        }
        for number in 0..self.n_leaves(top) {
            let vertex = self.leaf(top, number);
            self.prices[vertex] += drift;
        }
        if top >= self.n {
            self.prices[top] -= drift;
        }
    }

    /// Lets the clock run until a path was found and taken; false if it never is.
    fn grow_to_the_end(&mut self) -> bool {
        loop {
            if self.grow() {
                return true;
            }
            let Some(Reverse((moment, event))) = self.events.pop() else { return false };
            match event {
                Event::Open(blossom) => {
                    let is_due = self.parent[blossom] == NONE
                        && self.base[blossom] != NONE
                        && self.label[blossom] == Label::Inner
                        && self.prices[blossom] - self.drift(blossom, moment) == 0;
                    if is_due {
                        self.now = moment;
                        self.expand(blossom, false);
                    }
                }
                Event::Tight(k) => {
                    let [i, j] = self.edges[k].ends;
                    if self.top[i] == self.top[j] || self.slack_at(k, moment) != 0 {
                        continue;
                    }
                    let is_outer = |vertex: usize| self.label[self.top[vertex]] == Label::Outer;
                    let end = match (is_outer(i), is_outer(j)) {
                        (true, _) => 2 * k + 1,
                        (false, true) => 2 * k,
                        (false, false) => continue,
                    };
                    self.now = moment;
                    if self.cross(end) {
                        return true;
                    }
                }
            }
        }
    }

    /// Looks at all edges of the outer vertices that wait for it; true if a path was found and taken.
    fn grow(&mut self) -> bool {
        while let Some(v) = self.queue.pop() {
            for index in 0..self.neighbours[v].len() {
                let end = self.neighbours[v][index];
                let (k, w) = (end / 2, self.vertex_at(end));
                if self.top[v] == self.top[w] {
                    continue;
                }
                let label = self.label[self.top[w]];
                if label == Label::Inner {
                    continue;
                }
                let slack = self.slack_at(k, self.now);
                if slack > 0 {
                    match label {
                        Label::Free => self.await_vertex(w, k, self.now + slack),
                        _ => self.events.push(Reverse((self.now + slack / 2, Event::Tight(k)))),
                    }
                } else if self.cross(end) {
                    return true;
                }
            }
        }
        false
    }

    /// Notes when a vertex outside the tree is reached over an edge, unless it is reached before.
    fn await_vertex(&mut self, vertex: usize, k: usize, moment: i128) {
        match &mut self.reached[vertex] {
            Some(before) if *before <= moment => return,
            Some(before) => *before = moment,
            none => {
                *none = Some(moment);
                self.awaited.push(vertex);
            }
        }
        self.events.push(Reverse((moment, Event::Tight(k))));
    }

    /// Goes over a tight edge from an outer vertex to its far endpoint; true if that ends a path, which is then taken.
    fn cross(&mut self, end: usize) -> bool {
        let (k, w) = (end / 2, self.vertex_at(end));
        match self.label[self.top[w]] {
            Label::Free if self.mates[self.base[self.top[w]]] == NONE => {
                self.augment(k);
                return true;
            }
            Label::Free => self.assign_label(w, Label::Inner, end ^ 1),
            Label::Outer => {
                let v = self.vertex_at(end ^ 1);
                let base = self.find_cycle(v, w);
                self.shrink(base, k);
            }
            Label::Inner | Label::Crumb => {}
        }
        false
    }

    /// Labels what holds a vertex; behind an inner one its partner becomes outer.
    fn assign_label(&mut self, w: usize, label: Label, end: usize) {
        let b = self.top[w];
        self.mark(b, label, end);
        if label == Label::Outer {
            for number in 0..self.n_leaves(b) {
                self.queue.push(self.leaf(b, number));
            }
        } else {
            let mate = self.mates[self.base[b]];
            self.assign_label(self.vertex_at(mate), Label::Outer, mate ^ 1);
        }
    }

    fn mark(&mut self, top: usize, label: Label, end: usize) {
        self.label[top] = label;
        self.label_end[top] = end;
        self.since[top] = self.now;
        self.labelled.push(top);
        if label == Label::Inner && top >= self.n {
            self.events.push(Reverse((self.now + self.prices[top], Event::Open(top))));
        }
    }

    /// Walks from two outer vertices towards the root and returns the base of the cycle.
    fn find_cycle(&mut self, v: usize, w: usize) -> usize {
        let (mut v, mut w) = (v, w);
        let mut path = vec![];
        let mut base = NONE;
        while v != NONE {
            let b = self.top[v];
            if self.label[b] == Label::Crumb {
                base = self.base[b];
                break;
            }
            path.push(b);
            self.label[b] = Label::Crumb;
            v = match self.label_end[b] {
                NONE => NONE,
                end => {
                    let inner = self.top[self.vertex_at(end)];
                    self.vertex_at(self.label_end[inner])
                }
            };
            if w != NONE {
                std::mem::swap(&mut v, &mut w);
            }
        }
        for b in path {
            self.label[b] = Label::Outer;
        }
        base
    }

    /// Shrinks the cycle that an edge between two outer vertices closes.
    fn shrink(&mut self, base: usize, k: usize) {
        let [v, w] = self.edges[k].ends;
        let (base_part, mut bv, mut bw) = (self.top[base], self.top[v], self.top[w]);
        let b = self.unused.pop().expect("there are never more than n − 1 blossoms of n vertices");
        let (mut parts, mut ends) = (vec![], vec![]);
        while bv != base_part {
            parts.push(bv);
            ends.push(self.label_end[bv]);
            bv = self.top[self.vertex_at(self.label_end[bv])];
        }
        parts.push(base_part);
        parts.reverse();
        ends.reverse();
        ends.push(2 * k);
        while bw != base_part {
            parts.push(bw);
            ends.push(self.label_end[bw] ^ 1);
            bw = self.top[self.vertex_at(self.label_end[bw])];
        }
        let n_leaves = parts.iter().map(|&part| self.n_leaves(part)).sum();
        let mut leaves = Vec::with_capacity(n_leaves);
        for &part in &parts {
            self.settle(part);
            self.parent[part] = b;
            let is_inner = self.label[part] == Label::Inner;
            for number in 0..self.n_leaves(part) {
                let vertex = self.leaf(part, number);
                // Inner vertices become outer and are to be looked at.
                if is_inner {
                    self.queue.push(vertex);
                }
                self.top[vertex] = b;
                leaves.push(u32::try_from(vertex).unwrap_or(u32::MAX));
            }
        }
        self.base[b] = base;
        self.parent[b] = NONE;
        self.prices[b] = 0;
        self.blossoms[b] = Blossom { parts, ends, leaves };
        self.mark(b, Label::Outer, self.label_end[base_part]);
    }
}
