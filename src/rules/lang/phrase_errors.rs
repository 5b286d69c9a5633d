//! The complaints of the pest grammar, in words an author understands.

use grammar::{Rule, pairs};
use pest::error::{Error, ErrorVariant, InputLocation};
use speech::{Language, Message, Value, msg};

use super::document::Text;
use super::everyday::{beyond, said_among, said_here};
use super::foreign::{code, code_meant};
use super::slips::{ACTIONS, is_letter, known_slip};
use crate::diag::{Diagnostic, Span, nearest};
use crate::words::{known, nearly};

/// Parentheses may be nested so deep: the parser calls itself for each.
const DEEPEST: usize = 12;
/// So many of the words that stand before a description may follow one another.
const MOST_IN_A_ROW: usize = 8;

/// Phrases may be so long; a list of every cell of the largest board is half as long.
const LONGEST: usize = 4_000;

/// Complains about a phrase that is too long or nested too deeply to be read.
pub(super) fn nesting_error(text: &Text) -> Option<Diagnostic> {
    if text.text.len() > LONGEST {
        let message = msg("lang-too-long").with("most", LONGEST).with("length", text.text.len());
        return Some(Diagnostic::error(text.span, message).help(msg("lang-too-long-help")));
    }
    let (mut open, mut in_a_row, mut word_start) = (0_usize, 0_usize, 0);
    for (at, letter) in text.text.char_indices().chain([(text.text.len(), ' ')]) {
        if letter.is_alphanumeric() {
            continue;
        }
        let word = &text.text[word_start..at];
        match word {
            "" => {}
            "not" | "outside" | "in" | "on" | "at" => in_a_row += 1,
            _ => in_a_row = 0,
        }
        match letter {
            '(' => open += 1,
            ')' => open = open.saturating_sub(1),
            _ => {}
        }
        if in_a_row > MOST_IN_A_ROW {
            let message = msg("lang-in-a-row").with("most", MOST_IN_A_ROW);
            let complaint = Diagnostic::error(text.at(word_start..at), message);
            return Some(complaint.help(msg("lang-in-a-row-help")));
        }
        if open > DEEPEST {
            let message = msg("lang-nested").with("most", DEEPEST);
            return Some(Diagnostic::error(text.at(at..at + 1), message).help(msg("lang-nested-help")));
        }
        word_start = at + letter.len_utf8();
    }
    None
}

