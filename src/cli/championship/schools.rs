//! `arbitro schools`: their names, and two spellings made one.

use clap::Subcommand;
use serde_json::json;

use crate::args::{Answering, Placed};
use crate::failure::{Failure, OrFail};
use crate::grid::Grid;
use championship::decisions::{merge_schools, rename_school};
use championship::facts::School;
use championship::imports::{doubled_schools, find_school};
use speech::{Language, msg};

/// The commands on schools.
#[derive(Subcommand, Clone, Debug)]
pub(crate) enum Command {
    List(Answering<ListArgs>),
    Rename(Placed<RenameArgs>),
    Merge(Placed<MergeArgs>),
}

/// Lists the schools.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct ListArgs {}

/// Renames a school.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct RenameArgs {
    school: String,
    #[arg(long, required_unless_present = "town")]
    name: Option<String>,
    #[arg(long)]
    town: Option<String>,
}

/// Makes two schools one.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct MergeArgs {
    from: String,
    into: String,
    #[arg(long)]
    reason: String,
}

/// Runs the command.
pub(crate) fn run(command: &Command, language: Language) -> Result<String, Failure> {
    match command {
        Command::List(args) => list(args, language),
        Command::Rename(args) => rename(args, language),
        Command::Merge(args) => merge(args, language),
    }
}

fn list(args: &Answering<ListArgs>, language: Language) -> Result<String, Failure> {
    let desk = args.shared.place.open(language)?;
    let championship = desk.championship();
    let n_pupils = |school: &School| {
        championship.entries().filter(|entry| entry.is_active() && entry.code.school == school.number).count()
    };
    if args.shared.json {
        let line = |school: &School| {
            json!({
                "number": school.number,
                "name": school.name,
                "town": school.place,
                "pupils": n_pupils(school),
            })
        };
        let all: serde_json::Value = championship.schools().map(line).collect();
        return Ok(format!("{all:#}\n"));
    }
    let header = [
        msg("cli-column-number"),
        msg("cli-column-school"),
        msg("cli-column-town"),
        msg("cli-column-pupils"),
    ];
    let mut grid = Grid::told(header, language);
    for school in championship.schools() {
        let town = school.place.clone().unwrap_or_default();
        let n = n_pupils(school).to_string();
        grid.push(vec![School::shown_number(school.number), school.name.clone(), town, n]);
    }
    let mut text = grid.text();
    for (from, into) in doubled_schools(championship) {
        let doubt = language
            .msg("cli-schools-doubt")
            .with("from", from.numbered_name())
            .with("into", into.numbered_name());
        text += &format!("{doubt}\n");
    }
    Ok(text)
}

fn rename(args: &Placed<RenameArgs>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.open(language)?;
    let school = find_school(desk.championship(), &args.school).or_fail(language)?;
    let name = args.name.clone().unwrap_or_else(|| school.name.clone());
    let town = args.town.clone().or_else(|| school.place.clone()).unwrap_or_default();
    let committed = args.shared.commit(&mut desk, language, |championship, _| {
        rename_school(championship, school.number, &name, &town)
    })?;
    if committed.is_repeated() {
        return Ok(args.shared.repeated(language));
    }
    let now = desk.championship().school(school.number).map(School::numbered_name).unwrap_or_default();
    Ok(format!("{}\n", language.msg("cli-school-now").with("school", now)))
}

fn merge(args: &Placed<MergeArgs>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.open(language)?;
    let find = |text: &str| find_school(desk.championship(), text).or_fail(language);
    let (from, into) = (find(&args.from)?, find(&args.into)?);
    let mut told = Vec::new();
    let committed = args.shared.commit(&mut desk, language, |championship, _| {
        let (facts, also) = merge_schools(championship, from.number, into.number, &args.reason)?;
        told = also;
        Ok(facts)
    })?;
    if committed.is_repeated() {
        return Ok(args.shared.repeated(language));
    }
    let done = language
        .msg("cli-schools-merged")
        .with("from", from.numbered_name())
        .with("into", into.numbered_name());
    let mut text = format!("{done}\n");
    for message in told {
        text += &format!("  {}\n", language.say(&message));
    }
    Ok(text)
}
