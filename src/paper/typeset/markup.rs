//! Plain text with light marks becomes blocks; what templates write and authors can read.
//!
//! ```text
//! # Title            ## Part            ### Small part
//! A paragraph with *slanted*, **thick** and `even` words; \* is a star. A line ending in \
//! goes on below.
//! - a point          1. a numbered point
//! ![caption](name) ![caption](name)          figures side by side
//! | head | head |    ::: beside ![caption](name)    a figure at the right of what follows
//! |:-----|-----:|    ::: keep                       one page for what follows
//! | cell | cell |    ::: centre 1.5 sans            paragraphs in the middle, 1.5 times as large
//! \page  \fill  \space 10                    :::    ends any of the three
//! ```

use thiserror::Error;

use super::document::{
    Align, Block, Captioned, Emphasis, Family, Marker, Paragraph, Run, Table, TableWidth, Text,
};
use crate::figure::Figure;

/// A mistake in marked text.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {message}")]
pub struct MarkupError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong.
    pub message: String,
}

/// Finds a figure by its name.
pub type Figures<'a> = &'a dyn Fn(&str) -> Option<Figure>;

/// Reads marked text.
///
/// # Errors
/// Returns an error with the line of a figure that does not exist, a block that is not closed or an unknown
/// command.
pub fn blocks(text: &str, figures: Figures<'_>) -> Result<Vec<Block>, MarkupError> {
    let lines: Vec<&str> = text.lines().collect();
    let mut reader = Reader { lines: &lines, at: 0, figures };
    reader.blocks(None)
}

/// Reads words with emphasis.
pub fn inline(text: &str) -> Text {
    let mut runs: Text = Vec::new();
    let mut emphasis = Emphasis::default();
    let mut held = String::new();
    let mut rest = text;
    let flush = |runs: &mut Text, held: &mut String, emphasis: Emphasis| {
        if !held.is_empty() {
            runs.push(Run::Words(std::mem::take(held), emphasis));
        }
    };
    while let Some(first) = rest.chars().next() {
        if let Some(tail) = rest.strip_prefix("\\\n") {
            flush(&mut runs, &mut held, emphasis);
            runs.push(Run::Break);
            rest = tail;
        } else if first == '\\' {
            let tail = &rest[1..];
            held.extend(tail.chars().next());
            rest = tail.get(tail.chars().next().map_or(0, char::len_utf8)..).unwrap_or("");
        } else if let Some(tail) = rest.strip_prefix("**") {
            flush(&mut runs, &mut held, emphasis);
            emphasis.bold = !emphasis.bold;
            rest = tail;
        } else if first == '*' {
            flush(&mut runs, &mut held, emphasis);
            emphasis.italic = !emphasis.italic;
            rest = &rest[1..];
        } else if first == '`' {
            flush(&mut runs, &mut held, emphasis);
            emphasis.mono = !emphasis.mono;
            rest = &rest[1..];
        } else if let Some((name, tail)) = rest.strip_prefix("{page:").and_then(|t| t.split_once('}')) {
            flush(&mut runs, &mut held, emphasis);
            runs.push(Run::PageOf(name.to_owned()));
            rest = tail;
        } else {
            held.push(if first == '\n' { ' ' } else { first });
            rest = &rest[first.len_utf8()..];
        }
    }
    flush(&mut runs, &mut held, emphasis);
    runs
}

/// Returns the words without their emphasis.
pub fn plain(text: &str) -> String {
    inline(text)
        .iter()
        .map(|run| match run {
            Run::Words(words, _) => words.as_str(),
            _ => " ",
        })
        .collect()
}

struct Reader<'a> {
    lines: &'a [&'a str],
    at: usize,
    figures: Figures<'a>,
}

/// How the paragraphs of a fenced part look.
#[derive(Clone, Copy)]
struct Centred {
    scale: f64,
    family: Option<Family>,
}

