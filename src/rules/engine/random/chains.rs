//! The groups of a board that is being filled, kept as it grows: which pieces hang together, and which parts of the board
//! each group has reached.
//!
//! Every piece points to one of its group (union-find), so that a new one asks only its neighbours. Where a ring ends the
//! game, no ring can be new unless the piece joins a group to itself.
//!
//! For Havannah and its variants: without it they play at a tenth of their speed.

use crate::engine::bits::Bits;
use crate::engine::plan::{Lane, LaneDeed, Plan, PlanEnd};
use crate::engine::program::code::{ConditionCode, Program};
use crate::engine::program::news::News;
use crate::engine::program::relation::Ways;
use crate::engine::program::state::State;
use crate::game::Bond;

/// No more parts of the board are told apart.
const MOST_PARTS: usize = 16;

/// A game of filling that ends by what the groups of each side come to.
#[derive(Clone, Debug)]
pub(crate) struct GroupGame<const W: usize> {
    ends: [GroupEnds<W>; 2],
    /// What lies round each cell.
    rounds: Box<[Round]>,
}

impl<const W: usize> GroupGame<W> {
    /// Finds what the groups of both sides must come to, if they put down pieces of their own alone.
    pub(crate) fn new(program: &Program<W>, plan: &Plan<W>) -> Option<Self> {
        let [first, second] = [0, 1].map(|side| GroupEnds::new(program, plan, side));
        let ends = [first?, second?];
        let is_own = |at: u16| {
            let own = ends[usize::from(plan.side(at) & 1)].layer;
            let is_own = |lane: &Lane<W>| matches!(lane.deed, LaneDeed::Change { to, .. } if to == own);
            plan.real_lanes(at).into_iter().all(is_own)
        };
        let are_own = (0..plan.is_foreign.len() as u16).all(is_own);
        are_own.then(|| GroupGame { ends, rounds: Round::all(&program.ways) })
    }
}

/// What the groups of a side must come to for the game to end.
#[derive(Clone, Debug)]
struct GroupEnds<const W: usize> {
    /// The pieces of the side.
    layer: u8,
    /// The parts that each cell belongs to, a bit for each.
    parts: Box<[u16]>,
    /// How many of some parts a group must have reached.
    reaching: Box<[(u16, u32)]>,
    /// Whether a ring ends the game.
    ring: bool,
    /// Where a piece with nothing but others round it ends the game.
    inner: Option<News<W>>,
}

impl<const W: usize> GroupEnds<W> {
    /// Finds what ends the game for a side, if that is told by its groups, and nothing else does but a full board.
    fn new(program: &Program<W>, plan: &Plan<W>, side: usize) -> Option<Self> {
        let n_cells = program.ways.beside.len();
        let mut found = None;
        let (mut parts, mut n_parts) = (vec![0_u16; n_cells], 0);
        let (mut reaching, mut ring, mut inner) = (Vec::new(), false, None);
        for (index, end) in &plan.ends[side] {
            if matches!(end, PlanEnd::Filled) {
                continue;
            }
            let ConditionCode::New { layers, news, .. } =
                &program.sides[side].ends[usize::from(*index)].condition
            else {
                return None;
            };
            if !layers.is_power_of_two() || found.is_some_and(|found| found != *layers) {
                return None;
            }
            found = Some(*layers);
            match &**news {
                News::Group(least, zones, Bond::Touch) if n_parts + zones.len() <= MOST_PARTS => {
                    for (i, zone) in zones.iter().enumerate() {
                        (*zone & program.all).iter().for_each(|cell| parts[cell] |= 1_u16 << (n_parts + i));
                    }
                    let bits = ((1_u32 << zones.len()) - 1) << n_parts;
                    reaching.push((bits as u16, *least));
                    n_parts += zones.len();
                }
                News::Ring(open) if is_woven(&program.ways, *open) => ring = true,
                News::Inner(_) if inner.is_none() => inner = Some((**news).clone()),
                _ => return None,
            }
        }
        let layer = found?.trailing_zeros() as u8;
        Some(GroupEnds { layer, parts: parts.into(), reaching: reaching.into(), ring, inner })
    }
}

/// The neighbours of a cell, each beside the one before it as far as that goes.
#[derive(Clone, Debug)]
struct Round {
    cells: Box<[u16]>,
    /// Whether the first is beside the last, so that there is no gap.
    closes: bool,
}

impl Round {
    /// Finds what lies round each cell.
    fn all<const W: usize>(ways: &Ways<W>) -> Box<[Round]> {
        (0..ways.beside.len()).map(|cell| Round::new(ways, cell)).collect()
    }

