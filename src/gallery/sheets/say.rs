//! Words about a game for screens: sides, pieces and how a game ended, as the sheets say them.

use std::sync::Arc;

use super::phrase::View;
use super::tongue::{self, Number, Tongue};
use super::{fact, plain};
use paper::typeset::markup;
use rules::engine::{GameRecord, MoveError, MoveReason, Position, RecordError, Table};
use rules::game::{Game, Language, Owner, Side};
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
pub fn refusal(position: &Position, reason: &MoveReason, language: Language) -> String {
    match reason {
        MoveReason::AgainstRules(_) => {
            language.msg("sheets-against-rule").with("rule", turn(position, language)).to_string()
        }
        other => other.in_language(language),
    }
}

/// Says which move is refused and what could be played instead, and why as sheets tell it.
pub fn refused(position: &Position, error: &MoveError, language: Language) -> String {
    language.say(&error.told(refusal(position, &error.reason, language)))
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
        Some(stuck) => own.told(refusal(&stuck.position, &own.reason, language)),
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
