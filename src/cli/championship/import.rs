//! `arbitro import`.

use serde_json::json;

use crate::args::{Answering, ListArgs};
use crate::championship::entries::problems_json;
use crate::championship::ways_out;
use crate::failure::{Failure, Spoken, spoken};
use crate::files;
use crate::report_backup;
use championship::decisions::{TakenAlong, take_along};
use championship::facts::{Fact, Language};
use championship::store::DeskError;

/// Takes everything of lists that were exported.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) list: ListArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Answering<Args>, language: Language) -> Result<String, Failure> {
    let sheets = files::read_tables(&args.list.file, language)?;
    let mut desk = args.shared.place.open(language)?;
    let mut taken = TakenAlong::default();
    let committed = args.shared.place.commit(&mut desk, language, |championship, stamp| {
        taken = take_along(championship, &sheets, stamp, language);
        let is_taken = taken.problems.is_empty() && !args.list.preview;
        Ok::<_, DeskError>(if is_taken { taken.facts.clone() } else { Vec::new() })
    })?;
    if committed.is_repeated() {
        return Ok(args.shared.place.repeated(language));
    }
    let count = |is: fn(&Fact) -> bool| taken.facts.iter().filter(|fact| is(fact)).count();
    let entries = count(|fact| matches!(fact, Fact::EntryAdded { .. }));
    let rounds = count(|fact| matches!(fact, Fact::RoundPublished { .. }));
    let results = count(|fact| matches!(fact, Fact::ResultEntered { .. }));
    let notes = count(|fact| matches!(fact, Fact::Noted { .. }));
    let report = json!({
        "taken": committed.receipt.is_some(), "entries": entries, "rounds": rounds, "results": results, "notes": notes,
        "sheets": taken.told.iter().map(|told| language.say(told)).collect::<Vec<_>>(),
        "problems": problems_json(&taken.problems, language),
    });
    let report = if args.shared.json { format!("{report:#}\n") } else { String::new() };
    let told = files::told(&taken.told, language);
    if !taken.problems.is_empty() {
        let file = &args.list.file.display();
        let sheets = taken.told.iter().map(|told| spoken(told, language));
        let lines = taken.problems.iter().map(|problem| spoken(problem, language).at(file));
        let end = Spoken::from(language.msg("cli-results-wrong").with("count", taken.problems.len()));
        return Err(Failure::data(Spoken::lines(sheets.chain(lines).chain([end]))).with_output(report));
    }
    if args.shared.json {
        return Ok(report);
    }
    let counted = match args.list.preview {
        true => language
            .msg("cli-import-all-preview")
            .with("entries", entries)
            .with("rounds", rounds)
            .with("results", results)
            .with("notes", notes),
        false => language
            .msg("cli-import-all-done")
            .with("entries", entries)
            .with("rounds", rounds)
            .with("results", results)
            .with("notes", notes),
    };
    let next = if args.list.preview { String::new() } else { ways_out::next(desk.championship(), language) };
    Ok(format!("{told}{counted}\n{}{next}", report_backup(&committed, language)))
}
