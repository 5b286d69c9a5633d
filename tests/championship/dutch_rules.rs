//! The Dutch system once more, word by word: every candidate generated in the order of articles 3 and 4, every
//! criterion counted as article 2 says it. Slow, for a few players, and shares nothing with the pairing but the field.

use std::collections::BTreeMap;

use championship::pairing::dutch::{Drift, Field, Player, Strength, side_of};
use championship::standings::Side;

type Pair = (usize, usize);

/// A candidate of a bracket: its pairs; everybody else of the bracket floats down.
#[derive(Clone, Debug)]
struct Candidate {
    pairs: Vec<Pair>,
    floaters: Vec<usize>,
}

/// A field to be paired by the letter.
pub(super) struct Letter<'f> {
    field: &'f Field,
    bye_score: Option<i32>,
    can: BTreeMap<Vec<usize>, bool>,
}

impl<'f> Letter<'f> {
    /// Returns the pairs by numbers of the field, and who has the bye; `None` if nobody can be paired by the rules.
    pub(super) fn pair(field: &'f Field) -> Option<(Vec<Pair>, Option<usize>)> {
        let all: Vec<usize> = (0..field.players.len()).collect();
        let mut scores: Vec<i32> = field.players.iter().map(|player| player.score.tenths()).collect();
        scores.sort_unstable();
        scores.dedup();
        // [C5] The score of the assignee of the bye is the least that a complete pairing can have.
        let byes: Vec<Option<i32>> =
            if all.len().is_multiple_of(2) { vec![None] } else { scores.iter().copied().map(Some).collect() };
        let mut letter = byes
            .into_iter()
            .map(|bye_score| Letter { field, bye_score, can: BTreeMap::new() })
            .find_map(|mut letter| letter.is_completable(&all).then_some(letter))?;
        let (mut pairs, mut moved) = (vec![], vec![]);
        for score in scores.into_iter().rev() {
            let residents: Vec<usize> = all.iter().copied().filter(|&p| letter.score(p) == score).collect();
            let below: Vec<usize> = all.iter().copied().filter(|&p| letter.score(p) < score).collect();
            let best = letter.best_of_bracket(&moved, &residents, &below);
            pairs.extend(best.pairs);
            moved = best.floaters;
        }
        Some((pairs, moved.first().copied()))
    }

    fn score(&self, player: usize) -> i32 {
        self.field.players[player].score.tenths()
    }

    /// [C1] and [C3].
    fn may_meet(&self, one: usize, other: usize) -> bool {
        let (a, b) = (&self.field.players[one], &self.field.players[other]);
        let absolute = |p: &Player| p.preference.strength == Strength::Absolute;
        let both = absolute(a) && absolute(b) && a.preference.side == b.preference.side;
        !a.met.contains(&b.row) && (!both || a.is_topscorer || b.is_topscorer)
    }

    /// [C4] with [C2] and [C5]: a pairing of all of these exists, the bye included.
    fn is_completable(&mut self, players: &[usize]) -> bool {
        let Some((&first, rest)) = players.split_first() else { return true };
        if let Some(known) = self.can.get(players) {
            return *known;
        }
        let without = |other: usize| rest.iter().copied().filter(|&p| p != other).collect::<Vec<_>>();
        let is_odd = players.len() % 2 == 1;
        let may_sit = self.field.players[first].may_have_bye && Some(self.score(first)) == self.bye_score;
        let mut can = is_odd && may_sit && self.is_completable(rest);
        for &other in rest {
            can = can || self.may_meet(first, other) && self.is_completable(&without(other));
        }
        self.can.insert(players.to_vec(), can);
        can
    }

    /// Takes the first generated of the best candidates.
    fn best_of_bracket(&mut self, moved: &[usize], residents: &[usize], below: &[usize]) -> Candidate {
        let most = (moved.len() + residents.len()) / 2;
        // [C6]: as many pairs as can be.
        for n_pairs in (0..=most).rev() {
            let mut best: Option<(Vec<i64>, Candidate)> = None;
            for candidate in self.candidates(moved, residents, n_pairs) {
                let left = union(&candidate.floaters, below);
                let is_valid = candidate.pairs.iter().all(|&(a, b)| self.may_meet(a, b));
                if !is_valid || !self.is_completable(&left) {
                    continue;
                }
                let failures = self.failures(&candidate, moved, residents, below);
                if best.as_ref().is_none_or(|(least, _)| failures < *least) {
                    best = Some((failures, candidate));
                }
            }
            if let Some((_, best)) = best {
                return best;
            }
        }
        unreachable!("to pair nobody is always a candidate of a field that can be completed")
    }

