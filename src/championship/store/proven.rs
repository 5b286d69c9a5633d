//! A championship that comes as a file from elsewhere: every seal of it is checked before anything in it is read.

use std::path::Path;

use super::backup::proven;
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
    /// The chain after each entry.
    chains: Vec<Vec<u8>>,
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
        let chains: Vec<Vec<u8>> = entries.into_iter().map(|sealed| sealed.chain).collect();
        let chain = |at: Option<&Vec<u8>>| at.map(hex::encode).unwrap_or_default();
        let id = chain(chains.first()).chars().take(16).collect();
        Ok(Proven { id, seal: Seal { seq, chain: chain(chains.last()) }, championship, chains })
    }

    /// Says whether the championship goes on from what it was when it had a seal: that one, or more facts after it.
    pub fn goes_on_from(&self, seal: &Seal) -> bool {
        let index = usize::try_from(seal.seq).ok().and_then(|seq| seq.checked_sub(1));
        let here = index.and_then(|index| self.chains.get(index));
        here.is_some_and(|chain| Seal { seq: seal.seq, chain: hex::encode(chain) }.agrees_with(seal))
    }
}

/// Says of a file of somebody else's that it is damaged: nobody here can restore it.
fn broken(error: StoreError) -> StoreError {
    match error {
        StoreError::Damaged { reason, .. } => StoreError::SealBroken { reason },
        error => error,
    }
}
