//! The one reader of YAML: a text becomes a tree in which every node knows its place, or a fault that knows its own.
//!
//! An [`Excerpt`] shows the line that somebody complains of.
//!
//! What a file means is decided by those who ask for the tree. Tight limits keep a hostile file from taking the machine.

mod excerpt;

use std::fmt;
use std::ops::Range;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_yaml::{Error, Location, Options, Spanned};

pub use excerpt::{Excerpt, LONGEST_LINE};

/// Where something stands in a text.
#[derive(Clone, Copy, Debug)]
pub struct Place(Location);

impl Place {
    /// Returns the line, from 1.
    pub fn line(self) -> usize {
        count(self.0.line()).max(1)
    }

    /// Returns the column in characters, from 1.
    pub fn column(self) -> usize {
        count(self.0.column()).max(1)
    }

    /// Returns the bytes of the text that was read.
    pub fn range(self, text: &str) -> Range<usize> {
        let span = self.0.span();
        // Counting lines and characters again for every node would take minutes in a long file.
        let bytes = span.byte_offset().zip(span.byte_len());
        if let Some((start, length)) = bytes.map(|(start, length)| (start as usize, length as usize))
            && text.get(start..start + length).is_some()
        {
            return start..start + length;
        }
        let line_start = match self.line() {
            1 => 0,
            line => text.match_indices('\n').nth(line - 2).map_or(text.len(), |(i, _)| i + 1),
        };
        let after = |start: usize, characters: usize| {
            let rest = &text[start..];
            start + rest.char_indices().nth(characters).map_or(rest.len(), |(i, _)| i)
        };
        let start = after(line_start, self.column() - 1);
        start..after(start, count(span.len()))
    }
}

