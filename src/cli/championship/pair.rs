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
use championship::tables::Table;
use speech::{Language, Message, Tell, msg};

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

/// What is asked for, read from the words typed.
struct Wish<'a> {
    args: &'a Args,
    groups: Vec<GroupId>,
    seed: u64,
    by_hand: Option<Table>,
    language: Language,
}

/// A group that cannot be paired yet, and why.
type Waiting = (GroupId, Message);

/// Runs the command.
pub(crate) fn run(args: &Showing<Args>, language: Language) -> Result<String, Failure> {
    let place = &args.shared.answer.place;
    let text = args.of.chosen(language)?;
    let mut desk = place.open(language)?;
    let wish = Wish {
        groups: target::groups(desk.championship(), text, language)?,
        seed: args.lot.seed(language)?,
        by_hand: args.by_hand.as_ref().map(|file| files::read_table(file, language)).transpose()?,
        args,
        language,
    };
    let mut waiting = Vec::new();
    let committed = place.commit(&mut desk, language, |championship, stamp| {
        let (facts, waits) = wish.decide(championship, stamp.at)?;
        waiting = waits;
        Ok(facts)
    })?;
    if committed.is_repeated() {
        return Ok(place.repeated(language));
    }
    let championship = desk.championship();
    if args.shared.answer.json {
        return Ok(as_json(championship, &committed.facts, &waiting));
    }
    let options = Options { language, names: args.shared.names.style(championship), ..Options::default() };
    Ok(wish.told(championship, &committed.facts, &waiting, &options))
}

impl Wish<'_> {
    /// Decides what is to be written down, and which groups wait.
    fn decide(&self, championship: &Championship, at: i64) -> Result<(Vec<Fact>, Vec<Waiting>), DeskError> {
        let args = self.args;
        if args.annul.is_none() && self.by_hand.is_none() && !args.is_of_one_group() {
            return self.pair(championship, at);
        }
        let [group] = self.groups[..] else { return Err(msg("cli-one-group").into()) };
        let facts = if let Some(reason) = &args.annul {
            annul_round(championship, group, reason)?
        } else if let Some(table) = &self.by_hand {
            let pairings = read_pairings(championship, group, table)?;
            let facts = publish_by_hand(championship, group, pairings, args.force.as_deref())?;
            free_play::clocked(championship, facts, at)
        } else if args.end {
            free_play::end(championship, group)?
        } else if let Some(minutes) = args.more {
            free_play::prolong(championship, group, minutes, at)?
        } else if let Some(reason) = &args.changes.reason {
            let wishes = args.changes.wishes(championship, group)?;
            rearrange(championship, group, args.changes.round, &wishes, reason)?
        } else {
            kept_pairs(championship, group, args.keep.as_deref().unwrap_or_default())?
        };
        Ok((facts, Vec::new()))
    }

    /// Pairs the next round of every group.
    fn pair(&self, championship: &Championship, at: i64) -> Result<(Vec<Fact>, Vec<Waiting>), DeskError> {
        let is_several = self.args.of.all || self.groups.len() > 1;
        let bar = bar(self.groups.len() as u64, self.language);
        let force = self.args.force.as_deref();
        let paired = pair(championship, &self.groups, self.seed, force, is_several, &|| bar.inc(1));
        bar.finish_and_clear();
        let (facts, waiting) = paired?;
        Ok((free_play::clocked(championship, facts, at), waiting))
    }

    /// Tells what was written down.
    fn told(
        &self,
        championship: &Championship,
        facts: &[Fact],
        waiting: &[Waiting],
        options: &Options,
    ) -> String {
        let (args, language) = (self.args, self.language);
        if let Some(report) = facts.iter().find_map(|fact| told_rearranged(championship, fact, options)) {
            return report;
        }
        if args.keep.is_some() || args.end || args.more.is_some() {
            return facts.first().map_or_else(String::new, |fact| {
                format!("{}\n", language.say(&describe(championship, fact)))
            });
        }
        let mut report = told_rounds(championship, facts, options);
        for (_, refusal) in waiting.iter().take(10) {
            let why = language.say(&championship.told(refusal.clone()));
            report += &format!("{}: {why}\n", language.msg("cli-waiting"));
        }
        for fact in facts {
            if let Fact::FreePlayEnded { group } = fact {
                let more = language.msg("cli-pair-time-over").with("group", championship.group_label(*group));
                report += &format!("{}\n{more}\n", language.say(&describe(championship, fact)));
            }
        }
        let count = published(facts).count();
        report += &match args.annul {
            Some(_) => format!("{}\n", language.msg("cli-pair-annulled")),
            None if self.by_hand.is_some() => {
                format!("{}\n", language.msg("cli-results-rounds").with("count", count))
            }
            None => format!(
                "{}\n",
                language
                    .msg("cli-pair-done")
                    .with("count", count)
                    .with("waits", waiting.len())
                    .with("seed", self.seed.to_string())
            ),
        };
        if count == 0 && args.annul.is_none() {
            report += &ways_out::next(championship, language);
        }
        report
    }
}

