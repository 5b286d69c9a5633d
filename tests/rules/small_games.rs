//! Games of a few cells, each written for one rule whose meaning could slip unseen.

use std::sync::Arc;

use rules::analysis::claims;
use rules::catalog::Catalog;
use rules::compile::{Compiled, GameText, compile};
use rules::engine::{Position, Table};
use rules::game::Side;
use speech::Language;

/// Compiles a game that is right.
pub(crate) fn compiled(text: &str) -> Compiled {
    let file = GameText { name: "small.yaml".to_owned(), text: format!("name: small\n{text}") };
    let catalog = Catalog::built_in();
    match compile("small", file, &|id| catalog.text(id).ok().flatten()) {
        Ok(compiled) => *compiled,
        Err(failure) => panic!("{text}\n{}", failure.diagnostics.render(&failure.sources, Language::En)),
    }
}

/// A game ready to be played.
pub(crate) fn table(text: &str) -> Arc<Table> {
    Table::new(compiled(text).game)
}

fn after(text: &str, moves: &str) -> Position {
    let start = Position::start(&table(text));
    start.play_text(moves).unwrap_or_else(|error| panic!("{moves}: `{}` is refused", error.refused))
}

/// One marker goes round a triangle, so that a board comes back with the other side to move.
const TRIANGLE: &str = "
board: { points: a1 0 0; b1 2 0; c1 1 2, paths: a1 b1; b1 c1; c1 a1 }
pieces: { marker: 1 shared }
start: { marker: a1 }
turn: move marker to empty beside it
end: { WHAT repeated: draw }
";

#[test]
fn a_position_is_repeated_only_with_the_same_side_to_move() {
    let round = "a1-b1 b1-c1 c1-a1";
    let board = after(&TRIANGLE.replace("WHAT", "board"), round);
    assert!(board.ending().is_some(), "the board has come back");
    let text = TRIANGLE.replace("WHAT", "position");
    let position = after(&text, round);
    assert_eq!((position.side_to_move(), position.ending()), (Side::Second, None), "but not the position");
    let again = position.play_text("a1-b1 b1-c1").expect("play goes on");
    assert_eq!(again.ending(), None);
    assert!(again.play_text("c1-a1").expect("legal").ending().is_some(), "now both are as at the start");
}

#[test]
fn bounds_count_exactly() {
    // After two turns each side has two; who has just moved is asked.
    let over = |condition: &str, moves: &str| {
        let text = format!(
            "board: square 3x3\nsides: [white, black]\nturn: place own on empty\n\
             end:\n  - {condition}: mover wins\n  - no empty: draw\n"
        );
        let start = Position::start(&table(&text));
        let mut position = start;
        let mut plies = 0;
        for word in moves.split(' ') {
            if position.ending().is_some() {
                break;
            }
            position = position.play_text(word).expect("legal");
            plies += 1;
        }
        plies
    };
    let moves = "a1 b1 c1 a2 b2 c2 a3 b3 c3";
    // The ply after which the game is over.
    for (condition, plies) in [
        ("at least 3 own", 5),
        ("more than 3 own", 7),
        ("exactly 3 own", 5),
        ("at most 6 empty", 3),
        ("fewer than 6 empty", 4),
        ("exactly 6 empty", 3),
        ("own is at least 3", 5),
        ("own is more than 3", 7),
        ("own is exactly 3", 5),
        ("empty is at most 6", 3),
        ("empty is fewer than 6", 4),
    ] {
        assert_eq!(over(condition, moves), plies, "{condition}");
    }
}

/// Two stones a turn on a strip; three in line win. Black has c1, and three pairs of cells would complete its line: a
/// white stone that leaves no way to stop them all with the other one is not safe.
#[test]
fn safety_looks_at_the_whole_turn_and_at_the_whole_reply() {
    let game = |claims: &str| {
        let text = format!(
            "board: square 6x1\nsides: [white, black]\nturn: place own on empty twice\n\
             end:\n  - line of 3 own: mover wins\n  - no empty: draw\n\
             examples:\n  strip:\n    position: ..b... white\n    claims:\n{claims}"
        );
        compiled(&text)
    };
    let complaints = |claim: &str| {
        let compiled = game(&format!("      - {claim}\n"));
        let complaints = claims::check(&compiled, claims::POSITIONS);
        complaints.render(&compiled.sources, Language::En)
    };
    for claim in [
        "only a1, b1, d1 and e1 are safe",
        "after b1, only d1 and e1 are safe",
        "after a1, only d1 is safe",
        "after f1, nothing is safe",
        "with black to move, only a1, b1, d1 and e1 win at once",
    ] {
        assert_eq!(complaints(claim), "", "{claim}");
    }
    for claim in
        ["f1 is safe", "only b1 and d1 are safe", "nothing is safe", "with black to move, f1 wins at once"]
    {
        assert!(complaints(claim).contains("error"), "`{claim}` is false");
    }
}

