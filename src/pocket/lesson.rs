//! A first lesson: how a game is won, moved in and ended, on positions that its own rules and examples bring about.
//!
//! Nothing here is written by hand for a game: random games are played until they show what is wanted, always the same.

use std::collections::BTreeSet;
use std::sync::Arc;

use crate::collection::{self, takes};
use gallery::sheets::{example, finish};
use rules::engine::{Move, Position, Rng, Table};
use rules::game::Game;
use serde::Serialize;

/// The same game gets the same lesson.
const SEED: u64 = 2004;
/// So many games are played at most, and so many moves in all of them.
const GAMES: u32 = 60;
const PLIES: u32 = 6_000;
/// So many positions one move from a win are enough.
const ENOUGH: usize = 16;
/// A puzzle has some choice.
const CHOICE: usize = 3;

/// What a step of a lesson is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    /// How the game is won, to be looked at.
    Goal,
    /// A first move, any.
    Move,
    /// A move that takes something from the other side.
    Take,
    /// A kind of move that the start does not have.
    Other,
    /// A move after one of the other side.
    Answer,
    /// A move that wins at once.
    End,
    /// A position in which one way alone wins.
    Puzzle,
}

/// A step of a lesson.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Step {
    /// What it is about.
    pub kind: Kind,
    /// The position; the start of the game where there is none.
    pub position: Option<String>,
    /// The move that is shown, if it is only to be looked at.
    pub shown: Option<String>,
    /// The moves that are right; any, if there are none.
    pub right: Vec<String>,
    /// A solution of several moves, if it takes as many.
    pub line: Vec<String>,
    /// Which of them are of whoever learns; the others are played by themselves.
    pub own: Vec<bool>,
}

/// A position that a move wins at once.
struct Win {
    position: String,
    right: Vec<String>,
    /// Where whoever plays last loses: how the game stands after that move, and the forced move that loses it.
    forced: Option<(String, String)>,
    n_moves: usize,
    /// Whether it is the win that the rules name first.
    is_foremost: bool,
    /// Whether a turn of several moves has begun there.
    is_begun: bool,
}

/// Returns the steps of the lesson of a game: goal, move, what else there is in moves, end, puzzle. What its games do not
/// show is left out.
pub fn steps(table: &Arc<Table>) -> Vec<Step> {
    let mut wins = wins(table);
    wins.sort_by_key(|win| (!win.is_foremost, win.is_begun, win.right.len() == 1, win.right.len()));
    let mut steps = Vec::new();
    if !wins.is_empty() {
        let win = wins.remove(0);
        let Win { position, right, forced, .. } = win.cleared(table).unwrap_or(win);
        let (position, shown) = match forced {
            Some((after, losing)) => (after, Some(losing)),
            None => (position, right.into_iter().next()),
        };
        steps.push(Step { shown, ..task(Kind::Goal, position, Vec::new()) });
    }
    steps.push(Step { position: None, ..task(Kind::Move, String::new(), Vec::new()) });
    steps.extend(taking(table).or_else(|| other(table)).or_else(|| answer(table)));
    let at = wins.iter().position(|win| win.is_foremost && win.n_moves >= CHOICE).unwrap_or(0);
    let end = (at < wins.len()).then(|| wins.remove(at));
    steps.extend(end.map(|win| win.cleared(table).unwrap_or(win).asked(Kind::End)));
    steps.extend(puzzle(table, wins));
    steps
}

impl Win {
    /// Returns the same win where it is seen at once: random games have filled the board by then.
    fn cleared(&self, table: &Arc<Table>) -> Option<Win> {
        let position = Position::read(table, &self.position).ok().filter(|_| self.forced.is_none())?;
        let mv = position.read_move(self.right.first()?).ok()?;
        win(table, &finish::cleared(&position, mv)?)
    }

    fn asked(self, kind: Kind) -> Step {
        let line: Vec<String> = match self.forced {
            Some((_, losing)) => self.right.iter().cloned().chain([losing]).collect(),
            None => Vec::new(),
        };
        let own = (0..line.len()).map(|at| at == 0).collect();
        Step { line, own, ..task(kind, self.position, self.right) }
    }
}

