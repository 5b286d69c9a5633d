//! Scripted games of the games in which stones are placed and stay.

use super::Script;
use crate::oracle::Verdict;

/// Each way such a game ends, and games that go on.
pub(crate) const PLACING: &[Script] = &[
    Script {
        game: "dominorio",
        about: "vertical has left only single cells in every row",
        moves: "b1-b2 a5-b5 d1-d2 a6-b6 f1-f2 a7-b7 h1-h2 c7-d7 b3-b4 e7-f7 d3-d4 g7-h7 f3-f4 \
                a8-b8 h3-h4 c8-d8 d5-d6 e8-f8 f5-f6 g8-h8 h5-h6",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "dominorio",
        about: "32 dominoes fill the board and vertical is to move",
        moves: "a1-a2 a3-b3 b1-b2 c3-d3 c1-c2 e3-f3 d1-d2 g3-h3 e1-e2 a4-b4 f1-f2 c4-d4 g1-g2 \
                e4-f4 h1-h2 g4-h4 a5-a6 a7-b7 b5-b6 c7-d7 c5-c6 e7-f7 d5-d6 g7-h7 e5-e6 a8-b8 \
                f5-f6 c8-d8 g5-g6 e8-f8 h5-h6 g8-h8",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "dominorio",
        about: "one domino before the full board",
        moves: "a1-a2 a3-b3 b1-b2 c3-d3 c1-c2 e3-f3 d1-d2 g3-h3 e1-e2 a4-b4 f1-f2 c4-d4 g1-g2 \
                e4-f4 h1-h2 g4-h4 a5-a6 a7-b7 b5-b6 c7-d7 c5-c6 e7-f7 d5-d6 g7-h7 e5-e6 a8-b8 \
                f5-f6 c8-d8 g5-g6 e8-f8 h5-h6",
        verdict: None,
    },
    Script {
        game: "quelhas",
        about: "horizontal cannot move and wins",
        moves: "a1-a10 b1-j1 b2-b10 c2-j2 c3-c10 d3-j3 d4-d10 e4-j4 e5-e10 f5-j5 f6-f10 g6-j6 \
                g7-g10 h7-j7 h8-h10 i8-j8 i9-i10",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "quelhas",
        about: "vertical cannot move and wins",
        moves: "a1-a10 b1-j1 b2-b10 c2-j2 c3-c10 d3-j3 d4-d10 e4-j4 e5-e10 f5-j5 f6-f10 g6-j6 \
                g7-g10 h7-j7 h8-h10 i9-j9",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "quelhas",
        about: "the same game after a swap",
        moves: "a1-a10 swap b1-j1 b2-b10 c2-j2 c3-c10 d3-j3 d4-d10 e4-j4 e5-e10 f5-j5 f6-f10 \
                g6-j6 g7-g10 h7-j7 h8-h10 i8-j8 i9-i10",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "atari-go",
        about: "black captures in the corner",
        moves: "b1 a1 a2",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "atari-go",
        about: "white captures in the corner",
        moves: "a1 b1 e5 a2",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "atari-go",
        about: "a stone without liberties may capture",
        moves: "b1 c1 a2 b2 e5 a1",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "atari-go",
        about: "a big group is captured at once",
        moves: "d5 e5 d6 e6 e7 i9 f5 h9 f6 g9 e4",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "nex",
        about: "black fills column f",
        moves: "f1 a1 k1 b1 f2 a2 k2 b2 f3 a3 k3 b3 f4 a4 k4 b4 f5 a5 k5 b5 f6 a6 k6 b6 f7 a7 \
                k7 b7 f8 a8 k8 b8 f9 a9 k9 b9 f10 a10 k10 b10 f11",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "nex",
        about: "two neutral stones become black and close the gap",
        moves: "f1 f10 k1 f11 f2 a2 k2 b2 f3 a3 k3 b3 f4 a4 k4 b4 f5 a5 k5 b5 f6 a6 k6 b6 f7 a7 \
                k7 b7 f8 a8 k8 b8 f9 a9 k9 b9 f10 f11",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "nex",
        about: "white fills row 6",
        moves: "a1 a3 a6 a9 b1 b3 b6 b9 c1 c3 c6 c9 d1 d3 d6 d9 e1 e3 e6 e9 f1 f3 f6 f9 g1 g3 \
                g6 g9 h1 h3 h6 h9 i1 i3 i6 i9 j1 j3 j6 j9 k1 k3 k6",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "nex",
        about: "white fills row 6 after a swap",
        moves: "a1 a3 swap a6 a9 b1 b3 b6 b9 c1 c3 c6 c9 d1 d3 d6 d9 e1 e3 e6 e9 f1 f3 f6 f9 g1 \
                g3 g6 g9 h1 h3 h6 h9 i1 i3 i6 i9 j1 j3 j6 j9 k1 k3 k6",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "nex",
        about: "two neutrals become own, an older own stone becomes neutral",
        moves: "f1 a1 k1 b1 a1 b1 f1 c5 d5",
        verdict: None,
    },
    Script {
        game: "nex",
        about: "the short diagonal from a11 to k1 is connected",
        moves: "a11 h1 a1 b1 b10 h2 a2 b2 c9 h3 a3 b3 d8 i1 a4 b4 e7 i2 a5 b5 f6 j1 a6 b6 g5 d1 \
                a7 b7 h4 d2 a8 b8 i3 d3 a9 b9 j2 d4 a10 c8 k1",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "nex",
        about: "the long diagonal from a1 to k11 is not connected",
        moves: "a1 a2 k1 b3 b2 a3 k2 b4 c3 a4 k3 b5 d4 a5 k4 b6 e5 a6 k5 b7 f6 a7 k6 b8 g7 a8 \
                k7 b9 h8 a9 k8 b10 i9 a10 k9 b11 j10 a11 k10 c4 k11",
        verdict: None,
    },
    Script {
        game: "hex",
        about: "black fills column f",
        moves: "f1 k1 f2 k2 f3 k3 f4 k4 f5 k5 f6 k6 f7 k7 f8 k8 f9 k9 f10 k10 f11",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "hex",
        about: "white fills row 6",
        moves: "a1 a6 b1 b6 c1 c6 d1 d6 e1 e6 f1 f6 g1 g6 h1 h6 i1 i6 j1 j6 k1 k6",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "hex",
        about: "white fills row 6 after a swap",
        moves: "a1 swap a6 b1 b6 c1 c6 d1 d6 e1 e6 f1 f6 g1 g6 h1 h6 i1 i6 j1 j6 k1 k6",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "hex",
        about: "the short diagonal from a11 to k1 is connected",
        moves: "a11 a1 b10 a2 c9 a3 d8 a4 e7 a5 f6 a6 g5 a7 h4 a8 i3 a9 j2 a10 k1",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "hex",
        about: "the long diagonal from a1 to k11 is not connected",
        moves: "a1 k1 b2 k2 c3 k3 d4 k4 e5 k5 f6 k6 g7 k7 h8 k8 i9 k9 j10 k10 k11",
        verdict: None,
    },
    Script { game: "go-7x7", about: "nobody has anything", moves: "pass pass", verdict: Some(Verdict::Draw) },
    Script {
        game: "go-7x7",
        about: "one black stone holds the board",
        moves: "d4 pass pass",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "go-7x7",
        about: "one white stone holds the board",
        moves: "pass d4 pass pass",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "go-7x7",
        about: "column d touches both colours: 21 points each",
        moves: "c1 e1 c2 e2 c3 e3 c4 e4 c5 e5 c6 e6 c7 e7 pass pass",
        verdict: Some(Verdict::Draw),
    },
    Script {
        game: "go-7x7",
        about: "one more stone in column d: 22 against 21",
        moves: "c1 e1 c2 e2 c3 e3 c4 e4 c5 e5 c6 e6 c7 e7 d4 pass pass",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "go-7x7",
        about: "a pass, then a stone: the passes do not add up",
        moves: "d4 pass d5 pass d6",
        verdict: None,
    },
    Script {
        game: "go-7x7",
        about: "after a threat and its answer the ko is retaken",
        moves: "b3 d4 c4 d2 c2 e3 g7 c3 d3 g1 a7 c3",
        verdict: None,
    },
    Script {
        game: "sesqui",
        about: "black joins rows 1 and 8 by placing c8",
        moves: "d1 h1 c2 c2-d2 g2 g2-h2 c3 c3-d3 g3 g3-h3 c4 c4-d4 g4 g4-h4 c5 c5-d5 g5 g5-h5 \
                c6 c6-d6 g6 g6-h6 c7 c7-d7 g7 g7-h7 c8",
        verdict: Some(Verdict::First),
    },
    Script {
        game: "sesqui",
        about: "white joins columns a and h by placing h5",
        moves: "a8 a4 b7 b7-b8 b5 b5-b4 c7 c7-c8 c5 c5-c4 d7 d7-d8 d5 d5-d4 e7 e7-e8 e5 e5-e4 \
                f7 f7-f8 f5 f5-f4 g7 g7-g8 g5 g5-g4 h7 h7-h8 h5",
        verdict: Some(Verdict::Second),
    },
    Script {
        game: "sesqui",
        about: "black joins rows 1 and 8 by a queen move",
        moves: "d1 h1 c2 c2-d2 g2 g2-h2 c3 c3-d3 g3 g3-h3 c4 c4-d4 g4 g4-h4 c5 c5-d5 g5 g5-h5 \
                c6 c6-d6 g6 g6-h6 e5 e5-e7 g7 g7-h7 f7 f7-f8",
        verdict: Some(Verdict::First),
    },
];
