//! A class of one school on the pages: names without codes, no other school, and rooms where there are.

use championship::decisions;
use championship::facts::{Contestant, EntryCode, Fact, GamePlace, MatchResult, School, TournamentId};
use championship::regulations;
use championship::store::Desk;

use crate::places::Place;
use crate::support::fair::{Fair, next_round};
use crate::support::web::Browser;

const FIRST: TournamentId = TournamentId { cycle: 1, game: 1 };

/// A class with one school, drawn, its first round out; `more` is added to its regulations.
fn class(names: &[&str], more: &str) -> Place {
    let place = drawn_class(names, more);
    next_round(&mut Desk::open(&place.location, "teste").unwrap());
    place
}

/// The same before its first round.
fn drawn_class(names: &[&str], more: &str) -> Place {
    let place = Place::sqlite();
    let wished = regulations::parse("x.yaml", &format!("extends: turma\nname: Prova\n{more}")).unwrap();
    let mut desk = Desk::create(&place.location, "Prova", wished, "teste").unwrap();
    let school = School { number: 1, name: "EB de Vale".to_owned(), place: None };
    let mut facts = vec![Fact::SchoolRegistered { school }];
    for (index, name) in (1..).zip(names) {
        let contestant = Contestant { name: Some((*name).to_owned()), school_year: Some(4) };
        facts.push(Fact::EntryAdded { code: EntryCode { tournament: FIRST, school: 1, index }, contestant });
    }
    desk.commit(None, |_, _| Ok(facts.clone())).unwrap();
    desk.commit(None, |state, _| decisions::draw(state, &[FIRST], 7, false)).unwrap();
    place
}

