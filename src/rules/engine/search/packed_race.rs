//! Games in which each side has one kind of piece that moves a step at a time, on a board of one word, and wins by
//! arriving: laid open for search as two words, the step that comes next and who moved last. The moves, their order and
//! the keys are those of the [`Arena`], which a test holds.
//!
//! Beyond that the ends of the next two plies are foreseen, because where pieces arrive is known before a move is
//! played: who arrives at once wins, and who cannot keep the other side from it loses.

use std::fmt::{self, Debug, Formatter};
use std::ops::ControlFlow;

use super::arena::Arena;
use super::keys::{Keys, PartialKey};
use super::packed::{Lookahead, PackedGame};
use crate::engine::bits::{Bits, Distance};
use crate::engine::moves::{Move, Way};
use crate::engine::plan::{Lane, LaneDeed, LaneSet, Motion, NO_STEP, Plan, PlanEnd};
use crate::engine::play::ending::Ending;
use crate::engine::play::history::History;
use crate::engine::program::state::{EMPTY, NOTHING};
use crate::game::Side;

/// A position: the pieces of both sides, the step that comes next, and the side that moved last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RaceBoard {
    pieces: [u64; 2],
    at: u8,
    last: u8,
}

/// A game that is won by arriving.
pub struct PackedRace<'a> {
    root: RaceBoard,
    keys: &'a Keys,
    steps: Vec<RaceStep>,
    all: u64,
    /// How the game ends where nothing can be moved.
    stuck: Box<dyn Fn(RaceBoard) -> Ending + Sync + 'a>,
}

/// A step: the side that plays it, its moves, and the step that follows.
#[derive(Clone, Debug)]
struct RaceStep {
    side: usize,
    lanes: Vec<RaceLane>,
    next: usize,
    /// The step at which the other side would move if it were its turn, after the opening.
    idle: Option<usize>,
    /// Where the side arrives.
    goal: u64,
    /// The cells from which that is one step away.
    doors: u64,
    /// What keys tell apart besides the board, by who moved last.
    rest: [u64; 2],
}

/// The moves by one distance.
#[derive(Clone, Copy, Debug)]
struct RaceLane {
    way: Way,
    from: u64,
    by: Distance,
    back: Distance,
    /// The targets: cells of a kind, possibly turned over, on some cells.
    kind: usize,
    flip: u64,
    mask: u64,
    takes: bool,
}

/// The kinds of cells that targets may have: of either side, empty, and none.
const KINDS: usize = 4;

impl Debug for PackedRace<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("PackedRace").field("root", &self.root).finish_non_exhaustive()
    }
}

