//! `arbitro booklet`

use std::sync::Arc;

use clap::Args;

use crate::args::GamesFolder;
use crate::failure::{Failure, OrFail, Told};
use crate::game::puzzles;
use crate::out_file::PdfArgs;
use crate::paper::sheet;
use crate::terminal;
use crate::typed::within;
use ::paper::typeset::{impose, paginate, pdf};
use gallery::sheets::booklet::{self, Extras, Puzzles};
use gallery::sheets::rule_sheet::{Print, SheetOptions};
use rules::analysis::puzzles::Wish;
use rules::catalog::CatalogError;
use rules::editions::Edition;
use rules::engine::Table;
use speech::Language;

/// How many positions are looked at for the puzzles of one game: some seconds.
const EFFORT: u64 = 3_000_000;

/// Print a whole edition as one booklet
#[derive(Args, Debug)]
pub(crate) struct BookletArgs {
    #[arg(long, value_name = "N")]
    edition: u32,
    #[arg(long)]
    fold: bool,
    #[arg(long, value_name = "TEXT")]
    date: Option<String>,
    #[arg(long, value_name = "TEXT")]
    place: Option<String>,
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = within::<u32>(0..=12))]
    puzzles: u32,
    #[command(flatten)]
    pdf: PdfArgs,
    #[command(flatten)]
    games: GamesFolder,
}

pub(crate) fn run(args: &BookletArgs, language: Language) -> Result<String, Failure> {
    args.pdf.check(language)?;
    let edition = sheet::edition(args.edition, language)?;
    let tables = tables(&edition.all_games(), &args.games, language)?;
    let extras = Extras {
        place_and_day: [&args.place, &args.date].into_iter().flatten().cloned().collect(),
        puzzles: puzzles(&tables, args.puzzles, language)?,
    };
    let (bytes, n_pages) = bytes_with(&edition, &tables, args.fold, &extras, language)?;
    args.pdf.write(&format!("edition-{}.pdf", edition.number), (&bytes, n_pages), language)
}

/// Loads games; what is no board game is left out with a word.
///
/// # Errors
/// When a file of a game cannot be used.
pub(crate) fn tables(
    ids: &[&str],
    games: &GamesFolder,
    language: Language,
) -> Result<Vec<Arc<Table>>, Failure> {
    let catalog = games.catalog(language)?;
    let mut tables = Vec::new();
    for id in ids {
        match catalog.load(id) {
            Ok(compiled) => tables.push(Table::new(compiled.game)),
            // Some editions had contests that are no board games, such as Poliedros in the first.
            Err(CatalogError::Unknown { wanted, .. }) => {
                terminal::complain(
                    &language.msg("cli-booklet-left-out").with("wanted", wanted.to_string()).to_string(),
                    language,
                );
            }
            Err(error) => return Err(Failure::data(error.told(language))),
        }
    }
    Ok(tables)
}

/// Finds some puzzles for each game; of large boards there may be none.
fn puzzles(tables: &[Arc<Table>], count: u32, language: Language) -> Result<Puzzles, Failure> {
    let wish = Wish { count: count as usize, turns: 1..=3, seed: 1, effort: EFFORT };
    let mut all = Vec::new();
    for table in tables.iter().filter(|_| count > 0) {
        let found = puzzles::search(table, &wish, None, language)?;
        all.push((Arc::clone(table), found.puzzles));
    }
    Ok(all)
}

/// Makes the PDF of a booklet without date, place and puzzles; returns it and how many pages it has.
pub(crate) fn bytes(
    edition: &Edition,
    tables: &[Arc<Table>],
    fold: bool,
    language: Language,
) -> Result<(Vec<u8>, usize), Failure> {
    bytes_with(edition, tables, fold, &Extras::default(), language)
}

fn bytes_with(
    edition: &Edition,
    tables: &[Arc<Table>],
    fold: bool,
    extras: &Extras,
    language: Language,
) -> Result<(Vec<u8>, usize), Failure> {
    let print = if fold { Print::Folded } else { Print::Ordinary };
    let options = SheetOptions { language, edition: Some(edition.clone()), cycle: None, print };
    let document = booklet::document_with(edition, tables, &options, extras).or_fail(language)?;
    let mut pages = paginate(&document).or_fail(language)?;
    if fold {
        pages = impose::fold(pages);
    }
    Ok((pdf::pdf_of_pages(&pages, &pdf::facts_of(&document)), pages.len()))
}
