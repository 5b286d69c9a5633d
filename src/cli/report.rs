//! `arbitro report`.

use clap::ValueEnum;

use super::failure::Failure;
use super::output::{OutputArgs, ScopeArgs, TellingArgs};
use super::place::PlaceArgs;
use championship::facts::{Championship, Language};
use championship::reports::{self, Options, Report, Scope};

/// Writes reports.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(long, value_enum, default_value = "scores")]
    pub(crate) kind: Kind,
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    #[command(flatten)]
    pub(crate) scope: ScopeArgs,
    #[command(flatten)]
    pub(crate) output: OutputArgs,
    #[command(flatten)]
    pub(crate) telling: TellingArgs,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// The reports there are.
#[derive(ValueEnum, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Scores,
    Results,
    Standings,
    Cross,
    Schools,
    Prizes,
    Final,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    // What was typed wrongly is said before anything is opened.
    args.output.format(language)?;
    args.telling.options(language)?;
    let desk = args.place.open(language)?;
    let options = args.telling.sealed(&desk, language)?;
    let championship = desk.championship();
    let scope = args.scope.scope(championship, language)?;
    let report = make(championship, args, scope, &options)?;
    args.output.write(&report, language)
}

fn make(
    championship: &Championship,
    args: &Args,
    scope: Scope,
    options: &Options,
) -> Result<Report, Failure> {
    let language = options.language;
    let whole = |what: &str| Failure::usage(language.msg("cli-report-whole").with("what", what.to_string()));
    if args.round.is_some() && args.kind != Kind::Standings {
        return Err(Failure::usage(language.msg("cli-report-round")));
    }
    Ok(match (args.kind, scope) {
        (Kind::Scores, _) => reports::scores(championship, scope, options),
        (Kind::Results, _) => reports::results(championship, scope, options),
        (Kind::Cross, _) => reports::cross_tables(championship, scope, options),
        (Kind::Prizes, _) => reports::prizes(championship, scope, options),
        (Kind::Standings, _) => {
            let (stage, last) = present(championship, scope);
            reports::standings_after(championship, scope, stage, args.round.unwrap_or(last), options)
        }
        (Kind::Schools, Scope::All) => reports::schools(championship, None, options),
        (Kind::Schools, Scope::Cycle(cycle)) => reports::schools(championship, Some(cycle), options),
        (Kind::Schools, _) => return Err(whole("schools")),
        (Kind::Final, Scope::All) => reports::summary(championship, options),
        (Kind::Final, _) => return Err(whole("final")),
    })
}

/// Returns the latest stage of a scope that was drawn, and its last round that is complete in all groups; 1 if there is none.
fn present(championship: &Championship, scope: Scope) -> (u8, u16) {
    let groups: Vec<_> = championship.groups().filter(|group| scope.has_group(group.id)).collect();
    let stage = groups.iter().map(|group| group.id.stage).max().unwrap_or(1);
    let complete = groups.iter().filter(|group| group.id.stage == stage).map(|group| {
        let missing = group.missing_results().into_iter().map(|(round, _)| round).min();
        missing.map_or(group.next_round(), |round| round).saturating_sub(1)
    });
    (stage, complete.min().unwrap_or(1).max(1))
}
