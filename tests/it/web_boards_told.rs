//! What boards on screens tell: why a tap does nothing, whose turn it is, what the other asks, what the arbiter did, and how a
//! game ended.

use championship::facts::{Fact, NameStyle, QuestionAbout, RegistrationTerms, SchoolQuestion};
use championship::store::Desk;

use crate::places::Place;
use crate::support::fair::{Fair, championship_of};
use crate::support::web::Browser;
use crate::web_boards::{CLOCK, address, first_board, on_screens, play, seated, state};

/// Returns what a tap that does nothing is answered on a page.
fn tap(page: &str) -> &str {
    let Some(from) = page.find("data-wait=\"") else { return "" };
    let rest = &page[from + 11..];
    &rest[..rest.find('"').expect("an end")]
}

/// Returns the large line of a page.
fn head(page: &str) -> &str {
    let rest = &page[page.find("<p class=\"turn\">").expect("a line") + 16..];
    &rest[..rest.find('<').expect("an end")]
}

#[test]
fn a_tap_that_does_nothing_is_told_exactly_why_and_the_large_line_says_whose_turn_it_is() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 4);
    let fair = Fair::open(&place.location, &[&[1]]);
    let (board, codes) = first_board(&state(&place));
    let mut first = Browser::new(&fair.server);
    assert_eq!(first.post(&format!("/sit/{}", codes[0]), &[]).status, 303);
    let page = first.get(&address(board)).text();
    assert!(tap(&page).contains("Toca primeiro em"), "{page}");
    assert!(!page.contains("Joga o primeiro jogador"), "nobody plays yet: {page}");
    assert_eq!(first.post(&address(board), &[("act", "ready")]).status, 303);
    let page = first.get(&address(board)).text();
    assert!(tap(&page).starts_with("A partida começa quando"), "{page}");
    assert!(head(&page).starts_with("À espera de"), "{page}");
    let mut second = seated(&fair, codes[1], board);
    let page = first.get(&address(board)).text();
    assert_eq!(tap(&page), "", "the rules say it now");
    assert!(head(&page).starts_with("É a tua vez, Aluno"), "{page}");
    let page = second.get(&address(board)).text();
    assert!(tap(&page).starts_with("Ainda não é a tua vez: joga Aluno"), "{page}");
    assert!(head(&page).starts_with("Joga Aluno"), "{page}");
    let mut arbiter = fair.signed_in(1);
    let on = format!("{}/1/1", board.group);
    let pause = [("board", on.as_str()), ("step", "pause"), ("reason", "alarme")];
    assert_eq!(arbiter.post("/arbiter/boards", &pause).status, 303);
    let page = first.get(&address(board)).text();
    assert!(tap(&page).contains("parou a partida: alarme"), "{page}");
    assert_eq!(head(&page), "A partida está parada");
    let stranger = Browser::new(&fair.server).get(&address(board)).text();
    assert!(head(&stranger) == "A partida está parada" && !stranger.contains("alarme"), "{stranger}");
}

#[test]
fn neither_the_page_of_a_badge_nor_that_of_a_class_names_anybody_whose_family_did_not_agree() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 4);
    let mut desk = Desk::open(&place.location, "teste").unwrap();
    desk.commit(None, |_, _| Ok(vec![Fact::NamesChosen { names: NameStyle::Full }])).unwrap();
    let fair = Fair::open(&place.location, &[&[1]]);
    let (_, codes) = first_board(&state(&place));
    let names = |page: &str| {
        let all = desk.championship().entries().filter_map(|entry| entry.contestant.name.clone());
        all.filter(|name| page.contains(name.as_str())).count()
    };
    let page = |fair: &Fair| Browser::new(&fair.server).get(&format!("/sit/{}", codes[0])).text();
    // Whoever knows the code of the class sees who plays in it.
    let class = |fair: &Fair| {
        let boards = fair.signed_in(0).get("/arbiter/boards").text();
        let from = boards.find("<b class=\"big\">").expect("the code of the class") + 15;
        let code: String = boards[from..].chars().take_while(|c| *c != '<').collect();
        let list = Browser::new(&fair.server).post("/class", &[("class", &code)]).text();
        assert_eq!(list.matches("name=\"code\"").count(), 4, "{list}");
        list
    };
    assert_eq!((names(&page(&fair)), names(&class(&fair))), (2, 4), "nobody asked");
    drop(fair);
    let question = SchoolQuestion {
        text: "Autoriza publicar o nome?".into(),
        is_needed: false,
        about: QuestionAbout::Names,
    };
    let terms = RegistrationTerms { from: 0, until: 9, address: "x".into(), questions: vec![question] };
    Desk::open(&place.location, "teste")
        .unwrap()
        .commit(None, |_, _| Ok(vec![Fact::RegistrationOpened { terms: terms.clone() }]))
        .unwrap();
    let fair = Fair::open(&place.location, &[&[1]]);
    assert_eq!((names(&page(&fair)), names(&class(&fair))), (0, 0));
    assert!(class(&fair).contains(&codes[0].to_string()), "everybody finds their code");
}

