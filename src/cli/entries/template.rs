//! `arbitro entries template`.

use std::path::PathBuf;

use crate::cli::failure::{Failure, OrFail};
use crate::cli::files;
use crate::cli::place::PlaceArgs;
use championship::facts::Language;
use championship::imports::entry_template;
use championship::tables::{write_csv, write_xlsx};

/// Writes an empty list.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = "Examples:
  arbitro entries template inscricoes.xlsx
  arbitro entries template entries.csv --lang en")]
pub(crate) struct Args {
    /// The file to write, `.xlsx` or `.csv`
    #[arg(default_value = "inscricoes.xlsx")]
    pub(crate) file: PathBuf,
    /// Write over an existing file
    #[arg(long)]
    pub(crate) replace: bool,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let desk = args.place.open(language)?;
    let sheets = entry_template(desk.championship().regulations(), language);
    let ending = args.file.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_lowercase();
    let bytes = match ending.as_str() {
        "csv" => write_csv(&sheets[0].rows),
        "xlsx" => write_xlsx(&sheets).or_fail(language)?,
        _ => {
            return Err(Failure::usage(language.pick(
                format!("`{}` não acaba em `.xlsx` nem `.csv`", args.file.display()),
                format!("`{}` ends neither in `.xlsx` nor `.csv`", args.file.display()),
            )));
        }
    };
    files::write_new(&args.file, &bytes, args.replace, language)?;
    let file = args.file.display();
    Ok(language.pick(
        format!("`{file}` pronto; preencha-o e use `arbitro entries import {file}`\n"),
        format!("`{file}` is ready; fill it in and run `arbitro entries import {file}`\n"),
    ))
}
