//! `arbitro wallchart`.

use super::failure::Failure;
use super::output::{OutputArgs, ScopeArgs, TellingArgs};
use super::place::PlaceArgs;
use championship::facts::Language;
use championship::reports;

/// Writes wall charts.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) scope: ScopeArgs,
    #[arg(long)]
    pub(crate) cross: bool,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) telling: TellingArgs,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    args.output.format(language)?;
    args.telling.options(language)?;
    let desk = args.place.open(language)?;
    let options = args.telling.sealed(&desk, language)?;
    let championship = desk.championship();
    let scope = args.scope.scope(championship, language)?;
    let report = match args.cross {
        true => reports::cross_tables(championship, scope, &options),
        false => reports::wall_charts(championship, scope, &options),
    };
    args.output.write(&report, language)
}
