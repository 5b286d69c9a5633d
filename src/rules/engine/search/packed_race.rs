//! Games in which each side has one kind of piece that moves a step at a time, on a board of one word, and wins by
//! arriving: laid open for search as two words, the step that comes next and who moved last. The moves, their order and
//! the keys are those of the [`Arena`], which a test holds.
//!
//! Beyond that the ends of the next two plies are foreseen, because where pieces arrive is known before a move is
//! played: who arrives at once wins, and who cannot keep the other side from it loses.

use std::fmt::{self, Debug, Formatter};
use std::ops::ControlFlow;

use super::arena::Arena;
use super::keys::{Keys, Stem};
use super::packed::{Compact, Sight};
use crate::engine::bits::{Bits, Distance};
use crate::engine::moves::{Move, Way};
use crate::engine::plan::{self, Lane, NO_STEP, PlainDeed, PlainEnd, PlainSet, Plan};
use crate::engine::play::apply::Ending;
use crate::engine::program::state::{EMPTY, NOTHING};
use crate::game::Side;

/// A position: the pieces of both sides, the step that comes next, and the side that moved last.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ranks {
    pieces: [u64; 2],
    at: u8,
    last: u8,
}

/// A game that is won by arriving.
pub struct March<'a> {
    root: Ranks,
    keys: &'a Keys,
    steps: Vec<Step>,
    all: u64,
    /// How the game ends where nothing can be moved.
    stuck: Box<dyn Fn(Ranks) -> Ending + Sync + 'a>,
}

/// A step: the side that plays it, its moves, and the step that follows.
#[derive(Clone, Debug)]
struct Step {
    side: usize,
    paces: Vec<Pace>,
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
struct Pace {
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

impl Debug for March<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.debug_struct("March").field("root", &self.root).finish_non_exhaustive()
    }
}

impl<const W: usize> Arena<'_, W> {
    /// Returns the game as two words, if its pieces only step, on a small board, and only arriving or being stuck ends it.
    /// Who is stuck must not win by that: a win foreseen might not be the shortest.
    pub fn march(&self) -> Option<March<'_>> {
        let program = self.program;
        let plan = program.plan.as_ref().filter(|plan| W == 1 && !plan.forks)?;
        let root = self.root();
        let state = &root.state;
        if program.n_layers != 2 || self.ground.is_some() || !self.fits_in_words() || program.rewards_stuck()
        {
            return None;
        }
        // Steps follow one another: those of the opening, then the usual ones again and again.
        let mut steps: Vec<Step> = Vec::new();
        let mut numbers: Vec<usize> = Vec::new();
        let mut number = plan.enter(program, state)?;
        while !numbers.contains(&usize::from(number)) {
            let step = self.march_step(plan, number)?;
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
        let stuck = move |ranks: Ranks| {
            let mut state = base;
            for (layer, cells) in ranks.pieces.into_iter().enumerate() {
                state.layers[layer].0[0] = cells;
            }
            state.layers[EMPTY].0[0] = all & !(ranks.pieces[0] | ranks.pieces[1]);
            plan.leave(numbers[usize::from(ranks.at)] as u16, &mut state);
            state.last_mover = ranks.last;
            program.ending_without_move(&state, &[])
        };
        Some(March {
            root: Ranks { pieces, at: 0, last: state.last_mover },
            keys: &self.keys,
            steps,
            all,
            stuck: Box::new(stuck),
        })
    }

    /// Returns a step of the plan, if all its moves are steps of the side's own pieces and it wins by arriving; the steps
    /// it names have the numbers of the plan.
    fn march_step(&self, plan: &Plan<W>, number: u16) -> Option<Step> {
        let side = usize::from(plan.side(number) & 1);
        let (_, may_swap) = plan.lanes(number);
        if may_swap || plan.is_foreign[usize::from(number)] || plan.skip(number) != NO_STEP {
            return None;
        }
        let [(end, PlainEnd::Meets(layer, goal))] = &*plan.ends[side] else { return None };
        let winner = self.program.named_winner(usize::from(*end), Side::BOTH[side])?;
        if winner != Side::BOTH[side] || usize::from(*layer) != side {
            return None;
        }
        let lanes = plan.real_lanes(number);
        let paces = lanes.iter().map(|lane| pace(lane, side)).collect::<Option<Vec<Pace>>>()?;
        let goal = goal.0[0];
        let near = |pace: &Pace| moved(goal & pace.mask, pace.back) & pace.from;
        let doors = paces.iter().fold(0, |doors, pace| doors | near(pace));
        let mut state = self.root().state;
        plan.leave(number, &mut state);
        let is_usual = state.turn >= 2 && state.node == self.program.sides[side].roots[1];
        let idle = is_usual.then(|| plan.usual(self.program, 1 - side).into());
        let next = lanes.first()?.next[0].into();
        Some(Step { side, paces, next, idle, goal, doors, rest: self.rests(plan, number) })
    }
}

