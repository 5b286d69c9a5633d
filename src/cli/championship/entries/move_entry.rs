//! `arbitro entries move`.

use super::{decided, entry};
use crate::args::Placed;
use crate::failure::{Failure, OrFail};
use championship::decisions;
use championship::facts::Language;
use championship::imports::find_group;
use speech::msg;

/// Moves a pupil to another group.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) code: String,
    pub(crate) group: String,
    #[arg(long)]
    pub(crate) reason: String,
}

/// Runs the command.
pub(super) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.open(language)?;
    let code = entry(desk.championship(), &args.code, language)?;
    let group = find_group(desk.championship(), &args.group).or_fail(language)?;
    decided(
        &args.shared,
        &mut desk,
        language,
        |championship| decisions::regroup(championship, code, group, &args.reason),
        |championship, code| {
            msg("cli-entry-regrouped")
                .with("code", code.to_string())
                .with("group", championship.group_label(group))
        },
    )
}
