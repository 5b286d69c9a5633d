//! Puzzles that are ready: found once by `arbitro puzzles`, proven then, and kept in a file, so that nobody waits for one.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use crate::question::Posed;
use gallery::play::finish;
use rules::engine::{Move, Position, Table};
use rules::game::{Game, Side};
use serde::{Deserialize, Serialize};
use speech::Language;

const KEPT: &str = include_str!("../../games/puzzles.json");

/// A puzzle as it is kept.
#[derive(Deserialize)]
struct Kept {
    position: String,
    /// The solution to the end, moves with blanks between them.
    line: String,
    /// How many turns of both sides that is.
    turns: u32,
}

/// What a puzzle is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Theme {
    /// The first move takes something.
    Take,
    /// Something is given away on the way to the win.
    Give,
    /// The other side is left without a move.
    Shut,
    /// A line, a path, a goal: pieces where they win.
    Reach,
    /// A count decides.
    Count,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 5] = [Theme::Take, Theme::Give, Theme::Shut, Theme::Reach, Theme::Count];

    /// Returns its name on pages.
    pub fn name(self) -> &'static str {
        match self {
            Theme::Take => "take",
            Theme::Give => "give",
            Theme::Shut => "shut",
            Theme::Reach => "reach",
            Theme::Count => "count",
        }
    }
}

/// A puzzle that is ready, with what it is about.
#[derive(Clone, Debug, Serialize)]
pub struct Prepared {
    /// The puzzle, as the engine would answer it.
    #[serde(flatten)]
    pub posed: Posed,
    /// How hard it is: 1 to 3.
    pub level: u8,
    /// What it is about.
    pub themes: Vec<Theme>,
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

/// Returns the puzzles of a game that are ready, the easiest first; none whose solution its rules do not allow.
pub fn of(table: &Arc<Table>, language: Language) -> Vec<Prepared> {
    let all = kept().get(table.game().id()).into_iter().flatten();
    all.filter_map(|kept| {
        let (position, line) = read(table, kept)?;
        Some(Prepared {
            posed: Posed::new(&position, &line, kept.turns, language),
            level: level(kept.turns),
            themes: themes(&position, &line),
        })
    })
    .collect()
}

/// Returns the puzzle with the shortest solution, for a first lesson.
pub(crate) fn easiest(table: &Arc<Table>) -> Option<Posed> {
    let puzzles = of(table, Language::default());
    puzzles.into_iter().map(|puzzle| puzzle.posed).min_by_key(|posed| posed.line.len())
}

/// A win in one or two turns is easy, one in five hard.
fn level(turns: u32) -> u8 {
    match turns {
        0..=2 => 1,
        3..=4 => 2,
        _ => 3,
    }
}

/// Reads a puzzle, if its solution can be played and wins.
fn read(table: &Arc<Table>, kept: &Kept) -> Option<(Position, Vec<Move>)> {
    let start = Position::read(table, &kept.position).ok()?;
    let mut position = start.clone();
    let mut line = Vec::new();
    for text in kept.line.split(' ') {
        let mv = position.read_move(text).ok()?;
        position = position.play(mv).ok()?;
        line.push(mv);
    }
    let is_won = position.ending().is_some_and(|ending| ending.winner == Some(start.side_to_move()));
    is_won.then_some((start, line))
}

fn themes(start: &Position, line: &[Move]) -> Vec<Theme> {
    let solver = start.side_to_move();
    let mut themes = Vec::new();
    let mut position = start.clone();
    for (number, mv) in line.iter().enumerate() {
        let theme = if position.side_to_move() == solver { Theme::Take } else { Theme::Give };
        if (number == 0 || theme == Theme::Give) && takes(&position, *mv) && !themes.contains(&theme) {
            themes.push(theme);
        }
        position = position.play_legal(*mv);
    }
    themes.push(won_by(&position));
    themes
}

/// Says how a game was won.
fn won_by(end: &Position) -> Theme {
    if finish::counted(end).is_some() {
        Theme::Count
    } else if finish::winning(end).is_empty() {
        Theme::Shut
    } else {
        Theme::Reach
    }
}

/// Says whether a move takes something from the other side: pieces off the board, or turned, or seeds.
pub fn takes(position: &Position, mv: Move) -> bool {
    let (side, game) = (position.side_to_move(), position.table().game());
    let (before, after) = (position.setup(), position.play_legal(mv).setup());
    let enemies = |cells: &[Option<usize>]| n_of(game, cells, !side);
    let taken = |taken: [u8; 2]| taken[side.index()];
    enemies(&after.cells) < enemies(&before.cells) || taken(after.taken) > taken(before.taken)
}

fn n_of(game: &Game, cells: &[Option<usize>], side: Side) -> usize {
    cells.iter().flatten().filter(|layer| game.layers()[**layer].side == Some(side)).count()
}
