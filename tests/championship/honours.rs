//! Who goes on, who gets medals, and what a lot that was drawn still decides.

use std::collections::BTreeMap;

use championship::decisions::{draw_lot, play_off, ties};
use championship::facts::Language;
use championship::facts::{
    Championship, EntryCode, Fact, GamePlace, GroupId, MatchResult, Refusal, Stamp, TieMeans, TournamentId,
};
use championship::reports::{self, Options, Scope};
use championship::{pairing, regulations, standings};

use crate::pairing::begin;
use crate::ways::{entered, play_all};

const TOURNAMENT: TournamentId = TournamentId { cycle: 1, game: 3 };
const GROUP: GroupId = GroupId { tournament: TOURNAMENT, stage: 1, group: 1 };

pub(super) fn stamp() -> Stamp {
    Stamp { by: "arbiter".into(), at: 0 }
}

/// Draws the first stage of a championship.
fn drawn(stages: &str, n_entries: u32) -> Championship {
    let text = format!("extends: escola\nedition: 10\ntie-breaks: [BH]\nlast resort: lot\nstages:\n{stages}");
    let mut championship = begin(&text, n_entries, 1);
    let draw = pairing::draw(&championship, TOURNAMENT, 1, 3).expect("a draw");
    championship.apply(&draw).expect("the draw is taken");
    championship
}

fn play_round(championship: &mut Championship) {
    play_round_of(championship, GROUP);
}

/// Pairs a round of a group and lets those who start win.
pub(super) fn play_round_of(championship: &mut Championship, id: GroupId) {
    let fact = pairing::pair(championship, id, 1, None).expect("a round");
    championship.apply(&fact).expect("the round is taken");
    let round = championship.group(id).and_then(|group| group.rounds.last()).expect("a round").clone();
    for board in &round.boards {
        let place = GamePlace { group: id, round: round.number, board: board.number, game: 1 };
        let result = MatchResult::FirstWins;
        let fact = Fact::ResultEntered { place, result, record: None, stamp: stamp() };
        championship.apply(&fact).expect("a result");
    }
}

fn order(championship: &Championship) -> Vec<(usize, EntryCode)> {
    let standings = standings::of_group(championship, GROUP).expect("standings");
    standings.lines.iter().map(|line| (line.rank, line.entry)).collect()
}

#[test]
fn who_has_withdrawn_does_not_go_on() {
    let stages = "  - { play: swiss in 3 rounds, qualify: 2 }\n  - { play: knockout }\n";
    let mut championship = drawn(stages, 8);
    for _ in 0..3 {
        play_round(&mut championship);
    }
    for fact in standings::draw_lots(&championship, GROUP, 1, &stamp()) {
        championship.apply(&fact).expect("a lot");
    }
    let before = order(&championship);
    let leader = before[0].1;
    let reason = "went home".into();
    championship.apply(&Fact::EntryWithdrawn { code: leader, from_round: None, reason }).expect("left");
    let fact = standings::qualify(&championship, TOURNAMENT, 1, None).expect("qualified");
    let Fact::Qualified { qualifiers, .. } = fact else { panic!("{fact:?}") };
    let through: Vec<EntryCode> = qualifiers.iter().map(|qualifier| qualifier.entry).collect();
    assert_eq!(through, [before[1].1, before[2].1], "the next two, not {leader}");
}

#[test]
fn medals_are_given_when_a_tournament_is_over() {
    let mut championship = drawn("  - { play: swiss in 3 rounds }\n", 8);
    let medals = |championship: &Championship| -> Vec<[u32; 3]> {
        let lines = standings::schools(championship, None, standings::SchoolOrder::Points);
        lines.iter().map(|line| line.medals).collect()
    };
    for round in 1..=3 {
        assert!(!standings::is_over(&championship, TOURNAMENT), "before round {round}");
        assert_eq!(medals(&championship), [[0; 3]; 8], "before round {round}");
        assert!(standings::schools(&championship, None, standings::SchoolOrder::Medals).is_empty());
        play_round(&mut championship);
    }
    for fact in standings::draw_lots(&championship, GROUP, 1, &stamp()) {
        championship.apply(&fact).expect("a lot");
    }
    let given = medals(&championship)
        .iter()
        .fold([0; 3], |sum, medals| std::array::from_fn(|place| sum[place] + medals[place]));
    assert_eq!(given, [1, 1, 1]);
    let lines = standings::schools(&championship, None, standings::SchoolOrder::Medals);
    let best: Vec<u32> = lines.iter().map(|line| line.school).collect();
    let first: Vec<u32> = order(&championship)[..3].iter().map(|(_, code)| code.school).collect();
    assert_eq!(best, first, "gold before silver before bronze");
}

