//! How documents fill their sheets: larger type first, and then taller rows.

use super::model::Report;
use super::overviews;
use paper::typeset::document::{self, Block, Document, Ruling};
use paper::typeset::fonts::Family;
use paper::typeset::page::Page;
use paper::typeset::{TypesetError, paginate};

/// What type is multiplied by, one after the other, until a short list fills its sheet and no more.
const GROWTHS: [f64; 7] = [2.0, 1.8, 1.6, 1.45, 1.3, 1.2, 1.1];
/// The most that titles are multiplied by in the hand: a logo has room beside them.
const TITLES_IN_HAND: f64 = 1.1;
/// The most that smaller lines and footnotes are multiplied by in the hand: they serve the rows.
const SMALL_LINES_IN_HAND: f64 = 1.3;
/// What the type of a letter that needs more than its page is multiplied by; all others are set alike.
const LONG_LETTER: f64 = 0.9;
/// The tallest rows, over the size of the type, on a wall and in the hand.
const TALLEST_ROWS: [f64; 2] = [3.6, 2.6];

/// Lets the parts of a document for a wall, of one that is to and of one that is a page at most fill their sheets: larger type as
/// long as no part needs another page or another line, and then taller rows.
///
/// # Errors
/// When a part cannot be set at all.
pub(super) fn fill(report: &Report, document: &mut Document) -> Result<(), TypesetError> {
    let is_list = report.tables().any(|table| table.across > 1);
    if report.is_letter {
        return with_long_letters(document);
    }
    if report.sheet.is_none() && !report.fills {
        // What three pupils come to would stand in a corner of its page.
        let may_be_short = document.sections.len() == 1;
        if !may_be_short || paginate(document)?.len() > 1 {
            return Ok(());
        }
    }
    let [on_wall, in_hand] = TALLEST_ROWS;
    let is_wall = report.sheet.is_some();
    let tallest = if is_wall { on_wall } else { in_hand };
    let sections = std::mem::take(&mut document.sections);
    let alone = |section: document::Section| Document { sections: vec![section], ..document.clone() };
    let mut parts: Vec<Document> = sections.into_iter().map(alone).collect();
    if report.fills && report.points.is_some() && !is_wall {
        parts.iter_mut().for_each(on_one_page);
    }
    let mut n_pages = Vec::with_capacity(parts.len());
    for part in &parts {
        n_pages.push(paginate(part)?.len());
    }
    // Room that is left on a sheet of a podium is for the next tournament.
    if overviews::first_from_near(report).is_some() && n_pages.first() != Some(&1) {
        document.sections = parts.into_iter().flat_map(|part| part.sections).collect();
        return Ok(());
    }
    // All sheets of a list are set in the same type.
    if !is_list {
        // So are sheets that hang side by side.
        let mut common = GROWTHS[0];
        for (part, n_pages) in parts.iter_mut().zip(&n_pages) {
            if !is_wall {
                part.sections[0].blocks.iter_mut().for_each(framed);
                common = GROWTHS[0];
            }
            common = largest_growth(part, *n_pages, common, is_wall)?;
            // A short list of long names would stand small at the top of its page.
            if common <= 1.0 && !is_wall && !report.fills {
                common = with_more_lines(part, *n_pages);
            }
            if !is_wall {
                grow(part, common, is_wall);
            } else if common <= 1.0 {
                break;
            }
        }
        if is_wall {
            parts.iter_mut().for_each(|part| grow(part, common, is_wall));
        }
    }
    for (mut part, n_pages) in parts.into_iter().zip(n_pages) {
        stretch(&mut part, n_pages, tallest);
        document.sections.append(&mut part.sections);
    }
    Ok(())
}

/// What the type of a chart is multiplied by, one after the other, where that spares it a second page.
const SMALLER: [f64; 3] = [0.92, 0.86, 0.8];

/// Sets a chart of long names a step smaller, where it then stands on one page.
fn on_one_page(part: &mut Document) {
    let is_one = |part: &Document| paginate(part).is_ok_and(|pages| pages.len() <= 1);
    if is_one(part) {
        return;
    }
    let smaller = SMALLER.into_iter().map(|factor| {
        let mut smaller = part.clone();
        smaller.sections[0].look = Some(part.look.scaled(factor));
        smaller
    });
    if let Some(found) = smaller.into_iter().find(is_one) {
        *part = found;
    }
}

/// Sets the letters that need more than a page a step smaller, where that spares the other pages.
fn with_long_letters(document: &mut Document) -> Result<(), TypesetError> {
    let smaller = document.look.scaled(LONG_LETTER);
    let mut letters = std::mem::take(&mut document.sections);
    let alone = |letter: &document::Section| Document { sections: vec![letter.clone()], ..document.clone() };
    for letter in &mut letters {
        if paginate(&alone(letter))?.len() > 1 {
            let shorter = document::Section { look: Some(smaller), ..letter.clone() };
            if paginate(&alone(&shorter))?.len() <= 1 {
                *letter = shorter;
            }
        }
    }
    document.sections = letters;
    Ok(())
}

/// The rows of tables that are spread evenly over sheets: those of podiums.
const FEW_ROWS: usize = 6;

