//! The fused path of random play: common shapes of steps, run as one piece without a detour.
//!
//! At compile time a step whose alternatives are all of a common shape (a piece on a cell of a set, one piece for
//! another, a piece one step on) is written down once more as a few flat [`Lane`]s. Drawing and playing a move is then
//! one loop over them. Everything here says again, faster, what `generate` and `apply` say; a test holds the two
//! together, and steps of any other shape are left to those.

use super::apply::Ending;
use super::bits::{Bits, Counted};
use super::code::{
    Alternative, ConditionCode, Deed, EffectCode, FEW_SETS, Node, Pick, Program, SetCode, SideCode, StepLane,
};
use super::evaluate::Context;
use super::relation::{Relation, Ways};
use super::rng::Rng;
use super::state::{NOWHERE, State};

/// A set that needs no program.
#[derive(Clone, Copy, Debug)]
enum PlainSet<const W: usize> {
    Empty,
    EmptyWithin(Bits<W>),
    EmptyApart(u8),
    Layer(u8),
    LayerWithin(u8, Bits<W>),
    NotLayer(u8),
    Fixed(Bits<W>),
}

/// What a lane does to the board.
#[derive(Clone, Copy, Debug)]
enum PlainDeed {
    Fill(u8),
    Turn(u8, u8),
    Slide(u8),
    Carry(u8),
}

/// When the same side goes on.
#[derive(Clone, Copy, Debug)]
enum PlainAgain {
    Never,
    /// At most so many empty neighbours of the cell just filled.
    FewEmpty(u32),
}

/// How a lane's targets are reached.
#[derive(Clone, Debug)]
enum Way<const W: usize> {
    /// Nothing moves.
    Nowhere,
    /// Pieces move in one direction: which, the way, and the way back.
    Step(PlainSet<W>, Relation<W>, Box<[u16]>),
    /// The only piece of a layer moves: what it reaches from each cell, in all directions at once.
    Lone(u8, Box<[Bits<W>]>),
}

/// The moves of one alternative in one direction.
#[derive(Clone, Debug)]
struct Lane<const W: usize> {
    /// The targets; of a step, before asking where it can come from.
    targets: PlainSet<W>,
    way: Way<W>,
    deed: PlainDeed,
    /// The layer that must not have run out.
    spends: Option<u8>,
    /// The layer left where the piece stood.
    leaves: Option<u8>,
    again: PlainAgain,
    next: Option<u16>,
    /// The layers that may gain a piece.
    grows: u16,
}

/// An end that is looked at after every move.
#[derive(Clone, Debug)]
enum PlainEnd<const W: usize> {
    Meets(u8, Bits<W>),
    Filled,
    /// Directions and length, and the lines through each cell, one of which a layer grown by that cell may fill.
    NewLineAlike(u16, u32, Box<[Box<[Bits<W>]>]>),
    Other,
}

/// A step of a common shape.
#[derive(Clone, Debug)]
pub(super) struct QuickNode<const W: usize> {
    lanes: Box<[Lane<W>]>,
}

/// The ends of a side, in order, without those that wait for a side to be stuck.
#[derive(Clone, Debug, Default)]
pub(super) struct QuickEnds<const W: usize> {
    list: Box<[(u8, PlainEnd<W>)]>,
}

/// The byte counts of the empty cells, kept from move to move while cells are only filled.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct EmptyCount(Option<u64>);

/// What came of trying to play.
pub(super) enum Played {
    /// A move was made; the game goes on or is over.
    Moved(Option<Ending>),
    /// No move could be made.
    Stuck,
}

impl<const W: usize> QuickNode<W> {
    /// Writes a step down as lanes, if it has a common shape.
    ///
    /// `is_lone` says of which layers there is but one piece.
    pub(super) fn new(node: &Node<W>, n_cells: usize, is_lone: impl Fn(usize) -> bool) -> Option<Self> {
        let mut lanes = Vec::new();
        for alternative in &node.alternatives {
            lanes.extend(lanes_of(alternative, n_cells, &is_lone)?);
        }
        (!lanes.is_empty() && lanes.len() <= FEW_SETS).then(|| QuickNode { lanes: lanes.into() })
    }
}

