//! `arbitro entries import`.

use std::path::Path;

use serde_json::json;

use crate::args::{Answering, ListArgs};
use crate::championship::ways_out;
use crate::failure::{Failure, OrFail, Spoken, spoken};
use crate::files;
use championship::decisions::{is_acceptable, late_placements};
use championship::facts::{Championship, Fact};
use championship::imports::{
    Column, EntryPreview, Given, Kind, ListProblem, QualifiedOf, RowFate, Severity, gather, preview_entries,
    qualified,
};
use championship::store::{DeskError, Event, Proven};
use championship::tables::Table;
use speech::{Language, Message, Tell, msg};

/// Takes a list of pupils.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) list: ListArgs,
    #[arg(long)]
    pub(crate) skip_bad: bool,
    #[arg(long)]
    pub(crate) accept_warnings: bool,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub(crate) school: String,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub(crate) town: String,
    #[arg(long, default_value = "", hide_default_value = true)]
    pub(crate) year: String,
    #[arg(long, value_name = "GAME")]
    pub(crate) game: Vec<String>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub(crate) best: u16,
}

/// Runs the command.
pub(crate) fn run(args: &Answering<Args>, language: Language) -> Result<String, Failure> {
    let (table, origin) = match is_championship(&args.list.file) {
        true => from_championship(args, language)?,
        false => {
            let read = gather(&files::read_tables(&args.list.file, language)?, Kind::Entries);
            let told = if args.shared.json { String::new() } else { files::told(&read.told, language) };
            (read.table, told)
        }
    };
    let mut desk = args.shared.place.open(language)?;
    let given = given(args);
    given.check(desk.championship()).or_fail(language)?;
    let given = given.within(desk.championship(), &table, language);
    let table = given.complete(table).map_err(|message| Failure::data(spoken(&message, language)))?;
    let name = args.list.file.display().to_string();
    if args.list.preview {
        let preview = preview_entries(desk.championship(), &table);
        let report = report(&preview, args, language, Taken::No);
        return match preview.count(Severity::Error) {
            0 => Ok(origin + &report),
            _ => Err(refusal(&preview, &name, args, language)),
        };
    }
    let mut preview = None;
    let committed = args.shared.place.commit(&mut desk, language, |championship, _| {
        let found = preview_entries(championship, &table);
        let is_taken = is_acceptable(&found, args.skip_bad, args.accept_warnings);
        let mut facts = if is_taken { found.facts() } else { Vec::new() };
        facts.extend(late_placements(championship, &facts, None)?);
        preview = Some(found);
        Ok::<_, DeskError>(facts)
    });
    let committed = committed?;
    if !committed.is_repeated() && !committed.facts.is_empty() {
        let is_entry = |fact: &&Fact| matches!(fact, Fact::EntryAdded { .. } | Fact::EntryChanged { .. });
        let entries = committed.facts.iter().filter(is_entry).count();
        let file = args.list.file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        desk.record_own(&Event::ListTaken { file, entries }).or_fail(language)?;
    }
    if committed.is_repeated() {
        return Ok(args.shared.place.repeated(language));
    }
    let preview = preview.unwrap_or_else(|| preview_entries(desk.championship(), &Table::default()));
    match is_acceptable(&preview, args.skip_bad, args.accept_warnings) {
        true => Ok(origin + &report(&preview, args, language, Taken::Yes(desk.championship()))),
        false => Err(refusal(&preview, &name, args, language)),
    }
}

fn is_championship(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "arbitro" || ending == "arbitro-backup")
}

/// Reads the best of another championship as a list, and says of each tournament there who is not on it.
fn from_championship(args: &Answering<Args>, language: Language) -> Result<(Table, String), Failure> {
    let proven = Proven::read(&args.list.file).or_fail(language)?;
    let other = &proven.championship;
    let found = qualified(other, usize::from(args.best));
    let line = |one: &QualifiedOf| {
        let name = other.regulations().tournament_name(one.tournament, language);
        let told = match one.is_over {
            true => language.msg("cli-import-qualified").with("taken", one.taken).with("left", one.left_out),
            false => language.msg("cli-import-not-over").with("left", one.left_out),
        };
        Spoken::from(told).at(name)
    };
    let origin: Vec<Spoken> = match args.shared.json {
        true => Vec::new(),
        false => found.tournaments.iter().map(line).collect(),
    };
    if found.tournaments.iter().all(|one| one.taken == 0) {
        let told =
            language.msg("cli-import-nobody-qualified").with("file", args.list.file.display().to_string());
        return Err(Failure::data(Spoken::lines(origin.into_iter().chain([told.into()]))));
    }
    Ok((found.table, origin.iter().map(|line| format!("{line}\n")).collect()))
}

