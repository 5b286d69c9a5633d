//! The two at the board: their pieces, what they still have to place, what is off the board, and how they stand.

use super::{board, words};
use rules::engine::{Position, Setup};
use rules::game::{Action, Game, Layers, Side};
use speech::Language;

/// One of the two at the board.
pub struct Seat {
    /// One piece of each kind, as SVG.
    pub tokens: String,
    /// The name of the side.
    pub name: String,
    /// Who plays it, where the page knows.
    pub who: Option<String>,
    /// Whether the side is to move.
    pub is_to_move: bool,
    /// Whether the side has won.
    pub has_won: bool,
    /// Pieces that wait to be placed, and pieces that have left the board, each in words.
    pub heaps: Vec<Heap>,
    /// The side's score in words, in games that have one.
    pub points: Option<String>,
}

/// Pieces beside the board.
pub struct Heap {
    /// One of them, as SVG.
    pub token: String,
    /// How many, in words.
    pub words: String,
}

/// Returns both sides as they stand; `who` names whoever plays each.
pub fn seats(position: &Position, who: [Option<String>; 2], language: Language) -> Vec<Seat> {
    let game = position.table().game();
    let setup = position.setup();
    let ending = position.ending();
    let seat = |(side, who): (Side, Option<String>)| Seat {
        tokens: board::pieces(game, side),
        name: words::capital(game.sides()[side].name.in_language(language)),
        who,
        is_to_move: ending.is_none() && position.side_to_move() == side,
        has_won: ending.is_some_and(|ending| ending.winner == Some(side)),
        heaps: heaps(game, &setup, side, language),
        points: words::points(position, &setup, side, language),
    };
    Side::BOTH.into_iter().zip(who).map(seat).collect()
}

fn heaps(game: &Game, setup: &Setup, side: Side, language: Language) -> Vec<Heap> {
    let mut heaps = Vec::new();
    let standing = |layer: usize| setup.cells.iter().filter(|cell| **cell == Some(layer)).count();
    let lost = |layer: usize| setup.lost.get(layer).copied().map_or(0, usize::from);
    let own = |layer: &usize| game.layers()[*layer].side == Some(side);
    let layers: Vec<usize> = (0..game.layers().len()).filter(own).collect();
    let placed = placed(game, side);
    for &layer in &layers {
        let supply = usize::from(game.layers()[layer].supply);
        let is_counted = game.kinds()[game.layers()[layer].kind].counted;
        if is_counted && placed >> layer & 1 == 1 {
            let left = supply.saturating_sub(standing(layer) + lost(layer));
            let words = language.msg("play-in-hand").with("n", left).to_string();
            heaps.push(Heap { token: board::row(game, &[layer]), words });
        }
    }
    let off = match game.gains_pieces() {
        true => layers.iter().map(|&layer| lost(layer)).sum(),
        false => {
            let begun: usize = game
                .start()
                .iter()
                .filter(|(layer, _)| layers.contains(layer))
                .map(|(_, cells)| cells.len())
                .sum();
            begun.saturating_sub(layers.iter().map(|&layer| standing(layer)).sum())
        }
    };
    if let (1.., Some(&layer)) = (off, layers.first()) {
        let words = language.msg("play-off-board").with("n", off).to_string();
        heaps.push(Heap { token: board::row(game, &[layer]), words });
    }
    heaps
}

/// Returns the layers a side puts on the board in its turns.
fn placed(game: &Game, side: Side) -> Layers {
    let own = game.steps().filter(|(mover, _)| *mover == side);
    own.flat_map(|(_, step)| std::iter::once(&step.action).chain(&step.also))
        .map(|action| match action {
            Action::Place(layers, _) | Action::PlaceRun(layers, ..) => layers[side],
            _ => 0,
        })
        .fold(0, |all, layers| all | layers)
}
