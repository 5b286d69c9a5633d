//! `arbitro entries withdraw`.

use super::entry;
use crate::args::Placed;
use crate::championship::ways_out;
use crate::failure::Failure;
use championship::decisions;
use championship::facts::{Fact, Language};
use speech::msg;

/// Withdraws an entry.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) code: String,
    #[arg(long, value_name = "N")]
    pub(crate) from_round: Option<u16>,
    #[arg(long, required_unless_present = "undo")]
    pub(crate) reason: Option<String>,
    #[arg(long, conflicts_with_all = ["from_round", "reason"])]
    pub(crate) undo: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.open(language)?;
    let before = desk.championship().clone();
    let code = entry(desk.championship(), &args.code, language)?;
    let fact = match (args.undo, &args.reason) {
        (false, Some(reason)) => {
            Fact::EntryWithdrawn { code, from_round: args.from_round, reason: reason.clone() }
        }
        _ => Fact::EntryReinstated { code },
    };
    let committed = args.shared.commit(&mut desk, language, |_, _| Ok(vec![fact.clone()]))?;
    if committed.is_repeated() {
        return Ok(args.shared.repeated(language));
    }
    let told = match args.undo {
        true => msg("cli-entry-back").with("code", code.to_string()),
        false => msg("cli-entry-withdrawn").with("code", code.to_string()),
    };
    let said = language.say(&desk.championship().told(told));
    // Who waits may have the place now.
    let freed = decisions::admit(desk.championship(), Some(code.tournament), None).unwrap_or_default();
    let freed = freed.iter().filter(|fact| matches!(fact, Fact::EntryAdmitted { .. })).count();
    let waiting = match (args.undo, freed) {
        (true, _) | (_, 0) => String::new(),
        (false, freed) => format!("{}\n", language.msg("cli-waiting-freed").with("count", freed)),
    };
    Ok(format!("{said}\n{}{waiting}", ways_out::changes(&before, desk.championship(), language)))
}
