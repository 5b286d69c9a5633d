//! Reports as documents to print, in the look of the rule sheets.

use super::ReportError;
use super::model::{Block, Kind, Paper, Part, Print, Report, Sheet, Start, Table};
use super::walls::{self, Voice};
use crate::tables::Value;
use paper::typeset::document::{
    self, Align, Captioned, Document, Emphasis, Fit, HeadSpan, Look, Paragraph, Ruling, Run, Running,
    Section, Setting, TableStyle, TableWidth, Text,
};
use paper::typeset::fonts::{Face, Family, printable, width};
use paper::typeset::page::Page;
use paper::typeset::{TypesetError, brand, paginate, pdf};
use speech::msg;

/// Rows that may be kept on one page: a group, never a long list.
const MOST_KEPT: usize = 17;

/// What type is multiplied by, one after the other, until a table fits the width of the paper.
const SHRINKS: [f64; 4] = [1.0, 0.9, 0.8, 0.72];

/// The height of rows that are written in by hand, over the size of the type.
const BY_HAND: f64 = 2.1;
/// The height of a row of one line, over the size of the type.
const ROW_HEIGHT: f64 = 1.61;
/// The rows that a title and the head of a table are as tall as.
const ROWS_OF_TITLE: usize = 4;
/// The rows that the line about the event is as tall as, also where it takes two.
const ROWS_OF_ABOUT: usize = 2;
/// The most rows that a page of rows side by side goes without because some take two lines.
const MOST_SPARED: usize = 12;
const MM_PER_POINT: f64 = 25.4 / 72.0;

/// The look of reports: that of the sheets, smaller.
pub(super) const LOOK: Look =
    Look { text_size: 9.5, leading: 1.28, setting: Setting::Ragged, ..Look::ORDINARY };

/// Sets a report on its paper, or on the next larger one if its tables are too wide.
pub(super) fn pages(report: &Report) -> Result<(Document, Vec<Page>), ReportError> {
    let report = walls::from_the_door(report);
    let report = walls::by_sheets(&report, |part| Ok(on_paper(part)?.1.len()))?;
    on_paper(&report)
}

fn on_paper(report: &Report) -> Result<(Document, Vec<Page>), ReportError> {
    let papers: &[Paper] = match (report.sheet, report.paper) {
        (Some(Sheet::A2), _) | (_, Paper::A2Lying) => &[Paper::A2Lying],
        (Some(Sheet::A3), _) | (_, Paper::A3Lying) => &[Paper::A3Lying],
        (_, Paper::A4) => &[Paper::A4, Paper::A4Lying, Paper::A3Lying],
        (_, Paper::A4Lying) => &[Paper::A4Lying, Paper::A3Lying],
    };
    let look =
        Look { subtitle_scale: walls::subtitle_scale(report), ..LOOK.scaled(walls::enlargement(report)) };
    let mut refused = None;
    for paper in papers {
        for shrink in SHRINKS {
            match set(report, *paper, look.scaled(shrink)) {
                Ok((document, mut pages)) => {
                    brand::put(&report.brand, &document.paper, &mut pages);
                    return Ok((document, pages));
                }
                Err(error @ TypesetError::TooWide { .. }) => refused = Some(error),
                Err(error) => return Err(error.into()),
            }
        }
    }
    Err(refused.map_or(ReportError::Empty, ReportError::from))
}

/// Sets a report on a paper in a look. Pages of rows side by side have fewer of them until each is one page; on walls short lists
/// fill their sheet.
fn set(report: &Report, paper: Paper, look: Look) -> Result<(Document, Vec<Page>), TypesetError> {
    let mut n_spared = 0;
    loop {
        let mut document = Document { look, ..document(report, paper, look, n_spared) };
        walls::fill(report, &mut document)?;
        let pages = paginate(&document)?;
        let is_list = report.tables().any(|table| table.across > 1);
        if !is_list || pages.len() <= document.sections.len() || n_spared >= MOST_SPARED {
            return Ok((document, pages));
        }
        n_spared += 1;
    }
}

