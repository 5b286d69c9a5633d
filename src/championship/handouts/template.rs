//! Texts with named fields, such as `{{name}}`, that organisers can write themselves.
//!
//! A template is a text of lines. `# ` begins a title, `## ` the line that stands out (the name of the pupil), `### ` a
//! heading; a line of `---` is an ornament, `___ One | Other` are lines to sign on, `{{logo}}` alone is where the logo
//! goes, an empty line is space, and any other line is text. What stands between `{#` and `#}` is not printed. A line
//! whose fields are all empty is left out.

use std::fmt;

use speech::{Language, Message, Tell, msg};

/// The most lines that are printed; a page has room for fewer.
const MOST_LINES: usize = 100;

/// The most letters of a line, and fields in it; more are made to keep the press busy.
const MOST_LETTERS: usize = 400;
const MOST_FIELDS: usize = 12;

/// Makes the fields and their names from one list.
macro_rules! fields {
    ($($field:ident $name:literal,)+) => {
        /// A field of a template.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(super) enum Field {
            $($field,)+
        }

        /// The names of the fields.
        const NAMES: [&str; [$($name),+].len()] = [$($name),+];

        impl Field {
            fn named(name: &str) -> Option<Field> {
                match name {
                    $($name => Some(Field::$field),)+
                    _ => None,
                }
            }
        }
    };
}

fields! {
    Name "name",
    School "school",
    Place "place",
    Code "code",
    Game "game",
    Cycle "cycle",
    Year "year",
    Event "event",
    Championship "championship",
    Edition "edition",
    Day "day",
    Venue "venue",
    Host "host",
    Rank "rank",
    Points "points",
    Stage "stage",
    Group "group",
}

/// A template that was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Template {
    pub(super) lines: Vec<Line>,
}

/// A line of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Line {
    pub(super) kind: Kind,
    parts: Vec<Part>,
}

impl Line {
    fn is_too_long(&self) -> bool {
        let letters = |part: &Part| match part {
            Part::Words(words) => words.chars().count(),
            Part::Field(_) => 0,
        };
        let n_fields = self.parts.iter().filter(|part| matches!(part, Part::Field(_))).count();
        n_fields > MOST_FIELDS || self.parts.iter().map(letters).sum::<usize>() > MOST_LETTERS
    }
}

/// What a line is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Title,
    Person,
    Heading,
    Text,
    Space,
    Ornament,
    Signatures,
    Logo,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Part {
    Words(String),
    Field(Field),
}

/// Something wrong in a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TemplateError {
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1, in characters.
    pub column: usize,
    /// What is wrong.
    pub fault: TemplateFault,
}

/// What can be wrong in a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TemplateFault {
    /// A field nobody knows.
    UnknownField(String),
    /// Braces or a remark without their end.
    Unclosed(&'static str),
    /// A template without a word.
    Empty,
    /// More than a page can hold.
    TooLong,
}

impl Tell for TemplateError {
    /// Tells the error, without the place.
    fn tell(&self) -> Message {
        match &self.fault {
            TemplateFault::UnknownField(name) => {
                let braced = |field: &str| format!("{{{{{field}}}}}");
                let fields: Vec<String> = NAMES.iter().map(|field| format!("`{}`", braced(field))).collect();
                let fields = fields.join(", ");
                let near = NAMES.iter().min_by_key(|field| strsim::osa_distance(field, name));
                match near.filter(|field| strsim::osa_distance(field, name) <= 2) {
                    Some(near) => msg("handouts-no-field-like")
                        .with("name", name)
                        .with("near", braced(near))
                        .with("fields", fields),
                    None => msg("handouts-no-field").with("name", name).with("fields", fields),
                }
            }
            TemplateFault::Unclosed(opening) => {
                let closing = if *opening == "{#" { "#}" } else { "}}" };
                msg("handouts-unclosed").with("opening", *opening).with("closing", closing)
            }
            TemplateFault::Empty => msg("handouts-empty-template"),
            TemplateFault::TooLong => msg("handouts-template-too-long")
                .with("lines", MOST_LINES)
                .with("letters", MOST_LETTERS)
                .with("fields", MOST_FIELDS),
        }
    }
}

