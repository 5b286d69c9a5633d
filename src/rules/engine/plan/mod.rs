//! The flat plan of a game whose steps have common shapes: the game written down once more without detours.
//!
//! A step of a turn becomes a few lanes (a piece on a cell of a set, one piece for another, a piece one step on), and
//! every lane knows the number of the step that follows it. There is one copy of each step for each side and each phase
//! of the game, so that playing on is looking up one number. Only a step of the opening may have another shape; it is
//! left to `generate` and `apply`. `plan_loop` draws random moves along the plan, `expand` plays all moves of a step.
//!
//! For every game whose usual steps put, change or move single pieces: without it they play at 0.4 of their speed.

use crate::engine::bits::{Bits, Distance};
use crate::engine::program::code::{
    Alternative, ConditionCode, Deed, EffectCode, Pick, Program, SetCode, Skip, StepLane, TurnNode,
};
use crate::engine::program::lines::Lines;
use crate::engine::program::news::News;
use crate::engine::program::relation::Relation;
use crate::engine::program::state::{EMPTY, NOTHING, State};

/// Stands for "no step follows".
pub(crate) const NO_STEP: u16 = u16::MAX;
/// The first turn, the second with the choice to swap and without it, and all later turns.
const PHASES: usize = 4;
/// At most so many lanes make a step.
const MOST_LANES: usize = 16;

/// A set that needs no program: a slot, possibly turned over, on some cells, and not beside another slot.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LaneSet<const W: usize> {
    pub(crate) slot: u8,
    pub(crate) flip: Bits<W>,
    pub(crate) mask: Bits<W>,
    pub(crate) apart: Option<u8>,
}

/// How a lane's targets are reached.
#[derive(Clone, Debug)]
pub(crate) enum Motion<const W: usize> {
    /// Nothing moves.
    Nowhere,
    /// Pieces move by one distance: which of them, how far, and the way back.
    Shift(LaneSet<W>, Distance, Distance),
    /// Pieces move along a relation: which of them, the relation, and where each target is reached from.
    Related(LaneSet<W>, Relation<W>, Box<[u16]>),
    /// The only piece of a layer moves: what it reaches from each cell, in all directions at once.
    Lone(Box<[Bits<W>]>),
}

/// What a lane does to the board.
#[derive(Clone, Copy, Debug)]
pub(crate) enum LaneDeed {
    /// What is in one slot on a cell is in another from now on; the first may get a piece back in its supply.
    Change { from: u8, to: u8, gives_back: u16 },
    /// A piece moves; whether it may take what stands there, and the slot of what it leaves behind.
    Carry { layer: u8, takes: bool, leaves: Option<u8> },
}

/// The moves of one alternative in one direction.
#[derive(Clone, Debug)]
pub(crate) struct Lane<const W: usize> {
    /// The targets; of a step, before asking where it can come from.
    pub(crate) targets: LaneSet<W>,
    pub(crate) motion: Motion<W>,
    pub(crate) deed: LaneDeed,
    /// The number of the alternative that these moves are of.
    pub(crate) alternative: u16,
    /// The slot whose supply must not have run out.
    pub(crate) spends: u8,
    /// The same side goes on if at most so many neighbours of the cell just filled are empty.
    pub(crate) again: Option<u32>,
    /// The step that follows, and the one if the same side goes on; looked up, for nobody can foresee which.
    pub(crate) next: [u16; 2],
    /// The only layer that may gain a piece.
    pub(crate) grows: Option<u8>,
}

impl<const W: usize> Lane<W> {
    /// Returns whether there is a piece left of what the lane spends.
    #[inline(always)]
    pub(crate) fn is_left(&self, state: &State<W>) -> bool {
        usize::from(self.spends) == EMPTY || state.reserve[usize::from(self.spends & 15)] > 0
    }
}

/// A step of a turn of one side in one phase.
#[derive(Clone, Debug)]
pub(crate) struct PlanStep<const W: usize, const N: usize> {
    pub(crate) lanes: [Lane<W>; N],
    pub(crate) side: u8,
    /// Whether the second player may take over the opening here.
    pub(crate) swap: bool,
    /// The step that follows if nothing can be played.
    pub(crate) skip: u16,
}

