//! How boards feel: what is seen, dragged, tapped and said, on a phone with a finger and on a laptop, in a real browser.

use gallery::play::address::encoded;
use rules::catalog::Catalog;
use rules::engine::{Position, Table};
use rules::game::Side;

use crate::support::browser::{Look, Scheme, Window};
use crate::support::web::Server;

fn cell(name: &str) -> String {
    format!("[data-cell=\"{name}\"]")
}

// The ground under the number of a blue piece was as brown as the lines of the board.
#[test]
fn numbers_on_pieces_are_read_in_every_scheme() {
    let server = Server::games_only();
    let contrast = r##"
const bright = (colour) => {
  const [r, g, b] = colour.match(/[\d.]+/g).map((part) => { const c = part / 255; return c <= .03928 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4; });
  return .2126 * r + .7152 * g + .0722 * b;
};
return [...document.querySelectorAll(".gameboard .picture text")].filter((text) => /^[123]$/.test(text.textContent) && text.getAttribute("font-weight")).map((text) => {
  const ground = text.previousElementSibling;
  const [a, b] = [getComputedStyle(text).fill, getComputedStyle(ground).fill].map(bright);
  return (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
});"##;
    for look in
        [Look::LAPTOP, Look::PHONE.in_scheme(Scheme::Dark), Look::PHONE.in_scheme(Scheme::HighContrast)]
    {
        let window = Window::open(look);
        window.go(&server.address("/play/faisca?m=two:c3,c5+two:c5,a5"));
        window.picture(&format!("faisca-{:?}-{}", look.scheme, look.width));
        let found = window.script(contrast);
        let found: Vec<f64> = found.as_array().unwrap().iter().map(|one| one.as_f64().unwrap()).collect();
        assert!(found.len() >= 2, "{found:?}");
        assert!(found.iter().all(|one| *one >= 4.5), "{:?}: {found:?}", look.scheme);
    }
}

// The lines of the board lay on every tile of the pattern, and arrows were as dark as the black amazons beside them.
#[test]
fn what_is_neither_white_nor_black_is_seen_from_afar() {
    let server = Server::games_only();
    for look in [Look::PHONE, Look::PHONE.in_scheme(Scheme::Dark)] {
        let window = Window::open(look);
        window.go(&server.address("/play/amazonas?m=d1-d5,d8+d10-e10,e6"));
        let tiles = window.script(
            "return [...document.querySelectorAll('.gameboard pattern rect')].map((tile) => [getComputedStyle(tile).stroke, getComputedStyle(tile).fill])",
        );
        let fill = |css: &str| {
            window.script(&format!("return getComputedStyle(document.querySelector('{css}')).fill"))
        };
        let (white, black) = (fill(".gameboard .piece.white"), fill(".gameboard .piece.black"));
        for tile in tiles.as_array().unwrap() {
            assert_eq!(tile[0], "none");
            assert!(tile[1] != white && tile[1] != black, "{tile}");
        }
        assert!(!tiles.as_array().unwrap().is_empty());
        window.picture(&format!("amazonas-{:?}-{}", look.scheme, look.width));
    }
}

#[test]
fn whoever_wins_or_loses_is_told_why_sees_it_and_goes_on_by_a_tap() {
    let server = Server::games_only();
    let phone = Window::open(Look::PHONE);
    // How one wins stands on the page of the board.
    phone.go(&server.address("/play/rastros?vs=second-2&m=e5-d4+d4-c3+c3-b2+b2-c1"));
    phone.wait_for(".goal", "Ganha");
    phone.go(&server.address("/play/rastros?vs=second-2&m=e5-d4+d4-c3+c3-b2+b2-a1"));
    phone.wait_for(".turn", "Ganhou!");
    assert_eq!(phone.count(".spot.won"), 1);
    assert!(phone.attribute(&cell("a1"), "aria-label").unwrap().contains("parte da vitória"));
    phone.picture("won-390");
    phone.fits("a game that was won");
    for go in ["again", "changed", "level"] {
        let seen = format!(
            "const box = document.querySelector('.ended [data-go={go}]').getBoundingClientRect(); return box.bottom <= innerHeight"
        );
        assert_eq!(phone.script(&seen), true, "{go} is not seen without scrolling");
    }
    phone.click(".ended [data-go=level]");
    phone.until("the next level plays", || phone.path().contains("vs=second-3").then_some(()));
    phone.go(&server.address("/play/rastros?vs=first-2&m=e5-d4+d4-c3+c3-b2+b2-a1"));
    phone.wait_for(".turn", "Perdeu.");
    phone.wait_for(".ended [data-go=level]", "1");
    // A path, a line, and a sum.
    let laptop = Window::open(Look::LAPTOP);
    laptop.go(&server.address("/play/tic-tac-toe?m=a1+a2+b1+b2+c1"));
    laptop.wait_for(".turn", "Ganha");
    assert_eq!(laptop.count(".spot.won"), 3);
    laptop.picture("won-line-1280");
    // Two seeds are left: 23 to 23 becomes 25 to 23.
    let table = Table::new(Catalog::built_in().load("ouri").unwrap().game);
    let mut setup = Position::start(&table).setup();
    setup.seeds.fill(0);
    setup.seeds[0] = 2;
    (setup.taken, setup.to_move, setup.turn) = ([23, 23], Side::Second, 2);
    let left = Position::from_setup(&table, &setup).unwrap().write();
    laptop.go(&server.address(&format!("/play/ouri?p={}", encoded(&left))));
    laptop.wait_for(".counts", "25 – 23");
    laptop.wait_for(".seat.won .points", "23 + 2 = 25");
    laptop.picture("counted-1280");
}

#[test]
fn a_refused_tap_is_told_the_one_reason_that_applies() {
    let server = Server::games_only();
    let window = Window::open(Look { language: "en", ..Look::PHONE });
    let said = |path: &str, taps: &[&str]| {
        window.go(&server.address(path));
        for tap in taps {
            window.click(&cell(tap));
        }
        window.until("something is said", || {
            let words = window.text(".why");
            (!words.is_empty()).then_some(words)
        })
    };
    assert_eq!(said("/play/avanco", &["b6"]), "The piece on b6 is the opponent’s.");
    assert_eq!(said("/play/avanco", &["d4"]), "First choose the piece to move.");
    assert_eq!(said("/play/avanco", &["d1"]), "The piece on d1 cannot move now.");
    assert_eq!(said("/play/rastros", &["a1"]), "The piece on e5 cannot go to a1.");
    assert_eq!(said("/play/tic-tac-toe?m=b2", &["b2"]), "The piece on b2 is the opponent’s.");
    assert_eq!(said("/play/tic-tac-toe?m=b2+a1", &["b2"]), "b2 is taken.");
    assert_eq!(said("/play/semaforo?m=b2+b2+b2", &["b2"]), "The piece on b2 cannot be replaced.");
    // Of a rule with several demands the one that is not met, and never the whole rule.
    for (path, tap, reason, other) in [
        ("/play/gatos-e-caes", "a1", "centre", "beside"),
        ("/play/gatos-e-caes?m=d4", "d3", "beside", "centre"),
        ("/play/atari-go?m=b1+i9+a2", "a1", "group", "position"),
    ] {
        let said = said(path, &[tap]);
        assert!(said.contains(reason) && !said.contains(other), "{path}: {said}");
    }
    assert_eq!(said("/play/ouri", &["b2"]), "The house b2 is the opponent’s.");
    window.go(&server.address("/play/avanco"));
    window.click(&cell("d2"));
    window.until("it is chosen", || (window.count(".picked") == 1).then_some(()));
    // Where it can go is seen at once.
    assert_eq!(window.count(".hint"), 3);
    window.click(&cell("d5"));
    window.wait_for(".why", "The piece on d2 cannot go to d5.");
}

#[test]
fn a_finger_drags_a_piece_and_the_page_does_not_scroll_under_it() {
    let server = Server::games_only();
    for (look, is_touch) in [(Look::PHONE, true), (Look::LAPTOP, false)] {
        let window = Window::open(look);
        window.go(&server.address("/play/avanco"));
        window.wait_for(".turn", "Jogam as Brancas");
        window.script("scrollTo(0, 0)");
        let (from, to) = (cell("b2"), cell("b3"));
        if is_touch {
            window.touch(&from, &to)
        } else {
            window.carry(&from, &to)
        };
        // While it is held: a ghost at the finger, a shadow where it was, its targets seen.
        window.until("the ghost is there", || (window.count(".ghost .piece") == 1).then_some(()));
        window.until("the targets are seen", || (window.count("#game .hint") == 3).then_some(()));
        assert_eq!(window.count("#game .piece.lifted"), 1);
        window.picture(&format!("dragged-{}", look.width));
        if is_touch {
            window.let_go()
        } else {
            window.lift()
        };
        window.wait_for(".turn", "Jogam as Negras");
        assert_eq!(window.count(".ghost"), 0);
        assert!(window.path().contains("b2-b3"), "{}", window.path());
        assert_eq!(window.script("return scrollY"), 0, "the page has scrolled");
        // The ring is for keyboards; the last move is seen.
        let ring = "const area = document.querySelector('#cell-b3 .area'); return getComputedStyle(area).stroke === getComputedStyle(document.documentElement).getPropertyValue('--spot-focus')";
        assert_eq!(window.script(ring), false);
        assert_eq!(window.count(".glow-last"), 2);
    }
}

// While a piece was held, what came from elsewhere exchanged the board under it: parts that were being read jumped back.
#[test]
fn news_that_come_while_a_piece_is_held_leave_the_piece_in_the_hand_and_the_page_as_it_is() {
    let server = Server::games_only();
    for (look, is_touch) in [(Look::PHONE, true), (Look::LAPTOP, false)] {
        let window = Window::open(look);
        window.go(&server.address("/play/avanco"));
        window.wait_for(".turn", "Jogam as Brancas");
        window.script("document.querySelector('[data-keep=share] input').isRead = true");
        let (from, to) = (cell("b2"), cell("b3"));
        if is_touch {
            window.touch(&from, &to)
        } else {
            window.carry(&from, &to)
        };
        window.until("the targets are seen", || (window.count("#game .hint") == 3).then_some(()));
        let shown = "const done = arguments[0]; document.addEventListener('arbitro:shown', () => done(true), { once: true });";
        // Another game, in which the piece that is held cannot be tapped any more, and then this one again.
        for news in ["/play/avanco?m=a2-a3", "/play/avanco?c=b2"] {
            let _ = window.script_until_done(&format!("{shown} arbitroShow('{news}')"), Vec::new());
            assert_eq!(window.count(".ghost .piece"), 1, "{news}");
            let is_read = window.script("return document.querySelector('[data-keep=share] input').isRead");
            assert_eq!(is_read, true, "{news}");
        }
        if is_touch {
            window.let_go()
        } else {
            window.lift()
        };
        window.until("it is played", || window.path().contains("b2-b3").then_some(()));
        assert_eq!(window.count(".ghost, body > .spot"), 0);
    }
}

// Of two quick taps the second was refused, because the first was still being asked about; and while the computer thought
// every tap was lost.
#[test]
fn no_tap_is_lost_and_moves_are_undone_and_redone_by_keys() {
    let server = Server::games_only();
    let window = Window::open(Look::PHONE);
    window.go(&server.address("/play/avanco"));
    window.wait_for(".turn", "Jogam as Brancas");
    let quick = "for (const name of ['d2', 'd3', 'd6', 'd5']) document.getElementById(`cell-${name}`).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))";
    window.script(quick);
    window.until("both moves are made", || (window.count(".plies li") == 2).then_some(()));
    assert!(window.path().contains("d2-d3+d6-d5"), "{}", window.path());
    let keys = |keys: &str| window.press(keys);
    keys("u");
    window.until("one is undone", || (window.count(".plies li") == 1).then_some(()));
    keys("u");
    window.until("both are undone", || (window.count(".plies li") == 0).then_some(()));
    keys("r");
    window.until("one is redone", || (window.count(".plies li") == 1).then_some(()));
    keys("r");
    window.until("both are redone", || (window.count(".plies li") == 2).then_some(()));
    // While the computer thinks, what is tapped waits for it.
    window.go(&server.address("/play/rastros?vs=second-5"));
    window.wait_for(".turn", "Joga o primeiro jogador");
    window.script("document.getElementById('cell-d4').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))");
    window.until("the computer is thinking", || (window.count(".plies li") >= 1).then_some(()));
    window.script("document.getElementById('cell-g7').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))");
    window.until("the computer has answered, and the tap with it", || {
        (window.count(".plies li") >= 2 && window.count(".waits") == 0).then_some(())
    });
}

#[test]
fn moves_of_several_steps_say_what_comes_next_and_long_pieces_are_one() {
    let server = Server::games_only();
    let window = Window::open(Look { language: "en", ..Look::PHONE });
    window.go(&server.address("/play/amazonas-6x6"));
    let start =
        window.script("return document.querySelector('a.spot').dataset.cell").as_str().unwrap().to_owned();
    window.click(&cell(&start));
    window.wait_for(".prompt", "Now choose where it goes.");
    let goal = "return document.querySelector('.spot.hint').dataset.cell";
    let goal = window.script(goal).as_str().unwrap().to_owned();
    window.click(&cell(&goal));
    window.wait_for(".prompt", "Now choose where the arrow goes.");
    let label = window.attribute(&cell(&goal), "aria-label").unwrap();
    assert!(label.contains("amazon"), "the piece is not where it goes: {label}");
    let label = window.attribute(&cell(&start), "aria-label").unwrap();
    assert!(label.contains("empty"), "the piece is still where it was: {label}");
    window.picture("amazonas-arrow-390");
    window.has_no_barrier("a move of three steps");
    window.click("[data-go=cancel]");
    window.until("nothing is chosen", || (window.count(".picked") == 0).then_some(()));
    // A domino lies over two cells.
    window.go(&server.address("/play/dominorio?m=a1-a2+c1-d1+a3-a4"));
    assert_eq!(window.count(".picture rect.piece"), 3);
    window.picture("dominoes-390");
}

#[test]
fn a_board_fills_a_phone_and_its_controls_are_seen_without_scrolling() {
    let server = Server::games_only();
    let window = Window::open(Look { width: 360, height: 740, ..Look::PHONE });
    for game in ["rastros", "semaforo", "gatos-e-caes", "hex", "produto", "ouri", "dominorio", "flume"] {
        window.go(&server.address(&format!("/play/{game}")));
        window.wait_for(".turn", "Jog");
        window.picture(&format!("phone-{game}"));
        let places = window.script(
            "const box = (part) => document.querySelector(part).getBoundingClientRect();
             return [box('.gameboard').bottom, box('.controls').bottom, innerHeight, box('.gameboard').width, innerWidth, box('.gameboard').height]",
        );
        let [board, controls, fold, wide, window_wide, high] =
            [0, 1, 2, 3, 4, 5].map(|at| places[at].as_f64().unwrap());
        assert!(board <= fold && controls <= fold, "{game}: {places}");
        assert!(wide >= window_wide * 0.9 || high >= fold * 0.5, "{game} leaves the phone empty: {places}");
    }
}

#[test]
fn the_controls_of_a_laptop_stand_in_one_row() {
    let server = Server::games_only();
    let window = Window::open(Look::LAPTOP);
    for language in ["pt", "en", "es"] {
        window.go(&server.address(&format!("/language/{language}?back=/play/rastros")));
        let rows = "return new Set([...document.querySelectorAll('.controls > *')].filter((one) => one.offsetParent).map((one) => one.getBoundingClientRect().top)).size";
        assert_eq!(window.script(rows), 1, "{language}");
        window.go(&server.address("/play/avanco"));
        window.click(&cell("c2"));
        window.until("a piece is held", || (window.count("[data-go=cancel]") == 1).then_some(()));
        assert_eq!(window.script(rows), 1, "{language}, with a piece in the hand");
    }
}

/// Says where parts of a page begin and end, from above.
fn heights(window: &Window, part: &str) -> [f64; 2] {
    let script = format!(
        "const box = document.querySelector('{part}').getBoundingClientRect(); return [box.top, box.bottom]"
    );
    let found = window.script(&script);
    [0, 1].map(|at| found[at].as_f64().unwrap())
}

#[test]
fn what_stands_below_a_board_stays_where_it_is_while_a_piece_is_held() {
    let server = Server::games_only();
    let window = Window::open(Look { width: 360, height: 740, ..Look::PHONE });
    for moves in ["", "?m=b2-b3+b6-b5"] {
        window.go(&server.address(&format!("/play/avanco{moves}")));
        let controls = heights(&window, ".controls");
        window.click(&cell("c2"));
        window.wait_for("[data-go=cancel]", "Escolher outra vez");
        assert_eq!(heights(&window, ".controls"), controls, "{moves}");
    }
    // Which piece is asked below the board, and no answer lies below the fold.
    window.go(&server.address("/play/produto"));
    window.click(&cell("e5"));
    window.wait_for(".choices", "Qual dos lances?");
    assert!(heights(&window, ".choices")[1] <= 740.0);
    let [one, other] = [1, 2].map(|n| heights(&window, &format!(".choices .button:nth-of-type({n})"))[0]);
    assert_eq!(one, other, "the answers do not stand beside each other");
    // What lies over the controls while a board is enlarged offers to choose again, too.
    window.go(&server.address("/play/amazonas"));
    window.click(&cell("d1"));
    window.wait_for(".aim", "Escolher outra vez");
    window.picture("amazonas-held-360");
    window.click(".aim .button");
    window.until("nothing is held", || (window.count(".picked") == 0).then_some(()));
}

#[test]
fn counts_names_and_heaps_take_no_line_of_their_own_on_a_phone() {
    let server = Server::games_only();
    let window = Window::open(Look { width: 360, height: 740, ..Look::PHONE });
    let game = "/play/pontos-e-quadrados-3x3";
    window.go(&server.address(game));
    let [start, _] = heights(&window, ".gameboard");
    let moves = "c3c4+b2b3+c3d3+b3c3+b4c4+c1c2+c2c3+a2b2+a4b4+c4d4+a1b1+a3a4+d1d2+b1b2+a1a2+c1d1+c2d2+b1c1+b2c2+b3b4+d3d4+a2a3+a3b3+d2d3";
    window.go(&server.address(&format!("{game}?m={moves}")));
    window.wait_for(".counts", "5 – 4");
    assert_eq!(heights(&window, ".gameboard")[0], start, "the board moved at the end");
    let rings = "return [...document.querySelectorAll('circle.line-last')].filter((ring) => getComputedStyle(ring).display !== 'none').length";
    assert_eq!(window.script(rings), 0, "a closed square is framed like a line");
    window.picture("boxes-end-360");
    window.go(&server.address("/play/gatos-e-caes"));
    assert!(
        heights(&window, ".crumbs")[0] < heights(&window, "h1")[1],
        "a name of two words takes two lines"
    );
    window.go(&server.address("/play/konane?m=e5+e4+c5xe5"));
    window.wait_for(".heap", "1 fora do tabuleiro");
    let [top, bottom] = heights(&window, ".heap");
    assert!(bottom - top < 22.0, "{}", bottom - top);
}
