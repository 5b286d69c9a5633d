//! Scripted games of the six games of edition 13.

use super::Script;
use crate::oracle::Verdict;

/// Each way such a game ends, and games that go on.
pub(crate) const EDITION_13: &[Script] = &[
    Script {
        game: "semaforo",
        about: "three greens in a row",
        moves: "a1 b1 c1",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "semaforo",
        about: "a rising diagonal of greens, by the second side",
        moves: "a3 b1 c2 d3",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "semaforo",
        about: "a column of yellows",
        moves: "a1 a1 a2 a2 a3 a3",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "semaforo",
        about: "a diagonal of reds",
        moves: "a1 a1 a1 b2 b2 b2 c3 c3 c3",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "semaforo",
        about: "the sheet, first win: green a3 becomes yellow",
        moves: "c2 c2 c2 b3 b3 b3 d1 d1 a1 a1 a2 a2 a3 b2 a3",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "semaforo",
        about: "the sheet, second win: yellow d1 becomes red",
        moves: "c2 c2 c2 b3 b3 b3 d1 d1 a1 a1 a2 a2 a3 b2 d1",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "semaforo",
        about: "the sheet, third win: green on c1",
        moves: "c2 c2 c2 b3 b3 b3 d1 d1 a1 a1 a2 a2 a3 b2 c1",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "semaforo",
        about: "the sheet, before the win",
        moves: "c2 c2 c2 b3 b3 b3 d1 d1 a1 a1 a2 a2 a3 b2",
        verdict: None,
    },
    Script {
        game: "semaforo",
        about: "two greens and a yellow are no line",
        moves: "a1 b1 b1 c1",
        verdict: None,
    },
    Script {
        game: "semaforo-3x3",
        about: "three greens on the diagonal",
        moves: "a1 b2 c3",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "gatos-e-caes",
        about: "28 cats below the diagonal, 28 dogs above, and no cell for a cat",
        moves: "e4 a8 b1 a2 c1 a3 c2 a4 d1 a5 d2 a6 d3 a7 e1 b3 e2 b4 e3 b5 f1 b6 f2 b7 f3 b8 \
                f4 c4 f5 c5 g1 c6 g2 c7 g3 c8 g4 d5 g5 d6 g6 d7 h1 d8 h2 e6 h3 e7 h4 e8 h5 f7 \
                h6 f8 h7 g8",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "gatos-e-caes",
        about: "the diagonal filled but for the last dog",
        moves: "e4 a8 b1 a2 c1 a3 c2 a4 d1 a5 d2 a6 d3 a7 e1 b3 e2 b4 e3 b5 f1 b6 f2 b7 f3 b8 \
                f4 c4 f5 c5 g1 c6 g2 c7 g3 c8 g4 d5 g5 d6 g6 d7 h1 d8 h2 e6 h3 e7 h4 e8 h5 f7 \
                h6 f8 h7",
        verdict: None,
    },
    Script {
        game: "gatos-e-caes-6x6",
        about: "the dogs have filled their two columns",
        moves: "d3 a1 d1 a2 d2 a3 d4 a4 d5 a5 d6 a6 e1 b1 e2 b2 e3 b3 e4 b4 e5 b5 e6 b6 f1",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "rastros",
        about: "straight to a1, moved there by the second side",
        moves: "e5-d4 d4-c3 c3-b2 b2-a1",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "rastros",
        about: "g7 belongs to the second side",
        moves: "e5-f6 f6-g7",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "rastros",
        about: "g7 wins for the second side also when the first moves there",
        moves: "e5-e6 e6-f6 f6-g7",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "rastros",
        about: "the second side is shut in the corner a7",
        moves: "e5-d5 d5-c5 c5-b5 b5-a6 a6-b7 b7-b6 b6-a7",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "rastros",
        about: "the first side is shut in the corner a7",
        moves: "e5-e4 e4-d4 d4-c5 c5-b5 b5-a6 a6-b7 b7-b6 b6-a7",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "rastros",
        about: "the four opening moves of the sheet",
        moves: "e5-d4 d4-d5 d5-c6 c6-d7",
        verdict: None,
    },
    Script {
        game: "rastros-5x5",
        about: "down the diagonal to a1",
        moves: "d4-c3 c3-b2 b2-a1",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "rastros-9x9",
        about: "up the diagonal to i9",
        moves: "f6-g7 g7-h8 h8-i9",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "avanco",
        about: "white captures its way to row 7",
        moves: "d2-d3 a6-a5 d3-d4 a5-a4 d4-d5 a4-a3 d5xe6 a3xb2 e6xd7",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "avanco",
        about: "black captures its way to row 1",
        moves: "a2-a3 d6-d5 a3-a4 d5-d4 a4-a5 d4-d3 g2-g3 d3xe2 g3-g4 e2xd1",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "avanco-5x5",
        about: "white takes its way to row 5",
        moves: "b2-b3 e4-e3 b3xa4 e3xd2 a4xb5",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "produto",
        about: "black has groups of 11, 11 and 9, white of 15 and 15: 121 against 225",
        moves: "black:a1 black:b1 black:c1 black:d1 black:e1 black:a2 black:b2 black:c2 \
                black:d2 black:e2 black:f2 white:a3 white:b3 white:c3 white:d3 white:e3 \
                white:f3 white:g3 white:a4 white:b4 white:c4 white:d4 white:e4 white:f4 \
                white:g4 white:h4 black:a5 black:b5 black:c5 black:d5 black:e5 black:f5 \
                black:g5 black:h5 black:i5 white:a6 white:b6 white:c6 white:d6 white:e6 \
                white:f6 white:g6 white:h6 white:a7 white:b7 white:c7 white:d7 white:e7 \
                white:f7 white:g7 black:a8 black:b8 black:c8 black:d8 black:e8 black:f8 \
                black:a9 black:b9 black:c9 black:d9 black:e9",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "produto",
        about: "black has groups of 15 and 15, white of 11, 11 and 9: 225 against 121",
        moves: "white:a1 white:b1 white:c1 white:d1 white:e1 white:a2 white:b2 white:c2 \
                white:d2 white:e2 white:f2 black:a3 black:b3 black:c3 black:d3 black:e3 \
                black:f3 black:g3 black:a4 black:b4 black:c4 black:d4 black:e4 black:f4 \
                black:g4 black:h4 white:a5 white:b5 white:c5 white:d5 white:e5 white:f5 \
                white:g5 white:h5 white:i5 black:a6 black:b6 black:c6 black:d6 black:e6 \
                black:f6 black:g6 black:h6 black:a7 black:b7 black:c7 black:d7 black:e7 \
                black:f7 black:g7 white:a8 white:b8 white:c8 white:d8 white:e8 white:f8 \
                white:a9 white:b9 white:c9 white:d9 white:e9",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "produto",
        about: "one group each, nothing against nothing: black has 26 stones, white 35",
        moves: "black:a1 black:b1 black:c1 black:d1 black:e1 black:a2 black:b2 black:c2 \
                black:d2 black:e2 black:f2 black:a3 black:b3 black:c3 black:d3 black:e3 \
                black:f3 black:g3 black:a4 black:b4 black:c4 black:d4 black:e4 black:f4 \
                black:g4 black:h4 white:a5 white:b5 white:c5 white:d5 white:e5 white:f5 \
                white:g5 white:h5 white:i5 white:a6 white:b6 white:c6 white:d6 white:e6 \
                white:f6 white:g6 white:h6 white:a7 white:b7 white:c7 white:d7 white:e7 \
                white:f7 white:g7 white:a8 white:b8 white:c8 white:d8 white:e8 white:f8 \
                white:a9 white:b9 white:c9 white:d9 white:e9",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "produto",
        about: "one group each, nothing against nothing: black has 35 stones, white 26",
        moves: "black:a1 black:b1 black:c1 black:d1 black:e1 black:a2 black:b2 black:c2 \
                black:d2 black:e2 black:f2 black:a3 black:b3 black:c3 black:d3 black:e3 \
                black:f3 black:g3 black:a4 black:b4 black:c4 black:d4 black:e4 black:f4 \
                black:g4 black:h4 black:a5 black:b5 black:c5 black:d5 black:e5 black:f5 \
                black:g5 black:h5 black:i5 white:a6 white:b6 white:c6 white:d6 white:e6 \
                white:f6 white:g6 white:h6 white:a7 white:b7 white:c7 white:d7 white:e7 \
                white:f7 white:g7 white:a8 white:b8 white:c8 white:d8 white:e8 white:f8 \
                white:a9 white:b9 white:c9 white:d9 white:e9",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "produto-2026",
        about: "a tie goes to the second side, whoever has fewer stones",
        moves: "black:a1 black:b1 black:c1 black:d1 black:e1 black:a2 black:b2 black:c2 \
                black:d2 black:e2 black:f2 black:a3 black:b3 black:c3 black:d3 black:e3 \
                black:f3 black:g3 black:a4 black:b4 black:c4 black:d4 black:e4 black:f4 \
                black:g4 black:h4 white:a5 white:b5 white:c5 white:d5 white:e5 white:f5 \
                white:g5 white:h5 white:i5 white:a6 white:b6 white:c6 white:d6 white:e6 \
                white:f6 white:g6 white:h6 white:a7 white:b7 white:c7 white:d7 white:e7 \
                white:f7 white:g7 white:a8 white:b8 white:c8 white:d8 white:e8 white:f8 \
                white:a9 white:b9 white:c9 white:d9 white:e9",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "produto-lado-4",
        about: "black has groups of 9 and 9, white one of 19: 81 against nothing",
        moves: "black:a1 black:b1 black:c1 black:d1 black:a2 black:b2 black:c2 black:d2 \
                black:e2 white:a3 white:b3 white:c3 white:d3 white:e3 white:f3 white:a4 \
                white:b4 white:c4 white:d4 white:e4 white:f4 white:g4 white:a5 white:b5 \
                white:c5 white:d5 white:e5 white:f5 black:a6 black:b6 black:c6 black:d6 \
                black:e6 black:a7 black:b7 black:c7 black:d7",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "flume",
        about: "row by row: four cells of each row and all of the last for the first side",
        moves: "a1 b1 c1 d1 e1 f1 g1 a2 b2 c2 d2 e2 f2 g2 a3 b3 c3 d3 e3 f3 g3 a4 b4 c4 d4 e4 \
                f4 g4 a5 b5 c5 d5 e5 f5 g5 a6 b6 c6 d6 e6 f6 g6 a7 b7 c7 d7 e7 f7 g7",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "flume",
        about: "the same board after a swap",
        moves: "a1 swap b1 c1 d1 e1 f1 g1 a2 b2 c2 d2 e2 f2 g2 a3 b3 c3 d3 e3 f3 g3 a4 b4 c4 d4 \
                e4 f4 g4 a5 b5 c5 d5 e5 f5 g5 a6 b6 c6 d6 e6 f6 g6 a7 b7 c7 d7 e7 f7 g7",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "flume",
        about: "row by row after a first stone on g7: 30 stones for the second side",
        moves: "g7 a1 b1 c1 d1 e1 f1 g1 a2 b2 c2 d2 e2 f2 g2 a3 b3 c3 d3 e3 f3 g3 a4 b4 c4 d4 \
                e4 f4 g4 a5 b5 c5 d5 e5 f5 g5 a6 b6 c6 d6 e6 f6 g6 a7 b7 c7 d7 e7 f7",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "flume-centro",
        about: "only the first stone is kept off the centre",
        moves: "a1 d4",
        verdict: None,
    },
];
