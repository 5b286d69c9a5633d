//! Marks of a page between the signs that say what they are: every mark belongs to a part of the text or to none.

use std::sync::Arc;

use printpdf::Op;

use super::ink::write_raw;
use super::structure::{Said, kind};
use crate::typeset::fonts::Letters;
use crate::typeset::page::{Mark, TextMark};
use crate::typeset::tag::{Element, Role, Tag};

/// The signs of a page as it is drawn.
pub(super) struct Tagging {
    leaf: usize,
    /// What was said last of the marks to come; nothing yet on a page that says nothing.
    tag: Option<Tag>,
    /// What the marks now being drawn are.
    open: Option<Tag>,
    /// The line of words that nothing was said of: its part, base line and end.
    line: Option<(Arc<Element>, f64, f64)>,
    /// The last words of a part, while nothing else came: its base line, and whether a word goes on after it.
    last: Option<(f64, bool)>,
    n_parts: usize,
    said: Vec<Said>,
}

impl Tagging {
    /// Begins a page that is read as the one with this number.
    pub(super) fn new(leaf: usize) -> Self {
        Self { leaf, tag: None, open: None, line: None, last: None, n_parts: 0, said: Vec::new() }
    }

    /// Hears what the marks to come are.
    pub(super) fn hear(&mut self, tag: &Tag) {
        self.line = None;
        self.tag = match tag {
            Tag::Leaf(number) => {
                self.leaf = *number;
                None
            }
            tag => Some(tag.clone()),
        };
        // A cell without words is still a cell of its row.
        if let Tag::Part(element) = tag
            && matches!(element.role, Role::Head(_) | Role::Cell)
        {
            self.say(element, None);
        }
    }

    /// Writes the signs that must stand before a mark, and returns whether it is words on a new line of the same part: for
    /// who does not see the line, a space must part the words.
    pub(super) fn before(&mut self, mark: &Mark, ops: &mut Vec<Op>) -> bool {
        let wanted = self.wanted(mark);
        if !self.open.as_ref().is_some_and(|open| is_same(open, &wanted)) {
            self.close(ops);
            self.last = None;
            match &wanted {
                Tag::Part(element) => {
                    let number = self.number(element);
                    write_raw(ops, format_args!("/{} <</MCID {number}>> BDC", kind(&element.role)));
                }
                Tag::Running => {
                    write_raw(ops, format_args!("/Artifact <</Type /Pagination>> BDC"));
                }
                Tag::Artifact | Tag::Leaf(_) => {
                    write_raw(ops, format_args!("/Artifact BMC"));
                }
            }
        }
        if let Tag::Part(element) = &wanted
            && matches!(element.role, Role::Figure(_))
            && let Some(said) = self.said.last_mut()
        {
            let bounds = mark.bounds();
            said.bounds = Some(said.bounds.map_or(bounds, |other| other.union(bounds)));
        }
        self.open = Some(wanted);
        let Mark::Text(text) = mark else { return false };
        let is_divided = text.glyphs.last().is_some_and(|glyph| glyph.text == Letters::SOFT_HYPHEN);
        let before = self.last.replace((text.at.y, is_divided));
        before.is_some_and(|(y, is_divided)| !is_divided && (y - text.at.y).abs() > 0.01)
    }

    /// Begins a hyphen inside of a part: who hears it hears a word that may be divided here, and was not.
    pub(super) fn begin_hyphen(&mut self, ops: &mut Vec<Op>) {
        let Some(Tag::Part(element)) = self.open.take() else { return };
        // On its own, and not inside of the part's marks: some readers leave off at the end of what is inside.
        write_raw(ops, format_args!("EMC"));
        let number = self.number(&element);
        write_raw(ops, format_args!("/Span <</ActualText <FEFF00AD> /MCID {number}>> BDC"));
        self.open = Some(Tag::Part(element));
    }

    /// Gives marks of a part their number on the page.
    fn number(&mut self, element: &Arc<Element>) -> usize {
        let number = self.n_parts;
        self.n_parts += 1;
        self.say(element, Some(number));
        number
    }

    /// Ends the page and returns what was said on it.
    pub(super) fn finish(mut self, ops: &mut Vec<Op>) -> Vec<Said> {
        self.close(ops);
        self.said
    }

    /// Ends the marks now being drawn.
    pub(super) fn close(&mut self, ops: &mut Vec<Op>) {
        if self.open.take().is_some() {
            write_raw(ops, format_args!("EMC"));
        }
    }

    fn say(&mut self, element: &Arc<Element>, number: Option<usize>) {
        self.said.push(Said { leaf: self.leaf, element: Arc::clone(element), number, bounds: None });
    }

    fn wanted(&mut self, mark: &Mark) -> Tag {
        match (&self.tag, mark) {
            (None, Mark::Text(text)) => Tag::Part(self.line(text)),
            (Some(Tag::Part(element)), Mark::Text(_)) => Tag::Part(Arc::clone(element)),
            // Lines and areas among words are rules, boxes and shades.
            (Some(Tag::Part(element)), _) if matches!(element.role, Role::Figure(_)) => {
                Tag::Part(Arc::clone(element))
            }
            (Some(Tag::Running), _) => Tag::Running,
            _ => Tag::Artifact,
        }
    }

    /// Returns the paragraph of words that nothing was said of: they go on with those before in the same line.
    fn line(&mut self, text: &TextMark) -> Arc<Element> {
        let (y, end) = (text.at.y, text.at.x + text.width());
        let element = match &self.line {
            Some((element, base, before))
                if (base - y).abs() < 0.01 && (text.at.x - before).abs() < text.size =>
            {
                Arc::clone(element)
            }
            _ => Element::new(Role::Paragraph),
        };
        self.line = Some((Arc::clone(&element), y, end));
        element
    }
}

fn is_same(one: &Tag, other: &Tag) -> bool {
    match (one, other) {
        (Tag::Part(one), Tag::Part(other)) => Arc::ptr_eq(one, other),
        (one, other) => std::mem::discriminant(one) == std::mem::discriminant(other),
    }
}
