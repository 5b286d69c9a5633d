//! [`Game`] → [`Program`]: rules written once are compiled twice, once for each side.

use std::collections::BTreeMap;

use super::build_sets::{Builder, Uses, asks_history, needs_no_move};
use super::code::{
    Alternative, ConditionCode, Content, Deed, EffectCode, EndCode, PatternCode, PatternPart, Pick, Program,
    SideCode, Skip, TurnNode,
};
use super::links::Links;
use super::news::note_news;
use super::relation::{Relation, Ways};
use super::sieve::note_sieves;
use super::state::{EMPTY, N_PITS, N_SLOTS, NOWHERE, Quiet, State, UNMOVED};
use crate::engine::bits::Bits;
use crate::game::{
    Action, Board, Effect, Family, Game, Pattern, PatternCell, Set, Side, Step, Turn, TurnLine, Verdict,
};

/// Compiles a game for boards of up to `64 * W` cells.
pub(crate) fn program<const W: usize>(game: &Game) -> Program<W> {
    let ways = Ways::new(game.board());
    let is_folded = ways.is_folded();
    let n_cells = game.board().n_cells();
    let all = (0..n_cells).fold(Bits::EMPTY, |bits, cell| bits | Bits::single(cell));
    let mut builder = Builder {
        game,
        ways,
        all,
        relations: Vec::new(),
        side: Side::First,
        uses: Uses::default(),
        chain: None,
    };
    let first = builder.side_code(Side::First);
    let second = builder.side_code(Side::Second);
    let patterns = game.patterns().iter().map(|pattern| pattern_code(pattern, game.board())).collect();
    let track = game.board().track().to_vec();
    let mut track_index = vec![0; n_cells];
    track.iter().enumerate().for_each(|(i, &pit)| track_index[usize::from(pit)] = i as u16);
    let needs: Vec<bool> = first.ends.iter().map(|end| end.needs_no_move).collect();
    let no_move_last = needs.windows(2).all(|pair| pair[0] <= pair[1]);
    let mut start = start_state(game, all, first.roots[0]);
    if builder.uses.unmoved {
        start.layers[UNMOVED] = all.without(start.empty());
    }
    let links =
        (builder.uses.links != 0).then(|| Links::new(game.board(), &builder.ways, builder.uses.links));
    let goes_its_own_way = builder.uses.unless || builder.uses.afterwards || links.is_some() || is_folded;
    let mut program = Program {
        all,
        ways: builder.ways,
        relations: builder.relations,
        patterns,
        sides: [first, second],
        verdicts: game.ends().iter().map(|end| end.verdicts.clone()).collect(),
        track,
        track_index,
        n_layers: game.layers().len(),
        returning: game.layers().iter().map(|layer| !layer.placed_once).collect(),
        swap: game.swap(),
        uses_history: builder.uses.history,
        uses_fresh: builder.uses.fresh,
        uses_memory: builder.uses.memory,
        uses_doom: builder.uses.doom,
        uses_unmoved: builder.uses.unmoved,
        links,
        uses_visited: builder.uses.visited,
        needs_care: builder.uses.needs_care() || is_folded,
        counts_captures: builder.uses.taken && game.board().track().is_empty(),
        no_move_last,
        start,
    };
    // Where a turn ends otherwise, or a path crosses itself, everything is looked for everywhere.
    if !goes_its_own_way {
        note_news(&mut program);
        note_sieves(&mut program);
    }
    program
}

/// Makes the choice to leave out the rest of a step.
fn stop<const W: usize>(next: Option<u16>) -> Alternative<W> {
    Alternative {
        line: 0,
        otherwise: false,
        guard: None,
        pick: Pick::Pass,
        spends: None,
        deed: Deed::Nothing,
        grows: 0,
        also: None,
        effects: Box::default(),
        afterwards: Box::default(),
        provided: None,
        sieve: None,
        again: None,
        next,
        unless: None,
        most: None,
        is_stop: true,
        prefix: None,
    }
}

