//! `arbitro verify`.

use serde_json::json;

use super::failure::{Failure, OrFail};
use super::place::PlaceArgs;
use championship::facts::Language;
use championship::store::{Desk, Fault};
use speech::Tell;

/// Checks a championship.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = "Examples:
  arbitro verify
  arbitro verify --championship final.arbitro-backup --json

Checks the storage, that no fact is missing or altered, and that all of them together make a championship.
Two championships with the same seal are the same: write it on paper to prove later that nothing changed.")]
pub(crate) struct Args {
    /// Print JSON
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
        let way_out = language
            .pick("recupere uma cópia com `arbitro restore`", "recover a copy with `arbitro restore`");
        return Err(Failure::data(format!("{}\n{way_out}", faults.join("\n"))).with_output(report));
    }
    if args.json {
        return Ok(report);
    }
    let (facts, redacted, seal) = (found.entries, found.redacted, found.chain);
    Ok(language.pick(
        format!("tudo certo; factos: {facts}, com dados pessoais apagados: {redacted}\nselo {seal}\n"),
        format!("all is well; facts: {facts}, with personal data removed: {redacted}\nseal {seal}\n"),
    ))
}
