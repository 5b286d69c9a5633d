//! The one model of every report: sections of typed tables, prose and plots.

use std::borrow::Cow;
use std::collections::BTreeSet;

use crate::facts::{MatchResult, School};
use crate::tables::Value;
use paper::figure::Figure;
use paper::typeset::brand::Brand;
use speech::{Language, msg};

/// The key of columns of schools' numbers.
pub(super) const SCHOOL_NUMBER: &str = "school_number";
/// The key of columns of what parted those with as many points.
pub(super) const DECIDED_BY: &str = "decided_by";
/// The sign before the place of those who go on.
pub(super) const GOES_ON: &str = "→";
/// Letters of a line to sign on.
const SIGNATURE: usize = 22;

/// A document about a championship, before it is print, page or sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// What its files are called, without ending: `pontuacoes-ciclo-1`.
    pub id: String,
    /// The championship, for the line above every page.
    pub event: String,
    /// The title.
    pub title: String,
    /// What it covers, below the title; may be empty.
    pub subtitle: String,
    /// Who holds the event, when and where, below that; may be empty.
    pub about: String,
    /// The language of its words.
    pub language: Language,
    /// The paper it is made for.
    pub paper: Paper,
    /// The seal of what it tells, for the line below every page; may be empty.
    pub seal: String,
    /// The parts, in order.
    pub sections: Vec<Section>,
    /// The logo and the colour of the event.
    pub brand: Brand,
    /// The sheet it is hung up on; without one it is for the hand.
    pub sheet: Option<Sheet>,
    /// The size of its type in points, where that is not the usual one.
    pub points: Option<f64>,
    /// Whether each of its parts is a letter of one page, where that can be.
    pub is_letter: bool,
    /// Whether it is never hung up, because it tells whole names or is for one school: a larger sheet only holds more of it.
    pub stays_in_hand: bool,
    /// Whether it grows until it fills its page, in the hand as on a wall.
    pub fills: bool,
    /// Whether its own title is the largest on walls, too: its headings only divide what it says.
    pub keeps_title: bool,
    /// Whether its footnotes stand on every page of their part: they explain columns that every page has.
    pub has_feet: bool,
}

/// A sheet for walls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sheet {
    /// A4, for small rooms: names of 14 points.
    A4,
    /// A3: names of 24 points.
    A3,
    /// A2: names of 34 points.
    A2,
}

impl Sheet {
    /// All sheets.
    pub const ALL: [Sheet; 3] = [Sheet::A4, Sheet::A3, Sheet::A2];

    /// Returns its word on the command line.
    pub const fn word(self) -> &'static str {
        match self {
            Sheet::A4 => "a4",
            Sheet::A3 => "a3",
            Sheet::A2 => "a2",
        }
    }
}

/// The paper a report is made for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// A4, portrait.
    #[default]
    A4,
    /// A4, landscape.
    A4Landscape,
    /// A3, portrait, for the hand.
    A3,
    /// A2, portrait, for the hand.
    A2,
    /// A3, landscape, for walls.
    A3Landscape,
    /// A2, landscape, for large walls.
    A2Landscape,
}

/// A part of a report.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Section {
    /// The heading; may be empty.
    pub heading: String,
    /// Whether it begins on a new page.
    pub start: Start,
    /// What it holds.
    pub parts: Vec<Part>,
}

/// Where a part begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Start {
    /// Below what came before.
    #[default]
    Below,
    /// On a new page.
    NewPage,
    /// On a new page in the hand; on a wall below what came before, where it fits there.
    OwnSheet,
}

/// What a section holds.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A paragraph.
    Prose(String),
    /// Points, one below the other.
    Points(Vec<String>),
    /// A footnote, in small type.
    Note(String),
    /// A footnote that explains the sign before those who go on and then says the rest; where nobody goes on, only the rest is said.
    NoteOnSign {
        /// What the sign means.
        sign: String,
        /// What else is said; may be empty.
        rest: String,
    },
    /// A footnote for who adds up with the paper in the hand, such as how a round without a game counts: walls leave it out.
    NoteInHand(String),
    /// A footnote for walls alone, such as a short form of what the paper in the hand explains.
    NoteOnWall(String),
    /// A table.
    Table(Table),
    /// A plot, with the words below it.
    Plot(Figure, String),
}

/// Rows of one shape, in blocks with a title each.
///
/// Print shows the title above each block; files for machines show the block's values in leading columns instead, so
/// that a table stays one table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Table {
    /// The name, on the tab of a workbook.
    pub name: String,
    /// The columns that are equal within a block.
    pub lead: Vec<Column>,
    /// The other columns.
    pub columns: Vec<Column>,
    /// The rows.
    pub blocks: Vec<Block>,
    /// Where each block begins.
    pub start: Start,
    /// How many rows print puts side by side, for lists in which people look for themselves: these have grid and grey. 0 is
    /// for all other tables.
    pub across: usize,
}

