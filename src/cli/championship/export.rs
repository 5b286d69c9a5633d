//! `arbitro export`.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use clap::ValueEnum;

use crate::args::Placed;
use crate::args::ReplaceArgs;
use crate::championship::names::NamesArgs;
use crate::championship::target;
use crate::failure::{Failure, OrFail};
use crate::files;
use crate::out_file;
use crate::watch::bar;
use championship::facts::{Championship, GroupId};
use championship::imports::qualified;
use championship::reports::{self, List, Options, RecordText, Table, Taken};
use championship::tables::{TypedSheet, write_csv, write_workbook};
use championship::trf::{self, Version};
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
    Groups,
    Notes,
    Standings,
    Schools,
    Qualified,
    Records,
    All,
    Trf16,
    Trf26,
}

/// Runs the command.
pub(crate) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    let desk = args.shared.open(language)?;
    let championship = desk.championship();
    let groups: Vec<GroupId> = match &args.target {
        Some(text) => target::groups(championship, Some(text), language)?,
        None => championship.groups().map(|group| group.id).collect(),
    };
    let style = args.names.style(championship);
    let version = match args.what {
        What::Trf16 => Some(Version::Trf16),
        What::Trf26 => Some(Version::Trf26),
        _ => None,
    };
    if args.what == What::Qualified {
        if out_file::ending(&args.file, &["csv"], language)? != Some("csv") {
            return Err(Failure::usage(language.msg("cli-export-qualified")));
        }
        let rows: Vec<Vec<String>> = qualified(championship, usize::from(args.best))
            .table
            .rows
            .into_iter()
            .map(|row| row.cells)
            .collect();
        out_file::write_new(&args.file, &write_csv(&rows), args.replace, language)?;
        return Ok(format!("{}\n", args.file.display()));
    }
    if args.what == What::Records {
        return records(championship, &groups, args, language);
    }
    if let Some(version) = version {
        return trf(championship, &groups, version, args, language);
    }
    let ending = out_file::ending(&args.file, &["csv", "xlsx", "json"], language)?;
    let bytes = match ending {
        Some("json") => format!("{:#}\n", taken(&groups, args).json(championship, style)).into_bytes(),
        Some(_) => {
            let options = Options { language, names: style, ..Options::default() };
            let lists = taken(&groups, args).tables(championship, &options);
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
    out_file::write_new(&args.file, &bytes, args.replace, language)?;
    Ok(format!("{}\n", args.file.display()))
}

/// Returns the lists asked for.
fn taken(groups: &[GroupId], args: &Placed<Args>) -> Taken {
    let lists = match args.what {
        What::Entries => vec![List::Entries],
        What::Pairings | What::Results => vec![List::Boards],
        What::Groups => vec![List::Groups],
        What::Notes => vec![List::Notes],
        What::Standings => vec![List::Standings],
        What::Schools => vec![List::Schools],
        What::All | What::Records | What::Qualified | What::Trf16 | What::Trf26 => List::ALL.to_vec(),
    };
    let tournament = args.target.as_ref().and_then(|_| groups.first()).map(|group| group.tournament);
    Taken { lists, groups: groups.to_vec(), tournament, round: args.round }
}

/// Writes the records of games: all in one file, or in a folder a file for each.
fn records(
    championship: &Championship,
    groups: &[GroupId],
    args: &Placed<Args>,
    language: Language,
) -> Result<String, Failure> {
    let options = Options { language, names: args.names.style(championship), ..Options::default() };
    let records = reports::records(championship, groups, args.round, &options);
    if records.is_empty() {
        return Err(Failure::data(language.msg("cli-export-no-records")));
    }
    if args.file.extension().is_some() {
        out_file::write_new(&args.file, reports::records_file(&records).as_bytes(), args.replace, language)?;
        return Ok(format!("{}\n", args.file.display()));
    }
    let file = |record: &RecordText| {
        (PathBuf::from(record.file_name(championship)), record.text.clone().into_bytes())
    };
    let files: Vec<(PathBuf, Vec<u8>)> = records.iter().map(file).collect();
    files::make_folder(&args.file, language)?;
    files::write_folder(&args.file, &files, args.replace, language)?;
    let (count, folder) = (files.len(), args.file.display().to_string());
    let told = language.msg("cli-files-written").with("folder", folder).with("count", count.to_string());
    Ok(format!("{told}\n"))
}

/// Writes tournament reports: one group to a file, several to a folder.
fn trf(
    championship: &Championship,
    groups: &[GroupId],
    version: Version,
    args: &Placed<Args>,
    language: Language,
) -> Result<String, Failure> {
    let style = args.names.style(championship);
    let file = |id: GroupId| trf::group_file(championship, id, style, version, language);
    let mut left_out = BTreeSet::new();
    let mut write = |path: &Path, id: GroupId| {
        let Some(file) = file(id) else { return Ok(()) };
        left_out.extend(file.left_out.iter().map(|message| format!("{}\n", language.say(message))));
        out_file::write_new(path, file.text.as_bytes(), args.replace, language)
    };
    if let ([group], Some(_)) = (groups, args.file.extension()) {
        write(&args.file, *group)?;
        return Ok(format!("{}\n{}", args.file.display(), left_out.into_iter().collect::<String>()));
    }
    let folder: &Path = &args.file;
    files::make_folder(folder, language)?;
    let bar = bar(groups.len() as u64, language);
    for group in groups {
        let path = folder.join(format!("{}.trf", championship.group_label(*group)));
        write(&path, *group)?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let (count, folder) = (groups.len(), folder.display());
    let told =
        language.msg("cli-files-written").with("folder", folder.to_string()).with("count", count.to_string());
    Ok(format!("{told}\n{}", left_out.into_iter().collect::<String>()))
}