fn start_state<const W: usize>(game: &Game, all: Bits<W>, root: u16) -> State<W> {
    // Where the first turns are like the later ones, positions differ by nothing that a text would have to tell.
    let counts_turns = game.swap() || game.first_turn().0.iter().any(Option::is_some);
    let mut state = State {
        layers: [Bits::EMPTY; N_SLOTS],
        fresh: Bits::EMPTY,
        reserve: [0; N_SLOTS],
        seeds: [0; N_PITS],
        taken: [0; 2],
        arrived: NOWHERE,
        departed: NOWHERE,
        turn: if counts_turns { 0 } else { 2 },
        node: root,
        passes: 0,
        mover: 0,
        last_mover: 1,
        swapped: false,
        quiet: Quiet(false),
    };
    state.layers[EMPTY] = all;
    for (i, layer) in game.layers().iter().enumerate() {
        state.reserve[i] = layer.supply;
    }
    for (layer, cells) in game.start() {
        let cells_set = Bits::from_cells(cells);
        state.layers[*layer] = cells_set;
        state.layers[EMPTY] = state.empty().without(cells_set);
        state.reserve[*layer] -= cells.len() as u16;
    }
    state.seeds[..game.seeds().len()].copy_from_slice(game.seeds());
    state
}

impl<const W: usize> Builder<'_, W> {
    fn side_code(&mut self, side: Side) -> SideCode<W> {
        self.side = side;
        let game = self.game;
        let mut nodes = Vec::new();
        let turn = self.turn(&game.turn()[side], &mut nodes);
        let first = match &game.first_turn()[side] {
            Some(first) => self.turn(first, &mut nodes),
            None => turn,
        };
        let ends = game
            .ends()
            .iter()
            .map(|end| EndCode {
                condition: self.end_condition(&end.condition),
                needs_no_move: needs_no_move(&end.condition),
                asks_history: asks_history(&end.condition),
            })
            .collect();
        let contests = game
            .ends()
            .iter()
            .map(|end| {
                let numbers = end.verdicts.iter().filter_map(|verdict| match verdict {
                    Verdict::Contest { number, .. } => Some(self.number(number)),
                    Verdict::Draw | Verdict::Win(_) | Verdict::Loss(_) => None,
                });
                numbers.collect()
            })
            .collect();
        let score = game.score().map(|score| self.number(score));
        let (own, enemy) = (game.layers_of(side), game.layers_of(!side));
        let store_after = store_after(game, side);
        SideCode { nodes, roots: [first, turn], ends, score, contests, own, enemy, store_after }
    }

    /// Lays out the nodes of a turn and returns its root.
    fn turn(&mut self, turn: &Turn, nodes: &mut Vec<TurnNode<W>>) -> u16 {
        self.chain = self.chain_node(turn, nodes);
        let mut root = Vec::new();
        for (number, line) in turn.lines.iter().enumerate() {
            let mut alternatives = self.line(line, nodes);
            for alternative in &mut alternatives {
                (alternative.line, alternative.otherwise) = (number as u8, line.otherwise);
            }
            root.extend(alternatives);
        }
        self.add_node(root, Skip::Never, nodes)
    }

    /// Lays out the nodes of a line and returns its choices in the first step.
    pub(crate) fn line_of_steps(
        &mut self,
        line: &TurnLine,
        nodes: &mut Vec<TurnNode<W>>,
    ) -> Vec<Alternative<W>> {
        // Later steps first, so that each knows the node that follows it.
        let mut next = None;
        for step in line.steps.iter().skip(1).rev() {
            next = Some(self.later_node(step, next, nodes));
        }
        line.steps.first().map_or_else(Vec::new, |step| self.alternatives(step, next, nodes))
    }

    fn later_node(&mut self, step: &Step, next: Option<u16>, nodes: &mut Vec<TurnNode<W>>) -> u16 {
        let mut alternatives = self.alternatives(step, next, nodes);
        if step.optional {
            alternatives.push(stop(next));
        }
        self.add_node(alternatives, next.map_or(Skip::Turn, Skip::To), nodes)
    }

    fn add_node(
        &mut self,
        mut alternatives: Vec<Alternative<W>>,
        skip: Skip,
        nodes: &mut Vec<TurnNode<W>>,
    ) -> u16 {
        self.add_prefixes(&mut alternatives);
        let weighs = alternatives.iter().any(|alternative| alternative.most.is_some());
        nodes.push(TurnNode { alternatives: alternatives.into(), skip, weighs, looks_ahead: false });
        (nodes.len() - 1) as u16
    }

    /// Names the piece in the notation of alternatives that could put different pieces on one cell.
    fn add_prefixes(&self, alternatives: &mut [Alternative<W>]) {
        let contents: Vec<_> = alternatives
            .iter()
            .map(|alternative| match (&alternative.pick, alternative.deed) {
                (Pick::Cell(set), Deed::Fill(layer) | Deed::Put(layer) | Deed::Turn(_, layer)) => {
                    Some((set.content(), layer))
                }
                (Pick::Run { of, .. }, Deed::FillRun(layer)) => Some((of.content(), layer)),
                _ => None,
            })
            .collect();
        for (i, mine) in contents.iter().enumerate() {
            let Some((content, layer)) = mine else { continue };
            let rival = contents.iter().flatten().any(|(other, other_layer)| {
                let may_meet =
                    content == other || *content == Content::Anything || *other == Content::Anything;
                other_layer != layer && may_meet
            });
            if rival {
                let layer = &self.game.layers()[*layer];
                let twins = self.game.layers().iter().filter(|other| other.word == layer.word).count();
                let word = match layer.side {
                    Some(side) if twins > 1 && side != self.side => {
                        format!("{}-{}", self.game.sides()[side].word, layer.word)
                    }
                    _ => layer.word.clone(),
                };
                alternatives[i].prefix = Some(word.into());
            }
        }
    }

    /// Makes the node in which a step goes on with the piece that has just arrived; it leads to itself.
    pub(crate) fn repeat_node(
        &mut self,
        step: &Step,
        next: Option<u16>,
        nodes: &mut Vec<TurnNode<W>>,
    ) -> u16 {
        self.uses.memory = true;
        let mut alternatives = self.alternatives(&leashed(step), None, nodes);
        let own = nodes.len() as u16;
        let unless = self.unless(step, next);
        for alternative in &mut alternatives {
            (alternative.next, alternative.unless) = (Some(own), unless.clone());
        }
        if step.may_stop {
            alternatives.push(Alternative { afterwards: self.after_stop(step), ..stop(next) });
        }
        self.add_node(alternatives, next.map_or(Skip::Turn, Skip::To), nodes)
    }

    /// Returns what happens if a turn ends because its piece stops: `it` has arrived before.
    fn after_stop(&mut self, step: &Step) -> Box<[EffectCode<W>]> {
        let arrived = |effect: &Effect| match effect.clone() {
            Effect::Putting(layers, set, when) => {
                Effect::Putting(layers, set_arrived(set), when.map(|when| when.map(&mut set_arrived)))
            }
            other => other,
        };
        let afterwards = step.afterwards.iter().map(arrived).collect();
        self.afterwards(&Step { afterwards, ..step.clone() })
    }

    /// Returns what must hold for a step to be repeated with its piece, and what follows otherwise.
    pub(crate) fn unless(
        &mut self,
        step: &Step,
        next: Option<u16>,
    ) -> Option<Box<(ConditionCode<W>, Option<u16>)>> {
        let condition = step.again_with_it_if.as_ref()?;
        self.uses.unless = true;
        Some(Box::new((self.condition(condition), next)))
    }

    /// Makes the node in which a turn goes on with the piece that has just arrived, by any line that says so.
    fn chain_node(&mut self, turn: &Turn, nodes: &mut Vec<TurnNode<W>>) -> Option<u16> {
        let steps: Vec<(bool, &Step)> = turn
            .lines
            .iter()
            .filter_map(|line| Some((line.otherwise, line.steps.first().filter(|step| step.in_any_line)?)))
            .collect();
        if steps.is_empty() {
            return None;
        }
        self.uses.memory = true;
        let mut alternatives = Vec::new();
        for (otherwise, step) in &steps {
            let mut of_line = self.alternatives(&leashed(step), None, nodes);
            let unless = self.unless(step, None);
            for alternative in &mut of_line {
                (alternative.otherwise, alternative.unless) = (*otherwise, unless.clone());
            }
            alternatives.extend(of_line);
        }
        let own = nodes.len() as u16;
        alternatives.iter_mut().for_each(|alternative| alternative.next = Some(own));
        if let Some((_, step)) = steps.iter().find(|(_, step)| step.may_stop) {
            alternatives.push(Alternative { afterwards: self.after_stop(step), ..stop(None) });
        }
        Some(self.add_node(alternatives, Skip::Turn, nodes))
    }
}

