//! Substitutes, pupils who go to another group, and pupils who were entered twice.

use championship::decisions::{self, Substitute, describe, draw, merge_entries, regroup, substitute};
use championship::facts::{
    Championship, Contestant, EntryCode, Fact, GamePlace, GroupId, Language, MatchResult, Refusal,
    TournamentId,
};
use championship::imports::find_entry;
use championship::store::{Desk, Event, Location};
use championship::{pairing, regulations, standings};
use speech::Tell;

use crate::pairing::begin;
use crate::ways::stamp;

const RASTROS: TournamentId = TournamentId { cycle: 1, game: 3 };
const RULES: &str = "extends: cnjm\nedition: 10\nlimits: { per school and tournament: 9 }\n\
    stages: [{ groups of: 4, play: swiss in 3 rounds, qualify: 1 }, { play: round robin }]\n";

fn code(school: u32, index: u16) -> EntryCode {
    EntryCode { tournament: RASTROS, school, index }
}

fn take(championship: &mut Championship, facts: &[Fact]) {
    for fact in facts {
        championship.apply(fact).unwrap_or_else(|refusal| panic!("{fact:?}: {refusal}"));
    }
}

/// Eight pupils of four schools in two groups.
fn drawn() -> Championship {
    let mut championship = begin(RULES, 8, 2);
    let facts = draw(&championship, &[RASTROS], 7, false).expect("a draw");
    take(&mut championship, &facts);
    championship
}

fn said(error: &dyn Tell) -> String {
    Language::En.say(&error.tell())
}

fn paired(championship: &mut Championship, id: GroupId) {
    let round = pairing::pair(championship, id, 1, None).expect("a round");
    take(championship, &[round]);
}

fn result(championship: &mut Championship, group: GroupId) {
    let place = GamePlace { group, round: 1, board: 1, game: 1 };
    let result = MatchResult::FirstWins;
    take(championship, &[Fact::ResultEntered { place, result, record: None, stamp: stamp() }]);
}

#[test]
fn a_substitute_keeps_the_code_and_the_seat_and_the_log_names_both() {
    let mut championship = drawn();
    let code = code(1, 1);
    take(&mut championship, &[Fact::EntryMarked { code, mark: "4A".into() }]);
    let group = championship.group_of(code, None).expect("a group").id;
    let wish = Substitute { name: " Rita  Nova ", reason: "doente", ..Substitute::default() };
    let edited = substitute(&championship, code, &wish).expect("a substitute");
    assert!(edited.told.iter().any(|told| Language::En.say(told).contains("4A")), "{:?}", edited.told);
    let told = Language::En.say(&describe(&championship, &edited.facts[0]));
    assert!(told.contains("Rita Nova") && told.contains("Aluno 0") && told.contains("doente"), "{told}");
    take(&mut championship, &edited.facts);
    let entry = championship.entry(code).expect("the entry");
    let pupil = Contestant { name: Some("Rita Nova".into()), school_year: Some(4) };
    assert_eq!((&entry.contestant, entry.mark.as_deref()), (&pupil, None));
    assert_eq!(championship.group_of(code, None).expect("a group").id, group);
    // Nobody is there twice, nobody comes without a reason, and a page of before does not overwrite.
    let twice = Substitute { name: "aluno 1", ..wish };
    assert!(said(&substitute(&championship, code, &twice).unwrap_err()).contains("001.1.3-2"));
    let bare = Substitute { name: "Ivo", reason: " ", ..wish };
    assert_eq!(said(&substitute(&championship, code, &bare).unwrap_err()), said(&Refusal::ReasonMissing));
    let late = edited.facts[0].clone();
    assert_eq!(championship.apply(&late), Err(Refusal::PupilDiffers(code)));
    // A mark that is told is the substitute's.
    let marked = Substitute { name: "Ivo", mark: Some("4B"), ..wish };
    let edited = substitute(&championship, code, &marked).expect("another");
    take(&mut championship, &edited.facts);
    assert_eq!(championship.entry(code).and_then(|entry| entry.mark.as_deref()), Some("4B"));
}