/// The steps, in the narrowest form that holds them.
#[derive(Clone, Debug)]
pub(crate) enum Steps<const W: usize> {
    One(Box<[PlanStep<W, 1>]>),
    Two(Box<[PlanStep<W, 2>]>),
    Three(Box<[PlanStep<W, 3>]>),
    Four(Box<[PlanStep<W, 4>]>),
    Many(Box<[PlanStep<W, MOST_LANES>]>),
}

/// An end that is looked at after every move.
#[derive(Clone, Debug)]
pub(crate) enum PlanEnd<const W: usize> {
    Meets(u8, Bits<W>),
    Filled,
    /// A layer may have been grown by one cell into a line.
    NewLine(Lines<W>),
    /// So may this one.
    NewLineOf(u8, Lines<W>),
    Other,
}

/// A game written down without detours.
#[derive(Clone, Debug)]
pub(crate) struct Plan<const W: usize> {
    pub(crate) steps: Steps<W>,
    /// The ends of each side with their numbers, in order, without those that wait for a side to be stuck.
    pub(crate) ends: [Box<[(u8, PlanEnd<W>)]>; 2],
    /// Whether all that ever happens is that empty cells are filled, any of them at any time.
    pub(crate) only_fills: bool,
    /// Whether the step that follows depends on the move.
    pub(crate) forks: bool,
    /// Whether pieces taken may be placed again.
    pub(crate) counts_taken: bool,
    /// Which steps have another shape and are not in the plan.
    pub(crate) is_foreign: Box<[bool]>,
    places: Box<[StepPlace]>,
    n_nodes: usize,
}

impl<const W: usize> Plan<W> {
    /// Writes a game down, if all its steps after the opening have a common shape.
    pub(crate) fn new(program: &Program<W>) -> Option<Self> {
        let is_lone = &|layer: usize| {
            u32::from(program.start.reserve[layer]) + program.start.layers[layer].count() == 1
        };
        let is_watched =
            program.uses_unmoved || program.counts_captures || program.uses_doom || program.links.is_some();
        if program.uses_history || program.uses_fresh || is_watched || !program.no_move_last {
            return None;
        }
        let n_nodes = program.sides.iter().map(|code| code.nodes.len()).max()?;
        let places: Box<[StepPlace]> =
            (0..PHASES * 2 * n_nodes).map(|id| StepPlace::new(id, n_nodes)).collect();
        let mut drafts = Vec::new();
        let mut is_foreign = Vec::new();
        for &place in &places {
            let draft = draft(program, place, n_nodes, is_lone);
            // The nodes of the usual turn come before those of the first.
            let is_usual = place.node <= program.sides[place.side].roots[1];
            if draft.is_none() && (is_usual || program.uses_memory) {
                return None;
            }
            is_foreign.push(draft.is_none());
            drafts.push(draft.unwrap_or_else(|| Draft::nothing(place)));
        }
        let lanes = || drafts.iter().flat_map(|draft: &Draft<W>| &draft.lanes);
        let is_fill = |lane: &Lane<W>| {
            let on_any = usize::from(lane.targets.slot) == EMPTY
                && lane.targets.mask == program.all
                && lane.targets.apart.is_none();
            on_any && matches!(lane.deed, LaneDeed::Change { from, .. } if usize::from(from) == EMPTY)
        };
        Some(Plan {
            only_fills: lanes().all(is_fill),
            forks: drafts.iter().any(|draft| {
                draft.lanes.iter().any(|lane| lane.again.is_some() || lane.next[0] != draft.lanes[0].next[0])
            }),
            counts_taken: lanes().any(|lane| usize::from(lane.spends) != EMPTY),
            ends: [0, 1].map(|side| plan_ends(program, side)),
            is_foreign: is_foreign.into(),
            places,
            n_nodes,
            steps: match lanes_of_longest(&drafts) {
                0..=1 => Steps::One(drafts.into_iter().map(Draft::step).collect()),
                2 => Steps::Two(drafts.into_iter().map(Draft::step).collect()),
                3 => Steps::Three(drafts.into_iter().map(Draft::step).collect()),
                4 => Steps::Four(drafts.into_iter().map(Draft::step).collect()),
                5..=MOST_LANES => Steps::Many(drafts.into_iter().map(Draft::step).collect()),
                _ => return None,
            },
        })
    }

