//! Ways back: rounds arranged anew and qualifications taken back.

use crate::facts::{
    Championship, EntryCode, Fact, Format, GroupId, Pairing, Qualifier, Refusal, Round, TournamentId,
};
use crate::pairing::checker::{Severity, check_pairings};
use crate::standings;
use crate::store::DeskError;
use speech::{Tell, Value, msg};

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
    // A bracket is what its results say: nobody takes a place by an exchange that has lost, or is left out by one.
    let is_bracket = championship.format_of(id).is_some_and(Format::is_bracket);
    let findings = check_pairings(championship, group, number, &pairings);
    let faults = findings.iter().filter(|finding| finding.severity() == Severity::Fault);
    let faults: Vec<Value> = faults.filter(|_| is_bracket).map(|fault| fault.tell().into()).collect();
    if !faults.is_empty() {
        return Err(msg("decisions-bracket-breaks").with("faults", Value::All(faults)).into());
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
