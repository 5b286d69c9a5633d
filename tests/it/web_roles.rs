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
    assert!(locked.status == 429 && locked.text().contains("entativas a mais"));
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
    let printed = organiser.post("/organiser/people", &[("step", "cards"), ("number", &number)]);
    let at = printed.header("location").unwrap().to_owned();
    let pdf = organiser.get(&at);
    assert!(printed.status == 303 && pdf.status == 200 && pdf.body.starts_with(b"%PDF"));
    assert_eq!(organiser.get(&at).body, pdf.body, "loaded again they are the same cards");
    assert_eq!(fair.signed_in(2).get(&at).status, 403, "for organisers alone");
    assert_eq!(arbiter.get("/arbiter").status, 403);
    assert_eq!(Browser::new(&fair.server).post(&fair.cards[1].path, &[]).status, 403);
    let mut other = fair.signed_in(2);
    let number = fair.cards[2].number.to_string();
    // The form says what stood there when it was opened.
    let page = organiser.get("/organiser/people").text();
    let form = format!("name=\"number\" value=\"{number}\"><input type=\"hidden\" name=\"was\" value=\"");
    let was = page.split_once(&form).unwrap().1.split('"').next().unwrap().to_owned();
    let tables = [("step", "tables"), ("number", number.as_str()), ("was", &was), ("tables", "1-2")];
    assert_eq!(organiser.post("/organiser/people", &tables).status, 303);
    assert_eq!(
        organiser.post("/organiser/people", &[("was", "9"), tables[0], tables[1], ("tables", "3")]).status,
        409
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

#[test]
fn a_number_is_never_given_to_somebody_else() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let mut organiser = fair.signed_in(0);
    let mut gone = fair.signed_in(2);
    let number = fair.cards[2].number;
    let people =
        |browser: &mut Browser, fields: &[(&str, &str)]| browser.post("/organiser/people", fields).status;
    assert_eq!(people(&mut organiser, &[("step", "remove"), ("number", &number.to_string())]), 303);
    assert_eq!(people(&mut organiser, &[("step", "add"), ("name", "Nova"), ("role", "organiser")]), 303);
    let listed = People::open(&place.location).unwrap().list();
    let fresh = listed.iter().find(|listed| listed.person.name == "Nova").unwrap().number;
    assert_eq!(fresh, number + 1);
    assert_eq!(people(&mut organiser, &[("step", "cards"), ("number", &fresh.to_string())]), 303);
    assert_eq!(gone.get("/organiser").status, 403, "a removed arbiter came back as the new organiser");
    assert_eq!(gone.get("/arbiter").status, 403);
}

#[test]
fn what_ends_a_session_ends_it_at_once_for_copies_of_it_and_after_a_restart() {
    let place = Place::sqlite();
    let mut fair = fair(&place);
    let mut arbiter = fair.signed_in(1);
    let mut copy = arbiter.clone();
    let mut other = fair.signed_in(1);
    assert_eq!(arbiter.post("/leave", &[]).status, 303);
    assert_eq!(copy.get("/arbiter").status, 403, "a copy of the cookie outlived the session");
    assert_eq!(other.get("/arbiter").status, 200, "another phone of the same person was signed out");
    let mut house = fair.by_link(&fair.house);
    assert_eq!(house.get("/organiser").status, 200);
    let mut kept = house.clone();
    fair.restart(&place.location);
    assert_eq!(copy.get("/arbiter").status, 403);
    // The link of the new start is the only one at the computer; cards go on.
    assert_eq!((other.get("/arbiter").status, kept.get("/organiser").status), (200, 403));
    let mut fresh = fair.by_link(&fair.house);
    let mut stolen = fresh.clone();
    assert_eq!(fresh.post("/organiser/people", &[("step", "end")]).status, 303);
    assert_eq!(fresh.get("/organiser").status, 200, "whoever ends the sessions is not locked out");
    for browser in [&mut other, &mut kept, &mut house, &mut stolen] {
        assert_eq!(browser.get("/arbiter").status, 403);
    }
    fair.restart(&place.location);
    for browser in [&mut other, &mut kept, &mut house] {
        assert_eq!(browser.get("/arbiter").status, 403);
    }
    // Cards and the link at the computer stay good.
    assert_eq!(fair.signed_in(1).get("/arbiter").status, 200);
    assert_eq!(fair.by_link(&fair.house).get("/organiser").status, 200);
}

