//! Chunks become pages, with headers and footers.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, Ordering};

use super::TypesetError;
use super::document::{Document, Look, Paper, Run, Running, Section, Text};
use super::flow::{Chunk, ChunkKind, Setter, emphasised, place};
use super::fonts::{Face, Family};
use super::lines::{Breaking, LineAlign, Shaper, Span};
use super::page::{Mark, Page};
use super::table::{LAST_ROWS, is_grey, unsaid};
use super::tag::Tag;
use crate::figure::{Point, Shade};

/// Sets a whole document.
///
/// # Errors
/// Returns an error if a character has no glyph or something does not fit its place.
pub fn paginate(document: &Document) -> Result<Vec<Page>, TypesetError> {
    Ok(paginate_unless(document, &AtomicBool::new(false))?.unwrap_or_default())
}

/// Sets a whole document, and looks before each section whether it is to stop: then there is nothing.
///
/// # Errors
/// As [`paginate`].
pub fn paginate_unless(document: &Document, stop: &AtomicBool) -> Result<Option<Vec<Page>>, TypesetError> {
    let shaper = Shaper::default();
    let asked = Cell::new(false);
    let not_yet = |_: &str| {
        asked.set(true);
        None
    };
    let Some(mut bodies) = set_bodies(document, &shaper, &not_yet, stop)? else { return Ok(None) };
    if asked.get() {
        // Page numbers inside the text are known only now; a second pass writes them.
        let pages_of = bookmark_pages(&bodies);
        let page_of = |name: &str| pages_of.get(name).copied();
        let Some(again) = set_bodies(document, &shaper, &page_of, stop)? else { return Ok(None) };
        bodies = again;
    }
    let n_pages = bodies.iter().map(Vec::len).sum();
    let mut pages: Vec<Page> = Vec::with_capacity(n_pages);
    let setter = setter(document, &shaper, &|_| None);
    for (section, body) in document.sections.iter().zip(bodies) {
        for mut page in body {
            let numbers = (pages.len() + 1, n_pages);
            running(&setter, &mut page, &section.header, &document.paper, Edge::Top, numbers)?;
            running(&setter, &mut page, &section.footer, &document.paper, Edge::Bottom, numbers)?;
            pages.push(page);
        }
    }
    Ok(Some(pages))
}

fn setter<'a>(
    document: &Document,
    shaper: &'a Shaper,
    page_of: &'a dyn Fn(&str) -> Option<usize>,
) -> Setter<'a> {
    Setter { shaper, look: document.look, language: document.language, page_of }
}

fn bookmark_pages(bodies: &[Vec<Page>]) -> BTreeMap<String, usize> {
    let mut found = BTreeMap::new();
    for (index, page) in bodies.iter().flatten().enumerate() {
        for bookmark in &page.bookmarks {
            found.entry(bookmark.text.clone()).or_insert(index + 1);
        }
    }
    found
}

/// Sets the pages of every section, without headers and footers; nothing where it is to stop.
fn set_bodies(
    document: &Document,
    shaper: &Shaper,
    page_of: &dyn Fn(&str) -> Option<usize>,
    stop: &AtomicBool,
) -> Result<Option<Vec<Vec<Page>>>, TypesetError> {
    let setter = setter(document, shaper, page_of);
    let mut bodies = Vec::with_capacity(document.sections.len());
    for section in &document.sections {
        if stop.load(Ordering::Relaxed) {
            return Ok(None);
        }
        let look = section.look.unwrap_or(document.look);
        bodies.push(set_section(&setter, section, &document.paper, look)?);
    }
    Ok(Some(bodies))
}