/// Reads `it` as where the last step arrived.
pub(crate) fn set_arrived(set: Set) -> Set {
    match set {
        Set::It => Set::Arrived,
        set => set.map(&mut set_arrived),
    }
}

/// Returns a step that only the piece which has just arrived may make.
fn leashed(step: &Step) -> Step {
    let mut leashed = step.clone();
    leashed.again_with_it = false;
    let leash = |set: &Set| Set::And(vec![set.clone(), Set::Arrived]);
    match &mut leashed.action {
        Action::Move(from, _) | Action::Jump { from, .. } => *from = leash(from),
        Action::Place(_, set) | Action::Replace(set, _) | Action::Remove(set) | Action::Sow(set, _) => {
            *set = leash(set)
        }
        Action::PlaceRun(..) | Action::Shift(_) | Action::Turn(_) | Action::Pass => {}
    }
    leashed
}

/// Returns the place on the track of a side's last own pit, after which its store comes.
fn store_after(game: &Game, side: Side) -> usize {
    let own = game.board().own_row(game.sides()[side].facing, 0);
    let track = game.board().track();
    let is_last = |&i: &usize| own.contains(&track[i]) && !own.contains(&track[(i + 1) % track.len()]);
    (0..track.len()).find(is_last).unwrap_or(0)
}