/// Returns a report as the bytes of a PDF, and how many pages it has.
pub(super) fn print(report: &Report) -> Result<(Vec<u8>, usize), ReportError> {
    let (document, pages) = pages(report)?;
    Ok((pdf::pdf_of_pages(&pages, &pdf::facts_of(&document)), pages.len()))
}

fn document(report: &Report, paper: Paper, look: Look, n_spared: usize) -> Document {
    let paper = match paper {
        Paper::A4 => document::Paper { sides: 18.0, ..document::Paper::A4 },
        Paper::A4Lying => {
            document::Paper { sides: 18.0, top: 20.0, bottom: 16.0, ..document::Paper::A4.turned() }
        }
        Paper::A3Lying => {
            document::Paper { sides: 20.0, top: 22.0, bottom: 18.0, ..document::Paper::A3.turned() }
        }
        Paper::A2Lying => {
            document::Paper { sides: 22.0, top: 28.0, bottom: 22.0, ..document::Paper::A2.turned() }
        }
    };
    let mut sections = vec![section(report, &paper, look)];
    let mut blocks = title_blocks(report);
    for (number, part) in report.sections.iter().map(|part| walls::led(report, part)).enumerate() {
        let is_new = match part.start {
            Start::Below => false,
            Start::NewPage => true,
            Start::OwnSheet => report.sheet.is_none(),
        };
        if is_new && !blocks.is_empty() && number > 0 {
            end_section(&mut sections, &mut blocks, report, (&paper, look));
        }
        if !part.heading.is_empty() {
            let text = printable(&part.heading);
            let bookmark = Some(text.clone());
            // On a wall the largest words say which game, which cycle and which group.
            let leads = leads_with_headings(report);
            let heading =
                document::Block::Heading { level: if leads { 1 } else { 2 }, text: plain(text), bookmark };
            // The line above the first heading stays with it.
            let above = if leads && blocks.len() == 1 { blocks.pop() } else { None };
            match above {
                Some(above) => blocks.push(document::Block::Keep(vec![above, heading])),
                None => blocks.push(heading),
            }
        }
        for piece in &part.parts {
            match piece {
                Part::Prose(words) => {
                    blocks.push(document::Block::Paragraph(Paragraph::new(plain(printable(words)))));
                }
                Part::Note(words) => {
                    let paragraph = Paragraph::new(plain(printable(words))).scaled(walls::note_scale(report));
                    add_note(&mut blocks, document::Block::Paragraph(paragraph));
                }
                Part::Plot(figure, caption) => {
                    let caption = plain(printable(caption));
                    blocks
                        .push(document::Block::Figures(vec![Captioned { figure: figure.clone(), caption }]));
                }
                Part::Table(table) => {
                    let measured = match (table.blocks.len(), table.start) {
                        (2.., Start::Below) => {
                            widest_rows(table, &table.shown(), &table.decimals(), &Voice::of(report))
                        }
                        _ => Vec::new(),
                    };
                    for (index, block) in table.blocks.iter().enumerate() {
                        if table.start == Start::NewPage && index > 0 {
                            end_section(&mut sections, &mut blocks, report, (&paper, look));
                        }
                        if table.across > 1 {
                            let pages = side_by_side(report, table, block, &paper, (look, n_spared));
                            for (index, page) in pages.into_iter().enumerate() {
                                if index > 0 {
                                    end_section(&mut sections, &mut blocks, report, (&paper, look));
                                }
                                blocks.push(page);
                            }
                            continue;
                        }
                        blocks.extend(table_blocks(report, table, block, &measured));
                    }
                }
            }
        }
    }
    end_section(&mut sections, &mut blocks, report, (&paper, look));
    sections.pop();
    Document {
        title: printable(&headline(report)),
        author: printable(&report.event),
        language: report.language,
        date: None,
        paper,
        look: LOOK,
        sections,
    }
}

