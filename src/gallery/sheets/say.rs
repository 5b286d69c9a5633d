//! Words about a game for screens: sides, pieces and how a game ended, as the sheets say them.

use std::sync::Arc;

use super::phrase::{Name, SideName, View};
use super::tongue::{self, Number, Tongue};
use super::{concerned, fact, plain};
use crate::diagram::material;
use paper::typeset::markup;
use rules::engine::{GameRecord, MoveError, MoveReason, Position, RecordError, Table};
use rules::game::{Game, Language, Layer, Owner, Side};
use speech::Tell;

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
    let (kind, side) = names(game, layer);
    tongue_of(game, language).piece(&kind, side.as_ref())
}

/// Names a piece of a layer with its article: `o peão branco`, `the white man`, `a seta`.
pub fn the_piece(game: &Game, layer: usize, language: Language) -> String {
    let (kind, side) = names(game, layer);
    tongue_of(game, language).the_piece(&kind, side.as_ref())
}

/// Returns what the pieces of a layer are called, and whose they are where both sides have such.
fn names(game: &Game, layer: usize) -> (Name, Option<SideName>) {
    let view = View::new(game);
    let layer = &game.layers()[layer];
    let side = match game.kinds()[layer.kind].owner {
        Owner::Each => layer.side.map(|side| view.side_name(side)),
        Owner::Only(_) | Owner::Shared => None,
    };
    (view.kind_name(layer.kind), side)
}

/// Names the piece that a move names by its word, with the number of its layer: `peça branca`, `peça 2`. Where both sides have one of
/// that word it is that of whoever moves, and goes without a side.
pub fn named_piece(game: &Game, word: &str, language: Language) -> Option<(usize, String)> {
    let layers = || game.layers().iter().enumerate();
    // The other's is named with its side before it.
    let is_others = |layer: &Layer| {
        layer.side.is_some_and(|side| word == format!("{}-{}", game.sides()[side].word, layer.word))
    };
    if let Some((index, _)) = layers().find(|(_, layer)| is_others(layer)) {
        return Some((index, piece(game, index, language)));
    }
    let mut alike = layers().filter(|(_, layer)| layer.word == word);
    let (index, _) = alike.next()?;
    let name = match alike.next() {
        Some(_) => kind(game, index, language),
        None => piece(game, index, language),
    };
    Some((index, name))
}

/// Names the kind of the pieces of a layer, whosever they are: `peça`, `peça 2`.
fn kind(game: &Game, layer: usize, language: Language) -> String {
    let name = View::new(game).kind_name(game.layers()[layer].kind);
    tongue_of(game, language).piece(&name, None)
}

/// Writes a move for people: `d8 negra`, `peça 2 em c5, seta para a5`; moves that name no piece as they are.
pub fn ply(game: &Game, text: &str, language: Language) -> String {
    match text {
        "swap" => return language.msg("play-swap").to_string(),
        "pass" => return language.msg("play-pass").to_string(),
        "stop" => return language.msg("play-stop").to_string(),
        _ => {}
    }
    let named =
        text.split_once(':').and_then(|(word, cells)| Some((named_piece(game, word, language)?, cells)));
    let Some(((layer, name), cells)) = named else { return text.to_owned() };
    match cells.split_once(',') {
        Some((cell, to)) if material::points(game, layer).is_some() => language
            .msg("sheets-ply-pointing")
            .with("piece", name)
            .with("cell", cell)
            .with("to", to)
            .to_string(),
        _ => format!("{cells} {}", colour(game, layer, &name, language)),
    }
}

/// Returns what tells a piece apart: of pieces of one kind the colour alone.
fn colour(game: &Game, layer: usize, name: &str, language: Language) -> String {
    let kind = kind(game, layer, language);
    let rest = name.strip_prefix(kind.as_str()).or_else(|| name.strip_suffix(kind.as_str())).map(str::trim);
    match rest {
        Some(colour) if game.kinds().len() == 1 && !colour.is_empty() => colour.to_owned(),
        _ => name.to_owned(),
    }
}

