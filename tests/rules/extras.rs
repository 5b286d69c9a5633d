//! The games newcomers wrote, held to published counts and to hand-written games.

use rules::catalog::Catalog;
use rules::engine::{Position, Table};
use rules::game::Side;
use speech::{Language, Tell};

use crate::oracle::{oracle, perft};

/// Published numbers of sequences of moves, by depth from 1.
const PUBLISHED: &[(&str, &[u64])] = &[
    ("tic-tac-toe", &[9, 72, 504, 3_024, 15_120, 54_720, 148_176, 200_448, 127_872]),
    ("quatro-em-linha", &[7, 49, 343, 2_401, 16_807, 117_649]),
    ("reversi", &[4, 12, 56, 244, 1_396, 8_200]),
    ("ataxx", &[16, 256, 6_460]),
    ("damas-inglesas", &[7, 49, 302, 1_469, 7_361]),
];

fn counts(id: &str, depth: u32) -> Vec<u64> {
    let compiled = Catalog::built_in().load(id).unwrap_or_else(|error| panic!("{error}"));
    let table = Table::new(compiled.game);
    let start = Position::start(&table);
    (1..=depth).map(|depth| table.perft(&start, depth)).collect()
}

#[test]
fn published_counts_are_reached() {
    for (id, published) in PUBLISHED {
        assert_eq!(counts(id, published.len() as u32), *published, "{id}");
    }
}

#[test]
fn hand_written_games_agree() {
    for (id, depth) in [("tic-tac-toe", 5), ("clobber", 3), ("hexapawn", 7)] {
        let oracle = oracle(id).expect("there is an oracle");
        let expected: Vec<u64> = (1..=depth).map(|depth| perft(oracle.as_ref(), depth)).collect();
        assert_eq!(counts(id, depth as u32), expected, "{id}");
    }
}

fn after(id: &str, moves: &str) -> Position {
    let compiled = Catalog::built_in().load(id).unwrap_or_else(|error| panic!("{error}"));
    let start = Position::start(&Table::new(compiled.game));
    start.play_text(moves).unwrap_or_else(|error| {
        panic!("{id}: `{}`: {}", error.refused, error.reason.in_language(Language::En))
    })
}

fn moves(position: &Position) -> Vec<String> {
    let mut moves: Vec<_> = position.moves().iter().map(|&mv| position.write_move(mv)).collect();
    moves.sort_unstable();
    moves
}

#[test]
fn a_mill_takes_a_piece_that_never_comes_back() {
    let mill = after("moinho", "a1 b2 d1 d2 g1");
    assert_eq!(moves(&mill), ["b2", "d2"], "white has a mill and takes one of two");
    let taken = mill.play_text("b2").expect("b2 can be taken");
    let text = taken.write();
    assert!(text.contains("lost=0,1"), "{text}");
    let read = Position::read(taken.table(), &text)
        .unwrap_or_else(|error| panic!("{}", error.in_language(Language::En)));
    assert_eq!(read.write(), text);
    assert_eq!(moves(&read), moves(&taken));
}

#[test]
fn a_piece_that_is_placed_once_runs_out() {
    // Nine men each without a mill, then white has to move.
    let placed = after("moinho", "a1 d1 g1 b2 d2 f2 c3 d3 e3 a4 c4 b4 f4 e4 a7 g4 d6 f6");
    assert!(moves(&placed).iter().all(|mv| mv.contains('-')), "{:?}", moves(&placed));
}

#[test]
fn a_chain_of_jumps_goes_on_or_stops() {
    let jumped = after("halma-6x6", "a1-c3");
    assert_eq!(moves(&jumped), ["c3-a1", "stop"], "back over b2, or no further");
    let stopped = jumped.play_text("stop").expect("one may stop");
    assert_eq!((jumped.side_to_move(), stopped.side_to_move()), (Side::First, Side::Second));
    let fox = after("raposa-e-gansos", "d3-d4 d5xd3");
    assert_eq!(fox.side_to_move(), Side::First, "nothing more to jump: the turn is over");
}

#[test]
fn kings_move_although_men_could() {
    let compiled = Catalog::built_in().load("damas-inglesas").unwrap_or_else(|error| panic!("{error}"));
    let text = "......../......../......../......../......../......../.K....../....M... black";
    let position = Position::read(&Table::new(compiled.game), text).expect("a position");
    let found = moves(&position);
    assert!(found.contains(&"b2-a3".to_owned()) && found.contains(&"e1-d2".to_owned()), "{found:?}");
}

#[test]
fn captures_in_draughts_are_compulsory_and_go_on() {
    let position = after("damas-inglesas", "c3-d4 b6-c5");
    assert_eq!(moves(&position), ["d4xb6"]);
}
