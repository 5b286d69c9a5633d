//! Registration by schools: dates, lists, verdicts, and the entries that come of them.

use std::collections::BTreeMap;

use championship::decisions::{
    RegistrationStatus, TypedPupil, accept_all, accept_registration, missing_in_registration,
    open_registration, read_school_list, register, registration_status, typed_list,
};
use championship::facts::{
    Championship, Contestant, EntryStatus, Fact, Language, QuestionAbout, Refusal, RegisteredPupil,
    RegistrationTerms, RegistrationVerdict, School, SchoolQuestion, Sender, TournamentId,
};
use championship::regulations;
use championship::store::Desk;
use championship::tables;
use speech::Tell;

const SEMAFORO: TournamentId = TournamentId { cycle: 1, game: 1 };
const RASTROS: TournamentId = TournamentId { cycle: 1, game: 3 };
const OPEN: i64 = 1_000;
const LATE: i64 = 2_001;
const MEALS: &str = "Refeições?";

fn terms() -> RegistrationTerms {
    let question =
        |text: &str, is_needed| SchoolQuestion { text: text.into(), is_needed, about: QuestionAbout::School };
    RegistrationTerms {
        from: OPEN,
        until: 2_000,
        address: "https://jogos.example".into(),
        questions: vec![question(MEALS, true), question("Algo mais?", false)],
    }
}

/// A national championship of two schools, with registration open.
fn begun() -> Championship {
    with_rules(regulations::default())
}

fn with_rules(rules: championship::facts::Regulations) -> Championship {
    let created = Fact::Created { name: "x".into(), regulations: Box::new(rules) };
    let mut state = Championship::begin(&created).unwrap();
    for number in [7, 221] {
        let school = School { number, name: format!("EB {number}"), place: None };
        state.apply(&Fact::SchoolRegistered { school }).unwrap();
    }
    state.apply(&Fact::RegistrationOpened { terms: terms() }).unwrap();
    state
}

fn pupil(name: &str, tournament: TournamentId) -> RegisteredPupil {
    let contestant = Contestant { name: Some(name.into()), school_year: Some(3) };
    RegisteredPupil { contestant, tournament, answers: BTreeMap::new() }
}

fn answers() -> BTreeMap<String, String> {
    [(MEALS.to_owned(), "12".to_owned())].into()
}

fn take(state: &mut Championship, facts: &[Fact]) {
    facts.iter().for_each(|fact| state.apply(fact).unwrap());
}

/// A school sends pupils and all answers.
fn send(state: &mut Championship, school: u32, pupils: &[RegisteredPupil], at: i64) {
    let facts = register(state, school, pupils, &answers(), (Sender::School, at)).unwrap();
    take(state, &facts);
}

fn accept(state: &mut Championship, school: u32) {
    let facts = accept_registration(state, school, "inscrição da escola").unwrap();
    take(state, &facts);
}

fn entered(state: &Championship) -> Vec<String> {
    let line = |entry: &championship::facts::Entry| {
        let status = match entry.status {
            EntryStatus::Active => "",
            EntryStatus::Waiting => " waits",
            EntryStatus::Withdrawn { .. } => " left",
        };
        format!("{} {}{status}", entry.code, entry.contestant.name.as_deref().unwrap_or("?"))
    };
    state.entries().map(line).collect()
}

#[test]
fn a_school_sends_within_the_dates_and_the_organiser_at_any_time() {
    let mut state = begun();
    let list = [pupil("Ana Um", RASTROS)];
    for at in [OPEN - 1, LATE] {
        let late = register(&state, 7, &list, &answers(), (Sender::School, at)).unwrap_err();
        assert_eq!(late, Refusal::NotRegistering.into());
    }
    for at in [OPEN, 2_000] {
        assert_eq!(register(&state, 7, &list, &answers(), (Sender::School, at)).unwrap().len(), 1);
    }
    let facts = register(&state, 7, &list, &answers(), (Sender::Organiser, LATE)).unwrap();
    take(&mut state, &facts);
    assert_eq!(register(&state, 7, &list, &answers(), (Sender::Organiser, LATE)).unwrap(), [], "as it was");
    state.apply(&Fact::RegistrationClosed).unwrap();
    assert_eq!(state.apply(&Fact::RegistrationClosed), Err(Refusal::NotRegistering));
    let closed = register(&state, 221, &list, &answers(), (Sender::School, OPEN)).unwrap_err();
    assert_eq!(closed, Refusal::NotRegistering.into());
    // Opened again it is open, and the same terms change nothing.
    take(&mut state.clone(), &open_registration(&state, &terms()).unwrap());
    assert_eq!(open_registration(&begun(), &terms()).unwrap(), []);
    let turned = RegistrationTerms { until: OPEN, ..terms() };
    assert_eq!(open_registration(&state, &turned).unwrap_err(), Refusal::DatesTurned.into());
}

