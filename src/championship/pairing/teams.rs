//! Matches of teams: which teams meet, who sits at which board, and who starts there.

use super::{
    field::Field,
    round_robin::berger,
    swiss::{self, Match},
};
use crate::facts::{Championship, EntryCode, Group, Pairing, SameSchool, StartRule, TeamSystem};
use crate::standings::team_table;

/// A match: the team that starts at the first board, and the other; without one the team is free.
type TeamMatch = (usize, Option<usize>);

/// Pairs the next round of a group of teams.
pub(super) fn pair(
    championship: &Championship,
    group: &Group,
    system: TeamSystem,
    boards: Option<u16>,
    seed: u64,
) -> Vec<Pairing> {
    let round = group.next_round();
    let teams = group.teams();
    // Who is there, in the order of the boards; those behind the last board are reserves.
    let most = boards.map_or(usize::MAX, usize::from);
    let line_up = |team: usize| -> Vec<EntryCode> {
        let members = teams[team].members.iter().map(|row| &group.members[*row]);
        members.filter(|member| member.is_present(round)).map(|member| member.entry).take(most).collect()
    };
    if let (TeamSystem::Scheveningen, [one, other]) = (system, &teams[..]) {
        let members = |rows: &[usize]| -> Vec<Option<EntryCode>> {
            let present = |row: &usize| {
                let member = &group.members[*row];
                member.is_present(round).then_some(member.entry)
            };
            rows.iter().map(present).collect()
        };
        return everybody(&members(&one.members), &members(&other.members), usize::from(round) - 1);
    }
    let is_there = |team: &usize| !line_up(*team).is_empty();
    let matches: Vec<TeamMatch> = match system {
        TeamSystem::Swiss { .. } => {
            let Some(table) = team_table(championship, group.id) else { return vec![] };
            let present: Vec<usize> = (0..teams.len()).filter(is_there).collect();
            let field = Field::new(&table, &[], &present, SameSchool::Allowed, StartRule::Balanced);
            let by_teams = swiss::pair(&field, seed).into_iter().map(|one| match one {
                Match::Game { first, second } => (first, Some(second)),
                Match::Bye { row } => (row, None),
            });
            by_teams.collect()
        }
        TeamSystem::RoundRobin { .. } | TeamSystem::Scheveningen => {
            let present = |place: usize| Some(place - 1).filter(|team| *team < teams.len() && is_there(team));
            let by_table = berger(teams.len(), usize::from(round) - 1).into_iter();
            let matches = by_table.filter_map(|(one, other)| match (present(one), present(other)) {
                (Some(one), other) => Some((one, other)),
                (None, Some(other)) => Some((other, None)),
                (None, None) => None,
            });
            matches.collect()
        }
    };
    let mut pairings = vec![];
    let mut free = vec![];
    for (one, other) in matches {
        let (ours, theirs) = (line_up(one), other.map(line_up).unwrap_or_default());
        for board in 0..ours.len().max(theirs.len()) {
            match (ours.get(board), theirs.get(board)) {
                (Some(&one), Some(&other)) => pairings.push(seated(one, other, board.is_multiple_of(2))),
                (Some(&entry), None) | (None, Some(&entry)) => free.push(Pairing::Bye { entry }),
                (None, None) => {}
            }
        }
    }
    pairings.extend(free);
    pairings
}

fn seated(one: EntryCode, other: EntryCode, one_starts: bool) -> Pairing {
    match one_starts {
        true => Pairing::Game { first: one, second: other },
        false => Pairing::Game { first: other, second: one },
    }
}

/// Pairs a round, from 0, of everybody of one team against everybody of the other; who is away leaves the other without a game.
fn everybody(ours: &[Option<EntryCode>], theirs: &[Option<EntryCode>], round: usize) -> Vec<Pairing> {
    let n = ours.len().max(theirs.len());
    let mut pairings = vec![];
    let mut free = vec![];
    for place in 0..n {
        let (other, one_starts) = scheveningen(n, round, place);
        let (one, other) = (ours.get(place).copied().flatten(), theirs.get(other).copied().flatten());
        match (one, other) {
            (Some(one), Some(other)) => pairings.push(seated(one, other, one_starts)),
            (Some(entry), None) | (None, Some(entry)) => free.push(Pairing::Bye { entry }),
            (None, None) => {}
        }
    }
    pairings.extend(free);
    pairings
}

/// Returns whom somebody of a team of `n` meets in a round, all from 0, and whether that one's side starts.
///
/// Rounds come in twos, in which everybody starts once and answers once: in the first one half of a team starts, in the second the other.
/// Where the halves end, two of the other team would start or answer twice; the next two rounds end the halves at the same
/// two, the other way round. Of rounds that are left over all of the team start in the first and none in the second, and
/// the last of an odd number goes by turns.
pub(super) fn scheveningen(n: usize, round: usize, place: usize) -> (usize, bool) {
    let n = n.max(1);
    let other = (place + round) % n;
    let is_second = round % 2 == 1;
    if n % 2 == 1 && round + 1 == n {
        return (other, place.is_multiple_of(2));
    }
    // Twos of rounds that are evened out by the next two.
    let (pair, n_pairs) = (round / 2, n / 2);
    let is_split = n.is_multiple_of(2) && (pair / 2) * 2 + 1 < n_pairs;
    if !is_split {
        return (other, !is_second);
    }
    let from = if pair.is_multiple_of(2) { 0 } else { n / 2 - 2 + n };
    let in_half = (place + n + n - from % n) % n < n / 2;
    (other, in_half != is_second)
}

#[cfg(test)]
mod tests {
    use super::scheveningen;
    use std::collections::BTreeSet;

    #[test]
    fn everybody_meets_everybody_of_the_other_team_and_sides_are_balanced() {
        for n in 1..=24usize {
            let mut met = BTreeSet::new();
            let (mut ours, mut theirs) = (vec![0usize; n], vec![0usize; n]);
            for round in 0..n {
                let mut seen = BTreeSet::new();
                let mut started = 0;
                for (place, own) in ours.iter_mut().enumerate() {
                    let (other, starts) = scheveningen(n, round, place);
                    assert!(seen.insert(other), "{n}: {other} sits twice in round {round}");
                    assert!(met.insert((place, other)), "{n}: {place} and {other} meet twice");
                    if starts {
                        *own += 1;
                        started += 1;
                    } else {
                        theirs[other] += 1;
                    }
                }
                if n.is_multiple_of(4) {
                    assert_eq!(started, n / 2, "{n}: in round {round} half of a team start");
                }
            }
            assert_eq!(met.len(), n * n);
            // With an even number everybody starts exactly half of the games, with an odd one nearly.
            let is_fair = |count: &usize| *count == n / 2 || *count == n.div_ceil(2);
            assert!(ours.iter().all(is_fair) && theirs.iter().all(is_fair), "{n}: {ours:?} {theirs:?}");
        }
    }
}
