//! `arbitro export`.

use std::path::{Path, PathBuf};

use clap::ValueEnum;
use indicatif::ProgressBar;
use serde_json::{Value, json};

use super::failure::{Failure, OrFail};
use super::grid::Grid;
use super::names::NamesArgs;
use super::place::PlaceArgs;
use super::{files, rows, standings as standings_command, target};
use crate::championship::{Championship, GroupId, Language, NameStyle};
use crate::standings::{self, SchoolOrder};
use crate::tables::{Sheet, write_csv, write_xlsx};
use crate::trf::{TrfFile, Version};

/// Writes lists for others.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = "Examples:
  arbitro export entries lista.xlsx --names full
  arbitro export pairings ronda-2.csv --round 2       fill in the results and import it again
  arbitro export standings final.csv --target 1.3.F
  arbitro export all campeonato.xlsx                  everything, a sheet a list
  arbitro export all campeonato.json
  arbitro export trf26 grupo.trf --target 1.3.2       one group
  arbitro export trf16 trf/                           a file for every group, in a folder

The ending of the file tells the format: .csv, .xlsx, .json or .trf.")]
pub(crate) struct Args {
    /// What to write
    #[arg(value_enum)]
    pub(crate) what: What,
    /// The file, or a folder for the TRF files of several groups
    pub(crate) file: PathBuf,
    /// The tournament or group. Default: all
    #[arg(long, value_name = "TOURNAMENT|GROUP")]
    pub(crate) target: Option<String>,
    /// With pairings and results: this round alone
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    /// Write over existing files
    #[arg(long)]
    pub(crate) replace: bool,
    #[command(flatten)]
    pub(crate) names: NamesArgs,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// The lists that can be written.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// The entries; an import takes the list again
    Entries,
    /// The boards of rounds, with the results there are
    Pairings,
    /// The same as pairings
    Results,
    /// The standings of groups
    Standings,
    /// The ranking of schools with medals
    Schools,
    /// Everything
    All,
    /// FIDE's tournament report of 2016
    Trf16,
    /// FIDE's tournament report of 2026
    Trf26,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let desk = args.place.open(language)?;
    let championship = desk.championship();
    let groups: Vec<GroupId> = match &args.target {
        Some(text) => target::groups(championship, Some(text), language)?,
        None => championship.groups().map(|group| group.id).collect(),
    };
    let style = args.names.style();
    let version = match args.what {
        What::Trf16 => Some(Version::Trf16),
        What::Trf26 => Some(Version::Trf26),
        _ => None,
    };
    if let Some(version) = version {
        return trf(championship, &groups, version, args, language);
    }
    let ending = args.file.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_lowercase();
    let bytes = match ending.as_str() {
        "json" => format!("{:#}\n", json_of(championship, &groups, args, style)).into_bytes(),
        "csv" | "xlsx" => {
            let sheets = sheets(championship, &groups, args, style, language);
            match (&sheets[..], ending.as_str()) {
                (sheets, "xlsx") => write_xlsx(sheets).or_fail(language)?,
                ([sheet], _) => write_csv(&sheet.rows),
                _ => {
                    return Err(Failure::usage(language.pick(
                        "um `.csv` só tem uma lista; escolha `.xlsx` ou `.json` para tudo",
                        "a `.csv` holds one list; choose `.xlsx` or `.json` for everything",
                    )));
                }
            }
        }
        _ => {
            return Err(Failure::usage(language.pick(
                format!("`{}` não acaba em `.csv`, `.xlsx` ou `.json`", args.file.display()),
                format!("`{}` does not end in `.csv`, `.xlsx` or `.json`", args.file.display()),
            )));
        }
    };
    files::write_new(&args.file, &bytes, args.replace, language)?;
    Ok(format!("{}\n", args.file.display()))
}