impl<const W: usize> Arena<'_, W> {
    /// Returns the game as two words, if its pieces only step, on a small board, and only arriving or being stuck ends it.
    /// Who is stuck must not win by that: a win foreseen might not be the shortest.
    pub fn packed_race(&self) -> Option<PackedRace<'_>> {
        let program = self.program;
        let plan = self.fast.plan.as_ref().filter(|plan| W == 1 && !plan.forks)?;
        let root = self.root();
        let state = &root.state;
        if program.n_layers != 2
            || self.reachable.is_some()
            || !self.fits_in_words()
            || program.rewards_stuck()
        {
            return None;
        }
        // Steps follow one another: those of the opening, then the usual ones again and again.
        let mut steps: Vec<RaceStep> = Vec::new();
        let mut numbers: Vec<usize> = Vec::new();
        let mut number = plan.enter(program, state)?;
        while !numbers.contains(&usize::from(number)) {
            let step = self.race_step(plan, number)?;
            numbers.push(number.into());
            number = step.next as u16;
            if usize::from(plan.side(number)) == step.side {
                return None;
            }
            steps.push(step);
        }
        let place = |number: usize| numbers.iter().position(|&known| known == number);
        for step in &mut steps {
            (step.next, step.idle) = (place(step.next)?, step.idle.and_then(place));
        }
        let pieces = [0, 1].map(|layer| state.layer(layer).0[0]);
        if steps.iter().any(|step| pieces[step.side] & step.goal != 0) {
            return None;
        }
        let base = *state;
        let all = program.all.0[0];
        let stuck = move |board: RaceBoard| {
            let mut state = base;
            for (layer, cells) in board.pieces.into_iter().enumerate() {
                state.layers[layer].0[0] = cells;
            }
            state.layers[EMPTY].0[0] = all & !(board.pieces[0] | board.pieces[1]);
            plan.leave(numbers[usize::from(board.at)] as u16, &mut state);
            state.last_mover = board.last;
            program.ending_without_move(&state, History::none())
        };
        Some(PackedRace {
            root: RaceBoard { pieces, at: 0, last: state.last_mover },
            keys: &self.keys,
            steps,
            all,
            stuck: Box::new(stuck),
        })
    }

    /// Returns a step of the plan, if all its moves are steps of the side's own pieces and it wins by arriving; the steps
    /// it names have the numbers of the plan.
    fn race_step(&self, plan: &Plan<W>, number: u16) -> Option<RaceStep> {
        let side = usize::from(plan.side(number) & 1);
        let (_, may_swap) = plan.lanes(number);
        if may_swap || plan.is_foreign[usize::from(number)] || plan.skip(number) != NO_STEP {
            return None;
        }
        let [(end, PlanEnd::Meets(layer, goal))] = &*plan.ends[side] else { return None };
        let winner = self.program.named_winner(usize::from(*end), Side::BOTH[side])?;
        if winner != Side::BOTH[side] || usize::from(*layer) != side {
            return None;
        }
        let of_plan = plan.real_lanes(number);
        let lanes = of_plan.iter().map(|lane| race_lane(lane, side)).collect::<Option<Vec<RaceLane>>>()?;
        let goal = goal.0[0];
        let near = |lane: &RaceLane| moved(goal & lane.mask, lane.back) & lane.from;
        let doors = lanes.iter().fold(0, |doors, lane| doors | near(lane));
        let mut state = self.root().state;
        plan.leave(number, &mut state);
        let is_usual = state.turn >= 2 && state.node == self.program.sides[side].roots[1];
        let idle = is_usual.then(|| plan.usual(self.program, 1 - side).into());
        let next = of_plan.first()?.next[0].into();
        Some(RaceStep { side, lanes, next, idle, goal, doors, rest: self.rests(plan, number) })
    }
}

fn race_lane<const W: usize>(lane: &Lane<W>, side: usize) -> Option<RaceLane> {
    let (Motion::Shift(from, by, back), LaneDeed::Carry { layer, takes, leaves: None }) =
        (&lane.motion, lane.deed)
    else {
        return None;
    };
    let LaneSet { slot, flip, mask, apart: None } = lane.targets else { return None };
    let is_own = usize::from(layer) == side && from.slot == layer && from.flip.is_empty();
    let is_free = usize::from(lane.spends) == EMPTY && lane.again.is_none() && from.apart.is_none();
    let kind = match usize::from(slot) {
        slot @ 0..=1 => slot,
        EMPTY => 2,
        NOTHING => 3,
        _ => return None,
    };
    (is_own && is_free).then_some(RaceLane {
        way: Way(lane.alternative),
        from: from.mask.0[0],
        by: *by,
        back: *back,
        kind,
        flip: flip.0[0],
        mask: mask.0[0],
        takes,
    })
}

#[inline(always)]
fn moved(cells: u64, by: Distance) -> u64 {
    Bits([cells]).moved(by).0[0]
}

impl RaceLane {
    /// Returns where these moves lead.
    #[inline(always)]
    fn targets(&self, pieces: u64, kinds: &[u64; KINDS]) -> u64 {
        moved(pieces & self.from, self.by) & (kinds[self.kind % KINDS] ^ self.flip) & self.mask
    }
}

