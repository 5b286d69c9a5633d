//! Standings where who loses leaves: how far everybody came, and the last match of each.

use std::collections::BTreeSet;

use super::model::{Column, Kind, Print, Table};
use super::options::Options;
use super::scores;
use super::words::Teller;
use crate::facts::{Board, Championship, EntryCode, Format, Group, MetricKey, Outcome, Round};
use crate::standings::Standings;
use crate::tables::Value;
use speech::{Message, msg};

/// The key of columns of how far somebody came.
pub(super) const REACHED: &str = "reached";
/// The key of columns of whom somebody met last, and how it ended.
const LAST_MATCH: &str = "last_match";

/// How far somebody came, in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KnockoutProgress {
    /// The round of the last match, or that they are still in.
    pub reached: String,
    /// Whom they met last, and how it ended.
    pub last_match: String,
}

/// Returns how far everybody in standings has come, in their order, with what the two columns are called; nothing where points decide.
pub fn progress(
    championship: &Championship,
    table: &Standings,
    options: &Options,
) -> Option<([String; 2], Vec<KnockoutProgress>)> {
    let teller = Teller::new(championship, options);
    let group = championship.group(table.group)?;
    let is_bracket = championship.format_of(group.id).is_some_and(Format::is_bracket);
    let heads = || [msg("reports-reached"), msg("reports-last-match")].map(|head| teller.say(head));
    is_bracket.then(|| (heads(), progress_in(teller, group, table)))
}

/// Returns the columns of standings in which points decide nothing: those are for machines.
pub(super) fn columns(teller: Teller<'_>) -> Vec<Column> {
    let mut columns = scores::columns(teller, &[MetricKey::Points]);
    let at = after_person(teller);
    columns[at].print = Print::Hidden;
    columns.splice(at..at, own_columns(teller));
    columns
}

/// Returns the columns that tell how far everybody came.
pub(super) fn own_columns(teller: Teller<'_>) -> [Column; 2] {
    [
        Column::new(REACHED, teller.say(msg("reports-reached")), Kind::Text).for_people(),
        Column::new(LAST_MATCH, teller.say(msg("reports-last-match")), Kind::Text).for_people(),
    ]
}

/// Sets the last matches of a list for a wall in fine print beside the names.
pub(super) fn shorten(table: &mut Table) {
    let matches = table.columns.iter_mut().filter(|column| column.key == LAST_MATCH);
    matches.for_each(|column| column.print = Print::Fine);
}

/// Returns the place of the first column after those of a pupil.
fn after_person(teller: Teller<'_>) -> usize {
    1 + teller.person_columns().len()
}

/// Returns the lines of standings for these columns.
pub(super) fn rows(teller: Teller<'_>, group: &Group, table: &Standings) -> Vec<Vec<Value>> {
    let at = after_person(teller);
    let rows = scores::rows(teller, &table.metrics, table).into_iter().zip(progress_in(teller, group, table));
    rows.map(|(mut row, progress)| {
        row.splice(at..at, progress.values());
        row
    })
    .collect()
}

impl KnockoutProgress {
    /// Returns what stands in the columns.
    pub(super) fn values(self) -> [Value; 2] {
        [Value::text(self.reached), Value::text(self.last_match)]
    }
}

pub(super) fn progress_in(teller: Teller<'_>, group: &Group, table: &Standings) -> Vec<KnockoutProgress> {
    let format = teller.championship.format_of(group.id);
    let is_over = is_over(teller, group, table);
    let mut so_far = group.clone();
    so_far.rounds.truncate(table.n_rounds);
    let named = named(teller, format, &so_far.rounds);
    let lost = so_far.losses();
    let allowed = format.map_or(1, Format::losses_allowed);
    // Who has lost no more than is allowed, and has not left.
    let is_in = |code: EntryCode| {
        lost.get(&code).is_none_or(|losses| *losses < allowed)
            && group.member(code).is_some_and(|member| member.withdrawn_from.is_none())
    };
    let codes = table.lines.iter().map(|line| line.entry).chain(table.unplaced.iter().copied());
    codes
        .map(|code| {
            let last = named.iter().rev().find_map(|(name, third, round)| {
                let board = round.board_of(code)?;
                Some((if *third == Some(board.number) { third_place(teller) } else { name.clone() }, board))
            });
            let reached = match &last {
                _ if !is_over && is_in(code) => teller.say(msg("reports-still-in")),
                Some((name, _)) => name.clone(),
                None => String::new(),
            };
            let told = last.and_then(|(_, board)| last_match(teller, board, code));
            KnockoutProgress { reached, last_match: told.unwrap_or_default() }
        })
        .collect()
}

