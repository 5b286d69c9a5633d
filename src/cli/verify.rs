//! `arbitro verify`.

use serde_json::json;

use super::failure::{Failure, OrFail};
use super::place::PlaceArgs;
use championship::facts::Language;
use championship::store::{Desk, Fault};
use speech::Tell;

/// Checks a championship.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let location = args.place.location(language)?;
    let found = args.place.journal(language)?.verify().or_fail(language)?;
    let mut faults: Vec<String> =
        found.faults.iter().map(|fault: &Fault| language.say(&fault.tell())).collect();
    if faults.is_empty()
        && let Err(error) = Desk::open(&location, &args.place.actor())
    {
        faults.push(language.say(&error.tell()));
    }
    let report = json!({
        "ok": faults.is_empty(), "facts": found.entries, "redacted": found.redacted, "seal": found.chain, "faults": faults,
    });
    let report = if args.json { format!("{report:#}\n") } else { String::new() };
    if !faults.is_empty() {
        let way_out = language.msg("cli-verify-restore").to_string();
        return Err(Failure::data(format!("{}\n{way_out}", faults.join("\n"))).with_output(report));
    }
    if args.json {
        return Ok(report);
    }
    let (facts, redacted, seal) = (found.entries, found.redacted, found.chain);
    Ok(format!(
        "{}\n",
        language
            .msg("cli-verify-done")
            .with("facts", facts.to_string())
            .with("redacted", redacted.to_string())
            .with("seal", seal.to_string())
    ))
}
