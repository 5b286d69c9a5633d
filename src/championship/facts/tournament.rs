//! A tournament: one game of one cycle, from its entries to its last stage.

use super::{
    code::{EntryCode, TournamentId},
    group::Group,
};

/// A tournament of the championship.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// Which one.
    pub id: TournamentId,
    /// The stages drawn so far, in order.
    pub stages: Vec<Stage>,
    /// Whether changes are still taken.
    pub status: TournamentStatus,
}

/// Whether a tournament still takes changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TournamentStatus {
    /// It does.
    Open,
    /// It is over.
    Closed,
}

/// A stage that has been drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The number, from 1.
    pub number: u8,
    /// The seed of the draw.
    pub seed: u64,
    /// The groups, by number.
    pub groups: Vec<Group>,
    /// Who goes on, in seeding order, once decided.
    pub qualified: Option<Vec<Qualifier>>,
    /// Who goes on for another by a decision of its own: the one out, and the one in.
    pub replaced: Vec<(EntryCode, EntryCode)>,
    /// Those who would go on instead, when it was decided that nothing changes.
    pub kept: Option<Vec<EntryCode>>,
}

/// An entry that goes on to the next stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Qualifier {
    /// The entry.
    pub entry: EntryCode,
    /// The number of its group.
    pub group: u16,
    /// Its rank there, from 1.
    pub rank: u16,
}

impl Tournament {
    pub(super) fn new(id: TournamentId) -> Tournament {
        Tournament { id, stages: vec![], status: TournamentStatus::Open }
    }

    /// Returns the stage last drawn.
    pub fn current_stage(&self) -> Option<&Stage> {
        self.stages.last()
    }

    /// Returns the group, in the stage last drawn, of an entry.
    pub fn current_group_of(&self, entry: EntryCode) -> Option<&Group> {
        self.current_stage()?.groups.iter().find(|group| group.member(entry).is_some())
    }
}
