//! What is wrong with a file of regulations, where, and what would be right.

use std::fmt;

/// A problem at a place of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file's name, as given.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// What is wrong.
    pub message: String,
    /// A way out, if there is one.
    pub hint: Option<String>,
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}:{}: {}", self.file, self.line, self.column, self.message)?;
        match &self.hint {
            Some(hint) => write!(f, "\n  hint: {hint}"),
            None => Ok(()),
        }
    }
}

/// Returns a hint naming the nearest of the words known, or all of them if none is near.
pub(super) fn near_miss<'w>(found: &str, known: impl IntoIterator<Item = &'w str>) -> String {
    let known: Vec<&str> = known.into_iter().collect();
    let found = found.to_lowercase();
    let nearest =
        known.iter().map(|word| (strsim::damerau_levenshtein(&found, &word.to_lowercase()), word)).min();
    match nearest {
        Some((distance, word)) if distance <= 2.max(found.chars().count() / 3) => {
            format!("did you mean `{word}`?")
        }
        _ => format!("known here: {}", known.join(", ")),
    }
}