impl Args {
    /// Says whether something is asked for that is done to one group, beside annulling and pairing by hand.
    fn is_of_one_group(&self) -> bool {
        self.end || self.more.is_some() || self.keep.is_some() || self.changes.reason.is_some()
    }
}

/// Returns the rounds that were published.
fn published(facts: &[Fact]) -> impl Iterator<Item = (GroupId, u16)> {
    facts.iter().filter_map(|fact| match fact {
        Fact::RoundPublished { group, round, .. } => Some((*group, *round)),
        _ => None,
    })
}

/// Lists the boards of the rounds that were published, unless there are many.
fn told_rounds(championship: &Championship, facts: &[Fact], options: &Options) -> String {
    let mut report = String::new();
    if published(facts).count() > MOST_SHOWN {
        return report;
    }
    for (group, number) in published(facts) {
        let Some(group) = championship.group(group) else { continue };
        let Some(round) = group.round(number) else { continue };
        let place = championship.group_label(group.id);
        let played =
            championship.regulations().playing_in_round(&place, group.id, round.number, options.language);
        if played != place {
            report += &format!("{played}\n");
        }
        let list = reports::board_list(championship, [(group, round)], options);
        report += &Grid::of(&list, options.language).text();
    }
    report
}

/// Lists the boards of a round that was rearranged, and what its pairs now break.
fn told_rearranged(championship: &Championship, fact: &Fact, options: &Options) -> Option<String> {
    let Fact::RoundRearranged { group, round: number, pairings, .. } = fact else { return None };
    let (group, language) = (championship.group(*group)?, options.language);
    let round = group.round(*number)?;
    let mut report = Grid::of(&reports::board_list(championship, [(group, round)], options), language).text();
    for finding in check_pairings(championship, group, *number, pairings) {
        report += &format!("{}\n", language.say(&championship.told(finding.tell())));
    }
    Some(format!("{report}{}\n", language.msg("cli-pair-rearranged")))
}

/// Tells programs what was written down.
fn as_json(championship: &Championship, facts: &[Fact], waiting: &[Waiting]) -> String {
    let board = |pairing: &Pairing| match pairing {
        Pairing::Game { first, second } => {
            json!({ "first": first.to_string(), "second": second.to_string() })
        }
        Pairing::Bye { entry } => json!({ "bye": entry.to_string() }),
        Pairing::Absent { entry } => json!({ "absent": entry.to_string() }),
    };
    let rounds = facts.iter().filter_map(|fact| match fact {
        Fact::RoundPublished { group, round, seed, pairings, .. } => {
            let pairings: Vec<_> = pairings.iter().map(board).collect();
            let group = championship.group_label(*group);
            Some(json!({ "group": group, "round": round, "seed": seed, "pairings": pairings }))
        }
        _ => None,
    });
    let waiting: Vec<String> = waiting.iter().map(|(group, _)| championship.group_label(*group)).collect();
    format!("{:#}\n", json!({ "rounds": rounds.collect::<Vec<_>>(), "waiting": waiting }))
}
