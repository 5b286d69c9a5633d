//! The gate before what people know by heart: wrong tries are counted, guesses wait for one another in one memory, and a flood
//! is turned away before it costs anything.

use std::io;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use super::login_attempts::LoginAttempts;
use super::pins::Memory;
use super::queue::Queue;

pub use super::pins::Hashed;
pub use super::queue::Waiting;

/// Why somebody could not sign in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SignInError {
    /// No such person and secret.
    Wrong,
    /// Too many tries; the seconds to wait.
    Locked(u64),
    /// Too many at once; the seconds to wait.
    Busy(u64),
}

impl SignInError {
    /// Returns how many seconds to wait, where somebody must.
    pub fn wait(self) -> Option<u64> {
        match self {
            SignInError::Wrong => None,
            SignInError::Locked(seconds) | SignInError::Busy(seconds) => Some(seconds),
        }
    }
}

/// Where somebody tries to sign in from.
#[derive(Clone, Copy, Debug)]
pub struct Caller<'a> {
    /// The address.
    pub peer: &'a str,
    /// The mark of a browser in which the same person has signed in before.
    pub device: Option<&'a str>,
}

/// What stands before the secrets of a house.
pub struct Gate {
    tries: Mutex<LoginAttempts>,
    /// Who waits for a secret to be looked at.
    queue: Queue,
    /// Held while a secret is hashed: guesses wait for one another, not for a core and a memory each.
    hashing: Mutex<Memory>,
    /// Waits are counted from here, so that a clock that is set changes none.
    began: Instant,
}

impl Default for Gate {
    fn default() -> Self {
        Gate {
            tries: Mutex::default(),
            queue: Queue::default(),
            hashing: Mutex::default(),
            began: Instant::now(),
        }
    }
}

impl Gate {
    /// Takes a place in the queue of those whose secret is to be looked at; a flood finds it full and costs nothing more.
    ///
    /// # Errors
    /// When too many wait.
    pub fn queue(&self, peer: &str) -> Result<Waiting, SignInError> {
        self.queue.enter(peer).map_err(SignInError::Busy)
    }

    /// Hashes a secret in the one memory that there is for it.
    ///
    /// # Errors
    /// When the operating system has no entropy.
    pub fn hashed(&self, secret: &str) -> io::Result<Hashed> {
        Hashed::new(secret, &mut self.hashing.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Holds a secret against what is known of somebody; nothing is known of whoever is not there, and it costs the same time.
    /// Slow on purpose; call it where it may block.
    ///
    /// # Errors
    /// When it is wrong, or was wrong too often.
    pub fn check(
        &self,
        number: Option<u32>,
        known: Option<&Hashed>,
        secret: &str,
        caller: Caller,
    ) -> Result<(), SignInError> {
        let tries = || self.tries.lock().unwrap_or_else(PoisonError::into_inner);
        // The try is counted before the secret is looked at, so that many at once are still many.
        let counted = tries()
            .begin(number, caller.peer, caller.device, self.began.elapsed().as_secs())
            .map_err(SignInError::Locked)?;
        let is_right = {
            let mut memory = self.hashing.lock().unwrap_or_else(PoisonError::into_inner);
            match known.filter(|known| known.is_set()) {
                Some(known) => known.fits(secret, &mut memory),
                None => Hashed::nobodys().fits(secret, &mut memory),
            }
        };
        if !is_right {
            return Err(SignInError::Wrong);
        }
        tries().forgive(&counted);
        Ok(())
    }
}