#[test]
fn what_a_school_may_not_send_is_refused_and_nothing_changes() {
    let state = begun();
    let by = (Sender::School, OPEN);
    let two = [pupil("Ana Um", RASTROS), pupil("Rui Dois", RASTROS)];
    let full = register(&state, 7, &two, &answers(), by).unwrap_err();
    assert_eq!(full, Refusal::SchoolFull(7, 1).into(), "one pupil per game and cycle");
    let none = TournamentId { cycle: 1, game: 6 };
    let unplayed = register(&state, 7, &[pupil("Ana Um", none)], &answers(), by).unwrap_err();
    assert_eq!(unplayed, Refusal::GameNotInCycle(none).into());
    assert!(register(&state, 99, &[], &answers(), by).is_err(), "no such school");
    assert!(register(&state, 7, &[pupil("  ", RASTROS)], &answers(), by).is_err(), "no name");
    let mut older = pupil("Ana Um", RASTROS);
    older.contestant.school_year = Some(9);
    assert!(register(&state, 7, &[older], &answers(), by).is_err(), "of another cycle");
    let unasked = Fact::PupilsRegistered {
        school: 7,
        pupils: vec![],
        answers: [("Que horas são?".to_owned(), "3".to_owned())].into(),
        sender: Sender::School,
        at: OPEN,
    };
    assert!(matches!(state.clone().apply(&unasked), Err(Refusal::NoQuestion(_))));
    assert_eq!(state, begun());
}

#[test]
fn every_status_is_reached_and_what_is_accepted_becomes_entries() {
    let mut state = begun();
    let status = |state: &Championship| registration_status(state, 221);
    assert_eq!(status(&state), RegistrationStatus::Silent);
    let draft = register(&state, 221, &[], &[].into(), (Sender::School, OPEN)).unwrap();
    take(&mut state, &draft);
    assert_eq!(status(&state), RegistrationStatus::Incomplete);
    let missing = missing_in_registration(&state, 221);
    let said: Vec<String> = missing.iter().map(|missing| Language::En.say(missing)).collect();
    assert_eq!(said, ["there are no pupils on the list yet", "to be answered: Refeições?"]);
    assert!(accept_registration(&state, 221, "x").is_err(), "what is missing keeps it from being accepted");
    assert_eq!(
        state.apply(&Fact::RegistrationAccepted { school: 221 }),
        Err(Refusal::RegistrationIncomplete(221))
    );
    send(&mut state, 221, &[pupil("Ana Um", RASTROS), pupil("Rui Dois", SEMAFORO)], OPEN + 1);
    assert_eq!(status(&state), RegistrationStatus::Sent);
    assert_eq!(entered(&state), [""; 0], "what is not accepted is no entry");
    let declined = Fact::RegistrationDeclined { school: 221, message: "fora de prazo".into() };
    state.apply(&declined).unwrap();
    assert_eq!(status(&state), RegistrationStatus::Declined);
    send(&mut state, 221, &[pupil("Ana Um", RASTROS), pupil("Eva Três", SEMAFORO)], OPEN + 2);
    assert_eq!(status(&state), RegistrationStatus::Sent, "whoever corrects it is judged anew");
    accept(&mut state, 221);
    assert_eq!(status(&state), RegistrationStatus::Accepted);
    assert_eq!(entered(&state), ["221.1.1 Eva Três", "221.1.3 Ana Um"]);
    let empty = Fact::RegistrationDeclined { school: 221, message: " ".into() };
    assert_eq!(state.apply(&empty), Err(Refusal::ReasonMissing));
    assert_eq!(
        state.apply(&Fact::RegistrationAccepted { school: 7 }),
        Err(Refusal::RegistrationIncomplete(7))
    );
}

/// Codes stay, the record keeps both, and what the organiser entered besides is left alone.
#[test]
fn a_school_whose_pupils_came_by_a_list_is_not_silent() {
    let mut state = begun();
    let contestant = pupil("Ana", RASTROS).contestant;
    take(&mut state, &[Fact::EntryAdded { code: "007.1.3".parse().unwrap(), contestant }]);
    assert_eq!(registration_status(&state, 7), RegistrationStatus::Entered);
    assert!(RegistrationStatus::Entered > RegistrationStatus::Incomplete, "nobody reminds it");
    assert_eq!(registration_status(&state, 221), RegistrationStatus::Silent);
}

