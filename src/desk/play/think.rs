//! The computer's move: searched away from the other requests, few at a time, and given up when nobody waits.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use axum::Extension;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use tokio::sync::Semaphore;

use super::asked::Asked;
use super::table::{is_computers_turn, place};
use super::{Room, unplayable};
use crate::faults::aside;
use crate::problem::Problem;
use gallery::play::Visit as Address;
use rules::analysis::opponent::{self, Level};
use speech::msg;

/// How many searches run at once; the desk needs the rest of the computer.
const AT_ONCE: usize = 2;
/// How long a visitor waits for a free place.
const QUEUE: Duration = Duration::from_secs(12);
/// How long a search may take; then the best move found so far is played.
const LONGEST: Duration = Duration::from_secs(4);
/// The same game gets the same answers.
const SEED: u64 = 2004;

/// The places where searches run.
pub(super) struct Thinkers {
    places: Arc<Semaphore>,
}

impl Default for Thinkers {
    fn default() -> Self {
        Thinkers { places: Arc::new(Semaphore::new(AT_ONCE)) }
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
        Ok(address) => Address { picked: Vec::new(), at: None, ..address },
        Err(refusal) => return unplayable(&refusal).page(&visit),
    };
    let busy = || Problem::new(StatusCode::SERVICE_UNAVAILABLE, msg("desk-thinking-elsewhere"));
    let waited = tokio::time::timeout(QUEUE, room.thinkers.places.clone().acquire_owned()).await;
    let Ok(Ok(permit)) = waited else { return busy().page(&visit) };
    let stop = Arc::new(AtomicBool::new(false));
    let _guard = StopWhenDropped(stop.clone());
    let bell = stop.clone();
    let clock = tokio::spawn(async move {
        tokio::time::sleep(LONGEST).await;
        bell.store(true, Ordering::Relaxed);
    });
    let found = aside(move || {
        let _permit = permit;
        let mut address = address;
        let level = address.opponent.and_then(|opponent| level(opponent.level));
        let Some(level) = level else { return Ok(address) };
        let mut position = address.play(&table)?.last().clone();
        // A turn may have several moves.
        while is_computers_turn(&address, &position) {
            let Some(choice) = opponent::choose(&position, level, SEED, &stop) else { break };
            address.moves.push(position.write_move(choice.mv));
            position = position.play_legal(choice.mv);
        }
        Ok(address)
    })
    .await;
    clock.abort();
    match found {
        Ok(address) => Redirect::to(&place(&id, &address)).into_response(),
        Err(refusal) => unplayable(&refusal).page(&visit),
    }
}

/// Returns the level of a number from 1.
pub(super) fn level(number: u8) -> Option<Level> {
    Level::ALL.into_iter().find(|level| level.number() == usize::from(number))
}
