//! Who may do what: links, PINs, tries, forms of others, tables of others.

use championship::store::Desk;
use desk::people::People;

use crate::places::Place;
use crate::support::fair::{Fair, championship};
use crate::support::web::Browser;

fn fair(place: &Place) -> Fair {
    championship(&place.location, 24);
    Fair::open(&place.location, &[&[1], &[2]])
}

#[test]
fn links_and_pins_sign_in_and_wrong_ones_do_not() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let mut arbiter = fair.signed_in(1);
    let page = arbiter.get("/arbiter").text();
    assert!(page.contains("Mesa 1") && !page.contains("Mesa 2"), "{page}");
    let mut house = fair.by_link(&fair.house);
    assert_eq!(house.get("/organiser").status, 200);
    let mut browser = Browser::new(&fair.server);
    assert_eq!(browser.post("/in/1-0123456789abcdef", &[]).status, 403);
    assert_eq!(browser.post("/in/nada", &[]).status, 403);
    let card = &fair.cards[2];
    let number = card.number.to_string();
    let answer = browser.post("/enter", &[("number", &number), ("pin", &card.pin)]);
    assert_eq!((answer.status, answer.header("location")), (303, Some("/arbiter")));
    assert!(browser.get("/arbiter").text().contains("Mesa 2"));
    assert_eq!(browser.post("/leave", &[]).status, 303);
    assert_eq!(browser.get("/arbiter").status, 403);
}

#[test]
fn guessing_a_pin_is_stopped_and_a_link_still_works() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let mut browser = Browser::new(&fair.server);
    let number = fair.cards[1].number.to_string();
    let wrong = if fair.cards[1].pin == "000000" { "000001" } else { "000000" };
    for _ in 0..5 {
        let page = browser.post("/enter", &[("number", &number), ("pin", wrong)]);
        assert!(page.status == 403 && page.text().contains("não está certo"));
    }
    let locked = browser.post("/enter", &[("number", &number), ("pin", &fair.cards[1].pin)]);
    assert!(locked.status == 403 && locked.text().contains("tentativas a mais"));
    assert_eq!(fair.signed_in(1).get("/arbiter").status, 200);
}

#[test]
fn secrets_are_not_in_the_journal_nor_readable_in_the_file() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let path = People::path(&place.location);
    let file = std::fs::read_to_string(&path).unwrap();
    let journal = std::fs::read(place.folder.path().join("prova.arbitro")).unwrap();
    for card in &fair.cards {
        let token = card.path.rsplit('-').next().unwrap();
        assert!(!file.contains(token) && !file.contains(&format!("\"{}\"", card.pin)));
        assert!(!journal.windows(token.len()).any(|window| window == token.as_bytes()));
    }
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt;
        assert_eq!(std::fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600);
    }
}

#[test]
fn nobody_writes_without_a_role_a_token_or_the_table() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let slip = [("slip", "1.3.1/1/1/1"), ("result", "1-0")];
    let mut public = Browser::new(&fair.server);
    assert_eq!(public.post("/arbiter/slip", &slip).status, 403);
    assert_eq!(public.post("/organiser/step", &[("step", "pair")]).status, 403);
    for path in [
        "/organiser",
        "/organiser/entries",
        "/organiser/people",
        "/organiser/log",
        "/organiser/print",
        "/organiser/print/scores.pdf",
        "/arbiter",
    ] {
        assert_eq!(public.get(path).status, 403, "{path}");
    }
    let mut arbiter = fair.signed_in(1);
    for path in [
        "/organiser",
        "/organiser/entries",
        "/organiser/people",
        "/organiser/log",
        "/organiser/print/scores.pdf",
    ] {
        assert_eq!(arbiter.get(path).status, 403, "{path}");
    }
    assert_eq!(arbiter.post("/organiser/step", &[("step", "pair")]).status, 403);
    assert_eq!(arbiter.post("/organiser/people", &[("step", "add"), ("name", "x")]).status, 403);
    assert_eq!(arbiter.post_bare("/arbiter/slip", &slip).status, 403, "without a token");
    let token = public.token();
    let stolen = [("csrf", token.as_str()), slip[0], slip[1]];
    assert_eq!(arbiter.post_bare("/arbiter/slip", &stolen).status, 403, "with another visitor's token");
    let other = arbiter.post("/arbiter/slip", &[("slip", "1.3.2/1/1/1"), ("result", "1-0")]);
    assert!(other.status == 409 && other.text().contains("não é sua"), "{}", other.text());
    let desk = Desk::open(&place.location, "teste").unwrap();
    assert!(
        desk.championship()
            .groups()
            .all(|group| group.rounds[0].boards.iter().all(|board| board.games.is_empty()))
    );
    assert_eq!(arbiter.post("/arbiter/slip", &slip).status, 303);
}

#[test]
fn a_new_card_ends_the_old_one_and_a_removed_person_is_out() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let mut arbiter = fair.signed_in(1);
    let mut organiser = fair.signed_in(0);
    let number = fair.cards[1].number.to_string();
    let pdf = organiser.post("/organiser/people", &[("step", "cards"), ("number", &number)]);
    assert!(pdf.status == 200 && pdf.body.starts_with(b"%PDF"));
    assert_eq!(arbiter.get("/arbiter").status, 403);
    assert_eq!(Browser::new(&fair.server).post(&fair.cards[1].path, &[]).status, 403);
    let mut other = fair.signed_in(2);
    let number = fair.cards[2].number.to_string();
    assert_eq!(
        organiser
            .post("/organiser/people", &[("step", "tables"), ("number", &number), ("tables", "1-2")])
            .status,
        303
    );
    assert!(other.get("/arbiter").text().contains("Mesa 1"));
    assert_eq!(
        organiser
            .post("/organiser/people", &[("step", "tables"), ("number", &number), ("tables", "um")])
            .status,
        400
    );
    assert_eq!(organiser.post("/organiser/people", &[("step", "remove"), ("number", &number)]).status, 303);
    assert_eq!(other.get("/arbiter").status, 403);
}
