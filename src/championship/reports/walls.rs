//! What hangs on walls: how large it is set, how it fills its sheet, and which words are shortened.

use std::borrow::Cow;

use super::ReportError;
use super::model::{Part, Print, Report, Section, Sheet, Start, Table};
use super::paper::{LOOK, leads_with_headings};
use paper::typeset::document::{self, Block, Document};
use paper::typeset::page::Page;
use paper::typeset::{TypesetError, paginate};
use speech::{Language, msg};

/// What type is multiplied by, one after the other, until a short list fills its sheet and no more.
const GROWTHS: [f64; 7] = [2.0, 1.8, 1.6, 1.45, 1.3, 1.2, 1.1];
/// The most that type is multiplied by in the hand.
const IN_HAND: f64 = 1.45;
/// The most letters of a name that stays in one line.
const SHORT_NAME: usize = 18;
/// The tallest rows, over the size of the type, on a wall and in the hand.
const TALLEST_ROWS: [f64; 2] = [6.0, 3.2];

/// Returns what type is multiplied by on a sheet that is read from the door: names of 14 points on A4, 24 on A3, 34 on A2. Who looks
/// for oneself in a list of everybody stands before it.
pub(super) fn enlargement(report: &Report) -> f64 {
    let is_list = report.tables().any(|table| table.across > 1);
    let points = match (report.sheet, is_list) {
        (None | Some(Sheet::A4), true) => 11.0,
        (None, false) => report.points.unwrap_or(LOOK.text_size),
        (Some(Sheet::A4), false) => 14.4,
        (Some(Sheet::A3), true) => 16.4,
        (Some(Sheet::A3), false) | (Some(Sheet::A2), true) => 24.4,
        (Some(Sheet::A2), false) => 34.4,
    };
    points / LOOK.text_size
}

/// Returns the size of the titles of groups over that of the text: on a wall larger than any name.
pub(super) fn subtitle_scale(report: &Report) -> f64 {
    if report.sheet.is_some() && leads_with_headings(report) { 1.5 } else { LOOK.subtitle_scale }
}

/// Keeps every number in the line of the word before it.
fn held(heading: &str) -> String {
    let mut out = String::with_capacity(heading.len());
    let mut letters = heading.chars().peekable();
    while let Some(letter) = letters.next() {
        let is_before_number = letter == ' ' && letters.peek().is_some_and(char::is_ascii_digit);
        out.push(if is_before_number { '\u{a0}' } else { letter });
    }
    out
}

/// Returns a part as it stands under its heading: where that leads and there is one group below it, it names the group too.
pub(super) fn led<'r>(report: &Report, part: &'r Section) -> Cow<'r, Section> {
    let blocks = part.parts.iter().filter_map(|piece| match piece {
        Part::Table(table) => Some(&table.blocks),
        _ => None,
    });
    let titles: Vec<&str> = blocks.flatten().map(|block| block.title.as_str()).collect();
    let [title] = titles[..] else { return Cow::Borrowed(part) };
    if title.is_empty() || report.sheet.is_none() || !leads_with_headings(report) {
        return Cow::Borrowed(part);
    }
    let heading = held(&format!("{} · {title}", part.heading));
    let mut part = Section { heading, ..part.clone() };
    for piece in &mut part.parts {
        if let Part::Table(table) = piece {
            table.blocks.iter_mut().for_each(|block| block.title.clear());
        }
    }
    Cow::Owned(part)
}

/// Returns the size of footnotes over that of the text: on a wall they are read by who stands before it.
pub(super) fn note_scale(report: &Report) -> f64 {
    if report.sheet.is_some() { 0.5 } else { 0.84 }
}

