//! Whole mornings in a real browser, on a laptop and on a phone: an organiser of three hundred, and a result that turns
//! out wrong after it was settled who goes on.

use std::fmt::Write as _;

use championship::facts::Fact;
use championship::regulations;
use championship::store::{Desk, DeskError};

use crate::places::Place;
use crate::support::browser::{Look, Scheme};
use crate::support::final_day::{self, Hour};
use crate::support::started::at_the_desk;

/// Three hundred pupils of twenty schools in three games.
fn list() -> String {
    let games = ["Semáforo", "Gatos & Cães", "Rastros"];
    let mut text = "Nome;Escola;Localidade;Ano;Jogo\n".to_owned();
    for number in 0..300 {
        let (school, game) = (number % 20 + 1, games[number / 20 % 3]);
        let letters: String =
            format!("{number:03}").bytes().map(|digit| char::from(digit - b'0' + b'a')).collect();
        let _ = writeln!(
            text,
            "Aluno {letters} da Costa {letters};EB n.º {school} de Cima;Beja;{};{game}",
            3 + number % 2
        );
    }
    text
}

fn three_hundred(look: Look, picture: &str) {
    let place = Place::sqlite();
    let wished = regulations::parse("x.yaml", "extends: escola\nedition: 10\n").unwrap();
    drop(Desk::create(&place.location, "Três centenas", wished, "prova").unwrap());
    let (server, window) = at_the_desk(&place, look);
    window.go(&server.address("/organiser/entries"));
    let pasted = serde_json::to_string(&list()).unwrap();
    window.script(&format!("document.querySelector('#text').value = {pasted}"));
    window.click("form[action='/organiser/import'] > button");
    window.wait_for("main", "300");
    window.has_no_barrier("the preview of three hundred");
    window.fits("the preview of three hundred");
    if window.count("[name=accept]") > 0 {
        window.click("[name=accept]");
    }
    window.click("#take button");
    window.until("they are taken", || window.path().starts_with("/organiser/entries").then_some(()));
    window.wait_for("main", "300");
    window.go(&server.address("/organiser"));
    window.click(".next button[value=draw]");
    window.wait_for(".next", "Emparceirar");
    window.click(".next button[value=pair]");
    window.wait_for(".next", "sperar por");
    window.has_no_barrier("the day of three hundred");
    window.fits("the day of three hundred");
    window.picture(picture);
    window.go(&server.address("/arbiter"));
    for done in 1..=3 {
        window.click(".board:not(.done):not(.pending) button.side");
        window.until("the result is saved", || {
            let desk = Desk::open(&place.location, "t").unwrap();
            let boards = desk.championship().groups().flat_map(|group| &group.rounds[0].boards);
            (boards.filter(|board| !board.games.is_empty()).count() >= done).then_some(())
        });
    }
    // The page of all tables is long; one of them is what an arbiter sees.
    window.go(&server.address("/arbiter?table=2"));
    window.find_soon(".board");
    window.has_no_barrier("the boards of three hundred");
    window.fits("the boards of three hundred");
    let desk = Desk::open(&place.location, "t").unwrap();
    assert_eq!(desk.championship().entries().filter(|entry| entry.is_active()).count(), 300);
}

#[test]
fn an_organiser_of_three_hundred_gets_from_a_list_to_results() {
    three_hundred(Look::LAPTOP, "three-hundred-1280");
}

#[test]
fn an_organiser_of_three_hundred_does_it_on_a_phone() {
    three_hundred(Look::PHONE.in_scheme(Scheme::Dark), "three-hundred-390-dark");
}

