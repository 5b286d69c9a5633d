//! What hangs to be looked through, such as the final report: whole words, and charts as wide as the sheet.

use super::model::{Part, Print, Report, SCHOOL_NUMBER, Section, Sheet, Table};
use super::paper::LOOK;
use super::prizes::names_winners;
use super::walls::{enlargement, legible};
use paper::figure::chart::SMALL_TYPE;
use paper::typeset::document::{Block, Captioned, Look};

/// The most millimetres that a chart is tall on A4, A3 and A2: less than half of a page that lies on its side.
const TALLEST_CHARTS: [f64; 3] = [78.0, 115.0, 166.0];
/// What charts are multiplied by beside the type: those of the hand are narrower than the page.
const WIDER_CHARTS: f64 = 1.3;
/// What that height is multiplied by at most where the figures of a chart would be too small to read.
const TALLER_CHARTS: f64 = 1.7;
const MM_PER_POINT: f64 = 25.4 / 72.0;

/// Says whether a report hangs to be looked through, not for people to look for themselves: it has wide tables below each other,
/// whose words stay whole.
pub(super) fn is_overview(report: &Report) -> bool {
    report.sheet.is_some() && report.keeps_title && !report.fills && report.tables().next().is_some()
}

/// The size of type, in points, of what is read from near on A4, A3 and A2: all that is no podium.
const FROM_NEAR: [f64; 3] = [10.2, 12.2, 17.0];

/// Returns from which part on such a report is read from near, as in the hand: from the first after its podium.
pub(super) fn first_from_near(report: &Report) -> Option<usize> {
    let has_podium = |section: &Section| {
        section.parts.iter().any(|part| matches!(part, Part::Table(table) if names_winners(table)))
    };
    let podium = report.sections.iter().position(has_podium).filter(|_| is_overview(report))?;
    Some(podium + 1).filter(|next| *next < report.sections.len())
}

/// Returns the look of what is read from near; charts are as large as elsewhere.
pub(super) fn near_look(report: &Report, look: Look) -> Look {
    let [on_a4, on_a3, on_a2] = FROM_NEAR;
    let points = match report.sheet {
        Some(Sheet::A2) => on_a2,
        Some(Sheet::A3) => on_a3,
        Some(Sheet::A4) | None => on_a4,
    };
    Look { figure_scale: look.figure_scale, ..LOOK.scaled(points / LOOK.text_size) }
}

/// Gives a row of schools one line in large type: the town stands behind the school, and what is counted besides is for the hand. A
/// row of a podium has one line, too: school and tie-breaks stand beside the name in fine print, so that tournaments share a sheet.
pub(super) fn shorten(table: &mut Table) {
    if names_winners(table) {
        let has_names = table.columns.iter().any(|column| column.key == "name");
        for column in &mut table.columns {
            match (column.key.as_str(), &column.print) {
                ("school" | "tie_break", Print::Column | Print::After) => column.print = Print::Fine,
                ("name" | "code", Print::With(_)) => column.print = Print::Strong,
                // The name tells its rows apart.
                ("code", Print::Column) if has_names => column.print = Print::Hidden,
                ("school_place", _) => column.print = Print::Hidden,
                _ => {}
            }
        }
        return;
    }
    let is_of_schools = table.columns.iter().any(|column| column.key == SCHOOL_NUMBER);
    for column in table.columns.iter_mut().filter(|column| is_of_schools && column.print == Print::Column) {
        match column.key.as_str() {
            "place" => column.print = Print::After,
            "finalists" | "entries" => column.print = Print::Hidden,
            _ => {}
        }
    }
}

/// Returns the size of what is said above a table, over that of the text: such a report is read from near, too.
pub(super) fn prose_scale(report: &Report) -> f64 {
    if is_overview(report) { 0.7 } else { 1.0 }
}

/// Returns a look for such a report in type multiplied by a factor; charts do not become smaller with it.
pub(super) fn look_of(report: &Report, look: Look, factor: f64) -> Look {
    let look = look.scaled(factor);
    Look { figure_scale: chart_scale(report, least_scale(report, look)), ..look }
}

/// Returns what charts are multiplied by at least, so that their figures are as large as the smallest lines.
fn least_scale(report: &Report, look: Look) -> f64 {
    look.text_size * legible(report, look, 0.0) * MM_PER_POINT / SMALL_TYPE
}

/// Returns what charts are multiplied by: as wide as the page, unless one would be too tall for it; but no less than is read, as far as
/// a page can be as tall.
fn chart_scale(report: &Report, least: f64) -> f64 {
    let heights = report.sections.iter().flat_map(|section| &section.parts).filter_map(|part| match part {
        Part::Plot(figure, _) => Some(figure.size.height),
        _ => None,
    });
    let tallest = heights.fold(1.0, f64::max);
    let [on_a4, on_a3, on_a2] = TALLEST_CHARTS;
    let room = match report.sheet {
        Some(Sheet::A2) => on_a2,
        Some(Sheet::A3) => on_a3,
        Some(Sheet::A4) | None => on_a4,
    };
    let read = least.min(TALLER_CHARTS * room / tallest);
    (enlargement(report) * WIDER_CHARTS).min((room / tallest).max(read))
}

/// The rows of a table that such a report keeps on one sheet: more would leave half of the one before blank.
const MOST_KEPT: usize = 6;

/// Returns how many rows a table may have that stays on one page.
pub(super) fn most_kept(report: &Report, ordinary: usize) -> usize {
    if is_overview(report) { MOST_KEPT } else { ordinary }
}

/// Adds a chart: below a table that it is about it stays on its page, and those that hang one after the other stand side by side as
/// long as their figures can be read.
pub(super) fn add_chart(
    report: &Report,
    blocks: &mut Vec<Block>,
    chart: Captioned,
    (look, width): (Look, f64),
) {
    let least = least_scale(report, look);
    let are_read = |charts: &[Captioned]| {
        let natural = charts.iter().chain([&chart]).map(|one| one.figure.size.width).sum::<f64>();
        let gaps = 2.0 * look.text_size * MM_PER_POINT * charts.len() as f64;
        natural * least + gaps <= width
    };
    match blocks.last_mut() {
        Some(Block::Figures(charts)) if is_overview(report) && are_read(charts.as_slice()) => {
            charts.push(chart)
        }
        Some(Block::Keep(kept)) if report.keeps_title => kept.push(Block::Figures(vec![chart])),
        Some(Block::Table(table)) if report.keeps_title => {
            table.holds_next = true;
            blocks.push(Block::Figures(vec![chart]));
        }
        _ => blocks.push(Block::Figures(vec![chart])),
    }
}

/// Keeps the words of all tables whole.
pub(super) fn with_whole_words(blocks: &mut [Block]) {
    for block in blocks {
        match block {
            Block::Table(table) => table.has_whole_words = true,
            Block::Keep(blocks) => with_whole_words(blocks),
            _ => {}
        }
    }
}
