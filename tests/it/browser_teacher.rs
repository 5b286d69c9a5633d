//! What a teacher, an arbiter and a parent do in a minute each, in real browsers.

use championship::decisions;
use championship::store::{Desk, DeskError};
use desk::App;

use crate::places::Place;
use crate::support::browser::{Look, Window};
use crate::support::fair::{championship, next_round};
use crate::support::started::at_the_desk;
use crate::support::web::Server;
use crate::web_ties::everybody_equal;

#[test]
fn a_tie_is_named_chosen_place_by_place_and_decided() {
    let place = Place::sqlite();
    let members = everybody_equal(&place, "play-off");
    let (server, window) = at_the_desk(&place, Look::PHONE);
    window.go(&server.address("/organiser"));
    window.wait_for(".next.warned", "ficaram iguais");
    window.fits("the day with a tie");
    window.picture("tie-day-390");
    window.click(".next a.button");
    window.wait_for("#ties", "escolher");
    let choose = |place: usize, code: usize| {
        let script = format!(
            "const one = document.querySelector('#tie1-{place}'); one.value = '{}'; \
             one.dispatchEvent(new Event('change', {{ bubbles: true }}))",
            members[code]
        );
        window.script(&script);
    };
    choose(1, 1);
    // Who stands in one place cannot be chosen for another.
    let taken = format!("#tie1-2 option[value='{}']:disabled", members[1]);
    window.find_soon(&taken);
    choose(2, 0);
    choose(3, 2);
    window.has_no_barrier("a tie");
    window.fits("a tie");
    window.picture("tie-390");
    window.click("#ties button[value=play-off]");
    window.wait_for(".notice.good", "Empate decidido");
    window.go(&server.address("/organiser"));
    window.find_soon(".next button[value=settle]");
}

#[test]
fn results_are_typed_from_board_to_board_and_the_count_follows() {
    let place = Place::sqlite();
    championship(&place.location, 8);
    let (server, window) = at_the_desk(&place, Look::LAPTOP);
    window.go(&server.address("/organiser"));
    window.click("a[href='/arbiter?of=1.3']");
    window.wait_for("[data-missing]", "4");
    window.script("document.querySelector('.sides button').focus()");
    // The keyboard alone: a result, and the finger is at the next board.
    for left in ["3", "2", "1", "0"] {
        window.press("\u{e007}");
        window.wait_for("[data-missing]", left);
    }
    window.until("all are done", || (window.count(".board.done") == 4).then_some(()));
    window.go(&server.address("/arbiter?q=Aluno3"));
    window.until("one table", || (window.count("section.table") == 1).then_some(()));
    window.has_no_barrier("results");
    window.fits("results");
    window.picture("results-1280");
}

#[test]
fn a_parent_finds_the_page_of_a_pupil() {
    let place = Place::sqlite();
    championship(&place.location, 7);
    let mut desk = Desk::open(&place.location, "t").unwrap();
    for id in desk.championship().groups().map(|group| group.id).collect::<Vec<_>>() {
        let boards = desk.championship().group(id).unwrap().rounds[0].boards.clone();
        for board in boards {
            let place = championship::facts::GamePlace { group: id, round: 1, board: board.number, game: 1 };
            desk.commit(None, |state, stamp| {
                let (players, result) =
                    (championship::facts::Players::Unsaid, championship::facts::MatchResult::FirstWins);
                let fact = decisions::result(state, place, players, result, None, None, stamp)?;
                Ok::<_, DeskError>(Vec::from_iter(fact))
            })
            .unwrap();
        }
    }
    next_round(&mut desk);
    drop(desk);
    let (app, _) = App::open(&place.location, "prova").unwrap();
    let server = Server::start(app);
    let phone = Window::open(Look::PHONE);
    phone.go(&server.address("/find"));
    phone.fill("#q", "Apelido3 do Meio Aluno3");
    phone.click("form.search button");
    phone.wait_for("a.name", "Aluno3 A.");
    assert_eq!(phone.count("a.name"), 1);
    phone.click("a.name");
    phone.wait_for("h1", "Aluno3 A.");
    phone.wait_for("table", "Ronda 2");
    phone.wait_for("table", "Ronda 1");
    phone.has_no_barrier("the page of a pupil");
    phone.fits("the page of a pupil");
    phone.picture("pupil-390");
}
