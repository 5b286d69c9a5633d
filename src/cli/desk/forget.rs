//! `arbitro forget`.

use serde_json::json;

use crate::args::Answering;
use crate::failure::{Failure, OrFail, Spoken, spoken};
use championship::facts::{Championship, EntryCode, Language};
use championship::imports::fold;
use championship::store::LeftToDecide;
use speech::msg;

/// Removes personal data.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) pupil: String,
    #[arg(long)]
    pub(crate) yes: bool,
    #[arg(long, value_name = "TEXT")]
    pub(crate) also: Vec<String>,
}

/// Runs the command.
pub(crate) fn run(args: &Answering<Args>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.place.open(language)?;
    let code = find(desk.championship(), &args.pupil, language)?;
    if !args.yes {
        let sure = msg("cli-forget-sure").with("code", code.to_string());
        let left = desk.left_if_forgotten(code, &args.also).or_fail(language)?;
        let sure = spoken(&desk.championship().told(sure), language);
        return Err(Failure::usage(with_list(sure, &left, language)));
    }
    let actor = args.shared.place.actor();
    let report = desk.forget_as(&actor, code, &args.also).or_fail(language)?;
    let backups: Vec<String> = report.backups.iter().map(|path| path.display().to_string()).collect();
    if args.shared.json {
        let mentions = report.left.mentions.iter();
        let report = json!({
            "code": code.to_string(),
            "facts": report.entries,
            "copies": backups,
            "mentions": mentions.map(|one| json!({ "fact": one.seq, "text": one.text })).collect::<Vec<_>>(),
            "namesakes": report.left.namesakes.iter().map(ToString::to_string).collect::<Vec<_>>(),
            "files": report.left.files.iter().map(|path| path.display().to_string()).collect::<Vec<_>>(),
        });
        return Ok(format!("{report:#}\n"));
    }
    let (entries, copies) = (report.entries, backups.len());
    let done = language
        .msg("cli-forget-done")
        .with("code", code.to_string())
        .with("entries", entries)
        .with("copies", copies);
    Ok(format!("{}\n", with_list(done.into(), &report.left, language)))
}

/// Says something, and below it what somebody has to decide.
fn with_list(said: Spoken, left: &LeftToDecide, language: Language) -> Spoken {
    let told = left.told();
    let heading = (!told.is_empty()).then(|| language.msg("cli-forget-left").into());
    let told = told.iter().map(|one| spoken(one, language));
    Spoken::lines([said].into_iter().chain(heading).chain(told))
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
