//! Playing a move: what it does to the board, and whose turn comes next.

use super::ending::Ending;
use super::evaluate::{Context, step_tag};
use crate::engine::bits::Bits;
use crate::engine::moves::Move;
use crate::engine::play::history::History;
use crate::engine::program::code::{
    Alternative, ConditionCode, Deed, EffectCode, Pick, Program, Skip, TurningCode,
};
use crate::engine::program::state::{DOOMED, EMPTY, NOWHERE, State, UNMOVED};

impl<const W: usize> Program<W> {
    /// Returns the start of the game.
    pub fn start(&self) -> State<W> {
        self.start
    }

    /// Returns whether the second player may take over the opening now.
    #[inline]
    pub(crate) fn may_swap(&self, state: &State<W>) -> bool {
        self.swap && state.turn == 1 && !state.swapped && state.last_mover != state.mover
    }

    /// Plays a legal move, without asking whether the next side can move.
    #[inline]
    pub(crate) fn play(&self, state: &mut State<W>, mv: Move, history: &mut History) -> Option<Ending> {
        let Some(way) = mv.way() else {
            state.swapped = true;
            return None;
        };
        let side = usize::from(state.mover);
        let alternative = &self.sides[side].nodes[usize::from(state.node)].alternatives[way.index()];
        let performed = self.perform(state, alternative, mv, side, history).with_history(History::none());
        self.conclude(state, alternative, performed, history)
    }

    /// Ends a move that has been performed: whose turn comes next, and whether the game is over.
    #[inline]
    pub(crate) fn conclude(
        &self,
        state: &mut State<W>,
        alternative: &Alternative<W>,
        performed: Context<'_, W>,
        history: &mut History,
    ) -> Option<Ending> {
        let side = performed.side;
        let context = performed.with_history(history);
        let again = alternative.again.as_ref().is_some_and(|again| self.condition(again, state, &context));
        let next = self.next_node(alternative, state, &context);
        state.last_mover = state.mover;
        match next {
            Some(next) => {
                state.node = next;
                // What is to come off does so with the last step, so that the ends see the board without it; and what
                // is remembered is the position in which somebody can play.
                if self.uses_doom || self.uses_history || !alternative.afterwards.is_empty() {
                    self.go_on(state, history);
                }
            }
            None if again => {
                state.node = self.sides[side].roots[1];
                state.fresh = Bits::EMPTY;
                self.bury(state);
            }
            None => self.end_turn(state),
        }
        if !alternative.afterwards.is_empty() && self.begins_turn(state) {
            let mut context = context;
            alternative.afterwards.iter().for_each(|effect| self.effect(state, effect, &mut context));
        }
        // What is remembered is the board that a turn leaves, not those on the way there.
        let board = (self.uses_history && self.begins_turn(state)).then(|| state.board_hash());
        let ending = self.ending(state, Context { grown: alternative.grows, board, ..context });
        if let Some(board) = board {
            history.push((board, step_tag(state)));
        }
        ending
    }

    /// Returns the node with which the turn goes on after a move that has been performed.
    #[inline]
    pub(crate) fn next_node(
        &self,
        alternative: &Alternative<W>,
        after: &State<W>,
        context: &Context<W>,
    ) -> Option<u16> {
        match &alternative.unless {
            Some(unless) if !self.condition(&unless.0, after, context) => unless.1,
            _ => alternative.next,
        }
    }

    /// Returns whether the side to move is at the beginning of a turn, not in the middle of one.
    #[inline]
    pub(crate) fn begins_turn(&self, state: &State<W>) -> bool {
        self.sides[usize::from(state.mover & 1)].roots.contains(&state.node)
    }

    /// Returns whether what must hold after a move does. Who plays next is known by then, unless the turn goes on.
    #[inline]
    pub(crate) fn permits(
        &self,
        provided: &ConditionCode<W>,
        after: &State<W>,
        alternative: &Alternative<W>,
        context: &Context<W>,
    ) -> bool {
        if !self.uses_history || alternative.next.is_some() {
            return self.condition(provided, after, context);
        }
        let mut passed_on = *after;
        passed_on.mover ^= 1;
        passed_on.node = self.sides[usize::from(passed_on.mover & 1)].roots[1];
        self.condition(provided, &passed_on, context)
    }