    /// [C7] to [C21], each list in descending order and as long as any of its kind.
    fn failures(
        &mut self,
        found: &Candidate,
        moved: &[usize],
        residents: &[usize],
        below: &[usize],
    ) -> Vec<i64> {
        let players = &self.field.players;
        let width = moved.len() + residents.len() + below.len() + 1;
        let mut failures = vec![];
        let descending = |mut list: Vec<i64>| {
            list.sort_unstable_by(|a, b| b.cmp(a));
            list.resize(width, -1);
            list
        };
        let score = |p: usize| i64::from(players[p].score.tenths());
        // [C7]
        failures.extend(descending(found.floaters.iter().map(|&p| score(p)).collect()));
        // [C8]
        failures.extend(self.next_bracket(&found.floaters, below, width));
        let players = &self.field.players;
        // [C9]
        let is_bye = found.floaters.len() == 1
            && self.bye_score.is_some_and(|bye| residents.iter().any(|&p| score(p) <= i64::from(bye)));
        failures.push(if is_bye { players[found.floaters[0]].n_unplayed as i64 } else { 0 });
        // [C10] to [C13]
        let mut colours = [0; 4];
        for &(a, b) in &found.pairs {
            let (one, other) = (&players[a], &players[b]);
            let side = side_of(self.field, one, other).0;
            for (player, side) in [(one, side), (other, side.other())] {
                let counts_top = one.is_topscorer || other.is_topscorer;
                let step = if side == Side::First { 1 } else { -1 };
                let difference: i64 =
                    player.sides.iter().map(|side| if *side == Side::First { 1 } else { -1 }).sum::<i64>()
                        + step;
                let third =
                    player.sides.len() > 1 && player.sides.iter().rev().take(2).all(|had| *had == side);
                let denied = player.preference.side.is_some_and(|due| due != side);
                colours[0] += i64::from(counts_top && difference.abs() > 2);
                colours[1] += i64::from(counts_top && third);
                colours[2] += i64::from(denied);
                colours[3] += i64::from(denied && player.preference.strength == Strength::Strong);
            }
        }
        failures.extend(colours);
        // [C14] to [C17]
        let mdp_pairs: Vec<Pair> = found
            .pairs
            .iter()
            .map(|&(a, b)| if moved.contains(&b) { (b, a) } else { (a, b) })
            .filter(|(a, _)| moved.contains(a))
            .collect();
        for back in [0, 1] {
            let down = |p: usize| players[p].floats[back] == Drift::Down;
            let up = |p: usize| players[p].floats[back] == Drift::Up;
            let resident = found.floaters.iter().filter(|p| residents.contains(p));
            failures.push(resident.filter(|p| down(**p)).count() as i64);
            failures.push(mdp_pairs.iter().filter(|(_, opponent)| up(*opponent)).count() as i64);
        }
        // [C18] to [C21]. Who floats on has a difference greater than anybody who is paired, the more the higher the score.
        for back in [0, 1] {
            let down = |p: &&usize| players[**p].floats[back] == Drift::Down;
            let difference = |p: usize| match mdp_pairs.iter().find(|(mdp, _)| *mdp == p) {
                Some((_, opponent)) => score(p) - score(*opponent),
                None => 1_000_000 + score(p),
            };
            failures.extend(descending(moved.iter().filter(down).map(|p| difference(*p)).collect()));
            let up = mdp_pairs.iter().filter(|(_, opponent)| players[*opponent].floats[back] == Drift::Up);
            failures.extend(descending(up.map(|&(p, opponent)| score(p) - score(opponent)).collect()));
        }
        failures
    }

    /// The best that the following bracket can do by [C6] and [C7], while all below can be completed.
    fn next_bracket(&mut self, moved: &[usize], below: &[usize], width: usize) -> Vec<i64> {
        let top = below.iter().map(|&p| self.score(p)).max();
        let next: Vec<usize> = below.iter().copied().filter(|&p| Some(self.score(p)) == top).collect();
        let rest: Vec<usize> = below.iter().copied().filter(|&p| Some(self.score(p)) != top).collect();
        let mut best: Option<Vec<i64>> = None;
        self.matchings(&union(moved, &next), vec![], &mut |letter, floaters| {
            if letter.is_completable(&union(floaters, &rest)) {
                let mut scores: Vec<i64> = floaters.iter().map(|&p| i64::from(letter.score(p))).collect();
                scores.sort_unstable_by(|a, b| b.cmp(a));
                scores.resize(width, -1);
                scores.insert(0, floaters.len() as i64);
                if best.as_ref().is_none_or(|best| scores < *best) {
                    best = Some(scores);
                }
            }
        });
        best.unwrap_or_else(|| vec![i64::MAX; width + 1])
    }