/// Sets a section, smaller and smaller if it wishes to fit fewer pages, larger if they have room; the first size that fits
/// wins, and the ordinary size if none does.
fn set_section(
    setter: &Setter<'_>,
    section: &Section,
    paper: &Paper,
    look: Look,
) -> Result<Vec<Page>, TypesetError> {
    let set = |factor: f64| -> Result<Vec<Page>, TypesetError> {
        let setter = Setter { look: look.scaled(factor), ..*setter };
        fill_pages(setter.set(&section.blocks, paper.text_width())?, paper)
    };
    let ordinary = set(1.0)?;
    let Some(fit) = section.fit else { return Ok(ordinary) };
    if ordinary.len() <= fit.n_pages {
        let mut factor = fit.largest;
        while factor > 1.0 + 1e-9 {
            // What would be too wide is not larger.
            if let Ok(larger) = set(factor)
                && larger.len() <= ordinary.len()
            {
                return Ok(larger);
            }
            factor -= 0.04;
        }
        return Ok(ordinary);
    }
    let mut factor = 0.98;
    while factor >= fit.smallest - 1e-9 {
        let smaller = set(factor)?;
        if smaller.len() <= fit.n_pages {
            return Ok(smaller);
        }
        factor -= 0.02;
    }
    Ok(ordinary)
}

fn fill_pages(chunks: Vec<Chunk>, paper: &Paper) -> Result<Vec<Page>, TypesetError> {
    let (foot, chunks): (Vec<Chunk>, Vec<Chunk>) =
        chunks.into_iter().partition(|chunk| chunk.kind == ChunkKind::Foot);
    let room = paper.text_height() - stack_height(&foot, false);
    let mut columns: Vec<Vec<Chunk>> = Vec::new();
    let mut column: Vec<Chunk> = Vec::new();
    let mut used = 0.0;
    let mut rest = chunks.into_iter().peekable();
    while rest.peek().is_some() {
        // A unit is a run of chunks that must share a page.
        let mut unit: Vec<Chunk> = Vec::new();
        while let Some(chunk) = rest.next() {
            let keeps = chunk.keeps && rest.peek().is_some_and(|next| next.kind == ChunkKind::Plain);
            unit.push(chunk);
            if !keeps {
                break;
            }
        }
        if unit.iter().any(|chunk| chunk.kind == ChunkKind::PageBreak) {
            columns.push(std::mem::take(&mut column));
            used = 0.0;
            continue;
        }
        // Goes on in a new column where a unit does not fit into what is left of this one, and returns its height.
        let mut fitted = |unit: &mut Vec<Chunk>, column: &mut Vec<Chunk>, used: &mut f64| {
            let height = stack_height(unit, column.is_empty());
            if column.is_empty() || *used + height <= room + 1e-6 {
                return height;
            }
            columns.push(std::mem::take(column));
            *used = 0.0;
            repeat_head(unit);
            stack_height(unit, true)
        };
        // A page that has little but a title is not left for the sake of rows that wish to stay together.
        let n_rows = unit.iter().filter(|chunk| chunk.head.is_some()).count();
        let has_rows = column.iter().any(|chunk| chunk.head.is_some());
        let begun = if has_rows { HARDLY_BEGUN } else { WITHOUT_ROWS };
        let is_begun = !column.is_empty() && used < room * begun;
        let is_spread = is_begun && n_rows > 3 && used + stack_height(&unit, false) > room + 1e-6;
        let height = if is_spread { 0.0 } else { fitted(&mut unit, &mut column, &mut used) };
        if is_spread || (height > room + 1e-6 && n_rows > 0) {
            // Rows that wish to stay together and cannot are divided like any others; what stands before the first or after
            // the last of them goes with it.
            for mut single in by_rows(unit, room) {
                let height = fitted(&mut single, &mut column, &mut used);
                refuse_taller(&single, height, room)?;
                used += height;
                column.extend(single);
            }
            continue;
        }
        refuse_taller(&unit, height, room)?;
        used += height;
        column.extend(unit);
    }
    columns.push(column);
    for (number, column) in columns.iter_mut().enumerate() {
        let again = |chunk: &Chunk| match number {
            0 => chunk.clone(),
            // Who heard it once need not hear it on every page.
            _ => Chunk { marks: unsaid(&chunk.marks), ..chunk.clone() },
        };
        column.extend(foot.iter().map(again));
    }
    Ok(columns.into_iter().map(|column| place_column(column, paper)).collect())
}

