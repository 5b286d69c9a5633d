//! YAML as a tree in which every node knows its place.

use std::fmt;

use serde::de::{Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde_yaml::{Location, Spanned};

use super::problem::Problem;
use speech::{Message, msg};

/// The largest file taken.
const MOST_BYTES: usize = 200_000;

/// The longest line, in bytes; real ones have a few hundred.
const LONGEST_LINE: usize = 10_000;

/// The most spaces before a line's first letter.
const DEEPEST_LINE: usize = 200;

/// A node and where it stands.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) line: usize,
    pub(super) column: usize,
    pub(super) value: Value,
}

/// What a node holds. Scalars stay text: what they mean is decided where they are read.
#[derive(Clone, Debug)]
pub(super) enum Value {
    Nothing,
    Scalar(String),
    List(Vec<Node>),
    Map(Vec<(Node, Node)>),
}

impl Node {
    /// Reads a text. Tight limits keep a hostile file from taking the machine.
    pub(super) fn read(file: &str, text: &str) -> Result<Node, Problem> {
        let problem = |line, column, message| {
            let mut problem = Problem::new(file, (line, column), 1, message);
            problem.quote(text);
            problem
        };
        if text.len() > MOST_BYTES {
            return Err(problem(
                1,
                1,
                msg("regulations-too-large").with("bytes", text.len()).with("most", MOST_BYTES),
            ));
        }
        // Over lines that nobody writes the YAML reader thinks for minutes.
        let is_odd =
            |line: &str| line.len() > LONGEST_LINE || line.trim_start().len() + DEEPEST_LINE < line.len();
        if let Some(index) = text.lines().position(is_odd) {
            let message = msg("regulations-odd-line").with("most", LONGEST_LINE).with("spaces", DEEPEST_LINE);
            return Err(problem(index + 1, 1, message));
        }
        let mut options = serde_yaml::Options::default();
        let mut budget = serde_yaml::Budget::default();
        (budget.max_nodes, budget.max_depth) = (20_000, 30);
        options.budget = Some(budget);
        // The game `y` is no yes.
        options.strict_booleans = true;
        let node: Spanned<Raw> = serde_yaml::from_str_with_options(text, options).map_err(|error| {
            let error = error.without_snippet();
            let place = error.location().unwrap_or(Location::UNKNOWN);
            let message = error.to_string();
            // The place is told apart; the crate repeats it in the words.
            let message = message.lines().next().unwrap_or_default();
            let reason = message.split(" at line ").next().unwrap_or(message);
            let message = msg("regulations-yaml").with("reason", reason);
            problem(count(place.line()).max(1), count(place.column()).max(1), message)
        })?;
        Ok(node.into())
    }

    /// Returns how many characters its phrase has on its line; 0 where that is the rest of the line.
    pub(super) fn width(&self) -> usize {
        match &self.value {
            Value::Scalar(text) => text.chars().count().max(1),
            Value::Nothing => 1,
            Value::List(_) | Value::Map(_) => 0,
        }
    }

    /// Returns the text of a scalar.
    pub(super) fn scalar(&self) -> Option<&str> {
        match &self.value {
            Value::Scalar(text) => Some(text),
            _ => None,
        }
    }

    /// Returns the items of a list; nothing else has any.
    pub(super) fn items(&self) -> &[Node] {
        match &self.value {
            Value::List(items) => items,
            _ => &[],
        }
    }

    /// Returns the keys and values of a map; nothing else has any.
    pub(super) fn pairs(&self) -> &[(Node, Node)] {
        match &self.value {
            Value::Map(pairs) => pairs,
            _ => &[],
        }
    }

    /// Returns what a map has for a key.
    pub(super) fn child(&self, name: &str) -> Option<&Node> {
        self.pairs().iter().find(|(key, _)| key.scalar() == Some(name)).map(|(_, value)| value)
    }

    /// Says what kind of node it is, for messages.
    pub(super) fn kind(&self) -> Message {
        match self.value {
            Value::Nothing => msg("regulations-nothing"),
            Value::Scalar(_) => msg("regulations-scalar"),
            Value::List(_) => msg("regulations-list"),
            Value::Map(_) => msg("regulations-map"),
        }
    }
}

fn count(number: u64) -> usize {
    usize::try_from(number).unwrap_or(usize::MAX)
}

enum Raw {
    Nothing,
    Scalar(String),
    List(Vec<Spanned<Raw>>),
    Map(Vec<(Spanned<String>, Spanned<Raw>)>),
}

impl From<Spanned<Raw>> for Node {
    fn from(spanned: Spanned<Raw>) -> Node {
        let value = match spanned.value {
            Raw::Nothing => Value::Nothing,
            Raw::Scalar(text) => Value::Scalar(text),
            Raw::List(items) => Value::List(items.into_iter().map(Node::from).collect()),
            Raw::Map(pairs) => {
                let key = |key: Spanned<String>| Node {
                    line: count(key.referenced.line()),
                    column: count(key.referenced.column()),
                    value: Value::Scalar(key.value),
                };
                Value::Map(pairs.into_iter().map(|(name, value)| (key(name), Node::from(value))).collect())
            }
        };
        let place = spanned.referenced;
        Node { line: count(place.line()).max(1), column: count(place.column()).max(1), value }
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
        f.write_str("YAML")
    }

    fn visit_bool<E>(self, value: bool) -> Result<Raw, E> {
        Ok(Raw::Scalar(value.to_string()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Raw, E> {
        Ok(Raw::Scalar(value.to_string()))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Raw, E> {
        Ok(Raw::Scalar(value.to_string()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Raw, E> {
        Ok(Raw::Scalar(value.to_string()))
    }

    fn visit_str<E>(self, value: &str) -> Result<Raw, E> {
        Ok(Raw::Scalar(value.to_owned()))
    }

    fn visit_unit<E>(self) -> Result<Raw, E> {
        Ok(Raw::Nothing)
    }

    fn visit_none<E>(self) -> Result<Raw, E> {
        Ok(Raw::Nothing)
    }

    fn visit_some<D: Deserializer<'de>>(self, deserializer: D) -> Result<Raw, D::Error> {
        deserializer.deserialize_any(self)
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Raw, A::Error> {
        let mut list = vec![];
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Raw::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Raw, A::Error> {
        let mut map = vec![];
        while let Some(entry) = entries.next_entry()? {
            map.push(entry);
        }
        Ok(Raw::Map(map))
    }
}
