//! `arbitro qualify`.

use serde_json::json;

use super::failure::{Failure, OrFail, said};
use super::grid::Grid;
use super::names::NamesArgs;
use super::place::PlaceArgs;
use super::{rows, target};
use crate::championship::{
    Championship, EntryCode, Fact, GroupId, Language, LastResort, Refusal, Stamp, TieMeans, Title,
    TournamentId,
};
use crate::standings::{self, QualificationError};
use crate::store::{DeskError, random_seed};

/// Settles who goes on.
#[derive(clap::Args, Clone, Debug)]
#[command(after_help = "Examples:
  arbitro qualify --all                       every tournament whose stage is complete
  arbitro qualify 1.3
  arbitro qualify 1.3 --force \"mesa 9 adiada\"
  arbitro qualify 1.3 --play-off \"1.3.2: 221.1.3, 007.1.3\"      the winner of a play-off first

Ties across the line are decided as the regulations say: by a seeded lot, by a play-off, or shared.
Then `arbitro draw` makes the next stage.")]
pub(crate) struct Args {
    /// The tournament, such as 1.3
    pub(crate) tournament: Option<String>,
    /// Every tournament whose stage is complete
    #[arg(long, conflicts_with = "tournament")]
    pub(crate) all: bool,
    /// Settle although results are missing, for this reason
    #[arg(long, value_name = "REASON", requires = "tournament")]
    pub(crate) force: Option<String>,
    /// The order in which a play-off left the tied of a group; may be repeated
    #[arg(long, value_name = "GROUP: CODE, CODE")]
    pub(crate) play_off: Vec<String>,
    /// The seed of lots. Default: a random one
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Print JSON
    #[arg(long)]
    pub(crate) json: bool,
    #[command(flatten)]
    pub(crate) names: NamesArgs,
    #[command(flatten)]
    pub(crate) place: PlaceArgs,
}

/// Runs the command.
pub(super) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let text = target::chosen(&args.tournament, args.all, language)?;
    let mut desk = args.place.open(language)?;
    let wanted = target::tournaments(desk.championship(), text, language)?;
    let seed = args.seed.map_or_else(random_seed, Ok).or_fail(language)?;
    let mut waiting = Vec::new();
    let committed = args.place.commit(&mut desk, language, |championship, stamp| {
        waiting.clear();
        settle(championship, &wanted, seed, args, stamp, &mut waiting)
    })?;
    if committed.is_repeated() {
        return Ok(args.place.repeated(language));
    }
    let championship = desk.championship();
    if args.json {
        let settled = committed.facts.iter().filter_map(|fact| match fact {
            Fact::Qualified { tournament, stage, qualifiers, .. } => Some(json!({
                "tournament": tournament.to_string(), "stage": stage,
                "qualifiers": qualifiers.iter().map(|one| json!({
                    "code": one.entry.to_string(), "group": one.group, "rank": one.rank,
                })).collect::<Vec<_>>(),
            })),
            _ => None,
        });
        let waiting: Vec<Title> = waiting;
        let waiting: Vec<&str> = waiting.iter().map(|why| why.in_language(language)).collect();
        return Ok(format!("{:#}\n", json!({ "settled": settled.collect::<Vec<_>>(), "waiting": waiting })));
    }
    let mut report = String::new();
    for fact in &committed.facts {
        report += &match fact {
            Fact::Qualified { tournament, qualifiers, .. } => {
                let name = championship.regulations().tournament_name(*tournament, language);
                let header = language.pick(
                    ["N.º", "Código", "Nome", "Escola", "Grupo", "Lugar"],
                    ["No.", "Code", "Name", "School", "Group", "Rank"],
                );
                let mut grid = Grid::new(&header);
                for (number, one) in (1..).zip(qualifiers) {
                    let shown = championship
                        .entry(one.entry)
                        .and_then(|entry| entry.contestant.shown_name(args.names.style()));
                    grid.push(vec![
                        format!("{number}"),
                        one.entry.to_string(),
                        shown.unwrap_or_default(),
                        rows::school(championship, one.entry),
                        one.group.to_string(),
                        one.rank.to_string(),
                    ]);
                }
                let count = qualifiers.len();
                language.pick(
                    format!("{tournament} {name}; apurados: {count}\n{}\n", grid.text()),
                    format!("{tournament} {name}; going on: {count}\n{}\n", grid.text()),
                )
            }
            fact => super::log_words::describe(fact, language) + "\n",
        };
    }
    for why in &waiting {
        report += &format!("{}: {}\n", language.pick("em espera", "waiting"), why.in_language(language));
    }
    if report.is_empty() {
        report += language.pick("não há nada para apurar\n", "there is nothing to settle\n");
    }
    Ok(report)
}

