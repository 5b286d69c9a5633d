//! Random play of whole games in which stones are put and groups must breathe: the loop around what `stones` says of one.
//!
//! The stones of both sides, the empty cells and how many there are stay at hand from move to move. Where no board may
//! come back, a few bits of every board that was there tell of most new ones that they are new.

use super::playout::{Memory, Playout};
use super::stones::{Breath, StoneRule, stone_rules};
use crate::engine::bits::Bits;
use crate::engine::play::apply::Ending;
use crate::engine::program::code::{ConditionCode, Program};
use crate::engine::program::state::{EMPTY, State, layers_hash};
use crate::engine::rng::Rng;
use crate::game::Repeated;

/// So many times a cell is drawn in the hope that a stone may be put there, before all moves are laid out.
pub(crate) const TRIES: u32 = 32;
/// The words in which the boards that were there leave their marks.
const MARKS: usize = 32;

/// A game of putting stones.
#[derive(Clone, Debug)]
pub(crate) struct StoneGame {
    rules: [StoneRule; 2],
    /// After so many passes in a row the game is over, by the end of that number.
    passes: Option<(u8, usize)>,
    /// Whether no board may come back.
    is_once: bool,
}

impl StoneGame {
    /// Writes a game down, if putting stones and passing is all there is to it.
    pub(crate) fn new<const W: usize>(program: &Program<W>) -> Option<Self> {
        let rules = stone_rules(program)?;
        let no_board_twice = Repeated { with_side: false, negated: true, times: 1 };
        let asks = rules[0].asks;
        let is_alike = rules[1].takes == rules[0].takes && rules[1].asks == asks;
        // A board that was there is looked up by its first two layers.
        let is_plain = rules[0].own == 0 && rules[1].own == 1;
        if !is_alike || !is_plain || asks.is_some_and(|asks| asks != no_board_twice) {
            return None;
        }
        let mut passes = None;
        for end in program.sides.iter().flat_map(|side| side.ends.iter().enumerate()) {
            match end {
                (_, end) if end.needs_no_move || !rules[0].takes => {}
                (i, end) => match end.condition {
                    ConditionCode::Passes(n) if passes.is_none_or(|known| known == (n, i)) => {
                        passes = Some((n, i));
                    }
                    _ => return None,
                },
            }
        }
        Some(StoneGame { rules, passes, is_once: asks.is_some() })
    }
}

/// The stones of each side, and what they leave empty.
#[derive(Clone, Copy)]
struct Stones<const W: usize> {
    of: [Bits<W>; 2],
    empty: Bits<W>,
    n_empty: u32,
    side: usize,
}

impl<const W: usize> Stones<W> {
    fn of(state: &State<W>) -> Self {
        let empty = state.empty();
        let side = usize::from(state.mover & 1);
        Stones { of: [state.layers[0], state.layers[1]], empty, n_empty: empty.count(), side }
    }
}

/// The marks of the boards that were there.
struct Seen([u64; MARKS]);

impl Seen {
    fn place(hash: u64) -> (usize, u64) {
        ((hash >> 6) as usize % MARKS, 1 << (hash & 63))
    }

    fn of(history: &[(u64, u32)]) -> Self {
        let mut seen = Seen([0; MARKS]);
        history.iter().for_each(|(hash, _)| seen.add(*hash));
        seen
    }

    fn add(&mut self, hash: u64) {
        let (word, mark) = Seen::place(hash);
        self.0[word] |= mark;
    }

    fn may_have(&self, hash: u64) -> bool {
        let (word, mark) = Seen::place(hash);
        self.0[word] & mark != 0
    }
}

