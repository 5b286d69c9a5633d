//! Questions in the words of the rules, put to a position.

use super::Position;
use super::table::{AnyState, Table, Width, with_width};
use crate::engine::play::evaluate::Context;
use crate::game::{Condition, End, Number, Side};

impl Position {
    /// Returns whether a condition holds, seen by a side; `no move` speaks of the side to move.
    pub fn holds(&self, condition: &Condition, view: Side) -> bool {
        let end = End { condition: condition.clone(), verdicts: Vec::new(), phrase: String::new() };
        // The rules are compiled once more with the question as their only end.
        let asked = Table::new(self.table().game().ending(end));
        let no_move = self.moves().is_empty();
        with_width!(asked, &self.state, |program, state| {
            let context = Context { no_move, ..program.last_context(state, view.index(), &self.history) };
            let code = &program.sides[view.index()].ends[0].condition;
            program.condition(code, state, &context)
        })
    }

    /// Returns the value of a number for a side.
    pub fn number(&self, number: &Number, view: Side) -> i64 {
        let asked = Table::new(self.table().game().scoring(number.clone()));
        with_width!(asked, &self.state, |program, state| program.score(state, view)).unwrap_or(0)
    }
}
