//! Plain texts written from the rules, for games and sections without prose of their own.

use super::phrase::{Sections, Sentence, View};
use super::tongue;
use rules::game::{End, Game, Language, Prose, Side};

/// Writes every section of a sheet from the rules of the game.
pub fn prose(game: &Game, language: Language) -> Prose {
    let tongue = tongue::of(language, View::new(game).cell_word());
    let said = |sentences: Vec<Sentence>| sentences.iter().map(|one| tongue.sentence(one)).collect();
    let Sections { material, goal, rules } = Sections::of(game);
    Prose { material: said(material), goal: said(goal), rules: said(rules), ..Prose::default() }
}

/// Writes the three steps of the sheet for younger pupils from the rules: place, play, win.
pub(super) fn steps(game: &Game, language: Language) -> [Vec<String>; 3] {
    let tongue = tongue::of(language, View::new(game).cell_word());
    let Sections { material, goal, rules } = Sections::of(game);
    let n_before = rules.iter().position(|one| matches!(one, Sentence::Turn { .. })).unwrap_or(rules.len());
    let is_placing =
        |(index, one): &(usize, &Sentence)| *index < n_before && !matches!(one, Sentence::Begins(_));
    let (placing, playing): (Vec<_>, Vec<_>) = rules.iter().enumerate().partition(is_placing);
    let said = |sentences: Vec<&Sentence>| sentences.into_iter().map(|one| tongue.sentence(one)).collect();
    let only = |numbered: Vec<(usize, _)>| numbered.into_iter().map(|(_, one)| one);
    [
        said(material.iter().chain(only(placing)).collect()),
        said(only(playing).collect()),
        said(goal.iter().collect()),
    ]
}

/// Says who begins.
pub fn begins(game: &Game, language: Language) -> String {
    let view = View::new(game);
    tongue::of(language, view.cell_word()).sentence(&Sentence::Begins(view.side_name(Side::First)))
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
