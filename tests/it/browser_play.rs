//! Pupils at the boards, in a real browser.

use crate::support::browser::{Look, Scheme, Window};
use crate::support::web::Server;

const ENTER: &str = "\u{e007}";
const TAB: &str = "\u{e004}";
const LEFT: &str = "\u{e012}";
const UP: &str = "\u{e013}";
const RIGHT: &str = "\u{e014}";
const DOWN: &str = "\u{e015}";
const ESCAPE: &str = "\u{e00c}";

fn cell(name: &str) -> String {
    format!("[data-cell=\"{name}\"]")
}

#[test]
fn a_pupil_plays_rastros_to_the_end_and_cannot_make_an_illegal_move() {
    let server = Server::games_only();
    let window = Window::open(Look::PHONE);
    window.go(&server.address("/games"));
    window.click("a[href=\"/play/rastros\"].cover");
    window.wait_for(".turn", "Joga o primeiro jogador");
    assert_eq!(window.attribute(&cell("c4"), "aria-label").as_deref(), Some("c4, vazia"));
    // A cell that the marker does not reach says so and changes nothing.
    window.click(&cell("a1"));
    let says = "return document.getElementById('says').textContent";
    let said = window.script(says);
    assert_eq!(said, "A peça em e5 não pode ir para a1.");
    // The reason is told to those who look as to those who listen.
    assert_eq!(window.text(".why"), said.as_str().unwrap());
    assert_eq!(window.path(), "/play/rastros");
    // Possible moves are shown on request.
    assert_eq!(window.count(".hint"), 0);
    window.click("[data-go=hints]");
    window.until("the eight neighbours are shown", || (window.count(".hint") == 8).then_some(()));
    for (target, turn) in [
        ("d4", "Joga o segundo jogador"),
        ("c3", "Joga o primeiro jogador"),
        ("b2", "Joga o segundo jogador"),
    ] {
        window.click(&cell(target));
        window.wait_for(".turn", turn);
    }
    // Where the marker has been stands a stone now: no way back.
    window.click(&cell("c3"));
    window.wait_for(".turn", "Joga o segundo jogador");
    window.click("[data-go=undo]");
    window.wait_for(".turn", "Joga o primeiro jogador");
    window.click(&cell("b2"));
    window.wait_for(".turn", "Joga o segundo jogador");
    window.click(&cell("a1"));
    window.wait_for(".turn", "Ganha o primeiro jogador");
    assert_eq!(window.count("a.spot"), 0, "a finished game goes on");
    let path = window.path();
    assert!(path.starts_with("/play/rastros?m=e5-d4+d4-c3+c3-b2+b2-a1"), "{path}");
    window.fits("the end of a game");
    window.picture("rastros-end-390");
    // The address is the game.
    let other = Window::open(Look::LAPTOP);
    other.go(&server.address(&path));
    other.wait_for(".turn", "Ganha o primeiro jogador");
    // Nor can an illegal move be written into it.
    other.go(&server.address("/play/rastros?m=e5-a1"));
    other.wait_for("[role=alert]", "o lance 1, “e5-a1”, não pode ser jogado");
    other.click("a.button");
    other.wait_for(".turn", "Joga o primeiro jogador");
}

