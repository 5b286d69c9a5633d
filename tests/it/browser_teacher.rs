//! What a teacher, an arbiter and a parent do in a minute each, in real browsers.

use championship::decisions;
use championship::store::{Desk, DeskError};
use desk::App;

use crate::places::Place;
use crate::support::browser::{Look, Scheme, Window};
use crate::support::fair::{championship, next_round};
use crate::support::started::at_the_desk;
use crate::support::web::Server;
use crate::web_ties::everybody_equal;

/// A teacher's laptop and a phone in the dark hall.
const LOOKS: [Look; 2] = [Look::LAPTOP, Look::PHONE.in_scheme(Scheme::Dark)];

#[test]
fn a_tie_is_named_chosen_place_by_place_and_decided() {
    LOOKS.into_iter().for_each(tie);
}

fn tie(look: Look) {
    let place = Place::sqlite();
    let members = everybody_equal(&place, "play-off");
    let (server, window) = at_the_desk(&place, look);
    window.go(&server.address("/organiser"));
    window.wait_for(".next.warned", "ficaram iguais");
    window.fits("the day with a tie");
    window.picture(&format!("tie-day-{}", look.name()));
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
    window.picture(&format!("tie-{}", look.name()));
    window.click("#ties button[value=play-off]");
    window.wait_for(".notice.good", "Empate decidido");
    window.go(&server.address("/organiser"));
    window.find_soon(".next button[value=settle]");
}

#[test]
fn results_are_typed_from_board_to_board_and_the_count_follows() {
    LOOKS.into_iter().for_each(typed);
}

fn typed(look: Look) {
    let place = Place::sqlite();
    championship(&place.location, 8);
    let (server, window) = at_the_desk(&place, look);
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
    window.picture(&format!("results-{}", look.name()));
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
    for look in LOOKS {
        let window = Window::open(look);
        window.go(&server.address("/find"));
        window.fill("#q", "Apelido3 do Meio Aluno3");
        window.click("form.search button");
        window.wait_for("a.name", "Aluno3 A.");
        assert_eq!(window.count("a.name"), 1);
        window.click("a.name");
        window.wait_for("h1", "Aluno3 A.");
        window.wait_for("table", "Ronda 2");
        window.wait_for("table", "Ronda 1");
        window.has_no_barrier("the page of a pupil");
        window.fits("the page of a pupil");
        window.picture(&format!("pupil-{}", look.name()));
    }
}
