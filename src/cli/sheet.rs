//! `arbitro sheet`

use std::path::PathBuf;

use clap::Args;

use super::args::GamesFolder;
use super::failure::{Failure, OrFail};
use super::paper;
use ::paper::typeset::{paginate, pdf};
use gallery::sheets::rule_sheet::{self, Print, SheetOptions};
use rules::editions::{Cycle, Edition, Editions};
use rules::engine::Table;
use speech::Language;

/// Print rule sheets
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  arbitro sheet rastros                                a page in Portuguese: rastros.pdf
  arbitro sheet rastros avanco --lang en --out two.pdf
  arbitro sheet --edition 13 --cycle 1                 the three games of a cycle
  arbitro sheet produto --large-print                  for readers with low vision")]
pub(crate) struct SheetArgs {
    /// Games: their ids, names or files; without any, the games of the edition
    #[arg(value_name = "GAME", required_unless_present = "edition")]
    names: Vec<String>,
    /// The edition named in the header
    #[arg(long, value_name = "N")]
    edition: Option<u32>,
    /// The cycle the sheets are for: 1, 2, 3 or sec
    #[arg(long, value_name = "CYCLE")]
    cycle: Option<Cycle>,
    /// The file to write [default: the game's id with `.pdf`]
    #[arg(long, value_name = "FILE.pdf")]
    out: Option<PathBuf>,
    /// Type of eighteen points without serifs
    #[arg(long)]
    large_print: bool,
    #[command(flatten)]
    games: GamesFolder,
}

pub(super) fn run(args: &SheetArgs, language: Language) -> Result<String, Failure> {
    let edition = args.edition.map(|number| edition(number, language)).transpose()?;
    let names: Vec<String> = match (&edition, args.names.as_slice()) {
        (Some(edition), []) => match args.cycle {
            Some(cycle) => edition.games(cycle).to_vec(),
            None => edition.all_games().into_iter().map(str::to_owned).collect(),
        },
        (_, names) => names.to_vec(),
    };
    let catalog = args.games.catalog(language)?;
    let mut tables = Vec::with_capacity(names.len());
    for name in &names {
        tables.push(Table::new(catalog.load(name).or_fail(language)?.game));
    }
    let options = SheetOptions {
        language,
        edition,
        cycle: args.cycle,
        print: if args.large_print { Print::Large } else { Print::Ordinary },
    };
    let document = rule_sheet::document(&tables, &options).or_fail(language)?;
    let pages = paginate(&document).map_err(|error| Failure::data(error.to_string()))?;
    let name = match tables.as_slice() {
        [table] => format!("{}.pdf", table.game().id()),
        _ => "sheets.pdf".to_owned(),
    };
    let bytes = pdf::pdf_of_pages(&pages, &pdf::facts_of(&document));
    paper::write_pdf(&paper::path_or(args.out.as_ref(), &name), &bytes, pages.len(), language)
}

/// Returns the edition of a number.
pub(super) fn edition(number: u32, language: Language) -> Result<Edition, Failure> {
    let editions = Editions::built_in();
    editions.get(number).cloned().ok_or_else(|| {
        let last = editions.last();
        Failure::data(language.pick(
            format!("não há edição {number}; há as edições 1 a {last}"),
            format!("there is no edition {number}; there are editions 1 to {last}"),
        ))
    })
}
