//! `arbitro editions`: editions that were not played with this program, in the table beside the championships of a folder.

use std::path::PathBuf;

use clap::Subcommand;
use serde_json::json;

use crate::failure::{Failure, Spoken, spoken};
use crate::grid::Grid;
use championship::imports::{PastRow, read_past};
use championship::tables;
use desk::lobby::past;
use speech::{Language, Tell, msg};

/// What is to be done with them.
#[derive(Subcommand, Clone, Debug)]
pub(crate) enum Command {
    Import(ImportArgs),
    List(ListArgs),
    Forget(ForgetArgs),
}

/// Takes a table.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct ImportArgs {
    file: PathBuf,
    #[arg(long, value_name = "DIR", default_value = ".")]
    folder: PathBuf,
}

/// Lists what is known.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct ListArgs {
    #[arg(long, value_name = "DIR", default_value = ".")]
    folder: PathBuf,
    #[arg(long)]
    json: bool,
}

/// Takes a name out.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct ForgetArgs {
    name: String,
    #[arg(long, value_name = "DIR", default_value = ".")]
    folder: PathBuf,
}

/// Runs the command.
pub(crate) fn run(command: &Command, language: Language) -> Result<String, Failure> {
    match command {
        Command::Import(args) => import(args, language),
        Command::List(args) => list(args, language),
        Command::Forget(args) => {
            let removed = past::remove(&args.folder, "", &args.name, language);
            let count = removed.map_err(|message| Failure::data(spoken(&message, language)))?;
            if count == 0 {
                return Err(Failure::data(language.msg("desk-archive-past-nothing")));
            }
            Ok(format!("{}\n", language.msg("desk-archive-past-removed").with("count", count)))
        }
    }
}

fn import(args: &ImportArgs, language: Language) -> Result<String, Failure> {
    let bytes = std::fs::read(&args.file).map_err(|error| {
        let path = args.file.display().to_string();
        Failure::data(language.msg("cli-files-unreadable").with("path", path).with("error", error.tell()))
    })?;
    let table = tables::read(&bytes).map_err(|message| Failure::data(spoken(&message, language)))?;
    let preview = read_past(&table);
    if !preview.problems.is_empty() {
        let problems = preview.problems.iter().map(|problem| spoken(&problem.tell(), language));
        return Err(Failure::data(Spoken::lines(problems)));
    }
    past::bring(&args.folder, &preview.rows, language)
        .map_err(|message| Failure::data(spoken(&message, language)))?;
    Ok(format!("{}\n", language.msg("desk-archive-past-taken").with("count", preview.rows.len())))
}

fn list(args: &ListArgs, language: Language) -> Result<String, Failure> {
    let rows = past::known(&args.folder).map_err(|message| Failure::data(spoken(&message, language)))?;
    if args.json {
        let row = |row: &PastRow| {
            json!({
                "edition": row.edition, "year": row.year, "cycle": row.cycle, "game": row.game,
                "place": row.place, "name": row.name, "school": row.school, "town": row.town,
                "region": row.region, "pupils": row.pupils, "first_wins": row.first_wins,
                "second_wins": row.second_wins, "draws": row.draws,
            })
        };
        return Ok(format!("{:#}\n", rows.iter().map(row).collect::<serde_json::Value>()));
    }
    let header = [
        msg("imports-past-edition"),
        msg("imports-past-year"),
        msg("imports-past-cycle"),
        msg("imports-past-game"),
        msg("imports-past-place"),
        msg("imports-past-name"),
        msg("imports-past-school"),
        msg("imports-past-pupils"),
    ];
    let mut grid = Grid::told(header, language);
    let number = |number: Option<u32>| number.map(|number| number.to_string()).unwrap_or_default();
    for row in &rows {
        grid.push(vec![
            row.edition.clone(),
            number(row.year.map(u32::from)),
            row.cycle.clone(),
            row.game.clone(),
            number(row.place),
            row.name.clone(),
            row.school.clone(),
            number(row.pupils),
        ]);
    }
    Ok(grid.text())
}
