//! Work that takes a processor: done in threads of its own, so much at a time, and told to stop when its time is over or
//! nobody waits for it any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::time::{Duration, Instant};

use tokio::sync::Semaphore;

use super::faults::aside;

/// How long a visitor waits for a free place.
const QUEUE: Duration = Duration::from_secs(12);
/// How often it is asked whether the time of some work is over; who waited no longer has not waited.
pub(super) const LOOK: Duration = Duration::from_millis(15);

/// How long some work may take when so many wait, itself included, and its own visitor has waited so long before it began.
pub(super) type Share = fn(u32, Duration) -> Duration;

/// The places where work is done.
pub(super) struct Turns {
    places: Arc<Semaphore>,
    /// How many wait, those included whose work is being done.
    waiting: Arc<AtomicU32>,
    /// Whoever comes when so many wait is sent away.
    most: u32,
    share: Share,
}

/// Counts somebody who waits, until it is dropped.
struct Waiting(Arc<AtomicU32>);

impl Drop for Waiting {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Tells work to stop once the visitor has gone.
struct StopWhenDropped(Arc<AtomicBool>);

impl Drop for StopWhenDropped {
    fn drop(&mut self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

impl Turns {
    /// Returns so many places for at most so many visitors, whose time is shared in that way.
    pub(super) fn new(places: u32, most: u32, share: Share) -> Turns {
        Turns { places: Arc::new(Semaphore::new(places as usize)), waiting: Arc::default(), most, share }
    }

    fn enter(&self) -> Option<Waiting> {
        let waiting = Waiting(self.waiting.clone());
        (self.waiting.fetch_add(1, Ordering::Relaxed) < self.most).then_some(waiting)
    }

    /// Waits for a place and works there; the work is told when its time is over or the visitor has gone, and keeps its
    /// place until it ends. Nothing comes of it where no place gets free.
    pub(super) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&AtomicBool) -> T + Send + 'static,
    ) -> Option<T> {
        let (waiting, share) = (self.waiting.clone(), self.share);
        let _waits = self.enter()?;
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
        let _clock = EndWhenDropped(clock.abort_handle());
        let found = aside(move || {
            let _place = place;
            work(&stop)
        })
        .await;
        Some(found)
    }

    /// Takes all places, as work that never ends would.
    #[cfg(test)]
    pub(super) async fn take_all(&self) -> Vec<tokio::sync::OwnedSemaphorePermit> {
        let mut taken = Vec::new();
        for _ in 0..self.places.available_permits() {
            taken.extend(self.places.clone().acquire_owned().await);
        }
        taken
    }
}

/// Ends the clock with its visitor.
struct EndWhenDropped(tokio::task::AbortHandle);

impl Drop for EndWhenDropped {
    fn drop(&mut self) {
        self.0.abort();
    }
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use std::sync::mpsc;

    use super::*;

    const LONG: Share = |_, _| Duration::from_secs(3600);

    /// Work that a test lets begin and end.
    fn held(
        begun: &mpsc::Sender<()>,
        ended: &mpsc::Sender<bool>,
    ) -> impl FnOnce(&AtomicBool) + Send + 'static {
        let (begun, ended) = (begun.clone(), ended.clone());
        move |stop| {
            begun.send(()).unwrap();
            while !stop.load(Ordering::Relaxed) {
                std::thread::sleep(Duration::from_millis(1));
            }
            ended.send(true).unwrap();
        }
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn work_ends_when_its_visitor_has_gone_and_only_then_its_place_is_free() {
        let turns = Arc::new(Turns::new(1, 9, LONG));
        let ((begun, beginnings), (ended, ends)) = (mpsc::channel(), mpsc::channel());
        let (shared, first) = (Arc::clone(&turns), held(&begun, &ended));
        let visitor = tokio::spawn(async move { shared.work(first).await });
        beginnings.recv().unwrap();
        let (shared, second) = (Arc::clone(&turns), held(&begun, &ended));
        let other = tokio::spawn(async move { shared.work(second).await });
        assert!(beginnings.try_recv().is_err(), "two work at one place");
        visitor.abort();
        assert!(ends.recv().unwrap(), "nobody waits for the work, and it goes on");
        beginnings.recv().unwrap();
        other.abort();
        ends.recv().unwrap();
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn work_ends_when_its_time_is_over() {
        let turns = Turns::new(1, 9, |_, _| Duration::ZERO);
        let ((begun, _beginnings), (ended, ends)) = (mpsc::channel(), mpsc::channel());
        assert_eq!(turns.work(held(&begun, &ended)).await, Some(()));
        assert!(ends.recv().unwrap());
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn whoever_comes_when_too_many_wait_is_sent_away_at_once() {
        let turns = Arc::new(Turns::new(1, 3, LONG));
        let ((begun, beginnings), (ended, _ends)) = (mpsc::channel(), mpsc::channel());
        let mut visitors = Vec::new();
        for _ in 0..3 {
            let (shared, work) = (Arc::clone(&turns), held(&begun, &ended));
            visitors.push(tokio::spawn(async move { shared.work(work).await }));
        }
        beginnings.recv().unwrap();
        while turns.waiting.load(Ordering::Relaxed) < 3 {
            tokio::task::yield_now().await;
        }
        assert_eq!(turns.work(|_| ()).await, None);
        visitors.iter().for_each(|visitor| visitor.abort());
        for visitor in visitors {
            assert!(visitor.await.is_err());
        }
        assert_eq!(turns.work(|_| 7).await, Some(7), "those who have gone still count");
    }
}
