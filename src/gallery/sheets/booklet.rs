//! A whole edition as one booklet: cover, contents, table of games by cycle, and the sheets.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::rule_sheet::{self, SheetOptions};
use super::template::{Book, CycleRow};
use super::{SheetError, edition, example, page, template};
use crate::diagram::{Coordinates, Scale, Theme, draw};
use paper::figure::Figure;
use paper::typeset::document::{Document, Running, Section};
use paper::typeset::markup;
use rules::editions::{Cycle, Edition};
use rules::engine::Table;

/// Millimetres of a board on the cover.
const MOTIF: f64 = 40.0;

/// Returns the booklet of an edition. `tables` are its games in order.
///
/// # Errors
/// Returns an error if a text names something its game does not have, or an example cannot be drawn.
pub fn document(of: &Edition, tables: &[Arc<Table>], options: &SheetOptions) -> Result<Document, SheetError> {
    let options = SheetOptions { edition: Some(of.clone()), ..options.clone() };
    let mut sections = vec![front(of, tables, &options)?];
    for table in tables {
        sections.push(rule_sheet::section(table, &options)?);
    }
    Ok(page::document(edition::name(of, options.language), &options, sections))
}

fn front(of: &Edition, tables: &[Arc<Table>], options: &SheetOptions) -> Result<Section, SheetError> {
    let language = options.language;
    let mut figures: BTreeMap<String, Figure> = BTreeMap::new();
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
    let book = Book {
        ordinal: edition::ordinal(of, language),
        games: names.join(" · "),
        motif,
        contents: names,
        cycles: Cycle::ALL.map(|cycle| edition::short(cycle, language)).to_vec(),
        table,
    };
    let text = template::booklet(&book, language);
    let blocks = markup::blocks(&text, &|name| figures.get(name).cloned())
        .map_err(|error| SheetError::Text { game: format!("edition {}", of.number), error })?;
    Ok(Section { header: Running::default(), footer: Running::default(), blocks, fit: None })
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
