//! Edmonds' blossom algorithm with prices, on a sparse graph.
//!
//! The primal-dual method in the arrangement of Galil (*Efficient algorithms for finding maximum matching in graphs*, 1986): every stage grows
//! alternating trees from all free vertices over tight edges, shrinks odd cycles to blossoms, changes prices when nothing is tight, and
//! ends with an augmenting path. Vertices are 0 to n−1, blossoms n to 2n−1. An edge `k` has two endpoints, `2k` and
//! `2k + 1`; the other end of endpoint `p` is `p ^ 1`.
//!
//! Prices start at each vertex's cheapest edge, which makes many edges tight at once. That is allowed because only perfect matchings are
//! sought; all start even and stay of one parity on outer vertices, so that halves are exact.

mod cycle;

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
}

impl Solution {
    /// Returns four times what an edge costs beyond the prices of its ends; negative if it could better the
    /// solution.
    pub(in crate::pairing) fn reduced_cost(&self, one: usize, other: usize, cost: i128) -> i128 {
        let shared = self.holders[one].iter().zip(&self.holders[other]).take_while(|(a, b)| a == b);
        let within: i128 = shared.map(|(&blossom, _)| 2 * self.prices[blossom]).sum();
        self.prices[one] + self.prices[other] + 4 * cost + within
    }

    /// Returns four times what an edge would better the solution by, at most; `None` if it could not.
    pub(in crate::pairing) fn gain(&self, one: usize, other: usize, cost: i128) -> Option<i128> {
        // Blossoms only add to the price of an edge, and most edges are dear enough without them.
        let bare = self.prices[one] + self.prices[other] + 4 * cost;
        let reduced = if bare < 0 { self.reduced_cost(one, other, cost) } else { bare };
        (reduced < 0).then_some(reduced)
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
    let mut solver = Solver::new(n, edges);
    solver.match_tight_edges();
    while solver.mates.contains(&NONE) {
        if !solver.stage() {
            return None;
        }
    }
    let holders = (0..n).map(|vertex| solver.holders_of(vertex)).collect();
    let mates = solver.mates.iter().map(|&end| solver.vertex_at(end)).collect();
    Some(Solution { mates, prices: solver.prices, holders })
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
    // For an outer blossom, its best edges to other outer ones.
    best: Option<Vec<usize>>,
}

struct Solver<'e> {
    n: usize,
    edges: &'e [Edge],
    // For each vertex, the far endpoints of its edges.
    neighbours: Vec<Vec<usize>>,
    // For each vertex, the far endpoint of its matched edge.
    mates: Vec<usize>,
    label: Vec<Label>,
    // For each labelled vertex or blossom, the endpoint through which the label came.
    label_end: Vec<usize>,
    // For each vertex, the outermost blossom that holds it, or itself.
    top: Vec<usize>,
    parent: Vec<usize>,
    base: Vec<usize>,
    blossoms: Vec<Blossom>,
    // For a free vertex or an outer blossom, the edge of least slack to an outer one.
    best_edge: Vec<usize>,
    unused: Vec<usize>,
    prices: Vec<i128>,
    is_tight: Vec<bool>,
    queue: Vec<usize>,
    // Room for working out best edges, all `NONE` between uses.
    best_to: Vec<usize>,
}

