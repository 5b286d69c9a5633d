//! `arbitro results import`.

use std::path::PathBuf;

use clap::Subcommand;
use serde_json::json;

use super::args::Answering;
use super::entries::problems_json;
use super::failure::Failure;
use super::{files, report_backup};
use championship::facts::Language;
use championship::imports::{ResultPreview, preview_results};
use speech::Tell;

/// The commands on lists of results.
#[derive(Subcommand, Clone, Debug)]
pub(crate) enum Command {
    Import(Answering<Args>),
}

/// Takes a list of results.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) file: PathBuf,
    #[arg(long)]
    pub(crate) preview: bool,
    #[arg(long, value_name = "REASON")]
    pub(crate) correct: Option<String>,
}

/// Runs the command.
pub(super) fn run(command: &Command, language: Language) -> Result<String, Failure> {
    let Command::Import(args) = command;
    let table = files::read_table(&args.file, language)?;
    let mut desk = args.shared.place.open(language)?;
    let mut preview = ResultPreview { facts: Vec::new(), unchanged: 0, problems: Vec::new() };
    let committed = args.shared.place.commit(&mut desk, language, |championship, stamp| {
        preview = preview_results(championship, &table, stamp, args.correct.as_deref());
        Ok(if args.preview || !preview.problems.is_empty() { Vec::new() } else { preview.facts.clone() })
    });
    let committed = committed?;
    if committed.is_repeated() {
        return Ok(args.shared.place.repeated(language));
    }
    let report = json!({
        "taken": committed.receipt.is_some(),
        "results": preview.facts.len(),
        "unchanged": preview.unchanged,
        "problems": problems_json(&preview.problems, language),
    });
    let report = if args.shared.json { format!("{report:#}\n") } else { String::new() };
    if !preview.problems.is_empty() {
        let file = args.file.display();
        let lines =
            preview.problems.iter().map(|problem| format!("{file}: {}\n", language.say(&problem.tell())));
        let count = preview.problems.len();
        let end = language.msg("cli-results-wrong").with("count", count).to_string();
        return Err(Failure::data(lines.collect::<String>() + &end).with_output(report));
    }
    if args.shared.json {
        return Ok(report);
    }
    let (new, unchanged) = (preview.facts.len(), preview.unchanged);
    let told = match args.preview {
        true => language.msg("cli-results-preview").with("new", new).with("unchanged", unchanged),
        false => language.msg("cli-results-done").with("new", new).with("unchanged", unchanged),
    };
    Ok(format!("{told}\n{}", report_backup(&committed, language)))
}
