//! Minimum-cost perfect matching of a complete graph.
//!
//! Small fields are solved whole. Large ones are solved on their cheapest edges only: the solution's
//! prices then tell which of the edges left out could still be part of a better one, and these are added until
//! there is none. The result is the optimum of the complete graph either way.

mod blossom;
mod wanted;

use std::{collections::BTreeMap, ops::Range};

pub(super) use self::blossom::{Edge, Solution, Solver, solve};
use self::wanted::Classes;

/// Up to so many vertices the complete graph is solved at once.
const WHOLE: usize = 64;

/// How many of its cheapest edges to each kind a vertex begins with: to kinds of its own level, of the next levels, of others.
const CHEAPEST: [usize; 3] = [24, 4, 1];

/// How many of those who stand first and last in a kind of another level are looked at: the nearest to that level are among them.
const AT_ENDS: usize = 8;

/// Which vertices are alike: those of a kind cost others nearly the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Kind {
    /// How far apart two kinds are.
    pub(super) level: usize,
    /// What tells kinds of a level apart.
    pub(super) way: usize,
    /// The number of a finer class, by which is told what an edge costs at least.
    pub(super) class: usize,
}

/// Returns each vertex's partner in the perfect matching of least cost.
///
/// There is a vertex for each of `kinds`, an even number, and no cost is negative. Kinds let the few edges that an optimum needs be among
/// the first tried; they do not change the result. `least` tells by their classes what no edge between two vertices costs less than,
/// so that most edges need not be looked at. Vertices stand in order, and best fits whoever stands half a level apart: within `reach`
/// of there by more than the place.
pub(super) fn least_cost(
    kinds: &[Kind],
    reach: usize,
    least: impl Fn(usize, usize) -> i128,
    cost: impl Fn(usize, usize) -> i128,
) -> Vec<usize> {
    let n = kinds.len();
    if n <= WHOLE {
        let row = |one: usize| (one + 1..n).map(move |other| [one, other]);
        let edge = |ends: [usize; 2]| Edge { ends, cost: cost(ends[0], ends[1]) };
        let whole: Vec<Edge> = (0..n).flat_map(row).map(edge).collect();
        return started(n, &whole)
            .solve()
            .expect("a complete graph of an even number has a perfect matching")
            .mates;
    }
    by_prices(kinds, reach, least, cost)
}

/// Solves by edges added as prices want them.
fn by_prices(
    kinds: &[Kind],
    reach: usize,
    least: impl Fn(usize, usize) -> i128,
    cost: impl Fn(usize, usize) -> i128,
) -> Vec<usize> {
    let n = kinds.len();
    let classes = Classes::of(kinds);
    let mut edges = first_edges(kinds, reach, &cost);
    let mut solver = started(n, &edges);
    loop {
        let solution = solver.solve().expect("a perfect matching is among the edges");
        let wanted = classes.wanted(&solution, &least, &cost);
        if wanted.is_empty() {
            let Solution { mates, .. } = solution;
            return mates;
        }
        edges.extend(&wanted);
        // A few edges are mended in; after many it is quicker to begin anew.
        match wanted.len() <= n + n / 2 {
            true => solver.add(&wanted),
            false => solver = started(n, &edges),
        }
    }
}

/// Returns a solver of a graph that has begun by halves.
fn started(n: usize, edges: &[Edge]) -> Solver {
    let mut solver = Solver::new(n, edges);
    solver.halve();
    solver
}

/// Returns the edges to begin with: everybody's cheapest to each kind, and some perfect matching.
fn first_edges(kinds: &[Kind], reach: usize, cost: impl Fn(usize, usize) -> i128) -> Vec<Edge> {
    let n = kinds.len();
    let mut levels: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    let mut members: BTreeMap<(usize, usize), Vec<usize>> = BTreeMap::new();
    let mut places = vec![0; n];
    for (vertex, kind) in kinds.iter().enumerate() {
        let level = levels.entry(kind.level).or_default();
        places[vertex] = level.len();
        level.push(vertex);
        members.entry((kind.level, kind.way)).or_default().push(vertex);
    }
    let pair = |pair: usize| Edge { ends: [2 * pair, 2 * pair + 1], cost: cost(2 * pair, 2 * pair + 1) };
    let mut edges: Vec<Edge> = (0..n / 2).map(pair).collect();
    // How far those who fit stand apart grows as chance adds up: with the root of the field.
    let n_own = CHEAPEST[0].max((n / 12).isqrt());
    let mut others: Vec<(i128, usize)> = vec![];
    for (vertex, own) in kinds.iter().enumerate() {
        for ((level, _), members) in &members {
            let apart = level.abs_diff(own.level).min(2);
            let n_kept = if apart == 0 { n_own } else { CHEAPEST[apart] };
            let looked_at = match apart {
                0 => half_apart(&levels[level], places[vertex], members, n_kept, reach),
                _ => at_ends(members.len()),
            };
            let near = looked_at.into_iter().flat_map(|range| &members[range]);
            others.clear();
            others.extend(near.filter(|other| **other != vertex).map(|other| (cost(vertex, *other), *other)));
            if others.len() > n_kept {
                others.select_nth_unstable(n_kept - 1);
                others.truncate(n_kept);
            }
            let ends = |other: usize| [vertex.min(other), vertex.max(other)];
            edges.extend(others.iter().map(|&(cost, other)| Edge { ends: ends(other), cost }));
        }
    }
    // Both ends may have chosen the same.
    edges.sort_unstable_by_key(|edge| edge.ends);
    edges.dedup_by_key(|edge| edge.ends);
    edges
}

