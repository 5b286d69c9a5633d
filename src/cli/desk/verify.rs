//! `arbitro verify`.

use serde_json::json;

use crate::args::Answering;
use crate::failure::{Failure, OrFail, Spoken, spoken};
use championship::facts::Language;
use championship::store::{Desk, Fault, Journal, Seal, automatic_backups};
use speech::msg;

/// Checks a championship.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(long, value_name = "SEAL")]
    pub(crate) seal: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &Answering<Args>, language: Language) -> Result<String, Failure> {
    let location = args.shared.place.location(language)?;
    let journal = args.shared.place.journal(language)?;
    if let Some(text) = &args.seal {
        return prove(&journal, text, language);
    }
    let found = journal.verify().or_fail(language)?;
    let mut faults: Vec<Spoken> = found.faults.iter().map(|fault: &Fault| spoken(fault, language)).collect();
    if faults.is_empty()
        && let Err(error) = Desk::open(&location, &args.shared.place.actor())
    {
        faults.push(spoken(&error, language));
    }
    let losses = journal.losses().or_fail(language)?;
    faults.extend(losses.iter().map(|loss| spoken(loss, language)));
    let copies = automatic_backups(&location).or_fail(language)?.len();
    let seal = journal.seal().or_fail(language)?;
    let report = json!({
        "ok": faults.is_empty(), "facts": found.entries, "redacted": found.redacted, "seal": found.chain,
        "copies": copies, "faults": faults.iter().map(Spoken::to_string).collect::<Vec<_>>(),
    });
    let report = if args.shared.json { format!("{report:#}\n") } else { String::new() };
    if !faults.is_empty() {
        let way_out = Spoken::from(language.msg("cli-verify-restore"));
        return Err(Failure::data(Spoken::lines(faults.into_iter().chain([way_out]))).with_output(report));
    }
    if args.shared.json {
        return Ok(report);
    }
    let said = language
        .msg("cli-verify-done")
        .with("facts", found.entries.to_string())
        .with("redacted", found.redacted.to_string())
        .with("seal", found.chain);
    Ok(format!("{said}\n{seal}\n"))
}

/// Holds a seal from paper against the journal.
fn prove(journal: &Journal, text: &str, language: Language) -> Result<String, Failure> {
    let unread = || Failure::usage(language.msg("vault-seal-not-read").with("text", text));
    let printed: Seal = text.parse().map_err(|_| unread())?;
    let here = journal.seal_at(printed.seq).or_fail(language)?;
    match here.filter(|here| here.agrees_with(&printed)) {
        Some(here) => {
            let proven = msg("vault-seal-proven").with("seal", printed.to_string()).with("facts", here.seq);
            Ok(language.say(&proven) + "\n")
        }
        None => Err(Failure::data(language.msg("vault-seal-unproven").with("seal", printed.to_string()))),
    }
}
