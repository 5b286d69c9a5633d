//! Words about a game for screens: sides, pieces and how a game ended, as the sheets say them.

use super::phrase::View;
use super::tongue::{self, Number, Tongue};
use super::{fact, plain};
use paper::typeset::markup;
use rules::game::{Game, Language, Owner, Side};

fn tongue_of(game: &Game, language: Language) -> Box<dyn Tongue> {
    tongue::of(language, View::new(game).cell_word())
}

/// Names a side with its article: `as Brancas`, `the first player`.
pub fn side(game: &Game, side: Side, language: Language) -> String {
    tongue_of(game, language).side(&View::new(game).side_name(side))
}

/// Returns whether verbs about a side are plural; in English a colour is one player.
pub fn is_plural(game: &Game, side: Side, language: Language) -> bool {
    tongue_of(game, language).side_number(&View::new(game).side_name(side)) == Number::Many
}

/// Names the pieces of a layer: `peão branco`, `white man`, `seta`.
pub fn piece(game: &Game, layer: usize, language: Language) -> String {
    let view = View::new(game);
    let layer = &game.layers()[layer];
    let side = match game.kinds()[layer.kind].owner {
        Owner::Each => layer.side.map(|side| view.side_name(side)),
        Owner::Only(_) | Owner::Shared => None,
    };
    tongue_of(game, language).piece(&view.kind_name(layer.kind), side.as_ref())
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
