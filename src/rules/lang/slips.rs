//! What people write who know how a phrase should be and slip in it, and how it is written.

use std::ops::Range;
use std::sync::LazyLock;

use grammar::Rule;
use speech::{Lexicon, Message, msg};

use super::everyday::{is_article, said_here};
use super::slips_in_cells::way_of;
use crate::words::Relation;

/// The words that begin an action.
pub(crate) const ACTIONS: &[&str] =
    &["place", "move", "shift", "jump", "fly", "turn", "replace", "remove", "sow", "pass"];

pub(super) fn is_letter(c: char) -> bool {
    c.is_alphanumeric() || matches!(c, '-' | '_' | '\'')
}

/// Finds, anywhere in a phrase that cannot be read, what people write who know how it should be and slip in the joint, and
/// says how it is written.
pub(super) fn known_slip(text: &str, rule: Rule) -> Option<(Range<usize>, Message)> {
    let mut words: Vec<(usize, &str)> = Vec::new();
    let mut at = 0;
    for piece in text.split_inclusive(|c| !is_letter(c)) {
        words.push((at, piece.trim_end_matches(|c| !is_letter(c))));
        at += piece.len();
    }
    words.retain(|(_, word)| !word.is_empty());
    let mut sofar = SoFar::default();
    for index in 0..words.len() {
        let (at, word) = words[index];
        let next = |n: usize| words.get(index + n).map_or("", |(_, next)| *next);
        let slip = match rule {
            Rule::turn_line => {
                sofar.read(word);
                slip_in_turn(text, at, word, [next(1), next(2)], &mut sofar)
            }
            Rule::end_condition => slip_in_condition(word, [next(1), next(2)], text, index == 0),
            Rule::end_result => slip_in_result(word, [next(1), next(2)], index == 0),
            Rule::number_value => slip_in_number(word, text),
            Rule::board_value if ["with", "holes"].contains(&word) => here("without"),
            Rule::board_value if word == "without" && text[..at].trim_end().ends_with(',') => {
                Some(msg("lang-leave-out").with("word", ","))
            }
            Rule::set_value if word == "to" => Some(msg("lang-cells-one-by-one")),
            _ => None,
        };
        let slip = slip.or_else(|| slip_anywhere(word, [next(1), next(2)]));
        if let Some(message) = slip {
            let (at, word) = if word == "provided" { words[index + 1] } else { (at, word) };
            return Some((at..at + word.len(), message));
        }
    }
    None
}

fn here(words: &str) -> Option<Message> {
    Some(msg("lang-said-here").with("words", words))
}

/// What a line of `turn` has said before a word.
#[derive(Default)]
struct SoFar<'a> {
    /// The action that was named last.
    action: &'a str,
    /// How many choices were added to it.
    choices: usize,
}

impl<'a> SoFar<'a> {
    fn read(&mut self, word: &'a str) {
        match word {
            "then" => *self = SoFar::default(),
            word if ACTIONS.contains(&word) || word == "run" => self.action = word,
            _ => {}
        }
    }
}

