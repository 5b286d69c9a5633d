//! Words about a game for screens: sides, pieces and how a game ended, as the sheets say them.

use super::phrase::Phrases;
use super::{fact, plain};
use paper::typeset::markup;
use rules::game::{Game, Language, Owner, Side};

/// Names a side with its article: `as Brancas`, `the first player`.
pub fn side(game: &Game, side: Side, language: Language) -> String {
    Phrases { game, language }.side(side)
}

/// Returns whether the name of a side is plural.
pub fn is_plural(game: &Game, side: Side, language: Language) -> bool {
    // In English a colour is one player: White wins.
    Phrases { game, language }.is_plural(side)
}

/// Names the pieces of a layer: `peão branco`, `white man`, `seta`.
pub fn piece(game: &Game, layer: usize, language: Language) -> String {
    let phrases = Phrases { game, language };
    let layer = &game.layers()[layer];
    let noun = phrases.kind(layer.kind);
    let side = match (game.kinds()[layer.kind].owner, layer.side) {
        (Owner::Each, Some(side)) => game.sides()[side].name.in_language(language),
        _ => return noun,
    };
    let is_colour = side.starts_with(char::is_uppercase);
    match language {
        // `Brancas` agrees with the noun: peça branca, peão branco.
        Language::Pt if is_colour && side.ends_with("as") => {
            let stem = side.trim_end_matches("as").to_lowercase();
            let head = noun.split_whitespace().next().unwrap_or(&noun);
            format!("{noun} {stem}{}", if head.ends_with('a') { 'a' } else { 'o' })
        }
        Language::En if is_colour && !side.ends_with('s') => format!("{} {noun}", side.to_lowercase()),
        _ => format!("{noun} ({side})"),
    }
}

/// Says by which rule a game ends; `end` is its number among the rules.
pub fn ending(game: &Game, end: usize, language: Language) -> Option<String> {
    game.ends().get(end).map(|end| plain::end(game, end, language))
}

/// Returns what the sheet says of how one wins, if the game's author wrote it.
pub fn goal(game: &Game, language: Language) -> Option<String> {
    let written = game.info().prose.get(&language).map(|prose| prose.goal.join(" "))?;
    let filled = fact::fill(game, language, &written).ok()?;
    Some(markup::plain(&filled)).filter(|goal| !goal.trim().is_empty())
}
