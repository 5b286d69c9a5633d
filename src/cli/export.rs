//! `arbitro export`.

use std::path::{Path, PathBuf};

use clap::ValueEnum;
use serde_json::{Value, json};

use super::args::Placed;
use super::args::ReplaceArgs;
use super::failure::{Failure, OrFail};
use super::names::NamesArgs;
use super::watch::bar;
use super::{files, paper, standings as standings_command, target};
use championship::facts::{Championship, GroupId, NameStyle};
use championship::imports::qualified;
use championship::reports::{self, Options, Table};
use championship::standings::{self, SchoolOrder, Standings};
use championship::tables::{TypedSheet, write_csv, write_workbook};
use championship::trf::{TrfFile, Version};
use speech::Language;

/// Writes lists for others.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(value_enum)]
    pub(crate) what: What,
    pub(crate) file: PathBuf,
    #[arg(long, value_name = "TOURNAMENT|GROUP")]
    pub(crate) target: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1000))]
    pub(crate) best: u16,
    #[command(flatten)]
    pub(crate) replace: ReplaceArgs,
    #[command(flatten)]
    pub(crate) names: NamesArgs,
}

/// The lists that can be written.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    Entries,
    Pairings,
    Results,
    Standings,
    Schools,
    Qualified,
    All,
    Trf16,
    Trf26,
}

/// Runs the command.
pub(super) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    let desk = args.shared.open(language)?;
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
    if args.what == What::Qualified {
        if paper::ending(&args.file, &["csv"], language)? != Some("csv") {
            return Err(Failure::usage(language.msg("cli-export-qualified")));
        }
        let rows: Vec<Vec<String>> = qualified(championship, usize::from(args.best))
            .table
            .rows
            .into_iter()
            .map(|row| row.cells)
            .collect();
        paper::write_new(&args.file, &write_csv(&rows), args.replace, language)?;
        return Ok(format!("{}\n", args.file.display()));
    }
    if let Some(version) = version {
        return trf(championship, &groups, version, args, language);
    }
    let ending = paper::ending(&args.file, &["csv", "xlsx", "json"], language)?;
    let bytes = match ending {
        Some("json") => format!("{:#}\n", json_of(championship, &groups, args, style)).into_bytes(),
        Some(_) => {
            let options = Options { language, names: style, ..Options::default() };
            let lists = lists(championship, &groups, args, &options);
            match (&lists[..], ending) {
                (lists, Some("xlsx")) => {
                    let sheets: Vec<TypedSheet> = lists.iter().map(Table::sheet).collect();
                    write_workbook(championship.name(), &sheets).or_fail(language)?
                }
                ([list], _) => write_csv(&list.csv_rows(language)),
                _ => {
                    return Err(Failure::usage(language.msg("cli-export-one-list")));
                }
            }
        }
        None => return Err(Failure::usage(language.msg("cli-export-format"))),
    };
    paper::write_new(&args.file, &bytes, args.replace, language)?;
    Ok(format!("{}\n", args.file.display()))
}

/// Returns the lists asked for.
fn lists(
    championship: &Championship,
    groups: &[GroupId],
    args: &Placed<Args>,
    options: &Options,
) -> Vec<Table> {
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
fn json_of(championship: &Championship, groups: &[GroupId], args: &Placed<Args>, style: NameStyle) -> Value {
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
    args: &Placed<Args>,
    language: Language,
) -> Result<String, Failure> {
    let style = args.names.style();
    let text = |id: GroupId| {
        TrfFile::of_group(championship, id, style).map(|file| file.write(version)).unwrap_or_default()
    };
    if let ([group], Some(_)) = (groups, args.file.extension()) {
        paper::write_new(&args.file, text(*group).as_bytes(), args.replace, language)?;
        return Ok(format!("{}\n", args.file.display()));
    }
    let folder: &Path = &args.file;
    files::make_folder(folder, language)?;
    let bar = bar(groups.len() as u64, language);
    for group in groups {
        let path = folder.join(format!("{}.trf", championship.group_label(*group)));
        paper::write_new(&path, text(*group).as_bytes(), args.replace, language)?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let (count, folder) = (groups.len(), folder.display());
    Ok(format!(
        "{}\n",
        language.msg("cli-files-written").with("folder", folder.to_string()).with("count", count.to_string())
    ))
}
