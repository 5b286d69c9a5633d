//! Tests of slips: what the championship makes of a wish, whatever the sender has seen.

use super::slip::{Slip, SlipOutcome, Wish, decide};
use crate::visit::{Person, Role};
use championship::facts::{
    Championship, Contestant, DrawnGroup, EntryCode, Fact, GamePlace, GroupId, MatchResult, Pairing, School,
    Stamp, TournamentId,
};
use championship::regulations;
use speech::Language;

const RASTROS: TournamentId = TournamentId { cycle: 1, game: 3 };
const GROUP: GroupId = GroupId { tournament: RASTROS, stage: 1, group: 1 };
const PLACE: GamePlace = GamePlace { group: GROUP, round: 1, board: 1, game: 1 };
/// A slip of before slips named who plays.
const AT: Slip = Slip { place: PLACE, seats: None };
const ONE: MatchResult = MatchResult::FirstWins;
const OTHER: MatchResult = MatchResult::SecondWins;

fn stamp(by: &str) -> Stamp {
    Stamp { by: by.into(), at: 0 }
}

fn person(role: Role) -> Person {
    Person { name: "Rui".into(), role, boards: Default::default(), is_everywhere: false }
}

/// A round with one board at table 1.
fn published() -> Championship {
    published_by("", 2)
}

/// A round at table 1, by regulations that say something more, of so many pupils.
fn published_by(more: &str, n_pupils: u32) -> Championship {
    let regulations = regulations::parse("x.yaml", &format!("extends: cnjm\n{more}")).unwrap();
    let regulations = Box::new(regulations);
    let mut championship = Championship::begin(&Fact::Created { name: "prova".into(), regulations }).unwrap();
    let code = |school| EntryCode::first(school, 1, 3);
    for number in 1..=n_pupils {
        let school = School { number, name: format!("Escola {number}"), place: None };
        let contestant = Contestant { name: None, school_year: Some(3) };
        championship.apply(&Fact::SchoolRegistered { school }).unwrap();
        championship.apply(&Fact::EntryAdded { code: code(number), contestant }).unwrap();
    }
    let groups =
        vec![DrawnGroup { table: 1, members: (1..=n_pupils).map(code).collect(), ..DrawnGroup::default() }];
    championship.apply(&Fact::GroupsDrawn { tournament: RASTROS, stage: 1, seed: 1, groups }).unwrap();
    let game = |first| Pairing::Game { first: code(first), second: code(first + 1) };
    let pairings = (1..=n_pupils).step_by(2).map(game).collect();
    let fact = Fact::RoundPublished { group: GROUP, round: 1, seed: 1, pairings, forced: None };
    championship.apply(&fact).unwrap();
    championship
}

fn current(championship: &Championship) -> Option<MatchResult> {
    let board = championship.group(GROUP).and_then(|group| group.round(1)?.board(1)).unwrap();
    board.games.first().and_then(|history| history.current())
}

/// Decides a wish and lets the championship take what comes of it.
fn sent(championship: &mut Championship, wish: &Wish) -> Option<SlipOutcome> {
    sent_by(championship, "Rui @ 10.0.0.1", wish)
}

/// Decides somebody's wish and lets the championship take what comes of it.
fn sent_by(championship: &mut Championship, who: &str, wish: &Wish) -> Option<SlipOutcome> {
    let arbiter = person(Role::Arbiter(vec![1]));
    let (facts, verdict) = decide(championship, &arbiter, &AT, wish, &stamp(who), Language::En).ok()?;
    for fact in &facts {
        championship.apply(fact).ok()?;
    }
    Some(verdict)
}

fn wish(result: MatchResult, was: Option<MatchResult>, reason: &str) -> Wish {
    Wish::Result { result, was, reason: reason.into() }
}

#[test]
fn a_result_that_the_sender_never_saw_is_not_overwritten() {
    for was in [None, Some(OTHER), Some(MatchResult::BothForfeit)] {
        for reason in ["", "slip misread"] {
            let mut championship = published();
            assert_eq!(sent(&mut championship, &wish(ONE, None, "")), Some(SlipOutcome::Saved));
            let wanted = MatchResult::FirstWinsByForfeit;
            let verdict = sent(&mut championship, &wish(wanted, was, reason)).unwrap();
            assert!(verdict.is_conflict(), "{was:?} {reason}: {verdict:?}");
            assert_eq!(current(&championship), Some(ONE), "what stood there stands");
            let note = &championship.notes()[0].text;
            let (now, wanted) = ("“001.1.3 won” stood already, by Rui", "“002.1.3 absent”");
            assert!(note.contains(now) && note.contains(wanted), "both are noted, in words: {note}");
        }
    }
    // Nor is it taken back.
    let mut championship = published();
    sent(&mut championship, &wish(ONE, None, ""));
    let verdict = sent(&mut championship, &Wish::Retract { was: OTHER, reason: "slip".into() }).unwrap();
    assert!(verdict.is_conflict());
    assert_eq!(current(&championship), Some(ONE));
}

