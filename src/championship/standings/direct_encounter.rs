//! Direct encounter: who of the tied did better against the other tied.

use super::{contribution::Scores, cross_table::Cell};
use crate::facts::Outcome;

/// Ranks tied rows by their games with each other, as FIDE C.07 article 6 does.
///
/// The first gets 1, the next 2, and so on; 0 means that the encounters decide nothing. If all have met, points against each other
/// count. Otherwise somebody is first only if no result of the missing games could change that, and then
/// the rest are asked again. Forfeits are no encounters.
pub(super) fn rank(scores: &Scores<'_>, tied: &[usize]) -> Vec<i64> {
    let mut ranks = vec![0; tied.len()];
    let mut left: Vec<usize> = (0..tied.len()).collect();
    let mut place = 1;
    while left.len() > 1 {
        let met: Vec<Encounters> = left.iter().map(|&index| encounters(scores, tied, &left, index)).collect();
        let all_met = met.iter().all(|one| one.n_games >= left.len() - 1);
        if all_met {
            if met.iter().any(|one| one.points != met[0].points) {
                for (index, one) in left.iter().zip(&met) {
                    let better = met.iter().filter(|other| other.points > one.points).count();
                    ranks[*index] = place + i64::try_from(better).unwrap_or(0);
                }
            }
            return ranks;
        }
        let win = i64::from(scores.table.points.win.tenths());
        let most = |one: &Encounters| {
            let missing = (left.len() - 1).saturating_sub(one.n_games);
            one.points + win * i64::try_from(missing).unwrap_or(0)
        };
        let is_first = |position: &usize| {
            let others = (0..met.len()).filter(|other| other != position);
            others.clone().all(|other| met[*position].points > most(&met[other]))
        };
        let Some(first) = (0..left.len()).find(is_first) else { return ranks };
        ranks[left.remove(first)] = place;
        place += 1;
        for &index in &left {
            ranks[index] = place;
        }
    }
    ranks
}

struct Encounters {
    points: i64,
    n_games: usize,
}

fn encounters(scores: &Scores<'_>, tied: &[usize], left: &[usize], index: usize) -> Encounters {
    let mut found = Encounters { points: 0, n_games: 0 };
    for cell in &scores.table.rows[tied[index]].cells {
        let Cell::Game { opponent, outcome, .. } = cell else { continue };
        if left.iter().any(|&other| tied[other] == *opponent) {
            let rule = &scores.table.points;
            let points = match outcome {
                Outcome::Win => rule.win,
                Outcome::Draw => rule.draw,
                Outcome::Loss => rule.loss,
            };
            found.points += i64::from(points.tenths());
            found.n_games += 1;
        }
    }
    found
}