impl<'e> Solver<'e> {
    fn new(n: usize, edges: &'e [Edge]) -> Solver<'e> {
        let mut neighbours = vec![vec![]; n];
        let mut prices: Vec<Option<i128>> = vec![None; n];
        for (k, edge) in edges.iter().enumerate() {
            let [i, j] = edge.ends;
            neighbours[i].push(2 * k + 1);
            neighbours[j].push(2 * k);
            for vertex in [i, j] {
                prices[vertex] = prices[vertex].max(Some(-2 * edge.cost));
            }
        }
        // A vertex without an edge is never matched, whatever its price.
        let prices = prices.into_iter().map(Option::unwrap_or_default);
        Solver {
            n,
            edges,
            neighbours,
            mates: vec![NONE; n],
            label: vec![Label::Free; 2 * n],
            label_end: vec![NONE; 2 * n],
            top: (0..n).collect(),
            parent: vec![NONE; 2 * n],
            base: (0..n).chain(std::iter::repeat_n(NONE, n)).collect(),
            blossoms: vec![Blossom::default(); 2 * n],
            best_edge: vec![NONE; 2 * n],
            unused: (n..2 * n).collect(),
            prices: prices.chain(std::iter::repeat_n(0, n)).collect(),
            is_tight: vec![false; edges.len()],
            queue: vec![],
            best_to: vec![NONE; 2 * n],
        }
    }

    /// Returns the vertex at an endpoint.
    fn vertex_at(&self, end: usize) -> usize {
        self.edges[end / 2].ends[end % 2]
    }

    fn slack(&self, k: usize) -> i128 {
        let [i, j] = self.edges[k].ends;
        self.prices[i] + self.prices[j] + 4 * self.edges[k].cost
    }

    fn leaves(&self, part: usize, leaves: &mut Vec<usize>) {
        match part < self.n {
            true => leaves.push(part),
            false => self.blossoms[part].parts.iter().for_each(|&part| self.leaves(part, leaves)),
        }
    }

    fn leaves_of(&self, part: usize) -> Vec<usize> {
        let mut leaves = vec![];
        self.leaves(part, &mut leaves);
        leaves
    }

    fn holders_of(&self, vertex: usize) -> Vec<usize> {
        let mut holders: Vec<usize> =
            std::iter::successors(Some(self.parent[vertex]), |&held| self.parent.get(held).copied())
                .take_while(|&holder| holder != NONE)
                .collect();
        holders.reverse();
        holders
    }

    /// Adds the edges that are tight from the start and free at both ends.
    fn match_tight_edges(&mut self) {
        for k in 0..self.edges.len() {
            let [i, j] = self.edges[k].ends;
            if self.mates[i] == NONE && self.mates[j] == NONE && self.slack(k) == 0 {
                (self.mates[i], self.mates[j]) = (2 * k + 1, 2 * k);
            }
        }
    }

    /// Finds one augmenting path; false if there is none.
    fn stage(&mut self) -> bool {
        self.label.fill(Label::Free);
        self.best_edge.fill(NONE);
        self.blossoms.iter_mut().for_each(|blossom| blossom.best = None);
        self.is_tight.fill(false);
        self.queue.clear();
        for vertex in 0..self.n {
            if self.mates[vertex] == NONE && self.label[self.top[vertex]] == Label::Free {
                self.assign_label(vertex, Label::Outer, NONE);
            }
        }
        loop {
            if self.grow() {
                break;
            }
            if !self.change_prices() {
                return false;
            }
        }
        for blossom in self.n..2 * self.n {
            let is_top = self.parent[blossom] == NONE && self.base[blossom] != NONE;
            if is_top && self.label[blossom] == Label::Outer && self.prices[blossom] == 0 {
                self.expand(blossom, true);
            }
        }
        true
    }

    /// Grows the trees over tight edges; true if a path was found and taken.
    fn grow(&mut self) -> bool {
        while let Some(v) = self.queue.pop() {
            for index in 0..self.neighbours[v].len() {
                let end = self.neighbours[v][index];
                let (k, w) = (end / 2, self.vertex_at(end));
                if self.top[v] == self.top[w] {
                    continue;
                }
                let slack = if self.is_tight[k] { 0 } else { self.slack(k) };
                if slack <= 0 {
                    self.is_tight[k] = true;
                    match self.label[self.top[w]] {
                        Label::Free => self.assign_label(w, Label::Inner, end ^ 1),
                        Label::Outer => match self.find_cycle(v, w) {
                            Some(base) => self.shrink(base, k),
                            None => {
                                self.augment(k);
                                return true;
                            }
                        },
                        _ if self.label[w] == Label::Free => {
                            self.label[w] = Label::Inner;
                            self.label_end[w] = end ^ 1;
                        }
                        _ => {}
                    }
                } else if self.label[self.top[w]] == Label::Outer {
                    self.keep_best(self.top[v], k, slack);
                } else if self.label[w] == Label::Free {
                    self.keep_best(w, k, slack);
                }
            }
        }
        false
    }

    fn keep_best(&mut self, place: usize, k: usize, slack: i128) {
        let best = self.best_edge[place];
        if best == NONE || slack < self.slack(best) {
            self.best_edge[place] = k;
        }
    }

    fn assign_label(&mut self, w: usize, label: Label, end: usize) {
        let b = self.top[w];
        for place in [w, b] {
            self.label[place] = label;
            self.label_end[place] = end;
            self.best_edge[place] = NONE;
        }
        if label == Label::Outer {
            let leaves = self.leaves_of(b);
            self.queue.extend(leaves);
        } else {
            let mate = self.mates[self.base[b]];
            self.assign_label(self.vertex_at(mate), Label::Outer, mate ^ 1);
        }
    }

    /// Walks from two outer vertices to their roots; returns the base of the cycle, or `None` if the roots
    /// differ.
    fn find_cycle(&mut self, v: usize, w: usize) -> Option<usize> {
        let (mut v, mut w) = (v, w);
        let mut path = vec![];
        let mut base = None;
        while v != NONE {
            let b = self.top[v];
            if self.label[b] == Label::Crumb {
                base = Some(self.base[b]);
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
        self.base[b] = base;
        self.parent[b] = NONE;
        self.parent[base_part] = b;
        let (mut parts, mut ends) = (vec![], vec![]);
        while bv != base_part {
            self.parent[bv] = b;
            parts.push(bv);
            ends.push(self.label_end[bv]);
            bv = self.top[self.vertex_at(self.label_end[bv])];
        }
        parts.push(base_part);
        parts.reverse();
        ends.reverse();
        ends.push(2 * k);
        while bw != base_part {
            self.parent[bw] = b;
            parts.push(bw);
            ends.push(self.label_end[bw] ^ 1);
            bw = self.top[self.vertex_at(self.label_end[bw])];
        }
        self.label[b] = Label::Outer;
        self.label_end[b] = self.label_end[base_part];
        self.prices[b] = 0;
        self.blossoms[b] = Blossom { parts, ends, best: None };
        for vertex in self.leaves_of(b) {
            // Inner vertices become outer and are to be looked at.
            if self.label[self.top[vertex]] == Label::Inner {
                self.queue.push(vertex);
            }
            self.top[vertex] = b;
        }
        self.collect_best(b);
    }

    /// Works out a new blossom's best edges to other outer ones.
    fn collect_best(&mut self, b: usize) {
        let mut best_to = std::mem::take(&mut self.best_to);
        let mut touched = vec![];
        for part in self.blossoms[b].parts.clone() {
            let known = self.blossoms[part].best.take();
            let candidates: Vec<usize> = known.unwrap_or_else(|| {
                let leaves = self.leaves_of(part);
                leaves.iter().flat_map(|&vertex| self.neighbours[vertex].iter().map(|end| end / 2)).collect()
            });
            for k in candidates {
                let [i, j] = self.edges[k].ends;
                let far = if self.top[j] == b { i } else { j };
                let other = self.top[far];
                if other == b || self.label[other] != Label::Outer {
                    continue;
                }
                if best_to[other] == NONE {
                    touched.push(other);
                    best_to[other] = k;
                } else if self.slack(k) < self.slack(best_to[other]) {
                    best_to[other] = k;
                }
            }
            self.best_edge[part] = NONE;
        }
        let best: Vec<usize> =
            touched.into_iter().map(|other| std::mem::replace(&mut best_to[other], NONE)).collect();
        self.best_to = best_to;
        self.best_edge[b] = best.iter().copied().min_by_key(|&k| self.slack(k)).unwrap_or(NONE);
        self.blossoms[b].best = Some(best);
    }

    /// Changes prices so that something becomes tight, or opens a blossom; false if nothing ever will.
    fn change_prices(&mut self) -> bool {
        enum Change {
            Tight(usize),
            Open(usize),
        }
        let mut least: Option<(i128, Change)> = None;
        let mut offer = |delta: i128, change: Change| {
            if least.as_ref().is_none_or(|(least, _)| delta < *least) {
                least = Some((delta, change));
            }
        };
        for vertex in 0..self.n {
            if self.label[self.top[vertex]] == Label::Free && self.best_edge[vertex] != NONE {
                offer(self.slack(self.best_edge[vertex]), Change::Tight(self.best_edge[vertex]));
            }
        }
        for place in 0..2 * self.n {
            if self.parent[place] != NONE {
                continue;
            }
            if self.label[place] == Label::Outer && self.best_edge[place] != NONE {
                offer(self.slack(self.best_edge[place]) / 2, Change::Tight(self.best_edge[place]));
            }
            if place >= self.n && self.base[place] != NONE && self.label[place] == Label::Inner {
                offer(self.prices[place], Change::Open(place));
            }
        }
        let Some((delta, change)) = least else { return false };
        for vertex in 0..self.n {
            match self.label[self.top[vertex]] {
                Label::Outer => self.prices[vertex] -= delta,
                Label::Inner => self.prices[vertex] += delta,
                _ => {}
            }
        }
        for blossom in self.n..2 * self.n {
            if self.base[blossom] != NONE && self.parent[blossom] == NONE {
                match self.label[blossom] {
                    Label::Outer => self.prices[blossom] += delta,
                    Label::Inner => self.prices[blossom] -= delta,
                    _ => {}
                }
            }
        }
        match change {
            Change::Tight(k) => {
                self.is_tight[k] = true;
                let [i, j] = self.edges[k].ends;
                self.queue.push(if self.label[self.top[i]] == Label::Free { j } else { i });
            }
            Change::Open(blossom) => self.expand(blossom, false),
        }
        true
    }
}
