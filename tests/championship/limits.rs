//! How many may enter, and what one tournament has to do with another.

use championship::facts::{
    Championship, Contestant, EntryCode, Fact, GroupId, Refusal, School, TournamentId,
};
use championship::{pairing, regulations, standings};

const FIRST: TournamentId = TournamentId { cycle: 1, game: 3 };
const OTHER: TournamentId = TournamentId { cycle: 2, game: 3 };

fn championship(limits: &str) -> Championship {
    let text = format!("extends: escola\nedition: 10\nlimits:\n{limits}\n");
    let regulations = Box::new(regulations::parse("test.yaml", &text).expect("regulations"));
    let mut championship =
        Championship::begin(&Fact::Created { name: "Jogos do bairro".into(), regulations }).expect("begun");
    for number in 1..=4 {
        let school = School { number, name: format!("Escola {number}"), place: None };
        championship.apply(&Fact::SchoolRegistered { school }).expect("a school");
    }
    championship
}

/// Enters somebody, or says why not.
fn enter(championship: &mut Championship, school: u32, id: TournamentId) -> Result<EntryCode, Refusal> {
    let code = championship.next_code(school, id);
    let contestant = Contestant { name: Some("Aluno".into()), school_year: None };
    championship.apply(&Fact::EntryAdded { code, contestant }).map(|()| code)
}

#[test]
fn a_championship_keeps_its_name() {
    assert_eq!(championship("  total: none").name(), "Jogos do bairro");
}

#[test]
fn nobody_enters_beyond_a_limit_and_who_leaves_makes_room() {
    // Who is full, and who may still enter elsewhere: the same tournament, the same school, anybody at all.
    let cases = [
        ("  total: 2", Refusal::Full(2), [false, false, false]),
        ("  per tournament: 2", Refusal::Full(2), [true, true, false]),
        ("  per school: 2", Refusal::SchoolFull(1, 2), [false, true, true]),
        ("  per school and tournament: 2", Refusal::SchoolFull(1, 2), [true, true, true]),
    ];
    for (limits, refusal, others) in cases {
        let mut championship = championship(limits);
        let first = enter(&mut championship, 1, FIRST).expect("the first");
        enter(&mut championship, 1, FIRST).expect("the second");
        assert_eq!(enter(&mut championship, 1, FIRST), Err(refusal), "{limits}");
        let elsewhere = [(1, OTHER), (2, OTHER), (2, FIRST)];
        for ((school, id), may) in elsewhere.into_iter().zip(others) {
            assert_eq!(enter(&mut championship.clone(), school, id).is_ok(), may, "{limits}: {school} {id}");
        }
        let reason = "went home".to_owned();
        championship.apply(&Fact::EntryWithdrawn { code: first, from_round: None, reason }).expect("left");
        assert!(enter(&mut championship, 1, FIRST).is_ok(), "{limits}: there is room again");
        assert!(enter(&mut championship, 1, FIRST).is_err(), "{limits}: and no more than that");
    }
}

#[test]
fn a_stage_is_settled_whatever_other_tournaments_lack() {
    let stages =
        "  total: none\nstages:\n  - { play: swiss in 2 rounds, qualify: 2 }\n  - { play: knockout }\n";
    let mut championship = championship(stages);
    for id in [FIRST, OTHER] {
        for school in 1..=4 {
            enter(&mut championship, school, id).expect("an entry");
        }
        let draw = pairing::draw(&championship, id, 1, 3).expect("a draw");
        championship.apply(&draw).expect("drawn");
    }
    let group = GroupId { tournament: OTHER, stage: 1, group: 1 };
    let round = pairing::pair(&championship, group, 1, None).expect("a round");
    championship.apply(&round).expect("a round without results");
    let group = GroupId { group: 1, stage: 1, tournament: FIRST };
    for _ in 0..2 {
        crate::honours::play_round_of(&mut championship, group);
    }
    for fact in standings::draw_lots(&championship, group, 1, &crate::honours::stamp()) {
        championship.apply(&fact).expect("a lot");
    }
    let fact = standings::qualify(&championship, FIRST, 1, None).expect("qualified");
    championship.apply(&fact).expect("the other tournament's games are its own affair");
    let fact = standings::qualify(&championship, OTHER, 1, None);
    assert!(fact.map_or(true, |fact| championship.apply(&fact).is_err()), "its own games are missing");
}