impl Reader<'_> {
    fn error<T>(&self, message: impl Into<String>) -> Result<T, MarkupError> {
        Err(MarkupError { line: self.at + 1, message: message.into() })
    }

    /// Reads blocks to the end, or to the `:::` that closes the fence opened at line `fence`.
    fn blocks(&mut self, fence: Option<usize>) -> Result<Vec<Block>, MarkupError> {
        let mut blocks = Vec::new();
        while let Some(line) = self.lines.get(self.at).map(|line| line.trim_end()) {
            if line.trim().is_empty() {
                self.at += 1;
            } else if line == ":::" {
                if fence.is_none() {
                    return self.error("`:::` closes nothing");
                }
                return Ok(blocks);
            } else if let Some(opening) = line.strip_prefix("::: ") {
                blocks.extend(self.fenced(opening)?);
            } else if let Some(block) = self.heading(line) {
                blocks.push(block);
            } else if line.starts_with("![") {
                blocks.push(Block::Figures(self.figures(line)?));
                self.at += 1;
            } else if line.starts_with('|') {
                blocks.push(self.table());
            } else if item(line).is_some() {
                blocks.push(self.list());
            } else if let Some(command) =
                line.strip_prefix('\\').filter(|c| c.starts_with(char::is_alphabetic))
            {
                blocks.push(self.command(command)?);
                self.at += 1;
            } else {
                blocks.push(Block::Paragraph(Paragraph::new(self.paragraph())));
            }
        }
        match fence {
            Some(line) => {
                Err(MarkupError { line, message: "`:::` is missing to close this part".to_owned() })
            }
            None => Ok(blocks),
        }
    }

    fn fenced(&mut self, opening: &str) -> Result<Vec<Block>, MarkupError> {
        let opened = self.at + 1;
        let (word, rest) = opening.split_once(' ').unwrap_or((opening, ""));
        let side = match word {
            "beside" => self.figures(rest)?.pop(),
            "keep" | "centre" => None,
            _ => return self.error(format!("unknown part `{word}`, expected `beside`, `keep` or `centre`")),
        };
        let centred = match centring(rest) {
            Some(centred) => centred,
            None if word == "centre" => {
                return self.error(format!("`{rest}` is no size, such as `1.5 sans`"));
            }
            None => Centred { scale: 1.0, family: None },
        };
        self.at += 1;
        let mut inner = self.blocks(Some(opened))?;
        self.at += 1;
        Ok(match (word, side) {
            ("beside", Some(figure)) => vec![Block::Beside { blocks: inner, figure }],
            ("keep", _) => vec![Block::Keep(inner)],
            _ => {
                for block in &mut inner {
                    if let Block::Paragraph(paragraph) = block {
                        paragraph.align = Align::Centre;
                        paragraph.scale = centred.scale;
                        paragraph.family = centred.family;
                    }
                }
                inner
            }
        })
    }

    fn heading(&mut self, line: &str) -> Option<Block> {
        let level = line.chars().take_while(|c| *c == '#').count();
        let words = line.get(level..)?.strip_prefix(' ')?;
        if level == 0 || level > 3 {
            return None;
        }
        self.at += 1;
        let bookmark = (level < 3).then(|| plain(words));
        Some(Block::Heading { level: u8::try_from(level).ok()?, text: inline(words), bookmark })
    }

    fn figures(&self, line: &str) -> Result<Vec<Captioned>, MarkupError> {
        let mut found = Vec::new();
        let mut rest = line.trim();
        while !rest.is_empty() {
            let parts = rest
                .strip_prefix("![")
                .and_then(|tail| tail.split_once("]("))
                .and_then(|(caption, tail)| tail.split_once(')').map(|(name, tail)| (caption, name, tail)));
            let Some((caption, name, tail)) = parts else {
                return self.error(format!("`{rest}` is no figure; write `![caption](name)`"));
            };
            let Some(figure) = (self.figures)(name.trim()) else {
                return self.error(format!("there is no figure `{name}`"));
            };
            found.push(Captioned { figure, caption: inline(caption) });
            rest = tail.trim_start();
        }
        if found.is_empty() {
            return self.error("a figure is missing; write `![caption](name)`");
        }
        Ok(found)
    }

    fn table(&mut self) -> Block {
        let mut table = Table { width: TableWidth::Natural, ..Table::default() };
        let mut is_first = true;
        while let Some(line) = self.lines.get(self.at).filter(|line| line.trim_start().starts_with('|')) {
            let line = line.trim();
            let inner =
                line.trim_start_matches('|').strip_suffix('|').unwrap_or(line.trim_start_matches('|'));
            let cells: Vec<&str> = inner.split('|').map(str::trim).collect();
            if cells.iter().all(|cell| !cell.is_empty() && cell.chars().all(|c| c == '-' || c == ':')) {
                table.aligns = cells.iter().map(|cell| alignment(cell)).collect();
                if is_first {
                    // A rule above all rows: the table has no head.
                } else if let Some(head) = table.rows.pop() {
                    table.head = head;
                }
                if cells.iter().any(|cell| cell.len() > 8) {
                    table.width = TableWidth::Full;
                }
            } else {
                table.rows.push(cells.iter().map(|cell| inline(cell)).collect());
            }
            is_first = false;
            self.at += 1;
        }
        Block::Table(table)
    }

    fn list(&mut self) -> Block {
        let marker = match self.lines.get(self.at).and_then(|line| item(line)) {
            Some((Marker::Number, _)) => Marker::Number,
            _ => Marker::Bullet,
        };
        let mut items: Vec<String> = Vec::new();
        while let Some(line) = self.lines.get(self.at) {
            match item(line) {
                Some((own, words)) if own == marker => items.push(words.to_owned()),
                _ if line.starts_with("  ") && !line.trim().is_empty() => {
                    if let Some(last) = items.last_mut() {
                        last.push(' ');
                        last.push_str(line.trim());
                    }
                }
                _ => break,
            }
            self.at += 1;
        }
        Block::List { marker, items: items.iter().map(|words| inline(words)).collect() }
    }

    fn paragraph(&mut self) -> Text {
        let mut words = String::new();
        while let Some(line) = self.lines.get(self.at).map(|line| line.trim_end()) {
            let ends = line.trim().is_empty()
                || line.starts_with(":::")
                || line.starts_with('#')
                || line.starts_with("![")
                || line.starts_with('|')
                || item(line).is_some();
            if ends && !words.is_empty() || line.trim().is_empty() {
                break;
            }
            if !words.is_empty() {
                words.push('\n');
            }
            words.push_str(line.trim_start());
            self.at += 1;
        }
        inline(&words)
    }

    fn command(&self, command: &str) -> Result<Block, MarkupError> {
        let (word, rest) = command.split_once(' ').unwrap_or((command, ""));
        match (word, rest.trim().parse::<f64>()) {
            ("page", _) => Ok(Block::PageBreak),
            ("fill", _) => Ok(Block::Fill),
            ("space", Ok(height)) if (0.0..1000.0).contains(&height) => Ok(Block::Space(height)),
            ("space", _) => self.error(format!("`{rest}` is no height in millimetres")),
            _ => {
                self.error(format!("unknown command `\\{word}`, expected `\\page`, `\\fill` or `\\space 10`"))
            }
        }
    }
}