impl fmt::Display for TemplateError {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        write!(f, "{}:{}: {}", self.line, self.column, Language::En.say(&self.tell()))
    }
}

impl Template {
    /// Reads a template.
    ///
    /// # Errors
    /// Says where a field is unknown or braces do not close.
    pub fn parse(text: &str) -> Result<Template, TemplateError> {
        let text = without_remarks(text)?;
        let mut lines = Vec::new();
        for (index, line) in text.lines().enumerate() {
            let line = read_line(line, index + 1)?;
            if line.is_too_long() {
                return Err(TemplateError { line: index + 1, column: 1, fault: TemplateFault::TooLong });
            }
            lines.push(line);
        }
        let is_blank = |line: &Line| line.kind == Kind::Space;
        let from = lines.iter().position(|line| !is_blank(line));
        let to = lines.iter().rposition(|line| !is_blank(line));
        let (Some(from), Some(to)) = (from, to) else {
            return Err(TemplateError { line: 1, column: 1, fault: TemplateFault::Empty });
        };
        if to - from >= MOST_LINES {
            return Err(TemplateError {
                line: from + MOST_LINES + 1,
                column: 1,
                fault: TemplateFault::TooLong,
            });
        }
        Ok(Template { lines: lines.drain(from..=to).collect() })
    }

    /// Fills the fields in and returns the lines; those whose fields are all empty are left out.
    pub(super) fn filled(&self, value: &dyn Fn(Field) -> String) -> Vec<(Kind, String)> {
        let fill = |line: &Line| {
            let mut text = String::new();
            let (mut n_fields, mut n_empty) = (0, 0);
            for part in &line.parts {
                match part {
                    Part::Words(words) => text.push_str(words),
                    Part::Field(field) => {
                        let value = value(*field);
                        n_fields += 1;
                        n_empty += usize::from(value.is_empty());
                        text.push_str(&value);
                    }
                }
            }
            // Brackets around nothing say nothing.
            let text = text.replace(" ()", "");
            (n_fields == 0 || n_empty < n_fields).then_some((line.kind, text))
        };
        self.lines.iter().filter_map(fill).collect()
    }
}

/// Blanks remarks out, keeping every place where it was.
fn without_remarks(text: &str) -> Result<String, TemplateError> {
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(at) = rest.find("{#") {
        out.push_str(&rest[..at]);
        let Some(length) = rest[at..].find("#}") else {
            let before = &text[..text.len() - rest.len() + at];
            let line = before.matches('\n').count() + 1;
            let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
            return Err(TemplateError { line, column, fault: TemplateFault::Unclosed("{#") });
        };
        let remark = &rest[at..at + length + 2];
        out.extend(remark.chars().map(|c| if c == '\n' { '\n' } else { ' ' }));
        rest = &rest[at + length + 2..];
    }
    out.push_str(rest);
    Ok(out)
}