#[test]
fn a_list_that_changes_after_it_was_accepted_changes_just_that() {
    let mut state = begun();
    send(&mut state, 221, &[pupil("Ana Um", RASTROS), pupil("Rui Dois", SEMAFORO)], OPEN);
    accept(&mut state, 221);
    let code = state.next_code(221, TournamentId { cycle: 2, game: 3 });
    let contestant = Contestant { name: Some("Zé Outro".into()), school_year: Some(5) };
    state.apply(&Fact::EntryAdded { code, contestant }).unwrap();
    send(&mut state, 221, &[pupil("ANA UM", RASTROS), pupil("Eva Três", SEMAFORO)], OPEN + 1);
    let facts = accept_registration(&state, 221, "troca").unwrap();
    assert!(matches!(&facts[0], Fact::EntrySubstituted { reason, .. } if reason == "troca"), "{facts:?}");
    assert_eq!(facts.len(), 2, "{facts:?}");
    take(&mut state, &facts);
    let now = ["221.1.1 Eva Três", "221.1.3 Ana Um", "221.2.3 Zé Outro"];
    assert_eq!(entered(&state), now);
    send(&mut state, 221, &[pupil("Eva Três", SEMAFORO)], OPEN + 2);
    accept(&mut state, 221);
    assert_eq!(entered(&state), ["221.1.1 Eva Três", "221.1.3 Ana Um left", "221.2.3 Zé Outro"]);
}

#[test]
fn whoever_came_first_has_the_place_and_the_others_wait_in_order() {
    let rules = "extends: crjm\nlimits: { per tournament: 1 }\nwaiting list: kept\n";
    let rules =
        regulations::parse("r.yaml", rules).unwrap_or_else(|all| panic!("{}", all[0].render(Language::En)));
    let mut state = with_rules(rules);
    let third = School { number: 300, name: "EB 300".into(), place: None };
    state.apply(&Fact::SchoolRegistered { school: third }).unwrap();
    let id = state.regulations().tournaments()[0];
    send(&mut state, 221, &[pupil("Ana Um", id)], OPEN + 5);
    send(&mut state, 300, &[pupil("Ivo Três", id)], OPEN + 9);
    send(&mut state, 7, &[pupil("Rui Dois", id)], OPEN + 7);
    // A change later costs nobody the place in line.
    send(&mut state, 221, &[pupil("Ana Maria Um", id)], OPEN + 20);
    let all = accept_all(&state, "inscrição");
    assert_eq!((all.accepted.as_slice(), all.left.len()), (&[221, 7, 300][..], 0));
    take(&mut state, &all.facts);
    let status = |school| registration_status(&state, school);
    assert_eq!(status(221), RegistrationStatus::Accepted);
    assert_eq!((status(7), status(300)), (RegistrationStatus::Waiting(1), RegistrationStatus::Waiting(2)));
}

#[test]
fn lists_are_judged_row_by_row_and_never_for_another_school() {
    let state = begun();
    let list = "Nome;Ano;Jogo\nAna Um;3;Rastros\nRui Dois;3;Rastos\nEva Três;3;Rastros\nIvo;13;Semáforo\n";
    let read = |text: &str| {
        let table = tables::read(text.as_bytes()).unwrap();
        read_school_list(&state, 221, table, Language::En).unwrap()
    };
    let judged = read(list);
    assert_eq!(judged.pupils, [pupil("Ana Um", RASTROS)]);
    assert!(judged.has_errors());
    let mut rows: Vec<Option<u32>> = judged.problems.iter().map(|problem| problem.row).collect();
    rows.dedup();
    assert_eq!(rows, [Some(3), Some(4), Some(5)], "{:#?}", judged.problems);
    let said: Vec<String> = judged.problems.iter().map(|one| Language::En.say(&one.tell())).collect();
    assert!(said[0].contains("Rastros"), "the way out is named: {said:#?}");
    let column = |row: u32| {
        let problem = judged.problems.iter().find(|problem| problem.row == Some(row));
        problem.and_then(|problem| problem.column.clone()).map(|(at, _)| at)
    };
    assert_eq!((column(3), column(4)), (Some(2), None), "the school has no column: {said:#?}");
    let foreign = read("Nome;Escola;Ano;Jogo\nAna;EB 221;3;Rastros\nRui;EB 7;3;Semáforo\n");
    assert_eq!(foreign.pupils.len(), 1);
    assert!(Language::En.say(&foreign.problems.last().unwrap().tell()).contains("only its pupils"));
    // What is typed is the same list.
    let typed = |name: &str, year: &str, id: &str| TypedPupil {
        name: name.into(),
        year: year.into(),
        tournament: id.into(),
        answers: BTreeMap::new(),
    };
    let typed = [typed(" Ana  Um ", "3", "1.3"), typed("Rui", "", "1.1"), typed("Eva", "3", "")];
    let judged = read_school_list(&state, 221, typed_list(&state, &typed), Language::En).unwrap();
    assert_eq!(judged.pupils.len(), 2);
    assert_eq!(judged.pupils[0], pupil("Ana Um", RASTROS));
    assert_eq!(judged.problems[0].row, Some(3));
}