/// Returns a report as it is read from the door. What it covers leads, where it covers one tournament. Charts have rows of one line,
/// so that a group has one sheet: schools stand in a column of fine print.
pub(super) fn from_the_door(report: &Report) -> Cow<'_, Report> {
    let is_list = report.tables().any(|table| table.across > 1);
    if report.sheet.is_none() || is_list {
        return Cow::Borrowed(report);
    }
    let mut report = report.clone();
    if let [part] = &mut report.sections[..]
        && part.heading.is_empty()
    {
        part.heading = std::mem::take(&mut report.subtitle);
    }
    for part in report.sections.iter_mut().flat_map(|section| &mut section.parts) {
        let Part::Table(table) = part else { continue };
        for column in table.columns.iter_mut().filter(|_| table.across == 1) {
            match column.print {
                Print::Below => column.print = Print::Fine,
                Print::With(_) => column.print = Print::Strong,
                _ => {}
            }
        }
    }
    Cow::Owned(report)
}

/// Divides the parts of a report for a wall that have several groups and need more than a sheet: then each group has its own. A
/// tournament that fits one stays on it.
///
/// # Errors
/// When a part cannot be set at all.
pub(super) fn by_sheets(
    report: &Report,
    n_pages: impl Fn(&Report) -> Result<usize, ReportError>,
) -> Result<Cow<'_, Report>, ReportError> {
    let n_blocks = |part: &Section| part.parts.iter().map(blocks_of).sum::<usize>();
    let is_shared = |part: &Section| n_blocks(part) > 1;
    if report.sheet.is_none() || !leads_with_headings(report) || !report.sections.iter().any(is_shared) {
        return Ok(Cow::Borrowed(report));
    }
    let mut sections = Vec::new();
    for part in &report.sections {
        let alone = || Report { sections: vec![part.clone()], ..report.clone() };
        match !is_shared(part) || n_pages(&alone())? <= 1 {
            true => sections.push(part.clone()),
            false => sections.extend(divided(part)),
        }
    }
    Ok(Cow::Owned(Report { sections, ..report.clone() }))
}

fn blocks_of(part: &Part) -> usize {
    match part {
        Part::Table(table) if table.across <= 1 => table.blocks.len(),
        _ => 0,
    }
}

/// Returns a part as one for each of its groups, footnotes with each.
fn divided(part: &Section) -> Vec<Section> {
    let notes: Vec<Part> = part.parts.iter().filter(|part| matches!(part, Part::Note(_))).cloned().collect();
    let mut sections: Vec<Section> = Vec::new();
    let mut before: Vec<Part> = Vec::new();
    for piece in &part.parts {
        match piece {
            Part::Note(_) => {}
            Part::Table(table) if table.across <= 1 => {
                for block in &table.blocks {
                    let alone = Part::Table(Table { blocks: vec![block.clone()], ..table.clone() });
                    let parts = before.drain(..).chain([alone]).chain(notes.clone()).collect();
                    let start = if sections.is_empty() { part.start } else { Start::NewPage };
                    sections.push(Section { heading: part.heading.clone(), start, parts });
                }
            }
            other => before.push(other.clone()),
        }
    }
    match sections.last_mut() {
        Some(last) => last.parts.extend(before),
        None => sections.push(part.clone()),
    }
    sections
}

/// Lets the parts of a document for a wall, of one that is to and of one that is a page at most fill their sheets: larger type as
/// long as no part needs another page or another line, and then taller rows.
///
/// # Errors
/// When a part cannot be set at all.
pub(super) fn fill(report: &Report, document: &mut Document) -> Result<(), TypesetError> {
    let is_list = report.tables().any(|table| table.across > 1);
    if report.sheet.is_none() && !report.fills {
        // What three pupils come to would stand in a corner of its page; letters grow by themselves.
        let may_be_short = !report.is_letter && document.sections.len() == 1;
        if !may_be_short || paginate(document)?.len() > 1 {
            return Ok(());
        }
    }
    let [on_wall, in_hand] = TALLEST_ROWS;
    let tallest = if report.sheet.is_some() { on_wall } else { in_hand };
    for index in 0..document.sections.len() {
        let mut alone = Document { sections: vec![document.sections[index].clone()], ..document.clone() };
        let ordinary = paginate(&alone)?;
        if is_list {
            // All sheets of a list are set in the same type.
            stretch(&mut alone, ordinary.len(), tallest);
            document.sections[index] = alone.sections.remove(0);
            continue;
        }
        // In the hand a title leaves room for a logo beside it.
        let growths = GROWTHS.into_iter().filter(|growth| report.sheet.is_some() || *growth <= IN_HAND);
        let grown = growths.into_iter().find_map(|growth| {
            let look = document.look.scaled(growth);
            alone.sections[0].look = Some(look);
            let pages = paginate(&alone).ok()?;
            (pages.len() <= ordinary.len() && n_lines(&pages) <= n_lines(&ordinary)).then_some(look)
        });
        alone.sections[0].look = grown;
        stretch(&mut alone, ordinary.len(), tallest);
        document.sections[index] = alone.sections.remove(0);
    }
    Ok(())
}

