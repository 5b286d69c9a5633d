//! `arbitro export`.

use std::path::{Path, PathBuf};

use clap::ValueEnum;
use indicatif::ProgressBar;
use serde_json::{Value, json};

use super::failure::{Failure, OrFail};
use super::names::NamesArgs;
use super::place::PlaceArgs;
use super::{files, standings as standings_command, target};
use championship::facts::{Championship, GroupId, Language, NameStyle};
use championship::reports::{self, Options, Table};
use championship::standings::{self, SchoolOrder, Standings};
use championship::tables::{TypedSheet, write_csv, write_workbook};
use championship::trf::{TrfFile, Version};

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
            let options = Options { language, names: style, ..Options::default() };
            let lists = lists(championship, &groups, args, &options);
            match (&lists[..], ending.as_str()) {
                (lists, "xlsx") => {
                    let sheets: Vec<TypedSheet> = lists.iter().map(Table::sheet).collect();
                    write_workbook(championship.name(), &sheets).or_fail(language)?
                }
                ([list], _) => write_csv(&list.csv_rows(language)),
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

/// Returns the lists asked for.
fn lists(championship: &Championship, groups: &[GroupId], args: &Args, options: &Options) -> Vec<Table> {
    let mut lists = Vec::new();
    let wants = |what: &[What]| what.contains(&args.what) || args.what == What::All;
    if wants(&[What::Entries]) {
        let tournament = args.target.as_ref().and_then(|_| groups.first()).map(|group| group.tournament);
        lists.push(reports::entry_list(championship, tournament, options));
    }
    if wants(&[What::Pairings, What::Results]) {
        let groups = groups.iter().filter_map(|id| championship.group(*id));
        let rounds = groups.flat_map(|group| group.rounds.iter().map(move |round| (group, round)));
        let rounds = rounds.filter(|(_, round)| args.round.is_none_or(|number| number == round.number));
        lists.push(reports::board_list(championship, rounds, options));
    }
    if wants(&[What::Standings]) {
        let tables: Vec<Standings> =
            groups.iter().filter_map(|id| standings::of_group(championship, *id)).collect();
        lists.push(reports::standings_list(championship, &tables, options));
    }
    if wants(&[What::Schools]) {
        lists.push(reports::school_list(championship, None, SchoolOrder::Points, options));
    }
    lists
}

/// Returns the lists asked for, as objects named by their columns, with standings in full.
fn json_of(championship: &Championship, groups: &[GroupId], args: &Args, style: NameStyle) -> Value {
    // Machines read English names whatever the language of the lists.
    let options = Options { language: Language::En, names: style, ..Options::default() };
    let mut object = serde_json::Map::new();
    object.insert("championship".into(), championship.name().into());
    for list in lists(championship, groups, args, &options) {
        let rows = list.all_rows().map(|row| {
            let cells = list.all_columns().zip(row);
            let shown = cells.map(|(column, value)| {
                (column.key.clone(), json!(value.shown(Language::En, value.decimals())))
            });
            shown.collect::<Value>()
        });
        object.insert(list.name.to_lowercase(), rows.collect());
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
