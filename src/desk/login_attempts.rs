//! How often somebody guessed wrongly, and how long they must wait.
//!
//! Tries are counted for a person from a network, so that a stranger elsewhere locks nobody out, and wrong tries at
//! one person do not touch the others behind the same address. A browser in which the person has signed in before
//! has a count of its own, which strangers cannot use up. Only a flood from very many networks closes a number.

use std::collections::BTreeMap;
use std::net::IpAddr;

/// Wrong tries without a wait.
const FREE: u32 = 5;

/// Wrong tries at one person from all networks together without a wait.
const FREE_IN_ALL: u32 = 200;

/// The longest wait, in seconds.
const LONGEST: u64 = 15 * 60;

/// After this many seconds without a try, all is forgotten.
const MEMORY: u64 = 60 * 60;

/// The most keys remembered; a flood of addresses must not fill the memory.
const MOST: usize = 10_000;

/// So many people may one network have guessed at wrongly; whoever goes through a list of names comes no further.
const MOST_FROM_ONE: usize = 100;

/// Wrong tries by key.
#[derive(Debug, Default)]
pub(super) struct LoginAttempts {
    counts: BTreeMap<String, Tries>,
}

/// Wrong tries under one key.
#[derive(Debug)]
struct Tries {
    count: u32,
    last: u64,
    /// The network that a key of a person from a network is of; nothing for the others.
    from: Option<String>,
    /// The network from which the key was made.
    by: String,
}

impl LoginAttempts {
    /// Counts a try, before it is known to be right or wrong; returns what to forgive when it was right.
    ///
    /// # Errors
    /// The seconds to wait, when there were too many; then nothing is counted.
    pub(super) fn begin(
        &mut self,
        number: Option<u32>,
        peer: &str,
        device: Option<&str>,
        now: u64,
    ) -> Result<Vec<String>, u64> {
        self.counts.retain(|_, tries| now < tries.last + MEMORY);
        let who = number.map_or_else(|| "nobody".to_owned(), |number| number.to_string());
        let network = network(peer);
        let keys = match device {
            Some(device) => vec![(format!("{who} on {device}"), FREE, None)],
            None => vec![
                (format!("{who} from {network}"), FREE, Some(network.clone())),
                (format!("{who} in all"), FREE_IN_ALL, None),
            ],
        };
        let n_guessed_at = self.counts.values().filter(|tries| tries.from.as_ref() == Some(&network)).count();
        let wait = |(key, free, from): &(String, u32, Option<String>)| {
            let Some(Tries { count, last, .. }) = self.counts.get(key) else {
                return (from.is_some() && n_guessed_at >= MOST_FROM_ONE).then_some(LONGEST);
            };
            let over = count.checked_sub(*free)?;
            let until = last + (30u64 << over.min(10)).min(LONGEST);
            until.checked_sub(now).filter(|wait| *wait > 0)
        };
        if let Some(wait) = keys.iter().filter_map(wait).max() {
            return Err(wait);
        }
        for (key, _, from) in &keys {
            if !self.counts.contains_key(key) {
                self.make_room();
            }
            let new = || Tries { count: 0, last: now, from: from.clone(), by: network.clone() };
            let tries = self.counts.entry(key.clone()).or_insert_with(new);
            (tries.count, tries.last) = (tries.count + 1, now);
        }
        Ok(keys.into_iter().map(|(key, ..)| key).collect())
    }

    /// Forgets the oldest of the network that fills the memory, where no more can be remembered: the others still come in.
    fn make_room(&mut self) {
        if self.counts.len() < MOST {
            return;
        }
        let mut by_network: BTreeMap<&str, usize> = BTreeMap::new();
        for tries in self.counts.values() {
            *by_network.entry(&tries.by).or_default() += 1;
        }
        let fullest = by_network.into_iter().max_by_key(|(_, count)| *count).map(|(network, _)| network);
        let of_it = self.counts.iter().filter(|(_, tries)| Some(tries.by.as_str()) == fullest);
        if let Some(oldest) = of_it.min_by_key(|(_, tries)| tries.last).map(|(key, _)| key.clone()) {
            self.counts.remove(&oldest);
        }
    }

    /// Forgets the wrong tries after a right one.
    pub(super) fn forgive(&mut self, keys: &[String]) {
        for key in keys {
            self.counts.remove(key);
        }
    }
}

