//! The parts of a document while they are filled: their blocks, and what stands above and below every page of them.

use super::model::{Report, Start};
use super::paper::{leads_with_blocks, leads_with_headings};
use super::walls;
use paper::typeset::document::{Block, Emphasis, Look, Paragraph, Run, Running, Section, words as plain};
use paper::typeset::fonts::printable;

/// The parts that are full, and the one that is being filled.
pub(super) struct Filling<'r> {
    report: &'r Report,
    full: Vec<Section>,
    /// The blocks of the part that is being filled.
    pub(super) blocks: Vec<Block>,
    foot: Vec<Paragraph>,
    headings: Vec<String>,
    /// The look of the part, where it is not that of the document.
    pub(super) look: Option<Look>,
}

impl<'r> Filling<'r> {
    /// Begins with some blocks.
    pub(super) fn new(report: &'r Report, blocks: Vec<Block>) -> Filling<'r> {
        Filling { report, full: Vec::new(), blocks, foot: Vec::new(), headings: Vec::new(), look: None }
    }

    /// Says that what comes next stands below a heading.
    pub(super) fn enter(&mut self, heading: &str) {
        if !heading.is_empty() && self.headings.last().is_none_or(|last| last != heading) {
            self.headings.push(heading.to_owned());
        }
    }

    /// Adds a footnote so that no page carries it alone: it stays with the rows above it, or stands on every page.
    pub(super) fn note(&mut self, note: Paragraph) {
        if has_feet(self.report) {
            // What several tournaments say alike is said once.
            if !self.foot.contains(&note) {
                self.foot.push(note);
            }
            return;
        }
        let note = Block::Paragraph(note);
        match self.blocks.last_mut() {
            Some(Block::Keep(kept)) => kept.push(note),
            // What is said before the first rows stays with them.
            Some(Block::Heading { .. }) => self.blocks.push(Block::Held(vec![note])),
            Some(Block::Table(table)) => {
                table.holds_next = true;
                self.blocks.push(note);
            }
            _ => self.blocks.push(note),
        }
    }

    /// Goes on with the next part, below a heading.
    pub(super) fn turn(&mut self, heading: &str) {
        self.end();
        self.enter(heading);
    }

    fn end(&mut self) {
        let mut section = Section { look: self.look, ..section(self.report) };
        section.blocks = std::mem::take(&mut self.blocks);
        let foot = std::mem::take(&mut self.foot);
        if !foot.is_empty() {
            section.blocks.push(Block::Foot(foot.into_iter().map(Block::Paragraph).collect()));
        }
        // A page that lies alone says which tournament it is about.
        if let [heading] = &self.headings[..]
            && is_by_parts(self.report)
        {
            let words = format!("{} · {heading}", headline(self.report));
            section.header.right = plain(walls::with_dots_held(&printable(&words)));
        }
        self.headings.clear();
        self.full.push(section);
    }

    /// Returns all parts.
    pub(super) fn sections(mut self) -> Vec<Section> {
        self.end();
        self.full
    }
}

/// Says whether footnotes stand on every page; on a wall each sheet has its own.
fn has_feet(report: &Report) -> bool {
    report.has_feet && (report.sheet.is_none() || !leads_with_headings(report))
}

/// Says whether parts begin on new pages and their headings are not repeated there.
fn is_by_parts(report: &Report) -> bool {
    let leads = leads_with_headings(report) || leads_with_blocks(report);
    !leads && report.sections.iter().any(|section| section.start != Start::Below)
}

/// Returns the title of a report with what it covers.
pub(super) fn headline(report: &Report) -> String {
    match report.subtitle.is_empty() {
        true => report.title.clone(),
        false => format!("{}: {}", report.title, report.subtitle),
    }
}

/// Returns an empty section with the lines above and below every page.
fn section(report: &Report) -> Section {
    let seal = plain(printable(&report.seal));
    if report.is_letter {
        // Its own head says who writes, and no school is told that it is one of many.
        return Section { footer: Running { left: seal, ..Running::default() }, ..Section::default() };
    }
    let slash = Run::Words(" / ".to_owned(), Emphasis::default());
    Section {
        header: Running {
            left: plain(walls::with_end_held(&printable(&report.event))),
            centre: Vec::new(),
            right: plain(printable(&headline(report))),
        },
        footer: Running {
            left: seal,
            centre: vec![Run::PageNumber, slash, Run::PageCount],
            ..Running::default()
        },
        ..Section::default()
    }
}
