//! What schools answer about each pupil, what of it is obeyed, and how it is forgotten.

use std::collections::BTreeMap;

use championship::decisions::{
    KeptPupil, RegistrationStatus, accept_registration, asked_alike, kept_of_school, missing_in_registration,
    published_winners, read_school_list, register, registration_status, take_out,
};
use championship::facts::{
    Championship, Contestant, Fact, Language, NameStyle, QuestionAbout, RegisteredPupil, RegistrationTerms,
    School, SchoolQuestion, Sender, Stamp, TournamentId, is_yes,
};
use championship::imports::preview_entries;
use championship::press::{Cards, Format, Order, find};
use championship::regulations;
use championship::reports::Options;
use championship::store::{Desk, Location, automatic_backup};
use championship::tables;
use championship::{pairing, standings};

use crate::ways::{FIRST, play_all};

const DIET: &str = "Alergias?";
const NAMES: &str = "Autoriza publicar o nome?";

const RULES: &str = "extends: escola\nedition: none\ncycles: [{ name: x, years: 1-4, games: [ouri] }]\n\
    limits: { per school and tournament: none, per school: none }\nstages: [{ play: round robin }]\nlast resort: share\n";

fn rules(more: &str) -> championship::facts::Regulations {
    regulations::parse("r.yaml", &format!("{RULES}{more}"))
        .unwrap_or_else(|problems| panic!("{}", problems[0].render(Language::En)))
}

fn question(text: &str, is_needed: bool, about: QuestionAbout) -> SchoolQuestion {
    SchoolQuestion { text: text.into(), is_needed, about }
}

fn terms() -> RegistrationTerms {
    let questions = vec![
        question("Almoços?", false, QuestionAbout::School),
        question(DIET, false, QuestionAbout::Pupil),
        question(NAMES, true, QuestionAbout::Names),
    ];
    RegistrationTerms { from: 0, until: 100, address: "x".into(), questions }
}

/// Schools 7 and 8 of which registration is open.
fn beginning(more: &str) -> Vec<Fact> {
    let school = |number| School { number, name: format!("EB {number}"), place: None };
    vec![
        Fact::Created { name: "x".into(), regulations: Box::new(rules(more)) },
        Fact::SchoolRegistered { school: school(7) },
        Fact::SchoolRegistered { school: school(8) },
        Fact::RegistrationOpened { terms: terms() },
    ]
}

fn begun(more: &str) -> Championship {
    let facts = beginning(more);
    let mut state = Championship::begin(&facts[0]).unwrap();
    take(&mut state, &facts[1..]);
    state
}

fn take(state: &mut Championship, facts: &[Fact]) {
    facts.iter().for_each(|fact| state.apply(fact).unwrap());
}

fn pupil(name: &str, answers: &[(&str, &str)]) -> RegisteredPupil {
    RegisteredPupil {
        contestant: Contestant { name: Some(name.into()), school_year: Some(3) },
        tournament: FIRST,
        answers: answers.iter().map(|(text, said)| ((*text).to_owned(), (*said).to_owned())).collect(),
    }
}

fn sent(state: &Championship, school: u32, pupils: &[RegisteredPupil]) -> Vec<Fact> {
    register(state, school, pupils, &BTreeMap::new(), (Sender::School, 9)).unwrap()
}

fn send_and_accept(state: &mut Championship, school: u32, pupils: &[RegisteredPupil]) {
    let facts = sent(state, school, pupils);
    take(state, &facts);
    let facts = accept_registration(state, school, "inscrição").unwrap();
    take(state, &facts);
}

/// What was told of whom.
fn told(state: &Championship) -> Vec<(String, BTreeMap<String, String>)> {
    let line = |entry: &championship::facts::Entry| {
        (entry.contestant.name.clone().unwrap_or_default(), entry.columns.clone())
    };
    state.entries().map(line).collect()
}

