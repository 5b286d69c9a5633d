//! What the pieces of a game look like.

use super::material;
use super::theme::{Hue, Token, TokenShape, Tone};
use rules::game::{Action, BySide, Family, Game, Owner, Part, Set, Side, Steps};

/// Returns the colour that the words of a layer name.
pub fn hue(game: &Game, layer: usize) -> Option<Hue> {
    let layer = &game.layers()[layer];
    let side = layer.side.map_or("", |side| game.sides()[side].word.as_str());
    [game.kinds()[layer.kind].word.as_str(), layer.word.as_str(), side].into_iter().find_map(Hue::of)
}

/// Returns the number that a kind of piece is called by, if it is.
pub fn number(word: &str) -> Option<u8> {
    Some(match word {
        "one" => 1,
        "two" => 2,
        "three" => 3,
        "four" => 4,
        "five" => 5,
        "six" => 6,
        _ => return None,
    })
}

/// Returns what is written on the pieces of a layer: numbers on kinds that are called by one.
pub fn inscription(game: &Game, layer: usize) -> String {
    number(&game.kinds()[game.layers()[layer].kind].word)
        .map_or_else(String::new, |number| number.to_string())
}

/// Returns what the pieces of every layer look like; no two layers look alike, but for what is written on them. Pieces that colours
/// tell apart and greys do not have outlines of their own, for those who see no colours and for copiers.
pub fn tokens(game: &Game) -> Vec<Token> {
    let by_tone = tokens_by_tone(game);
    let is_shared = |kind: usize| game.kinds()[kind].owner == Owner::Shared;
    let n_coloured = (0..game.layers().len())
        .filter(|layer| is_shared(game.layers()[*layer].kind) && hue(game, *layer).is_some())
        .count();
    let look = |layer: usize| (by_tone[layer], hue(game, layer));
    let is_alike = (1..by_tone.len()).any(|one| {
        (0..one)
            .any(|other| alike(look(one), look(other)) && inscription(game, one) == inscription(game, other))
    });
    if n_coloured > 1 || is_alike { by_shape(&by_tone) } else { by_tone }
}

/// Returns what fingers tell the pieces of every layer apart by: the outline, and where there are more kinds than outlines what is
/// raised inside it.
pub fn tokens_by_touch(game: &Game) -> Vec<Token> {
    let mut found: Vec<Token> = Vec::new();
    for token in tokens(game) {
        let wished = token.by_touch();
        let is_new = |shape: TokenShape| !found.iter().any(|other| other.shape == shape);
        let shape = [wished.shape].into_iter().chain(TokenShape::CELL).find(|shape| is_new(*shape));
        let tones = [token.tone, Tone::White, Tone::Black, Tone::Hatched, Tone::Dotted];
        let pairs = TokenShape::CELL.iter().flat_map(|shape| tones.map(|tone| Token::new(*shape, tone)));
        let free = [token].into_iter().chain(pairs).find(|token| !found.contains(token));
        found.push(shape.map_or(free.unwrap_or(token), |shape| Token::new(shape, token.tone)));
    }
    found
}

/// Says whether two pieces cannot be told apart without their colours: they have one outline, and the same pattern or nearly the
/// same grey.
pub fn alike(one: (Token, Option<Hue>), other: (Token, Option<Hue>)) -> bool {
    /// A copier makes one grey of two that are nearer.
    const NEAR: i16 = 85;
    let grey = |(token, hue): (Token, Option<Hue>)| match (hue, token.tone) {
        (Some(hue), _) => Some(i16::from(hue.ink().grey())),
        (None, Tone::White) => Some(255),
        (None, Tone::Grey) => Some(160),
        (None, Tone::Black) => Some(0),
        (None, Tone::Hatched | Tone::Dotted | Tone::Crossed) => None,
    };
    one.0.shape == other.0.shape
        && match (grey(one), grey(other)) {
            (Some(one), Some(other)) => (one - other).abs() < NEAR,
            (None, None) => one.0.tone == other.0.tone,
            _ => false,
        }
}

fn tokens_by_tone(game: &Game) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::with_capacity(game.layers().len());
    // Where there are more numbers than outlines, the number says it alone.
    let is_numbered = |side: Side, layer: usize| {
        game.layers()[layer].side == Some(side) && !inscription(game, layer).is_empty()
    };
    let n_numbered = (0..game.layers().len()).filter(|layer| is_numbered(Side::First, *layer)).count();
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
        // Tiles of one heap are alike; how they lie tells whose they are.
        let index = tokens.len();
        if let Some(direction) = material::lies_along(game, index) {
            let shape = match is_upright(game, direction) {
                Some(false) => TokenShape::Lying,
                _ => TokenShape::Upright,
            };
            tokens.push(Token::new(shape, Tone::White));
            continue;
        }
        let shapes = TokenShape::CELL;
        if n_numbered > shapes.len() && !inscription(game, index).is_empty() {
            tokens.push(Token::new(TokenShape::Disc, tone));
            continue;
        }
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
    let mut found: Vec<Token> = Vec::with_capacity(tokens.len());
    for token in tokens {
        let is_free = |shape: &TokenShape| !found.iter().any(|other| other.shape == *shape);
        let wished = [token.by_touch().shape].into_iter().chain(TokenShape::CELL);
        let shape = wished.into_iter().find(is_free).unwrap_or(token.shape);
        found.push(Token::new(shape, token.tone));
    }
    found
}

/// Returns the dark cells of a board that is chequered: where every piece starts on cells of one colour and steps slantwise only, so
/// that it never leaves them.
pub fn dark_cells(game: &Game) -> Option<Vec<usize>> {
    let board = game.board();
    let colour = |cell: usize| (board.cells()[cell].column + board.cells()[cell].row) % 2;
    let start = || game.start().iter().flat_map(|(_, cells)| cells).map(|cell| usize::from(*cell));
    let own = colour(start().next()?);
    let is_one =
        board.family == Family::Square && start().count() > 3 && start().all(|cell| colour(cell) == own);
    if !is_one || game.gains_pieces() {
        return None;
    }
    let is_slanting = |steps: &BySide<Steps>| {
        steps.0.iter().all(|steps| match steps {
            Steps::Links => false,
            Steps::Toward(ways) => (0..board.directions().len())
                .filter(|way| ways >> way & 1 == 1)
                .all(|way| is_upright(game, way).is_none()),
        })
    };
    let mut is_so = true;
    for (_, step) in game.steps() {
        if let Action::Jump { steps, .. } = &step.action {
            is_so &= is_slanting(steps);
        }
        step.children().into_iter().for_each(|part| {
            part.each(&mut |part| {
                if let Part::Set(Set::Near(steps, ..) | Set::Sight(steps, ..)) = part {
                    is_so &= is_slanting(steps);
                }
            });
        });
    }
    is_so.then(|| (0..board.n_cells()).filter(|cell| colour(*cell) == own).collect())
}

/// Says whether a direction of the board leads up or down, or to a side; nothing where it leads slantwise.
fn is_upright(game: &Game, direction: usize) -> Option<bool> {
    let board = game.board();
    let direction = board.directions().get(direction)?;
    let (from, to) = direction.to.iter().zip(board.cells()).find_map(|(to, from)| Some((from, (*to)?)))?;
    let to = &board.cells()[usize::from(to)];
    match ((to.x - from.x).abs() < 0.1, (to.y - from.y).abs() < 0.1) {
        (true, _) => Some(true),
        (_, true) => Some(false),
        _ => None,
    }
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
