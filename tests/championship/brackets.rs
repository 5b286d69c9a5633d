//! Round robins, knock-outs and double eliminations played to the end.

use std::collections::{BTreeMap, BTreeSet};

use championship::facts::{
    Championship, EntryCode, Fact, Format, GamePlace, GroupId, Lot, MatchResult, Pairing, Refusal, Stamp,
    TournamentId,
};
use championship::pairing::{self, PairingError};
use championship::standings;

use crate::pairing::begin;

const TOURNAMENT: TournamentId = TournamentId { cycle: 1, game: 3 };
pub(crate) const GROUP: GroupId = GroupId { tournament: TOURNAMENT, stage: 1, group: 1 };

pub(crate) fn stage(play: &str, n_entries: u32) -> Championship {
    let text = format!("extends: escola\nedition: 10\nstages:\n  - play: {play}\n");
    let mut championship = begin(&text, n_entries, 1);
    let draw = pairing::draw(&championship, TOURNAMENT, 1, 3).expect("a draw");
    championship.apply(&draw).expect("the draw is taken");
    championship
}

/// Enters the games of a match until it is decided; the choice of winner is the caller's.
fn decide(
    championship: &mut Championship,
    round: u16,
    board: u16,
    wins: impl Fn(EntryCode, EntryCode) -> EntryCode,
) {
    for game in 1.. {
        let group = championship.group(GROUP).expect("a group");
        let seats = group.round(round).and_then(|round| round.board(board)).expect("a board");
        if seats.winner_or_draw().is_some() {
            return;
        }
        let (starts, answers) =
            if game % 2 == 1 { (seats.first, seats.second) } else { (seats.second, seats.first) };
        let result = match wins(seats.first, seats.second) {
            winner if winner == starts => MatchResult::FirstWins,
            winner if winner == answers => MatchResult::SecondWins,
            other => panic!("{other} does not sit here"),
        };
        let place = GamePlace { group: GROUP, round, board, game };
        let stamp = Stamp { by: "desk".into(), at: 0 };
        championship.apply(&Fact::ResultEntered { place, result, record: None, stamp }).expect("a result");
    }
}

/// Plays a bracket to its end and returns how many rounds it took.
fn play_out(championship: &mut Championship, wins: impl Fn(EntryCode, EntryCode) -> EntryCode) -> u16 {
    for round in 1..100 {
        match pairing::pair(championship, GROUP, 5, None) {
            Err(PairingError::Decided(_)) => return round - 1,
            Err(error) => panic!("{error}"),
            Ok(fact) => championship.apply(&fact).expect("the round is taken"),
        }
        let n_boards = championship
            .group(GROUP)
            .and_then(|group| group.round(round))
            .map_or(0, |round| round.boards.len());
        for board in (1..).take(n_boards) {
            decide(championship, round, board, &wins);
        }
    }
    panic!("the bracket does not end");
}

/// The place in the start list, which a favourite's win follows.
fn start_numbers(championship: &Championship) -> BTreeMap<EntryCode, u16> {
    let group = championship.group(GROUP).expect("a group");
    group.members.iter().map(|member| (member.entry, member.start_number)).collect()
}

#[test]
fn in_a_knockout_one_loss_is_the_end_and_the_favourites_meet_last() {
    for n_entries in 2..=20u32 {
        for play in ["knockout", "knockout, best of 3", "knockout, with third place"] {
            let mut championship = stage(play, n_entries);
            let numbers = start_numbers(&championship);
            let rounds =
                play_out(
                    &mut championship,
                    |one, other| if numbers[&one] < numbers[&other] { one } else { other },
                );
            assert_eq!(
                u32::from(rounds),
                n_entries.next_power_of_two().trailing_zeros(),
                "{play} of {n_entries}"
            );
            let table = standings::of_group(&championship, GROUP).expect("standings");
            let order: Vec<(usize, u16)> =
                table.lines.iter().map(|line| (line.rank, numbers[&line.entry])).collect();
            assert_eq!(order[..2], [(1, 1), (2, 2)], "{play} of {n_entries}");
            if n_entries >= 4 {
                let third = if play.contains("third") { [(3, 3), (4, 4)] } else { [(3, 3), (3, 4)] };
                assert_eq!(order[2..4], third, "{play} of {n_entries}");
            }
            let group = championship.group(GROUP).expect("a group");
            let lost = group.losses();
            let least =
                u32::try_from(lost.values().filter(|losses| **losses == 1).count()).expect("a small number");
            assert!(least >= n_entries - 2 || play.contains("third"), "{play} of {n_entries}: {lost:?}");
            assert!(standings::is_over(&championship, TOURNAMENT));
        }
    }
}

