//! Round robin by Berger tables (FIDE Handbook C.05, annex 1).

use std::collections::BTreeSet;

use crate::facts::{Group, Pairing};

/// Returns the pairs of a round of the table for an even number of places, who starts first.
///
/// Rounds count from 0 and places from 1. The last place meets the others in turn, starting in every second round; around its opponent
/// the rest sit as at a round table.
pub fn berger(n_places: usize, round: usize) -> Vec<(usize, usize)> {
    if n_places < 2 {
        return vec![];
    }
    let n = n_places + n_places % 2;
    // A second cycle repeats the table with the sides exchanged.
    let (cycle, round) = (round / (n - 1), round % (n - 1));
    let pivot = if round % 2 == 0 { round / 2 + 1 } else { n / 2 + round.div_ceil(2) };
    let around = |place: usize| (place - 1) % (n - 1) + 1;
    let mut pairs = vec![if round % 2 == 0 { (pivot, n) } else { (n, pivot) }];
    pairs.extend((1..n / 2).map(|step| (around(pivot + step), around(pivot + n - 1 - step))));
    if cycle % 2 == 1 {
        pairs.iter_mut().for_each(|pair| *pair = (pair.1, pair.0));
    }
    pairs
}

/// Pairs the next round of a group; who should meet an empty place or somebody absent sits out.
pub(super) fn pair(group: &Group) -> Vec<Pairing> {
    let round = group.next_round();
    let mut games = vec![];
    let mut byes = BTreeSet::new();
    for (one, other) in berger(group.members.len(), usize::from(round) - 1) {
        let present = |place: usize| {
            let member = group.members.get(place - 1)?;
            member.is_present(round).then_some(member.entry)
        };
        match (present(one), present(other)) {
            (Some(first), Some(second)) => games.push(Pairing::Game { first, second }),
            (Some(entry), None) | (None, Some(entry)) => _ = byes.insert(entry),
            (None, None) => {}
        }
    }
    games.extend(byes.into_iter().map(|entry| Pairing::Bye { entry }));
    games
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::berger;

    #[test]
    fn the_table_for_six_is_fides() {
        let expected = [
            [(1, 6), (2, 5), (3, 4)],
            [(6, 4), (5, 3), (1, 2)],
            [(2, 6), (3, 1), (4, 5)],
            [(6, 5), (1, 4), (2, 3)],
            [(3, 6), (4, 2), (5, 1)],
        ];
        for (round, pairs) in expected.into_iter().enumerate() {
            assert_eq!(berger(6, round), pairs);
        }
    }

    #[test]
    fn everybody_meets_everybody_once_and_starts_are_even() {
        for n in (2..=40).step_by(2) {
            let mut met = BTreeSet::new();
            let mut starts = vec![0usize; n + 1];
            for round in 0..n - 1 {
                let pairs = berger(n, round);
                let places: BTreeSet<usize> = pairs.iter().flat_map(|pair| [pair.0, pair.1]).collect();
                assert_eq!(places.len(), n, "{n} {round}");
                for (first, second) in pairs {
                    assert!(
                        met.insert((first.min(second), first.max(second))),
                        "{n}: {first}-{second} twice"
                    );
                    starts[first] += 1;
                }
            }
            assert_eq!(met.len(), n * (n - 1) / 2);
            assert!(starts[1..].iter().all(|&count| count == n / 2 || count == n / 2 - 1), "{n}: {starts:?}");
        }
        assert_eq!(berger(4, 3), [(4, 1), (3, 2)]);
    }
}
