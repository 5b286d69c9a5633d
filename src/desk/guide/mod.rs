//! The guide for teachers, organisers, arbiters and authors: as pages, as paper and as text.
//!
//! Each chapter is a file of marked text in `templates/guide`, the same that the repository shows. Its commands are run by
//! the tests, and what it calls a button is held against the catalogues.

mod pages;
mod plain;

pub(super) use pages::{paper, routes};

use include_dir::{Dir, include_dir};

use paper::typeset::document::{
    Block, Document, Emphasis, Fit, Look, Paper, Run, Running, Section, Table, words,
};
use paper::typeset::markup::{self, MarkupError};
use speech::{Language, Lexicon, Message, msg};
use std::sync::LazyLock;

static TEXTS: Dir = include_dir!("$CARGO_MANIFEST_DIR/../../templates/guide");

/// A chapter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Chapter {
    /// A class tournament from list to diplomas.
    Teacher,
    /// From three months before to the day after.
    Organiser,
    /// Entering pupils by a link.
    School,
    /// One page for the hall.
    Arbiter,
    /// Games on screens: the computer lab and a final.
    Screens,
    /// Followed from home: publishing, and a host of one's own.
    Host,
    /// A variant in ten minutes.
    Author,
    /// Every word of the rule language, on a page.
    Words,
    /// Five games beside two other languages for rules.
    Ludii,
    /// A small file, with three that work.
    Regulations,
    /// What the columns of standings mean.
    TieBreaks,
    /// What people ask.
    Questions,
    /// Power, network, wrong results, lost laptops.
    Trouble,
    /// What holds under which fault, each line with the test that holds it.
    Promises,
}

impl Chapter {
    /// All chapters in order.
    pub const ALL: [Chapter; 14] = [
        Chapter::Teacher,
        Chapter::Organiser,
        Chapter::School,
        Chapter::Arbiter,
        Chapter::Screens,
        Chapter::Host,
        Chapter::Author,
        Chapter::Words,
        Chapter::Ludii,
        Chapter::Regulations,
        Chapter::TieBreaks,
        Chapter::Questions,
        Chapter::Trouble,
        Chapter::Promises,
    ];

    /// Returns the word of the chapter in addresses and on the command line.
    pub fn word(self) -> &'static str {
        match self {
            Chapter::Teacher => "teacher",
            Chapter::Organiser => "organiser",
            Chapter::School => "school",
            Chapter::Arbiter => "arbiter",
            Chapter::Screens => "screens",
            Chapter::Host => "host",
            Chapter::Author => "author",
            Chapter::Words => "words",
            Chapter::Ludii => "ludii",
            Chapter::Regulations => "regulations",
            Chapter::TieBreaks => "tie-breaks",
            Chapter::Questions => "questions",
            Chapter::Trouble => "trouble",
            Chapter::Promises => "promises",
        }
    }

    /// Lists what else people type for it.
    const fn written(self) -> Message {
        match self {
            Chapter::Teacher => msg("written-chapter-teacher"),
            Chapter::Organiser => msg("written-chapter-organiser"),
            Chapter::School => msg("written-chapter-school"),
            Chapter::Arbiter => msg("written-chapter-arbiter"),
            Chapter::Screens => msg("written-chapter-screens"),
            Chapter::Host => msg("written-chapter-host"),
            Chapter::Author => msg("written-chapter-author"),
            Chapter::Words => msg("written-chapter-words"),
            Chapter::Ludii => msg("written-chapter-ludii"),
            Chapter::Regulations => msg("written-chapter-regulations"),
            Chapter::TieBreaks => msg("written-chapter-tie-breaks"),
            Chapter::Questions => msg("written-chapter-questions"),
            Chapter::Trouble => msg("written-chapter-trouble"),
            Chapter::Promises => msg("written-chapter-promises"),
        }
    }

    /// Returns what else people type for it, in any language.
    pub fn other_words(self) -> impl Iterator<Item = &'static str> {
        static WRITTEN: LazyLock<Lexicon<Chapter>> =
            LazyLock::new(|| Lexicon::new(Chapter::ALL.map(|chapter| (chapter, chapter.written()))));
        WRITTEN.words_for(self)
    }

    /// Finds a chapter by its word, in any language.
    pub fn read(word: &str) -> Option<Self> {
        let is_called =
            |chapter: &Chapter| chapter.word() == word || chapter.other_words().any(|other| other == word);
        Chapter::ALL.into_iter().find(is_called)
    }

    /// Returns the text as it was written.
    pub fn text(self, language: Language) -> &'static str {
        let file = |language: Language| TEXTS.get_file(format!("{}/{}.md", language.code(), self.word()));
        language.fallbacks().find_map(|language| file(language)?.contents_utf8()).unwrap_or_default()
    }

    /// Returns the title: the first heading.
    pub fn title(self, language: Language) -> &'static str {
        self.text(language).lines().next().unwrap_or_default().trim_start_matches(['#', ' '])
    }

    /// Returns the chapter as blocks.
    ///
    /// # Errors
    /// When the text has a mistake; a test reads all of them.
    pub fn blocks(self, language: Language) -> Result<Vec<Block>, MarkupError> {
        markup::blocks(&without_fences(self.text(language)), &|_| None)
    }

    /// Returns the chapter as a terminal shows it: its words without marks of emphasis, in lines of so many letters.
    pub fn plain(self, language: Language, width: usize) -> String {
        plain::plain(self.text(language), width)
    }
}

