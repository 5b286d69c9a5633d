//! Registration by schools over the pages: letters, links, lists, verdicts, and who may see what.

use std::collections::BTreeMap;
use std::io::{Cursor, Read};

use championship::decisions::{RegistrationStatus, registration_status};
use championship::facts::{Championship, Fact, School};
use championship::regulations;
use championship::store::{Desk, Event, automatic_backup};
use desk::people::People;
use desk::registration::Links;

use crate::places::Place;
use crate::support::fair::{Fair, championship};
use crate::support::web::{Answer, Browser};

/// A national championship of two schools in which nobody is entered.
fn fair(place: &Place) -> Fair {
    let mut desk = Desk::create(&place.location, "Final", regulations::default(), "teste").unwrap();
    for (number, name) in [(7, "EB de Vale"), (221, "EB do Cabo")] {
        let school = School { number, name: name.into(), place: Some("Leiria".into()) };
        desk.commit(None, |_, _| Ok(vec![Fact::SchoolRegistered { school: school.clone() }])).unwrap();
    }
    Fair::open(&place.location, &[&[1]])
}

fn day(from_now: i64) -> String {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap().as_secs();
    championship::store::form_day(i64::try_from(now).unwrap() + from_now * 24 * 60 * 60)
}

/// Opens registration until a day, with one question that must be answered.
fn open(organiser: &mut Browser, from: i64, until: i64) {
    let (from, until) = (day(from), day(until));
    let fields = [
        ("step", "open"),
        ("from", from.as_str()),
        ("until", until.as_str()),
        ("address", "https://jogos.example/"),
        ("questions", "Professores? *\nAlmoços?"),
    ];
    let answer = organiser.post("/organiser/registration", &fields);
    assert_eq!(answer.status, 303, "{}", answer.text());
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

/// The links of both schools, as the table for a mail merge has them.
fn links(organiser: &mut Browser) -> BTreeMap<u32, String> {
    let table = organiser.get("/organiser/registration/file/schools.csv").text();
    let line = |line: &str| {
        let cells: Vec<&str> = line.split(';').collect();
        let link = cells.get(4)?.strip_prefix("https://jogos.example")?;
        Some((cells[0].parse().ok()?, link.to_owned()))
    };
    table.lines().filter_map(line).collect()
}

fn now(place: &Place) -> Championship {
    Desk::open(&place.location, "teste").unwrap().championship().clone()
}

fn status(place: &Place, school: u32) -> RegistrationStatus {
    registration_status(&now(place), school)
}

const SENT: [(&str, &str); 6] = [
    ("step", "save"),
    ("n0", "Ana Um"),
    ("t0", "1.3"),
    ("y0", "4"),
    ("question0", "Professores?"),
    ("q0", "Rita, 912345678"),
];

#[test]
fn from_the_letter_to_the_entries_nothing_is_typed_twice() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let mut organiser = fair.signed_in(0);
    open(&mut organiser, -1, 1);
    let links = links(&mut organiser);
    assert_eq!(links.keys().copied().collect::<Vec<_>>(), [7, 221]);
    let letters = organiser.get("/organiser/registration/file/letters.pdf");
    let file = lopdf::Document::load_mem(&letters.body).unwrap();
    assert_eq!(file.get_pages().len(), 2, "a page a school");
    let words: String = file.extract_text(&[1]).unwrap().split_whitespace().collect();
    assert!(words.contains(links[&7].trim_start_matches("/school/")), "{words}");
    let table = organiser.get("/organiser/registration/file/schools.csv").text();
    assert!(table.trim_start_matches('\u{feff}').starts_with("N.º da escola;Escola;"), "{table}");
    // A stranger with the link: no account.
    let mut teacher = Browser::new(&fair.server);
    let page = teacher.get(&links[&221]).text();
    assert!(page.contains("EB do Cabo") && page.contains("ainda sem resposta"), "{page}");
    assert!(!page.contains("EB de Vale"), "no other school is named");
    assert!(page.contains("Aqui inscreve os alunos da escola") && page.contains("nome do aluno"), "{page}");
    assert!(!page.contains("Falta responder"), "nobody is reproached before anything is typed: {page}");
    // Wrong things are said with their row, and nothing is stored.
    let wrong = [("step", "save"), ("n0", "Ana Um"), ("t0", "1.3"), ("y0", "9")];
    let answer = send(&mut teacher, &links[&221], &wrong);
    assert_eq!(answer.status, 409, "{}", answer.text());
    assert!(answer.text().contains("value=\"Ana Um\""), "what was typed stays");
    assert_eq!(status(&place, 221), RegistrationStatus::Silent);
    // Without the answer it is stored and incomplete; with it, sent.
    assert_eq!(send(&mut teacher, &links[&221], &SENT[..4]).status, 303);
    assert_eq!(status(&place, 221), RegistrationStatus::Incomplete);
    let page = teacher.get(&links[&221]).text();
    assert!(page.contains("Falta responder: Professores?"), "{page}");
    assert!(page.contains("guardada a") && !page.contains("enviada a"), "it is not sent yet: {page}");
    assert_eq!(send(&mut teacher, &links[&221], &SENT).status, 303);
    assert_eq!(status(&place, 221), RegistrationStatus::Sent);
    // The day waits for a word about it, before anybody is entered.
    for page in ["/organiser", "/organiser/entries"] {
        let page = organiser.get(page).text();
        assert!(page.contains("1 escola enviou os seus alunos"), "{page}");
        assert!(page.contains("href=\"/organiser/registration\""), "{page}");
    }
    let receipt = teacher.get(&format!("{}/receipt", links[&221])).text();
    for told in ["Ana Um", "Rastros", "Rita, 912345678", "221 EB do Cabo"] {
        assert!(receipt.contains(told), "{told}: {receipt}");
    }
    // The organiser sees who is missing, declines with a word, accepts what is corrected.
    let page = organiser.get("/organiser/registration").text();
    assert!(page.contains("ainda sem resposta") && page.contains("enviada"), "{page}");
    let school = "/organiser/registration/school/221";
    let no = send(&mut organiser, school, &[("step", "decline"), ("message", "falta um telefone")]);
    assert_eq!(no.status, 303, "{}", no.text());
    assert!(teacher.get(&links[&221]).text().contains("falta um telefone"));
    let mut again = SENT;
    again[5].1 = "Rita, 912345679";
    assert_eq!(send(&mut teacher, &links[&221], &again).status, 303);
    let yes = organiser.post("/organiser/registration", &[("step", "accept")]);
    assert_eq!(yes.status, 303, "{}", yes.text());
    assert_eq!(status(&place, 221), RegistrationStatus::Accepted);
    let entries: Vec<String> = now(&place).entries().map(|entry| entry.code.to_string()).collect();
    assert_eq!(entries, ["221.1.3"]);
    assert!(teacher.get(&links[&221]).text().contains("221.1.3"));
}

