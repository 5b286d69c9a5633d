//! Games that are played carefully or with some thought, but by chance.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::analysis::opponent::{self, Habits, Strength};
use crate::engine::{Move, Position, Rng};

/// Longer games are cut off.
const LONGEST: usize = 600;
/// With more pairs of moves than this, replies are not looked at.
const MOST_PAIRS: usize = 6_000;

/// What a player who thinks spends on a move: little, so that games differ and are soon over.
const THOUGHT: Strength =
    Strength { playouts: 60, slips: 0, grasp: 1_000, attention: 1_000, positions: 0, habits: Habits::BRISK };

/// How a game is played on the way to puzzles.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Manner {
    /// By chance, but without leaving the opponent a win at once.
    Careful,
    /// With some thought: closer games, which suits those that are decided by a count.
    Thoughtful,
}

/// A game with all its positions.
pub(super) struct Walk {
    /// The positions, the start first.
    pub(super) positions: Vec<Position>,
    /// The moves between them.
    pub(super) moves: Vec<Move>,
    /// How many positions were looked at.
    pub(super) looked_at: u64,
}

impl Walk {
    /// Returns whether the winner had the last turn; `None` if nobody won.
    pub(super) fn winner_is_last(&self) -> Option<bool> {
        let [.., before, last] = self.positions.as_slice() else { return None };
        Some(last.ending()?.winner? == before.side_to_move())
    }
}

/// Goes along a game that was played.
pub(super) fn along(start: &Position, moves: &[Move]) -> Walk {
    let mut walk =
        Walk { positions: vec![start.clone()], moves: moves.to_vec(), looked_at: moves.len() as u64 };
    for mv in moves {
        let last = walk.positions.last().expect("there is the start at least");
        walk.positions.push(last.play_legal(*mv));
    }
    walk
}

/// Plays a game: a win at once is taken; else a little thought decides, or chance among the moves that do not let the
/// opponent win at once.
///
/// Such games come closer to those of people than pure chance does: a win must be prepared.
pub(super) fn play(start: &Position, manner: Manner, rng: &mut Rng, stop: &AtomicBool) -> Walk {
    let mut walk = Walk { positions: vec![start.clone()], moves: Vec::new(), looked_at: 0 };
    while walk.moves.len() < LONGEST && !stop.load(Ordering::Relaxed) {
        let last = walk.positions.last().expect("there is the start at least");
        let moves = last.moves();
        if moves.is_empty() {
            break;
        }
        let after: Vec<Position> = moves.iter().map(|mv| last.play_legal(*mv)).collect();
        walk.looked_at += after.len() as u64;
        let side = last.side_to_move();
        let won = after.iter().position(|next| next.ending().is_some_and(|end| end.winner == Some(side)));
        let thought = || match manner {
            Manner::Careful => None,
            Manner::Thoughtful => {
                let choice = opponent::choose_with(last, THOUGHT, rng.next_u64(), stop)?;
                moves.iter().position(|mv| *mv == choice.mv)
            }
        };
        let chosen = won.or_else(thought).unwrap_or_else(|| {
            let careful = moves.len() * moves.len() <= MOST_PAIRS;
            let is_safe = |next: &Position| !careful || !loses_at_once(next);
            let safe: Vec<usize> = (0..moves.len()).filter(|index| is_safe(&after[*index])).collect();
            if careful {
                walk.looked_at += (moves.len() * moves.len()) as u64;
            }
            match u32::try_from(safe.len()) {
                Ok(n) if n > 0 => safe[rng.below(n) as usize],
                _ => rng.below(u32::try_from(moves.len()).unwrap_or(u32::MAX)) as usize,
            }
        });
        let next = after.into_iter().nth(chosen).expect("a move was chosen among those there are");
        walk.moves.push(moves[chosen]);
        walk.positions.push(next);
    }
    if manner == Manner::Thoughtful {
        // Each random game went on for half of what was left, and its moves are quickly made.
        let plies = walk.moves.len() as u64;
        walk.looked_at += THOUGHT.playouts * plies * plies / 8;
    }
    walk
}

/// Returns whether the game is lost for who came here, or the side to move wins at once.
fn loses_at_once(position: &Position) -> bool {
    let side = position.side_to_move();
    match position.ending() {
        Some(ending) => ending.winner == Some(side),
        None => position
            .moves()
            .into_iter()
            .any(|mv| position.play_legal(mv).ending().is_some_and(|end| end.winner == Some(side))),
    }
}

#[cfg(test)]
mod tests {
    use super::{AtomicBool, Manner, play};
    use crate::compile::{GameText, compile};
    use crate::engine::{Position, Rng, Table};

    /// Returns whether the side to move has a move after which it has won.
    fn can_win(position: &Position) -> bool {
        let side = position.side_to_move();
        let after = position.moves().into_iter().map(|mv| position.play(mv).expect("legal"));
        after.filter_map(|next| next.ending()).any(|ending| ending.winner == Some(side))
    }

    /// Three in a line: wins are taken, and none is left to the opponent where another move would not.
    #[test]
    fn careful_players_take_wins_and_leave_none() {
        let text = "name: galo\nboard: square 3x3\nturn: place own on empty\n\
                    end: [{ line of 3 own: mover wins }, { no empty: draw }]\n";
        let file = GameText { name: "galo.yaml".to_owned(), text: text.to_owned() };
        let table = Table::new(compile("galo", file, &|_| None).expect("a game").game);
        let mut threats = 0;
        for seed in 0..40 {
            let never = AtomicBool::new(false);
            let walk = play(&Position::start(&table), Manner::Careful, &mut Rng::new(seed), &never);
            for pair in walk.positions.windows(2) {
                if can_win(&pair[0]) {
                    assert!(
                        pair[1].ending().is_some_and(|ending| ending.winner.is_some()),
                        "{}",
                        pair[0].write()
                    );
                } else if can_win(&pair[1]) {
                    let safe = |mv| !can_win(&pair[0].play(mv).expect("legal"));
                    assert!(!pair[0].moves().into_iter().any(safe), "{}", pair[0].write());
                    threats += 1;
                }
            }
        }
        assert!(threats > 0, "nobody was ever lost");
    }
}
