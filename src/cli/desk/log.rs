//! `arbitro log`.

use serde_json::{Value, json};

use crate::args::Answering;
use crate::failure::{Failure, OrFail};
use crate::grid::Grid;
use championship::decisions::{Log, is_about};
use championship::store::{Entry, said_entry_time};
use speech::{Language, msg};

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
    let all = args.shared.place.journal(language)?.read(0).or_fail(language)?;
    let is_asked = |entry: &Entry| args.about.as_ref().is_none_or(|about| is_about(entry, about));
    let found = all.iter().filter(|entry| is_asked(entry)).count();
    let left_out = args.last.map_or(0, |last| found.saturating_sub(last));
    if args.shared.json {
        let asked = all.iter().filter(|entry| is_asked(entry)).skip(left_out);
        return Ok(asked.map(|entry| line(entry) + "\n").collect());
    }
    let mut grid = Grid::told(
        [msg("cli-column-number"), msg("cli-column-when"), msg("cli-column-who"), msg("cli-column-what")],
        language,
    );
    // A damaged journal cannot be opened as a championship, and is told all the same.
    let desk = args.shared.place.open(language).ok();
    let log = Log::new(desk.as_ref().map(|desk| desk.championship()), &all);
    for entry in all.iter().filter(|entry| is_asked(entry)).skip(left_out) {
        let what = [Some(log.what(entry)), log.outcome(entry)].into_iter().flatten();
        let what = what.map(|told| language.say(&told)).collect::<Vec<_>>().join(" · ");
        grid.push(vec![
            entry.seq.to_string(),
            said_entry_time(&entry.at, language),
            entry.actor.clone(),
            what,
        ]);
    }
    Ok(grid.text())
}

fn line(entry: &Entry) -> String {
    let fact: Value = serde_json::from_str(&entry.body).unwrap_or(Value::Null);
    json!({
        "sequence": entry.seq, "at": entry.at, "by": entry.actor, "subject": entry.subject, "kind": entry.kind,
        "format": entry.format, "fact": fact, "redacted_by": entry.redacted_by,
    })
    .to_string()
}
