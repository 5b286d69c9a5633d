//! What changed between two states, told to all who watch.

use std::collections::BTreeSet;
use std::sync::Arc;

use tokio::sync::broadcast;

use super::hall::Snapshot;
use championship::facts::{Championship, GroupId};

/// What changed between two states.
#[derive(Clone, Debug)]
pub(super) struct Change {
    /// The number of the new state.
    pub(super) head: u64,
    groups: BTreeSet<GroupId>,
    /// Entries, schools or draws changed, so any page may be another.
    is_wide: bool,
}

impl Change {
    /// Compares two states.
    pub(super) fn between(before: &Snapshot, after: &Snapshot) -> Self {
        let shape = |championship: &Championship| -> Vec<GroupId> {
            championship.groups().map(|group| group.id).collect()
        };
        let (old, new) = (&before.championship, &after.championship);
        let is_wide = !old.entries().eq(new.entries())
            || !old.schools().eq(new.schools())
            || shape(old) != shape(new)
            || old.tournaments().zip(new.tournaments()).any(|(one, other)| one.status != other.status);
        let changed = new.groups().filter(|group| old.group(group.id) != Some(*group));
        Change { head: after.head, groups: changed.map(|group| group.id).collect(), is_wide }
    }

    /// A change of which nobody knows what it concerns.
    pub(super) fn of_anything(head: u64) -> Self {
        Change { head, groups: BTreeSet::new(), is_wide: true }
    }

    /// Says whether it concerns one of the tournaments and groups; none named is everything.
    pub(super) fn is_about(&self, of: &[String]) -> bool {
        of.is_empty()
            || self.is_wide
            || self.groups.iter().any(|group| {
                let (id, tournament) = (group.to_string(), group.tournament.to_string());
                of.iter().any(|of| *of == id || *of == tournament)
            })
    }
}

/// Tells all watchers.
pub(super) struct Pulse {
    sender: broadcast::Sender<Arc<Change>>,
}

impl Default for Pulse {
    fn default() -> Self {
        Pulse { sender: broadcast::channel(64).0 }
    }
}

impl Pulse {
    /// Tells a change; nobody listening is no error.
    pub(super) fn tell(&self, change: Change) {
        let _ = self.sender.send(Arc::new(change));
    }

    /// Returns what will be told from now on.
    pub(super) fn listen(&self) -> broadcast::Receiver<Arc<Change>> {
        self.sender.subscribe()
    }
}
