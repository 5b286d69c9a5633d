//! What must hold where a turn ends, looked for from its first step on.

use rules::compile::{GameText, compile};
use rules::engine::Position;
use speech::Language;

use crate::small_games::table;

/// A leap is legal only if the turn can end as it must, and nobody stops where it may not end.
#[test]
fn what_must_hold_afterwards_is_looked_for_to_the_end_of_the_turn() {
    let moves = |start: &str, turn: &str, played: &str| {
        let text = format!(
            "board: square 9x1\nsides: [white, black]\nstart: {start}\nturn:\n  - {turn}\n  - pass\nend: {{ 9 passes: draw }}\n"
        );
        let position = Position::start(&table(&text)).play_text(played).expect("legal");
        let mut moves: Vec<String> = position.moves().iter().map(|&mv| position.write_move(mv)).collect();
        moves.sort();
        moves.join(" ")
    };
    let charge = "jump own over own to empty not visited, optionally again with it, \
                  then jump it over enemy to empty, removing jumped, again with it, provided removed afterwards";
    assert_eq!(moves("{ white: a1 b1 d1, black: f1 }", charge, ""), "a1-c1 pass", "over d1 and then f1");
    assert_eq!(moves("{ white: a1 b1 d1, black: f1 }", charge, "a1-c1"), "c1-e1", "it may not stop there");
    assert_eq!(moves("{ white: a1 b1 d1, black: f1 }", charge, "a1-c1 c1-e1"), "e1xg1");
    assert_eq!(moves("{ white: a1 b1 d1, black: h1 }", charge, ""), "pass", "nobody to be jumped in reach");
    assert_eq!(moves("{ white: a1 b1 d1, black: f1 g1 }", charge, ""), "pass", "no room behind");
    let home = "jump own over own to empty, optionally again with it, provided it in column e afterwards";
    assert_eq!(moves("{ white: a1 b1 d1 }", home, ""), "a1-c1 pass");
    assert_eq!(moves("{ white: a1 b1 d1 }", home, "a1-c1"), "c1-a1 c1-e1", "there and back is a way, too");
    assert_eq!(moves("{ white: a1 b1 d1 }", home, "a1-c1 c1-e1"), "e1-c1 stop");
    let never = home.replace("column e", "column i");
    assert_eq!(moves("{ white: a1 b1 d1 }", &never, ""), "pass", "going round and round ends, too");
}

#[test]
fn what_must_hold_afterwards_stands_alone() {
    let refused = |turn: &str| {
        let text = format!(
            "name: small\nboard: square 5x5\nstart: {{ each: row 1 }}\nturn: {turn}\nend: {{ no move: draw }}\n"
        );
        let refused = compile("small", GameText { name: "small.yaml".to_owned(), text }, &|_| None);
        let Err(failure) = refused else { panic!("it is refused") };
        failure.diagnostics.render(&failure.sources, Language::En)
    };
    for other in ["again with it in any line", "as many as possible", "removing jumped afterwards"] {
        let said =
            refused(&format!("jump own over enemy to empty, {other}, provided it in row 5 afterwards"));
        assert!(said.contains("small.yaml:4"), "{said}");
    }
}