#[test]
fn a_lot_decides_only_between_all_it_was_drawn_for() {
    let mut championship = drawn("  - { play: swiss in 3 rounds }\n", 6);
    play_round(&mut championship);
    let tied = standings::of_group(&championship, GROUP).expect("standings").ties();
    assert_eq!(tied.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3], "those who won, those who lost");
    let mut lot = tied[0].clone();
    lot.reverse();
    let means = TieMeans::Lot { seed: 1 };
    let fact = Fact::TieDecided { group: GROUP, order: lot.clone(), means, stamp: stamp() };
    championship.apply(&fact).expect("a lot");
    let places: Vec<_> = order(&championship).into_iter().take(3).collect();
    assert_eq!(places, [(1, lot[0]), (2, lot[1]), (3, lot[2])]);

    // The first of the lot loses its point, and two of the three stay behind, tied.
    let round = championship.group(GROUP).and_then(|group| group.round(1)).expect("a round");
    let board = round.board_of(lot[0]).expect("a board").number;
    let place = GamePlace { group: GROUP, round: 1, board, game: 1 };
    let (was, result) = (MatchResult::FirstWins, MatchResult::BothForfeit);
    let reason = "neither came".to_owned();
    let fact = Fact::ResultCorrected { place, was, result, reason, record: None, stamp: stamp() };
    championship.apply(&fact).expect("a correction");
    let standings = standings::of_group(&championship, GROUP).expect("standings");
    let ranks: Vec<usize> = standings.lines.iter().map(|line| line.rank).collect();
    assert_eq!(ranks[..2], [1, 1], "a lot for three says nothing about two of them");
    assert!(standings.lines.iter().all(|line| line.decided.is_none()));
    // What was drawn for exactly these is what counts, and the latest of it.
    let two = [lot[1], lot[2]];
    for order in [two.to_vec(), two.iter().rev().copied().collect()] {
        let fact = Fact::TieDecided { group: GROUP, order, means, stamp: stamp() };
        championship.apply(&fact).expect("a lot");
    }
    let places: Vec<_> = order(&championship).into_iter().take(2).collect();
    assert_eq!(places, [(1, lot[2]), (2, lot[1])]);
}

#[test]
fn a_tie_at_the_end_is_shared_until_a_play_off_or_a_lot_decides_it() {
    let mut championship = drawn("  - { play: swiss in 1 rounds }\n", 6);
    play_round(&mut championship);
    let open = ties(&championship, GROUP);
    assert_eq!(open.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3]);
    let note = |championship: &Championship| {
        let options = Options { language: Language::En, ..Options::default() };
        reports::scores(championship, Scope::All, &options).html()
    };
    assert!(
        note(&championship).contains("the place is shared") && !note(&championship).contains("a lot decided")
    );
    let lot = draw_lot(&championship, GROUP, open[0][1], 7, &stamp()).expect("a lot");
    championship.apply(&lot).expect("the lot is taken");
    assert_eq!(order(&championship).iter().map(|line| line.0).collect::<Vec<_>>(), [1, 2, 3, 4, 4, 4]);
    assert!(note(&championship).contains("a lot decided"));
    assert!(draw_lot(&championship, GROUP, open[0][1], 7, &stamp()).is_err(), "it is decided");
    let [one, two, three] = open[1][..] else { panic!("{open:?}") };
    assert!(play_off(&championship, GROUP, &format!("{one}, {two}"), &stamp()).is_err(), "one is missing");
    let name = championship.entry(three).and_then(|entry| entry.contestant.name.clone()).expect("a name");
    let fact = play_off(&championship, GROUP, &format!("{name}, {one}, {two}"), &stamp()).expect("an order");
    championship.apply(&fact).expect("the order is taken");
    assert_eq!(order(&championship)[3..], [(4, three), (5, one), (6, two)]);
    assert_eq!(ties(&championship, GROUP), [[]; 0] as [[EntryCode; 0]; 0]);
}

#[test]
fn a_decision_between_tied_is_taken_back_and_taken_again() {
    let mut championship = drawn("  - { play: swiss in 1 rounds }\n", 6);
    play_round(&mut championship);
    let reopened = Fact::TieReopened { group: GROUP, reason: "mal escrito".into() };
    assert_eq!(championship.apply(&reopened), Err(Refusal::NoDecision(GROUP)));
    let open = ties(&championship, GROUP);
    let [one, two, three] = open[0][..] else { panic!("{open:?}") };
    let played = |championship: &mut Championship, order: [EntryCode; 3]| {
        let text = order.map(|code| code.to_string()).join(", ");
        let fact = play_off(championship, GROUP, &text, &stamp()).expect("an order");
        championship.apply(&fact).expect("the order is taken");
    };
    played(&mut championship, [one, two, three]);
    championship.apply(&reopened).expect("open again");
    assert_eq!(ties(&championship, GROUP), open);
    played(&mut championship, [three, two, one]);
    assert_eq!(order(&championship)[..3], [(1, three), (2, two), (3, one)]);
}