#[test]
fn a_game_is_played_with_the_keyboard_alone() {
    let server = Server::games_only();
    let window = Window::open(Look { language: "en", ..Look::LAPTOP });
    window.go(&server.address("/play/rastros?h=1"));
    window.wait_for(".turn", "The first player to move");
    let focus =
        "return document.activeElement.getAttribute('aria-label') || document.activeElement.textContent";
    // The board is one stop in the order of tabs.
    window.until("the focus is on the board", || {
        window.press(TAB);
        let is_cell = window.script("return document.activeElement.classList.contains('spot')");
        (is_cell == true).then_some(())
    });
    let reach = |name: &str| {
        window.script(&format!("document.getElementById('cell-{name}').focus()"));
    };
    reach("e5");
    window.press(LEFT);
    window.press(DOWN);
    assert_eq!(window.script(focus), "d4, empty, possible move");
    window.press(ENTER);
    window.wait_for(".turn", "The second player to move");
    // The focus stays where the pupil is.
    assert_eq!(window.script(focus), "d4, white piece, last move");
    window.press("u");
    window.wait_for(".turn", "The first player to move");
    window.press(ENTER);
    window.wait_for(".turn", "The second player to move");
    for turn in ["The first player to move", "The second player to move"] {
        window.press(LEFT);
        window.press(DOWN);
        window.press(ENTER);
        window.wait_for(".turn", turn);
    }
    // An illegal cell is refused in words: the way back is closed by a stone.
    let path = window.path();
    window.press(RIGHT);
    window.press(UP);
    window.press(ENTER);
    let says = "return document.getElementById('says').textContent";
    window.until("the refusal is said", || {
        window.script(says).as_str().unwrap().starts_with("The piece on b2 cannot go to c3.").then_some(())
    });
    assert_eq!(window.path(), path);
    for key in [LEFT, DOWN, LEFT, DOWN, ENTER] {
        window.press(key);
    }
    window.wait_for(".turn", "The first player wins");
    assert!(window.path().contains("b2-a1"), "{}", window.path());
}

/// Nothing is looked at but the words that a screen reader speaks: what is announced, and the name of the cell in focus.
#[test]
fn a_blind_pupil_beats_or_loses_to_the_computer_by_announcements_only() {
    let server = Server::games_only();
    let window = Window::open(Look { language: "en", ..Look::LAPTOP });
    window.go(&server.address("/play/rastros?h=1&vs=second-1"));
    let heard = || {
        window.script("return document.getElementById('says').textContent").as_str().unwrap_or("").to_owned()
    };
    let name = || {
        let name = "return document.activeElement.getAttribute('aria-label') || ''";
        window.script(name).as_str().unwrap().to_owned()
    };
    window.until("the focus is on the board", || {
        window.press(TAB);
        name().contains(", possible move").then_some(())
    });
    let walk = |from: &str, to: &str| {
        let place = |cell: &str| (i16::from(cell.as_bytes()[0]), i16::from(cell.as_bytes()[1]));
        let ((x, y), (to_x, to_y)) = (place(from), place(to));
        for _ in 0..(to_x - x).abs() {
            window.press(if to_x > x { RIGHT } else { LEFT });
        }
        for _ in 0..(to_y - y).abs() {
            window.press(if to_y > y { UP } else { DOWN });
        }
    };
    let is_end = |said: &str| said.contains("You won!") || said.contains("You lost.");
    let mut marker = "e5".to_owned();
    let mut played = 0;
    let end = loop {
        // Down and to the left is where the first player wins; any cell that is called possible will do.
        let around = [(-1, -1), (-1, 0), (0, -1), (-1, 1), (1, -1), (0, 1), (1, 0), (1, 1)];
        let near = |(x, y): (i16, i16)| {
            let [column, row] = [i16::from(marker.as_bytes()[0]) + x, i16::from(marker.as_bytes()[1]) + y];
            let is_on = (97..=103).contains(&column) && (49..=55).contains(&row);
            is_on.then(|| format!("{}{}", column as u8 as char, row as u8 as char))
        };
        let target = around.into_iter().filter_map(near).find(|cell| {
            let here = name().split(',').next().unwrap().to_owned();
            walk(&here, cell);
            assert!(name().starts_with(&format!("{cell},")), "at {}, not {cell}", name());
            name().contains(", possible move")
        });
        let target = target.expect("a cell that is called possible");
        window.press(ENTER);
        played += 1;
        // What the pupil played, then what the computer answered, or that the game is over.
        let said = window.until("the answer is announced", || {
            let said = heard();
            let answered = said.starts_with(&format!("Computer: {target}-"));
            (answered && said.contains("to move") || is_end(&said)).then_some(said)
        });
        if is_end(&said) {
            break said;
        }
        let text = said.split(": ").nth(1).unwrap().split('.').next().unwrap();
        marker = text.rsplit('-').next().unwrap().to_owned();
        assert!(played < 30, "the game does not end");
    };
    assert!(is_end(&end), "{end}");
}

