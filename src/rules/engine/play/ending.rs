//! Whether a game is over, by which of its ends, and who has won.

use super::evaluate::Context;
use crate::engine::bits::Bits;
use crate::engine::play::history::History;
use crate::engine::program::code::Program;
use crate::engine::program::state::{NOWHERE, State};
use crate::game::{Side, Verdict, Who};

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The side that won, or nobody.
    pub winner: Option<Side>,
    /// The number of the end in the game's list; `None` if a side could not move and no rule says what that means.
    pub end: Option<u8>,
}

impl<const W: usize> Program<W> {
    /// Returns how the game ended, if it did; `no move` is asked for only if it might come before another end.
    #[inline(always)]
    pub(super) fn ending(&self, state: &State<W>, mut context: Context<W>) -> Option<Ending> {
        let code = &self.sides[context.side];
        context.no_move = !self.no_move_last && !self.can_move(state, context.history);
        for (i, end) in code.ends.iter().enumerate() {
            if end.needs_no_move && !context.no_move || end.asks_history && !self.begins_turn(state) {
                continue;
            }
            if self.plain_condition(&end.condition, state, &context) {
                return Some(self.verdict(state, i, context.history));
            }
        }
        None
    }

    /// Returns how the game ends when the side to move cannot.
    pub(crate) fn ending_without_move(&self, state: &State<W>, history: &History) -> Ending {
        let side = usize::from(state.last_mover);
        let context = Context { no_move: true, ..self.last_context(state, side, history) };
        let ends = self.sides[side].ends.iter().enumerate();
        for (i, end) in ends {
            if self.condition(&end.condition, state, &context) {
                return self.verdict(state, i, history);
            }
        }
        Ending { winner: None, end: None }
    }

    /// Returns how the game has ended in a position that was set up, not played to.
    pub(crate) fn ending_of_setup(&self, state: &State<W>, history: &History) -> Option<Ending> {
        let context = self.last_context(state, usize::from(state.last_mover), history);
        self.ending(state, context)
    }

    pub(crate) fn last_context<'h>(
        &self,
        state: &State<W>,
        side: usize,
        history: &'h History,
    ) -> Context<'h, W> {
        let mut context = Context::of_side(side, history);
        if state.arrived != NOWHERE {
            context.it = Bits::single(usize::from(state.arrived));
        }
        if state.departed != NOWHERE {
            context.origin = Bits::single(usize::from(state.departed));
        }
        context
    }

    pub(crate) fn verdict(&self, state: &State<W>, end: usize, history: &History) -> Ending {
        let named = |who: Who| match who {
            Who::Mover => Side::BOTH[usize::from(state.last_mover)],
            Who::Next => state.side_to_move(),
            Who::Side(side) => side,
        };
        let mut contest = 0;
        let mut winner = None;
        for verdict in &self.verdicts[end] {
            match verdict {
                Verdict::Draw => {}
                Verdict::Win(who) => winner = Some(named(*who)),
                Verdict::Loss(who) => winner = Some(!named(*who)),
                Verdict::Contest { more, .. } => {
                    let [first, second] = [0, 1].map(|side| {
                        let context = self.last_context(state, side, history);
                        self.number(&self.sides[side].contests[end][contest], state, &context)
                    });
                    contest += 1;
                    if first != second {
                        winner = Some(if (first > second) == *more { Side::First } else { Side::Second });
                    }
                }
            }
            if winner.is_some() || *verdict == Verdict::Draw {
                break;
            }
        }
        Ending { winner, end: Some(end as u8) }
    }

    /// Returns who wins by an end that a side's move brings about, if that is told by the rule alone, whatever the board.
    pub(crate) fn named_winner(&self, end: usize, mover: Side) -> Option<Side> {
        let named = |who: Who| match who {
            Who::Mover => Some(mover),
            Who::Side(side) => Some(side),
            Who::Next => None,
        };
        match self.verdicts[end].first()? {
            Verdict::Win(who) => named(*who),
            Verdict::Loss(who) => named(*who).map(|loser| !loser),
            Verdict::Draw | Verdict::Contest { .. } => None,
        }
    }

    /// Returns whether a side may win because it cannot move.
    pub(crate) fn rewards_stuck(&self) -> bool {
        let is_fair = |end: usize| match self.verdicts[end].first() {
            None | Some(Verdict::Draw | Verdict::Win(Who::Mover) | Verdict::Loss(Who::Next)) => true,
            Some(_) => false,
        };
        let ends = self.sides.iter().flat_map(|side| side.ends.iter().enumerate());
        ends.filter(|(_, end)| end.needs_no_move).any(|(i, _)| !is_fair(i))
    }

    /// Returns a side's score, in games that have one.
    pub(crate) fn score(&self, state: &State<W>, side: Side) -> Option<i64> {
        let context = self.last_context(state, side.index(), History::none());
        let code = self.sides[side.index()].score.as_ref()?;
        Some(self.number(code, state, &context))
    }
}
