//! Games between two strong players.

use std::sync::Arc;

use super::{Strong, Watch, play, without_swap};
use crate::analysis::opponent::{self, Strength};
use crate::engine::{Move, Position, Rng, Table};

/// Plays so many games with a given effort, and as many again without the swap where the rules have one.
///
/// The same seed plays the same games. If it is stopped, those count that [`play`] counts.
pub fn strong(
    table: &Arc<Table>,
    games: u64,
    seed: u64,
    strength: Strength,
    watch: &Watch<'_>,
) -> Option<Strong> {
    let choose = |position: &Position, moves: &[Move], rng: &mut Rng| {
        let choice = opponent::choose_with(position, strength, rng.next_u64(), watch.stop);
        choice.map_or(moves[0], |choice| choice.mv)
    };
    let with = play(table, games, seed, games, &choose, watch)?;
    let without = without_swap(table).and_then(|table| play(&table, games, seed, 0, &choose, watch));
    Some(Strong { strength, games: with, without_swap: without })
}