#[test]
fn a_large_board_on_a_phone_is_enlarged_by_the_first_tap_and_played_by_the_second() {
    let server = Server::games_only();
    let window = Window::open(Look::PHONE);
    window.go(&server.address("/play/hex"));
    window.wait_for(".turn", "Jogam as Negras");
    let wide = || {
        window.script("return document.querySelector('.gameboard').viewBox.baseVal.width").as_f64().unwrap()
    };
    let whole = wide();
    window.click(&cell("f6"));
    window.wait_for(".aim", "f6: mais um toque para jogar");
    assert!(wide() < whole / 2.0, "nothing was enlarged");
    assert_eq!(window.path(), "/play/hex", "the first tap has played");
    window.picture("hex-aimed-390");
    window.has_no_barrier("a board that is aimed at");
    // Another cell instead.
    window.click(&cell("f5"));
    window.wait_for(".aim", "f5: mais um toque para jogar");
    window.click(&cell("f5"));
    window.wait_for(".turn", "Jogam as Brancas");
    assert!(window.path().contains("m=f5"), "{}", window.path());
    assert_eq!(wide(), whole, "the whole board is shown again");
    // Whoever does not want it says so once.
    window.script("document.querySelector('.settings').open = true");
    window.click("[data-set=zoom]");
    window.go(&server.address("/play/hex"));
    window.wait_for(".turn", "Jogam as Negras");
    window.click(&cell("a1"));
    window.wait_for(".turn", "Jogam as Brancas");
}

#[test]
fn boards_are_silent_until_sounds_are_asked_for() {
    let server = Server::games_only();
    let window = Window::open(Look::LAPTOP);
    window.go(&server.address("/play/rastros"));
    let sound =
        || window.script("return document.documentElement.dataset.sound || ''").as_str().unwrap().to_owned();
    window.click(&cell("d4"));
    window.wait_for(".turn", "Joga o segundo jogador");
    assert_eq!(sound(), "");
    window.script("document.querySelector('.settings').open = true");
    window.click("[data-set=sounds]");
    window.click(&cell("c3"));
    window.until("a move is heard", || (sound() == "move").then_some(()));
    // The choice is kept on this device.
    window.go(&server.address("/play/rastros?m=e5-d4+d4-c3+c3-b2"));
    window.wait_for(".turn", "Joga o segundo jogador");
    window.click(&cell("a1"));
    window.until("the end is heard", || (sound() == "end").then_some(()));
    window.wait_for(".ended", "Nova partida");
    window.click(".ended [data-go=look]");
    window.until("the start is shown", || window.path().contains("at=0").then_some(()));
}

#[test]
fn the_controls_are_above_the_fold_of_a_small_laptop() {
    let server = Server::games_only();
    let window = Window::open(Look { width: 1366, height: 768, ..Look::LAPTOP });
    for game in ["rastros", "hex", "amazonas", "ouri", "y", "pontos-e-quadrados", "produto"] {
        window.go(&server.address(&format!("/play/{game}")));
        window.wait_for(".turn", "Jog");
        let places = window.script(
            "return ['.gameboard', '.controls'].map((part) => document.querySelector(part).getBoundingClientRect().bottom).concat(innerHeight)",
        );
        let [board, controls, fold] = [0, 1, 2].map(|index| places[index].as_f64().unwrap());
        assert!(board <= fold && controls <= fold, "{game}: {places}");
    }
}

#[test]
fn two_clicks_choose_a_piece_and_its_goal_and_a_button_settles_the_rest() {
    let server = Server::games_only();
    let window = Window::open(Look::LAPTOP);
    window.go(&server.address("/play/avanco"));
    window.click(&cell("d2"));
    window.until("d2 is chosen", || (window.count(".picked") == 1).then_some(()));
    window.press(ESCAPE);
    window.until("nothing is chosen", || (window.count(".picked") == 0).then_some(()));
    window.click(&cell("d2"));
    window.until("d2 is chosen", || (window.count(".picked") == 1).then_some(()));
    window.click(&cell("d3"));
    window.wait_for(".turn", "Jogam as Negras");
    window.go(&server.address("/play/produto"));
    window.click(&cell("e5"));
    window.wait_for(".choices", "Peça branca");
    window.click(".choices a:nth-of-type(2)");
    window.wait_for(".turn", "Jogam as Brancas");
    assert!(window.path().contains("m=white:e5"), "{}", window.path());
    // The second player may swap.
    window.go(&server.address("/play/hex-7x7?m=c3"));
    window.click(".controls [data-go=move]");
    window.wait_for(".seats", "trocaram de lado");
}

