//! Free play: laws of its facts, pairs against brute force by criteria of its own, and whole lessons played naively.

use std::collections::{BTreeMap, BTreeSet};

use championship::decisions::{self, NextStep, free_play, next_step};
use championship::facts::{
    Championship, EntryCode, Fact, Format, GamePlace, Group, GroupId, Lot, MatchResult, Pairing, Points,
    Refusal, Stamp, TournamentId,
};
use championship::pairing::{self, PairingError, reason};
use championship::regulations;
use championship::reports::{self, Options, Scope};
use championship::standings;
use speech::Language;

pub(crate) const ID: GroupId = GroupId { tournament: TournamentId { cycle: 1, game: 3 }, stage: 1, group: 1 };
pub(crate) const TEXT: &str = "stages:\n  - { play: free play for 40 minutes }\n";

/// Begins a drawn group of so many.
pub(crate) fn drawn(n_pupils: u32) -> Championship {
    let mut championship = crate::pairing::begin(TEXT, n_pupils, 1);
    let fact = pairing::draw(&championship, ID.tournament, 1, 3).expect("a draw");
    championship.apply(&fact).expect("groups");
    championship
}

pub(crate) fn group(championship: &Championship) -> &Group {
    championship.group(ID).expect("a group")
}

pub(crate) fn stamp() -> Stamp {
    Stamp { by: "desk".into(), at: 1_000 }
}

pub(crate) fn enter(championship: &mut Championship, (round, board): (u16, u16), result: MatchResult) {
    let place = GamePlace { group: ID, round, board, game: 1 };
    let fact = Fact::ResultEntered { place, result, record: None, stamp: stamp() };
    championship.apply(&fact).expect("a result");
}

/// Pairs those who are free; says whether there were two.
pub(crate) fn paired(championship: &mut Championship, seed: u64) -> bool {
    match pairing::pair(championship, ID, seed, None) {
        Ok(fact) => {
            championship.apply(&fact).expect("a round");
            true
        }
        Err(PairingError::NobodyFree(_)) => false,
        Err(error) => panic!("{error}"),
    }
}

/// A game of somebody, as the boards tell it.
#[derive(Clone, Copy, Debug)]
struct Told {
    round: u16,
    against: EntryCode,
    started: bool,
    /// Whether it was played, and not won or lost because somebody did not come.
    is_played: bool,
    /// In tenths.
    points: Option<i64>,
}

type Known = BTreeMap<EntryCode, Vec<Told>>;

/// What is known of everybody, read off the boards without any table.
fn known(group: &Group, before: u16) -> Known {
    let mut known = Known::new();
    for round in group.rounds.iter().filter(|round| round.number < before) {
        for board in &round.boards {
            let result = board.winner_or_draw();
            let points = result.map(|result| match result {
                MatchResult::FirstWins => (30, 10),
                MatchResult::SecondWins => (10, 30),
                MatchResult::Draw => (20, 20),
                MatchResult::FirstWinsByForfeit => (30, 0),
                MatchResult::SecondWinsByForfeit => (0, 30),
                MatchResult::BothForfeit => (0, 0),
            });
            let is_played = result.is_none_or(MatchResult::is_played);
            let both = [(board.first, board.second, true), (board.second, board.first, false)];
            for (own, against, started) in both {
                let points = points.map(|(first, second)| if started { first } else { second });
                let told = Told { round: round.number, against, started, is_played, points };
                known.entry(own).or_default().push(told);
            }
        }
    }
    known
}

