//! A list with forty faults, in a real browser, on a laptop and on a phone: corrected on the page and taken.

use std::fmt::Write as _;

use championship::regulations;
use championship::store::Desk;

use crate::places::Place;
use crate::support::browser::{Look, Scheme};
use crate::support::started::at_the_desk;

/// A list of fifty rows of which forty cannot be taken as they stand.
fn list() -> String {
    let mut text = "Criança;Onde anda;Idade;Modalidade\n".to_owned();
    for number in 1..=50 {
        let (name, school, year, game) = match number % 5 {
            0 => (format!("Aluna Boa {number}"), "EB de Vale", "3", "Semáforo"),
            1 => (String::new(), "EB de Vale", "3", "Semáforo"),
            2 => (format!("Ano Mau {number}"), "EB de Vale", "trinta", "Semáforo"),
            3 => (format!("Jogo Mau {number}"), "EB de Vale", "3", "Xadrez"),
            // Without a school a row would be taken: within a school there is only one.
            _ => (format!("Sem Jogo {number}"), "", "3", ""),
        };
        let _ = writeln!(text, "{name};{school};{year};{game}");
    }
    text
}

fn story(look: Look, picture: &str) {
    let place = Place::sqlite();
    let wished = regulations::parse("x.yaml", "extends: escola\n").unwrap();
    drop(Desk::create(&place.location, "Escola", wished, "prova").unwrap());
    let (server, window) = at_the_desk(&place, look);
    window.go(&server.address("/organiser/entries"));
    window.fill("#text", &list());
    window.click("form[action='/organiser/import'] button");
    // Nobody can know what the columns are; the teacher says it.
    window.find_soon("[name=column0]");
    for (column, word) in [(0, 0), (1, 1), (2, 3), (3, 5)] {
        window.click(&format!("[name=column{column}] option[value='{word}']"));
    }
    window.click("#take button");
    let refused = "return document.querySelectorAll('.edit .wrong').length";
    window.until("forty rows are refused", || (window.script(refused) == 40).then_some(()));
    window.fits("the preview");
    window.has_no_barrier("the preview");
    window.picture(picture);
    // A cell is corrected and a row taken out, where they stand.
    window.fill(".edit .wrong input[value='trinta']", "3");
    window.click(".edit .wrong [type=checkbox]");
    window.click("#take button");
    window.until("two rows fewer are refused", || (window.script(refused) == 38).then_some(()));
    window.click("[name=skip_bad]");
    if window.count("[name=accept]") > 0 {
        window.click("[name=accept]");
    }
    window.click("#take button");
    window.wait_for(".notice.good", "11");
    let taken = Desk::open(&place.location, "t").unwrap().championship().entries().count();
    assert_eq!(taken, 11, "ten good rows and a corrected one");
}

#[test]
fn a_list_with_forty_faults_is_corrected_on_the_page() {
    story(Look::LAPTOP, "import-1280");
}

#[test]
fn a_list_with_forty_faults_is_corrected_on_a_phone() {
    story(Look::PHONE.in_scheme(Scheme::Dark), "import-390-dark");
}