/// Turns pest's complaint about a phrase into ours, with the caret under the word that could not be read.
pub(super) fn phrase_error(text: &Text, rule: Rule, error: &Error<Rule>) -> Diagnostic {
    if let Some(complaint) = marks_error(text, rule) {
        return complaint;
    }
    let (InputLocation::Pos(by_rule) | InputLocation::Span((by_rule, _))) = error.location;
    // Rules tell what kind of thing was missing, words how far the phrase was understood.
    let understood = error.parse_attempts().map_or(by_rule, |attempts| attempts.max_position.max(by_rule));
    let start = understood.min(text.text.len());
    let literals = missing_words(text, rule, error);
    let literals: Vec<&str> = literals.iter().map(String::as_str).collect();
    let kinds = if start == by_rule { expected(error) } else { None };
    let is_at_end = text.text[start..].trim().is_empty();
    let expected = kinds.or_else(|| one_of(&literals)).unwrap_or_else(|| match is_at_end {
        true => msg("lang-more").into(),
        false => msg("lang-end-of-phrase").into(),
    });
    let rest = &text.text[start..];
    let skipped = rest.len() - rest.trim_start().len();
    let mut start = start + skipped;
    if text.text[start..].starts_with(is_letter) {
        start = text.text[..start].trim_end_matches(is_letter).len();
    }
    let rest = &text.text[start..];
    let found = &rest[..rest.find(|c| !is_letter(c)).unwrap_or(rest.len())];
    let found = if found.is_empty() { &rest[..rest.chars().next().map_or(0, char::len_utf8)] } else { found };
    let what = purpose(rule);
    let is_at_start = text.text[..start].trim().is_empty();
    let is_second = text.text[..start].trim_end().ends_with(" and");
    let expected = match rule {
        Rule::turn_line if is_at_start => msg("lang-an-action").into(),
        Rule::board_value if is_at_start => msg("lang-a-family").into(),
        Rule::supply_value if is_at_start => msg("lang-a-supply").into(),
        Rule::turn_line if is_second && ACTIONS.contains(&found) => msg("lang-second-action").into(),
        _ => expected,
    };
    let diagnostic = if found.is_empty() {
        let end = text.text.trim_end().len();
        let last = text.text[..end].chars().last().map_or(0, char::len_utf8);
        Diagnostic::error(text.at(end - last..end), msg("lang-early").with("what", what))
            .label(msg("lang-expected-after").with("expected", expected))
    } else {
        let message = msg("lang-does-not-fit").with("word", found).with("what", what);
        let label = msg("lang-expected").with("expected", expected);
        Diagnostic::error(text.at(start..start + found.len()), message).label(label)
    };
    if let Some(mark) = found.chars().next().filter(|mark| TYPOGRAPHIC.contains(mark)) {
        return diagnostic.help(msg("lang-typographic").with("mark", mark));
    }
    if let Some((place, help)) = code(&text.text) {
        let message =
            msg("lang-does-not-fit").with("word", &text.text[place.clone()]).with("what", purpose(rule));
        return Diagnostic::error(text.at(place), message).help(help);
    }
    if let Some(why) = beyond(found) {
        return diagnostic.help(why);
    }
    if let Some((at, word, why)) = words(&text.text).find_map(|(at, word)| Some((at, word, beyond(word)?))) {
        let message = msg("lang-does-not-fit").with("word", word).with("what", purpose(rule));
        return Diagnostic::error(text.at(at..at + word.len()), message).help(why);
    }
    if let Some(help) = mark_meant(found, rule) {
        return diagnostic.help(help);
    }
    if let Some((place, help)) = known_slip(&text.text, rule) {
        if place.start == start && is_at_start && rule == Rule::turn_line {
            return diagnostic.help(help);
        }
        let word = &text.text[place.clone()];
        let message = msg("lang-does-not-fit").with("word", word).with("what", purpose(rule));
        return Diagnostic::error(text.at(place), message).help(help);
    }
    let begins_step = rule == Rule::turn_line && begins_step(&text.text[..start]);
    let action = said_among(found, ACTIONS).filter(|_| begins_step);
    if let Some(help) = code_meant(found) {
        return diagnostic.help(help);
    }
    let is_foreign = !known().contains(&found);
    if let Some(here) = action.or_else(|| said_here(found).filter(|_| is_foreign)) {
        return diagnostic.help(said_instead(text, rule, here));
    }
    // Claims have words of their own, which mean something else elsewhere.
    let before = said_before(text, start).filter(|_| rule != Rule::claim_value);
    if let Some((place, word, here)) = before {
        let message = msg("lang-does-not-fit").with("word", word).with("what", purpose(rule));
        return Diagnostic::error(place, message).help(said_instead(text, rule, here));
    }
    if let Some(board) = board_meant(&text.text).filter(|_| rule == Rule::board_value) {
        return diagnostic.help(msg("lang-yaml-glued-help").with("line", board));
    }
    if let Some(line) = supply_meant(&text.text).filter(|_| rule == Rule::supply_value) {
        return diagnostic.help(msg("lang-yaml-glued-help").with("line", line));
    }
    let of_kind = text.text.trim().split_once(' ').filter(|_| rule == Rule::supply_value && is_at_start);
    if let Some((kind, supply)) = of_kind.filter(|(kind, _)| kind.chars().all(char::is_alphabetic)) {
        let line = format!("pieces: {{ {kind}: {supply} }}");
        return diagnostic.help(msg("lang-yaml-glued-help").with("line", line));
    }
    if matches!(rule, Rule::board_value | Rule::supply_value) {
        return diagnostic.help(example(rule));
    }
    let fits_not = |word: &str| msg("lang-does-not-fit").with("word", word).with("what", purpose(rule));
    if let Some((place, word, joint)) = wrong_joint(text).filter(|_| rule == Rule::turn_line) {
        return Diagnostic::error(place, fits_not(word)).did_you_mean(Some(joint));
    }
    if let (Rule::end_result, Some((verb, who))) = (rule, text.text.trim().split_once(' '))
        && ["wins", "loses"].contains(&verb)
    {
        return diagnostic.help(msg("lang-yaml-glued-help").with("line", format!("{} {verb}", who.trim())));
    }
    if rule == Rule::turn_line && is_second && ACTIONS.contains(&found) {
        return diagnostic.help(msg("lang-second-action-help").with("action", found));
    }
    if begins_step && !ACTIONS.contains(&found) {
        return match nearest(found, ACTIONS.iter().copied().chain(["optionally", "otherwise"])) {
            Some(near) => diagnostic.did_you_mean(Some(near)),
            None => diagnostic.help(example(rule)),
        };
    }
    match slip(&text.text[..start], found, &literals) {
        Some((word, meant)) if word == found => diagnostic.did_you_mean(Some(meant)),
        Some((word, meant)) => {
            let at = text.text[..start].rfind(word).unwrap_or(start);
            Diagnostic::error(text.at(at..at + word.len()), fits_not(word)).did_you_mean(Some(meant))
        }
        None => diagnostic.help(example(rule)),
    }
}

