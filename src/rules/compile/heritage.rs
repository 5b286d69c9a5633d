//! What a variant keeps of the texts it inherits: only what was written for rules that it leaves alone.
//!
//! Every section of a text speaks of some keys of the file; a paragraph may say otherwise with `about`. Where a variant
//! changes one of them, what was written is dropped, and the sheet says it anew from the rules. A change of measure
//! alone (the size of the board, how many pieces, where they start) leaves texts that name no numbers of their own, but
//! not what was proven or counted and holds `only for` the keys it names as they are.

use speech::{Language, Localized, Message, Tell, Value, msg};

use super::names::localized;
use super::shell::{Outdated, PROSE_KEYS, Shell};
use crate::diag::{Diagnostic, Diagnostics, nearest};
use crate::lang::document::{Kind, Node, Text};

/// A section of the inherited texts that a variant drops or cuts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dropped {
    /// The section.
    pub section: String,
    /// The keys it speaks of and the variant changes.
    pub keys: Vec<String>,
    /// Whether all of it is said anew; otherwise only paragraphs with figures are left out.
    pub is_whole: bool,
}

impl Tell for Dropped {
    fn tell(&self) -> Message {
        let keys = Value::All(self.keys.iter().map(|key| Value::Text(format!("`{key}`"))).collect());
        match self.section.as_str() {
            "notes" => msg("compile-dropped-notes").with("keys", keys),
            section if !self.is_whole => msg("compile-cut").with("section", section).with("keys", keys),
            section => msg("compile-dropped").with("section", section).with("keys", keys),
        }
    }
}

/// Returns what was dropped, each section once.
pub(super) fn dropped(shell: &Shell) -> Vec<Dropped> {
    let mut all: Vec<Dropped> = Vec::new();
    for one in &shell.outdated {
        match all.iter_mut().find(|other| other.section == one.section) {
            Some(other) => {
                let more: Vec<_> = one.keys.iter().filter(|key| !other.keys.contains(key)).cloned().collect();
                other.keys.extend(more);
                other.is_whole |= one.is_whole;
            }
            None => all.push(Dropped {
                section: one.section.clone(),
                keys: one.keys.clone(),
                is_whole: one.is_whole,
            }),
        }
    }
    all
}

/// The keys each section speaks of, unless a paragraph says otherwise.
const SPOKEN_OF: &[(&str, &[&str])] = &[
    ("material", &["board", "pieces", "sides", "start", "words"]),
    ("goal", &["end", "score", "board", "pieces", "sides", "zones", "sets", "patterns", "start", "words"]),
    (
        "rules",
        &[
            "turn",
            "first turn",
            "swap",
            "board",
            "pieces",
            "sides",
            "zones",
            "sets",
            "patterns",
            "start",
            "words",
        ],
    ),
];

/// Everything a text can speak of; notes do, unless they say otherwise.
const RULE_KEYS: &[&str] = &[
    "board",
    "sides",
    "pieces",
    "zones",
    "sets",
    "patterns",
    "start",
    "first turn",
    "turn",
    "swap",
    "end",
    "score",
    "words",
];

/// How much a key has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Weight {
    /// Numbers and cells only.
    Measure,
    /// As many as there are, where there were as many as needed, or the other way round.
    Supply,
    /// A square board that is square no longer, or the other way round.
    Shape,
    /// What it means.
    Meaning,
}

/// A key that a variant changes.
struct Change {
    key: &'static str,
    weight: Weight,
    /// The numbers that stood there and stand there no longer.
    gone: Vec<u32>,
}

/// Drops what a variant makes untrue from the texts of the game it extends.
pub(super) fn drop_outdated(base: &mut Shell, laid: &Shell, child: &Shell) -> Vec<Outdated> {
    let changes: Vec<Change> = RULE_KEYS
        .iter()
        .filter_map(|key| {
            let (before, after) = (base.get(key), laid.get(key));
            Some(Change { key, weight: weight(key, before, after)?, gone: gone(before, after) })
        })
        .collect();
    let mut outdated = Vec::new();
    if changes.is_empty() {
        return outdated;
    }
    let own = child.get("text").cloned();
    let Some((_, text)) = base.entries.iter_mut().find(|(key, _)| key.text == "text") else {
        return outdated;
    };
    let Kind::Map(languages) = &mut text.kind else { return outdated };
    let is_own = |language: &Text, section: &Text| {
        let of = own.as_ref().and_then(|own| entry(own, &language.text));
        of.and_then(|of| entry(of, &section.text)).is_some()
    };
    let mut gone: Vec<String> = Vec::new();
    for (language, sections) in languages.iter_mut() {
        let Kind::Map(sections) = &mut sections.kind else { continue };
        let spoken = language.text.parse().unwrap_or_default();
        // What the variant says itself, it says of itself.
        for (section, node) in sections.iter_mut().filter(|(section, _)| !is_own(language, section)) {
            let (kept, keys) = keep(&section.text, node, spoken, &changes);
            if !kept {
                gone.push(section.text.clone());
            }
            if !keys.is_empty() {
                outdated.push(Outdated { section: section.text.clone(), keys, is_whole: !kept });
            }
        }
    }
    // A sentence that is dropped in one language is dropped in all.
    for (language, sections) in languages {
        let Kind::Map(sections) = &mut sections.kind else { continue };
        sections.retain(|(section, _)| is_own(language, section) || !gone.contains(&section.text));
    }
    outdated
}

