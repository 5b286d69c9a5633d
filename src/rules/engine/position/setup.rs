//! Any arrangement of pieces, playable or not.

use std::sync::Arc;

use super::Position;
use super::table::{AnyState, Table, Width, of_width, with_width};
use crate::engine::bits::Bits;
use crate::engine::play::history::History;
use crate::engine::program::code::Program;
use crate::engine::program::state::{DOOMED, EMPTY, NOWHERE, Quiet, State, UNMOVED};
use crate::game::{CellId, CellSet, Side};

/// An arrangement: what stands where, and what the rules must remember.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The layer on each cell.
    pub cells: Vec<Option<usize>>,
    /// The seeds in each pit; empty on other boards.
    pub seeds: Vec<u8>,
    /// The seeds each side has taken.
    pub taken: [u8; 2],
    /// How many pieces of each layer have left the game, where they do not go back to the supply.
    pub lost: Vec<u16>,
    /// The side to move.
    pub to_move: Side,
    /// The side that moved last.
    pub moved_last: Side,
    /// How many turns are over: 0, 1, or 2 for more.
    pub turn: u16,
    /// The step of the turn; 0 is its beginning.
    pub step: u16,
    /// Where the last move began and ended, if the rules ask.
    pub last: (Option<CellId>, Option<CellId>),
    /// How many passes there were in a row.
    pub passes: u8,
    /// Whether the players have exchanged their sides.
    pub swapped: bool,
    /// The cells changed in this turn, if the rules ask.
    pub fresh: CellSet,
    /// The pieces that come off when the turn is over.
    pub doomed: CellSet,
    /// The pieces that have never moved, if the rules ask.
    pub unmoved: CellSet,
    /// The links between pieces, by their ends.
    pub links: Vec<(CellId, CellId)>,
}

/// Why an arrangement cannot be a position.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum SetupError {
    /// More pieces stand on the board than there are: the layer, how many, and the supply.
    TooManyPieces(usize, usize, u16),
    /// The turn has no such step.
    NoSuchStep(u16),
    /// The numbers of cells do not fit the board.
    WrongBoard,
}

impl Setup {
    /// Returns an empty board with the first side to move, past both sides' first turns.
    pub fn empty(table: &Table) -> Setup {
        let game = table.game();
        Setup {
            cells: vec![None; game.board().n_cells()],
            seeds: vec![0; game.seeds().len()],
            taken: [0; 2],
            lost: vec![0; game.layers().len()],
            to_move: Side::First,
            moved_last: Side::Second,
            turn: 2,
            step: 0,
            last: (None, None),
            passes: 0,
            swapped: false,
            fresh: Vec::new(),
            doomed: Vec::new(),
            unmoved: Vec::new(),
            links: Vec::new(),
        }
    }

    fn state(&self, table: &Table) -> Result<AnyState, SetupError> {
        Ok(of_width!(table, AnyState, |compiled| compiled.program.state(table, self)?))
    }
}

impl Position {
    /// Makes a position of an arrangement, if it can be one.
    pub fn from_setup(table: &Arc<Table>, setup: &Setup) -> Result<Position, SetupError> {
        let state = setup.state(table)?;
        let ending =
            with_width!(table, &state, |program, state| program.ending_of_setup(state, History::none()));
        Ok(Position::begin(table, state, ending))
    }

    /// Returns what stands where.
    pub fn setup(&self) -> Setup {
        with_width!(self.table, &self.state, |program, state| program.setup(&self.table, state))
    }
}

