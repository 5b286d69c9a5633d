//! Pupils whom schools named go for good: replaced ones, those of schools that were merged, and whatever was asked meanwhile.

use std::collections::BTreeMap;
use std::path::PathBuf;

use championship::decisions::{
    KeptPupil, RegistrationStatus, accept_registration, kept_of_school, read_school_list, register,
    registration_status, take_out,
};
use championship::facts::{
    Contestant, Fact, GroupId, Language, NameStyle, QuestionAbout, RegisteredPupil, RegistrationTerms,
    School, SchoolQuestion, Sender,
};
use championship::press::{Cards, Format, Order, find};
use championship::reports::Options;
use championship::store::{Desk, Location, automatic_backup};
use championship::{pairing, regulations, tables};

use crate::ways::FIRST;

const DIET: &str = "Alergias?";
const REGION: &str = "Zona";

const RULES: &str = "extends: escola\nedition: none\ncycles: [{ name: x, years: 1-4, games: [ouri] }]\n\
    limits: { per school and tournament: none, per school: none }\nstages: [{ play: round robin }]\nlast resort: share\n";

/// A championship in a file, of which registration is open for schools 7 and 8.
struct Hall {
    desk: Desk,
    file: PathBuf,
    location: Location,
    _folder: tempfile::TempDir,
}

fn asking(questions: &[(&str, bool, QuestionAbout)]) -> Fact {
    let question = |(text, is_needed, about): &(&str, bool, QuestionAbout)| SchoolQuestion {
        text: (*text).into(),
        is_needed: *is_needed,
        about: *about,
    };
    let questions = questions.iter().map(question).collect();
    let terms = RegistrationTerms { from: 0, until: 100, address: "x".into(), questions };
    Fact::RegistrationOpened { terms }
}

fn pupil(name: &str, answers: &[(&str, &str)]) -> RegisteredPupil {
    RegisteredPupil {
        contestant: Contestant { name: Some(name.into()), school_year: Some(3) },
        tournament: FIRST,
        answers: answers.iter().map(|(text, said)| ((*text).to_owned(), (*said).to_owned())).collect(),
    }
}

impl Hall {
    fn open(more: &str, questions: &[(&str, bool, QuestionAbout)]) -> Hall {
        let rules = regulations::parse("r.yaml", &format!("{RULES}{more}"))
            .unwrap_or_else(|problems| panic!("{}", problems[0].render(Language::En)));
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("prova.arbitro");
        let location = Location::File(file.clone());
        let desk = Desk::create(&location, "prova", rules, "mesa").expect("a desk");
        let mut hall = Hall { desk, file, location, _folder: folder };
        for number in [7, 8] {
            let school = School { number, name: format!("EB {number}"), place: None };
            hall.tell(vec![Fact::SchoolRegistered { school }]);
        }
        hall.tell(vec![asking(questions)]);
        hall
    }

    fn tell(&mut self, facts: Vec<Fact>) {
        self.desk.commit(None, |_, _| Ok(facts.clone())).expect("facts");
    }

    fn send(&mut self, school: u32, pupils: &[RegisteredPupil]) {
        let facts = register(self.desk.championship(), school, pupils, &BTreeMap::new(), (Sender::School, 9))
            .unwrap();
        self.tell(facts);
    }

    fn accept(&mut self, school: u32) {
        let facts = accept_registration(self.desk.championship(), school, "inscrição").unwrap();
        self.tell(facts);
    }

    fn kept(&self, school: u32, name: &str) -> KeptPupil {
        let mut kept = kept_of_school(self.desk.championship(), school).into_iter();
        kept.find(|one| one.pupil.name == name).expect("somebody is kept")
    }

    /// Deletes a pupil as the pages of schools and families do.
    fn delete(&mut self, school: u32, name: &str) {
        let one = self.kept(school, name);
        let facts = take_out(self.desk.championship(), school, &one, ("a pedido", 10)).unwrap();
        self.tell(facts);
        match one.entry {
            Some(code) => self.desk.forget_as("escola", code, &[]).unwrap(),
            None => self.desk.forget_listed_as("escola", school, FIRST, name).unwrap(),
        };
    }

    fn has(&self, text: &str) -> bool {
        let bytes = std::fs::read(&self.file).expect("a file");
        bytes.windows(text.len()).any(|window| window == text.as_bytes())
    }

    /// Opens the championship again, as the next day does.
    fn again(&self) -> Desk {
        let desk = Desk::open(&self.location, "mesa").expect("it opens");
        assert_eq!(desk.journal().verify().unwrap().faults, []);
        desk
    }
}

