//! Minimum-cost perfect matching of a complete graph.
//!
//! Small fields go to `integer-blossom` whole. Large ones are solved on their cheapest edges only: the solution's
//! prices then tell which of the edges left out could still be part of a better one, and these are added until
//! there is none. The result is the optimum of the complete graph either way.

mod blossom;

use integer_blossom::min_weight_perfect_matching;

pub(super) use self::blossom::{Edge, Solution, Solver, solve};

/// Up to so many vertices the complete graph is solved at once.
const WHOLE: usize = 64;

/// How many of its cheapest edges a vertex begins with: to its own kind, to the next kinds, to others.
const CHEAPEST: [usize; 3] = [24, 8, 1];

/// How many edges each vertex gets at most from one look at the prices.
const ADDED: usize = 12;

/// Returns each vertex's partner in the perfect matching of least cost.
///
/// `cost` is a row-major matrix with a row and a column for each of `kinds`, of which the part above the diagonal is read; the number of
/// vertices is even and no cost is negative. Kinds say which vertices are alike or nearly so, by number, so that the few edges between kinds that an
/// optimum needs are among the first tried; they do not change the result.
pub(super) fn least_cost(cost: &[i128], kinds: &[usize]) -> Vec<usize> {
    let n = kinds.len();
    if n <= WHOLE {
        return min_weight_perfect_matching(cost, n);
    }
    by_prices(cost, kinds)
}

/// The edges that a vertex wants most: what each would better the solution by, and to whom it leads.
#[derive(Clone, Default)]
struct Wanted(Vec<(i128, usize)>);

impl Wanted {
    /// Keeps an edge if it is among the best.
    fn keep(&mut self, gain: i128, other: usize) {
        if self.0.len() < ADDED {
            self.0.push((gain, other));
            return;
        }
        // The least gain is the highest number: gains are negative.
        if let Some(worst) = self.0.iter_mut().max().filter(|worst| (gain, other) < **worst) {
            *worst = (gain, other);
        }
    }
}

/// Solves by edges added as prices want them.
fn by_prices(cost: &[i128], kinds: &[usize]) -> Vec<usize> {
    let n = kinds.len();
    let at = |one: usize, other: usize| cost[one.min(other) * n + one.max(other)];
    let mut is_in = vec![false; n * n];
    let mut edges: Vec<Edge> = vec![];
    let mut add = |edges: &mut Vec<Edge>, one: usize, other: usize| {
        let (low, high) = (one.min(other), one.max(other));
        if !std::mem::replace(&mut is_in[low * n + high], true) {
            edges.push(Edge { ends: [low, high], cost: at(low, high) });
        }
    };
    // Some perfect matching is always among the edges.
    (0..n / 2).for_each(|pair| add(&mut edges, 2 * pair, 2 * pair + 1));
    let n_kinds = kinds.iter().max().map_or(0, |kind| kind + 1);
    let members: Vec<Vec<usize>> =
        (0..n_kinds).map(|kind| (0..n).filter(|&vertex| kinds[vertex] == kind).collect()).collect();
    for vertex in 0..n {
        for (kind, members) in members.iter().enumerate() {
            let n_kept = CHEAPEST[kind.abs_diff(kinds[vertex]).min(2)];
            let mut others: Vec<usize> = members.iter().copied().filter(|&other| other != vertex).collect();
            if others.len() > n_kept {
                others.select_nth_unstable_by_key(n_kept - 1, |&other| at(vertex, other));
                others.truncate(n_kept);
            }
            others.into_iter().for_each(|other| add(&mut edges, vertex, other));
        }
    }
    let mut solver = Solver::new(n, &edges);
    let mut added = vec![0; n];
    loop {
        let solution = solver.solve().expect("a perfect matching is among the edges");
        let before = edges.len();
        // Each edge is looked at once, row by row as the matrix lies in memory.
        let mut wanted = vec![Wanted::default(); n];
        for one in 0..n {
            solution.add_blossoms(one, &mut added);
            for other in one + 1..n {
                let gain = solution.bare(one, other, cost[one * n + other]) + added[other];
                if gain < 0 {
                    wanted[one].keep(gain, other);
                    wanted[other].keep(gain, one);
                }
            }
            solution.clear_blossoms(one, &mut added);
        }
        for (vertex, wanted) in wanted.into_iter().enumerate() {
            wanted.0.into_iter().for_each(|(_, other)| add(&mut edges, vertex, other));
        }
        if edges.len() == before {
            let Solution { mates, .. } = solution;
            return mates;
        }
        // A few edges are mended in; after many it is quicker to begin anew.
        match edges.len() - before <= n / 10 {
            true => solver.add(&edges[before..]),
            false => solver = Solver::new(n, &edges),
        }
    }
}

#[cfg(test)]
mod tests {
    use integer_blossom::min_weight_perfect_matching;

    use super::by_prices;
    use crate::facts::scatter;

    fn total(cost: &[i128], n: usize, mates: &[usize]) -> i128 {
        for (one, &other) in mates.iter().enumerate() {
            assert!(one != other && mates[other] == one, "{one} and {other} are not each other's");
        }
        (0..n).filter(|&one| one < mates[one]).map(|one| cost[one * n + mates[one]]).sum()
    }

    #[test]
    fn the_optimum_is_that_of_the_complete_graph() {
        for seed in 0..240u64 {
            let n = 2 * (1 + usize::try_from(scatter(seed, 1, 0) % 24).expect("small"));
            // Few different costs make many ties and many odd cycles; many make deep trees.
            let range = [2, 5, 50, 1_000_000][usize::try_from(seed % 4).expect("small")];
            let is_structured = seed % 3 == 0;
            let mut cost = vec![0; n * n];
            for one in 0..n {
                for other in one + 1..n {
                    let chance = scatter(seed, one as u64, other as u64) % range;
                    let apart = if is_structured { (other - one).pow(2) as u64 } else { 0 };
                    cost[one * n + other] = i128::from(chance + apart);
                }
            }
            let expected = total(&cost, n, &min_weight_perfect_matching(&cost, n));
            let kinds: Vec<usize> = (0..n).map(|vertex| vertex % (1 + n / 9)).collect();
            let found = by_prices(&cost, &kinds);
            assert_eq!(total(&cost, n, &found), expected, "seed {seed}, {n} vertices");
        }
    }

    #[test]
    fn stacked_terms_of_a_large_field_are_solved_exactly() {
        for (seed, n) in [(1u64, 80usize), (2, 101), (3, 130)] {
            // Levels apart weigh most, then places apart, then chance, as in a Swiss; an odd field has a bye.
            let n = n + n % 2;
            let level = |vertex: usize| usize::try_from(scatter(seed, vertex as u64, 7) % 5).expect("small");
            let kinds: Vec<usize> = (0..n).map(level).collect();
            let mut cost = vec![0; n * n];
            for one in 0..n {
                for other in one + 1..n {
                    let apart = kinds[one].abs_diff(kinds[other]).pow(2) as i128;
                    let places = (other - one).abs_diff(n / 2).pow(2) as i128;
                    let chance = i128::from(scatter(seed, one as u64, other as u64) % (1 << 20));
                    cost[one * n + other] = (apart << 70) + (places << 40) + chance;
                }
            }
            let expected = total(&cost, n, &min_weight_perfect_matching(&cost, n));
            assert_eq!(total(&cost, n, &by_prices(&cost, &kinds)), expected, "{n} vertices");
        }
    }
}
