//! `arbitro draw`.

use std::path::{Path, PathBuf};

use serde_json::json;

use crate::args::{Answering, LotArgs};
use crate::championship::target::TournamentArgs;
use crate::championship::ways_out;
use crate::failure::{Failure, OrFail};
use crate::files;
use championship::decisions::{annul_draw, draw, draw_in_order};
use championship::facts::{Championship, Fact, Language, TournamentId};
use championship::imports::{Order, order_of_championship, read_order};
use championship::store::{Desk, Location};

/// Draws groups.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[command(flatten)]
    pub(crate) of: TournamentArgs,
    #[command(flatten)]
    pub(crate) lot: LotArgs,
    #[arg(long, value_name = "REASON", requires = "tournament", conflicts_with = "seed")]
    pub(crate) annul: Option<String>,
    #[arg(long, value_name = "FILE", requires = "tournament", conflicts_with = "annul")]
    pub(crate) order: Option<PathBuf>,
}

/// Runs the command.
pub(crate) fn run(args: &Answering<Args>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.place.open(language)?;
    let wanted = args.of.find(desk.championship(), language)?;
    let seed = args.lot.seed(language)?;
    let order = match (&args.order, &wanted[..]) {
        (Some(file), [id]) => Some(read(file, desk.championship(), *id, language)?),
        _ => None,
    };
    let committed = args.shared.place.commit(&mut desk, language, |championship, _| {
        match (&args.annul, &wanted[..]) {
            (Some(reason), [tournament]) => annul_draw(championship, *tournament, reason),
            (None, [tournament]) if order.is_some() => {
                let order = order.as_ref().map(|order| &order.entries[..]).unwrap_or_default();
                draw_in_order(championship, *tournament, seed, order)
            }
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
        Fact::GroupsDrawn { tournament, stage, groups, .. } => {
            let name = regulations.tournament_name(*tournament, language);
            let name = regulations.playing(&name, *stage, *tournament, language);
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
    if let Some(order) = order {
        let (count, unknown) = (order.entries.len(), order.unknown.len());
        report +=
            &format!("{}\n", language.msg("cli-draw-order").with("count", count).with("unknown", unknown));
    }
    report += &match (committed.facts.is_empty(), args.annul.is_some()) {
        (true, _) => {
            let next = ways_out::next(desk.championship(), language);
            format!("{}\n{next}", language.msg("cli-draw-nothing"))
        }
        (false, true) => String::new(),
        (false, false) => format!("{}\n", language.msg("cli-draw-seed").with("seed", seed.to_string())),
    };
    Ok(report)
}

/// Reads the order in which pupils are seeded: a list, or another championship.
fn read(
    file: &Path,
    championship: &Championship,
    id: TournamentId,
    language: Language,
) -> Result<Order, Failure> {
    let order = match file.extension().is_some_and(|ending| ending == "arbitro") {
        true => {
            let other = Desk::open(&Location::parse(&file.to_string_lossy()), "").or_fail(language)?;
            order_of_championship(championship, id, other.championship())
        }
        false => read_order(championship, id, &files::read_table(file, language)?),
    };
    match order.entries.is_empty() {
        false => Ok(order),
        true => {
            let (file, id) = (file.display().to_string(), id.to_string());
            Err(Failure::data(language.msg("cli-draw-nobody").with("file", file).with("tournament", id)))
        }
    }
}