    /// Leaves out the steps that the side cannot do, in the middle of its turn.
    fn go_on(&self, state: &mut State<W>, history: &History) {
        let side = state.mover;
        while state.mover == side && !self.has_any_move(state, history) && self.skip(state) {}
    }

    /// Passes the turn to the other side.
    #[inline]
    pub(crate) fn end_turn(&self, state: &mut State<W>) {
        state.mover ^= 1;
        // Only the first two turns are told apart from later ones.
        state.turn = (state.turn + 1).min(2);
        let is_first_turn = state.turn < 2;
        state.node = self.sides[usize::from(state.mover & 1)].roots[usize::from(!is_first_turn)];
        state.fresh = Bits::EMPTY;
        self.bury(state);
    }

    /// Returns the pieces that come off when the turn is over. Games without any may keep a kind of piece in their slot.
    #[inline]
    pub(crate) fn doomed(&self, state: &State<W>) -> Bits<W> {
        if self.uses_doom { state.layers[DOOMED] } else { Bits::EMPTY }
    }

    /// Takes off the board what was to come off when the turn is over.
    #[inline]
    fn bury(&self, state: &mut State<W>) {
        if self.uses_doom {
            let doomed = std::mem::replace(&mut state.layers[DOOMED], Bits::EMPTY);
            self.clear(state, doomed);
            self.drop_loose_links(state);
        }
    }

    /// Leaves out a step that cannot be done; returns whether the position has changed.
    #[inline]
    pub(crate) fn skip(&self, state: &mut State<W>) -> bool {
        match self.sides[usize::from(state.mover)].nodes[usize::from(state.node)].skip {
            Skip::Never => return false,
            Skip::To(node) => state.node = node,
            Skip::Turn => self.end_turn(state),
        }
        true
    }

