//! How a game was won: the pieces that won it, and the count that decided it.

use rules::engine::{Move, Position, Setup};
use rules::game::{CellId, Condition, Number, Side, Verdict};

/// Returns the cells of the line, path, group or goal that won a game, none where it was won in another way. They are what
/// cannot be taken off the board without taking the win away.
pub fn winning(position: &Position) -> Vec<CellId> {
    let Some(ending) = position.ending().filter(|ending| ending.winner.is_some()) else { return Vec::new() };
    let table = position.table();
    let mut setup = position.setup();
    let is_won =
        |setup: &Setup| Position::from_setup(table, setup).is_ok_and(|now| now.ending() == Some(ending));
    if let Some(largest) = largest_groups(position) {
        return largest;
    }
    // Other counts are told as counts, and whoever cannot move has lost by what is not there.
    let is_by_pieces = ending.end.is_some_and(|end| {
        let end = &table.game().ends()[usize::from(end)];
        let is_count = end.verdicts.iter().any(|verdict| matches!(verdict, Verdict::Contest { .. }));
        !is_count && !is_about_moves(&end.condition)
    });
    if !is_by_pieces || !is_won(&setup) {
        return Vec::new();
    }
    let mut needed = Vec::new();
    for cell in 0..setup.cells.len() {
        let Some(layer) = setup.cells[cell].take() else { continue };
        if !is_won(&setup) {
            setup.cells[cell] = Some(layer);
            needed.push(CellId::try_from(cell).unwrap_or(CellId::MAX));
        }
    }
    // What the loser has is no part of a win, not even where it was surrounded.
    needed.retain(|cell| {
        let layer = setup.cells[usize::from(*cell)].map(|layer| &table.game().layers()[layer]);
        layer.is_some_and(|layer| layer.side.is_none_or(|side| Some(side) == ending.winner))
    });
    needed
}

/// Of each kind of pieces so many are left beside a win, or as many as the win takes.
const LEFT: usize = 4;

/// Returns a position that a move wins by what stands on the board then, without most of the pieces that are not needed for it, so
/// that the win is seen. Nothing where a game is won in another way.
pub fn cleared(position: &Position, mv: Move) -> Option<Position> {
    let won = position.play_legal(mv);
    let (ending, needed, table) = (won.ending()?, winning(&won), position.table());
    if needed.is_empty() {
        return None;
    }
    let is_won = |setup: &Setup| {
        Position::from_setup(table, setup).is_ok_and(|now| {
            let is_open = now.ending().is_none() && now.moves().contains(&mv);
            is_open && now.play_legal(mv).ending() == Some(ending)
        })
    };
    let mut setup = position.setup();
    let mut left = vec![0; table.game().layers().len()];
    setup.cells.iter().flatten().for_each(|layer| left[*layer] += 1);
    // A large step leaves what stays spread over the board.
    let n_cells = setup.cells.len();
    let spare = |cell: &usize| {
        let id = CellId::try_from(*cell).ok();
        id.is_some_and(|id| !needed.contains(&id) && mv.from() != Some(id))
    };
    for cell in (0..n_cells).map(|at| at * 89 % n_cells).filter(spare) {
        let Some(layer) = setup.cells[cell].filter(|layer| left[*layer] > needed.len().max(LEFT)) else {
            continue;
        };
        setup.cells[cell] = None;
        match is_won(&setup) {
            true => left[layer] -= 1,
            false => setup.cells[cell] = Some(layer),
        }
    }
    Position::from_setup(table, &setup).ok().filter(|_| is_won(&setup))
}

/// Returns the winner's groups where the sizes of the largest decided: the pieces without which there is less to count.
fn largest_groups(position: &Position) -> Option<Vec<CellId>> {
    let (ending, table) = (position.ending()?, position.table());
    let winner = ending.winner?;
    let end = &table.game().ends()[usize::from(ending.end?)];
    let is_largest =
        |verdict: &Verdict| matches!(verdict, Verdict::Contest { number: Number::Largest(..), .. });
    end.verdicts.first().filter(|verdict| is_largest(verdict))?;
    let (mut setup, score) = (position.setup(), position.score(winner)?);
    let mut needed = Vec::new();
    for cell in 0..setup.cells.len() {
        let Some(layer) = setup.cells[cell].take() else { continue };
        let now = Position::from_setup(table, &setup).ok()?;
        if now.score(winner) < Some(score) {
            needed.push(CellId::try_from(cell).unwrap_or(CellId::MAX));
        }
        setup.cells[cell] = Some(layer);
    }
    Some(needed)
}

fn is_about_moves(condition: &Condition) -> bool {
    match condition {
        Condition::And(all) => all.iter().any(is_about_moves),
        condition => matches!(condition, Condition::NoMove),
    }
}

/// Returns what each side counted in the end, where counting decided: the number, and how it comes about.
pub fn counted(position: &Position) -> Option<[(i64, String); 2]> {
    let game = position.table().game();
    let end = game.ends().get(usize::from(position.ending()?.end?))?;
    let numbers = end.verdicts.iter().filter_map(|verdict| match verdict {
        Verdict::Contest { number, .. } => Some(number),
        _ => None,
    });
    // Of several counts the one that differs has decided.
    let mut last = None;
    for number in numbers {
        let counts = Side::BOTH.map(|side| position.number(number, side));
        last = Some((number, counts));
        if counts[0] != counts[1] {
            break;
        }
    }
    let (number, counts) = last?;
    Some(Side::BOTH.map(|side| (counts[side.index()], sum(position, number, side, counts[side.index()]))))
}

/// Writes how a number comes about: `23 + 2 = 25`, `6 × 4 = 24`; the number alone where there is nothing to add.
fn sum(position: &Position, number: &Number, side: Side, value: i64) -> String {
    match number {
        Number::Sum(terms) if terms.len() > 1 => {
            let mut text = String::new();
            for (index, (minus, term)) in terms.iter().enumerate() {
                text += match (index, minus) {
                    (0, false) => "",
                    (0, true) => "−",
                    (_, false) => " + ",
                    (_, true) => " − ",
                };
                text += &position.number(term, side).to_string();
            }
            format!("{text} = {value}")
        }
        Number::Largest(2, of) => match position.number(&Number::Largest(1, of.clone()), side) {
            largest @ 1.. => format!("{largest} × {} = {value}", value / largest),
            _ => value.to_string(),
        },
        _ => value.to_string(),
    }
}