/// A pattern is found however it is turned or mirrored: three cells of a square, whichever is left out.
#[test]
fn a_pattern_is_found_in_every_orientation() {
    let corner = "board: square 2x2\npatterns: { corner: ['xx', 'x?'] }\n\
                  turn: place own on empty\nend: [{ corner: mover wins }, { no empty: draw }]\n";
    for cells in [["a1", "b1", "a2"], ["a1", "b1", "b2"], ["a1", "a2", "b2"], ["b1", "a2", "b2"]] {
        let table = table(corner);
        let board = table.game().board();
        let mut setup = rules::engine::Setup::empty(&table);
        for name in &cells[..2] {
            setup.cells[usize::from(board.cell(name).expect("a cell"))] = Some(0);
        }
        let before = Position::from_setup(&table, &setup).expect("an arrangement");
        assert_eq!(before.ending(), None, "{cells:?}");
        let after = before.play_text(cells[2]).unwrap_or_else(|error| panic!("`{}`", error.refused));
        assert_eq!(after.ending().and_then(|ending| ending.winner), Some(Side::First), "{cells:?}");
    }
}

/// What has no name in a language is told of, word by word.
#[test]
fn words_without_a_name_are_told_of() {
    let game = compiled(
        "board: square 3x3\npieces: { gizmo: 3 each }\nturn: place own gizmo on empty\n\
         end: { no empty: draw }\n",
    );
    let lacking = |language: Language| game.lacks.iter().find(|lack| lack.language == language);
    for language in [Language::Pt, Language::Es] {
        let words = &lacking(language).expect("something is missing").words;
        assert!(words.contains(&"gizmo".to_owned()), "{language}: {words:?}");
    }
    assert!(lacking(Language::En).is_none_or(|lack| lack.words.is_empty()));
}

/// More kinds of pieces than the engine has room for are refused, however many more.
#[test]
fn there_are_only_so_many_kinds_of_pieces() {
    let tried = |kinds: usize, cells: &str| {
        let kinds: Vec<String> =
            (0..kinds).map(|kind| format!("kind{}: 1 each", char::from(b'a' + kind as u8))).collect();
        let text = format!(
            "name: small\nboard: square 9x9\npieces: {{ {} }}\nturn: place own on {cells}\nend: {{ no empty: draw }}\n",
            kinds.join(", ")
        );
        compile("small", GameText { name: "small.yaml".to_owned(), text }, &|_| None).is_ok()
    };
    assert!(tried(7, "empty"), "seven kinds of both sides are fourteen");
    assert!(!tried(8, "empty") && !tried(12, "empty"));
    assert!(tried(6, "empty not beside unmoved"), "what is remembered besides takes the room of two");
    assert!(!tried(7, "empty not beside unmoved"));
    assert!(!tried(7, "empty, removing enemy beside it afterwards"));
}

/// A step that takes what one moves up to, or what one moves away from: each is written with the cell it alone changes.
#[test]
fn moves_written_alike_name_what_each_of_them_changes() {
    let table = table(
        "board: square 5x1\nsides: [white, black]\nstart: { white: c1, black: a1 or e1 }\n\
         turn:\n  - move own to empty beside it, removing enemy beside it\n  \
         - move own to empty beside it, removing enemy not beside it\nend: { no enemy: mover wins }\n",
    );
    let start = Position::start(&table);
    let mut texts = start.write_moves(&start.moves());
    texts.sort();
    assert_eq!(texts, ["c1xb1(a1)", "c1xb1(e1)", "c1xd1(a1)", "c1xd1(e1)"]);
}
