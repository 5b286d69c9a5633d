//! The computer at the board: when it is to move, how well it plays, and its answer.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::address::{Refusal, Visit};
use rules::analysis::opponent::{self, Level};
use rules::engine::{Position, Table};

/// The same game gets the same answers.
const SEED: u64 = 2004;

/// Says whether the computer is to move. After a swap the players have each other's side.
pub fn is_computers_turn(address: &Visit, position: &Position) -> bool {
    let side = position.side_to_move();
    let person = if position.is_swapped() { !side } else { side };
    position.ending().is_none() && address.opponent.is_some_and(|opponent| opponent.side == person)
}

/// Returns the level of a number from 1.
pub fn level(number: u8) -> Option<Level> {
    Level::ALL.into_iter().find(|level| level.number() == usize::from(number))
}

/// Plays the computer's moves; told to stop, it plays the best found so far.
///
/// # Errors
///
/// Refuses an address that is no game.
pub fn think(table: &Arc<Table>, address: Visit, stop: &AtomicBool) -> Result<Visit, Refusal> {
    let mut address = Visit { picked: Vec::new(), at: None, ..address };
    let Some(level) = address.opponent.and_then(|opponent| level(opponent.level)) else { return Ok(address) };
    let mut position = address.play(table)?.last().clone();
    // A turn may have several moves.
    while is_computers_turn(&address, &position) {
        let Some(choice) = opponent::choose(&position, level, SEED, stop) else { break };
        address.moves.push(position.write_move(choice.mv));
        position = position.play_legal(choice.mv);
    }
    Ok(address)
}