/// Turns a pattern in all ways, and finds for each the steps between its cells.
fn pattern_code<const W: usize>(pattern: &Pattern, board: &Board) -> PatternCode<W> {
    let mut turned = Vec::new();
    if !matches!(board.family, Family::Square | Family::Points) {
        return PatternCode { turned };
    }
    let places = board.cells().iter().enumerate();
    let at: BTreeMap<(i32, i32), usize> =
        places.map(|(id, cell)| ((i32::from(cell.column), i32::from(cell.row)), id)).collect();
    let mut known = Vec::new();
    for symmetry in 0..8 {
        let turn = |&(x, y, content): &(i32, i32, PatternCell)| {
            let (x, y) = if symmetry & 1 == 1 { (y, x) } else { (x, y) };
            let x = if symmetry & 2 == 2 { -x } else { x };
            let y = if symmetry & 4 == 4 { -y } else { y };
            let content = match content {
                PatternCell::Own => 0,
                PatternCell::Enemy => 1,
                PatternCell::Empty => 2,
                PatternCell::Occupied => 3,
            };
            (x, y, content)
        };
        let mut cells: Vec<(i32, i32, usize)> = pattern.cells.iter().map(turn).collect();
        cells.sort_unstable();
        let (x, y) = cells.first().map_or((0, 0), |cell| (cell.0, cell.1));
        cells.iter_mut().for_each(|cell| (cell.0, cell.1) = (cell.0 - x, cell.1 - y));
        if known.contains(&cells) {
            continue;
        }
        let part = |&(x, y, content): &(i32, i32, usize)| {
            let pairs: Vec<(usize, usize)> = at
                .iter()
                .filter_map(|(&(column, row), &first)| Some((first, *at.get(&(column + x, row + y))?)))
                .collect();
            let backward: Vec<_> = pairs.iter().map(|&(first, cell)| (cell, first)).collect();
            let relation = |pairs: &[(usize, usize)]| Relation::from_pairs(board.n_cells(), pairs);
            PatternPart { content, forward: relation(&pairs), back: relation(&backward) }
        };
        turned.push(cells.iter().map(part).collect());
        known.push(cells);
    }
    PatternCode { turned }
}