/// Complains about marks that look like others, that have no partner, or that belong to the file and not to the phrase.
fn marks_error(text: &Text, rule: Rule) -> Option<Diagnostic> {
    let wrong = |at: usize, mark: char, message: Message, help: Message| {
        Some(Diagnostic::error(text.at(at..at + mark.len_utf8()), message).help(help))
    };
    if let Some((at, arrow)) =
        ["->", "=>", "→"].iter().find_map(|arrow| Some((text.text.find(arrow)?, arrow)))
    {
        let message = msg("lang-does-not-fit").with("word", *arrow).with("what", purpose(rule));
        let help = msg("lang-said-here").with("words", "to");
        return Some(Diagnostic::error(text.at(at..at + arrow.len()), message).help(help));
    }
    let mut open = Vec::new();
    for (at, mark) in text.text.char_indices() {
        match mark {
            mark if ODD_SPACES.contains(&mark) => {
                return wrong(at, mark, msg("lang-odd-space"), msg("lang-odd-space-help"));
            }
            '–' | '—' | '−' => {
                let message = msg("lang-odd-hyphen").with("mark", mark);
                return wrong(at, mark, message, msg("lang-odd-hyphen-help"));
            }
            '(' => open.push(at),
            ')' if open.pop().is_none() => {
                let message = msg("lang-bracket-extra").with("mark", mark);
                return wrong(at, mark, message, msg("lang-leave-out").with("word", mark));
            }
            _ => {}
        }
    }
    if let Some(at) = open.first() {
        let message = msg("lang-yaml-bracket").with("mark", '(');
        return wrong(*at, '(', message, msg("lang-yaml-bracket-help").with("closing", ')'));
    }
    let mark = text.text.trim_start_matches(|c: char| c.is_ascii_digit()).chars().next();
    let is_numbered =
        text.text.starts_with(|c: char| c.is_ascii_digit()) && [Some('.'), Some(')')].contains(&mark);
    if is_numbered || text.text.starts_with(['•', '·', '*']) {
        let first = text.text.chars().next().unwrap_or(' ');
        let fits_not = msg("lang-does-not-fit").with("word", first).with("what", purpose(rule));
        return wrong(0, first, fits_not, msg("lang-list-mark"));
    }
    let rest = text.text.strip_prefix('-').filter(|rest| rest.starts_with(char::is_alphabetic))?;
    let line = rest.split(" -").next().unwrap_or(rest).trim();
    let help = msg("lang-yaml-glued-help").with("line", format!("- {line}"));
    wrong(0, '-', msg("lang-dash-space"), help)
}

