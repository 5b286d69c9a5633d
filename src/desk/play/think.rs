//! The computer's move: searched away from the other requests, few at a time, and given up when nobody waits.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use axum::Extension;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use tokio::sync::Semaphore;

use super::asked::Asked;
use super::table::place;
use super::{Room, unplayable};
use crate::faults::aside;
use crate::problem::Problem;
use gallery::play::computer;
use speech::msg;

/// How many searches run at once; the desk needs the rest of the computer.
const AT_ONCE: u32 = 2;
/// How long a visitor waits for a free place.
const QUEUE: Duration = Duration::from_secs(12);
/// How long a search may take with nobody else waiting; then the best move found so far is played.
const LONGEST: Duration = Duration::from_secs(4);
/// In about this time everybody who waits is to have an answer, counted from the question.
const WITHIN: Duration = Duration::from_millis(1_500);
/// How long a search may take at the least, however late it is: it must find a move.
const LEAST: Duration = Duration::from_millis(15);
/// How often a search is asked whether its time is over; who waited no longer has not waited.
const LOOK: Duration = Duration::from_millis(15);

/// How long a search may take when so many wait for an answer, itself included, and its own visitor has waited so long
/// before it began.
pub(super) type Share = fn(u32, Duration) -> Duration;

/// The places where searches run.
pub(super) struct Thinkers {
    places: Arc<Semaphore>,
    /// How many wait for an answer, those included that are being searched for.
    waiting: Arc<AtomicU32>,
    share: Share,
}

/// Returns how long a search may take when so many wait for an answer, itself included, and its own visitor has waited so
/// long before it began: what is left of the visitor's time is for everybody behind too, who asked later.
fn share(waiting: u32, waited: Duration) -> Duration {
    match waiting.div_ceil(AT_ONCE) {
        0 | 1 if waited <= LOOK => LONGEST,
        turns => (WITHIN.saturating_sub(waited) / turns.max(1)).max(LEAST),
    }
}

/// Counts somebody who waits, until it is dropped.
struct Waiting(Arc<AtomicU32>);

impl Waiting {
    fn new(count: &Arc<AtomicU32>) -> Waiting {
        count.fetch_add(1, Ordering::Relaxed);
        Waiting(count.clone())
    }
}

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

impl Default for Thinkers {
    fn default() -> Self {
        Thinkers::sharing(share)
    }
}

impl Thinkers {
    /// Returns places whose time is shared in that way.
    pub(super) fn sharing(share: Share) -> Thinkers {
        Thinkers { places: Arc::new(Semaphore::new(AT_ONCE as usize)), waiting: Arc::default(), share }
    }

    /// Waits for a place and searches there; the search is told when its time is over or the visitor has gone. Nothing
    /// comes of it where no place gets free.
    pub(super) async fn search<T: Send + 'static>(
        &self,
        search: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    ) -> Option<T> {
        let (waiting, share) = (self.waiting.clone(), self.share);
        let _waits = Waiting::new(&waiting);
        let asked_at = Instant::now();
        let place = tokio::time::timeout(QUEUE, self.places.clone().acquire_owned()).await.ok()?.ok()?;
        let stop = Arc::new(AtomicBool::new(false));
        let _guard = StopWhenDropped(stop.clone());
        let bell = stop.clone();
        // The more wait, the sooner it ends.
        let clock = tokio::spawn(async move {
            let (begun, waited) = (Instant::now(), asked_at.elapsed());
            while begun.elapsed() < share(waiting.load(Ordering::Relaxed), waited) {
                tokio::time::sleep(LOOK).await;
            }
            bell.store(true, Ordering::Relaxed);
        });
        let found = aside(move || {
            let _place = place;
            search(&stop)
        })
        .await;
        clock.abort();
        Some(found)
    }
}

/// Tells a search to stop once the visitor has gone.
struct StopWhenDropped(Arc<AtomicBool>);

impl Drop for StopWhenDropped {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

/// Plays the computer's moves and goes on to the game.
pub(super) async fn answer(Extension(room): Room, asked: Asked) -> Response {
    let Asked { visit, id, table, address } = asked;
    let address = match address {
        Ok(address) => address,
        Err(refusal) => return unplayable(&refusal).page(&visit),
    };
    let found = room.thinkers.search(move |stop| computer::think(&table, address, stop)).await;
    let Some(found) = found else { return busy().page(&visit) };
    match found {
        Ok(address) => Redirect::to(&place(&id, &address)).into_response(),
        Err(refusal) => unplayable(&refusal).page(&visit),
    }
}

/// Says that others are being thought for.
pub(super) fn busy() -> Problem {
    Problem::new(StatusCode::SERVICE_UNAVAILABLE, msg("desk-thinking-elsewhere"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Lets so many ask at once, with searches that cost something besides; returns when the last has an answer.
    fn last_answer(visitors: u32, besides: Duration) -> Duration {
        let mut now = Duration::ZERO;
        for turn in 0..visitors.div_ceil(AT_ONCE) {
            now += share(visitors - turn * AT_ONCE, now) + besides;
        }
        now
    }

    #[test]
    fn a_class_that_asks_at_once_is_answered_within_the_time_to_the_last() {
        for visitors in 3..=60 {
            let all = last_answer(visitors, Duration::ZERO);
            assert!(all <= WITHIN + LEAST, "{visitors}: {all:?}");
            assert!(all >= WITHIN - LEAST, "{visitors} are answered sooner than need be: {all:?}");
        }
        // What a search costs besides is taken from the time of those behind it.
        assert!(last_answer(28, Duration::from_millis(60)) <= Duration::from_secs(2));
    }

    #[test]
    fn whoever_is_alone_is_thought_about_longest_until_others_ask() {
        assert_eq!(share(1, Duration::ZERO), LONGEST);
        assert_eq!(share(2, Duration::ZERO), LONGEST);
        assert_eq!(share(28, Duration::ZERO), WITHIN / 14);
        assert_eq!(share(1, WITHIN * 2), LEAST);
    }
}
