//! `arbitro entries absent`.

use super::code;
use crate::cli::failure::Failure;
use crate::cli::place::PlaceArgs;
use championship::facts::{Fact, Language};

/// Announces an absence.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = "Example:
  arbitro entries absent 221.1.3 2      misses round 2, plays the others")]
pub(crate) struct Args {
    /// The entry's code, such as 221.1.3
    pub(crate) code: String,
    /// The round, not yet paired
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
    Ok(language.pick(format!("{code} falta à ronda {round}\n"), format!("{code} misses round {round}\n")))
}
