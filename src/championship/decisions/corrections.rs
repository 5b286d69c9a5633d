//! Ways back: rounds arranged anew, qualifications taken back, and what a correction touches.

use std::collections::BTreeMap;

use crate::facts::{
    Championship, EntryCode, Fact, Format, GroupId, Pairing, Qualifier, Refusal, Round, TournamentId,
};
use crate::standings;
use crate::store::DeskError;
use speech::{Message, Tell, Value, msg};

/// How a published round is to be arranged anew.
#[derive(Clone, Copy, Debug)]
pub enum Arrangement {
    /// The two of a board exchange sides.
    Sides(u16),
    /// Two boards exchange their numbers.
    Boards(u16, u16),
    /// Two entries exchange their places, opponents and byes included.
    Entries(EntryCode, EntryCode),
}

/// Arranges a published round anew: the last one, or the one named.
///
/// # Errors
/// When there is no such round, board or entry in it.
pub fn rearrange(
    championship: &Championship,
    id: GroupId,
    round: Option<u16>,
    wishes: &[Arrangement],
    reason: &str,
) -> Result<Vec<Fact>, DeskError> {
    let group = championship.group(id).ok_or_else(|| Refusal::NoGroup(id.to_string()))?;
    let number = round.or_else(|| group.rounds.last().map(|round| round.number)).unwrap_or(1);
    let round = group.round(number).ok_or(Refusal::NoRound(id, number))?;
    let mut pairings: Vec<Pairing> = round.pairings().collect();
    for wish in wishes {
        let index_of = |board: u16| board_index(round, board).ok_or_else(|| no_board(id, number, board));
        match *wish {
            Arrangement::Sides(board) => {
                if let Pairing::Game { first, second } = &mut pairings[index_of(board)?] {
                    std::mem::swap(first, second);
                }
            }
            Arrangement::Boards(one, other) => pairings.swap(index_of(one)?, index_of(other)?),
            Arrangement::Entries(one, other) => {
                for code in [one, other] {
                    if !pairings.iter().any(|pairing| pairing.entries().any(|listed| listed == code)) {
                        return Err(Refusal::NotInGroup(code, id).into());
                    }
                }
                let exchange = |code: &mut EntryCode| match *code {
                    now if now == one => *code = other,
                    now if now == other => *code = one,
                    _ => {}
                };
                for pairing in &mut pairings {
                    match pairing {
                        Pairing::Game { first, second } => [first, second].into_iter().for_each(exchange),
                        Pairing::Bye { entry } | Pairing::Absent { entry } => exchange(entry),
                    }
                }
            }
        }
    }
    if pairings.iter().copied().eq(round.pairings()) {
        return Err(msg("decisions-nothing-rearranged").into());
    }
    Ok(vec![Fact::RoundRearranged { group: id, round: number, pairings, reason: reason.to_owned() }])
}

fn board_index(round: &Round, board: u16) -> Option<usize> {
    usize::from(board).checked_sub(1).filter(|index| *index < round.boards.len())
}

fn no_board(group: GroupId, round: u16, board: u16) -> DeskError {
    Refusal::NoBoard(crate::facts::GamePlace { group, round, board, game: 1 }).into()
}

/// Takes back who goes on from the stage last settled.
///
/// # Errors
/// When nothing is settled, or the next stage has been drawn.
pub fn annul_qualification(
    championship: &Championship,
    tournament: TournamentId,
    reason: &str,
) -> Result<Vec<Fact>, DeskError> {
    let stage = settled_stage(championship, tournament)?;
    Ok(vec![Fact::QualificationAnnulled { tournament, stage, reason: reason.to_owned() }])
}

/// Lets somebody go on instead of another: the one named, or the next of the same group.
///
/// # Errors
/// When nothing is settled, the one does not go on, or nobody is left.
pub fn replace_qualifier(
    championship: &Championship,
    tournament: TournamentId,
    out: EntryCode,
    with: Option<EntryCode>,
    reason: &str,
) -> Result<Vec<Fact>, DeskError> {
    let stage = settled_stage(championship, tournament)?;
    let drawn = championship.tournament(tournament).ok_or(Refusal::NoTournament(tournament))?;
    let drawn = &drawn.stages[usize::from(stage) - 1];
    let qualified = drawn.qualified.as_deref().unwrap_or_default();
    let gone = qualified.iter().find(|one| one.entry == out).ok_or(Refusal::NotQualified(out))?;
    let candidates = drawn.groups.iter().filter(|group| match with {
        Some(code) => group.member(code).is_some(),
        None => group.id.group == gone.group,
    });
    let lines = candidates.flat_map(|group| {
        let lines = standings::of_group(championship, group.id).map(|table| table.lines).unwrap_or_default();
        lines.into_iter().map(|line| (group.id.group, line))
    });
    let is_free = |code: EntryCode| {
        championship.entry(code).is_some_and(|entry| entry.is_active())
            && !qualified.iter().any(|one| one.entry == code)
    };
    let found = lines.into_iter().find(|(_, line)| match with {
        Some(code) => line.entry == code,
        None => is_free(line.entry),
    });
    let Some((group, line)) = found else {
        return Err(match with {
            Some(code) => Refusal::NotInGroup(code, GroupId { tournament, stage, group: gone.group }).into(),
            None => msg("decisions-nobody-left").with("code", out.to_string()).into(),
        });
    };
    let rank = u16::try_from(line.rank).unwrap_or(u16::MAX);
    let substitute = Qualifier { entry: line.entry, group, rank };
    Ok(vec![Fact::QualifierReplaced { tournament, stage, out, substitute, reason: reason.to_owned() }])
}

