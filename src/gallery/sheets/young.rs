//! The sheet for younger pupils, and the poster: three steps on one page, each beside a large board.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::captions::{caption_of, credit, figure_names};
use super::page::Print;
use super::template::{self, Step, YoungSheet};
use super::{SheetError, SheetOptions, example, fact, ornament, page, plain, shown};
use crate::diagram::{Diagram, Note, Scale, Theme, draw, note};
use paper::figure::Figure;
use paper::typeset::document::{Block, Fit, Running, Section};
use paper::typeset::markup;
use rules::editions::Cycle;
use rules::engine::Table;
use rules::game::{Game, Language};
use speech::msg;

/// Millimetres a board takes across and down on A4; three of them stand below each other.
const BOARD: (f64, f64) = (72.0, 50.0);
/// The same on the poster, before it is grown to A3: seen from afar, boards tell more than words.
const POSTER_BOARD: (f64, f64) = (84.0, 60.0);
/// Cells of small boards grow no larger than this.
const LARGEST_CELL: f64 = 18.0;
/// The same on the poster.
const LARGEST_POSTER_CELL: f64 = 19.3;
/// How many letters stand beside a board at most.
const MOST_BESIDE: usize = 900;
/// The names of the figures, one a step.
const FIGURES: [&str; 3] = ["place", "play", "win"];

/// Returns the page of one game.
///
/// # Errors
/// Returns an error if a text names something the game does not have.
pub(super) fn section(table: &Arc<Table>, options: &SheetOptions) -> Result<Section, SheetError> {
    let game = table.game();
    let mut figures = BTreeMap::new();
    let sheet = sheet(table, options.language, options.print, &mut figures)?;
    let text = template::young_sheet(&sheet);
    let blocks = markup::blocks(&text, &|name| figures.get(name).cloned())
        .map_err(|error| SheetError::Text { game: game.id().to_owned(), error })?;
    // Rules that take many words are set smaller; a second page would be looked for in vain.
    let largest = if options.print == Print::Poster { 1.4 } else { 1.0 };
    let fit = Some(Fit { n_pages: 1, smallest: 0.5, largest });
    let header = page::header(game, options);
    let section = Section { header, footer: Running::default(), blocks, fit, look: None };
    Ok(if options.print == Print::Poster { ornament::with_tile(game.id(), section) } else { section })
}

/// Returns the page of one game for a booklet, in the look of a page of its own and under a title of its own.
///
/// # Errors
/// Returns an error if a text names something the game does not have.
pub(super) fn section_in_book(table: &Arc<Table>, options: &SheetOptions) -> Result<Section, SheetError> {
    let mut section = section(table, &SheetOptions { cycle: Some(Cycle::First), ..options.clone() })?;
    let title = title(table.game(), options.language);
    for block in &mut section.blocks {
        if let Block::Heading { level: 1, bookmark, .. } = block {
            *bookmark = Some(title.clone());
        }
    }
    let young = Print::Young.look();
    let look = match options.print {
        Print::Folded => young.scaled(std::f64::consts::FRAC_1_SQRT_2),
        _ => young,
    };
    let section = ornament::with_emblem(table.game().id(), section);
    Ok(Section { footer: page::footer(), look: Some(look), ..section })
}

/// Returns what the page is called in the contents of a booklet.
pub(super) fn title(game: &Game, language: Language) -> String {
    let name = game.info().name.in_language(language);
    language.msg("sheets-steps-of-game").with("game", name).to_string()
}

/// Returns the marked text of a game's page, as the template writes it.
///
/// # Errors
/// Returns an error if a text names something the game does not have.
pub fn text(table: &Arc<Table>, language: Language) -> Result<String, SheetError> {
    Ok(template::young_sheet(&sheet(table, language, Print::Young, &mut BTreeMap::new())?))
}

/// Returns the words of the three steps: those written by hand, or those that the rules give.
///
/// # Errors
/// Returns an error if a text names something the game does not have.
pub fn words(game: &Game, language: Language) -> Result<[String; 3], SheetError> {
    let mut words = plain::steps(game, language).map(|said| said.join("\n\n"));
    for (unit, text) in written(game, language).iter().zip(&mut words) {
        *text = fact::fill(game, language, &without_figures(unit))?;
    }
    Ok(words)
}

/// Returns the steps that the file has.
fn written(game: &Game, language: Language) -> &[String] {
    game.info().prose.get(&language).map(|prose| prose.young.as_slice()).unwrap_or_default()
}

fn sheet(
    table: &Arc<Table>,
    language: Language,
    print: Print,
    figures: &mut BTreeMap<&'static str, Figure>,
) -> Result<YoungSheet, SheetError> {
    let game = table.game();
    let heads = [msg("sheets-young-place"), msg("sheets-young-play"), msg("sheets-young-win")];
    let mut steps = Vec::new();
    for (index, (head, text)) in heads.iter().zip(words(game, language)?).enumerate() {
        let (diagram, caption) = picture(table, index, language);
        figures.insert(FIGURES[index], draw(&large(diagram, language), scale(game, print), &Theme::PRINT));
        steps.push(Step {
            number: index + 1,
            head: language.say(head),
            is_long: text.chars().count() > MOST_BESIDE,
            text,
            figure: FIGURES[index].to_owned(),
            caption,
        });
    }
    let name = game.info().name.in_language(language).to_owned();
    Ok(YoungSheet { name, author: credit(game, language), steps })
}

/// Returns the diagram of a step and the words below it: the example that the text names or, where it names none or a
/// variant's rules refuse it, one that the rules themselves give.
pub(super) fn picture(table: &Arc<Table>, step: usize, language: Language) -> (Diagram, String) {
    let game = table.game();
    let named = written(game, language).get(step).and_then(|unit| figure_names(unit).into_iter().next());
    let of_example = |name: &str| {
        let diagram = example::diagram(table, name, language).ok()?;
        Some((diagram, caption_of(game, name, language)))
    };
    let found = named.as_deref().and_then(of_example).or_else(|| match step {
        0 => None,
        1 => Some(shown::play(table, language)),
        _ => shown::win(table, language),
    });
    found
        .or_else(|| of_example("start"))
        .unwrap_or_else(|| (example::of_start(table, language), String::new()))
}

/// Leaves out the names beside zones: the words tell them, and the board is the larger.
fn large(mut diagram: Diagram, language: Language) -> Diagram {
    // Who hears the page hears them all the same.
    diagram.title = note::told(&diagram, language);
    for note in &mut diagram.notes {
        if let Note::Zone { label, .. } = note {
            label.clear();
        }
    }
    diagram
}

fn scale(game: &Game, print: Print) -> Scale {
    let (board, largest) = match print {
        Print::Poster => (POSTER_BOARD, LARGEST_POSTER_CELL),
        _ => (BOARD, LARGEST_CELL),
    };
    Scale::within(game.board(), board, largest)
}

/// Returns a text without the figures it places.
fn without_figures(text: &str) -> String {
    let mut out = String::new();
    let mut rest = text;
    while let Some((before, tail)) = rest.split_once("![") {
        out.push_str(before);
        rest = tail.split_once(')').map_or("", |(_, after)| after);
    }
    out.push_str(rest);
    out.trim_end().to_owned()
}