fn corrected(look: Look, picture: &str) {
    let place = Place::sqlite();
    let mut facts = final_day::facts(60, Hour::Morning);
    let Fact::Created { name, regulations } = facts.remove(0) else { panic!("the first fact") };
    let mut desk = Desk::create(&place.location, &name, *regulations, "prova").unwrap();
    desk.commit(None, |_, _| Ok::<_, DeskError>(facts.clone())).unwrap();
    let group = desk.championship().groups().next().unwrap();
    let (id, round) = (group.id, group.rounds.len());
    let (tournament, slip) = (id.tournament, format!("{id}/{round}/1/1"));
    let was = group.rounds[round - 1].boards[0].games[0].current().unwrap();
    let settled = |is_settled: bool| {
        let desk = Desk::open(&place.location, "t").unwrap();
        let stage = &desk.championship().tournament(tournament).unwrap().stages[0];
        (stage.qualified.is_some() == is_settled).then_some(())
    };
    let (server, window) = at_the_desk(&place, look);
    window.go(&server.address("/organiser"));
    window.click(".next button[value=settle]");
    window.until("it is settled", || settled(true));
    // The wrong result comes to light.
    window.go(&server.address(&format!("/organiser/group/{id}")));
    let board = format!(".board[data-slip^='{slip}/']");
    window.click(&format!("{board} details summary"));
    window.fill(&format!("{board} [name=reason]"), "trocado no boletim");
    let other = if was.to_string() == "1-0" { "0-1" } else { "1-0" };
    window.click(&format!("{board} details button[value='{other}']"));
    window.wait_for(&format!("{board} .state"), other);
    window.has_no_barrier("a corrected group");
    window.fits("a corrected group");
    window.picture(picture);
    // Who goes on is taken back, with a reason, and is to be settled anew.
    window.go(&server.address(&format!("/organiser/tournament/{tournament}")));
    window.click("#rare summary");
    window.fill("#rare form:has(button[value=unsettle]) [name=reason]", "resultado corrigido");
    window.click("#rare button[value=unsettle]");
    window.until("it is open again", || settled(false));
    window.has_no_barrier("the tournament");
    window.fits("the tournament");
    window.go(&server.address("/organiser"));
    window.find_soon(".next");
    window.has_no_barrier("the day after a correction");
    window.fits("the day after a correction");
}

#[test]
fn a_result_is_corrected_after_it_was_settled_who_goes_on() {
    corrected(Look::LAPTOP, "corrected-1280");
}

#[test]
fn a_result_is_corrected_after_it_was_settled_who_goes_on_by_phone() {
    corrected(Look::PHONE.in_scheme(Scheme::Dark), "corrected-390-dark");
}

/// The pages on which things are put right, in every language, both sizes, light and dark.
#[test]
fn pages_of_corrections_fit_and_keep_nobody_out() {
    let place = Place::sqlite();
    crate::support::fair::championship(&place.location, 12);
    let mut desk = Desk::open(&place.location, "t").unwrap();
    desk.commit(None, |_, _| {
        let name = "Escola Básica de Vale 1".to_owned();
        let school = championship::facts::School { number: 2, name, place: Some("Beja".into()) };
        Ok::<_, DeskError>(vec![Fact::SchoolRegistered { school }])
    })
    .unwrap();
    championship::store::automatic_backup(&place.location, "prova", "2026-11-16T03:40:00Z").unwrap();
    desk.commit(None, |state, _| championship::decisions::rename_school(state, 3, "Ilhas", "")).unwrap();
    drop(desk);
    let copies = championship::store::automatic_backups(&place.location).unwrap();
    let copy = copies[0].file_name().unwrap().to_string_lossy().into_owned();
    let looks = [
        ("pt", Look::LAPTOP),
        ("en", Look { language: "en-GB", ..Look::PHONE }),
        ("es", Look { language: "es-ES", ..Look::PHONE }.in_scheme(Scheme::Dark)),
    ];
    for (language, look) in looks {
        let (server, window) = at_the_desk(&place, look);
        window.go(&server.address("/organiser/people"));
        window.fill("#name", &format!("Ana {language}"));
        window.fill("#tables", "1:1-3");
        window.click("button[value=add]");
        window.wait_for(".notice.good", "Ana");
        let pages = [
            ("entry", "/organiser/entry/005.1.3"),
            ("schools", "/organiser/schools"),
            ("people", "/organiser/people"),
            ("safety", "/organiser/safety"),
            ("restore", &format!("/organiser/safety/restore/{copy}")),
            ("event", "/organiser/details"),
        ];
        for (name, path) in pages {
            window.go(&server.address(path));
            window.find_soon("h1");
            window.fits(name);
            window.has_no_barrier(name);
            window.picture(&format!("{name}-{language}-{}", look.width));
        }
        // Scanned, the badge asks for one tap; in the second language the pupil is there already.
        window.go(&server.address("/c/005.1.3"));
        window.wait_for("h1", "Aluno5");
        if language == "pt" {
            window.click("button.wide");
            window.wait_for(".notice.good", "Aluno5");
        }
        window.fits("badge");
        window.has_no_barrier("badge");
        window.picture(&format!("badge-{language}-{}", look.width));
    }
}
