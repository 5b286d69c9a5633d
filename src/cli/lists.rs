//! `arbitro lists`.

use std::path::{Path, PathBuf};

use clap::ValueEnum;
use indicatif::ProgressBar;

use super::failure::Failure;
use super::output::{OutputArgs, ScopeArgs, TellingArgs, said};
use super::place::PlaceArgs;
use super::{files, paper};
use championship::facts::{Championship, Language};
use championship::reports::{self, Options, Report, Scope};

/// Writes lists to hang up and to send.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(value_enum)]
    pub(crate) what: What,
    #[command(flatten)]
    pub(crate) scope: ScopeArgs,
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    #[arg(long, value_name = "N", conflicts_with_all = ["target", "cycle"])]
    pub(crate) school: Option<u32>,
    #[arg(long, conflicts_with_all = ["school", "target", "cycle"])]
    pub(crate) each: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) telling: TellingArgs,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// The lists there are.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    Entries,
    Groups,
    Tables,
    Names,
    All,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    args.output.format(language)?;
    args.telling.options(language)?;
    let desk = args.place.open(language)?;
    let options = args.telling.sealed(&desk, language)?;
    let championship = desk.championship();
    let scope = args.scope.scope(championship, language)?;
    if let Some(number) = args.school.filter(|number| championship.school(*number).is_none()) {
        return Err(Failure::data(language.msg("cli-no-school").with("number", number)));
    }
    let round = args.round;
    let reports: Vec<Report> = match args.what {
        What::Entries if args.each => schools(championship)
            .into_iter()
            .map(|number| reports::entries(championship, Some(number), &options))
            .collect(),
        What::Entries => vec![reports::entries(championship, args.school, &options)],
        What::Groups => vec![reports::groups(championship, scope, &options)],
        What::Tables => vec![reports::pairings_by_table(championship, scope, round, &options)],
        What::Names => vec![reports::pairings_by_name(championship, scope, round, &options)],
        What::All => all(championship, scope, round, &options),
    };
    match (&reports[..], args.each || args.what == What::All) {
        ([report], false) => args.output.write(report, language),
        _ => write_many(args, &reports, language),
    }
}

/// Returns the numbers of the schools that have entries.
pub(super) fn schools(championship: &Championship) -> Vec<u32> {
    let mut numbers: Vec<u32> = championship.entries().map(|entry| entry.code.school).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}

fn all(championship: &Championship, scope: Scope, round: Option<u16>, options: &Options) -> Vec<Report> {
    vec![
        reports::entries(championship, None, options),
        reports::groups(championship, scope, options),
        reports::pairings_by_table(championship, scope, round, options),
        reports::pairings_by_name(championship, scope, round, options),
    ]
}

/// Writes several reports to a folder.
fn write_many(args: &Args, reports: &[Report], language: Language) -> Result<String, Failure> {
    let format = args.output.format(language)?;
    let folder: PathBuf = args.output.out.clone().unwrap_or_else(|| Path::new(".").to_owned());
    files::make_folder(&folder, language)?;
    let bar = ProgressBar::new(reports.len() as u64);
    for report in reports {
        let bytes = format.bytes(report).map_err(|error| said(&error, language))?;
        let path = folder.join(format!("{}.{}", report.id, format.ending()));
        paper::write_new(&path, &bytes, args.output.replace, language)?;
        bar.inc(1);
    }
    bar.finish_and_clear();
    let (count, folder) = (reports.len(), folder.display());
    Ok(format!(
        "{}\n",
        language.msg("cli-files-written").with("folder", folder.to_string()).with("count", count.to_string())
    ))
}
