//! How tests wait, and what programs may cost them: events and processor time, never the clock of a machine that others use too.

pub(crate) mod cost;

use std::thread;
use std::time::{Duration, Instant};

/// The only limit on waiting: nothing that works comes near it on the busiest machine, so whoever reaches it hangs.
pub(crate) const HANG: Duration = Duration::from_secs(600);

/// How often one looks whether something has come about.
const LOOK: Duration = Duration::from_millis(50);

/// Waits until a look finds something.
pub(crate) fn eventually<T>(what: &str, mut look: impl FnMut() -> Option<T>) -> T {
    let begun = Instant::now();
    loop {
        if let Some(found) = look() {
            return found;
        }
        assert!(begun.elapsed() < HANG, "waited in vain until {what}");
        thread::sleep(LOOK);
    }
}

/// Waits until something is so.
pub(crate) fn until(what: &str, mut is_so: impl FnMut() -> bool) {
    eventually(what, || is_so().then_some(()));
}
