//! `arbitro entries absent`.

use super::entry;
use crate::cli::failure::Failure;
use crate::cli::place::PlaceArgs;
use championship::facts::{Fact, Language};

/// Announces an absence.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) code: String,
    pub(crate) round: u16,
    #[arg(long, value_name = "REASON")]
    pub(crate) cancel: Option<String>,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let mut desk = args.place.open(language)?;
    let (code, round) = (entry(desk.championship(), &args.code, language)?, args.round);
    let fact = match &args.cancel {
        Some(reason) => Fact::AbsenceCancelled { code, round, reason: reason.clone() },
        None => Fact::AbsenceAnnounced { code, round },
    };
    let committed = args.place.commit(&mut desk, language, |_, _| Ok(vec![fact.clone()]));
    if committed?.is_repeated() {
        return Ok(args.place.repeated(language));
    }
    let told = match &args.cancel {
        Some(_) => language.msg("cli-entry-present").with("code", code.to_string()).with("round", round),
        None => language.msg("cli-entry-absent").with("code", code.to_string()).with("round", round),
    };
    Ok(format!("{told}\n"))
}
