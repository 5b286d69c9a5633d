//! Turns of several steps: what a later step may ask of the one before it.

use rules::compile::{GameText, compile};
use rules::engine::{Position, Table};

fn start(turn: &str) -> Position {
    let text = format!(
        "name: Steps\nboard: square 3x3\nsides: [white, black]\nturn: {turn}\nend: [{{ no move: draw }}]\n"
    );
    let file = GameText { name: "steps".to_owned(), text };
    let compiled = compile("steps", file, &|_| None).unwrap_or_else(|failure| panic!("{failure:?}"));
    Position::start(&Table::new(compiled.game))
}

fn moves(position: &Position) -> Vec<String> {
    position.moves().iter().map(|&mv| position.write_move(mv)).collect()
}

/// A number in the condition of a later step once spoke of a piece that was not yet chosen, so the step was left out.
#[test]
fn every_way_to_ask_for_a_neighbour_in_a_later_step_means_the_same() {
    let ways = [
        "enemy beside it",
        "at least 1 enemy beside it",
        "enemy beside it is at least 1",
        "enemy beside it is at least 0 + 1",
        "1 is at most enemy beside it",
        "largest group of (enemy beside it) is at least 1",
    ];
    for way in ways {
        let start = start(&format!("place own on empty, then remove enemy beside it if {way}"));
        let second = start.play_text("a1 b1").unwrap_or_else(|error| panic!("{way}: {error:?}"));
        assert_eq!(moves(&second), ["a1"], "`{way}`: black stands beside white and takes it");
        let apart = start.play_text("a1 c3").unwrap_or_else(|error| panic!("{way}: {error:?}"));
        assert_eq!(moves(&apart).len(), 7, "`{way}`: nothing stands beside c3, so white is to place");
    }
}

/// Where the step before began is known to the conditions of the next one, in every form.
#[test]
fn a_later_step_knows_where_the_one_before_began() {
    for way in ["empty beside origin", "empty beside origin is at least 1"] {
        let start = start(&format!(
            "[place own on empty, 'move own to empty around it, then place own on empty if {way}']"
        ));
        let position = start.play_text("a1 c3 a1-b2").unwrap_or_else(|error| panic!("{way}: {error:?}"));
        assert_eq!(moves(&position).len(), 7, "`{way}`: a2 is empty beside a1, so white places another");
        assert!(moves(&position).contains(&"a1".to_owned()), "`{way}`");
    }
}

/// However they are told, a line has at most sixty steps.
#[test]
fn a_line_has_no_more_steps_than_can_be_played() {
    let tried = |turn: &str| {
        let text = format!("name: Steps\nboard: square 9x9\nturn: {turn}\nend: [{{ no move: draw }}]\n");
        let file = GameText { name: "steps".to_owned(), text };
        let found = compile("steps", file, &|_| None).map(drop);
        found.map_err(|failure| failure.diagnostics.render(&failure.sources, speech::Language::En))
    };
    let twenty = "place own on empty 20 times";
    let refusal =
        tried(&[twenty, twenty, twenty, "place own on empty"].join(", then ")).expect_err("too many");
    assert!(refusal.contains("60 steps"), "{refusal}");
    let refusal = tried(&["place own on empty"; 61].join(", then ")).expect_err("too many");
    assert!(refusal.contains("60 steps"), "{refusal}");
    assert_eq!(tried(&[twenty; 3].join(", then ")), Ok(()));
}
