//! `arbitro board`

use std::sync::Arc;

use clap::{Args, ValueEnum};

use crate::args::GamesFolder;
use crate::failure::{Failure, OrFail};
use crate::out_file::PdfArgs;
use ::paper::typeset::document::Paper;
use ::paper::typeset::pdf;
use gallery::sheets::board_sheet::{self, BoardOptions, Pieces, Touch};
use rules::engine::Table;
use speech::Language;

/// Print a playable board at true scale
#[derive(Args, Debug)]
pub(crate) struct BoardArgs {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "PAPER", default_value = "a4")]
    paper: PaperName,
    #[arg(long, value_name = "N")]
    cell_mm: Option<f64>,
    #[arg(long)]
    pieces: bool,
    #[arg(long)]
    tactile: bool,
    #[command(flatten)]
    pdf: PdfArgs,
    #[command(flatten)]
    games: GamesFolder,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum PaperName {
    A4,
    A3,
}

pub(crate) fn run(args: &BoardArgs, language: Language) -> Result<String, Failure> {
    args.pdf.check(language)?;
    let table = args.games.table(&args.game, language)?;
    let size = match args.paper {
        PaperName::A4 => Paper::A4,
        PaperName::A3 => Paper::A3,
    };
    let touch = if args.tactile { Touch::Tactile } else { Touch::Printed };
    let options = BoardOptions {
        language,
        paper: size,
        cell_mm: args.cell_mm.unwrap_or_else(|| board_sheet::largest_cell(&table, &size, touch, language)),
        touch,
        pieces: if args.pieces { Pieces::Printed } else { Pieces::Left },
    };
    let (bytes, n_pages) = bytes_with(&table, &options)?;
    args.pdf.write(&format!("{}-board.pdf", table.game().id()), (&bytes, n_pages), language)
}

/// Makes the PDF of a board as large as A4 allows; returns it and how many pages it has.
pub(crate) fn bytes(table: &Arc<Table>, language: Language) -> Result<(Vec<u8>, usize), Failure> {
    bytes_with(table, &on_a4(table, Pieces::Left, language))
}

/// Makes the PDF of a board as large as A4 allows, and of its pieces; returns it and how many pages it has.
pub(crate) fn bytes_with_pieces(table: &Arc<Table>, language: Language) -> Result<(Vec<u8>, usize), Failure> {
    bytes_with(table, &on_a4(table, Pieces::Printed, language))
}

fn on_a4(table: &Arc<Table>, pieces: Pieces, language: Language) -> BoardOptions {
    let (paper, touch) = (Paper::A4, Touch::Printed);
    let cell_mm = board_sheet::largest_cell(table, &paper, touch, language);
    BoardOptions { language, paper, cell_mm, touch, pieces }
}

fn bytes_with(table: &Arc<Table>, options: &BoardOptions) -> Result<(Vec<u8>, usize), Failure> {
    let pages = board_sheet::pages(table, options).or_fail(options.language)?;
    Ok((pdf::pdf_of_pages(&pages, &board_sheet::facts(table, options)), pages.len()))
}