#[test]
fn the_computer_answers_and_the_game_can_be_stepped_through() {
    let server = Server::games_only();
    let window = Window::open(Look::LAPTOP);
    window.go(&server.address("/play/tic-tac-toe?vs=second-2"));
    window.click(&cell("b2"));
    window.until("the computer has moved", || (window.count(".plies li") == 2).then_some(()));
    window.click(".plies li:first-child a");
    window.until("one move is shown", || window.path().contains("at=1").then_some(()));
    window.click("[data-go=next]");
    window.until("two moves are shown", || window.path().contains("at=2").then_some(()));
    assert_eq!(window.count("a.spot"), 0, "a board that is only looked at can be played on");
    // A record that was pasted, with a hostile note.
    window.go(&server.address("/play/record"));
    window.fill("#record", "game: rastros\nname: <script>alert(1)</script>\nmoves: e5-d4 d4-c3");
    window.click("form.record button");
    window.wait_for(".about", "<script>alert(1)</script>");
    window.click("[data-go=last]");
    window.wait_for(".turn", "Joga o primeiro jogador");
    window.go(&server.address("/play/record"));
    window.fill("#record", "game: rastros\nmoves: e5-d4 e5-d4");
    window.click("form.record button");
    window.wait_for("[role=alert]", "Linha 2: o lance 2");
    assert!(!window.text("[role=alert]").ends_with(".."), "two full stops");
}

#[test]
fn two_phones_play_by_a_link() {
    let server = Server::games_only();
    let (host, guest) = (Window::open(Look::PHONE), Window::open(Look::PHONE));
    host.go(&server.address("/play/rastros"));
    host.click("button[value=first]");
    host.wait_for(".invitation", "Convide o outro jogador");
    host.picture("invitation-390");
    host.has_no_barrier("the invitation");
    let invitation = server.address(&host.attribute(".invitation a", "href").unwrap());
    assert_eq!(host.count("a.spot"), 0, "the game began without the other player");
    guest.go(&invitation);
    guest.wait_for(".turn", "À espera");
    // The host's page changes by itself.
    host.wait_for(".turn", "É a sua vez");
    assert_eq!(guest.count("a.spot"), 0, "a player may move out of turn");
    host.click(&cell("d4"));
    host.wait_for(".turn", "À espera");
    guest.wait_for(".turn", "É a sua vez");
    guest.click(&cell("c3"));
    host.wait_for(".plies", "d4-c3");
    host.click(&cell("b2"));
    guest.wait_for(".plies", "c3-b2");
    guest.click(&cell("a1"));
    host.wait_for(".turn", "Ganhou!");
    guest.wait_for(".turn", "Perdeu.");
    guest.has_no_barrier("a game on two phones");
}

// Semáforo lets the same cell be played again and again: what was tapped once was sent again by the news of the other's move.
#[test]
fn a_tap_on_two_phones_is_played_once() {
    let server = Server::games_only();
    let (host, guest) = (Window::open(Look::PHONE), Window::open(Look::PHONE));
    host.go(&server.address("/play/semaforo"));
    host.click("button[value=first]");
    let invitation = server.address(&host.attribute(".invitation a", "href").unwrap());
    guest.go(&invitation);
    host.wait_for(".turn", "É a sua vez");
    for round in 1..=3 {
        let (tapper, other) = if round % 2 == 1 { (&host, &guest) } else { (&guest, &host) };
        // Who taps too early is told so.
        other.click(&cell("b2"));
        other.wait_for(".why", "Não é a sua vez");
        tapper.click(&cell("a1"));
        tapper.wait_for(".turn", "À espera");
        assert!(!tapper.path().contains("c="), "the address holds a move: {}", tapper.path());
        other.wait_for(".turn", "É a sua vez");
        other.until("the other sees one move more", || (other.count(".plies li") == round).then_some(()));
    }
    host.go(&server.address(&host.path()));
    host.wait_for(".plies li[aria-current]", "a1");
    assert_eq!(host.count(".plies li"), 3, "a move was played that nobody tapped");
}