fn task(kind: Kind, position: String, right: Vec<String>) -> Step {
    Step { kind, position: Some(position), shown: None, right, line: Vec::new(), own: Vec::new() }
}

/// Returns the shortest puzzle of the collection, or else one of some positions that has one solution.
fn puzzle(table: &Arc<Table>, wins: Vec<Win>) -> Option<Step> {
    let kept = collection::easiest(table).map(|posed| match posed.line.as_slice() {
        [mv] => task(Kind::Puzzle, posed.position, vec![mv.clone()]),
        _ => {
            let right = posed.line[..1].to_vec();
            Step { line: posed.line, own: posed.own, ..task(Kind::Puzzle, posed.position, right) }
        }
    });
    let sharp = || wins.into_iter().filter(|win| win.right.len() == 1).max_by_key(|win| win.n_moves);
    // With fewer pieces there may be more ways to win.
    let fewer = |win: &Win| win.cleared(table).filter(|fewer| fewer.right.len() == 1);
    kept.or_else(|| sharp().map(|win| fewer(&win).unwrap_or(win).asked(Kind::Puzzle)))
}

/// Plays random games until there are enough positions one move from a win.
fn wins(table: &Arc<Table>) -> Vec<Win> {
    let mut found: Vec<Win> = Vec::new();
    let mut left = PLIES;
    for number in 0..GAMES {
        let mut rng = Rng::new(SEED + u64::from(number));
        let mut position = Position::start(table);
        // The position before the last move, and the one before that.
        let (mut before, mut earlier) = (None, None);
        while position.ending().is_none() && left > 0 {
            left -= 1;
            let Some(mv) = any(&position.moves(), &mut rng) else { break };
            let next = position.play_legal(mv);
            earlier = before.replace(std::mem::replace(&mut position, next));
        }
        let is_over = position.ending().is_some();
        let at_once = || win(table, before.as_ref()?);
        let win = is_over.then(|| at_once().or_else(|| forced(table, earlier.as_ref()?))).flatten();
        if let Some(win) = win.filter(|win| found.iter().all(|other| other.position != win.position)) {
            found.push(win);
        }
        if found.len() >= ENOUGH || left == 0 {
            break;
        }
    }
    found
}

/// Returns what wins at once in a position, as it is once it has been written and read.
fn win(table: &Arc<Table>, position: &Position) -> Option<Win> {
    let written = position.write();
    let position = Position::read(table, &written).ok()?;
    let (mover, moves) = (position.side_to_move(), position.moves());
    let ending = |mv: &Move| position.play_legal(*mv).ending().filter(|one| one.winner == Some(mover));
    let winning: Vec<(&Move, _)> = moves.iter().filter_map(|mv| Some((mv, ending(mv)?))).collect();
    let is_foremost = winning.iter().all(|(_, ending)| ending.end == Some(0));
    let right = winning.iter().map(|(mv, _)| position.write_move(**mv)).collect::<Vec<_>>();
    let (n_moves, is_begun) = (moves.len(), position.setup().step != 0);
    (!right.is_empty()).then_some(Win {
        position: written,
        right,
        forced: None,
        n_moves,
        is_foremost,
        is_begun,
    })
}

/// Returns the one move after which the other side can only lose, where a game is lost by its last move.
fn forced(table: &Arc<Table>, position: &Position) -> Option<Win> {
    let written = position.write();
    let position = Position::read(table, &written).ok()?;
    let (mover, moves) = (position.side_to_move(), position.moves());
    let loses = |after: &Position, mv: Move| {
        after.play_legal(mv).ending().is_some_and(|ending| ending.winner == Some(mover))
    };
    let mut winning = moves.iter().filter_map(|mv| {
        let after = position.play_legal(*mv);
        let replies = if after.ending().is_none() { after.moves() } else { Vec::new() };
        let is_lost = !replies.is_empty() && replies.iter().all(|reply| loses(&after, *reply));
        is_lost.then(|| (position.write_move(*mv), after.write(), after.write_move(replies[0])))
    });
    let (right, after, losing) = winning.next()?;
    let is_one = winning.next().is_none();
    is_one.then(|| Win {
        position: written,
        right: vec![right],
        forced: Some((after, losing)),
        n_moves: moves.len(),
        is_foremost: true,
        is_begun: false,
    })
}