    /// Returns the number of the step that comes next in a position, if it is in the plan.
    #[inline(never)]
    pub(crate) fn enter(&self, program: &Program<W>, state: &State<W>) -> Option<u16> {
        let phase = match state.turn {
            0 => 0,
            1 if program.may_swap(state) => 1,
            1 => 2,
            _ => 3,
        };
        let at = StepPlace { phase, side: usize::from(state.mover), node: state.node }.id(self.n_nodes);
        (!self.is_foreign[usize::from(at)]).then_some(at)
    }

    /// Returns the number of the step with which a side begins a usual turn.
    #[inline]
    pub(crate) fn usual(&self, program: &Program<W>, side: usize) -> u16 {
        StepPlace { phase: PHASES - 1, side, node: program.sides[side].roots[1] }.id(self.n_nodes)
    }

    /// Returns the lanes of a step, and whether the second player may take over the opening there.
    #[inline]
    pub(crate) fn lanes(&self, step: u16) -> (&[Lane<W>], bool) {
        let at = usize::from(step);
        match &self.steps {
            Steps::One(steps) => (&steps[at].lanes, steps[at].swap),
            Steps::Two(steps) => (&steps[at].lanes, steps[at].swap),
            Steps::Three(steps) => (&steps[at].lanes, steps[at].swap),
            Steps::Four(steps) => (&steps[at].lanes, steps[at].swap),
            Steps::Many(steps) => (&steps[at].lanes, steps[at].swap),
        }
    }

    /// Returns the lanes of a step without those that only fill it up.
    pub(crate) fn real_lanes(&self, step: u16) -> Vec<&Lane<W>> {
        self.lanes(step).0.iter().filter(|lane| lane.next[0] != NO_STEP).collect()
    }

    /// Returns the side that plays a step.
    pub(crate) fn side(&self, step: u16) -> u8 {
        self.places[usize::from(step)].side as u8
    }

    /// Returns the step that follows if nothing can be played.
    pub(crate) fn skip(&self, step: u16) -> u16 {
        let at = usize::from(step);
        match &self.steps {
            Steps::One(steps) => steps[at].skip,
            Steps::Two(steps) => steps[at].skip,
            Steps::Three(steps) => steps[at].skip,
            Steps::Four(steps) => steps[at].skip,
            Steps::Many(steps) => steps[at].skip,
        }
    }

    /// Returns the same step after the choice to take over the opening.
    pub(crate) fn unswapped(&self, step: u16) -> u16 {
        let place = self.places[usize::from(step)];
        place.within_turn(place.node).id(self.n_nodes)
    }

    /// Writes into a position which step comes next.
    #[inline]
    pub(crate) fn leave(&self, step: u16, state: &mut State<W>) {
        let place = self.places[usize::from(step)];
        state.turn = [0, 1, 1, 2][place.phase];
        state.mover = place.side as u8;
        state.node = place.node;
        state.passes = 0;
    }
}

/// Which copy of which step.
#[derive(Clone, Copy, Debug)]
struct StepPlace {
    phase: usize,
    side: usize,
    node: u16,
}

impl StepPlace {
    fn new(id: usize, n_nodes: usize) -> Self {
        StepPlace { phase: id / (2 * n_nodes), side: id / n_nodes % 2, node: (id % n_nodes) as u16 }
    }

    fn id(self, n_nodes: usize) -> u16 {
        ((self.phase * 2 + self.side) * n_nodes + usize::from(self.node)) as u16
    }

    /// Returns the place of another node in the same turn, where the choice to swap is gone.
    fn within_turn(self, node: u16) -> Self {
        StepPlace { phase: if self.phase == 1 { 2 } else { self.phase }, node, ..self }
    }

    /// Returns the place at which the other side's turn begins.
    fn next_turn<const W: usize>(self, program: &Program<W>) -> Self {
        let side = 1 - self.side;
        let roots = program.sides[side].roots;
        match self.phase {
            0 => StepPlace { phase: if program.swap { 1 } else { 2 }, side, node: roots[0] },
            _ => StepPlace { phase: 3, side, node: roots[1] },
        }
    }
}

