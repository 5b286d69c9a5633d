//! The YAML shell: a tree of maps, lists and texts in which every node knows its place.

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_yaml::{Error, Options, Spanned};

use speech::{Message, msg};

use super::faults::explain;
use crate::diag::{Diagnostic, Diagnostics, Sources, Span};

/// A node of the shell.
#[derive(Clone, Debug, PartialEq)]
pub struct Node {
    /// Where it stands.
    pub span: Span,
    /// What it is.
    pub kind: Kind,
}

/// The three kinds of node.
#[derive(Clone, Debug, PartialEq)]
pub enum Kind {
    /// A text, a number or any other single value, as written.
    Text(Text),
    /// A list.
    List(Vec<Node>),
    /// A map in the order written.
    Map(Vec<(Text, Node)>),
}

/// A text with its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Text {
    /// The characters.
    pub text: String,
    /// Where they stand.
    pub span: Span,
    /// Whether byte `i` of the text is byte `i` of the source from the span's start on.
    pub verbatim: bool,
    /// Where each byte of the text stands in the source, if it is written over several lines or with escapes.
    pub offsets: Vec<u32>,
}

impl Text {
    /// Returns the place of some bytes of the text.
    pub fn at(&self, range: std::ops::Range<usize>) -> Span {
        if self.verbatim {
            let start = self.span.start as usize;
            Span::new(self.span.file, start + range.start..start + range.end)
        } else if let (Some(start), Some(last)) =
            (self.offsets.get(range.start), range.end.checked_sub(1).and_then(|last| self.offsets.get(last)))
        {
            let length =
                self.text.get(range.clone()).and_then(|part| part.chars().last()).map_or(1, char::len_utf8);
            Span::new(self.span.file, *start as usize..(*last as usize + length).max(*start as usize))
        } else {
            self.span
        }
    }
}

impl Node {
    /// Returns the value as words for messages.
    pub fn describe(&self) -> Message {
        match self.kind {
            Kind::Text(_) => msg("lang-a-text"),
            Kind::List(_) => msg("lang-a-list"),
            Kind::Map(_) => msg("lang-a-map"),
        }
    }
}

/// Files above this size are refused before they are read as YAML; real ones have a few kilobytes.
pub const LARGEST_FILE: usize = 256 * 1024;

/// Reads a text of `sources` as YAML. Repeated keys are complaints; the first of them counts.
pub fn read(sources: &Sources, file: u16, diagnostics: &mut Diagnostics) -> Option<Node> {
    let mut text = sources.text(file).to_owned();
    let start = Span::new(file, 0..0);
    if text.len() > LARGEST_FILE {
        let size = text.len() / 1024;
        let message = msg("lang-too-large").with("size", size).with("most", LARGEST_FILE / 1024);
        diagnostics.add(Diagnostic::error(start, message));
        return None;
    }
    if let Some(at) = text.find('\0') {
        let complaint = Diagnostic::error(Span::new(file, at..at + 1), msg("lang-nul"));
        diagnostics.add(complaint.help(msg("lang-nul-help")));
        return None;
    }
    if text.trim().is_empty() {
        diagnostics.add(Diagnostic::error(start, msg("lang-empty")));
        return None;
    }
    if let Some((range, message)) = line_fault(&text) {
        let complaint = Diagnostic::error(Span::new(file, range), message);
        diagnostics.add(complaint.help(msg("lang-line-help")));
        return None;
    }
    // A repeated key stops the YAML reader. It is reported, renamed in our copy to something no key is called, and the
    // copy is read again, so that all repeated keys and everything else are reported in one go.
    let mut repeated = Vec::new();
    for attempt in 0..50 {
        match serde_yaml::from_str_with_options::<Raw>(&text, options()) {
            Ok(raw) => return Some(raw.into_node(file, &text, &repeated)),
            Err(error) => {
                let Error::DuplicateMappingKey { key, location } = error.without_snippet() else {
                    diagnostics.add(syntax_error(file, &text, &error));
                    return None;
                };
                let range = location_range(&text, location);
                let name = key.clone().unwrap_or_default();
                let message = msg("lang-repeated-key").with("key", name);
                let complaint = Diagnostic::error(Span::new(file, range.clone()), message);
                let help = msg("lang-repeated-key-help");
                diagnostics.add(complaint.label(msg("lang-second-time")).help(help));
                let marker: String = format!("{REPEATED}{attempt}");
                let filled: String =
                    marker.chars().chain(std::iter::repeat(REPEATED)).take(range.len()).collect();
                if filled.len() < marker.len() || filled.len() != range.len() {
                    return None;
                }
                repeated.push(range.start);
                text.replace_range(range, &filled);
            }
        }
    }
    None
}

