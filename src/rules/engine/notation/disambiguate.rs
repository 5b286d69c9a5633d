//! Moves that would be written alike, told apart by what they do.
//!
//! Two lines of a turn may move the same piece to the same cell and do different things there, as where one captures what
//! one moves up to or what one moves away from. Each of these moves is then written with a cell that it alone changes, as
//! in `b3xc3(d3)`, or with a number where there is no such cell.

use std::collections::BTreeMap;

use crate::engine::bits::Bits;
use crate::engine::moves::Move;
use crate::engine::play::history::History;
use crate::engine::position::Position;
use crate::engine::position::table::{AnyState, Width, with_width};
use crate::engine::program::code::{Alternative, Pick, Program};
use crate::engine::program::state::State;
use crate::game::CellId;

impl Position {
    /// Writes moves as text, in less time than one by one; they must be all the legal ones.
    pub fn write_moves(&self, moves: &[Move]) -> Vec<String> {
        let mut texts: Vec<String> = moves.iter().map(|&mv| self.bare_text(mv)).collect();
        let mut alike: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
        for (index, text) in texts.iter().enumerate() {
            alike.entry(text).or_default().push(index);
        }
        let alike: Vec<Vec<usize>> = alike.into_values().filter(|twins| twins.len() > 1).collect();
        for twins in alike {
            let moves: Vec<Move> = twins.iter().map(|&index| moves[index]).collect();
            for (index, mark) in twins.into_iter().zip(self.marks(&moves)) {
                texts[index].push_str(&mark);
            }
        }
        texts
    }

    /// Returns what must be added to the text of a legal move so that no other one is written like it.
    pub(crate) fn mark(&self, mv: Move) -> String {
        let may_have_twins =
            with_width!(self.table(), &self.state, |program, state| program.may_have_twins(state, mv));
        if !may_have_twins {
            return String::new();
        }
        let is_alike = |other: &Move| *other == mv || self.is_written_alike(mv, *other);
        let twins: Vec<Move> = self.moves().into_iter().filter(is_alike).collect();
        let index = twins.iter().position(|twin| *twin == mv);
        index.map(|index| self.marks(&twins).swap_remove(index)).unwrap_or_default()
    }

    /// Tells moves that have the same text apart.
    fn marks(&self, twins: &[Move]) -> Vec<String> {
        // One and the same move may be listed twice.
        if twins.iter().all(|twin| *twin == twins[0]) {
            return vec![String::new(); twins.len()];
        }
        let changed: Vec<Vec<CellId>> = twins.iter().map(|&twin| self.changed_by(twin)).collect();
        let own = |at: usize| {
            let others =
                || changed.iter().enumerate().filter(|(other, _)| *other != at).map(|(_, cells)| cells);
            changed[at].iter().copied().find(|cell| !others().any(|cells| cells.contains(cell)))
        };
        let cells: Option<Vec<CellId>> = (0..twins.len()).map(own).collect();
        let board = self.table().game().board();
        match cells {
            Some(cells) => cells.into_iter().map(|cell| format!("({})", board.name(cell))).collect(),
            None => (1..=twins.len()).map(|number| format!("({number})")).collect(),
        }
    }

    /// Returns whether two different moves have the same text but for what tells them apart.
    pub(crate) fn is_written_alike(&self, mv: Move, other: Move) -> bool {
        let cells = |mv: Move| (mv.from(), mv.to(), mv.third());
        mv != other && cells(mv) == cells(other) && self.bare_text(mv) == self.bare_text(other)
    }

    fn changed_by(&self, mv: Move) -> Vec<CellId> {
        with_width!(self.table(), &self.state, |program, state| program.changed_by(state, mv))
    }
}

impl<const W: usize> Program<W> {
    /// Returns the cells whose content a move changes, with everything that follows from it.
    fn changed_by(&self, state: &State<W>, mv: Move) -> Vec<CellId> {
        let Some(way) = mv.way() else { return Vec::new() };
        let mut after = *state;
        let side = usize::from(state.mover);
        self.perform(&mut after, &self.node(state).alternatives[way.index()], mv, side, History::none());
        let layers = (0..self.n_layers).map(|layer| state.layers[layer] ^ after.layers[layer]);
        let mut cells = layers.fold(Bits::EMPTY, |all, changed| all | changed);
        self.track.iter().map(|&pit| usize::from(pit)).for_each(|pit| {
            if state.seeds[pit] != after.seeds[pit] {
                cells.insert(pit);
            }
        });
        cells.iter().map(|cell| cell as CellId).collect()
    }

    /// Returns whether another way to play the step could be written like this one.
    fn may_have_twins(&self, state: &State<W>, mv: Move) -> bool {
        let alternatives = &self.node(state).alternatives;
        let Some(own) = mv.way().and_then(|way| alternatives.get(way.index())) else { return false };
        alternatives.iter().filter(|other| shape(other) == shape(own)).count() > 1
    }
}

/// What the text of a move consists of.
fn shape<const W: usize>(alternative: &Alternative<W>) -> (u8, bool, Option<&str>) {
    let chosen = match alternative.pick {
        Pick::Pass => u8::from(alternative.is_stop),
        Pick::Cell(_) | Pick::Sow(_) => 2,
        Pick::Step { .. } | Pick::Each { .. } | Pick::Run { .. } => 3,
        Pick::Shift(_) | Pick::Jump { .. } | Pick::Fly { .. } | Pick::Turn(_) => 3,
    };
    (chosen, alternative.also.is_some(), alternative.prefix.as_deref())
}