#[test]
fn a_link_is_replaced_with_a_reason_and_schools_that_become_one_keep_what_was_sent() {
    let mut state = begun();
    let bare = Fact::LinkReplaced { school: 7, reason: String::new() };
    assert_eq!(state.apply(&bare), Err(Refusal::ReasonMissing));
    state.apply(&Fact::LinkReplaced { school: 7, reason: "perdeu-se".into() }).unwrap();
    state.apply(&Fact::ContactGiven { school: 7, email: " eb7@example.pt ".into() }).unwrap();
    send(&mut state, 7, &[pupil("Ana Um", RASTROS)], OPEN);
    assert_eq!(state.registration().of(7).unwrap().link, 1);
    state.apply(&Fact::SchoolsMerged { from: 7, into: 221, reason: "é a mesma".into() }).unwrap();
    let own = state.registration().of(221).unwrap();
    assert_eq!((own.email.as_str(), own.link), ("eb7@example.pt", 0));
    assert_eq!(own.answer.as_ref().unwrap().pupils, [pupil("Ana Um", RASTROS)]);
    assert_eq!(own.verdict, None::<RegistrationVerdict>);
    let gone = Fact::ContactGiven { school: 7, email: String::new() };
    assert_eq!(state.apply(&gone), Err(Refusal::SchoolMerged(7, 221)));
}

on_both_databases! {
/// A pupil who is forgotten leaves what the school sent; a namesake elsewhere stays.
fn a_forgotten_pupil_leaves_the_registration(place) {
    let mut desk = Desk::create(&place.location, "prova", regulations::default(), "mesa").unwrap();
    let mut commit = |fact: Fact| drop(desk.commit(None, |_, _| Ok(vec![fact.clone()])).unwrap());
    for number in [7, 221] {
        let school = School { number, name: format!("EB {number}"), place: None };
        commit(Fact::SchoolRegistered { school });
    }
    commit(Fact::RegistrationOpened { terms: terms() });
    for school in [7, 221] {
        let answers = [(MEALS.to_owned(), "a Beatriz Água não come glúten".to_owned())].into();
        let pupils = vec![pupil("Beatriz Água", RASTROS), pupil("Rui Dois", SEMAFORO)];
        commit(Fact::PupilsRegistered { school, pupils, answers, sender: Sender::School, at: OPEN });
    }
    commit(Fact::RegistrationDeclined { school: 221, message: "a Beatriz Água já joga no Norte".into() });
    desk.commit(None, |state, _| accept_registration(state, 221, "inscrição")).unwrap();
    desk.commit(None, |state, _| accept_registration(state, 7, "inscrição")).unwrap();
    let code = desk.championship().entries().find(|entry| entry.code.school == 221 && entry.code.tournament == RASTROS).unwrap().code;
    let report = desk.forget(code).unwrap();
    assert!(report.entries >= 3, "{report:?}");
    let of_school = |number: u32| {
        let entries = desk.journal().read(0).unwrap();
        let own = entries.into_iter().filter(move |entry| entry.subject == format!("registration/{number:03}"));
        own.map(|entry| entry.body).collect::<String>()
    };
    assert!(!of_school(221).contains("Beatriz"), "{}", of_school(221));
    assert!(of_school(221).contains("Rui Dois"), "only the one is forgotten");
    assert!(of_school(7).contains("Beatriz Água"), "{}", of_school(7));
    let again = Desk::open(&place.location, "mesa").unwrap();
    assert_eq!(again.championship(), desk.championship(), "what is left can be read again");
    let own = again.championship().registration().of(221).unwrap().answer.clone().unwrap();
    assert_eq!(own.pupils[0].contestant, Contestant::default());
    assert_eq!(again.journal().verify().unwrap().faults, []);
}
}
