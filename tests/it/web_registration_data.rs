//! What schools and families answer, see and delete over the pages, and letters on another computer.

use std::collections::BTreeMap;

use championship::decisions::{RegistrationStatus, registration_status};
use championship::facts::{Championship, Fact, School};
use championship::regulations;
use championship::store::{Desk, Event};
use desk::people::People;

use crate::places::Place;
use crate::support::fair::Fair;
use crate::support::web::{Answer, Browser};

/// A national championship of two schools, of which registration is open and asks about each pupil.
fn fair(place: &Place) -> (Fair, Browser) {
    let mut desk = Desk::create(&place.location, "Final", regulations::default(), "teste").unwrap();
    for (number, name) in [(7, "EB de Vale"), (221, "EB do Cabo")] {
        let school = School { number, name: name.into(), place: Some("Leiria".into()) };
        desk.commit(None, |_, _| Ok(vec![Fact::SchoolRegistered { school: school.clone() }])).unwrap();
    }
    drop(desk);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut organiser = fair.signed_in(0);
    let fields = [
        ("step", "open"),
        ("from", "2020-01-01"),
        ("until", "2999-12-31"),
        ("until_time", "18:30"),
        ("address", "https://jogos.example/"),
        ("questions", "Professores?"),
        ("pupil_questions", "Alergias?"),
        ("names", "1"),
    ];
    let answer = organiser.post("/organiser/registration", &fields);
    assert_eq!(answer.status, 303, "{}", answer.text());
    (fair, organiser)
}

fn links(organiser: &mut Browser) -> BTreeMap<u32, String> {
    let table = organiser.get("/organiser/registration/file/schools.csv").text();
    let line = |line: &str| {
        let cells: Vec<&str> = line.split(';').collect();
        Some((cells[0].parse().ok()?, cells.get(4)?.strip_prefix("https://jogos.example")?.to_owned()))
    };
    table.lines().filter_map(line).collect()
}

/// Sends a form in parts, as the page does.
fn send(browser: &mut Browser, path: &str, fields: &[(&str, &str)]) -> Answer {
    let token = browser.token();
    let part = |name: &str, value: &str| {
        format!("--x\r\nContent-Disposition: form-data; name=\"{name}\"\r\n\r\n{value}\r\n")
    };
    let mut body = part("csrf", &token);
    body.extend(fields.iter().map(|(name, value)| part(name, value)));
    body += "--x--\r\n";
    browser.send("POST", path, &[("Content-Type", "multipart/form-data; boundary=x")], body.as_bytes())
}

fn now(place: &Place) -> Championship {
    Desk::open(&place.location, "teste").unwrap().championship().clone()
}

/// Two pupils, of whom one has agreed to be named.
const TWO: [(&str, &str); 15] = [
    ("step", "save"),
    ("question0", "Professores?"),
    ("q0", "Rita"),
    ("pupil0", "Alergias?"),
    ("pupil1", "Autoriza publicar o nome?"),
    ("n0", "Ana Amendoeira"),
    ("t0", "1.3"),
    ("y0", "4"),
    ("a0-0", "amendoins"),
    ("a0-1", "sim"),
    ("n1", "Rui Castanheiro"),
    ("t1", "1.1"),
    ("y1", "3"),
    ("a1-0", ""),
    ("a1-1", "não"),
];

/// The fair with those two entered.
fn entered(place: &Place) -> (Fair, Browser, Browser, String) {
    let (fair, mut organiser) = fair(place);
    let link = links(&mut organiser)[&221].clone();
    let mut teacher = Browser::new(&fair.server);
    let sent = send(&mut teacher, &link, &TWO);
    assert_eq!(sent.status, 303, "{}", sent.text());
    assert_eq!(organiser.post("/organiser/registration", &[("step", "accept")]).status, 303);
    assert_eq!(registration_status(&now(place), 221), RegistrationStatus::Accepted);
    (fair, organiser, teacher, link)
}

/// Looks for a name in the file of the championship and in what the database has beside it.
fn is_in_file(place: &Place, name: &str) -> bool {
    let championship::store::Location::File(file) = &place.location else { panic!("a file") };
    let beside = file.with_extension("arbitro-wal");
    let found = |path| {
        std::fs::read(path).unwrap_or_default().windows(name.len()).any(|part| part == name.as_bytes())
    };
    found(file.clone()) || found(beside)
}

