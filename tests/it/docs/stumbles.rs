//! What newcomers wrote first, and what they were told.

use super::{compiled, complaint};

/// A line of `turn` or `end`, and what the complaint must say.
const STUMBLES: &[(&str, &str)] = &[
    ("turn: move own to adjacent empty", "here one says `beside it`"),
    ("turn: capture enemy beside own", "expected an action"),
    ("turn: move own to empty ahed of it", "did you mean `ahead`?"),
    ("turn: move own to enemy diagonaly ahead of it", "did you mean `diagonal"),
    ("turn: pass and place own on empty", "nothing can be added to `pass`"),
    ("turn: optionally place own on empty", "the first step of a line cannot be left out"),
    ("turn: remove enemy beside it", "`it` means nothing yet"),
    ("end: [no move: mover win]", "did you mean `wins`?"),
    ("end: [no move: next lose]", "did you mean `loses`?"),
    ("end: [board full: draw]", "here one says `no empty`"),
    ("end: [own in last row mover wins]", "a condition, a colon and a result"),
    ("pieces: { line: 4 each }", "`line` cannot be a name"),
    ("pieces: { man: 4 each, placed once }", "`placed once` cannot be a name"),
    ("zones: { goal: rows 8-9 }", "the board has rows 1 to 8"),
];

#[test]
fn stumbles_are_told_the_way_out() {
    for (line, expected) in STUMBLES {
        let Err(failure) = compiled(&format!("extends: host\n{line}\n"), &[]) else {
            panic!("`{line}` should be refused");
        };
        let said = complaint(&failure);
        assert!(said.contains(expected), "`{line}` is told\n{said}\nwithout `{expected}`");
    }
}

/// Words of speech that are understood as they are.
#[test]
fn plain_speech_is_understood() {
    let lines = [
        "sides: [cats, dogs]\nend: [no move: cats win]",
        "sides: [cats, dogs]\nend: [no move: dogs lose]",
        "start: { white: rows 1-2 }",
        "turn: place own on empty, then remove enemy beside it",
        "turn: jump own over enemy to empty, optionally again with it",
        "pieces: 9 each placed once",
        "pieces: \"9 each, placed once\"",
    ];
    for line in lines {
        if let Err(failure) = compiled(&format!("extends: host\n{line}\n"), &[]) {
            panic!("{}", complaint(&failure));
        }
    }
}