/// Says what is meant by a sign that people write where the language has a word.
fn mark_meant(found: &str, rule: Rule) -> Option<Message> {
    let here = |words: &str| Some(msg("lang-said-here").with("words", words));
    match found {
        "," if rule == Rule::end_condition => Some(msg("lang-and-conditions")),
        "-" if rule == Rule::turn_line => Some(msg("lang-list-column")),
        ">" => here("is more than"),
        "<" => here("is fewer than"),
        "=" => here("is exactly"),
        "≥" => here("is at least"),
        "≤" => here("is at most"),
        _ => None,
    }
}

/// Returns the words of a phrase with their places.
fn words(text: &str) -> impl DoubleEndedIterator<Item = (usize, &str)> {
    let starts = text.char_indices().filter(|(at, c)| is_letter(*c) && !text[..*at].ends_with(is_letter));
    let starts: Vec<usize> = starts.map(|(at, _)| at).collect();
    starts.into_iter().map(|at| (at, text[at..].split(|c| !is_letter(c)).next().unwrap_or_default()))
}

/// Returns whether an action must come after what has been said of a line of `turn`.
fn begins_step(before: &str) -> bool {
    words(before).next_back().is_none_or(|(_, word)| ["optionally", "otherwise", "then"].contains(&word))
}

/// Says how the language says a word, or, if the phrase is in another language, all of its words.
fn said_instead(text: &Text, rule: Rule, here: &str) -> Message {
    let foreign = words(&text.text).filter(|(_, word)| !known().contains(word) && word.len() > 1);
    let mut pairs: Vec<String> = Vec::new();
    for (_, word) in foreign {
        let action = said_among(word, ACTIONS).filter(|_| rule == Rule::turn_line && pairs.is_empty());
        let pair = action.or_else(|| said_here(word)).map(|here| format!("`{word}` → `{here}`"));
        pairs.extend(pair.filter(|pair| !pairs.contains(pair)));
    }
    match pairs.len() {
        0..3 => msg("lang-said-here").with("words", here),
        _ => msg("lang-said-all").with("pairs", pairs.join(", ")).with("example", example(rule)),
    }
}

/// Returns how a supply is written of which a number and perhaps sides are said.
fn supply_meant(text: &str) -> Option<String> {
    let counts: Vec<(u32, &str)> = text
        .split(',')
        .filter_map(|part| {
            let (number, side) = part.trim().split_once(' ').unwrap_or((part.trim(), ""));
            Some((number.parse().ok()?, side.trim()))
        })
        .collect();
    match counts.as_slice() {
        [(one, ""), ..] => Some(format!("{one} each")),
        [(one, side)] if !side.contains(' ') => Some(format!("{one} of {side}")),
        [(one, _), (other, _)] if one == other => Some(format!("{one} each")),
        [(one, first), (other, second)] => {
            Some(format!("pieces: {{ {first}: {one} of {first}, {second}: {other} of {second} }}"))
        }
        _ => None,
    }
}

/// The families of boards that a size follows.
pub(crate) const FAMILIES: &[&str] = &["square", "points", "hexagon", "rhombus", "boxes", "pits"];

/// Returns how a board of a family and one or two numbers is written.
fn board_meant(text: &str) -> Option<String> {
    let numbers: Vec<&str> = text.split(|c: char| !c.is_ascii_digit()).filter(|n| !n.is_empty()).collect();
    let is_plain = !words(text).any(|(_, word)| ["without", "touch"].contains(&word));
    let named =
        |word| FAMILIES.iter().find(|family| **family == word).copied().or(said_among(word, FAMILIES));
    let family = words(text).find_map(|(_, word)| named(word)).unwrap_or("square");
    match numbers.as_slice() {
        [side, ..] if family == "hexagon" && is_plain => Some(format!("{family} {side}")),
        [side] if is_plain => Some(format!("{family} {side}x{side}")),
        [columns, rows] if is_plain => Some(format!("{family} {columns}x{rows}")),
        _ => None,
    }
}

