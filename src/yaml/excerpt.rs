//! A complaint about a text as people read it: the place, the line, what is meant underlined, and a way out.

use std::ops::Range;

use annotate_snippets::{AnnotationKind, Level, Renderer, Snippet};

/// Lines longer than this, in bytes, are not quoted: with thousands of complaints in it, a line of a book would be shown thousands of
/// times.
pub const LONGEST_LINE: usize = 2_000;

/// Texts longer than this are not quoted either; the place alone is given.
const LONGEST_TEXT: usize = 1 << 20;

/// What is complained of, in the words of whoever reads it.
#[derive(Clone, Debug)]
pub struct Excerpt<'a> {
    /// How bad it is: `error`, `warning`.
    pub title: String,
    /// What is wrong.
    pub message: String,
    /// The name of the file.
    pub file: &'a str,
    /// The line and the column, from 1.
    pub place: (usize, usize),
    /// The text, or the part of it that is quoted.
    pub text: &'a str,
    /// The number of the first line of it.
    pub first_line: usize,
    /// The bytes of it that are meant.
    pub range: Range<usize>,
    /// What stands under them.
    pub label: String,
    /// A way out, and what it is called.
    pub advice: Option<(String, String)>,
}

impl Excerpt<'_> {
    /// Writes it; without the line where that is too long to be read.
    pub fn render(&self) -> String {
        let Excerpt { title, message, file, place: (line, column), .. } = self;
        if self.text.len() > LONGEST_TEXT || self.length_of_line() > LONGEST_LINE {
            let advice = self.advice.as_ref();
            let advice = advice.map(|(word, advice)| format!("\n  = {word}: {advice}")).unwrap_or_default();
            return format!("{title}: {message}\n --> {file}:{line}:{column}{advice}");
        }
        let annotation = AnnotationKind::Primary.span(self.range.clone()).label(&self.label);
        let snippet =
            Snippet::source(self.text).line_start(self.first_line).path(*file).annotation(annotation);
        let mut group = Level::ERROR.with_name(title).primary_title(message).element(snippet);
        if let Some((word, advice)) = &self.advice {
            group = group.element(Level::HELP.with_name(word).message(advice));
        }
        Renderer::plain().render(&[group])
    }

    fn length_of_line(&self) -> usize {
        let (text, at) = (self.text, self.range.start);
        let start = text[..at].rfind('\n').map_or(0, |end| end + 1);
        text[at..].find('\n').map_or(text.len(), |end| at + end) - start
    }
}

#[cfg(test)]
mod tests {
    use super::{Excerpt, LONGEST_LINE};

    fn complaint(text: &str) -> Excerpt<'_> {
        Excerpt {
            title: "error".to_owned(),
            message: "no such board".to_owned(),
            file: "a.yaml",
            place: (7, 8),
            text,
            first_line: 7,
            range: 7..11,
            label: String::new(),
            advice: Some(("help".to_owned(), "write `square`".to_owned())),
        }
    }

    #[test]
    fn what_is_meant_is_underlined_and_a_line_of_a_book_is_not_shown() {
        let shown = complaint("board: sqar 8x8").render();
        assert!(shown.contains("7 | board: sqar 8x8") && shown.contains("^^^^"), "{shown}");
        assert!(shown.contains("a.yaml:7:8") && shown.contains("help: write `square`"), "{shown}");
        let line = format!("board: sqar {}", "8".repeat(LONGEST_LINE));
        let place = "error: no such board\n --> a.yaml:7:8\n  = help: write `square`";
        assert_eq!(complaint(&line).render(), place);
    }
}
