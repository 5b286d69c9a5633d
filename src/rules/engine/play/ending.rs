//! Whether a game is over, by which of its ends, and who has won.

use super::evaluate::Context;
use crate::engine::bits::Bits;
use crate::engine::play::history::History;
use crate::engine::program::code::{EndCode, Program};
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
    /// Returns how the game ended, if it did. Whether the side to move cannot is found out when it is to move; here it is
    /// asked for only where another end holds that comes after it.
    #[inline(always)]
    pub(super) fn ending(&self, state: &State<W>, mut context: Context<W>) -> Option<Ending> {
        let ends = &self.sides[context.side].ends;
        let mut waits = false;
        for (i, end) in ends.iter().enumerate() {
            if end.asks_history && !self.begins_turn(state) {
                continue;
            }
            if end.needs_no_move {
                // What has occurred is known before the board is remembered, not after.
                waits |= !end.asks_history;
                if !end.asks_history || self.can_move(state, context.history) {
                    continue;
                }
                context.no_move = true;
            }
            if self.plain_condition(&end.condition, state, &context) {
                let is_stuck = waits && !self.can_move(state, context.history);
                let first = if is_stuck { self.stuck_end(&ends[..i], state, context) } else { None };
                return Some(self.verdict(state, first.unwrap_or(i), context.history));
            }
        }
        None
    }

    /// Returns the first of some ends that holds because the side to move cannot.
    fn stuck_end(&self, ends: &[EndCode<W>], state: &State<W>, context: Context<W>) -> Option<usize> {
        let context = Context { no_move: true, ..context };
        let holds = |end: &EndCode<W>| !end.asks_history && self.condition(&end.condition, state, &context);
        ends.iter().position(holds)
    }

    /// Returns how the game ends when the side to move cannot. What asks for boards that have occurred was looked at before
    /// this one was among them.
    pub(crate) fn ending_without_move(&self, state: &State<W>, history: &History) -> Ending {
        let side = usize::from(state.last_mover);
        let context = self.last_context(state, side, history);
        match self.stuck_end(&self.sides[side].ends, state, context) {
            Some(end) => self.verdict(state, end, history),
            None => Ending { winner: None, end: None },
        }
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
