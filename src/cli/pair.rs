//! `arbitro pair`.

use std::path::PathBuf;

use indicatif::{ProgressBar, ProgressStyle};
use serde_json::json;

use super::args::{LotArgs, ShownArgs};
use super::failure::Failure;
use super::files;
use super::grid::Grid;
use super::target::{self, TargetArgs};
use championship::decisions::{annul_round, pair, publish_by_hand};
use championship::facts::{Fact, GroupId, Pairing};
use championship::imports::read_pairings;
use championship::reports::{self, Options};
use speech::{Language, Tell, msg};

/// How many rounds are shown on the terminal; more are only counted.
const MOST_SHOWN: usize = 3;

/// Pairs rounds.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) of: TargetArgs,
    #[command(flatten)]
    pub(crate) lot: LotArgs,
    #[arg(long, value_name = "REASON", requires = "target")]
    pub(crate) force: Option<String>,
    #[arg(long, value_name = "FILE", requires = "target")]
    pub(crate) by_hand: Option<PathBuf>,
    #[arg(long, value_name = "REASON", requires = "target", conflicts_with_all = ["seed", "force", "by_hand"])]
    pub(crate) annul: Option<String>,
    #[command(flatten)]
    pub(crate) shown: ShownArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let text = args.of.chosen(language)?;
    let mut desk = args.shown.answer.place.open(language)?;
    let groups = target::groups(desk.championship(), text, language)?;
    let seed = args.lot.seed(language)?;
    let by_hand = args.by_hand.as_ref().map(|file| files::read_table(file, language)).transpose()?;
    let mut waiting = Vec::new();
    let committed = args.shown.answer.place.commit(&mut desk, language, |championship, _| {
        match (&args.annul, &by_hand, &groups[..]) {
            (Some(reason), _, [group]) => annul_round(championship, *group, reason),
            (None, Some(table), [group]) => {
                let pairings = read_pairings(championship, *group, table)?;
                publish_by_hand(championship, *group, pairings, args.force.as_deref())
            }
            (None, None, _) => {
                let is_several = args.of.all || groups.len() > 1;
                let bar = ProgressBar::new(groups.len() as u64);
                let style = ProgressStyle::with_template("{bar:40} {pos}/{len}");
                bar.set_style(style.expect("the template is well formed"));
                let force = args.force.as_deref();
                let paired = pair(championship, &groups, seed, force, is_several, &|| bar.inc(1));
                bar.finish_and_clear();
                let (facts, waits) = paired?;
                waiting = waits;
                Ok(facts)
            }
            _ => Err(msg("cli-one-group").into()),
        }
    })?;
    if committed.is_repeated() {
        return Ok(args.shown.answer.place.repeated(language));
    }
    let championship = desk.championship();
    if args.shown.answer.json {
        let rounds = committed.facts.iter().filter_map(|fact| match fact {
            Fact::RoundPublished { group, round, seed, pairings, .. } => {
                let boards = pairings.iter().map(|pairing| match pairing {
                    Pairing::Game { first, second } => json!({ "first": first.to_string(), "second": second.to_string() }),
                    Pairing::Bye { entry } => json!({ "bye": entry.to_string() }),
                    Pairing::Absent { entry } => json!({ "absent": entry.to_string() }),
                });
                Some(json!({ "group": group.to_string(), "round": round, "seed": seed, "pairings": boards.collect::<Vec<_>>() }))
            }
            _ => None,
        });
        let waiting: Vec<String> = waiting.iter().map(|(group, _)| group.to_string()).collect();
        return Ok(format!("{:#}\n", json!({ "rounds": rounds.collect::<Vec<_>>(), "waiting": waiting })));
    }
    let mut report = String::new();
    let options = Options { language, names: args.shown.names.style(), ..Options::default() };
    let published: Vec<(GroupId, u16)> = committed
        .facts
        .iter()
        .filter_map(|fact| match fact {
            Fact::RoundPublished { group, round, .. } => Some((*group, *round)),
            _ => None,
        })
        .collect();
    if published.len() <= MOST_SHOWN {
        for (group, round) in &published {
            let Some(group) = championship.group(*group) else { continue };
            let Some(round) = group.round(*round) else { continue };
            let list = reports::board_list(championship, [(group, round)], &options);
            report += &Grid::of(&list, language).text();
        }
    }
    for (_, refusal) in waiting.iter().take(10) {
        report += &format!("{}: {}\n", language.msg("cli-waiting"), refusal.in_language(language));
    }
    let (count, waits) = (published.len(), waiting.len());
    report += &match args.annul {
        Some(_) => format!("{}\n", language.msg("cli-pair-annulled")),
        None => format!(
            "{}\n",
            language
                .msg("cli-pair-done")
                .with("count", count)
                .with("waits", waits)
                .with("seed", seed.to_string())
        ),
    };
    Ok(report)
}
