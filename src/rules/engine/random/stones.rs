//! Random play of games in which stones are put on empty cells and groups without a liberty, an empty neighbour, come off
//! or end the game: whole games in one loop.
//!
//! Whether a group has a liberty is asked of the groups beside the new stone alone, for no other can have lost its last,
//! and of each only until one is found. That holds as long as every group has one before the move, which is looked at once
//! before a game; the rules that fit leave it so after every move that does not end the game. The stones of both sides, the
//! empty cells and how many there are stay at hand from move to move.
//!
//! For Go and Atari Go: switched off, they play at a sixth or a seventh of their speed.

use super::playout::{Liberties, Memory, Playout};
use crate::engine::bits::Bits;
use crate::engine::moves::{Move, Way};
use crate::engine::play::ending::Ending;
use crate::engine::play::history::History;
use crate::engine::program::code::{
    Alternative, ConditionCode, Deed, EffectCode, OfMove, Op, Pick, Program, SetCode,
};
use crate::engine::program::state::{EMPTY, State, layers_hash};
use crate::engine::rng::Rng;
use crate::game::Repeated;

/// So many times a cell is drawn in the hope that a stone may be put there, before all moves are laid out.
const TRIES: u32 = 32;

/// What is known of putting a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StoneRule {
    pub(crate) own: u8,
    pub(crate) enemy: u8,
    /// The slot whose supply a stone needs.
    pub(crate) spends: u8,
    /// Whether groups without a liberty come off, rather than end the game.
    pub(crate) takes: bool,
    /// What may not come back.
    pub(crate) asks: Option<Repeated>,
    /// Whether one may pass instead.
    pub(crate) passes: bool,
}

/// Returns the rule for putting stones of each side, if its turn is one step that follows one.
pub(crate) fn stone_rules<const W: usize>(program: &Program<W>) -> Option<[StoneRule; 2]> {
    let watches = program.uses_memory || program.uses_fresh || program.uses_doom || program.uses_unmoved;
    if watches || program.counts_captures || program.swap || !program.no_move_last {
        return None;
    }
    let rule = |side: usize| match &*program.sides[side].nodes {
        [node] => stone_rule(program, side, &node.alternatives),
        _ => None,
    };
    Some([rule(0)?, rule(1)?])
}

fn stone_rule<const W: usize>(
    program: &Program<W>,
    side: usize,
    alternatives: &[Alternative<W>],
) -> Option<StoneRule> {
    let (place, passes) = match alternatives {
        [place] => (place, false),
        [place, pass] if is_plain(pass) && matches!(pass.pick, Pick::Pass) && !pass.is_stop => (place, true),
        _ => return None,
    };
    let code = &program.sides[side];
    let Deed::Fill(own) = place.deed else { return None };
    let is_alone = code.own == 1 << own && code.enemy.is_power_of_two() && program.n_layers == 2;
    if !is_alone || !is_plain(place) || !matches!(place.pick, Pick::Cell(SetCode::Empty)) {
        return None;
    }
    let mut rule = StoneRule {
        own: own as u8,
        enemy: code.enemy.trailing_zeros() as u8,
        spends: place.spends.unwrap_or(EMPTY) as u8,
        takes: false,
        asks: None,
        passes,
    };
    let ends = || code.ends.iter().filter(|end| !end.needs_no_move);
    match (&*place.effects, place.provided.as_ref()?) {
        // The first capture ends the game, and nothing else does.
        ([], ConditionCode::Some(SetCode::Program(ops))) => {
            let [dead @ .., last] = &**ops else { return None };
            let (dead, alive) = dead.split_at_checked(3)?;
            let is_known = is_dead(dead, code.enemy) && is_alive(alive, code.own) && matches!(last, Op::Or);
            let is_end = |end: &ConditionCode<W>| matches!(end, ConditionCode::Some(SetCode::Program(ops)) if is_dead(ops, code.enemy));
            let ends_all = ends().all(|end| is_end(&end.condition)) && ends().count() == 1;
            (is_known && ends_all && !program.uses_history).then_some(rule)
        }
        ([EffectCode::Remove(SetCode::Program(ops), None)], provided) if is_dead(ops, code.enemy) => {
            let is_own_dead = |condition: &ConditionCode<W>| matches!(condition, ConditionCode::No(SetCode::Program(ops)) if is_dead(ops, code.own));
            rule.takes = true;
            match provided {
                ConditionCode::All(parts) => match &**parts {
                    [dead, ConditionCode::Repeated(asks)] if is_own_dead(dead) => rule.asks = Some(*asks),
                    _ => return None,
                },
                dead if is_own_dead(dead) => {}
                _ => return None,
            }
            Some(rule)
        }
        _ => None,
    }
}

/// Returns whether nothing but the pick, the deed, what it takes off and what must hold makes an alternative.
fn is_plain<const W: usize>(alternative: &Alternative<W>) -> bool {
    let is_free = alternative.guard.is_none() && alternative.also.is_none() && alternative.most.is_none();
    is_free && !alternative.otherwise && alternative.next.is_none() && alternative.again.is_none()
}

/// Returns whether a set is the groups of a layer that do not touch an empty cell.
fn is_dead<const W: usize>(ops: &[Op<W>], layers: u16) -> bool {
    matches!(ops, [Op::Layers(of), Op::Empty, Op::Groups { negated: true, reaching: false }] if *of == layers)
}

