//! What is wrong with a file of regulations, where, and what would be right.

use std::fmt;

use speech::{Language, Message, Tell, msg};

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
    pub message: Message,
    /// A way out, if there is one.
    pub hint: Option<Message>,
}

impl Tell for Problem {
    /// Tells the place, what is wrong and the way out.
    fn tell(&self) -> Message {
        let place = format!("{}:{}:{}", self.file, self.line, self.column);
        let fault = self.message.clone();
        match &self.hint {
            Some(hint) => msg("regulations-problem-hint")
                .with("place", place)
                .with("fault", fault)
                .with("hint", hint.clone()),
            None => msg("regulations-problem").with("place", place).with("fault", fault),
        }
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Language::En.say(&self.tell()))
    }
}

/// Returns a hint naming the nearest of the words known, or all of them if none is near.
pub(super) fn near_miss<'w>(found: &str, known: impl IntoIterator<Item = &'w str>) -> Message {
    let known: Vec<&str> = known.into_iter().collect();
    let found = found.to_lowercase();
    let nearest =
        known.iter().map(|word| (strsim::damerau_levenshtein(&found, &word.to_lowercase()), word)).min();
    match nearest {
        Some((distance, word)) if distance <= 2.max(found.chars().count() / 3) => {
            msg("regulations-did-you-mean").with("word", *word)
        }
        _ => msg("regulations-known-here").with("words", known.join(", ")),
    }
}