/// Returns the name of the game a variant is based on, if it changes more than measures.
pub(super) fn based_on(base: &Shell, laid: &Shell, child: &Shell) -> Option<Localized> {
    let changes_rules = RULE_KEYS
        .iter()
        .filter(|key| !PROSE_KEYS.contains(key))
        .any(|key| weight(key, base.get(key), laid.get(key)).is_some_and(|weight| weight > Weight::Supply));
    if !changes_rules || child.get("author").is_some() {
        return None;
    }
    localized(base.get("name")?, &mut Diagnostics::default())
}

fn entry<'a>(node: &'a Node, key: &str) -> Option<&'a Node> {
    let Kind::Map(entries) = &node.kind else { return None };
    entries.iter().find(|(own, _)| own.text == key).map(|(_, node)| node)
}

/// Drops the paragraphs of a section that no longer hold; returns whether any of it stays, and why the others go.
fn keep(section: &str, node: &mut Node, language: Language, changes: &[Change]) -> (bool, Vec<String>) {
    let mut keys: Vec<String> = Vec::new();
    let mut whole = true;
    let mut paragraph_goes = |paragraph: &Node| {
        let why = why_outdated(section, paragraph, language, changes);
        let goes = !why.is_empty();
        // An illustration or a note goes alone; any other sentence takes its section along, to be said anew.
        // The steps for younger pupils go together.
        // What follows from the rules is no rule.
        let is_aside = section == "notes" || keys_in(paragraph, ONLY_FOR).is_some();
        if goes && !is_aside && (section == "young" || !has_figure(paragraph)) {
            whole = false;
        }
        for key in why.into_iter().map(str::to_owned) {
            if !keys.contains(&key) {
                keys.push(key);
            }
        }
        goes
    };
    let stays = match &mut node.kind {
        Kind::List(paragraphs) => {
            paragraphs.retain(|paragraph| !paragraph_goes(paragraph));
            !paragraphs.is_empty()
        }
        Kind::Text(_) | Kind::Map(_) => !paragraph_goes(node),
    };
    (stays && whole, keys)
}

fn why_outdated(
    section: &str,
    paragraph: &Node,
    language: Language,
    changes: &[Change],
) -> Vec<&'static str> {
    let Some(text) = words_of(paragraph) else { return Vec::new() };
    if let Some(keys) = keys_in(paragraph, ONLY_FOR) {
        let changed = changes.iter().map(|change| change.key);
        return changed.filter(|changed| keys.iter().any(|key| key == changed)).collect();
    }
    let about = keys_in(paragraph, ABOUT);
    let speaks_of = |key: &str| match (&about, SPOKEN_OF.iter().find(|(word, _)| *word == section)) {
        (Some(about), _) => about.iter().any(|word| word == key),
        (None, Some((_, keys))) => keys.contains(&key) || alludes(section, &text.text, key, language),
        (None, None) => true,
    };
    let is_outdated = |change: &Change| match change.weight {
        Weight::Meaning => true,
        Weight::Shape if section == "material" => true,
        Weight::Supply if says_enough(&text.text, language) => true,
        Weight::Measure | Weight::Supply | Weight::Shape => {
            names_numbers(&text.text, (section == "material").then_some(language))
        }
    };
    // A number that the rules no longer have may not stand in a text, whatever its section is for.
    let numbers = numbers_in(&bare(&text.text), language);
    let has_gone = |change: &Change| about.is_none() && change.gone.iter().any(|n| numbers.contains(n));
    let outdated =
        changes.iter().filter(|change| speaks_of(change.key) && is_outdated(change) || has_gone(change));
    outdated.map(|change| change.key).collect()
}

/// Returns the numbers that one value has and another has no longer.
fn gone(before: Option<&Node>, after: Option<&Node>) -> Vec<u32> {
    // The words of the rules are English ones.
    let numbers =
        |node: Option<&Node>| node.map(|node| numbers_in(&written(node), Language::En)).unwrap_or_default();
    let left = numbers(after);
    // One is one on every board.
    numbers(before).into_iter().filter(|n| *n > 1 && !left.contains(n)).collect()
}

