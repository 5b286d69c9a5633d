//! What a change changes: places, rounds, brackets and who goes on, told in sentences with what is asked.

use std::collections::{BTreeMap, BTreeSet};

use super::left_boards::left_in;
use super::questions::{Difference, Question, WayOut, difference, listed, questions_of};
use crate::facts::{Championship, EntryCode, Group, GroupId, Round, Stage, TournamentId, TournamentStatus};
use crate::standings;
use speech::{Message, Tell, Value, msg};

/// Something that is different, and what can be done about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// What is different.
    pub told: Message,
    /// The ways out; none where nothing is asked.
    pub ways: Vec<WayOut>,
}

impl From<Message> for Change {
    fn from(told: Message) -> Change {
        Change { told, ways: Vec::new() }
    }
}

/// Tells what is different between a championship before facts and after them, beyond the facts themselves.
///
/// For corrections, retractions, withdrawals, returns and late entries. What waits for an answer by now, and did not before,
/// comes last and names its ways out.
pub fn changes(before: &Championship, after: &Championship) -> Vec<Change> {
    let mut told: Vec<Change> = Vec::new();
    let mut touched: BTreeSet<TournamentId> = BTreeSet::new();
    for now in after.groups() {
        let Some(was) = before.group(now.id).filter(|was| *was != now) else { continue };
        touched.insert(now.id.tournament);
        told.extend(of_group(before, after, was, now).into_iter().map(Change::from));
    }
    let active = |championship: &Championship| -> BTreeSet<EntryCode> {
        championship.entries().filter(|entry| entry.is_active()).map(|entry| entry.code).collect()
    };
    let (were, are) = (active(before), active(after));
    touched.extend(were.symmetric_difference(&are).map(|code| code.tournament));
    for id in touched {
        told.extend(of_qualified(before, after, id).map(Change::from));
        let asked = questions_of(before, id);
        let asks = questions_of(after, id).into_iter().filter(|question| !asked.contains(question));
        told.extend(asks.map(|question| Change { told: question.tell(), ways: question.ways() }));
    }
    told
}

fn of_group(before: &Championship, after: &Championship, was: &Group, now: &Group) -> Vec<Message> {
    let mut told = Vec::new();
    let id = now.id;
    let label = after.group_label(id);
    told.extend(places(before, after, id));
    if let (Some(planned), Some(plans)) = (before.planned_rounds(id), after.planned_rounds(id))
        && planned != plans
    {
        told.push(
            msg("decisions-rounds-change").with("group", &label).with("was", planned).with("rounds", plans),
        );
    }
    let is_open = now.paired_before.is_some() && now.paired_before != was.paired_before;
    let stands =
        now.rounds.last().filter(|round| is_open && round.boards.iter().any(|board| board.has_result()));
    if let (Some(from), Some(last)) = (now.paired_before, stands) {
        let rounds = Value::All((from..=last.number).map(|round| Value::Text(round.to_string())).collect());
        told.push(msg("decisions-paired-before").with("rounds", rounds).with("group", &label));
    }
    let exchanged = now.rounds.iter().filter(|now| {
        let was = was.round(now.number);
        was.is_some_and(|was: &Round| !was.pairings().eq(now.pairings()))
    });
    let exchanged: Vec<Value> = exchanged.map(|one| Value::Text(one.number.to_string())).collect();
    if let Some(format) = after.format_of(id).filter(|format| format.is_bracket()) {
        if !exchanged.is_empty() {
            let rounds = Value::All(exchanged);
            told.push(msg("decisions-bracket-exchanged").with("rounds", rounds).with("group", &label));
        }
        let is_in = |group: &Group, code: EntryCode| {
            let losses = group.losses().get(&code).copied().unwrap_or(0);
            let stays = group.member(code).is_some_and(|member| member.withdrawn_from.is_none());
            losses < format.losses_allowed() && stays
        };
        let codes = now.members.iter().map(|member| member.entry);
        let last = now.rounds.last();
        let is_named = |code: EntryCode| {
            last.is_none_or(|last| last.board_of(code).is_some() || last.byes.contains(&code))
        };
        let back: Vec<EntryCode> =
            codes.filter(|code| is_in(now, *code) && !is_in(was, *code) && !is_named(*code)).collect();
        if !back.is_empty() {
            told.push(msg("decisions-bracket-back").with("codes", listed(&back)).with("group", &label));
        }
    }
    told.extend(open_boards(was, now, &label));
    told
}

