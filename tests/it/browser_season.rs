//! The season at a host in real browsers: from the first link to a pupil who is entered, with accounts and without.

use championship::facts::{Fact, School};
use championship::store::{Desk, Location};
use serde_json::Value;

use crate::support::browser::{Look, Window};
use crate::support::season::PASSPHRASE;

/// Accepts an invitation with a new account.
fn accept(window: &Window, link: &str, name: &str) {
    window.go(link);
    window.wait_for("h1", "Convite");
    window.fill("#name", name);
    window.fill("#login", &format!("{}@escola.example", name.to_lowercase()));
    window.fill("#passphrase", PASSPHRASE);
    window.click("main form button");
    window.wait_for("h1", "A minha época");
}

/// Invites somebody on the page of a championship, and returns the link.
fn invite(window: &Window, name: &str, role: &str, school: &str) -> String {
    window.fill("#name", name);
    window.script(&format!("document.querySelector('#role').value = '{role}'"));
    if !school.is_empty() {
        window.fill("#school", school);
    }
    window.click("button[value=invite]");
    window.wait_for("#link", name);
    let link = window.script("return document.querySelector('#new-link').value");
    link.as_str().expect("a link").to_owned()
}

#[test]
fn from_the_first_link_to_an_entry_in_a_championship_at_the_host() {
    let folder = tempfile::tempdir().unwrap();
    let hosted = crate::support::hosted::Hosted::start(folder.path());
    let port = hosted.at.port();
    let host = format!("http://localhost:{port}");
    let keeper = Window::open(Look::LAPTOP);
    keeper.go(&format!("{host}/"));
    keeper.wait_for("main", "Ainda não há nada publicado");
    keeper.go(&format!("{host}/in/{}", hosted.first.clone().expect("the first link")));
    keeper.wait_for("main", "cuidar deste alojamento");
    keeper.has_no_barrier("an invitation");
    keeper.fits("an invitation");
    keeper.picture("host-invited-1280");
    accept(&keeper, &format!("{host}/in/{}", hosted.first.clone().expect("the first link")), "Amélia");
    keeper.has_no_barrier("an empty season");
    keeper.picture("host-season-empty-1280");
    // A championship is made with the pages that a laptop has.
    keeper.click("a[href=\"/start/new\"]");
    keeper.fill("#name", "Final do Concelho");
    keeper.click("label[for=kind-cnjm]");
    keeper.wait_for("#plan", "torneios");
    keeper.click("form.make > p.row button");
    keeper.wait_for("h1", "Final do Concelho");
    keeper.wait_for(".notice", "já está aqui");
    let file = folder.path().join("championships/final-do-concelho.arbitro");
    let mut desk = Desk::open(&Location::File(file.clone()), "teste").unwrap();
    for (number, name) in [(7, "EB de Vale"), (221, "EB do Cabo")] {
        let school = School { number, name: name.into(), place: Some("Leiria".into()) };
        desk.commit(None, |_, _| Ok(vec![Fact::SchoolRegistered { school: school.clone() }])).unwrap();
    }
    drop(desk);
    let page = format!("{host}/start/of/final-do-concelho");
    keeper.until("the schools are known", || {
        keeper.go(&page);
        (keeper.count("#school") == 1).then_some(())
    });
    let organiser_link = invite(&keeper, "Olga", "organiser", "");
    keeper.has_no_barrier("the people of a championship");
    keeper.fits("the people of a championship");
    keeper.picture("host-championship-1280");
    // Another person, on a phone, organises it.
    let phone = Window::open(Look::PHONE);
    phone.go(&organiser_link);
    phone.wait_for("main", "organizar este campeonato: Final do Concelho");
    phone.has_no_barrier("an invitation on a phone");
    phone.picture("host-invited-390");
    accept(&phone, &organiser_link, "Olga");
    phone.fits("a season on a phone");
    phone.has_no_barrier("a season on a phone");
    phone.picture("host-season-390");
    phone.click("form[action=\"/start/open\"] button");
    // At the desk, which has an origin of its own.
    phone.wait_for("main", "Entrar");
    phone.click("main form button");
    phone.until("the organiser's page", || phone.path().starts_with("/organiser").then_some(()));
    let at_the_desk = format!("http://final-do-concelho.localhost:{port}");
    assert_eq!(phone.script("return location.origin"), Value::from(at_the_desk.as_str()));
    phone.go(&format!("{at_the_desk}/organiser/registration"));
    assert_eq!(phone.attribute("#address", "value").as_deref(), Some(at_the_desk.as_str()));
    phone.click("#terms button");
    phone.wait_for(".notice", "abertas");
    // The letter's link opens without an account.
    phone.go(&format!("{at_the_desk}/organiser/registration"));
    let letters = phone.script_until_done(
        "const done = arguments[arguments.length - 1];
         fetch('/organiser/registration/file/schools.csv').then((answer) => answer.text()).then(done)",
        Vec::new(),
    );
    let letters = letters.as_str().expect("a table").to_owned();
    let line = letters.lines().find(|line| line.starts_with("221;")).expect("a letter");
    let letter = line.split(';').nth(4).expect("a link").to_owned();
    assert!(letter.starts_with(&format!("{at_the_desk}/school/221-")), "{letter}");
    let teacher = Window::open(Look::PHONE);
    teacher.go(&letter);
    teacher.wait_for("#status", "ainda sem resposta");
    teacher.fill("#n0", "Rui Dois");
    for question in 0..2 {
        teacher.fill(&format!("#q{question}"), "sim");
    }
    teacher.click("#send");
    teacher.wait_for("#status", "Falta responder sobre");
    teacher.fill("#a0-0", "nada");
    for question in 1..3 {
        teacher.script(&format!("document.querySelector('#a0-{question}').value = 'sim'"));
    }
    teacher.click("#send");
    teacher.wait_for("#status", "enviada");
    // A contact with an account sees the same school, and no code.
    phone.go(&page);
    let contact_link = invite(&phone, "Carla", "contact", "7");
    phone.fits("the people of a championship on a phone");
    phone.picture("host-championship-390");
    let contact = Window::open(Look::PHONE);
    accept(&contact, &contact_link, "Carla");
    contact.wait_for(".lobby .card", "EB de Vale");
    contact.has_no_barrier("the season of a contact");
    contact.picture("host-contact-390");
    contact.click("form[action=\"/start/school\"] button");
    contact.wait_for("#status", "ainda sem resposta");
    assert!(contact.text("main").contains("EB de Vale") && !contact.text("main").contains("EB do Cabo"));
    // The organiser accepts, and the pupil is an entry.
    phone.go(&format!("{at_the_desk}/organiser/registration"));
    phone.click("button[value=accept]");
    phone.wait_for(".notice", "1 inscrição aceite");
    teacher.go(&letter);
    teacher.wait_for("#entries", "Rui Dois");
    let desk = Desk::open(&Location::File(file), "teste").unwrap();
    let names: Vec<_> =
        desk.championship().entries().filter_map(|entry| entry.contestant.name.clone()).collect();
    assert_eq!(names, ["Rui Dois"]);
    // Who keeps the host reads what was done, and everybody finds the championship.
    keeper.go(&format!("{host}/start/people"));
    keeper.wait_for("table", "Olga");
    keeper.fits("the accounts");
    keeper.has_no_barrier("the accounts");
    keeper.picture("host-people-1280");
    keeper.go(&format!("{host}/start/log"));
    keeper.wait_for("table", "convite aceite por Carla");
    keeper.has_no_barrier("the log");
    keeper.picture("host-log-1280");
    teacher.go(&format!("{host}/start/people"));
    teacher.wait_for("main", "Entrar");
    teacher.go(&format!("{host}/enter"));
    teacher.has_no_barrier("signing in");
    teacher.picture("host-enter-390");
    teacher.go(&format!("{host}/"));
    teacher.has_no_barrier("the front page");
    teacher.picture("host-front-390");
    teacher.click("main ul a");
    teacher.wait_for(".brand", "Final do Concelho");
}