    fn new<const W: usize>(ways: &Ways<W>, cell: usize) -> Self {
        let near = ways.beside[cell];
        let mut left = near;
        // Where they do not close up, one begins at an end.
        let is_end = |near_one: &usize| (ways.beside[*near_one] & near).has_at_most(1);
        let mut next = near.iter().find(is_end).or_else(|| near.iter().next());
        let mut cells = Vec::new();
        while let Some(cell) = next {
            cells.push(cell as u16);
            left = left.without(Bits::single(cell));
            next = (ways.beside[cell] & left).iter().next().or_else(|| left.iter().next());
        }
        let closes = cells.len() > 2 && is_linked(ways, cells[0], cells[cells.len() - 1]);
        Round { cells: cells.into(), closes }
    }
}

fn is_linked<const W: usize>(ways: &Ways<W>, a: u16, b: u16) -> bool {
    ways.beside[usize::from(a)].has(usize::from(b))
}

/// Returns whether the neighbours of every cell lie round it, each beside the next and no other, with one gap at most and
/// that on open cells alone: as on hexagons. Then a group that is cut off is cut off by one group of the others.
fn is_woven<const W: usize>(ways: &Ways<W>, open: Bits<W>) -> bool {
    Round::all(ways).iter().enumerate().all(|(cell, Round { cells, closes })| {
        let near = |&near: &u16| (ways.beside[usize::from(near)] & ways.beside[cell]).count() as usize;
        let n_links = cells.iter().map(near).sum::<usize>() / 2;
        let in_order = cells.windows(2).all(|pair| is_linked(ways, pair[0], pair[1]));
        in_order && n_links + usize::from(!closes) == cells.len() && (*closes || open.has(cell))
    })
}

/// A piece: another of its group, or itself if it stands for all, and the parts its group has reached.
#[derive(Clone, Copy, Debug)]
struct Piece {
    parent: u16,
    reached: u16,
}

/// The groups of both sides.
#[derive(Clone, Debug)]
pub(crate) struct Chains(Box<[Piece]>);

impl Chains {
    /// Finds the groups of a position.
    pub(crate) fn new<const W: usize>(game: &GroupGame<W>, state: &State<W>) -> Self {
        let alone = |parent: u16| Piece { parent, reached: 0 };
        let mut chains = Chains((0..game.rounds.len() as u16).map(alone).collect());
        for ends in &game.ends {
            let mut pieces = Bits::EMPTY;
            for cell in state.layer(ends.layer).iter() {
                pieces.insert(cell);
                chains.add(ends, &game.rounds[cell], cell, pieces);
            }
        }
        chains
    }

    /// Adds the piece that a side has just put down; returns whether its group may end the game.
    #[inline]
    pub(crate) fn may_end<const W: usize>(
        &mut self,
        program: &Program<W>,
        game: &GroupGame<W>,
        side: usize,
        to: usize,
        state: &State<W>,
    ) -> bool {
        let ends = &game.ends[side & 1];
        let pieces = state.layer(ends.layer);
        let (reached, is_closed) = self.add(ends, &game.rounds[to], to, pieces);
        let reaches = |&(parts, least): &(u16, u32)| (reached & parts).count_ones() >= least;
        ends.ring && is_closed
            || ends.reaching.iter().any(reaches)
            || ends.inner.as_ref().is_some_and(|inner| program.is_new(inner, pieces, to, state))
    }

    /// Adds a piece; returns what its group has reached, and whether it joins a group to itself that lies round it in
    /// several stretches.
    #[inline]
    fn add<const W: usize>(
        &mut self,
        ends: &GroupEnds<W>,
        round: &Round,
        to: usize,
        pieces: Bits<W>,
    ) -> (u16, bool) {
        let mut head = to;
        let mut reached = ends.parts[to];
        let (mut stretches, mut groups) = (0, 0);
        let last = round.cells.last().filter(|_| round.closes);
        let mut follows_own = last.is_some_and(|&last| pieces.has(usize::from(last)));
        for &near in &round.cells {
            let is_own = pieces.has(usize::from(near));
            if is_own {
                stretches += u32::from(!follows_own);
                let other = self.head(usize::from(near));
                if other != head {
                    groups += 1;
                    reached |= self.0[other].reached;
                    // The first group takes the piece in, and the others with it.
                    let (part, whole) = if head == to { (to, other) } else { (other, head) };
                    self.0[part].parent = whole as u16;
                    head = whole;
                }
            }
            follows_own = is_own;
        }
        self.0[head].reached = reached;
        (reached, groups < stretches)
    }

    /// Returns the piece that stands for a group, and shortens the way to it.
    #[inline]
    fn head(&mut self, mut piece: usize) -> usize {
        loop {
            let parent = usize::from(self.0[piece].parent);
            if parent == piece {
                return piece;
            }
            let above = self.0[parent].parent;
            self.0[piece].parent = above;
            piece = usize::from(above);
        }
    }
}