/// Says whether nobody is left to meet another after the rounds that standings tell of.
pub(super) fn is_over(teller: Teller<'_>, group: &Group, table: &Standings) -> bool {
    table.n_rounds >= group.rounds.len() && teller.championship.missing_games(group.id) == 0
}

fn third_place(teller: Teller<'_>) -> String {
    teller.say(msg("reports-third-place-match"))
}

/// Returns what each round is called, by how many are left in it, with the number of the board at which those who have lost play for
/// the third place.
fn named<'r>(
    teller: Teller<'_>,
    format: Option<Format>,
    rounds: &'r [Round],
) -> Vec<(String, Option<u16>, &'r Round)> {
    let is_knockout = matches!(format, Some(Format::Knockout { .. }));
    let mut lost: BTreeSet<EntryCode> = BTreeSet::new();
    let mut found: Vec<(String, Option<u16>, &Round)> = Vec::new();
    for round in rounds {
        let is_third =
            |board: &&Board| is_knockout && lost.contains(&board.first) && lost.contains(&board.second);
        let third = round.boards.iter().find(is_third).map(|board| board.number);
        let byes = round.byes.iter().filter(|code| !lost.contains(*code)).count();
        let n_in = 2 * (round.boards.len() - usize::from(third.is_some())) + byes;
        let name = match n_in {
            _ if !is_knockout => None,
            2 => Some(msg("reports-round-final")),
            3..=4 => Some(msg("reports-round-semifinal")),
            5..=8 => Some(msg("reports-round-quarterfinal")),
            9..=16 => Some(msg("reports-round-of-sixteen")),
            _ => None,
        };
        let numbered = || teller.round(round.number);
        let name = name.map(|name| teller.say(name));
        // After a correction two rounds may have as many.
        let name = name.filter(|name| found.iter().all(|(other, ..)| other != name)).unwrap_or_else(numbered);
        found.push((name, third, round));
        for board in round.boards.iter().filter(|board| board.winner_or_draw().is_some()) {
            let beaten = [board.first, board.second].into_iter().filter(|code| board.winner() != Some(*code));
            lost.extend(beaten);
        }
    }
    found
}

/// Tells of a match that is decided, seen by one of the two.
fn last_match(teller: Teller<'_>, board: &Board, code: EntryCode) -> Option<String> {
    let result = board.winner_or_draw()?;
    let is_first = board.first == code;
    let (first, second) = result.outcomes();
    let (own, theirs) = if is_first { (first, second) } else { (second, first) };
    let opponent = teller.name_in_prose(board.opponent_of(code)?);
    let message: Message = match (own, theirs, result.is_played()) {
        (Outcome::Win, _, true) => msg("reports-match-beat").with("opponent", opponent),
        (Outcome::Win, _, false) => msg("reports-match-forfeited-to").with("opponent", opponent),
        (_, Outcome::Win, true) => msg("reports-match-lost-to").with("opponent", opponent),
        (_, Outcome::Win, false) => msg("reports-match-stayed-away").with("opponent", opponent),
        (.., true) => msg("reports-match-drew-with").with("opponent", opponent),
        (.., false) => return Some(teller.say(msg("reports-both-absent"))),
    };
    let told = teller.say(message);
    let score = board.score_words().filter(|_| board.games.len() > 1 && result.is_played());
    let score = score.map(|score| match score.split_once('–') {
        Some((one, other)) if !is_first => format!("{other}–{one}"),
        _ => score,
    });
    Some(match score {
        Some(score) => format!("{told}\u{a0}({score})"),
        None => told,
    })
}
