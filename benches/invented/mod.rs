//! Games nobody has written yet: variants of those at hand and mixtures of mechanisms, drawn by a seed from the words of
//! the language, so that what is measured is not only what somebody has looked at.

use rules::catalog::Catalog;
use rules::engine::{Position, Rng, Table};

/// A random game longer than this is no game.
const LONGEST: u32 = 3_000;

/// Games with the boards they can also be played on, where a file needs nothing else.
const SIZES: [(&str, &[&str]); 17] = [
    ("hex", &["rhombus 6", "rhombus 13", "rhombus 16"]),
    ("havannah", &["hexagon 4", "hexagon 5", "hexagon 6"]),
    ("yavalath", &["hexagon 4", "hexagon 6", "hexagon 7"]),
    ("gomoku", &["points 9x9", "points 11x13", "square 12x12 without f6 g7"]),
    ("pente", &["points 9x9", "points 13x13", "square 11x11 without d4 h8"]),
    ("flume", &["square 6x8", "square 9x9 without e5", "hexagon 4"]),
    ("go-7x7", &["points 6x8", "points 8x8 without a1 h8", "hexagon 4"]),
    ("nogo", &["points 6x6", "points 7x9 without d4", "hexagon 5"]),
    ("clobber", &["square 6x7", "square 8x8 without d4 e5", "square 4x9"]),
    ("cram", &["square 7x7", "square 6x9 without c3 d7", "hexagon 4"]),
    ("dominorio", &["square 7x9", "square 9x9 without e5", "square 10x10"]),
    ("quelhas", &["square 7x7", "square 9x12", "square 9x9 without e5"]),
    ("konane", &["square 7x8", "square 12x12", "square 8x10"]),
    ("nex", &["rhombus 6", "rhombus 7", "rhombus 13"]),
    (
        "sesqui",
        &["square 6x6, diagonals touch", "square 7x9, diagonals touch", "square 9x9, diagonals touch"],
    ),
    ("pontos-e-quadrados", &["boxes 2x6", "boxes 6x6", "boxes 4x5"]),
    ("ordem-e-caos", &["square 7x7", "square 6x9", "square 8x8 without d4 e5"]),
];

const BOARDS: [&str; 10] = [
    "square 5x5",
    "square 6x6",
    "square 6x7 without c3 d5",
    "square 7x7",
    "square 8x8",
    "square 8x8 without d4 e5",
    "square 9x7",
    "square 10x10",
    "square 7x7, diagonals touch",
    "points 8x8",
];

/// What is put on the board.
const PUTTING: [&str; 11] = [
    "place own on empty",
    "place own on empty beside own",
    "place own on empty not beside enemy",
    "place own on empty, putting own on enemy beside it",
    "place own on empty, putting own on line of enemy between it and own",
    "place own on empty, putting own on line of enemy between it and own, provided at least 2 new",
    "place own on empty, removing line of 1 enemy between it and own",
    "place own on empty, removing line of 2 enemy between it and own",
    "place own on empty, again if at most 1 empty beside it",
    "place own on empty, provided groups of own touching empty reaching it",
    "place own on run of 2 empty straight",
];

/// What moves, and what comes of it.
const MOVING: [&str; 16] = [
    "move own to empty around it",
    "move own to empty straight in sight of it",
    "move own to empty in sight of it",
    "move own to farthest in sight of it",
    "move own to (empty or enemy) diagonally ahead of it",
    "move own to (empty or enemy) knight-leap from it",
    "move own to (empty or enemy) 2 around it",
    "move own to enemy beside it",
    "move own to empty straight in sight of it, removing straight line of 1 enemy between it and own",
    "move own to empty beside it, removing line of enemy further on",
    "move own to (empty or enemy) as far from it as occupied in line through (empty or own)",
    "jump own over enemy to empty, removing jumped, again with it",
    "jump own around over occupied to empty, optionally again with it",
    "jump own straight over enemy to empty once or more, removing jumped",
    "fly own diagonally over enemy to empty, removing jumped, again with it",
    "shift run of 1 to 3 own to empty, pushing fewer enemy",
];

