//! What all sheets share: headers, footers, paper.

use super::edition;
use paper::typeset::document::{
    Document, Emphasis, Family, Look, Paper, Run, Running, Section, Setting, words,
};
use rules::editions::{Cycle, Edition};
use rules::game::{Game, Language};
use speech::msg;

/// How sheets are printed.
#[derive(Clone, Debug)]
pub struct SheetOptions {
    /// The language of the words.
    pub language: Language,
    /// The edition named in the header.
    pub edition: Option<Edition>,
    /// The cycle the sheet is for, instead of all that play the game.
    pub cycle: Option<Cycle>,
    /// The size of page and type.
    pub print: Print,
}

/// Page and type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Print {
    /// A4.
    Ordinary,
    /// A4 with type of eighteen points.
    Large,
    /// A5 pages for folding.
    Folded,
    /// A4 for younger pupils: three steps in large type.
    Young,
    /// A3 for the wall: the three steps, larger.
    Poster,
}

/// Sixteen points without serifs; words are left whole.
const YOUNG: Look =
    Look { text_size: 16.0, leading: 1.28, family: Family::Sans, setting: Setting::Ragged, ..Look::ORDINARY };

impl Print {
    /// Returns what tells the file of one kind of sheet from that of another.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Ordinary | Self::Large | Self::Folded => "",
            Self::Young => "-young",
            Self::Poster => "-poster",
        }
    }

    pub(super) const fn paper(self) -> Paper {
        match self {
            Self::Ordinary | Self::Large => Paper::A4,
            Self::Folded => Paper::A5,
            Self::Young => Paper { top: 21.0, bottom: 14.0, sides: 18.0, ..Paper::A4 },
            Self::Poster => Paper { top: 30.0, bottom: 20.0, sides: 25.5, ..Paper::A3 },
        }
    }

    /// Returns how many letters stand beside the board at most; more would not fit a page.
    pub(super) const fn most_beside(self) -> usize {
        match self {
            Self::Ordinary => 1_500,
            Self::Large | Self::Young | Self::Poster => 450,
            Self::Folded => 700,
        }
    }

    pub(super) fn look(self) -> Look {
        match self {
            Self::Ordinary => Look::ORDINARY,
            Self::Large => Look::LARGE,
            Self::Folded => Look::SMALL,
            Self::Young => YOUNG,
            // Read from afar: the name of the game is the largest word, and what each step is called stands out.
            Self::Poster => {
                Look { title_scale: 3.4, subtitle_scale: 1.6, ..YOUNG.scaled(std::f64::consts::SQRT_2) }
            }
        }
    }
}

/// Returns a document on the paper that was asked for.
pub(super) fn document(title: String, options: &SheetOptions, sections: Vec<Section>) -> Document {
    Document {
        title,
        author: String::new(),
        language: options.language,
        date: None,
        paper: options.print.paper(),
        look: options.print.look(),
        sections,
    }
}

/// Returns the line above a sheet: the championship and the cycles that play the game.
pub(super) fn header(game: &Game, options: &SheetOptions) -> Running {
    let language = options.language;
    let left = match &options.edition {
        Some(edition) => edition::name(edition, language),
        None => language.say(&match options.print {
            Print::Ordinary | Print::Large | Print::Folded => msg("sheets-rule-sheet"),
            Print::Young | Print::Poster => msg("sheets-in-three-steps"),
        }),
    };
    let cycles = match (options.cycle, &options.edition) {
        (Some(cycle), _) => vec![cycle],
        (None, Some(edition)) => edition::cycles_of(edition, game.id()),
        (None, None) => Vec::new(),
    };
    Running { left: words(left), centre: Vec::new(), right: words(cycle_line(&cycles, language)) }
}

/// Returns cycles as the header names them.
fn cycle_line(cycles: &[Cycle], language: Language) -> String {
    let names: Vec<String> = cycles.iter().map(|cycle| edition::short(*cycle, language)).collect();
    if names.is_empty() {
        return String::new();
    }
    language.msg("sheets-cycles").with("n", names.len()).with("cycles", names.join(" · ")).to_string()
}

/// Returns the line below a sheet: the number of the page.
pub(super) fn footer() -> Running {
    let slash = Run::Words(" / ".to_owned(), Emphasis::default());
    Running { left: Vec::new(), centre: vec![Run::PageNumber, slash, Run::PageCount], right: Vec::new() }
}
