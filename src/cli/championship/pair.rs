//! `arbitro pair`.

use std::path::PathBuf;

use serde_json::json;

use crate::args::{LotArgs, Showing};
use crate::championship::target::{self, TargetArgs};
use crate::championship::ways_out;
use crate::failure::Failure;
use crate::files;
use crate::grid::Grid;
use crate::watch::bar;
use championship::decisions::{
    Arrangement, annul_round, describe, free_play, kept_pairs, pair, publish_by_hand, rearrange,
};
use championship::facts::{Championship, Fact, GroupId, Pairing};
use championship::imports::{find_entry_among, read_pairings};
use championship::pairing::checker::check_pairings;
use championship::reports::{self, Options};
use championship::store::DeskError;
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
    #[arg(long, value_name = "REASON", requires = "target", conflicts_with_all = ["seed", "force", "by_hand", "annul"])]
    pub(crate) keep: Option<String>,
    #[arg(long, requires = "target", conflicts_with_all = ["seed", "force", "by_hand", "annul", "keep"])]
    pub(crate) end: bool,
    #[arg(long, value_name = "MINUTES", requires = "target", conflicts_with_all = ["seed", "force", "by_hand", "annul", "keep", "end"])]
    pub(crate) more: Option<u16>,
    #[command(flatten)]
    pub(crate) changes: Changes,
}

/// What is to be exchanged in a published round.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Changes {
    #[arg(long, value_name = "CODE, CODE", requires_all = ["target", "reason"], conflicts_with = "annul")]
    pub(crate) exchange: Vec<String>,
    #[arg(long, value_name = "BOARD", requires_all = ["target", "reason"], conflicts_with = "annul")]
    pub(crate) sides: Vec<u16>,
    #[arg(long, value_name = "BOARD, BOARD", requires_all = ["target", "reason"], conflicts_with = "annul")]
    pub(crate) boards: Vec<String>,
    #[arg(long, value_name = "N", requires = "reason")]
    pub(crate) round: Option<u16>,
    #[arg(long, requires = "target")]
    pub(crate) reason: Option<String>,
}

impl Changes {
    /// Returns what was typed, in order.
    fn wishes(&self, championship: &Championship, group: GroupId) -> Result<Vec<Arrangement>, DeskError> {
        let two = |text: &str| {
            let unread = || DeskError::from(msg("cli-pair-two").with("text", text));
            text.split_once(',').map(|(one, other)| (one.to_owned(), other.to_owned())).ok_or_else(unread)
        };
        let is_meant = |code| championship.group(group).is_some_and(|group| group.member(code).is_some());
        let mut wishes = Vec::new();
        for text in &self.exchange {
            let (one, other) = two(text)?;
            let find = |text: &str| find_entry_among(championship, text, is_meant);
            wishes.push(Arrangement::Entries(find(&one)?, find(&other)?));
        }
        let last = championship.group(group).and_then(|group| group.rounds.last());
        let round = self.round.or(last.map(|round| round.number)).unwrap_or(1);
        let numbered = |told: u16| Ok::<_, DeskError>(championship.place_told(group, round, told)?.board);
        for told in &self.sides {
            wishes.push(Arrangement::Sides(numbered(*told)?));
        }
        for text in &self.boards {
            let (one, other) = two(text)?;
            let unread = |_| DeskError::from(msg("cli-pair-two").with("text", text));
            let (one, other) = (one.trim().parse().map_err(unread)?, other.trim().parse().map_err(unread)?);
            wishes.push(Arrangement::Boards(numbered(one)?, numbered(other)?));
        }
        Ok(wishes)
    }
}

