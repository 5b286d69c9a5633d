//! `arbitro results import`.

use std::path::Path;

use clap::Subcommand;
use serde_json::json;

use crate::args::{Answering, ListArgs};
use crate::championship::entries::problems_json;
use crate::championship::ways_out;
use crate::failure::{Failure, OrFail, Spoken, spoken};
use crate::files;
use crate::report_backup;
use championship::decisions::{self, preview_finished};
use championship::facts::{Fact, Language};
use championship::imports::{
    Kind, ResultPreview, gather, in_group, preview_results, read_rounds, rounds_of_report,
};
use speech::{Message, msg};

/// The commands on lists of results.
#[derive(Subcommand, Clone, Debug)]
pub(crate) enum Command {
    Import(Answering<Args>),
}

/// Takes a list of results.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) list: ListArgs,
    #[arg(long)]
    pub(crate) rounds: bool,
    #[arg(long, value_name = "GROUP")]
    pub(crate) group: Option<String>,
    #[arg(long, value_name = "REASON")]
    pub(crate) correct: Option<String>,
}

/// Runs the command.
pub(crate) fn run(command: &Command, language: Language) -> Result<String, Failure> {
    let Command::Import(args) = command;
    let mut sheets_told = String::new();
    let table = match (is_trf(&args.list.file), &args.group) {
        (true, None) => return Err(Failure::usage(language.msg("cli-results-trf-group"))),
        (true, Some(group)) => {
            let file = crate::championship::trf::read(&args.list.file, language)?;
            rounds_of_report(&file, group)
        }
        (false, group) => {
            let sheets = files::read_tables(&args.list.file, language)?;
            let read = gather(&sheets, Kind::Results);
            sheets_told = files::told(&read.told, language);
            // Of a list that is none of results it is said what is missing.
            let first = || sheets.iter().map(|sheet| &sheet.table).find(|table| !table.rows.is_empty());
            let table =
                if read.table.rows.is_empty() { first().cloned().unwrap_or_default() } else { read.table };
            match group {
                Some(group) => in_group(&table, group),
                None => table,
            }
        }
    };
    let mut desk = args.shared.place.open(language)?;
    let before = desk.championship().clone();
    if let Some(group) = &args.group {
        desk.championship().find_group(group).or_fail(language)?;
    }
    let mut preview = ResultPreview { facts: Vec::new(), unchanged: 0, problems: Vec::new() };
    let committed = args.shared.place.commit(&mut desk, language, |championship, stamp| {
        let reason = args.correct.as_deref();
        preview = match args.rounds || is_trf(&args.list.file) {
            true => preview_finished(championship, &table, stamp, reason),
            false => preview_results(championship, &table, stamp, reason),
        };
        Ok(if args.list.preview || !preview.problems.is_empty() { Vec::new() } else { preview.facts.clone() })
    });
    let committed = committed?;
    if committed.is_repeated() {
        return Ok(args.shared.place.repeated(language));
    }
    let rounds = preview.facts.iter().filter(|fact| matches!(fact, Fact::RoundPublished { .. })).count();
    let absences = preview.facts.iter().filter(|fact| matches!(fact, Fact::AbsenceAnnounced { .. })).count();
    let (new, unchanged) = (preview.facts.len() - rounds - absences, preview.unchanged);
    // What corrections change besides is said by whom the command for one result and the pages ask, too.
    let is_corrected = |fact: &Fact| matches!(fact, Fact::ResultCorrected { .. });
    let after = desk.championship();
    let touched = match committed.receipt.is_some() && preview.facts.iter().any(is_corrected) {
        true => decisions::changes(&before, after),
        false => Vec::new(),
    };
    let report = json!({
        "taken": committed.receipt.is_some(),
        "results": new,
        "rounds": rounds,
        "unchanged": preview.unchanged,
        "problems": problems_json(&preview.problems, language),
        "touched": touched.iter().map(|one| language.say(&after.told(one.told.clone()))).collect::<Vec<_>>(),
    });
    let report = if args.shared.json { format!("{report:#}\n") } else { String::new() };
    if !preview.problems.is_empty() {
        let file = &args.list.file.display();
        let lines = preview.problems.iter().map(|problem| spoken(problem, language).at(file));
        let count = preview.problems.len();
        let mut end = vec![Spoken::from(language.msg("cli-results-wrong").with("count", count))];
        let unknown = read_rounds(desk.championship(), &table);
        if !args.rounds && unknown.is_ok_and(|rounds| !rounds.is_empty()) {
            end.push(language.msg("cli-results-rounds-hint").into());
        }
        let mut ways: Vec<Message> = Vec::new();
        for way in preview.problems.iter().filter_map(|problem| way_out(&problem.message)) {
            if !ways.contains(&way) {
                ways.push(way);
            }
        }
        for way in ways {
            end.push(language.msg("cli-next").with("way", way).into());
        }
        return Err(Failure::data(Spoken::lines(lines.chain(end))).with_output(report));
    }
    if args.shared.json {
        return Ok(report);
    }
    let told = match args.list.preview {
        true => language.msg("cli-results-preview").with("new", new).with("unchanged", unchanged),
        false => language.msg("cli-results-done").with("new", new).with("unchanged", unchanged),
    };
    let published = match (rounds, args.list.preview) {
        (0, _) => String::new(),
        (rounds, true) => format!("{}\n", language.msg("cli-results-rounds-preview").with("count", rounds)),
        (rounds, false) => format!("{}\n", language.msg("cli-results-rounds").with("count", rounds)),
    };
    let changed =
        if touched.is_empty() { String::new() } else { ways_out::changes(&before, after, language) };
    // What a change asks was said with it.
    let is_said = touched.iter().any(|change| !change.ways.is_empty());
    let next = match args.list.preview || is_said {
        true => String::new(),
        false => ways_out::next(desk.championship(), language),
    };
    let backup = report_backup(&committed, language);
    Ok(format!("{sheets_told}{published}{told}\n{changed}{backup}{next}"))
}

/// Returns the way out of a problem of a list: where one result would be forced, a list gives its reason.
fn way_out(problem: &Message) -> Option<Message> {
    match problem.key() {
        "decisions-list-breaks-laws" => Some(msg("cli-way-as-played")),
        "facts-result-present" => Some(msg("cli-way-correct")),
        _ => None,
    }
}

/// Says whether a file is a tournament report.
fn is_trf(file: &Path) -> bool {
    file.extension().is_some_and(|ending| {
        ["trf", "trfx", "trf16", "trf26"].iter().any(|known| ending.eq_ignore_ascii_case(known))
    })
}
