//! What the judge of rounds says of any list of pairings, beside a plain second look.

use std::collections::{BTreeMap, BTreeSet};

use championship::facts::{
    Championship, EntryCode, Fact, GamePlace, GroupId, Lot, MatchResult, Pairing, Stamp,
};
use championship::facts::{Group, TournamentId};
use championship::pairing::{self, checker, checker::Finding};

use crate::pairing::begin;

const TOURNAMENT: TournamentId = TournamentId { cycle: 1, game: 3 };
const GROUP: GroupId = GroupId { tournament: TOURNAMENT, stage: 1, group: 1 };

/// Draws a group of twelve from six schools and plays so many rounds, every third game won by who answers.
fn played(n_rounds: u16) -> Championship {
    let mut championship =
        begin("extends: escola\nedition: 10\nstages:\n  - { play: swiss in 6 rounds }\n", 12, 2);
    let draw = pairing::draw(&championship, TOURNAMENT, 1, 3).expect("a draw");
    championship.apply(&draw).expect("the draw is taken");
    for round in 1..=n_rounds {
        let fact = pairing::pair(&championship, GROUP, 1, None).expect("a round");
        championship.apply(&fact).expect("the round is taken");
        let boards =
            championship.group(GROUP).and_then(|group| group.round(round)).expect("a round").boards.len();
        for board in 1..=boards as u16 {
            let place = GamePlace { group: GROUP, round, board, game: 1 };
            let result = if board % 3 == 0 { MatchResult::SecondWins } else { MatchResult::FirstWins };
            let stamp = Stamp { by: "arbiter".into(), at: 0 };
            championship
                .apply(&Fact::ResultEntered { place, result, record: None, stamp })
                .expect("a result");
        }
    }
    championship
}

/// What the rounds before say of everybody: points, opponents, and who started, game by game.
#[derive(Default)]
struct Before {
    points: BTreeMap<EntryCode, i32>,
    met: BTreeSet<(EntryCode, EntryCode)>,
    started: BTreeMap<EntryCode, Vec<bool>>,
}

impl Before {
    fn of(group: &Group) -> Before {
        let mut before = Before::default();
        for board in group.rounds.iter().flat_map(|round| &round.boards) {
            for code in [board.first, board.second] {
                *before.points.entry(code).or_default() += i32::from(board.winner() == Some(code));
            }
            before.met.extend([(board.first, board.second), (board.second, board.first)]);
            before.started.entry(board.first).or_default().push(true);
            before.started.entry(board.second).or_default().push(false);
        }
        before
    }

    fn apart(&self, (one, other): (EntryCode, EntryCode)) -> i32 {
        (self.points[&one] - self.points[&other]).pow(2)
    }

    /// Whether two may be paired without a rematch, within one school, or with a side for the third time.
    fn may(&self, (one, other): (EntryCode, EntryCode)) -> bool {
        let twice = |code: EntryCode| match self.started[&code][..] {
            [.., a, b] if a == b => Some(a),
            _ => None,
        };
        let both = twice(one).is_some() && twice(one) == twice(other);
        !self.met.contains(&(one, other)) && one.school != other.school && !both
    }
}

#[test]
fn a_better_exchange_is_named_where_there_is_one_and_nowhere_else() {
    let mut seen = [0; 2];
    for n_rounds in 1..=3 {
        let championship = played(n_rounds);
        let group = championship.group(GROUP).expect("a group");
        let before = Before::of(group);
        let mut codes: Vec<EntryCode> = group.members.iter().map(|member| member.entry).collect();
        let mut lot = Lot::new(u64::from(n_rounds), "any pairing");
        for _ in 0..60 {
            lot.shuffle(&mut codes);
            let games: Vec<(EntryCode, EntryCode)> = codes.chunks(2).map(|pair| (pair[0], pair[1])).collect();
            let mut expected = BTreeSet::new();
            for (i, &(a, b)) in games.iter().enumerate() {
                for (j, &(c, d)) in games.iter().enumerate().skip(i + 1) {
                    let now = before.apart((a, b)) + before.apart((c, d));
                    let ways = [[(a, c), (b, d)], [(a, d), (b, c)]];
                    let is_better = |way: &[(EntryCode, EntryCode); 2]| {
                        way.iter().map(|pair| before.apart(*pair)).sum::<i32>() < now
                            && way.iter().all(|pair| before.may(*pair))
                    };
                    if ways.iter().any(is_better) {
                        expected.insert((i as u16 + 1, j as u16 + 1));
                    }
                    seen[usize::from(expected.contains(&(i as u16 + 1, j as u16 + 1)))] += 1;
                }
            }
            let pairings: Vec<Pairing> =
                games.iter().map(|&(first, second)| Pairing::Game { first, second }).collect();
            let findings = checker::check_pairings(&championship, group, n_rounds + 1, &pairings);
            let exchanges: Vec<(u16, u16)> = findings
                .iter()
                .filter_map(|finding| match finding {
                    Finding::BetterExchange(one, other) => Some((*one, *other)),
                    _ => None,
                })
                .collect();
            assert_eq!(exchanges.iter().copied().collect::<BTreeSet<_>>(), expected, "{games:?}");
            assert_eq!(exchanges.len(), expected.len(), "each two boards once");
        }
    }
    assert!(seen.iter().all(|n| *n > 100), "{seen:?}");
}