#[test]
fn no_page_of_the_games_has_a_serious_barrier() {
    let server = Server::games_only();
    let pages = [
        ("games", "/games"),
        ("sheet-rastros", "/games/rastros"),
        ("square", "/play/rastros?m=e5-d4&h=1"),
        ("semaforo", "/play/semaforo?m=a1+b1+a1+b1+b1+c2"),
        ("points", "/play/atari-go?m=e5+d5"),
        ("hexagon", "/play/produto?c=e5&m=white:d4"),
        ("rhombus", "/play/hex?m=c3"),
        ("edges", "/play/pontos-e-quadrados?m=a1b1+a1a2+b1b2+a2b2"),
        ("pits", "/play/ouri?h=1"),
        ("graph", "/play/moinho?m=a1+b2"),
        ("end", "/play/rastros?m=e5-d4+d4-c3+c3-b2+b2-a1"),
        ("steps", "/play/avanco?m=d2-d3+d6-d5&at=1"),
        ("record", "/play/record"),
        ("refusal", "/play/rastros?m=e5-a1"),
        ("unknown", "/play/rastrus"),
    ];
    let looks = [
        ("light", Look::LAPTOP),
        ("dark", Look::PHONE.in_scheme(Scheme::Dark)),
        ("contrast", Look::PHONE.in_scheme(Scheme::HighContrast)),
    ];
    std::thread::scope(|scope| {
        for (colours, look) in looks {
            let (server, pages) = (&server, &pages);
            scope.spawn(move || {
                let window = Window::open(look);
                for (name, path) in pages {
                    window.go(&server.address(path));
                    window.picture(&format!("{name}-{colours}-{}", look.width));
                    window.fits(&format!("{name} ({colours})"));
                    window.has_no_barrier(&format!("{name} ({colours})"));
                }
            });
        }
    });
}

// The whole game was put anew at each tap, and with it went the focus, what somebody had opened and what they had marked.
#[test]
fn whoever_reads_or_goes_by_the_keys_keeps_their_place_while_the_game_goes_on() {
    let server = Server::games_only();
    let window = Window::open(Look::LAPTOP);
    window.go(&server.address("/play/rastros"));
    window.wait_for(".turn", "Joga o primeiro jogador");
    window.click("[data-keep=share] summary");
    window.script(
        "const field = document.querySelector('[data-keep=share] input.address');
        Object.assign(document.querySelector('.goal'), { known: true });
        Object.assign(field, { known: true }); field.focus(); scrollTo(0, 40)",
    );
    let play = "arguments[0] && arbitroShow(document.querySelector(`#cell-${arguments[0]}`).href.baseVal)
        .then(arguments[arguments.length - 1])";
    let stands = "const { activeElement: field } = document;
        return [Boolean(field.known), field.closest('details')?.open, scrollY, Boolean(document.querySelector('.goal').known),
            field.value === location.href]";
    let before = window.script(stands);
    assert_eq!((&before[0], &before[4]), (&true.into(), &true.into()), "{before}");
    for (cell, plies) in [("d4", 1), ("c3", 2), ("c2", 3)] {
        window.script_until_done(play, vec![serde_json::json!(cell)]);
        assert_eq!(window.count(".plies li"), plies);
        assert_eq!(window.script(stands), before, "after {cell}");
    }
    // The cell from which a move was sent by the keys has the focus, also now that it is no link any more.
    window.script("document.querySelector('[data-cell=c1]').focus()");
    window.press(ENTER);
    window.until("the move is played", || (window.count(".plies li") == 4).then_some(()));
    assert_eq!(window.script("return document.activeElement.dataset.cell"), "c1");
    // A control that is gone gives its focus to the board, never to the top of the page.
    window.script("document.querySelector('[data-go=undo]').focus()");
    for left in (0..4).rev() {
        window.press(ENTER);
        window.until("the move is taken back", || (window.count(".plies li") == left).then_some(()));
    }
    window.until("the board has the focus", || {
        (window.script("return document.activeElement.matches('#game .spot')") == true).then_some(())
    });
}