    /// Changes the board as a move says, with everything that follows from it, and returns what later clauses may
    /// refer to.
    #[inline(always)]
    pub(crate) fn perform<'h>(
        &self,
        state: &mut State<W>,
        alternative: &Alternative<W>,
        mv: Move,
        side: usize,
        history: &'h History,
    ) -> Context<'h, W> {
        let mut context = Context::of_side(side, history);
        if self.uses_unmoved || self.counts_captures || self.links.is_some() {
            self.watched(state, alternative, mv, &mut context);
        } else {
            self.plainly(state, alternative, mv, &mut context);
        }
        context
    }

    /// Performs a move and notes what has moved, and what was taken.
    fn watched(&self, state: &mut State<W>, chosen: &Alternative<W>, mv: Move, context: &mut Context<W>) {
        let (before, side) = (*state, context.side);
        self.plainly(state, chosen, mv, context);
        if self.links.is_some() {
            self.relink(&before, state, chosen, context);
        }
        let layers = 0..self.n_layers;
        if self.uses_unmoved {
            let changed = layers.clone().map(|layer| before.layers[layer] ^ state.layers[layer]);
            let changed = changed.fold(Bits::EMPTY, |all, cells| all | cells);
            state.layers[UNMOVED] = state.layers[UNMOVED].without(changed);
        }
        if self.counts_captures {
            let enemy = self.sides[side].enemy;
            let gone = layers.filter(|layer| enemy >> layer & 1 == 1);
            let gone = gone.map(|layer| before.layers[layer].without(state.layers[layer]));
            let gone = gone.fold(Bits::EMPTY, |all, cells| all | cells);
            // What changes its colour where it stands is not taken.
            let taken = match chosen.deed {
                // What a line pushes away is still there, unless it fell off.
                Deed::Shift => gone_before(&before, enemy, context.removed),
                Deed::TurnPart => 0,
                _ => (gone & (state.empty() | context.it)).count(),
            };
            state.taken[side] = state.taken[side].saturating_add(taken.min(255) as u8);
        }
    }

    #[inline(always)]
    fn plainly(&self, state: &mut State<W>, chosen: &Alternative<W>, mv: Move, context: &mut Context<W>) {
        if chosen.deed == Deed::Nothing {
            state.passes = if chosen.is_stop { 0 } else { state.passes.saturating_add(1) };
            return;
        }
        self.deed(state, chosen, mv, context);
        state.passes = 0;
        if let (Some(also), Some(cell)) = (&chosen.also, mv.third()) {
            let cell = Bits::single(usize::from(cell));
            match also.deed {
                Deed::Fill(layer) | Deed::Put(layer) => self.put(state, layer, cell),
                _ => self.clear(state, cell),
            }
        }
        for effect in &chosen.effects {
            self.effect(state, effect, context);
        }
        if self.uses_memory {
            state.arrived = mv.to().unwrap_or(NOWHERE);
            state.departed = mv.from().unwrap_or(NOWHERE);
        }
        if self.uses_fresh {
            state.fresh |= context.it;
            if self.uses_visited {
                state.fresh |= context.origin;
            }
        }
    }

    /// Makes the first choice of a move alone.
    #[inline(always)]
    pub(crate) fn deed(
        &self,
        state: &mut State<W>,
        alternative: &Alternative<W>,
        mv: Move,
        context: &mut Context<W>,
    ) {
        let Some((from, to)) = mv.ends() else { return };
        let (from, to) = (usize::from(from), usize::from(to));
        context.it = Bits::single(to);
        match alternative.deed {
            Deed::Fill(layer) => {
                state.layers[layer] |= context.it;
                state.layers[EMPTY] = state.empty().without(context.it);
                state.reserve[layer] = state.reserve[layer].wrapping_sub(1);
            }
            Deed::Turn(before, layer) => {
                state.layers[before] = state.layers[before].without(context.it);
                state.layers[layer] |= context.it;
                state.reserve[before] += 1;
                state.reserve[layer] = state.reserve[layer].wrapping_sub(1);
            }
            Deed::Put(layer) => self.put(state, layer, context.it),
            Deed::Clear => {
                context.removed = context.it;
                self.clear(state, context.it);
            }
            Deed::Shift => {
                if let Pick::Shift(code) = &alternative.pick {
                    self.shift(state, code, mv, context);
                }
            }
            Deed::TurnPart => {
                if let Pick::Turn(parts) = &alternative.pick {
                    turn_part(state, parts, (from, to), context);
                }
            }
            Deed::Slide(layer) => {
                context.origin = Bits::single(from);
                state.layers[layer] = state.layers[layer].without(context.origin) | context.it;
                state.layers[EMPTY] = state.empty().without(context.it) | context.origin;
            }
            Deed::Carry(layer) => {
                context.origin = Bits::single(from);
                if !state.empty().has(to) {
                    context.removed = context.it;
                    self.clear(state, context.it);
                }
                state.layers[layer] = state.layers[layer].without(context.origin) | context.it;
                state.layers[EMPTY] = state.empty().without(context.it) | context.origin;
            }
            Deed::CarryAny | Deed::Jump => {
                context.origin = Bits::single(from);
                context.jumped = self.jumped(alternative, mv, state.empty());
                context.removed = context.it.without(state.empty());
                self.clear(state, context.it);
                for layer in &mut state.layers[..self.n_layers] {
                    if layer.has(from) {
                        *layer = layer.without(context.origin) | context.it;
                    }
                }
                state.layers[EMPTY] = state.empty().without(context.it) | context.origin;
            }
            Deed::FillRun(layer) => {
                let cells = self.run_cells(alternative, mv);
                (context.origin, context.it) = (Bits::single(from), cells);
                if !cells.without(state.empty()).is_empty() {
                    self.clear(state, cells);
                }
                state.layers[layer] |= cells;
                state.layers[EMPTY] = state.empty().without(cells);
                state.reserve[layer] = state.reserve[layer].saturating_sub(cells.count() as u16);
            }
            Deed::Sow(sowing) => {
                context.origin = context.it;
                context.it = self.sow(state, to, sowing, context.side);
            }
            Deed::Nothing => {}
        }
    }

    fn effect(&self, state: &mut State<W>, effect: &EffectCode<W>, context: &mut Context<W>) {
        let seen = *context;
        let holds = |condition: &Option<_>, state: &State<W>| {
            condition.as_ref().is_none_or(|condition| self.condition(condition, state, &seen))
        };
        match effect {
            EffectCode::Leave(layer) => self.put(state, *layer, context.origin),
            EffectCode::Remove(set, when) => {
                if holds(when, state) {
                    let cells = self.set(set, state, context);
                    context.removed |= cells.without(state.empty());
                    self.clear(state, cells);
                }
            }
            EffectCode::Doom(set, when) => {
                if holds(when, state) {
                    let cells = self.set(set, state, context).without(state.empty());
                    context.removed |= cells;
                    state.layers[DOOMED] |= cells;
                }
            }
            EffectCode::Put(layer, set, when) => {
                if holds(when, state) {
                    let cells = self.set(set, state, context);
                    self.put(state, *layer, cells);
                    if self.uses_fresh {
                        state.fresh |= cells;
                    }
                }
            }
            EffectCode::Link(..) => {}
            EffectCode::Take(set, when) => {
                if holds(when, state) {
                    for pit in self.set(set, state, context).iter() {
                        let taken = &mut state.taken[context.side];
                        *taken = taken.saturating_add(state.seeds[pit]);
                        state.seeds[pit] = 0;
                    }
                }
            }
        }
    }

    /// Puts pieces on cells in place of whatever stands there.
    #[inline]
    fn put(&self, state: &mut State<W>, layer: usize, cells: Bits<W>) {
        if !(cells.without(state.empty())).is_empty() {
            self.clear(state, cells);
        }
        state.layers[layer] |= cells;
        state.layers[EMPTY] = state.empty().without(cells);
        // More than there are may be put down in passing; what it comes to is asked for in the end.
        state.reserve[layer] = state.reserve[layer].wrapping_sub(cells.count() as u16);
    }

    /// Takes whatever stands on cells off the board, and back to the supply unless it is placed only once.
    pub(crate) fn clear(&self, state: &mut State<W>, cells: Bits<W>) {
        for layer in 0..self.n_layers {
            let gone = state.layers[layer] & cells;
            if !gone.is_empty() {
                state.layers[layer] = state.layers[layer].without(gone);
                if self.returning[layer] {
                    state.reserve[layer] = state.reserve[layer].wrapping_add(gone.count() as u16);
                }
                state.layers[EMPTY] |= gone;
            }
        }
    }
}

/// Turns the part of the board whose upper left corner goes from one cell to another, with all that stands on it.
fn turn_part<const W: usize>(
    state: &mut State<W>,
    parts: &[TurningCode<W>],
    way: (usize, usize),
    context: &mut Context<W>,
) {
    let is_meant = |part: &&TurningCode<W>| {
        part.pairs.first().is_some_and(|&(from, to)| (usize::from(from), usize::from(to)) == way)
    };
    let Some(part) = parts.iter().find(is_meant) else { return };
    (context.it, context.origin) = (part.cells, part.cells);
    for layer in &mut state.layers {
        let there = part.pairs.iter().filter(|(from, _)| layer.has(usize::from(*from)));
        let turned = there.fold(Bits::EMPTY, |all, (_, to)| all | Bits::single(usize::from(*to)));
        *layer = layer.without(part.cells) | turned;
    }
}

/// Counts the pieces of some layers that stood on some cells.
fn gone_before<const W: usize>(before: &State<W>, layers: u16, cells: Bits<W>) -> u32 {
    let chosen = before.layers.iter().enumerate().filter(|(layer, _)| layers >> layer & 1 == 1);
    chosen.map(|(_, layer)| (*layer & cells).count()).sum()
}