#[test]
fn many_guesses_at_once_are_as_many_as_one_after_the_other() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let wrong = if fair.cards[1].pin == "000000" { "000001" } else { "000000" };
    let number = fair.cards[1].number.to_string();
    let guess = |spelling: String| {
        let mut browser = Browser::new(&fair.server);
        browser.post("/enter", &[("number", &spelling), ("pin", wrong)]).text()
    };
    let spellings = (0..30).map(|at| match at % 3 {
        0 => number.clone(),
        1 => format!("0{number}"),
        _ => format!("+{number}"),
    });
    let said: Vec<String> = std::thread::scope(|scope| {
        let guesses: Vec<_> = spellings.map(|spelling| scope.spawn(|| guess(spelling))).collect();
        guesses.into_iter().map(|guess| guess.join().unwrap()).collect()
    });
    let looked_at = said.iter().filter(|page| page.contains("não está certo")).count();
    let sent_away = said.iter().filter(|page| page.contains("entativas a mais")).count();
    // On a busy machine some may not be answered at all.
    assert!(looked_at <= 5 && sent_away == 25, "{looked_at} were looked at, {sent_away} sent away");
}

#[test]
fn a_stranger_who_guesses_locks_nobody_out() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let from = |address: &str| {
        let mut browser = Browser::new(&fair.server);
        browser.headers.push(("X-Forwarded-For".into(), address.into()));
        browser
    };
    let numbers: Vec<String> = fair.cards.iter().map(|card| card.number.to_string()).collect();
    let enter = |browser: &mut Browser, number: &str, pin: &str| {
        browser.post("/enter", &[("number", number), ("pin", pin)]).status
    };
    // This phone of the arbiter was signed in before.
    let mut known = from("10.0.0.1");
    assert_eq!(enter(&mut known, &format!("0{}", numbers[1]), &fair.cards[1].pin), 303);
    known.post("/leave", &[]);
    let mut stranger = from("10.0.0.1");
    for guess in 0..8 {
        assert_eq!(enter(&mut stranger, &numbers[1], "wrong"), if guess < 5 { 403 } else { 429 });
    }
    assert_eq!(enter(&mut stranger, &numbers[1], &fair.cards[1].pin), 429, "guessing goes on without end");
    assert_eq!(
        enter(&mut from("10.0.0.1"), &numbers[2], &fair.cards[2].pin),
        303,
        "the whole school is locked out"
    );
    assert_eq!(
        enter(&mut from("10.0.0.2"), &numbers[1], &fair.cards[1].pin),
        303,
        "a stranger locks out from afar"
    );
    assert_eq!(
        enter(&mut known, &numbers[1], &fair.cards[1].pin),
        303,
        "the arbiter's own phone is locked out"
    );
}

#[test]
fn private_pages_and_papers_are_kept_by_no_browser() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let mut organiser = fair.signed_in(0);
    let number = fair.cards[1].number.to_string();
    let printed = organiser.post("/organiser/people", &[("step", "cards"), ("number", &number)]);
    let cards = organiser.get(printed.header("location").unwrap());
    assert!(cards.body.starts_with(b"%PDF"));
    assert_eq!(cards.header("cache-control"), Some("no-store"));
    for path in [
        "/organiser",
        "/arbiter",
        "/organiser/people",
        "/organiser/print/entries.pdf",
        "/organiser/template.xlsx",
    ] {
        let answer = organiser.get(path);
        assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-store")), "{path}");
    }
}

#[test]
fn nobody_puts_words_into_the_desks_mouth() {
    let place = Place::sqlite();
    let fair = fair(&place);
    let mut organiser = fair.signed_in(0);
    for path in ["/organiser?said=Apague+tudo", "/organiser/entries?said=Apague+tudo&mark=00"] {
        let page = organiser.get(path).text();
        assert!(!page.contains("Apague tudo"), "{path}");
    }
    let step = organiser.post("/organiser/step", &[("step", "settle")]);
    let to = step.header("location").unwrap().to_owned();
    assert!(organiser.get(&to).text().contains("class=\"notice good\""), "{to}");
    assert!(
        !fair.by_link(&fair.house).get(&to).text().contains("class=\"notice good\""),
        "said to somebody else"
    );
}