fn read_line(line: &str, number: usize) -> Result<Line, TemplateError> {
    let trimmed = line.trim();
    let marks =
        [("### ", Kind::Heading), ("## ", Kind::Person), ("# ", Kind::Title), ("___", Kind::Signatures)];
    let (kind, words) = match trimmed {
        "" => (Kind::Space, ""),
        "---" => (Kind::Ornament, ""),
        "{{logo}}" | "{{ logo }}" => (Kind::Logo, ""),
        _ => marks
            .iter()
            .find_map(|(mark, kind)| trimmed.strip_prefix(mark).map(|words| (*kind, words.trim())))
            .unwrap_or((Kind::Text, trimmed)),
    };
    // Columns count from the start of the line as it was written.
    let offset = line.find(words).map_or(0, |at| line[..at].chars().count());
    let mut parts = Vec::new();
    let mut rest = words;
    while let Some(at) = rest.find("{{") {
        if at > 0 {
            parts.push(Part::Words(rest[..at].to_owned()));
        }
        let column = offset + words[..words.len() - rest.len() + at].chars().count() + 1;
        let error = |fault| TemplateError { line: number, column, fault };
        let inside = &rest[at + 2..];
        let end = inside.find("}}").ok_or_else(|| error(TemplateFault::Unclosed("{{")))?;
        let name = inside[..end].trim();
        let unknown = || error(TemplateFault::UnknownField(name.chars().take(40).collect()));
        let field = Field::named(name).ok_or_else(unknown)?;
        parts.push(Part::Field(field));
        rest = &inside[end + 2..];
    }
    if !rest.is_empty() {
        parts.push(Part::Words(rest.to_owned()));
    }
    Ok(Line { kind, parts })
}

#[cfg(test)]
mod tests {
    use super::{Field, Kind, Template, TemplateFault};
    use speech::Language::{En, Pt};
    use speech::Tell;

    #[test]
    fn fields_are_filled_and_empty_lines_left_out() {
        let text =
            "{# a remark\nover lines #}\n# Diploma\n\n## {{name}}\nof {{ school }}!\n---\n___ A | B\n\n";
        let template = Template::parse(text).expect("a template");
        let of = |school: &'static str| {
            move |field| match field {
                Field::Name => "Ana".to_owned(),
                Field::School => school.to_owned(),
                other => panic!("{other:?} is not in the text"),
            }
        };
        let filled = template.filled(&of(""));
        let expected = [
            (Kind::Title, "Diploma"),
            (Kind::Space, ""),
            (Kind::Person, "Ana"),
            (Kind::Ornament, ""),
            (Kind::Signatures, "A | B"),
        ];
        assert_eq!(filled, expected.map(|(kind, text)| (kind, text.to_owned())));
        assert_eq!(template.filled(&of("X"))[3], (Kind::Text, "of X!".to_owned()));
    }

    #[test]
    fn what_no_page_can_hold_is_refused_at_its_line() {
        let fault = |text: &str| Template::parse(text).map_err(|error| (error.line, error.fault));
        assert_eq!(fault(&format!("# Diploma\n{}", "a".repeat(401))), Err((2, TemplateFault::TooLong)));
        assert_eq!(fault(&"{{name}}".repeat(13)), Err((1, TemplateFault::TooLong)));
        assert_eq!(fault(&"a\n".repeat(101)), Err((101, TemplateFault::TooLong)));
        let most = format!("{}\n", "a".repeat(400)).repeat(99) + &"{{name}}".repeat(12);
        assert!(fault(&most).is_ok());
    }

    #[test]
    fn an_unknown_field_is_named_with_its_place_and_the_known_ones() {
        let error = Template::parse("# Diploma\n  ção {{name}} e {{nome}}").expect_err("no such field");
        assert_eq!((error.line, error.column), (2, 18));
        let (pt, en) = (Pt.say(&error.tell()), En.say(&error.tell()));
        assert!(pt.contains("`nome`") && pt.contains("`{{name}}`, `{{school}}`"), "{pt}");
        assert!(en.contains("did you mean `{{name}}`"), "{en}");
    }

    #[test]
    fn what_does_not_close_is_refused() {
        let error = Template::parse("a\nb {{name").expect_err("unclosed");
        assert_eq!((error.line, error.column, error.fault), (2, 3, TemplateFault::Unclosed("{{")));
        let error = Template::parse("a {# b").expect_err("unclosed");
        assert_eq!((error.line, error.column, error.fault), (1, 3, TemplateFault::Unclosed("{#")));
        for text in ["", "\n \n", "{# only a remark #}"] {
            assert_eq!(Template::parse(text).map_err(|error| error.fault), Err(TemplateFault::Empty));
        }
    }
}