#[test]
fn a_school_reads_that_the_draw_was_made_and_pupils_of_a_list_are_not_asked_for_again() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    open(&mut organiser, -1, 1);
    let link = links(&mut organiser)[&1].clone();
    let page = Browser::new(&fair.server).get(&link).text();
    assert!(page.contains("O sorteio já está feito."), "{page}");
    assert!(!page.contains("Pode mudar tudo até"), "{page}");
    let page = organiser.get("/organiser/registration").text();
    assert!(page.contains("<b>12</b>inscritas pela organização"), "{page}");
    assert!(!page.contains("Lembrar quem falta"), "{page}");
}

#[test]
fn what_should_be_looked_at_in_a_list_is_told_when_it_is_stored() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let mut organiser = fair.signed_in(0);
    open(&mut organiser, -1, 1);
    let link = links(&mut organiser)[&7].clone();
    let mut teacher = Browser::new(&fair.server);
    let twice = [("n0", "Ana Um"), ("t0", "1.3"), ("y0", "4"), ("n1", "Ana Um"), ("t1", "2.4"), ("y1", "5")];
    let stored = send(&mut teacher, &link, &twice);
    assert_eq!(stored.status, 303, "{}", stored.text());
    let to = stored.header("location").unwrap().to_owned();
    let page = teacher.get(&to).text();
    assert!(page.contains("ainda não conta como enviado"), "an answer is missing: {page}");
    assert!(page.contains("já joga") && !page.contains("coluna"), "{page}");
}

