//! The growing of a tree from a free vertex: the clock, the labels, and what happens at each moment.

use std::cmp::Reverse;

use super::{Event, Label, NONE, Solver};

impl Solver {
    /// Finds one augmenting path from a free vertex; false if there is none.
    pub(super) fn stage(&mut self, root: usize) -> bool {
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
        (self.now, self.latest) = (0, i128::MAX);
        is_found
    }

    /// Writes down the prices under a label as they are now.
    pub(super) fn settle(&mut self, top: usize) {
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
            // The clock stands still meanwhile, and with it the price, whatever holds the vertex by then.
            let price = self.price_at(v, self.now);
            for index in 0..self.neighbours[v].len() {
                let spoke = self.neighbours[v][index];
                let w = spoke.to();
                if self.top[v] == self.top[w] {
                    continue;
                }
                let label = self.label[self.top[w]];
                if label == Label::Inner {
                    continue;
                }
                let slack = price + self.price_at(w, self.now) + 4 * spoke.cost;
                if slack > 0 {
                    match label {
                        Label::Free => self.await_vertex(w, spoke.edge(), self.now + slack),
                        _ => self.await_cycle(spoke.edge(), self.now + slack / 2),
                    }
                } else if self.cross(spoke.end()) {
                    return true;
                }
            }
        }
        false
    }

    /// Notes when a vertex outside the tree is reached over an edge, unless it is reached before.
    pub(super) fn await_vertex(&mut self, vertex: usize, k: usize, moment: i128) {
        if moment > self.latest {
            return;
        }
        match &mut self.reached[vertex] {
            Some(before) if *before <= moment => return,
            Some(before) => *before = moment,
            none => {
                *none = Some(moment);
                self.awaited.push(vertex);
            }
        }
        // Who is free ends the tree.
        if self.mates[self.base[self.top[vertex]]] == NONE {
            self.latest = moment;
        }
        self.expect(moment, Event::Tight(k));
    }

    /// Notes when an edge between two outer vertices closes a cycle.
    fn await_cycle(&mut self, k: usize, moment: i128) {
        self.expect(moment, Event::Tight(k));
        // Where edges may count half, a cycle ends the tree.
        if self.is_by_halves() {
            self.latest = self.latest.min(moment);
        }
    }

    fn expect(&mut self, moment: i128, event: Event) {
        if moment <= self.latest {
            self.events.push(Reverse((moment, event)));
        }
    }

    /// Goes over a tight edge from an outer vertex to its far endpoint; true if that ends a path, which is then taken.
    fn cross(&mut self, end: usize) -> bool {
        let (k, w) = (end / 2, self.vertex_at(end));
        match self.label[self.top[w]] {
            Label::Free if self.mates[self.base[self.top[w]]] == NONE => {
                self.open_half(w);
                self.augment(k);
                return true;
            }
            Label::Free => self.assign_label(w, Label::Inner, end ^ 1),
            Label::Outer if self.is_by_halves() => {
                self.close_half(k);
                return true;
            }
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
    pub(super) fn assign_label(&mut self, w: usize, label: Label, end: usize) {
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

    pub(super) fn mark(&mut self, top: usize, label: Label, end: usize) {
        self.label[top] = label;
        self.label_end[top] = end;
        self.since[top] = self.now;
        self.labelled.push(top);
        if label == Label::Inner && top >= self.n {
            self.expect(self.now + self.prices[top], Event::Open(top));
        }
    }
}
