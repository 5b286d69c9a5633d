//! What is wrong with a file of regulations, where, and what would be right.

use std::fmt;

use speech::{Language, Message, Tell, msg};
use yaml::{Excerpt, LONGEST_LINE};

/// A problem at a place of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file's name, as given.
    pub file: String,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// How many characters the phrase has; 0 where it goes to the end of what the line says.
    pub width: usize,
    /// The line of the file.
    pub quoted: String,
    /// What is wrong.
    pub message: Message,
    /// A way out, if there is one.
    pub hint: Option<Message>,
}

impl Problem {
    /// Makes a problem; the line is quoted once the file is read.
    pub(super) fn new(file: &str, place: (usize, usize), width: usize, message: Message) -> Problem {
        let (line, column) = place;
        let (file, quoted) = (file.to_owned(), String::new());
        Problem { file, line, column, width, quoted, message, hint: None }
    }

    /// Tells it where the text is in view: the line, what is wrong and the way out.
    pub fn on_page(&self) -> Message {
        let (line, fault) = (self.line, self.message.clone());
        match &self.hint {
            Some(hint) => msg("regulations-line-hint")
                .with("line", line)
                .with("fault", fault)
                .with("hint", hint.clone()),
            None => msg("regulations-line").with("line", line).with("fault", fault),
        }
    }

    /// Quotes the line of the file.
    pub(super) fn quote(&mut self, text: &str) {
        let line = text.lines().nth(self.line.saturating_sub(1)).unwrap_or_default();
        self.quoted = line[..line.ceil_char_boundary(LONGEST_LINE + 1)].to_owned();
    }

    /// Returns the problem as people read it: file, line, column, the line, the phrase underlined and a way out.
    pub fn render(&self, language: Language) -> String {
        let advice = self.hint.as_ref();
        let excerpt = Excerpt {
            title: language.say(&msg("diag-error")),
            message: language.say(&self.message),
            file: &self.file,
            place: (self.line, self.column),
            text: &self.quoted,
            first_line: self.line,
            range: self.phrase(),
            label: String::new(),
            advice: advice.map(|advice| (language.say(&msg("regulations-hint")), language.say(advice))),
        };
        excerpt.render()
    }

    /// Returns the bytes of the quoted line that are meant.
    fn phrase(&self) -> std::ops::Range<usize> {
        let at = |column: usize| {
            let byte = self.quoted.char_indices().nth(column).map(|(byte, _)| byte);
            byte.unwrap_or(self.quoted.len())
        };
        let start = at(self.column.saturating_sub(1));
        let rest = &self.quoted[start..];
        let said = rest.split(" #").next().unwrap_or(rest).trim_end();
        let end = match (self.width, said.chars().next()) {
            (0, _) => start + said.len(),
            (width, Some(quote @ ('"' | '\''))) => {
                let closing = said[1..].find(quote).map(|byte| start + byte + 2);
                closing.unwrap_or_else(|| at(self.column - 1 + width))
            }
            (width, _) => at(self.column - 1 + width).min(start + said.len()),
        };
        start..end.max(start)
    }
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
