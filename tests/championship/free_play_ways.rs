//! Free play beside the straight way: it ends and begins anew, results wait for a second person, lists tell board numbers.

use std::collections::BTreeSet;

use championship::decisions::{self, NextStep, free_play, next_step};
use championship::facts::{
    Championship, Fact, GamePlace, MatchResult, Points, PointsRule, Regulations, Stamp,
};
use championship::imports::preview_results;
use championship::regulations::{self, Around, Choices, Play, Shape};
use championship::reports::{self, Options};
use championship::{pairing, standings, tables};
use speech::Language;

use crate::free_play::{ID, TEXT, drawn, enter, group, paired, stamp};

fn take(championship: &mut Championship, facts: &[Fact]) {
    facts.iter().for_each(|fact| championship.apply(fact).expect("a law is kept"));
}

/// Four boards, of which two are over and have new pairs: the boards 1 and 2 of the second round are called 2 and 4.
fn with_other_numbers() -> Championship {
    let mut championship = drawn(8);
    assert!(paired(&mut championship, 1));
    enter(&mut championship, (1, 2), MatchResult::FirstWins);
    enter(&mut championship, (1, 4), MatchResult::FirstWins);
    assert!(paired(&mut championship, 2));
    championship
}

#[test]
fn a_list_of_results_means_the_boards_by_the_numbers_that_people_are_told() {
    let championship = with_other_numbers();
    let read = |rows: &str| {
        let table = tables::read(rows.as_bytes()).expect("a list");
        preview_results(&championship, &table, &stamp(), None)
    };
    let places = |rows: &str| -> Vec<u16> {
        let facts = read(rows).facts;
        let place = |fact: &Fact| match fact {
            Fact::ResultEntered { place, .. } => place.board,
            other => panic!("{other:?}"),
        };
        facts.iter().map(place).collect()
    };
    let label = championship.group_label(ID);
    let rows = format!("group;round;board;result\n{label};2;2;1-0\n{label};2;4;0-1\n");
    assert_eq!(places(&rows), [1, 2]);
    let nobody = read(&format!("group;round;board;result\n{label};2;1;1-0\n"));
    assert!(
        nobody.facts.is_empty() && nobody.problems.len() == 1,
        "nobody was told of a board 1: {nobody:?}"
    );
    // Whoever is named sits where they sit, by either number.
    let [one, two] =
        [1, 2].map(|number| group(&championship).rounds[1].board(number).expect("a board").clone());
    let named = |board: u16, sits: &championship::facts::Board| {
        format!(
            "group;round;board;first;second;result\n{label};2;{board};{};{};1-0\n",
            sits.first, sits.second
        )
    };
    assert_eq!(places(&named(2, &one)), [1]);
    assert_eq!(places(&named(2, &two)), [2], "by the number in its round, as lists of before have it");
    // What machines write has the number that people are told.
    let round = &group(&championship).rounds[1];
    let options = Options { language: Language::En, ..Options::default() };
    let list = reports::board_list(&championship, [(group(&championship), round)], &options);
    let rows = list.csv_rows(Language::En);
    let told = |sits: &championship::facts::Board| {
        let code = sits.first.to_string();
        let row = rows.iter().find(|row| row.contains(&code)).expect("a row");
        let at = rows[0].iter().position(|title| title == "Board").expect("the boards");
        row[at].clone()
    };
    assert_eq!([told(&one), told(&two)], ["2", "4"]);
}

#[test]
fn free_play_whose_first_pairs_are_taken_back_begins_anew() {
    let mut championship = drawn(4);
    assert!(paired(&mut championship, 1));
    take(
        &mut championship,
        &[Fact::FreePlayTimed { group: ID, until: 50 }, Fact::FreePlayEnded { group: ID }],
    );
    take(&mut championship, &[Fact::RoundAnnulled { group: ID, round: 1, reason: "cedo de mais".into() }]);
    assert!(championship.can_pair(group(&championship)));
    assert_eq!(next_step(&championship), NextStep::Pair(1));
    assert!(!standings::is_over(&championship, ID.tournament));
    let (facts, _) = decisions::pair(&championship, &[ID], 1, None, false, &|| {}).expect("pairs");
    let facts = free_play::clocked(&championship, facts, 1_000);
    take(&mut championship, &facts);
    assert_eq!(group(&championship).free_play.until, Some(1_000 + 40 * 60));
}

