//! The templates and the data they print.

use askama::Template;

use rules::game::Language;

/// What a rule sheet says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sheet {
    pub(super) name: String,
    /// Who invented it and when, or on whose game it is based.
    pub(super) author: String,
    pub(super) start_caption: String,
    pub(super) material: Vec<String>,
    pub(super) goal: Vec<String>,
    /// Whether the goal is short enough to stand beside the board.
    pub(super) goal_is_beside: bool,
    pub(super) rules: Vec<String>,
    pub(super) notes: Vec<String>,
}

/// What the sheet for younger pupils says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct YoungSheet {
    pub(super) name: String,
    pub(super) author: String,
    pub(super) steps: Vec<Step>,
}

/// A step of the sheet for younger pupils.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Step {
    pub(super) number: usize,
    pub(super) head: String,
    pub(super) text: String,
    /// Whether its words are too many to stand beside the figure.
    pub(super) is_long: bool,
    /// The name of its figure.
    pub(super) figure: String,
    pub(super) caption: String,
}

/// What the first pages of a booklet say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Book {
    /// Which edition, such as `13.º`.
    pub(super) ordinal: String,
    /// Where and when; may be empty.
    pub(super) place_and_day: String,
    /// The games whose authors are known, and who they are.
    pub(super) credits: Vec<(String, String)>,
    /// The names of the games in one line.
    pub(super) games: String,
    /// Rows of names of figures.
    pub(super) motif: Vec<Vec<String>>,
    /// The names of the sheets in order.
    pub(super) contents: Vec<String>,
    /// The short names of the cycles.
    pub(super) cycles: Vec<String>,
    pub(super) table: Vec<CycleRow>,
}

/// The cycles that play a game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct CycleRow {
    pub(super) name: String,
    /// A sign or nothing for each cycle.
    pub(super) marks: Vec<String>,
}

#[derive(Template)]
#[template(path = "rule_sheet.md", escape = "none")]
struct RuleSheet<'a> {
    sheet: &'a Sheet,
    language: Language,
}

#[derive(Template)]
#[template(path = "young_sheet.md", escape = "none")]
struct Young<'a> {
    sheet: &'a YoungSheet,
}

#[derive(Template)]
#[template(path = "booklet.md", escape = "none")]
struct Booklet<'a> {
    book: &'a Book,
    language: Language,
}

/// Writes a rule sheet as marked text.
pub(super) fn rule_sheet(sheet: &Sheet, language: Language) -> String {
    RuleSheet { sheet, language }.render().expect("templates only write strings")
}

/// Writes the sheet for younger pupils as marked text.
pub(super) fn young_sheet(sheet: &YoungSheet) -> String {
    Young { sheet }.render().expect("templates only write strings")
}

/// Writes the first pages of a booklet as marked text.
pub(super) fn booklet(book: &Book, language: Language) -> String {
    Booklet { book, language }.render().expect("templates only write strings")
}