/// Runs the command.
pub(crate) fn run(args: &Showing<Args>, language: Language) -> Result<String, Failure> {
    let text = args.of.chosen(language)?;
    let mut desk = args.shared.answer.place.open(language)?;
    let groups = target::groups(desk.championship(), text, language)?;
    let seed = args.lot.seed(language)?;
    let by_hand = args.by_hand.as_ref().map(|file| files::read_table(file, language)).transpose()?;
    let mut waiting = Vec::new();
    let committed = args.shared.answer.place.commit(&mut desk, language, |championship, stamp| {
        match (&args.annul, &by_hand, &groups[..]) {
            (None, None, [group]) if args.end => free_play::end(championship, *group),
            (None, None, [group]) if args.more.is_some() => {
                free_play::prolong(championship, *group, args.more.unwrap_or(0), stamp.at)
            }
            (None, None, [group]) if args.changes.reason.is_some() => {
                let wishes = args.changes.wishes(championship, *group)?;
                let reason = args.changes.reason.as_deref().unwrap_or_default();
                rearrange(championship, *group, args.changes.round, &wishes, reason)
            }
            (None, None, [group]) if args.keep.is_some() => {
                kept_pairs(championship, *group, args.keep.as_deref().unwrap_or_default())
            }
            (Some(reason), _, [group]) => annul_round(championship, *group, reason),
            (None, Some(table), [group]) => {
                let pairings = read_pairings(championship, *group, table)?;
                let facts = publish_by_hand(championship, *group, pairings, args.force.as_deref())?;
                Ok(free_play::clocked(championship, facts, stamp.at))
            }
            (None, None, _) => {
                let is_several = args.of.all || groups.len() > 1;
                let bar = bar(groups.len() as u64, language);
                let force = args.force.as_deref();
                let paired = pair(championship, &groups, seed, force, is_several, &|| bar.inc(1));
                bar.finish_and_clear();
                let (facts, waits) = paired?;
                waiting = waits;
                Ok(free_play::clocked(championship, facts, stamp.at))
            }
            _ => Err(msg("cli-one-group").into()),
        }
    })?;
    if committed.is_repeated() {
        return Ok(args.shared.answer.place.repeated(language));
    }
    let championship = desk.championship();
    if args.shared.answer.json {
        let rounds = committed.facts.iter().filter_map(|fact| match fact {
            Fact::RoundPublished { group, round, seed, pairings, .. } => {
                let boards = pairings.iter().map(|pairing| match pairing {
                    Pairing::Game { first, second } => json!({ "first": first.to_string(), "second": second.to_string() }),
                    Pairing::Bye { entry } => json!({ "bye": entry.to_string() }),
                    Pairing::Absent { entry } => json!({ "absent": entry.to_string() }),
                });
                Some(json!({ "group": championship.group_label(*group), "round": round, "seed": seed, "pairings": boards.collect::<Vec<_>>() }))
            }
            _ => None,
        });
        let waiting: Vec<String> =
            waiting.iter().map(|(group, _)| championship.group_label(*group)).collect();
        return Ok(format!("{:#}\n", json!({ "rounds": rounds.collect::<Vec<_>>(), "waiting": waiting })));
    }
    let mut report = String::new();
    let options = Options { language, names: args.shared.names.style(championship), ..Options::default() };
    let published: Vec<(GroupId, u16)> = committed
        .facts
        .iter()
        .filter_map(|fact| match fact {
            Fact::RoundPublished { group, round, .. } => Some((*group, *round)),
            _ => None,
        })
        .collect();
    let arranged = committed.facts.iter().find_map(|fact| match fact {
        Fact::RoundRearranged { group, round, pairings, .. } => Some((*group, *round, pairings)),
        _ => None,
    });
    if let Some((id, number, pairings)) = arranged {
        let Some(group) = championship.group(id) else { return Ok(report) };
        let Some(round) = group.round(number) else { return Ok(report) };
        report += &Grid::of(&reports::board_list(championship, [(group, round)], &options), language).text();
        for finding in check_pairings(championship, group, number, pairings) {
            report += &format!("{}\n", language.say(&championship.told(finding.tell())));
        }
        return Ok(format!("{report}{}\n", language.msg("cli-pair-rearranged")));
    }
    if published.len() <= MOST_SHOWN {
        for (group, round) in &published {
            let Some(group) = championship.group(*group) else { continue };
            let Some(round) = group.round(*round) else { continue };
            let place = championship.group_label(group.id);
            let played =
                championship.regulations().playing_in_round(&place, group.id, round.number, language);
            if played != place {
                report += &format!("{played}\n");
            }
            let list = reports::board_list(championship, [(group, round)], &options);
            report += &Grid::of(&list, language).text();
        }
    }
    for (_, refusal) in waiting.iter().take(10) {
        report += &format!(
            "{}: {}\n",
            language.msg("cli-waiting"),
            language.say(&championship.told(refusal.clone()))
        );
    }
    for fact in committed.facts.iter().filter(|_| !args.end) {
        if let Fact::FreePlayEnded { group } = fact {
            let more = language.msg("cli-pair-time-over").with("group", championship.group_label(*group));
            report += &format!("{}\n{more}\n", language.say(&describe(championship, fact)));
        }
    }
    let (count, waits) = (published.len(), waiting.len());
    if let (true, Some(fact)) =
        (args.keep.is_some() || args.end || args.more.is_some(), committed.facts.first())
    {
        return Ok(format!("{}\n", language.say(&describe(championship, fact))));
    }
    report += &match args.annul {
        Some(_) => format!("{}\n", language.msg("cli-pair-annulled")),
        None if by_hand.is_some() => format!("{}\n", language.msg("cli-results-rounds").with("count", count)),
        None => format!(
            "{}\n",
            language
                .msg("cli-pair-done")
                .with("count", count)
                .with("waits", waits)
                .with("seed", seed.to_string())
        ),
    };
    if published.is_empty() && args.annul.is_none() {
        report += &ways_out::next(championship, language);
    }
    Ok(report)
}