fn count(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

/// A node and where it stands.
#[derive(Clone, Debug)]
pub struct Node {
    /// Where it stands.
    pub place: Place,
    /// What it holds.
    pub value: Value,
    /// Whether a scalar is a text. Of numbers and truth values the tree holds what YAML makes of them, not what was written.
    pub is_text: bool,
}

/// What a node holds.
#[derive(Clone, Debug)]
pub enum Value {
    /// Nothing was written.
    Nothing,
    /// A text, a number or a truth value; what it means is decided where it is asked for.
    Scalar(String),
    /// A list.
    List(Vec<Node>),
    /// A map in the order written; its keys are scalars.
    Map(Vec<(Node, Node)>),
}

impl Node {
    /// Returns the text of a scalar.
    pub fn scalar(&self) -> Option<&str> {
        match &self.value {
            Value::Scalar(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the items of a list; nothing else has any.
    pub fn items(&self) -> &[Node] {
        match &self.value {
            Value::List(items) => items,
            _ => &[],
        }
    }

    /// Returns the keys and values of a map; nothing else has any.
    pub fn pairs(&self) -> impl Iterator<Item = (&str, &Node)> {
        let pairs: &[(Node, Node)] = match &self.value {
            Value::Map(pairs) => pairs,
            _ => &[],
        };
        pairs.iter().filter_map(|(key, value)| Some((key.scalar()?, value)))
    }

    /// Returns what a map has for a key.
    pub fn child(&self, name: &str) -> Option<&Node> {
        self.pairs().find_map(|(key, value)| (key == name).then_some(value))
    }
}

/// Why a text is no YAML.
#[derive(Clone, Debug)]
pub struct Fault {
    /// Where, if that is known.
    pub place: Option<Place>,
    /// The key that stands twice in a map, if that is the fault.
    pub repeated: Option<String>,
    said: String,
}

impl Fault {
    /// Returns the reason in the words of the crate that reads; it repeats the place, which is told apart.
    pub fn reason(&self) -> &str {
        let line = self.said.lines().next().unwrap_or_default();
        line.split(" at line ").next().unwrap_or(line)
    }

    /// Says whether the text asks for more than the limits allow.
    pub fn is_limit(&self) -> bool {
        ["budget", "limit", "depth", "nest"].iter().any(|word| self.said.contains(word))
    }
}

impl From<Error> for Fault {
    fn from(error: Error) -> Fault {
        let error = error.without_snippet();
        let repeated = match error {
            Error::DuplicateMappingKey { key, .. } => Some(key.clone().unwrap_or_default()),
            _ => None,
        };
        Fault { place: error.location().map(Place), repeated, said: error.to_string() }
    }
}

/// Reads a text.
///
/// # Errors
/// When it is no YAML, has a key twice in one map, or asks for more than the limits allow.
pub fn read(text: &str) -> Result<Node, Fault> {
    serde_yaml::from_str_with_options(text, options()).map_err(Fault::from)
}

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
    // The game `y` is no yes.
    serde_yaml::options! { budget: budget, strict_booleans: true, with_snippet: false, emit_comments: false }
}

impl<'de> Deserialize<'de> for Node {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Node, D::Error> {
        let Spanned { value: Raw { value, is_text }, referenced, .. } = Spanned::deserialize(deserializer)?;
        Ok(Node { place: Place(referenced), value, is_text })
    }
}

/// A node without its place.
struct Raw {
    value: Value,
    is_text: bool,
}

impl Raw {
    fn of(value: Value) -> Raw {
        Raw { value, is_text: false }
    }

    fn other(scalar: impl fmt::Display) -> Raw {
        Raw::of(Value::Scalar(scalar.to_string()))
    }
}

impl<'de> Deserialize<'de> for Raw {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Raw, D::Error> {
        deserializer.deserialize_any(RawVisitor)
    }
}

struct RawVisitor;

impl<'de> Visitor<'de> for RawVisitor {
    type Value = Raw;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a text, a list or a map")
    }

    fn visit_str<E>(self, text: &str) -> Result<Raw, E> {
        Ok(Raw { value: Value::Scalar(text.to_owned()), is_text: true })
    }

    fn visit_bool<E>(self, value: bool) -> Result<Raw, E> {
        Ok(Raw::other(value))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Raw, E> {
        Ok(Raw::other(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Raw, E> {
        Ok(Raw::other(value))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Raw, E> {
        Ok(Raw::other(value))
    }

    fn visit_unit<E>(self) -> Result<Raw, E> {
        Ok(Raw::of(Value::Nothing))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Raw, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Raw::of(Value::List(list)))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Raw, A::Error> {
        let mut map = Vec::new();
        while let Some((key, value)) = entries.next_entry::<Spanned<String>, Node>()? {
            let key = Node { place: Place(key.referenced), value: Value::Scalar(key.value), is_text: true };
            map.push((key, value));
        }
        Ok(Raw::of(Value::Map(map)))
    }
}

#[cfg(test)]
mod tests {
    use super::{Value, read};

    #[test]
    fn every_node_knows_its_place() {
        let text = "çã: [y, 1.50]\nb:\n";
        let root = read(text).expect("YAML");
        let items = root.child("çã").expect("a list").items();
        let [word, number] = items else { panic!("{items:?}") };
        assert_eq!((word.scalar(), word.is_text), (Some("y"), true));
        assert_eq!((number.scalar(), number.is_text), (Some("1.5"), false));
        assert_eq!((number.place.line(), number.place.column()), (1, 9));
        assert_eq!(&text[number.place.range(text)], "1.50");
        assert!(matches!(root.child("b").expect("a key").value, Value::Nothing));
    }

    #[test]
    fn faults_say_what_they_are() {
        let twice = read("a: 1\na: 2\n").expect_err("a key twice");
        assert_eq!((twice.repeated.as_deref(), twice.place.map(|place| place.line())), (Some("a"), Some(2)));
        let deep = read(&"[".repeat(100)).expect_err("too deep");
        assert!(deep.repeated.is_none() && deep.is_limit(), "{deep:?}");
        assert!(!read("a: b: c\n").expect_err("no YAML").is_limit());
    }
}