/// The longest line; real ones have a few hundred characters.
const LONGEST_LINE: usize = 10_000;

/// The most spaces before a line's first letter.
const DEEPEST_LINE: usize = 200;

/// Finds a line that is far too long, or far too far to the right: over such ones the YAML reader thinks for minutes.
fn line_fault(text: &str) -> Option<(std::ops::Range<usize>, Message)> {
    let mut start = 0;
    for line in text.split('\n') {
        let range = start..start + line.len();
        start = range.end + 1;
        let spaces = line.len() - line.trim_start_matches(' ').len();
        // A line has at least as many bytes as letters, and few lines need counting.
        let length = if line.len() > LONGEST_LINE { line.chars().count() } else { 0 };
        if length > LONGEST_LINE {
            return Some((range, msg("lang-line-long").with("length", length).with("most", LONGEST_LINE)));
        }
        if spaces > DEEPEST_LINE {
            return Some((range, msg("lang-line-deep").with("spaces", spaces).with("most", DEEPEST_LINE)));
        }
    }
    None
}

/// The first letter of what replaces a repeated key.
const REPEATED: char = '_';

fn options() -> Options {
    let budget = serde_yaml::budget! {
        max_depth: 32,
        max_nodes: 20_000,
        max_events: 60_000,
        max_aliases: 100,
        max_anchors: 100,
        max_recorded_anchor_events: 5_000,
        flow_nesting_limit: 32,
    };
    serde_yaml::options! { budget: budget, with_snippet: false, emit_comments: false }
}

fn syntax_error(file: u16, text: &str, error: &Error) -> Diagnostic {
    let range = error.location().map_or(0..0, |location| location_range(text, &location));
    let said = error.without_snippet().to_string();
    if ["budget", "limit", "depth", "nest"].iter().any(|word| said.contains(word)) {
        let message = msg("lang-not-yaml").with("reason", msg("lang-yaml-limit"));
        return Diagnostic::error(Span::new(file, range), message);
    }
    explain(file, text, range)
}

fn location_range(text: &str, location: &serde_yaml::Location) -> std::ops::Range<usize> {
    // Counting lines and characters again for every node would take minutes in a long file.
    let bytes = location.span().byte_offset().zip(location.span().byte_len());
    if let Some((start, length)) = bytes.map(|(start, length)| (start as usize, length as usize))
        && text.get(start..start + length).is_some()
    {
        return start..start + length;
    }
    let line_start = match location.line() {
        0 | 1 => 0,
        line => {
            let nth = usize::try_from(line - 2).unwrap_or(usize::MAX);
            text.match_indices('\n').nth(nth).map_or(text.len(), |(i, _)| i + 1)
        }
    };
    let column = usize::try_from(location.column().max(1) - 1).unwrap_or(0);
    let rest = &text[line_start..];
    let start = line_start + rest.char_indices().nth(column).map_or(rest.len(), |(i, _)| i);
    let span = location.span();
    let length = usize::try_from(span.len()).unwrap_or(0);
    let tail = &text[start..];
    let end = start + tail.char_indices().nth(length).map_or(tail.len(), |(i, _)| i);
    start..end.max(start)
}

/// What serde builds: values with the locations of the YAML reader.
struct Raw(Spanned<RawKind>);

enum RawKind {
    Text(Option<String>),
    List(Vec<Raw>),
    Map(Vec<(Spanned<String>, Raw)>),
}

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Spanned::deserialize(deserializer).map(Raw)
    }
}

impl<'de> Deserialize<'de> for RawKind {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(RawVisitor)
    }
}

struct RawVisitor;

impl<'de> Visitor<'de> for RawVisitor {
    type Value = RawKind;

    fn expecting(&self, formatter: &mut std::fmt::Formatter) -> std::fmt::Result {
        formatter.write_str("a text, a list or a map")
    }

