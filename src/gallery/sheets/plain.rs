//! Plain texts written from the rules, for games and sections without prose of their own.

use super::phrase::{Sections, Sentence, View};
use super::tongue;
use rules::game::{End, Game, Language, Prose, Side};

/// Writes every section of a sheet from the rules of the game.
pub fn prose(game: &Game, language: Language) -> Prose {
    let tongue = tongue::of(language, View::new(game).cell_word());
    let said = |sentences: Vec<Sentence>| sentences.iter().map(|one| tongue.sentence(one)).collect();
    let Sections { material, goal, rules } = Sections::of(game);
    Prose { material: said(material), goal: said(goal), rules: said(rules), notes: Vec::new() }
}

/// Says by which rule a game ends.
pub(super) fn end(game: &Game, end: &End, language: Language) -> String {
    let view = View::new(game);
    tongue::of(language, view.cell_word()).sentence(&view.end(end))
}

/// Says what a side may do in its turn.
pub(super) fn turn(game: &Game, side: Side, is_first: bool, language: Language) -> String {
    let view = View::new(game);
    tongue::of(language, view.cell_word()).sentence(&view.turn_of(side, is_first))
}