/// Adds a footnote so that no page carries it alone: it stays with the rows above it.
fn add_note(blocks: &mut Vec<document::Block>, note: document::Block) {
    match blocks.last_mut() {
        Some(document::Block::Keep(kept)) => kept.push(note),
        Some(document::Block::Table(table)) => {
            table.holds_next = true;
            blocks.push(note);
        }
        _ => blocks.push(note),
    }
}

/// Sets a long list in columns of rows side by side, a table a page, read down and then across.
fn side_by_side(
    report: &Report,
    table: &Table,
    block: &Block,
    paper: &document::Paper,
    (look, n_spared): (Look, usize),
) -> Vec<document::Block> {
    let whole = ledger(report, table, block, &[]);
    let size = look.text_size * MM_PER_POINT;
    // A row of one line with the room around it, see `typeset`; the title and the head of the table are as tall as some.
    let above = ROWS_OF_TITLE + if report.about.is_empty() { 0 } else { ROWS_OF_ABOUT };
    let n_rows =
        ((paper.text_height() / (size * ROW_HEIGHT)) as usize).saturating_sub(above + n_spared).max(8);
    let across = table.across;
    // Evenly over the sheets it needs: a last one with a few rows would hang there almost empty.
    let n_sheets = whole.rows.len().div_ceil(n_rows * across).max(1);
    let n_each = whole.rows.len().div_ceil(n_sheets).next_multiple_of(across).max(1);
    let pages = whole.rows.chunks(n_each).map(|page| {
        let depth = page.len().div_ceil(across);
        let empty: Vec<Text> = vec![Vec::new(); whole.head.len()];
        let rows = (0..depth).map(|row| {
            let cells = (0..across).map(|column| page.get(column * depth + row).unwrap_or(&empty).clone());
            cells.collect::<Vec<_>>().concat()
        });
        document::Block::Table(document::Table {
            head: std::iter::repeat_n(whole.head.clone(), across).flatten().collect(),
            aligns: std::iter::repeat_n(whole.aligns.clone(), across).flatten().collect(),
            rows: rows.collect(),
            ..whole.clone()
        })
    });
    pages.collect()
}

/// Closes the section that was being filled and opens the next.
fn end_section(
    sections: &mut Vec<Section>,
    blocks: &mut Vec<document::Block>,
    report: &Report,
    (paper, look): (&document::Paper, Look),
) {
    if let Some(open) = sections.last_mut() {
        open.blocks = std::mem::take(blocks);
    }
    sections.push(section(report, paper, look));
}

/// Returns the title of a report with what it covers.
fn headline(report: &Report) -> String {
    match report.subtitle.is_empty() {
        true => report.title.clone(),
        false => format!("{}: {}", report.title, report.subtitle),
    }
}

/// Says whether the headings of the parts are the largest words: on walls and on a stage, where every part has one.
pub(super) fn leads_with_headings(report: &Report) -> bool {
    (report.sheet.is_some() || report.points.is_some())
        && report.sections.iter().all(|section| !section.heading.is_empty())
}

fn title_blocks(report: &Report) -> Vec<document::Block> {
    let title = printable(&report.title);
    if leads_with_headings(report) {
        let said = [title, printable(&report.subtitle), printable(&report.about)];
        let said: Vec<String> = said.into_iter().filter(|words| !words.is_empty()).collect();
        let words = Paragraph::new(plain(said.join(" · "))).scaled(0.7).in_family(Family::Sans);
        return vec![document::Block::Paragraph(words)];
    }
    let mut blocks =
        vec![document::Block::Heading { level: 1, text: plain(title.clone()), bookmark: Some(title) }];
    if !report.subtitle.is_empty() {
        let words = plain(printable(&report.subtitle));
        blocks.push(document::Block::Paragraph(Paragraph::new(words).scaled(1.15).in_family(Family::Sans)));
    }
    if !report.about.is_empty() {
        let words = plain(printable(&report.about));
        blocks.push(document::Block::Paragraph(Paragraph::new(words).scaled(0.92).in_family(Family::Sans)));
    }
    blocks
}