    fn visit_str<E>(self, value: &str) -> Result<RawKind, E> {
        Ok(RawKind::Text(Some(value.to_owned())))
    }

    // Anything that YAML takes for a number or a truth value is read again from the source, as it was written.
    fn visit_bool<E>(self, _: bool) -> Result<RawKind, E> {
        Ok(RawKind::Text(None))
    }

    fn visit_i64<E>(self, _: i64) -> Result<RawKind, E> {
        Ok(RawKind::Text(None))
    }

    fn visit_u64<E>(self, _: u64) -> Result<RawKind, E> {
        Ok(RawKind::Text(None))
    }

    fn visit_i128<E>(self, _: i128) -> Result<RawKind, E> {
        Ok(RawKind::Text(None))
    }

    fn visit_u128<E>(self, _: u128) -> Result<RawKind, E> {
        Ok(RawKind::Text(None))
    }

    fn visit_f64<E>(self, _: f64) -> Result<RawKind, E> {
        Ok(RawKind::Text(None))
    }

    fn visit_unit<E>(self) -> Result<RawKind, E> {
        Ok(RawKind::Text(Some(String::new())))
    }

    fn visit_none<E>(self) -> Result<RawKind, E> {
        Ok(RawKind::Text(Some(String::new())))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut access: A) -> Result<RawKind, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = access.next_element()? {
            list.push(item);
        }
        Ok(RawKind::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut access: A) -> Result<RawKind, A::Error> {
        let mut map = Vec::new();
        while let Some(entry) = access.next_entry()? {
            map.push(entry);
        }
        Ok(RawKind::Map(map))
    }
}

impl Raw {
    /// Makes a node, without the entries whose keys stand at the given places.
    fn into_node(self, file: u16, source: &str, repeated: &[usize]) -> Node {
        let range = location_range(source, &self.0.referenced);
        let span = Span::new(file, range.clone());
        let kind = match self.0.value {
            RawKind::Text(text) => {
                let text = text.unwrap_or_else(|| source[range.clone()].trim().to_owned());
                Kind::Text(place_text(file, source, text, range))
            }
            RawKind::List(list) => {
                Kind::List(list.into_iter().map(|raw| raw.into_node(file, source, repeated)).collect())
            }
            RawKind::Map(map) => Kind::Map(
                map.into_iter()
                    .map(|(key, value)| (location_range(source, &key.referenced), key, value))
                    .filter(|(range, ..)| !repeated.contains(&range.start))
                    .map(|(range, key, value)| {
                        let key = place_text(file, source, key.value, range);
                        (key, value.into_node(file, source, repeated))
                    })
                    .collect(),
            ),
        };
        Node { span, kind }
    }
}

/// Finds the characters of a text in the source, so that a caret can stand under one word of it.
fn place_text(file: u16, source: &str, text: String, range: std::ops::Range<usize>) -> Text {
    let tail = &source[range.start..];
    for skip in 0..=1 {
        if tail.get(skip..).is_some_and(|tail| tail.starts_with(text.as_str())) && !text.is_empty() {
            let start = range.start + skip;
            let span = Span::new(file, start..start + text.len());
            return Text { text, span, verbatim: true, offsets: Vec::new() };
        }
    }
    let end = tail.find('\n').map_or(source.len(), |i| range.start + i).max(range.start);
    let end = if range.end > range.start { range.end.min(end) } else { end };
    let offsets = aligned(source, range.start, &text).unwrap_or_default();
    Text { text, span: Span::new(file, range.start..end), verbatim: false, offsets }
}

/// Finds every character of a text that was folded from several lines, or stands between quotes, in the source.
fn aligned(source: &str, start: usize, text: &str) -> Option<Vec<u32>> {
    let mut offsets = Vec::with_capacity(text.len());
    let mut at = start;
    for letter in text.chars() {
        while !letter.is_whitespace() {
            match source.get(at..)?.chars().next()? {
                here if here == letter => break,
                here if here.is_whitespace() || matches!(here, '\\' | '"' | '\'' | '|' | '>') => {
                    at += here.len_utf8()
                }
                _ => return None,
            }
        }
        offsets.extend(std::iter::repeat_n(u32::try_from(at).ok()?, letter.len_utf8()));
        if !letter.is_whitespace() {
            at += letter.len_utf8();
        }
    }
    Some(offsets)
}
