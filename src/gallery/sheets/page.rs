//! What all sheets share: headers, footers, paper.

use super::edition;
use super::rule_sheet::SheetOptions;
use paper::typeset::document::{Document, Emphasis, Run, Running, Section, words};
use rules::editions::Cycle;
use rules::game::{Game, Language};

/// Returns a document on the paper that was asked for.
pub(super) fn document(title: String, options: &SheetOptions, sections: Vec<Section>) -> Document {
    Document {
        title,
        author: String::new(),
        language: options.language,
        date: None,
        paper: options.print.paper(),
        look: options.print.look(),
        sections,
    }
}

/// Returns the line above a sheet: the championship and the cycles that play the game.
pub(super) fn header(game: &Game, options: &SheetOptions) -> Running {
    let language = options.language;
    let left = match &options.edition {
        Some(edition) => edition::name(edition, language),
        None => language.msg("sheets-rule-sheet").to_string(),
    };
    let cycles = match (options.cycle, &options.edition) {
        (Some(cycle), _) => vec![cycle],
        (None, Some(edition)) => edition::cycles_of(edition, game.id()),
        (None, None) => Vec::new(),
    };
    Running { left: words(left), centre: Vec::new(), right: words(cycle_line(&cycles, language)) }
}

/// Returns cycles as the header names them.
fn cycle_line(cycles: &[Cycle], language: Language) -> String {
    let names: Vec<String> = cycles.iter().map(|cycle| edition::short(*cycle, language)).collect();
    if names.is_empty() {
        return String::new();
    }
    language.msg("sheets-cycles").with("n", names.len()).with("cycles", names.join(" · ")).to_string()
}

/// Returns the line below a sheet: the number of the page.
pub(super) fn footer() -> Running {
    let slash = Run::Words(" / ".to_owned(), Emphasis::default());
    Running { left: Vec::new(), centre: vec![Run::PageNumber, slash, Run::PageCount], right: Vec::new() }
}
