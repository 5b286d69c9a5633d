//! Random play of games in which seeds are sown round a board and nothing else: counts in one number, sown by one sum.
//!
//! What a pit of so many seeds adds to each pit, and where its last seed falls, is worked out once for all. A position
//! is remembered by its counts; once seeds are taken none from before can come back.
//!
//! For Ouri, Oware and Kalah: switched off, they play at 0.3 to 0.5 of their speed.

use super::pits::{Field, MOST_PITS, MOST_SEEDS, PitSet, PitTest, bytes, sum};
use super::playout::{Memory, Playout};
use crate::engine::play::ending::Ending;
use crate::engine::play::evaluate::{Context, step_tag};
use crate::engine::play::history::History;
use crate::engine::program::code::{Alternative, ConditionCode, Deed, EffectCode, Pick, Program};
use crate::engine::program::state::State;
use crate::engine::rng::Rng;
use crate::game::Repeated;

/// So many times a pit is drawn in the hope that it may be played, before those that may are listed.
const TRIES: u32 = 16;
/// The bit of a remembered position that tells who is to move.
const SECOND: u128 = 1 << 127;

/// Stands for the store, where the last seed may fall.
const STORE: u8 = u8::MAX;

/// What sowing does, by the pit sown and the seeds in it.
#[derive(Clone, Debug)]
struct Sown {
    skips_origin: bool,
    /// The place after which the mover's store comes, if it gets a seed.
    store_after: Option<usize>,
    adds: Box<[[u128; MOST_SEEDS + 1]]>,
    stored: Box<[[u8; MOST_SEEDS + 1]]>,
    last: Box<[[u8; MOST_SEEDS + 1]]>,
}

impl Sown {
    fn new(n_pits: usize, skips_origin: bool, store_after: Option<usize>) -> Self {
        let mut sown = Sown {
            skips_origin,
            store_after,
            adds: vec![[0; MOST_SEEDS + 1]; n_pits].into(),
            stored: vec![[0; MOST_SEEDS + 1]; n_pits].into(),
            last: vec![[0; MOST_SEEDS + 1]; n_pits].into(),
        };
        for pit in 0..n_pits {
            let (mut adds, mut stored, mut at, mut seeds) = (0_u128, 0, pit, 0);
            sown.last[pit][0] = pit as u8;
            while seeds < MOST_SEEDS {
                if store_after == Some(at) {
                    (seeds, stored) = (seeds + 1, stored + 1);
                    sown.adds[pit][seeds] = adds;
                    (sown.stored[pit][seeds], sown.last[pit][seeds]) = (stored, STORE);
                }
                at = (at + 1) % n_pits;
                if seeds < MOST_SEEDS && !(skips_origin && at == pit) {
                    (seeds, adds) = (seeds + 1, adds + (1 << (8 * at)));
                    sown.adds[pit][seeds] = adds;
                    (sown.stored[pit][seeds], sown.last[pit][seeds]) = (stored, at as u8);
                }
            }
        }
        sown
    }
}

/// One way to sow.
#[derive(Clone, Debug)]
struct SowLine {
    guard: Option<PitTest>,
    pick: PitSet,
    /// The number of what sowing does.
    sown: usize,
    takes: Box<[(PitSet, Option<PitTest>)]>,
    provided: Option<PitTest>,
    again: Option<PitTest>,
}

/// A game of sowing.
#[derive(Clone, Debug)]
pub(crate) struct SowGame {
    /// The lines of each side, each only if nothing before it can be played.
    lines: [Box<[SowLine]>; 2],
    /// The ends of each side with their numbers, without those that wait for a side to be stuck.
    ends: [Box<[(usize, PitTest)]>; 2],
    /// The places on the track in the order of their pits' numbers, which is that of lists.
    order: Box<[u8]>,
    sown: Vec<Sown>,
}

impl SowGame {
    /// Writes a game down as one of sowing, if it is one.
    pub(crate) fn new<const W: usize>(program: &Program<W>) -> Option<Self> {
        let watches = program.uses_memory || program.uses_fresh || program.uses_doom || program.uses_unmoved;
        let n_pits = program.track.len();
        let is_field = (2..=MOST_PITS).contains(&n_pits) && program.ways.beside.len() == n_pits;
        let is_odd = watches || program.counts_captures || program.swap || !program.no_move_last;
        if is_odd || !is_field || program.sides.iter().any(|side| side.nodes.len() != 1) {
            return None;
        }
        let mut sown = Vec::new();
        let mut lines = |side: usize| lines(program, side, &mut sown);
        let ends = |side: usize| {
            let ends = program.sides[side].ends.iter().enumerate().filter(|(_, end)| !end.needs_no_move);
            ends.map(|(i, end)| Some((i, PitTest::new(program, &end.condition)?))).collect::<Option<_>>()
        };
        let order = program.track_index.iter().map(|&place| place as u8).collect();
        let lines = [lines(0)?, lines(1)?];
        Some(SowGame { lines, ends: [ends(0)?, ends(1)?], order, sown })
    }

