//! Seats exchanged while pages, papers and lists of before are still about: a result goes to the two it was tapped for, or
//! to nobody.

use championship::decisions::{self, Arrangement};
use championship::facts::{Board, EntryCode};
use championship::store::Desk;

use crate::places::Place;
use crate::support::fair::{Fair, championship};
use crate::support::web::{Answer, Browser};

fn boards(place: &Place) -> Vec<Board> {
    let desk = Desk::open(&place.location, "teste").unwrap();
    let group = desk.championship().find_group("1.3.1").unwrap();
    desk.championship().group(group).unwrap().rounds[0].boards.clone()
}

fn exchange(place: &Place, wish: Arrangement) {
    let mut desk = Desk::open(&place.location, "consola").unwrap();
    desk.commit(None, |state, _| {
        let group = state.find_group("1.3.1").unwrap();
        decisions::rearrange(state, group, None, &[wish], "enganei-me")
    })
    .unwrap();
}

/// Returns what the form of a board sends for its game, as the page has it.
fn slip_on(page: &str, board: u16) -> String {
    let start = format!("data-slip=\"1.3.1/1/{board}/1");
    let from = page.find(&start).expect("the board is on the page") + 11;
    page[from..].chars().take_while(|c| *c != '"').collect()
}

fn tapped(browser: &mut Browser, slip: &str, key: &str, result: &str) -> (Answer, String) {
    browser.headers.push(("Accept".into(), "application/json".into()));
    let id = browser.championship();
    let answer = browser
        .post("/arbiter/slip", &[("slip", slip), ("key", key), ("championship", &id), ("result", result)]);
    browser.headers.pop();
    let said: serde_json::Value = serde_json::from_slice(&answer.body).unwrap_or_default();
    let text = said["text"].as_str().unwrap_or_default().to_owned();
    (answer, text)
}

fn name(code: EntryCode) -> String {
    format!("Aluno{0} do Meio Apelido{0}", code.school)
}

#[test]
fn a_tap_on_a_page_of_before_an_exchange_is_stored_for_nobody() {
    let sides = |_: &[Board]| Arrangement::Sides(1);
    let two = |_: &[Board]| Arrangement::Boards(1, 2);
    let pupils = |boards: &[Board]| Arrangement::Entries(boards[0].second, boards[1].second);
    let wishes: [fn(&[Board]) -> Arrangement; 3] = [sides, two, pupils];
    for (index, wish) in wishes.into_iter().enumerate() {
        let place = Place::sqlite();
        championship(&place.location, 12);
        let fair = Fair::open(&place.location, &[&[1]]);
        let mut arbiter = fair.signed_in(1);
        let page = arbiter.get("/arbiter").text();
        let before = boards(&place);
        exchange(&place, wish(&before));
        let after = boards(&place);
        // As the page sent it, as a page of an earlier program would, and in every result there is.
        for (at, slip) in [slip_on(&page, 1), "1.3.1/1/1/1".to_owned()].iter().enumerate() {
            for result in ["1-0", "0-1", "+:-", "-:+", "-:-"] {
                let (answer, said) =
                    tapped(&mut arbiter, slip, &format!("k{at}{result}").replace([':', '+'], "x"), result);
                assert_eq!(answer.status, 409, "{index} {slip} {result}: {said}");
                for code in [after[0].first, after[0].second] {
                    assert!(said.contains(&name(code)), "who sits there is named: {said}");
                }
                if at == 0 {
                    assert!(said.contains(&name(before[0].first)), "whose it was is named: {said}");
                }
            }
        }
        assert!(boards(&place).iter().all(|board| !board.has_result()), "{index}: it was stored");
        let log = fair.signed_in(0).get("/organiser").text();
        assert!(log.contains(&before[0].first.to_string()), "the organiser sees what was wished");
        // The page as it is now is believed.
        let fresh = slip_on(&arbiter.get("/arbiter").text(), 1);
        assert_eq!(tapped(&mut arbiter, &fresh, "fresh", "1-0").0.status, 200);
        assert_eq!(boards(&place)[0].winner(), Some(after[0].first));
    }
}

