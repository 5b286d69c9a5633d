//! What people read about a game: names, credits, texts, examples.

use super::shell::Shell;
use crate::diag::{Diagnostic, Diagnostics, Span, nearest};
use crate::game::{Example, Info, Language, Localized, Prose, Stand};
use crate::lang::document::{Kind, Node, Text};

/// What sides and pieces with common names are called.
const COMMON_WORDS: &[(&str, &str, &str)] = &[
    ("first", "primeiro jogador", "first player"),
    ("second", "segundo jogador", "second player"),
    ("white", "Brancas", "White"),
    ("black", "Negras", "Black"),
    ("red", "Vermelhas", "Red"),
    ("blue", "Azuis", "Blue"),
    ("vertical", "Vertical", "Vertical"),
    ("horizontal", "Horizontal", "Horizontal"),
    ("piece", "peça", "piece"),
    ("stone", "peça", "stone"),
    ("pawn", "peão", "pawn"),
    ("queen", "rainha", "queen"),
    ("king", "rei", "king"),
    ("neutral", "peça neutra", "neutral piece"),
];

/// Returns what people call a side or a kind of piece: what the file says, a common name, or the word itself.
pub(super) fn word_name(shell: &Shell, word: &str) -> Localized {
    let said = shell.map("words").iter().find(|(key, _)| key.text == word).map(|(_, node)| node);
    if let Some(name) = said.and_then(|node| localized(node, &mut Diagnostics::default())) {
        return name;
    }
    match COMMON_WORDS.iter().find(|(known, ..)| *known == word) {
        Some((_, pt, en)) => Localized::new(*pt, *en),
        None => Localized::same(word),
    }
}

/// Reads everything people read.
pub(super) fn info(shell: &Shell, diagnostics: &mut Diagnostics) -> Info {
    let name = match shell.get("name") {
        Some(node) if !matches!(&node.kind, Kind::Text(text) if text.text.trim().is_empty()) => {
            localized(node, diagnostics).unwrap_or_default()
        }
        _ => {
            let help = "add `name: { pt: …, en: … }`";
            diagnostics.add(Diagnostic::error(shell.span, "the game has no name").help(help));
            Localized::default()
        }
    };
    for (_, node) in shell.map("words") {
        localized(node, diagnostics);
    }
    let text = |key: &str| shell.text(key).map(|text| text.text.clone());
    Info {
        name,
        author: text("author"),
        year: text("year"),
        extends: text("extends"),
        prose: prose(shell, diagnostics),
        examples: examples(shell, diagnostics),
    }
}

fn localized(node: &Node, diagnostics: &mut Diagnostics) -> Option<Localized> {
    match &node.kind {
        Kind::Text(text) => Some(Localized::same(text.text.clone())),
        Kind::Map(entries) => {
            let (mut pt, mut en, mut es) = (None, None, None);
            for (key, value) in entries {
                let Some(language) = language(key, diagnostics) else { continue };
                let Kind::Text(text) = &value.kind else { continue };
                match language {
                    Language::Pt => pt = Some(text.text.clone()),
                    Language::En => en = Some(text.text.clone()),
                    Language::Es => es = Some(text.text.clone()),
                }
            }
            if pt.is_none() || en.is_none() {
                let missing = if pt.is_none() { "Portuguese (`pt`)" } else { "English (`en`)" };
                diagnostics.add(Diagnostic::warning(node.span, format!("the {missing} text is missing")));
            }
            let other = pt.clone().or(en.clone()).or(es.clone())?;
            Some(Localized { pt: pt.unwrap_or_else(|| other.clone()), en: en.unwrap_or(other), es })
        }
        Kind::List(_) => {
            let help = "write a text, or `{ pt: …, en: … }`";
            diagnostics.add(Diagnostic::error(node.span, "a list cannot stand here").help(help));
            None
        }
    }
}

fn language(key: &Text, diagnostics: &mut Diagnostics) -> Option<Language> {
    let language = key.text.parse().ok();
    if language.is_none() {
        let message = format!("`{}` is not a language of the sheets", key.text);
        diagnostics.add(Diagnostic::error(key.span, message).help("use `pt` and `en`"));
    }
    language
}

