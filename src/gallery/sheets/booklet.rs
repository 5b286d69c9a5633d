//! A whole edition as one booklet: cover, contents, table of games by cycle, credits, the sheets (those of the youngest also in
//! three steps), and puzzles with their solutions.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::captions::credit;
use super::rule_sheet::{self, SheetOptions};
use super::template::{Book, CycleRow};
use super::{Print, SheetError, edition, example, ornament, page, puzzle_sheet, template, young};
use crate::diagram::{Coordinates, Scale, Theme, draw};
use paper::figure::Figure;
use paper::typeset::document::{
    self, Block, Captioned, Document, Family, Paragraph, Running, Section, words,
};
use paper::typeset::markup;
use rules::analysis::puzzles::Puzzle;
use rules::editions::{Cycle, Edition};
use rules::engine::Table;

/// Millimetres of a board on the cover.
const MOTIF: f64 = 46.0;
/// Millimetres of the bands on both covers.
const BAND: f64 = 166.0;

/// Puzzles, game by game.
pub type Puzzles = Vec<(Arc<Table>, Vec<Puzzle>)>;

/// What a booklet has besides its sheets.
#[derive(Clone, Debug, Default)]
pub struct Extras {
    /// Where and when, for the cover; either may be missing.
    pub place_and_day: Vec<String>,
    /// Puzzles, whose solutions stand at the end.
    pub puzzles: Puzzles,
}

/// Returns the booklet of an edition, without anything besides.
///
/// # Errors
/// Returns an error if a text names something its game does not have, or an example cannot be drawn.
pub fn document(of: &Edition, tables: &[Arc<Table>], options: &SheetOptions) -> Result<Document, SheetError> {
    document_with(of, tables, options, &Extras::default())
}

/// Returns the booklet of an edition. `tables` are its games in order.
///
/// # Errors
/// Returns an error if a text names something its game does not have, or an example cannot be drawn.
pub fn document_with(
    of: &Edition,
    tables: &[Arc<Table>],
    options: &SheetOptions,
    extras: &Extras,
) -> Result<Document, SheetError> {
    let options = SheetOptions { edition: Some(of.clone()), ..options.clone() };
    let mut sections = vec![front(of, tables, &options, extras)?];
    for table in tables {
        sections.push(rule_sheet::printed(table, &options)?);
    }
    for table in for_young(of, tables) {
        sections.push(young::section_in_book(table, &options)?);
    }
    sections.extend(puzzles(extras, &options));
    if options.print == Print::Folded {
        sections.push(back(of, tables, &options, extras));
    }
    Ok(page::document(edition::name(of, options.language), &options, sections))
}

/// Returns the back cover of a folded booklet: the boards once more, small, and what it was made for.
fn back(of: &Edition, tables: &[Arc<Table>], options: &SheetOptions, extras: &Extras) -> Section {
    let centred = |words: String, scale: f64| {
        let paragraph = Paragraph::new(document::words(words)).centred().scaled(scale);
        Block::Paragraph(paragraph.in_family(Family::Sans))
    };
    let band = || Block::Figures(vec![Captioned { figure: ornament::band(BAND), caption: Vec::new() }]);
    let figure = |table: &Arc<Table>| Captioned { figure: motif_figure(table, options), caption: Vec::new() };
    let mut blocks =
        vec![band(), Block::Fill, Block::Figures(tables.iter().map(figure).collect()), Block::Space(6.0)];
    blocks.push(centred(edition::name(of, options.language), 1.2));
    if !extras.place_and_day.is_empty() {
        blocks.push(centred(extras.place_and_day.join(" · "), 1.0));
    }
    blocks.extend([
        Block::Fill,
        centred(options.language.msg("sheets-credits-program").to_string(), 0.8),
        band(),
    ]);
    Section { blocks, ..Section::default() }
}

/// Returns the games that the youngest play: they get them in three steps besides.
fn for_young<'t>(of: &Edition, tables: &'t [Arc<Table>]) -> impl Iterator<Item = &'t Arc<Table>> {
    tables.iter().filter(|table| edition::cycles_of(of, table.game().id()).contains(&Cycle::First))
}

