//! Reports as documents to print, in the look of the rule sheets.

use super::ReportError;
use super::filling::{Filling, headline};
use super::ledger::{ledger, measured_for};
use super::model::{Block, DECIDED_BY, Paper, Part, Report, Sheet, Start, Table};
use super::prizes::is_of_winners;
use super::side_by_side::side_by_side;
use super::{growth, overviews, packing, walls};
use paper::typeset::document::{
    self, Captioned, Document, Emphasis, Look, Marker, Paragraph, Run, Setting, Text,
};
use paper::typeset::fonts::{Family, printable};
use paper::typeset::page::Page;
use paper::typeset::{TypesetError, brand, paginate, pdf};
use speech::msg;

/// Rows that may be kept on one page: a group, never a long list.
const MOST_KEPT: usize = 17;

/// What type is multiplied by, one after the other, until a table fits the width of the paper.
const SHRINKS: [f64; 4] = [1.0, 0.9, 0.8, 0.72];

/// The most rows that a page of rows side by side goes without because some take two lines.
const MOST_SPARED: usize = 12;
/// Millimetres between the head of a letter and whom it is for.
const LETTER_GAP: f64 = 7.0;
/// The letters that the line below a letter is as long as.
const SIGNATURE: usize = 34;

/// The look of reports: that of the sheets, smaller.
pub(super) const LOOK: Look =
    Look { text_size: 9.5, leading: 1.28, setting: Setting::Ragged, ..Look::ORDINARY };

/// Sets a report on its paper, or on the next larger one if its tables are too wide.
pub(super) fn pages(report: &Report) -> Result<(Document, Vec<Page>), ReportError> {
    let report = walls::kept_in_hand(report);
    let report = walls::from_the_door(&report);
    let landscape = || on_sheets(&Report { paper: Paper::A4Landscape, ..report.clone().into_owned() });
    match report.sheet == Some(Sheet::A4) && report.paper == Paper::A4 {
        // Beside points and tie-breaks a sheet in portrait has no room for the names of winners.
        true if is_of_winners(&report) => landscape(),
        // Rows of one line are read from farther away: a sheet lies on its side where that takes no more of them.
        true if leads_with_headings(&report) => {
            let (portrait, landscape) = (on_sheets(&report)?, landscape()?);
            Ok(if landscape.1.len() <= portrait.1.len() { landscape } else { portrait })
        }
        _ => on_sheets(&report),
    }
}

fn on_sheets(report: &Report) -> Result<(Document, Vec<Page>), ReportError> {
    let report = walls::by_sheets(report, |part| Ok(on_paper(part, Room::Left)?.1.len()))?;
    on_paper(&report, Room::Filled)
}

/// What becomes of the room that a report leaves on its sheets.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Room {
    /// It stays, and setting costs less: where only pages are counted.
    Left,
    /// Larger type and taller rows take it.
    Filled,
}

/// What becomes of words that are wider than their column.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Words {
    /// The table is too wide: smaller type is tried.
    Whole,
    /// They are divided.
    Divided,
}

fn on_paper(report: &Report, room: Room) -> Result<(Document, Vec<Page>), ReportError> {
    let papers: &[Paper] = match (report.sheet, report.paper) {
        (Some(Sheet::A2), _) | (_, Paper::A2Landscape) => &[Paper::A2Landscape],
        (Some(Sheet::A3), _) | (_, Paper::A3Landscape) => &[Paper::A3Landscape],
        (_, Paper::A4) => &[Paper::A4, Paper::A4Landscape, Paper::A3Landscape],
        (_, Paper::A4Landscape) => &[Paper::A4Landscape, Paper::A3Landscape],
        (_, Paper::A3) => &[Paper::A3, Paper::A3Landscape],
        (_, Paper::A2) => &[Paper::A2, Paper::A2Landscape],
    };
    let look = walls::look(report);
    if overviews::is_overview(report)
        && let Some((paper, look)) = on_fewest(report, papers, look)
    {
        return Ok(branded(report, set(report, paper, look, (room, Words::Whole))?));
    }
    let mut refused = None;
    // Nobody reads a divided name: in charts smaller type is tried before.
    let is_chart = report.tables().any(|table| table.columns.iter().any(|column| column.key == DECIDED_BY));
    let ways: &[Words] = if is_chart { &[Words::Whole, Words::Divided] } else { &[Words::Divided] };
    let is_larger = |paper: Paper| paper == Paper::A3Landscape && papers.first() != Some(&Paper::A3Landscape);
    let tried = ways.iter().flat_map(|words| papers.iter().map(move |paper| (*words, *paper)));
    for (words, paper) in tried.filter(|(words, paper)| *words == Words::Divided || !is_larger(*paper)) {
        for shrink in SHRINKS {
            match set(report, paper, look.scaled(shrink), (room, words)) {
                Ok(printed) => return Ok(branded(report, printed)),
                Err(error @ TypesetError::TooWide { .. }) => refused = Some(error),
                Err(error) => return Err(error.into()),
            }
        }
    }
    Err(refused.map_or(ReportError::Empty, ReportError::from))
}