fn prose(shell: &Shell, diagnostics: &mut Diagnostics) -> std::collections::BTreeMap<Language, Prose> {
    let mut all = std::collections::BTreeMap::new();
    for (key, node) in shell.map("text") {
        let Some(language) = language(key, diagnostics) else { continue };
        let Kind::Map(sections) = &node.kind else {
            let help = "its sections are material, goal, rules and notes";
            diagnostics.add(Diagnostic::error(node.span, "a text has sections").help(help));
            continue;
        };
        let mut prose = Prose::default();
        for (section, value) in sections {
            let target = match section.text.as_str() {
                "material" => &mut prose.material,
                "goal" => &mut prose.goal,
                "rules" => &mut prose.rules,
                "notes" => &mut prose.notes,
                other => {
                    let near = nearest(other, ["material", "goal", "rules", "notes"]);
                    let message = format!("`{other}` is not a section of a sheet");
                    diagnostics.add(Diagnostic::error(section.span, message).did_you_mean(near));
                    continue;
                }
            };
            *target = paragraphs(value);
        }
        all.insert(language, prose);
    }
    if all.len() == 1
        && let Some(node) = shell.get("text")
    {
        let missing = Language::ALL.iter().find(|language| !all.contains_key(language));
        let missing = missing.map(ToString::to_string).unwrap_or_default();
        diagnostics.add(Diagnostic::warning(node.span, format!("the text in `{missing}` is missing")));
    }
    missing_sections(shell, diagnostics);
    all
}

fn paragraphs(node: &Node) -> Vec<String> {
    match &node.kind {
        Kind::Text(text) => vec![text.text.trim().to_owned()],
        Kind::List(list) => list.iter().flat_map(paragraphs).collect(),
        Kind::Map(_) => Vec::new(),
    }
}

fn examples(shell: &Shell, diagnostics: &mut Diagnostics) -> Vec<Example> {
    let mut examples = Vec::new();
    for (word, node) in shell.map("examples") {
        let Kind::Map(entries) = &node.kind else {
            let help = "write `{ after: \"e5-d4\", claims: [first to move] }`";
            diagnostics.add(Diagnostic::error(node.span, "an example is a map").help(help));
            continue;
        };
        let mut example = Example {
            word: word.text.clone(),
            stand: Stand::After(String::new()),
            marks: Vec::new(),
            caption: None,
            claims: Vec::new(),
        };
        for (key, value) in entries {
            match (key.text.as_str(), &value.kind) {
                ("after", Kind::Text(text)) => example.stand = Stand::After(text.text.clone()),
                ("position", Kind::Text(text)) => example.stand = Stand::Position(text.text.clone()),
                ("marks", Kind::Map(marks)) => {
                    for (cell, label) in marks {
                        if let Some(label) = localized(label, diagnostics) {
                            example.marks.push((cell.text.clone(), label));
                        }
                    }
                }
                ("caption", _) => example.caption = localized(value, diagnostics),
                // They speak of sides, cells and ends, which are read later.
                ("claims", _) => {}
                (other, _) => {
                    let near = nearest(other, ["after", "position", "marks", "caption", "claims"]);
                    let message = format!("`{other}` does not fit in an example");
                    diagnostics.add(Diagnostic::error(key.span, message).did_you_mean(near));
                }
            }
        }
        examples.push(example);
    }
    examples
}

/// Returns the claims of each example, unread, by the example's name.
pub(super) fn claim_texts<'a>(
    shell: &'a Shell,
    diagnostics: &mut Diagnostics,
) -> Vec<(&'a str, Vec<&'a Text>)> {
    fn texts<'a>(node: &'a Node, found: &mut Vec<&'a Text>, diagnostics: &mut Diagnostics) {
        match &node.kind {
            Kind::Text(text) => found.push(text),
            Kind::List(list) => list.iter().for_each(|item| texts(item, found, diagnostics)),
            Kind::Map(_) => {
                let help = "a claim reads like `c1 wins at once`; it has no colon";
                diagnostics.add(Diagnostic::error(node.span, "a claim is a sentence").help(help));
            }
        }
    }
    let mut all = Vec::new();
    for (word, node) in shell.map("examples") {
        let Kind::Map(entries) = &node.kind else { continue };
        let mut found = Vec::new();
        for (_, value) in entries.iter().filter(|(key, _)| key.text == "claims") {
            texts(value, &mut found, diagnostics);
        }
        all.push((word.text.as_str(), found));
    }
    all
}

