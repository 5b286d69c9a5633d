//! What hangs on walls: how large it is set, how it is divided into sheets, and which words are held together.

use std::borrow::Cow;
use std::collections::BTreeSet;

use super::ledger::abbreviations;
use super::model::{DECIDED_BY, Paper, Part, Print, Report, Section, Sheet, Start, Table};
use super::options::capitalized;
use super::paper::{LOOK, leads_with_headings};
use super::prizes::is_of_winners;
use super::{ReportError, knockout, overviews, packing};
use crate::tables::Value;
use paper::typeset::document::{Block, Look, words};
use speech::{Language, sort_key};

/// The most rows of a list in which people look for themselves that stand in one column.
const FEW_ROWS: usize = 14;
/// The size of type, in points, of such a list in the hand.
const LIST_IN_HAND: f64 = 10.0;
/// The size of figures on a wall.
const FIGURES: f64 = 0.9;
/// How many sheets more than the fewest rows are tried on, because some of them take two lines.
const MOST_MORE: usize = 3;
/// The smallest lines, in points, in the hand and on A4, A3 and A2.
const SMALLEST_LINES: [f64; 4] = [6.0, 9.0, 12.0, 16.0];
/// The smallest lines below titles, in points, on A4, A3 and A2.
const SMALLEST_OVERLINES: [f64; 3] = [12.2, 20.2, 28.0];

/// Returns what type is multiplied by on a sheet that is read from the door: names of 14 points on A4, 24 on A3, 34 on A2.
pub(super) fn enlargement(report: &Report) -> f64 {
    let points = match report.sheet {
        None => report.points.unwrap_or(LOOK.text_size),
        Some(Sheet::A4) => 14.4,
        Some(Sheet::A3) => 24.4,
        Some(Sheet::A2) => 34.4,
    };
    points / LOOK.text_size
}

/// Returns the look of a report on its sheet: on a wall titles are larger than any name, and leave the sheet to the names.
pub(super) fn look(report: &Report) -> Look {
    let ordinary = LOOK.scaled(enlargement(report));
    let is_prose = report.tables().next().is_none();
    match report.sheet {
        // A code is read from as near as any other.
        Some(_) => Look { title_scale: 1.7, subtitle_scale: 1.35, figure_scale: FIGURES, ..ordinary },
        None if report.is_letter => Look { title_scale: 1.35, leading: 1.36, ..ordinary },
        // What is read aloud is found by its headings.
        None if is_prose => Look { subtitle_scale: 1.25, leading: 1.36, ..ordinary },
        None => ordinary,
    }
}

/// The letters of the longest last part of words that is kept in one line.
const SHORT_END: usize = 20;

/// Keeps every dot between words in the line of the word before it.
pub(super) fn with_dots_held(words: &str) -> String {
    words.replace(" · ", "\u{a0}· ")
}

/// Keeps what stands behind the last dot in one line, such as the number of an edition.
pub(super) fn with_end_held(words: &str) -> String {
    match words.rsplit_once(" · ") {
        Some((before, end)) if end.chars().count() <= SHORT_END => {
            format!("{}\u{a0}· {}", with_dots_held(before), end.replace(' ', "\u{a0}"))
        }
        _ => with_dots_held(words),
    }
}

/// Keeps every number in the line of the word before it, and every dot: a round and its time are not parted.
pub(super) fn held(heading: &str) -> String {
    let heading = with_dots_held(heading);
    let mut out = String::with_capacity(heading.len());
    let mut letters = heading.chars().peekable();
    while let Some(letter) = letters.next() {
        let is_before_number = letter == ' ' && letters.peek().is_some_and(char::is_ascii_digit);
        out.push(if is_before_number { '\u{a0}' } else { letter });
    }
    out
}

/// Returns a heading that goes on with a title: `Rastros, 1st cycle · Final · table 3`, and `Final` only once; a title that says what
/// the heading does stands alone.
pub(super) fn joined(heading: &str, title: &str) -> String {
    let said = heading.rsplit(" · ").next().unwrap_or_default();
    let rest = title.strip_prefix(said).and_then(|rest| rest.strip_prefix(" · ")).unwrap_or(title);
    match (heading, title) {
        ("", _) => title.to_owned(),
        (_, "") => heading.to_owned(),
        _ if title.to_lowercase().contains(&heading.to_lowercase()) => title.to_owned(),
        _ => format!("{heading} · {rest}"),
    }
}

