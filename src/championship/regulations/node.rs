//! A file of regulations as a tree of YAML, or what is wrong with it.

use super::problem::Problem;
use speech::{Message, msg};

pub(super) use yaml::{Node, Value};

/// The largest file taken.
const MOST_BYTES: usize = 200_000;

/// The longest line, in bytes; real ones have a few hundred.
const LONGEST_LINE: usize = 10_000;

/// The most spaces before a line's first letter.
const DEEPEST_LINE: usize = 200;

/// Reads a text.
pub(super) fn read(file: &str, text: &str) -> Result<Node, Problem> {
    let problem = |line, column, message| {
        let mut problem = Problem::new(file, (line, column), 1, message);
        problem.quote(text);
        problem
    };
    if text.len() > MOST_BYTES {
        let message = msg("regulations-too-large").with("bytes", text.len()).with("most", MOST_BYTES);
        return Err(problem(1, 1, message));
    }
    // Over lines that nobody writes the YAML reader thinks for minutes.
    let is_odd =
        |line: &str| line.len() > LONGEST_LINE || line.trim_start().len() + DEEPEST_LINE < line.len();
    if let Some(index) = text.lines().position(is_odd) {
        let message = msg("regulations-odd-line").with("most", LONGEST_LINE).with("spaces", DEEPEST_LINE);
        return Err(problem(index + 1, 1, message));
    }
    yaml::read(text).map_err(|fault| {
        let (line, column) = fault.place.map_or((1, 1), |place| (place.line(), place.column()));
        problem(line, column, msg("regulations-yaml").with("reason", fault.reason()))
    })
}

/// Returns how many characters the phrase of a node has on its line; 0 where that is the rest of the line.
pub(super) fn width(node: &Node) -> usize {
    match &node.value {
        Value::Scalar(text) => text.chars().count().max(1),
        Value::Nothing => 1,
        Value::List(_) | Value::Map(_) => 0,
    }
}

/// Says what kind of node it is, for messages.
pub(super) fn kind(node: &Node) -> Message {
    match node.value {
        Value::Nothing => msg("regulations-nothing"),
        Value::Scalar(_) => msg("regulations-scalar"),
        Value::List(_) => msg("regulations-list"),
        Value::Map(_) => msg("regulations-map"),
    }
}
