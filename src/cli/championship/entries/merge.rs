//! `arbitro entries merge`.

use super::{decided, entry};
use crate::args::Placed;
use crate::failure::Failure;
use championship::decisions;
use championship::facts::Language;
use speech::msg;

/// Makes two entries of one pupil one.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(value_name = "CODE")]
    pub(crate) from: String,
    #[arg(value_name = "CODE")]
    pub(crate) into: String,
    #[arg(long)]
    pub(crate) reason: String,
}

/// Runs the command.
pub(super) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.open(language)?;
    let from = entry(desk.championship(), &args.from, language)?;
    let into = entry(desk.championship(), &args.into, language)?;
    decided(
        &args.shared,
        &mut desk,
        language,
        |championship| decisions::merge_entries(championship, from, into, &args.reason),
        |_, code| msg("cli-entries-merged").with("code", code.to_string()),
    )
}