/// Returns a part as it stands under its heading: where that leads and there is one group below it, it names the group too.
pub(super) fn led<'r>(report: &Report, part: &'r Section) -> Cow<'r, Section> {
    let blocks = part.parts.iter().filter_map(|piece| match piece {
        Part::Table(table) => Some(&table.blocks),
        _ => None,
    });
    let titles: Vec<&str> = blocks.flatten().map(|block| block.title.as_str()).collect();
    if report.sheet.is_none() || !leads_with_headings(report) {
        return Cow::Borrowed(part);
    }
    if let Some(within) = packing::common(part) {
        return Cow::Owned(Section { heading: held(&joined(&part.heading, within)), ..part.clone() });
    }
    let [title] = titles[..] else { return Cow::Borrowed(part) };
    if title.is_empty() {
        return Cow::Borrowed(part);
    }
    let heading = held(&joined(&part.heading, title));
    let mut part = Section { heading, ..part.clone() };
    for piece in &mut part.parts {
        if let Part::Table(table) = piece {
            table.blocks.iter_mut().for_each(|block| block.title.clear());
        }
    }
    Cow::Owned(part)
}

/// Returns the size of footnotes over that of the text: on a wall half of it, for who stands before it.
pub(super) fn note_scale(report: &Report, look: Look) -> f64 {
    legible(report, look, if report.sheet.is_some() { 0.52 } else { 0.84 })
}

/// Returns the size of the line below a title on a wall, over that of the text: half of the title.
pub(super) fn overline_scale(report: &Report, look: Look) -> f64 {
    let [on_a4, on_a3, on_a2] = SMALLEST_OVERLINES;
    let least = match report.sheet {
        Some(Sheet::A2) => on_a2,
        Some(Sheet::A3) => on_a3,
        Some(Sheet::A4) | None => on_a4,
    };
    (look.title_scale / 2.0).max(least / look.text_size)
}

/// Returns the letters with which names on each sheet begin, as many as tell it from the sheets beside it: `A–Ma`, `Me–V`.
pub(super) fn ranges(table: &Table, sheets: &[&[Vec<Value>]]) -> Vec<Option<String>> {
    let at = table.columns.iter().position(|column| column.key == "name");
    let name = |row: &Vec<Value>| {
        let name = sort_key(&row.get(at?)?.shown(Language::En, 0));
        name.starts_with(char::is_alphabetic).then_some(name)
    };
    let ends = |rows: &&[Vec<Value>]| Some((rows.iter().find_map(name)?, rows.iter().rev().find_map(name)?));
    let ends: Vec<Option<(String, String)>> = sheets.iter().map(ends).collect();
    let names_at = |index: usize| ends.get(index)?.as_ref();
    let range = |index: usize| {
        let (first, last) = names_at(index)?;
        let before = index.checked_sub(1).and_then(names_at).map_or("", |(_, last)| last.as_str());
        let after = names_at(index + 1).map_or("", |(first, _)| first.as_str());
        let (from, mut to) = (initials(first, before), initials(last, after));
        // `Mar–M` would end before it begins.
        if from.len() > to.len() && from.starts_with(&to) {
            to = initials(last, first);
        }
        Some(if from == to { from } else { format!("{from}–{to}") })
    };
    (0..ends.len()).map(range).collect()
}

/// Returns the letters of a name up to the one that tells it from another.
fn initials(name: &str, other: &str) -> String {
    let n_alike = name.chars().zip(other.chars()).take_while(|(one, another)| one == another).count();
    let letters: String = name.chars().take(n_alike + 1).collect();
    letters.split_whitespace().map(capitalized).collect::<Vec<_>>().join(" ")
}

