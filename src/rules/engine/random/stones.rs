//! Random play where stones are put on empty cells and groups must breathe: touch an empty cell.
//!
//! Whether a group breathes is asked of the groups beside the new stone alone, for no other can have lost its last empty
//! neighbour, and of each only until one is found. That holds as long as every group breathes before the move, which is
//! looked at once before a game; the rules that fit leave it so after every move that does not end the game.

use super::playout::Memory;
use crate::engine::bits::Bits;
use crate::engine::moves::{Move, Way};
use crate::engine::play::apply::Ending;
use crate::engine::program::code::{
    Alternative, ConditionCode, Deed, EffectCode, OfMove, Op, Pick, Program, SetCode,
};
use crate::engine::program::state::{EMPTY, State};
use crate::game::Repeated;

/// What is known of putting a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct StoneRule {
    pub(crate) own: u8,
    pub(crate) enemy: u8,
    /// The slot whose supply a stone needs.
    pub(crate) spends: u8,
    /// Whether groups that cannot breathe come off, rather than end the game.
    pub(crate) takes: bool,
    /// What may not come back.
    pub(crate) asks: Option<Repeated>,
    /// Whether one may pass instead.
    pub(crate) passes: bool,
}

/// Whether every group on the board is known to breathe.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Breath {
    /// Nobody has looked.
    #[default]
    Unknown,
    /// It does.
    All,
    /// It does not.
    NotAll,
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

impl<const W: usize> Program<W> {
    /// Returns the enemy's groups that a stone on a cell takes the breath of, or `None` if it could not breathe itself.
    /// `empty` is what is empty with the stone there.
    #[inline(always)]
    pub(crate) fn dead_beside(
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
        Some(dead)
    }

    /// Plays a legal stone by the rules themselves.
    pub(crate) fn play_stone_on(
        &self,
        cell: usize,
        state: &mut State<W>,
        memory: &mut Memory<W>,
    ) -> Option<Ending> {
        let mv = Move::Cell { way: Way(0), at: cell as u16, also: None };
        self.play(state, mv, &mut memory.history)
    }

    /// Returns the groups of a set that touch no empty cell.
    pub(crate) fn breathless(&self, stones: Bits<W>, empty: Bits<W>) -> Bits<W> {
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