/// Divides chunks wherever a row of a table follows another, but for the last rows: a total is read with some of what it sums up.
pub(super) fn by_rows(unit: Vec<Chunk>, room: f64) -> Vec<Vec<Chunk>> {
    let mut parts: Vec<Vec<Chunk>> = Vec::new();
    for chunk in unit {
        let follows = |last: &Chunk| last.head.is_some() && chunk.head.is_some();
        match parts.last_mut() {
            Some(part) if !part.last().is_some_and(follows) => part.push(chunk),
            _ => parts.push(vec![chunk]),
        }
    }
    for _ in 1..LAST_ROWS {
        let [.., before, last] = &parts[..] else { break };
        let head = before.first().and_then(|chunk| chunk.head.as_ref()).map_or(0.0, |head| head.0);
        if head + stack_height(before, true) + stack_height(last, false) > room {
            break;
        }
        let last = parts.pop().unwrap_or_default();
        if let Some(before) = parts.last_mut() {
            before.extend(last);
        }
    }
    parts
}

fn refuse_taller(unit: &[Chunk], height: f64, room: f64) -> Result<(), TypesetError> {
    if height <= room + 1e-6 {
        return Ok(());
    }
    let text = unit.iter().map(|chunk| chunk.hint.clone()).find(|hint| !hint.is_empty());
    Err(TypesetError::TooTall { text: text.unwrap_or_default(), height, room })
}

fn stack_height(chunks: &[Chunk], at_top: bool) -> f64 {
    let above = if at_top { chunks.first().map_or(0.0, |chunk| chunk.above) } else { 0.0 };
    chunks.iter().map(|chunk| chunk.above + chunk.height).sum::<f64>() - above
}

/// Puts the head of a table above its first row on a new page.
fn repeat_head(unit: &mut Vec<Chunk>) {
    if let Some(head) = unit.first().and_then(|chunk| chunk.head.clone()) {
        unit.insert(0, Chunk { height: head.0, marks: head.1.clone(), ..Chunk::default() });
    }
}

fn place_column(mut column: Vec<Chunk>, paper: &Paper) -> Page {
    let spare = paper.text_height() - stack_height(&column, true);
    let n_fills = column.iter().filter(|chunk| chunk.kind == ChunkKind::Fill).count();
    for chunk in &mut column {
        if chunk.kind == ChunkKind::Fill {
            chunk.height = spare / n_fills as f64;
        }
    }
    let mut page = Page { size: paper.size, marks: Vec::new(), bookmarks: Vec::new() };
    let mut y = paper.top;
    for (index, chunk) in column.iter_mut().enumerate() {
        y += if index == 0 { 0.0 } else { chunk.above };
        // All grey lies below all lines: that of a row would cover half of the line above it.
        let n_grey = chunk.marks.iter().take_while(|mark| is_grey(mark)).count();
        for mut grey in chunk.marks.drain(..n_grey) {
            grey.shift(Point::new(paper.sides, y));
            page.marks.push(grey);
        }
        if let Some(bookmark) = &chunk.bookmark {
            page.bookmarks.push(super::page::Bookmark { y, ..bookmark.clone() });
        }
        y += chunk.height;
    }
    place(&mut page.marks, column, Point::new(paper.sides, paper.top));
    page
}

/// The part of a page below which it is hardly begun.
const HARDLY_BEGUN: f64 = 0.3;
/// The same of a page without any row: a long title and a few lines of advice are no page either.
const WITHOUT_ROWS: f64 = 0.5;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Edge {
    Top,
    Bottom,
}

/// The most lines that a header has, one above the other.
const MOST_LINES: usize = 3;
/// The smallest type of a header, in millimetres: what is longer is none.
const SMALLEST: f64 = 1.0;
/// The part of a header's width that its right side has at most, where both sides do not fit into one line.
const RIGHT_SIDE: f64 = 0.36;

