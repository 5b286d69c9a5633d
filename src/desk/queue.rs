//! The queue of those whose PIN is to be looked at: bounded, so that a flood of guesses costs only the guesser.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use super::login_attempts::network;

/// The most who wait at once, and the most of them from one network: a class of forty signs in together, and who guesses
/// waits alone.
const MOST: usize = 64;
const MOST_OF_A_NETWORK: usize = 48;

/// The seconds after which somebody who was not let in may come again.
const COME_AGAIN: u64 = 5;

/// Who waits, by network.
#[derive(Clone, Default)]
pub(super) struct Queue {
    waiting: Arc<Mutex<BTreeMap<String, usize>>>,
}

/// A place in the queue; it is free again when this is dropped.
pub struct Waiting {
    queue: Queue,
    network: String,
}

impl Queue {
    /// Takes a place.
    ///
    /// # Errors
    /// The seconds to wait, when too many do already.
    pub(super) fn enter(&self, peer: &str) -> Result<Waiting, u64> {
        let network = network(peer);
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let (all, own) = (waiting.values().sum::<usize>(), waiting.get(&network).copied().unwrap_or(0));
        if all >= MOST || own >= MOST_OF_A_NETWORK {
            return Err(COME_AGAIN);
        }
        waiting.insert(network.clone(), own + 1);
        Ok(Waiting { queue: self.clone(), network })
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        let mut waiting = self.queue.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = waiting.get_mut(&self.network) {
            *count -= 1;
            if *count == 0 {
                waiting.remove(&self.network);
            }
        }
    }
}
