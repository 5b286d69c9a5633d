//! Games and positions as diagrams.

use super::placement::{Kind, Plan};
use super::theme::{Hue, Token, TokenShape, Tone};
use super::{Diagram, Piece, shore};
use rules::engine::Setup;
use rules::game::{Board, Family, Game, Language, Owner, Side};

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
    for (cell, seeds) in setup.seeds.iter().enumerate() {
        if *seeds > 0 {
            let token = Token::new(TokenShape::Disc, Tone::Black);
            pieces.push((cell, Piece { count: usize::from(*seeds), ..Piece::new(token) }));
        }
    }
    let title = describe(game, setup, language);
    Diagram { layout: Plan::from(game.board()).layout(), pieces, notes: shore::shores(game), title }
}

/// Returns the colour that the words of a layer name.
pub fn hue(game: &Game, layer: usize) -> Option<Hue> {
    let layer = &game.layers()[layer];
    let side = layer.side.map_or("", |side| game.sides()[side].word.as_str());
    [game.kinds()[layer.kind].word.as_str(), layer.word.as_str(), side].into_iter().find_map(Hue::of)
}

/// Returns what the pieces of every layer look like; no two layers look alike. Pieces that colours tell apart have
/// outlines of their own, for those who see no colours and for copiers.
pub fn tokens(game: &Game) -> Vec<Token> {
    let by_tone = tokens_by_tone(game);
    let is_shared = |kind: usize| game.kinds()[kind].owner == Owner::Shared;
    let n_coloured = (0..game.layers().len())
        .filter(|layer| is_shared(game.layers()[*layer].kind) && hue(game, *layer).is_some())
        .count();
    if n_coloured > 1 { by_shape(&by_tone) } else { by_tone }
}

fn tokens_by_tone(game: &Game) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::with_capacity(game.layers().len());
    for layer in game.layers() {
        let kind = &game.kinds()[layer.kind];
        let of_side = layer.side.map(|side| (side, game.sides()[side].word.as_str()));
        let tone = tone_of_word(&kind.word)
            .or_else(|| tone_of_word(&layer.word))
            .or_else(|| of_side.and_then(|(_, word)| tone_of_word(word)))
            .unwrap_or(match of_side {
                Some((Side::First, _)) => Tone::Black,
                Some((Side::Second, _)) => Tone::White,
                None => Tone::Crossed,
            });
        let shapes = [
            TokenShape::Disc,
            TokenShape::Square,
            TokenShape::Triangle,
            TokenShape::Diamond,
            TokenShape::Cross,
        ];
        // Kinds of one side differ in shape; a shape that is taken gives way to the next.
        let named = shape_of_word(&kind.word).or_else(|| shape_of_word(&layer.word));
        let wished = match named {
            Some(shape) => shapes.iter().position(|known| *known == shape).unwrap_or(0),
            None if kind.owner == Owner::Shared => 0,
            None => kind_number(game, layer.kind),
        };
        let free = (0..shapes.len())
            .map(|turn| Token::new(shapes[(wished + turn) % shapes.len()], tone))
            .find(|token| !tokens.contains(token));
        tokens.push(free.unwrap_or(Token::new(TokenShape::Disc, tone)));
    }
    tokens
}

/// Returns the pieces of every layer with an outline of their own, so that none is told apart by its tone alone.
fn by_shape(tokens: &[Token]) -> Vec<Token> {
    let shapes =
        [TokenShape::Disc, TokenShape::Square, TokenShape::Triangle, TokenShape::Diamond, TokenShape::Cross];
    let mut found: Vec<Token> = Vec::with_capacity(tokens.len());
    for token in tokens {
        let is_free = |shape: &TokenShape| !found.iter().any(|other| other.shape == *shape);
        let wished = [token.by_touch().shape].into_iter().chain(shapes);
        let shape = wished.into_iter().find(is_free).unwrap_or(token.shape);
        found.push(Token::new(shape, token.tone));
    }
    found
}

/// Returns the number of a kind among the kinds that sides own.
fn kind_number(game: &Game, kind: usize) -> usize {
    game.kinds()[..kind].iter().filter(|other| other.owner != Owner::Shared).count()
}

/// What pieces with common names look like on paper: green, yellow and red are white, grey and black.
fn tone_of_word(word: &str) -> Option<Tone> {
    Some(match word {
        "white" | "green" | "dog" | "dogs" | "marker" | "horizontal" => Tone::White,
        "black" | "red" | "cat" | "cats" | "stone" | "vertical" => Tone::Black,
        "grey" | "yellow" | "neutral" => Tone::Grey,
        "blue" => Tone::Hatched,
        "arrow" => Tone::Crossed,
        _ => return None,
    })
}

/// What pieces that are called by their shape look like.
fn shape_of_word(word: &str) -> Option<TokenShape> {
    Some(match word {
        "circle" | "circles" => TokenShape::Disc,
        "square" | "squares" => TokenShape::Square,
        "triangle" | "triangles" => TokenShape::Triangle,
        "diamond" | "diamonds" => TokenShape::Diamond,
        "cross" | "crosses" => TokenShape::Cross,
        _ => return None,
    })
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
