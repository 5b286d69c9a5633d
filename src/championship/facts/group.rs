//! A group: its members, its rounds, and what was decided about its order.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    code::{EntryCode, GroupId},
    free_play::FreePlayClock,
    result::Stamp,
    round::{Board, Round, RoundStatus},
    seating::Seats,
};

/// A group of one stage of a tournament, at one table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Group {
    /// Which group.
    pub id: GroupId,
    /// The number of its table, from 1.
    pub table: u16,
    /// The members, by start number.
    pub members: Vec<Member>,
    /// The published rounds, in order.
    pub rounds: Vec<Round>,
    /// Decisions between tied members, in order.
    pub decisions: Vec<TieDecision>,
    /// The first round that was paired before its past changed, until it is paired anew or kept, or another round follows.
    pub paired_before: Option<u16>,
    /// The clock of free play.
    pub free_play: FreePlayClock,
    /// Who sat at a board before, where seats were exchanged after the round was out.
    pub(super) reseated: Seats,
    /// The rounds that were annulled once.
    pub(super) annulled: BTreeSet<u16>,
}

/// A member of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The entry.
    pub entry: EntryCode,
    /// The start number in the group, from 1.
    pub start_number: u16,
    /// The first round it is paired in; above 1 for a late entry.
    pub joined_round: u16,
    /// The first round it is no longer paired in.
    pub withdrawn_from: Option<u16>,
    /// Rounds it will miss by announcement.
    pub absences: BTreeSet<u16>,
    /// Whether it came after the draw.
    pub is_late: bool,
    /// The name of its team, where it is not the school's.
    pub team: Option<String>,
}

/// A decision between members whom points and tie-breaks leave equal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TieDecision {
    /// The tied, best first.
    pub order: Vec<EntryCode>,
    /// How it was decided.
    pub means: TieMeans,
    /// Who and when.
    pub stamp: Stamp,
}

/// How a tie was decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieMeans {
    /// By a lot.
    Lot {
        /// Its seed.
        seed: u64,
    },
    /// By a play-off.
    PlayOff,
}

impl Member {
    pub(super) fn new(entry: EntryCode, start_number: u16, joined_round: u16) -> Member {
        Member {
            entry,
            start_number,
            joined_round,
            withdrawn_from: None,
            absences: BTreeSet::new(),
            is_late: false,
            team: None,
        }
    }

    /// Says whether the member is to be paired in a round.
    pub fn is_present(&self, round: u16) -> bool {
        self.is_member(round) && !self.absences.contains(&round)
    }

    /// Says whether the member has joined and not left by a round.
    pub fn is_member(&self, round: u16) -> bool {
        self.joined_round <= round && self.withdrawn_from.is_none_or(|from| round < from)
    }
}

impl Group {
    /// Returns the number of the next round to publish.
    pub fn next_round(&self) -> u16 {
        u16::try_from(self.rounds.len() + 1).unwrap_or(u16::MAX)
    }

    /// Notes that the rounds from a number on were paired before their past changed.
    pub(super) fn touch(&mut self, round: u16) {
        let is_there = usize::from(round) <= self.rounds.len();
        self.paired_before = self.paired_before.into_iter().chain(is_there.then_some(round)).min();
    }

    /// Returns a member by its entry.
    pub fn member(&self, entry: EntryCode) -> Option<&Member> {
        self.members.iter().find(|member| member.entry == entry)
    }

    /// Returns a round by its number.
    pub fn round(&self, number: u16) -> Option<&Round> {
        self.rounds.get(usize::from(number).checked_sub(1)?)
    }

    /// Counts the matches each member has lost; who lost none is not named.
    pub fn losses(&self) -> BTreeMap<EntryCode, usize> {
        let mut losses = BTreeMap::new();
        for board in self.rounds.iter().flat_map(|round| &round.boards) {
            if board.winner_or_draw().is_none() {
                continue;
            }
            let winner = board.winner();
            for code in [board.first, board.second].into_iter().filter(|code| Some(*code) != winner) {
                *losses.entry(code).or_insert(0) += 1;
            }
        }
        losses
    }

    /// Returns a board by its round and number.
    pub(super) fn board_at(&self, (round, board): (u16, u16)) -> Option<&Board> {
        let round = self.rounds.iter().find(|known| known.number == round)?;
        round.boards.iter().find(|known| known.number == board)
    }

    /// Returns the boards still without a result: round and board numbers.
    pub fn missing_results(&self) -> Vec<(u16, u16)> {
        let open = self.rounds.iter().filter(|round| round.status() == RoundStatus::Published);
        open.flat_map(|round| {
            let boards = round.boards.iter().filter(|board| board.winner_or_draw().is_none());
            boards.map(|board| (round.number, board.number))
        })
        .collect()
    }
}
