//! A championship that comes as a file from elsewhere: every seal of it is checked before anything in it is read.

use std::path::{Path, PathBuf};

use super::backup::proven;
use super::chain::Sealed;
use super::replay::replay_entries;
use super::seal::Seal;
use super::{DeskError, Location, StoreError};
use crate::facts::Championship;

/// A championship whose file was proven whole. Nothing was written to the file nor beside it.
pub struct Proven {
    /// What tells the championship from any other: a copy has it, another of the same name has not.
    pub id: String,
    /// What its journal comes to.
    pub seal: Seal,
    /// What it says.
    pub championship: Championship,
    /// Its journal.
    entries: Vec<Sealed>,
}

impl Proven {
    /// Reads a championship or a copy of one.
    ///
    /// # Errors
    /// When it is no championship, or is not as it was written.
    pub fn read(file: &Path) -> Result<Self, DeskError> {
        let entries = proven(file).map_err(broken)?;
        let championship = replay_entries(&Location::File(file.to_owned()), &entries)?;
        let seq = entries.last().map_or(0, |sealed| sealed.entry.seq);
        let chain = |at: Option<&Sealed>| at.map(|sealed| hex::encode(&sealed.chain)).unwrap_or_default();
        let id = chain(entries.first()).chars().take(16).collect();
        Ok(Proven { id, seal: Seal { seq, chain: chain(entries.last()) }, championship, entries })
    }

    /// Returns the championship as it was when it had a seal; nothing where it never had that one. What was forgotten since is not
    /// in it.
    ///
    /// # Errors
    /// When its journal cannot be understood.
    pub fn as_at(&self, seal: &Seal) -> Result<Option<Championship>, DeskError> {
        let Ok(count) = usize::try_from(seal.seq) else { return Ok(None) };
        let Some(last) = count.checked_sub(1).and_then(|index| self.entries.get(index)) else {
            return Ok(None);
        };
        let known = Seal { seq: seal.seq, chain: hex::encode(&last.chain) };
        match (known.agrees_with(seal), count == self.entries.len()) {
            (false, _) => Ok(None),
            (true, true) => Ok(Some(self.championship.clone())),
            (true, false) => {
                replay_entries(&Location::File(PathBuf::new()), &self.entries[..count]).map(Some)
            }
        }
    }

    /// Returns it without its journal, where only what it comes to is asked: what it was before can no longer be told.
    #[must_use]
    pub fn without_journal(self) -> Self {
        Proven { entries: Vec::new(), ..self }
    }
}

/// Says of a file of somebody else's that it is damaged: nobody here can restore it.
fn broken(error: StoreError) -> StoreError {
    match error {
        StoreError::Damaged { reason, .. } => StoreError::SealBroken { reason },
        error => error,
    }
}
