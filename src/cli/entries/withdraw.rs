//! `arbitro entries withdraw`.

use super::code;
use crate::cli::failure::Failure;
use crate::cli::place::PlaceArgs;
use championship::facts::{Fact, Language};

/// Withdraws an entry.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = "Examples:
  arbitro entries withdraw 221.1.3 --reason \"não veio\"
  arbitro entries withdraw 221.1.3 --from-round 3 --reason \"foi para casa\"
  arbitro entries withdraw 221.1.3 --undo

Results stay. The pupil is not paired from the next round on, or from the one named.")]
pub(crate) struct Args {
    /// The entry's code, such as 221.1.3
    pub(crate) code: String,
    /// The first round it misses. Default: the next one
    #[arg(long, value_name = "N")]
    pub(crate) from_round: Option<u16>,
    /// Why
    #[arg(long, required_unless_present = "undo")]
    pub(crate) reason: Option<String>,
    /// Take the withdrawal back
    #[arg(long, conflicts_with_all = ["from_round", "reason"])]
    pub(crate) undo: bool,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let code = code(&args.code, language)?;
    let fact = match (args.undo, &args.reason) {
        (false, Some(reason)) => {
            Fact::EntryWithdrawn { code, from_round: args.from_round, reason: reason.clone() }
        }
        _ => Fact::EntryReinstated { code },
    };
    let mut desk = args.place.open(language)?;
    let committed = args.place.commit(&mut desk, language, |_, _| Ok(vec![fact.clone()]))?;
    if committed.is_repeated() {
        return Ok(args.place.repeated(language));
    }
    Ok(match args.undo {
        true => language.pick(format!("{code} volta a jogar\n"), format!("{code} plays again\n")),
        false => language.pick(format!("{code} desistiu\n"), format!("{code} withdrawn\n")),
    })
}
