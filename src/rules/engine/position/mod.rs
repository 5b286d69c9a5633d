//! A playable position: made by starting, by playing, or from a setup that turns out to be playable.

pub(crate) mod ask;
pub(crate) mod count;
pub(crate) mod setup;
pub(crate) mod table;

use std::sync::Arc;

use crate::engine::moves::Move;
use crate::engine::play::ending::Ending;
use crate::engine::play::evaluate::step_tag;
use crate::engine::play::generate::Fans;
use crate::engine::play::history::History;
use crate::game::Side;
use table::{AnyState, Table, Width, with_width};

/// A position of a game, with what has happened before as far as the rules ask.
///
/// # Equality
///
/// Positions are equal when play goes on in the same way: the same pieces, the same side to move at the same step, the
/// same memory. What led there does not count.
#[derive(Clone, Debug)]
pub struct Position {
    table: Arc<Table>,
    pub(crate) state: AnyState,
    pub(crate) history: History,
    ending: Option<Ending>,
}

/// A move that was refused; the position is unchanged.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PlayError {
    /// The game is over.
    Over,
    /// The move is not among the legal ones.
    Illegal(Move),
}

impl Position {
    /// Returns the start of a game.
    pub fn start(table: &Arc<Table>) -> Position {
        Position::begin(table, table.start_state(), None)
    }

    /// Begins a game from a state, in which it may be over.
    fn begin(table: &Arc<Table>, state: AnyState, ending: Option<Ending>) -> Position {
        let mut position = Position { table: table.clone(), state, history: History::default(), ending };
        position.remember();
        position.settle();
        position
    }

    /// Returns the game with its rules.
    pub fn table(&self) -> &Arc<Table> {
        &self.table
    }

    /// Returns the side to move; once the game is over, the side that would have moved.
    pub fn side_to_move(&self) -> Side {
        with_width!(self.table, &self.state, |_program, state| state.side_to_move())
    }

    /// Returns whether the players have exchanged their sides.
    pub fn is_swapped(&self) -> bool {
        with_width!(self.table, &self.state, |_program, state| state.swapped)
    }

    /// Returns how the game ended, if it is over.
    pub fn ending(&self) -> Option<Ending> {
        self.ending
    }

    /// Returns every legal move, none once the game is over.
    pub fn moves(&self) -> Vec<Move> {
        if self.ending.is_some() {
            return Vec::new();
        }
        with_width!(self.table, &self.state, |program, state| program.legal(state, &self.history))
    }

    /// Returns by which lines of `turn` some of its moves begin a turn; none in the middle of one, or of a first turn.
    pub(crate) fn open_lines(&self, moves: &[Move]) -> impl Iterator<Item = usize> + use<> {
        let lines: Vec<usize> = with_width!(self.table, &self.state, |program, state| {
            let begins = state.node == program.sides[usize::from(state.mover)].roots[1];
            let alternatives = &program.node(state).alternatives;
            let ways = moves.iter().filter(|_| begins).filter_map(|mv| mv.way());
            ways.map(|way| usize::from(alternatives[way.index()].line)).collect()
        });
        lines.into_iter()
    }

    /// Counts the legal moves, where it can without listing them.
    pub fn width(&self) -> u64 {
        if self.ending.is_some() {
            return 0;
        }
        with_width!(self.table, &self.state, |program, state| {
            let mut fans = Fans::default();
            program.count(state, &self.history, &mut fans)
        })
    }

    /// Counts, up to so many, the moves that must be looked at to list the legal ones.
    pub(crate) fn effort(&self, most: u64) -> u64 {
        with_width!(self.table, &self.state, |program, state| program.effort(state, &self.history, most))
    }

    /// Returns whether moves are weighed against each other by what whole chains remove.
    pub(crate) fn weighs(&self) -> bool {
        with_width!(self.table, &self.state, |program, state| program.node(state).weighs)
    }

    /// Returns the position after a move.
    pub fn play(&self, mv: Move) -> Result<Position, PlayError> {
        if self.ending.is_some() {
            return Err(PlayError::Over);
        }
        if !self.moves().contains(&mv) {
            return Err(PlayError::Illegal(mv));
        }
        Ok(self.play_legal(mv))
    }

    /// Returns the position after a move that is known to be legal.
    pub fn play_legal(&self, mv: Move) -> Position {
        let mut next = self.clone();
        next.ending = with_width!(next.table, &mut next.state, |program, state| program.play(
            state,
            mv,
            &mut next.history
        ));
        next.settle();
        next
    }

    /// Returns a side's score, in games that have one.
    pub fn score(&self, side: Side) -> Option<i64> {
        with_width!(self.table, &self.state, |program, state| program.score(state, side))
    }

    /// Returns a number that is the same for equal positions.
    pub fn hash(&self) -> u64 {
        with_width!(self.table, &self.state, |_program, state| state.hash())
    }

    fn remember(&mut self) {
        let entry = with_width!(self.table, &self.state, |program, state| {
            let is_kept = program.uses_history && program.begins_turn(state);
            is_kept.then(|| (state.board_hash(), step_tag(state)))
        });
        if let Some(entry) = entry {
            self.history.push(entry);
        }
    }

    /// Leaves out steps that cannot be done, and ends the game when the side to move cannot.
    fn settle(&mut self) {
        if self.ending.is_some() {
            return;
        }
        self.ending = with_width!(self.table, &mut self.state, |program, state| {
            let mut ending = None;
            let mut fans = Fans::default();
            while !program.has_move(state, &self.history, &mut fans) {
                if !program.skip(state) {
                    ending = Some(program.ending_without_move(state, &self.history));
                    break;
                }
            }
            ending
        });
    }
}

impl PartialEq for Position {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.table, &other.table) && self.state == other.state
    }
}
