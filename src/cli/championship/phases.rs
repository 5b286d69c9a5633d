//! `arbitro phases`: championships that feed each other.

use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use clap::Subcommand;
use serde_json::json;

use crate::args::{Answering, ListArgs, Placed, Showing};
use crate::failure::{Failure, OrFail, Spoken, spoken};
use crate::grid::Grid;
use championship::decisions::{
    PhaseLine, PhasePreview, PhaseRow, choose_feed, expect_phases, phase_lines, preview_phase, sent_phase,
};
use championship::facts::{Contestant, Feed, NameStyle};
use championship::store::{DeskError, Proven, day_ends, said_second};
use desk::registration::no_day;
use speech::{Language, Tell, msg};

/// The commands on phases.
#[derive(Subcommand, Clone, Debug)]
pub(crate) enum Command {
    Feed(Placed<FeedArgs>),
    Expect(Placed<ExpectArgs>),
    Take(Showing<TakeArgs>),
    List(Answering<PhaseListArgs>),
}

/// Chooses whom the championship feeds.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct FeedArgs {
    #[arg(value_name = "FILE|NAME", required_unless_present = "none")]
    above: Option<String>,
    #[arg(long, conflicts_with = "above")]
    none: bool,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1000))]
    first: u16,
}

/// Says which championships are expected to send somebody.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct ExpectArgs {
    name: Vec<String>,
    #[arg(long, value_name = "DAY")]
    until: Option<String>,
}

/// Takes the best of a championship.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct TakeArgs {
    #[command(flatten)]
    list: ListArgs,
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=1000))]
    first: Option<u16>,
    #[arg(long)]
    accept: bool,
}

/// Lists the championships below.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct PhaseListArgs {}

/// Runs the command.
pub(crate) fn run(command: &Command, language: Language) -> Result<String, Failure> {
    match command {
        Command::Feed(args) => feed(args, language),
        Command::Expect(args) => expect(args, language),
        Command::Take(args) => take(args, language),
        Command::List(args) => list(args, language),
    }
}

fn feed(args: &Placed<FeedArgs>, language: Language) -> Result<String, Failure> {
    let feed = match &args.above {
        None => None,
        Some(file) if Path::new(file).is_file() => {
            let above = Proven::read(Path::new(file)).or_fail(language)?;
            let name = above.championship.name().to_owned();
            Some(Feed { above: above.id, name, first: args.first })
        }
        Some(name) => Some(Feed { above: String::new(), name: name.clone(), first: args.first }),
    };
    let mut desk = args.shared.open(language)?;
    let id = desk.id().to_owned();
    args.shared.commit(&mut desk, language, |state, _| choose_feed(state, &id, feed.clone()))?;
    Ok(match &desk.championship().phases().feed {
        Some(feed) => {
            let told = language.msg("cli-phases-feed").with("name", &feed.name).with("first", feed.first);
            format!("{told}\n")
        }
        None => format!("{}\n", language.msg("cli-phases-feed-none")),
    })
}

fn expect(args: &Placed<ExpectArgs>, language: Language) -> Result<String, Failure> {
    let unread = |text: &str| Failure::usage(spoken(&no_day(text, language), language));
    let day = |text: &String| day_ends(text).ok_or_else(|| unread(text));
    let until = args.until.as_ref().map(day).transpose()?;
    let mut desk = args.shared.open(language)?;
    let names = args.name.clone();
    args.shared
        .commit(&mut desk, language, |state, _| Ok::<_, DeskError>(expect_phases(state, &names, until)))?;
    let count = desk.championship().phases().expected.len();
    Ok(format!("{}\n", language.msg("cli-phases-expected").with("count", count)))
}