#[test]
fn those_who_listen_hear_the_move_and_whose_turn_it_is_and_not_the_whole_rule() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 4);
    let fair = Fair::open(&place.location, &[]);
    let (board, codes) = first_board(&state(&place));
    let mut devices = codes.map(|code| seated(&fair, code, board));
    let day = fair.signed_in(0).get("/organiser").text();
    assert!(day.contains("/class e escrevem o código") && day.contains("href=\"/arbiter/boards\""), "{day}");
    assert_eq!(play(&mut devices[0], board, "e5-d4").status, 303);
    let page = devices[1].get(&address(board)).text();
    let says = &page[page.find("data-says=\"").expect("a sentence") + 11..];
    let says = &says[..says.find('"').expect("an end")];
    assert!(says.contains("jogou e5-d4") && says.contains("É a tua vez"), "{says}");
    assert!(!says.contains("Ganha"), "{says}");
    assert!(page.contains("a contar:"), "which clock runs is told");
}

#[test]
fn an_offer_has_a_yes_and_a_no_and_says_what_is_taken_back() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 4);
    let fair = Fair::open(&place.location, &[]);
    let (board, codes) = first_board(&state(&place));
    let mut devices = codes.map(|code| seated(&fair, code, board));
    assert_eq!(play(&mut devices[0], board, "e5-d4").status, 303);
    assert_eq!(play(&mut devices[1], board, "d4-d3").status, 303);
    assert_eq!(devices[0].post(&address(board), &[("act", "back")]).status, 303);
    let page = devices[1].get(&address(board)).text();
    assert!(page.contains("voltar atrás no lance e5-d4") && page.contains("também volta atrás"), "{page}");
    assert!(page.contains("value=\"no\""), "{page}");
    for _ in 0..2 {
        assert_eq!(devices[1].post(&address(board), &[("act", "no")]).status, 303);
    }
    assert!(!devices[1].get(&address(board)).text().contains("value=\"no\""));
    let page = devices[0].get(&address(board)).text();
    assert!(page.contains("disse que não"), "{page}");
    assert_eq!(state(&place).live_board(board).unwrap().game(1).unwrap().texts(), ["e5-d4", "d4-d3"]);
}

#[test]
fn players_are_told_what_the_arbiter_did_and_why() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 4);
    let fair = Fair::open(&place.location, &[&[1]]);
    let (board, codes) = first_board(&state(&place));
    let mut devices = codes.map(|code| seated(&fair, code, board));
    assert_eq!(play(&mut devices[0], board, "e5-d4").status, 303);
    let mut arbiter = fair.signed_in(1);
    let on = format!("{}/1/1", board.group);
    let mut step = |step: &str, reason: &str| {
        let fields = [("board", on.as_str()), ("step", step), ("reason", reason)];
        assert_eq!(arbiter.post("/arbiter/boards", &fields).status, 303, "{step}");
    };
    step("back", "toque sem querer");
    for device in &mut devices {
        let page = device.get(&address(board)).text();
        assert!(page.contains("O último lance foi anulado: toque sem querer."), "{page}");
    }
    step("free-first", "bateria");
    let page = devices[0].get(&address(board)).text();
    assert!(page.contains("libertou o lugar que tinhas neste aparelho: bateria"), "{page}");
    assert!(page.contains(&format!("href=\"/sit/{}\"", codes[0])), "{page}");
    assert!(devices[1].get(&address(board)).text().contains("O árbitro libertou o lugar de"));
    let stranger = Browser::new(&fair.server).get(&address(board)).text();
    assert!(!stranger.contains("bateria"), "{stranger}");
    assert_eq!(devices[0].post(&format!("/sit/{}", codes[0]), &[]).status, 303);
    step("to-wood", "ecrã partido");
    let page = devices[0].get(&address(board)).text();
    assert!(head(&page).contains("tabuleiro de madeira") && page.contains("ecrã partido"), "{page}");
    assert!(!page.contains("Joga o primeiro jogador"), "{page}");
}

#[test]
fn every_loss_looks_alike() {
    let place = Place::sqlite();
    championship_of(&place.location, on_screens(CLOCK), 4);
    let fair = Fair::open(&place.location, &[]);
    let (board, codes) = first_board(&state(&place));
    let mut devices = codes.map(|code| seated(&fair, code, board));
    assert_eq!(play(&mut devices[0], board, "e5-d4").status, 303);
    assert_eq!(devices[0].post(&address(board), &[("act", "resign"), ("game", "1")]).status, 303);
    let lost = devices[0].get(&address(board)).text();
    assert!(lost.contains("class=\"status over lost\"") && lost.contains("Desististe da partida."), "{lost}");
    assert!(devices[1].get(&address(board)).text().contains("class=\"status over\""));
    let records = fair.signed_in(0).get("/organiser/export/records.txt?names=short").text();
    assert!(records.contains("fim: desistência"), "{records}");
    assert!(rules::engine::GameRecord::read(&records).is_ok(), "{records}");
}
