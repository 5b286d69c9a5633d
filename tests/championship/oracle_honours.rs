//! The second count goes on: matches of teams, and prizes.

use std::collections::{BTreeMap, BTreeSet};

use championship::facts::{Category, Championship, EntryCode, GroupId, Podium};
use championship::standings;

use crate::oracle::{done, tenths};
use crate::ways::FIRST;

/// Counts the matches of teams from the boards: points of matches and boards of every team.
pub(crate) fn hold_teams(championship: &Championship, id: GroupId, way: &str, text: &str) {
    let group = championship.group(id).expect("a league");
    let rule = championship.regulations().points_of(id.stage);
    let own = |code: EntryCode| {
        let entry = championship.entry(code).expect("an entry");
        match text.contains("teams: mark") {
            true => entry.mark.clone().unwrap_or_default(),
            false => format!("{}", code.school),
        }
    };
    let mut totals: BTreeMap<String, (i64, i64)> =
        group.members.iter().map(|member| (own(member.entry), (0, 0))).collect();
    let done = done(group, &rule, true);
    for (index, round) in group.rounds.iter().enumerate() {
        let mut matches: BTreeMap<(String, String), (i64, i64)> = BTreeMap::new();
        for board in &round.boards {
            let (one, two) = (own(board.first), own(board.second));
            assert_ne!(one, two, "{text}: a team plays itself");
            let (key, turned) = if one < two { ((one, two), false) } else { ((two, one), true) };
            let (first, second) = (done[&board.first][index].points, done[&board.second][index].points);
            let sum = matches.entry(key).or_default();
            *sum = if turned { (sum.0 + second, sum.1 + first) } else { (sum.0 + first, sum.1 + second) };
        }
        let mut free: BTreeSet<String> = BTreeSet::new();
        for code in &round.byes {
            let team = own(*code);
            match matches.iter_mut().find(|((one, two), _)| *one == team || *two == team) {
                // The board across stays empty.
                Some(((one, _), sum)) => {
                    let made = tenths(rule.forfeit_win);
                    *sum = if *one == team { (sum.0 + made, sum.1) } else { (sum.0, sum.1 + made) };
                }
                None => {
                    let made = tenths(if way.contains("swiss") { rule.bye } else { rule.free_round });
                    totals.get_mut(&team).expect("a team").1 += made;
                    free.insert(team);
                }
            }
        }
        for team in free.iter().filter(|_| way.contains("swiss")) {
            totals.get_mut(team).expect("a team").0 += 20;
        }
        for ((one, two), (first, second)) in matches {
            let worth = |own: i64, its: i64| match own.cmp(&its) {
                std::cmp::Ordering::Greater => 20,
                std::cmp::Ordering::Equal if own > 0 => 10,
                _ => 0,
            };
            for (team, own, its) in [(one, first, second), (two, second, first)] {
                let total = totals.get_mut(&team).expect("a team");
                *total = (total.0 + worth(own, its), total.1 + own);
            }
        }
    }
    let table = standings::of_teams(championship, id).expect("standings");
    assert_eq!(table.lines.len(), totals.len(), "{text}");
    let is_whole = way.contains("scheveningen");
    let key = |line: &standings::TeamLine| match is_whole {
        true => (0, tenths(line.board_points)),
        false => (tenths(line.match_points), tenths(line.board_points)),
    };
    for line in &table.lines {
        let team = own(line.members[0]);
        assert!(line.members.iter().all(|code| own(*code) == team), "{text}");
        let (matches, boards) = totals[&team];
        assert_eq!(tenths(line.board_points), boards, "{text}: {team}");
        assert!(is_whole || tenths(line.match_points) == matches, "{text}: {team}");
    }
    assert!(table.lines.windows(2).all(|two| key(&two[0]) >= key(&two[1])), "{text}");
}

/// Prizes for those with a mark go to the best of them, in the order of the whole.
pub(crate) fn hold_prizes(championship: &Championship, text: &str) -> usize {
    let mut n_winners = 0;
    let placings = standings::of_tournament(championship, FIRST);
    for rule in &championship.regulations().prizes {
        let Category::Mark(mark) = &rule.category else { panic!("{rule:?}") };
        let has_mark = |code: EntryCode| {
            let own = championship.entry(code).and_then(|entry| entry.mark.clone()).unwrap_or_default();
            own.to_lowercase() == mark.to_lowercase()
        };
        let may = |placing: &&standings::Placing| rule.podium == Podium::Counts || placing.place > 3;
        let meant: Vec<_> = placings.iter().filter(may).filter(|one| has_mark(one.entry)).collect();
        let winners = standings::prize_winners(championship, FIRST, rule);
        for (place, winner) in winners.iter().enumerate() {
            assert_eq!(winner.entry, meant[place].entry, "{text}");
            // Whoever is equal shares the place, and nobody else.
            let better = meant.iter().filter(|one| one.place < meant[place].place).count();
            assert_eq!(winner.place, better + 1, "{text}");
            assert!(winner.place <= usize::from(rule.places), "{text}");
        }
        if let Some(next) = meant.get(winners.len()) {
            let better = meant.iter().filter(|one| one.place < next.place).count();
            assert!(better >= usize::from(rule.places), "{text}: {} has no prize", next.entry);
        }
        n_winners += winners.len();
    }
    n_winners
}