#[test]
fn a_list_that_is_pasted_fills_the_rows_and_tells_what_is_wrong() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let mut organiser = fair.signed_in(0);
    open(&mut organiser, -1, 1);
    let link = links(&mut organiser)[&7].clone();
    let mut teacher = Browser::new(&fair.server);
    let list = "Nome\tAno\tJogo\nAna Um\t4\tRastros\nRui Dois\t4\tRastos\nEva Três\t3\tSemáforo\n";
    let answer = send(&mut teacher, &link, &[("step", "save"), ("text", list)]);
    assert_eq!(answer.status, 409, "{}", answer.text());
    let page = answer.text();
    assert!(page.contains("value=\"Ana Um\"") && page.contains("value=\"Eva Três\""), "{page}");
    assert!(
        page.contains("linha 3") && page.contains("Rui Dois"),
        "the row is named, and stays to be corrected"
    );
    assert!(!page.contains("Ainda não há alunos"), "two were read into the rows: {page}");
    assert_eq!(now(&place).registration().of(7), None, "nothing is stored before it is sent");
    let broken = send(&mut teacher, &link, &[("step", "save"), ("text", "\u{1}\u{2}")]);
    assert!(broken.status < 500, "{}", broken.text());
}

#[test]
fn a_link_opens_one_school_until_it_is_replaced_and_guessing_is_slowed() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let mut organiser = fair.signed_in(0);
    open(&mut organiser, -1, 1);
    let own = links(&mut organiser);
    let mut teacher = Browser::new(&fair.server);
    assert_eq!(teacher.get(&own[&7]).status, 200);
    // The code as it is typed leads to the same page, and another number with the same letters to none.
    let typed = own[&7].trim_start_matches("/school/").to_uppercase().replacen("007", "7", 1);
    let answer = teacher.post("/school", &[("code", &typed)]);
    assert_eq!(answer.header("location"), Some(own[&7].as_str()));
    assert_eq!(teacher.get(&own[&7].replacen("007", "221", 1)).status, 403);
    let new = send(
        &mut organiser,
        "/organiser/registration/school/7",
        &[("step", "link"), ("reason", "perdeu-se")],
    );
    assert_eq!(new.status, 303, "{}", new.text());
    assert_eq!(teacher.get(&own[&7]).status, 403, "the old one opens nothing");
    let now = links(&mut organiser);
    assert_ne!(now[&7], own[&7]);
    assert_eq!(now[&221], own[&221], "the others stay");
    assert_eq!(teacher.get(&now[&7]).status, 200);
    let wrong = format!("/school/221-{}", "z".repeat(12));
    let tried: Vec<u16> = (0..8).map(|_| teacher.get(&wrong).status).collect();
    assert!(tried.contains(&429), "{tried:?}");
    // Ended sessions end no letters, and a program that is started again knows them.
    assert_eq!(organiser.post("/organiser/people", &[("step", "end")]).status, 303);
    assert_eq!(teacher.get(&now[&7]).status, 200);
}

/// A copy is no key: what makes links stays beside the championship.
#[test]
fn no_copy_of_a_championship_opens_a_schools_page() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let mut organiser = fair.signed_in(0);
    open(&mut organiser, -1, 1);
    let own = links(&mut organiser);
    let copy = automatic_backup(&place.location, "prova", "2026-03-20T09:00:00Z").unwrap();
    let people = std::fs::read_to_string(People::path(&place.location)).unwrap();
    let people: serde_json::Value = serde_json::from_str(&people).unwrap();
    let key = people["keys"]["letters"].as_str().unwrap().to_owned();
    assert_eq!(key.len(), 64);
    let bytes = std::fs::read(copy.path).unwrap();
    assert!(!bytes.windows(64).any(|window| window == key.as_bytes()), "the key is in the copy");
    let id = Desk::open(&place.location, "teste").unwrap().id().to_owned();
    let code = Links::of(&People::open(&place.location).unwrap(), &id).unwrap().code(7, 0);
    assert_eq!(own[&7], format!("/school/{code}"));
    let journal = Desk::open(&place.location, "teste").unwrap().journal().read(0).unwrap();
    assert!(journal.iter().all(|entry| !entry.body.contains(&code[4..])), "links are no facts");
}

