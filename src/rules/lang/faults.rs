//! What is wrong with the YAML of a file: each fault in its own words, at its own place.
//!
//! The YAML reader says where it gave up, which is often a line or two after the mistake. The mistake itself is looked
//! for here, in the lines as people write them.

use std::ops::Range;

use speech::{Message, msg};

use super::phrase_errors::ODD_SPACES;
use crate::diag::{Diagnostic, Span};

/// A fault: where, what, and the way out.
struct Fault {
    at: Range<usize>,
    what: Message,
    help: Message,
}

/// A line of the file with the place where it begins.
#[derive(Clone, Copy)]
struct Line<'a> {
    start: usize,
    text: &'a str,
}

impl<'a> Line<'a> {
    /// What stands on the line, without the white space around it.
    fn content(&self) -> &'a str {
        self.text.trim()
    }

    /// How far the line is indented, in bytes.
    fn indent(&self) -> usize {
        self.text.len() - self.text.trim_start().len()
    }

    fn is_blank(&self) -> bool {
        self.content().is_empty() || self.content().starts_with('#')
    }

    /// The place of what stands on the line.
    fn range(&self) -> Range<usize> {
        let start = self.start + self.indent();
        start..start + self.content().len()
    }

    /// Where what stands on the line begins, past the strokes of lists.
    fn body(&self) -> usize {
        let mut at = self.indent();
        while let Some(rest) = self.text[at..].strip_prefix("- ") {
            at += 2 + rest.len() - rest.trim_start().len();
        }
        at
    }

    /// The key the line begins with, and where its value begins in the line.
    fn key(&self) -> Option<(&'a str, usize)> {
        let rest = &self.text[self.body()..];
        let colon = rest
            .match_indices(':')
            .map(|(at, _)| at)
            .find(|at| rest[at + 1..].chars().next().is_none_or(char::is_whitespace))?;
        let key = rest[..colon].trim();
        (!key.is_empty() && !key.starts_with(['{', '[', '"', '\'', '#']))
            .then_some((key, self.body() + colon + 1))
    }
}

/// Explains why a text is no YAML, given where the reader gave up.
pub(super) fn explain(file: u16, text: &str, gave_up: Range<usize>) -> Diagnostic {
    let lines = lines(text);
    let number = text[..gave_up.start.min(text.len())].matches('\n').count();
    let fault = tab(&lines, number)
        .or_else(|| odd_space(&lines, number))
        .or_else(|| unclosed(&lines))
        .or_else(|| without_colon(&lines, number))
        .or_else(|| indentation(&lines, number))
        .or_else(|| symbol(&lines, number))
        .or_else(|| colon_in_text(&lines, number))
        .unwrap_or_else(|| Fault {
            at: gave_up,
            what: msg("lang-yaml-other"),
            help: msg("lang-yaml-colon-in-text-help"),
        });
    let message = msg("lang-not-yaml").with("reason", fault.what);
    Diagnostic::error(Span::new(file, fault.at), message).help(fault.help)
}

fn lines(text: &str) -> Vec<Line<'_>> {
    let mut lines = Vec::new();
    let mut start = 0;
    for part in text.split_inclusive('\n') {
        lines.push(Line { start, text: part.trim_end_matches(['\n', '\r']) });
        start += part.len();
    }
    lines
}

/// A tab where a line begins; the reader notices it a line later at most.
fn tab(lines: &[Line], number: usize) -> Option<Fault> {
    lines.iter().take(number + 2).find_map(|line| {
        let at = line.text[..line.indent()].find('\t')?;
        let (what, help) = (msg("lang-yaml-tab"), msg("lang-yaml-tab-help"));
        Some(Fault { at: line.start + at..line.start + at + 1, what, help })
    })
}