/// Tells whose place is another by now.
fn places(before: &Championship, after: &Championship, id: GroupId) -> Option<Message> {
    if before.counted_rounds(id) != after.counted_rounds(id) {
        return None;
    }
    let places = |championship: &Championship| -> BTreeMap<EntryCode, usize> {
        let lines = standings::of_group(championship, id).map(|table| table.lines).unwrap_or_default();
        lines.into_iter().map(|line| (line.entry, line.rank)).collect()
    };
    let (were, are) = (places(before), places(after));
    let moved = are.iter().filter_map(|(code, rank)| {
        let was = were.get(code).filter(|was| *was != rank)?;
        let moved = msg("decisions-place-moves")
            .with("code", format!("`{code}`"))
            .with("was", was.to_string())
            .with("rank", rank.to_string());
        Some(Value::from(moved))
    });
    let moved: Vec<Value> = moved.collect();
    let label = after.group_label(id);
    (!moved.is_empty())
        .then(|| msg("decisions-places-change").with("group", label).with("places", Value::All(moved)))
}

/// Tells the boards that wait for somebody who has just left.
fn open_boards(was: &Group, now: &Group, label: &str) -> Vec<Message> {
    let had_left = |code: EntryCode| was.member(code).is_some_and(|member| member.withdrawn_from.is_some());
    let left = left_in(now, label).into_iter().filter(|left| !had_left(left.code));
    let told = left.map(|left| {
        msg("decisions-left-a-board")
            .with("code", format!("`{}`", left.code))
            .with("group", label)
            .with("round", left.place.round)
            .with("board", left.shown)
            .with("result", left.written())
    });
    told.collect()
}

/// Tells that others would go on by now, where the next stage was played on and nothing is asked.
fn of_qualified(before: &Championship, after: &Championship, id: TournamentId) -> Option<Message> {
    let (stage, now) = unasked(after, id)?;
    let was = before.tournament(id)?.stages.get(usize::from(stage.number).checked_sub(1)?)?;
    let was = difference(before, id, was);
    if was.is_some_and(|was| was.out == now.out && was.substitutes == now.substitutes) {
        return None;
    }
    Some(told_of(id, &now))
}

/// Tells who would by now have gone on in a tournament, where others did and the next stage was played all the same: it is too
/// late to ask, and not to be forgotten before the tournament is closed.
pub fn played_on(championship: &Championship, id: TournamentId) -> Option<Message> {
    championship.tournament(id).filter(|one| one.status == TournamentStatus::Open)?;
    let (_, now) = unasked(championship, id)?;
    // Who has left is not in question.
    let is_there = |code: &EntryCode| championship.entry(*code).is_some_and(|entry| entry.is_active());
    now.out.iter().any(is_there).then(|| told_of(id, &now))
}

/// Returns the last stage that was settled, and who would go on from it by now, where that is different and nobody is asked.
fn unasked(championship: &Championship, id: TournamentId) -> Option<(&Stage, Difference)> {
    let stages = &championship.tournament(id)?.stages;
    let is_asked = questions_of(championship, id).iter().any(Question::is_about_qualified);
    let stage = stages.iter().rev().find(|stage| stage.qualified.is_some()).filter(|_| !is_asked)?;
    let now = difference(championship, id, stage).filter(|now| now.tie.is_none())?;
    Some((stage, now))
}

fn told_of(id: TournamentId, now: &Difference) -> Message {
    msg("decisions-qualified-played-on")
        .with("tournament", id.to_string())
        .with("out", listed(&now.out))
        .with("substitutes", listed(&now.substitutes))
}