impl RaceStep {
    /// Returns where the side arrives with its next move.
    #[inline(always)]
    fn arrivals(&self, pieces: [u64; 2], all: u64) -> u64 {
        let near = pieces[self.side & 1] & self.doors;
        if near == 0 {
            return 0;
        }
        let kinds = kinds(pieces, all);
        self.lanes.iter().fold(0, |found, lane| found | lane.targets(near, &kinds) & self.goal)
    }
}

#[inline(always)]
fn kinds(pieces: [u64; 2], all: u64) -> [u64; KINDS] {
    [pieces[0], pieces[1], all & !(pieces[0] | pieces[1]), 0]
}

impl PackedGame for PackedRace<'_> {
    type Board = RaceBoard;

    fn root(&self) -> RaceBoard {
        self.root
    }

    #[inline(always)]
    fn player(&self, board: RaceBoard) -> Side {
        Side::BOTH[self.step(board).side & 1]
    }

    #[inline]
    fn width(&self, board: RaceBoard) -> Result<u32, Ending> {
        let width = self.count(self.step(board), board.pieces);
        if width > 0 { Ok(width) } else { Err((self.stuck)(board)) }
    }

    #[inline]
    fn idle_width(&self, board: RaceBoard) -> u32 {
        self.step(board).idle.map_or(0, |at| self.count(&self.steps[at], board.pieces))
    }

    #[inline]
    fn surplus(&self, board: RaceBoard) -> i32 {
        let [own, other] = [0, 1].map(|i| board.pieces[(self.step(board).side ^ i) & 1].count_ones() as i32);
        own - other
    }

    #[inline]
    fn foresee(&self, board: RaceBoard) -> Option<(Side, u32)> {
        let step = self.step(board);
        let player = Side::BOTH[step.side & 1];
        if step.arrivals(board.pieces, self.all) != 0 {
            return Some((player, 1));
        }
        let other = &self.steps[step.next];
        let goals = other.arrivals(board.pieces, self.all);
        (goals != 0 && self.is_too_late(board, step, other, goals)).then_some((!player, 2))
    }

    #[inline(always)]
    fn expand(
        &self,
        board: RaceBoard,
        mut each: impl FnMut(Move, RaceBoard, Lookahead) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, Ending> {
        let step = self.step(board);
        let player = Side::BOTH[step.side & 1];
        let kinds = kinds(board.pieces, self.all);
        let partial = self.partial(board);
        let rest = self.steps[step.next].rest[step.side & 1];
        // Who can end the game at once looks no further, so that what is foreseen is the shortest way.
        let is_near = step.arrivals(board.pieces, self.all) != 0 || self.may_leave_stuck(board, step);
        let mut has_moves = false;
        for lane in &step.lanes {
            let targets = lane.targets(board.pieces[step.side & 1], &kinds);
            has_moves |= targets != 0;
            for to in Bits([targets]).iter() {
                let after = self.after(board, step, lane, to);
                let from = moved(1 << to, lane.back).trailing_zeros() as usize;
                let mv = Move::Path { way: lane.way, from: from as u16, to: to as u16, also: None };
                let lookahead = if step.goal >> to & 1 == 1 {
                    Lookahead::Over(Ending { winner: Some(player), end: None })
                } else if !is_near && let Some((winner, plies)) = self.foresee(after) {
                    Lookahead::Foreseen(winner, plies)
                } else {
                    let taken = board.pieces[(step.side ^ 1) & 1] >> to & 1 == 1;
                    Lookahead::Open(self.keys.after_step(&partial, step.side as u8, (from, to), taken, rest))
                };
                if each(mv, after, lookahead).is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
        }
        if has_moves { Ok(ControlFlow::Continue(())) } else { Err((self.stuck)(board)) }
    }

    fn play(&self, board: &mut RaceBoard, mv: Move) -> Option<Ending> {
        let Move::Path { way, from, to, .. } = mv else { return None };
        let step = self.step(*board);
        let leads = |lane: &&RaceLane| lane.way == way && moved(1 << (from & 63), lane.by) == 1 << (to & 63);
        let lane = step.lanes.iter().find(leads)?;
        *board = self.after(*board, step, lane, usize::from(to & 63));
        let winner = Some(Side::BOTH[step.side & 1]);
        (step.goal >> (to & 63) & 1 == 1).then_some(Ending { winner, end: None })
    }

    #[inline]
    fn key(&self, board: RaceBoard) -> u64 {
        self.keys.of_partial(&self.partial(board), self.step(board).rest[usize::from(board.last & 1)])
    }
}

impl PackedRace<'_> {
    #[inline(always)]
    fn step(&self, board: RaceBoard) -> &RaceStep {
        &self.steps[usize::from(board.at)]
    }

    #[inline(always)]
    fn count(&self, step: &RaceStep, pieces: [u64; 2]) -> u32 {
        let kinds = kinds(pieces, self.all);
        let own = pieces[step.side & 1];
        step.lanes.iter().map(|lane| lane.targets(own, &kinds).count_ones()).sum()
    }

    /// Returns whether the side to move, which does not arrive, can move but not keep the other one from arriving.
    fn is_too_late(&self, board: RaceBoard, step: &RaceStep, other: &RaceStep, goals: u64) -> bool {
        // Moves that neither begin nor end where the other side would go, or goes from, change nothing.
        let near = board.pieces[other.side & 1] & other.doors;
        let watched = goals | near;
        let kinds = kinds(board.pieces, self.all);
        let mut has_moves = false;
        for lane in &step.lanes {
            let targets = lane.targets(board.pieces[step.side & 1], &kinds);
            has_moves |= targets != 0;
            let touching = targets & (watched | moved(watched & lane.from, lane.by));
            for to in Bits([touching]).iter() {
                if other.arrivals(moved_pieces(board.pieces, step.side, lane, to), self.all) == 0 {
                    return false;
                }
            }
        }
        has_moves
    }

    /// Returns whether the side to move can leave the other one without a move.
    #[inline]
    fn may_leave_stuck(&self, board: RaceBoard, step: &RaceStep) -> bool {
        let other = &self.steps[step.next];
        // A move takes the moves of a piece, those to where it ends and those to where it began, and no others.
        if self.count(other, board.pieces) as usize > 3 * other.lanes.len() {
            return false;
        }
        let kinds = kinds(board.pieces, self.all);
        step.lanes.iter().any(|lane| {
            let targets = Bits([lane.targets(board.pieces[step.side & 1], &kinds)]);
            let mut ends = targets.iter().map(|to| moved_pieces(board.pieces, step.side, lane, to));
            ends.any(|pieces| self.count(other, pieces) == 0)
        })
    }

    #[inline(always)]
    fn after(&self, board: RaceBoard, step: &RaceStep, lane: &RaceLane, to: usize) -> RaceBoard {
        let pieces = moved_pieces(board.pieces, step.side, lane, to);
        RaceBoard { pieces, at: step.next as u8, last: step.side as u8 }
    }

    #[inline(always)]
    fn partial(&self, board: RaceBoard) -> PartialKey {
        self.keys.partial_of(|layer| board.pieces[usize::from(layer & 1)])
    }
}

/// Returns the pieces of both sides after a move.
#[inline(always)]
fn moved_pieces(pieces: [u64; 2], side: usize, lane: &RaceLane, to: usize) -> [u64; 2] {
    let it = 1 << (to & 63);
    let (own, other) = (pieces[side & 1], pieces[1 - (side & 1)]);
    let own = own & !moved(it, lane.back) | it;
    let other = if lane.takes { other & !it } else { other };
    if side & 1 == 0 { [own, other] } else { [other, own] }
}