fn take(args: &Showing<TakeArgs>, language: Language) -> Result<String, Failure> {
    let place = &args.shared.answer.place;
    let below = Proven::read(&args.list.file).or_fail(language)?;
    let mut desk = place.open(language)?;
    let id = desk.id().to_owned();
    let sent = sent_phase(desk.championship(), &id, &below, args.first).or_fail(language)?;
    let reason = language.msg("cli-phases-reason").with("name", &sent.name).to_string();
    let mut preview = preview_phase(desk.championship(), &sent, &reason, now());
    if preview.rows.is_empty() {
        return Err(Failure::data(language.msg("cli-phases-nobody").with("name", &sent.name)));
    }
    let is_held_back = |preview: &PhasePreview| preview.n_differences() > 0 && !args.accept;
    if !args.list.preview {
        let committed = place.commit(&mut desk, language, |championship, stamp| {
            preview = preview_phase(championship, &sent, &reason, stamp.at);
            Ok::<_, DeskError>(if is_held_back(&preview) { Vec::new() } else { preview.facts.clone() })
        })?;
        if committed.is_repeated() {
            return Ok(place.repeated(language));
        }
    }
    let style = args.shared.names.style(desk.championship());
    let is_taken = !args.list.preview && !is_held_back(&preview);
    let mut report = match args.shared.answer.json {
        true => json_report(&preview, is_taken, style, language),
        false => rows(&preview, style, language),
    };
    let (new, changed) = (preview.n_new(), preview.n_differences());
    let end = match (args.list.preview, preview.facts.is_empty()) {
        (_, true) => language.msg("cli-phases-nothing").with("name", &sent.name),
        (true, _) => language
            .msg("cli-phases-preview")
            .with("name", &sent.name)
            .with("new", new)
            .with("changed", changed),
        (false, _) if !is_taken => {
            let told = language.msg("cli-phases-accept").with("name", &sent.name);
            return Err(Failure::data(told).with_output(report));
        }
        (false, _) => language
            .msg("cli-phases-taken")
            .with("name", &sent.name)
            .with("new", new)
            .with("changed", changed),
    };
    if !args.shared.answer.json {
        let problems = preview.problems.iter().map(|problem| spoken(problem, language));
        report += &Spoken::lines(problems.chain([end.into()])).to_string();
        report += "\n";
    }
    Ok(report)
}

/// Returns what a pupil is called where no more of names is shown than a style allows.
fn called(row: &PhaseRow, style: NameStyle) -> String {
    let pupil = Contestant { name: Some(row.name.clone()), school_year: None };
    pupil.shown_name(style).filter(|name| !name.is_empty()).unwrap_or_else(|| row.there.to_string())
}

fn rows(preview: &PhasePreview, style: NameStyle, language: Language) -> String {
    let header = [
        msg("cli-column-place"),
        msg("cli-column-pupil"),
        msg("cli-column-school"),
        msg("cli-column-tournament"),
        msg("desk-registration-status"),
    ];
    let mut grid = Grid::told(header, language);
    for row in &preview.rows {
        grid.push(vec![
            row.place.to_string(),
            called(row, style),
            row.school.clone(),
            row.tournament.in_language(language).to_owned(),
            language.say(&row.step.tell()),
        ]);
    }
    grid.text()
}

fn json_report(preview: &PhasePreview, is_taken: bool, style: NameStyle, language: Language) -> String {
    let row = |row: &PhaseRow| {
        json!({
            "pupil": called(row, style),
            "school": row.school,
            "tournament": row.tournament.in_language(language),
            "place": row.place,
            "step": row.step.word(),
        })
    };
    let rows: Vec<_> = preview.rows.iter().map(row).collect();
    let problems: Vec<String> = preview.problems.iter().map(|one| language.say(one)).collect();
    format!("{:#}\n", json!({ "taken": is_taken, "rows": rows, "problems": problems }))
}

fn list(args: &Answering<PhaseListArgs>, language: Language) -> Result<String, Failure> {
    let desk = args.shared.place.open(language)?;
    let lines = phase_lines(desk.championship(), &[], now());
    if args.shared.json {
        let line = |line: &PhaseLine| {
            json!({
                "name": line.name,
                "pupils": line.n_pupils,
                "status": line.status.word(),
                "late": line.is_late,
            })
        };
        let all: serde_json::Value = lines.iter().map(line).collect();
        return Ok(format!("{all:#}\n"));
    }
    if lines.is_empty() {
        return Ok(format!("{}\n", language.msg("cli-phases-none")));
    }
    let header = [
        msg("cli-column-from"),
        msg("cli-column-pupils"),
        msg("desk-registration-status"),
        msg("cli-column-when"),
    ];
    let mut grid = Grid::told(header, language);
    for line in &lines {
        let status = match line.is_late {
            true => language.msg("cli-phases-late").to_string(),
            false => language.say(&line.status.tell()),
        };
        let when = line.at.map(|at| language.say(&said_second(at))).unwrap_or_default();
        grid.push(vec![line.name.clone(), line.n_pupils.to_string(), status, when]);
    }
    Ok(grid.text())
}

/// Returns the time, in seconds since 1970.
fn now() -> i64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    i64::try_from(since.as_secs()).unwrap_or(i64::MAX)
}
