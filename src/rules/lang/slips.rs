//! What people write who know how a phrase should be and slip in it, and how it is written.

use std::ops::Range;

use grammar::Rule;
use speech::{Message, msg};

use crate::words::Relation;

/// The words that begin an action.
pub(super) const ACTIONS: &[&str] =
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
            Rule::end_condition => slip_in_condition(word, [next(1), next(2)], words[0].1, index == 0),
            Rule::end_result => slip_in_result(word, next(1), index == 0),
            Rule::board_value if ["with", "holes"].contains(&word) => here("without"),
            Rule::board_value if word == "by" => here("6x6"),
            Rule::set_value if word == "to" => Some(msg("lang-cells-one-by-one")),
            _ => None,
        };
        let slip = slip.or_else(|| slip_anywhere(word, next(1)));
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
        ("provided", "if") => Some(msg("lang-provided-if")),
        ("and", "place" | "remove") => {
            sofar.choices += 1;
            (sofar.choices > 1).then(|| msg("lang-third-action"))
        }
        ("else", _) if is_first => Some(msg("diag-did-you-mean").with("word", "otherwise")),
        ("remove", _) if text[..at].trim_end().ends_with(',') => here("removing"),
        // So many cells away may be meant.
        ("remove", n) if n.parse::<u32>().is_ok() && Relation::read(next[1]).is_none() => {
            Some(msg("lang-remove-many"))
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

fn slip_in_condition(word: &str, next: [&str; 2], first: &str, is_first: bool) -> Option<Message> {
    let is_number = |word: &str| word.parse::<u32>().is_ok();
    match (word, next[0]) {
        (n, "in") if is_first && is_number(n) => here(&format!("line of {n} own")),
        (n, what) if is_first && is_count_of(n, what) => here(&format!("at least {n}")),
        ("in", "a" | "line") => here("line of 3 own"),
        ("of", n) if first == "line" && is_number(n) && next[1].is_empty() => {
            here(&format!("line of {n} own"))
        }
        ("or", "more") if first == "line" => Some(msg("lang-line-or-more")),
        ("has" | "have", "no") => here("no move"),
        ("moves", _) if first == "no" => Some(msg("diag-did-you-mean").with("word", "move")),
        (direction, "") if first == "line" && Relation::read(direction).is_some() => {
            here(&format!("{} line of", direction.trim_end_matches("ly")))
        }
        ("left", "") => Some(msg("lang-leave-out").with("word", word)),
        _ => None,
    }
}

fn slip_in_result(word: &str, next: &str, is_first: bool) -> Option<Message> {
    match (word, next) {
        ("win" | "wins" | "lose" | "loses", "") if is_first => Some(msg("lang-who-wins")),
        ("most" | "largest", _) if is_first => here("more"),
        _ => None,
    }
}

fn slip_anywhere(word: &str, next: &str) -> Option<Message> {
    match (word, next) {
        ("place", n) if n.parse::<u32>().is_ok() => Some(msg("lang-place-many")),
        ("next", "to") => here("beside"),
        ("line", "with") | ("sight", "" | "leaving" | "removing") => here("in sight of it"),
        ("no", "liberties" | "liberty") => here("not touching empty"),
        ("touching" | "reaching", side) if Relation::read(side).is_some() => {
            Some(msg("lang-side-of-board").with("word", side))
        }
        _ => None,
    }
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

/// Words before which a set of cells has been said to its end.
const AFTER_A_SET: &[&str] = &["and", "else", "if", "leaving", "or", "provided", "removing", "then"];