/// Returns an empty section with the lines above and below every page.
fn section(report: &Report, paper: &document::Paper, look: Look) -> Section {
    let room = paper.text_width();
    let slash = Run::Words(" / ".to_owned(), Emphasis::default());
    let left = fitted(&report.event, room * 0.55, look);
    let right = fitted(&headline(report), room * 0.42, look);
    Section {
        header: Running { left: plain(left), centre: Vec::new(), right: plain(right) },
        footer: Running {
            left: plain(fitted(&report.seal, room * 0.4, look)),
            centre: vec![Run::PageNumber, slash, Run::PageCount],
            ..Running::default()
        },
        fit: report.is_letter.then_some(Fit { n_pages: 1, smallest: 0.7, largest: 1.3 }),
        ..Section::default()
    }
}

/// Cuts words that are wider than `room` millimetres in the type of headers.
fn fitted(words: &str, room: f64, look: Look) -> String {
    let face = Face::of(Family::Sans);
    // The type of headers follows that of the text, see `typeset`.
    let size = (3.0 * look.text_size / Look::ORDINARY.text_size).clamp(2.4, 4.4);
    let fits = |words: &str| width(face, words).is_ok_and(|ems| ems * size <= room);
    let mut words = printable(words);
    if fits(&words) {
        return words;
    }
    while !words.is_empty() && !fits(&format!("{words}…")) {
        words.pop();
    }
    format!("{}…", words.trim_end())
}

fn plain(words: impl Into<String>) -> Text {
    document::words(words)
}

/// Returns a block of a table with its title, kept on one page where that can be.
fn table_blocks(
    report: &Report,
    table: &Table,
    block: &Block,
    measured: &[Vec<Text>],
) -> Vec<document::Block> {
    let language = report.language;
    let mut blocks = Vec::new();
    if !block.title.is_empty() {
        let title = printable(&block.title);
        // A part that stands on a page of its own is found in the outline, too.
        let bookmark = (table.start == Start::NewPage).then(|| title.clone());
        let level = if bookmark.is_some() || leads_with_headings(report) { 2 } else { 3 };
        blocks.push(document::Block::Heading { level, text: plain(title), bookmark });
    }
    if !block.detail.is_empty() {
        let words = plain(printable(&block.detail));
        blocks.push(document::Block::Paragraph(Paragraph::new(words).scaled(0.92)));
    }
    let prose = |words: &String| document::Block::Paragraph(Paragraph::new(plain(printable(words))));
    blocks.extend(block.before.iter().map(prose));
    if block.rows.is_empty() && block.total.is_empty() {
        let words = language.say(&msg("reports-nothing"));
        blocks.push(document::Block::Paragraph(Paragraph::new(plain(words)).scaled(0.92)));
    } else {
        blocks.push(document::Block::Table(ledger(report, table, block, measured)));
    }
    blocks.extend(block.after.iter().map(prose));
    match block.rows.len() <= MOST_KEPT {
        true => vec![document::Block::Keep(blocks)],
        false => blocks,
    }
}