/// Adds the range of letters to the title of a sheet.
pub(super) fn say_range(blocks: &mut [Block], range: Option<&str>) {
    let Some(range) = range else { return };
    for block in blocks {
        match block {
            Block::Heading { level: 1, text, .. } => {
                text.extend(words(format!("\u{a0}· {range}")));
                return;
            }
            Block::Beside { blocks, .. } => return say_range(blocks, Some(range)),
            _ => {}
        }
    }
}

/// Returns the size of small lines over that of the text, so large that they can be read where they are.
pub(super) fn legible(report: &Report, look: Look, scale: f64) -> f64 {
    let [in_hand, on_a4, on_a3, on_a2] = SMALLEST_LINES;
    let least = match report.sheet {
        None => in_hand,
        Some(Sheet::A4) => on_a4,
        Some(Sheet::A3) => on_a3,
        Some(Sheet::A2) => on_a2,
    };
    scale.max(least / look.text_size)
}

/// Returns a report that is not for walls as it is for the hand, on paper of the size that was wished.
pub(super) fn kept_in_hand(report: &Report) -> Cow<'_, Report> {
    let paper = match report.sheet {
        Some(sheet) if report.stays_in_hand => match sheet {
            // A letter goes into an envelope, whatever hangs on the walls.
            _ if report.is_letter => Paper::A4,
            Sheet::A4 => Paper::A4,
            Sheet::A3 => Paper::A3,
            Sheet::A2 => Paper::A2,
        },
        _ => return Cow::Borrowed(report),
    };
    Cow::Owned(Report { paper, sheet: None, ..report.clone() })
}