/// What two cost, or one who waits, in the order of the criteria; written down from the guide and not from the program.
fn cost(known: &Known, free: &[EntryCode], round: u16, one: EntryCode, other: Option<EntryCode>) -> [i64; 8] {
    let all = |code: EntryCode| known.get(&code).cloned().unwrap_or_default();
    let played =
        |code: EntryCode| -> Vec<Told> { all(code).into_iter().filter(|game| game.is_played).collect() };
    let count = |code: EntryCode| i64::try_from(played(code).len()).expect("few");
    let Some(other) = other else {
        let most = free.iter().map(|code| count(*code)).max().unwrap_or(0);
        let last = all(one).last().map_or(0, |game| game.round);
        return [0, most - count(one), i64::from(round - 1 - last), 0, 0, 0, 0, 0];
    };
    let last = |code: EntryCode| played(code).last().map(|game| game.against);
    let again = i64::from(last(one) == Some(other)) + i64::from(last(other) == Some(one));
    let met = played(one).iter().filter(|game| game.against == other).count();
    let rate = |code: EntryCode| {
        let scored: Vec<i64> = all(code).iter().filter_map(|game| game.points).collect();
        match scored.len() {
            0 => 200,
            n => scored.iter().sum::<i64>() * 10 / i64::try_from(n).expect("few"),
        }
    };
    let gap = rate(one) - rate(other);
    let side = |code: EntryCode, starts: bool| {
        let sides: Vec<bool> = played(code).iter().map(|game| game.started).collect();
        let balance: i64 = sides.iter().map(|started| if *started { 1 } else { -1 }).sum();
        let third = sides.len() > 1 && sides[sides.len() - 2..].iter().all(|started| *started == starts);
        let wrong = if (balance > 0) == starts && balance != 0 { balance.abs() } else { 0 };
        let same = balance == 0 && sides.last() == Some(&starts);
        [i64::from(third), wrong, i64::from(same)]
    };
    let both = |starts: bool| {
        let (a, b) = (side(one, starts), side(other, !starts));
        [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
    };
    let sides = both(true).min(both(false));
    [again, 0, 0, i64::try_from(met).expect("few"), sides[0], gap * gap, sides[1], sides[2]]
}

fn sum(one: [i64; 8], other: [i64; 8]) -> [i64; 8] {
    std::array::from_fn(|place| one[place] + other[place])
}

/// The least that all of a few cost together, by trying every way.
fn least(
    rest: &[EntryCode],
    may_wait: bool,
    cost: &dyn Fn(EntryCode, Option<EntryCode>) -> [i64; 8],
) -> [i64; 8] {
    let Some((first, others)) = rest.split_first() else { return [0; 8] };
    let without = |index: usize| {
        let mut left = others.to_vec();
        left.remove(index);
        left
    };
    let with = (0..others.len())
        .map(|index| sum(cost(*first, Some(others[index])), least(&without(index), may_wait, cost)));
    let waits = may_wait.then(|| sum(cost(*first, None), least(others, false, cost)));
    with.filter(|_| !others.is_empty()).chain(waits).min().unwrap_or([i64::MAX / 4; 8])
}

#[test]
fn no_pairs_of_a_few_who_are_free_cost_less_and_the_same_seed_gives_the_same() {
    for seed in 0..60u64 {
        let mut lot = Lot::new(seed, "lesson");
        let mut championship = drawn(u32::try_from(2 + lot.below(8)).expect("few"));
        for step in 0..14u64 {
            let free: Vec<EntryCode> =
                group(&championship).free_members().iter().map(|member| member.entry).collect();
            let round = group(&championship).next_round();
            let known = known(group(&championship), round);
            let fact = pairing::pair(&championship, ID, seed + step, None);
            assert_eq!(fact, pairing::pair(&championship, ID, seed + step, None));
            if let Ok(Fact::RoundPublished { pairings, .. }) = &fact {
                let cost = |one, other| cost(&known, &free, round, one, other);
                let mut waits: BTreeSet<EntryCode> = free.iter().copied().collect();
                let mut ours = [0; 8];
                for pairing in pairings {
                    let Pairing::Game { first, second } = pairing else { panic!("only games") };
                    assert!(waits.remove(first) && waits.remove(second), "free, and once");
                    ours = sum(ours, cost(*first, Some(*second)));
                }
                assert_eq!(waits.len(), free.len() % 2, "one waits at most");
                ours = waits.iter().fold(ours, |ours, one| sum(ours, cost(*one, None)));
                assert_eq!(ours, least(&free, free.len() % 2 == 1, &cost), "seed {seed}, step {step}");
                // Sides as they were given cost no more than they must.
                championship.apply(fact.as_ref().expect("a round")).expect("a law is kept");
            } else {
                assert!(free.len() < 2, "{fact:?}");
            }
            // Some of the open games end, in any order.
            for place in group(&championship).missing_results() {
                let results =
                    [MatchResult::FirstWins, MatchResult::SecondWins, MatchResult::FirstWinsByForfeit];
                if lot.below(3) > 0 {
                    enter(&mut championship, place, results[lot.below(3)]);
                }
            }
        }
    }
}

#[test]
fn a_whole_lesson_is_counted_naively_and_nobody_waits_for_long() {
    for (seed, n_pupils) in [(1u64, 7u32), (2, 12), (3, 23), (4, 2), (5, 3)] {
        let mut lot = Lot::new(seed, "whole lesson");
        let mut championship = drawn(n_pupils);
        assert!(paired(&mut championship, seed));
        for step in 0..40 {
            let open = group(&championship).missing_results();
            if let Some(place) = open.get(lot.below(open.len().max(1))) {
                let results = [MatchResult::FirstWins, MatchResult::SecondWins];
                enter(&mut championship, *place, results[lot.below(2)]);
            }
            if free_play::is_due(&championship, ID, step % 7) {
                assert!(paired(&mut championship, seed + step), "who is due is paired");
            }
        }
        let end = free_play::end(&championship, ID).expect("an end");
        end.iter().for_each(|fact| championship.apply(fact).expect("it ends"));
        assert!(
            !standings::is_over(&championship, ID.tournament)
                || group(&championship).missing_results().is_empty()
        );
        for place in group(&championship).missing_results() {
            enter(&mut championship, place, MatchResult::SecondWins);
        }
        assert!(standings::is_over(&championship, ID.tournament));
        // Points and order again, from the boards alone.
        let known = known(group(&championship), u16::MAX);
        let numbers = |games: &[Told]| {
            let won = games.iter().filter(|game| game.points == Some(30));
            let points: i64 = games.iter().filter_map(|game| game.points).sum();
            (points, won.clone().count(), won.filter(|game| !game.started).count())
        };
        let mut naive: Vec<(i64, usize, usize)> = known.values().map(|games| numbers(games)).collect();
        naive.sort_unstable_by(|one, other| other.cmp(one));
        let table = standings::of_group(&championship, ID).expect("a table");
        assert_eq!(table.lines.len(), naive.len());
        for (line, expected) in table.lines.iter().zip(naive) {
            assert_eq!(numbers(&known[&line.entry]), expected);
            assert_eq!(i64::from(line.points.tenths()), expected.0);
        }
        // Sides come in turn.
        for games in known.values() {
            let started = games.iter().filter(|game| game.started).count();
            assert!(started.abs_diff(games.len() - started) <= 3, "{games:?}");
        }
    }
}

#[test]
fn only_the_free_are_named_and_what_is_left_of_the_games_is_finished_after_the_end() {
    let mut championship = drawn(5);
    assert!(matches!(championship.format_of(ID), Some(Format::FreePlay { minutes: 40 })));
    assert_eq!(next_step(&championship), NextStep::Pair(1));
    assert_eq!(championship.apply(&Fact::FreePlayEnded { group: ID }), Err(Refusal::NoRound(ID, 1)));
    assert!(paired(&mut championship, 1));
    assert_eq!(group(&championship).rounds[0].boards.len(), 2);
    assert!(group(&championship).rounds[0].byes.is_empty(), "who waits has no round off");
    assert_eq!(championship.planned_rounds(ID), None);
    assert_eq!(next_step(&championship), NextStep::Wait(2));
    assert!(!paired(&mut championship, 2), "one alone is not paired");
    let busy = group(&championship).rounds[0].boards[0].clone();
    let waits = group(&championship).free_members()[0].entry;
    let publish = |pairings| Fact::RoundPublished { group: ID, round: 2, seed: 0, pairings, forced: None };
    let place = GamePlace { group: ID, round: 1, board: 1, game: 1 };
    let with_busy = publish(vec![Pairing::Game { first: busy.first, second: waits }]);
    assert_eq!(championship.apply(&with_busy), Err(Refusal::AtABoard(busy.first, place)));
    let with_bye = publish(vec![Pairing::Bye { entry: waits }]);
    assert_eq!(championship.apply(&with_bye), Err(Refusal::OnlyGames(waits, ID)));
    // A result at one board is enough for the next pairs, whatever happens at the other.
    enter(&mut championship, (1, 1), MatchResult::FirstWins);
    assert!(paired(&mut championship, 3));
    let second = &group(&championship).rounds[1].boards[0];
    assert_eq!([second.first, second.second].iter().filter(|code| **code == waits).count(), 1);
    assert!(!(second.first == busy.first && second.second == busy.second));
    let table = standings::of_group(&championship, ID).expect("a table");
    assert_eq!(table.lines[0].points, Points::from_tenths(30), "what is played counts at once");
    assert_eq!(table.lines.len(), 2, "who has no result has no place yet");
    championship.apply(&Fact::FreePlayEnded { group: ID }).expect("it ends");
    assert!(matches!(
        pairing::pair(&championship, ID, 4, None),
        Err(PairingError::Refused(Refusal::RoundsOver(ID, 2)))
    ));
    assert_eq!(championship.apply(&Fact::FreePlayEnded { group: ID }), Err(Refusal::RoundsOver(ID, 2)));
    assert!(!standings::is_over(&championship, ID.tournament), "two games are played to their end");
    enter(&mut championship, (1, 2), MatchResult::SecondWins);
    enter(&mut championship, (2, 1), MatchResult::FirstWins);
    assert!(standings::is_over(&championship, ID.tournament));
    assert!(matches!(next_step(&championship), NextStep::Over | NextStep::LastTie(_)));
    // It may go on all the same.
    championship.apply(&Fact::FreePlayTimed { group: ID, until: 99 }).expect("more time");
    assert!(paired(&mut championship, 5));
}

#[test]
fn a_correction_changes_the_table_and_never_who_sits_where() {
    let mut championship = drawn(6);
    assert!(paired(&mut championship, 1));
    (1..=3).for_each(|board| enter(&mut championship, (1, board), MatchResult::FirstWins));
    assert!(paired(&mut championship, 2));
    let seats: Vec<_> = group(&championship).rounds.iter().flat_map(|round| round.pairings()).collect();
    let before = standings::of_group(&championship, ID);
    let place = GamePlace { group: ID, round: 1, board: 1, game: 1 };
    let (was, result) = (MatchResult::FirstWins, MatchResult::SecondWins);
    let reason = "trocado".to_owned();
    let fact = Fact::ResultCorrected { place, was, result, reason, record: None, stamp: stamp() };
    championship.apply(&fact).expect("a correction");
    let now: Vec<_> = group(&championship).rounds.iter().flat_map(|round| round.pairings()).collect();
    assert_eq!(now, seats);
    assert_eq!(group(&championship).paired_before, None, "nobody is asked to pair anew");
    assert_ne!(standings::of_group(&championship, ID), before);
    // Whoever plays elsewhere by now cannot take a result back.
    let back = Fact::ResultRetracted { place, was: result, reason: "x".into(), stamp: stamp() };
    assert_eq!(championship.apply(&back), Err(Refusal::RoundPublished(ID, 2)));
}

#[test]
fn the_clock_runs_from_the_first_pairs_and_may_be_prolonged() {
    let mut championship = drawn(4);
    let (facts, _) = decisions::pair(&championship, &[ID], 1, None, false, &|| {}).expect("pairs");
    let facts = free_play::clocked(&championship, facts, 1_000);
    assert_eq!(facts.last(), Some(&Fact::FreePlayTimed { group: ID, until: 1_000 + 40 * 60 }));
    facts.iter().for_each(|fact| championship.apply(fact).expect("it begins"));
    assert_eq!(group(&championship).free_play.left(1_060), Some(39 * 60));
    assert!(free_play::out_of_time(&championship, 3_399).is_empty());
    assert_eq!(free_play::out_of_time(&championship, 3_400), [ID]);
    let more = free_play::prolong(&championship, ID, 5, 1_060).expect("more");
    more.iter().for_each(|fact| championship.apply(fact).expect("more time"));
    assert_eq!(group(&championship).free_play.left(1_060), Some(44 * 60));
    assert!(free_play::prolong(&championship, ID, 0, 1_060).is_err());
    assert!(free_play::prolong(&championship, ID, 600, 1_060).is_err());
    // Later pairs do not begin the time anew.
    (1..=2).for_each(|board| enter(&mut championship, (1, board), MatchResult::FirstWins));
    let (facts, _) = decisions::pair(&championship, &[ID], 2, None, false, &|| {}).expect("pairs");
    assert_eq!(free_play::clocked(&championship, facts, 2_000).len(), 1);
}

#[test]
fn the_desk_waits_a_moment_for_others_and_longer_before_the_same_two_play_again() {
    let mut championship = drawn(8);
    assert!(paired(&mut championship, 1));
    enter(&mut championship, (1, 1), MatchResult::FirstWins);
    assert!(!free_play::is_due(&championship, ID, 0));
    assert!(!free_play::is_due(&championship, ID, 59), "these two have just played each other");
    assert!(free_play::is_due(&championship, ID, 60));
    enter(&mut championship, (1, 2), MatchResult::FirstWins);
    assert!(free_play::is_due(&championship, ID, 0), "four are enough");
    let mut two = drawn(2);
    assert!(paired(&mut two, 1));
    enter(&mut two, (1, 1), MatchResult::FirstWins);
    assert!(free_play::is_due(&two, ID, 0), "there is nobody to wait for");
}

#[test]
fn why_two_meet_is_told_and_what_others_would_have_cost() {
    let mut championship = drawn(6);
    assert!(paired(&mut championship, 1));
    (1..=3).for_each(|board| enter(&mut championship, (1, board), MatchResult::FirstWins));
    assert!(paired(&mut championship, 2));
    let first = group(&championship).rounds[0].boards[0].clone();
    let told = reason::explain(&championship, ID, 2, first.first, None).expect("an explanation");
    let say = |lines: &[speech::Message]| -> Vec<String> {
        lines.iter().map(|line| Language::En.say(line)).collect()
    };
    let lines = say(&told.lines).join("\n");
    assert!(lines.contains("they have not met before") && lines.contains("points a game"), "{lines}");
    assert!(lines.contains("no other pairs repeat less"), "{lines}");
    let told = reason::explain(&championship, ID, 2, first.first, Some(first.second)).expect("another");
    let lines = say(&told.lines).join("\n");
    assert!(lines.contains("they have just played each other"), "{lines}");
    assert!(lines.contains("twice running: 2 instead of 0"), "{lines}");
}

#[test]
fn regulations_give_free_play_its_points_and_refuse_what_it_cannot_have() {
    let read = |text: &str| regulations::parse("t.yaml", text);
    let made = read(TEXT).expect("regulations");
    assert_eq!([made.points.win, made.points.draw, made.points.loss].map(Points::tenths), [30, 20, 10]);
    assert_eq!(made.tie_breaks, regulations::FREE_PLAY_TIE_BREAKS);
    assert_eq!(read(&made.source).expect("again"), made, "what is printed is read");
    let own =
        read(&format!("{TEXT}points: {{ win: 2, draw: 1, loss: 0 }}\ntie-breaks: [GAMES]\n")).expect("own");
    assert_eq!([own.points.win, own.points.loss].map(Points::tenths), [20, 0]);
    assert_eq!(read(&own.source).expect("again"), own);
    let two = "stages:\n  - { play: free play for 20 minutes, qualify: 2 }\n  - { play: knockout }\n";
    for text in [
        format!("{TEXT}tie-breaks: [BH]\n"),
        format!("{TEXT}tie-breaks: [DE]\n"),
        format!("{TEXT}public standings: frozen before the last round\n"),
        format!("{TEXT}same school: forbid\n"),
        TEXT.replace("40 minutes", "40 minutes, matches of 2 games"),
        TEXT.replace("40 minutes", "40 minutes, accelerated"),
        two.to_owned(),
    ] {
        let problems = read(&text).expect_err(&text);
        assert!(problems.iter().all(|problem| problem.hint.is_some()), "a way out: {text}");
    }
}

#[test]
fn the_sheets_of_a_lesson_tell_games_and_no_rounds_off() {
    let mut championship = drawn(5);
    assert!(paired(&mut championship, 1));
    enter(&mut championship, (1, 1), MatchResult::FirstWins);
    assert!(paired(&mut championship, 2));
    enter(&mut championship, (2, 1), MatchResult::SecondWins);
    let options = Options { language: Language::En, ..Options::default() };
    let scores = String::from_utf8(reports::scores(&championship, Scope::All, &options).csv()).expect("text");
    assert!(scores.contains("Games") && scores.contains("Won") && scores.contains("Lost"), "{scores}");
    for report in [
        reports::cross_tables(&championship, Scope::All, &options),
        reports::wall_charts(&championship, Scope::All, &options),
    ] {
        let text = String::from_utf8(report.csv()).expect("text");
        assert!(!text.contains('–') && !text.contains("F ·"), "{text}");
    }
}

#[test]
fn new_pairs_sit_at_numbers_that_no_open_game_has_and_lists_name_every_open_game() {
    let mut championship = drawn(8);
    assert!(paired(&mut championship, 1));
    enter(&mut championship, (1, 2), MatchResult::FirstWins);
    enter(&mut championship, (1, 4), MatchResult::FirstWins);
    assert!(paired(&mut championship, 2));
    let numbers = |round: usize| -> Vec<(u16, u16)> {
        let boards = group(&championship).rounds[round].boards.iter();
        boards.map(|board| (board.number, board.shown)).collect()
    };
    assert_eq!(numbers(0), [(1, 1), (2, 2), (3, 3), (4, 4)]);
    assert_eq!(numbers(1), [(1, 2), (2, 4)], "found by the number in the round, told by the free one");
    // A result is entered by the number in the round.
    enter(&mut championship, (2, 1), MatchResult::SecondWins);
    let open = group(&championship).open_boards();
    let open: Vec<(u16, u16)> = open.into_iter().map(|(round, board)| (round.number, board.shown)).collect();
    assert_eq!(open, [(1, 1), (1, 3), (2, 4)]);
    let current = championship.current_rounds(group(&championship));
    assert_eq!(current.iter().map(|round| round.number).collect::<Vec<_>>(), [1, 2]);
    let options = Options { language: Language::En, ..Options::default() };
    let rounds = reports::Rounds { scope: Scope::All, number: None };
    let report = reports::pairings_by_name(&championship, rounds, &options);
    assert_eq!(report.tables().map(|table| table.n_rows()).sum::<usize>(), 8, "everybody once");
}
