//! `arbitro entries absent`.

use super::entry;
use crate::args::Placed;
use crate::failure::Failure;
use championship::decisions::absence;
use championship::facts::{Fact, Language};
use speech::msg;

/// Announces an absence.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) code: String,
    pub(crate) round: u16,
    #[arg(long, value_name = "REASON")]
    pub(crate) cancel: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.open(language)?;
    let (code, round) = (entry(desk.championship(), &args.code, language)?, args.round);
    let committed = args.shared.commit(&mut desk, language, |championship, _| {
        Ok(vec![match &args.cancel {
            Some(reason) => Fact::AbsenceCancelled { code, round, reason: reason.clone() },
            None => absence(championship, code, round)?,
        }])
    });
    if committed?.is_repeated() {
        return Ok(args.shared.repeated(language));
    }
    let told = match &args.cancel {
        Some(_) => msg("cli-entry-present").with("code", code.to_string()).with("round", round),
        None => msg("cli-entry-absent").with("code", code.to_string()).with("round", round),
    };
    Ok(format!("{}\n", language.say(&desk.championship().told(told))))
}
