//! The pest grammar, and its complaints in words an author understands.

use pest::error::{Error, ErrorVariant, InputLocation};
use pest_derive::Parser;

use super::document::Text;
use crate::diag::{Diagnostic, nearest};

/// The parser pest makes of `grammar/rules.pest`.
#[derive(Parser)]
#[grammar = "grammar/rules.pest"]
pub(super) struct PhraseParser;

/// Words that a phrase may continue with, for "did you mean".
pub(crate) const JOINING_WORDS: &[&str] = &[
    "above",
    "again",
    "ahead",
    "and",
    "around",
    "behind",
    "below",
    "beside",
    "between",
    "diagonally",
    "draw",
    "else",
    "exactly",
    "groups",
    "higher",
    "jump",
    "largest",
    "leaving",
    "line",
    "loses",
    "lower",
    "move",
    "not",
    "optionally",
    "otherwise",
    "outside",
    "over",
    "pass",
    "place",
    "product",
    "provided",
    "putting",
    "reaching",
    "remove",
    "removing",
    "repeated",
    "replace",
    "sideways",
    "skipping",
    "sow",
    "straight",
    "taking",
    "then",
    "through",
    "touching",
    "twice",
    "wins",
    "with",
];

/// What people say first, and how it is said here.
const SYNONYMS: &[(&str, &str)] = &[
    ("adjacent", "beside"),
    ("backward", "behind"),
    ("capture", "move … to enemy` or `removing"),
    ("forward", "ahead"),
    ("free", "empty"),
    ("full", "no empty"),
    ("horizontally", "sideways"),
    ("mine", "own"),
    ("neighbour", "beside"),
    ("neighbours", "beside"),
    ("opponent", "enemy"),
    ("orthogonal", "straight"),
    ("orthogonally", "straight"),
    ("take", "move … to enemy` or `removing"),
    ("vacant", "empty"),
];

/// Names of cells that every file knows; none of them is a misspelt joining word.
const NAMES: &[&str] = &["cells", "empty", "enemy", "first", "it", "new", "own", "second"];

/// Returns how the language says what a word of everyday speech means.
pub(crate) fn said_here(word: &str) -> Option<&'static str> {
    SYNONYMS.iter().find(|(known, _)| *known == word).map(|(_, here)| *here)
}

/// Turns pest's complaint about a phrase into ours, with the caret under the word that could not be read.
pub(super) fn phrase_error(text: &Text, rule: Rule, error: &Error<Rule>) -> Diagnostic {
    let (InputLocation::Pos(start) | InputLocation::Span((start, _))) = error.location;
    let rest = &text.text[start.min(text.text.len())..];
    let skipped = rest.len() - rest.trim_start().len();
    let start = start + skipped;
    let rest = &rest[skipped..];
    let found: String =
        rest.chars().take_while(|c| c.is_alphanumeric() || matches!(c, '-' | '_' | '\'')).collect();
    let found = if found.is_empty() { rest.chars().take(1).collect() } else { found };
    let what = purpose(rule);
    let expected = match rule {
        Rule::turn_line if text.text[..start].trim().is_empty() => ACTIONS.to_owned(),
        _ => expected(error),
    };
    let diagnostic = if found.is_empty() {
        let end = text.text.len();
        Diagnostic::error(text.at(end.saturating_sub(1)..end), format!("{what} stops too early"))
            .label(format!("expected {expected} after this"))
    } else {
        Diagnostic::error(
            text.at(start..start + found.len()),
            format!("`{found}` does not fit here in {what}"),
        )
        .label(format!("expected {expected}"))
    };
    if let Some(here) = said_here(&found) {
        return diagnostic.help(format!("here one says `{here}`"));
    }
    let near = nearest(&found, JOINING_WORDS.iter().copied()).filter(|_| !NAMES.contains(&found.as_str()));
    match near {
        Some(word) if word != found => diagnostic.did_you_mean(Some(word)),
        _ => match misspelt_before(&text.text[..start]) {
            Some((wrong, word)) => diagnostic.help(format!("did you mean `{word}` instead of `{wrong}`?")),
            None => diagnostic.help(example(rule)),
        },
    }
}

