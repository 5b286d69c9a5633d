//! Puzzles that are ready: found once by `arbitro puzzles`, proven then, and kept in a file, so that nobody waits for one.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use rules::analysis::puzzles::Puzzle;
use rules::engine::{Position, Table};
use serde::Deserialize;

const KEPT: &str = include_str!("../../../games/puzzles.json");

/// A puzzle as it is kept.
#[derive(Deserialize)]
struct Kept {
    position: String,
    /// The solution to the end, moves with blanks between them.
    line: String,
    /// How many turns of both sides that is.
    turns: u32,
}

fn kept() -> &'static BTreeMap<String, Vec<Kept>> {
    static ALL: OnceLock<BTreeMap<String, Vec<Kept>>> = OnceLock::new();
    // The file is part of the program; a test reads it.
    ALL.get_or_init(|| serde_json::from_str(KEPT).unwrap_or_default())
}

/// Returns the games that have puzzles ready.
pub fn games() -> impl Iterator<Item = &'static str> {
    kept().keys().map(String::as_str)
}

/// Returns the puzzles of a game that are ready, the easiest first; none whose solution its rules do not allow. How their positions
/// came about is not kept.
pub fn puzzles(table: &Arc<Table>) -> Vec<Puzzle> {
    let all = kept().get(table.game().id()).into_iter().flatten();
    all.filter_map(|kept| read(table, kept)).collect()
}

/// Reads a puzzle, if its solution can be played and wins.
fn read(table: &Arc<Table>, kept: &Kept) -> Option<Puzzle> {
    let start = Position::read(table, &kept.position).ok()?;
    let mut position = start.clone();
    let mut line = Vec::new();
    for text in kept.line.split(' ') {
        let mv = position.read_move(text).ok()?;
        position = position.play(mv).ok()?;
        line.push(mv);
    }
    let is_won = position.ending().is_some_and(|ending| ending.winner == Some(start.side_to_move()));
    is_won.then_some(Puzzle { position: start, moves: Vec::new(), line, turns: kept.turns, game: None })
}
