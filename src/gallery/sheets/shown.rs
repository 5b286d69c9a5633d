//! Positions that show how a game is played and how it is won, found by playing it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use super::{example, finish, say};
use crate::diagram::{Diagram, Note, position};
use rules::engine::{Move, Position, Rng, Setup, Table};
use rules::game::{CellId, Language};
use speech::msg;

/// How many games are played to find a short one.
const GAMES: u64 = 24;
/// Games that go on for longer show nothing.
const LONGEST: usize = 300;
/// How many moves are looked at for one that wins at once.
const LOOKED_AT: usize = 60;
/// How many cells of positions are looked at on the way, all games together: a game on a large board of somebody's own would
/// otherwise take as long as it likes.
const WORK: usize = 8_000_000;
/// How many turns are played on a board that is empty at the start.
const TURNS: usize = 4;
/// How many arrows a piece may have before dots are clearer.
const ARROWS: usize = 8;

/// Shows where a piece may go, where one may play, or how a game may begin; with the words below it.
pub(super) fn play(table: &Arc<Table>, language: Language) -> (Diagram, String) {
    let (position, made) = opening(table);
    let setup = position.setup();
    let mut diagram = bare(table, &setup, language);
    let moves = position.moves();
    let mut paths: BTreeMap<CellId, BTreeSet<CellId>> = BTreeMap::new();
    for mv in &moves {
        if let Move::Path { from, to, .. } = mv
            && setup.cells[usize::from(*from)].is_some()
        {
            paths.entry(*from).or_default().insert(*to);
        }
    }
    // Of several pieces the first with the most ways to go.
    let busiest = paths.iter().rev().max_by_key(|(_, goals)| goals.len());
    if let Some((from, goals)) = busiest {
        let cell = table.game().board().name(*from);
        let from = usize::from(*from);
        let has_arrows = goals.len() <= ARROWS;
        diagram.notes.extend(goals.iter().map(|to| match has_arrows {
            true => Note::Arrow { from, to: usize::from(*to) },
            false => Note::Dot { cell: usize::from(*to) },
        }));
        let caption = match has_arrows {
            true => msg("sheets-young-arrows").with("cell", cell),
            false => msg("sheets-young-dots").with("cell", cell),
        };
        return (diagram, language.say(&caption));
    }
    let is_single = |mv: &&Move| matches!(mv, Move::Cell { .. });
    let cells: BTreeSet<CellId> = moves.iter().filter(is_single).filter_map(|mv| mv.to()).collect();
    let n_free = setup.cells.iter().filter(|stands| stands.is_none()).count();
    let is_choice = moves.iter().all(|mv| is_single(&mv)) && !cells.is_empty();
    if is_choice && (cells.len() < n_free || made.is_empty()) {
        diagram.notes.extend(cells.iter().map(|cell| place(usize::from(*cell), &setup)));
        let side = position.side_to_move();
        let caption = msg("sheets-young-places")
            .with("side", say::side(table.game(), side, language))
            .with("n", if say::is_plural(table.game(), side, language) { 2 } else { 1 });
        return (diagram, language.say(&caption));
    }
    for (index, mv) in made.iter().enumerate() {
        let Some((from, to)) = mv.ends() else { continue };
        let ends = BTreeSet::from([from, to]);
        let text = (index + 1).to_string();
        diagram
            .notes
            .extend(ends.into_iter().map(|cell| Note::Mark { cell: usize::from(cell), text: text.clone() }));
    }
    (diagram, language.msg("sheets-young-first-moves").with("n", made.len()).to_string())
}

/// Shows a won game, with the words below it; of several the one that ends by the first rule, and soonest.
pub(super) fn win(table: &Arc<Table>, language: Language) -> Option<(Diagram, String)> {
    let game = table.game();
    let mut best: Option<Won> = None;
    // Counted and not timed, so that a sheet is the same on every computer.
    let mut left = WORK / game.board().n_cells().max(1);
    for seed in 0..GAMES {
        let limit = best.as_ref().filter(|won| won.end == 0).map_or(LONGEST, |won| won.length);
        if let Some(won) = played(table, seed, limit, &mut left)
            && best.as_ref().is_none_or(|best| (won.end, won.length) < (best.end, best.length))
        {
            best = Some(won);
        }
    }
    let Won { before, last, after, .. } = best?;
    let winner = after.ending()?.winner?;
    let mut diagram = bare(table, &after.setup(), language);
    let won: Vec<usize> = finish::winning(&after).into_iter().map(usize::from).collect();
    if won.len() > 1 {
        diagram.notes.push(Note::Won { cells: won });
    }
    match last {
        Move::Path { from, to, .. } => {
            diagram.notes.push(Note::Arrow { from: usize::from(from), to: usize::from(to) });
        }
        Move::Cell { at, .. } => diagram.notes.push(Note::Ring { cell: usize::from(at) }),
        Move::Run { .. } | Move::Pass { .. } | Move::Swap => {}
    }
    let side = say::side(game, winner, language);
    let n = if say::is_plural(game, winner, language) { 2 } else { 1 };
    // Where both pass, the picture tells more than that.
    let caption = match last.ends() {
        None => msg("sheets-young-over").with("side", side).with("n", n),
        Some(_) => {
            let last = say::ply(game, &before.write_move(last), language);
            msg("sheets-young-won").with("move", last).with("side", side).with("n", n)
        }
    };
    Some((diagram, language.say(&caption)))
}