#[test]
fn what_is_answered_about_a_pupil_is_told_of_the_entry_and_what_is_put_right_there_stays() {
    let mut state = begun("");
    let facts =
        sent(&state, 7, &[pupil("Ana Um", &[(DIET, "nozes"), (NAMES, "sim")]), pupil("Rui Dois", &[])]);
    take(&mut state, &facts);
    assert_eq!(registration_status(&state, 7), RegistrationStatus::Incomplete);
    let missing: Vec<String> =
        missing_in_registration(&state, 7).iter().map(|what| Language::Pt.say(what)).collect();
    assert_eq!(missing, [format!("falta responder sobre 1 aluno: {NAMES}")]);
    assert!(accept_registration(&state, 7, "x").is_err());
    let all = [pupil("Ana Um", &[(DIET, "nozes"), (NAMES, "sim")]), pupil("Rui Dois", &[(NAMES, "não")])];
    send_and_accept(&mut state, 7, &all);
    let line = |name: &str, answers: &[(&str, &str)]| (name.to_owned(), pupil(name, answers).answers);
    assert_eq!(
        told(&state),
        [line("Ana Um", &[(DIET, "nozes"), (NAMES, "sim")]), line("Rui Dois", &[(NAMES, "não")])]
    );
    // The family says no at the entry; the school sends its list again for another reason.
    let code = state.entries().next().unwrap().code;
    let no = Fact::EntryTold { code, column: NAMES.into(), text: "não".into() };
    take(&mut state, &[no]);
    let other = [all[0].clone(), pupil("Rui Dois", &[(NAMES, "não"), (DIET, "leite")])];
    send_and_accept(&mut state, 7, &other);
    assert_eq!(
        told(&state),
        [
            line("Ana Um", &[(DIET, "nozes"), (NAMES, "não")]),
            line("Rui Dois", &[(NAMES, "não"), (DIET, "leite")])
        ]
    );
    // Whoever comes in the place of another brings answers of their own.
    send_and_accept(&mut state, 7, &[all[0].clone(), pupil("Eva Três", &[(NAMES, "sim")])]);
    assert_eq!(told(&state)[1], line("Eva Três", &[(NAMES, "sim")]));
    let stranger = pupil("Zoé", &[("Outra?", "x")]);
    assert_eq!(sent(&state, 8, &[stranger]).len(), 1, "what nobody asks is left out");
}

#[test]
fn a_list_brings_answers_by_the_titles_of_its_columns() {
    let state = begun("");
    let list = format!("Nome;Ano;{DIET};{NAMES}\nAna Um;3;nozes;sim\nRui Dois;3;;Não\n");
    let table = tables::read(list.as_bytes()).unwrap();
    let read = read_school_list(&state, 7, table.clone(), Language::Pt).unwrap();
    assert!(!read.has_errors(), "{:?}", read.problems);
    assert_eq!(read.pupils[0].answers, pupil("", &[(DIET, "nozes"), (NAMES, "sim")]).answers);
    assert_eq!(read.pupils[1].answers, pupil("", &[(NAMES, "Não")]).answers);
    // A list of the organisers tells the same of entries.
    let list = format!("Nome;Escola;Ano;Jogo;{NAMES}\nAna Um;EB 7;3;ouri;sim\n");
    let table = tables::read(list.as_bytes()).unwrap();
    let facts = preview_entries(&state, &table).facts();
    assert!(
        facts.iter().any(|fact| matches!(fact, Fact::EntryTold { column, .. } if column == NAMES)),
        "{facts:?}"
    );
}

