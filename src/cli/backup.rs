//! `arbitro backup`.

use std::path::PathBuf;

use super::failure::{Failure, OrFail};
use super::place::PlaceArgs;
use championship::facts::Language;

/// Makes a copy.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = "Examples:
  arbitro backup                          a copy named by date and time, in this folder
  arbitro backup /media/pen/final.arbitro

The copy is consistent also while others enter results. Copies are made by themselves after each round in the
folder NAME.backups. Never copy the file of a running championship by hand: part of it may be in its log file.")]
pub(crate) struct Args {
    /// The copy to write
    pub(crate) file: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let journal = args.place.journal(language)?;
    let file = args.file.clone().unwrap_or_else(|| {
        let now = jiff::Zoned::now().strftime("%Y-%m-%d-%H%M%S").to_string();
        // The ending keeps the copy from being taken for the championship of the folder.
        PathBuf::from(format!("{}-{now}.arbitro-backup", journal.location().stem()))
    });
    let copy = journal.backup(&file).or_fail(language)?;
    let (path, entries) = (copy.path.display(), copy.entries);
    Ok(language.pick(
        format!("cópia verificada em `{path}`; factos: {entries}\n"),
        format!("verified copy at `{path}`; facts: {entries}\n"),
    ))
}