/// Returns which members of a kind stand half of their level before or behind a place of it: so many on either side, and whoever is
/// within reach.
fn half_apart(
    level: &[usize],
    place: usize,
    members: &[usize],
    n_beside: usize,
    reach: usize,
) -> [Range<usize>; 2] {
    let half = level.len() / 2;
    let around = |ideal: usize| {
        let (first, last) = (ideal.saturating_sub(reach), (ideal + reach).min(level.len() - 1));
        let from = members.partition_point(|member| *member < level[first]).saturating_sub(n_beside);
        let to = members.partition_point(|member| *member <= level[last]) + n_beside;
        from..to.min(members.len())
    };
    let before = place.checked_sub(half).map_or(0..0, around);
    let behind = Some(place + half).filter(|ideal| *ideal < level.len()).map_or(0..0, around);
    let from = behind.start.max(before.end).min(behind.end);
    let end = behind.end;
    [before, from..end]
}

/// Returns the first and the last of so many.
fn at_ends(count: usize) -> [Range<usize>; 2] {
    match count > 2 * AT_ENDS {
        true => [0..AT_ENDS, count - AT_ENDS..count],
        false => [0..count, 0..0],
    }
}

#[cfg(test)]
mod tests {
    use integer_blossom::min_weight_perfect_matching;

    use super::{Kind, by_prices, least_cost};
    use crate::facts::scatter;

    fn total(cost: &[i128], n: usize, mates: &[usize]) -> i128 {
        for (one, &other) in mates.iter().enumerate() {
            assert!(one != other && mates[other] == one, "{one} and {other} are not each other's");
        }
        (0..n).filter(|&one| one < mates[one]).map(|one| cost[one * n + mates[one]]).sum()
    }

    fn solved(cost: &[i128], kinds: &[Kind]) -> Vec<usize> {
        let n = kinds.len();
        let at = |one: usize, other: usize| cost[one.min(other) * n + one.max(other)];
        // Exactly the least between two classes, as nothing must be missed by it.
        let least = |one: usize, other: usize| {
            let pairs = (0..n).flat_map(|a| (a + 1..n).map(move |b| (a, b)));
            let of_classes = pairs
                .filter(|(a, b)| [[one, other], [other, one]].contains(&[kinds[*a].class, kinds[*b].class]));
            of_classes.map(|(a, b)| at(a, b)).min().unwrap_or(0)
        };
        let n_classes = kinds.iter().map(|kind| kind.class + 1).max().unwrap_or(0);
        let leasts: Vec<i128> =
            (0..n_classes * n_classes).map(|pair| least(pair / n_classes, pair % n_classes)).collect();
        by_prices(kinds, 0, |one, other| leasts[one * n_classes + other], at)
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
            let kinds: Vec<Kind> = (0..n)
                .map(|vertex| Kind { level: vertex % (1 + n / 9), way: vertex % 2, class: vertex % 3 })
                .collect();
            assert_eq!(total(&cost, n, &solved(&cost, &kinds)), expected, "seed {seed}, {n} vertices");
            let whole = least_cost(&kinds, 0, |_, _| 0, |one, other| cost[one * n + other]);
            assert_eq!(total(&cost, n, &whole), expected, "seed {seed}, {n} vertices as a whole");
        }
    }

    #[test]
    fn stacked_terms_of_a_large_field_are_solved_exactly() {
        for (seed, n) in [(1u64, 80usize), (2, 101), (3, 130)] {
            // Levels apart weigh most, then places apart, then chance, as in a Swiss; an odd field has a bye.
            let n = n + n % 2;
            let level = |vertex: usize| usize::try_from(scatter(seed, vertex as u64, 7) % 5).expect("small");
            let kinds: Vec<Kind> =
                (0..n).map(|vertex| Kind { level: level(vertex), way: 0, class: level(vertex) }).collect();
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