#[test]
fn what_is_answered_about_pupils_reaches_organisers_and_nobody_else() {
    let place = Place::sqlite();
    let (fair, mut organiser, mut teacher, link) = entered(&place);
    let page = teacher.get(&link).text();
    assert!(page.contains("value=\"amendoins\"") && page.contains("às 18:30"), "{page}");
    let receipt = teacher.get(&format!("{link}/receipt")).text();
    assert!(receipt.contains("Alergias?") && receipt.contains("amendoins"), "{receipt}");
    let pupils = organiser.get("/organiser/registration/file/pupils.csv").text();
    assert!(pupils.contains("Ana Amendoeira") && pupils.contains("amendoins;sim"), "{pupils}");
    let answers = organiser.get("/organiser/registration/file/answers.csv").text();
    assert!(answers.contains("Professores?") && answers.contains("Rita"), "{answers}");
    // The public sees the one who agreed, and the other by the code.
    assert_eq!(organiser.post("/organiser/people", &[("step", "names"), ("names", "full")]).status, 303);
    let mut public = Browser::new(&fair.server);
    let page = public.get("/find?q=Amendoeira").text();
    assert!(page.contains("Ana Amendoeira"), "{page}");
    assert!(!public.get("/find?q=Castanheiro").text().contains("Rui Castanheiro"), "found by nobody");
    for page in ["/t/1.1", "/t/1.3", "/find?q=221", "/wall"] {
        let page = public.get(page).text();
        assert!(!page.contains("Castanheiro") && !page.contains("amendoins"), "{page}");
    }
    assert!(organiser.get("/organiser/entries").text().contains("Castanheiro"), "who works here sees all");
    for address in ["pupils.csv", "answers.csv", "key.txt"] {
        let page = public.get(&format!("/organiser/registration/file/{address}"));
        assert_ne!(page.status, 200, "{address}");
    }
}

#[test]
fn a_family_agrees_later_and_deletes_and_a_school_takes_along_and_deletes_all() {
    let place = Place::sqlite();
    let (fair, mut organiser, mut teacher, link) = entered(&place);
    let data = teacher.get(&format!("{link}/data")).text();
    assert!(
        data.contains("Ana Amendoeira") && data.contains("amendoins") && data.contains("221.1.3"),
        "{data}"
    );
    let table = teacher.get(&format!("{link}/data.csv")).text();
    assert!(table.contains("Rui Castanheiro;3;") && table.contains("amendoins"), "{table}");
    let families: Vec<String> = data
        .split("href=\"/family/")
        .skip(1)
        .map(|part| format!("/family/{}", part.split('"').next().unwrap()))
        .collect();
    assert_eq!(families.len(), 2);
    let mut family = Browser::new(&fair.server);
    let pages: Vec<String> = families.iter().map(|address| family.get(address).text()).collect();
    let own = |name: &str| pages.iter().position(|page| page.contains(name)).unwrap();
    let (ana, rui) = (own("Ana Amendoeira"), own("Rui Castanheiro"));
    assert!(!pages[ana].contains("Rui") && !pages[rui].contains("amendoins"), "each sees its own");
    // It is no school's link, nor another's.
    assert_eq!(family.get(&families[ana].replace("/family/", "/school/")).status, 403);
    assert_eq!(family.get(&families[ana].replace("221-", "007-")).status, 403);
    family.get(&families[rui]);
    assert_eq!(family.post(&families[rui], &[("step", "consent"), ("names", "1")]).status, 303);
    let told = |place: &Place| -> Vec<String> {
        now(place).entries().filter_map(|one| one.columns.get("Autoriza publicar o nome?").cloned()).collect()
    };
    assert_eq!(told(&place), ["sim", "sim"]);
    assert_eq!(family.post(&families[rui], &[("step", "consent")]).status, 303);
    assert!(told(&place).contains(&"não".to_owned()), "{:?}", told(&place));
    // Deleted, it is gone from the file, and the page opens no more.
    assert_eq!(family.post(&families[rui], &[("step", "delete")]).status, 400, "nobody was sure");
    assert!(is_in_file(&place, "Castanheiro"));
    assert_eq!(family.post(&families[rui], &[("step", "delete"), ("sure", "1")]).status, 303);
    assert!(!is_in_file(&place, "Castanheiro"));
    assert_eq!(family.get(&families[rui]).status, 403);
    assert!(family.get(&families[ana]).text().contains("Ana Amendoeira"));
    assert_eq!(registration_status(&now(&place), 221), RegistrationStatus::Accepted);
    // The school may go on, and delete all.
    assert_eq!(send(&mut teacher, &link, &TWO[..10]).status, 303);
    let other = [("index", "0"), ("name", "Outra"), ("sure", "1")];
    assert_eq!(teacher.post(&format!("{link}/data"), &other).status, 403, "the list is another by now");
    let answer = teacher.post(&format!("{link}/data"), &[("step", "all"), ("sure", "1")]);
    assert_eq!(answer.status, 303, "{}", answer.text());
    for name in ["Amendoeira", "amendoins", "Rita"] {
        assert!(!is_in_file(&place, name), "{name}");
    }
    assert!(teacher.get(&format!("{link}/data")).text().contains("Não está guardado nada"));
    assert_eq!(organiser.get("/organiser/registration").status, 200);
}

