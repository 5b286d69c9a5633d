//! `arbitro entries template`.

use std::path::PathBuf;

use crate::args::Placed;
use crate::args::ReplaceArgs;
use crate::failure::{Failure, OrFail};
use crate::out_file;
use championship::facts::Language;
use championship::imports::entry_template;
use championship::tables::{write_csv, write_xlsx};

/// Writes an empty list.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(default_value = "inscricoes.xlsx")]
    pub(crate) file: PathBuf,
    #[command(flatten)]
    pub(crate) replace: ReplaceArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    let desk = args.shared.open(language)?;
    let sheets = entry_template(desk.championship().regulations(), language);
    let bytes = match out_file::ending(&args.file, &["xlsx", "csv"], language)? {
        Some("csv") => write_csv(&sheets[0].rows),
        Some(_) | None => write_xlsx(&sheets).or_fail(language)?,
    };
    out_file::write_new(&args.file, &bytes, args.replace, language)?;
    let file = args.file.display();
    Ok(format!("{}\n", language.msg("cli-template-ready").with("file", file.to_string())))
}
