//! What must hold after a move, told of all moves at once before any is made.
//!
//! Where a move may be made only if it turns or takes something, and that lies in a line with the cell it comes to, the
//! cells from which such lines lead are found a set at a time; nothing has to be tried.

use super::code::{
    Alternative, ConditionCode, Deed, EffectCode, OfMove, OfState, Op, Pick, Program, SetCode, StepLane,
};
use super::relation::Ways;
use super::state::State;
use super::watch::{Watch, Watched};
use crate::engine::bits::Bits;
use crate::game::Bound;

/// Which moves may be made.
#[derive(Clone, Debug)]
pub(crate) enum Sieve<const W: usize> {
    /// Those to a cell from which a line of some layers leads to others.
    Clasp {
        of: u16,
        ends: u16,
        directions: u16,
        length: Option<u32>,
        /// Whether that is so only if nothing else is new in the turn.
        counts_new: bool,
    },
    /// Those of one step straight towards a piece of some layers, or straight away from one.
    Face { of: u16, onward: bool },
    /// Those to a cell that sees so many pieces.
    Sees { watched: Watched, bound: Bound, n: i64 },
}

/// Finds the moves that can be told from the position before them.
pub(crate) fn note_sieves<const W: usize>(program: &mut Program<W>) {
    let ways = &program.ways;
    for code in &mut program.sides {
        for alternative in code.nodes.iter_mut().flat_map(|node| node.alternatives.iter_mut()) {
            alternative.sieve = sieve(ways, alternative);
        }
    }
}

fn sieve<const W: usize>(ways: &Ways<W>, alternative: &Alternative<W>) -> Option<Sieve<W>> {
    if alternative.also.is_some() {
        return None;
    }
    if let Some(sees) = sees(ways, alternative) {
        return Some(sees);
    }
    let [EffectCode::Put(_, SetCode::Program(ops), None) | EffectCode::Remove(SetCode::Program(ops), None)] =
        &*alternative.effects
    else {
        return None;
    };
    let puts = matches!(alternative.effects[0], EffectCode::Put(..));
    let counts_new = match alternative.provided.as_ref()? {
        ConditionCode::Count(SetCode::Program(new), Bound::AtLeast, 2)
            if puts && matches!(**new, [Op::OfState(OfState::New)]) =>
        {
            true
        }
        ConditionCode::Some(SetCode::Program(removed))
            if !puts && matches!(**removed, [Op::OfMove(OfMove::Removed)]) =>
        {
            false
        }
        _ => return None,
    };
    match (&alternative.pick, alternative.deed, &**ops) {
        (
            Pick::Cell(_),
            Deed::Fill(layer),
            [Op::Layers(of), Op::OfMove(OfMove::It), Op::Layers(ends), Op::Between(directions, length)],
        ) if of >> layer & 1 == 0 && ways.are_open(*directions) => {
            let (of, ends, directions, length) = (*of, *ends, *directions, *length);
            Some(Sieve::Clasp { of, ends, directions, length, counts_new })
        }
        (
            Pick::Step { lanes, .. },
            Deed::Slide(layer),
            [Op::Layers(of), Op::RunOn { directions, length: None, onward }],
        ) if of >> layer & 1 == 0 && !counts_new && directions.count_ones() as usize == ways.to.len() => {
            // The line is that of the first direction that leads the way of the move.
            let is_first = |lane: &StepLane<W>| {
                lane.direction.is_some_and(|direction| {
                    let mut steps = ways.to[direction].iter().enumerate();
                    steps.all(|(from, to)| to.is_none() || (0..direction).all(|d| ways.to[d][from] != *to))
                })
            };
            lanes.iter().all(is_first).then_some(Sieve::Face { of: *of, onward: *onward })
        }
        _ => None,
    }
}

/// Returns what tells a move that changes nothing but the cell it comes to, if it asks how many pieces are seen from there.
fn sees<const W: usize>(ways: &Ways<W>, alternative: &Alternative<W>) -> Option<Sieve<W>> {
    let is_of_one_cell = matches!(alternative.pick, Pick::Cell(_)) && alternative.effects.is_empty();
    let (SetCode::Program(ops), bound, n) = (match alternative.provided.as_ref()? {
        ConditionCode::Some(set) => (set, Bound::AtLeast, 1),
        ConditionCode::No(set) => (set, Bound::AtMost, 0),
        ConditionCode::Count(set, bound, n) => (set, *bound, *n),
        _ => return None,
    }) else {
        return None;
    };
    let ([Op::Layers(of), Op::OfMove(OfMove::It), Op::Sight(directions), Op::And]
    | [Op::OfMove(OfMove::It), Op::Sight(directions), Op::Layers(of), Op::And]) = &**ops
    else {
        return None;
    };
    let watched = Watched { of: *of, directions: *directions };
    let is_open = ways
        .chosen(*directions)
        .all(|direction| ways.are_open(1 << direction | 1 << ways.opposite[direction]));
    (is_of_one_cell && is_open).then_some(Sieve::Sees { watched, bound, n })
}

impl<const W: usize> Program<W> {
    /// Returns what tells which moves of an alternative may be made, if that can be told in a position.
    #[inline]
    pub(crate) fn sieve<'a>(
        &self,
        alternative: &'a Alternative<W>,
        state: &State<W>,
    ) -> Option<&'a Sieve<W>> {
        let sieve = alternative.sieve.as_ref()?;
        let is_told = !matches!(sieve, Sieve::Clasp { counts_new: true, .. }) || state.fresh.is_empty();
        is_told.then_some(sieve)
    }

    /// Returns the cells to which a move may be made.
    pub(crate) fn sifted(&self, sieve: &Sieve<W>, state: &State<W>, watches: &mut Vec<Watch<W>>) -> Bits<W> {
        match sieve {
            Sieve::Clasp { of, ends, directions, length, .. } => {
                self.clasping((*of, *ends), *directions, *length, state)
            }
            Sieve::Sees { watched, bound, n } => {
                let at = Watch::look_up(watches, *watched, self, state);
                watches[at].cells(self, *bound, *n)
            }
            Sieve::Face { .. } => self.all,
        }
    }

    /// Returns the cells from which a line leads to its end.
    fn clasping(
        &self,
        (of, ends): (u16, u16),
        directions: u16,
        length: Option<u32>,
        state: &State<W>,
    ) -> Bits<W> {
        let (of, ends) = (self.layers(of, state), self.layers(ends, state));
        let mut found = Bits::EMPTY;
        for direction in self.ways.chosen(directions) {
            let back = &self.ways.directions[self.ways.opposite[direction]];
            let mut line = back.apply(ends) & of;
            let mut n = 1;
            while !line.is_empty() && length.is_none_or(|length| n <= length) {
                let before = back.apply(line);
                if length.is_none_or(|length| n == length) {
                    found |= before;
                }
                line = before & of;
                n += 1;
            }
        }
        found
    }

    /// Returns the targets of one step along a lane that has what it takes before or behind it.
    pub(crate) fn taking(
        &self,
        sieve: &Sieve<W>,
        lane: &StepLane<W>,
        from: Bits<W>,
        state: &State<W>,
    ) -> Bits<W> {
        let (Sieve::Face { of, onward }, Some(direction)) = (sieve, lane.direction) else {
            return Bits::EMPTY;
        };
        let of = self.layers(*of, state);
        if *onward {
            lane.forward.apply(from) & self.ways.directions[self.ways.opposite[direction]].apply(of)
        } else {
            lane.forward.apply(from & self.ways.directions[direction].apply(of))
        }
    }
}