/// Settles each tournament; of several, those that cannot be settled yet are noted and passed over.
fn settle(
    championship: &Championship,
    wanted: &[TournamentId],
    seed: u64,
    args: &Args,
    stamp: &Stamp,
    waiting: &mut Vec<Title>,
) -> Result<Vec<Fact>, DeskError> {
    let mut state = championship.clone();
    let mut facts = Vec::new();
    for text in &args.play_off {
        let fact = play_off(&state, text, stamp)?;
        state.apply(&fact)?;
        facts.push(fact);
    }
    for id in wanted {
        let Some(stage) = state.tournament(*id).and_then(|tournament| tournament.current_stage()) else {
            match args.all {
                true => continue,
                false => return Err(Refusal::NoStage(*id, 1).into()),
            }
        };
        let (stage, is_settled) = (stage.number, stage.qualified.is_some());
        if is_settled && args.all {
            continue;
        }
        // Each lot settles one tie; there are fewer ties than groups.
        let mut settled = standings::qualify(&state, *id, stage, args.force.as_deref());
        while let Err(QualificationError::Tied { group, last_resort: LastResort::Lot, .. }) = &settled {
            let lots = standings::draw_lots(&state, *group, seed, stamp);
            if lots.is_empty() {
                break;
            }
            for lot in lots {
                state.apply(&lot)?;
                facts.push(lot);
            }
            settled = standings::qualify(&state, *id, stage, args.force.as_deref());
        }
        match settled {
            Ok(fact) => {
                state.apply(&fact)?;
                facts.push(fact);
            }
            Err(QualificationError::NoNextStage(_)) if args.all => {}
            Err(error) if args.all => {
                waiting.push(Title::new(error.in_language(Language::Pt), error.in_language(Language::En)));
            }
            Err(error) => return Err(said(|language| error.in_language(language))),
        }
    }
    Ok(facts)
}

/// Reads the order of a play-off, `1.3.2: 221.1.3, 007.1.3`.
fn play_off(championship: &Championship, text: &str, stamp: &Stamp) -> Result<Fact, DeskError> {
    let unread = || {
        DeskError::Said(Title::new(
            format!("`{text}` não é uma ordem de desempate; esperava `1.3.2: 221.1.3, 007.1.3`"),
            format!("`{text}` is no order of a play-off; expected `1.3.2: 221.1.3, 007.1.3`"),
        ))
    };
    let (group, codes) = text.split_once(':').ok_or_else(unread)?;
    let group: GroupId = championship.find_group(group)?;
    let codes = codes.split([',', ' ']).filter(|code| !code.is_empty());
    let order = codes.map(str::parse).collect::<Result<Vec<EntryCode>, _>>().map_err(|_| unread())?;
    let ties = standings::of_group(championship, group).map(|table| table.ties()).unwrap_or_default();
    let mut sorted = order.clone();
    sorted.sort_unstable();
    let is_tied = ties.into_iter().any(|mut tied| {
        tied.sort_unstable();
        tied == sorted
    });
    if !is_tied {
        return Err(match order.iter().find(|code| championship.entry(**code).is_none()) {
            Some(code) => Refusal::NoEntry(*code).into(),
            None => DeskError::Said(Title::new(
                format!("estes não estão empatados no grupo `{group}`; indique exatamente os empatados"),
                format!("these are not tied in group `{group}`; name exactly the tied"),
            )),
        });
    }
    Ok(Fact::TieDecided { group, order, means: TieMeans::PlayOff, stamp: stamp.clone() })
}
