//! Whose turn it is and what stands where after some moves.

use super::{Placed, Turn};

/// The side to move: 0 is first, 1 is second.
pub(crate) const TURNS: &[Turn] = &[
    Turn { game: "semaforo", after: "a1", side: 1 },
    Turn { game: "produto", after: "", side: 0 },
    Turn { game: "produto", after: "black:a1", side: 1 },
    Turn { game: "produto", after: "black:a1 white:b1", side: 1 },
    Turn { game: "produto", after: "black:a1 white:b1 white:c1", side: 0 },
    Turn { game: "produto", after: "black:a1 white:b1 white:c1 black:d1", side: 0 },
    Turn { game: "produto", after: "black:a1 white:b1 white:c1 black:d1 black:e1", side: 1 },
    Turn { game: "flume", after: "a1", side: 1 },
    Turn { game: "flume", after: "a1 swap", side: 1 },
    Turn { game: "flume", after: "a1 swap b1", side: 0 },
    Turn { game: "flume", after: "a2 g7 b1 f7 a1", side: 0 },
    Turn { game: "flume", after: "a1 b1 c1 d1 e1 f1 g1", side: 0 },
    Turn { game: "flume", after: "a1 b1 c1 d1 e1 f1 g1 a2", side: 1 },
    Turn { game: "dominorio", after: "a1-a2", side: 1 },
    Turn { game: "quelhas", after: "a1-a2", side: 1 },
    Turn { game: "quelhas", after: "a1-a2 swap", side: 1 },
    Turn { game: "quelhas", after: "a1-a2 swap b1-c1", side: 0 },
    Turn { game: "nex", after: "f1", side: 0 },
    Turn { game: "nex", after: "f1 a1", side: 1 },
    Turn { game: "nex", after: "f1 a1 swap", side: 1 },
    Turn { game: "nex", after: "f1 a1 swap k1", side: 1 },
    Turn { game: "nex", after: "f1 a1 k1 b1 a1", side: 0 },
    Turn { game: "nex", after: "f1 a1 k1 b1 a1 b1", side: 0 },
    Turn { game: "nex", after: "f1 a1 k1 b1 a1 b1 f1", side: 1 },
    Turn { game: "hex", after: "f6 swap", side: 1 },
    Turn { game: "hex", after: "f6 swap e6", side: 0 },
    Turn { game: "pontos-e-quadrados", after: "a1b1 a1a2 a2b2", side: 1 },
    Turn { game: "pontos-e-quadrados", after: "a1b1 a1a2 a2b2 b1b2", side: 1 },
    Turn { game: "pontos-e-quadrados", after: "a1b1 a1a2 a2b2 b1b2 b1c1", side: 0 },
    Turn { game: "go-7x7", after: "pass", side: 1 },
    Turn { game: "go-7x7", after: "d4", side: 1 },
    Turn { game: "sesqui", after: "d4", side: 1 },
    Turn { game: "sesqui", after: "d4 e4", side: 0 },
    Turn { game: "sesqui", after: "d4 e4 d3", side: 0 },
    Turn { game: "sesqui", after: "d4 e4 d3 d3-c3", side: 1 },
    Turn { game: "oware", after: "f1", side: 1 },
    Turn { game: "konane", after: "d4 d5", side: 0 },
];