#[test]
fn nobody_takes_the_place_of_who_has_come_or_played() {
    let mut championship = drawn();
    let first = code(1, 1);
    let wish = Substitute { name: "Rita", reason: "doente", ..Substitute::default() };
    let here = Substitute { is_other_here: true, ..wish };
    assert!(said(&substitute(&championship, first, &here).unwrap_err()).contains("checked in"));
    let group = championship.group_of(first, None).expect("a group").id;
    paired(&mut championship, group);
    let board = &championship.group(group).expect("a group").rounds[0].boards[0];
    let (one, other) = (board.first, board.second);
    // Paired is not played: the school may still send another.
    assert!(substitute(&championship, one, &wish).is_ok());
    result(&mut championship, group);
    for code in [one, other] {
        let refused = said(&substitute(&championship, code, &wish).unwrap_err());
        assert!(refused.contains("has already played"), "{refused}");
    }
}

#[test]
fn check_ins_are_read_from_the_journal_and_forgetting_takes_both_names() {
    let folder = tempfile::tempdir().expect("a folder");
    let place = Location::File(folder.path().join("x.arbitro"));
    let read = regulations::parse("r.yaml", RULES).expect("regulations");
    let mut desk = Desk::create(&place, "x", read, "Ana").expect("a desk");
    let before = begin(RULES, 2, 2);
    let facts: Vec<Fact> = before
        .schools()
        .map(|school| Fact::SchoolRegistered { school: school.clone() })
        .chain(
            before
                .entries()
                .map(|one| Fact::EntryAdded { code: one.code, contestant: one.contestant.clone() }),
        )
        .collect();
    desk.commit(None, |_, _| Ok(facts.clone())).expect("entries");
    let code = code(1, 1);
    let wish = Substitute { name: "Rita Nova", reason: "Aluno 0 está doente", ..Substitute::default() };
    desk.commit(None, |championship, _| Ok(substitute(championship, code, &wish)?.facts))
        .expect("a substitute");
    desk.record_own(&Event::CheckedIn { codes: vec![code.to_string()] }).expect("an event");
    assert!(desk.log().present(desk.championship()).contains(&code));
    desk.forget(code).expect("forgotten");
    let bodies: String =
        desk.journal().read(0).expect("a journal").iter().map(|entry| entry.body.clone()).collect();
    assert!(
        !bodies.contains("Rita") && !bodies.contains("Aluno 0") && bodies.contains("Aluno 1"),
        "{bodies}"
    );
    assert_eq!(desk.championship().entry(code).expect("the entry").contestant, Contestant::default());
}

#[test]
fn a_pupil_goes_to_another_group_until_a_round_names_them() {
    let mut championship = drawn();
    let groups: Vec<GroupId> = championship.groups().map(|group| group.id).collect();
    let [one, other] = groups[..] else { panic!("{groups:?}") };
    let mover = championship.group(one).expect("a group").members[1].entry;
    let edited = regroup(&championship, mover, other, "irmãos").expect("a move");
    assert!(edited.told.len() >= 2);
    take(&mut championship, &edited.facts);
    let numbers = |championship: &Championship, id| -> Vec<u16> {
        championship.group(id).expect("a group").members.iter().map(|member| member.start_number).collect()
    };
    assert_eq!(numbers(&championship, one), [1, 2, 3]);
    assert_eq!(numbers(&championship, other), [1, 2, 3, 4, 5]);
    assert_eq!(championship.group_of(mover, None).expect("a group").id, other);
    assert_eq!(regroup(&championship, mover, other, "x").unwrap_err().to_string(), {
        championship::store::DeskError::from(Refusal::PlacedAlready(mover)).to_string()
    });
    // Everything is played to the end after that.
    for id in [one, other] {
        paired(&mut championship, id);
    }
    let named = championship.group(other).expect("a group").members[0].entry;
    let refused = said(&regroup(&championship, named, one, "x").unwrap_err());
    assert!(refused.contains("annul"), "{refused}");
    // Another game or another stage is no group to go to, and without a reason nobody goes.
    let nowhere = GroupId { stage: 2, ..one };
    assert!(regroup(&championship, mover, nowhere, "x").is_err());
    let fact = Fact::EntryRegrouped { code: mover, group: one, reason: " ".into() };
    assert_eq!(championship.apply(&fact), Err(Refusal::ReasonMissing));
}

