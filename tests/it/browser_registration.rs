//! A school's contact with a phone: from the link of the letter to entries, in real browsers.

use championship::facts::{Fact, School};
use championship::regulations;
use championship::store::Desk;
use desk::people::People;
use desk::registration::Links;

use crate::places::Place;
use crate::support::browser::{Look, Window};
use crate::support::started::at_the_desk;

#[test]
fn from_the_letters_link_to_entries_on_a_phone() {
    let place = Place::sqlite();
    let mut desk = Desk::create(&place.location, "Final", regulations::default(), "teste").unwrap();
    let school = School { number: 221, name: "EB do Cabo".into(), place: Some("Leiria".into()) };
    desk.commit(None, |_, _| Ok(vec![Fact::SchoolRegistered { school: school.clone() }])).unwrap();
    let id = desk.id().to_owned();
    drop(desk);
    let (server, window) = at_the_desk(&place, Look::LAPTOP);
    window.go(&server.address("/organiser/registration"));
    window.fill("#address", &server.address(""));
    window.fits("registration before it is open");
    window.has_no_barrier("registration before it is open");
    window.click("#terms button");
    window.wait_for(".notice", "abertas");
    window.picture("registration-organiser-1280");
    let links = Links::of(&People::open(&place.location).unwrap(), &id).unwrap();
    let phone = Window::open(Look::PHONE);
    phone.go(&server.address(&format!("/school/{}", links.code(221, 0))));
    phone.wait_for("#status", "ainda sem resposta");
    phone.fits("a school's page");
    phone.has_no_barrier("a school's page");
    phone.picture("registration-school-390");
    // A list is pasted, with a slip in it.
    phone.click("#pupils details summary");
    phone.fill("#text", "Nome;Ano;Jogo\nAna Um;4;Rastros\nRui Dois;4;Semaforos\n");
    phone.click("#pupils details button");
    phone.wait_for("#problems", "linha 3");
    phone.fits("a list with a slip");
    phone.picture("registration-problems-390");
    phone.fill("#text", "");
    phone.fill("#n0", "Rui Dois");
    phone.click("#send");
    phone.wait_for("#status", "incompleta");
    phone.fill("#q0", "Rita, 912345678");
    phone.fill("#q1", "2");
    phone.click("#send");
    phone.wait_for("#status", "Falta responder sobre 2 alunos");
    for row in [0, 2] {
        phone.fill(&format!("#a{row}-0"), "nozes");
        for (question, answer) in [(1, "sim"), (2, "não")] {
            phone.script(&format!("document.querySelector('#a{row}-{question}').value = '{answer}'"));
        }
    }
    phone.click("#send");
    phone.wait_for("#status", "enviada");
    phone.fits("a school's page with all answers");
    phone.has_no_barrier("a school's page with all answers");
    phone.picture("registration-answered-390");
    phone.click("#status a.button");
    phone.wait_for("h1", "Comprovativo");
    phone.wait_for("table", "Rui Dois");
    phone.fits("the receipt");
    phone.picture("registration-receipt-390");
    // The organiser accepts, and both are entries.
    window.go(&server.address("/organiser/registration"));
    window.click("button[value=accept]");
    window.wait_for(".notice", "1 inscrição aceite");
    window.go(&server.address("/organiser/registration/school/221"));
    window.has_no_barrier("a school as the organiser sees it");
    window.fits("a school as the organiser sees it");
    window.picture("registration-of-school-1280");
    phone.go(&server.address(&format!("/school/{}", links.code(221, 0))));
    phone.wait_for("#entries", "221.1.1");
    phone.wait_for("#entries", "221.1.3");
    // What is kept can be seen, and by the family, who changes its mind.
    phone.go(&server.address(&format!("/school/{}/data", links.code(221, 0))));
    phone.wait_for("h1", "O que está guardado da escola");
    phone.fits("what is kept of a school");
    phone.has_no_barrier("what is kept of a school");
    phone.picture("registration-kept-390");
    phone.click(".kept a");
    phone.wait_for("#consents", "Autoriza publicar o nome?");
    phone.fits("what is kept of a pupil");
    phone.has_no_barrier("what is kept of a pupil");
    phone.picture("registration-family-390");
    let entered = Desk::open(&place.location, "teste").unwrap();
    let names: Vec<_> =
        entered.championship().entries().filter_map(|entry| entry.contestant.name.clone()).collect();
    assert_eq!(names, ["Rui Dois", "Ana Um"]);
}