/// Rows below one title.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Block {
    /// The group or round that it is a small part of, such as a match of teams; those within the same share pages. Mostly empty.
    pub within: String,
    /// The title; may be empty.
    pub title: String,
    /// A line below the title; may be empty.
    pub detail: String,
    /// Paragraphs above the rows, for people.
    pub before: Vec<String>,
    /// Paragraphs below the rows, for people.
    pub after: Vec<String>,
    /// One value for each leading column.
    pub lead: Vec<Value>,
    /// One value for each column, in each row.
    pub rows: Vec<Vec<Value>>,
    /// How many of the first rows stand out, such as a podium or those who go on; 0 where none do.
    pub n_ahead: usize,
    /// Which rows are of those who go on, for people; missing ones do not.
    pub goes_on: Vec<bool>,
    /// The sums below the rows, for people; empty where there are none. Machines add up themselves.
    pub total: Vec<Value>,
}

/// A column of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Column {
    /// The name machines read, English, in lower case.
    pub key: String,
    /// The head people read.
    pub title: String,
    /// What it holds.
    pub kind: Kind,
    /// How it appears in print.
    pub print: Print,
    /// The words above it and its neighbours with the same words; may be empty.
    pub above: String,
    /// Whether sheets go without it: it says in words what other lists have.
    pub is_for_people: bool,
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Words.
    Text,
    /// Codes.
    Code,
    /// Whole numbers.
    Integer,
    /// Numbers with decimals.
    Decimal,
    /// Times of day.
    Time,
    /// Signs, in the middle of the column.
    Sign,
    /// Results, as the championship writes them; print says them as people do.
    Result,
    /// Room to write in by hand.
    Blank,
    /// A box to tick by hand.
    Tick,
    /// A line to sign on.
    Line,
}

/// How a column appears in print.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Print {
    /// As a column.
    #[default]
    Column,
    /// In bold.
    Strong,
    /// In bold, the next columns in the same cell, under this head.
    With(String),
    /// After the column before it, in the same cell.
    After,
    /// Behind all else in the cell of the name: what few rows have is no column, which would take the room of all names.
    AfterName,
    /// Below the column before it, in the same cell.
    Below,
    /// As a column of fine print, two lines to a row.
    Fine,
    /// In a line below what stands in the cell, with others of its kind: on walls of fine print, so that the name stays large.
    FineBelow,
    /// As [`Print::FineBelow`], but only for those whose name somebody else in the table has, too.
    Namesakes,
    /// As a column in the hand, and not at all on a wall: what is counted, where people look for their place.
    InHand,
    /// Not at all: for machines only.
    Hidden,
    /// Neither in print nor in sheets: for other programs only.
    Programs,
}

impl Part {
    /// Returns the words of a footnote for the hand and for walls alike; nothing for all else.
    pub fn note(&self) -> Option<Cow<'_, str>> {
        match self {
            Part::Note(words) => Some(Cow::Borrowed(words)),
            Part::NoteOnSign { sign, rest } if rest.is_empty() => Some(Cow::Borrowed(sign)),
            Part::NoteOnSign { sign, rest } => Some(Cow::Owned(format!("{sign} {rest}"))),
            _ => None,
        }
    }
}

impl Table {
    /// Returns a value of a column as print shows it.
    pub(super) fn printed(&self, index: usize, value: &Value, decimals: usize, language: Language) -> String {
        let words = value.shown(language, decimals);
        match self.columns[index].kind {
            Kind::Line if words.is_empty() => "_".repeat(SIGNATURE),
            // As in the codes of its pupils.
            Kind::Integer if self.columns[index].key == SCHOOL_NUMBER => match value {
                Value::Integer(number) => School::shown_number(*number),
                _ => words,
            },
            Kind::Result => words.split(' ').map(|word| result(word, language)).collect::<Vec<_>>().join(" "),
            _ => words,
        }
    }
}

/// Returns a result as people read it; what is none stays as it is.
fn result(word: &str, language: Language) -> String {
    // The games of a match stand in brackets behind its score.
    if let Some(inner) = word.strip_prefix('(') {
        return format!("({}", result(inner, language));
    }
    if let Some(inner) = word.strip_suffix(')') {
        return format!("{})", result(inner, language));
    }
    match word.parse() {
        Ok(MatchResult::FirstWins) => "1–0".to_owned(),
        Ok(MatchResult::SecondWins) => "0–1".to_owned(),
        Ok(MatchResult::Draw) => "½–½".to_owned(),
        Ok(MatchResult::FirstWinsByForfeit) => language.say(&msg("reports-answerer-absent")),
        Ok(MatchResult::SecondWinsByForfeit) => language.say(&msg("reports-starter-absent")),
        Ok(MatchResult::BothForfeit) => language.say(&msg("reports-both-absent")),
        Err(_) => word.to_owned(),
    }
}

impl Column {
    /// Makes a column.
    pub fn new(key: impl Into<String>, title: impl Into<String>, kind: Kind) -> Column {
        Column {
            key: key.into(),
            title: title.into(),
            kind,
            print: Print::Column,
            above: String::new(),
            is_for_people: false,
        }
    }

    /// Returns the column with another appearance in print.
    pub fn print(mut self, print: Print) -> Column {
        self.print = print;
        self
    }