#[test]
fn a_latecomer_in_the_wrong_group_goes_to_the_right_one() {
    let mut championship = drawn();
    let groups: Vec<GroupId> = championship.groups().map(|group| group.id).collect();
    for id in &groups {
        paired(&mut championship, *id);
    }
    let late = championship.next_code(1, RASTROS);
    let contestant = Contestant { name: Some("Tardia".into()), school_year: Some(4) };
    take(
        &mut championship,
        &[
            Fact::EntryAdded { code: late, contestant },
            Fact::LateEntryPlaced { code: late, group: groups[0] },
        ],
    );
    let edited = regroup(&championship, late, groups[1], "engano").expect("a move");
    take(&mut championship, &edited.facts);
    let member = championship.group(groups[1]).and_then(|group| group.member(late)).expect("a member");
    assert_eq!((member.joined_round, member.start_number, member.is_late), (2, 5, true));
    assert_eq!(championship.group(groups[0]).expect("a group").members.len(), 4);
}

#[test]
fn two_entries_of_one_pupil_become_one_and_the_old_code_means_it() {
    let mut championship = drawn();
    let (from, into) = (code(1, 2), code(2, 1));
    take(&mut championship, &[Fact::EntryMarked { code: from, mark: "5A".into() }]);
    let n_members =
        |championship: &Championship| championship.groups().map(|group| group.members.len()).sum::<usize>();
    assert_eq!(n_members(&championship), 8);
    let edited = merge_entries(&championship, from, into, "inscrito duas vezes").expect("a merger");
    take(&mut championship, &edited.facts);
    assert_eq!((championship.entries().count(), n_members(&championship)), (7, 7));
    assert!(championship.entry(from).is_none());
    assert_eq!(find_entry(&championship, &from.to_string()).expect("found"), into);
    assert_eq!(championship.entry(into).and_then(|entry| entry.mark.as_deref()), Some("5A"));
    // The code is never given again, and numbers of entering stay apart.
    assert_eq!(championship.next_code(1, RASTROS).index, 3);
    let late = championship.next_code(1, RASTROS);
    take(&mut championship, &[Fact::EntryAdded { code: late, contestant: Contestant::default() }]);
    let mut numbers: Vec<u32> = championship.entries().map(|entry| entry.number).collect();
    numbers.sort_unstable();
    numbers.dedup();
    assert_eq!(numbers.len(), championship.entries().count());
}

#[test]
fn entries_that_are_in_rounds_are_not_merged_away() {
    let mut championship = drawn();
    let groups: Vec<GroupId> = championship.groups().map(|group| group.id).collect();
    paired(&mut championship, groups[0]);
    let named = championship.group(groups[0]).expect("a group").members[0].entry;
    let free = championship.group(groups[1]).expect("a group").members[0].entry;
    let refused = said(&merge_entries(&championship, named, free, "x").unwrap_err());
    assert!(refused.contains("other way"), "{refused}");
    let edited = merge_entries(&championship, free, named, "x").expect("the other way");
    let mut after = championship.clone();
    take(&mut after, &edited.facts);
    assert_eq!(after.group(groups[1]).expect("a group").members.len(), 3);
    assert!(standings::of_group(&after, groups[1]).is_some());
    paired(&mut championship, groups[1]);
    let refused = said(&merge_entries(&championship, free, named, "x").unwrap_err());
    assert!(refused.contains("withdraw"), "{refused}");
    // Nobody is merged with themselves or over games.
    let other = EntryCode { tournament: TournamentId { cycle: 1, game: 1 }, ..named };
    let contestant = Contestant { name: Some("Ana".into()), school_year: Some(4) };
    let code = championship.next_code(other.school, other.tournament);
    take(&mut championship, &[Fact::EntryAdded { code, contestant }]);
    for (from, into) in [(named, named), (code, named)] {
        assert!(decisions::merge_entries(&championship, from, into, "x").is_err());
    }
}
