//! What comes of moves and positions: at once, in a few moves, or with best play.

use speech::{Message, msg};

use super::Proof;
use super::at_once::{GivenUp, Leave, Turns, side_after};
use super::words::{find, how_soon, quoted, refusal, those_that, verb, written};
use super::worth::{Worth, soon, winning, worth};
use crate::engine::{Move, Position};
use crate::game::{Fate, Side, When};

impl Proof<'_> {
    pub(super) fn moves(
        &mut self,
        position: &Position,
        only: bool,
        moves: &[String],
        fate: Fate,
    ) -> Result<(), GivenUp> {
        let mut named = Vec::new();
        let place = self.place;
        for (text, span) in moves.iter().zip(&place.moves) {
            match find(position, text) {
                Ok(mv) => named.push((text, *span, mv)),
                Err(error) => self.complaints.push(refusal(*span, &error)),
            }
        }
        if named.len() < moves.len() {
            return Ok(());
        }
        for (text, span, mv) in &named {
            if let Some(truth) = self.denial(position, *mv, fate)? {
                let others = self.with_fate(position, fate)?;
                let others = match others.as_slice() {
                    [] => msg("analysis-no-move").with("does", verb(fate, 1)),
                    others => those_that(fate, &written(position, others)),
                };
                let message =
                    msg("analysis-instead").with("move", *text).with("truth", truth).with("others", others);
                self.say(*span, message);
            }
        }
        if only && self.complaints.is_empty() {
            let mut others = self.with_fate(position, fate)?;
            others.retain(|mv| !named.iter().any(|(_, _, known)| known == mv));
            if !others.is_empty() {
                let texts = written(position, &others);
                let (moves, does) = (quoted(&texts), verb(fate, texts.len()));
                self.deny(match named.is_empty() {
                    true => msg("analysis-these-here").with("moves", moves).with("do", does),
                    false => msg("analysis-these-too").with("moves", moves).with("do", does),
                });
            }
        }
        Ok(())
    }

    /// Returns the moves with a fate.
    fn with_fate(&mut self, position: &Position, fate: Fate) -> Result<Vec<Move>, GivenUp> {
        if fate == Fate::Wins(When::Finally) {
            return winning(position, self.leave);
        }
        let mut found = Vec::new();
        for mv in position.moves() {
            if self.denial(position, mv, fate)?.is_none() {
                found.push(mv);
            }
        }
        Ok(found)
    }

    /// Returns what is true instead if a move does not have that fate.
    fn denial(&mut self, position: &Position, mv: Move, fate: Fate) -> Result<Option<Message>, GivenUp> {
        let mut turns = Turns::new(self.leave);
        Ok(match fate {
            Fate::Wins(When::AtOnce) => (!turns.wins(position, mv)?).then(|| does_not(fate)),
            Fate::Loses(When::AtOnce) => turns.is_safe(position, mv)?.then(|| does_not(fate)),
            Fate::IsSafe => {
                if turns.is_safe(position, mv)? {
                    return Ok(None);
                }
                let after = position.play_legal(mv);
                let reply = match after.ending() {
                    None => turns.winning(&after)?,
                    Some(_) => None,
                };
                Some(match reply {
                    Some(reply) => msg("analysis-not-safe-from").with("reply", after.write_move(reply)),
                    None => msg("analysis-not-safe"),
                })
            }
            Fate::Wins(when) | Fate::Loses(when) => {
                let mover = side_after(position, mv);
                let winner = if matches!(fate, Fate::Wins(_)) { mover } else { !mover };
                let after = position.play_legal(mv);
                if let Some(fits) = soon_after(&after, winner, when, self.leave) {
                    // What is true instead may be out of reach; that it is not so is known.
                    return Ok((!fits).then(|| does_not(fate)));
                }
                let worth = worth(&after, self.leave)?.later();
                (!worth.fits(Some(winner), when)?).then(|| truth(worth, mover))
            }
            Fate::Draws | Fate::DoesNotLose => {
                let mover = side_after(position, mv);
                let worth = worth(&position.play_legal(mv), self.leave)?.later();
                let fits =
                    worth.winner.is_none() || (fate == Fate::DoesNotLose && worth.winner == Some(mover));
                (!fits).then(|| truth(worth, mover))
            }
        })
    }

    pub(super) fn value(
        &mut self,
        position: &Position,
        winner: Option<Side>,
        when: When,
    ) -> Result<(), GivenUp> {
        if when == When::AtOnce {
            return self.value_at_once(position, winner);
        }
        if let Some((side, wins)) = winner.zip(soon(position, winner, when, self.leave)) {
            if !wins {
                let side = self.side(side);
                self.deny(msg("analysis-does-not-win-here").with("side", side).with("when", how_soon(when)));
            }
            return Ok(());
        }
        let worth = worth(position, self.leave)?;
        if !worth.fits(winner, when)? {
            let message = match worth.winner {
                None => msg("analysis-nobody-wins"),
                Some(side) => {
                    msg("analysis-best-play").with("side", self.side(side)).with("when", worth.duration())
                }
            };
            self.deny(message);
        }
        Ok(())
    }

    fn value_at_once(&mut self, position: &Position, winner: Option<Side>) -> Result<(), GivenUp> {
        let Some(winner) = winner else { return Ok(()) };
        let mut turns = Turns::new(self.leave);
        let to_move = position.side_to_move();
        if winner == to_move {
            if turns.winning(position)?.is_none() {
                self.deny(msg("analysis-cannot-win-at-once").with("side", self.side(winner)));
            }
            return Ok(());
        }
        for mv in position.moves() {
            if turns.is_safe(position, mv)? {
                self.deny(msg("analysis-safe-here").with("move", position.write_move(mv)));
                return Ok(());
            }
        }
        Ok(())
    }
}

/// Returns whether a side wins as soon as that, counted from the move before, if a search of a few moves can tell.
fn soon_after(after: &Position, winner: Side, when: When, leave: Leave) -> Option<bool> {
    let when = match when {
        When::In(plies) => When::In(plies.checked_sub(1)?),
        When::Within(plies) => When::Within(plies.checked_sub(1)?),
        _ => return None,
    };
    soon(after, Some(winner), when, leave)
}

/// Says what comes of a move for whoever plays it.
fn truth(worth: Worth, mover: Side) -> Message {
    match worth.winner {
        None => msg("analysis-comes-to-draw"),
        Some(winner) if winner == mover => msg("analysis-wins").with("n", 1).with("when", worth.duration()),
        Some(_) => msg("analysis-loses-best").with("when", worth.duration()),
    }
}

/// Denies that a move wins or loses so soon.
fn does_not(fate: Fate) -> Message {
    match fate {
        Fate::Wins(when) => msg("analysis-does-not-win").with("when", how_soon(when)),
        Fate::Loses(when) => msg("analysis-not-lost").with("when", how_soon(when)),
        Fate::Draws | Fate::DoesNotLose | Fate::IsSafe => msg("analysis-not-safe"),
    }
}