/// Spaces that look like others and are none, and signs that nobody sees: they come with texts copied from web pages.
pub(crate) const ODD_SPACES: &[char] =
    &['\u{a0}', '\u{2007}', '\u{2009}', '\u{200b}', '\u{202f}', '\u{2060}', '\u{3000}', '\u{feff}'];

/// Quotes that word processors write; to YAML they are letters.
const TYPOGRAPHIC: &[char] = &['“', '”', '„', '‘', '’', '‚', '«', '»'];

/// Finds a word that stands where another must: an action is joined to its cells by a word of its own.
fn wrong_joint(text: &Text) -> Option<(Span, &str, &'static str)> {
    let phrase = text.text.split(',').next()?;
    let mut at = 0;
    let mut words = Vec::new();
    for word in phrase.split_inclusive(char::is_whitespace) {
        words.push((at, word.trim()));
        at += word.len();
    }
    words.retain(|(_, word)| !word.is_empty() && !["otherwise", "optionally"].contains(word));
    let joint = match words.first()?.1 {
        "place" => "on",
        "move" => "to",
        "replace" => "by",
        _ => return None,
    };
    if words.iter().any(|(_, word)| *word == joint) {
        return None;
    }
    let others = ["at", "by", "for", "in", "into", "on", "onto", "to", "with"];
    let (at, word) = words.into_iter().find(|(_, word)| others.contains(word))?;
    Some((text.at(at..at + word.len()), word, joint))
}

/// Finds a word of everyday speech before the place where a phrase is no longer understood; it was taken for a name.
fn said_before(text: &Text, end: usize) -> Option<(Span, &str, &'static str)> {
    let mut at = 0;
    for word in text.text[..end].split_inclusive(|c| !is_letter(c)) {
        let start = at;
        at += word.len();
        let word = word.trim_end_matches(|c| !is_letter(c));
        // A piece may be called `one`.
        let is_word = |here: &&str| !known().contains(&word) && here.parse::<u32>().is_err();
        if let Some(here) = said_here(word).filter(is_word) {
            return Some((text.at(start..start + word.len()), word, here));
        }
    }
    None
}

/// Finds a misspelt word: the one that does not fit, or one before it that was taken for a name.
fn slip<'a>(before: &'a str, found: &'a str, literals: &[&'a str]) -> Option<(&'a str, &'a str)> {
    if !known().contains(&found)
        && let Some(meant) = nearest(found, literals.iter().copied()).or_else(|| {
            // Short words are near to many.
            nearest(found, known().iter().copied()).filter(|_| found.chars().count() > 3)
        })
    {
        return Some((found, meant));
    }
    let words = before.split(|c| !is_letter(c)).filter(|word| word.len() > 1 && !known().contains(word));
    words.rev().find_map(|word| {
        let wanted = nearest(word, literals.iter().copied());
        wanted.or_else(|| nearly(word)).map(|meant| (word, meant))
    })
}

/// Returns the words that could stand where the phrase is no longer understood.
fn missing_words(text: &Text, rule: Rule, error: &Error<Rule>) -> Vec<String> {
    let end = text.text.trim_end().len();
    let at_end = error.parse_attempts().is_some_and(|attempts| attempts.max_position >= end);
    // At the end pest misses white space first; with something after it, it misses the word.
    let longer = at_end.then(|| pairs(rule, &format!("{} \u{1}", &text.text[..end])).err()).flatten();
    let attempts = longer.as_deref().unwrap_or(error).parse_attempts();
    let tokens =
        attempts.iter().flat_map(|attempts| attempts.expected_tokens()).map(|token| token.to_string());
    let is_word = |word: &String| {
        word.starts_with(char::is_alphabetic) && word.chars().all(|c| c.is_alphabetic() || c == '-')
    };
    tokens.filter(is_word).collect()
}