/// A step before its width is known.
struct Draft<const W: usize> {
    lanes: Vec<Lane<W>>,
    side: u8,
    swap: bool,
    skip: u16,
}

impl<const W: usize> Draft<W> {
    /// Returns a step at which nothing can be played.
    fn nothing(place: StepPlace) -> Self {
        Draft { lanes: Vec::new(), side: place.side as u8, swap: false, skip: NO_STEP }
    }

    /// Fills up with lanes that never have a target.
    fn step<const N: usize>(self) -> PlanStep<W, N> {
        let nothing = Lane {
            targets: LaneSet { slot: NOTHING as u8, flip: Bits::EMPTY, mask: Bits::EMPTY, apart: None },
            motion: Motion::Nowhere,
            deed: LaneDeed::Change { from: NOTHING as u8, to: NOTHING as u8, gives_back: 0 },
            alternative: 0,
            spends: NOTHING as u8,
            again: None,
            next: [NO_STEP; 2],
            grows: None,
        };
        let mut lanes = self.lanes.into_iter();
        PlanStep {
            lanes: std::array::from_fn(|_| lanes.next().unwrap_or_else(|| nothing.clone())),
            side: self.side,
            swap: self.swap,
            skip: self.skip,
        }
    }
}

fn lanes_of_longest<const W: usize>(drafts: &[Draft<W>]) -> usize {
    drafts.iter().map(|draft| draft.lanes.len()).max().unwrap_or(0)
}

fn draft<const W: usize>(
    program: &Program<W>,
    place: StepPlace,
    n_nodes: usize,
    is_lone: &impl Fn(usize) -> bool,
) -> Option<Draft<W>> {
    let code = &program.sides[place.side];
    let Some(node) = code.nodes.get(usize::from(place.node)) else {
        // The other side has more nodes; nothing leads here.
        return Some(Draft::nothing(place));
    };
    let turn_ends = place.next_turn(program).id(n_nodes);
    let go_on = |node: u16| place.within_turn(node).id(n_nodes);
    let lanes = lanes_of_node(program, node, is_lone)?
        .into_iter()
        .map(|(lane, next)| Lane { next: [next.map_or(turn_ends, go_on), go_on(code.roots[1])], ..lane });
    Some(Draft {
        lanes: lanes.collect(),
        side: place.side as u8,
        swap: place.phase == 1,
        skip: match node.skip {
            Skip::Never => NO_STEP,
            Skip::To(node) => go_on(node),
            Skip::Turn => turn_ends,
        },
    })
}

/// Returns the lanes of a node, each with the node that follows in this turn.
fn lanes_of_node<const W: usize>(
    program: &Program<W>,
    node: &TurnNode<W>,
    is_lone: &impl Fn(usize) -> bool,
) -> Option<Vec<(Lane<W>, Option<u16>)>> {
    let mut lanes = Vec::new();
    for (number, alternative) in node.alternatives.iter().enumerate() {
        let of_alternative = lanes_of_alternative(program, number as u16, alternative, is_lone)?;
        lanes.extend(of_alternative.into_iter().map(|lane| (lane, alternative.next)));
    }
    Some(lanes)
}

