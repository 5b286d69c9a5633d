//! A start by halves: edges that count half are allowed, so that odd cycles need not be shrunk.
//!
//! Without the condition that edges count whole, a tree ends at the first odd cycle it closes: the edges around it count half
//! each. Trees stay small, and their prices are nearly those of the solution. In the end each cycle is matched but for one vertex,
//! and only these are left for the trees that shrink.

use super::{NONE, Solver};

/// Odd cycles whose edges count half each.
#[derive(Default)]
pub(super) struct Halves {
    // For each cycle, the endpoint at each vertex of the edge to the next.
    cycles: Vec<Vec<usize>>,
    // For each vertex, its cycle.
    cycle_of: Vec<usize>,
}

impl Solver {
    /// Finds the prices of a solution in which edges may count half, and matches what counts whole in it.
    pub(in crate::pairing) fn halve(&mut self) {
        self.halves = Some(Halves { cycles: vec![], cycle_of: vec![NONE; self.n] });
        for vertex in 0..self.n {
            // Where there is no way for halves there is none at all, and whoever solves it finds that too.
            if self.mates[vertex] == NONE && !self.is_half(vertex) && !self.stage(vertex) {
                break;
            }
        }
        for cycle in self.halves.take().unwrap_or_default().cycles {
            self.match_around(&cycle, 0);
        }
    }

    /// Says whether halves are allowed.
    pub(super) fn is_by_halves(&self) -> bool {
        self.halves.is_some()
    }

    /// Says whether the edges of a vertex count half.
    pub(super) fn is_half(&self, vertex: usize) -> bool {
        self.halves.as_ref().is_some_and(|halves| halves.cycle_of[vertex] != NONE)
    }

    /// Ends a tree by an edge between two outer vertices of it: around the cycle, edges count half.
    pub(super) fn close_half(&mut self, k: usize) {
        let [v, w] = self.edges[k].ends;
        let base = self.find_cycle(v, w);
        let (parts, ends) = self.around(base, k);
        self.turn_path(base, NONE);
        let Some(halves) = &mut self.halves else { return };
        for part in parts {
            self.mates[part] = NONE;
            halves.cycle_of[part] = halves.cycles.len();
        }
        halves.cycles.push(ends);
    }

    /// Makes the edges around the cycle of a vertex, if it is in one, whole again and leaves the vertex for another.
    pub(super) fn open_half(&mut self, vertex: usize) {
        let Some(halves) = &mut self.halves else { return };
        // Whoever is in no cycle is in none of the list.
        let Some(cycle) = halves.cycles.get_mut(halves.cycle_of[vertex]).map(std::mem::take) else { return };
        for end in &cycle {
            halves.cycle_of[self.edges[end / 2].ends[end % 2]] = NONE;
        }
        let place = cycle.iter().position(|&end| self.vertex_at(end) == vertex).unwrap_or(0);
        self.match_around(&cycle, place);
    }

    /// Matches the vertices of a cycle but for the one at a place.
    fn match_around(&mut self, cycle: &[usize], place: usize) {
        for step in (1..cycle.len()).step_by(2) {
            let end = cycle[(place + step) % cycle.len()];
            let (one, other) = (self.vertex_at(end), self.vertex_at(end ^ 1));
            (self.mates[one], self.mates[other]) = (end ^ 1, end);
        }
    }
}

#[cfg(test)]
mod tests {
    use integer_blossom::min_weight_perfect_matching;

    use super::super::{Edge, NONE, Solver};
    use crate::facts::scatter;

    /// After halves no edge is too cheap for the prices and every pair pays its own; what is left ends in the optimum.
    #[test]
    fn halves_leave_true_prices_and_few_to_be_matched() {
        let mut n_left = 0;
        for seed in 0..120u64 {
            let n = 2 * (2 + usize::try_from(scatter(seed, 1, 0) % 20).expect("small"));
            // Few different costs make many odd cycles.
            let range = [2, 5, 60, 1_000_000][usize::try_from(seed % 4).expect("small")];
            let mut cost = vec![0; n * n];
            let mut edges = vec![];
            for one in 0..n {
                for other in one + 1..n {
                    // Two odd halves of the field stay apart where they can.
                    let apart =
                        if (one < n / 2 - 1 + n / 2 % 2) == (other < n / 2 - 1 + n / 2 % 2) { 0 } else { 40 };
                    cost[one * n + other] =
                        i128::from(scatter(seed, one as u64, other as u64) % range + apart);
                    edges.push(Edge { ends: [one, other], cost: cost[one * n + other] });
                }
            }
            let mut solver = Solver::new(n, &edges);
            solver.halve();
            for edge in &edges {
                let [one, other] = edge.ends;
                let slack = solver.prices[one] + solver.prices[other] + 4 * edge.cost;
                let is_pair = solver.mates[one] != NONE && solver.vertex_at(solver.mates[one]) == other;
                assert!(slack >= 0 && (!is_pair || slack == 0), "seed {seed}: {edge:?} by {slack}");
            }
            n_left += solver.mates.iter().filter(|mate| **mate == NONE).count();
            let mates = solver.solve().expect("a perfect matching").mates;
            let total = |mates: &[usize]| -> i128 {
                (0..n).filter(|&one| one < mates[one]).map(|one| cost[one * n + mates[one]]).sum()
            };
            assert!((0..n).all(|one| mates[one] != one && mates[mates[one]] == one), "seed {seed}");
            assert_eq!(total(&mates), total(&min_weight_perfect_matching(&cost, n)), "seed {seed}");
        }
        assert!(n_left > 20, "no cycle was left: {n_left}");
    }
}
