//! What the public sees while the last round is played, and how pupils are called who share a name.

use championship::decisions::{draw_lot, ties};
use championship::facts::{
    Championship, Contestant, EntryCode, Fact, GroupId, NameStyle, School, TournamentId,
};
use championship::{pairing, regulations, standings};

use crate::honours::{play_round_of, stamp};
use crate::pairing::begin;

const TOURNAMENT: TournamentId = TournamentId { cycle: 1, game: 3 };
const GROUP: GroupId = GroupId { tournament: TOURNAMENT, stage: 1, group: 1 };

#[test]
fn neither_results_nor_lots_of_the_last_round_are_shown_before_the_tournament_is_closed() {
    let text = "extends: escola\nedition: 10\ntie-breaks: [BH]\nlast resort: lot\n\
                public standings: frozen before the last round\nstages:\n  - { play: swiss in 2 rounds }\n";
    let mut championship = begin(text, 6, 1);
    let draw = pairing::draw(&championship, TOURNAMENT, 1, 3).expect("a draw");
    championship.apply(&draw).expect("the draw is taken");
    play_round_of(&mut championship, GROUP);
    assert_eq!(championship.for_public(), None, "the first of two rounds is shown as it is");
    let before = standings::of_group(&championship, GROUP).expect("standings");
    play_round_of(&mut championship, GROUP);
    let tied = ties(&championship, GROUP);
    let lot = draw_lot(&championship, GROUP, tied[0][0], 7, &stamp()).expect("a lot");
    championship.apply(&lot).expect("the lot is taken");
    let public = championship.for_public().expect("less than all");
    let shown = public.group(GROUP).expect("a group");
    assert_eq!(shown.decisions, [], "a lot tells who is tied in front");
    assert!(shown.rounds[1].boards.iter().all(|board| board.games.is_empty()));
    assert!(shown.rounds[0].boards.iter().all(|board| !board.games.is_empty()));
    let now = standings::of_group(&public, GROUP).expect("standings");
    assert_eq!(now.lines, before.lines, "the standings stay those before the last round");
    assert_eq!(championship.group(GROUP).expect("a group").decisions.len(), 1, "those at the desk see it");

    championship.apply(&Fact::TournamentClosed { tournament: TOURNAMENT }).expect("closed");
    assert_eq!(championship.for_public(), None, "then everything is told");
}

/// Enters a pupil and returns the code.
fn enter(championship: &mut Championship, id: TournamentId, name: &str) -> EntryCode {
    let code = championship.next_code(1, id);
    let contestant = Contestant { name: Some(name.into()), school_year: None };
    championship.apply(&Fact::EntryAdded { code, contestant }).expect("an entry");
    code
}

#[test]
fn a_code_stands_behind_a_name_only_where_two_in_one_tournament_are_called_alike() {
    let text = "extends: escola\nedition: none\ncycles: [{ name: x, games: [rastros, hex] }]\n";
    let regulations = Box::new(regulations::parse("r.yaml", text).expect("regulations"));
    let mut championship =
        Championship::begin(&Fact::Created { name: "x".into(), regulations }).expect("a championship");
    let school = School { number: 1, name: "Escola".into(), place: None };
    championship.apply(&Fact::SchoolRegistered { school }).expect("a school");
    let [one, other] = [1, 2].map(|game| TournamentId { cycle: 1, game });
    let here = enter(&mut championship, one, "Ana Silva");
    let there = enter(&mut championship, other, "Ana Silva");
    let cousin = enter(&mut championship, one, "Ana Costa");
    for code in [here, there] {
        assert!(!championship.needs_code(code, NameStyle::Short), "the other Ana S. plays another game");
        assert_eq!(championship.called(code, NameStyle::Short), "Ana S.");
        assert_eq!(championship.called(code, NameStyle::Full), "Ana Silva");
    }
    assert_eq!(championship.called(cousin, NameStyle::Short), "Ana C.");
    let alike = enter(&mut championship, one, "Ana Soares");
    for code in [here, alike] {
        assert_eq!(championship.called(code, NameStyle::Short), format!("Ana S. ({code})"));
        assert!(!championship.needs_code(code, NameStyle::Full), "in full they are two");
    }
    assert_eq!(championship.called(there, NameStyle::Short), "Ana S.");
    // One by one it is the same as all at once.
    for style in [NameStyle::Short, NameStyle::Full, NameStyle::Code] {
        let all = championship.told_apart(style);
        for code in [here, there, cousin, alike] {
            assert_eq!(
                championship.called_apart(code, style),
                all.get(&code.to_string()).cloned(),
                "{style:?}"
            );
        }
    }
    assert!(championship.called_apart(here, NameStyle::Short).is_some());
}