fn ledger(report: &Report, table: &Table, block: &Block, measured: &[Vec<Text>]) -> document::Table {
    let voice = Voice::of(report);
    let cells = table.shown();
    let decimals = table.decimals();
    let first = |cell: &Vec<usize>| &table.columns[cell[0]];
    let is_tight = cells.iter().any(|cell| first(cell).print == Print::Fine);
    let head = cells.iter().map(|cell| {
        let column = first(cell);
        let words = printable(match &column.print {
            Print::With(title) => title,
            _ => &column.title,
        });
        vec![Run::Words(words, Emphasis { small: is_tight, ..Emphasis::default() })]
    });
    let aligns = cells.iter().map(|cell| match first(cell).kind {
        Kind::Text | Kind::Code | Kind::Line => Align::Left,
        Kind::Integer | Kind::Decimal | Kind::Time => Align::Right,
        Kind::Sign | Kind::Result | Kind::Blank | Kind::Tick => Align::Centre,
    });
    let mut spans: Vec<HeadSpan> = Vec::new();
    for (place, cell) in cells.iter().enumerate() {
        let words = &first(cell).above;
        let goes_on = place > 0 && &first(&cells[place - 1]).above == words;
        match spans.last_mut() {
            _ if words.is_empty() => {}
            Some(span) if goes_on => span.n_columns += 1,
            _ => spans.push(HeadSpan { from: place, n_columns: 1, text: plain(printable(words)) }),
        }
    }
    let set = |row: &Vec<Value>| {
        cells.iter().map(|cell| cell_text(table, cell, row, &decimals, &voice)).collect::<Vec<Text>>()
    };
    let mut rows: Vec<Vec<Text>> = block.rows.iter().map(set).collect();
    if !block.total.is_empty() {
        let total = set(&block.total).into_iter().map(|text| text.into_iter().map(in_bold).collect());
        rows.push(total.collect());
    }
    let is_by_hand =
        cells.iter().any(|cell| matches!(first(cell).kind, Kind::Blank | Kind::Tick | Kind::Line));
    document::Table {
        head: head.collect(),
        rows,
        aligns: aligns.collect(),
        width: TableWidth::Full,
        spans,
        style: TableStyle::Ledger,
        measured: measured.to_vec(),
        ruling: if is_by_hand || report.sheet.is_some() || table.across > 0 {
            Ruling::Grid
        } else {
            Ruling::Rows
        },
        least_height: if is_by_hand { BY_HAND } else { 0.0 },
        holds_next: false,
        is_tight,
    }
}

fn in_bold(run: Run) -> Run {
    match run {
        Run::Words(words, emphasis) => Run::Words(words, Emphasis { bold: true, ..emphasis }),
        other => other,
    }
}

fn cell_text(table: &Table, cell: &[usize], row: &[Value], decimals: &[usize], voice: &Voice) -> Text {
    let mut text: Text = Vec::new();
    for (place, index) in cell.iter().enumerate() {
        let printed = |value| table.printed(*index, value, decimals[*index], voice.language);
        let words = row.get(*index).map(printed).unwrap_or_default();
        let words = voice.said(&table.columns[*index].key, words);
        let mut words = printable(&words);
        if words.is_empty() {
            continue;
        }
        let print = &table.columns[*index].print;
        match print {
            _ if text.is_empty() => {}
            Print::After => words.insert_str(0, " · "),
            // On a wall a row is one line, read from afar.
            Print::Below if voice.is_wall => words.insert_str(0, " · "),
            _ => text.push(Run::Break),
        }
        let bold = matches!(print, Print::Strong | Print::With(_));
        let (small, fine) = (place > 0, *print == Print::Fine);
        text.push(Run::Words(words, Emphasis { bold, small, fine, ..Emphasis::default() }));
    }
    text
}

/// Returns rows made of the widest cells of each column of a table: of the longest words together, and of the longest one.
fn widest_rows(table: &Table, cells: &[Vec<usize>], decimals: &[usize], voice: &Voice) -> Vec<Vec<Text>> {
    let n_letters = |text: &Text| -> (usize, usize) {
        let words = |run: &Run| match run {
            Run::Words(words, _) => {
                let longest = words.split(' ').map(|word| word.chars().count()).max().unwrap_or(0);
                (words.chars().count(), longest)
            }
            _ => (0, 0),
        };
        text.iter().map(words).fold((0, 0), |sum, one| (sum.0 + one.0, sum.1.max(one.1)))
    };
    let mut whole: Vec<(usize, Text)> = vec![(0, Vec::new()); cells.len()];
    let mut single = whole.clone();
    for row in table.blocks.iter().flat_map(|block| block.rows.iter().chain([&block.total])) {
        for (place, cell) in cells.iter().enumerate() {
            let text = cell_text(table, cell, row, decimals, voice);
            let (all, longest) = n_letters(&text);
            if all > whole[place].0 {
                whole[place] = (all, text.clone());
            }
            if longest > single[place].0 {
                single[place] = (longest, text);
            }
        }
    }
    [whole, single].into_iter().map(|row| row.into_iter().map(|(_, text)| text).collect()).collect()
}