fn slip_in_turn(text: &str, at: usize, word: &str, next: [&str; 2], sofar: &mut SoFar) -> Option<Message> {
    let is_first = text[..at].trim().is_empty();
    let after = text[at + word.len()..].trim_start();
    match (word, next[0]) {
        ("or", next) if ACTIONS.contains(&next) => Some(msg("lang-or-action")),
        ("and", "then") => here(", then"),
        (capture, _) if said_here(capture) == Some("move own to enemy") => match sofar.action {
            "sow" => here("taking"),
            _ => Some(msg("lang-capture")),
        },
        (same, line) if is_same(same) => here(match said_here(line).unwrap_or(line) {
            "diagonal" | "diagonally" => "to empty diagonal in sight of it",
            _ => "to empty straight in sight of it",
        }),
        (capturing, _) if said_here(capturing) == Some("removing") && !sofar.action.is_empty() => {
            match sofar.action {
                "jump" | "fly" => here("removing jumped"),
                "move" => Some(msg("lang-capture-by-moving")),
                _ => None,
            }
        }
        (promote, _) if said_here(promote) == Some("putting … on it") => {
            let joints = ["to", "into", "as", "it", "in", ""];
            let kind =
                next.into_iter().find(|word| !joints.contains(word) && !is_article(word)).unwrap_or("king");
            here(&format!("putting {kind} on it in last row"))
        }

        ("first", "turn") => Some(msg("lang-first-turn")),
        ("provided", "if") => Some(msg("lang-provided-if")),
        ("and", "place" | "remove") => {
            sofar.choices += 1;
            (sofar.choices > 1).then(|| msg("lang-third-action"))
        }
        ("else", _) if is_first => Some(msg("diag-did-you-mean").with("word", "otherwise")),
        ("if", _) if is_first => Some(msg("lang-if-last")),
        ("then", next) if ACTIONS.contains(&next) && !text[..at].trim_end().ends_with(',') => {
            Some(msg("lang-then-comma"))
        }
        ("removing", n) if n.parse::<u32>().is_ok() && Relation::read(next[1]).is_none() => {
            Some(msg("lang-removing-many"))
        }
        ("from", _) if sofar.action == "move" && begins_where(&text[..at]) => here("in"),
        (n, "or") if n.parse::<u32>().is_ok() && next[1].parse::<u32>().is_ok() => {
            let mut after = after.split_whitespace().skip(2).skip_while(|word| is_cells(word));
            let direction = after.next().map(|word| said_here(word).unwrap_or(word));
            let direction = direction.filter(|word| Relation::read(word).is_some())?;
            let steps =
                |n: &str| if n == "1" { of_it(direction) } else { format!("{n} {}", of_it(direction)) };
            here(&format!("({} or {})", steps(n), steps(next[1])))
        }
        (n, "times") if said_here(n).is_some_and(|n| n.parse::<u32>().is_ok()) => {
            here(&format!("{} times", said_here(n).unwrap_or_default()))
        }
        (anywhere, _) if sofar.action == "place" && said_here(anywhere) == Some("to empty") => {
            here("on empty")
        }
        ("afterwards", next) if ACTIONS.contains(&next) => here("then"),
        ("afterwards", next) if is_apart(&text[..at]) || ["putting", "removing"].contains(&next) => {
            Some(msg("lang-afterwards"))
        }
        ("again", "if") if after.contains(" with it") => here("again with it if …"),
        (n, cells) if n.parse::<u32>().is_ok() && is_cells(cells) && Relation::read(next[1]).is_some() => {
            let to = if text[..at].contains(" to ") { "" } else { "to " };
            here(&format!("{to}empty {n} {}", of_it(next[1])))
        }
        ("diagonal", "ahead" | "behind") => Some(msg("diag-did-you-mean").with("word", "diagonally")),
        ("remove", _) if text[..at].trim_end().ends_with(',') => here("removing"),
        // So many cells away may be meant.
        ("remove", n) if n.parse::<u32>().is_ok() && Relation::read(next[1]).is_none() => {
            Some(msg("lang-remove-many"))
        }
        (direction, "to" | "removing" | "")
            if ["jump", "fly"].contains(&sofar.action)
                && Relation::read(direction).is_some()
                && text[..at].contains(" over ")
                && !text[..at].contains(" to ") =>
        {
            here(&format!("{} own {direction} over enemy to empty", sofar.action))
        }
        ("over", _) if ["jump", "fly"].contains(&sofar.action) && !text[at..].contains(" to ") => {
            here("jump own over enemy to empty")
        }
        ("diagonally", "ahead" | "behind") => None,
        // A direction may itself lead to something, before the joint of the action.
        (direction, "to")
            if sofar.action == "move"
                && Relation::read(direction).is_some()
                && after.matches("to ").count() == 1 =>
        {
            Some(msg("lang-direction-after-to").with("words", format!("to empty {}", of_it(direction))))
        }
        (direction, next)
            if Relation::read(direction).is_some()
                && ["place", "move", "replace", "remove", "sow"].contains(&sofar.action)
                && (after.is_empty() || after.starts_with([',', ')']) || AFTER_A_SET.contains(&next)) =>
        {
            Some(msg("lang-direction-of-what").with("words", of_it(direction)))
        }
        _ => None,
    }
}

/// Says whether a comma, or a condition, stands between a word and what it belongs to.
fn is_apart(before: &str) -> bool {
    let clause = before.trim_end().rsplit(',').next().unwrap_or_default();
    clause.trim().is_empty() || clause.contains(" if ")
}

/// Says whether what has been said of a move is still which piece moves, and no way from one cell to another.
fn begins_where(before: &str) -> bool {
    let last = before.split_whitespace().next_back().unwrap_or_default();
    !before.contains(" to ") && Relation::read(last).is_none() && last != "far"
}