/// Returns whether a set is the group of the new stone if it touches an empty cell.
fn is_alive<const W: usize>(ops: &[Op<W>], layers: u16) -> bool {
    let [Op::Layers(of), Op::Empty, Op::Groups { negated: false, reaching: false }, rest @ ..] = ops else {
        return false;
    };
    let reaches = matches!(rest, [Op::OfMove(OfMove::It), Op::Groups { negated: false, reaching: true }]);
    *of == layers && reaches
}

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

/// What was drawn.
enum Played<const W: usize> {
    Put { it: Bits<W>, dead: Bits<W>, hash: u64 },
    Passed,
}

impl<const W: usize> Program<W> {
    /// Puts stones at random until the game ends or the limit is reached, if every group has a liberty.
    #[inline(never)]
    pub(crate) fn run_stones(
        &self,
        game: &StoneGame,
        state: &mut State<W>,
        (rng, limit): (&mut Rng, u32),
        memory: &mut Memory<W>,
    ) -> Option<Playout> {
        let has_liberty = |slot: usize| self.without_liberty(state.layers[slot], state.empty()).is_empty();
        if memory.liberties == Liberties::Unknown {
            memory.liberties =
                if has_liberty(0) && has_liberty(1) { Liberties::All } else { Liberties::NotAll };
        }
        if memory.liberties == Liberties::NotAll {
            return None;
        }
        let mut stones = Stones::of(state);
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
                played = self.try_stone(game, cell, &stones, &memory.history);
                if played.is_some() {
                    break;
                }
            }
            match played {
                Some(Played::Put { it, dead, hash }) if game.rules[0].takes || dead.is_empty() => {
                    self.put_stone(rule, (it, dead), &mut stones, state);
                    if game.is_once {
                        memory.history.push((hash, stones.side as u32));
                    }
                }
                Some(Played::Passed) => {
                    state.passes = state.passes.saturating_add(1);
                    state.last_mover = stones.side as u8;
                    stones.side ^= 1;
                    if let Some((_, end)) = game.passes.filter(|(most, _)| state.passes >= *most) {
                        self.settle_stones(&stones, state);
                        let ending: Ending = self.verdict(state, end, History::none());
                        return Some(Playout { ending: Some(ending), plies: plies + 1 });
                    }
                }
                // What ends the game, and what is hard to find, is left to those who know every rule.
                other => {
                    self.settle_stones(&stones, state);
                    let mut below = |n| rng.below(n);
                    let ended = match other {
                        Some(Played::Put { it, .. }) => {
                            let mv = Move::Cell { way: Way(0), at: it.first() as u16, also: None };
                            Some(self.play(state, mv, &mut memory.history))
                        }
                        _ => self.play_any_fan(state, memory, &mut below),
                    };
                    match ended {
                        Some(None) => stones = Stones::of(state),
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
        history: &History,
    ) -> Option<Played<W>> {
        let it = Bits::single(cell);
        let (side, empty) = (stones.side & 1, stones.empty.without(it));
        let dead = self.captured_beside(cell, (stones.of[side], stones.of[1 - side]), empty)?;
        if !game.is_once {
            return Some(Played::Put { it, dead, hash: 0 });
        }
        let mut after = stones.of;
        after[side] |= it;
        after[1 - side] = after[1 - side].without(dead);
        let hash = layers_hash(&after);
        let was_there = history.times(hash).next().is_some();
        (!was_there).then_some(Played::Put { it, dead, hash })
    }

    /// Puts a stone and takes off what has no liberty left.
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

    /// Returns the enemy's groups that a stone on a cell takes the last liberty of, or `None` if its own had none.
    /// `empty` is what is empty with the stone there.
    #[inline(always)]
    pub(crate) fn captured_beside(
        &self,
        cell: usize,
        (own, enemy): (Bits<W>, Bits<W>),
        empty: Bits<W>,
    ) -> Option<Bits<W>> {
        let beside = self.ways.beside[cell];
        let mut dead = Bits::EMPTY;
        let mut asked = beside & enemy;
        while !asked.is_empty() {
            let stone = asked.first();
            let group = self.captured_group(stone, enemy, empty);
            dead |= group;
            asked = asked.without(group | Bits::single(stone));
        }
        if dead.is_empty() && (beside & empty).is_empty() {
            let has_liberty = |stone: usize| self.captured_group(stone, own, empty).is_empty();
            if !(beside & own).iter().any(has_liberty) {
                return None;
            }
        }
        Some(dead)
    }

    /// Returns the groups of a set that touch no empty cell.
    pub(crate) fn without_liberty(&self, stones: Bits<W>, empty: Bits<W>) -> Bits<W> {
        stones.without(self.ways.links.flood(stones & self.ways.links.apply(empty), stones))
    }

    /// Returns the group of a stone if it touches no empty cell, else nothing.
    #[inline]
    fn captured_group(&self, stone: usize, stones: Bits<W>, empty: Bits<W>) -> Bits<W> {
        let mut group = Bits::single(stone);
        let mut front = group;
        while !front.is_empty() {
            let cell = front.first();
            let beside = self.ways.beside[cell];
            if !(beside & empty).is_empty() {
                return Bits::EMPTY;
            }
            let joined = (beside & stones).without(group);
            group |= joined;
            front = front.without(Bits::single(cell)) | joined;
        }
        group
    }
}