fn centring(words: &str) -> Option<Centred> {
    let mut centred = Centred { scale: 1.0, family: None };
    for word in words.split_whitespace() {
        match word {
            "sans" => centred.family = Some(Family::Sans),
            "serif" => centred.family = Some(Family::Serif),
            size => centred.scale = size.parse().ok().filter(|scale| (0.2..=12.0).contains(scale))?,
        }
    }
    Some(centred)
}

fn alignment(cell: &str) -> Align {
    match (cell.starts_with(':'), cell.ends_with(':')) {
        (true, true) => Align::Centre,
        (false, true) => Align::Right,
        _ => Align::Left,
    }
}

fn item(line: &str) -> Option<(Marker, &str)> {
    if let Some(words) = line.strip_prefix("- ") {
        return Some((Marker::Bullet, words));
    }
    let digits = line.chars().take_while(char::is_ascii_digit).count();
    let words = line.get(digits..)?.strip_prefix(". ")?;
    (1..=2).contains(&digits).then_some((Marker::Number, words))
}

#[cfg(test)]
mod tests {
    use super::{Block, Emphasis, Marker, Run, blocks, inline};
    use crate::figure::{Figure, Size};

    fn one_figure(name: &str) -> Option<Figure> {
        (name == "board").then(|| Figure::new(Size::new(10.0, 10.0), "a board"))
    }

    #[test]
    fn words_carry_their_emphasis_and_escapes() {
        let bold = Emphasis { bold: true, ..Emphasis::default() };
        assert_eq!(
            inline("a **b** \\*c\\\nd"),
            vec![
                Run::Words("a ".into(), Emphasis::default()),
                Run::Words("b".into(), bold),
                Run::Words(" *c".into(), Emphasis::default()),
                Run::Break,
                Run::Words("d".into(), Emphasis::default()),
            ]
        );
    }

    #[test]
    fn every_kind_of_block_is_read() {
        let text = "# T\n\nPara one\ngoes on.\n- a\n- b\n  more\n\n1. x\n2. y\n\n| h | i |\n|:--|--:|\n| 1 | 2 |\n\n\
                    ![c](board) ![d](board)\n\n::: beside ![e](board)\nText.\n:::\n\n\\space 5\n\\page\n";
        let kinds: Vec<&str> = blocks(text, &one_figure)
            .unwrap()
            .iter()
            .map(|block| match block {
                Block::Heading { .. } => "heading",
                Block::Paragraph(_) => "paragraph",
                Block::List { marker: Marker::Bullet, items } if items.len() == 2 => "bullets",
                Block::List { marker: Marker::Number, items } if items.len() == 2 => "numbers",
                Block::Table(table) if table.head.len() == 2 && table.rows.len() == 1 => "table",
                Block::Figures(figures) if figures.len() == 2 => "figures",
                Block::Beside { blocks, .. } if blocks.len() == 1 => "beside",
                Block::Space(_) => "space",
                Block::PageBreak => "page",
                _ => "other",
            })
            .collect();
        assert_eq!(
            kinds,
            ["heading", "paragraph", "bullets", "numbers", "table", "figures", "beside", "space", "page"]
        );
    }

    #[test]
    fn mistakes_name_their_line() {
        let error = |text: &str| blocks(text, &one_figure).unwrap_err().to_string();
        assert_eq!(error("a\n\n![x](bord)"), "line 3: there is no figure `bord`");
        assert_eq!(error("\n::: keep\nabc\n"), "line 2: `:::` is missing to close this part");
        assert_eq!(error(":::"), "line 1: `:::` closes nothing");
        assert_eq!(
            error("\\bold x"),
            "line 1: unknown command `\\bold`, expected `\\page`, `\\fill` or `\\space 10`"
        );
    }
}