/// Returns what was typed for every row.
fn given(args: &Answering<Args>) -> Given {
    let (school, town, year) = (args.school.clone(), args.town.clone(), args.year.clone());
    Given { school, town, year, cycle: String::new(), games: args.game.clone() }
}

/// Whether the rows were taken, and what the championship is then.
enum Taken<'c> {
    No,
    Yes(&'c Championship),
}

/// Says what was or would be taken.
fn report(preview: &EntryPreview, args: &Answering<Args>, language: Language, taken: Taken<'_>) -> String {
    let count = |is: fn(&RowFate) -> bool| preview.rows.iter().filter(|row| is(&row.fate)).count();
    let new = count(|fate| matches!(fate, RowFate::New(_)));
    let changed = count(|fate| matches!(fate, RowFate::Changed(_)));
    let unchanged = preview.n_known();
    let refused = count(|fate| matches!(fate, RowFate::Refused));
    if args.shared.json {
        return json_report(preview, matches!(taken, Taken::Yes(_)), language);
    }
    let mut text: String =
        preview.problems.iter().map(|problem| problem.in_language(language) + "\n").collect();
    let counted = match taken {
        Taken::Yes(championship) => language
            .msg("cli-import-done")
            .with("new", new)
            .with("changed", changed)
            .with("unchanged", unchanged)
            .with("refused", refused)
            .with("schools", championship.schools().count()),
        Taken::No => language
            .msg("cli-import-preview")
            .with("new", new)
            .with("changed", changed)
            .with("unchanged", unchanged)
            .with("refused", refused),
    };
    text += &format!("{counted}\n");
    if let Taken::Yes(championship) = taken {
        text += &ways_out::next(championship, language);
    }
    text
}

/// Says everything that speaks against the list.
fn refusal(preview: &EntryPreview, file: &str, args: &Answering<Args>, language: Language) -> Failure {
    let mut lines: Vec<Spoken> =
        preview.problems.iter().map(|problem| spoken(problem, language).at(file)).collect();
    let (errors, warnings) = (preview.count(Severity::Error), preview.count(Severity::Warning));
    let is_lacking = !preview.lacks.is_empty();
    lines.extend(preview.lacks.iter().map(|lacking| spoken(&way_to_give(*lacking), language)));
    let way_out = match (errors, warnings) {
        _ if is_lacking && preview.rows.is_empty() => msg("cli-import-give-it"),
        (0, _) => msg("cli-import-accept"),
        (_, 0) => msg("cli-import-skip"),
        _ => msg("cli-import-both"),
    };
    let end = language
        .msg("cli-import-wrong")
        .with("errors", errors)
        .with("warnings", warnings)
        .with("way", way_out);
    lines.push(end.into());
    let failure = Failure::data(Spoken::lines(lines));
    if args.shared.json { failure.with_output(json_report(preview, false, language)) } else { failure }
}

/// Returns the option that gives a whole list what it leaves out.
fn way_to_give(lacking: Column) -> Message {
    match lacking {
        Column::School => msg("cli-import-give-school"),
        Column::Game => msg("cli-import-give-game"),
        _ => msg("cli-import-give-year"),
    }
}

fn json_report(preview: &EntryPreview, taken: bool, language: Language) -> String {
    let rows = preview.rows.iter().map(|row| {
        let (fate, code) = match row.fate {
            RowFate::New(code) => ("new", Some(code)),
            RowFate::Changed(code) => ("changed", Some(code)),
            RowFate::Unchanged(code) => ("unchanged", Some(code)),
            RowFate::Refused => ("refused", None),
        };
        json!({ "row": row.row, "fate": fate, "code": code.map(|code| code.to_string()) })
    });
    let report = json!({
        "taken": taken,
        "rows": rows.collect::<Vec<_>>(),
        "problems": problems_json(&preview.problems, language),
    });
    format!("{report:#}\n")
}

/// Returns problems for machines.
pub(crate) fn problems_json(problems: &[ListProblem], language: Language) -> serde_json::Value {
    let problem = |problem: &ListProblem| {
        json!({
            "row": problem.row,
            "column": problem.column.as_ref().map(|(index, header)| json!({ "index": index, "header": header })),
            "severity": match problem.severity { Severity::Error => "error", Severity::Warning => "warning" },
            "message": language.say(&problem.message),
        })
    };
    problems.iter().map(problem).collect()
}