/// Returns the numbers in a text, in digits and in words.
fn numbers_in(text: &str, language: Language) -> Vec<u32> {
    let names = number_words(language);
    let players = language.words_of(&msg("compile-written-players"));
    let words: Vec<String> =
        text.split(|c: char| !c.is_alphanumeric()).map(str::to_lowercase).filter(|w| !w.is_empty()).collect();
    let mut numbers = Vec::new();
    for (index, word) in words.iter().enumerate() {
        // Two play every game.
        let next = words.get(index + 1);
        if next.is_some_and(|next| players.iter().any(|begin| next.starts_with(begin))) {
            continue;
        }
        // A size such as 7x7 is two numbers.
        let sizes = word.split('x').filter_map(|part| part.parse::<u32>().ok());
        numbers.extend(sizes);
        numbers.extend(names.iter().find(|(name, _)| name == word).map(|(_, number)| *number));
    }
    numbers
}

/// Returns the words of a language for numbers: its catalogue lists them from two on, with a stroke between those for one.
fn number_words(language: Language) -> Vec<(String, u32)> {
    let listed = language.words_of(&msg("compile-written-numbers"));
    let of = |(number, words): (u32, String)| {
        words.split('/').map(|word| (word.to_owned(), number)).collect::<Vec<_>>()
    };
    (2..).zip(listed).flat_map(of).collect()
}

/// Returns whether a text says that there are as many pieces as are needed.
fn says_enough(text: &str, language: Language) -> bool {
    let text = text.to_lowercase();
    language.words_of(&msg("compile-written-enough")).iter().any(|words| text.contains(words))
}

/// Returns the text of a paragraph: all of it, or what stands beside its `about`.
pub(super) fn words_of(paragraph: &Node) -> Option<&Text> {
    match &paragraph.kind {
        Kind::Text(text) => Some(text),
        Kind::Map(_) => match &entry(paragraph, "text")?.kind {
            Kind::Text(text) => Some(text),
            Kind::List(_) | Kind::Map(_) => None,
        },
        Kind::List(_) => None,
    }
}

/// Says what a paragraph speaks of.
const ABOUT: &str = "about";
/// Says which keys must be as they are for a paragraph to hold.
const ONLY_FOR: &str = "only for";

/// Returns the keys that a paragraph says it speaks of or depends on.
fn keys_in(paragraph: &Node, word: &str) -> Option<Vec<String>> {
    let Kind::Text(text) = &entry(paragraph, word)?.kind else { return None };
    Some(text.text.split(',').map(|key| key.trim().to_owned()).collect())
}

/// A paragraph has at most so many letters; a whole sheet has fewer, and setting far more in one piece takes memory.
const LONGEST_PARAGRAPH: usize = 10_000;

/// Complains about paragraphs that say wrongly what they speak of, or are a book.
pub(super) fn check_paragraphs(node: &Node, diagnostics: &mut Diagnostics) {
    let length = words_of(node).map_or(0, |words| words.text.chars().count());
    if length > LONGEST_PARAGRAPH {
        let message = msg("compile-paragraph-long").with("length", length).with("most", LONGEST_PARAGRAPH);
        diagnostics.add(Diagnostic::error(node.span, message).help(msg("compile-paragraph-long-help")));
    }
    match &node.kind {
        Kind::Text(_) => {}
        Kind::List(list) => list.iter().for_each(|item| check_paragraphs(item, diagnostics)),
        Kind::Map(entries) => {
            let known = [ABOUT, ONLY_FOR, "text"];
            for (key, _) in entries.iter().filter(|(key, _)| !known.contains(&key.text.as_str())) {
                let message = msg("compile-paragraph-key").with("word", &key.text);
                let near = nearest(&key.text, known);
                diagnostics.add(Diagnostic::error(key.span, message).did_you_mean(near));
            }
            if words_of(node).is_none() {
                diagnostics.add(Diagnostic::error(node.span, msg("compile-paragraph-text")));
            }
            for word in [ABOUT, ONLY_FOR].into_iter().filter_map(|word| keys_in(node, word)).flatten() {
                if !RULE_KEYS.contains(&word.as_str()) {
                    let complaint = Diagnostic::error(node.span, msg("compile-about").with("word", &word));
                    diagnostics.add(match nearest(&word, RULE_KEYS.iter().copied()) {
                        Some(near) => complaint.did_you_mean(Some(near)),
                        None => complaint.help(msg("compile-keys-are").with("keys", RULE_KEYS.join(", "))),
                    });
                }
            }
        }
    }
}

fn has_figure(paragraph: &Node) -> bool {
    words_of(paragraph).is_some_and(|text| text.text.contains("]("))
}

