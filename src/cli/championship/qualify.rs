//! `arbitro qualify`.

use serde_json::json;

use crate::args::{LotArgs, Showing};
use crate::championship::target::TournamentArgs;
use crate::championship::ways_out;
use crate::failure::Failure;
use crate::grid::Grid;
use championship::decisions::{Settling, WayOut, annul_qualification, describe, replace_qualifier, settle};
use championship::facts::Fact;
use championship::imports::find_entry;
use championship::reports::{self, Options};
use speech::Language;

/// Settles who goes on.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) of: TournamentArgs,
    #[arg(long, value_name = "REASON", requires = "tournament")]
    pub(crate) force: Option<String>,
    #[arg(long, value_name = "GROUP: CODE, CODE")]
    pub(crate) play_off: Vec<String>,
    #[command(flatten)]
    pub(crate) lot: LotArgs,
    #[arg(long, value_name = "REASON", requires = "tournament", conflicts_with_all = ["force", "play_off", "instead_of"])]
    pub(crate) annul: Option<String>,
    #[arg(long, value_name = "REASON", requires = "tournament", conflicts_with_all = ["force", "play_off", "instead_of", "annul"])]
    pub(crate) again: Option<String>,
    #[arg(long, value_name = "REASON", requires = "tournament", conflicts_with_all = ["force", "play_off", "instead_of", "annul", "again"])]
    pub(crate) adjust: Option<String>,
    #[arg(long, value_name = "REASON", requires = "tournament", conflicts_with_all = ["force", "play_off", "instead_of", "annul", "again", "adjust"])]
    pub(crate) keep: Option<String>,
    // Everywhere else `--replace` is about files; it is still read here.
    #[arg(long, alias = "replace", value_name = "CODE", requires_all = ["tournament", "reason"], conflicts_with_all = ["force", "play_off"])]
    pub(crate) instead_of: Option<String>,
    #[arg(long, value_name = "CODE", requires = "instead_of")]
    pub(crate) with: Option<String>,
    #[arg(long, requires = "instead_of")]
    pub(crate) reason: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &Showing<Args>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.answer.place.open(language)?;
    let wanted = args.of.find(desk.championship(), language)?;
    let seed = args.lot.seed(language)?;
    let mut waiting = Vec::new();
    let committed = args.shared.answer.place.commit(&mut desk, language, |championship, stamp| {
        let answer = match (&args.again, &args.adjust, &args.keep, &wanted[..]) {
            (Some(reason), _, _, [id]) => Some((WayOut::SettleAgain(*id), reason)),
            (_, Some(reason), _, [id]) => Some((WayOut::Exchange(*id), reason)),
            (_, _, Some(reason), [id]) => Some((WayOut::KeepQualified(*id), reason)),
            _ => None,
        };
        if let Some((way, reason)) = answer {
            return way.facts(championship, reason);
        }
        match (&args.annul, &args.instead_of, &wanted[..]) {
            (Some(reason), _, [id]) => return annul_qualification(championship, *id, reason),
            (None, Some(out), [id]) => {
                let out = find_entry(championship, out)?;
                let with = args.with.as_deref().map(|text| find_entry(championship, text)).transpose()?;
                let reason = args.reason.as_deref().unwrap_or_default();
                return replace_qualifier(championship, *id, out, with, reason);
            }
            _ => {}
        }
        let wish = Settling {
            wanted: &wanted,
            seed,
            forced: args.force.as_deref(),
            play_offs: &args.play_off,
            is_several: args.of.all,
        };
        let (facts, waits) = settle(championship, &wish, stamp)?;
        waiting = waits;
        Ok(facts)
    })?;
    if committed.is_repeated() {
        return Ok(args.shared.answer.place.repeated(language));
    }
    let championship = desk.championship();
    if args.shared.answer.json {
        let settled = committed.facts.iter().filter_map(|fact| match fact {
            Fact::Qualified { tournament, stage, qualifiers, .. } => Some(json!({
                "tournament": tournament.to_string(), "stage": stage,
                "qualifiers": qualifiers.iter().map(|one| json!({
                    "code": one.entry.to_string(), "group": one.group, "rank": one.rank,
                })).collect::<Vec<_>>(),
            })),
            _ => None,
        });
        let waiting: Vec<String> =
            waiting.iter().map(|why| language.say(&championship.named(why.clone()))).collect();
        return Ok(format!("{:#}\n", json!({ "settled": settled.collect::<Vec<_>>(), "waiting": waiting })));
    }
    let mut report = String::new();
    for fact in &committed.facts {
        report += &match fact {
            Fact::Qualified { tournament, qualifiers, .. } => {
                let name = championship.regulations().tournament_name(*tournament, language);
                let options =
                    Options { language, names: args.shared.names.style(championship), ..Options::default() };
                let grid = Grid::of(&reports::qualifier_list(championship, qualifiers, &options), language);
                let count = qualifiers.len();
                let told = language
                    .msg("cli-qualify-line")
                    .with("tournament", tournament.to_string())
                    .with("name", name)
                    .with("count", count);
                format!("{}\n{}\n", told, grid.text())
            }
            fact => language.say(&describe(championship, fact)) + "\n",
        };
    }
    for why in &waiting {
        report +=
            &format!("{}: {}\n", language.msg("cli-waiting"), language.say(&championship.told(why.clone())));
    }
    if report.is_empty() {
        report += &format!("{}\n", language.msg("cli-qualify-nothing"));
        report += &ways_out::next(championship, language);
    }
    Ok(report)
}
