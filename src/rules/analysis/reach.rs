//! Where pieces can ever come: the cells that moves lead to from the start, step by step, until no new one is found.
//!
//! Everything is overestimated: conditions are taken to hold, and what stands in the way is taken to go away. A cell that is
//! not found so is never reached.

use crate::game::{Action, Board, Bond, Effect, Game, Layers, Set, Side, Step, Steps};

/// The cells that something is true of.
type Mask = Vec<bool>;

/// So many sets of cells are worked out at most; in games that ask for more, every piece is taken to come everywhere.
const MOST_EFFORT: usize = 60_000;

/// Returns where the pieces of each layer can ever stand: for each of them, whether it can come to each cell.
pub fn of_layers(game: &Game) -> Vec<Vec<bool>> {
    Reach::of(game).of_layer
}

/// Where the pieces of each layer can stand.
pub(super) struct Reach<'a> {
    game: &'a Game,
    of_layer: Vec<Mask>,
    effort: usize,
}

impl<'a> Reach<'a> {
    pub(super) fn of(game: &'a Game) -> Self {
        let n = game.board().n_cells();
        let everywhere = vec![vec![true; n]; game.layers().len()];
        let mut reach = Reach { game, of_layer: vec![vec![false; n]; game.layers().len()], effort: 0 };
        for (layer, cells) in game.start() {
            cells.iter().for_each(|cell| reach.of_layer[*layer][usize::from(*cell)] = true);
        }
        // Seeds are no pieces, and sides that are exchanged face another way.
        if !game.board().track().is_empty() || game.swap() {
            return Reach { of_layer: everywhere, ..reach };
        }
        loop {
            let before = reach.of_layer.clone();
            for (side, step) in game.steps() {
                reach.play(step, side);
            }
            if reach.effort > MOST_EFFORT {
                return Reach { of_layer: everywhere, ..reach };
            }
            if reach.of_layer == before {
                return reach;
            }
        }
    }

    /// Returns how many cells a set can have at most, seen by a side.
    pub(super) fn most(&self, set: &Set, side: Side) -> i64 {
        self.cells(set, side, None).into_iter().filter(|is_in| *is_in).count() as i64
    }

    /// Returns the cells that the pieces of a set can come to, in order, if it is a set of pieces.
    pub(super) fn of_pieces(&self, set: &Set, side: Side) -> Option<Vec<&str>> {
        let layers = self.layers(set, side);
        let all = (1_u32 << self.game.layers().len()) - 1;
        if u32::from(layers) & all == all {
            return None;
        }
        let cells = self.of_layers(layers);
        let board = self.game.board();
        Some((0..board.n_cells()).filter(|at| cells[*at]).map(|at| board.name(at as u16)).collect())
    }

    /// Adds the cells that a step can bring pieces to.
    fn play(&mut self, step: &Step, side: Side) {
        let n = self.game.board().n_cells();
        let mut arrived = None;
        let mut left = vec![true; n];
        for action in std::iter::once(&step.action).chain(&step.also) {
            let came = match action {
                Action::Place(layers, set) | Action::PlaceRun(layers, _, set, _) => {
                    let cells = self.cells_anew(set, side);
                    self.add(layers[side], &cells);
                    Some(cells)
                }
                Action::Replace(set, layers) => {
                    let cells = self.cells_anew(set, side);
                    self.add(layers[side], &cells);
                    None
                }
                Action::Move(from, to) => {
                    let (origins, cells) = self.move_all(from, side, |reach, at| {
                        let it = (0..n).map(|cell| cell == at).collect();
                        reach.cells(to, side, Some(&it))
                    });
                    left = origins;
                    Some(cells)
                }
                Action::Jump { from, steps, over, to, flying, .. } => {
                    let (over, to) = (self.cells_anew(over, side), self.cells_anew(to, side));
                    let (origins, cells) = self.move_all(from, side, |reach, at| {
                        let mut cells = reach.jump(at, steps[side], &over, *flying);
                        cells.iter_mut().zip(&to).for_each(|(cell, to)| *cell &= *to);
                        cells
                    });
                    left = origins;
                    Some(cells)
                }
                Action::Shift(_) => {
                    let all = Steps::Toward(u16::MAX);
                    for layer in 0..self.of_layer.len() {
                        self.effort += 1;
                        let cells = beyond(self.game.board(), &self.of_layer[layer], all, Some(1));
                        self.add(1 << layer, &cells);
                    }
                    None
                }
                Action::Turn(turnings) => {
                    for (from, to) in turnings[side].iter().flatten() {
                        for cells in &mut self.of_layer {
                            cells[usize::from(*to)] |= cells[usize::from(*from)];
                        }
                    }
                    None
                }
                Action::Remove(_) | Action::Sow(..) | Action::Pass => None,
            };
            arrived = arrived.or(came);
        }
        for effect in step.effects.iter().chain(&step.afterwards) {
            match effect {
                Effect::Leaving(layers) => self.add(layers[side], &left),
                Effect::Putting(layers, set, _) => {
                    self.effort += 1;
                    let cells = self.cells(set, side, arrived.as_ref());
                    self.add(layers[side], &cells);
                }
                Effect::Removing(..) | Effect::Dooming(..) | Effect::Taking(..) | Effect::Linking(..) => {}
            }
        }
    }