impl<const W: usize> Program<W> {
    fn setup(&self, table: &Table, state: &State<W>) -> Setup {
        let mut setup = Setup::empty(table);
        for (layer, cells) in state.layers[..self.n_layers].iter().enumerate() {
            cells.iter().for_each(|cell| setup.cells[cell] = Some(layer));
        }
        let n_seeds = setup.seeds.len();
        setup.seeds.copy_from_slice(&state.seeds[..n_seeds]);
        setup.taken = state.taken;
        for (index, layer) in table.game().layers().iter().enumerate().filter(|(_, layer)| layer.placed_once)
        {
            setup.lost[index] =
                layer.supply.saturating_sub(state.reserve[index] + state.layers[index].count() as u16);
        }
        setup.to_move = state.side_to_move();
        setup.moved_last = Side::BOTH[usize::from(state.last_mover)];
        setup.turn = state.turn;
        setup.step = self.step_number(state);
        let cell = |cell: u16| (cell != NOWHERE).then_some(cell);
        setup.last = (cell(state.departed), cell(state.arrived));
        setup.passes = state.passes;
        setup.swapped = state.swapped;
        let cells = |bits: Bits<W>| bits.iter().map(|cell| cell as CellId).collect();
        setup.fresh = cells(state.fresh);
        setup.doomed = cells(self.doomed(state));
        setup.unmoved = if self.uses_unmoved { cells(state.layers[UNMOVED]) } else { Vec::new() };
        setup.links = self.links_of(state);
        setup
    }

    /// Numbers the steps of a turn from its root, which is 0.
    fn step_number(&self, state: &State<W>) -> u16 {
        let code = &self.sides[usize::from(state.mover)];
        let root = code.roots[usize::from(state.turn >= 2)];
        if state.node == root { 0 } else { state.node + 1 }
    }

    fn state(&self, table: &Table, setup: &Setup) -> Result<State<W>, SetupError> {
        let game = table.game();
        let n_layers = game.layers().len();
        if setup.cells.len() != game.board().n_cells()
            || setup.seeds.len() != game.seeds().len()
            || setup.lost.len() != n_layers
        {
            return Err(SetupError::WrongBoard);
        }
        let mut state = self.start;
        state.layers[EMPTY] = self.all;
        for (index, layer) in game.layers().iter().enumerate() {
            let standing = setup.cells.iter().enumerate().filter(|(_, stands)| **stands == Some(index));
            let cells = standing.fold(Bits::EMPTY, |bits, (cell, _)| bits | Bits::single(cell));
            let count = cells.count() as usize + usize::from(setup.lost[index]);
            if count > usize::from(layer.supply) {
                return Err(SetupError::TooManyPieces(index, count, layer.supply));
            }
            state.layers[index] = cells;
            state.layers[EMPTY] = state.empty().without(cells);
            state.reserve[index] = layer.supply - count as u16;
        }
        state.seeds[..setup.seeds.len()].copy_from_slice(&setup.seeds);
        state.taken = setup.taken;
        state.mover = setup.to_move.index() as u8;
        state.last_mover = setup.moved_last.index() as u8;
        state.turn = setup.turn.min(2);
        let code = &self.sides[setup.to_move.index()];
        state.node = match setup.step {
            0 => code.roots[usize::from(state.turn >= 2)],
            step => step - 1,
        };
        if code.nodes.get(usize::from(state.node)).is_none_or(|node| node.looks_ahead) {
            return Err(SetupError::NoSuchStep(setup.step));
        }
        let cell =
            |cell: Option<CellId>| cell.filter(|&c| usize::from(c) < setup.cells.len()).unwrap_or(NOWHERE);
        (state.departed, state.arrived) = (cell(setup.last.0), cell(setup.last.1));
        state.passes = setup.passes;
        state.swapped = setup.swapped;
        let standing = self.all.without(state.empty());
        state.fresh = Bits::from_cells(&setup.fresh) & self.all;
        if self.uses_doom {
            state.layers[DOOMED] = Bits::from_cells(&setup.doomed) & standing;
        }
        if self.uses_unmoved {
            state.layers[UNMOVED] = Bits::from_cells(&setup.unmoved) & standing;
        }
        self.set_links(&mut state, &setup.links);
        state.quiet = Quiet(self.is_quiet(&state));
        Ok(state)
    }
}
