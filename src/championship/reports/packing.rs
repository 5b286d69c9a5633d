//! How the small tables of a part for a wall share sheets: those of the matches of teams, as many as fit one, evenly.

use super::ReportError;
use super::model::{Block, Part, Report, Section, Start, Table};
use super::walls::joined;

/// Returns a part as one for each of its groups, with the footnotes of its table.
pub(super) fn divided(part: &Section) -> Vec<Section> {
    let mut sections: Vec<Section> = Vec::new();
    let mut before: Vec<Part> = Vec::new();
    for (at, piece) in part.parts.iter().enumerate() {
        let notes = notes_below(&part.parts[at..]);
        match piece {
            Part::Note(_) | Part::NoteOnSign { .. } | Part::NoteInHand(_) | Part::NoteOnWall(_) => {}
            Part::Table(table) if table.across <= 1 => {
                for block in &table.blocks {
                    let alone = Part::Table(Table { blocks: vec![block.clone()], ..table.clone() });
                    // A sign is explained where it stands.
                    let is_signed = block.goes_on.iter().any(|goes_on| *goes_on);
                    let own = notes.iter().map(|note| match note {
                        Part::NoteOnSign { rest, .. } if !is_signed => Part::Note(rest.clone()),
                        note => (*note).clone(),
                    });
                    let own: Vec<Part> = own.filter(|note| *note != Part::Note(String::new())).collect();
                    let parts = before.drain(..).chain([alone]).chain(own).collect();
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

/// Returns the footnotes of the table that parts begin with: those between it and the next table, or where there are none, the ones
/// below all tables.
fn notes_below(parts: &[Part]) -> Vec<&Part> {
    let is_note = |part: &&Part| part.note().is_some() || matches!(part, Part::NoteOnWall(_));
    let runs = parts.split(|part| matches!(part, Part::Table(_))).skip(1);
    let mut notes = runs.map(|run| run.iter().filter(is_note).collect::<Vec<_>>());
    notes.find(|notes| !notes.is_empty()).unwrap_or_default()
}

/// How many sheets a part needs.
type Counted<'f> = &'f dyn Fn(&Section) -> Result<usize, ReportError>;

/// Lets parts of one small table each share sheets with others within the same group or round, and all where that is told, as winners
/// do. The others stay as they are.
///
/// # Errors
/// When a part cannot be set at all.
pub(super) fn shared(
    parts: Vec<Section>,
    all_share: bool,
    n_sheets: Counted<'_>,
) -> Result<Vec<Section>, ReportError> {
    let within = |part: &Section| blocks(part).next().map(|block| block.within.clone()).unwrap_or_default();
    let mut found = Vec::new();
    for run in parts.chunk_by(|one, other| within(one) == within(other)) {
        match within(&run[0]).is_empty() && !all_share {
            true => found.extend(run.iter().cloned()),
            false => found.extend(on_fewest(run, n_sheets)?),
        }
    }
    Ok(found)
}

/// Returns parts on as few sheets as hold them, about as many on each.
fn on_fewest(run: &[Section], n_sheets: Counted<'_>) -> Result<Vec<Section>, ReportError> {
    for n_found in 1..run.len() {
        let bounds: Vec<usize> = (0..=n_found).map(|number| number * run.len() / n_found).collect();
        let sheets: Vec<Section> = bounds.windows(2).map(|two| merged(&run[two[0]..two[1]])).collect();
        let mut fits = true;
        for sheet in &sheets {
            fits = fits && n_sheets(sheet)? <= 1;
        }
        if fits {
            return Ok(sheets);
        }
    }
    Ok(run.to_vec())
}

/// Returns parts as one: a table of all blocks, and every footnote once.
fn merged(run: &[Section]) -> Section {
    let mut all = run[0].clone();
    for other in &run[1..] {
        for piece in &other.parts {
            let is_known = all.parts.contains(piece);
            let last = all.parts.iter_mut().rev().find_map(|part| match part {
                Part::Table(table) => Some(table),
                _ => None,
            });
            match (piece, last) {
                (Part::Table(table), Some(last)) if is_alike(table, last) => {
                    last.blocks.extend(table.blocks.iter().cloned());
                }
                _ if is_known => {}
                _ => all.parts.push(piece.clone()),
            }
        }
    }
    all
}

fn is_alike(one: &Table, other: &Table) -> bool {
    one.name == other.name && one.columns == other.columns
}

fn blocks(part: &Section) -> impl Iterator<Item = &Block> {
    part.parts.iter().flat_map(|piece| match piece {
        Part::Table(table) => &table.blocks[..],
        _ => &[],
    })
}

/// Returns what all blocks of a part are within, where that is the same and anything.
pub(super) fn common(part: &Section) -> Option<&str> {
    let first = blocks(part).next().map(|block| block.within.as_str()).filter(|within| !within.is_empty())?;
    blocks(part).all(|block| block.within == first).then_some(first)
}

/// Says whether the heading of a part tells what a block is within, or the block before it did.
pub(super) fn is_opened(heading: &str, before: Option<&Block>, block: &Block) -> bool {
    let is_before = before.is_some_and(|before| before.within == block.within);
    block.within.is_empty() || is_before || heading.replace('\u{a0}', " ").ends_with(&block.within)
}

/// Returns the title of a block with what it is within.
pub(super) fn title(block: &Block) -> String {
    joined(&block.within, &block.title)
}

/// Shortens the names of schools in the titles of matches.
pub(super) fn shorten(report: &mut Report, pairs: &[(String, String)]) {
    let tables =
        report.sections.iter_mut().flat_map(|section| &mut section.parts).filter_map(|part| match part {
            Part::Table(table) => Some(table),
            _ => None,
        });
    for block in tables.flat_map(|table| &mut table.blocks).filter(|block| !block.within.is_empty()) {
        for (long, short) in pairs {
            block.title = block.title.replace(long.as_str(), short);
        }
    }
}
