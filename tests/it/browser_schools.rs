//! A group between two schools: one host at a public address behind nginx with TLS, two rooms with a pupil and an arbiter each,
//! in real browsers. What the network adds is the address.

use championship::decisions;
use championship::facts::{Contestant, EntryCode, Fact, MatchResult, School, TournamentId};
use championship::store::{Desk, Location};
use desk::people::{Card, People};
use desk::visit::Role;
use rules::catalog::Catalog;
use rules::engine::{Position, Table};
use serde_json::json;

use crate::places::Place;
use crate::support::browser::{Look, Window};
use crate::support::fair::{RASTROS, next_round};
use crate::support::proxy::{NAME, Proxy, free_port};
use crate::support::served::Served;
use crate::web_boards::{CLOCK, on_screens, state};

/// Another game of the same cycle, for the group that only the second room has.
const OTHER: TournamentId = TournamentId { cycle: 1, game: 1 };

/// Two schools with a pupil each in two games, drawn and with the first round out.
fn two_schools(location: &Location) {
    let mut desk = Desk::create(location, "Encontro", on_screens(CLOCK), "teste").unwrap();
    let mut facts = Vec::new();
    for (number, name) in [(1, "Escola do Norte"), (2, "Escola do Sul")] {
        facts.push(Fact::SchoolRegistered { school: School { number, name: name.to_owned(), place: None } });
        for tournament in [RASTROS, OTHER] {
            let code = EntryCode { tournament, school: number, index: 1 };
            let name = Some(format!("Aluno{number} Jogo{}", tournament.game));
            facts.push(Fact::EntryAdded { code, contestant: Contestant { name, school_year: Some(3) } });
        }
    }
    desk.commit(None, |_, _| Ok::<_, championship::store::DeskError>(facts.clone())).unwrap();
    desk.commit(None, |state, _| decisions::draw(state, &[RASTROS, OTHER], 7, false)).unwrap();
    next_round(&mut desk);
}

/// Returns the table and the first board of a tournament's group.
fn table_and_board(location: &Location, tournament: TournamentId) -> (u16, String, [EntryCode; 2]) {
    let desk = Desk::open(location, "teste").unwrap();
    let group = desk.championship().groups().find(|group| group.id.tournament == tournament).unwrap();
    let board = &group.rounds[0].boards[0];
    (group.table, format!("{}/1/1", group.id), [board.first, board.second])
}

/// The public address, and browsers that find it.
struct Internet {
    site: String,
}

impl Internet {
    fn at(&self, path: &str) -> String {
        format!("{}{path}", self.site)
    }

    /// Opens a browser that finds the name and takes the certificate, which nobody has signed.
    fn window(&self, look: Look) -> Window {
        let map = format!("--host-resolver-rules=MAP {NAME} 127.0.0.1");
        Window::open_with(look, &[&map, "--ignore-certificate-errors"])
    }

    /// Opens a browser in which an arbiter has signed in by their card.
    fn arbiter(&self, card: &Card) -> Window {
        let window = self.window(Look::LAPTOP);
        window.go(&self.at(&card.path));
        window.click("main form button");
        window.until("somebody is signed in", || (window.count(".person") == 1).then_some(()));
        window.go(&self.at("/arbiter/boards"));
        window
    }
}

/// Stops or lets go on a game, as an arbiter does, and returns how the desk answered.
fn act(window: &Window, board: &str, step: &str) -> u64 {
    let script = "const [board, step, done] = arguments;
        const csrf = document.querySelector('input[name=csrf]').value;
        const body = new URLSearchParams({ csrf, board, step, reason: 'prova' });
        fetch('/arbiter/boards', { method: 'POST', body }).then((answer) => done(answer.status));";
    window.script_until_done(script, vec![json!(board), json!(step)]).as_u64().unwrap()
}