#[test]
fn who_did_not_agree_has_no_name_where_everybody_looks_and_is_no_winner_who_is_kept() {
    let mut state = begun("names kept for months: 12\n");
    let all: Vec<RegisteredPupil> =
        [("Ana Um", "sim"), ("Rui Dois", "não"), ("Eva Três", "Yes"), ("Ivo Quatro", "")]
            .iter()
            .map(|(name, said)| pupil(name, &[(NAMES, said)]))
            .collect();
    let optional = SchoolQuestion { is_needed: false, ..question(NAMES, true, QuestionAbout::Names) };
    take(
        &mut state,
        &[Fact::RegistrationOpened { terms: RegistrationTerms { questions: vec![optional], ..terms() } }],
    );
    send_and_accept(&mut state, 7, &all);
    take(&mut state, &[Fact::NamesChosen { names: NameStyle::Full }]);
    play_all(&mut state, FIRST, 7);
    let names = |state: &Championship| -> Vec<Option<String>> {
        state.entries().map(|entry| entry.contestant.shown_name(state.public_names())).collect()
    };
    let name = |name: &str| Some(name.to_owned());
    assert_eq!(names(&state.for_public().unwrap()), [name("Ana Um"), None, name("Eva Três"), None]);
    assert_eq!(names(&state).iter().flatten().count(), 4, "who works here sees all");
    // What is hung up or published is for everybody, what is handed out is not.
    let options = Options { names: NameStyle::Full, ..Options::default() };
    let cards = Cards::default();
    let printed = |key: &str, format: Format| {
        let made = find(key).unwrap().made(&Order::all(&state, &options, &cards), &[format]).unwrap();
        String::from_utf8_lossy(&made.files[0].1).into_owned()
    };
    let (scores, entries) = (printed("scores", Format::Csv), printed("entries", Format::Csv));
    assert!(scores.contains("Ana Um") && !scores.contains("Rui Dois") && !scores.contains("Ivo"), "{scores}");
    assert!(entries.contains("Rui Dois"), "{entries}");
    assert!(!entries.contains(NAMES), "answers are in no list that may go to others: {entries}");
    // What was agreed to can be taken back when everything is over, and only that is told then.
    take(&mut state, &[Fact::TournamentClosed { tournament: FIRST }]);
    let code = state.entries().next().unwrap().code;
    let tell = |column: &str, text: &str| Fact::EntryTold { code, column: column.into(), text: text.into() };
    let mut later = state.clone();
    assert!(later.apply(&tell(DIET, "leite")).is_err());
    take(&mut later, &[tell(NAMES, "não")]);
    assert_eq!(names(&later.for_public().unwrap()).iter().flatten().count(), 1);
    let podium = standings::podium(&state, FIRST);
    let kept = published_winners(&state);
    assert!(podium.iter().any(|one| !state.may_be_named(state.entry(one.entry).unwrap())), "{podium:?}");
    assert!(kept.iter().all(|code| state.may_be_named(state.entry(*code).unwrap())), "{kept:?}");
    // Asked no more, it is obeyed still; and in another language it is the same question.
    let none = RegistrationTerms { questions: vec![], ..terms() };
    take(&mut state, &[Fact::RegistrationOpened { terms: none.clone() }]);
    assert_eq!(names(&state.for_public().unwrap()).iter().flatten().count(), 2);
    let english = question("May the name be published?", true, QuestionAbout::Names);
    let again = asked_alike(&state, RegistrationTerms { questions: vec![english], ..none });
    assert_eq!(again.questions[0].text, NAMES);
    for (said, is_meant) in
        [("SIM", true), (" sí ", true), ("si", true), ("não", false), ("", false), ("talvez", false)]
    {
        assert_eq!(is_yes(said), is_meant, "{said}");
    }
}

#[test]
fn quotas_count_by_region_game_cycle_and_in_all() {
    const TWO: &str =
        "cycles: [{ name: x, years: 1-4, games: [ouri, hex] }, { name: y, years: 5-6, games: [hex] }]\n";
    let game = |cycle, game| TournamentId { cycle, game };
    let (ouri, hex, older) = (game(1, 1), game(1, 2), game(2, 2));
    // How many of four can enter, in this order.
    let entered = |quota: &str| {
        let text = format!(
            "{}quotas: [{quota}]\n",
            RULES.replace("cycles: [{ name: x, years: 1-4, games: [ouri] }]\n", TWO)
        );
        let read = regulations::parse("r.yaml", &text);
        let read = read.unwrap_or_else(|problems| panic!("{}", problems[0].render(Language::En)));
        let mut state =
            Championship::begin(&Fact::Created { name: "x".into(), regulations: Box::new(read) }).unwrap();
        take(&mut state, &beginning("")[1..3]);
        for school in [7, 8] {
            take(&mut state, &[Fact::RegionGiven { school, region: "Centro".into() }]);
        }
        let mut fits = Vec::new();
        for (school, tournament) in [(7, ouri), (7, hex), (8, hex), (8, older)] {
            let code = state.next_code(school, tournament);
            let school_year = Some(if tournament.cycle == 1 { 3 } else { 5 });
            let contestant = Contestant { name: Some(format!("A{code}")), school_year };
            fits.push(state.apply(&Fact::EntryAdded { code, contestant }).is_ok());
        }
        fits
    };
    assert_eq!(entered("{ most: 1 }"), [true, true, false, true]);
    assert_eq!(entered("{ most: 1, per: game }"), [true, true, false, false]);
    assert_eq!(entered("{ most: 2, per: cycle }"), [true, true, false, true]);
    assert_eq!(entered("{ most: 3, per: all }"), [true, true, true, false]);
    assert_eq!(entered("{ most: 1, per: all, games: [hex] }"), [true, true, false, false]);
    assert_eq!(entered("{ most: 1, column: região }"), [true, true, false, true]);
    assert_eq!(entered("{ most: 2, column: region, per: all }"), [true, true, false, false]);
    assert_eq!(entered("{ most: 1, column: region=Norte, per: all }"), [true; 4]);
}

/// Looks for a text in a file, whatever else is in it.
fn is_in(file: &std::path::Path, text: &str) -> bool {
    let bytes = std::fs::read(file).expect("a file");
    bytes.windows(text.len()).any(|window| window == text.as_bytes())
}

