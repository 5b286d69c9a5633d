//! Games and positions as diagrams.

use super::looks::{hue, inscription, tokens, tokens_by_touch};
use super::material;
use super::placement::{Kind, Plan};
use super::theme::{Token, TokenShape, Tone};
use super::{Diagram, Note, Piece, looks, shore};
use rules::engine::Setup;
use rules::game::{Board, Direction, Family, Game, Language, Owner};
use speech::msg;

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
    let (tokens, touch) = (tokens(game), tokens_by_touch(game));
    let mut pieces = Vec::new();
    for (cell, layer) in setup.cells.iter().enumerate() {
        if let Some(layer) = layer {
            let mut piece = Piece::new(tokens[*layer]);
            piece.text = inscription(game, *layer);
            piece.hue = hue(game, *layer);
            piece.touch = touch[*layer];
            piece.reaches = reaches(game, setup, cell, *layer);
            pieces.push((cell, piece));
        }
    }
    for (cell, seeds) in setup.seeds.iter().enumerate() {
        if *seeds > 0 {
            let token = Token::new(TokenShape::Disc, Tone::Black);
            pieces.push((cell, Piece { count: usize::from(*seeds), ..Piece::new(token) }));
        }
    }
    let title = describe(game, setup, language);
    let mut notes = shore::shores(game, language);
    notes.extend(looks::dark_cells(game).map(|cells| Note::Dark { cells }));
    notes.extend(setup.links.iter().filter_map(|&(from, to)| {
        let tone = tokens[setup.cells[usize::from(from)]?].tone;
        Some(Note::Link { from: usize::from(from), to: usize::from(to), tone })
    }));
    Diagram { layout: Plan::from(game.board()).layout(), pieces, notes, title }
}

/// Returns the last cell of the tile that begins on a cell, or the cell itself where the tile began before it; nothing where pieces
/// cover one cell. Tiles lie along one line, so an unbroken line of them is cut from its beginning.
fn reaches(game: &Game, setup: &Setup, cell: usize, layer: usize) -> Option<usize> {
    let covers = material::covers(game, layer);
    let direction = game.board().directions().get(material::lies_along(game, layer)?)?;
    let back = game.board().directions().get(direction.opposite)?;
    let along = |way: &Direction, from: usize| {
        let to = usize::from((*way.to.get(from)?)?);
        (setup.cells.get(to) == Some(&Some(layer))).then_some(to)
    };
    let before = std::iter::successors(along(back, cell), |at| along(back, *at)).count();
    if before % covers != 0 {
        return Some(cell);
    }
    // What is no whole tile stands as single pieces.
    std::iter::successors(Some(cell), |at| along(direction, *at)).nth(covers - 1)
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
    if !setup.links.is_empty() {
        let name = |cell: u16| game.board().name(cell);
        let links = setup.links.iter().map(|&(from, to)| format!("{}-{}", name(from), name(to)));
        let links = links.collect::<Vec<_>>().join(" ");
        parts.push(language.say(&msg("diagram-links").with("n", setup.links.len()).with("links", links)));
    }
    if parts.is_empty() {
        parts.push(language.msg("diagram-empty-board").to_string());
    }
    format!("{}. {}", game.info().name.in_language(language), parts.join("; "))
}
