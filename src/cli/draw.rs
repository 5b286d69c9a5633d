//! `arbitro draw`.

use serde_json::json;

use super::args::{Answering, LotArgs};
use super::failure::Failure;
use super::target::TournamentArgs;
use championship::decisions::{annul_draw, draw};
use championship::facts::{Fact, Language};

/// Draws groups.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) of: TournamentArgs,
    #[command(flatten)]
    pub(crate) lot: LotArgs,
    #[arg(long, value_name = "REASON", requires = "tournament", conflicts_with = "seed")]
    pub(crate) annul: Option<String>,
}

/// Runs the command.
pub(super) fn run(args: &Answering<Args>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.place.open(language)?;
    let wanted = args.of.find(desk.championship(), language)?;
    let seed = args.lot.seed(language)?;
    let committed = args.shared.place.commit(&mut desk, language, |championship, _| {
        match (&args.annul, &wanted[..]) {
            (Some(reason), [tournament]) => annul_draw(championship, *tournament, reason),
            _ => draw(championship, &wanted, seed, args.of.all),
        }
    })?;
    if committed.is_repeated() {
        return Ok(args.shared.place.repeated(language));
    }
    if args.shared.json {
        let draws = committed.facts.iter().filter_map(|fact| match fact {
            Fact::GroupsDrawn { tournament, stage, seed, groups } => Some(json!({
                "tournament": tournament.to_string(), "stage": stage, "seed": seed,
                "groups": groups.iter().map(|group| json!({
                    "table": group.table,
                    "members": group.members.iter().map(ToString::to_string).collect::<Vec<_>>(),
                })).collect::<Vec<_>>(),
            })),
            _ => None,
        });
        return Ok(format!("{:#}\n", draws.collect::<serde_json::Value>()));
    }
    let regulations = desk.championship().regulations();
    let line = |fact: &Fact| match fact {
        Fact::GroupsDrawn { tournament, groups, .. } => {
            let name = regulations.tournament_name(*tournament, language);
            let sizes: Vec<String> = groups.iter().map(|group| group.members.len().to_string()).collect();
            let (count, sizes) = (groups.len(), sizes.join(", "));
            format!(
                "{}\n",
                language
                    .msg("cli-draw-line")
                    .with("tournament", tournament.to_string())
                    .with("name", name.to_string())
                    .with("count", count)
                    .with("sizes", sizes.to_string())
            )
        }
        _ => format!("{}\n", language.msg("cli-draw-annulled")),
    };
    let mut report: String = committed.facts.iter().map(line).collect();
    report += &match (committed.facts.is_empty(), args.annul.is_some()) {
        (true, _) => {
            format!("{}\n", language.msg("cli-draw-nothing"))
        }
        (false, true) => String::new(),
        (false, false) => format!("{}\n", language.msg("cli-draw-seed").with("seed", seed.to_string())),
    };
    Ok(report)
}