#[test]
fn a_school_sees_of_whom_something_is_kept_and_each_goes_from_the_file_and_all_copies() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("prova.arbitro");
    let location = Location::File(file.clone());
    let mut desk = Desk::create(&location, "prova", rules(""), "mesa").expect("a desk");
    let tell = |desk: &mut Desk, facts: Vec<Fact>| {
        desk.commit(None, |_, _| Ok(facts.clone())).expect("facts");
    };
    tell(&mut desk, beginning("")[1..].to_vec());
    tell(&mut desk, vec![Fact::ContactGiven { school: 7, email: "eb7@exemplo.pt".into() }]);
    let lunches: BTreeMap<String, String> =
        [("Almoços?".to_owned(), "para o Tomás Ausente, sem glúten".to_owned())].into();
    let yes = |name: &str| pupil(name, &[(NAMES, "sim"), (DIET, "avelãs")]);
    for list in
        [vec![yes("Nina Engano"), yes("Ana Um")], vec![yes("Tomás Ausente"), yes("Ana Um"), yes("Rui Dois")]]
    {
        let facts = register(desk.championship(), 7, &list, &lunches, (Sender::School, 9)).unwrap();
        tell(&mut desk, facts);
    }
    let facts = sent(desk.championship(), 8, &[yes("Ana Um")]);
    tell(&mut desk, facts);
    let facts = accept_registration(desk.championship(), 7, "inscrição").unwrap();
    tell(&mut desk, facts);
    let copy = automatic_backup(&location, "prova", "2026-03-20T09:00:00Z").expect("a copy").path;
    let kept = |desk: &Desk| kept_of_school(desk.championship(), 7);
    let names = |desk: &Desk| -> Vec<String> { kept(desk).into_iter().map(|one| one.pupil.name).collect() };
    assert_eq!(names(&desk), ["Tomás Ausente", "Ana Um", "Rui Dois", "Nina Engano"]);
    let find = |desk: &Desk, name: &str| -> KeptPupil {
        kept(desk).into_iter().find(|one| one.pupil.name == name).expect("somebody")
    };
    // One who is in an earlier list alone, and one who is entered.
    let forget = |desk: &mut Desk, name: &str| {
        let one = find(desk, name);
        let facts = take_out(desk.championship(), 7, &one, ("a pedido", 10)).unwrap();
        tell(desk, facts);
        match one.entry {
            Some(code) => desk.forget_as("escola", code, &[]).unwrap(),
            None => desk.forget_listed_as("escola", 7, FIRST, name).unwrap(),
        }
    };
    forget(&mut desk, "Nina Engano");
    forget(&mut desk, "Tomás Ausente");
    for gone in ["Engano", "Ausente"] {
        assert!(!is_in(&file, gone) && !is_in(&copy, gone), "{gone}");
    }
    assert_eq!(names(&desk), ["Ana Um", "Rui Dois"]);
    assert_eq!(
        registration_status(desk.championship(), 7),
        RegistrationStatus::Accepted,
        "what was accepted still is"
    );
    // Who is playing stays until it is over.
    let (code, contestant) = (championship::facts::EntryCode::first(8, 1, 1), yes("Ana Um").contestant);
    tell(&mut desk, vec![Fact::EntryAdded { code, contestant }]);
    let draw = pairing::draw(desk.championship(), FIRST, 1, 1).expect("a draw");
    tell(&mut desk, vec![draw]);
    let group = championship::facts::GroupId { tournament: FIRST, stage: 1, group: 1 };
    let round = pairing::pair(desk.championship(), group, 1, None).expect("a round");
    tell(&mut desk, vec![round]);
    let place = championship::facts::GamePlace { group, round: 1, board: 1, game: 1 };
    let stamp = Stamp { by: "mesa".into(), at: 0 };
    let result = championship::facts::MatchResult::FirstWins;
    tell(&mut desk, vec![Fact::ResultEntered { place, result, record: None, stamp }]);
    let playing = kept(&desk).into_iter().find(|one| one.is_playing).expect("one of two sits at the board");
    assert!(take_out(desk.championship(), 7, &playing, ("a pedido", 10)).is_err());
    // All of the school, and nobody of another.
    desk.forget_school_as("escola", 7).unwrap();
    for gone in ["Rui Dois", "eb7@exemplo.pt", "glúten"] {
        assert!(!is_in(&file, gone) && !is_in(&copy, gone), "{gone}");
    }
    assert_eq!(names(&desk), Vec::<String>::new());
    assert!(is_in(&file, "Ana Um"), "she of the other school stays");
    assert_eq!(desk.journal().verify().unwrap().faults, []);
    drop(desk);
    let again = Desk::open(&location, "mesa").expect("it is whole");
    assert_eq!(again.championship().registration().of(7).unwrap().email, "");
}