#[test]
fn a_group_is_played_between_two_schools_through_a_proxy_with_tls_and_each_room_has_its_arbiter() {
    let place = Place::sqlite();
    two_schools(&place.location);
    let (table, board, codes) = table_and_board(&place.location, RASTROS);
    let (own_table, own_board, _) = table_and_board(&place.location, OTHER);
    let people = People::open(&place.location).unwrap();
    people.add("Árbitra do Norte", &Role::Arbiter(vec![table])).unwrap();
    people.add("Árbitro do Sul", &Role::Arbiter(vec![table, own_table])).unwrap();
    let cards = people.issue(&[]).unwrap();
    drop(people);
    let (port, inner) = (free_port(), free_port());
    let internet = Internet { site: format!("https://{NAME}:{port}") };
    let listen = format!("127.0.0.1:{inner}");
    let words = ["--listen", listen.as_str(), "--address", internet.site.as_str()];
    let mut served = Some(Served::start(&place.location, &words, &[]));
    let at = served.as_ref().unwrap().at;
    let Some(_proxy) = Proxy::before(at, port, place.folder.path()) else { return };

    // Each arbiter sees the boards of the own tables, and the address and the code for the class.
    let [north, south] = [internet.arbiter(&cards[0]), internet.arbiter(&cards[1])];
    let own = |window: &Window, board: &str| window.count(&format!("[data-board=\"{board}\"]"));
    assert_eq!((own(&north, &board), own(&north, &own_board)), (1, 0));
    assert_eq!((own(&south, &board), own(&south, &own_board)), (1, 1));
    assert!(north.text("main").contains(&internet.at("/class")), "{}", north.text("main"));
    let class = north.text("b.big");
    north.picture("schools-arbiter");
    // The projector of either room shows the same, also as a code.
    let wall = internet.window(Look::LAPTOP);
    wall.go(&internet.at("/wall?show=boards"));
    wall.wait_for("footer", &internet.site);
    wall.picture("schools-wall");
    drop(wall);

    let windows = [internet.window(Look::PHONE), internet.window(Look::PHONE)];
    for (window, code) in windows.iter().zip(codes) {
        window.go(&internet.at("/class"));
        window.fill("#class", &class);
        window.click("main form button");
        window.click(&format!("button[value=\"{code}\"]"));
        window.wait_for(".ready", "Podemos começar");
        window.click("[data-go=ready]");
    }
    let mut position = Position::start(&Table::new(Catalog::built_in().load("rastros").unwrap().game));
    let (mut turn, mut count) = (0, 0);
    while position.ending().is_none() {
        let mv = *position.moves().last().unwrap();
        let window = &windows[turn];
        window.wait_for(".turn", "É a tua vez");
        match count {
            2 => {
                // One room stops the game, the other lets it go on; a table that one has not is out of reach.
                assert_eq!(act(&north, &board, "pause"), 200);
                windows.iter().for_each(|window| window.wait_for(".turn", "A partida está parada"));
                assert_eq!(act(&north, &own_board, "to-wood"), 409);
                assert_eq!(act(&south, &own_board, "to-wood"), 200);
                assert_eq!(act(&south, &board, "resume"), 200);
                window.wait_for(".turn", "É a tua vez");
            }
            // The desk is gone for a while, and the proxy answers in its place.
            4 => drop(served.take()),
            _ => {}
        }
        let text = position.write_move(mv);
        window.click(&format!("[data-cell=\"{}\"]", text.rsplit('-').next().unwrap()));
        if served.is_none() {
            window.wait_for(".net", "Sem rede, a tentar…");
            window.lets_pass(8_000);
            served = Some(Served::start(&place.location, &words, &[]));
        }
        position = position.play_legal(mv);
        count += 1;
        window.until("the move is stored", || (window.count(".plies li") == count).then_some(()));
        turn = 1 - turn;
    }
    let winner = position.ending().unwrap().winner.unwrap().index();
    windows[winner].wait_for(".turn", "Ganhaste!");
    windows[1 - winner].wait_for(".turn", "Perdeste.");
    windows[winner].picture("schools-over");
    // What is over stays on the arbiters' pages, with its result.
    for window in [&north, &south] {
        window.wait_for(&format!("[data-board=\"{board}\"] .state"), "Terminada.");
        window.wait_for(&format!("[data-board=\"{board}\"] .card-players .won"), "ganhou");
    }
    drop(windows);
    let after = state(&place);
    let here = after.boards_of_latest_rounds().into_iter().find(|place| place.group.tournament == RASTROS);
    let history = &after.board_at(here.unwrap()).unwrap().games[0];
    assert_eq!(history.current(), Some([MatchResult::FirstWins, MatchResult::SecondWins][winner]));
    assert_eq!(
        after.live_board(here.unwrap()).unwrap().game(1).unwrap().moves.len(),
        count,
        "lost or doubled"
    );
}