#[test]
fn whoever_was_replaced_goes_from_the_file_and_its_copies_and_who_came_stays() {
    let mut hall = Hall::open("", &[(DIET, false, QuestionAbout::Pupil)]);
    hall.send(7, &[pupil("Nina Primeira", &[(DIET, "avelãs")])]);
    hall.accept(7);
    let code = hall.desk.championship().entries().next().unwrap().code;
    hall.tell(vec![Fact::EntryMarked { code, mark: "turma da noite".into() }]);
    hall.send(7, &[pupil("Olga Segunda", &[(DIET, "pinhões")])]);
    hall.accept(7);
    hall.tell(vec![Fact::EntryMarked { code, mark: "turma da manhã".into() }]);
    let copy = automatic_backup(&hall.location, "prova", "2026-03-20T09:00:00Z").expect("a copy").path;
    assert!(hall.kept(7, "Nina Primeira").is_earlier);
    hall.delete(7, "Nina Primeira");
    let copied = std::fs::read(copy).expect("a file");
    for gone in ["Primeira", "avelãs", "turma da noite"] {
        let is_in_copy = copied.windows(gone.len()).any(|window| window == gone.as_bytes());
        assert!(!hall.has(gone) && !is_in_copy, "{gone}");
    }
    let entry = hall.again().championship().entry(code).unwrap().clone();
    assert_eq!(entry.contestant.name.as_deref(), Some("Olga Segunda"));
    assert_eq!((entry.mark.as_deref(), entry.columns[DIET].as_str()), (Some("turma da manhã"), "pinhões"));
}

#[test]
fn a_winner_whose_name_is_kept_keeps_what_was_agreed_to_and_nothing_else_that_was_told() {
    const NAMES: &str = "Autoriza publicar o nome?";
    let about = [(DIET, true, QuestionAbout::Pupil), (NAMES, true, QuestionAbout::Names)];
    let mut hall = Hall::open("", &about);
    let answers = [(NAMES, "sim"), (DIET, "avelãs")];
    hall.send(7, &[pupil("Nina Primeira", &answers), pupil("Rui Dois", &answers)]);
    hall.accept(7);
    hall.send(7, &[pupil("Olga Segunda", &answers), pupil("Rui Dois", &answers)]);
    hall.accept(7);
    let codes: Vec<_> = hall.desk.championship().entries().map(|entry| entry.code).collect();
    hall.desk.forget_all_as("mesa", &codes[1..], &codes[..1].iter().copied().collect()).unwrap();
    for gone in ["avelãs", "Rui Dois", "Nina Primeira"] {
        assert!(!hall.has(gone), "{gone}");
    }
    let again = hall.again();
    let kept = again.championship().entry(codes[0]).unwrap();
    assert_eq!(kept.contestant.name.as_deref(), Some("Olga Segunda"));
    assert!(again.championship().may_be_named(kept));
}

#[test]
fn tables_of_results_that_are_made_for_everybody_name_nobody_who_did_not_agree() {
    const NAMES: &str = "Autoriza publicar o nome?";
    let mut hall = Hall::open("", &[(NAMES, false, QuestionAbout::Names)]);
    hall.send(7, &[pupil("Ana Um", &[(NAMES, "sim")]), pupil("Rui Dois", &[(NAMES, "não")])]);
    hall.accept(7);
    let mut state = hall.desk.championship().clone();
    state.apply(&Fact::NamesChosen { names: NameStyle::Full }).unwrap();
    crate::ways::play_all(&mut state, FIRST, 7);
    let options = Options { names: NameStyle::Full, ..Options::default() };
    let cards = Cards::default();
    for key in ["standings", "cross", "scores"] {
        let order = Order::all(&state, &options, &cards);
        let made = find(key).unwrap().made(&order, &[Format::Csv]).unwrap();
        let text = String::from_utf8_lossy(&made.files[0].1).into_owned();
        assert!(text.contains("Ana Um") && !text.contains("Rui Dois"), "{key}: {text}");
    }
}

#[test]
fn a_pupil_can_be_deleted_after_the_questions_about_pupils_were_put_otherwise() {
    let mut hall = Hall::open("", &[(DIET, false, QuestionAbout::Pupil)]);
    hall.send(7, &[pupil("Ana Um", &[(DIET, "nozes")]), pupil("Rui Dois", &[(DIET, "leite")])]);
    hall.tell(vec![asking(&[("Alergias e dietas?", false, QuestionAbout::Pupil)])]);
    hall.delete(7, "Ana Um");
    assert!(!hall.has("Ana Um") && hall.has("Rui Dois"));
    assert_eq!(
        hall.desk.championship().registration().of(7).unwrap().answer.as_ref().unwrap().pupils.len(),
        1
    );
    hall.again();
}