/// A space that is none, where a line begins or after a colon; the reader notices it a line later at most.
fn odd_space(lines: &[Line], number: usize) -> Option<Fault> {
    lines.iter().take(number + 2).filter(|line| !line.content().starts_with('#')).find_map(|line| {
        let mut odd = line.text.char_indices().filter(|(_, letter)| ODD_SPACES.contains(letter));
        let joins = |at: usize| {
            let before = line.text[..at].trim_end();
            before.is_empty() || before.ends_with([':', '-', '{', '[', ','])
        };
        let (at, space) = odd.find(|(at, _)| joins(*at))?;
        let (what, help) = (msg("lang-odd-space"), msg("lang-odd-space-help"));
        Some(Fault { at: line.start + at..line.start + at + space.len_utf8(), what, help })
    })
}

/// A bracket or a quote that is still open where the next key of the file begins, or at the end of the file.
fn unclosed(lines: &[Line]) -> Option<Fault> {
    let mut open: Vec<(usize, char)> = Vec::new();
    let mut quote: Option<(usize, char)> = None;
    for line in lines {
        let begins_key = line.indent() == 0 && line.key().is_some();
        if begins_key && (quote.is_some() || !open.is_empty()) {
            break;
        }
        let mut at_start = true;
        let mut before = ' ';
        let mut letters = line.text.char_indices().skip_while(|(at, _)| *at < line.body()).peekable();
        while let Some((at, letter)) = letters.next() {
            if let Some((_, mark)) = quote {
                match letter {
                    '\\' if mark == '"' => drop(letters.next()),
                    letter if letter == mark => quote = None,
                    _ => {}
                }
            } else {
                match letter {
                    '#' if before.is_whitespace() => break,
                    '"' | '\'' if at_start => quote = Some((line.start + at, letter)),
                    '{' | '[' if at_start || !open.is_empty() => open.push((line.start + at, letter)),
                    '}' | ']' => drop(open.pop()),
                    _ => {}
                }
            }
            // A value begins after a key, and inside brackets after a comma or another bracket.
            let begins = match letter {
                ':' | '-' => letters.peek().is_none_or(|(_, next)| next.is_whitespace()),
                ',' | '{' | '[' => !open.is_empty(),
                letter => at_start && letter.is_whitespace(),
            };
            at_start = quote.is_none() && begins;
            before = letter;
        }
    }
    if let Some((at, mark)) = quote {
        let (what, help) = (msg("lang-yaml-quote").with("mark", mark), msg("lang-yaml-quote-help"));
        return Some(Fault { at: at..at + 1, what, help });
    }
    let (at, mark) = *open.first()?;
    let closing = if mark == '{' { '}' } else { ']' };
    let what = msg("lang-yaml-bracket").with("mark", mark);
    Some(Fault { at: at..at + 1, what, help: msg("lang-yaml-bracket-help").with("closing", closing) })
}

/// A line that should begin with a key and has no colon, or no space after it.
fn without_colon(lines: &[Line], number: usize) -> Option<Fault> {
    let upper = lines.iter().take(number + 1).filter(|line| !line.is_blank() && line.indent() == 0);
    let is_marker = |line: &&Line| line.content().starts_with(['-', '}', ']', '%', '.']);
    let line = upper.into_iter().find(|line| line.key().is_none() && !is_marker(line));
    let near = || {
        let lines = lines.iter().take(number + 1).rev().filter(|line| !line.is_blank()).take(2);
        lines.into_iter().find(|line| line.indent() > 0 && line.key().is_none() && glued(line).is_some())
    };
    let line = line.or_else(near)?;
    if let Some((key, at)) = glued(line) {
        let what = msg("lang-yaml-glued").with("key", key);
        let value = line.text[at..].trim();
        let help = msg("lang-yaml-glued-help").with("line", format!("{key}: {value}"));
        return Some(Fault { at: line.start + at - 1..line.start + at, what, help });
    }
    let (key, rest) = line.content().split_once([' ', '=']).unwrap_or((line.content(), "…"));
    let rest = rest.trim_start_matches([' ', '=']);
    let what = msg("lang-yaml-no-colon").with("key", key);
    let help = msg("lang-yaml-no-colon-help").with("line", format!("{key}: {}", rest.trim()));
    let start = line.range().start;
    Some(Fault { at: start..start + key.len(), what, help })
}

