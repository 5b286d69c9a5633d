//! How a game was won, as a board shows it, and what a tap is told.

use std::sync::atomic::AtomicBool;

use gallery::play::finish::{counted, winning};
use gallery::play::look_back::look_back;
use gallery::play::prompts::{Reasons, on_the_way, prompt};
use gallery::play::{Visit, stage};
use rules::catalog::Catalog;
use rules::engine::{Position, Rng, Table};
use speech::Language;

fn played(id: &str, moves: &str) -> Position {
    Position::start(&Table::new(Catalog::built_in().load(id).unwrap().game)).play_text(moves).unwrap()
}

fn won(id: &str, moves: &str) -> String {
    let position = played(id, moves);
    assert!(position.ending().is_some(), "{id} {moves} is not over");
    let names: Vec<&str> =
        winning(&position).iter().map(|&cell| position.table().game().board().name(cell)).collect();
    names.join(" ")
}

#[test]
fn lines_paths_and_goals_that_won_are_found() {
    assert_eq!(won("tic-tac-toe", "a1 a2 b1 b2 c1"), "a1 b1 c1");
    assert_eq!(won("rastros", "e5-d4 d4-c3 c3-b2 b2-a1"), "a1");
    // What is not needed for the path is no part of it.
    let hex = "a1 b1 a2 b2 a3 b3 a4 b4 a5 b5 a6 b6 c1 c2 a7";
    assert_eq!(won("hex-7x7", hex), "a1 a2 a3 a4 a5 a6 a7");
}

/// In every game, what is marked cannot be taken away without taking the win away, and belongs to whoever won or to both.
#[test]
fn what_is_marked_in_random_games_is_needed_and_the_winners() {
    let catalog = Catalog::built_in();
    let mut marked = 0;
    for id in catalog.ids() {
        let table = Table::new(catalog.load(id).unwrap().game);
        let mut rng = Rng::new(11);
        let mut position = Position::start(&table);
        for _ in 0..300 {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            position = position.play_legal(moves[rng.below(moves.len() as u32) as usize]);
        }
        let cells = winning(&position);
        let Some(winner) = position.ending().and_then(|ending| ending.winner) else {
            assert!(cells.is_empty(), "{id}");
            continue;
        };
        marked += usize::from(!cells.is_empty());
        for &cell in &cells {
            let mut setup = position.setup();
            let layer = setup.cells[usize::from(cell)].take().expect("something stands there");
            let owner = table.game().layers()[layer].side;
            assert!(owner.is_none_or(|side| side == winner), "{id}");
        }
        // A sum adds up.
        for (count, sum) in counted(&position).into_iter().flatten() {
            assert!(sum.ends_with(&count.to_string()), "{id}: {sum}");
        }
    }
    assert!(marked >= 15, "only {marked} games were won by something on the board");
}

/// Seeds that are left on the board count: 23 taken and two left are 25.
#[test]
fn the_count_that_decided_is_told_with_its_sum() {
    let table = Table::new(Catalog::built_in().load("ouri").unwrap().game);
    let mut setup = Position::start(&table).setup();
    setup.seeds.fill(0);
    setup.seeds[0] = 2;
    setup.taken = [23, 23];
    setup.to_move = rules::game::Side::Second;
    setup.turn = 2;
    let position = Position::from_setup(&table, &setup).unwrap();
    assert!(position.ending().is_some(), "{}", position.write());
    let [(first, sum), (second, _)] = counted(&position).expect("seeds are counted");
    assert_eq!((first, second, sum.as_str()), (25, 23, "23 + 2 = 25"));
    let flume = Table::new(Catalog::built_in().load("flume-5x5").unwrap().game);
    let mut rng = Rng::new(3);
    let mut position = Position::start(&flume);
    while position.ending().is_none() {
        let moves = position.moves();
        position = position.play_legal(moves[rng.below(moves.len() as u32) as usize]);
    }
    let [(first, _), (second, _)] = counted(&position).expect("pieces are counted");
    assert_eq!(first + second, position.setup().cells.iter().flatten().count() as i64);
}

