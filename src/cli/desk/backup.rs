//! `arbitro backup`.

use std::path::PathBuf;

use crate::args::Placed;
use crate::failure::{Failure, OrFail};
use crate::out_file;
use championship::facts::Language;

/// Makes a copy.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) file: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    let journal = args.shared.journal(language)?;
    let file = args.file.clone().unwrap_or_else(|| {
        let now = jiff::Zoned::now().strftime("%Y-%m-%d-%H%M%S").to_string();
        // The ending keeps the copy from being taken for the championship of the folder.
        PathBuf::from(format!("{}-{now}.arbitro-backup", journal.location().stem()))
    });
    out_file::ending(&file, &["arbitro-backup", "arbitro"], language)?;
    let copy = journal.backup(&file).or_fail(language)?;
    let (path, entries) = (copy.path.display(), copy.entries);
    Ok(format!(
        "{}\n",
        language.msg("cli-backup-done").with("path", path.to_string()).with("entries", entries)
    ))
}