/// The content of some cells.
pub(crate) const PLACED: &[Placed] = &[
    Placed {
        game: "semaforo",
        after: "a1 a1 b2 c3 c3 c3",
        cells: &[("a1", "yellow"), ("b2", "green"), ("c3", "red"), ("b1", "")],
    },
    Placed { game: "gatos-e-caes", after: "d4 h8", cells: &[("d4", "cat"), ("h8", "dog")] },
    Placed {
        game: "rastros",
        after: "e5-d4 d4-d5",
        cells: &[("e5", "stone"), ("d4", "stone"), ("d5", "marker")],
    },
    Placed {
        game: "avanco",
        after: "d2-d3 c6-c5 d3-d4 c5xd4",
        cells: &[("c5", ""), ("d4", "black"), ("d2", "")],
    },
    Placed { game: "produto", after: "white:e5 black:a1", cells: &[("e5", "white"), ("a1", "black")] },
    Placed {
        game: "dominorio",
        after: "c3-c4 a1-b1",
        cells: &[
            ("c3", "vertical"),
            ("c4", "vertical"),
            ("a1", "horizontal"),
            ("b1", "horizontal"),
            ("c1", ""),
        ],
    },
    Placed {
        game: "quelhas",
        after: "c3-c6 e1-j1",
        cells: &[("c3", "stone"), ("c5", "stone"), ("c6", "stone"), ("c7", ""), ("h1", "stone"), ("d1", "")],
    },
    Placed {
        game: "nex",
        after: "f1 a1 k1 b1 a1 b1 f1",
        cells: &[("a1", "black"), ("b1", "black"), ("f1", "neutral"), ("k1", "white")],
    },
    Placed {
        game: "amazonas",
        after: "d1-d5,g8 d10-d6,d10",
        cells: &[("d1", ""), ("d5", "white"), ("g8", "arrow"), ("d6", "black"), ("d10", "arrow")],
    },
    Placed {
        game: "konane",
        after: "d4 d5 d2xd4 d7xd3",
        cells: &[("d7", ""), ("d6", ""), ("d5", ""), ("d4", ""), ("d3", "white"), ("d2", "")],
    },
    Placed {
        game: "konane",
        after: "d4 d5 d2xd4 d7xd5",
        cells: &[("d7", ""), ("d6", ""), ("d5", "white"), ("d4", "black"), ("d3", ""), ("d2", "")],
    },
    Placed {
        game: "peoes",
        after: "e2-e4 a7-a6 e4-e5 d7-d5 e5xd6",
        cells: &[("d6", "white"), ("d5", ""), ("e5", "")],
    },
    Placed {
        game: "peoes",
        after: "a2-a3 d7-d5 a3-a4 d5-d4 e2-e4 d4xe3",
        cells: &[("e3", "black"), ("e4", ""), ("d4", "")],
    },
    Placed {
        game: "faisca",
        after: "two:c1,c3 three:c3,f3",
        cells: &[("c1", "blue two"), ("c3", "red three"), ("f3", "")],
    },
    Placed {
        game: "oware",
        after: "f1",
        cells: &[("f1", ""), ("f2", "5"), ("c2", "5"), ("b2", "4"), ("a1", "4")],
    },
    Placed {
        game: "oware",
        after: "b1 c2 c1 b2 d1 e2 e1 e2 a1 d2 f1",
        cells: &[("a1", "2"), ("b1", "1"), ("c1", "1"), ("d1", ""), ("e1", ""), ("f1", ""), ("c2", "5")],
    },
    Placed {
        game: "oware",
        after: "b1 c2 c1 b2 d1 e2 e1 e2 a1 d2 f1 c2",
        cells: &[("a1", "3"), ("b1", "2"), ("c1", "2"), ("d1", ""), ("c2", ""), ("b2", "6"), ("a2", "11")],
    },
    Placed {
        game: "pontos-e-quadrados",
        after: "a1b1 f5f6",
        cells: &[("a1b1", "line"), ("f5f6", "line"), ("a1a2", "")],
    },
    Placed { game: "go-7x7", after: "b1 a1 a2", cells: &[("a1", ""), ("b1", "black"), ("a2", "black")] },
    Placed {
        game: "go-7x7",
        after: "b3 d4 c4 d2 c2 e3 g7 c3 d3 g1 a7 c3",
        cells: &[("d3", ""), ("c3", "white")],
    },
    Placed {
        game: "go-7x7",
        after: "b1 a2 c2 b2 d1 e5 a1 c1",
        cells: &[("a1", ""), ("b1", ""), ("c1", "white")],
    },
    Placed {
        game: "sesqui",
        after: "d4 e4 d3 d3-g3",
        cells: &[("d3", ""), ("g3", "black"), ("d4", "black"), ("e4", "white")],
    },
    Placed {
        game: "clobber-2x2",
        after: "a2xa1",
        cells: &[("a2", ""), ("a1", "white"), ("b1", "white"), ("b2", "black")],
    },
];