#[test]
fn in_a_double_elimination_two_losses_are_the_end() {
    for n_entries in 2..=20u32 {
        for seed in 0..10u64 {
            let mut championship = stage("double elimination", n_entries);
            let strength = |code: EntryCode| championship::facts::scatter(seed, u64::from(code.school), 0);
            let upset = |one: EntryCode, other: EntryCode| {
                let chance =
                    championship::facts::scatter(seed, u64::from(one.school), u64::from(other.school));
                let strong = if strength(one) > strength(other) { one } else { other };
                if chance.is_multiple_of(4) { if strong == one { other } else { one } } else { strong }
            };
            play_out(&mut championship, upset);
            let group = championship.group(GROUP).expect("a group");
            let lost = group.losses();
            let table = standings::of_group(&championship, GROUP).expect("standings");
            assert_eq!(table.lines.iter().filter(|line| line.rank == 1).count(), 1);
            for (index, line) in table.lines.iter().enumerate() {
                let losses = lost.get(&line.entry).copied().unwrap_or(0);
                assert!(
                    if index == 0 { losses < 2 } else { losses == 2 },
                    "{n_entries} seed {seed}: {lost:?}"
                );
            }
            assert!(standings::is_over(&championship, TOURNAMENT));
        }
    }
}

#[test]
fn in_a_round_robin_everybody_meets_everybody() {
    for (play, times) in [("round robin", 1), ("double round robin", 2)] {
        for n_entries in 2..=11u32 {
            let mut championship = stage(play, n_entries);
            let planned = championship.planned_rounds(GROUP).expect("a plan");
            for round in 1..=planned {
                let fact = pairing::pair(&championship, GROUP, 1, None).expect("a round");
                championship.apply(&fact).expect("the round is taken");
                let n_boards = championship
                    .group(GROUP)
                    .map_or(0, |group| group.rounds[usize::from(round) - 1].boards.len());
                for board in (1..).take(n_boards) {
                    decide(&mut championship, round, board, |one, _| one);
                }
            }
            let mut met: BTreeMap<BTreeSet<EntryCode>, usize> = BTreeMap::new();
            for board in championship
                .group(GROUP)
                .into_iter()
                .flat_map(|group| &group.rounds)
                .flat_map(|round| &round.boards)
            {
                *met.entry(BTreeSet::from([board.first, board.second])).or_default() += 1;
            }
            assert_eq!(met.len(), usize::try_from(n_entries * (n_entries - 1) / 2).expect("a small number"));
            assert!(met.values().all(|count| *count == times), "{play} of {n_entries}");
            let over = pairing::pair(&championship, GROUP, 1, None);
            assert_eq!(over, Err(PairingError::Refused(Refusal::RoundsOver(GROUP, planned))));
        }
    }
}

#[test]
fn who_leaves_a_bracket_lets_the_opponent_pass() {
    let mut championship = stage("knockout", 4);
    let numbers = start_numbers(&championship);
    let fourth = numbers.iter().find(|(_, number)| **number == 4).map(|(code, _)| *code).expect("a fourth");
    let first = numbers.iter().find(|(_, number)| **number == 1).map(|(code, _)| *code).expect("a first");
    let fact = Fact::EntryWithdrawn { code: fourth, from_round: None, reason: "ill".into() };
    championship.apply(&fact).expect("a withdrawal");
    let fact = pairing::pair(&championship, GROUP, 1, None).expect("a round");
    let Fact::RoundPublished { pairings, .. } = &fact else { panic!("{fact:?}") };
    assert!(pairings.contains(&Pairing::Bye { entry: first }), "{pairings:?}");
    championship.apply(&fact).expect("the round is taken");
    decide(&mut championship, 1, 1, |one, _| one);
    let fact = pairing::pair(&championship, GROUP, 1, None).expect("the final");
    let Fact::RoundPublished { pairings, .. } = &fact else { panic!("{fact:?}") };
    let [Pairing::Game { first: one, second: other }] = pairings[..] else { panic!("{pairings:?}") };
    assert!([one, other].contains(&first) && ![one, other].contains(&fourth));
}