#[test]
fn no_pairs_are_made_after_the_time_and_it_ends_instead() {
    let mut championship = drawn(4);
    let (facts, _) = decisions::pair(&championship, &[ID], 1, None, false, &|| {}).expect("pairs");
    let facts = free_play::clocked(&championship, facts, 1_000);
    take(&mut championship, &facts);
    (1..=2).for_each(|board| enter(&mut championship, (1, board), MatchResult::FirstWins));
    let (facts, _) = decisions::pair(&championship, &[ID], 2, None, false, &|| {}).expect("pairs");
    let in_time = free_play::clocked(&championship, facts.clone(), 1_000 + 40 * 60 - 1);
    assert!(matches!(in_time[..], [Fact::RoundPublished { .. }]));
    let late = free_play::clocked(&championship, facts, 1_000 + 40 * 60);
    assert_eq!(late, [Fact::FreePlayEnded { group: ID }]);
    take(&mut championship, &late);
}

#[test]
fn time_is_added_only_to_what_has_begun() {
    let championship = drawn(4);
    let early = free_play::prolong(&championship, ID, 20, 1_000);
    assert!(early.is_err(), "the first pairs would begin the time anew: {early:?}");
}

#[test]
fn no_clock_of_free_play_is_so_far_away_that_it_cannot_be_told() {
    let mut championship = drawn(4);
    assert!(paired(&mut championship, 1));
    for until in [i64::MIN, i64::MAX, -1, 300_000_000_000_000] {
        let refused = championship.apply(&Fact::FreePlayTimed { group: ID, until });
        assert!(refused.is_err(), "{until}");
    }
    let clock = championship::facts::FreePlayClock { until: Some(i64::MIN), is_over: false };
    assert_eq!(clock.left(i64::MAX), Some(0));
}

/// A lesson in which a second person confirms.
fn confirmed_by_two(n_pupils: u32) -> Championship {
    let mut championship =
        crate::pairing::begin(&format!("{TEXT}confirmation: second person\n"), n_pupils, 1);
    let fact = pairing::draw(&championship, ID.tournament, 1, 3).expect("a draw");
    take(&mut championship, &[fact]);
    championship
}

fn place(round: u16, board: u16) -> GamePlace {
    GamePlace { group: ID, round, board, game: 1 }
}

fn told_by_two(championship: &mut Championship, round: u16, board: u16) {
    enter(championship, (round, board), MatchResult::FirstWins);
    let stamp = Stamp { by: "outra".into(), at: 2_000 };
    let (place, result) = (place(round, board), MatchResult::FirstWins);
    take(championship, &[Fact::ResultConfirmed { place, result, stamp }]);
}

/// The numbers of the boards at which somebody sits: each is there once.
fn open_numbers(championship: &Championship) -> Vec<u16> {
    let open: Vec<u16> = group(championship).open_boards().iter().map(|(_, board)| board.shown).collect();
    assert_eq!(open.len(), open.iter().collect::<BTreeSet<_>>().len(), "a number twice: {open:?}");
    open
}