/// Says whether a word is what people call the cells of a board.
fn is_cells(word: &str) -> bool {
    word == "cells" || said_here(word) == Some("cells")
}

fn slip_in_condition(word: &str, next: [&str; 2], text: &str, is_first: bool) -> Option<Message> {
    let is_number = |word: &str| word.parse::<u32>().is_ok();
    let first = text.split_whitespace().next().unwrap_or_default();
    let mut from_end = text.split_whitespace().rev();
    let (last, before_last) = (from_end.next().unwrap_or_default(), from_end.next().unwrap_or_default());
    // `in last row` names a row, `in a row` does not.
    let is_line = ["row", "line"].contains(&last) || matches!(said_here(last), Some("row" | "line of"));
    let ends_in_line =
        is_line && (is_article(before_last) || before_last == "in" || said_here(before_last) == Some("in"));
    let says =
        |wanted: &str| text.split_whitespace().any(|word| word == wanted || said_here(word) == Some(wanted));
    match (word, next[0]) {
        (word, _) if is_first && (word == "if" || said_here(word) == Some("if")) => {
            Some(msg("lang-leave-out").with("word", word))
        }
        (n, joint) if is_first && is_number(n) && (joint == "in" || said_here(joint) == Some("in")) => {
            here(&format!("line of {n} own"))
        }
        (row, _) if said_here(row) == Some("row") && is_number(next[1]) => {
            here(&format!("line of {} own", next[1]))
        }
        ("line", n) if is_number(n) => here(&format!("line of {n}")),
        (score, n) if is_number(n) && (score == "score" || said_here(score) == Some("score")) => {
            here(&format!("score is at least {n}"))
        }
        ("score", bound) if ["more", "fewer", "at", "exactly", "less", "over"].contains(&bound) => {
            here(&format!(
                "score is {}",
                match (bound, next[1]) {
                    ("at", least) => format!("at {least}"),
                    ("exactly", _) => "exactly".to_owned(),
                    ("fewer" | "less", _) => "fewer than".to_owned(),
                    _ => "more than".to_owned(),
                }
            ))
        }
        ("after", n) if is_first && is_number(n) => Some(msg("lang-beyond-clock")),
        (n, again) if is_first && is_number(n) && said_here(again) == Some("position repeated") => {
            here(&format!("position occurred {n} times"))
        }
        (n, gone) if is_first && is_number(n) && said_here(gone) == Some("removed") => {
            here(&format!("taken is at least {n}"))
        }
        (n, _) if is_first && is_number(n) && says("in") && says("diagonal") => {
            here(&format!("diagonal line of {n} own"))
        }
        (n, _) if is_first && is_number(n) && says("in") && ends_in_line => here(&format!("line of {n} own")),
        (n, what) if is_first && is_count_of(n, what) => here(&format!("at least {n}")),
        ("in", "a" | "line") => here("line of 3 own"),
        ("of", n) if first == "line" && is_number(n) && next[1].is_empty() => {
            here(&format!("line of {n} own"))
        }
        ("or", "more") if first == "line" => Some(msg("lang-line-or-more")),
        ("has" | "have", "no") => here("no move"),
        ("moves", _) if first == "no" => Some(msg("diag-did-you-mean").with("word", "move")),
        (verb, _) if !is_first && said_here(verb) == Some("in") => here("in"),
        (verb, _) if said_here(verb) == Some(CONNECTED) => here(CONNECTED),
        (direction, "") if first == "line" && Relation::read(direction).is_some() => {
            here(&format!("{} line of", direction.trim_end_matches("ly")))
        }
        ("left", "") => Some(msg("lang-leave-out").with("word", word)),
        _ => None,
    }
}

fn slip_in_result(word: &str, next: [&str; 2], is_first: bool) -> Option<Message> {
    let verb = if next[1].is_empty() { "wins" } else { next[1] };
    match (word, next[0]) {
        (word, "1") if is_player(word) => here(&format!("first {verb}")),
        (word, "2") if is_player(word) => here(&format!("second {verb}")),
        ("draw", verb @ ("win" | "wins")) => Some(msg("lang-leave-out").with("word", verb)),
        (verb, _) if is_first && matches!(said_here(verb), Some("wins" | "loses")) => {
            Some(msg("lang-who-wins"))
        }
        ("win" | "wins" | "lose" | "loses", "") if is_first => Some(msg("lang-who-wins")),
        ("most" | "largest", _) if is_first => here("more"),
        _ => None,
    }
}