    /// Returns the line that is to be played, and the pits it may be played from.
    #[inline(always)]
    fn open(&self, field: &Field) -> Option<(&SowLine, u32)> {
        self.lines[field.side & 1].iter().find_map(|line| {
            let is_free = line.guard.as_ref().is_none_or(|guard| guard.holds(field, || false));
            let open = if is_free { line.pick.pits(field) } else { 0 };
            (open != 0).then_some((line, open))
        })
    }

    /// Sows a pit and takes what is taken; returns `None` if that may not be played.
    #[inline(always)]
    fn sow(&self, line: &SowLine, pit: usize, field: &Field) -> Option<Field> {
        let sown = &self.sown[line.sown];
        let seeds = (field.houses >> (8 * pit)) as usize & MOST_SEEDS;
        let mut after = *field;
        after.houses = (field.houses & !(255 << (8 * pit))) + sown.adds[pit][seeds];
        after.taken[field.side & 1] += sown.stored[pit][seeds];
        let last = sown.last[pit][seeds];
        after.it = if last == STORE { 0 } else { 1 << last };
        for (set, when) in &line.takes {
            if when.as_ref().is_none_or(|when| when.holds(&after, || false)) {
                let taken = bytes(set.pits(&after));
                after.taken[field.side & 1] += sum(after.houses & taken);
                after.houses &= !taken;
            }
        }
        line.provided.as_ref().is_none_or(|provided| provided.holds(&after, || false)).then_some(after)
    }
}

fn lines<const W: usize>(program: &Program<W>, side: usize, sown: &mut Vec<Sown>) -> Option<Box<[SowLine]>> {
    let alternatives = &program.sides[side].nodes[0].alternatives;
    let mut line = |(i, alternative): (usize, &Alternative<W>)| {
        let (Pick::Sow(pick), Deed::Sow(sowing)) = (&alternative.pick, alternative.deed) else { return None };
        let is_alone = alternative.also.is_none() && alternative.most.is_none() && alternative.next.is_none();
        // Of all lines one is played: whatever stands before another must be playable where it has a pit.
        let is_last = i + 1 == alternatives.len() || alternative.provided.is_none();
        if !is_alone || !is_last || alternative.otherwise != (i > 0) || alternative.is_stop {
            return None;
        }
        // Whether a position has been there before is asked for at the end alone.
        let tested = |condition: &Option<ConditionCode<W>>| match condition {
            Some(condition) => match PitTest::new(program, condition)? {
                PitTest::Repeated => None,
                test => Some(Some(test)),
            },
            None => Some(None),
        };
        let take = |effect: &EffectCode<W>| match effect {
            EffectCode::Take(set, when) => Some((PitSet::new(program, set)?, tested(when)?)),
            _ => None,
        };
        let store_after = sowing.stores.then_some(program.sides[side].store_after);
        let is_same =
            |sown: &Sown| sown.skips_origin == sowing.skips_origin && sown.store_after == store_after;
        let number = sown.iter().position(is_same).unwrap_or_else(|| {
            sown.push(Sown::new(program.track.len(), sowing.skips_origin, store_after));
            sown.len() - 1
        });
        Some(SowLine {
            guard: tested(&alternative.guard)?,
            pick: PitSet::new(program, pick)?,
            sown: number,
            takes: alternative.effects.iter().map(take).collect::<Option<_>>()?,
            provided: tested(&alternative.provided)?,
            again: tested(&alternative.again)?,
        })
    };
    alternatives.iter().enumerate().map(&mut line).collect()
}