/// Finds a misspelt joining word just before the place where a phrase could not be read any further.
fn misspelt_before(text: &str) -> Option<(&str, &'static str)> {
    let wrong = text.split_whitespace().next_back()?;
    let word = nearest(wrong, JOINING_WORDS.iter().copied())?;
    (wrong.len() > 3 && word != wrong).then_some((wrong, word))
}

fn purpose(rule: Rule) -> &'static str {
    match rule {
        Rule::turn_line => "this line of `turn`",
        Rule::end_condition => "this condition of `end`",
        Rule::end_result => "this result of `end`",
        Rule::number_value => "this number",
        Rule::board_value => "this board",
        Rule::supply_value => "this supply of pieces",
        _ => "this set of cells",
    }
}

fn example(rule: Rule) -> &'static str {
    match rule {
        Rule::turn_line => {
            "a line of `turn` reads like `place own on empty` or `move own to empty ahead of it`"
        }
        Rule::end_condition => "a condition reads like `own in last row`, `no empty` or `no move`",
        Rule::end_result => "a result reads like `mover wins`, `next loses`, `draw` or `higher score wins`",
        Rule::number_value => "a number reads like `own`, `own + 3` or `largest group of own`",
        Rule::board_value => "a board reads like `square 7x7`, `hexagon 5`, `points 9x9` or `rhombus 11`",
        Rule::supply_value => {
            "a supply reads like `14 each`, `8 shared`, `28 of white` or `9 each placed once`"
        }
        _ => "a set reads like `empty`, `own in row 1`, `rows 1-2` or `d4 d5 e4 e5`",
    }
}

const ACTIONS: &str = "an action (`place`, `move`, `replace`, `remove`, `jump`, `sow`, `pass`)";

fn expected(error: &Error<Rule>) -> String {
    let ErrorVariant::ParsingError { positives, .. } = &error.variant else {
        return "something else".to_owned();
    };
    let mut names: Vec<&str> = positives.iter().filter_map(|rule| symbol(*rule)).collect();
    names.sort_unstable();
    names.dedup();
    match names.as_slice() {
        [] => "the end of the phrase".to_owned(),
        [one] => (*one).to_owned(),
        [most @ .., last] => format!("{} or {last}", most.join(", ")),
    }
}

/// Names a grammar rule for authors; rules that are only grammar have no name.
fn symbol(rule: Rule) -> Option<&'static str> {
    Some(match rule {
        Rule::word | Rule::nouns => "the name of cells",
        Rule::piece => "a piece",
        Rule::int | Rule::amount | Rule::extent | Rule::size => "a number",
        Rule::each | Rule::shared => "`each`, `shared` or `of` a side",
        Rule::set | Rule::either | Rule::both => "a set of cells",
        Rule::condition => "a condition",
        Rule::number => "a number",
        Rule::direction => "a direction",
        Rule::letters => "a column",
        Rule::step
        | Rule::place
        | Rule::place_run
        | Rule::r#move
        | Rule::jump
        | Rule::replace
        | Rule::remove
        | Rule::sow
        | Rule::pass
        | Rule::also => ACTIONS,
        Rule::leaving
        | Rule::removing
        | Rule::putting
        | Rule::taking
        | Rule::provided
        | Rule::condition_clause
        | Rule::again
        | Rule::times => "a clause (`if`, `provided`, `removing`, `again`, …)",
        Rule::EOI => "the end of the phrase",
        Rule::tie | Rule::contest | Rule::fate => {
            "a verdict (`mover wins`, `next loses`, `draw`, `higher score wins`)"
        }
        Rule::wins_or_loses => "`wins` or `loses`",
        _ => return None,
    })
}