#[test]
fn a_pupil_in_a_list_of_a_school_that_became_part_of_another_goes_from_the_other() {
    let mut hall = Hall::open("", &[]);
    hall.send(7, &[pupil("Rui Dois", &[])]);
    hall.send(8, &[pupil("Bia Três", &[])]);
    hall.tell(vec![Fact::SchoolsMerged { from: 8, into: 7, reason: "agrupamento".into() }]);
    hall.delete(7, "Bia Três");
    assert!(!hall.has("Bia Três") && hall.has("Rui Dois"));
    hall.again();
}

#[test]
fn answers_that_go_make_no_two_pupils_of_one_quota() {
    let about = [(REGION, true, QuestionAbout::Pupil)];
    let mut hall = Hall::open(&format!("quotas: [{{ most: 1, column: {REGION} }}]\n"), &about);
    hall.send(7, &[pupil("Ana Um", &[(REGION, "Norte")]), pupil("Rui Dois", &[(REGION, "Sul")])]);
    hall.accept(7);
    hall.desk.forget_school_as("escola", 7).unwrap();
    assert!(!hall.has("Ana Um") && !hall.has("Norte"));
    hall.again();
}

#[test]
fn a_list_that_was_declined_is_so_still_when_a_pupil_goes_from_it() {
    let mut hall = Hall::open("", &[]);
    hall.send(7, &[pupil("Ana Um", &[]), pupil("Rui Dois", &[])]);
    hall.tell(vec![Fact::RegistrationDeclined { school: 7, message: "falta a ficha".into() }]);
    hall.delete(7, "Rui Dois");
    assert_eq!(registration_status(hall.desk.championship(), 7), RegistrationStatus::Declined);
}

#[test]
fn whoever_is_seated_is_playing_though_no_result_is_in() {
    let mut hall = Hall::open("", &[]);
    hall.send(7, &[pupil("Ana Um", &[]), pupil("Eva Três", &[])]);
    hall.accept(7);
    let draw = pairing::draw(hall.desk.championship(), FIRST, 1, 1).expect("a draw");
    hall.tell(vec![draw]);
    let group = GroupId { tournament: FIRST, stage: 1, group: 1 };
    let round = pairing::pair(hall.desk.championship(), group, 1, None).expect("a round");
    hall.tell(vec![round]);
    assert!(hall.kept(7, "Ana Um").is_playing, "the board has the name on it");
}

#[test]
fn who_comes_in_anothers_place_has_none_of_their_answers_asked_now_or_before() {
    let mut hall = Hall::open("", &[(DIET, false, QuestionAbout::Pupil)]);
    hall.send(7, &[pupil("Ana Um", &[(DIET, "nozes")])]);
    hall.accept(7);
    hall.tell(vec![asking(&[])]);
    hall.send(7, &[pupil("Rui Dois", &[])]);
    hall.accept(7);
    let entries: Vec<_> = hall.desk.championship().entries().collect();
    assert_eq!(entries.len(), 1);
    assert_eq!(entries[0].columns, BTreeMap::new());
}

#[test]
fn an_answer_that_is_too_long_is_complained_of() {
    let hall = Hall::open("", &[(DIET, false, QuestionAbout::Pupil)]);
    let read = |diet: &str| {
        let list = format!("Nome;Ano;{DIET}\nAna Um;3;{diet}\n");
        let table = tables::read(list.as_bytes()).unwrap();
        read_school_list(hall.desk.championship(), 7, table, Language::Pt).unwrap()
    };
    assert!(!read("nozes").has_errors());
    let long = read(&"nozes ".repeat(100));
    assert!(long.has_errors() && long.pupils.is_empty(), "{:?}", long.problems);
    assert_eq!(long.problems[0].column, Some((2, DIET.to_owned())));
}

#[test]
fn a_question_that_is_a_column_of_the_regulations_in_other_capitals_can_be_answered() {
    let quotas = format!("quotas: [{{ most: 1, column: {REGION} }}]\n");
    let loud = REGION.to_uppercase();
    let about = [(loud.as_str(), true, QuestionAbout::Pupil), (DIET, false, QuestionAbout::Pupil)];
    let mut hall = Hall::open(&quotas, &about);
    let list = format!("Nome;Ano;{DIET};{loud}\nAna Um;3;nozes;Norte\n");
    let table = tables::read(list.as_bytes()).unwrap();
    let list = read_school_list(hall.desk.championship(), 7, table, Language::Pt).unwrap();
    assert!(!list.has_errors(), "{:?}", list.problems);
    hall.send(7, &list.pupils);
    assert_eq!(registration_status(hall.desk.championship(), 7), RegistrationStatus::Sent);
    hall.accept(7);
    let entry = hall.desk.championship().entries().next().unwrap();
    assert_eq!(hall.desk.championship().column_of(entry, REGION).as_deref(), Some("Norte"));
    assert_eq!(hall.kept(7, "Ana Um").pupil.answers.len(), 2);
}
