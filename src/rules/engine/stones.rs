//! Random play where stones are put on empty cells and groups must breathe: touch an empty cell.
//!
//! Whether a group breathes is asked of the groups beside the new stone alone, for no other can have lost its last empty
//! neighbour, and of each only until one is found. That holds as long as every group breathes before the move, which is
//! looked at once before a game; the rules that fit leave it so after every move that does not end the game.

use super::apply::Ending;
use super::bits::Bits;
use super::code::{Alternative, ConditionCode, Deed, Draw, EffectCode, OfMove, Op, Pick, Program, SetCode};
use super::evaluate::Context;
use super::moves::{Move, Way};
use super::playout::Memory;
use super::state::{EMPTY, State};
use crate::game::Repeated;

/// What is known of putting a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct StoneRule {
    own: u8,
    enemy: u8,
    /// The slot whose supply a stone needs.
    spends: u8,
    /// Whether groups that cannot breathe come off, rather than end the game.
    takes: bool,
    /// What may not come back.
    asks: Option<Repeated>,
    /// Whether one may pass instead.
    passes: bool,
}

/// Whether every group on the board is known to breathe.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) enum Breath {
    /// Nobody has looked.
    #[default]
    Unknown,
    /// It does.
    All,
    /// It does not.
    NotAll,
}

/// Notes the rule for putting stones where every step of a game follows one.
pub(super) fn note_stones<const W: usize>(program: &mut Program<W>) {
    let watches = program.uses_memory || program.uses_fresh || program.uses_doom || program.uses_unmoved;
    if watches || program.counts_captures || program.swap || !program.no_move_last {
        return;
    }
    let rules = [0, 1].map(|side| {
        let nodes = program.sides[side].nodes.iter();
        nodes.map(|node| stone_rule(program, side, &node.alternatives)).collect::<Option<Vec<_>>>()
    });
    let [Some(first), Some(second)] = rules else { return };
    for (code, rules) in program.sides.iter_mut().zip([first, second]) {
        for (node, rule) in code.nodes.iter_mut().zip(rules) {
            node.draw = Draw::Stone(rule);
        }
    }
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

impl<const W: usize> Program<W> {
    /// Puts a random stone, or passes; returns how the game ended if it did, or `None` if there is no move.
    pub(super) fn play_stone(
        &self,
        rule: StoneRule,
        state: &mut State<W>,
        memory: &mut Memory<W>,
        below: &mut impl FnMut(u32) -> u32,
    ) -> Option<Option<Ending>> {
        if memory.breath == Breath::Unknown {
            let breathes = |slot: u8| self.breathless(state.layer(slot), state.empty()).is_empty();
            let all = breathes(rule.own) && breathes(rule.enemy);
            memory.breath = if all { Breath::All } else { Breath::NotAll };
        }
        if memory.breath == Breath::NotAll {
            return self.play_any_fan(state, memory, below);
        }
        let is_left = usize::from(rule.spends) == EMPTY || state.reserve[usize::from(rule.spends)] > 0;
        let cells = if is_left { state.empty().count() } else { 0 };
        let total = cells + u32::from(rule.passes);
        if total == 0 {
            return None;
        }
        // Drawing with replacement keeps all legal moves equally likely.
        for _ in 0..32 {
            let k = below(total);
            if k >= cells {
                return Some(self.play(state, Move::Pass { way: Way(1) }, &mut memory.history));
            }
            let cell = state.empty().select(k);
            if let Some(ending) = self.put_stone(rule, cell, state, memory) {
                return Some(ending);
            }
        }
        self.play_any_fan(state, memory, below)
    }

    /// Puts a stone on a cell if that is legal, and returns how the game ended if it did.
    #[inline]
    fn put_stone(
        &self,
        rule: StoneRule,
        cell: usize,
        state: &mut State<W>,
        memory: &mut Memory<W>,
    ) -> Option<Option<Ending>> {
        let it = Bits::single(cell);
        let (own, enemy, empty) = (state.layer(rule.own), state.layer(rule.enemy), state.empty().without(it));
        let beside = self.ways.beside[cell];
        let mut dead = Bits::EMPTY;
        let mut asked = beside & enemy;
        while !asked.is_empty() {
            let stone = asked.first();
            let group = self.breathless_group(stone, enemy, empty);
            dead |= group;
            asked = asked.without(group | Bits::single(stone));
        }
        if dead.is_empty() && (beside & empty).is_empty() {
            let breathes = |stone: usize| self.breathless_group(stone, own, empty).is_empty();
            if !(beside & own).iter().any(breathes) {
                return None;
            }
        }
        let mv = Move::Cell { way: Way(0), at: cell as u16, also: None };
        if !rule.takes {
            if !dead.is_empty() {
                return Some(self.play(state, mv, &mut memory.history));
            }
            self.set_stone(rule, it, state);
            state.last_mover = state.mover;
            self.end_turn(state);
            return Some(None);
        }
        let mut after = *state;
        self.set_stone(rule, it, &mut after);
        if !dead.is_empty() {
            self.clear(&mut after, dead);
        }
        if let Some(asks) = rule.asks
            && !self.is_repeated(asks, &after, &memory.history)
        {
            return None;
        }
        let side = usize::from(state.mover);
        let context = Context { it, removed: dead, ..Context::of_side(side, &[]) };
        *state = after;
        let alternative = &self.node(state).alternatives[0];
        Some(self.conclude(state, alternative, context, &mut memory.history))
    }

    #[inline(always)]
    fn set_stone(&self, rule: StoneRule, it: Bits<W>, state: &mut State<W>) {
        state.change(EMPTY as u8, rule.own, it);
        let reserve = state.reserve_mut(rule.own);
        *reserve = reserve.wrapping_sub(1);
        state.passes = 0;
    }

    /// Returns the groups of a set that touch no empty cell.
    fn breathless(&self, stones: Bits<W>, empty: Bits<W>) -> Bits<W> {
        stones.without(self.ways.links.flood(stones & self.ways.links.apply(empty), stones))
    }

    /// Returns the group of a stone if it touches no empty cell, else nothing.
    #[inline]
    fn breathless_group(&self, stone: usize, stones: Bits<W>, empty: Bits<W>) -> Bits<W> {
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
