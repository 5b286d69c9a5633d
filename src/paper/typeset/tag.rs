//! What marks mean: the structure a page has for those who hear it.
//!
//! A tag among the marks of a page says what the marks after it are, up to the next. Words before any tag are paragraphs,
//! line by line; lines and areas are there for the eye only, unless they belong to a figure.

use std::sync::Arc;

use super::document::Marker;

/// What the marks after it are, up to the next.
#[derive(Clone, Debug, PartialEq)]
pub enum Tag {
    /// Page furniture: nothing is lost for who does not hear it.
    Artifact,
    /// A header or footer.
    Running,
    /// A part of the text.
    Part(Arc<Element>),
    /// The marks of a page with this number in the order of reading; nothing is said of them yet.
    Leaf(usize),
}

/// A part of a text, and the part it belongs to. Two are the same only if they share an `Arc`: a paragraph goes on where
/// its element comes again, be it on the next page.
#[derive(Debug, PartialEq)]
pub struct Element {
    /// What it is.
    pub role: Role,
    /// The part it belongs to; none for one of the document itself.
    pub within: Option<Arc<Element>>,
}

/// What a part of a text is.
#[derive(Clone, Debug, PartialEq)]
pub enum Role {
    /// A title; 1 is the highest.
    Heading(u8),
    /// Running text.
    Paragraph,
    /// A list.
    List(Marker),
    /// A point of a list.
    Item,
    /// The dot or number before a point.
    Label,
    /// The words of a point.
    Body,
    /// A table.
    Table,
    /// A row of a table.
    Row,
    /// The head of columns or of a row.
    Head(Head),
    /// A cell of a table.
    Cell,
    /// A drawing, with what it shows in words.
    Figure(String),
}

/// What the head in a table is the head of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    /// Of the columns below.
    Columns {
        /// How many columns.
        n_columns: usize,
        /// How many rows the head itself takes.
        n_rows: usize,
    },
    /// Of the row beside.
    Row,
}

impl Element {
    /// Returns a new part of the document.
    pub fn new(role: Role) -> Arc<Self> {
        Arc::new(Self { role, within: None })
    }

    /// Returns a new part of this one.
    pub fn part(self: &Arc<Self>, role: Role) -> Arc<Self> {
        Arc::new(Self { role, within: Some(Arc::clone(self)) })
    }

    /// Returns the tag of a figure; one that has no words is for the eye only.
    pub fn figure(words: &str) -> Tag {
        match words.trim().is_empty() {
            true => Tag::Artifact,
            false => Tag::Part(Self::new(Role::Figure(words.to_owned()))),
        }
    }
}
