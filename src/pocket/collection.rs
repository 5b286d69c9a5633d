//! Puzzles that are ready, with how hard each is and what it is about.

use std::sync::Arc;

use crate::question::Posed;
use gallery::play::finish;
use gallery::sheets::ready;
pub use gallery::sheets::ready::games;
use rules::analysis::puzzles::Puzzle;
use rules::engine::{Move, Position, Table};
use rules::game::{Game, Side};
use serde::Serialize;
use speech::Language;

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

/// Returns the puzzles of a game that are ready, the easiest first; none whose solution its rules do not allow.
pub fn of(table: &Arc<Table>, language: Language) -> Vec<Prepared> {
    let prepared = |puzzle: Puzzle| Prepared {
        posed: Posed::new(&puzzle.position, &puzzle.line, puzzle.turns, language),
        level: level(puzzle.turns),
        themes: themes(&puzzle.position, &puzzle.line),
    };
    ready::puzzles(table).into_iter().map(prepared).collect()
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