/// Returns a report as it is read from the door. What it covers leads, where it covers one tournament. Charts have rows of one line,
/// so that a group has one sheet: schools stand in a column of fine print. So have rankings of schools, with the town behind. In the
/// hand a list in which people look for themselves has a line for each, with the school behind the name.
pub(super) fn from_the_door(report: &Report) -> Cow<'_, Report> {
    let is_list = |table: &Table| table.across > 1;
    let is_in_hand = report.sheet.is_none();
    let stays = match is_in_hand {
        true => !report.tables().any(is_list),
        false => report.tables().any(|table| is_list(table) && table.n_rows() > FEW_ROWS),
    };
    if stays {
        return Cow::Borrowed(report);
    }
    let is_overview = overviews::is_overview(report);
    let mut report = report.clone();
    for part in report.sections.iter_mut().flat_map(|section| &mut section.parts) {
        match part {
            // A few rows side by side would be a strip across the sheet.
            Part::Table(table) if is_list(table) => {
                table.across = 1;
                for column in table.columns.iter_mut().filter(|_| is_in_hand) {
                    match column.print {
                        Print::Fine => column.print = Print::Column,
                        Print::FineBelow => column.print = Print::After,
                        _ => {}
                    }
                }
            }
            _ => {}
        }
    }
    if is_in_hand {
        return Cow::Owned(Report { paper: Paper::A4, points: Some(LIST_IN_HAND), ..report });
    }
    let pairs = abbreviations(report.language);
    packing::shorten(&mut report, &pairs);
    if let [part] = &mut report.sections[..]
        && part.heading.is_empty()
    {
        part.heading = std::mem::take(&mut report.subtitle);
    }
    for part in report.sections.iter_mut().flat_map(|section| &mut section.parts) {
        let Part::Table(table) = part else { continue };
        knockout::shorten(table);
        if is_overview {
            overviews::shorten(table);
        }
        if table.columns.iter().any(|column| column.print == Print::InHand) {
            without_counts(table);
        }
        if table.columns.iter().any(|column| column.key == DECIDED_BY) {
            without_codes(table);
        }
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

/// Leaves the codes out of a chart whose names tell its rows apart: the room goes to names and schools.
fn without_codes(table: &mut Table) {
    let Some(name) = table.columns.iter().position(|column| column.key == "name") else { return };
    let names = table.blocks.iter().flat_map(|block| &block.rows).filter_map(|row| row.get(name));
    let names: Vec<String> = names.map(|name| name.shown(Language::En, 0)).collect();
    let distinct: BTreeSet<&String> = names.iter().filter(|name| !name.is_empty()).collect();
    if distinct.len() == names.len() {
        let codes = table.columns.iter_mut().filter(|column| column.key == "code");
        codes.for_each(|column| column.print = Print::Hidden);
    }
}

/// Leaves out what is counted, and the sums of it with the blocks that are nothing else.
fn without_counts(table: &mut Table) {
    for column in table.columns.iter_mut().filter(|column| column.print == Print::InHand) {
        column.print = Print::Hidden;
    }
    table.blocks.retain(|block| !block.rows.is_empty());
    table.blocks.iter_mut().for_each(|block| block.total.clear());
}

/// Divides the parts of a report for a wall that need more than a sheet: first each group has its own, and one that does not fit
/// either has its rows evenly on as few as they fit, each with the whole heading. A tournament that fits one sheet stays on it, and
/// no other begins below it: sheets that hang side by side have headings and heads of one form.
///
/// # Errors
/// When a part cannot be set at all.
pub(super) fn by_sheets(
    report: &Report,
    n_pages: impl Fn(&Report) -> Result<usize, ReportError>,
) -> Result<Cow<'_, Report>, ReportError> {
    if report.sheet.is_none() || !leads_with_headings(report) {
        return Ok(Cow::Borrowed(report));
    }
    let n_blocks = |part: &Section| part.parts.iter().map(blocks_of).sum::<usize>();
    let n_sheets = |part: &Section| n_pages(&Report { sections: vec![part.clone()], ..report.clone() });
    let mut counted: Vec<(Section, usize)> = Vec::new();
    for part in &report.sections {
        let n_own = n_sheets(part)?;
        if n_own <= 1 || n_blocks(part) <= 1 {
            counted.push((part.clone(), n_own));
            continue;
        }
        for group in packing::shared(packing::divided(part), is_of_winners(report), &n_sheets)? {
            let n_own = n_sheets(&group)?;
            counted.push((group, n_own));
        }
    }
    // Where one needs the room of the words above its columns, all do without them; where that saves no sheet, they stay.
    let mut is_crowded = false;
    for (part, n_own) in counted.iter().filter(|(_, n_own)| *n_own > 1) {
        is_crowded = is_crowded
            || n_sheets(&without_spans(part.clone()))? < *n_own
            || evenly(without_spans(part.clone()), &n_sheets)?.len() < evenly(part.clone(), &n_sheets)?.len();
    }
    let mut sections = Vec::new();
    for (part, n_own) in counted {
        let mut part = if is_crowded { without_spans(part) } else { part };
        if part.start == Start::Below && part.parts.iter().any(|piece| blocks_of(piece) > 0) {
            part.start = Start::NewPage;
        }
        match n_own {
            0 | 1 => sections.push(part),
            _ => sections.extend(evenly(part, &n_sheets)?),
        }
    }
    Ok(Cow::Owned(Report { sections, ..report.clone() }))
}

/// Returns a part of one group that needs more than a sheet on as few as hold it, its rows evenly on each.
fn evenly(
    part: Section,
    n_sheets: &impl Fn(&Section) -> Result<usize, ReportError>,
) -> Result<Vec<Section>, ReportError> {
    let fewest = n_sheets(&part)?;
    let n_rows = part.parts.iter().filter_map(table_of).map(Table::n_rows).sum::<usize>();
    for n_parts in fewest..=n_rows.min(fewest + MOST_MORE) {
        let pieces = pieces(&part, n_parts);
        let mut fits = true;
        for piece in &pieces {
            fits = fits && n_sheets(piece)? <= 1;
        }
        if fits {
            return Ok(pieces);
        }
    }
    Ok(vec![part])
}

fn table_of(part: &Part) -> Option<&Table> {
    match part {
        Part::Table(table) if table.across <= 1 => Some(table),
        _ => None,
    }
}

fn without_spans(mut part: Section) -> Section {
    for piece in &mut part.parts {
        if let Part::Table(table) = piece {
            table.columns.iter_mut().for_each(|column| column.above.clear());
        }
    }
    part
}