/// Returns the title of the whole guide.
pub fn title() -> Message {
    msg("desk-guide-title")
}

/// Returns the guide as a document to print.
///
/// # Errors
/// When a text has a mistake; a test reads all of them.
pub fn document(language: Language) -> Result<Document, MarkupError> {
    document_of(&Chapter::ALL, language)
}

/// Returns some chapters as a document to print; a page that is to be seen at a glance is set to fit on one.
///
/// # Errors
/// When a text has a mistake; a test reads all of them.
pub fn document_of(chapters: &[Chapter], language: Language) -> Result<Document, MarkupError> {
    let slash = Run::Words(" / ".to_owned(), Emphasis::default());
    let mut sections = Vec::new();
    for chapter in chapters {
        let fit = (*chapter == Chapter::Words).then_some(Fit { n_pages: 1, smallest: 0.5, largest: 1.0 });
        sections.push(Section {
            header: Running {
                left: words(language.say(&title())),
                centre: Vec::new(),
                right: words(chapter.title(language).split(':').next().unwrap_or_default()),
            },
            footer: Running {
                left: Vec::new(),
                centre: vec![Run::PageNumber, slash.clone(), Run::PageCount],
                right: Vec::new(),
            },
            blocks: match chapter {
                Chapter::Words => chapter.blocks(language)?.into_iter().map(dense).collect(),
                _ => chapter.blocks(language)?,
            },
            fit,
            look: None,
        });
    }
    Ok(Document {
        title: language.say(&title()),
        author: String::new(),
        language,
        date: None,
        paper: match chapters {
            [Chapter::Words] => Paper { top: 17.0, bottom: 14.0, sides: 12.0, ..Paper::A4 },
            _ => Paper::A4,
        },
        look: Look::ORDINARY,
        sections,
    })
}

/// Returns a block as it stands where all is to be seen at a glance: the two halves of a table side by side, cells close
/// together.
fn dense(block: Block) -> Block {
    let Block::Table(table) = block else { return block };
    let mut left = table.rows;
    let right = left.split_off(left.len().div_ceil(2));
    let empty = vec![Vec::new(); table.head.len()];
    let right = right.into_iter().chain(std::iter::repeat(empty));
    let rows = left.into_iter().zip(right).map(|(left, right)| left.into_iter().chain(right).collect());
    Block::Table(Table {
        rows: rows.collect(),
        head: [table.head.clone(), table.head].concat(),
        aligns: [table.aligns.clone(), table.aligns].concat(),
        across: 2,
        is_tight: true,
        ..table
    })
}

/// Turns fenced lines into lines of even letters, which is all that paper and pages need.
fn without_fences(text: &str) -> String {
    let mut out = String::new();
    let mut lines = text.lines();
    while let Some(line) = lines.next() {
        if !line.starts_with("```") {
            out += line;
            out.push('\n');
            continue;
        }
        let code: Vec<String> = lines
            .by_ref()
            .take_while(|line| !line.starts_with("```"))
            // What a command prints is left to be seen.
            .filter(|line| *line != "…")
            .map(|line| format!("`{}`", escaped(&indented(line.trim_start_matches("$ ")))))
            .collect();
        out += &code.join("\\\n");
        out.push('\n');
    }
    out
}

/// Keeps how far a line stands in, which marked text would take for nothing.
fn indented(code: &str) -> String {
    let kept = code.trim_start_matches(' ');
    "\u{a0}".repeat(code.len() - kept.len()) + kept
}

fn escaped(code: &str) -> String {
    let is_mark = |c: char| matches!(c, '\\' | '*' | '`' | '{');
    code.chars().flat_map(|c| is_mark(c).then_some('\\').into_iter().chain([c])).collect()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::{Chapter, document, document_of, without_fences};
    use speech::Language;

    #[test]
    fn every_chapter_is_written_and_can_be_set() {
        for language in Language::ALL {
            for chapter in Chapter::ALL {
                assert!(chapter.text(language).starts_with("# "), "{chapter:?} {language}");
                assert!(chapter.title(language).len() > 5);
                assert!(!chapter.plain(language, 80).contains("```"));
                assert_eq!(Chapter::read(chapter.word()), Some(chapter));
            }
            let document = document(language).unwrap();
            assert!(paper::typeset::paginate(&document).unwrap().len() >= Chapter::ALL.len());
        }
        for chapter in Chapter::ALL {
            let [first, second, third] = Language::ALL.map(|language| chapter.text(language));
            assert!(first != second && second != third && first != third, "{chapter:?} is not translated");
        }
    }

    /// What is to be seen at a glance stands on one sheet, in letters that can still be read.
    #[test]
    fn all_the_words_are_on_one_page() {
        for language in Language::ALL {
            let document = document_of(&[Chapter::Words], language).unwrap();
            assert_eq!(paper::typeset::paginate(&document).unwrap().len(), 1, "{language}");
        }
    }

    #[test]
    fn code_keeps_its_letters() {
        let text = without_fences("before\n\n```yaml\nname: { pt: a*b }\n…\n  end\n```\nafter\n");
        assert_eq!(text, "before\n\n`name: \\{ pt: a\\*b }`\\\n`\u{a0}\u{a0}end`\nafter\n");
        assert_eq!(paper::typeset::markup::plain("`name: \\{ pt: a\\*b }`"), "name: { pt: a*b }");
    }
}