    /// Moves every piece of a set from each of its cells, and returns where they left and where they arrived.
    fn move_all(&mut self, from: &Set, side: Side, leads: impl Fn(&Self, usize) -> Mask) -> (Mask, Mask) {
        let n = self.game.board().n_cells();
        let origins = self.cells_anew(from, side);
        let layers = self.layers(from, side);
        let (mut left, mut arrived) = (vec![false; n], vec![false; n]);
        for at in (0..n).filter(|at| origins[*at]) {
            let here = self.of_layer.iter().enumerate().filter(|(_, cells)| cells[at]);
            let moved = here.fold(0, |mask: Layers, (layer, _)| mask | 1 << layer) & layers;
            if moved == 0 || self.effort > MOST_EFFORT {
                continue;
            }
            self.effort += 1;
            let cells = leads(self, at);
            self.add(moved, &cells);
            left[at] = true;
            join(&mut arrived, &cells);
        }
        (left, arrived)
    }

    /// Returns where a jump from a cell can lead: behind a neighbour, or, flying, anywhere along the line.
    fn jump(&self, at: usize, steps: Steps, over: &Mask, flying: bool) -> Mask {
        let board = self.game.board();
        let from: Mask = (0..board.n_cells()).map(|cell| cell == at).collect();
        let mut cells = vec![false; board.n_cells()];
        for way in ways(board, steps) {
            if flying {
                join(&mut cells, &beyond(board, &from, way, None));
                continue;
            }
            let mut neighbours = beyond(board, &from, way, Some(1));
            neighbours.iter_mut().zip(over).for_each(|(cell, over)| *cell &= *over);
            join(&mut cells, &beyond(board, &neighbours, way, Some(1)));
        }
        cells
    }

    fn add(&mut self, layers: Layers, cells: &Mask) {
        for (layer, known) in self.of_layer.iter_mut().enumerate() {
            if layers >> layer & 1 == 1 {
                join(known, cells);
            }
        }
    }

    fn of_layers(&self, layers: Layers) -> Mask {
        let mut cells = vec![false; self.game.board().n_cells()];
        let chosen = self.of_layer.iter().enumerate().filter(|(layer, _)| layers >> layer & 1 == 1);
        chosen.for_each(|(_, of)| join(&mut cells, of));
        cells
    }

    /// Returns of which layers the pieces of a set can be.
    fn layers(&self, set: &Set, side: Side) -> Layers {
        let of = |set: &Set| self.layers(set, side);
        match set {
            Set::Layers(layers) => layers[side],
            Set::And(parts) => parts.iter().map(of).fold(Layers::MAX, |all, part| all & part),
            Set::Or(parts) | Set::Else(parts) => parts.iter().map(of).fold(0, |all, part| all | part),
            Set::Groups(set, ..) | Set::Reaching(set, ..) | Set::RunOn(_, _, set, _) => of(set),
            Set::Line(_, _, Some(set)) | Set::Between(_, _, set, _) => of(set),
            _ => Layers::MAX,
        }
    }

    fn cells_anew(&mut self, set: &Set, side: Side) -> Mask {
        self.effort += 1;
        self.cells(set, side, None)
    }

