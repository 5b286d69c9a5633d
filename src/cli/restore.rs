//! `arbitro restore`.

use std::path::PathBuf;

use super::failure::{Failure, OrFail};
use super::place::PlaceArgs;
use championship::facts::Language;
use championship::store::{Event, Location, restore};

/// Puts a copy back.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) copy: PathBuf,
    #[arg(long)]
    pub(crate) replace: bool,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let target = args.place.location(language)?;
    let now = jiff::Zoned::now().strftime("%Y-%m-%d-%H%M%S").to_string();
    let kept = match &target {
        Location::File(path) => path.with_extension(format!("replaced-{now}.arbitro-backup")),
        Location::Postgres(_) => PathBuf::from(format!("{}-replaced-{now}.arbitro-backup", target.stem())),
    };
    let restored = restore(&args.copy, &target, args.replace.then_some(kept.as_path())).or_fail(language)?;
    let entries = restored.entries;
    if kept.exists() {
        // What replaced something is told in the log; a championship put back where there was none is the same one.
        let mut desk = args.place.open(language)?;
        desk.record_own(&Event::Restored { facts: entries }).or_fail(language)?;
    }
    let mut text = format!(
        "{}\n",
        language.msg("cli-restore-done").with("target", target.to_string()).with("entries", entries)
    );
    if kept.exists() {
        text += &format!("{}\n", language.msg("cli-restore-kept").with("path", kept.display().to_string()));
    }
    Ok(text)
}
