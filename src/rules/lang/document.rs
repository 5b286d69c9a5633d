//! The YAML shell: a tree of maps, lists and texts in which every node knows its place.

use std::ops::Range;

use speech::{Message, msg};
use yaml::{Fault, Value};

use super::faults::explain;
use super::foreign::foreign_file;
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
    pub fn at(&self, range: Range<usize>) -> Span {
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
    if let Some((range, language)) = foreign_file(&text) {
        let message = msg("lang-foreign-file").with("language", language);
        let complaint = Diagnostic::error(Span::new(file, range), message);
        diagnostics.add(complaint.help(msg("lang-foreign-file-help")));
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
        let fault = match yaml::read(&text) {
            Ok(root) => return Some(placed(file, &text, root, &repeated)),
            Err(fault) => fault,
        };
        let range = fault.place.map_or(0..0, |place| place.range(&text));
        let Some(name) = &fault.repeated else {
            diagnostics.add(syntax_error(file, &text, range, &fault));
            return None;
        };
        let message = msg("lang-repeated-key").with("key", name);
        let complaint = Diagnostic::error(Span::new(file, range.clone()), message);
        let help = msg("lang-repeated-key-help");
        diagnostics.add(complaint.label(msg("lang-second-time")).help(help));
        let marker: String = format!("{REPEATED}{attempt}");
        let filled: String = marker.chars().chain(std::iter::repeat(REPEATED)).take(range.len()).collect();
        if filled.len() < marker.len() || filled.len() != range.len() {
            return None;
        }
        repeated.push(range.start);
        text.replace_range(range, &filled);
    }
    None
}

/// The longest line; real ones have a few hundred characters.
const LONGEST_LINE: usize = 10_000;

/// The most spaces before a line's first letter.
const DEEPEST_LINE: usize = 200;

/// Finds a line that is far too long, or far too far to the right: over such ones the YAML reader thinks for minutes.
fn line_fault(text: &str) -> Option<(Range<usize>, Message)> {
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

fn syntax_error(file: u16, text: &str, range: Range<usize>, fault: &Fault) -> Diagnostic {
    if fault.is_limit() {
        let message = msg("lang-not-yaml").with("reason", msg("lang-yaml-limit"));
        return Diagnostic::error(Span::new(file, range), message);
    }
    explain(file, text, range)
}

/// Makes a node, without the entries whose keys stand at the given places.
fn placed(file: u16, source: &str, node: yaml::Node, repeated: &[usize]) -> Node {
    let range = node.place.range(source);
    let span = Span::new(file, range.clone());
    let kind = match node.value {
        Value::Nothing => Kind::Text(place_text(file, source, String::new(), range)),
        Value::Scalar(text) => {
            // Anything that YAML takes for a number or a truth value is taken from the source, as it was written.
            let text = if node.is_text { text } else { source[range.clone()].trim().to_owned() };
            Kind::Text(place_text(file, source, text, range))
        }
        Value::List(items) => {
            Kind::List(items.into_iter().map(|item| placed(file, source, item, repeated)).collect())
        }
        Value::Map(pairs) => Kind::Map(
            pairs
                .into_iter()
                .map(|(key, value)| (key.place.range(source), key, value))
                .filter(|(range, ..)| !repeated.contains(&range.start))
                .map(|(range, key, value)| {
                    let key = key.scalar().unwrap_or_default().to_owned();
                    (place_text(file, source, key, range), placed(file, source, value, repeated))
                })
                .collect(),
        ),
    };
    Node { span, kind }
}

/// Finds the characters of a text in the source, so that a caret can stand under one word of it.
fn place_text(file: u16, source: &str, text: String, range: Range<usize>) -> Text {
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