fn pace<const W: usize>(lane: &Lane<W>, side: usize) -> Option<Pace> {
    let (plan::Way::Shift(from, by, back), PlainDeed::Carry { layer, takes, leaves: None }) =
        (&lane.way, lane.deed)
    else {
        return None;
    };
    let PlainSet { slot, flip, mask, apart: None } = lane.targets else { return None };
    let is_own = usize::from(layer) == side && from.slot == layer && from.flip.is_empty();
    let is_free = usize::from(lane.spends) == EMPTY && lane.again.is_none() && from.apart.is_none();
    let kind = match usize::from(slot) {
        slot @ 0..=1 => slot,
        EMPTY => 2,
        NOTHING => 3,
        _ => return None,
    };
    (is_own && is_free).then_some(Pace {
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

impl Pace {
    /// Returns where these moves lead.
    #[inline(always)]
    fn targets(&self, pieces: u64, kinds: &[u64; KINDS]) -> u64 {
        moved(pieces & self.from, self.by) & (kinds[self.kind % KINDS] ^ self.flip) & self.mask
    }
}

impl Step {
    /// Returns where the side arrives with its next move.
    #[inline(always)]
    fn arrivals(&self, pieces: [u64; 2], all: u64) -> u64 {
        let near = pieces[self.side & 1] & self.doors;
        if near == 0 {
            return 0;
        }
        let kinds = kinds(pieces, all);
        self.paces.iter().fold(0, |found, pace| found | pace.targets(near, &kinds) & self.goal)
    }
}

#[inline(always)]
fn kinds(pieces: [u64; 2], all: u64) -> [u64; KINDS] {
    [pieces[0], pieces[1], all & !(pieces[0] | pieces[1]), 0]
}

impl Compact for March<'_> {
    type Board = Ranks;

    fn root(&self) -> Ranks {
        self.root
    }

    #[inline(always)]
    fn player(&self, ranks: Ranks) -> Side {
        Side::BOTH[self.step(ranks).side & 1]
    }

    #[inline]
    fn width(&self, ranks: Ranks) -> Result<u32, Ending> {
        let width = self.count(self.step(ranks), ranks.pieces);
        if width > 0 { Ok(width) } else { Err((self.stuck)(ranks)) }
    }

    #[inline]
    fn idle_width(&self, ranks: Ranks) -> u32 {
        self.step(ranks).idle.map_or(0, |at| self.count(&self.steps[at], ranks.pieces))
    }

    #[inline]
    fn surplus(&self, ranks: Ranks) -> i32 {
        let [own, other] = [0, 1].map(|i| ranks.pieces[(self.step(ranks).side ^ i) & 1].count_ones() as i32);
        own - other
    }

    #[inline]
    fn foresee(&self, ranks: Ranks) -> Option<(Side, u32)> {
        let step = self.step(ranks);
        let player = Side::BOTH[step.side & 1];
        if step.arrivals(ranks.pieces, self.all) != 0 {
            return Some((player, 1));
        }
        let other = &self.steps[step.next];
        let goals = other.arrivals(ranks.pieces, self.all);
        (goals != 0 && self.is_too_late(ranks, step, other, goals)).then_some((!player, 2))
    }

    #[inline(always)]
    fn spread(
        &self,
        ranks: Ranks,
        mut each: impl FnMut(Move, Ranks, Sight) -> ControlFlow<()>,
    ) -> Result<ControlFlow<()>, Ending> {
        let step = self.step(ranks);
        let player = Side::BOTH[step.side & 1];
        let kinds = kinds(ranks.pieces, self.all);
        let stem = self.stem(ranks);
        let rest = self.steps[step.next].rest[step.side & 1];
        // Who can end the game at once looks no further, so that what is foreseen is the shortest way.
        let is_near = step.arrivals(ranks.pieces, self.all) != 0 || self.may_leave_stuck(ranks, step);
        let mut has_moves = false;
        for pace in &step.paces {
            let targets = pace.targets(ranks.pieces[step.side & 1], &kinds);
            has_moves |= targets != 0;
            for to in Bits([targets]).iter() {
                let after = self.after(ranks, step, pace, to);
                let from = moved(1 << to, pace.back).trailing_zeros() as usize;
                let mv = Move::Path { way: pace.way, from: from as u16, to: to as u16, also: None };
                let sight = if step.goal >> to & 1 == 1 {
                    Sight::Over(Ending { winner: Some(player), end: None })
                } else if !is_near && let Some((winner, plies)) = self.foresee(after) {
                    Sight::Foreseen(winner, plies)
                } else {
                    let taken = ranks.pieces[(step.side ^ 1) & 1] >> to & 1 == 1;
                    Sight::Open(self.keys.after_step(&stem, step.side as u8, (from, to), taken, rest))
                };
                if each(mv, after, sight).is_break() {
                    return Ok(ControlFlow::Break(()));
                }
            }
        }
        if has_moves { Ok(ControlFlow::Continue(())) } else { Err((self.stuck)(ranks)) }
    }

    fn play(&self, ranks: &mut Ranks, mv: Move) -> Option<Ending> {
        let Move::Path { way, from, to, .. } = mv else { return None };
        let step = self.step(*ranks);
        let leads = |pace: &&Pace| pace.way == way && moved(1 << (from & 63), pace.by) == 1 << (to & 63);
        let pace = step.paces.iter().find(leads)?;
        *ranks = self.after(*ranks, step, pace, usize::from(to & 63));
        let winner = Some(Side::BOTH[step.side & 1]);
        (step.goal >> (to & 63) & 1 == 1).then_some(Ending { winner, end: None })
    }

    #[inline]
    fn key(&self, ranks: Ranks) -> u64 {
        self.keys.of_stem(&self.stem(ranks), self.step(ranks).rest[usize::from(ranks.last & 1)])
    }
}

impl March<'_> {
    #[inline(always)]
    fn step(&self, ranks: Ranks) -> &Step {
        &self.steps[usize::from(ranks.at)]
    }

    #[inline(always)]
    fn count(&self, step: &Step, pieces: [u64; 2]) -> u32 {
        let kinds = kinds(pieces, self.all);
        let own = pieces[step.side & 1];
        step.paces.iter().map(|pace| pace.targets(own, &kinds).count_ones()).sum()
    }

    /// Returns whether the side to move, which does not arrive, can move but not keep the other one from arriving.
    fn is_too_late(&self, ranks: Ranks, step: &Step, other: &Step, goals: u64) -> bool {
        // Moves that neither begin nor end where the other side would go, or goes from, change nothing.
        let near = ranks.pieces[other.side & 1] & other.doors;
        let watched = goals | near;
        let kinds = kinds(ranks.pieces, self.all);
        let mut has_moves = false;
        for pace in &step.paces {
            let targets = pace.targets(ranks.pieces[step.side & 1], &kinds);
            has_moves |= targets != 0;
            let touching = targets & (watched | moved(watched & pace.from, pace.by));
            for to in Bits([touching]).iter() {
                if other.arrivals(moved_pieces(ranks.pieces, step.side, pace, to), self.all) == 0 {
                    return false;
                }
            }
        }
        has_moves
    }

    /// Returns whether the side to move can leave the other one without a move.
    #[inline]
    fn may_leave_stuck(&self, ranks: Ranks, step: &Step) -> bool {
        let other = &self.steps[step.next];
        // A move takes the moves of a piece, those to where it ends and those to where it began, and no others.
        if self.count(other, ranks.pieces) as usize > 3 * other.paces.len() {
            return false;
        }
        let kinds = kinds(ranks.pieces, self.all);
        step.paces.iter().any(|pace| {
            let targets = Bits([pace.targets(ranks.pieces[step.side & 1], &kinds)]);
            let mut ends = targets.iter().map(|to| moved_pieces(ranks.pieces, step.side, pace, to));
            ends.any(|pieces| self.count(other, pieces) == 0)
        })
    }

    #[inline(always)]
    fn after(&self, ranks: Ranks, step: &Step, pace: &Pace, to: usize) -> Ranks {
        let pieces = moved_pieces(ranks.pieces, step.side, pace, to);
        Ranks { pieces, at: step.next as u8, last: step.side as u8 }
    }

    #[inline(always)]
    fn stem(&self, ranks: Ranks) -> Stem {
        self.keys.stem_of(|layer| ranks.pieces[usize::from(layer & 1)])
    }
}

/// Returns the pieces of both sides after a move.
#[inline(always)]
fn moved_pieces(pieces: [u64; 2], side: usize, pace: &Pace, to: usize) -> [u64; 2] {
    let it = 1 << (to & 63);
    let (own, other) = (pieces[side & 1], pieces[1 - (side & 1)]);
    let own = own & !moved(it, pace.back) | it;
    let other = if pace.takes { other & !it } else { other };
    if side & 1 == 0 { [own, other] } else { [other, own] }
}
