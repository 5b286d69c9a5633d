//! Standings become the next round.
//!
//! [`draw()`] cuts a stage into groups and [`pair`] pairs the next round of a group, whatever it plays; both are functions of a
//! championship and a seed, and hand back a fact to apply. [`checker`] judges any round independently, and
//! [`reason`] says in words why a pair came out so.

mod bracket;
pub mod checker;
mod draw;
pub mod dutch;
mod field;
pub mod free_play;
mod matching;
pub mod reason;
mod round_robin;
mod starts;
pub mod swiss;
mod teams;
mod term;
pub mod verdict;

use self::swiss::Match;
pub use self::{
    bracket::seeding,
    draw::{draw, draw_in_order, place_late_entry, spread},
    field::{Field, Float, Seat},
    round_robin::berger,
    term::{Term, Terms, of_bye, of_pair},
};
use crate::facts::{Championship, EntryCode, Fact, Format, GroupId, Pairing, Refusal, TournamentId, scatter};
use speech::{Message, Tell, Value, msg};

/// How many entries a message names.
const MOST_NAMED: usize = 5;

/// Why a draw or a round was not made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PairingError {
    /// The championship would refuse it.
    Refused(Refusal),
    /// Nobody is there to be drawn or paired.
    NobodyThere(TournamentId),
    /// The bracket is decided.
    Decided(GroupId),
    /// Of a bracket so many results are missing, and without them nobody knows who goes on.
    Undecided(GroupId, usize),
    /// These have no team, and teams are to be drawn.
    WithoutTeam(TournamentId, Vec<EntryCode>),
    /// Two teams meet whole, and a group would have so many.
    NotTwoTeams(TournamentId, usize),
    /// Of a group that plays freely nobody is free, or one alone.
    NobodyFree(GroupId),
    /// The absolute criteria of the Dutch system leave no way to pair that round.
    NoDutchRound(GroupId, u16),
}

impl Tell for PairingError {
    fn tell(&self) -> Message {
        match self {
            PairingError::Refused(refusal) => refusal.tell(),
            PairingError::NobodyThere(id) => msg("pairing-nobody-there").with("tournament", id.to_string()),
            PairingError::Decided(id) => msg("pairing-decided").with("group", id.to_string()),
            PairingError::Undecided(id, count) => {
                msg("pairing-undecided").with("group", id.to_string()).with("count", *count)
            }
            PairingError::WithoutTeam(id, codes) => {
                let shown = codes.iter().take(MOST_NAMED).map(|code| Value::Text(format!("`{code}`")));
                msg("pairing-without-team")
                    .with("tournament", id.to_string())
                    .with("count", codes.len())
                    .with("codes", Value::All(shown.collect()))
            }
            PairingError::NotTwoTeams(id, count) => {
                msg("pairing-not-two-teams").with("tournament", id.to_string()).with("count", *count)
            }
            PairingError::NobodyFree(id) => msg("pairing-nobody-free").with("group", id.to_string()),
            PairingError::NoDutchRound(id, round) => {
                msg("pairing-dutch-none").with("group", id.to_string()).with("round", round)
            }
        }
    }
}

speech::told_error!(PairingError);

/// Pairs the next round of a group, whole or not at all.
///
/// # Errors
///
/// Refuses while results are missing, unless `forced` says why to go on, which no bracket does, and free play needs not: it
/// pairs the free; refuses a group that has played its rounds, and a field of nobody.
pub fn pair(
    championship: &Championship,
    id: GroupId,
    seed: u64,
    forced: Option<&str>,
) -> Result<Fact, PairingError> {
    let missing_group = || PairingError::Refused(Refusal::NoGroup(id.to_string()));
    let group = championship.group(id).ok_or_else(missing_group)?;
    let format = championship.format_of(id).ok_or_else(missing_group)?;
    let round = group.next_round();
    if let Some(planned) = championship.planned_rounds(id).filter(|planned| round > *planned) {
        return Err(PairingError::Refused(Refusal::RoundsOver(id, planned)));
    }
    let missing = group.missing_results().len();
    if missing > 0 && format.is_bracket() {
        return Err(PairingError::Undecided(id, missing));
    }
    if missing > 0 && forced.is_none() && !format.is_free_play() {
        return Err(PairingError::Refused(Refusal::ResultsMissing(id, missing)));
    }
    let decided = || PairingError::Decided(id);
    let entry = |row: usize| group.members[row].entry;
    let pairing = |one| match one {
        Match::Game { first, second } => Pairing::Game { first: entry(first), second: entry(second) },
        Match::Bye { row } => Pairing::Bye { entry: entry(row) },
    };
    let mut pairings: Vec<Pairing> = match format {
        Format::Swiss { .. } => {
            let field = Field::of_group(championship, id).ok_or_else(missing_group)?;
            swiss::pair(&field, round_seed(seed, id, round)).into_iter().map(pairing).collect()
        }
        Format::Dutch { .. } => {
            let field = dutch::Field::before_round(championship, id, round, round_seed(seed, id, round))
                .ok_or_else(missing_group)?;
            let matches = dutch::pair(&field).ok_or(PairingError::NoDutchRound(id, round))?;
            matches.into_iter().map(pairing).collect()
        }
        Format::RoundRobin { .. } => round_robin::pair(group),
        Format::FreePlay { .. } => {
            let arena = free_play::Arena::before_round(championship, id, round).ok_or_else(missing_group)?;
            free_play::pair(&arena, round_seed(seed, id, round)).into_iter().map(pairing).collect()
        }
        Format::Teams { system, boards } => {
            teams::pair(championship, group, system, boards, round_seed(seed, id, round))
        }
        Format::Knockout { third_place, .. } => {
            bracket::pair_knockout(championship, group, third_place, round_seed(seed, id, round))
                .ok_or_else(decided)?
        }
        Format::DoubleElimination { .. } => {
            bracket::pair_double_elimination(championship, group, round_seed(seed, id, round))
                .ok_or_else(decided)?
        }
    };
    if format.is_free_play() && pairings.is_empty() {
        return Err(PairingError::NobodyFree(id));
    }
    if !format.is_bracket() && !format.is_free_play() {
        let away = group.members.iter().filter(|member| member.is_member(round) && !member.is_present(round));
        pairings.extend(away.map(|member| Pairing::Absent { entry: member.entry }));
    }
    if !pairings.iter().any(|pairing| matches!(pairing, Pairing::Game { .. } | Pairing::Bye { .. })) {
        return Err(PairingError::NobodyThere(id.tournament));
    }
    Ok(Fact::RoundPublished { group: id, round, seed, pairings, forced: forced.map(str::to_owned) })
}

/// Returns the seed of one round of one group, so that groups of one seed are not alike.
fn round_seed(seed: u64, id: GroupId, round: u16) -> u64 {
    let place = u64::from(id.tournament.cycle) << 48
        | u64::from(id.tournament.game) << 40
        | u64::from(id.stage) << 32
        | u64::from(id.group);
    scatter(seed, place, u64::from(round))
}
