//! Pupils who go to another school or game, and two spellings that are one school.

use championship::decisions::{EntryEdit, SchoolWish, draw, edit_entry, merge_schools};
use championship::facts::{
    Championship, Contestant, EntryCode, Fact, Language, Refusal, School, TournamentId,
};
use championship::imports::{RowFate, doubled_schools, find_entry, preview_entries};
use championship::regulations;
use championship::standings::{self, SchoolOrder};
use championship::store::Desk;
use championship::tables::{Row, Table};

use crate::pairing::begin;

const RASTROS: TournamentId = TournamentId { cycle: 1, game: 3 };
const SEMAFORO: TournamentId = TournamentId { cycle: 1, game: 1 };

fn code(school: u32) -> EntryCode {
    EntryCode { tournament: RASTROS, school, index: 1 }
}

fn take(championship: &mut Championship, facts: &[Fact]) {
    for fact in facts {
        championship.apply(fact).expect("the fact is taken");
    }
}

fn to_school(number: u32) -> EntryEdit<'static> {
    EntryEdit { school: Some(SchoolWish::Registered(number)), reason: "engano", ..EntryEdit::default() }
}

fn to_game(tournament: TournamentId) -> EntryEdit<'static> {
    EntryEdit { tournament: Some(tournament), reason: "engano", ..EntryEdit::default() }
}

/// Many of a school in a tournament, so that schools have room.
fn school_phase(n_pupils: u32) -> Championship {
    begin("extends: cnjm\nedition: 10\nlimits: { per school and tournament: 9 }\n", n_pupils, 1)
}

#[test]
fn a_pupil_goes_to_another_school_with_a_new_code_and_the_old_one_is_never_given_again() {
    let mut championship = school_phase(4);
    let edited = edit_entry(&championship, code(1), &to_school(2)).expect("an edit");
    take(&mut championship, &edited.facts);
    let now = EntryCode { index: 2, ..code(2) };
    assert_eq!(edited.code, now);
    assert!(championship.entry(code(1)).is_none() && championship.entry(now).is_some());
    assert_eq!(
        (championship.current_code(code(1)), find_entry(&championship, "001.1.3").unwrap()),
        (now, now)
    );
    assert_eq!(championship.next_code(1, RASTROS).index, 2, "001.1.3 stays the pupil's who had it");
    assert_eq!(championship.entries().count(), 4);
    // Without a reason, or to nowhere, nothing happens.
    let bare = EntryEdit { reason: " ", ..to_school(3) };
    let mut same = championship.clone();
    let facts = edit_entry(&championship, now, &bare).expect("facts").facts;
    assert_eq!(same.apply(facts.last().unwrap()), Err(Refusal::ReasonMissing));
    assert_eq!(same, championship);
    assert!(edit_entry(&championship, now, &to_school(2)).expect("no change").facts.is_empty());
    // Whoever still has the old page open learns where the pupil is.
    let refused = edit_entry(&championship, code(1), &to_school(3)).unwrap_err();
    assert!(Language::En.say(&speech::Tell::tell(&refused)).contains("002.1.3-2"));
}

#[test]
fn after_the_draw_rounds_and_results_follow_the_pupil_to_the_other_school() {
    let mut championship = school_phase(8);
    let drawn = draw(&championship, &[RASTROS], 7, false).expect("a draw");
    take(&mut championship, &drawn);
    let id = championship.groups().next().unwrap().id;
    let round = championship::pairing::pair(&championship, id, 1, None).expect("a round");
    take(&mut championship, &[round]);
    let before = standings::of_group(&championship, id).unwrap();
    let mover = championship.group(id).unwrap().members[0].entry;
    let other = championship.group(id).unwrap().members[1].entry.school;
    let edited = edit_entry(&championship, mover, &to_school(other)).expect("an edit");
    assert!(edited.told.len() >= 2, "{:?}", edited.told);
    take(&mut championship, &edited.facts);
    let group = championship.group(id).unwrap();
    assert_eq!(group.members[0].entry, edited.code);
    assert!(group.rounds[0].pairings().flat_map(|one| one.entries()).any(|code| code == edited.code));
    assert!(championship.groups().all(|group| group.member(mover).is_none()));
    let after = standings::of_group(&championship, id).unwrap();
    assert_eq!(before.lines.len(), after.lines.len());
}

