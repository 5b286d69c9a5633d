//! A journal held against its past: every automatic copy must be a beginning of it, and the last seal seen, too.

use std::path::{Path, PathBuf};

use super::backend::Backend;
use super::copies::automatic_backups;
use super::seal::SealFile;
use super::sqlite::Sqlite;
use super::{Journal, REDACTION_KIND, StoreError};
use speech::{Message, Tell, msg};

/// A sign that a journal is not the one that was there before, or not all of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Loss {
    /// An automatic copy holds facts that the journal lacks.
    CopyHoldsMore {
        /// The copy.
        copy: PathBuf,
        /// How many facts it holds.
        facts: u64,
        /// How many facts the journal holds.
        here: u64,
    },
    /// An automatic copy holds other facts than the journal.
    CopyDiffers {
        /// The copy.
        copy: PathBuf,
    },
    /// An automatic copy cannot be read.
    CopyUnread {
        /// The copy.
        copy: PathBuf,
        /// Why.
        reason: StoreError,
    },
    /// More facts had been acknowledged than there are.
    SealAhead {
        /// How many facts the last seal seen is of.
        facts: u64,
        /// How many facts the journal holds.
        here: u64,
    },
    /// The last seal seen cannot be read.
    SealUnread,
    /// Other facts had been acknowledged than there are.
    SealDiffers {
        /// How many facts the last seal seen is of.
        facts: u64,
    },
}

impl Tell for Loss {
    fn tell(&self) -> Message {
        match self {
            Loss::CopyHoldsMore { copy, facts, here } => msg("vault-copy-holds-more")
                .with("copy", copy.display().to_string())
                .with("facts", facts)
                .with("here", here),
            Loss::CopyDiffers { copy } => msg("vault-copy-differs").with("copy", copy.display().to_string()),
            Loss::CopyUnread { copy, reason } => msg("vault-copy-unread")
                .with("copy", copy.display().to_string())
                .with("reason", reason.tell()),
            Loss::SealAhead { facts, here } => {
                msg("vault-seal-ahead").with("facts", facts).with("here", here)
            }
            Loss::SealUnread => msg("vault-seal-unread"),
            Loss::SealDiffers { facts } => msg("vault-seal-differs").with("facts", facts),
        }
    }
}

impl Journal {
    /// Holds the journal against every automatic copy and against the last seal seen.
    ///
    /// # Errors
    /// When the journal itself or the folder of its copies cannot be read.
    pub fn losses(&self) -> Result<Vec<Loss>, StoreError> {
        // Read before the journal: what is acknowledged in between is then only in the journal.
        let last = SealFile::read(self.location());
        let copies = automatic_backups(self.location())?;
        let mut reader = self.reader()?;
        let mut losses = Vec::new();
        for copy in copies {
            match hold_against(reader.as_mut(), &copy) {
                Ok(loss) => losses.extend(loss),
                // One that was thinned out meanwhile is no loss.
                Err(StoreError::Missing(_)) => {}
                Err(reason) => losses.push(Loss::CopyUnread { copy, reason }),
            }
        }
        if last.is_err() {
            losses.push(Loss::SealUnread);
        }
        if let Ok(Some(last)) = last
            && last.seq > 0
        {
            let here = reader.head()?.seq;
            match reader.chain_at(last.seq)? {
                None => losses.push(Loss::SealAhead { facts: last.seq, here }),
                Some(chain) if hex::encode(&chain) != last.chain => {
                    losses.push(Loss::SealDiffers { facts: last.seq });
                }
                Some(_) => {}
            }
        }
        Ok(losses)
    }
}

/// Holds a journal against a copy, which must be a beginning of it.
///
/// # Errors
/// When one of the two cannot be read.
pub(super) fn hold_against(journal: &mut dyn Backend, copy: &Path) -> Result<Option<Loss>, StoreError> {
    let mut file = Sqlite::open_copy(copy)?;
    let head = file.head()?;
    if head.seq == 0 || journal.chain_at(head.seq)?.as_ref() == Some(&head.chain) {
        return Ok(None);
    }
    // When a pupil is forgotten, a copy gets entries of its own at its end, which the journal has elsewhere.
    let entries = file.read(0)?;
    let is_own = |kind: &str| kind == REDACTION_KIND || kind == "forgotten";
    let own = entries.iter().rev().take_while(|sealed| is_own(&sealed.entry.kind)).count();
    let Some(last) = entries[..entries.len() - own].last() else { return Ok(None) };
    let copy = copy.to_path_buf();
    Ok(match journal.chain_at(last.entry.seq)? {
        Some(chain) if chain == last.chain => None,
        Some(_) => Some(Loss::CopyDiffers { copy }),
        None => Some(Loss::CopyHoldsMore { copy, facts: last.entry.seq, here: journal.head()?.seq }),
    })
}
