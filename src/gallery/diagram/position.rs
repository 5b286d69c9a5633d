//! Games and positions as diagrams.

use super::looks::{covers, hue, tokens};
use super::placement::{Kind, Plan};
use super::theme::{Token, TokenShape, Tone};
use super::{Diagram, Piece, shore};
use rules::engine::Setup;
use rules::game::{Action, Board, Family, Game, Language, Owner, Steps};

impl From<&Board> for Plan {
    fn from(board: &Board) -> Self {
        let kind = match board.family {
            Family::Square => Kind::Squares,
            Family::Points => Kind::Crossings,
            Family::Hexagon | Family::Rhombus => Kind::Hexagons,
            Family::Boxes => Kind::Edges,
            Family::Pits => Kind::Pits,
            Family::Graph => Kind::Graph,
        };
        let cells: Vec<(String, f64, f64)> =
            board.cells().iter().map(|cell| (cell.name.clone(), cell.x, cell.y)).collect();
        let mut links = Vec::new();
        if kind == Kind::Graph {
            for from in 0..board.n_cells() {
                let id = u16::try_from(from).unwrap_or(u16::MAX);
                links
                    .extend(board.links(id).iter().map(|to| (from, usize::from(*to))).filter(|(a, b)| a < b));
            }
        }
        Self { kind, cells, links }
    }
}

/// Returns a diagram of an arrangement.
pub fn diagram(game: &Game, setup: &Setup, language: Language) -> Diagram {
    let tokens = tokens(game);
    let mut pieces = Vec::new();
    for (cell, layer) in setup.cells.iter().enumerate() {
        if let Some(layer) = layer {
            let mut piece = Piece::new(tokens[*layer]);
            piece.text = inscription(game, *layer);
            piece.hue = hue(game, *layer);
            pieces.push((cell, piece));
        }
    }
    for cells in long_pieces(game, setup) {
        pieces.retain(|(cell, _)| *cell == cells[0] || !cells.contains(cell));
        if let Some((_, piece)) = pieces.iter_mut().find(|(cell, _)| *cell == cells[0]) {
            piece.to = cells.last().copied();
        }
    }
    for (cell, seeds) in setup.seeds.iter().enumerate() {
        if *seeds > 0 {
            let token = Token::new(TokenShape::Disc, Tone::Black);
            pieces.push((cell, Piece { count: usize::from(*seeds), ..Piece::new(token) }));
        }
    }
    let title = describe(game, setup, language);
    Diagram { layout: Plan::from(game.board()).layout(), pieces, notes: shore::shores(game), title }
}

/// Returns the cells of each piece that lies over several, where what stands on the board says which belong together: those
/// of one side all lie the same way, so that a row of them can be parted in one way only.
fn long_pieces(game: &Game, setup: &Setup) -> Vec<Vec<usize>> {
    let mut found = Vec::new();
    if game.board().family != Family::Square {
        return found;
    }
    for layer in 0..game.layers().len() {
        let length = covers(game, layer);
        let Some(way) = (length > 1).then(|| only_way(game, layer)).flatten() else { continue };
        let board = game.board();
        let is_own = |cell: usize| setup.cells[cell] == Some(layer);
        let step = |cell: usize, way: usize| {
            let next = board.directions()[way].to.get(cell).copied().flatten().map(usize::from)?;
            is_own(next).then_some(next)
        };
        let back = board.directions()[way].opposite;
        for begin in (0..board.n_cells()).filter(|&cell| is_own(cell) && step(cell, back).is_none()) {
            let row: Vec<usize> = std::iter::successors(Some(begin), |&cell| step(cell, way)).collect();
            found.extend(row.chunks_exact(length).map(<[usize]>::to_vec));
        }
    }
    found
}

/// Returns the one way in which the runs of a layer lie, if there is one.
fn only_way(game: &Game, layer: usize) -> Option<usize> {
    let mut ways = Vec::new();
    for (side, step) in game.steps() {
        if let Action::PlaceRun(layers, _, _, steps) = &step.action
            && layers[side] >> layer & 1 == 1
        {
            let Steps::Toward(bits) = steps[side] else { return None };
            ways.extend((0..game.board().directions().len()).filter(|way| bits >> way & 1 == 1));
        }
    }
    let first = *ways.first()?;
    let back = game.board().directions()[first].opposite;
    ways.iter().all(|way| [first, back].contains(way)).then_some(first)
}

/// Returns what is written on the pieces of a layer: numbers for kinds that are called by one.
pub(crate) fn inscription(game: &Game, layer: usize) -> String {
    match game.kinds()[game.layers()[layer].kind].word.as_str() {
        "one" => "1".to_owned(),
        "two" => "2".to_owned(),
        "three" => "3".to_owned(),
        _ => String::new(),
    }
}

/// Returns what the pieces of a layer are called.
pub(crate) fn layer_name(game: &Game, layer: usize, language: Language) -> String {
    let layer = &game.layers()[layer];
    let kind = game.kinds()[layer.kind].name.in_language(language);
    match layer.side {
        Some(side) if game.kinds()[layer.kind].owner == Owner::Each => {
            format!("{} ({kind})", game.sides()[side].name.in_language(language))
        }
        _ => kind.to_owned(),
    }
}

/// Says in words what stands where, for those who cannot see the diagram.
fn describe(game: &Game, setup: &Setup, language: Language) -> String {
    let mut parts = Vec::new();
    for index in 0..game.layers().len() {
        let cells: Vec<&str> = setup
            .cells
            .iter()
            .enumerate()
            .filter(|(_, stands)| **stands == Some(index))
            .map(|(cell, _)| game.board().cells()[cell].name.as_str())
            .collect();
        if cells.is_empty() {
            continue;
        }
        parts.push(format!("{}: {}", layer_name(game, index, language), cells.join(" ")));
    }
    if setup.seeds.iter().any(|seeds| *seeds > 0) {
        let seeds = setup
            .seeds
            .iter()
            .enumerate()
            .map(|(cell, n)| format!("{} {n}", game.board().cells()[cell].name));
        parts.push(seeds.collect::<Vec<_>>().join(", "));
    }
    if parts.is_empty() {
        parts.push(language.msg("diagram-empty-board").to_string());
    }
    format!("{}. {}", game.info().name.in_language(language), parts.join("; "))
}