#[test]
fn who_changes_games_before_the_draw_just_goes_and_after_it_begins_anew_there() {
    let mut championship = school_phase(8);
    for school in [1, 2] {
        let mark = format!("turma {school}");
        take(&mut championship, &[Fact::EntryMarked { code: code(school), mark }]);
    }
    let mark = |championship: &Championship, code| championship.entry(code).unwrap().mark.clone();
    for school in [1, 4] {
        let edited = edit_entry(&championship, code(school), &to_game(SEMAFORO)).expect("an edit");
        let before = mark(&championship, code(school));
        take(&mut championship, &edited.facts);
        assert_eq!(mark(&championship, edited.code), before);
    }
    assert_eq!(championship.entries().count(), 8, "nobody is there twice");
    for game in [RASTROS, SEMAFORO] {
        let drawn = draw(&championship, &[game], 7, false).expect("a draw");
        take(&mut championship, &drawn);
    }
    let edited = edit_entry(&championship, code(2), &to_game(SEMAFORO)).expect("an edit");
    assert!(
        edited.facts.iter().any(|fact| matches!(fact, Fact::LateEntryPlaced { .. })),
        "{:?}",
        edited.facts
    );
    take(&mut championship, &edited.facts);
    assert!(!championship.entry(code(2)).unwrap().is_active());
    assert!(championship.group_of(edited.code, None).is_ok());
    assert_eq!(mark(&championship, edited.code).as_deref(), Some("turma 2"), "the class goes along");
    // The law itself lets nobody leave a group by another name.
    let to = championship.next_code(3, SEMAFORO);
    let fact = Fact::EntryMoved { code: code(3), to, reason: "x".into() };
    assert_eq!(championship.apply(&fact), Err(Refusal::PlacedAlready(code(3))));
}

#[test]
fn another_cycle_takes_the_year_along_or_lets_it_be_told() {
    let mut championship = school_phase(4);
    let other =
        championship.tournaments().map(|one| one.id).find(|id| id.cycle == 2).expect("a second cycle");
    let contestant = Contestant { name: Some("Rita".into()), school_year: Some(5) };
    let edit = EntryEdit { contestant: Some(contestant.clone()), ..to_game(other) };
    let edited = edit_entry(&championship, code(1), &edit).expect("an edit");
    take(&mut championship, &edited.facts);
    assert_eq!(championship.entry(edited.code).unwrap().contestant, contestant);
}

#[test]
fn two_spellings_become_one_school_and_lists_of_before_change_nothing() {
    let mut championship = school_phase(3);
    let name = |number, name: &str| Fact::SchoolRegistered {
        school: School { number, name: name.into(), place: None },
    };
    take(&mut championship, &[name(1, "Escola Básica de Vale Fictício"), name(2, "EB Vale Fictício")]);
    let doubled = doubled_schools(&championship);
    assert_eq!(doubled.len(), 1, "{doubled:?}");
    let (facts, told) = merge_schools(&championship, 2, 1, "a mesma").expect("a merger");
    assert!(!told.is_empty());
    take(&mut championship, &facts);
    assert_eq!(championship.schools().count(), 2);
    assert_eq!(standings::schools(&championship, None, SchoolOrder::Points).len(), 2);
    let now = EntryCode { index: 2, ..code(1) };
    assert_eq!(championship.current_code(code(2)), now);
    assert_eq!((championship.current_school(2), championship.next_school_number()), (1, 4));
    // Lists of before name the old school, its number and the old code.
    let pupil = championship.entry(now).unwrap().contestant.name.clone().unwrap();
    let lists = [
        (["Nome", "Escola", "Ano", "Jogo"], [pupil.as_str(), "EB Vale Fictício", "3", "Rastros"]),
        (["Código", "Escola", "Ano", "Jogo"], ["002.1.3", "EB Vale Fictício", "", ""]),
        (["Nome", "N.º da escola", "Ano", "Jogo"], [pupil.as_str(), "2", "3", "Rastros"]),
    ];
    for (header, row) in lists {
        let cells = |cells: [&str; 4]| cells.map(str::to_owned).to_vec();
        let rows = vec![Row { number: 1, cells: cells(header) }, Row { number: 2, cells: cells(row) }];
        let preview = preview_entries(&championship, &Table { rows });
        assert_eq!(preview.problems, [], "{header:?}");
        assert_eq!(preview.rows[0].fate, RowFate::Unchanged(now), "{header:?}");
    }
    // What is no more is neither named again nor merged again.
    assert_eq!(championship.apply(&name(2, "x")), Err(Refusal::SchoolMerged(2, 1)));
    let again = Fact::SchoolsMerged { from: 2, into: 3, reason: "x".into() };
    assert_eq!(championship.apply(&again), Err(Refusal::SchoolMerged(2, 1)));
    // Merged on, everything leads to the last.
    take(&mut championship, &[Fact::SchoolsMerged { from: 1, into: 3, reason: "x".into() }]);
    assert_eq!(championship.current_school(2), 3);
    assert_eq!(championship.entry(championship.current_code(code(2))).unwrap().code.school, 3);
}