#[test]
fn a_page_of_an_earlier_program_counts_as_long_as_nothing_was_exchanged_or_annulled() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut arbiter = fair.signed_in(1);
    let slip = |board: u16| format!("1.3.1/1/{board}/1");
    assert_eq!(tapped(&mut arbiter, &slip(3), "a", "1-0").0.status, 200);
    exchange(&place, Arrangement::Sides(1));
    assert_eq!(tapped(&mut arbiter, &slip(1), "b", "1-0").0.status, 409);
    assert_eq!(tapped(&mut arbiter, &slip(2), "c", "1-0").0.status, 200, "nobody moved at that board");
    // A round that was annulled and is out again, with others or the same.
    let place = Place::sqlite();
    championship(&place.location, 12);
    let mut desk = Desk::open(&place.location, "consola").unwrap();
    desk.commit(None, |state, _| {
        decisions::annul_round(state, state.find_group("1.3.1").unwrap(), "faltava um")
    })
    .unwrap();
    crate::support::fair::next_round(&mut desk);
    drop(desk);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut arbiter = fair.signed_in(1);
    assert_eq!(tapped(&mut arbiter, &slip(1), "d", "1-0").0.status, 409);
    let fresh = slip_on(&arbiter.get("/arbiter").text(), 1);
    assert_eq!(tapped(&mut arbiter, &fresh, "e", "1-0").0.status, 200);
}

#[test]
fn the_code_on_a_slip_tells_that_others_sit_there_and_leads_to_the_two() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[&[1]]);
    let mut arbiter = fair.signed_in(1);
    let before = boards(&place);
    let code = |board: &Board| format!("/r/1.3.1/1/{}/{}/{}", board.number, board.first, board.second);
    let to = arbiter.get(&code(&before[0])).header("location").unwrap().to_owned();
    assert_eq!(to, "/arbiter?table=1#b-1-3-1-1-1");
    exchange(&place, Arrangement::Boards(1, 2));
    // The desk looks once in a while at what other programs wrote.
    crate::patience::until("the desk has seen the exchange", || {
        slip_on(&arbiter.get("/arbiter").text(), 1).contains(&before[1].first.to_string())
    });
    let led = |arbiter: &mut Browser, path: &str| {
        let to = arbiter.get(path).header("location").unwrap().to_owned();
        let page = arbiter.get(to.split('#').next().unwrap()).text();
        (to, page)
    };
    let (to, page) = led(&mut arbiter, &code(&before[0]));
    assert!(to.ends_with("#b-1-3-1-1-2"), "the two sit at the second board now: {to}");
    assert!(page.contains("o resultado é de") && page.contains("jogam aí"), "and the page says so");
    // A paper of before codes told who plays.
    let (to, page) = led(&mut arbiter, "/r/1.3.1/1/1");
    assert!(to.ends_with("#b-1-3-1-1-1") && page.contains("não diz de quem é"), "{to}");
    assert_eq!(led(&mut arbiter, "/r/1.3.1/1/3").0, "/arbiter?table=1#b-1-3-1-1-3");
    assert_eq!(arbiter.get("/r/1.3.1/1/1/x/y").status, 404);
}

#[test]
fn sides_asked_for_on_a_page_of_before_are_not_exchanged_back() {
    let place = Place::sqlite();
    championship(&place.location, 12);
    let fair = Fair::open(&place.location, &[]);
    let mut organiser = fair.signed_in(0);
    let before = boards(&place);
    let board = format!("1/{}/{}", before[0].first, before[0].second);
    assert!(organiser.get("/organiser/group/1.3.1").text().contains(&format!("value=\"{board}\"")));
    let sides =
        [("step", "sides"), ("target", "1.3.1"), ("board", &board), ("sure", "1"), ("reason", "engano")];
    assert_eq!(organiser.post("/organiser/step", &sides).status, 303);
    let again = organiser.post("/organiser/step", &sides);
    assert_eq!(again.status, 409);
    assert!(again.text().contains(&name(before[0].first)), "{}", again.text());
    assert_eq!(boards(&place)[0].first, before[0].second);
}
