//! Boards that stay where they are while a game is played, on a phone and on a laptop, in a real browser: nothing that is said pushes
//! them away, the list of moves follows the last one, and all of the last turn is seen.

use gallery::play::address::encoded;
use gallery::play::clicks;
use rules::catalog::Catalog;
use rules::engine::{Position, Table};
use serde_json::{Value, json};

use crate::support::browser::{Look, Window};
use crate::support::web::Server;

/// More of a long game shows nothing new.
const MOST_PLIES: usize = 60;

/// Shows an address on the page that is open, as a tap would, and says where the board is then and whether the last move is seen in
/// the list.
const SHOW: &str = "const [address, done] = arguments;
    arbitroShow(address).then(() => {
        const box = document.querySelector('.gameboard').getBoundingClientRect();
        const shown = document.querySelector('.plies [aria-current]');
        const [list, ply] = shown ? [shown.closest('ol'), shown].map((part) => part.getBoundingClientRect()) : [box, box];
        const isSeen = ply.top >= list.top - 1 && ply.bottom <= list.bottom + 1;
        done([[box.x, box.y + scrollY, box.width, box.height].map(Math.round), isSeen]);
    });";

fn start(game: &str) -> Position {
    Position::start(&Table::new(Catalog::built_in().load(game).unwrap().game))
}

/// Plays a game in a window and returns whether it came to its end.
fn plays_still(window: &Window, server: &Server, game: &str) -> bool {
    window.go(&server.address(&format!("/play/{game}")));
    window.wait_for(".turn", "Jog");
    let mut position = start(game);
    let mut texts: Vec<String> = Vec::new();
    let show = |texts: &[String], picked: &str| -> Value {
        let query = format!("m={}&c={}", encoded(&texts.join(" ")), encoded(picked));
        window.script_until_done(SHOW, vec![json!(server.address(&format!("/play/{game}?{query}")))])
    };
    let place = show(&texts, "")[0].clone();
    while position.ending().is_none() && texts.len() < MOST_PLIES {
        let moves = position.moves();
        let mv = moves[texts.len() * 7 % moves.len()];
        if let [from, _, ..] = clicks::cells(mv)[..] {
            let name = position.table().game().board().name(from).to_owned();
            assert_eq!(show(&texts, &name)[0], place, "{game}: {name} is chosen after {texts:?}");
        }
        texts.push(position.write_move(mv));
        position = position.play_legal(mv);
        let shown = show(&texts, "");
        assert_eq!(shown[0], place, "{game}: the board has moved after {texts:?}");
        assert_eq!(shown[1], true, "{game}: the list hides the last of {texts:?}");
    }
    position.ending().is_some()
}

// What is to be done next, the reason of a refusal and the result came above the board and pushed it 19 to 82 pixels away.
#[test]
fn a_board_stays_where_it_is_from_the_first_move_to_the_end_and_the_list_follows() {
    let server = Server::games_only();
    for look in [Look::PHONE, Look { width: 1366, height: 768, ..Look::LAPTOP }] {
        let window = Window::open(look);
        for game in [
            "rastros",
            "semaforo",
            "hex-7x7",
            "amazonas-6x6",
            "ouri",
            "nex-9x9",
            "produto-lado-4",
            "konane-6x6",
        ] {
            let is_over = plays_still(&window, &server, game);
            window.picture(&format!("still-{game}-{}", look.width));
            assert!(is_over || game != "rastros", "{game} does not end");
        }
    }
}