    fn matchings(
        &mut self,
        players: &[usize],
        unpaired: Vec<usize>,
        tell: &mut dyn FnMut(&mut Self, &[usize]),
    ) {
        let Some((&first, rest)) = players.split_first() else { return tell(self, &unpaired) };
        for &other in rest {
            if self.may_meet(first, other) {
                let left: Vec<usize> = rest.iter().copied().filter(|&p| p != other).collect();
                self.matchings(&left, unpaired.clone(), tell);
            }
        }
        let mut unpaired = unpaired;
        unpaired.push(first);
        self.matchings(rest, unpaired, tell);
    }

    /// All candidates with so many pairs, in the order of articles 3.6 and 3.7.
    fn candidates(&self, moved: &[usize], residents: &[usize], n_pairs: usize) -> Vec<Candidate> {
        let mut found = vec![];
        for n_moved in (0..=n_pairs.min(moved.len())).rev() {
            // 4.4 Sets of moved-down players, by the smallest number in which they differ.
            for set in subsets(moved, n_moved) {
                let limbo: Vec<usize> = moved.iter().copied().filter(|p| !set.contains(p)).collect();
                // 4.2 Transpositions of S2, by the first numbers.
                for opponents in arrangements(residents, n_moved) {
                    let mdp: Vec<Pair> = set.iter().copied().zip(opponents.iter().copied()).collect();
                    let remainder: Vec<usize> =
                        residents.iter().copied().filter(|p| !opponents.contains(p)).collect();
                    for (pairs, unpaired) in homogeneous(&remainder, n_pairs - n_moved) {
                        let mut pairs = pairs;
                        pairs.extend(&mdp);
                        found.push(Candidate { pairs, floaters: union(&limbo, &unpaired) });
                    }
                }
            }
        }
        found
    }
}

/// The candidates of a homogeneous bracket or a remainder: each exchange, and within it each transposition.
fn homogeneous(players: &[usize], n_pairs: usize) -> Vec<(Vec<Pair>, Vec<usize>)> {
    if n_pairs * 2 > players.len() {
        return vec![];
    }
    let bsn = |p: usize| players.iter().position(|&q| q == p).expect("a member") + 1;
    let (s1, s2) = players.split_at(n_pairs);
    let mut exchanges = vec![];
    for size in 0..=n_pairs.min(s2.len()) {
        for down in subsets(s1, size) {
            for up in subsets(s2, size) {
                let sum = |set: &[usize]| set.iter().map(|&p| bsn(p) as i64).sum::<i64>();
                // 4.3: fewest, least difference, highest that goes down, lowest that goes up.
                let mut highest: Vec<i64> = down.iter().map(|&p| -(bsn(p) as i64)).collect();
                highest.sort_unstable();
                let lowest: Vec<i64> = up.iter().map(|&p| bsn(p) as i64).collect();
                exchanges.push(((size, sum(&up) - sum(&down), highest, lowest), down.clone(), up));
            }
        }
    }
    exchanges.sort();
    let mut found = vec![];
    for (_, down, up) in exchanges {
        let swap = |from: &[usize], out: &[usize], into: &[usize]| {
            let stay: Vec<usize> = from.iter().copied().filter(|p| !out.contains(p)).collect();
            union(&stay, into)
        };
        let (upper, lower) = (swap(s1, &down, &up), swap(s2, &up, &down));
        for opponents in arrangements(&lower, n_pairs) {
            let unpaired = lower.iter().copied().filter(|p| !opponents.contains(p)).collect();
            found.push((upper.iter().copied().zip(opponents).collect(), unpaired));
        }
    }
    found
}

/// Both lists in one, by rank. Players of a field are numbered by rank.
fn union(one: &[usize], other: &[usize]) -> Vec<usize> {
    let mut all = [one, other].concat();
    all.sort_unstable();
    all
}

/// All subsets of a size, in lexicographic order.
fn subsets(of: &[usize], size: usize) -> Vec<Vec<usize>> {
    match (size, of.split_first()) {
        (0, _) => vec![vec![]],
        (_, None) => vec![],
        (_, Some((&first, rest))) => {
            let mut with: Vec<Vec<usize>> = subsets(rest, size - 1);
            with.iter_mut().for_each(|set| set.insert(0, first));
            with.extend(subsets(rest, size));
            with
        }
    }
}

/// All ordered choices of a size, in lexicographic order.
fn arrangements(of: &[usize], size: usize) -> Vec<Vec<usize>> {
    if size == 0 {
        return vec![vec![]];
    }
    let mut found = vec![];
    for &first in of {
        let rest: Vec<usize> = of.iter().copied().filter(|&p| p != first).collect();
        for mut tail in arrangements(&rest, size - 1) {
            tail.insert(0, first);
            found.push(tail);
        }
    }
    found
}