/// A score is what is counted, and each of it counts once.
fn slip_in_number(word: &str, text: &str) -> Option<Message> {
    if !["point", "points"].contains(&word) && said_here(word) != Some("score") {
        return None;
    }
    let mut words = text.split_whitespace();
    let captures = words
        .clone()
        .any(|word| said_here(word).is_some_and(|here| ["move own to enemy", "removed"].contains(&here)));
    let counted = words.find(|word| ["own", "enemy", "taken"].contains(word));
    here(if captures { "taken" } else { counted.unwrap_or("own") })
}

/// How it is said that two sides of the board are joined.
pub(super) const CONNECTED: &str = "groups of own reaching top reaching bottom";

fn is_same(word: &str) -> bool {
    static SAME: LazyLock<Lexicon<()>> = LazyLock::new(|| Lexicon::new([((), msg("lang-the-same"))]));
    SAME.meaning(word).is_some()
}

fn is_player(word: &str) -> bool {
    said_here(word) == Some("mover")
}

fn slip_anywhere(word: &str, [next, after_next]: [&str; 2]) -> Option<Message> {
    match (word, next) {
        ("row" | "rows", letter)
            if letter.len() == 1 && letter.starts_with(|c: char| c.is_ascii_lowercase()) =>
        {
            Some(msg("lang-rows-columns"))
        }
        ("column" | "columns", n) if n.parse::<u32>().is_ok() => Some(msg("lang-rows-columns")),
        (cell, _) if turned_cell(cell).is_some() => here(&turned_cell(cell).unwrap_or_default()),
        (like, _)
            if said_here(like) == Some("in sight of it") && way_of(next).or(way_of(after_next)).is_some() =>
        {
            here(way_of(next).or(way_of(after_next)).unwrap_or_default())
        }
        ("place", n) if n.parse::<u32>().is_ok() => Some(msg("lang-place-many")),
        ("next", "to") => here("beside"),
        (knight, _) if said_here(knight) == Some("knight-leap") => here("knight-leap from it"),
        ("line", "with") | ("sight", "" | "leaving" | "removing") => here("in sight of it"),
        ("no", "liberties" | "liberty") => here("not touching empty"),
        ("touching" | "reaching", side) if Relation::read(side).is_some() => {
            Some(msg("lang-side-of-board").with("word", side))
        }
        _ => None,
    }
}

/// Returns the cell whose number was written before its letter.
fn turned_cell(word: &str) -> Option<String> {
    let (number, letter) = word.split_at_checked(word.len().checked_sub(1)?)?;
    let is_letter = letter.starts_with(|c: char| c.is_ascii_alphabetic());
    (is_letter && number.parse::<u32>().is_ok()).then(|| format!("{}{number}", letter.to_lowercase()))
}

/// Says whether a condition begins with a number of something, where it must say whether at least, at most or exactly so many.
fn is_count_of(number: &str, what: &str) -> bool {
    let is_other = ["", "is", "pass", "passes"].contains(&what) || Relation::read(what).is_some();
    number.parse::<u32>().is_ok() && !is_other
}

/// Returns how a direction is said of the piece that moves.
fn of_it(direction: &str) -> String {
    match direction {
        "above" | "around" | "behind" | "below" | "beside" => format!("{direction} it"),
        "diagonal" | "straight" | "knight-leap" => format!("{direction} from it"),
        "diagonally" => "diagonal from it".to_owned(),
        _ => format!("{direction} of it"),
    }
}

/// Returns how the language says a word of everyday speech; a direction is said of the piece that moves.
pub(crate) fn said_of_it(word: &str) -> Option<String> {
    let joined = ["of", "from"].into_iter().find_map(|joint| word.strip_suffix(joint));
    if let Some(direction) = joined.filter(|word| Relation::read(word).is_some()) {
        return Some(of_it(direction));
    }
    said_here(word).map(|here| if Relation::read(here).is_some() { of_it(here) } else { here.to_owned() })
}

/// Words before which a set of cells has been said to its end.
const AFTER_A_SET: &[&str] = &["and", "else", "if", "leaving", "or", "provided", "removing", "then"];