/// Returns the network of an address: one household or school, however many addresses it has.
pub(super) fn network(peer: &str) -> String {
    match peer.parse() {
        Ok(IpAddr::V6(address)) if address.to_ipv4_mapped().is_none() => {
            address.segments()[..4].iter().map(|part| format!("{part:x}:")).collect()
        }
        _ => peer.chars().take(64).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::{FREE_IN_ALL, LoginAttempts, MOST, MOST_FROM_ONE, Tries};

    #[test]
    fn whoever_goes_through_a_list_of_names_keeps_nobody_elsewhere_out() {
        let mut tries = LoginAttempts::default();
        let tried = (0..10_000).filter(|who| tries.begin(Some(*who), "10.0.0.1", None, 0).is_ok()).count();
        assert_eq!(tried, MOST_FROM_ONE);
        assert!(tries.begin(Some(20_000), "10.0.0.1", Some("phone"), 0).is_ok());
        assert!(tries.begin(Some(20_000), "10.0.0.2", None, 0).is_ok());
        // What is remembered has an end, and others still come in.
        for at in tries.counts.len()..MOST {
            let old = Tries { count: 1, last: 0, from: None, by: "10.1".to_owned() };
            tries.counts.insert(format!("{at} of many"), old);
        }
        assert_eq!(tries.counts.len(), MOST);
        assert!(tries.begin(Some(30_000), "10.0.0.3", None, 0).is_ok());
        assert!(tries.counts.len() <= MOST);
    }

    #[test]
    fn waits_grow_and_end() {
        let mut tries = LoginAttempts::default();
        for _ in 0..5 {
            assert!(tries.begin(Some(2), "10.0.0.1", None, 100).is_ok());
        }
        assert_eq!(tries.begin(Some(2), "10.0.0.1", None, 100), Err(30));
        let counted = tries.begin(Some(2), "10.0.0.1", None, 130).expect("the wait is over");
        assert_eq!(tries.begin(Some(2), "10.0.0.1", None, 131), Err(59));
        // Others behind the address, and the same person elsewhere or on a known phone, do not wait.
        assert!(tries.begin(Some(3), "10.0.0.1", None, 131).is_ok());
        assert!(tries.begin(Some(2), "10.0.0.2", None, 131).is_ok());
        assert!(tries.begin(Some(2), "10.0.0.1", Some("phone"), 131).is_ok());
        tries.forgive(&counted);
        assert!(tries.begin(Some(2), "10.0.0.1", None, 131).is_ok());
    }

    #[test]
    fn one_network_is_one_however_many_addresses_it_has() {
        let mut tries = LoginAttempts::default();
        let tried =
            (0..40).filter(|at| tries.begin(Some(2), &format!("2001:db8:0:1::{at:x}"), None, 0).is_ok());
        assert_eq!(tried.count(), 5);
    }

    #[test]
    fn a_flood_from_everywhere_closes_the_number_but_not_to_known_phones() {
        let mut tries = LoginAttempts::default();
        let from = |at: u32| format!("10.{}.{}.1", at / 256, at % 256);
        let tried = (0..1000).filter(|at| tries.begin(Some(2), &from(*at), None, 0).is_ok()).count();
        assert_eq!(tried, FREE_IN_ALL as usize);
        assert!(tries.begin(Some(2), "10.9.9.9", Some("phone"), 0).is_ok());
        assert!(tries.begin(Some(3), "10.9.9.9", None, 0).is_ok());
    }

    #[test]
    fn who_signs_in_rightly_uses_up_nobodys_tries() {
        let mut tries = LoginAttempts::default();
        let from = |at: u32| format!("10.{}.{}.1", at / 256, at % 256);
        for at in 0..2 * FREE_IN_ALL {
            let counted = tries.begin(Some(2), &from(at), None, 0).expect("every one of them was right");
            assert_eq!(counted.len(), 2, "from here, and in all");
            tries.forgive(&counted);
        }
        // One right try forgives what was wrong before it at the same place, and nothing elsewhere.
        for place in ["10.0.0.1", "10.0.0.2"] {
            (0..4).for_each(|_| drop(tries.begin(Some(2), place, None, 0)));
        }
        let right = tries.begin(Some(2), "10.0.0.1", None, 0).expect("the fifth");
        tries.forgive(&right);
        assert_eq!((0..9).filter(|_| tries.begin(Some(2), "10.0.0.1", None, 0).is_ok()).count(), 5);
        assert_eq!((0..9).filter(|_| tries.begin(Some(2), "10.0.0.2", None, 0).is_ok()).count(), 1);
    }
}
