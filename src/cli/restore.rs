//! `arbitro restore`.

use std::path::PathBuf;

use super::failure::{Failure, OrFail};
use super::place::PlaceArgs;
use championship::facts::Language;
use championship::store::{Location, restore};

/// Puts a copy back.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = "Examples:
  arbitro restore final-2027-03-20.arbitro-backup --championship final.arbitro
  arbitro restore copy.arbitro-backup --championship final.arbitro --replace     keeps the present one beside it
  arbitro restore copy.arbitro-backup --championship postgres://arbitro@servidor/final")]
pub(crate) struct Args {
    /// The copy
    pub(crate) copy: PathBuf,
    /// Put it in the place of what is there, which is kept under another name
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
    let mut text = language.pick(
        format!("`{target}` recuperado; factos: {entries}\n"),
        format!("`{target}` restored; facts: {entries}\n"),
    );
    if kept.exists() {
        text += &language.pick(
            format!("o que lá estava ficou em `{}`\n", kept.display()),
            format!("what was there is kept at `{}`\n", kept.display()),
        );
    }
    Ok(text)
}
