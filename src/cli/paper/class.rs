//! `arbitro class`: all that a class needs to play the games of an edition, in one folder.

use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use rayon::prelude::*;

use crate::args::{GamesFolder, ReplaceArgs};
use crate::failure::{Failure, OrFail};
use crate::files;
use crate::paper::board;
use crate::paper::booklet;
use crate::paper::sheet;
use crate::typed::cycle;
use crate::watch::bar;
use ::paper::typeset::{paginate, pdf};
use championship::reports::slug;
use gallery::sheets::rule_sheet::{self, Print, SheetOptions};
use rules::editions::Cycle;
use rules::engine::Table;
use speech::{Language, Message, msg};

/// Print boards, pieces and sheets for a class
#[derive(Args, Debug)]
pub(crate) struct ClassArgs {
    #[arg(long, value_name = "N")]
    edition: u32,
    #[arg(long, value_name = "CYCLE", value_parser = cycle)]
    cycle: Option<Cycle>,
    #[arg(long, value_name = "SCHOOL")]
    school: Option<String>,
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    #[command(flatten)]
    replace: ReplaceArgs,
    #[command(flatten)]
    games: GamesFolder,
}

/// What a class gets of a game.
#[derive(Clone, Copy, Debug)]
enum Piece {
    Sheet(Print),
    Board,
}

const PIECES: [(Piece, Message); 4] = [
    (Piece::Sheet(Print::Ordinary), msg("cli-class-rules")),
    (Piece::Sheet(Print::Young), msg("cli-class-steps")),
    (Piece::Sheet(Print::Poster), msg("cli-class-poster")),
    (Piece::Board, msg("cli-class-board")),
];

pub(crate) fn run(args: &ClassArgs, language: Language) -> Result<String, Failure> {
    let edition = sheet::edition(args.edition, language)?;
    let ids: Vec<&str> = match args.cycle {
        Some(cycle) => edition.games(cycle).iter().map(String::as_str).collect(),
        None => edition.all_games(),
    };
    let tables = booklet::tables(&ids, &args.games, language)?;
    files::make_folder(&args.out, language)?;
    let options = |print| SheetOptions { language, edition: Some(edition.clone()), cycle: args.cycle, print };
    let jobs: Vec<(&Arc<Table>, Piece, String)> = tables
        .iter()
        .flat_map(|table| PIECES.map(|(piece, kind)| (table, piece, name(args, table, &kind, language))))
        .collect();
    let bar = bar(jobs.len() as u64, language);
    let made = jobs.par_iter().with_max_len(1).map(|(table, piece, name)| {
        let (bytes, _) = match piece {
            Piece::Sheet(print) => sheet_bytes(table, &options(*print), args, language)?,
            Piece::Board => board::bytes_with_pieces(table, language)?,
        };
        bar.inc(1);
        Ok((PathBuf::from(format!("{name}.pdf")), bytes))
    });
    let made = made.collect::<Result<Vec<_>, Failure>>()?;
    bar.finish_and_clear();
    files::write_folder(&args.out, &made, args.replace, language)?;
    let told = language
        .msg("cli-class-written")
        .with("folder", args.out.display().to_string())
        .with("files", made.len())
        .with("games", tables.len());
    Ok(format!("{told}\n"))
}

/// Returns what a file is called: game, cycle, school and what it is, without accents.
fn name(args: &ClassArgs, table: &Arc<Table>, kind: &Message, language: Language) -> String {
    let cycle = args.cycle.map(|cycle| slug(&language.say(&of_cycle(cycle)))).unwrap_or_default();
    let school = args.school.as_deref().map(slug).unwrap_or_default();
    let parts = [table.game().id().to_owned(), cycle, school, language.say(kind)];
    parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join("-")
}

fn of_cycle(cycle: Cycle) -> Message {
    match cycle {
        Cycle::First => msg("cli-class-cycle-first"),
        Cycle::Second => msg("cli-class-cycle-second"),
        Cycle::Third => msg("cli-class-cycle-third"),
        Cycle::Secondary => msg("cli-class-cycle-secondary"),
    }
}

/// Makes a sheet whose title names the cycle and the school too.
fn sheet_bytes(
    table: &Arc<Table>,
    options: &SheetOptions,
    args: &ClassArgs,
    language: Language,
) -> Result<(Vec<u8>, usize), Failure> {
    let mut document = rule_sheet::document(std::slice::from_ref(table), options).or_fail(language)?;
    let cycle = args.cycle.map(|cycle| language.say(&of_cycle(cycle)));
    for part in cycle.iter().chain(&args.school) {
        document.title.push_str(&format!(", {part}"));
    }
    let pages = paginate(&document).or_fail(language)?;
    Ok((pdf::pdf_of_pages(&pages, &pdf::facts_of(&document)), pages.len()))
}
