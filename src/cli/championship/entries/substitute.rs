//! `arbitro entries substitute`.

use super::{decided, entry};
use crate::args::Placed;
use crate::failure::Failure;
use championship::decisions::{self, Substitute};
use championship::facts::{Language, NameStyle};
use speech::msg;

/// Puts another pupil in the place of one who was entered.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) code: String,
    #[arg(long)]
    pub(crate) name: String,
    #[arg(long)]
    pub(crate) year: Option<u8>,
    #[arg(long, value_name = "TEXT")]
    pub(crate) mark: Option<String>,
    #[arg(long)]
    pub(crate) reason: String,
}

/// Runs the command.
pub(super) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.open(language)?;
    let code = entry(desk.championship(), &args.code, language)?;
    let is_other_here = desk.log().present(desk.championship()).contains(&code);
    let wish = Substitute {
        name: &args.name,
        school_year: args.year,
        mark: args.mark.as_deref(),
        is_other_here,
        reason: &args.reason,
    };
    decided(
        &args.shared,
        &mut desk,
        language,
        |championship| decisions::substitute(championship, code, &wish),
        |championship, code| {
            let name =
                championship.entry(code).and_then(|entry| entry.contestant.shown_name(NameStyle::Full));
            msg("cli-entry-substituted").with("code", code.to_string()).with("name", name.unwrap_or_default())
        },
    )
}
