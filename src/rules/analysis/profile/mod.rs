//! How a game plays out: who wins how often, how long it lasts, how many moves there are, how late it is decided.
//!
//! Sides are counted as *players*: the first is who makes the first move, also after the players have exchanged
//! their colours by a swap.

mod effort;
mod proportion;
mod sample;
mod strong;
mod tally;

pub use effort::{affordable, scaled};
pub use proportion::{Difference, Proportion};
pub use sample::{CONTINUATIONS, LONGEST};
pub use strong::strong;
pub use tally::{Mean, Tally};

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use super::opponent::Strength;
use super::threads;
use crate::engine::{Move, Position, Rng, Table};

/// So many games are played at a time.
const BATCH: u64 = 8;

/// What is known of how a game plays out.
#[derive(Clone, Debug)]
pub struct Profile {
    /// The game.
    pub table: Arc<Table>,
    /// Games of random moves.
    pub random: Tally,
    /// Games between strong players, if some were played.
    pub strong: Option<Strong>,
}

/// Games between strong players.
#[derive(Clone, Debug)]
pub struct Strong {
    /// What they spent on a move.
    pub strength: Strength,
    /// The games as the rules say, the opening taken over whenever that seemed best.
    pub games: Tally,
    /// Games in which the opening could not be taken over, where the rules would let one.
    pub without_swap: Option<Tally>,
}

/// How the one who waits sees how far it is, and can end it.
#[derive(Clone, Copy)]
pub struct Watch<'a> {
    /// Raised from outside when no more games are to be played.
    pub stop: &'a AtomicBool,
    /// Called after each game.
    pub played: &'a (dyn Fn() + Sync),
}

impl Watch<'_> {
    fn is_over(&self) -> bool {
        self.stop.load(Ordering::Relaxed)
    }
}

/// Chooses a move among several in a position, by the numbers of a stream.
pub type Chooser<'a> = &'a (dyn Fn(&Position, &[Move], &mut Rng) -> Move + Sync);

/// Chooses any move, all equally likely.
pub fn at_random(_: &Position, moves: &[Move], rng: &mut Rng) -> Move {
    let n = u32::try_from(moves.len()).expect("a position has fewer than four thousand million moves");
    moves[rng.below(n) as usize]
}

/// Plays so many games from the start, all cores at once, and counts.
///
/// The same seed plays the same games, however many cores there are. In the first `n_leads` games it is also
/// estimated who led after two thirds of the moves. If it is stopped, the batches that are over count, all their games,
/// long ones and short ones: those of a batch that was being played and happened to be over would be the short ones, and
/// tell nothing about the others. `None` if no batch is over.
pub fn play(
    table: &Arc<Table>,
    games: u64,
    seed: u64,
    n_leads: u64,
    choose: Chooser<'_>,
    watch: &Watch<'_>,
) -> Option<Tally> {
    let start = Position::start(table);
    let mut samples: Vec<sample::Sample> = Vec::new();
    while (samples.len() as u64) < games {
        let first = samples.len() as u64;
        let batch = threads::for_each(first..games.min(first + BATCH), |number| {
            // Each game has a stream of its own, so that it does not matter who plays it when.
            let mut rng = Rng::new(seed ^ number.wrapping_mul(0x9e37_79b9_7f4a_7c15));
            let sample = sample::play(&start, choose, &mut rng, number < n_leads, watch)?;
            (watch.played)();
            Some(sample)
        });
        let Some(batch) = batch.into_iter().collect::<Option<Vec<_>>>() else { break };
        samples.extend(batch);
    }
    (!samples.is_empty()).then(|| Tally::of(&samples))
}

/// Returns the game as it would be if nobody could take over the opening; nothing if nobody can.
pub fn without_swap(table: &Arc<Table>) -> Option<Arc<Table>> {
    let game = table.game();
    game.swap().then(|| Table::new(game.without_swap()))
}

#[cfg(test)]
mod tests;