/// Where a paragraph of a sheet's text stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextPlace {
    /// The language of the text.
    pub language: Language,
    /// The section.
    pub section: String,
    /// The number of the paragraph in its section, from 0.
    pub paragraph: usize,
    text: Text,
}

impl TextPlace {
    /// Returns the place of some bytes of the paragraph.
    pub fn at(&self, range: std::ops::Range<usize>) -> Span {
        // Paragraphs lose the white space around them.
        let skipped = self.text.text.len() - self.text.text.trim_start().len();
        self.text.at(range.start + skipped..range.end + skipped)
    }
}

/// Returns where each paragraph of the texts stands.
pub(super) fn text_places(shell: &Shell) -> Vec<TextPlace> {
    fn texts<'a>(node: &'a Node, found: &mut Vec<&'a Text>) {
        match &node.kind {
            Kind::Text(text) => found.push(text),
            Kind::List(list) => list.iter().for_each(|item| texts(item, found)),
            Kind::Map(_) => {}
        }
    }
    let mut places = Vec::new();
    for (key, node) in shell.map("text") {
        let (Ok(language), Kind::Map(sections)) = (key.text.parse(), &node.kind) else { continue };
        for (section, value) in sections {
            let mut found = Vec::new();
            texts(value, &mut found);
            places.extend(found.into_iter().enumerate().map(|(paragraph, text)| TextPlace {
                language,
                section: section.text.clone(),
                paragraph,
                text: text.clone(),
            }));
        }
    }
    places
}

/// Returns where the marks of each example stand.
pub(super) fn mark_spans(shell: &Shell) -> Vec<(String, Vec<Span>)> {
    let of_example = |(word, node): &(Text, Node)| {
        let Kind::Map(entries) = &node.kind else { return (word.text.clone(), Vec::new()) };
        let marks = entries.iter().filter(|(key, _)| key.text == "marks");
        let spans = marks.flat_map(|(_, value)| match &value.kind {
            Kind::Map(marks) => marks.iter().map(|(cell, _)| cell.span).collect(),
            _ => Vec::new(),
        });
        (word.text.clone(), spans.collect())
    };
    shell.map("examples").iter().map(of_example).collect()
}

/// Complains about sections that one language has and the other lacks.
fn missing_sections(shell: &Shell, diagnostics: &mut Diagnostics) {
    let [Some(a), Some(b)] = [Language::Pt, Language::En].map(|language| {
        let found = shell.map("text").iter().find(|(key, _)| key.text.parse() == Ok(language));
        found.and_then(|(key, node)| match &node.kind {
            Kind::Map(sections) => Some((key, sections)),
            _ => None,
        })
    }) else {
        return;
    };
    for ((_, has), (lacking, lacks)) in [(a, b), (b, a)] {
        for (section, _) in has {
            if !lacks.iter().any(|(other, _)| other.text == section.text) {
                let message =
                    format!("the section `{}` is missing in the text in `{}`", section.text, lacking.text);
                diagnostics.add(Diagnostic::warning(section.span, message));
            }
        }
    }
}

/// Returns where the position of each example stands.
pub(super) fn stand_spans(shell: &Shell) -> Vec<(String, Span)> {
    let of_example = |(word, node): &(Text, Node)| {
        let Kind::Map(entries) = &node.kind else { return (word.text.clone(), word.span) };
        let stand = entries.iter().find(|(key, _)| matches!(key.text.as_str(), "after" | "position"));
        (word.text.clone(), stand.map_or(word.span, |(_, value)| value.span))
    };
    shell.map("examples").iter().map(of_example).collect()
}