fn one_of(words: &[&str]) -> Option<Value> {
    match words.len() {
        0 => None,
        1..=6 => Some(Value::Any(words.iter().map(|word| Value::Text(format!("`{word}`"))).collect())),
        _ => Some(msg("lang-another-word").into()),
    }
}

fn purpose(rule: Rule) -> Message {
    match rule {
        Rule::turn_line => msg("lang-this-turn"),
        Rule::end_condition => msg("lang-this-condition"),
        Rule::end_result => msg("lang-this-result"),
        Rule::number_value => msg("lang-this-number"),
        Rule::board_value => msg("lang-this-board"),
        Rule::supply_value => msg("lang-this-supply"),
        Rule::claim_value => msg("lang-this-claim"),
        _ => msg("lang-this-set"),
    }
}

fn example(rule: Rule) -> Message {
    match rule {
        Rule::turn_line => msg("lang-like-turn"),
        Rule::end_condition => msg("lang-like-condition"),
        Rule::end_result => msg("lang-like-result"),
        Rule::number_value => msg("lang-like-number"),
        Rule::board_value => msg("lang-like-board"),
        Rule::supply_value => msg("lang-like-supply"),
        Rule::claim_value => msg("lang-like-claim"),
        _ => msg("lang-like-set"),
    }
}

/// Says what kinds of things could stand where a phrase is no longer understood.
fn expected(error: &Error<Rule>) -> Option<Value> {
    let ErrorVariant::ParsingError { positives, .. } = &error.variant else { return None };
    let mut names: Vec<Message> = positives.iter().filter_map(|rule| symbol(*rule)).collect();
    names.sort_by_key(|name| Language::En.say(name));
    names.dedup();
    (!names.is_empty()).then(|| Value::Any(names.into_iter().map(Value::from).collect()))
}

/// Says whether a grammar rule is one of the actions a step may be.
pub(super) fn is_action(rule: Rule) -> bool {
    matches!(rule, Rule::place | Rule::place_run | Rule::r#move | Rule::shift | Rule::jump | Rule::fly)
        || matches!(rule, Rule::turn_part | Rule::replace | Rule::remove | Rule::sow | Rule::pass)
}

/// Names a grammar rule for authors; rules that are only grammar have no name.
fn symbol(rule: Rule) -> Option<Message> {
    Some(match rule {
        Rule::word | Rule::nouns => msg("lang-name-of-cells"),
        Rule::piece => msg("lang-a-piece"),
        Rule::int | Rule::amount | Rule::extent | Rule::size | Rule::number => msg("lang-a-number"),
        Rule::each | Rule::shared => msg("lang-an-owner"),
        Rule::set | Rule::either | Rule::both => msg("lang-a-set"),
        Rule::condition => msg("lang-a-condition"),
        Rule::direction => msg("lang-a-direction"),
        Rule::letters => msg("lang-a-column"),
        Rule::step | Rule::also => msg("lang-an-action"),
        rule if is_action(rule) => msg("lang-an-action"),
        Rule::leaving
        | Rule::removing
        | Rule::putting
        | Rule::linking
        | Rule::taking
        | Rule::provided
        | Rule::condition_clause
        | Rule::again
        | Rule::most
        | Rule::times => msg("lang-a-clause"),
        Rule::EOI => msg("lang-end-of-phrase"),
        Rule::tie | Rule::contest | Rule::fate => msg("lang-a-verdict"),
        Rule::wins_or_loses | Rule::one_wins_or_loses => msg("lang-wins-or-loses"),
        Rule::ply | Rule::plies => msg("lang-a-move"),
        _ => return None,
    })
}