impl<const W: usize> Program<W> {
    /// Returns the seeds of a position as a field, if there are few enough.
    fn field(&self, state: &State<W>) -> Option<Field> {
        let all: usize = state.seeds.iter().map(|&seeds| usize::from(seeds)).sum();
        let most_taken = state.taken.iter().max().map_or(0, |&taken| usize::from(taken));
        if all > MOST_SEEDS || all + most_taken > 255 || state.turn != 2 || state.node != 0 {
            return None;
        }
        let bytes = self.track.iter().enumerate();
        let houses = bytes.fold(0, |houses, (place, &pit)| {
            houses | u128::from(state.seeds[usize::from(pit)]) << (8 * place)
        });
        let n_pits = self.track.len() as u32;
        Some(Field { houses, taken: state.taken, side: usize::from(state.mover & 1), it: 0, n_pits })
    }

    /// Writes a field into a position in which the side of the field is to move.
    fn settle_field(&self, field: &Field, state: &mut State<W>) {
        for (place, &pit) in self.track.iter().enumerate() {
            state.seeds[usize::from(pit)] = (field.houses >> (8 * place)) as u8;
        }
        (state.taken, state.mover, state.passes) = (field.taken, field.side as u8, 0);
    }

    /// Sows at random until the game ends or the limit is reached, if the position allows.
    pub(crate) fn run_sowing(
        &self,
        sowing: &SowGame,
        state: &mut State<W>,
        (rng, limit): (&mut Rng, u32),
        memory: &mut Memory<W>,
    ) -> Option<Playout> {
        let mut field = self.field(state)?;
        let Memory { history, boards, .. } = memory;
        let board = |field: &Field| field.houses | if field.side == 1 { SECOND } else { 0 };
        boards.clear();
        boards.push(board(&field));
        let own = (state.board_hash(), step_tag(state));
        let mut has_past = history.iter().any(|entry| *entry != own);
        let mut plies = 0;
        while plies < limit {
            let Some((line, after)) = self.draw_sowing(sowing, &field, rng) else {
                self.settle_field(&field, state);
                if self.uses_history {
                    history.push((state.board_hash(), step_tag(state)));
                }
                return Some(Playout { ending: Some(self.ending_without_move(state, history)), plies });
            };
            plies += 1;
            if after.taken != field.taken {
                // What was taken never comes back, and so no position from before.
                boards.clear();
                has_past = false;
            }
            let side = field.side;
            let again = line.again.as_ref().is_some_and(|again| again.holds(&after, || false));
            field = Field { side: if again { side } else { 1 - side }, ..after };
            let now = board(&field);
            state.last_mover = side as u8;
            for (index, end) in &sowing.ends[side & 1] {
                let seen = || {
                    let is_known = boards.iter().rev().any(|before| *before == now);
                    is_known || has_past && self.is_past(&field, state, history)
                };
                if end.holds(&after, seen) {
                    self.settle_field(&field, state);
                    let ending: Ending = self.verdict(state, *index, History::none());
                    return Some(Playout { ending: Some(ending), plies });
                }
            }
            if self.uses_history {
                boards.push(now);
            }
        }
        self.settle_field(&field, state);
        Some(Playout { ending: None, plies })
    }

    /// Draws a pit that may be sown, all equally likely, and sows it.
    #[inline(always)]
    fn draw_sowing<'a>(
        &self,
        sowing: &'a SowGame,
        field: &Field,
        rng: &mut Rng,
    ) -> Option<(&'a SowLine, Field)> {
        let (line, open) = sowing.open(field)?;
        let mut pits = [0; MOST_PITS];
        let mut count = 0;
        for &place in &sowing.order {
            pits[count % MOST_PITS] = place;
            count += (open >> place & 1) as usize;
        }
        let pit = |k: u32| usize::from(pits[k as usize % MOST_PITS]);
        // Drawing with replacement keeps all legal moves equally likely.
        let drawn = (0..TRIES).find_map(|_| sowing.sow(line, pit(rng.below(count as u32)), field));
        let drawn = drawn.or_else(|| {
            let allowed: Vec<Field> =
                (0..count as u32).filter_map(|k| sowing.sow(line, pit(k), field)).collect();
            let k = if allowed.is_empty() { 0 } else { rng.below(allowed.len() as u32) };
            allowed.get(k as usize).copied()
        });
        drawn.map(|after| (line, after))
    }

    /// Returns whether a position was there before random play began.
    #[cold]
    fn is_past(&self, field: &Field, state: &State<W>, history: &History) -> bool {
        let mut now = *state;
        self.settle_field(field, &mut now);
        let context = Context::of_side(usize::from(now.last_mover), history);
        self.is_repeated(Repeated { with_side: true, negated: false, times: 1 }, &now, &context)
    }
}
