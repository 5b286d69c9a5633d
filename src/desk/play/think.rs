//! The computer's move: searched away from the other requests, few at a time, and given up when nobody waits.

use std::time::Duration;

use axum::Extension;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};

use super::asked::Asked;
use super::table::place;
use super::{Room, unplayable};
use crate::app::Shared;
use crate::boards::is_in_play;
use crate::problem::Problem;
use crate::turns::{LOOK, Share, Turns};
use gallery::play::computer;
use speech::msg;

/// How many searches run at once; the desk needs the rest of the computer.
const AT_ONCE: u32 = 2;
/// Whoever asks when so many wait is asked to come again.
const MOST: u32 = 300;
/// How long a search may take with nobody else waiting; then the best move found so far is played.
const LONGEST: Duration = Duration::from_secs(4);
/// In about this time everybody who waits is to have an answer, counted from the question.
const WITHIN: Duration = Duration::from_millis(1_500);
/// How long a search may take at the least, however late it is: it must find a move.
const LEAST: Duration = Duration::from_millis(15);

/// Returns how long a search may take when so many wait for an answer, itself included, and its own visitor has waited so
/// long before it began: what is left of the visitor's time is for everybody behind too, who asked later.
fn share(waiting: u32, waited: Duration) -> Duration {
    match waiting.div_ceil(AT_ONCE) {
        0 | 1 if waited <= LOOK => LONGEST,
        turns => (WITHIN.saturating_sub(waited) / turns.max(1)).max(LEAST),
    }
}

/// Returns the places where searches run.
pub(super) fn thinkers() -> Turns {
    Turns::new(AT_ONCE, MOST, share)
}

/// Returns the places where questions are answered that are no game's: each gets the same time.
pub(super) fn answerers(share: Share) -> Turns {
    Turns::new(AT_ONCE, MOST, share)
}

/// Plays the computer's moves and goes on to the game.
pub(super) async fn answer(Extension(room): Room, State(app): State<Shared>, asked: Asked) -> Response {
    let Asked { visit, id, table, address } = asked;
    if is_in_play(&app, &visit) {
        return in_play().page(&visit);
    }
    let address = match address {
        Ok(address) => address,
        Err(refusal) => return unplayable(&refusal).page(&visit),
    };
    let found = room.thinkers.work(move |stop| computer::think(&table, address, stop)).await;
    let Some(found) = found else { return busy().page(&visit) };
    match found {
        Ok(address) => Redirect::to(&place(&id, &address)).into_response(),
        Err(refusal) => unplayable(&refusal).page(&visit),
    }
}

/// Says that no computer thinks for a device on which a game of the championship is played.
pub(super) fn in_play() -> Problem {
    Problem::new(StatusCode::FORBIDDEN, msg("boards-no-computer"))
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
