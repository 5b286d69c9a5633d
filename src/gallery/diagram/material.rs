//! What lies on the table besides the board: one answer for sheets, diagrams and pieces to cut out.

use rules::game::{Action, BySide, Effect, Family, Game, Set, Side, Step, Steps};

/// What a game is played with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Material {
    /// Pencils: the players draw on the board.
    Pencils,
    /// So many seeds.
    Seeds(usize),
    /// Pieces.
    Pieces(Vec<Supply>),
}

/// Pieces that are alike.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Supply {
    /// The layers they may stand for; several where both players take from one heap.
    pub layers: Vec<usize>,
    /// How many there are.
    pub count: usize,
    /// How many cells in a row one of them covers.
    pub covers: usize,
    /// How far away the cell lies that a piece points to, where it has to be turned towards one.
    pub points: Option<u32>,
}

/// Returns what a game is played with.
pub fn of(game: &Game) -> Material {
    let seeds: usize = game.seeds().iter().map(|seeds| usize::from(*seeds)).sum();
    if game.board().family == Family::Boxes {
        return Material::Pencils;
    }
    if seeds > 0 {
        return Material::Seeds(seeds);
    }
    let mut supplies: Vec<Supply> = Vec::new();
    for layer in 0..game.layers().len() {
        let (covers, points) = (covers(game, layer), points(game, layer));
        let heap = |one: &&mut Supply| covers > 1 && one.covers == covers;
        // Who puts tiles in turn takes them from one heap: how they lie tells whose they are.
        match supplies.iter_mut().find(heap) {
            Some(heap) => heap.layers.push(layer),
            None => {
                let count = match covers {
                    1 => enough(most(game, layer)),
                    _ => game.board().n_cells() / covers,
                };
                supplies.push(Supply { layers: vec![layer], count, covers, points });
            }
        }
    }
    Material::Pieces(supplies)
}

/// Returns how many pieces of a layer a game can need at most: as many as the file says, those that stand on the board where none
/// ever comes to it, half a board where two fill it in turn.
pub fn most(game: &Game, layer: usize) -> usize {
    let of = &game.layers()[layer];
    let kind = &game.kinds()[of.kind];
    let supply = usize::from(of.supply);
    let standing = game.start().iter().find(|(of, _)| *of == layer).map_or(0, |(_, cells)| cells.len());
    let is_fixed = !game.gains_pieces() && !game.promotes() && standing > 0;
    let n_cells = game.board().n_cells();
    match (is_fixed, kind.counted) {
        (true, _) => standing,
        (false, true) => supply,
        // Whoever may put pieces of either side, or turns those of the other over, may need more than half.
        (false, false) if of.side.is_some() && !is_mixed(game) => n_cells.div_ceil(2),
        (false, false) => n_cells,
    }
}

/// Returns how many of so many do: where there are many, hardly a game needs all, and five in six, in tens, do.
pub fn enough(most: usize) -> usize {
    const FEW: usize = 48;
    if most <= FEW { most } else { (most * 5 / 6 + 5) / 10 * 10 }
}

/// Says whether both players put pieces of a layer.
pub fn is_taken_by_both(game: &Game, layer: usize) -> bool {
    let puts = |side: Side| {
        let is_it = |action: &Action| match action {
            Action::Place(layers, _) | Action::PlaceRun(layers, ..) => layers[side] >> layer & 1 == 1,
            _ => false,
        };
        game.steps().any(|(of, step)| of == side && is_it(&step.action))
    };
    Side::BOTH.into_iter().all(puts)
}

/// Says whether a move can bring pieces of the other side to the board.
fn is_mixed(game: &Game) -> bool {
    let brings = |side: Side, layers: &BySide<u16>| layers[side] & game.layers_of(!side) != 0;
    game.steps().any(|(side, step)| {
        let is_so = |action: &Action| match action {
            Action::Place(layers, _) | Action::PlaceRun(layers, ..) | Action::Replace(_, layers) => {
                brings(side, layers)
            }
            _ => false,
        };
        let turns_over = |effect: &Effect| matches!(effect, Effect::Putting(..) | Effect::Leaving(..));
        std::iter::once(&step.action).chain(&step.also).any(is_so) || step.effects.iter().any(turns_over)
    })
}

/// Returns how many cells a piece of a layer covers: one, unless it only ever comes as a run of so many.
pub fn covers(game: &Game, layer: usize) -> usize {
    let is_there = game.start().iter().any(|(of, cells)| *of == layer && !cells.is_empty());
    let mut lengths = Vec::new();
    for (side, step) in game.steps() {
        if !step.effects.is_empty() || step.also.is_some() {
            return 1;
        }
        match &step.action {
            Action::PlaceRun(layers, (least, most), ..) if layers[side] >> layer & 1 == 1 => {
                lengths.extend([*least, *most]);
            }
            Action::PlaceRun(..) => {}
            _ => return 1,
        }
    }
    lengths.sort_unstable();
    lengths.dedup();
    match lengths[..] {
        [length] if !is_there => usize::try_from(length).unwrap_or(1).max(1),
        _ => 1,
    }
}

/// Returns the direction, by its number on the board, in which the pieces of a layer that cover several cells lie.
pub fn lies_along(game: &Game, layer: usize) -> Option<usize> {
    if covers(game, layer) < 2 {
        return None;
    }
    game.steps().find_map(|(side, step)| match &step.action {
        Action::PlaceRun(layers, _, _, steps) if layers[side] >> layer & 1 == 1 => match steps[side] {
            Steps::Toward(directions) if directions != 0 => usize::try_from(directions.trailing_zeros()).ok(),
            _ => None,
        },
        _ => None,
    })
}

/// Returns how far away the cell lies that a piece of a layer points to: putting it marks a cell straight from it.
pub fn points(game: &Game, layer: usize) -> Option<u32> {
    let marks = |side: Side, step: &Step| match (&step.action, &step.also) {
        (Action::Place(layers, _), Some(Action::Place(_, to))) if layers[side] >> layer & 1 == 1 => {
            to.factors().into_iter().find_map(|factor| match factor {
                Set::Near(_, far, of) if **of == Set::It => Some(*far),
                _ => None,
            })
        }
        _ => None,
    };
    game.steps().find_map(|(side, step)| marks(side, step))
}
