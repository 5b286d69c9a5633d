//! The templates and the data they print.

use askama::Template;

use rules::game::Language;

/// What a rule sheet says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Sheet {
    pub(super) name: String,
    pub(super) author: String,
    pub(super) has_several_authors: bool,
    pub(super) year: String,
    pub(super) start_caption: String,
    pub(super) material: Vec<String>,
    pub(super) goal: Vec<String>,
    pub(super) rules: Vec<String>,
    pub(super) notes: Vec<String>,
}

/// What the first pages of a booklet say.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Book {
    /// Which edition, such as `13.º`.
    pub(super) ordinal: String,
    /// The names of the games in one line.
    pub(super) games: String,
    /// Rows of names of figures.
    pub(super) motif: Vec<Vec<String>>,
    /// The names of the sheets in order.
    pub(super) contents: Vec<String>,
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
#[template(path = "rule_sheet.pt.md", escape = "none")]
struct RuleSheetPt<'a> {
    sheet: &'a Sheet,
}

#[derive(Template)]
#[template(path = "rule_sheet.en.md", escape = "none")]
struct RuleSheetEn<'a> {
    sheet: &'a Sheet,
}

#[derive(Template)]
#[template(path = "booklet.pt.md", escape = "none")]
struct BookletPt<'a> {
    book: &'a Book,
}

#[derive(Template)]
#[template(path = "booklet.en.md", escape = "none")]
struct BookletEn<'a> {
    book: &'a Book,
}

/// Writes a rule sheet as marked text.
pub(super) fn rule_sheet(sheet: &Sheet, language: Language) -> String {
    let text = match language {
        Language::Pt => RuleSheetPt { sheet }.render(),
        Language::En | Language::Es => RuleSheetEn { sheet }.render(),
    };
    text.expect("templates only write strings")
}

/// Writes the first pages of a booklet as marked text.
pub(super) fn booklet(book: &Book, language: Language) -> String {
    let text = match language {
        Language::Pt => BookletPt { book }.render(),
        Language::En | Language::Es => BookletEn { book }.render(),
    };
    text.expect("templates only write strings")
}