fn lanes_of<const W: usize>(
    alternative: &Alternative<W>,
    n_cells: usize,
    is_lone: &impl Fn(usize) -> bool,
) -> Option<Vec<Lane<W>>> {
    let is_free = alternative.guard.is_none() && alternative.provided.is_none() && alternative.also.is_none();
    if !is_free || alternative.otherwise || n_cells > 64 * W {
        return None;
    }
    let leaves = match &*alternative.effects {
        [] => None,
        [EffectCode::Leave(layer)] => Some(*layer as u8),
        _ => return None,
    };
    let again = match &alternative.again {
        None => PlainAgain::Never,
        Some(ConditionCode::FewBeside { set: SetCode::Empty, most }) => PlainAgain::FewEmpty(*most),
        Some(_) => return None,
    };
    let deed = match alternative.deed {
        Deed::Fill(layer) => PlainDeed::Fill(layer as u8),
        Deed::Turn(from, layer) => PlainDeed::Turn(from as u8, layer as u8),
        Deed::Slide(layer) => PlainDeed::Slide(layer as u8),
        Deed::Carry(layer) => PlainDeed::Carry(layer as u8),
        _ => return None,
    };
    let lane = |targets, way| Lane {
        targets,
        way,
        deed,
        spends: alternative.spends.map(|layer| layer as u8),
        leaves,
        again,
        next: alternative.next,
        grows: alternative.grows,
    };
    match &alternative.pick {
        Pick::Cell(set) => Some(vec![lane(plain(set)?, Way::Nowhere)]),
        Pick::Step { from: SetCode::Layer(layer), to, lanes } if is_lone(*layer) => {
            let reach = |cell| {
                lanes.iter().fold(Bits::EMPTY, |all, lane| all | lane.forward.apply(Bits::single(cell)))
            };
            let reaches = (0..n_cells).map(reach).collect();
            Some(vec![lane(plain(to)?, Way::Lone(*layer as u8, reaches))])
        }
        Pick::Step { from, to, lanes } => {
            let (from, to) = (plain(from)?, plain(to)?);
            let way = |step: &StepLane<W>| Way::Step(from, step.forward.clone(), step.back.clone());
            Some(lanes.iter().map(|step| lane(to, way(step))).collect())
        }
        _ => None,
    }
}

fn plain<const W: usize>(set: &SetCode<W>) -> Option<PlainSet<W>> {
    Some(match set {
        SetCode::Empty => PlainSet::Empty,
        SetCode::EmptyWithin(cells) => PlainSet::EmptyWithin(*cells),
        SetCode::EmptyApart(layer) => PlainSet::EmptyApart(*layer as u8),
        SetCode::Layer(layer) => PlainSet::Layer(*layer as u8),
        SetCode::LayerWithin(layer, cells) => PlainSet::LayerWithin(*layer as u8, *cells),
        SetCode::NotLayer(layer) => PlainSet::NotLayer(*layer as u8),
        SetCode::Fixed(cells) => PlainSet::Fixed(*cells),
        SetCode::Program(_) => return None,
    })
}

/// Returns for each cell the lines of that length it belongs to.
fn lines_through<const W: usize>(
    ways: &Ways<W>,
    n_cells: usize,
    axes: u16,
    length: u32,
) -> Box<[Box<[Bits<W>]>]> {
    let mut through = vec![Vec::new(); n_cells];
    for direction in ways.chosen(axes) {
        for start in 0..n_cells {
            let mut cells = vec![start];
            while cells.len() < length as usize {
                match ways.to[direction][cells[cells.len() - 1]] {
                    Some(next) => cells.push(usize::from(next)),
                    None => break,
                }
            }
            if cells.len() == length as usize {
                let line = cells.iter().fold(Bits::EMPTY, |line, &cell| line | Bits::single(cell));
                cells.iter().for_each(|&cell| through[cell].push(line));
            }
        }
    }
    through.into_iter().map(Vec::into_boxed_slice).collect()
}