#[test]
fn the_free_round_of_a_round_robin_gives_no_point() {
    let mut championship = drawn("  - { play: round robin }\n", 5);
    for _ in 0..5 {
        play_round(&mut championship);
    }
    let table = standings::of_group(&championship, GROUP).expect("standings");
    assert_eq!(table.lines.iter().map(|line| line.points.tenths()).sum::<i32>(), 100, "ten games, no more");
}

#[test]
fn finalists_are_those_of_the_last_of_several_stages() {
    let finalists = |championship: &Championship| -> Vec<u32> {
        let lines = standings::schools(championship, None, standings::SchoolOrder::Points);
        let by_school: BTreeMap<u32, u32> =
            lines.iter().map(|line| (line.school, line.n_finalists)).collect();
        by_school.into_values().collect()
    };
    let mut alone = drawn("  - { play: swiss in 3 rounds }\n", 8);
    play_round(&mut alone);
    assert_eq!(finalists(&alone), [0; 8], "one stage has no final");

    let stages = "  - { play: swiss in 3 rounds, qualify: 2 }\n  - { play: knockout }\n";
    let mut championship = drawn(stages, 8);
    for _ in 0..3 {
        play_round(&mut championship);
    }
    for fact in standings::draw_lots(&championship, GROUP, 1, &stamp()) {
        championship.apply(&fact).expect("a lot");
    }
    assert_eq!(finalists(&championship), [0; 8], "nobody is qualified yet");
    let best: Vec<u32> = order(&championship)[..2].iter().map(|(_, code)| code.school).collect();
    let fact = standings::qualify(&championship, TOURNAMENT, 1, None).expect("qualified");
    championship.apply(&fact).expect("qualified");
    let expected: Vec<u32> = (1..=8).map(|school| u32::from(best.contains(&school))).collect();
    assert_eq!(finalists(&championship), expected, "who is qualified is in the final before it is drawn");
    let draw = pairing::draw(&championship, TOURNAMENT, 2, 3).expect("a draw");
    championship.apply(&draw).expect("the final is drawn");
    assert_eq!(finalists(&championship), expected, "one each of the two best");
}

#[test]
fn only_those_who_share_a_rank_are_tied() {
    let mut championship = drawn("  - { play: swiss in 3 rounds }\n", 7);
    for round in 1..=3 {
        play_round(&mut championship);
        let standings = standings::of_group(&championship, GROUP).expect("standings");
        let mut shared: BTreeMap<usize, Vec<EntryCode>> = Default::default();
        for line in &standings.lines {
            shared.entry(line.rank).or_default().push(line.entry);
        }
        let expected: Vec<Vec<EntryCode>> = shared.into_values().filter(|tied| tied.len() >= 2).collect();
        assert_eq!(standings.ties(), expected, "round {round}");
        let lots = standings::draw_lots(&championship, GROUP, 1, &stamp());
        assert_eq!(lots.len(), expected.len(), "a lot for each tie and for nobody alone");
    }
}

#[test]
fn a_school_counts_its_best_of_each_game() {
    let text = "extends: escola\nedition: none\ncycles: [{ name: x, games: [rastros, hex] }]\n\
                stages:\n  - play: swiss in 3 rounds\nschools: best 1 per game\n";
    let mut championship = entered(regulations::parse("r.yaml", text).expect("regulations"), 9);
    for id in championship.regulations().tournaments() {
        play_all(&mut championship, id, 4);
    }
    let mut best: BTreeMap<(u32, u8), i32> = BTreeMap::new();
    for group in championship.groups() {
        for line in standings::of_group(&championship, group.id).expect("standings").lines {
            let own = best.entry((line.entry.school, line.entry.tournament.game)).or_default();
            *own = line.points.tenths().max(*own);
        }
    }
    let lines = standings::schools(&championship, None, standings::SchoolOrder::Points);
    assert_eq!(lines.len(), 3);
    for line in &lines {
        let [one, other] = [1, 2].map(|game| best[&(line.school, game)]);
        assert!(one > 0 && other > 0, "both games bring points");
        assert_eq!(line.points.tenths(), one + other, "school {}", line.school);
    }
}
