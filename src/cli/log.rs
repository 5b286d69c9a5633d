//! `arbitro log`.

use serde_json::{Value, json};

use super::failure::{Failure, OrFail};
use super::grid::Grid;
use super::place::PlaceArgs;
use championship::decisions::describe;
use championship::facts::Language;
use championship::store::{Entry, fact_of};

/// Shows what happened.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = "Examples:
  arbitro log --last 20
  arbitro log --about 221.1.3             everything about an entry
  arbitro log --about result/1.3.2/1/4    everything about a board
  arbitro log --json                      whole facts, one a line")]
pub(crate) struct Args {
    /// Only the last N facts
    #[arg(long, value_name = "N")]
    pub(crate) last: Option<usize>,
    /// Only facts about this: a code, a group, a subject
    #[arg(long, value_name = "WHAT")]
    pub(crate) about: Option<String>,
    /// Print JSON, one fact a line
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let mut entries = args.place.journal(language)?.read(0).or_fail(language)?;
    if let Some(about) = &args.about {
        entries.retain(|entry| is_about(entry, about));
    }
    if let Some(last) = args.last {
        entries.drain(..entries.len().saturating_sub(last));
    }
    if args.json {
        return Ok(entries.iter().map(|entry| line(entry) + "\n").collect());
    }
    let mut grid =
        Grid::new(&language.pick(["N.º", "Quando", "Quem", "O quê"], ["No.", "When", "Who", "What"]));
    for entry in &entries {
        let what = match fact_of(entry) {
            Some(fact) => language.say(&describe(&fact)),
            None if entry.kind == "created" => {
                language.pick("criou o campeonato", "created the championship").to_owned()
            }
            None => language.pick("apagou dados pessoais", "removed personal data").to_owned(),
        };
        grid.push(vec![entry.seq.to_string(), entry.at.clone(), entry.actor.clone(), what]);
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