#[test]
fn a_corrected_result_that_waits_seats_nobody_at_a_board_again() {
    let mut championship = confirmed_by_two(6);
    assert!(paired(&mut championship, 1));
    // A first result that waits leaves both where they are.
    enter(&mut championship, (1, 1), MatchResult::FirstWins);
    assert_eq!(open_numbers(&championship), [1, 2, 3]);
    let (stamp, result) = (Stamp { by: "outra".into(), at: 2_000 }, MatchResult::FirstWins);
    take(&mut championship, &[Fact::ResultConfirmed { place: place(1, 1), result, stamp: stamp.clone() }]);
    told_by_two(&mut championship, 1, 2);
    assert!(paired(&mut championship, 2));
    assert_eq!(open_numbers(&championship), [1, 2, 3]);
    let board = group(&championship).rounds[0].boards[0].clone();
    let (was, result) = (MatchResult::FirstWins, MatchResult::SecondWins);
    let reason = "trocado".to_owned();
    take(
        &mut championship,
        &[Fact::ResultCorrected { place: place(1, 1), was, result, reason, record: None, stamp }],
    );
    assert_eq!(group(&championship).missing_results().len(), 4, "the correction waits for somebody else");
    assert_eq!(open_numbers(&championship), [1, 2, 3]);
    let sits = group(&championship).open_game_of(board.first).expect("the present game");
    assert_eq!(sits.round, 2);
    told_by_two(&mut championship, sits.round, sits.board);
    let is_free = |code| group(&championship).free_members().iter().any(|member| member.entry == code);
    assert!(is_free(board.first), "free after the present game");
}

#[test]
fn a_game_that_is_taken_up_again_has_a_number_of_its_own() {
    let mut championship = drawn(6);
    assert!(paired(&mut championship, 1));
    let board = group(&championship).rounds[0].boards[0].clone();
    enter(&mut championship, (1, 1), MatchResult::FirstWins);
    for code in [board.first, board.second] {
        let reason = "foi para casa".to_owned();
        take(&mut championship, &[Fact::EntryWithdrawn { code, from_round: None, reason }]);
    }
    enter(&mut championship, (1, 2), MatchResult::FirstWins);
    assert!(paired(&mut championship, 2));
    assert_eq!(open_numbers(&championship), [1, 3]);
    let (was, reason) = (MatchResult::FirstWins, "ainda jogam".to_owned());
    take(&mut championship, &[Fact::ResultRetracted { place: place(1, 1), was, reason, stamp: stamp() }]);
    assert_eq!(open_numbers(&championship), [1, 2, 3]);
}

fn read(text: &str) -> Regulations {
    regulations::parse("t.yaml", text).unwrap_or_else(|faults| panic!("{}", faults[0].render(Language::En)))
}

#[test]
fn free_play_is_worth_the_same_by_every_door() {
    let usual = read(TEXT);
    assert_eq!(usual.points, PointsRule::FREE_PLAY);
    let own = "points: { win: 3, draw: 2, loss: 1 }";
    assert_eq!(read(&format!("{TEXT}{own}\n")).points, usual.points, "who says the usual says nothing new");
    let in_stage = |points: &str| {
        let made = read(&TEXT.replace("minutes }", &format!("minutes, {points} }}")));
        made.points_of(1)
    };
    assert_eq!(in_stage(own), usual.points);
    let five = in_stage("points: { win: 5 }");
    assert_eq!([five.win, five.draw, five.loss].map(Points::tenths), [50, 20, 10]);
    assert_eq!(five.forfeit_loss, Points::ZERO);
    let named = read(&format!("{TEXT}points: {{ win: 3, draw: 2, loss: 1, forfeit loss: 1 }}\n"));
    assert_eq!(named.points.forfeit_loss, Points::ONE, "what is named stays");
}

#[test]
fn rounds_that_are_made_from_a_lesson_give_a_win_for_a_round_off() {
    let lesson = read(TEXT);
    let mut choices = Choices::of(&lesson);
    choices.shape = Shape::Together(Play::Swiss(5));
    choices.tie_breaks = Choices::of(&regulations::default()).tie_breaks;
    let made = read(
        &choices.text(&lesson, &Around { files: &|_, _| Err(speech::msg("x").into()), games: &|_| None }),
    );
    assert_eq!(made.points.bye, made.points.win);
}
