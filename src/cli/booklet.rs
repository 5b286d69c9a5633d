//! `arbitro booklet`

use std::sync::Arc;

use clap::Args;

use super::args::GamesFolder;
use super::failure::{Failure, OrFail};
use super::paper::PdfArgs;
use super::{sheet, terminal};
use ::paper::typeset::{impose, paginate, pdf};
use gallery::sheets::booklet;
use gallery::sheets::rule_sheet::{Print, SheetOptions};
use rules::catalog::CatalogError;
use rules::editions::Edition;
use rules::engine::Table;
use speech::Language;

/// Print a whole edition as one booklet
#[derive(Args, Debug)]
pub(crate) struct BookletArgs {
    #[arg(long, value_name = "N")]
    edition: u32,
    #[arg(long)]
    fold: bool,
    #[command(flatten)]
    pdf: PdfArgs,
    #[command(flatten)]
    games: GamesFolder,
}

pub(super) fn run(args: &BookletArgs, language: Language) -> Result<String, Failure> {
    args.pdf.check(language)?;
    let edition = sheet::edition(args.edition, language)?;
    let catalog = args.games.catalog(language)?;
    let mut tables = Vec::new();
    for id in edition.all_games() {
        match catalog.load(id) {
            Ok(compiled) => tables.push(Table::new(compiled.game)),
            // Some editions had contests that are no board games, such as Poliedros in the first.
            Err(CatalogError::Unknown { wanted, .. }) => {
                terminal::complain(
                    &language.msg("cli-booklet-left-out").with("wanted", wanted.to_string()).to_string(),
                    language,
                );
            }
            Err(error) => return Err(Failure::data(error.say(language))),
        }
    }
    let (bytes, n_pages) = bytes(&edition, &tables, args.fold, language)?;
    args.pdf.write(&format!("edition-{}.pdf", edition.number), (&bytes, n_pages), language)
}

/// Makes the PDF of a booklet; returns it and how many pages it has.
pub(super) fn bytes(
    edition: &Edition,
    tables: &[Arc<Table>],
    fold: bool,
    language: Language,
) -> Result<(Vec<u8>, usize), Failure> {
    let print = if fold { Print::Folded } else { Print::Ordinary };
    let options = SheetOptions { language, edition: Some(edition.clone()), cycle: None, print };
    let document = booklet::document(edition, tables, &options).or_fail(language)?;
    let mut pages = paginate(&document).map_err(|error| Failure::data(error.to_string()))?;
    if fold {
        pages = impose::fold(pages);
    }
    Ok((pdf::pdf_of_pages(&pages, &pdf::facts_of(&document)), pages.len()))
}