/// How a game is won, or lost, when it is not yet stuck.
const ENDS: [&str; 9] = [
    "line of 4 own: mover WINS",
    "own in last row: mover WINS",
    "groups of own reaching first row reaching last row: mover WINS",
    "groups of own reaching at least 3 of sides: mover WINS",
    "own is at most largest group of own: mover WINS",
    "fewer than 3 enemy: mover WINS",
    "at least 5 own in (second row or last row): mover WINS",
    "no enemy: mover WINS",
    "taken is at least 4: mover WINS",
];

const FIRST_ROWS: &str = "start: { each: first row or second row }\n";
const SCATTERED: &str = "start: { white: dark outside (rows 3-5), black: light outside (rows 3-5) }\n";

/// A game and where it comes from.
pub struct Invented {
    /// A short name.
    pub name: String,
    /// The game, ready to be played.
    pub table: std::sync::Arc<Table>,
}

/// Draws so many games; those that are no game, or that random play does not end, are drawn again.
pub fn games(seed: u64, count: usize) -> Vec<Invented> {
    let mut rng = Rng::new(seed);
    let mut games: Vec<Invented> = Vec::new();
    // Of what is drawn about half is a game.
    for _ in 0..100 * count {
        if games.len() == count {
            break;
        }
        let (name, text) = if games.len().is_multiple_of(2) { variant(&mut rng) } else { mixture(&mut rng) };
        if games.iter().any(|game| game.name == name) {
            continue;
        }
        let mut catalog = Catalog::built_in();
        catalog.add_text("invented", &text);
        let Ok(compiled) = catalog.load("invented") else { continue };
        let table = Table::new(compiled.game);
        if is_playable(&table) {
            games.push(Invented { name, table });
        }
    }
    games
}

fn pick<'a>(rng: &mut Rng, among: &[&'a str]) -> &'a str {
    among[rng.below(among.len() as u32) as usize]
}

/// Another board for a game at hand, at times with its end turned over.
fn variant(rng: &mut Rng) -> (String, String) {
    let (id, boards) = SIZES[rng.below(SIZES.len() as u32) as usize];
    let board = pick(rng, boards);
    let misere = match id {
        "hex" | "nex" | "sesqui" => "groups of own reaching first row reaching last row: mover loses",
        "gomoku" | "pente" => "line of 5 own: mover loses",
        _ => "",
    };
    let is_misere = !misere.is_empty() && rng.below(2) == 0;
    let end = if is_misere { format!("end:\n  - {misere}\n  - no move: draw\n") } else { String::new() };
    let name = format!("{id} on {board}{}", if is_misere { ", misère" } else { "" });
    (name, format!("name: invented\nextends: {id}\nboard: {board}\n{end}"))
}

/// One or two mechanisms on a board, with an end or two.
fn mixture(rng: &mut Rng) -> (String, String) {
    let board = pick(rng, &BOARDS);
    let (puts, moves) = [(true, true), (false, true), (true, false)][rng.below(3) as usize];
    let mut turn = Vec::new();
    if puts {
        turn.push(pick(rng, &PUTTING));
    }
    if moves {
        turn.push(pick(rng, &MOVING));
    }
    if moves && rng.below(3) == 0 {
        turn.push(pick(rng, &MOVING));
    }
    let start = match (puts, rng.below(2)) {
        (true, _) if turn[0].contains("beside own") => "start: { white: a1 b2, black: d4 e5 }\n",
        (true, _) => "",
        (false, 0) => FIRST_ROWS,
        (false, _) => SCATTERED,
    };
    let fate = if rng.below(4) == 0 { "loses" } else { "wins" };
    let end = pick(rng, &ENDS).replace("WINS", fate);
    let joined = turn.join(" / ");
    let name = format!("{joined} on {board}; {end}");
    let mut text = format!("name: invented\nboard: {board}\nsides: [white, black]\n{start}turn:\n");
    for line in turn {
        text += &format!("  - {line}\n");
    }
    text += &format!("end:\n  - {end}\n  - no move: next loses\n  - no empty: more own wins\n");
    if moves {
        text += "  - position repeated: draw\n";
    }
    (name, text)
}

fn is_playable(table: &std::sync::Arc<Table>) -> bool {
    let start = Position::start(table);
    let (mut plies, mut endless) = (0, false);
    if start.ending().is_some() {
        return false;
    }
    table.playouts(&start, 20, &mut Rng::new(1), LONGEST, |playout| {
        plies += playout.plies;
        endless |= playout.ending.is_none();
    });
    plies >= 20 * 4 && !endless
}
