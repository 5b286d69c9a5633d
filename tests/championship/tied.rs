//! Ties across the line: one is a step of its own, and a shared place that lets more go on than was planned is told before.

use championship::decisions::{self, NextStep, next_step, open_tie, play_off, shared_places};
use championship::facts::{Championship, EntryCode, Fact, GamePlace, GroupId, MatchResult};
use championship::regulations;
use speech::{Language, Tell};

use crate::ways::{FIRST, entered, stamp};

/// A group of three in which everybody has won once, with this last resort.
pub(crate) fn everybody_equal(last_resort: &str) -> Championship {
    let stages = "  - { name: grupos, groups of: 3, play: round robin, qualify: 1 }\n  - { name: final, play: round \
                  robin }\n";
    equal_in(stages, last_resort)
}

/// The same, in stages of one's own.
fn equal_in(stages: &str, last_resort: &str) -> Championship {
    let text = format!(
        "extends: escola\nedition: none\ncycles:\n  - {{ name: todos, years: 1-12, games: [hex] }}\n\
         stages:\n{stages}tie-breaks: [DE]\nlast resort: {last_resort}\n"
    );
    let wished = regulations::parse("x.yaml", &text)
        .unwrap_or_else(|problems| panic!("{}", problems[0].render(Language::En)));
    let mut championship = entered(wished, 3);
    let facts = decisions::draw(&championship, &[FIRST], 1, false).expect("drawn");
    facts.iter().for_each(|fact| championship.apply(fact).expect("the draw"));
    let id = GroupId { tournament: FIRST, stage: 1, group: 1 };
    let members: Vec<EntryCode> =
        championship.group(id).expect("a group").members.iter().map(|one| one.entry).collect();
    for _ in 0..3 {
        let (facts, _) = decisions::pair(&championship, &[id], 1, None, false, &|| {}).expect("paired");
        facts.iter().for_each(|fact| championship.apply(fact).expect("the round"));
        let round = championship.group(id).and_then(|group| group.rounds.last()).expect("a round").clone();
        for board in &round.boards {
            // Each beats the next, and the last the first.
            let at = |code| members.iter().position(|own| *own == code).expect("a member");
            let wins = (at(board.first) + 1) % 3 == at(board.second);
            let result = if wins { MatchResult::FirstWins } else { MatchResult::SecondWins };
            let place = GamePlace { group: id, round: round.number, board: board.number, game: 1 };
            let fact = Fact::ResultEntered { place, result, record: None, stamp: stamp() };
            championship.apply(&fact).expect("a result");
        }
    }
    championship
}

#[test]
fn a_tie_that_must_be_played_off_is_the_next_step_and_names_who_is_tied() {
    let mut championship = everybody_equal("play-off");
    let tie = open_tie(&championship, FIRST).expect("a tie");
    assert_eq!(next_step(&championship), NextStep::Tie(tie.clone()));
    let said = Language::Pt.say(&championship.spoken(next_step(&championship).tell()));
    for number in 0..3 {
        assert!(said.contains(&format!("Aluno {number}")), "{said}");
    }
    assert!(!said.contains("1.1"), "a class has no codes: {said}");
    // Nobody stands in two places.
    let [one, other, third] = tie.tied[..] else { panic!("{tie:?}") };
    let refused = play_off(&championship, tie.group, &format!("{one}, {one}, {other}"), &stamp());
    let refused = Language::Pt.say(&refused.expect_err("a pupil twice").tell());
    assert!(refused.contains("dois lugares"), "{refused}");
    let order = format!("{other}, {one}, {third}");
    let decided = play_off(&championship, tie.group, &order, &stamp()).expect("an order");
    championship.apply(&decided).expect("decided");
    assert_eq!((open_tie(&championship, FIRST), next_step(&championship)), (None, NextStep::Settle(1)));
}

#[test]
fn more_than_planned_by_a_shared_place_is_told_before() {
    let championship = everybody_equal("share");
    let shared = shared_places(&championship, FIRST);
    let [place] = &shared[..] else { panic!("{shared:?}") };
    assert_eq!((place.planned, place.through, place.tied.len()), (1, 3, 3));
    assert_eq!(next_step(&championship), NextStep::Share(place.clone()));
    let said = Language::Pt.say(&championship.spoken(place.tell()));
    assert!(said.contains("passam 3 em vez de 1"), "{said}");
    // A lot needs nobody: it is drawn when it is settled who goes on.
    let lot = everybody_equal("lot");
    assert_eq!((open_tie(&lot, FIRST), next_step(&lot)), (None, NextStep::Settle(1)));
}

#[test]
fn a_tie_for_the_first_places_at_the_end_is_a_step_where_it_is_to_be_played_off() {
    let only = "  - { name: torneio, play: round robin }\n";
    let mut championship = equal_in(only, "play-off");
    let NextStep::LastTie(tie) = next_step(&championship) else { panic!("{:?}", next_step(&championship)) };
    assert_eq!(tie.tied.len(), 3);
    let said = Language::Pt.say(&championship.spoken(next_step(&championship).tell()));
    assert!(said.contains("Aluno 0") && said.contains("antes dos prémios"), "{said}");
    let order: Vec<String> = tie.tied.iter().map(ToString::to_string).collect();
    let decided = play_off(&championship, tie.group, &order.join(", "), &stamp()).expect("an order");
    championship.apply(&decided).expect("decided");
    assert_eq!(next_step(&championship), NextStep::Over);
    // Where places are shared nobody waits.
    assert_eq!(next_step(&equal_in(only, "share")), NextStep::Over);
}