#[test]
fn after_the_deadline_a_school_changes_nothing_but_may_send_another_pupil_until_check_in() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let mut organiser = fair.signed_in(0);
    open(&mut organiser, -1, 1);
    let link = links(&mut organiser)[&221].clone();
    let mut teacher = Browser::new(&fair.server);
    assert_eq!(send(&mut teacher, &link, &SENT).status, 303);
    let other = [("entry", "221.1.3"), ("name", "Eva Três"), ("year", "3"), ("reason", "doente")];
    let early = teacher.post(&format!("{link}/substitute"), &other);
    assert_eq!(early.status, 409, "nothing is accepted yet");
    assert_eq!(organiser.post("/organiser/registration", &[("step", "accept")]).status, 303);
    assert_eq!(organiser.post("/organiser/registration", &[("step", "close")]).status, 303);
    let late = send(&mut teacher, &link, &SENT);
    assert_eq!(late.status, 409);
    assert!(late.text().contains("não estão abertas"), "{}", late.text());
    assert_eq!(teacher.post(&format!("{link}/substitute"), &other).status, 303);
    let name = |place: &Place| now(place).entries().next().unwrap().contestant.name.clone().unwrap();
    assert_eq!(name(&place), "Eva Três");
    let foreign = [("entry", "007.1.3"), ("name", "X"), ("year", ""), ("reason", "x")];
    assert_eq!(teacher.post(&format!("{link}/substitute"), &foreign).status, 400);
    let mut desk = Desk::open(&place.location, "teste").unwrap();
    desk.record_own(&Event::CheckedIn { codes: vec!["221.1.3".into()] }).unwrap();
    let back = [("entry", "221.1.3"), ("name", "Ana Um"), ("year", "4"), ("reason", "já está boa")];
    assert_eq!(teacher.post(&format!("{link}/substitute"), &back).status, 409, "she has checked in");
    assert_eq!(name(&place), "Eva Três");
    // The organiser corrects in the school's place, also now.
    let school = "/organiser/registration/school/221";
    let mut corrected = SENT;
    corrected[1].1 = "Eva Maria Três";
    assert_eq!(send(&mut organiser, school, &corrected).status, 303);
    assert_eq!(status(&place, 221), RegistrationStatus::Sent);
}

#[test]
fn schools_are_brought_by_list_and_drafts_are_addressed() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let mut organiser = fair.signed_in(0);
    open(&mut organiser, -1, 1);
    let bad = "N.º escola;Escola;E-mail\n300;EB Nova;eb@nova\n";
    let answer = organiser.post("/organiser/registration", &[("step", "schools"), ("text", bad)]);
    assert_eq!(answer.status, 409);
    assert!(answer.text().contains("linha 2") && answer.text().contains("EB Nova"), "{}", answer.text());
    assert!(now(&place).school(300).is_none());
    let list =
        "N.º escola;Escola;Localidade;E-mail\n300;EB Nova;Faro;eb@nova.pt\n7;EB de Vale;Leiria;vale@eb.pt\n";
    let answer = organiser.post("/organiser/registration", &[("step", "schools"), ("text", list)]);
    assert_eq!(answer.status, 303, "{}", answer.text());
    assert_eq!(now(&place).school(300).unwrap().place.as_deref(), Some("Faro"));
    let mails = organiser.get("/organiser/registration/file/mails.zip").body;
    let mut mails = zip::ZipArchive::new(Cursor::new(mails)).unwrap();
    assert_eq!(mails.len(), 3);
    let mut draft = String::new();
    mails.by_name("300.eml").unwrap().read_to_string(&mut draft).unwrap();
    let link = links(&mut organiser)[&300].clone();
    assert!(draft.starts_with("To: eb@nova.pt\r\n"), "{draft}");
    assert!(draft.replace("=\r\n", "").contains(&link), "{draft}");
    let mut teacher = Browser::new(&fair.server);
    assert_eq!(send(&mut teacher, &link, &SENT).status, 303);
    let reminders = organiser.get("/organiser/registration/file/reminders.zip").body;
    assert_eq!(
        zip::ZipArchive::new(Cursor::new(reminders)).unwrap().len(),
        2,
        "who has answered is left in peace"
    );
}
