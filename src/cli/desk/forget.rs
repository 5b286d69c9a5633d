//! `arbitro forget`.

use serde_json::json;

use crate::cli::args::Answering;
use crate::cli::failure::{Failure, OrFail, spoken};
use championship::facts::{Championship, EntryCode, Language};
use championship::imports::fold;
use speech::msg;

/// Removes personal data.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) pupil: String,
    #[arg(long)]
    pub(crate) yes: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Answering<Args>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.place.open(language)?;
    let code = find(desk.championship(), &args.pupil, language)?;
    if !args.yes {
        let sure = msg("cli-forget-sure").with("code", code.to_string());
        return Err(Failure::usage(spoken(&desk.championship().told(sure), language)));
    }
    let report = desk.forget(code).or_fail(language)?;
    let backups: Vec<String> = report.backups.iter().map(|path| path.display().to_string()).collect();
    if args.shared.json {
        let report = json!({ "code": code.to_string(), "facts": report.entries, "copies": backups });
        return Ok(format!("{report:#}\n"));
    }
    let (entries, copies) = (report.entries, backups.len());
    Ok(format!(
        "{}\n",
        language
            .msg("cli-forget-done")
            .with("code", code.to_string())
            .with("entries", entries)
            .with("copies", copies)
    ))
}

/// Finds the entry meant.
fn find(championship: &Championship, text: &str, language: Language) -> Result<EntryCode, Failure> {
    if let Ok(code) = text.parse::<EntryCode>() {
        return Ok(code);
    }
    let named =
        |entry: &&championship::facts::Entry| entry.contestant.name.as_deref().map(fold) == Some(fold(text));
    let found: Vec<EntryCode> = championship.entries().filter(named).map(|entry| entry.code).collect();
    match found[..] {
        [code] => Ok(code),
        [] => Err(Failure::data(language.msg("cli-forget-nobody").with("text", text.to_string()))),
        _ => {
            let codes = found.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
            Err(Failure::data(
                language
                    .msg("cli-forget-several")
                    .with("text", text.to_string())
                    .with("codes", codes.to_string()),
            ))
        }
    }
}