fn any(moves: &[Move], rng: &mut Rng) -> Option<Move> {
    let below = u32::try_from(moves.len()).ok().filter(|n| *n > 0)?;
    moves.get(rng.below(below) as usize).copied()
}

/// Looks for a position with a move that takes something: among the examples of the game, and then in games.
fn taking(table: &Arc<Table>) -> Option<Step> {
    let mut examples: Vec<_> = table.game().info().examples.iter().collect();
    examples.sort_by_key(|example| !example.word.contains("capt"));
    let stands = examples.into_iter().filter_map(|example| Some(example::stand(table, example).ok()?.0));
    let mut walked = Vec::new();
    stands.filter_map(|position| taken(table, &position)).next().or_else(|| {
        walk(table, &mut |position| {
            walked.extend(taken(table, position));
            !walked.is_empty()
        });
        walked.pop()
    })
}

fn taken(table: &Arc<Table>, position: &Position) -> Option<Step> {
    let written = position.write();
    let position = Position::read(table, &written).ok().filter(|position| position.ending().is_none())?;
    let right = position.moves().into_iter().filter(|mv| takes(&position, *mv));
    let right: Vec<String> = right.map(|mv| position.write_move(mv)).collect();
    (!right.is_empty()).then(|| task(Kind::Take, written, right))
}

/// Looks for a kind of move that the start does not have: a swap, another piece, a piece in place of another.
fn other(table: &Arc<Table>) -> Option<Step> {
    let start = Position::start(table);
    let shapes = |position: &Position| -> Vec<(String, String)> {
        let texts = position.moves().into_iter().map(|mv| position.write_move(mv));
        texts.map(|text| (shape(table.game(), &text), text)).collect()
    };
    let known: BTreeSet<String> = shapes(&start).into_iter().map(|(shape, _)| shape).collect();
    let mut found = None;
    walk(table, &mut |position| {
        let Ok(position) = Position::read(table, &position.write()) else { return false };
        let shapes = shapes(&position);
        let is_new = |(shape, text): &&(String, String)| {
            !known.contains(shape) && !["pass", "stop"].contains(&text.as_str())
        };
        let Some((new, _)) = shapes.iter().find(is_new) else { return false };
        let right = shapes.iter().filter(|(shape, _)| shape == new).map(|(_, text)| text.clone()).collect();
        found = Some(task(Kind::Other, position.write(), right));
        true
    });
    found
}

/// Writes a move without its cells.
fn shape(game: &Game, text: &str) -> String {
    let board = game.board();
    let is_cell = |part: &str| {
        (0..board.n_cells()).any(|cell| u16::try_from(cell).is_ok_and(|cell| board.name(cell) == part))
    };
    text.split_inclusive(|letter: char| !letter.is_alphanumeric())
        .map(|part| {
            let word = part.trim_end_matches(|letter: char| !letter.is_alphanumeric());
            if is_cell(word) { part.replacen(word, "#", 1) } else { part.to_owned() }
        })
        .collect()
}

/// Returns the position after a first move, to be answered.
fn answer(table: &Arc<Table>) -> Option<Step> {
    let start = Position::start(table);
    let mv = any(&start.moves(), &mut Rng::new(SEED))?;
    let after = Position::read(table, &start.play_legal(mv).write()).ok()?;
    after.ending().is_none().then(|| task(Kind::Answer, after.write(), Vec::new()))
}

/// Goes through some random games until somebody has seen enough.
fn walk(table: &Arc<Table>, is_enough: &mut dyn FnMut(&Position) -> bool) {
    for number in 0..6 {
        let mut rng = Rng::new(SEED + number);
        let mut position = Position::start(table);
        for _ in 0..40 {
            let Some(mv) = any(&position.moves(), &mut rng) else { break };
            position = position.play_legal(mv);
            if position.ending().is_some() {
                break;
            }
            if is_enough(&position) {
                return;
            }
        }
    }
}
