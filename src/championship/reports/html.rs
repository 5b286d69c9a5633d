//! Reports as web pages: one file each, readable on a phone, by a screen reader and on paper.

use askama::Template;

use super::model::{Block, Column, GOES_ON, Kind, Part, Print, Report, Start, Table};
use super::packing;
use crate::tables::Value;
use paper::figure::svg::svg;
use speech::{Language, msg};

/// The page, as the template sees it.
#[derive(Template)]
#[template(path = "report.html")]
struct PageView<'r> {
    language: &'static str,
    report: &'r Report,
    contents_label: String,
    sections: Vec<SectionView>,
}

struct SectionView {
    id: String,
    heading: String,
    is_new_page: bool,
    parts: Vec<PartView>,
}

/// One part; the fields that do not apply are empty.
#[derive(Default)]
struct PartView {
    prose: String,
    points: Vec<String>,
    note: String,
    plot: String,
    caption: String,
    tables: Vec<TableView>,
}

struct TableView {
    title: String,
    detail: String,
    before: Vec<String>,
    after: Vec<String>,
    /// What the table is called for those who do not see the title.
    label: String,
    is_new_page: bool,
    /// The level of the title: below the section's heading, or in its place.
    level: u8,
    spans: Vec<SpanView>,
    heads: Vec<HeadView>,
    rows: Vec<Vec<CellView>>,
    total: Vec<CellView>,
}

struct SpanView {
    words: String,
    n_columns: usize,
}

struct HeadView {
    words: String,
    class: &'static str,
}

struct CellView {
    class: &'static str,
    first: String,
    is_strong: bool,
    below: Vec<String>,
}

impl CellView {
    /// Says whether its words are read from right to left: their full stop is theirs, not that of the line.
    fn is_leftward(&self) -> bool {
        let is_leftward =
            |c: char| matches!(c, '\u{590}'..='\u{8ff}' | '\u{fb1d}'..='\u{fdff}' | '\u{fe70}'..='\u{fefc}');
        self.first.contains(is_leftward)
    }
}

/// Returns a report as a page.
pub(super) fn page(report: &Report) -> String {
    let sections = report.sections.iter().enumerate().map(|(index, section)| SectionView {
        id: format!("s{}", index + 1),
        heading: section.heading.clone(),
        is_new_page: section.start != Start::Below,
        parts: section.parts.iter().map(|part| part_view(part, &section.heading, report.language)).collect(),
    });
    let page = PageView {
        language: report.language.tag(),
        report,
        contents_label: report.language.say(&msg("reports-contents")),
        sections: sections.collect(),
    };
    page.render().expect("the template only writes strings")
}

fn part_view(part: &Part, heading: &str, language: Language) -> PartView {
    let view = PartView::default();
    match part {
        Part::Prose(words) => PartView { prose: words.clone(), ..view },
        Part::Points(points) => PartView { points: points.clone(), ..view },
        Part::NoteInHand(words) => PartView { note: words.clone(), ..view },
        Part::Note(_) | Part::NoteOnSign { .. } => {
            PartView { note: part.note().unwrap_or_default().into_owned(), ..view }
        }
        Part::NoteOnWall(_) => view,
        Part::Plot(figure, caption) => PartView { plot: svg(figure), caption: caption.clone(), ..view },
        Part::Table(table) => {
            let decimals = table.decimals();
            let tables = table.blocks.iter().enumerate();
            let tables = tables.map(|(index, block)| {
                let is_new_page = table.start == Start::NewPage && index > 0;
                table_view(table, block, &decimals, heading, is_new_page, language)
            });
            PartView { tables: tables.collect(), ..view }
        }
    }
}

fn table_view(
    table: &Table,
    block: &Block,
    decimals: &[usize],
    heading: &str,
    is_new_page: bool,
    language: Language,
) -> TableView {
    let cells = table.shown();
    let mut spans: Vec<SpanView> = Vec::new();
    let mut last: Option<&str> = None;
    for cell in &cells {
        let words = table.columns[cell[0]].above.as_str();
        match spans.last_mut() {
            Some(span) if last == Some(words) => span.n_columns += 1,
            _ => spans.push(SpanView { words: words.to_owned(), n_columns: 1 }),
        }
        last = Some(words);
    }
    if spans.iter().all(|span| span.words.is_empty()) {
        spans.clear();
    }
    let title_of = |column: &Column| match &column.print {
        Print::With(title) => title.clone(),
        _ => column.title.clone(),
    };
    let heads = cells.iter().map(|cell| {
        let column = &table.columns[cell[0]];
        HeadView { words: title_of(column), class: class(column.kind) }
    });
    let doubled = table.doubled_names();
    let row_view = |row: &Vec<Value>| {
        let words = |index: usize| {
            let printed = |value| table.printed(index, value, decimals[index], language);
            row.get(index).map(printed).unwrap_or_default()
        };
        let cells = cells.iter().map(|cell| {
            let column = &table.columns[cell[0]];
            CellView {
                class: class(column.kind),
                first: words(cell[0]),
                is_strong: matches!(column.print, Print::Strong | Print::With(_)),
                below: cell[1..]
                    .iter()
                    .filter(|index| table.is_told(**index, row, &doubled))
                    .map(|index| words(*index))
                    .filter(|words| !words.is_empty())
                    .collect(),
            }
        });
        cells.collect::<Vec<CellView>>()
    };
    let mut rows: Vec<Vec<CellView>> = block.rows.iter().map(row_view).collect();
    for (row, _) in rows.iter_mut().zip(&block.goes_on).filter(|(_, goes_on)| **goes_on) {
        if let Some(place) = row.first_mut() {
            place.first = format!("{GOES_ON} {}", place.first);
        }
    }
    let total = if block.total.is_empty() { Vec::new() } else { row_view(&block.total) };
    let label = if block.title.is_empty() { heading } else { &block.title };
    TableView {
        title: packing::title(block),
        detail: block.detail.clone(),
        before: block.before.clone(),
        after: block.after.clone(),
        label: label.to_owned(),
        is_new_page,
        level: if heading.is_empty() { 2 } else { 3 },
        spans,
        heads: heads.collect(),
        rows,
        total,
    }
}

const fn class(kind: Kind) -> &'static str {
    match kind {
        Kind::Text => "text",
        Kind::Code => "code",
        Kind::Integer | Kind::Decimal | Kind::Time => "number",
        Kind::Sign | Kind::Result => "sign",
        Kind::Blank | Kind::Tick => "blank",
        Kind::Line => "",
    }
}
