//! The edges left out that could better a solution, by its prices.

use std::collections::BTreeSet;

use super::{Edge, Kind, Solution};

/// How many edges each vertex gets at most from one look at the prices.
const ADDED: usize = 12;

/// The vertices by class.
pub(super) struct Classes {
    members: Vec<Vec<usize>>,
    n: usize,
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

impl Classes {
    pub(super) fn of(kinds: &[Kind]) -> Classes {
        let n_classes = kinds.iter().map(|kind| kind.class + 1).max().unwrap_or(0);
        let mut members = vec![vec![]; n_classes];
        for (vertex, kind) in kinds.iter().enumerate() {
            members[kind.class].push(vertex);
        }
        Classes { members, n: kinds.len() }
    }

    /// Returns edges that could better a solution, of each vertex those that would most; none if it is the best.
    ///
    /// What is among the edges already is never too cheap for the prices, so that it is not wanted again.
    pub(super) fn wanted(
        &self,
        solution: &Solution,
        least: impl Fn(usize, usize) -> i128,
        cost: impl Fn(usize, usize) -> i128,
    ) -> Vec<Edge> {
        let priced: Vec<Vec<(i128, usize)>> =
            self.members.iter().map(|class| priced(class, solution)).collect();
        let mut wanted = vec![Wanted::default(); self.n];
        let mut added = vec![0; self.n];
        for (class, members) in priced.iter().enumerate() {
            for (place, &(price, one)) in members.iter().enumerate() {
                solution.add_blossoms(one, &mut added);
                for (other_class, others) in priced.iter().enumerate().skip(class) {
                    let others = if other_class == class { &others[place + 1..] } else { &others[..] };
                    if others.is_empty() {
                        continue;
                    }
                    let floor = price + 4 * least(class, other_class);
                    let n_cheap = others.partition_point(|(price, _)| floor + price < 0);
                    for &(other_price, other) in &others[..n_cheap] {
                        if floor + other_price + added[other] >= 0 {
                            continue;
                        }
                        let gain = solution.bare(one, other, cost(one, other)) + added[other];
                        if gain < 0 {
                            wanted[one].keep(gain, other);
                            wanted[other].keep(gain, one);
                        }
                    }
                }
                solution.clear_blossoms(one, &mut added);
            }
        }
        // Both ends may want the same.
        let pairs = wanted.into_iter().enumerate().flat_map(|(one, wanted)| {
            wanted.0.into_iter().map(move |(_, other)| [one.min(other), one.max(other)])
        });
        let pairs: BTreeSet<[usize; 2]> = pairs.collect();
        pairs.into_iter().map(|ends| Edge { ends, cost: cost(ends[0], ends[1]) }).collect()
    }
}

/// Returns the members of a class with their prices, the lowest first.
fn priced(members: &[usize], solution: &Solution) -> Vec<(i128, usize)> {
    let mut priced: Vec<(i128, usize)> =
        members.iter().map(|&vertex| (solution.price(vertex), vertex)).collect();
    priced.sort_unstable();
    priced
}
