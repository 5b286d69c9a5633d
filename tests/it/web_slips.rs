//! Results from the tables: entered once, taken back, corrected, disagreed about, never doubled.

use championship::facts::{Fact, GamePlace, MatchResult};
use championship::store::Desk;

use crate::places::Place;
use crate::support::fair::{Fair, championship};
use crate::support::web::{Answer, Browser};

const SLIP: &str = "1.3.1/1/1/1";

fn as_script(browser: &mut Browser, fields: &[(&str, &str)]) -> (Answer, serde_json::Value) {
    browser.headers.push(("Accept".into(), "application/json".into()));
    let id = browser.championship();
    let answer = browser.post("/arbiter/slip", &[fields, &[("championship", id.as_str())]].concat());
    browser.headers.pop();
    let value = serde_json::from_slice(&answer.body).unwrap_or_default();
    (answer, value)
}

fn result(place: &Place) -> (String, usize) {
    let desk = Desk::open(&place.location, "teste").unwrap();
    let group = desk.championship().find_group("1.3.1").unwrap();
    let board = desk.championship().group(group).unwrap().rounds[0].boards[0].clone();
    let now = board.winner_or_draw().map(|result| result.to_string()).unwrap_or_default();
    (now, board.games.first().map_or(0, |history| history.entries().len()))
}

#[test]
fn a_result_is_entered_undone_entered_again_and_corrected_with_a_reason() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut arbiter = fair.signed_in(1);
    let page = arbiter.get("/arbiter").text();
    assert!(page.contains("Aluno1 do Meio Apelido1"), "arbiters see whole names");
    let (answer, said) = as_script(&mut arbiter, &[("slip", SLIP), ("key", "a1"), ("result", "1-0")]);
    assert_eq!((answer.status, said["status"].as_str()), (200, Some("saved")));
    assert!(said["html"].as_str().unwrap().contains("ganhou"));
    assert_eq!(result(&place), ("1-0".into(), 1));
    // The network was bad and the phone asks again with the same key.
    let (_, said) = as_script(&mut arbiter, &[("slip", SLIP), ("key", "a1"), ("result", "1-0")]);
    assert_eq!(said["status"], "same");
    assert_eq!(result(&place), ("1-0".into(), 1));
    let (_, said) =
        as_script(&mut arbiter, &[("slip", SLIP), ("key", "a2"), ("was", "1-0"), ("result", "undo")]);
    assert_eq!(said["status"], "saved");
    assert_eq!(result(&place), (String::new(), 1));
    // A late repetition of the first request must not bring the result back.
    let (_, said) = as_script(&mut arbiter, &[("slip", SLIP), ("key", "a1"), ("result", "1-0")]);
    assert_eq!((said["status"].as_str(), result(&place).0.as_str()), (Some("conflict"), ""));
    assert!(said["text"].as_str().unwrap().contains("entretanto o tabuleiro mudou"), "{said}");
    as_script(&mut arbiter, &[("slip", SLIP), ("key", "a3"), ("result", "0-1")]);
    assert_eq!(result(&place).0, "0-1");
    let (answer, _) =
        as_script(&mut arbiter, &[("slip", SLIP), ("key", "a4"), ("was", "0-1"), ("result", "1-0")]);
    assert_eq!(answer.status, 409, "a correction needs a reason");
    as_script(
        &mut arbiter,
        &[("slip", SLIP), ("key", "a5"), ("was", "0-1"), ("result", "+:-"), ("reason", "trocado")],
    );
    assert_eq!(result(&place), ("+:-".into(), 3));
    let (_, said) = as_script(&mut arbiter, &[("slip", SLIP), ("key", "a6"), ("note", "chegou tarde <b>")]);
    assert!(said["html"].as_str().unwrap().contains("chegou tarde &#60;b&#62;"), "{said}");
    let log = fair.signed_in(0).get("/organiser/log").text();
    for text in [
        "anulou o resultado 1-0 (",
        "corrigiu 0-1 para +:- (",
        "Motivo: trocado",
        "): chegou tarde",
        "Árbitro 1",
    ] {
        assert!(log.contains(text), "{text}");
    }
}

#[test]
fn two_arbiters_who_disagree_are_told_and_neither_entry_is_lost() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1], &[1]]);
    let (mut one, mut two) = (fair.signed_in(1), fair.signed_in(2));
    assert_eq!(as_script(&mut one, &[("slip", SLIP), ("key", "k1"), ("result", "1-0")]).1["status"], "saved");
    let (answer, said) = as_script(&mut two, &[("slip", SLIP), ("key", "k2"), ("result", "0-1")]);
    assert_eq!((answer.status, said["status"].as_str()), (409, Some("conflict")));
    let text = said["text"].as_str().unwrap();
    assert!(text.contains("Árbitro 1") && text.matches(" ganhou”").count() == 2, "{text}");
    // Asked again, it is told again and noted once.
    let (_, again) = as_script(&mut two, &[("slip", SLIP), ("key", "k2"), ("result", "0-1")]);
    assert_eq!(again["status"], "conflict");
    assert_eq!(result(&place).0, "1-0");
    let desk = Desk::open(&place.location, "teste").unwrap();
    let notes: Vec<&str> = desk.championship().notes().iter().map(|note| note.text.as_str()).collect();
    let [note] = notes[..] else { panic!("{notes:?}") };
    assert!(note.starts_with("tocou “Aluno") && note.ends_with("ganhou”, de Árbitro 1"), "{note}");
    assert!(fair.signed_in(0).get("/organiser").text().contains(", mas já lá estava “Aluno"));
    // The same result from both is no disagreement.
    assert_eq!(as_script(&mut two, &[("slip", SLIP), ("key", "k3"), ("result", "1-0")]).1["status"], "same");
}