/// Sets a header or footer into the margin. Words that do not fit beside each other stand in several lines, and in smaller type if
/// these are too many: they are never cut.
fn running(
    setter: &Setter<'_>,
    page: &mut Page,
    line: &Running,
    paper: &Paper,
    edge: Edge,
    numbers: (usize, usize),
) -> Result<(), TypesetError> {
    // Headers grow with the text, but never crowd the margin they stand in.
    let largest = (3.0 * setter.look.text_size / Look::ORDINARY.text_size).clamp(2.4, 4.4);
    let (y, most_lines) = match edge {
        Edge::Top => (paper.top * 0.58, MOST_LINES),
        Edge::Bottom => (paper.size.height - paper.bottom * 0.5, 1),
    };
    let texts = [&line.left, &line.centre, &line.right].map(|text| with_numbers(text, numbers));
    let aligns = [LineAlign::Left, LineAlign::Centre, LineAlign::Right];
    let mut size = largest;
    let set = loop {
        let spans = texts.each_ref().map(|text| running_spans(text, size));
        let mut widths = [0.0; 3];
        for (width, spans) in widths.iter_mut().zip(&spans) {
            *width = setter.shaper.extent(spans)?.0;
        }
        let room = paper.text_width();
        let between = 2.0 * size;
        // The right side has what the left one leaves, and its part at least.
        let right = widths[2].min((room - widths[0] - between).max(room * RIGHT_SIDE));
        let left = if right > 0.0 { room - right - between } else { room };
        let places = [(0.0, left), (0.0, room), (room - right, right)];
        let sides = spans.iter().zip(aligns).zip(places).map(|((spans, align), (x, width))| {
            // A hair of slack keeps words from breaking at the very width they asked for.
            let how = Breaking { width: width + 0.01, align, hyphenate: None };
            let mut lines = setter.shaper.lines(spans, how)?;
            let marks = lines.iter_mut().flat_map(|line| &mut line.marks);
            marks.for_each(|mark| mark.shift(Point::new(x, 0.0)));
            Ok(lines)
        });
        // So many lines of this size stand between the edge of the sheet and the text.
        let fitting = ((y - 2.5) / (size * 1.15)) as usize;
        let most = most_lines.min(fitting.max(1));
        match sides.collect::<Result<Vec<_>, TypesetError>>() {
            Ok(set) if set.iter().all(|lines| lines.len() <= most) => break set,
            Err(error) if size < SMALLEST || !matches!(error, TypesetError::TooWide { .. }) => {
                return Err(error);
            }
            Ok(_) if size < SMALLEST => {
                let text = spans.iter().flatten().map(|span| span.text.as_str()).collect();
                return Err(TypesetError::TooWide { text, width: widths.iter().sum(), room });
            }
            _ => {}
        }
        size *= 0.94;
    };
    let mut is_empty = true;
    page.marks.push(Mark::Tag(Tag::Running));
    for lines in set {
        let n_lines = lines.len();
        for (number, line) in lines.into_iter().enumerate() {
            let above = (n_lines - 1 - number) as f64 * size * 1.15;
            for mut mark in line.marks {
                mark.shift(Point::new(paper.sides, y - above));
                page.marks.push(mark);
                is_empty = false;
            }
        }
    }
    if !is_empty && edge == Edge::Top {
        let mut rule = super::flow::rule(y + 1.6, paper.sides, paper.size.width - paper.sides, 0.15);
        if let Mark::Path(path) = &mut rule
            && let Some(stroke) = &mut path.stroke
        {
            stroke.shade = Shade::DARK;
        }
        page.marks.push(rule);
    }
    Ok(())
}

fn running_spans(text: &Text, size: f64) -> Vec<Span> {
    let words = text.iter().filter_map(|run| match run {
        Run::Words(words, emphasis) => Some(emphasised(words, *emphasis, Face::of(Family::Sans), size)),
        _ => None,
    });
    words.map(|span| Span { shade: Shade::DARK, ..span }).collect()
}

fn with_numbers(text: &Text, (number, n_pages): (usize, usize)) -> Text {
    let plain = |n: usize| Run::Words(n.to_string(), super::document::Emphasis::default());
    text.iter()
        .map(|run| match run {
            Run::PageNumber => plain(number),
            Run::PageCount => plain(n_pages),
            other => other.clone(),
        })
        .collect()
}
