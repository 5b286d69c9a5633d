//! Games between two strong players.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::{Strong, play, without_swap};
use crate::analysis::opponent::{self, Level};
use crate::engine::{Move, Position, Rng, Table};

/// Plays so many games at a level, and as many again without the swap where the rules have one.
///
/// The same seed plays the same games as long as `stop` is not raised. `played` is called after each game.
pub fn strong(
    table: &Arc<Table>,
    games: u64,
    seed: u64,
    level: Level,
    stop: &AtomicBool,
    played: &(dyn Fn() + Sync),
) -> Strong {
    let choose = |position: &Position, moves: &[Move], rng: &mut Rng| {
        opponent::choose(position, level, rng.next_u64(), stop).map_or(moves[0], |choice| choice.mv)
    };
    Strong {
        games: play(table, games, seed, games, &choose, played),
        without_swap: without_swap(table).map(|table| play(&table, games, seed, 0, &choose, played)),
    }
}
