//! PINs: six digits on a card, and only a slow hash of them in the file.

use std::io;

use argon2::{Algorithm, Argon2, Block, Params, Version};
use serde::{Deserialize, Serialize};

use super::session::random_bytes;
use super::session::same;

/// What Argon2id costs here: memory in kB, passes, lanes. Guessing one PIN takes this machine a good part of a second.
const COST: [u32; 3] = [19 * 1024, 2, 1];

/// The memory in which PINs are hashed: made once and used again, because what allocators are given back by many threads
/// they keep for each.
#[derive(Default)]
pub(super) struct Memory(Vec<Block>);

/// A PIN as it is kept.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hashed {
    #[serde(default, rename = "pin_salt")]
    salt: String,
    #[serde(default, rename = "pin_hash")]
    hash: String,
    /// The cost of Argon2id.
    #[serde(default, rename = "pin_cost")]
    cost: [u32; 3],
}

impl Hashed {
    /// Hashes a PIN.
    ///
    /// # Errors
    /// When the operating system has no entropy.
    pub(super) fn new(pin: &str, memory: &mut Memory) -> io::Result<Self> {
        let salt = random_bytes(16)?;
        let hash = argon(pin, &salt, COST, memory).ok_or_else(|| io::Error::other("argon2"))?;
        Ok(Hashed { salt: hex::encode(salt), hash, cost: COST })
    }

    /// Something that no PIN fits and that costs as much to try.
    pub(super) fn nobodys() -> Self {
        Hashed { salt: "00".repeat(16), hash: String::new(), cost: COST }
    }

    /// Says whether a card was ever made.
    pub(super) fn is_set(&self) -> bool {
        !self.hash.is_empty()
    }

    /// Says whether it is kept in the way of before and must be hashed anew.
    pub(super) fn is_old(&self) -> bool {
        self.cost != COST
    }

    /// Says whether a PIN is this one. Slow on purpose.
    pub(super) fn fits(&self, pin: &str, memory: &mut Memory) -> bool {
        let salt = hex::decode(&self.salt).unwrap_or_default();
        let hash = argon(pin, &salt, self.cost, memory);
        self.is_set() && hash.is_some_and(|hash| same(&hash, &self.hash))
    }
}

fn argon(pin: &str, salt: &[u8], [size, passes, lanes]: [u32; 3], memory: &mut Memory) -> Option<String> {
    let params = Params::new(size, passes, lanes, Some(32)).ok()?;
    let n_blocks = params.block_count();
    if memory.0.len() < n_blocks {
        memory.0.resize(n_blocks, Block::default());
    }
    let mut hash = [0; 32];
    let argon = Argon2::new(Algorithm::Argon2id, Version::V0x13, params);
    let blocks = &mut memory.0[..n_blocks];
    argon.hash_password_into_with_memory(pin.as_bytes(), salt, &mut hash, blocks).ok()?;
    Some(hex::encode(hash))
}

/// Returns six random digits.
///
/// # Errors
/// When the operating system has no entropy.
pub(super) fn random_pin() -> io::Result<String> {
    let bytes = random_bytes(8)?;
    let number = bytes.iter().fold(0u64, |sum, byte| sum << 8 | u64::from(*byte));
    Ok(format!("{:06}", number % 1_000_000))
}

#[cfg(test)]
mod tests {
    use super::{Hashed, Memory, argon};

    #[test]
    fn the_hash_is_argon2id() {
        // The reference implementation's test: version 0x13, 2 passes of 256 kB, one lane. What is left in the memory of
        // another PIN changes nothing.
        let mut memory = Memory::default();
        for other in ["", "654321"] {
            assert_eq!(
                argon("password", b"somesalt", [256, 2, 1], &mut memory).as_deref(),
                Some("9dfeb910e80bad0311fee20f9c0e2b12c17987b4cac90c2ef54d5b3021c68bfe")
            );
            assert!(argon(other, b"anothersalt", [1024, 1, 1], &mut memory).is_some());
        }
    }

    #[test]
    fn a_pin_fits_itself_alone_at_whatever_cost_it_was_hashed() {
        let memory = &mut Memory::default();
        let new = Hashed::new("123456", memory).expect("chance");
        assert!(new.fits("123456", memory) && !new.fits("123457", memory) && !new.is_old());
        let salt = [7; 16];
        let hash = argon("123456", &salt, [256, 1, 1], memory).expect("a hash");
        let old = Hashed { salt: hex::encode(salt), hash, cost: [256, 1, 1] };
        assert!(old.fits("123456", memory) && !old.fits("654321", memory) && old.is_old());
        assert!(!Hashed::nobodys().fits("", memory) && !Hashed::default().fits("", memory));
    }
}