/// Returns the address of the family's page of somebody, by what stands beside the name.
fn family_of(teacher: &mut Browser, link: &str, what: &str) -> String {
    let data = teacher.get(&format!("{link}/data")).text();
    let own = data.split("<section class=\"card kept\">").find(|part| part.contains(what)).expect(what);
    let from = own.find("/family/").expect("a link");
    own[from..].split('"').next().expect("an end").to_owned()
}

#[test]
fn a_name_in_an_earlier_list_of_another_game_is_seen_and_deleted_with_the_entry() {
    let place = Place::sqlite();
    let (fair, _, mut teacher, link) = entered(&place);
    // Rui was meant for another game first, and changes again; what is accepted is the last.
    let other: Vec<(&str, &str)> =
        TWO.iter().map(|(field, text)| (*field, if *field == "t1" { "1.2" } else { *text })).collect();
    assert_eq!(send(&mut teacher, &link, &other).status, 303);
    assert_eq!(send(&mut teacher, &link, &TWO).status, 303);
    let family = family_of(&mut teacher, &link, "221.1.1");
    let mut browser = Browser::new(&fair.server);
    let page = browser.get(&family).text();
    assert!(page.contains("class=\"listed\"") && page.contains("esteve numa lista anterior"), "{page}");
    // A copy that cannot be read is told of.
    let copy =
        championship::store::automatic_backup(&place.location, "final", "2026-03-20T09:00:00Z").unwrap();
    std::fs::write(&copy.path, b"broken").unwrap();
    let answer = browser.post(&family, &[("step", "delete"), ("sure", "1")]);
    assert_eq!(answer.status, 303, "{}", answer.text());
    assert!(!is_in_file(&place, "Castanheiro"));
    let page = browser.get(answer.header("location").unwrap()).text();
    assert!(page.contains("1 cópia não se conseguiu ler"), "{page}");
}

#[test]
fn consent_to_names_is_taken_back_also_when_it_is_asked_no_more() {
    let place = Place::sqlite();
    let (fair, mut organiser, mut teacher, link) = entered(&place);
    let family = family_of(&mut teacher, &link, "221.1.3");
    let fields = [
        ("step", "open"),
        ("from", "2020-01-01"),
        ("until", "2999-12-31"),
        ("address", "https://jogos.example/"),
        ("questions", "Professores?"),
    ];
    assert_eq!(organiser.post("/organiser/registration", &fields).status, 303);
    let mut browser = Browser::new(&fair.server);
    assert!(browser.get(&family).text().contains("name=\"names\" value=\"1\" checked"));
    assert_eq!(browser.post(&family, &[("step", "consent")]).status, 303);
    let state = now(&place);
    assert!(state.entries().all(|entry| !state.may_be_named(entry)));
}

#[test]
fn letters_are_good_on_another_computer_once_their_key_is_there_and_until_then_it_is_told() {
    let place = Place::sqlite();
    let (fair, mut organiser) = fair(&place);
    let page = organiser.get("/organiser/registration").text();
    assert!(!page.contains("noutro computador: as suas"), "{page}");
    let own = links(&mut organiser);
    let key = organiser.get("/organiser/registration/file/key.txt").text();
    let marked = |place: &Place| {
        let journal = Desk::open(&place.location, "teste").unwrap().journal().read(0).unwrap();
        journal
            .iter()
            .filter_map(championship::store::event_of)
            .filter(|event| matches!(event, Event::LettersMade { .. }))
            .count()
    };
    assert_eq!(marked(&place), 1);
    links(&mut organiser);
    assert_eq!(marked(&place), 1, "the same letters are written down once");
    drop((fair, organiser));
    // The championship alone goes to another computer: what stays beside it does not.
    std::fs::remove_file(People::path(&place.location)).unwrap();
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut organiser = fair.signed_in(0);
    let mut teacher = Browser::new(&fair.server);
    assert_eq!(teacher.get(&own[&221]).status, 403);
    let page = organiser.get("/organiser/registration").text();
    assert!(page.contains("As cartas foram feitas noutro computador"), "{page}");
    for (wrong, told) in [("abc", "não é uma chave"), (&"0f".repeat(32), "de outras cartas")] {
        let answer = organiser.post("/organiser/registration", &[("step", "key"), ("text", wrong)]);
        assert!(answer.status >= 400 && answer.text().contains(told), "{}", answer.text());
    }
    // Letters that are made here meanwhile make the first ones no strangers.
    links(&mut organiser);
    assert!(!organiser.get("/organiser/registration").text().contains("As cartas foram feitas noutro"));
    let loud = key.to_uppercase();
    let answer = organiser.post("/organiser/registration", &[("step", "key"), ("text", &loud)]);
    assert_eq!(answer.status, 303, "{}", answer.text());
    assert_eq!(teacher.get(&own[&221]).status, 200, "the old letters are good again");
    assert!(!organiser.get("/organiser/registration").text().contains("As cartas foram feitas noutro"));
    assert_eq!(links(&mut organiser), own);
}
