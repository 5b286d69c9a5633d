//! The computer's move: searched away from the other requests, few at a time, and given up when nobody waits.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use axum::Extension;
use axum::extract::{Path, RawQuery};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use tokio::sync::Semaphore;

use super::Room;
use super::table::{is_computers_turn, place};
use crate::analysis::playouts;
use crate::engine::{Move, Position};
use crate::language::Language;
use crate::play::Visit as Address;
use crate::web::problem::Problem;
use crate::web::visit::Visit;

/// How many searches run at once; the desk needs the rest of the computer.
const AT_ONCE: usize = 2;
/// How long a visitor waits for a free place.
const QUEUE: Duration = Duration::from_secs(12);
/// How long a search may take.
const LONGEST: Duration = Duration::from_secs(3);

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
pub(super) async fn answer(
    Extension(room): Room,
    visit: Visit,
    Path(id): Path<String>,
    RawQuery(query): RawQuery,
) -> Response {
    let table = match room.table(&id) {
        Ok(table) => table,
        Err(problem) => return problem.page(&visit),
    };
    let address = match Address::read(query.as_deref().unwrap_or("")) {
        Ok(address) => Address { picked: Vec::new(), at: None, ..address },
        Err(refusal) => {
            let (pt, en) = (refusal.words(Language::Pt), refusal.words(Language::En));
            return Problem::new(StatusCode::BAD_REQUEST, pt, en).page(&visit);
        }
    };
    let busy = || {
        Problem::new(
            StatusCode::SERVICE_UNAVAILABLE,
            "o computador está a pensar noutras partidas; atualize a página daqui a pouco",
            "the computer is thinking about other games; reload the page in a moment",
        )
    };
    let waited = tokio::time::timeout(QUEUE, room.thinkers.places.clone().acquire_owned()).await;
    let Ok(Ok(permit)) = waited else { return busy().page(&visit) };
    let stop = Arc::new(AtomicBool::new(false));
    let _guard = StopWhenDropped(stop.clone());
    let found = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        let mut address = address;
        let Some(level) = address.opponent.map(|opponent| opponent.level) else { return Ok(address) };
        let mut position = address.play(&table)?.last().clone();
        // A turn may have several moves.
        while is_computers_turn(&address, &position) && !stop.load(Ordering::Relaxed) {
            let Some(mv) = choose(&position, level, &stop) else { break };
            address.moves.push(position.write_move(mv));
            position = position.play_legal(mv);
        }
        Ok(address)
    })
    .await;
    match found {
        Ok(Ok(address)) => Redirect::to(&place(&id, &address)).into_response(),
        Ok(Err(refusal)) => {
            let (pt, en): (String, String) = (
                crate::play::Refusal::words(&refusal, Language::Pt),
                crate::play::Refusal::words(&refusal, Language::En),
            );
            Problem::new(StatusCode::BAD_REQUEST, pt, en).page(&visit)
        }
        Err(_) => busy().page(&visit),
    }
}

/// Chooses a move by random games: the more a level plays, the better it sees. The same position gives the same move.
fn choose(position: &Position, level: u8, stop: &AtomicBool) -> Option<Move> {
    let moves = position.moves();
    if moves.len() < 2 {
        return moves.first().copied();
    }
    let side = position.side_to_move();
    let games: u64 = [24, 240, 1_600, 6_000, 24_000][usize::from(level.clamp(1, 5)) - 1];
    let each = (games / moves.len() as u64).max(1);
    let begun = Instant::now();
    let mut best: Option<(f64, Move)> = None;
    for (index, &mv) in moves.iter().enumerate() {
        if stop.load(Ordering::Relaxed) || begun.elapsed() > LONGEST {
            break;
        }
        let next = position.play_legal(mv);
        let tally = playouts::play(&next, each, position.hash() ^ index as u64);
        let share = (tally.wins[side] as f64 + tally.draws as f64 / 2.0) / tally.games.max(1) as f64;
        if best.is_none_or(|(known, _)| share > known) {
            best = Some((share, mv));
        }
    }
    best.map(|(_, mv)| mv)
}
