//! Names in people's languages: what a file says, common names, and what is not written in a language.

use speech::{Language, Localized, Message, Tell, Value, msg};

use super::shell::Shell;
use crate::diag::{Diagnostic, Diagnostics};
use crate::lang::document::{Kind, Node, Text};

/// Every game of the schools is to be read in these; whether others are there is only noted.
pub(super) const EXPECTED: [Language; 2] = [Language::Pt, Language::En];

/// Returns what sides and pieces with common names are called.
fn common_name(word: &str) -> Option<Message> {
    Some(match word {
        "first" => msg("compile-word-first"),
        "second" => msg("compile-word-second"),
        "white" => msg("compile-word-white"),
        "black" => msg("compile-word-black"),
        "red" => msg("compile-word-red"),
        "blue" => msg("compile-word-blue"),
        "vertical" => msg("compile-word-vertical"),
        "horizontal" => msg("compile-word-horizontal"),
        "piece" => msg("compile-word-piece"),
        "stone" => msg("compile-word-stone"),
        "pawn" => msg("compile-word-pawn"),
        "queen" => msg("compile-word-queen"),
        "king" => msg("compile-word-king"),
        "neutral" => msg("compile-word-neutral"),
        _ => return None,
    })
}

/// Returns what people call a side or a kind of piece: what the file says, a common name, or the word itself.
pub(super) fn word_name(shell: &Shell, word: &str) -> Localized {
    let said = shell.map("words").iter().find(|(key, _)| key.text == word).map(|(_, node)| node);
    if let Some(name) = said.and_then(|node| localized(node, &mut Diagnostics::default())) {
        return name;
    }
    match common_name(word) {
        Some(name) => Localized::from(&name),
        None => Localized::same(word),
    }
}

/// Reads a text that may be written in several languages.
pub(super) fn localized(node: &Node, diagnostics: &mut Diagnostics) -> Option<Localized> {
    match &node.kind {
        Kind::Text(text) => Some(Localized::same(text.text.clone())),
        Kind::Map(entries) => {
            let mut written = Vec::new();
            for (key, value) in entries {
                if let (Some(language), Kind::Text(text)) = (language(key, diagnostics), &value.kind) {
                    written.push((language, text.text.clone()));
                }
            }
            let is_missing = |wanted: &Language| !written.iter().any(|(language, _)| language == wanted);
            if let Some(missing) = EXPECTED.into_iter().find(is_missing) {
                let message = msg("compile-missing-text").with("language", name_of(missing));
                diagnostics.add(Diagnostic::warning(node.span, message));
            }
            (!written.is_empty()).then(|| Localized::of(written))
        }
        Kind::List(_) => {
            let complaint = Diagnostic::error(node.span, msg("compile-list-here"));
            diagnostics.add(complaint.help(msg("compile-list-here-help")));
            None
        }
    }
}

/// Names a language, with its code.
fn name_of(language: Language) -> Message {
    msg("compile-language").with("language", language.name()).with("code", language.code())
}

/// Reads the code of a language.
pub(super) fn language(key: &Text, diagnostics: &mut Diagnostics) -> Option<Language> {
    let language = key.text.parse().ok();
    if language.is_none() {
        let known = Language::ALL.map(|language| Value::Text(format!("`{language}`")));
        let message = msg("compile-no-language").with("word", &key.text);
        let help = msg("compile-no-language-help").with("languages", Value::All(known.to_vec()));
        diagnostics.add(Diagnostic::error(key.span, message).help(help));
    }
    language
}

/// A language in which some of what people read is not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lack {
    /// The language.
    pub language: Language,
    /// The keys where something is missing.
    pub keys: Vec<&'static str>,
    /// The words of the rules that have no name.
    pub words: Vec<String>,
}

impl Tell for Lack {
    fn tell(&self) -> Message {
        let quoted = |words: Vec<&str>| words.iter().map(|word| Value::Text(format!("`{word}`"))).collect();
        let keys = Value::All(quoted(self.keys.clone()));
        let words = Value::All(quoted(self.words.iter().map(String::as_str).collect()));
        let language = name_of(self.language);
        match (self.keys.is_empty(), self.words.is_empty()) {
            (_, true) => msg("compile-lacks").with("language", language).with("keys", keys),
            (true, false) => msg("compile-lacks-words").with("language", language).with("words", words),
            (false, false) => {
                msg("compile-lacks-both").with("language", language).with("keys", keys).with("words", words)
            }
        }
    }
}

/// Returns the languages a file is not written in, or not whole.
pub(super) fn lacks(shell: &Shell) -> Vec<Lack> {
    fn is_written(node: &Node, language: Language) -> bool {
        match &node.kind {
            Kind::Map(entries) => entries.iter().any(|(key, _)| key.text.parse() == Ok(language)),
            Kind::Text(_) | Kind::List(_) => true,
        }
    }
    fn captions(node: &Node) -> Vec<&Node> {
        let Kind::Map(entries) = &node.kind else { return Vec::new() };
        let of = |key: &str| entries.iter().find(|(known, _)| known.text == key).map(|(_, node)| node);
        let marks = of("marks").into_iter().flat_map(|node| match &node.kind {
            Kind::Map(marks) => marks.iter().map(|(_, node)| node).collect(),
            Kind::Text(_) | Kind::List(_) => Vec::new(),
        });
        of("caption").into_iter().chain(marks).collect()
    }
    let mut all = Vec::new();
    for language in Language::ALL {
        let lacking = |node: &Node| !is_written(node, language);
        let found = [
            ("name", shell.get("name").is_some_and(lacking)),
            ("text", shell.get("text").is_some_and(lacking)),
            ("examples", shell.map("examples").iter().flat_map(|(_, node)| captions(node)).any(lacking)),
        ];
        let keys: Vec<_> = found.into_iter().filter(|(_, lacks)| *lacks).map(|(key, _)| key).collect();
        let words = nameless(shell, language);
        if !keys.is_empty() || !words.is_empty() {
            all.push(Lack { language, keys, words });
        }
    }
    all
}

/// Returns the sides, pieces, patterns and other words that have no name in a language.
fn nameless(shell: &Shell, language: Language) -> Vec<String> {
    let named = shell.map("words");
    let sides: Vec<&Text> = match shell.get("sides").map(|node| &node.kind) {
        Some(Kind::List(sides)) => {
            let words = sides.iter().filter_map(|side| match &side.kind {
                Kind::Text(word) => Some(word),
                Kind::List(_) | Kind::Map(_) => None,
            });
            words.collect()
        }
        Some(Kind::Map(sides)) => sides.iter().map(|(word, _)| word).collect(),
        Some(Kind::Text(_)) | None => Vec::new(),
    };
    let declared = ["pieces", "patterns"].into_iter().flat_map(|key| shell.map(key)).map(|(word, _)| word);
    let mut words: Vec<String> = Vec::new();
    for word in sides.into_iter().chain(declared).chain(named.iter().map(|(word, _)| word)) {
        let is_named = match named.iter().find(|(key, _)| key.text == word.text).map(|(_, node)| &node.kind) {
            Some(Kind::Map(entries)) => entries.iter().any(|(key, _)| key.text.parse() == Ok(language)),
            Some(Kind::Text(_) | Kind::List(_)) => true,
            // The words of the rules are English ones.
            None => language == Language::En || common_name(&word.text).is_some(),
        };
        if !is_named && !words.contains(&word.text) {
            words.push(word.text.clone());
        }
    }
    words
}