impl<const W: usize> Program<W> {
    /// Puts stones at random until the game ends or the limit is reached, if every group breathes.
    #[inline(never)]
    pub(crate) fn run_stones(
        &self,
        game: &StoneGame,
        state: &mut State<W>,
        (rng, limit): (&mut Rng, u32),
        memory: &mut Memory<W>,
    ) -> Option<Playout> {
        let breathes = |slot: usize| self.breathless(state.layers[slot], state.empty()).is_empty();
        if memory.breath == Breath::Unknown {
            memory.breath = if breathes(0) && breathes(1) { Breath::All } else { Breath::NotAll };
        }
        if memory.breath == Breath::NotAll {
            return None;
        }
        let mut stones = Stones::of(state);
        let mut seen = Seen::of(&memory.history);
        let mut plies = 0;
        while plies < limit {
            let rule = &game.rules[stones.side & 1];
            let is_left =
                usize::from(rule.spends) == EMPTY || state.reserve[usize::from(rule.spends & 15)] > 0;
            let cells = if is_left { stones.n_empty } else { 0 };
            let total = cells + u32::from(rule.passes);
            if total == 0 {
                self.settle_stones(&stones, state);
                let ending = self.ending_without_move(state, &memory.history);
                return Some(Playout { ending: Some(ending), plies });
            }
            // Drawing with replacement keeps all legal moves equally likely.
            let mut played = None;
            for _ in 0..TRIES {
                let k = rng.below(total);
                if k >= cells {
                    played = Some(Played::Passed);
                    break;
                }
                let cell = stones.empty.select(k);
                played = self.try_stone(game, cell, &stones, (&seen, &memory.history));
                if played.is_some() {
                    break;
                }
            }
            match played {
                Some(Played::Put { it, dead, hash }) if game.rules[0].takes || dead.is_empty() => {
                    self.put_stone(rule, (it, dead), &mut stones, state);
                    if game.is_once {
                        seen.add(hash);
                        memory.history.push((hash, stones.side as u32));
                    }
                }
                Some(Played::Passed) => {
                    state.passes = state.passes.saturating_add(1);
                    state.last_mover = stones.side as u8;
                    stones.side ^= 1;
                    if let Some((_, end)) = game.passes.filter(|(most, _)| state.passes >= *most) {
                        self.settle_stones(&stones, state);
                        let ending: Ending = self.verdict(state, end, &[]);
                        return Some(Playout { ending: Some(ending), plies: plies + 1 });
                    }
                }
                // What ends the game, and what is hard to find, is left to those who know every rule.
                other => {
                    self.settle_stones(&stones, state);
                    let mut below = |n| rng.below(n);
                    let ended = match other {
                        Some(Played::Put { it, .. }) => Some(self.play_stone_on(it.first(), state, memory)),
                        _ => self.play_any_fan(state, memory, &mut below),
                    };
                    match ended {
                        Some(None) => (stones, seen) = (Stones::of(state), Seen::of(&memory.history)),
                        Some(ending) => return Some(Playout { ending, plies: plies + 1 }),
                        None => {
                            let ending = self.ending_without_move(state, &memory.history);
                            return Some(Playout { ending: Some(ending), plies });
                        }
                    }
                }
            }
            plies += 1;
        }
        self.settle_stones(&stones, state);
        Some(Playout { ending: None, plies })
    }

    /// Returns what putting a stone on an empty cell does, if it may be put there.
    #[inline(always)]
    fn try_stone(
        &self,
        game: &StoneGame,
        cell: usize,
        stones: &Stones<W>,
        (seen, history): (&Seen, &[(u64, u32)]),
    ) -> Option<Played<W>> {
        let it = Bits::single(cell);
        let (side, empty) = (stones.side & 1, stones.empty.without(it));
        let dead = self.dead_beside(cell, (stones.of[side], stones.of[1 - side]), empty)?;
        if !game.is_once {
            return Some(Played::Put { it, dead, hash: 0 });
        }
        let mut after = stones.of;
        after[side] |= it;
        after[1 - side] = after[1 - side].without(dead);
        let hash = layers_hash(&after);
        let was_there = seen.may_have(hash) && history.iter().any(|(board, _)| *board == hash);
        (!was_there).then_some(Played::Put { it, dead, hash })
    }

    /// Puts a stone and takes off what cannot breathe.
    #[inline(always)]
    fn put_stone(
        &self,
        rule: &StoneRule,
        (it, dead): (Bits<W>, Bits<W>),
        stones: &mut Stones<W>,
        state: &mut State<W>,
    ) {
        let side = stones.side & 1;
        stones.of[side] |= it;
        stones.empty = stones.empty.without(it);
        stones.n_empty -= 1;
        let reserve = state.reserve_mut(rule.own);
        *reserve = reserve.wrapping_sub(1);
        if !dead.is_empty() {
            stones.of[1 - side] = stones.of[1 - side].without(dead);
            stones.empty |= dead;
            let count = dead.count();
            stones.n_empty += count;
            if self.returning[usize::from(rule.enemy)] {
                let reserve = state.reserve_mut(rule.enemy);
                *reserve = reserve.wrapping_add(count as u16);
            }
        }
        (state.passes, state.last_mover) = (0, side as u8);
        stones.side ^= 1;
    }

    fn settle_stones(&self, stones: &Stones<W>, state: &mut State<W>) {
        (state.layers[0], state.layers[1]) = (stones.of[0], stones.of[1]);
        state.layers[EMPTY] = stones.empty;
        state.mover = stones.side as u8;
    }
}

/// What was drawn.
enum Played<const W: usize> {
    Put { it: Bits<W>, dead: Bits<W>, hash: u64 },
    Passed,
}