impl<const W: usize> QuickEnds<W> {
    /// Writes down the ends of a side.
    pub(super) fn new(code: &SideCode<W>, ways: &Ways<W>, n_cells: usize) -> Self {
        let plain_end = |condition: &ConditionCode<W>| match condition {
            ConditionCode::Meets(layer, cells) => PlainEnd::Meets(*layer as u8, *cells),
            ConditionCode::No(SetCode::Empty) => PlainEnd::Filled,
            ConditionCode::NewLineAlike(axes, length) => {
                PlainEnd::NewLineAlike(*axes, *length, lines_through(ways, n_cells, *axes, *length))
            }
            _ => PlainEnd::Other,
        };
        let waiting = code.ends.iter().enumerate().filter(|(_, end)| !end.needs_no_move);
        QuickEnds { list: waiting.map(|(i, end)| (i as u8, plain_end(&end.condition))).collect() }
    }
}

impl<const W: usize> Program<W> {
    #[inline(always)]
    fn plain_set(&self, set: &PlainSet<W>, state: &State<W>) -> Bits<W> {
        match set {
            PlainSet::Empty => state.empty,
            PlainSet::EmptyWithin(cells) => state.empty & *cells,
            PlainSet::EmptyApart(layer) => state.empty.without(self.ways.links.apply(state.layer(*layer))),
            PlainSet::Layer(layer) => state.layer(*layer),
            PlainSet::LayerWithin(layer, cells) => state.layer(*layer) & *cells,
            PlainSet::NotLayer(layer) => self.all.without(state.layer(*layer)),
            PlainSet::Fixed(cells) => *cells,
        }
    }

    #[inline(always)]
    fn lane_counted(&self, lane: &Lane<W>, state: &State<W>, empty: &mut EmptyCount) -> Counted<W> {
        if W == 1
            && let (PlainSet::Empty, Way::Nowhere) = (&lane.targets, &lane.way)
        {
            if lane.spends.is_some_and(|layer| state.reserve[usize::from(layer & 15)] == 0) {
                return Counted::EMPTY;
            }
            let sums = *empty.0.get_or_insert_with(|| Counted::new(state.empty).sums());
            return Counted::with_sums(state.empty, sums);
        }
        Counted::new(self.lane_cells(lane, state))
    }

    #[inline(always)]
    fn lane_cells(&self, lane: &Lane<W>, state: &State<W>) -> Bits<W> {
        if lane.spends.is_some_and(|layer| state.reserve[usize::from(layer & 15)] == 0) {
            return Bits::EMPTY;
        }
        let targets = self.plain_set(&lane.targets, state);
        match &lane.way {
            Way::Nowhere => targets,
            Way::Step(from, way, _) => way.apply(self.plain_set(from, state)) & targets,
            Way::Lone(layer, reach) => {
                let piece = state.layer(*layer);
                if piece.is_empty() { Bits::EMPTY } else { reach[piece.first()] & targets }
            }
        }
    }

    /// Draws and plays one move of a step of a common shape.
    #[inline(always)]
    pub(super) fn quick_ply(
        &self,
        node: &QuickNode<W>,
        state: &mut State<W>,
        rng: &mut Rng,
        empty: &mut EmptyCount,
    ) -> Played {
        let swap = u32::from(self.may_swap(state));
        if let [lane] = &*node.lanes {
            let cells = self.lane_counted(lane, state, empty);
            let total = cells.count() + swap;
            if total == 0 {
                return Played::Stuck;
            }
            let k = rng.below(total);
            if k >= cells.count() {
                state.swapped = true;
                return Played::Moved(None);
            }
            return Played::Moved(self.quick_play(lane, cells.select(k), state, empty));
        }
        // Room for many sets costs time to clear, and most steps have few.
        if node.lanes.len() <= 4 {
            self.quick_sets::<4>(node, state, swap, rng, empty)
        } else {
            self.quick_sets::<FEW_SETS>(node, state, swap, rng, empty)
        }
    }

