//! Scripted games of the games in which pieces, seeds and lines do more than lie.

use super::Script;
use crate::oracle::Verdict;

/// Each way such a game ends, and games that go on.
pub(crate) const MOVING: &[Script] = &[
    Script {
        game: "amazonas",
        about: "white shuts the four black amazons in",
        moves: "g1-g9,j6 d10-f10,f9 a4-a6,b6 j7-j10,j9 j4-i5,i10 a7-a10,a9 i5-i9,h9 a10-e10,d9 \
                d1-e1,e9 g10-h10,g10 a6-a7,d10",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "amazonas",
        about: "black shuts the four white amazons in",
        moves: "d1-f1,g2 a7-f2,e1 j4-j1,i1 j7-j2,i2 a4-a1,a2 d10-d6,h2 a1-j10,i10 g10-b5,e2 \
                j10-a1,b2 b5-d3,b1 g1-h1,g1 d6-d9,j9",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "amazonas",
        about: "the arrow may fly back over the cell the amazon left",
        moves: "d1-d5,d1 g10-g5,g10",
        verdict: None,
    },
    Script {
        game: "konane",
        about: "black makes the last jump",
        moves: "d4 e4 b4xd4 c2xc4 e3xc3 e2xc2 g3xe3 g2xe2 b2xb4 e6xe4 c5xe5 e4xe6 g5xe5 f7xf3 \
                c3xc5 b5xf5 g7xg3 d7xf7 c7xc5 e2xe4 d6xf6 b7xb3 d4xf4",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "konane",
        about: "white makes the last jump",
        moves: "e5 f5 c5xe5 d3xd5 e5xc5 f3xd3 e7xe3 b5xd5 d2xd4 d5xd3 c7xc5 g4xe4 g7xc7 h5xf5 \
                b4xf4 b7xd7 b2xd2 e2xc2",
        verdict: Some(Verdict::Second),
    },
    Script { game: "konane", about: "two jumps in one move", moves: "d4 d5 d2xd4 d7xd3", verdict: None },
    Script {
        game: "konane",
        about: "the same piece may stop after its first jump",
        moves: "d4 d5 d2xd4 d7xd5",
        verdict: None,
    },
    Script {
        game: "peoes",
        about: "white reaches row 8",
        moves: "e2-e4 a7-a5 e4-e5 a5-a4 e5-e6 a4-a3 e6xd7 a3xb2 d7-d8",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "peoes",
        about: "black reaches row 1",
        moves: "a2-a4 e7-e5 a4-a5 e5-e4 a5-a6 e4-e3 h2-h3 e3xd2 h3-h4 d2-d1",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "peoes",
        about: "white takes en passant and goes on to row 8",
        moves: "e2-e4 a7-a6 e4-e5 d7-d5 e5xd6 a6-a5 d6xc7 a5-a4 c7-c8",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "peoes",
        about: "black takes en passant",
        moves: "a2-a3 d7-d5 a3-a4 d5-d4 e2-e4 d4xe3",
        verdict: None,
    },
    Script {
        game: "peoes",
        about: "every black pawn is blocked",
        moves: "a2-a3 b7-b6 a3-a4 d7-d6 c2-c4 f7-f6 e2-e4 h7-h6 g2-g4 a7-a6 b2-b4 a6-a5 b4-b5 \
                c7-c6 d2-d4 c6-c5 d4-d5 e7-e6 f2-f4 e6-e5 f4-f5 g7-g6 h2-h4 g6-g5 h4-h5",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "peoes",
        about: "every white pawn is blocked",
        moves: "a2-a3 b7-b5 c2-c3 d7-d5 e2-e3 f7-f5 g2-g3 h7-h5 b2-b3 a7-a5 b3-b4 a5-a4 d2-d3 \
                c7-c5 d3-d4 c5-c4 f2-f3 e7-e5 f3-f4 e5-e4 h2-h3 g7-g5 h3-h4 g5-g4",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "faisca",
        about: "red must play on a1 and can point nowhere",
        moves: "one:d1,c1 one:c1,b1 one:b1,b2 one:b2,a2 one:a2,a3 one:a3,a4 three:a4,a1",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "faisca",
        about: "blue must play on a1 and can point nowhere",
        moves: "one:e1,d1 one:d1,c1 one:c1,b1 one:b1,b2 one:b2,a2 one:a2,a3 one:a3,a4 \
                three:a4,a1",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "faisca",
        about: "pointing jumps over pieces",
        moves: "one:b1,c1 two:c1,a1 two:a1,a3 three:a3,d3",
        verdict: None,
    },
    Script {
        game: "ouri",
        about: "second captures all, feeds and goes on to 26 seeds",
        moves: "c1 a2 b1 b2 e1 c2 d1 d2 a1 c2 e1 a2 f1 e2 b2 c1 f2 b1 d2",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "ouri",
        about: "first captures all and has 25 seeds",
        moves: "f1 b2 a1 f2 b1 c2 e1 d2 d1 e2 f1 b2 a1 d2 c1 c2 b1 f2 d1 b2 e1 a2 f1",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "ouri",
        about: "first captures all, cannot feed and keeps its six seeds: 29 against 19",
        moves: "f1 c2 b1 e2 e1 f2 d1 e2 a1 f2 b1 c2 c1 b2 f1 a2 c1 e2 d1 c2 f1 b2 e1 d2 f1 c2 \
                a1 b2 b1 a2 d1 f2 a1 e2 f1 c2 b1 b2 d1 d2 e1 e2 f1 a2 c1",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "ouri",
        about: "first cannot feed and keeps its nine seeds: 24 each",
        moves: "e1 d2 a1 a2 d1 f2 b1 e2 e1 a2 f1 b2 a1 f2 b1 d2 e1 a2 c1 b2 b1 c2 e1 a2 f1 e2 \
                d1 f2 e1 a2 f1 d2 a1 c2 b1 b2 c1 a2",
        verdict: Some(Verdict::Draw),
    },
    Script {
        game: "oware",
        about: "first has 30 seeds",
        moves: "b1 a2 b1 b2 c1 c2 f1 d2 d1 e2 e1 f2 a1",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "oware",
        about: "second has 27 seeds",
        moves: "d1 a2 f1 b2 e1 e2 c1 c2 b1 d2 a1 f2",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "oware",
        about: "first cannot feed and keeps its six seeds: 29 against 19",
        moves: "d1 e2 a1 f2 c1 c2 e1 c2 b1 d2 f1 f2 b1 a2 e1 b2 c1 c2 f1 d2 d1 a2 f1 c2 e1 e2 \
                a1 b2 f1 a2",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "oware",
        about: "second cannot feed and keeps its eight seeds: 23 against 25",
        moves: "e1 e2 d1 f2 f1 e2 a1 d2 b1 e2 f1 b2 f1 c2 b1 f2 c1 b2 a1 a2 d1 e2 e1 d2 f1",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "oware",
        about: "second cannot feed and keeps its seven seeds: 24 each",
        moves: "d1 e2 f1 c2 d1 f2 c1 d2 f1 b2 f1 e2 a1 a2 b1 e2 c1 e2 f1 e2 a1 f2 b1 d2 d1 b2 \
                e1 a2 f1",
        verdict: Some(Verdict::Draw),
    },
    Script {
        game: "oware",
        about: "a position comes back: 23 against 25",
        moves: "d1 e2 c1 a2 f1 c2 e1 b2 f1 f2 b1 d2 b1 e2 a1 a2 f1 e2 a1 d2 b1 c2 e1 b2 d1 a2 \
                f1 f2 c1",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "oware",
        about: "a position comes back: 25 against 23",
        moves: "a1 b2 c1 c2 b1 f2 d1 f2 e1 e2 d1 b2 f1 c2 e1 a2 f1 d2 c1 c2 f1 e2 b1 b2 e1 a2 \
                f1 f2 d1 c2 f1 e2 e1 b2 a1 a2 f1 f2 a1 c2 b1 b2 c1 d2 d1 e2 e1 a2",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "oware",
        about: "a position comes back: 24 each",
        moves: "e1 e2 d1 a2 c1 f2 e1 a2 d1 e2 a1 b2 f1 f2 b1 d2 e1 c2 c1 e2 d1 a2 a1 b2 e1 a2 \
                c1 d2 d1 c2 f1 e2 e1 d2 f1 a2 b1 c2 c1 a2 d1 b2 c1 a2 d1 f2 e1 f2 f1 f2 b1 e2 \
                c1 d2 d1 c2 e1 b2 f1 a2 a1",
        verdict: Some(Verdict::Draw),
    },
    Script {
        game: "pontos-e-quadrados",
        about: "whoever opens a row gives it away: 10 against 15",
        moves: "a1b1 b1c1 c1d1 d1e1 e1f1 a2b2 b2c2 c2d2 d2e2 e2f2 a3b3 b3c3 c3d3 d3e3 e3f3 a4b4 \
                b4c4 c4d4 d4e4 e4f4 a5b5 b5c5 c5d5 d5e5 e5f5 a6b6 b6c6 c6d6 d6e6 e6f6 a1a2 b1b2 \
                c1c2 d1d2 e1e2 f1f2 a2a3 b2b3 c2c3 d2d3 e2e3 f2f3 a3a4 b3b4 c3c4 d3d4 e3e4 f3f4 \
                a4a5 b4b5 c4c5 d4d5 e4e5 f4f5 a5a6 b5b6 c5c6 d5d6 e5e6 f5f6",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "pontos-e-quadrados",
        about: "a waiting edge turns the rows round: 15 against 10",
        moves: "a1b1 b1c1 c1d1 d1e1 e1f1 a2b2 b2c2 c2d2 d2e2 e2f2 a3b3 b3c3 c3d3 d3e3 e3f3 a4b4 \
                b4c4 c4d4 d4e4 e4f4 a5b5 b5c5 c5d5 d5e5 e5f5 a6b6 b6c6 c6d6 d6e6 e6f6 a1a2 f1f2 \
                b1b2 c1c2 d1d2 e1e2 a2a3 b2b3 c2c3 d2d3 e2e3 f2f3 a3a4 b3b4 c3c4 d3d4 e3e4 f3f4 \
                a4a5 b4b5 c4c5 d4d5 e4e5 f4f5 a5a6 b5b6 c5c6 d5d6 e5e6 f5f6",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "pontos-e-quadrados-4x4",
        about: "two rows each: 8 against 8",
        moves: "a1b1 b1c1 c1d1 d1e1 a2b2 b2c2 c2d2 d2e2 a3b3 b3c3 c3d3 d3e3 a4b4 b4c4 c4d4 d4e4 \
                a5b5 b5c5 c5d5 d5e5 a1a2 b1b2 c1c2 d1d2 e1e2 a2a3 b2b3 c2c3 d2d3 e2e3 a3a4 b3b4 \
                c3c4 d3d4 e3e4 a4a5 b4b5 c4c5 d4d5 e4e5",
        verdict: Some(Verdict::Draw),
    },
    Script {
        game: "tic-tac-toe",
        about: "three crosses on the diagonal",
        moves: "a1 a2 b2 a3 c3",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "tic-tac-toe",
        about: "three noughts in a column",
        moves: "a1 b1 a2 b2 c3 b3",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "tic-tac-toe",
        about: "the last cross fills the board and a row",
        moves: "a1 a2 b1 b2 a3 b3 c2 c3 c1",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "tic-tac-toe",
        about: "a full board without a line",
        moves: "a1 b1 c1 b2 a2 c2 b3 a3 c3",
        verdict: Some(Verdict::Draw),
    },
    Script {
        game: "hexapawn",
        about: "white reaches row 3",
        moves: "b1-b2 c3-c2 b2xa3",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "hexapawn",
        about: "white cannot move",
        moves: "a1-a2 b3xa2 b1xa2 c3-c2",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "hexapawn",
        about: "black cannot move",
        moves: "b1-b2 a3xb2 c1xb2 c3xb2 a1xb2",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "hexapawn",
        about: "black reaches row 1",
        moves: "a1-a2 b3xa2 c1-c2 a2xb1",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "clobber-2x2",
        about: "white takes the last stone",
        moves: "a2xa1 b2xb1 a1xb1",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "clobber-4x1",
        about: "the last two stones stand apart",
        moves: "b1xa1 c1xd1",
        verdict: Some(Verdict::Second),
    },
];
