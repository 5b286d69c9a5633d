//! What broke: a panic costs one request, gets a number, and stands in the log.
//!
//! A request whose handler panics is answered with the number. Work that a request has done elsewhere, in
//! another thread or at the desk, hands its panic back to the request. What runs for nobody in particular
//! notes it and goes on.

use std::any::Any;
use std::collections::VecDeque;
use std::future::{Future, pending, poll_fn};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::pin::pin;
use std::sync::{Mutex, OnceLock, PoisonError};
use std::task::Poll;

use super::session::{now, random_bytes};
use speech::{Language, msg};

/// The most faults kept for the organiser to read; the terminal has them all.
const MOST: usize = 50;

/// The longest reason kept.
const LONGEST: usize = 400;

/// What a panic left behind.
pub(super) type Payload = Box<dyn Any + Send>;

/// Something that broke.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fault {
    /// What the person was told to say.
    pub(super) number: String,
    /// When, in seconds since 1970.
    pub(super) at: u64,
    /// The address asked for, or the work that was done.
    pub(super) place: String,
    /// What the panic said.
    pub(super) reason: String,
}

/// What broke in this process, the latest last.
static KEPT: Mutex<VecDeque<Fault>> = Mutex::new(VecDeque::new());

/// The language of the terminal.
static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Chooses the language of the lines in the terminal; the first choice counts.
pub(super) fn speak(language: Language) {
    let _ = LANGUAGE.set(language);
}

/// Notes what broke, here and in the terminal, and returns its number.
pub(super) fn note(place: &str, payload: &(dyn Any + Send)) -> String {
    let said = payload.downcast_ref::<&str>().copied();
    let said = said.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or("?");
    let short = |text: &str| text.chars().filter(|c| !c.is_control()).take(LONGEST).collect::<String>();
    let fault = Fault { number: number(), at: now(), place: short(place), reason: short(said) };
    let line = msg("desk-fault-line")
        .with("number", &fault.number)
        .with("place", &fault.place)
        .with("reason", &fault.reason);
    // The terminal where the desk was started is its log.
    eprintln!("{}", LANGUAGE.get().copied().unwrap_or_default().say(&line));
    let number = fault.number.clone();
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if kept.len() >= MOST {
        kept.pop_front();
    }
    kept.push_back(fault);
    number
}

/// Returns what broke, the latest first.
pub(super) fn latest() -> Vec<Fault> {
    KEPT.lock().unwrap_or_else(PoisonError::into_inner).iter().rev().cloned().collect()
}

/// Returns six digits that a person can read out.
fn number() -> String {
    let bytes = random_bytes(4).unwrap_or_default();
    let number = bytes.iter().fold(0u64, |sum, byte| sum << 8 | u64::from(*byte));
    format!("{:06}", number % 1_000_000)
}

/// Waits for something and returns what it left behind if it panicked.
pub(super) async fn caught<T>(work: impl Future<Output = T>) -> Result<T, Payload> {
    let mut work = pin!(work);
    // What the work had in hand is dropped with it; what it shares is behind locks that bear a panic.
    poll_fn(|context| match catch_unwind(AssertUnwindSafe(|| work.as_mut().poll(context))) {
        Ok(Poll::Pending) => Poll::Pending,
        Ok(Poll::Ready(done)) => Poll::Ready(Ok(done)),
        Err(payload) => Poll::Ready(Err(payload)),
    })
    .await
}

/// Does slow work in a thread of its own; its panic becomes the caller's.
pub(super) async fn aside<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> T {
    match tokio::task::spawn_blocking(work).await {
        Ok(done) => done,
        Err(failed) => match failed.try_into_panic() {
            Ok(payload) => resume_unwind(payload),
            // Work is given up only when the server ends; nobody waits for the answer any more.
            Err(_) => pending().await,
        },
    }
}