/// Spreads the small tables of a document of one part evenly over the sheets that it needs anyway: a last one with a single table
/// would hang there almost empty.
pub(super) fn balanced(report: &Report, document: Document, pages: Vec<Page>) -> (Document, Vec<Page>) {
    let is_small = report.tables().flat_map(|table| &table.blocks).all(|block| block.rows.len() <= FEW_ROWS);
    if report.sheet.is_none() || !is_small || document.sections.len() != 1 || pages.len() < 2 {
        return (document, pages);
    }
    let blocks = &document.sections[0].blocks;
    let is_kept = |at: &usize| matches!(blocks[*at], Block::Keep(_));
    let kept: Vec<usize> = (0..blocks.len()).filter(is_kept).collect();
    let n_sheets = pages.len();
    if kept.len() < n_sheets {
        return (document, pages);
    }
    // With one table more on the last sheets, or on the first, which has the title.
    for rest in [0, n_sheets - 1] {
        let mut even = document.clone();
        for number in (1..n_sheets).rev() {
            let Some(at) = kept.get((number * kept.len() + rest) / n_sheets) else { continue };
            // A heading stays with what it is about.
            let is_heading = |at: &usize| matches!(blocks[*at], Block::Heading { .. } | Block::Held(_));
            let at = *at - (0..*at).rev().take_while(is_heading).count();
            even.sections[0].blocks.insert(at, Block::PageBreak);
        }
        if let Ok(found) = paginate(&even)
            && found.len() == n_sheets
        {
            return (even, found);
        }
    }
    (document, pages)
}

/// Returns the most that a document of one part grows by, and no more than that, so that it needs no other page and no other line.
fn largest_growth(part: &Document, n_pages: usize, most: f64, is_wall: bool) -> Result<f64, TypesetError> {
    let n_ordinary = n_firm_lines(part, is_wall)?;
    let fits = |growth: &f64| {
        let mut grown = part.clone();
        grow(&mut grown, *growth, is_wall);
        let is_one = paginate(&grown).is_ok_and(|pages| pages.len() <= n_pages);
        is_one && n_firm_lines(&grown, is_wall).is_ok_and(|n_lines| n_lines <= n_ordinary)
    };
    Ok(GROWTHS.into_iter().filter(|growth| *growth <= most).find(fits).unwrap_or(1.0))
}

/// What type in the hand grows by at most where words then need lines more.
const WITH_MORE_LINES: f64 = 1.3;

/// Returns the most that a document of one part grows by where words may need lines more, but no other page.
fn with_more_lines(part: &Document, n_pages: usize) -> f64 {
    let fits = |growth: &f64| {
        let mut grown = part.clone();
        grow(&mut grown, *growth, false);
        paginate(&grown).is_ok_and(|pages| pages.len() <= n_pages)
    };
    GROWTHS.into_iter().filter(|growth| *growth <= WITH_MORE_LINES).find(fits).unwrap_or(1.0)
}

/// Sets a document of one part in larger type.
fn grow(part: &mut Document, growth: f64, is_wall: bool) {
    if growth <= 1.0 {
        return;
    }
    let mut look = part.sections[0].look.unwrap_or(part.look).scaled(growth);
    if !is_wall {
        look.title_scale *= (TITLES_IN_HAND / growth).min(1.0);
        part.sections[0].blocks.iter_mut().for_each(|block| with_small_lines(block, growth));
    }
    part.sections[0].look = Some(look);
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

/// Frames the tables of a page with more room than rows, so that they stand on it as a picture does.
pub(super) fn framed(block: &mut Block) {
    match block {
        Block::Table(table) => table.ruling = Ruling::Grid,
        Block::Keep(blocks) => blocks.iter_mut().for_each(framed),
        _ => {}
    }
}

/// Keeps the lines below a title and those in small type from growing more than they may.
fn with_small_lines(block: &mut Block, growth: f64) {
    match block {
        Block::Paragraph(paragraph) => {
            let most = match paragraph.family {
                Some(Family::Sans) => TITLES_IN_HAND,
                _ if paragraph.scale < 1.0 => SMALL_LINES_IN_HAND,
                _ => growth,
            };
            paragraph.scale *= (most / growth).min(1.0);
        }
        Block::Keep(blocks) | Block::Held(blocks) | Block::Foot(blocks) => {
            blocks.iter_mut().for_each(|block| with_small_lines(block, growth))
        }
        _ => {}
    }
}

/// What is kept of a part whose lines are counted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Counted {
    /// Tables, and on a wall titles.
    Whole,
    /// Only the heads of tables, as wide as with their rows.
    Heads,
}

/// Returns how many lines of a document of one part may not become more when it grows: those of the rows of its tables, and on a
/// wall those of its titles.
fn n_firm_lines(document: &Document, is_wall: bool) -> Result<usize, TypesetError> {
    fn kept(blocks: &[Block], is_wall: bool, counted: Counted) -> Vec<Block> {
        let is_whole = counted == Counted::Whole;
        let inside = |block: &Block| match block {
            Block::Keep(blocks) | Block::Beside { blocks, .. } => match kept(blocks, is_wall, counted) {
                blocks if is_whole => vec![Block::Keep(blocks)],
                blocks => blocks,
            },
            Block::Heading { .. } if is_wall && is_whole => vec![block.clone()],
            Block::Table(table) if is_whole => vec![Block::Table(table.clone())],
            Block::Table(table) => {
                let mut table = table.clone();
                let rows = std::mem::take(&mut table.rows);
                table.measured.extend(rows);
                // A head stays with what follows it: those of many tables would be one block, taller than any page.
                vec![Block::Table(table), Block::PageBreak]
            }
            _ => Vec::new(),
        };
        blocks.iter().flat_map(inside).collect()
    }
    let lines = |counted: Counted| {
        let mut document = document.clone();
        for section in &mut document.sections {
            section.blocks = kept(&section.blocks, is_wall, counted);
            // What stands on every page is counted on none.
            (section.header, section.footer) = (document::Running::default(), document::Running::default());
        }
        Ok::<usize, TypesetError>(n_lines(&paginate(&document)?))
    };
    Ok(lines(Counted::Whole)?.saturating_sub(lines(Counted::Heads)?))
}

/// Returns how many lines pages have.
fn n_lines(pages: &[Page]) -> usize {
    pages.iter().map(|page| page.text().lines().count()).sum()
}
