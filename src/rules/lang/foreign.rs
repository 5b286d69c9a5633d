//! Words and files of other languages for games: Ludii, Zillions of Games, Regular Boardgames.

use std::ops::Range;

use speech::{Message, msg};

use super::everyday::said_here;
use super::slips::is_letter;
use crate::words::known;

const LUDII: &str = "Ludii";
const ZILLIONS: &str = "Zillions of Games";
const RBG: &str = "Regular Boardgames";

/// Words of other languages, as they are written there, whose they are, and what says the same here.
const CODE: &[(&str, &str, &str)] = &[
    ("Add", LUDII, "place own on empty"),
    ("Step", LUDII, "move own to empty beside it"),
    ("Slide", LUDII, "move own to empty in sight of it"),
    ("Hop", LUDII, "jump own over enemy to empty"),
    ("Leap", LUDII, "move own to empty knight-leap from it"),
    ("Remove", LUDII, "remove enemy"),
    ("Promote", LUDII, "putting … on it"),
    ("Pass", LUDII, "pass"),
    ("Sow", LUDII, "sow"),
    ("Swap", LUDII, "swap: on second turn"),
    ("forEach", LUDII, "move own to …"),
    ("sites", LUDII, "empty"),
    ("equipment", LUDII, "board: …` + `pieces: …"),
    ("regions", LUDII, "zones: …"),
    ("Mover", LUDII, "own"),
    ("Next", LUDII, "enemy"),
    ("P1", LUDII, "first"),
    ("P2", LUDII, "second"),
    ("Empty", LUDII, "empty"),
    ("Occupied", LUDII, "occupied"),
    ("Line", LUDII, "line of 3 own"),
    ("Connected", LUDII, "groups of own reaching top reaching bottom"),
    ("Blocked", LUDII, "no move"),
    ("NoMoves", LUDII, "no move"),
    ("Win", LUDII, "mover wins"),
    ("Loss", LUDII, "mover loses"),
    ("Draw", LUDII, "draw"),
    ("Adjacent", LUDII, "beside"),
    ("Orthogonal", LUDII, "straight"),
    ("Diagonal", LUDII, "diagonal"),
    ("Forward", LUDII, "ahead"),
    ("Forwards", LUDII, "ahead"),
    ("verify", ZILLIONS, "if"),
    ("add", ZILLIONS, "place own on"),
    ("not-empty", ZILLIONS, "occupied"),
    ("friend", ZILLIONS, "own"),
    ("stalemated", ZILLIONS, "no move"),
    ("relative-config", ZILLIONS, "line of 3 own"),
    ("absolute-config", ZILLIONS, "own in last row"),
    ("win-condition", ZILLIONS, "end: …"),
    ("loss-condition", ZILLIONS, "end: …"),
    ("draw-condition", ZILLIONS, "end: …"),
    ("board-setup", ZILLIONS, "start: …"),
    ("turn-order", ZILLIONS, "sides: …"),
    ("move-type", ZILLIONS, "turn: …"),
];

/// Returns how a word of another language for games is said here.
pub(crate) fn code_meant(word: &str) -> Option<Message> {
    let small = word.to_lowercase();
    // What is a word here too, but for its capital, or one of everyday speech, is a slip of another kind.
    let is_other = known().contains(&small.as_str()) || said_here(word).is_some();
    let (word, language, here) = CODE.iter().find(|(code, ..)| *code == word && !is_other)?;
    Some(msg("lang-code").with("word", *word).with("language", *language).with("here", *here))
}

/// Returns where a phrase is written in another language for games, and how its words are said here.
pub(crate) fn code(text: &str) -> Option<(Range<usize>, Message)> {
    let mut pairs: Vec<String> = Vec::new();
    let (mut end, mut whose) = (None, None);
    let mut at = 0;
    for piece in text.split_inclusive(|c| !is_letter(c)) {
        let word = piece.trim_end_matches(|c| !is_letter(c));
        if let Some((word, language, here)) = CODE.iter().find(|(code, ..)| *code == word) {
            let pair = format!("`{word}` → `{here}`");
            if !pairs.contains(&pair) {
                pairs.push(pair);
            }
            end = end.or(Some(at + word.len()));
            whose = whose.or(Some(*language));
        }
        at += piece.len();
    }
    let is_code = text.trim_start().starts_with('(') || pairs.len() > 1;
    let (end, whose) = (end.filter(|_| is_code)?, whose?);
    let start = text.len() - text.trim_start().len();
    Some((start..end, msg("lang-code-all").with("language", whose).with("pairs", pairs.join(", "))))
}

/// Returns where a file shows that it is written in another language for games, and in which.
pub(super) fn foreign_file(text: &str) -> Option<(Range<usize>, &'static str)> {
    let first = text.trim_start();
    let at = text.len() - first.len();
    let beginnings = ["(game", "(match", "(define", "(metadata"];
    if let Some(word) = beginnings.into_iter().find(|word| first.starts_with(word)) {
        let is_zillions = ["(title", "(turn-order", "(board-setup", "(win-condition"]
            .iter()
            .any(|word| text.contains(word));
        return Some((at..at + word.len(), if is_zillions { ZILLIONS } else { LUDII }));
    }
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let word = line.split([' ', '=', '(']).next().unwrap_or_default();
        if ["#players", "#pieces", "#variables", "#rules", "#board"].contains(&word) && line.contains('=') {
            return Some((start..start + word.len(), RBG));
        }
        start += line.len();
    }
    None
}