    /// Returns the column as one for people, which sheets go without.
    pub fn for_people(mut self) -> Column {
        self.is_for_people = true;
        self
    }

    /// Returns the column with words above it.
    pub fn above(mut self, words: impl Into<String>) -> Column {
        self.above = words.into();
        self
    }
}

impl Table {
    /// Makes a table of one block without a title.
    pub fn plain(name: impl Into<String>, columns: Vec<Column>, rows: Vec<Vec<Value>>) -> Table {
        let block = Block { rows, ..Block::default() };
        Table { name: name.into(), columns, blocks: vec![block], ..Table::default() }
    }

    /// Returns the table without the columns of words and numbers that say nothing in any row: for people, not for machines.
    pub(super) fn without_empty_columns(mut self) -> Table {
        for (index, column) in self.columns.iter_mut().enumerate() {
            let is_told = matches!(column.kind, Kind::Text | Kind::Code | Kind::Integer | Kind::Time);
            let mut rows = self.blocks.iter().flat_map(|block| &block.rows);
            if is_told
                && column.print == Print::Column
                && rows.all(|row| row.get(index) == Some(&Value::Empty))
            {
                column.print = Print::Hidden;
            }
        }
        self
    }

    /// Returns all columns, leading ones first.
    pub fn all_columns(&self) -> impl Iterator<Item = &Column> {
        self.lead.iter().chain(&self.columns)
    }

    /// Returns all rows, each with the leading values of its block.
    pub fn all_rows(&self) -> impl Iterator<Item = Vec<&Value>> {
        self.blocks.iter().flat_map(|block| {
            block.rows.iter().map(move |row| block.lead.iter().chain(row).collect::<Vec<_>>())
        })
    }

    /// Returns the columns people see: the indices of those that share a cell, for each cell of a row.
    pub fn shown(&self) -> Vec<Vec<usize>> {
        let mut cells: Vec<Vec<usize>> = Vec::new();
        for (index, column) in self.columns.iter().enumerate() {
            match (&column.print, cells.last_mut()) {
                (Print::Hidden | Print::Programs, _) => {}
                (Print::After | Print::Below | Print::FineBelow | Print::Namesakes, Some(cell)) => {
                    cell.push(index)
                }
                (Print::AfterName, Some(_)) => {
                    let is_name = |cell: &&mut Vec<usize>| {
                        matches!(self.columns[cell[0]].print, Print::Strong | Print::With(_))
                    };
                    if let Some(cell) = cells.iter_mut().find(is_name) {
                        cell.push(index);
                    }
                }
                _ => cells.push(vec![index]),
            }
        }
        cells
    }

    /// Returns the names that several rows have, where codes are told of namesakes only.
    pub(super) fn doubled_names(&self) -> BTreeSet<String> {
        let name = self.columns.iter().position(|column| column.key == "name");
        let Some(name) = name.filter(|_| self.columns.iter().any(|one| one.print == Print::Namesakes)) else {
            return BTreeSet::new();
        };
        let mut seen = BTreeSet::new();
        let names = self.blocks.iter().flat_map(|block| &block.rows).filter_map(|row| row.get(name));
        names.map(|name| name.shown(Language::En, 0)).filter(|name| !seen.insert(name.clone())).collect()
    }

    /// Says whether a row shows a column: the code of namesakes is for namesakes only.
    pub(super) fn is_told(&self, index: usize, row: &[Value], doubled: &BTreeSet<String>) -> bool {
        if self.columns[index].print != Print::Namesakes {
            return true;
        }
        let name = self.columns.iter().position(|column| column.key == "name").and_then(|at| row.get(at));
        name.is_some_and(|name| doubled.contains(&name.shown(Language::En, 0)))
    }

    /// Returns how many rows there are.
    pub fn n_rows(&self) -> usize {
        self.blocks.iter().map(|block| block.rows.len()).sum()
    }

    /// Returns how many decimals each column is shown with: as many as its longest value needs.
    pub fn decimals(&self) -> Vec<usize> {
        let of_column = |index: usize| {
            let cells = self.blocks.iter().flat_map(|block| &block.rows).filter_map(|row| row.get(index));
            cells.map(Value::decimals).max().unwrap_or(0)
        };
        (0..self.columns.len()).map(of_column).collect()
    }
}

impl Report {
    /// Returns all tables, in order.
    pub fn tables(&self) -> impl Iterator<Item = &Table> {
        self.sections.iter().flat_map(|section| &section.parts).filter_map(|part| match part {
            Part::Table(table) => Some(table),
            _ => None,
        })
    }
}

impl Section {
    /// Makes a section.
    pub fn new(heading: impl Into<String>, parts: Vec<Part>) -> Section {
        Section { heading: heading.into(), start: Start::Below, parts }
    }

    /// Returns the section on a sheet of its own, except on walls.
    pub fn on_own_sheet(mut self) -> Section {
        self.start = Start::OwnSheet;
        self
    }

    /// Returns the section on a new page.
    pub fn on_new_page(mut self) -> Section {
        self.start = Start::NewPage;
        self
    }
}