    /// Returns the cells that can ever be in a set, seen by a side; `it` can be on some cells, or anywhere.
    fn cells(&self, set: &Set, side: Side, it: Option<&Mask>) -> Mask {
        let board = self.game.board();
        let n = board.n_cells();
        let of = |set: &Set| self.cells(set, side, it);
        let listed = |cells: &[u16]| {
            let mut mask = vec![false; n];
            cells.iter().for_each(|cell| mask[usize::from(*cell)] = true);
            mask
        };
        match set {
            Set::Cells(cells) => listed(&cells[side]),
            Set::Layers(layers) => self.of_layers(layers[side]),
            Set::It => it.cloned().unwrap_or_else(|| vec![true; n]),
            Set::Not(inside) => match &**inside {
                Set::Cells(cells) => listed(&cells[side]).into_iter().map(|is_in| !is_in).collect(),
                Set::Empty => self.of_layers(Layers::MAX),
                _ => vec![true; n],
            },
            Set::And(_) => {
                let layers = self.layers(set, side);
                let mut mask = if layers == Layers::MAX { vec![true; n] } else { self.of_layers(layers) };
                for part in set.factors() {
                    mask.iter_mut().zip(of(part)).for_each(|(is_in, part)| *is_in &= part);
                }
                mask
            }
            Set::Or(parts) | Set::Else(parts) => {
                let mut mask = vec![false; n];
                parts.iter().for_each(|part| join(&mut mask, &of(part)));
                mask
            }
            Set::Near(steps, distance, from) => beyond(board, &of(from), steps[side], Some(*distance)),
            Set::Sight(steps, from) | Set::Farthest(steps, from) | Set::AsFar(steps, from, _) => {
                beyond(board, &of(from), steps[side], None)
            }
            Set::SightOver(steps, sets) => beyond(board, &of(&sets.0), steps[side], None),
            Set::Groups(inside, filters, bond) if *bond == Bond::Touch => {
                let needed = filters.iter().filter(|touch| !touch.negated);
                let needs: Vec<_> = needed.map(|touch| (touch.reaching, of(&touch.what))).collect();
                groups(board, &of(inside), &needs)
            }
            Set::Groups(inside, ..) | Set::Reaching(inside, ..) | Set::RunOn(_, _, inside, _) => of(inside),
            Set::Line(_, _, Some(inside)) | Set::Between(_, _, inside, _) => of(inside),
            Set::Line(_, _, None) => self.of_layers(Layers::MAX),
            Set::Empty | Set::Origin | Set::Arrived | Set::Departed | Set::Jumped | Set::Removed => {
                vec![true; n]
            }
            Set::New | Set::Unmoved | Set::Onward | Set::Visited | Set::Seeds(..) => vec![true; n],
            Set::Pattern(_) | Set::Trail(..) => vec![true; n],
        }
    }
}

fn join(cells: &mut Mask, more: &Mask) {
    cells.iter_mut().zip(more).for_each(|(cell, more)| *cell |= *more);
}

/// Returns each of some directions alone.
fn ways(board: &Board, steps: Steps) -> impl Iterator<Item = Steps> {
    let bits = match steps {
        Steps::Links => u16::MAX,
        Steps::Toward(bits) => bits,
    };
    let n = board.directions().len().min(16);
    (0..n).filter(move |way| bits >> way & 1 == 1).map(|way| Steps::Toward(1 << way))
}

/// Returns the cells so many steps away from some others, or any number of steps.
fn beyond(board: &Board, from: &Mask, steps: Steps, distance: Option<u32>) -> Mask {
    let mut cells = vec![false; board.n_cells()];
    if let (Steps::Links, Some(1)) = (steps, distance) {
        for at in (0..from.len()).filter(|at| from[*at]) {
            board.links(at as u16).iter().for_each(|to| cells[usize::from(*to)] = true);
        }
        return cells;
    }
    for way in board.directions().iter().enumerate().filter(|(way, _)| match steps {
        Steps::Links => true,
        Steps::Toward(bits) => bits >> way & 1 == 1,
    }) {
        let to = &way.1.to;
        for start in (0..board.n_places() as u16).filter(|at| from[usize::from(board.cell_at(*at))]) {
            let line = std::iter::successors(to[usize::from(start)], |at| to[usize::from(*at)]);
            let line = line.take(board.n_places()).map(|at| usize::from(board.cell_at(at)));
            match distance {
                Some(n) => line.skip(n.saturating_sub(1) as usize).take(1).for_each(|at| cells[at] = true),
                None => line.for_each(|at| cells[at] = true),
            }
        }
    }
    cells
}

/// Returns the groups of some cells that touch or reach all they need.
fn groups(board: &Board, cells: &Mask, needs: &[(bool, Mask)]) -> Mask {
    let mut found = vec![false; cells.len()];
    let mut seen = vec![false; cells.len()];
    for start in 0..cells.len() {
        if !cells[start] || seen[start] {
            continue;
        }
        let mut group = vec![start];
        seen[start] = true;
        let mut next = 0;
        while let Some(&at) = group.get(next) {
            next += 1;
            for to in board.links(at as u16).iter().map(|to| usize::from(*to)) {
                if cells[to] && !seen[to] {
                    seen[to] = true;
                    group.push(to);
                }
            }
        }
        let touches = |what: &Mask| {
            group.iter().any(|at| board.links(*at as u16).iter().any(|to| what[usize::from(*to)]))
        };
        let fits = needs.iter().all(|(reaching, what)| match reaching {
            true => group.iter().any(|at| what[*at]),
            false => touches(what),
        });
        if fits {
            group.iter().for_each(|at| found[*at] = true);
        }
    }
    found
}