#[test]
fn a_list_of_before_a_move_changes_nothing() {
    let mut championship = school_phase(3);
    let name = championship.entry(code(1)).unwrap().contestant.name.clone().unwrap();
    let school = championship.school(1).unwrap().name.clone();
    for edit in [to_school(2), to_game(SEMAFORO)] {
        let mut moved = championship.clone();
        let edited = edit_entry(&moved, code(1), &edit).expect("an edit");
        take(&mut moved, &edited.facts);
        for (header, first) in [("Nome", name.as_str()), ("Código", "001.1.3")] {
            let header = [header, "Escola", "Ciclo", "Jogo"].map(str::to_owned).to_vec();
            let row = [first, &school, "1", "Rastros"].map(str::to_owned).to_vec();
            let rows = vec![Row { number: 1, cells: header }, Row { number: 2, cells: row }];
            let preview = preview_entries(&moved, &Table { rows });
            assert_eq!(preview.problems, [], "{first}");
            assert_eq!(preview.rows[0].fate, RowFate::Unchanged(edited.code), "{first}");
        }
    }
    let full = begin("extends: cnjm\nedition: 10\n", 2, 1);
    let refused = merge_schools(&full, 2, 1, "a mesma").unwrap_err();
    let said = Language::En.say(&speech::Tell::tell(&refused));
    assert!(said.contains("001.1.3") && said.contains("002.1.3"), "{said}");
    championship.apply(&Fact::Forgotten { code: code(1) }).expect("forgotten");
}

/// Who went to another school and then left is nobody's any more: a list that brings the name brings a new pupil.
#[test]
fn a_list_of_before_brings_back_who_moved_and_left() {
    let mut championship = school_phase(3);
    let name = championship.entry(code(1)).unwrap().contestant.name.clone().unwrap();
    let school = championship.school(1).unwrap().name.clone();
    let edited = edit_entry(&championship, code(1), &to_school(2)).expect("an edit");
    take(&mut championship, &edited.facts);
    let left = Fact::EntryWithdrawn { code: edited.code, from_round: None, reason: "mudou".into() };
    take(&mut championship, &[left]);
    let cells = |cells: [&str; 4]| cells.map(str::to_owned).to_vec();
    let rows = vec![
        Row { number: 1, cells: cells(["Nome", "Escola", "Ano", "Jogo"]) },
        Row { number: 2, cells: cells([&name, &school, "3", "Rastros"]) },
    ];
    let preview = preview_entries(&championship, &Table { rows });
    assert_eq!(preview.rows[0].fate, RowFate::New(EntryCode { index: 2, ..code(1) }));
}

/// The refusal names those of whom one must go; who has left already is none of them.
#[test]
fn a_merger_that_is_too_big_names_those_who_are_there() {
    let mut championship = begin("extends: cnjm\nedition: 10\n", 2, 1);
    let left = Fact::EntryWithdrawn { code: code(1), from_round: None, reason: "doente".into() };
    let second = EntryCode { index: 2, ..code(1) };
    let contestant = Contestant { name: Some("Rita".into()), school_year: Some(3) };
    take(&mut championship, &[left, Fact::EntryAdded { code: second, contestant }]);
    let refused = merge_schools(&championship, 2, 1, "a mesma").unwrap_err();
    let said = Language::En.say(&speech::Tell::tell(&refused));
    assert!(said.contains("`001.1.3-2`") && said.contains("`002.1.3`"), "{said}");
    assert!(!said.contains("`001.1.3`"), "{said}");
}

on_both_databases! {
    /// Whoever moved is forgotten by every code they had.
    fn a_pupil_who_moved_is_forgotten_whole(place) {
        let regulations = regulations::default();
        let mut desk = Desk::create(&place.location, "Prova", regulations, "teste").unwrap();
        let school = |number| Fact::SchoolRegistered {
            school: School { number, name: format!("Escola {number}"), place: None },
        };
        let contestant = Contestant { name: Some("Inês Água".into()), school_year: Some(3) };
        let facts = vec![school(1), school(2), Fact::EntryAdded { code: code(1), contestant }];
        desk.commit(None, |_, _| Ok(facts.clone())).unwrap();
        desk.commit(None, |state, _| Ok(edit_entry(state, code(1), &to_school(2))?.facts)).unwrap();
        desk.forget(code(2)).unwrap();
        let bodies: String = desk.journal().read(0).unwrap().iter().map(|entry| entry.body.clone()).collect();
        assert!(!bodies.contains("Inês"), "{bodies}");
        let again = Desk::open(&place.location, "teste").unwrap();
        assert_eq!(again.championship().entry(code(2)).unwrap().contestant, Contestant::default());
    }
}
