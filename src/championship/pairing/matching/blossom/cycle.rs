//! Cycles: found, shrunk to blossoms, opened again, and turned along a path from matched to unmatched edges.

use super::{Blossom, Label, NONE, Solver};

/// A walk around a cycle from a part to the base, the way on which edges come in pairs.
struct Walk {
    at: isize,
    step: isize,
    // Which endpoint of an edge lies ahead.
    trick: usize,
    n_parts: isize,
}

impl Walk {
    fn from(index: usize, n_parts: usize) -> Walk {
        let (at, n_parts) = (index.cast_signed(), n_parts.cast_signed());
        match index % 2 {
            // An odd place goes forward to the end of the cycle, an even one back to its beginning.
            1 => Walk { at: at - n_parts, step: 1, trick: 0, n_parts },
            _ => Walk { at, step: -1, trick: 1, n_parts },
        }
    }

    fn part(&self) -> usize {
        self.at.rem_euclid(self.n_parts).cast_unsigned()
    }

    /// Returns the place in the list of ends of the edge ahead.
    fn end(&self) -> usize {
        (self.at - self.trick.cast_signed()).rem_euclid(self.n_parts).cast_unsigned()
    }

    fn go(&mut self) {
        self.at += self.step;
    }
}

impl Solver {
    /// Walks from two outer vertices towards the root and returns the base of the cycle.
    pub(super) fn find_cycle(&mut self, v: usize, w: usize) -> usize {
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

    /// Returns the parts of the cycle that an edge between two outer vertices closes, from that of the base on, and the endpoint in each of
    /// the edge to the next.
    pub(super) fn around(&self, base: usize, k: usize) -> (Vec<usize>, Vec<usize>) {
        let [v, w] = self.edges[k].ends;
        let (base_part, mut bv, mut bw) = (self.top[base], self.top[v], self.top[w]);
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
        (parts, ends)
    }

    /// Shrinks the cycle that an edge between two outer vertices closes.
    pub(super) fn shrink(&mut self, base: usize, k: usize) {
        let base_part = self.top[base];
        let b = self.unused.pop().expect("there are never more than n − 1 blossoms of n vertices");
        let (parts, ends) = self.around(base, k);
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

    /// Opens a blossom. At the end of a stage whatever has no price is opened with it; within one, an inner blossom's parts are
    /// labelled anew along the way from its entry to its base.
    pub(super) fn expand(&mut self, b: usize, is_end_of_stage: bool) {
        self.settle(b);
        let blossom = std::mem::take(&mut self.blossoms[b]);
        for &part in &blossom.parts {
            self.parent[part] = NONE;
            if part < self.n {
                self.top[part] = part;
            } else if is_end_of_stage && self.prices[part] == 0 {
                self.expand(part, true);
            } else {
                self.bring_up(part);
            }
        }
        if !is_end_of_stage && self.label[b] == Label::Inner {
            let entry = self.top[self.vertex_at(self.label_end[b] ^ 1)];
            let index = blossom.parts.iter().position(|&part| part == entry).unwrap_or(0);
            let mut walk = Walk::from(index, blossom.parts.len());
            let mut end = self.label_end[b];
            while walk.at != 0 {
                // An inner part and the outer one behind it.
                let near = self.vertex_at(end ^ 1);
                self.assign_label(near, Label::Inner, end);
                walk.go();
                end = blossom.ends[walk.end()] ^ walk.trick;
                walk.go();
            }
            // The part of the base becomes inner, and what lies behind it is outer already.
            self.mark(blossom.parts[walk.part()], Label::Inner, end);
            walk.go();
            // The parts that the way passes by stay for others to reach.
            while blossom.parts[walk.part()] != entry {
                let part = blossom.parts[walk.part()];
                walk.go();
                if self.label[part] == Label::Free {
                    self.await_outer(part);
                }
            }
        }
        self.retire(b);
    }

    /// Opens an outermost blossom and nothing in it.
    pub(super) fn expand_one(&mut self, b: usize) {
        for part in std::mem::take(&mut self.blossoms[b]).parts {
            self.parent[part] = NONE;
            self.bring_up(part);
        }
        self.retire(b);
    }

    /// Makes a part outermost.
    fn bring_up(&mut self, part: usize) {
        for number in 0..self.n_leaves(part) {
            let vertex = self.leaf(part, number);
            self.top[vertex] = part;
        }
    }

    fn retire(&mut self, b: usize) {
        self.label[b] = Label::Free;
        self.label_end[b] = NONE;
        self.base[b] = NONE;
        self.prices[b] = 0;
        self.unused.push(b);
    }

    /// Notes when the outer vertices around a part will reach it.
    fn await_outer(&mut self, part: usize) {
        for number in 0..self.n_leaves(part) {
            let vertex = self.leaf(part, number);
            let outer = self.neighbours[vertex]
                .iter()
                .filter(|spoke| self.label[self.top[spoke.to()]] == Label::Outer)
                .map(|spoke| spoke.edge());
            let soonest = outer.map(|k| (self.now + self.slack_at(k, self.now), k)).min();
            // What was noted of it before it was in the tree counts no more.
            self.reached[vertex] = None;
            if let Some((moment, k)) = soonest {
                self.await_vertex(vertex, k, moment);
            }
        }
    }

    /// Turns the edges of a blossom so that a vertex of it becomes its base.
    fn turn(&mut self, b: usize, v: usize) {
        let mut part = v;
        while self.parent[part] != b {
            part = self.parent[part];
        }
        if part >= self.n {
            self.turn(part, v);
        }
        let mut blossom = std::mem::take(&mut self.blossoms[b]);
        let index = blossom.parts.iter().position(|&other| other == part).unwrap_or(0);
        let mut walk = Walk::from(index, blossom.parts.len());
        while walk.at != 0 {
            walk.go();
            let near = blossom.parts[walk.part()];
            let end = blossom.ends[walk.end()] ^ walk.trick;
            if near >= self.n {
                self.turn(near, self.vertex_at(end));
            }
            walk.go();
            let far = blossom.parts[walk.part()];
            if far >= self.n {
                self.turn(far, self.vertex_at(end ^ 1));
            }
            let (one, other) = (self.vertex_at(end), self.vertex_at(end ^ 1));
            self.mates[one] = end ^ 1;
            self.mates[other] = end;
        }
        blossom.parts.rotate_left(index);
        blossom.ends.rotate_left(index);
        self.base[b] = self.base[blossom.parts[0]];
        self.blossoms[b] = blossom;
    }

    /// Turns the edges of the path from root to root over an edge between two outer vertices.
    pub(super) fn augment(&mut self, k: usize) {
        let [v, w] = self.edges[k].ends;
        for (start, end) in [(v, 2 * k + 1), (w, 2 * k)] {
            self.turn_path(start, end);
        }
    }

    /// Turns the edges of the path from an outer vertex to its root, so that the vertex is matched by an edge to its far end.
    pub(super) fn turn_path(&mut self, start: usize, end: usize) {
        let (mut s, mut end) = (start, end);
        loop {
            let outer = self.top[s];
            if outer >= self.n {
                self.turn(outer, s);
            }
            self.mates[s] = end;
            if self.label_end[outer] == NONE {
                break;
            }
            let inner = self.top[self.vertex_at(self.label_end[outer])];
            let through = self.label_end[inner];
            s = self.vertex_at(through);
            let entry = self.vertex_at(through ^ 1);
            if inner >= self.n {
                self.turn(inner, entry);
            }
            self.mates[entry] = through;
            end = through ^ 1;
        }
    }
}
