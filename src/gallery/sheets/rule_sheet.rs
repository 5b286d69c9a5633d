//! Rule sheets: a game's rules with its diagrams, a page or two.

use std::collections::BTreeMap;
use std::sync::Arc;

#[cfg(feature = "pages")]
use super::besides;
use super::captions::{caption_of, credit, figure_names};
pub use super::page::{Print, SheetOptions};
use super::template::Sheet;
use super::{SheetError, example, fact, ornament, page, plain, template, young};
use paper::figure::Figure;
use paper::typeset::document::{Document, Fit, Section};
use paper::typeset::markup;
use rules::engine::Table;
use rules::game::{Language, Prose};

/// Returns the sheets of some games as one document, each on pages of its own.
///
/// # Errors
/// Returns an error if a text names something the game does not have, or an example cannot be drawn.
pub fn document(tables: &[Arc<Table>], options: &SheetOptions) -> Result<Document, SheetError> {
    let names: Vec<&str> =
        tables.iter().map(|table| table.game().info().name.in_language(options.language)).collect();
    let mut sections = Vec::with_capacity(tables.len());
    for table in tables {
        sections.push(printed(table, options)?);
    }
    Ok(page::document(names.join(", "), options, sections))
}

/// Returns the sheet of one game on paper, where it has more than the rules as far as there is room for it.
///
/// # Errors
/// Returns an error if a text names something the game does not have, or an example cannot be drawn.
pub(super) fn printed(table: &Arc<Table>, options: &SheetOptions) -> Result<Section, SheetError> {
    let section = section(table, options)?;
    let section = match options.print {
        Print::Poster => section,
        _ => ornament::with_emblem(table.game().id(), section),
    };
    #[cfg(feature = "pages")]
    let section = match options.print {
        Print::Ordinary | Print::Folded => besides::added(table, options, section, besides::Row::With),
        Print::Large => besides::together(table, options, section),
        Print::Young => besides::added(table, options, section, besides::Row::Without),
        Print::Poster => section,
    };
    Ok(section)
}

/// Returns the sheet of one game.
///
/// # Errors
/// Returns an error if a text names something the game does not have, or an example cannot be drawn.
pub fn section(table: &Arc<Table>, options: &SheetOptions) -> Result<Section, SheetError> {
    let game = table.game();
    let language = options.language;
    let fit = match options.print {
        Print::Ordinary | Print::Folded => Some(Fit { n_pages: 1, smallest: 0.86, largest: 1.24 }),
        Print::Large => None,
        Print::Young | Print::Poster => return young::section(table, options),
    };
    let mut figures: BTreeMap<String, Figure> = BTreeMap::new();
    let sheet = sheet(table, options.print, language, &mut figures)?;
    figures.insert("start".to_owned(), example::figure(table, "start", options.print, language)?);
    let text = template::rule_sheet(&sheet, language);
    let blocks = markup::blocks(&text, &|name| figures.get(name).cloned())
        .map_err(|error| SheetError::Text { game: game.id().to_owned(), error })?;
    Ok(Section { header: page::header(game, options), footer: page::footer(), blocks, fit, look: None })
}

/// Returns the marked text of a game's sheet, as the templates write it.
///
/// # Errors
/// Returns an error if a text names something the game does not have, or an example cannot be drawn.
pub fn text(table: &Arc<Table>, language: Language) -> Result<String, SheetError> {
    Ok(template::rule_sheet(&sheet(table, Print::Ordinary, language, &mut BTreeMap::new())?, language))
}

fn sheet(
    table: &Arc<Table>,
    print: Print,
    language: Language,
    figures: &mut BTreeMap<String, Figure>,
) -> Result<Sheet, SheetError> {
    let game = table.game();
    let generated = plain::prose(game, language);
    let said = game.info().prose.get(&language);
    let written = Prose {
        material: section_of(said.map(|prose| &prose.material), &generated.material),
        goal: section_of(said.map(|prose| &prose.goal), &generated.goal),
        rules: section_of(said.map(|prose| &prose.rules), &generated.rules),
        notes: said.map(|prose| prose.notes.clone()).unwrap_or_default(),
        ..Prose::default()
    };
    let mut set = |units: &[String]| set_units(table, (print, language), units, figures);
    let (material, goal) = (set(&written.material)?, set(&written.goal)?);
    let n_letters: usize = material.iter().chain(&goal).map(|text| text.chars().count()).sum();
    Ok(Sheet {
        goal_is_beside: n_letters <= print.most_beside(),
        name: game.info().name.in_language(language).to_owned(),
        author: credit(game, language),
        start_caption: caption_of(game, "start", language),
        material,
        goal,
        rules: set(&written.rules)?,
        notes: set(&written.notes)?,
    })
}

fn section_of(said: Option<&Vec<String>>, generated: &[String]) -> Vec<String> {
    match said {
        Some(units) if !units.is_empty() => units.clone(),
        _ => generated.to_vec(),
    }
}

/// Fills the facts into paragraphs and draws the figures they place.
///
/// A variant inherits its parent's text. A paragraph with a figure that the variant's own rules refuse would not
/// be true of it, so it is left out there; in a game that extends nothing it is an error.
fn set_units(
    table: &Arc<Table>,
    (print, language): (Print, Language),
    units: &[String],
    figures: &mut BTreeMap<String, Figure>,
) -> Result<Vec<String>, SheetError> {
    let game = table.game();
    let mut set = Vec::with_capacity(units.len());
    'unit: for unit in units {
        let mut text = fact::fill(game, language, unit)?;
        for name in figure_names(unit) {
            match example::figure(table, &name, print, language) {
                Ok(figure) => {
                    figures.insert(name.clone(), figure);
                }
                Err(_) if game.info().extends.is_some() => continue 'unit,
                Err(error) => return Err(error),
            }
            let caption = caption_of(game, &name, language);
            text = text.replace(&format!("![]({name})"), &format!("![{caption}]({name})"));
        }
        set.push(text);
    }
    Ok(set)
}