/// A game that was won.
struct Won {
    /// The number of the rule by which it ended.
    end: u8,
    length: usize,
    before: Position,
    last: Move,
    after: Position,
}

/// Plays a game at random, but for moves that win at once, as long as positions may be looked at.
fn played(table: &Arc<Table>, seed: u64, limit: usize, left: &mut usize) -> Option<Won> {
    let mut rng = Rng::new(seed);
    let mut position = Position::start(table);
    for length in 1..limit {
        let moves = worth_playing(&position);
        *left = left.checked_sub(moves.len().min(LOOKED_AT) + 1)?;
        let mover = position.side_to_move();
        let wins = |mv: &&Move| {
            position.play_legal(**mv).ending().is_some_and(|ending| ending.winner == Some(mover))
        };
        let mv = match moves.iter().take(LOOKED_AT).find(wins) {
            Some(mv) => *mv,
            None => *moves.get(rng.below(u32::try_from(moves.len()).ok()?) as usize)?,
        };
        let after = position.play_legal(mv);
        if let Some(ending) = after.ending() {
            ending.winner?;
            let end = ending.end.unwrap_or(u8::MAX);
            return Some(Won { end, length, before: position, last: mv, after });
        }
        position = after;
    }
    None
}

/// Returns the moves that somebody would play. Where one may pass, nobody does while there is a place that is not one's own already: a
/// place among own pieces alone.
fn worth_playing(position: &Position) -> Vec<Move> {
    let moves = position.moves();
    let (passes, others): (Vec<Move>, Vec<Move>) =
        moves.iter().copied().partition(|mv| matches!(mv, Move::Pass { .. }));
    if passes.is_empty() {
        return moves;
    }
    let (game, setup, mover) = (position.table().game(), position.setup(), position.side_to_move());
    let is_own = |cell: &CellId| {
        setup.cells[usize::from(*cell)].is_some_and(|layer| game.layers()[layer].side == Some(mover))
    };
    let is_filling = |mv: &Move| match mv {
        Move::Cell { at, .. } => game.board().links(*at).iter().all(is_own),
        _ => false,
    };
    let worth: Vec<Move> = others.into_iter().filter(|mv| !is_filling(mv)).collect();
    if worth.is_empty() { passes } else { worth }
}

/// Returns the start of a game that begins with pieces, or a few turns of one that begins with an empty board.
fn opening(table: &Arc<Table>) -> (Position, Vec<Move>) {
    let game = table.game();
    let start = Position::start(table);
    if !game.start().is_empty() || !game.seeds().is_empty() {
        return (start, Vec::new());
    }
    let mut rng = Rng::new(1);
    let (mut position, mut made) = (start.clone(), Vec::new());
    let mut n_turns = 0;
    while n_turns < TURNS {
        let moves: Vec<Move> = position.moves().into_iter().filter(|mv| mv.ends().is_some()).collect();
        let Some(mv) =
            u32::try_from(moves.len()).ok().filter(|n| *n > 0).map(|n| moves[rng.below(n) as usize])
        else {
            return (start, Vec::new());
        };
        let next = position.play_legal(mv);
        made.push(mv);
        if next.setup().step == 0 {
            n_turns += 1;
        }
        position = next;
    }
    match position.ending() {
        None => (position, made),
        Some(_) => (start, Vec::new()),
    }
}

/// Returns a position with what the rules mark on the board.
pub(super) fn bare(table: &Arc<Table>, setup: &Setup, language: Language) -> Diagram {
    let mut diagram = position::diagram(table.game(), setup, language);
    diagram.notes.extend(example::notes_around(table.game(), setup, language));
    diagram
}

/// Marks a cell one may choose; seeds are ringed, so that they can still be counted.
fn place(cell: usize, setup: &Setup) -> Note {
    match setup.seeds.is_empty() {
        true => Note::Dot { cell },
        false => Note::Ring { cell },
    }
}
