//! `arbitro sheet`

use std::sync::Arc;

use clap::Args;

use crate::args::GamesFolder;
use crate::failure::{Failure, OrFail};
use crate::out_file::PdfArgs;
use crate::typed::cycle;
use ::paper::typeset::page::Page;
use ::paper::typeset::{paginate, pdf};
use gallery::sheets::board_sheet;
use gallery::sheets::rule_sheet::{self, Print, SheetOptions};
use rules::editions::{Cycle, Edition, Editions};
use rules::engine::Table;
use speech::Language;

/// Print rule sheets
#[derive(Args, Debug)]
pub(crate) struct SheetArgs {
    #[arg(value_name = "GAME", required_unless_present = "edition")]
    names: Vec<String>,
    #[arg(long, value_name = "N")]
    edition: Option<u32>,
    #[arg(long, value_name = "CYCLE", value_parser = cycle)]
    cycle: Option<Cycle>,
    #[command(flatten)]
    pdf: PdfArgs,
    #[arg(long)]
    large_print: bool,
    #[arg(long, conflicts_with_all = ["large_print", "poster"])]
    young: bool,
    #[arg(long, conflicts_with = "large_print")]
    poster: bool,
    #[arg(long, conflicts_with_all = ["large_print", "young", "poster"])]
    with_board: bool,
    #[command(flatten)]
    games: GamesFolder,
}

impl SheetArgs {
    fn print(&self) -> Print {
        match (self.large_print, self.young, self.poster) {
            (true, ..) => Print::Large,
            (_, true, _) => Print::Young,
            (.., true) => Print::Poster,
            (false, false, false) => Print::Ordinary,
        }
    }
}

pub(crate) fn run(args: &SheetArgs, language: Language) -> Result<String, Failure> {
    args.pdf.check(language)?;
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
    let options = SheetOptions { language, edition, cycle: args.cycle, print: args.print() };
    let document = rule_sheet::document(&tables, &options).or_fail(language)?;
    let mut pages = paginate(&document).or_fail(language)?;
    if args.with_board {
        pages = with_boards(&tables, &options)?;
    }
    let name = match tables.as_slice() {
        [table] => format!("{}{}.pdf", table.game().id(), args.print().ending()),
        _ => several(args),
    };
    let bytes = pdf::pdf_of_pages(&pages, &pdf::facts_of(&document));
    args.pdf.write(&name, (&bytes, pages.len()), language)
}

/// Returns the sheet of each game with its board and its pieces on the back: one leaf a game, printed on both sides.
fn with_boards(tables: &[Arc<Table>], options: &SheetOptions) -> Result<Vec<Page>, Failure> {
    let mut pages = Vec::new();
    for table in tables {
        let document =
            rule_sheet::document(std::slice::from_ref(table), options).or_fail(options.language)?;
        let front = paginate(&document).or_fail(options.language)?;
        pages.extend(board_sheet::on_both_sides(table, front, options.language).or_fail(options.language)?);
    }
    Ok(pages)
}

/// Returns what the sheets of several games are called: those of one edition are not those of another.
fn several(args: &SheetArgs) -> String {
    let edition = args.edition.map(|number| format!("-{number}")).unwrap_or_default();
    let cycle = args.cycle.map(|cycle| format!("-{}", cycle.code())).unwrap_or_default();
    format!("sheets{edition}{cycle}{}.pdf", args.print().ending())
}

/// Returns the edition of a number.
pub(crate) fn edition(number: u32, language: Language) -> Result<Edition, Failure> {
    let editions = Editions::built_in();
    editions.get(number).cloned().ok_or_else(|| {
        let last = editions.last();
        Failure::data(language.msg("cli-no-edition").with("number", number).with("last", last))
    })
}
