//! Positions that are one and the same to the rules: mirrored boards, and pieces that no rule tells apart.

use super::leaves::Leaves;
use crate::engine::search::Reduction;
use crate::game::{Board, Game, Number, Set, Steps, Verdict};

/// Finds what the rules of a game do not tell apart.
pub fn reduction(game: &Game) -> Reduction {
    let (permutations, classes, is_summed) = (permutations(game), classes(game), is_summed(game));
    Reduction { permutations, classes, is_summed, fills_unreachable: true }
}

/// Returns the permutations of the cells that leave every rule as it is, without that which moves nothing.
pub(super) fn permutations(game: &Game) -> Vec<Vec<u16>> {
    // Sowing goes one way round.
    if !game.board().track().is_empty() {
        return Vec::new();
    }
    let leaves = Leaves::of(game, true);
    // Which part goes which way is not looked at.
    if leaves.turns_parts {
        return Vec::new();
    }
    let keeps = |permutation: &Vec<u16>| {
        let Some(turned) = directions(game.board(), permutation) else { return false };
        let keeps_cells = leaves.cells.iter().all(|cells| {
            let mut image: Vec<u16> = cells.iter().map(|&cell| permutation[usize::from(cell)]).collect();
            image.sort_unstable();
            image == *cells
        });
        keeps_cells
            && leaves.steps.iter().all(|&(steps, is_axis)| match steps {
                Steps::Links => true,
                Steps::Toward(bits) => {
                    let image = turn(bits, &turned);
                    // A line may be read from either end, unless a rule asks where it began.
                    let both = |bits: u16| bits | turn(bits, &opposites(game.board()));
                    image == bits || (is_axis && !leaves.asks_moves && both(image) == both(bits))
                }
            })
    };
    candidates(game.board()).into_iter().filter(keeps).collect()
}

/// Returns the turns and reflections of the drawn board that map cells to cells.
fn candidates(board: &Board) -> Vec<Vec<u16>> {
    let cells = board.cells();
    let n = cells.len() as f64;
    let (x, y) = cells.iter().fold((0.0, 0.0), |(x, y), cell| (x + cell.x / n, y + cell.y / n));
    let identity: Vec<u16> = (0..cells.len() as u16).collect();
    let mut found: Vec<Vec<u16>> = Vec::new();
    for quarter in 0..24 {
        let (sin, cos) = (f64::from(quarter) * std::f64::consts::PI / 12.0).sin_cos();
        for mirror in [1.0, -1.0] {
            let image = |cell: &crate::game::Cell| {
                let (dx, dy) = ((cell.x - x) * mirror, cell.y - y);
                let (tx, ty) = (x + dx * cos - dy * sin, y + dx * sin + dy * cos);
                let near =
                    |other: &crate::game::Cell| (other.x - tx).abs() < 1e-3 && (other.y - ty).abs() < 1e-3;
                cells.iter().position(near).map(|place| place as u16)
            };
            let Some(permutation) = cells.iter().map(image).collect::<Option<Vec<u16>>>() else { continue };
            let mut sorted = permutation.clone();
            sorted.sort_unstable();
            if sorted == identity && permutation != identity && !found.contains(&permutation) {
                found.push(permutation);
            }
        }
    }
    found
}

/// Returns where each direction is turned to; `None` if the board does not look the same afterwards.
fn directions(board: &Board, permutation: &[u16]) -> Option<Vec<usize>> {
    let image = |cell: u16| permutation[usize::from(cell)];
    for cell in 0..permutation.len() as u16 {
        let mut links: Vec<u16> = board.links(cell).iter().map(|&link| image(link)).collect();
        let mut there = board.links(image(cell)).to_vec();
        links.sort_unstable();
        there.sort_unstable();
        if links != there {
            return None;
        }
    }
    if !board.revisits().is_empty() {
        return None;
    }
    let all = board.directions();
    all.iter()
        .map(|direction| {
            all.iter().position(|other| {
                (0..permutation.len() as u16).all(|cell| {
                    other.to[usize::from(image(cell))] == direction.to[usize::from(cell)].map(image)
                })
            })
        })
        .collect()
}

fn opposites(board: &Board) -> Vec<usize> {
    board.directions().iter().map(|direction| direction.opposite).collect()
}

fn turn(bits: u16, to: &[usize]) -> u16 {
    to.iter().enumerate().filter(|(from, _)| bits >> from & 1 == 1).fold(0, |image, (_, to)| image | 1 << to)
}

/// Returns for each layer its class: layers of one class are the same to every rule of play.
pub(super) fn classes(game: &Game) -> Vec<u8> {
    let apart = (0..game.layers().len() as u8).collect();
    let has_counts = game
        .ends()
        .iter()
        .flat_map(|end| &end.verdicts)
        .any(|verdict| matches!(verdict, Verdict::Contest { .. }));
    // Where a count decides, layers may be one only if what is on the board stays there and counts for itself.
    let is_sum = has_counts && is_summed(game);
    let leaves = Leaves::of(game, !is_sum);
    if leaves.compares_pieces || (is_sum && !leaves.only_fills) {
        return apart;
    }
    let n_cells = game.board().n_cells();
    let mark = |layer: usize| leaves.layers.iter().map(|mask| mask >> layer & 1 == 1).collect::<Vec<bool>>();
    let is_plain = |layer: usize| {
        let layer = &game.layers()[layer];
        !layer.placed_once && usize::from(layer.supply) >= n_cells
    };
    let mut classes: Vec<u8> = Vec::new();
    let mut n = 0;
    for layer in 0..game.layers().len() {
        let twin = (0..layer).find(|&other| is_plain(layer) && is_plain(other) && mark(layer) == mark(other));
        classes.push(twin.map_or(n, |twin| classes[twin]));
        n = n.max(classes[layer] + 1);
    }
    classes
}

/// Returns whether every end compares one count of pieces, which is the sum of what each piece counts.
pub(super) fn is_summed(game: &Game) -> bool {
    let Some(first) = game.ends().first() else { return false };
    let sums = match first.verdicts.as_slice() {
        [Verdict::Contest { number, .. }] | [Verdict::Contest { number, .. }, Verdict::Draw] => {
            is_linear(number)
        }
        _ => false,
    };
    sums && game.ends().iter().all(|end| end.verdicts == first.verdicts)
}

fn is_linear(number: &Number) -> bool {
    match number {
        Number::Count(set) => matches!(set, Set::Layers(_)),
        Number::Sum(terms) => terms.iter().all(|(_, term)| is_linear(term)),
        Number::Int(_) | Number::Seeds(_) | Number::Taken => false,
        Number::Groups(_) | Number::Largest(..) => false,
    }
}