    #[inline(always)]
    fn quick_sets<const N: usize>(
        &self,
        node: &QuickNode<W>,
        state: &mut State<W>,
        swap: u32,
        rng: &mut Rng,
        empty: &mut EmptyCount,
    ) -> Played {
        let mut sets = [Counted::<W>::EMPTY; N];
        let mut total = swap;
        for (cells, lane) in sets.iter_mut().zip(&node.lanes) {
            *cells = self.lane_counted(lane, state, empty);
            total += cells.count();
        }
        if total == 0 {
            return Played::Stuck;
        }
        let mut k = rng.below(total);
        for (cells, lane) in sets.iter().zip(&node.lanes) {
            if k < cells.count() {
                return Played::Moved(self.quick_play(lane, cells.select(k), state, empty));
            }
            k -= cells.count();
        }
        state.swapped = true;
        Played::Moved(None)
    }

    #[inline(always)]
    fn quick_play(
        &self,
        lane: &Lane<W>,
        to: usize,
        state: &mut State<W>,
        empty: &mut EmptyCount,
    ) -> Option<Ending> {
        let it = Bits::single(to);
        let mut from = NOWHERE;
        match lane.deed {
            PlainDeed::Fill(layer) => {
                *state.layer_mut(layer) |= it;
                state.empty = state.empty.without(it);
                let reserve = state.reserve_mut(layer);
                *reserve = reserve.wrapping_sub(1);
                if W == 1
                    && let Some(sums) = &mut empty.0
                {
                    *sums = Counted::<W>::sums_without(*sums, to);
                }
            }
            PlainDeed::Turn(old, layer) => {
                *state.layer_mut(old) = state.layer(old).without(it);
                *state.layer_mut(layer) |= it;
                *state.reserve_mut(old) += 1;
                let reserve = state.reserve_mut(layer);
                *reserve = reserve.wrapping_sub(1);
            }
            PlainDeed::Slide(layer) | PlainDeed::Carry(layer) => {
                empty.0 = None;
                from = match &lane.way {
                    Way::Step(_, _, back) => back[to],
                    _ => state.layer(layer).first() as u16,
                };
                let origin = Bits::single(usize::from(from));
                if matches!(lane.deed, PlainDeed::Carry(_)) && !state.empty.has(to) {
                    self.clear(state, it);
                }
                *state.layer_mut(layer) = state.layer(layer).without(origin) | it;
                state.empty = state.empty.without(it) | origin;
                if let Some(left) = lane.leaves {
                    *state.layer_mut(left) |= origin;
                    state.empty = state.empty.without(origin);
                    let reserve = state.reserve_mut(left);
                    *reserve = reserve.saturating_sub(1);
                }
            }
        }
        state.passes = 0;
        if self.uses_memory {
            (state.arrived, state.departed) = (to as u16, from);
        }
        if self.uses_fresh {
            state.fresh |= it;
        }
        let side = usize::from(state.mover & 1);
        let code = &self.sides[side];
        let again = match lane.again {
            PlainAgain::Never => false,
            PlainAgain::FewEmpty(most) => (self.ways.links.apply(it) & state.empty).has_at_most(most),
        };
        state.last_mover = state.mover;
        match lane.next {
            Some(next) => state.node = next,
            None if again => {
                state.node = code.roots[1];
                state.fresh = Bits::EMPTY;
            }
            None => self.end_turn(state),
        }
        for (index, end) in &code.quick_ends.list {
            let holds = match end {
                PlainEnd::Meets(layer, cells) => !(state.layer(*layer) & *cells).is_empty(),
                PlainEnd::Filled => state.empty.is_empty(),
                PlainEnd::NewLineAlike(_, _, through) if lane.grows.is_power_of_two() => {
                    let layer = state.layer(lane.grows.trailing_zeros() as u8);
                    through[to].iter().any(|line| line.without(layer).is_empty())
                }
                PlainEnd::NewLineAlike(axes, length, _) => {
                    self.has_line_alike(state, lane.grows, *axes, *length)
                }
                PlainEnd::Other => {
                    let mut context = Context::of_side(side, &[]);
                    context.it = it;
                    if from != NOWHERE {
                        context.origin = Bits::single(usize::from(from));
                    }
                    self.condition(&code.ends[usize::from(*index)].condition, state, &context, false)
                }
            };
            if holds {
                return Some(self.verdict(state, usize::from(*index), &[]));
            }
        }
        None
    }
}