/// Returns what people read on a page: its text, without tags and what stands in them.
fn read(page: &str) -> String {
    let body = page.split("<main").nth(1).unwrap_or(page);
    body.split('<')
        .filter_map(|part| part.split_once('>'))
        .map(|(_, text)| text)
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn a_class_is_shown_by_names_and_codes_only_tell_namesakes_apart() {
    let names = ["Ana Costa", "Rui Melo", "Eva Reis", "Gil Sá", "Olga Cruz", "Rui Mota"];
    let place = class(&names, "");
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut organiser = fair.signed_in(0);
    let public = ["/", "/t/1.1", "/g/1.1.1", "/find?q=ana", "/find?q=eva", "/wall"];
    let own = [
        "/arbiter",
        "/organiser",
        "/organiser/entries",
        "/organiser/entry/001.1.1",
        "/organiser/group/1.1.1",
        "/organiser/tournament/1.1",
        "/organiser/why/1.1.1/1",
        "/organiser/propose",
        "/c/001.1.1",
    ];
    for path in public.iter().chain(&own) {
        let page = organiser.get(path);
        assert_eq!(page.status, 200, "{path}");
        let namesakes = ["001.1.1-2", "001.1.1-6"];
        let text = namesakes.iter().fold(read(&page.text()), |text, code| text.replace(code, ""));
        assert!(!text.contains("1.1"), "{path}: {text}");
        let is_of_the_school = path.starts_with("/organiser/entr");
        assert!(is_of_the_school || !text.contains("EB de Vale"), "{path}: {text}");
        assert!(!page.text().contains("href=\"/schools\""), "{path}");
    }
    // Of two who are shown alike the codes are said; by their whole names they differ.
    let group = read(&organiser.get("/g/1.1.1").text());
    assert!(group.contains("Rui M."), "{group}");
    assert!(group.contains("001.1.1-2") && group.contains("001.1.1-6"), "{group}");
    assert!(!read(&organiser.get("/arbiter").text()).contains("001.1.1-2"));
}

#[test]
fn before_the_first_round_no_page_counts_it() {
    let place = drawn_class(&["Ana Costa", "Rui Melo", "Eva Reis", "Gil Sá"], "");
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut organiser = fair.signed_in(0);
    for path in ["/", "/t/1.1", "/g/1.1.1", "/find?q=ana", "/wall", "/arbiter", "/organiser"].iter().chain(&[
        "/organiser/entry/001.1.1",
        "/organiser/group/1.1.1",
        "/organiser/tournament/1.1",
    ]) {
        let text = read(&organiser.get(path).text()).to_lowercase();
        assert!(!text.contains("ronda 0") && !text.contains(" 0 de "), "{path}: {text}");
    }
}

#[test]
fn the_log_says_who_won_under_the_day_and_never_of_pupils_who_sit_there_now() {
    let place = class(&["Ana Costa", "Rui Melo", "Eva Reis", "Gil Sá"], "");
    let fair = Fair::open(&place.location, &[&[1]]);
    fair.signed_in(0).post("/arbiter/slip", &[("slip", "1.1.1/1/1/1"), ("key", "x"), ("result", "1-0")]);
    let winner = {
        let desk = Desk::open(&place.location, "teste").unwrap();
        let state = desk.championship();
        let board = state.group(state.find_group("1.1.1").unwrap()).unwrap().rounds[0].boards[0].clone();
        state.entry(board.first).unwrap().contestant.name.clone().unwrap()
    };
    let page = fair.signed_in(0).get("/organiser/log").text();
    assert!(read(&page).contains(&format!("{winner} ganhou")), "{page}");
    assert_eq!(page.matches("<tr class=\"day\">").count(), 1, "{page}");
    // Others sit at the board since: whoever won then is not guessed.
    let mut desk = Desk::open(&place.location, "teste").unwrap();
    let group = desk.championship().find_group("1.1.1").unwrap();
    let place = GamePlace { group, round: 1, board: 1, game: 1 };
    desk.commit(None, |_, stamp| {
        let (was, reason, stamp) = (MatchResult::FirstWins, "troca".to_owned(), stamp.clone());
        let retracted = Fact::ResultRetracted { place, was, reason: reason.clone(), stamp };
        Ok(vec![retracted, Fact::RoundAnnulled { group, round: 1, reason }])
    })
    .unwrap();
    next_round(&mut desk);
    let page = read(&fair.signed_in(0).get("/organiser/log").text());
    assert!(page.contains("registou 1-0") && !page.contains(" ganhou"), "{page}");
}

#[test]
fn the_desk_of_a_class_calls_pupils_by_name_and_shows_what_looks_like_its_own() {
    let place = class(&["Ana Costa", "Rui Melo", "Eva Reis", "Gil Sá", "Olga Cruz", "Rui Mota"], "");
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut organiser = fair.signed_in(0);
    let said = read(&organiser.get("/organiser/why/1.1.1/1").text());
    assert!(said.contains("ainda não jogaram") && !said.contains("escola"), "{said}");
    // A badge is scanned, a name typed.
    let typed = [("step", "came"), ("codes", "eva reis")];
    assert_eq!(organiser.post("/organiser/checkin", &typed).status, 303);
    let absent = [("step", "announce"), ("round", "2")];
    assert_eq!(organiser.post("/organiser/entry/001.1.1-3/absence", &absent).status, 303);
    for path in ["/organiser/log", "/organiser/log?about=Eva+Reis"] {
        let log = read(&organiser.get(path).text());
        assert!(log.contains("Eva R.") && !log.contains("001.1.1-3") && !log.contains("+0"), "{log}");
    }
    assert!(!read(&organiser.get("/organiser/log?about=Gil+S%C3%A1").text()).contains("Eva R."));
    for (path, foreign) in [
        ("/organiser/checkin", "221.1.3"),
        ("/organiser/log", "1.3.2"),
        ("/organiser/people", "1.3.2"),
        ("/organiser/people", "12:1"),
        ("/organiser/entry/001.1.1", "001 ·"),
    ] {
        let page = organiser.get(path);
        assert!(page.status == 200 && !page.text().contains(foreign), "{path}: {}", page.text());
    }
    // Two of one name on the projector are told apart, and nobody else is.
    let wall = read(&organiser.get("/wall?show=names").text());
    for name in ["Rui Me.", "Rui Mo."] {
        assert!(wall.contains(name), "{wall}");
    }
    assert!(wall.contains("Ana C.") && !wall.contains("001.1.1"), "{wall}");
}

#[test]
fn the_clock_of_the_hall_begins_with_what_a_round_takes() {
    let place = class(&["Ana Costa", "Rui Melo"], "round minutes: 15\n");
    let fair = Fair::open(&place.location, &[&[1]]);
    let page = fair.signed_in(0).get("/organiser/wall").text();
    assert!(page.contains("name=\"minutes\" inputmode=\"numeric\" maxlength=\"3\" value=\"15\""), "{page}");
}

#[test]
fn a_championship_of_schools_keeps_its_codes() {
    let place = Place::sqlite();
    crate::support::fair::championship(&place.location, 12);
    let fair = Fair::open_as_it_is(&place.location);
    let mut public = Browser::new(&fair.server);
    // What is shown as an example is one of its own.
    assert!(public.get("/").text().contains("placeholder=\"001.1.3\""));
    let group = public.get("/g/1.3.1").text();
    assert!(group.contains("<span class=\"code\">001.1.3</span>") && group.contains("href=\"/schools\""));
    // The way back is called by its name.
    assert!(group.contains("<a href=\"/t/1.3\">Rastros, 1.º ciclo</a>"), "{group}");
    assert!(read(&public.get("/find?q=001.1.3").text()).contains("grupo 1.3.1"));
}

#[test]
fn the_room_of_a_group_is_on_its_page_and_on_the_projector() {
    let names: Vec<String> = (1..=12).map(|number| format!("Aluno{number} Apelido{number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let one = class(&names, "rooms: [{ name: Biblioteca }]\n");
    let fair = Fair::open_as_it_is(&one.location);
    let mut public = Browser::new(&fair.server);
    for path in ["/g/1.1.1", "/t/1.1", "/wall?show=names", "/wall?show=results", "/wall?show=standings"] {
        let text = read(&public.get(path).text());
        assert_eq!(text.matches("Biblioteca").count(), 1, "{path}: {text}");
    }
    let groups = "stages:\n  - { name: grupos, groups: 2, play: swiss in 3 rounds }\n";
    let two =
        class(&names, &format!("{groups}rooms: [{{ name: Ginásio, tables: 1 }}, {{ name: Sala 2 }}]\n"));
    let fair = Fair::open_as_it_is(&two.location);
    let mut public = Browser::new(&fair.server);
    let text = read(&public.get("/wall?show=names").text());
    assert_eq!((text.matches("Ginásio").count(), text.matches("Sala 2").count()), (6, 6), "{text}");
    let text = read(&public.get("/wall?show=results").text());
    assert_eq!((text.matches("Ginásio").count(), text.matches("Sala 2").count()), (1, 1), "{text}");
}

#[test]
fn who_looks_at_the_next_round_too_early_is_led_to_the_results() {
    let place = class(&["Ana Costa", "Rui Melo", "Eva Reis", "Gil Sá"], "");
    let fair = Fair::open(&place.location, &[]);
    let page = fair.signed_in(0).get("/organiser/propose").text();
    assert!(page.contains("href=\"/organiser/group/1.1.1\">mesa 1 (2)</a>"), "{page}");
    assert!(page.contains("href=\"/arbiter\">Introduzir resultados</a>"), "{page}");
    assert!(!read(&page).contains('`'), "{page}");
}

#[test]
fn the_final_standings_of_a_single_stage_name_no_stage() {
    let stage = "stages:\n  - { name: torneio, play: swiss in 1 rounds }\n";
    let place = class(&["Ana Costa", "Rui Melo", "Eva Reis", "Gil Sá"], stage);
    let mut desk = Desk::open(&place.location, "teste").unwrap();
    desk.commit(None, |state, stamp| {
        let group = state.groups().next().unwrap().id;
        let result = MatchResult::FirstWins;
        let won = |board| Fact::ResultEntered {
            place: GamePlace { group, round: 1, board, game: 1 },
            result,
            record: None,
            stamp: stamp.clone(),
        };
        Ok([1, 2].map(won).to_vec())
    })
    .unwrap();
    let fair = Fair::open_as_it_is(&place.location);
    let page = Browser::new(&fair.server).get("/t/1.1").text();
    assert!(page.contains("Classificação final") && page.contains("Ana C."), "{page}");
    assert!(!page.contains("<th scope=\"col\">Fase</th>") && !page.contains("<td>torneio</td>"), "{page}");
}

/// Of a tournament of one round there is no second to be absent from.
#[test]
fn nobody_is_asked_about_a_round_that_is_not_played() {
    let stage = "stages:\n  - { name: torneio, play: swiss in 1 rounds }\n";
    let place = class(&["Ana Costa", "Rui Melo", "Eva Reis", "Gil Sá"], stage);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut organiser = fair.signed_in(0);
    for path in ["/arbiter", "/organiser/entry/001.1.1"] {
        let page = organiser.get(path).text();
        assert!(!page.contains("/absence"), "{path}: {page}");
    }
    let before = Desk::open(&place.location, "teste").unwrap().head();
    let refused = organiser.post("/organiser/entry/001.1.1/absence", &[("step", "announce"), ("round", "2")]);
    assert!(refused.status >= 400 && refused.text().contains("não há ronda 2"), "{}", refused.text());
    assert_eq!(Desk::open(&place.location, "teste").unwrap().head(), before);
}
