//! The check of a proof: the winner plays what is written, the loser everything that is legal.

use std::collections::HashMap;
use std::sync::Arc;

use super::{FIRST_LINE, Flaw, Proof};
use crate::engine::{Move, Position, Table};
use crate::game::Side;

/// What a proof that holds is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked {
    /// How many positions of the winner were needed.
    pub positions: usize,
    /// How many replies of the loser were tried.
    pub replies: usize,
    /// How many moves the longest game has.
    pub longest: usize,
    /// How many lines were never needed.
    pub unused: usize,
}

/// A position on the way to where the check is, with the moves that are still to be tried.
struct Stop {
    position: Position,
    text: String,
    left: Vec<Move>,
}

/// Whether all games from a position were seen to be won, or are being looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Seen {
    OnTheWay,
    Won,
}

impl Proof {
    /// Plays the winner's moves against every reply, and returns what that came to.
    ///
    /// # Errors
    /// When a game is not won, does not end, or has no move written for the winner.
    pub fn check(&self, table: &Arc<Table>) -> Result<Checked, Flaw> {
        let root = Position::read(table, &self.start).map_err(|error| Flaw::NoPosition(error.0))?;
        if root.asks_history() {
            return Err(Flaw::AsksPast);
        }
        let mut written = HashMap::with_capacity(self.moves.len());
        for (line, (position, mv)) in (FIRST_LINE..).zip(&self.moves) {
            if written.insert(&**position, (line, &**mv)).is_some() {
                return Err(Flaw::Twice { line });
            }
        }
        let mut checked = Checked { positions: 0, replies: 0, longest: 0, unused: 0 };
        let mut seen = HashMap::new();
        if let Some(ending) = root.ending() {
            let won = ending.winner == Some(self.winner);
            let nothing = Flaw::NotWon { position: root.write(), mv: String::new() };
            return if won { Ok(checked) } else { Err(nothing) };
        }
        let first = self.stop(&root, root.clone(), &written, &mut checked)?;
        seen.insert(first.text.clone(), Seen::OnTheWay);
        let mut way = vec![first];
        while let Some(stop) = way.last_mut() {
            let Some(mv) = stop.left.pop() else {
                if let Some(stop) = way.pop() {
                    seen.insert(stop.text, Seen::Won);
                }
                continue;
            };
            let after = stop.position.play_legal(mv);
            if let Some(ending) = after.ending() {
                if ending.winner.map(|side| player(&root, &after, side)) != Some(self.winner) {
                    let mv = stop.position.write_move(mv);
                    return Err(Flaw::NotWon { position: stop.text.clone(), mv });
                }
                checked.longest = checked.longest.max(way.len());
                continue;
            }
            let text = after.write();
            match seen.get(&text) {
                Some(Seen::Won) => {}
                Some(Seen::OnTheWay) => return Err(Flaw::Circle { position: text }),
                None => {
                    let next = self.stop(&root, after, &written, &mut checked)?;
                    seen.insert(text, Seen::OnTheWay);
                    way.push(next);
                }
            }
        }
        checked.unused = self.moves.len() - checked.positions;
        Ok(checked)
    }

    /// Looks up what must be tried in a position: the written move, or all replies.
    fn stop(
        &self,
        root: &Position,
        position: Position,
        written: &HashMap<&str, (usize, &str)>,
        checked: &mut Checked,
    ) -> Result<Stop, Flaw> {
        let text = position.write();
        let left = if player(root, &position, position.side_to_move()) == self.winner {
            let &(line, mv) = written.get(&*text).ok_or_else(|| Flaw::Missing { position: text.clone() })?;
            let illegal = |_| Flaw::Illegal { line, mv: mv.to_owned() };
            checked.positions += 1;
            vec![position.read_move(mv).map_err(illegal)?]
        } else {
            let replies = position.moves();
            checked.replies += replies.len();
            replies
        };
        Ok(Stop { position, text, left })
    }
}

/// Returns the player who holds a side in a position, named by the side held at the root.
fn player(root: &Position, position: &Position, side: Side) -> Side {
    if position.is_swapped() == root.is_swapped() { side } else { !side }
}
