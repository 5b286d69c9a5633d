//! Minimum-cost perfect matching of a complete graph.
//!
//! Small fields go to `integer-blossom` whole. Large ones are solved on their cheapest edges only: the solution's
//! prices then tell which of the edges left out could still be part of a better one, and these are added until
//! there is none. The result is the optimum of the complete graph either way.

mod blossom;

use std::collections::{BTreeMap, BTreeSet};

use integer_blossom::min_weight_perfect_matching;

pub(super) use self::blossom::{Edge, Solution, Solver, solve};

/// Up to so many vertices the complete graph is solved at once.
const WHOLE: usize = 64;

/// How many of its cheapest edges to each kind a vertex begins with: to kinds of its own level, of the next levels, of others.
const CHEAPEST: [usize; 3] = [24, 4, 1];

/// How many edges each vertex gets at most from one look at the prices.
const ADDED: usize = 12;

/// Which vertices are alike: those of a kind cost others nearly the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Kind {
    /// How far apart two kinds are.
    pub(super) level: usize,
    /// What tells kinds of a level apart.
    pub(super) way: usize,
}

/// Returns each vertex's partner in the perfect matching of least cost.
///
/// There is a vertex for each of `kinds`, an even number, and no cost is negative. Kinds let the few edges that an optimum needs be among
/// the first tried; they do not change the result.
pub(super) fn least_cost(kinds: &[Kind], cost: impl Fn(usize, usize) -> i128) -> Vec<usize> {
    let n = kinds.len();
    if n <= WHOLE {
        let row = |one: usize| (0..n).map(move |other| (one, other));
        let above = |(one, other)| if one < other { cost(one, other) } else { 0 };
        let whole: Vec<i128> = (0..n).flat_map(row).map(above).collect();
        return min_weight_perfect_matching(&whole, n);
    }
    by_prices(kinds, cost)
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
fn by_prices(kinds: &[Kind], cost: impl Fn(usize, usize) -> i128) -> Vec<usize> {
    let n = kinds.len();
    let mut edges = first_edges(kinds, &cost);
    let mut solver = Solver::new(n, &edges);
    let mut added = vec![0; n];
    loop {
        let solution = solver.solve().expect("a perfect matching is among the edges");
        let mut wanted = vec![Wanted::default(); n];
        for one in 0..n {
            solution.add_blossoms(one, &mut added);
            for other in one + 1..n {
                let gain = solution.bare(one, other, cost(one, other)) + added[other];
                if gain < 0 {
                    wanted[one].keep(gain, other);
                    wanted[other].keep(gain, one);
                }
            }
            solution.clear_blossoms(one, &mut added);
        }
        // What prices want is not among the edges, but both ends may want it.
        let pairs = wanted.into_iter().enumerate().flat_map(|(one, wanted)| {
            wanted.0.into_iter().map(move |(_, other)| [one.min(other), one.max(other)])
        });
        let pairs: BTreeSet<[usize; 2]> = pairs.collect();
        let before = edges.len();
        edges.extend(pairs.into_iter().map(|ends| Edge { ends, cost: cost(ends[0], ends[1]) }));
        if edges.len() == before {
            let Solution { mates, .. } = solution;
            return mates;
        }
        // A few edges are mended in; after many it is quicker to begin anew.
        match edges.len() - before <= n + n / 2 {
            true => solver.add(&edges[before..]),
            false => solver = Solver::new(n, &edges),
        }
    }
}

/// Returns the edges to begin with: everybody's cheapest to each kind, and some perfect matching.
fn first_edges(kinds: &[Kind], cost: impl Fn(usize, usize) -> i128) -> Vec<Edge> {
    let n = kinds.len();
    let mut members: BTreeMap<Kind, Vec<usize>> = BTreeMap::new();
    for (vertex, kind) in kinds.iter().enumerate() {
        members.entry(*kind).or_default().push(vertex);
    }
    let mut edges: BTreeMap<[usize; 2], i128> = BTreeMap::new();
    let mut add = |one: usize, other: usize, cost: i128| {
        edges.insert([one.min(other), one.max(other)], cost);
    };
    (0..n / 2).for_each(|pair| add(2 * pair, 2 * pair + 1, cost(2 * pair, 2 * pair + 1)));
    // In a larger field more of a kind are nearly as good as each other.
    let n_own = CHEAPEST[0].max(n / 250);
    let mut others: Vec<(i128, usize)> = vec![];
    for (vertex, own) in kinds.iter().enumerate() {
        for (kind, members) in &members {
            let apart = kind.level.abs_diff(own.level).min(2);
            let n_kept = if apart == 0 { n_own } else { CHEAPEST[apart] };
            others.clear();
            let members = members.iter().filter(|other| **other != vertex);
            others.extend(members.map(|other| (cost(vertex, *other), *other)));
            if others.len() > n_kept {
                others.select_nth_unstable(n_kept - 1);
                others.truncate(n_kept);
            }
            others.iter().for_each(|(cost, other)| add(vertex, *other, *cost));
        }
    }
    edges.into_iter().map(|(ends, cost)| Edge { ends, cost }).collect()
}

#[cfg(test)]
mod tests {
    use integer_blossom::min_weight_perfect_matching;

    use super::{Kind, by_prices};
    use crate::facts::scatter;

    fn total(cost: &[i128], n: usize, mates: &[usize]) -> i128 {
        for (one, &other) in mates.iter().enumerate() {
            assert!(one != other && mates[other] == one, "{one} and {other} are not each other's");
        }
        (0..n).filter(|&one| one < mates[one]).map(|one| cost[one * n + mates[one]]).sum()
    }

    fn solved(cost: &[i128], kinds: &[Kind]) -> Vec<usize> {
        by_prices(kinds, |one, other| cost[one.min(other) * kinds.len() + one.max(other)])
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
            let kinds: Vec<Kind> =
                (0..n).map(|vertex| Kind { level: vertex % (1 + n / 9), way: vertex % 2 }).collect();
            assert_eq!(total(&cost, n, &solved(&cost, &kinds)), expected, "seed {seed}, {n} vertices");
        }
    }

    #[test]
    fn stacked_terms_of_a_large_field_are_solved_exactly() {
        for (seed, n) in [(1u64, 80usize), (2, 101), (3, 130)] {
            // Levels apart weigh most, then places apart, then chance, as in a Swiss; an odd field has a bye.
            let n = n + n % 2;
            let level = |vertex: usize| usize::try_from(scatter(seed, vertex as u64, 7) % 5).expect("small");
            let kinds: Vec<Kind> = (0..n).map(|vertex| Kind { level: level(vertex), way: 0 }).collect();
            let mut cost = vec![0; n * n];
            for one in 0..n {
                for other in one + 1..n {
                    let apart = level(one).abs_diff(level(other)).pow(2) as i128;
                    let places = (other - one).abs_diff(n / 2).pow(2) as i128;
                    let chance = i128::from(scatter(seed, one as u64, other as u64) % (1 << 20));
                    cost[one * n + other] = (apart << 70) + (places << 40) + chance;
                }
            }
            let expected = total(&cost, n, &min_weight_perfect_matching(&cost, n));
            assert_eq!(total(&cost, n, &solved(&cost, &kinds)), expected, "{n} vertices");
        }
    }
}