/// Makes the rows of a part taller, as far as it needs no more pages.
fn stretch(alone: &mut Document, n_pages: usize, tallest: f64) {
    let plain = alone.sections[0].clone();
    let mut fits = |height: f64| {
        alone.sections[0] = with_rows(&plain, height);
        paginate(alone).is_ok_and(|pages| pages.len() <= n_pages)
    };
    if fits(tallest) {
        return;
    }
    // The taller rows are, the more pages they need; as low as nothing they are as they were.
    let (mut low, mut high) = (0.0, tallest);
    while high - low > 0.05 {
        let between = f64::midpoint(low, high);
        if fits(between) {
            low = between;
        } else {
            high = between;
        }
    }
    alone.sections[0] = with_rows(&plain, low);
}

/// Returns a part with rows that are at least so tall, over the size of the type.
fn with_rows(section: &document::Section, height: f64) -> document::Section {
    let mut section = section.clone();
    each_table(&mut section.blocks, height);
    section
}

fn each_table(blocks: &mut [Block], height: f64) {
    for block in blocks {
        match block {
            Block::Table(table) => table.least_height = table.least_height.max(height),
            Block::Keep(blocks) => each_table(blocks, height),
            _ => {}
        }
    }
}

/// Returns how many lines pages have.
fn n_lines(pages: &[Page]) -> usize {
    pages.iter().map(|page| page.text().lines().count()).sum()
}

/// How the words of cells are printed.
pub(super) struct Voice {
    pub(super) language: Language,
    pub(super) is_wall: bool,
    /// Whether short names stay in one line: on walls, and in lists in which people look for themselves.
    holds_names: bool,
    /// How the names of schools are shortened on walls: long and short.
    shortened: Vec<(String, String)>,
}

impl Voice {
    pub(super) fn of(report: &Report) -> Voice {
        let language = report.language;
        let pairs = match report.sheet {
            Some(_) => language.say(&msg("reports-school-abbreviations")),
            None => String::new(),
        };
        let pairs = pairs.split(';').filter_map(|pair| pair.split_once(':'));
        let shortened =
            pairs.map(|(long, short)| (long.trim().to_owned(), short.trim().to_owned())).collect();
        let is_wall = report.sheet.is_some();
        let holds_names = is_wall || report.tables().any(|table| table.across > 1);
        Voice { language, is_wall, holds_names, shortened }
    }

    /// Keeps the name of a game or a cycle in one line, and shortens that of a school on a wall.
    pub(super) fn said(&self, key: &str, words: String) -> String {
        match key {
            "game" | "cycle" => words.replace(' ', "\u{a0}"),
            // A short name is read at once; a line end in it would be for nothing.
            "name" | "first_name" | "second_name"
                if self.holds_names && words.chars().count() <= SHORT_NAME =>
            {
                words.replace(' ', "\u{a0}")
            }
            "school" => {
                let found = self
                    .shortened
                    .iter()
                    .find_map(|(long, short)| Some(format!("{short}{}", words.strip_prefix(long.as_str())?)));
                found.unwrap_or(words)
            }
            _ => words,
        }
    }
}
