//! The texts that were read, and places in them.

use std::ops::Range;

/// A byte range in one of the texts of a [`Sources`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// Which text.
    pub file: u16,
    /// First byte.
    pub start: u32,
    /// One past the last byte.
    pub end: u32,
}

impl Span {
    /// Returns the span of the given bytes of a text.
    pub fn new(file: u16, range: Range<usize>) -> Self {
        let clamp = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
        Span { file, start: clamp(range.start), end: clamp(range.end) }
    }

    /// Returns the byte range.
    pub fn range(self) -> Range<usize> {
        self.start as usize..self.end as usize
    }

    /// Returns the smallest span that holds both; they must lie in one text.
    #[must_use]
    pub fn join(self, other: Span) -> Span {
        Span { file: self.file, start: self.start.min(other.start), end: self.end.max(other.end) }
    }
}

/// The texts one reading was made of: a game file and the files it extends.
#[derive(Clone, Debug, Default)]
pub struct Sources {
    files: Vec<(String, String)>,
}

impl Sources {
    /// Adds a text under the name shown in messages and returns its number.
    pub fn add(&mut self, name: impl Into<String>, text: impl Into<String>) -> u16 {
        self.files.push((name.into(), text.into()));
        u16::try_from(self.files.len() - 1).unwrap_or(u16::MAX)
    }

    /// Returns the name of a text.
    pub fn name(&self, file: u16) -> &str {
        self.files.get(usize::from(file)).map_or("", |(name, _)| name)
    }

    /// Returns a text whole.
    pub fn text(&self, file: u16) -> &str {
        self.files.get(usize::from(file)).map_or("", |(_, text)| text)
    }

    /// Returns the line a place begins on.
    pub fn line(&self, place: Span) -> &str {
        let text = self.text(place.file);
        let at = (place.start as usize).min(text.len());
        let start = text.get(..at).and_then(|before| before.rfind('\n')).map_or(0, |end| end + 1);
        text.get(start..).and_then(|rest| rest.lines().next()).unwrap_or("")
    }

    /// Returns the 1-based line and column (in characters) of a byte.
    pub fn line_and_column(&self, file: u16, byte: usize) -> (usize, usize) {
        let text = self.text(file);
        let before = text.get(..byte.min(text.len())).unwrap_or(text);
        let line = before.matches('\n').count() + 1;
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        (line, column)
    }
}
