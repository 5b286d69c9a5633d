//! What the pieces of a game look like.

use super::theme::{Hue, Token, TokenShape, Tone};
use rules::game::{Action, Game, Owner, Side};

/// Returns the colour that the words of a layer name.
pub fn hue(game: &Game, layer: usize) -> Option<Hue> {
    let layer = &game.layers()[layer];
    let side = layer.side.map_or("", |side| game.sides()[side].word.as_str());
    [game.kinds()[layer.kind].word.as_str(), layer.word.as_str(), side].into_iter().find_map(Hue::of)
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
        // Whose a piece is says more than what it is called: the stones of White are white.
        let words = match of_side {
            Some((_, side)) => [side, &layer.word, &kind.word],
            None => [&kind.word, &layer.word, ""],
        };
        let tone = words.into_iter().find_map(tone_of_word).unwrap_or(match of_side {
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
