//! `arbitro entries absent`.

use super::code;
use crate::cli::failure::Failure;
use crate::cli::place::PlaceArgs;
use championship::facts::{Fact, Language};

/// Announces an absence.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) code: String,
    pub(crate) round: u16,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let (code, round) = (code(&args.code, language)?, args.round);
    let mut desk = args.place.open(language)?;
    let committed =
        args.place.commit(&mut desk, language, |_, _| Ok(vec![Fact::AbsenceAnnounced { code, round }]));
    if committed?.is_repeated() {
        return Ok(args.place.repeated(language));
    }
    Ok(format!(
        "{}\n",
        language.msg("cli-entry-absent").with("code", code.to_string()).with("round", round.to_string())
    ))
}