// Of a turn of several pieces only the last one was marked, and of a run its two ends.
#[test]
fn all_of_the_last_turn_is_marked() {
    let server = Server::games_only();
    let window = Window::open(Look::PHONE);
    // The game, how many moves are made, and before which the last turn begins.
    for (game, n_moves, begin) in [("nex", 2, 0), ("produto", 3, 1), ("quelhas", 1, 0)] {
        let (mut positions, mut texts) = (vec![start(game)], Vec::new());
        for number in 0..n_moves {
            let position = positions.last().unwrap();
            // Of runs the longest.
            let n_pieces = |position: &Position| position.setup().cells.iter().flatten().count();
            let mv = position
                .moves()
                .into_iter()
                .skip(number)
                .max_by_key(|mv| n_pieces(&position.play_legal(*mv)));
            texts.push(position.write_move(mv.unwrap()));
            let next = position.play_legal(mv.unwrap());
            positions.push(next);
        }
        let (before, after) = (positions[begin].setup(), positions[n_moves].setup());
        let n_changed = before.cells.iter().zip(&after.cells).filter(|(one, other)| one != other).count();
        assert!(n_changed > 1, "{game}: {texts:?}");
        window.go(&server.address(&format!("/play/{game}?m={}", encoded(&texts.join(" ")))));
        window.wait_for(".turn", "Jog");
        assert_eq!(window.count(".spot.last"), n_changed, "{game}: {texts:?}");
        window.picture(&format!("turn-{game}-390"));
    }
    // In the middle of a turn it is said which piece comes next.
    window.go(&server.address("/play/nex?m=e4"));
    window.wait_for(".prompt", "Agora é preciso escolher onde fica");
    window.go(&server.address("/play/produto?m=white:e5+white:e6"));
    window.wait_for(".prompt", "falta colocar mais uma peça");
}

#[test]
fn a_game_of_seeds_says_whose_rows_and_stores_are_whose() {
    let server = Server::games_only();
    let window = Window::open(Look::PHONE);
    window.go(&server.address("/play/ouri"));
    window.wait_for(".turn", "Joga o primeiro jogador");
    let owners = "return [...document.querySelectorAll('.store')].map((store) => [store.querySelector('.owner').textContent, store.querySelector('.taken').textContent])";
    assert_eq!(window.script(owners), json!([["Primeiro jogador", "0"], ["Segundo jogador", "0"]]));
    // Each lies beyond the row of its owner.
    let heights = "return ['.store:first-child', '#cell-a1', '#cell-a2', '.store:nth-child(2)'].map((part) => document.querySelector(part).getBoundingClientRect().top)";
    let heights = window.script(heights);
    let heights: Vec<f64> = heights.as_array().unwrap().iter().map(|one| one.as_f64().unwrap()).collect();
    assert!(heights.is_sorted_by(|one, other| one > other), "{heights:?}");
    // No name lies on the seeds beside it, however wide the letters of a screen are.
    window.go(&server.address("/play/ouri?m=f1+f2+e1+e2+d1+d2+c1+c2+f1"));
    let apart = "return [...document.querySelectorAll('.store')].every((store) => [...store.querySelectorAll('circle')].every((seed) => \
        seed.getBoundingClientRect().left > store.querySelector('.owner').getBoundingClientRect().right))";
    assert!(window.count(".store circle") > 0);
    assert_eq!(window.script(apart), true);
    window.picture("stores-390");
    assert_eq!(window.count(".store.won"), 0);
    // Nor does any lie at the number, where all that are seen lie there.
    window.go(&server.address("/play/ouri?p=1,0,0,0,0,0/0,0,0,0,0,0+second+taken%3D24,23"));
    let apart = "return [...document.querySelectorAll('.store')].map((store) => Math.min(...[...store.querySelectorAll('circle')].map((seed) => \
        store.querySelector('.taken').getBoundingClientRect().left - seed.getBoundingClientRect().right)))";
    let apart = window.script(apart);
    assert!([0, 1].iter().all(|&at| apart[at].as_f64().unwrap() > 4.0), "{apart}");
    // The store of whoever won is marked.
    window.go(&server.address("/play/ouri?p=1,0,0,0,0,0/0,0,0,0,0,0+second+taken%3D27,20"));
    window.wait_for(".status.over .turn", "primeiro jogador");
    assert_eq!(window.text(".store.won .taken"), "27");
    window.has_no_barrier("the stores of a game of seeds");
}

#[test]
fn passing_is_offered_apart_and_not_first() {
    let server = Server::games_only();
    let window = Window::open(Look::PHONE);
    window.go(&server.address("/play/go-7x7?m=d4"));
    window.wait_for(".controls", "Passar");
    let last = "const last = document.querySelector('.controls').lastElementChild; return [last.textContent.trim(), last.matches('.plain.apart')]";
    assert_eq!(window.script(last), json!(["Passar", true]));
}