fn lanes_of_alternative<const W: usize>(
    program: &Program<W>,
    number: u16,
    alternative: &Alternative<W>,
    is_lone: &impl Fn(usize) -> bool,
) -> Option<Vec<Lane<W>>> {
    let is_free = alternative.guard.is_none() && alternative.provided.is_none() && alternative.also.is_none();
    if !is_free || alternative.otherwise || alternative.most.is_some() {
        return None;
    }
    let leaves = match &*alternative.effects {
        [] => None,
        [EffectCode::Leave(layer)] => Some(*layer as u8),
        _ => return None,
    };
    let again = match &alternative.again {
        _ if alternative.next.is_some() => None,
        None => None,
        Some(ConditionCode::FewBeside { set: SetCode::Empty, most }) => Some(*most),
        Some(_) => return None,
    };
    let deed = match alternative.deed {
        Deed::Fill(layer) => LaneDeed::Change { from: EMPTY as u8, to: layer as u8, gives_back: 0 },
        Deed::Turn(from, layer) => LaneDeed::Change { from: from as u8, to: layer as u8, gives_back: 1 },
        Deed::Slide(layer) => LaneDeed::Carry { layer: layer as u8, takes: false, leaves },
        Deed::Carry(layer) => LaneDeed::Carry { layer: layer as u8, takes: true, leaves },
        _ => return None,
    };
    let lane = |targets, motion| Lane {
        targets,
        motion,
        deed,
        alternative: number,
        spends: alternative.spends.unwrap_or(EMPTY) as u8,
        again,
        next: [NO_STEP; 2],
        grows: alternative.grows.is_power_of_two().then(|| alternative.grows.trailing_zeros() as u8),
    };
    let plain = |set: &SetCode<W>| lane_set(program, set);
    match &alternative.pick {
        Pick::Cell(set) if leaves.is_none() => Some(vec![lane(plain(set)?, Motion::Nowhere)]),
        Pick::Step { from: SetCode::Layer(layer), to, lanes } if is_lone(*layer) => {
            let reach = |cell| {
                lanes.iter().fold(Bits::EMPTY, |all, lane| all | lane.forward.apply(Bits::single(cell)))
            };
            let reaches = (0..program.ways.beside.len()).map(reach).collect();
            Some(vec![lane(plain(to)?, Motion::Lone(reaches))])
        }
        Pick::Step { from, to, lanes } => {
            let (from, to) = (plain(from)?, plain(to)?);
            Some(lanes.iter().map(|step| lane(to, motion(from, step))).collect())
        }
        _ => None,
    }
}

fn motion<const W: usize>(from: LaneSet<W>, step: &StepLane<W>) -> Motion<W> {
    match &step.forward {
        Relation::One(shift) => {
            let from = LaneSet { mask: from.mask & shift.mask, ..from };
            Motion::Shift(from, shift.by, shift.by.back::<W>())
        }
        other => Motion::Related(from, other.clone(), step.back.clone()),
    }
}

fn lane_set<const W: usize>(program: &Program<W>, set: &SetCode<W>) -> Option<LaneSet<W>> {
    let of = |slot: usize, mask| LaneSet { slot: slot as u8, flip: Bits::EMPTY, mask, apart: None };
    Some(match set {
        SetCode::Empty => of(EMPTY, program.all),
        SetCode::EmptyWithin(cells) => of(EMPTY, *cells),
        SetCode::EmptyApart(layer, cells) => LaneSet { apart: Some(*layer as u8), ..of(EMPTY, *cells) },
        SetCode::Layer(layer) => of(*layer, program.all),
        SetCode::LayerWithin(layer, cells) => of(*layer, *cells),
        SetCode::NotLayer(layer) => LaneSet { flip: program.all, ..of(*layer, program.all) },
        SetCode::Fixed(cells) => LaneSet { flip: *cells, ..of(NOTHING, *cells) },
        SetCode::EmptySeen(..) | SetCode::Program(_) => return None,
    })
}

fn plan_ends<const W: usize>(program: &Program<W>, side: usize) -> Box<[(u8, PlanEnd<W>)]> {
    let plan_end = |condition: &ConditionCode<W>| match condition {
        ConditionCode::Meets(layer, cells) => PlanEnd::Meets(*layer as u8, *cells),
        ConditionCode::No(SetCode::Empty) => PlanEnd::Filled,
        ConditionCode::NewLineAlike { lines, .. } => PlanEnd::NewLine(lines.clone()),
        ConditionCode::New { layers, news, .. } if layers.is_power_of_two() => match &**news {
            News::Line(lines) => PlanEnd::NewLineOf(layers.trailing_zeros() as u8, lines.clone()),
            _ => PlanEnd::Other,
        },
        _ => PlanEnd::Other,
    };
    let ends = program.sides[side].ends.iter().enumerate().filter(|(_, end)| !end.needs_no_move);
    ends.map(|(i, end)| (i as u8, plan_end(&end.condition))).collect()
}