#[test]
fn slips_that_make_no_sense_are_refused_in_words() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut arbiter = fair.signed_in(1);
    let long = "x".repeat(10_000);
    let cases: [&[(&str, &str)]; 8] = [
        &[("slip", "nada"), ("result", "1-0")],
        &[("slip", "1.3.1/99/1/1"), ("result", "1-0")],
        &[("slip", "1.3.1/1/99/1"), ("result", "1-0")],
        &[("slip", SLIP), ("result", "2-0")],
        &[("slip", SLIP), ("result", "½-½")],
        &[("slip", SLIP), ("result", "")],
        &[("slip", SLIP), ("note", &long)],
        &[("result", "1-0")],
    ];
    for fields in cases {
        let answer = arbiter.post("/arbiter/slip", fields);
        assert!((400..500).contains(&answer.status), "{fields:?}: {}", answer.status);
        assert!(answer.text().contains("role=\"alert\""), "{fields:?}");
    }
    assert_eq!(result(&place), (String::new(), 0));
}

#[test]
fn an_absence_and_plain_forms_work_without_a_script() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut arbiter = fair.signed_in(1);
    let answer = arbiter.post("/arbiter/slip", &[("slip", SLIP), ("key", "p"), ("result", "-:+")]);
    assert_eq!((answer.status, answer.header("location")), (303, Some("/arbiter?notice=saved#b-1-3-1-1-1")));
    assert_eq!(result(&place).0, "-:+");
    assert_eq!(arbiter.post("/arbiter/absence", &[("code", "002.1.3"), ("round", "2")]).status, 303);
    assert_eq!(arbiter.post("/arbiter/absence", &[("code", "999.1.3"), ("round", "2")]).status, 409);
    assert_eq!(arbiter.post("/arbiter/absence", &[("code", "x"), ("round", "2")]).status, 400);
    let link = arbiter.get("/r/1.3.1/1/4");
    assert_eq!(link.header("location"), Some("/arbiter?table=1#b-1-3-1-1-4"));
    assert_eq!(Browser::new(&fair.server).get("/r/1.3.1/1/4").header("location"), Some("/g/1.3.1"));
}

#[test]
fn an_answer_is_about_the_journal_as_it_is() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut arbiter = fair.signed_in(1);
    as_script(&mut arbiter, &[("slip", SLIP), ("key", "a1"), ("result", "1-0")]);
    // The command line corrects it, and the desk has not looked yet.
    let mut desk = Desk::open(&place.location, "consola").unwrap();
    desk.commit(None, |state, stamp| {
        let group = state.find_group("1.3.1").unwrap();
        let place = GamePlace { group, round: 1, board: 1, game: 1 };
        let (was, result) = (MatchResult::FirstWins, MatchResult::SecondWins);
        let (reason, stamp) = ("trocado".to_owned(), stamp.clone());
        Ok(vec![Fact::ResultCorrected { place, was, result, reason, record: None, stamp }])
    })
    .unwrap();
    let (_, said) = as_script(&mut arbiter, &[("slip", SLIP), ("key", "a2"), ("result", "1-0")]);
    assert_eq!(said["status"], "conflict", "acknowledged from an old snapshot: {said}");
    assert_eq!(result(&place).0, "0-1");
}

#[test]
fn a_key_used_twice_for_other_things_stores_both() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut arbiter = fair.signed_in(1);
    for note in ["primeira", "segunda", "segunda"] {
        let (_, said) = as_script(&mut arbiter, &[("slip", SLIP), ("key", "k"), ("note", note)]);
        assert!(["saved", "same"].contains(&said["status"].as_str().unwrap()), "{said}");
    }
    let desk = Desk::open(&place.location, "teste").unwrap();
    let notes: Vec<&str> = desk.championship().notes().iter().map(|note| note.text.as_str()).collect();
    assert_eq!(notes, ["primeira", "segunda"]);
}

#[test]
fn without_a_script_a_result_undone_can_be_entered_again_from_the_same_page() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut arbiter = fair.signed_in(1);
    let enter = [("slip", SLIP), ("key", "page"), ("result", "1-0")];
    let undo = [("slip", SLIP), ("key", "page"), ("was", "1-0"), ("result", "undo")];
    for fields in [&enter[..], &undo[..], &enter[..]] {
        assert_eq!(arbiter.post("/arbiter/slip", fields).status, 303);
    }
    assert_eq!(result(&place).0, "1-0");
    // Twice the same tap is one.
    assert_eq!(arbiter.post("/arbiter/slip", &enter).status, 303);
    assert_eq!(result(&place), ("1-0".into(), 2));
}

#[test]
fn only_a_verdict_takes_a_slip_out_of_the_phones_hands() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut arbiter = fair.signed_in(1);
    let own = fair.cards[1].number.to_string();
    let (answer, said) =
        as_script(&mut arbiter, &[("slip", SLIP), ("key", "a"), ("person", &own), ("result", "1-0")]);
    assert_eq!((said["desk"].as_str(), said["status"].as_str()), (Some("arbitro"), Some("saved")));
    assert_eq!(answer.header("x-arbitro"), Some("desk"));
    let (answer, said) =
        as_script(&mut arbiter, &[("slip", SLIP), ("key", "b"), ("person", "1"), ("result", "0-1")]);
    assert_eq!((answer.status, said["status"].as_str()), (403, Some("sign-in")), "sent in another's name");
    let mut nobody = Browser::new(&fair.server);
    nobody.get("/");
    let (answer, said) = as_script(&mut nobody, &[("slip", SLIP), ("key", "c"), ("result", "0-1")]);
    assert_eq!((answer.status, said["status"].as_str()), (403, Some("sign-in")));
    assert_eq!(result(&place), ("1-0".into(), 1));
}