#[test]
fn boards_given_to_somebody_are_theirs_until_the_organiser_lifts_it() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1], &[1]]);
    let (mut organiser, mut one, mut other) = (fair.signed_in(0), fair.signed_in(1), fair.signed_in(2));
    let give = |organiser: &mut Browser, number: &str, was: &str, tables: &str| {
        let fields = [("step", "tables"), ("number", number), ("was", was), ("tables", tables)];
        organiser.post("/organiser/people", &fields)
    };
    assert_eq!(give(&mut organiser, "2", "1", "1.3.1:1").status, 303);
    assert_eq!(give(&mut organiser, "3", "1", "1:2-9").status, 303);
    assert!(organiser.get("/organiser/people").text().contains("value=\"1:2-9\""));
    // A page of before overwrites nothing, and keeps what was typed.
    let late = give(&mut organiser, "3", "1", "1:4");
    assert!(late.status == 409 && late.text().contains("1:2-9") && late.text().contains("value=\"1:4\""));
    assert_eq!(give(&mut organiser, "3", "1:2-9", "1:x").status, 400);
    let page = one.get("/arbiter").text();
    assert!(page.contains("1.3.1/1/1/1") && !page.contains("1.3.1/1/2/1"), "{page}");
    let slip = |board: u16| format!("1.3.1/1/{board}/1");
    let refused = one.post("/arbiter/slip", &[("slip", &slip(2)), ("result", "1-0")]);
    assert!(refused.status == 409 && refused.text().contains("Árbitro 2"), "{}", refused.text());
    assert_eq!(one.post("/arbiter/slip", &[("slip", &slip(1)), ("result", "1-0")]).status, 303);
    assert_eq!(other.post("/arbiter/slip", &[("slip", &slip(1)), ("result", "1-0")]).status, 409);
    // The organiser enters everywhere, and may let everybody.
    assert_eq!(organiser.post("/arbiter/slip", &[("slip", &slip(2)), ("result", "1-0")]).status, 303);
    let lifted = [("step", "rights"), ("was", "own"), ("rights", "everywhere")];
    assert_eq!(organiser.post("/organiser/people", &lifted).status, 303);
    assert_eq!(one.post("/arbiter/slip", &[("slip", &slip(3)), ("result", "1-0")]).status, 303);
    let back = [("step", "rights"), ("was", "own"), ("rights", "own")];
    assert_eq!(organiser.post("/organiser/people", &back).status, 409, "chosen on a page of before");
}

#[test]
fn tables_that_play_without_an_arbiter_are_told_and_so_are_tables_that_there_are_not() {
    let place = Place::sqlite();
    championship(&place.location, 24);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut organiser = fair.signed_in(0);
    let page = organiser.get("/organiser").text();
    assert!(page.contains("id=\"unattended\"") && page.contains("nenhum árbitro"), "{page}");
    let number = fair.cards[1].number.to_string();
    let fields = [("step", "tables"), ("number", number.as_str()), ("was", "1"), ("tables", "1-99")];
    let given = organiser.post("/organiser/people", &fields);
    let to = given.header("location").unwrap().to_owned();
    let page = organiser.get(&to).text();
    assert!(given.status == 303 && page.contains("ainda não há mesas"), "{page}");
    assert!(!organiser.get("/organiser").text().contains("id=\"unattended\""), "somebody has them all");
}

#[test]
fn a_badge_checks_in_for_who_works_here_and_tells_a_stranger_nothing() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut stranger = Browser::new(&fair.server);
    let (known, unknown) = (stranger.get("/c/005.1.3"), stranger.get("/c/999.1.3"));
    assert_eq!((known.status, unknown.status), (403, 403));
    for text in [known.text(), unknown.text()] {
        assert!(!text.contains("Aluno5") && !text.contains("Vale 5") && text.contains("crachá"), "{text}");
    }
    assert_eq!(stranger.post("/c/005.1.3", &[("step", "came")]).status, 403);
    let mut arbiter = fair.signed_in(1);
    let page = arbiter.get("/c/005.1.3").text();
    assert!(page.contains("Aluno5") && page.contains("value=\"came\""), "{page}");
    assert!(!page.contains("data-at-once"), "a page of somebody else could lead here and check in");
    let came = arbiter.post("/c/005.1.3", &[("step", "came")]);
    assert_eq!(came.status, 303, "{}", came.text());
    assert!(!arbiter.get(came.header("location").unwrap()).text().contains("value=\"came\""));
    let mut organiser = fair.signed_in(0);
    let list =
        |organiser: &mut Browser| organiser.get("/organiser/checkin").text().matches("card done").count();
    assert_eq!(list(&mut organiser), 1);
    assert_eq!(arbiter.post("/c/005.1.3", &[("step", "away")]).status, 303);
    assert_eq!(list(&mut organiser), 0);
    assert_eq!(arbiter.get("/c/999.1.3").status, 404);
}