/// Returns whether a paragraph speaks, besides, of what another section is for: a goal of how one plays, or the rules
/// of how the game ends.
fn alludes(section: &str, text: &str, key: &str, language: Language) -> bool {
    let begins = match (section, key) {
        ("goal", "turn" | "first turn") => msg("compile-written-playing"),
        ("rules", "end" | "score") => msg("compile-written-ending"),
        _ => return false,
    };
    let begins = language.words_of(&begins);
    let words = text.to_lowercase();
    let mut words = words.split(|c: char| !c.is_alphanumeric());
    words.any(|word| begins.iter().any(|begin| word.starts_with(begin)))
}

/// Returns whether a paragraph has numbers or cells of its own, besides placeholders, marks and figures; also in the words of a
/// language, where it tells how many pieces there are.
fn names_numbers(text: &str, in_words: Option<Language>) -> bool {
    let names = in_words.map(number_words).unwrap_or_default();
    // Two play every game.
    let is_number = |word: &str| names.iter().any(|(name, number)| *number > 2 && name == word);
    let bare = bare(text).to_lowercase();
    let words = bare.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    // One is one on every board.
    let mut words = words.filter(|word| *word != "1" && *word != "0");
    words.any(|word| has_digit(word) || is_number(word))
}

/// Returns a paragraph without its placeholders, marks and figures.
fn bare(text: &str) -> String {
    let mut bare = String::new();
    let mut depth = 0_u32;
    for letter in text.chars() {
        match letter {
            '{' | '[' | '(' if letter != '(' || bare.ends_with(']') => depth += 1,
            '}' | ']' | ')' if depth > 0 => {
                depth -= 1;
                if letter == ']' {
                    bare.push(']');
                }
            }
            letter if depth == 0 => bare.push(letter),
            _ => {}
        }
    }
    bare
}

/// Returns how much a key has changed, if it has.
fn weight(key: &str, before: Option<&Node>, after: Option<&Node>) -> Option<Weight> {
    let (before, after) = match (before, after) {
        (None, None) => return None,
        (Some(before), Some(after)) => (before, after),
        // Words for what the base never named change nothing that was written.
        (None, Some(_)) if key == "words" => return None,
        _ => return Some(Weight::Meaning),
    };
    if key == "words" {
        let Kind::Map(words) = &before.kind else { return None };
        let is_kept = |(word, node): &(Text, Node)| {
            entry(after, &word.text).is_some_and(|other| written(other) == written(node))
        };
        return (!words.iter().all(is_kept)).then_some(Weight::Meaning);
    }
    if written(before) == written(after) {
        return None;
    }
    let is_plain = matches!(key, "board" | "pieces" | "zones" | "start");
    if !is_plain || measured(before) != measured(after) {
        return Some(Weight::Meaning);
    }
    // As many as are needed is not a number.
    let are_counted = |node: &Node| written(node).split(", ").map(has_digit).collect::<Vec<_>>();
    if key == "pieces" && are_counted(before) != are_counted(after) {
        return Some(Weight::Supply);
    }
    match (key, is_square(before), is_square(after)) {
        ("board", one, other) if one != other => Some(Weight::Shape),
        _ => Some(Weight::Measure),
    }
}

fn has_digit(text: &str) -> bool {
    text.contains(|c: char| c.is_ascii_digit())
}

/// Returns a value as one line.
fn written(node: &Node) -> String {
    match &node.kind {
        Kind::Text(text) => text.text.split_whitespace().collect::<Vec<_>>().join(" "),
        Kind::List(list) => list.iter().map(written).collect::<Vec<_>>().join("; "),
        Kind::Map(map) => {
            let entries = map.iter().map(|(key, node)| format!("{}: {}", key.text, written(node)));
            format!("{{{}}}", entries.collect::<Vec<_>>().join(", "))
        }
    }
}

/// Returns a value with its cells and sizes made alike and without its counts.
fn measured(node: &Node) -> String {
    let alike = |word: &str| match word.chars().next() {
        Some(_) if word.chars().all(|c| c.is_ascii_digit()) => String::new(),
        Some(first) if first.is_ascii_digit() => word
            .chars()
            .map(|c| if c.is_ascii_digit() { '#' } else { c })
            .collect::<String>()
            .replace("##", "#"),
        Some(_) => {
            let letters = word.trim_end_matches(|c: char| c.is_ascii_digit());
            let is_cell = letters.len() < word.len() && letters.chars().count() == 1;
            if is_cell { "@".to_owned() } else { word.to_owned() }
        }
        None => String::new(),
    };
    let line = written(node);
    line.split(' ')
        .map(|word| {
            let bare = word.trim_end_matches([',', '}', ';']);
            format!("{}{}", alike(bare), &word[bare.len()..])
        })
        .filter(|word| !word.is_empty())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Returns whether a board has as many columns as rows; boards of other families are alike.
fn is_square(board: &Node) -> bool {
    let line = written(board);
    let size = line.split_whitespace().nth(1).and_then(|size| size.split_once('x'));
    size.is_none_or(|(columns, rows)| columns == rows)
}
