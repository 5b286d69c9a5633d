//! Championships that feed each other: whom this one feeds, which ones feed it, and whom they sent.

use std::collections::BTreeMap;

use super::code::EntryCode;

/// The most championships that feed one.
pub const MOST_PHASES: usize = 500;

/// The most pupils that one of them sends.
pub const MOST_PHASE_PUPILS: usize = 10_000;

/// Whom a championship feeds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Feed {
    /// What tells the championship above from any other; empty where only its name is known, as on another computer.
    pub above: String,
    /// What it is called.
    pub name: String,
    /// How many places of each game and cycle go up; whoever shares the last of them goes too.
    pub first: u16,
}

/// A pupil who came from a championship below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PhasePupil {
    /// The code here.
    pub code: EntryCode,
    /// The code there.
    pub there: EntryCode,
    /// The place made there.
    pub place: u16,
    /// Whether the entry was made for who came; others had one here already.
    pub is_made: bool,
}

/// What was taken from a championship below.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TakenPhase {
    /// What it is called.
    pub name: String,
    /// Its seal when it was read: number and chain, as in `1240-5f3a…`.
    pub seal: String,
    /// How many places of each game and cycle were asked for.
    pub first: u16,
    /// Who came.
    pub pupils: Vec<PhasePupil>,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// The championships around this one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Phases {
    /// Whom this one feeds.
    pub feed: Option<Feed>,
    /// The names of those that are expected to send somebody.
    pub expected: Vec<String>,
    /// Until when, in seconds since 1970.
    pub until: Option<i64>,
    /// What was taken, by what tells each from any other.
    pub taken: BTreeMap<String, TakenPhase>,
    /// Those whom a correction below replaced, and who came instead; by their codes then.
    pub(super) replaced: BTreeMap<EntryCode, EntryCode>,
    /// Those who do not go up any more since a correction below, by phase and by their codes there.
    pub(crate) left: BTreeMap<String, BTreeMap<EntryCode, PhasePupil>>,
}