/// Returns the lists asked for, a sheet each.
fn sheets(
    championship: &Championship,
    groups: &[GroupId],
    args: &Args,
    style: NameStyle,
    language: Language,
) -> Vec<Sheet> {
    let sheet = |name: &str, grid: &Grid| Sheet { name: name.to_owned(), rows: grid.rows().to_vec() };
    let mut sheets = Vec::new();
    let wants = |what: &[What]| what.contains(&args.what) || args.what == What::All;
    if wants(&[What::Entries]) {
        let tournament = args.target.as_ref().and_then(|_| groups.first()).map(|group| group.tournament);
        sheets.push(sheet(
            language.pick("Inscrições", "Entries"),
            &rows::entries(championship, tournament, style, language),
        ));
    }
    if wants(&[What::Pairings, What::Results]) {
        let mut grid = Grid::new(&rows::round_header(language));
        for group in groups.iter().filter_map(|id| championship.group(*id)) {
            for round in
                group.rounds.iter().filter(|round| args.round.is_none_or(|number| number == round.number))
            {
                rows::round_rows(championship, group, round, style, language)
                    .into_iter()
                    .for_each(|row| grid.push(row));
            }
        }
        sheets.push(sheet(language.pick("Resultados", "Results"), &grid));
    }
    if wants(&[What::Standings]) {
        let mut rows: Vec<Vec<String>> = Vec::new();
        for table in groups.iter().filter_map(|id| standings::of_group(championship, *id)) {
            let grid = rows::standings(championship, &table, style, language);
            let label = championship.group_label(table.group);
            for (index, row) in grid.rows().iter().enumerate().skip(usize::from(!rows.is_empty())) {
                let first =
                    if index == 0 { language.pick("Grupo", "Group").to_owned() } else { label.clone() };
                rows.push(std::iter::once(first).chain(row.iter().cloned()).collect());
            }
        }
        sheets.push(Sheet { name: language.pick("Classificações", "Standings").into(), rows });
    }
    if wants(&[What::Schools]) {
        let grid = rows::schools(championship, None, SchoolOrder::Points, language);
        sheets.push(sheet(language.pick("Escolas", "Schools"), &grid));
    }
    sheets
}

/// Returns the lists asked for, as objects named by their columns, with standings in full.
fn json_of(championship: &Championship, groups: &[GroupId], args: &Args, style: NameStyle) -> Value {
    // Machines read English names whatever the language of the lists.
    let mut object = serde_json::Map::new();
    object.insert("championship".into(), championship.name().into());
    for sheet in sheets(championship, groups, args, style, Language::En) {
        let Some((header, rows)) = sheet.rows.split_first() else { continue };
        let keys: Vec<String> = header
            .iter()
            .map(|title| title.to_lowercase().replace([' ', '.'], "_").trim_end_matches('_').to_owned())
            .collect();
        let rows = rows
            .iter()
            .map(|row| keys.iter().cloned().zip(row.iter().map(|cell| json!(cell))).collect::<Value>());
        object.insert(sheet.name.to_lowercase(), rows.collect());
    }
    if object.contains_key("standings") {
        let tables = groups.iter().filter_map(|id| standings::of_group(championship, *id));
        object.insert(
            "standings".into(),
            tables.map(|table| standings_command::group_json(championship, &table, style)).collect(),
        );
    }
    Value::Object(object)
}

/// Writes tournament reports: one group to a file, several to a folder.
fn trf(
    championship: &Championship,
    groups: &[GroupId],
    version: Version,
    args: &Args,
    language: Language,
) -> Result<String, Failure> {
    let style = args.names.style();
    let text = |id: GroupId| {
        TrfFile::of_group(championship, id, style).map(|file| file.write(version)).unwrap_or_default()
    };
    if let ([group], Some(_)) = (groups, args.file.extension()) {
        files::write_new(&args.file, text(*group).as_bytes(), args.replace, language)?;
        return Ok(format!("{}\n", args.file.display()));
    }
    let folder: &Path = &args.file;
    std::fs::create_dir_all(folder).map_err(|error| {
        Failure::data(language.pick(
            format!("não foi possível criar a pasta `{}`: {error}", folder.display()),
            format!("cannot make the folder `{}`: {error}", folder.display()),
        ))
    })?;
    let bar = ProgressBar::new(groups.len() as u64);
    for group in groups {
        let path = folder.join(format!("{}.trf", championship.group_label(*group)));
        files::write_new(&path, text(*group).as_bytes(), args.replace, language)?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let (count, folder) = (groups.len(), folder.display());
    Ok(language
        .pick(format!("ficheiros em `{folder}`: {count}\n"), format!("files in `{folder}`: {count}\n")))
}