#[test]
fn moves_of_several_steps_say_what_comes_next() {
    let position = played("amazonas", "");
    let cell = |name: &str| position.table().game().board().cell(name).unwrap();
    let said = |picked: &[&str]| {
        let picked: Vec<_> = picked.iter().map(|name| cell(name)).collect();
        prompt(&position, &stage(&position, &picked).unwrap(), Language::Pt)
    };
    assert_eq!(said(&[]), None);
    assert_eq!(said(&["d1"]).as_deref(), Some("Agora é preciso escolher para onde vai."));
    assert_eq!(said(&["d1", "d4"]).as_deref(), Some("Agora é preciso escolher onde fica a flecha."));
    let on = on_the_way(&position, &stage(&position, &[cell("d1"), cell("d4")]).unwrap());
    assert!(on.cells[usize::from(cell("d1"))].is_none() && on.cells[usize::from(cell("d4"))].is_some());
    let domino = played("dominorio", "");
    let a1 = domino.table().game().board().cell("a1").unwrap();
    let told = prompt(&domino, &stage(&domino, &[a1]).unwrap(), Language::En);
    assert_eq!(told.as_deref(), Some("Now choose the other end."));
    // A turn of several moves goes on.
    let twice = played("produto", "white:e5 white:d4");
    let told = prompt(&twice, &stage(&twice, &[]).unwrap(), Language::En);
    assert_eq!(told.as_deref(), Some("The turn is not over: place one more piece."));
    // Where a piece is to be moved after one was put down, that is said.
    let moving = played("sesqui", "c3 f6 c4");
    let told = prompt(&moving, &stage(&moving, &[]).unwrap(), Language::En);
    assert_eq!(told.as_deref(), Some("The turn is not over: now move a piece."));
    // Where only one piece can come next, it is named.
    let second = played("nex", "e4");
    let told = prompt(&second, &stage(&second, &[]).unwrap(), Language::En).unwrap();
    assert!(told.starts_with("Now choose where the "), "{told}");
}

#[test]
fn a_cell_that_cannot_be_chosen_has_one_reason() {
    let why = |id: &str, moves: &str, picked: &[&str], name: &str| {
        let position = played(id, moves);
        let cell = |name: &str| position.table().game().board().cell(name).unwrap();
        let picked: Vec<_> = picked.iter().map(|name| cell(name)).collect();
        let (stage, setup) = (stage(&position, &picked).unwrap(), position.setup());
        Reasons::new(&position, &stage, &setup, Language::En).letter(&setup, cell(name))
    };
    assert_eq!(why("avanco", "", &[], "b6"), 'e');
    assert_eq!(why("avanco", "", &[], "d4"), 'p');
    assert_eq!(why("avanco", "", &[], "d1"), 's');
    assert_eq!(why("avanco", "", &["d2"], "d5"), 'r');
    assert_eq!(why("rastros", "", &[], "a1"), 'r');
    assert_eq!(why("tic-tac-toe", "b2 a1", &[], "b2"), 't');
    assert_eq!(why("rastros", "e5-d4 d4-c3 c3-b2 b2-a1", &[], "e5"), 'o');
    assert_eq!(why("ouri", "", &[], "b2"), 'd');
    assert_eq!(why("ouri", "a1 a2", &[], "a2"), 'd', "empty or not, it is the other's");
    // Cells with other pieces are played on: that one stands there is no reason.
    assert_eq!(why("semaforo", "b2 b2 b2", &[], "b2"), 'f');
    // The demand of a rule that is not met: the place, or what must not be beside it.
    assert_eq!(why("gatos-e-caes", "", &[], "a1"), '0');
    assert_eq!((why("gatos-e-caes", "d4", &[], "e4"), why("gatos-e-caes", "d4", &[], "d3")), ('0', '1'));
}

#[test]
fn all_of_the_last_turn_is_known() {
    let turn = |id: &str, moves: &str| {
        let table = Table::new(Catalog::built_in().load(id).unwrap().game);
        let visit = Visit::read(&format!("m={moves}")).unwrap();
        let played = visit.play(&table).unwrap();
        let cells = played.turn(played.moves.len());
        let mut names: Vec<&str> = cells.iter().map(|&cell| table.game().board().name(cell)).collect();
        names.sort_unstable();
        names.join(" ")
    };
    assert_eq!(turn("rastros", ""), "");
    assert_eq!(turn("rastros", "e5-d4"), "d4 e5");
    assert_eq!(turn("nex", "e4"), "e4");
    assert_eq!(turn("nex", "e4+g6"), "e4 g6");
    assert_eq!(turn("nex", "e4+g6+a1"), "a1");
    assert_eq!(turn("produto", "white:e5+white:d4+black:d5"), "d4 d5");
    // Where seeds fell, and where they came from.
    assert_eq!(turn("ouri", "c1"), "c1 d1 e1 f1 f2");
}

// Of a game of four moves it was said that all is proven from move 5 on.
#[test]
fn that_a_game_is_over_is_no_proof_to_tell_of() {
    let texts: Vec<String> = "e5-d4 d4-c3 c3-b2 b2-a1".split(' ').map(str::to_owned).collect();
    let positions: Vec<Position> =
        (0..=texts.len()).map(|count| played("rastros", &texts[..count].join(" "))).collect();
    let game = positions[0].table().game();
    let seen = look_back(game, (&positions, &texts), 1, &AtomicBool::new(false), Language::En);
    let unknown = "Nothing could be proven in this game: there are too many ways to go on.";
    assert_eq!(seen.says, [unknown], "{:?}", seen.review);
}