#[test]
fn a_result_that_the_sender_saw_is_corrected_with_a_reason_only() {
    let mut championship = published();
    sent(&mut championship, &wish(ONE, None, ""));
    assert_eq!(sent(&mut championship, &wish(ONE, None, "")), Some(SlipOutcome::Repeated));
    assert_eq!(sent(&mut championship, &wish(OTHER, Some(ONE), "")), None, "no reason");
    assert_eq!(sent(&mut championship, &wish(OTHER, Some(ONE), "slip misread")), Some(SlipOutcome::Saved));
    assert_eq!(current(&championship), Some(OTHER));
    let retract = Wish::Retract { was: OTHER, reason: String::new() };
    assert_eq!(sent(&mut championship, &retract), None, "no reason at all");
    let retract = Wish::Retract { was: OTHER, reason: "wrong board".into() };
    assert_eq!(sent(&mut championship, &retract), Some(SlipOutcome::Saved));
    assert_eq!(current(&championship), None);
    assert_eq!(sent(&mut championship, &retract), Some(SlipOutcome::Repeated));
}

#[test]
fn only_the_own_table_takes_a_slip() {
    let championship = published();
    let takes = |role: Role| {
        decide(&championship, &person(role), &AT, &wish(ONE, None, ""), &stamp("Rui"), Language::En).is_ok()
    };
    assert!(takes(Role::Organiser) && takes(Role::Arbiter(vec![2, 1])));
    assert!(!takes(Role::Arbiter(vec![2])) && !takes(Role::Arbiter(vec![])));
}

#[test]
fn a_result_of_somebody_else_or_of_a_whole_round_is_undone_with_a_reason_only() {
    let undo = |reason: &str| Wish::Retract { was: ONE, reason: reason.into() };
    // The own slip of the finger, with a board still open, from whichever phone.
    let mut championship = published_by("", 4);
    sent(&mut championship, &wish(ONE, None, ""));
    assert_eq!(sent_by(&mut championship, "Rui @ 10.0.0.9", &undo("")), Some(SlipOutcome::Saved));
    // What the organiser entered.
    assert_eq!(sent_by(&mut championship, "Olga @ 10.0.0.2", &wish(ONE, None, "")), Some(SlipOutcome::Saved));
    assert_eq!(sent(&mut championship, &undo("")), None, "undone without a word");
    assert_eq!(current(&championship), Some(ONE));
    assert_eq!(sent(&mut championship, &undo("wrong board")), Some(SlipOutcome::Saved));
    // The last result of the round.
    let mut championship = published();
    sent(&mut championship, &wish(ONE, None, ""));
    assert_eq!(sent(&mut championship, &undo("")), None, "a whole round loses a result without a word");
    assert_eq!(sent(&mut championship, &undo("wrong board")), Some(SlipOutcome::Saved));
}

#[test]
fn by_two_eyes_a_result_counts_when_somebody_else_taps_it_too() {
    let mut championship = published_by("confirmation: second person\n", 4);
    assert_eq!(sent(&mut championship, &wish(ONE, None, "")), Some(SlipOutcome::Saved));
    assert_eq!(current(&championship), None, "it counts at once");
    // The same person again, also from another phone, is no second person.
    assert_eq!(
        sent_by(&mut championship, "Rui @ 10.0.0.9", &wish(ONE, None, "")),
        Some(SlipOutcome::Repeated)
    );
    assert_eq!(current(&championship), None, "one person counts twice");
    let own = Fact::ResultConfirmed { place: PLACE, result: ONE, stamp: stamp("Rui") };
    assert!(championship.apply(&own).is_err(), "nor past the desk");
    // Somebody who saw something else does not confirm.
    let other = sent_by(&mut championship, "Eva @ 10.0.0.3", &wish(OTHER, None, "")).unwrap();
    assert!(other.is_conflict());
    assert_eq!(sent_by(&mut championship, "Eva @ 10.0.0.3", &wish(ONE, None, "")), Some(SlipOutcome::Saved));
    assert_eq!(current(&championship), Some(ONE));
    // A correction waits again.
    assert_eq!(sent(&mut championship, &wish(OTHER, Some(ONE), "slip misread")), Some(SlipOutcome::Saved));
    assert_eq!(current(&championship), None);
    assert_eq!(sent_by(&mut championship, "Eva", &wish(OTHER, Some(OTHER), "")), Some(SlipOutcome::Saved));
    assert_eq!(current(&championship), Some(OTHER));
}