/// Returns the puzzles of each game, and their solutions together.
fn puzzles(extras: &Extras, options: &SheetOptions) -> Vec<Section> {
    let language = options.language;
    let mut sections = Vec::new();
    let mut solutions = puzzle_sheet::solutions_head(language);
    for (table, puzzles) in extras.puzzles.iter().filter(|(_, puzzles)| !puzzles.is_empty()) {
        let game = table.game();
        let title = puzzle_sheet::title(game, language);
        let blocks = puzzle_sheet::problems(game, puzzles, &title, language);
        sections.push(Section {
            header: page::header(game, options),
            footer: page::footer(),
            blocks,
            fit: None,
            look: None,
        });
        let name = words(game.info().name.in_language(language));
        solutions.push(Block::Heading { level: 2, text: name, bookmark: None });
        solutions.extend(puzzle_sheet::answers(game, puzzles, &|_| None, language));
    }
    if let Some(first) = sections.first() {
        let header = Running { right: Vec::new(), ..first.header.clone() };
        sections.push(Section { header, footer: page::footer(), blocks: solutions, fit: None, look: None });
    }
    sections
}

fn front(
    of: &Edition,
    tables: &[Arc<Table>],
    options: &SheetOptions,
    extras: &Extras,
) -> Result<Section, SheetError> {
    let language = options.language;
    let mut figures: BTreeMap<String, Figure> = BTreeMap::new();
    figures.insert("band".to_owned(), ornament::band(BAND));
    let mut motif: Vec<Vec<String>> = Vec::new();
    for (index, table) in tables.iter().enumerate() {
        let name = format!("motif-{index}");
        figures.insert(name.clone(), motif_figure(table, options));
        match motif.last_mut() {
            Some(row) if row.len() < 3 => row.push(name),
            _ => motif.push(vec![name]),
        }
    }
    let names: Vec<String> =
        tables.iter().map(|table| table.game().info().name.in_language(language).to_owned()).collect();
    let table = tables
        .iter()
        .zip(&names)
        .map(|(table, name)| {
            let cycles = edition::cycles_of(of, table.game().id());
            let sign = |cycle: Cycle| if cycles.contains(&cycle) { "●" } else { "" };
            CycleRow { name: name.clone(), marks: Cycle::ALL.map(|cycle| sign(cycle).to_owned()).to_vec() }
        })
        .collect();
    let credits = tables
        .iter()
        .zip(&names)
        .map(|(table, name)| (name.clone(), credit(table.game(), language)))
        .filter(|(_, credit)| !credit.is_empty())
        .collect();
    let with_puzzles = extras.puzzles.iter().filter(|(_, puzzles)| !puzzles.is_empty());
    let mut puzzles: Vec<String> =
        with_puzzles.map(|(table, _)| puzzle_sheet::title(table.game(), language)).collect();
    if !puzzles.is_empty() {
        puzzles.push(language.msg("puzzles-solutions").to_string());
    }
    let steps = for_young(of, tables).map(|table| young::title(table.game(), language));
    let contents = names.iter().cloned().chain(steps).chain(puzzles).collect();
    let book = Book {
        place_and_day: extras.place_and_day.join(" · "),
        credits,
        ordinal: edition::ordinal(of, language),
        games: names.join(" · "),
        motif,
        contents,
        cycles: Cycle::ALL.map(|cycle| edition::short(cycle, language)).to_vec(),
        table,
    };
    let text = template::booklet(&book, language);
    let blocks = markup::blocks(&text, &|name| figures.get(name).cloned())
        .map_err(|error| SheetError::Text { game: format!("edition {}", of.number), error })?;
    Ok(Section { header: Running::default(), footer: Running::default(), blocks, fit: None, look: None })
}

/// Draws a game's last example, or its start, without coordinates and marks.
fn motif_figure(table: &Arc<Table>, options: &SheetOptions) -> Figure {
    let last = table.game().info().examples.last();
    let stood = last.and_then(|last| example::of_example(table, last, options.language).ok());
    let mut diagram = stood.unwrap_or_else(|| example::of_start(table, options.language));
    diagram.notes.clear();
    let size = diagram.layout.bounds.size();
    let cell = (MOTIF / size.width.max(1.0)).min(MOTIF / size.height.max(1.0));
    draw(&diagram, Scale::Cell(cell), &Theme { coordinates: Coordinates::Hidden, ..Theme::PRINT })
}