/// Writes moves for people, with what stands between them: blanks do where none of them has any.
pub fn plies(game: &Game, texts: &[String], language: Language) -> (Vec<String>, &'static str) {
    let told: Vec<String> = texts.iter().map(|text| ply(game, text, language)).collect();
    let between = if told.iter().any(|one| one.contains(' ')) { "; " } else { " " };
    (told, between)
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

/// Says what the side to move may do now, as sheets tell it.
pub fn turn(position: &Position, language: Language) -> String {
    let side = position.side_to_move();
    turn_of(position.table().game(), side, position.setup().turn == side.index() as u16, language)
}

/// Says what a side may do in its turns, or in its first.
pub fn turn_of(game: &Game, side: Side, is_first: bool, language: Language) -> String {
    let said = plain::turn(game, side, is_first, language);
    // A list reads on as a sentence.
    let lines = said.lines().map(|line| line.trim().trim_start_matches("- ")).filter(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join(" ")
}

/// Says why a move is refused: by the rule as sheets tell it, where it is against one.
pub fn refusal(position: &Position, error: &MoveError, language: Language) -> String {
    match &error.reason {
        MoveReason::AgainstRules(_) => {
            // Only of what the move has to do with.
            let rule = match concerned::lines(position, &error.refused) {
                Some(meant) => {
                    let (game, side) = (position.table().game(), position.side_to_move());
                    let is_first = position.setup().turn == side.index() as u16;
                    turn_of(&game.spending(side, meant, is_first), side, is_first, language)
                }
                None => turn(position, language),
            };
            language.msg("sheets-against-rule").with("rule", rule).to_string()
        }
        other => other.in_language(language),
    }
}

/// Says which move is refused and what could be played instead, and why as sheets tell it.
pub fn refused(position: &Position, error: &MoveError, language: Language) -> String {
    language.say(&error.told(refusal(position, error, language)))
}

/// Says where a record is wrong, and why a move of it is refused as sheets tell it.
pub fn record_refused(
    record: &GameRecord,
    table: &Arc<Table>,
    error: &RecordError,
    language: Language,
) -> String {
    let stuck = Position::start(table).play_along(&record.moves.join(" ")).err();
    let reason = |own: &MoveError| match &stuck {
        Some(stuck) => own.told(refusal(&stuck.position, own, language)),
        None => own.tell(),
    };
    language.say(&error.told(reason))
}

/// The longest that a game's aim may be to be told whole.
const SHORT: usize = 180;

/// Says in a sentence or two how one wins: as the game's author wrote it, or else from the rules.
pub fn aim(game: &Game, language: Language) -> String {
    let said = goal(game, language).unwrap_or_else(|| plain::prose(game, language).goal.join(" "));
    first_sentences(&said)
}

/// Returns the first sentence, and those after it as long as all are short; a list is left to the sheet.
fn first_sentences(text: &str) -> String {
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    let text = match text.split_once(": - ") {
        Some((before, _)) => format!("{before}."),
        None => text,
    };
    let mut kept = String::new();
    for sentence in text.split_inclusive(". ") {
        if !kept.is_empty() && kept.chars().count() + sentence.trim_end().chars().count() > SHORT {
            break;
        }
        kept += sentence;
    }
    kept.trim_end().to_owned()
}

#[cfg(test)]
mod tests {
    use super::first_sentences;

    #[test]
    fn an_aim_is_a_sentence_or_two() {
        assert_eq!(first_sentences("One wins.\nThe other loses."), "One wins. The other loses.");
        let long = format!("One wins. {} end.", "word ".repeat(40).trim());
        assert_eq!(first_sentences(&long), "One wins.");
        assert_eq!(first_sentences("One makes a figure:\n\n- a ring;\n- a fork."), "One makes a figure.");
        assert_eq!(first_sentences(long.trim_start_matches("One wins. ")).len(), 204);
    }
}