/// Returns the stage last settled.
fn settled_stage(championship: &Championship, id: TournamentId) -> Result<u8, Refusal> {
    let tournament = championship.tournament(id).ok_or(Refusal::NoTournament(id))?;
    let settled = tournament.stages.iter().rev().find(|stage| stage.qualified.is_some());
    settled.map(|stage| stage.number).ok_or(Refusal::NotSettled(id, 1))
}

/// Tells what a change of a result touches that was paired, settled or printed before it, each with the ways out.
pub fn consequences(before: &Championship, after: &Championship, id: GroupId, round: u16) -> Vec<Message> {
    let mut told = Vec::new();
    let label = after.group_label(id);
    let places = |championship: &Championship| -> BTreeMap<EntryCode, usize> {
        let lines = standings::of_group(championship, id).map(|table| table.lines).unwrap_or_default();
        lines.into_iter().map(|line| (line.entry, line.rank)).collect()
    };
    let (were, are) = (places(before), places(after));
    let moved: Vec<Value> = are
        .iter()
        .filter_map(|(code, rank)| {
            let was = were.get(code).filter(|was| *was != rank)?;
            Some(Value::Text(format!("{code} {was} → {rank}")))
        })
        .collect();
    if !moved.is_empty() && before.counted_rounds(id) == after.counted_rounds(id) {
        told.push(msg("decisions-places-change").with("group", &label).with("places", Value::All(moved)));
    }
    let Some(group) = after.group(id) else { return told };
    let later: Vec<&Round> = group.rounds.iter().filter(|one| one.number > round).collect();
    if let (Some(Format::Swiss { .. } | Format::Dutch { .. }), Some(last)) =
        (after.format_of(id), later.last())
    {
        let has_results = last.boards.iter().any(|board| board.has_result());
        let rounds = Value::All(later.iter().map(|one| Value::Text(one.number.to_string())).collect());
        told.push(match has_results {
            true => msg("decisions-paired-before").with("rounds", rounds).with("group", &label),
            false => msg("decisions-paired-before-annul").with("rounds", rounds).with("group", &label),
        });
    }
    let exchanged = later.iter().filter(|now| {
        let was = before.group(id).and_then(|group| group.round(now.number));
        was.is_some_and(|was| !was.pairings().eq(now.pairings()))
    });
    let exchanged: Vec<Value> = exchanged.map(|one| Value::Text(one.number.to_string())).collect();
    if !exchanged.is_empty() {
        let rounds = Value::All(exchanged);
        told.push(msg("decisions-bracket-exchanged").with("rounds", rounds).with("group", &label));
    }
    told.extend(qualification(after, id));
    told
}

/// Tells whether others would go on now than those who do.
fn qualification(after: &Championship, id: GroupId) -> Option<Message> {
    let tournament = after.tournament(id.tournament)?;
    let stage = tournament.stages.get(usize::from(id.stage).checked_sub(1)?)?;
    let qualified = stage.qualified.as_ref()?;
    let name = id.tournament.to_string();
    // What was settled by force is judged by what is known.
    let now = match standings::qualify(after, id.tournament, id.stage, Some("-")) {
        Ok(Fact::Qualified { qualifiers, .. }) => qualifiers,
        Ok(_) => return None,
        Err(error) => return Some(msg("decisions-qualified-tied").with("why", error.tell())),
    };
    let missing = |all: &[Qualifier], from: &[Qualifier]| -> Vec<EntryCode> {
        let codes = all.iter().map(|one| one.entry);
        codes.filter(|code| !from.iter().any(|one| one.entry == *code)).collect()
    };
    let (out, substitutes) = (missing(qualified, &now), missing(&now, qualified));
    if out.is_empty() && substitutes.is_empty() {
        return None;
    }
    let list =
        |codes: &[EntryCode]| Value::All(codes.iter().map(|code| Value::Text(format!("`{code}`"))).collect());
    let is_drawn = tournament.stages.len() > usize::from(id.stage);
    Some(match is_drawn {
        false => msg("decisions-qualified-change")
            .with("out", list(&out))
            .with("substitutes", list(&substitutes))
            .with("tournament", name),
        true => msg("decisions-qualified-change-drawn")
            .with("out", list(&out))
            .with("substitutes", list(&substitutes))
            .with("tournament", name),
    })
}
