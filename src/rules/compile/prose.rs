//! What people read about a game: names, credits, texts, examples.

use speech::{Language, Localized, msg};

use super::heritage::{check_paragraphs, words_of};
use super::names::{EXPECTED, language, localized};
use super::shell::Shell;
use crate::diag::{Diagnostic, Diagnostics, Span, nearest};
use crate::game::{Example, Info, Prose, Stand};
use crate::lang::document::{Kind, Node, Text};
use crate::lang::section_said_here;

/// How many steps the sheet for younger pupils has: place, play, win.
const YOUNG_STEPS: usize = 3;

/// Reads everything people read.
pub(super) fn info(shell: &Shell, diagnostics: &mut Diagnostics) -> Info {
    let name = match shell.get("name") {
        Some(node) if !matches!(&node.kind, Kind::Text(text) if text.text.trim().is_empty()) => {
            localized(node, diagnostics).unwrap_or_default()
        }
        _ => {
            let complaint = Diagnostic::error(shell.span, msg("compile-no-name"));
            diagnostics.add(complaint.help(msg("compile-no-name-help")));
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
        based_on: shell.based_on.clone(),
        prose: prose(shell, diagnostics),
        examples: examples(shell, diagnostics),
    }
}

fn prose(shell: &Shell, diagnostics: &mut Diagnostics) -> std::collections::BTreeMap<Language, Prose> {
    let mut all = std::collections::BTreeMap::new();
    for (key, node) in shell.map("text") {
        let Some(language) = language(key, diagnostics) else { continue };
        let Kind::Map(sections) = &node.kind else {
            let complaint = Diagnostic::error(node.span, msg("compile-text-sections"));
            diagnostics.add(complaint.help(msg("compile-text-sections-help")));
            continue;
        };
        let mut prose = Prose::default();
        for (section, value) in sections {
            let target = match section.text.as_str() {
                "material" => &mut prose.material,
                "goal" => &mut prose.goal,
                "rules" => &mut prose.rules,
                "notes" => &mut prose.notes,
                "young" => &mut prose.young,
                other => {
                    let near = nearest(other, ["material", "goal", "rules", "notes", "young"]);
                    let message = msg("compile-no-section").with("word", other);
                    let complaint = Diagnostic::error(section.span, message);
                    diagnostics.add(match (section_said_here(other), near) {
                        (Some(here), _) => complaint.help(msg("lang-said-here").with("words", here)),
                        (None, Some(near)) => complaint.did_you_mean(Some(near)),
                        (None, None) => complaint.help(msg("compile-text-sections-help")),
                    });
                    continue;
                }
            };
            check_paragraphs(value, diagnostics);
            *target = paragraphs(value);
            if section.text == "young" && target.len() != YOUNG_STEPS {
                let message = msg("compile-young-steps").with("n", target.len());
                diagnostics
                    .add(Diagnostic::error(section.span, message).help(msg("compile-young-steps-help")));
            }
        }
        all.insert(language, prose);
    }
    if let Some(node) = shell.get("text").filter(|_| !all.is_empty()) {
        for missing in EXPECTED.into_iter().filter(|language| !all.contains_key(language)) {
            let message = msg("compile-missing-text-in").with("language", missing.code());
            diagnostics.add(Diagnostic::warning(node.span, message));
        }
    }
    missing_sections(shell, diagnostics);
    all
}

fn paragraphs(node: &Node) -> Vec<String> {
    match &node.kind {
        Kind::List(list) => list.iter().flat_map(paragraphs).collect(),
        Kind::Text(_) | Kind::Map(_) => {
            words_of(node).map(|text| text.text.trim().to_owned()).into_iter().collect()
        }
    }
}

fn examples(shell: &Shell, diagnostics: &mut Diagnostics) -> Vec<Example> {
    let mut examples = Vec::new();
    for (word, node) in shell.map("examples") {
        let Kind::Map(entries) = &node.kind else {
            let complaint = Diagnostic::error(node.span, msg("compile-example-map"));
            diagnostics.add(complaint.help(msg("compile-example-map-help")));
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
                    let message = msg("compile-example-key").with("word", other);
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
                let complaint = Diagnostic::error(node.span, msg("compile-claim-sentence"));
                diagnostics.add(complaint.help(msg("compile-claim-sentence-help")));
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
            Kind::List(list) => list.iter().for_each(|item| texts(item, found)),
            Kind::Text(_) | Kind::Map(_) => found.extend(words_of(node)),
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

/// Complains about sections that one language has and another lacks.
fn missing_sections(shell: &Shell, diagnostics: &mut Diagnostics) {
    // A variant keeps of each text what its rules leave true; what is lacking is said anew.
    if shell.get("extends").is_some() {
        return;
    }
    let texts: Vec<_> =
        shell.map("text").iter().filter_map(|(key, node)| Some((key, sections(node)?))).collect();
    for (lacking, lacks) in texts.iter().filter(|(key, _)| key.text.parse::<Language>().is_ok()) {
        let mut reported: Vec<&str> = Vec::new();
        for (section, _) in texts.iter().flat_map(|(_, has)| *has) {
            let name = section.text.as_str();
            if lacks.iter().any(|(other, _)| other.text == name) || reported.contains(&name) {
                continue;
            }
            reported.push(name);
            let message =
                msg("compile-missing-section").with("section", name).with("language", &lacking.text);
            diagnostics.add(Diagnostic::warning(section.span, message));
        }
    }
}

fn sections(node: &Node) -> Option<&[(Text, Node)]> {
    match &node.kind {
        Kind::Map(sections) => Some(sections),
        Kind::Text(_) | Kind::List(_) => None,
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
