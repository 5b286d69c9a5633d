//! `arbitro draw`.

use serde_json::json;

use super::failure::{Failure, OrFail};
use super::place::PlaceArgs;
use super::target;
use championship::decisions::{annul_draw, draw};
use championship::facts::{Fact, Language};
use championship::store::random_seed;

/// Draws groups.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = "Examples:
  arbitro draw --all                 all tournaments whose turn has come
  arbitro draw 1.3 --seed 2027       repeatable: the same seed and entries give the same groups
  arbitro draw 1.3                   after `arbitro qualify 1.3`: the final
  arbitro draw 1.3 --annul \"faltava uma escola\"

The seed is recorded and shown in the log.")]
pub(crate) struct Args {
    /// The tournament, such as 1.3 or `rastros 1`
    pub(crate) tournament: Option<String>,
    /// All tournaments whose turn has come
    #[arg(long, conflicts_with = "tournament")]
    pub(crate) all: bool,
    /// The seed of the lot. Default: a random one
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Annul the last draw, before its first round, for this reason
    #[arg(long, value_name = "REASON", requires = "tournament", conflicts_with = "seed")]
    pub(crate) annul: Option<String>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let text = target::chosen(&args.tournament, args.all, language)?;
    let mut desk = args.place.open(language)?;
    let wanted = target::tournaments(desk.championship(), text, language)?;
    let seed = args.seed.map_or_else(random_seed, Ok).or_fail(language)?;
    let committed =
        args.place.commit(&mut desk, language, |championship, _| match (&args.annul, &wanted[..]) {
            (Some(reason), [tournament]) => annul_draw(championship, *tournament, reason),
            _ => draw(championship, &wanted, seed, args.all),
        })?;
    if committed.is_repeated() {
        return Ok(args.place.repeated(language));
    }
    if args.json {
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
            language.pick(
                format!("{tournament} {name}; grupos: {count} ({sizes})\n"),
                format!("{tournament} {name}; groups: {count} ({sizes})\n"),
            )
        }
        _ => language.pick("sorteio anulado\n".to_owned(), "draw annulled\n".to_owned()),
    };
    let mut report: String = committed.facts.iter().map(line).collect();
    report += &match (committed.facts.is_empty(), args.annul.is_some()) {
        (true, _) => {
            language.pick("não há nada para sortear\n".to_owned(), "there is nothing to draw\n".to_owned())
        }
        (false, true) => String::new(),
        (false, false) => language.pick(format!("semente {seed}\n"), format!("seed {seed}\n")),
    };
    Ok(report)
}