/// The winner of the other half has left, so that the final is a bye for whoever won the first match: for the right one
/// also after a correction.
#[test]
fn a_correction_hands_the_bye_to_the_right_one() {
    let mut championship = stage("knockout", 4);
    let fact = pairing::pair(&championship, GROUP, 1, None).expect("a round");
    championship.apply(&fact).expect("the round is taken");
    for board in 1..=2 {
        decide(&mut championship, 1, board, |one, _| one);
    }
    let boards = championship.group(GROUP).expect("a group").rounds[0].boards.clone();
    let (won, lost) = (boards[0].first, boards[0].second);
    let fact = Fact::EntryWithdrawn { code: boards[1].first, from_round: None, reason: "ill".into() };
    championship.apply(&fact).expect("a withdrawal");
    let fact = pairing::pair(&championship, GROUP, 1, None).expect("the final");
    championship.apply(&fact).expect("the round is taken");
    let byes =
        |championship: &Championship| championship.group(GROUP).expect("a group").rounds[1].byes.clone();
    assert_eq!(byes(&championship), [won]);
    let correction = |was, result| Fact::ResultCorrected {
        place: GamePlace { group: GROUP, round: 1, board: 1, game: 1 },
        was,
        result,
        reason: "slip misread".into(),
        record: None,
        stamp: Stamp { by: "arbiter".into(), at: 1 },
    };
    let (first, second) = (MatchResult::FirstWins, MatchResult::SecondWins);
    championship.apply(&correction(first, second)).expect("a correction");
    assert_eq!(byes(&championship), [lost]);
    let table = standings::of_group(&championship, GROUP).expect("standings");
    let ranks: Vec<_> = table.lines.iter().map(|line| (line.rank, line.entry)).collect();
    assert_eq!(ranks[..2], [(1, lost), (2, boards[1].first)], "who left before the final is second");
    championship.apply(&correction(second, first)).expect("a correction");
    assert_eq!(byes(&championship), [won]);
}

#[test]
fn stages_follow_each_other_in_any_order() {
    let text = "extends: escola\nedition: 10\nstages:\n\
                \x20 - { groups of: 4, play: round robin, qualify: 2 }\n\
                \x20 - { play: \"knockout, best of 3, with third place\" }\n";
    let mut championship = begin(text, 16, 2);
    let draw = pairing::draw(&championship, TOURNAMENT, 1, 3).expect("a draw");
    championship.apply(&draw).expect("the draw is taken");
    let groups: Vec<GroupId> = championship.groups().map(|group| group.id).collect();
    assert_eq!(groups.len(), 4);
    let mut lot = Lot::new(1, "stages");
    for &id in &groups {
        for round in 1..=3 {
            let fact = pairing::pair(&championship, id, 1, None).expect("a round");
            championship.apply(&fact).expect("the round is taken");
            for board in 1..=2 {
                let result = [MatchResult::FirstWins, MatchResult::SecondWins][lot.below(2)];
                let place = GamePlace { group: id, round, board, game: 1 };
                let stamp = Stamp { by: "desk".into(), at: 0 };
                championship
                    .apply(&Fact::ResultEntered { place, result, record: None, stamp })
                    .expect("a result");
            }
        }
        // The regulations of a school want a play-off; here its order is the alphabet.
        let ties = standings::of_group(&championship, id).expect("standings").ties();
        for order in ties {
            let stamp = Stamp { by: "arbiter".into(), at: 0 };
            let means = championship::facts::TieMeans::PlayOff;
            championship.apply(&Fact::TieDecided { group: id, order, means, stamp }).expect("a play-off");
        }
    }
    let fact = standings::qualify(&championship, TOURNAMENT, 1, None).expect("qualified");
    championship.apply(&fact).expect("the qualification is taken");
    let draw = pairing::draw(&championship, TOURNAMENT, 2, 3).expect("a draw");
    championship.apply(&draw).expect("the draw is taken");
    let last = championship.find_group("1.3.F").expect("the final");
    assert!(matches!(championship.format_of(last), Some(Format::Knockout { best_of: 3, .. })));
    let fact = pairing::pair(&championship, last, 1, None).expect("a round");
    let Fact::RoundPublished { pairings, .. } = &fact else { panic!("{fact:?}") };
    assert_eq!(pairings.len(), 4);
    // Winners of groups do not meet in the first round.
    let winners: BTreeSet<EntryCode> = groups
        .iter()
        .filter_map(|id| standings::of_group(&championship, *id).map(|standings| standings.lines[0].entry))
        .collect();
    for pairing in pairings {
        assert_eq!(pairing.entries().filter(|code| winners.contains(code)).count(), 1, "{pairing:?}");
    }
}
