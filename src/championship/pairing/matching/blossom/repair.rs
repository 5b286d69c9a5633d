//! Edges that come later: what they make wrong is undone, and nothing else.

use super::{Edge, NONE, Solver};

impl Solver {
    /// Takes more edges. Where one is cheaper than the prices of its ends allow, one end gives up its partner and its blossoms.
    pub(in crate::pairing) fn add(&mut self, edges: &[Edge]) {
        let from = self.edges.len();
        self.take(edges);
        for k in from..self.edges.len() {
            let [i, j] = self.edges[k].ends;
            let shared = self.holders_of(i).into_iter().zip(self.holders_of(j)).take_while(|(a, b)| a == b);
            let within: i128 = shared.map(|(blossom, _)| 2 * self.prices[blossom]).sum();
            if self.bare_slack(k) + within >= 0 {
                continue;
            }
            // Who is free already has the least to lose.
            let vertex = if self.mates[j] == NONE { j } else { i };
            while self.top[vertex] != vertex {
                self.dissolve(self.top[vertex]);
            }
            self.part(vertex);
            let least = self.neighbours[vertex].iter().map(|spoke| self.bare_slack(spoke.edge())).min();
            // Only its own edges were too cheap, and all of them are made dear enough at once.
            self.prices[vertex] -= least.unwrap_or(0).min(0);
        }
    }

    /// Returns the slack of an edge without regard to blossoms, between stages.
    fn bare_slack(&self, k: usize) -> i128 {
        let [i, j] = self.edges[k].ends;
        self.prices[i] + self.prices[j] + 4 * self.edges[k].cost
    }

    /// Leaves a vertex and its partner free.
    fn part(&mut self, vertex: usize) {
        if self.mates[vertex] != NONE {
            let mate = self.vertex_at(self.mates[vertex]);
            (self.mates[vertex], self.mates[mate]) = (NONE, NONE);
        }
    }

    /// Opens an outermost blossom whose price its vertices take over: edges within stay as they are, edges out of it become dearer,
    /// so that its base gives up its partner.
    fn dissolve(&mut self, blossom: usize) {
        let price = self.prices[blossom];
        if price > 0 {
            for number in 0..self.n_leaves(blossom) {
                let vertex = self.leaf(blossom, number);
                self.prices[vertex] += price;
            }
            self.part(self.base[blossom]);
        }
        self.expand_one(blossom);
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Edge, Solver};
    use crate::facts::scatter;

    /// Solves a graph that grows, and proves each solution by its own prices.
    #[test]
    fn what_comes_later_is_mended_in_and_the_solution_stays_the_best() {
        for seed in 0..120u64 {
            let n = 2 * (2 + usize::try_from(scatter(seed, 1, 0) % 20).expect("small"));
            // Few different costs make many odd cycles, many make deep trees.
            let range = [3, 40, 1_000_000][usize::try_from(seed % 3).expect("small")];
            let cost = |one: usize, other: usize| {
                i128::from(scatter(seed, one as u64, other as u64) % range) + (other - one) as i128
            };
            let mut waiting: Vec<Edge> = (0..n)
                .flat_map(|one| (one + 1..n).map(move |other| [one, other]))
                .map(|ends| Edge { ends, cost: cost(ends[0], ends[1]) })
                .collect();
            waiting.sort_by_key(|edge| scatter(seed, edge.ends[0] as u64, 1000 + edge.ends[1] as u64));
            let mut edges: Vec<Edge> = (0..n / 2)
                .map(|pair| [2 * pair, 2 * pair + 1])
                .map(|ends| Edge { ends, cost: 500 })
                .collect();
            let mut solver = Solver::new(n, &edges);
            loop {
                let solution = solver.solve().expect("a perfect matching is there from the first");
                for edge in &edges {
                    let [one, other] = edge.ends;
                    let reduced = solution.reduced_cost(one, other, edge.cost);
                    assert!(reduced >= 0, "seed {seed}: {edge:?} is too cheap by {reduced}");
                }
                // Tight pairs, nothing too cheap: no perfect matching costs less.
                for (one, &other) in solution.mates.iter().enumerate() {
                    assert_eq!(solution.mates[other], one);
                    let own = edges.iter().filter(|edge| [[one, other], [other, one]].contains(&edge.ends));
                    let tight = own.map(|edge| solution.reduced_cost(one, other, edge.cost)).min();
                    assert_eq!(tight, Some(0), "seed {seed}: {one} and {other} pay their price");
                }
                let mut added = vec![0; n];
                for one in 0..n {
                    solution.add_blossoms(one, &mut added);
                    for other in (0..n).filter(|other| *other != one) {
                        let told = solution.bare(one, other, 7) + added[other];
                        assert_eq!(told, solution.reduced_cost(one, other, 7), "seed {seed}");
                    }
                    solution.clear_blossoms(one, &mut added);
                    assert!(added.iter().all(|added| *added == 0));
                }
                if waiting.is_empty() {
                    break;
                }
                let more: Vec<Edge> = waiting.drain(..waiting.len().min(n / 2 + 1)).collect();
                solver.add(&more);
                edges.extend(more);
            }
            let whole = Solver::new(n, &edges).solve().expect("a perfect matching");
            let total = |mates: &[usize]| -> i128 {
                let pairs = (0..n).filter(|&one| one < mates[one]);
                let cheapest = |one: usize| {
                    let own = edges.iter().filter(move |edge| edge.ends == [one, mates[one]]);
                    own.map(|edge| edge.cost).min().unwrap_or(i128::MAX / 4)
                };
                pairs.map(cheapest).sum()
            };
            let mended = solver.solve().expect("a perfect matching");
            assert_eq!(total(&mended.mates), total(&whole.mates), "seed {seed}");
        }
    }
}