fn branded(report: &Report, (document, mut pages): (Document, Vec<Page>)) -> (Document, Vec<Page>) {
    brand::put(&report.brand, &document.paper, &mut pages);
    (document, pages)
}

/// Returns the largest look in which the words of a report stay whole, and the paper of its sheet on which that takes the fewest
/// pages; nothing where they cannot stay whole.
fn on_fewest(report: &Report, papers: &[Paper], look: Look) -> Option<(Paper, Look)> {
    let is_larger = |paper: &Paper| report.sheet == Some(Sheet::A4) && *paper == Paper::A3Landscape;
    SHRINKS.into_iter().find_map(|shrink| {
        let look = overviews::look_of(report, look, shrink);
        let own = papers.iter().filter(|paper| !is_larger(paper)).filter_map(|paper| {
            let (_, pages) = set(report, *paper, look, (Room::Left, Words::Whole)).ok()?;
            Some((pages.len(), *paper))
        });
        own.min_by_key(|(n_pages, _)| *n_pages).map(|(_, paper)| (paper, look))
    })
}

/// Sets a report on a paper in a look. Pages of rows side by side have fewer of them until each is one page; on walls short lists
/// fill their sheet.
fn set(
    report: &Report,
    paper: Paper,
    look: Look,
    (room, words): (Room, Words),
) -> Result<(Document, Vec<Page>), TypesetError> {
    let mut n_spared = 0;
    loop {
        let mut document = Document { look, ..document(report, paper, look, n_spared) };
        if words == Words::Whole {
            document.sections.iter_mut().for_each(|section| overviews::with_whole_words(&mut section.blocks));
        }
        if room == Room::Filled {
            growth::fill(report, &mut document)?;
        }
        let pages = paginate(&document)?;
        let is_list = report.tables().any(|table| table.across > 1);
        if !is_list || pages.len() <= document.sections.len() || n_spared >= MOST_SPARED {
            return Ok(match room {
                Room::Filled if !overviews::is_overview(report) => growth::balanced(report, document, pages),
                _ => (document, pages),
            });
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
        Paper::A4Landscape => {
            document::Paper { sides: 18.0, top: 20.0, bottom: 16.0, ..document::Paper::A4.landscape() }
        }
        Paper::A3 => document::Paper { sides: 20.0, ..document::Paper::A3 },
        Paper::A2 => document::Paper { sides: 22.0, ..document::Paper::A2 },
        Paper::A3Landscape => {
            document::Paper { sides: 20.0, top: 22.0, bottom: 18.0, ..document::Paper::A3.landscape() }
        }
        Paper::A2Landscape => {
            document::Paper { sides: 22.0, top: 28.0, bottom: 22.0, ..document::Paper::A2.landscape() }
        }
    };
    let mut page = Filling::new(report, title_blocks(report));
    // What is read from near is set as in the hand.
    let from_near = overviews::first_from_near(report);
    let in_hand = from_near.map(|_| Report { sheet: None, ..report.clone() });
    let on_wall = (report, look);
    for (number, part) in report.sections.iter().map(|part| walls::led(report, part)).enumerate() {
        let is_near = from_near.is_some_and(|first| number >= first);
        let near = in_hand.as_ref().filter(|_| is_near);
        let (report, look) = near.map_or(on_wall, |near| (near, overviews::near_look(on_wall.0, on_wall.1)));
        let footnote =
            |words: &str| Paragraph::new(plain(printable(words))).scaled(walls::note_scale(report, look));
        if from_near == Some(number) {
            page.turn(&part.heading);
            page.look = Some(look);
        }
        let is_new = match part.start {
            Start::Below => false,
            Start::NewPage => true,
            Start::OwnSheet => report.sheet.is_none(),
        };
        match is_new && !page.blocks.is_empty() && number > 0 {
            true => page.turn(&part.heading),
            false => page.enter(&part.heading),
        }
        // On a wall the code of the public pages stands beside the title: below the rows it would need a sheet of its own.
        let beside = part.parts.iter().find_map(|piece| match piece {
            Part::Plot(figure, caption) if report.sheet.is_some() => Some((figure, caption)),
            _ => None,
        });
        let mut is_shown = false;
        if !part.heading.is_empty()
            && !is_said(report, &part.heading)
            && (!leads_with_blocks(report) || table_of(&part).is_none())
        {
            let text = printable(&part.heading);
            let bookmark = Some(text.clone());
            // On a wall the largest words say which game, which cycle and which group.
            let leads = leads_with_headings(report) || leads_with_blocks(report);
            let is_first = page.blocks.is_empty();
            let level = if leads { 1 } else { 2 };
            let heading = document::Block::Heading { level, text: plain(text), bookmark };
            // Whoever stands before one sheet of many reads on it what it is a part of.
            match beside {
                Some((figure, caption)) if leads && is_first => {
                    let figure = Captioned { figure: figure.clone(), caption: Text::new() };
                    let blocks_beside =
                        vec![heading, overline(report, (part.heading.as_str(), caption.as_str()), look)];
                    page.blocks.push(document::Block::Beside { blocks: blocks_beside, figure });
                    is_shown = true;
                }
                _ if leads && is_first => {
                    page.blocks.extend([heading, overline(report, (part.heading.as_str(), ""), look)]);
                }
                _ => page.blocks.push(heading),
            }
        }
        for piece in &part.parts {
            match piece {
                Part::Plot(..) if is_shown => {}
                Part::NoteInHand(_) if report.sheet.is_some() => {}
                Part::NoteOnWall(_) if report.sheet.is_none() => {}
                Part::Prose(words) => {
                    let words = Paragraph::new(plain(printable(words)));
                    let words = words.scaled(overviews::prose_scale(report));
                    page.blocks.push(document::Block::Paragraph(words));
                }
                Part::Points(points) => {
                    let items = points.iter().map(|point| plain(printable(point))).collect();
                    page.blocks.push(document::Block::List { marker: Marker::Bullet, items });
                }
                Part::NoteInHand(words) | Part::NoteOnWall(words) => page.note(footnote(words)),
                Part::Note(_) | Part::NoteOnSign { .. } => {
                    page.note(footnote(&piece.note().unwrap_or_default()));
                }
                Part::Plot(figure, caption) => {
                    let caption = plain(printable(caption));
                    let figure = Captioned { figure: figure.clone(), caption };
                    overviews::add_chart(
                        on_wall.0,
                        &mut page.blocks,
                        figure,
                        (on_wall.1, paper.text_width()),
                    );
                }
                Part::Table(table) => {
                    let measured = match table.start {
                        Start::Below => measured_for(report, &part, table),
                        _ => Vec::new(),
                    };
                    for (index, block) in table.blocks.iter().enumerate() {
                        if table.start != Start::Below && index > 0 {
                            page.turn(&part.heading);
                        }
                        if table.across > 1 {
                            let pages = side_by_side(report, table, block, &paper, (look, n_spared));
                            // Its sheets hang side by side: each says what it is.
                            let titles =
                                if report.sheet.is_some() { again(&page.blocks) } else { Vec::new() };
                            for (index, (list, range)) in pages.into_iter().enumerate() {
                                if index > 0 {
                                    page.turn(&part.heading);
                                    page.blocks.extend(titles.iter().cloned());
                                }
                                walls::say_range(&mut page.blocks, range.as_deref());
                                page.blocks.push(list);
                            }
                            continue;
                        }
                        if leads_with_blocks(report) {
                            page.blocks.extend(page_title(report, &part.heading, block, look));
                        }
                        let before = index.checked_sub(1).and_then(|before| table.blocks.get(before));
                        if !packing::is_opened(&part.heading, before, block) {
                            let text = plain(walls::held(&printable(&block.within)));
                            page.blocks.push(document::Block::Heading { level: 2, text, bookmark: None });
                        }
                        let said = (part.heading.as_str(), measured.as_slice());
                        let own = table_blocks(report, table, block, said);
                        match page.blocks.last_mut() {
                            Some(document::Block::Keep(before)) if joins_last(report, table, index) => {
                                before.extend(own);
                            }
                            _ => page.blocks.extend(own),
                        }
                    }
                }
            }
        }
    }
    // Across so wide a sheet lines lead the eye.
    let mut sections = page.sections();
    let near = sections.iter_mut().filter(|section| section.look.is_some());
    near.for_each(|section| section.blocks.iter_mut().for_each(growth::framed));
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

/// Says whether a block of one row at the end of a list stays with the block before it: a page of one pupil is half lost.
fn joins_last(report: &Report, table: &Table, index: usize) -> bool {
    let n_rows = |index: usize| table.blocks.get(index).map_or(0, |block| block.rows.len());
    report.sheet.is_none()
        && table.start == Start::Below
        && index > 0
        && index + 1 == table.blocks.len()
        && n_rows(index) == 1
        && n_rows(index - 1) < MOST_KEPT
}

/// Returns blocks as they come again on another sheet: the outline has them once.
fn again(blocks: &[document::Block]) -> Vec<document::Block> {
    let once = |block: &document::Block| match block {
        document::Block::Heading { level, text, .. } => {
            document::Block::Heading { level: *level, text: text.clone(), bookmark: None }
        }
        document::Block::Beside { blocks, figure } => {
            document::Block::Beside { blocks: again(blocks), figure: figure.clone() }
        }
        other => other.clone(),
    };
    blocks.iter().map(once).collect()
}

/// Says whether the headings of the parts are the largest words: on walls and on a stage, where every part has one and is read alone.
pub(super) fn leads_with_headings(report: &Report) -> bool {
    !report.keeps_title
        && (report.sheet.is_some() || report.points.is_some())
        && report.sections.iter().all(|section| !section.heading.is_empty())
}

/// Says whether every page is about a school or a group, whose name is its title.
pub(super) fn leads_with_blocks(report: &Report) -> bool {
    let is_titled = |table: &Table| {
        table.start != Start::Below && table.blocks.iter().all(|block| !block.title.is_empty())
    };
    !leads_with_headings(report) && report.tables().next().is_some() && report.tables().all(is_titled)
}

fn table_of(part: &super::model::Section) -> Option<&Table> {
    part.parts.iter().find_map(|piece| match piece {
        Part::Table(table) => Some(table),
        _ => None,
    })
}

/// Says whether the lines below the title of a report say all that the heading of its only part does.
fn is_said(report: &Report, heading: &str) -> bool {
    let has_title = !leads_with_headings(report) && !leads_with_blocks(report);
    has_title && report.sections.len() == 1 && report.subtitle.split(" · ").any(|said| said == heading)
}

/// Returns what a report is, what of it the heading above does not say, what it is about and what else there is to say, in a line.
fn overline(report: &Report, (heading, also): (&str, &str), look: Look) -> document::Block {
    let heading = heading.replace('\u{a0}', " ");
    let is_new = |said: &&str| heading.split(" · ").all(|known| known != *said);
    let subtitle = report.subtitle.split(" · ").filter(is_new).collect::<Vec<_>>().join(" · ");
    let said = [report.title.as_str(), &subtitle, &report.about, also].map(printable);
    let said: Vec<String> = said.into_iter().filter(|words| !words.is_empty()).collect();
    let scale = if report.sheet.is_some() { walls::overline_scale(report, look) } else { 0.92 };
    let words = walls::with_dots_held(&said.join(" · "));
    let words = Paragraph::new(plain(words)).scaled(scale).in_family(Family::Sans);
    document::Block::Paragraph(words)
}

/// Returns what stands at the top of the page of a school or a group: a letter has a head of its own.
fn page_title(report: &Report, heading: &str, block: &Block, look: Look) -> Vec<document::Block> {
    let title = walls::held(&printable(&whole_title(report, heading, block)));
    let text = plain(title.clone());
    let heading = document::Block::Heading { level: 1, text, bookmark: Some(title) };
    if !report.is_letter {
        return vec![
            heading,
            overline(&Report { subtitle: String::new(), ..report.clone() }, ("", ""), look),
        ];
    }
    let bold = Emphasis { bold: true, ..Emphasis::default() };
    let event = vec![Run::Words(printable(&report.event), bold)];
    let mut blocks =
        vec![document::Block::Paragraph(Paragraph::new(event).scaled(1.1).in_family(Family::Sans))];
    if !report.about.is_empty() {
        let about = Paragraph::new(plain(walls::with_dots_held(&printable(&report.about))));
        blocks.push(document::Block::Paragraph(about.scaled(0.86).in_family(Family::Sans)));
    }
    blocks.extend([document::Block::Space(LETTER_GAP), heading]);
    blocks
}

/// Returns what a block is about: what stands above it with its own title.
fn whole_title(report: &Report, heading: &str, block: &Block) -> String {
    let heading = if heading.is_empty() { &report.subtitle } else { heading };
    match packing::is_opened(heading, None, block) {
        true => walls::joined(heading, &block.title),
        false => walls::joined(heading, &packing::title(block)),
    }
}

fn title_blocks(report: &Report) -> Vec<document::Block> {
    if leads_with_headings(report) || leads_with_blocks(report) {
        return Vec::new();
    }
    let title = printable(&report.title);
    let mut blocks =
        vec![document::Block::Heading { level: 1, text: plain(walls::held(&title)), bookmark: Some(title) }];
    if !report.subtitle.is_empty() {
        let words = plain(printable(&report.subtitle));
        blocks.push(document::Block::Paragraph(Paragraph::new(words).scaled(1.15).in_family(Family::Sans)));
    }
    if !report.about.is_empty() {
        let words = plain(walls::with_dots_held(&printable(&report.about)));
        blocks.push(document::Block::Paragraph(Paragraph::new(words).scaled(0.92).in_family(Family::Sans)));
    }
    blocks
}

fn plain(words: impl Into<String>) -> Text {
    document::words(words)
}

/// Returns a block of a table with its title, kept on one page where that can be.
fn table_blocks(
    report: &Report,
    table: &Table,
    block: &Block,
    (heading, measured): (&str, &[Vec<Text>]),
) -> Vec<document::Block> {
    let language = report.language;
    let mut blocks = Vec::new();
    if !block.title.is_empty() && !leads_with_blocks(report) {
        let title = printable(&block.title);
        // A part that stands on a page of its own is found in the outline, too.
        let bookmark = (table.start != Start::Below).then(|| title.clone());
        let is_large = bookmark.is_some() || leads_with_headings(report);
        let level = if is_large && block.within.is_empty() { 2 } else { 3 };
        blocks.push(document::Block::Heading { level, text: plain(walls::held(&title)), bookmark });
    }
    // What is said of a table stays with its first row.
    let mut above = Vec::new();
    if !block.detail.is_empty() {
        let words = plain(printable(&block.detail));
        above.push(document::Block::Paragraph(Paragraph::new(words).scaled(0.92)));
    }
    let prose = |words: &String| {
        let paragraph = Paragraph::new(plain(printable(words)));
        document::Block::Paragraph(paragraph.scaled(overviews::prose_scale(report)))
    };
    above.extend(block.before.iter().map(prose));
    blocks.push(document::Block::Held(above));
    if block.rows.is_empty() && block.total.is_empty() {
        let words = language.say(&msg("reports-nothing"));
        blocks.push(document::Block::Paragraph(Paragraph::new(plain(words)).scaled(0.92)));
    } else {
        let mut set = ledger(report, table, block, measured);
        // Whoever has the second page of a school in hand reads which school it is.
        let title = whole_title(report, heading, block);
        if !title.is_empty() {
            let words = language.say(&msg("reports-continued").with("title", title));
            set.continued = plain(walls::held(&printable(&words)));
        }
        blocks.push(document::Block::Table(set));
    }
    for (index, words) in block.after.iter().enumerate() {
        blocks.push(document::Block::Space(LETTER_GAP / 2.0));
        // Whoever sends a letter signs it.
        if report.is_letter && index + 1 == block.after.len() {
            blocks.push(document::Block::Space(LETTER_GAP * 1.5));
            blocks.push(document::Block::Paragraph(Paragraph::new(plain("_".repeat(SIGNATURE)))));
        }
        blocks.push(prose(words));
    }
    match block.rows.len() <= overviews::most_kept(report, MOST_KEPT) {
        true => vec![document::Block::Keep(blocks)],
        false => blocks,
    }
}
