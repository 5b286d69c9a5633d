//! `arbitro results import`.

use std::path::PathBuf;

use clap::Subcommand;
use serde_json::json;

use super::entries::problems_json;
use super::failure::Failure;
use super::place::PlaceArgs;
use super::{files, report_backup};
use championship::facts::Language;
use championship::imports::{ResultPreview, preview_results};
use speech::Tell;

/// The commands on lists of results.
#[derive(Subcommand, Clone, Debug)]
pub(crate) enum Command {
    /// Take a list of results from a CSV or XLSX file
    Import(Args),
}

/// Takes a list of results.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = "Examples:
  arbitro export pairings ronda.csv --round 1         write the boards of a round
  arbitro results import ronda.csv                    take it back with the results filled in
  arbitro results import ronda.csv --correct \"lista revista\"

Columns: Grupo/Group, Ronda/Round, Tabuleiro/Board, Resultado/Result; or Código/Code instead of group and board
(then the result is still that of the board: who starts is named first). Rows without a result are skipped.
All rows are taken, or none.")]
pub(crate) struct Args {
    /// The list, `.csv` or `.xlsx`
    pub(crate) file: PathBuf,
    /// Only show what would happen
    #[arg(long)]
    pub(crate) preview: bool,
    /// Rows that differ from a result there are corrections, for this reason
    #[arg(long, value_name = "REASON")]
    pub(crate) correct: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Runs the command.
pub(super) fn run(command: &Command, language: Language) -> Result<String, Failure> {
    let Command::Import(args) = command;
    let table = files::read_table(&args.file, language)?;
    let mut desk = args.place.open(language)?;
    let mut preview = ResultPreview { facts: Vec::new(), unchanged: 0, problems: Vec::new() };
    let committed = args.place.commit(&mut desk, language, |championship, stamp| {
        preview = preview_results(championship, &table, stamp, args.correct.as_deref());
        Ok(if args.preview || !preview.problems.is_empty() { Vec::new() } else { preview.facts.clone() })
    });
    let committed = committed?;
    if committed.is_repeated() {
        return Ok(args.place.repeated(language));
    }
    let report = json!({
        "taken": committed.receipt.is_some(),
        "results": preview.facts.len(),
        "unchanged": preview.unchanged,
        "problems": problems_json(&preview.problems, language),
    });
    let report = if args.json { format!("{report:#}\n") } else { String::new() };
    if !preview.problems.is_empty() {
        let file = args.file.display();
        let lines =
            preview.problems.iter().map(|problem| format!("{file}: {}\n", language.say(&problem.tell())));
        let count = preview.problems.len();
        let end = language
            .pick(format!("erros: {count}; nada foi gravado"), format!("errors: {count}; nothing was saved"));
        return Err(Failure::data(lines.collect::<String>() + &end).with_output(report));
    }
    if args.json {
        return Ok(report);
    }
    let (new, unchanged) = (preview.facts.len(), preview.unchanged);
    let verb = match args.preview {
        true => language.pick("a gravar", "to be saved"),
        false => language.pick("gravados", "saved"),
    };
    let mut text = language.pick(
        format!("resultados {verb}: {new}; já lá estavam: {unchanged}\n"),
        format!("results {verb}: {new}; there already: {unchanged}\n"),
    );
    text += &report_backup(&committed, language);
    Ok(text)
}
