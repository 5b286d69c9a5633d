//! `arbitro log`.

use serde_json::{Value, json};

use crate::args::Answering;
use crate::failure::{Failure, OrFail};
use crate::grid::Grid;
use championship::decisions::{describe, describe_alone};
use championship::store::{Entry, event_of, fact_of, said_entry_time};
use speech::{Language, Tell, msg};

/// Shows what happened.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(long, value_name = "N")]
    pub(crate) last: Option<usize>,
    #[arg(long, value_name = "WHAT")]
    pub(crate) about: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &Answering<Args>, language: Language) -> Result<String, Failure> {
    let mut entries = args.shared.place.journal(language)?.read(0).or_fail(language)?;
    if let Some(about) = &args.about {
        entries.retain(|entry| is_about(entry, about));
    }
    if let Some(last) = args.last {
        entries.drain(..entries.len().saturating_sub(last));
    }
    if args.shared.json {
        return Ok(entries.iter().map(|entry| line(entry) + "\n").collect());
    }
    let mut grid = Grid::told(
        [msg("cli-column-number"), msg("cli-column-when"), msg("cli-column-who"), msg("cli-column-what")],
        language,
    );
    // A damaged journal cannot be opened as a championship, and is told all the same.
    let desk = args.shared.place.open(language).ok();
    for entry in &entries {
        let what = match fact_of(entry) {
            Some(fact) => match &desk {
                Some(desk) => language.say(&describe(desk.championship(), &fact)),
                None => language.say(&describe_alone(&fact)),
            },
            None if entry.kind == "created" => language.msg("cli-log-created").to_string(),
            None => match event_of(entry) {
                Some(event) => language.say(&event.tell()),
                None => language.msg("cli-log-removed").to_string(),
            },
        };
        grid.push(vec![
            entry.seq.to_string(),
            said_entry_time(&entry.at, language),
            entry.actor.clone(),
            what,
        ]);
    }
    Ok(grid.text())
}

/// Says whether an entry concerns what was asked for: by its subject, or named in its body.
fn is_about(entry: &Entry, about: &str) -> bool {
    let in_subject = entry.subject == about
        || entry.subject.split('/').any(|part| part == about)
        || entry.subject.starts_with(&format!("{about}/"));
    in_subject || entry.body.contains(&format!("\"{about}\""))
}

fn line(entry: &Entry) -> String {
    let fact: Value = serde_json::from_str(&entry.body).unwrap_or(Value::Null);
    json!({
        "sequence": entry.seq, "at": entry.at, "by": entry.actor, "subject": entry.subject, "kind": entry.kind,
        "format": entry.format, "fact": fact, "redacted_by": entry.redacted_by,
    })
    .to_string()
}
