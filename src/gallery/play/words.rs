//! What the page of a game says: cells, sides, choices and endings in words.

use std::collections::BTreeMap;

use crate::diagram::Note;
use crate::sheets::example::start_notes;
use crate::sheets::say;
pub use crate::sheets::say::ply;
use rules::engine::{Move, Position, Setup};
use rules::game::{CellId, Game, Side};
use speech::Language;

/// Says what stands on a cell: `c4, vazia`, `c4, white man`, `a1, 4 seeds`.
pub fn cell(game: &Game, setup: &Setup, cell: CellId, language: Language) -> String {
    let name = game.board().name(cell);
    let index = usize::from(cell);
    let content = match (setup.seeds.get(index), setup.cells[index]) {
        (Some(0), _) | (None, None) => language.msg("play-empty").to_string(),
        (Some(seeds), _) => language.msg("play-seeds").with("n", *seeds).to_string(),
        (None, Some(layer)) => say::piece(game, layer, language),
    };
    format!("{name}, {content}")
}

/// Returns what the rules mark on cells, as it is said of each: the number of the side whose goal it is, or what its part of the
/// board is called.
pub(super) fn marks(game: &Game, language: Language) -> BTreeMap<usize, Vec<String>> {
    let mut marks: BTreeMap<usize, Vec<String>> = BTreeMap::new();
    for note in start_notes(game, language) {
        match note {
            Note::Mark { cell, text } => {
                marks
                    .entry(cell)
                    .or_default()
                    .push(language.msg("play-marked").with("text", text).to_string());
            }
            Note::Zone { cells, label } if !label.is_empty() => {
                cells.into_iter().for_each(|cell| marks.entry(cell).or_default().push(label.clone()));
            }
            _ => {}
        }
    }
    marks
}

/// Returns a side as sentences speak of it: its name with the article, and whether it is one or many.
fn named(game: &Game, side: Side, language: Language) -> (String, &'static str) {
    let number = if say::is_plural(game, side, language) { "many" } else { "one" };
    (say::side(game, side, language), number)
}

/// Says whose turn it is.
pub fn to_move(position: &Position, language: Language) -> String {
    let (side, number) = named(position.table().game(), position.side_to_move(), language);
    capital(&language.msg("play-to-move").with("side", side).with("number", number).to_string())
}

/// Says who won, if the game is over.
pub fn result(position: &Position, language: Language) -> Option<String> {
    let Some(winner) = position.ending()?.winner else {
        return Some(language.msg("play-draw").to_string());
    };
    let (side, number) = named(position.table().game(), winner, language);
    Some(capital(&language.msg("play-wins").with("side", side).with("number", number).to_string()))
}

/// Says why the game ended so, if it is over: the rule that ended it as sheets say it, or, where there is but one, the
/// goal in the words of the game's author.
pub fn reason(position: &Position, language: Language) -> Option<String> {
    let ending = position.ending()?;
    let game = position.table().game();
    let goal = ending.winner.filter(|_| game.ends().len() == 1).and_then(|_| say::goal(game, language));
    goal.or_else(|| say::ending(game, usize::from(ending.end?), language))
        .or_else(|| ending.winner.and_then(|_| say::goal(game, language)))
}

/// Says what a button for a move reads.
pub fn button(position: &Position, mv: Move, language: Language) -> String {
    let text = position.write_move(mv);
    match text.as_str() {
        "swap" => return language.msg("play-button-swap").to_string(),
        "pass" => return language.msg("play-button-pass").to_string(),
        "stop" => return language.msg("play-button-stop").to_string(),
        _ => {}
    }
    let game = position.table().game();
    if let Some((word, cells)) = text.split_once(':')
        && let Some((_, piece)) = say::named_piece(game, word, language)
    {
        return format!("{} ({cells})", capital(&piece));
    }
    text
}

/// Says a side's score, in games that have one; where seeds are taken, those are what people count.
pub fn points(position: &Position, setup: &Setup, side: Side, language: Language) -> Option<String> {
    Some(match setup.seeds.is_empty() {
        true => language.msg("play-points").with("n", position.score(side)?).to_string(),
        false => language.msg("play-seeds").with("n", setup.taken[side.index()]).to_string(),
    })
}

/// Writes the first letter large.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
