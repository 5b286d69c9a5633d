//! What somebody must know until it is over: a failed copy, a full disk, a clock set back, a lost database.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use speech::Message;

/// What an alarm is about; of each there is one at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Danger {
    /// Facts seem to be lost.
    Loss,
    /// Facts cannot be stored.
    Writing,
    /// The journal cannot be read.
    Reading,
    /// Automatic copies fail.
    Copying,
    /// Part of the championship is in its log and not in its file.
    Folding,
    /// The clock was set back.
    Clock,
    /// What everybody may see does not reach the host on the internet.
    Publishing,
}

/// The alarms that are on, shared by all who raise, end or show them.
#[derive(Clone, Debug, Default)]
pub struct Alarms {
    on: Arc<Mutex<BTreeMap<Danger, Vec<Message>>>>,
}

impl Alarms {
    /// Raises an alarm, or says it anew.
    pub fn raise(&self, danger: Danger, said: Vec<Message>) {
        let mut on = self.on.lock().unwrap_or_else(PoisonError::into_inner);
        match said.is_empty() {
            true => on.remove(&danger),
            false => on.insert(danger, said),
        };
    }

    /// Ends an alarm.
    pub fn end(&self, danger: Danger) {
        self.on.lock().unwrap_or_else(PoisonError::into_inner).remove(&danger);
    }

    /// Says whether an alarm is on.
    pub fn is_on(&self, danger: Danger) -> bool {
        self.on.lock().unwrap_or_else(PoisonError::into_inner).contains_key(&danger)
    }

    /// Returns what there is to say, the gravest first.
    pub fn list(&self) -> Vec<Message> {
        self.on.lock().unwrap_or_else(PoisonError::into_inner).values().flatten().cloned().collect()
    }
}