/// A key whose colon has no space after it, and where its value begins in the line.
fn glued<'a>(line: &Line<'a>) -> Option<(&'a str, usize)> {
    let body = line.body();
    let colon = line.text[body..].find(':')? + body;
    let key = &line.text[body..colon];
    let is_word = |c: char| c.is_alphabetic() || c == ' ' || c == '_';
    let is_key = !key.is_empty() && key.len() < 20 && key.chars().all(is_word);
    let is_glued = line.text[colon + 1..].chars().next().is_some_and(|c| !c.is_whitespace() && c != '/');
    (is_key && is_glued).then_some((key, colon + 1))
}

/// A line that stands in no column of those above it, or under a value as if it were a part of it.
fn indentation(lines: &[Line], number: usize) -> Option<Fault> {
    let line = lines.get(number).filter(|line| !line.is_blank())?;
    let above: Vec<_> = lines[..number].iter().filter(|line| !line.is_blank()).collect();
    let before = above.last()?;
    let indent = line.indent();
    let is_item = |line: &Line| line.content().starts_with("- ") || line.content() == "-";
    if indent > before.indent() {
        let (_, value) = before.key()?;
        let has_value = !before.text[value..].trim().is_empty();
        if !has_value || (line.key().is_none() && !is_item(line)) {
            return None;
        }
        let what = msg("lang-yaml-too-far");
        let help = msg("lang-yaml-too-far-help").with("before", before.content());
        return Some(Fault { at: line.range(), what, help });
    }
    let mut columns: Vec<usize> = Vec::new();
    for line in &above {
        columns.retain(|column| *column < line.indent());
        columns.push(line.indent());
        if line.body() > line.indent() && line.key().is_some() {
            columns.push(line.body());
        }
    }
    if columns.contains(&indent) || (line.key().is_none() && !is_item(line)) {
        return None;
    }
    let nearest = columns.iter().rev().copied().min_by_key(|column| column.abs_diff(indent))?;
    let what = msg("lang-yaml-column").with("indent", indent);
    Some(Fault { at: line.range(), what, help: msg("lang-yaml-column-help").with("indent", nearest) })
}

/// A text that begins with a letter that means something to YAML.
fn symbol(lines: &[Line], number: usize) -> Option<Fault> {
    let line = lines.get(number)?;
    let start = line.key().map_or(line.body(), |(_, value)| value);
    let value = line.text[start..].trim_start();
    let mark = value.chars().next().filter(|mark| "@`%&*!|>?,]}".contains(*mark))?;
    let at = line.start + line.text.len() - value.len();
    let is_item = mark == '*' && value.starts_with("* ");
    let help = if is_item { msg("lang-list-mark") } else { msg("lang-yaml-colon-in-text-help") };
    Some(Fault { at: at..at + mark.len_utf8(), what: msg("lang-yaml-symbol").with("mark", mark), help })
}

/// The keys whose values have parts.
const OF_PARTS: &[&str] = &["pieces", "sets", "sides", "start", "words", "zones"];

/// A text that holds a colon and a space, which make a key of what stands before them.
fn colon_in_text(lines: &[Line], number: usize) -> Option<Fault> {
    let line = lines.get(number)?;
    let (key, value) = line.key()?;
    let at = line.text[value..].find(": ").or(line.text[value..].strip_suffix(':').map(str::len))? + value;
    let help = match key {
        "end" => msg("lang-yaml-end-help").with("line", line.text[value..].trim()),
        "turn" | "first turn" if !line.text[value..at].trim().contains(' ') => {
            let line = format!("{key}: {{ {} }}", line.text[value..].trim());
            msg("lang-yaml-no-colon-help").with("line", line)
        }
        _ if OF_PARTS.contains(&key) && !line.text[value..].trim().starts_with(['"', '\'']) => {
            let line = format!("{key}: {{ {} }}", line.text[value..].trim());
            msg("lang-yaml-no-colon-help").with("line", line)
        }
        _ => msg("lang-yaml-colon-in-text-help"),
    };
    let what = msg("lang-yaml-colon-in-text");
    Some(Fault { at: line.start + at..line.start + at + 1, what, help })
}
