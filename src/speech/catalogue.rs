//! The catalogues: Fluent files, each read when somebody first speaks from it, and sentences said from them.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;

use crate::files::files;
use crate::language::Language;
use crate::message::{Message, Value};

static ROOMS: [OnceLock<Rooms>; Language::ALL.len()] = [const { OnceLock::new() }; Language::ALL.len()];

/// The sentences of a language, by the first word of their names.
type Rooms = BTreeMap<&'static str, Room>;

/// The sentences whose names begin with one word. Most commands speak from two or three rooms of forty, and reading all of them
/// would be most of what they wait for.
#[derive(Default)]
struct Room {
    /// Where they stand: names of files and their texts.
    files: Vec<(&'static str, &'static str)>,
    bundle: OnceLock<FluentBundle<FluentResource>>,
}

/// One sentence of a catalogue, as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The file it stands in, such as `desk.ftl`.
    pub file: String,
    /// Its name.
    pub key: String,
    /// The names of the data it speaks of, sorted, each once.
    pub arguments: Vec<String>,
}

impl Language {
    /// Says a message in this language.
    ///
    /// A sentence that this catalogue lacks is said in the next language of [`Language::fallbacks`]; tests see to it
    /// that none is missing.
    pub fn say(self, message: &Message) -> String {
        for language in self.fallbacks() {
            let Some((bundle, pattern)) = language.pattern(message.key()) else { continue };
            let mut arguments = FluentArgs::with_capacity(message.arguments().len());
            for (name, value) in message.arguments() {
                arguments.set(*name, self.value(value));
            }
            // A sentence whose data is missing shows the name of the data; a test holds names and data together.
            let mut problems = Vec::new();
            return bundle.format_pattern(pattern, Some(&arguments), &mut problems).into_owned();
        }
        message.key().to_owned()
    }

    /// Returns the sentence under a name that data makes, such as that of a command; it speaks of nothing.
    ///
    /// Names that are written out in the code go through [`Language::say`], so that a test can find them.
    pub fn find(self, name: &str) -> Option<String> {
        let found = self.fallbacks().find_map(|language| language.pattern(name));
        found.map(|(bundle, pattern)| bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    }

    fn pattern(
        self,
        key: &str,
    ) -> Option<(&'static FluentBundle<FluentResource>, &'static Pattern<&'static str>)> {
        let rooms = ROOMS[self.index()].get_or_init(|| rooms(self));
        let room = rooms.get(first_word(key))?;
        let bundle = room.bundle.get_or_init(|| bundle(self, &room.files));
        Some((bundle, bundle.get_message(key)?.value()?))
    }

    fn value(self, value: &Value) -> FluentValue<'static> {
        match value {
            Value::Number(number) => FluentValue::from(*number),
            said => FluentValue::String(Cow::Owned(self.spoken(said))),
        }
    }

    fn spoken(self, value: &Value) -> String {
        match value {
            Value::Text(text) => text.clone(),
            Value::Number(number) => number.to_string(),
            Value::Name(name) => name.in_language(self).to_owned(),
            Value::Message(message) => self.say(message),
            Value::All(several) => self.listed(several, "list-and"),
            Value::Any(several) => self.listed(several, "list-or"),
        }
    }

    fn listed(self, several: &[Value], key: &'static str) -> String {
        let Some((last, before)) = several.split_last() else { return String::new() };
        if before.is_empty() {
            return self.spoken(last);
        }
        let first: Vec<_> = before.iter().map(|value| self.spoken(value)).collect();
        let message =
            crate::message::msg(key).with("first", first.join(", ")).with("last", self.spoken(last));
        self.say(&message)
    }
}

/// Returns the word before the first hyphen of a name.
fn first_word(key: &str) -> &str {
    key.split_once('-').map_or(key, |(word, _)| word)
}

/// Sorts the files of a language by the first words of the names in them. A name begins a line; all that belongs to it is indented.
fn rooms(language: Language) -> Rooms {
    let mut rooms = Rooms::new();
    for (file, text) in files(language) {
        let names = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()));
        let mut last = "";
        for word in names.map(first_word) {
            if word != last {
                let room = rooms.entry(word).or_default();
                if room.files.last().is_none_or(|(known, _)| *known != file) {
                    room.files.push((file, text));
                }
                last = word;
            }
        }
    }
    rooms
}

fn bundle(language: Language, files: &[(&'static str, &'static str)]) -> FluentBundle<FluentResource> {
    let tag = language.tag().parse().expect("the tags of the languages are well formed");
    let mut bundle = FluentBundle::new_concurrent(vec![tag]);
    // Marks around what is filled in would end up in files and on paper.
    bundle.set_use_isolating(false);
    for (name, text) in files {
        // What cannot be read is left out; `entries` tells of it, and a test reads them all.
        let resource = FluentResource::try_new((*text).to_owned()).unwrap_or_else(|(resource, _)| resource);
        if bundle.add_resource(resource).is_err() {
            debug_assert!(false, "a name stands twice in the words of `{language}`, seen in {name}");
        }
    }
    bundle
}

/// Returns all sentences of a language in the order of its files, for whoever checks them.
///
/// # Errors
///
/// The files that Fluent cannot read, with the reason.
pub fn entries(language: Language) -> Result<Vec<Entry>, Vec<String>> {
    let (mut found, mut wrong) = (Vec::new(), Vec::new());
    for (file, text) in files(language) {
        match FluentResource::try_new(text.to_owned()) {
            Ok(resource) => found.extend(resource.entries().filter_map(|entry| read(file, entry))),
            Err((_, errors)) => {
                wrong.extend(errors.iter().map(|error| format!("{language}/{file}: {error}")))
            }
        }
    }
    if wrong.is_empty() { Ok(found) } else { Err(wrong) }
}

fn read(file: &str, entry: &fluent_syntax::ast::Entry<&str>) -> Option<Entry> {
    let fluent_syntax::ast::Entry::Message(message) = entry else { return None };
    let mut arguments = Vec::new();
    if let Some(pattern) = &message.value {
        in_pattern(pattern, &mut arguments);
    }
    arguments.sort_unstable();
    arguments.dedup();
    Some(Entry { file: file.to_owned(), key: message.id.name.to_owned(), arguments })
}

fn in_pattern(pattern: &fluent_syntax::ast::Pattern<&str>, found: &mut Vec<String>) {
    for element in &pattern.elements {
        if let fluent_syntax::ast::PatternElement::Placeable { expression } = element {
            in_expression(expression, found);
        }
    }
}

fn in_expression(expression: &fluent_syntax::ast::Expression<&str>, found: &mut Vec<String>) {
    use fluent_syntax::ast::{Expression, InlineExpression};
    let inline = match expression {
        Expression::Inline(inline) => inline,
        Expression::Select { selector, variants } => {
            for variant in variants {
                in_pattern(&variant.value, found);
            }
            selector
        }
    };
    match inline {
        InlineExpression::VariableReference { id } => found.push(id.name.to_owned()),
        InlineExpression::Placeable { expression } => in_expression(expression, found),
        InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. }
        | InlineExpression::FunctionReference { .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::TermReference { .. } => {}
    }
}
