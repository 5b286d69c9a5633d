//! A complaint with a place, and the collector of many.

use speech::{Language, Message, msg};
use yaml::Excerpt;

use super::{Sources, Span};

/// How bad it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// The file cannot be used.
    Error,
    /// The file can be used, but its author probably meant something else.
    Warning,
}

/// One complaint.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// How bad it is.
    pub severity: Severity,
    /// Where.
    pub span: Span,
    /// What is wrong, as a sentence without a full stop.
    pub message: Message,
    /// What stands under the caret, such as what was expected there.
    pub label: Option<Message>,
    /// A way out.
    pub help: Option<Message>,
    /// The word that was probably meant; offered unless there is a help.
    pub meant: Option<String>,
}

impl Diagnostic {
    /// Returns an error at a place.
    pub fn error(span: Span, message: Message) -> Self {
        Diagnostic { severity: Severity::Error, span, message, label: None, help: None, meant: None }
    }

    /// Returns a warning at a place.
    pub fn warning(span: Span, message: Message) -> Self {
        Diagnostic { severity: Severity::Warning, ..Diagnostic::error(span, message) }
    }

    /// Adds the words under the caret.
    #[must_use]
    pub fn label(mut self, label: Message) -> Self {
        self.label = Some(label);
        self
    }

    /// Adds a way out.
    #[must_use]
    pub fn help(mut self, help: Message) -> Self {
        self.help = Some(help);
        self
    }

    /// Adds "did you mean `x`?" when there is an `x`.
    #[must_use]
    pub fn did_you_mean(mut self, candidate: Option<&str>) -> Self {
        self.meant = candidate.map(str::to_owned);
        self
    }

    /// Returns the way out, or the word that was probably meant.
    pub fn advice(&self) -> Option<Message> {
        let meant = || self.meant.as_ref().map(|word| msg("diag-did-you-mean").with("word", word));
        self.help.clone().or_else(meant)
    }

    /// Returns the complaint as people read it: file, line, column, the source line and a caret.
    pub fn render(&self, sources: &Sources, language: Language) -> String {
        let text = sources.text(self.span.file);
        let range = char_range(text, self.span);
        let title = match self.severity {
            Severity::Error => msg("diag-error"),
            Severity::Warning => msg("diag-warning"),
        };
        let advice = self.advice();
        let excerpt = Excerpt {
            title: language.say(&title),
            message: language.say(&self.message),
            file: sources.name(self.span.file),
            place: sources.line_and_column(self.span.file, range.start),
            text,
            first_line: 1,
            range,
            label: self.label.as_ref().map(|label| language.say(label)).unwrap_or_default(),
            advice: advice.map(|advice| (language.say(&msg("diag-help")), language.say(&advice))),
        };
        excerpt.render()
    }
}

/// Widens a byte range to whole characters inside the text; an empty one gets the character at its start.
fn char_range(text: &str, span: Span) -> std::ops::Range<usize> {
    let mut start = (span.start as usize).min(text.len());
    while !text.is_char_boundary(start) {
        start -= 1;
    }
    let mut end = (span.end as usize).clamp(start, text.len());
    while !text.is_char_boundary(end) {
        end += 1;
    }
    start..end
}

/// A collector of complaints.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Diagnostics {
    list: Vec<Diagnostic>,
    /// How many more there were than a person reads.
    left_out: usize,
    /// What is no complaint, but may tell an author something.
    notes: Vec<(Span, Message)>,
}

/// More complaints than this are counted, not kept.
const MOST_KEPT: usize = 50;

impl Diagnostics {
    /// Adds a complaint.
    pub fn add(&mut self, diagnostic: Diagnostic) {
        let is_full = self.list.len() >= MOST_KEPT;
        // The first error is always kept, however many warnings came before it.
        if is_full && (diagnostic.severity == Severity::Warning || self.has_errors()) {
            self.left_out += 1;
        } else if !self.list.contains(&diagnostic) {
            self.list.push(diagnostic);
        }
    }

    /// Adds what is no complaint: it may well be meant.
    pub fn note(&mut self, span: Span, message: Message) {
        self.notes.push((span, message));
    }

    /// Returns what is no complaint, in the order of places.
    pub fn notes(&self) -> Vec<&(Span, Message)> {
        let mut notes: Vec<_> = self.notes.iter().collect();
        notes.sort_by_key(|(span, _)| *span);
        notes
    }

    /// Returns whether further errors are only counted, so that nothing need be found out about them.
    pub fn is_full(&self) -> bool {
        self.list.len() >= MOST_KEPT && self.has_errors()
    }

    /// Returns whether a file with these complaints cannot be used.
    pub fn has_errors(&self) -> bool {
        self.list.iter().any(|d| d.severity == Severity::Error)
    }

    /// Returns whether there is nothing to complain of.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// Returns the complaints in the order of their places.
    pub fn sorted(&self) -> Vec<&Diagnostic> {
        let mut list: Vec<_> = self.list.iter().collect();
        list.sort_by_key(|d| (d.span, d.severity));
        list
    }

    /// Changes every complaint.
    #[must_use]
    pub fn map(self, change: impl FnMut(Diagnostic) -> Diagnostic) -> Diagnostics {
        let mut changed = Diagnostics { left_out: self.left_out, notes: self.notes, ..Default::default() };
        self.list.into_iter().map(change).for_each(|complaint| changed.add(complaint));
        changed
    }

    /// Takes over the complaints of another collector.
    pub fn extend(&mut self, other: Diagnostics) {
        other.list.into_iter().for_each(|d| self.add(d));
        self.left_out += other.left_out;
        self.notes.extend(other.notes);
    }

    /// Returns all complaints as people read them.
    pub fn render(&self, sources: &Sources, language: Language) -> String {
        let mut parts: Vec<_> = self.sorted().iter().map(|d| d.render(sources, language)).collect();
        if self.left_out > 0 {
            parts.push(language.say(&msg("diag-more").with("count", self.left_out)));
        }
        parts.join("\n\n")
    }
}
