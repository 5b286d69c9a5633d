//! Completion: can everybody be paired at all (C4)?

use super::super::matching::{Edge, solve};

/// How many partners a vertex is offered at first.
const OFFERED: usize = 10;

/// Returns a perfect matching of `n` vertices, by each one's partner; `None` if there is none.
///
/// `may_pair` is asked of a lower and a higher vertex.
pub(super) fn complete(n: usize, may_pair: &impl Fn(usize, usize) -> bool) -> Option<Vec<usize>> {
    if n % 2 == 1 {
        return None;
    }
    // Near partners are nearly always enough; whether there are none at all, only all can say.
    [OFFERED, n].into_iter().find_map(|offered| {
        let mut edges = vec![];
        for one in 0..n {
            let mut n_offered = 0;
            for other in one + 1..n {
                // The last vertex may be the bye, which few may have.
                if (n_offered < offered || other + 1 == n) && may_pair(one, other) {
                    edges.push(Edge { ends: [one, other], cost: 0 });
                    n_offered += 1;
                }
            }
        }
        solve(n, &edges).map(|solution| solution.mates)
    })
}