/// Returns a part as so many of even rows, each with the heading, its number and the footnotes.
fn pieces(part: &Section, n_parts: usize) -> Vec<Section> {
    let n_rows = part.parts.iter().filter_map(table_of).map(Table::n_rows).max().unwrap_or(0);
    if n_parts <= 1 || n_rows == 0 {
        return vec![part.clone()];
    }
    let bounds: Vec<usize> = (0..=n_parts).map(|number| number * n_rows / n_parts).collect();
    let piece = |number: usize| {
        let rows = bounds[number]..bounds[number + 1];
        let mut piece = part.clone();
        let is_numbered = |words: &mut String| *words = format!("{words} ({}/{n_parts})", number + 1);
        piece.start = if number == 0 { part.start } else { Start::NewPage };
        let mut has_titles = false;
        for table in piece.parts.iter_mut().filter_map(|part| match part {
            Part::Table(table) if table.across <= 1 => Some(table),
            _ => None,
        }) {
            for block in &mut table.blocks {
                block.rows = block.rows.get(rows.clone()).map(<[_]>::to_vec).unwrap_or_default();
                block.goes_on = block.goes_on.get(rows.clone()).map(<[_]>::to_vec).unwrap_or_default();
                block.n_ahead = block.n_ahead.saturating_sub(rows.start).min(block.rows.len());
                if !block.title.is_empty() {
                    is_numbered(&mut block.title);
                    has_titles = true;
                }
            }
        }
        if !has_titles {
            is_numbered(&mut piece.heading);
        }
        piece
    };
    (0..n_parts).map(piece).collect()
}

fn blocks_of(part: &Part) -> usize {
    match part {
        Part::Table(table) if table.across <= 1 => table.blocks.len(),
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::{held, joined, ranges, with_end_held};
    use crate::reports::model::{Column, Kind, Table};
    use crate::tables::Value;

    fn told(sheets: &[&[&str]]) -> Vec<String> {
        let rows = |names: &&[&str]| names.iter().map(|name| vec![Value::text(*name)]).collect::<Vec<_>>();
        let rows: Vec<Vec<Vec<Value>>> = sheets.iter().map(rows).collect();
        let sheets: Vec<&[Vec<Value>]> = rows.iter().map(Vec::as_slice).collect();
        let table = Table::plain("", vec![Column::new("name", "", Kind::Text)], Vec::new());
        ranges(&table, &sheets).into_iter().map(Option::unwrap_or_default).collect()
    }

    #[test]
    fn sheets_of_names_share_no_letters() {
        assert_eq!(told(&[&["Ana", "Marta"], &["Melo", "Vera"]]), ["A–Ma", "Me–V"]);
        assert_eq!(told(&[&["Ana", "Luís"], &["Maria", "Vera"]]), ["A–L", "M–V"]);
        let sheets: [&[&str]; 3] = [&["Ana", "Maria A."], &["Maria B.", "Miguel"], &["Nuno"]];
        assert_eq!(told(&sheets), ["A–Maria A", "Maria B–Mi", "N"]);
        assert_eq!(told(&[&["Água", "Ana"]]), ["A"]);
        assert_eq!(told(&[&["001.1.3"]]), [""]);
    }

    #[test]
    fn a_heading_says_nothing_twice() {
        let whole = "Rastros, 1.º ciclo · Final · mesa 3";
        assert_eq!(joined("Rastros, 1.º ciclo · Final", "Final · mesa 3"), whole);
        assert_eq!(joined("Secundário", "Avanço, secundário"), "Avanço, secundário");
        assert_eq!((joined("", "Final").as_str(), joined("Final", "").as_str()), ("Final", "Final"));
    }

    #[test]
    fn no_line_begins_with_a_dot_and_a_round_stays_with_its_time() {
        let heading = held("Rastros, 1.º ciclo · Final · mesa 160 · ronda 5 · 17:10");
        let parts: Vec<&str> = heading.split(' ').collect();
        assert!(parts.iter().all(|part| !part.starts_with('·')), "{parts:?}");
        assert_eq!(parts.last(), Some(&"ronda\u{a0}5\u{a0}·\u{a0}17:10"));
        assert_eq!(with_end_held("Campeonato · 13.ª edição"), "Campeonato\u{a0}· 13.ª\u{a0}edição");
    }
}
