//! The winner's moves in every position that can come about: what a proof is written from.

use std::collections::HashSet;
use std::sync::atomic::Ordering;

use super::answer::proven_move;
use super::drive::Drive;
use super::space::Space;
use crate::engine::{Move, Position};
use crate::game::Side;

/// Why there are no moves to write down, though the value of a position is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NoStrategy {
    /// Nobody wins.
    Draw,
    /// The rules ask what happened before, which a written position does not tell.
    AsksPast,
    /// The winner would have to know more positions than were allowed.
    TooMany,
    /// A limit was reached first.
    Limit,
}

/// Follows the proof against every reply and returns the positions in which the winner is to move, each with the move.
pub(super) fn strategy<S: Space<Move = Move>>(
    drive: &mut Drive<'_, S>,
    start: &Position,
    winner: Side,
    most: usize,
) -> Result<Vec<(String, String)>, NoStrategy> {
    if start.asks_history() {
        return Err(NoStrategy::AsksPast);
    }
    let space = drive.space;
    let mut seen = HashSet::new();
    let mut lines = Vec::new();
    let mut open = vec![(start.clone(), space.root())];
    while let Some((position, mut node)) = open.pop() {
        let text = position.write();
        if position.ending().is_some() || !seen.insert(text.clone()) {
            continue;
        }
        if drive.limits.stop.load(Ordering::Relaxed) {
            return Err(NoStrategy::Limit);
        }
        // Both leave out the steps that cannot be done, the node only when its moves are asked for.
        let mut moves = Vec::new();
        if space.moves(&mut node, &mut Default::default(), &mut moves).is_err() {
            continue;
        }
        if space.player(&node) != winner {
            for mv in moves {
                let mut after = node.clone();
                if space.play(&mut after, mv).is_none() {
                    open.push((position.play_legal(mv), after));
                }
            }
            continue;
        }
        if lines.len() == most {
            return Err(NoStrategy::TooMany);
        }
        let (mv, after, is_over) = proven_move(drive, &mut node, winner).ok_or(NoStrategy::Limit)?;
        lines.push((text, position.write_move(mv)));
        if !is_over {
            open.push((position.play_legal(mv), after));
        }
    }
    Ok(lines)
}
