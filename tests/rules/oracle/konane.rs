//! Konane: two pieces leave the full board, then straight jumps; who cannot jump loses.

use super::{Cell, Oracle, Verdict, cell, name};

/// A game of Konane; side 0 is black, on the cells of the colour of a1.
#[derive(Clone)]
pub(crate) struct Konane {
    size: i32,
    pieces: Vec<(Cell, usize)>,
    /// The cells emptied before the first jump.
    opening: Vec<Cell>,
    side: usize,
}

impl Konane {
    /// A full square board.
    pub(crate) fn new(size: i32) -> Konane {
        let cells = (0..size).flat_map(|c| (0..size).map(move |r| (c, r)));
        let pieces = cells.map(|(c, r)| ((c, r), ((c + r) % 2) as usize)).collect();
        Konane { size, pieces, opening: vec![], side: 0 }
    }

    fn inside(&self, (c, r): Cell) -> bool {
        c >= 0 && c < self.size && r >= 0 && r < self.size
    }

    fn piece(&self, at: Cell) -> Option<usize> {
        self.pieces.iter().find(|(place, _)| *place == at).map(|(_, side)| *side)
    }

    fn may_open_with(&self, (c, r): Cell) -> bool {
        let last = self.size - 1;
        let corner = (c == 0 || c == last) && (r == 0 || r == last);
        let middle = |i: i32| i == last / 2 || i == self.size / 2;
        corner || (middle(c) && middle(r))
    }

    fn removals(&self) -> Vec<Cell> {
        let beside = |a: Cell, b: Cell| (a.0 - b.0).abs() + (a.1 - b.1).abs() == 1;
        let own = self.pieces.iter().filter(|(_, side)| *side == self.side).map(|(at, _)| *at);
        own.filter(|&at| match self.opening.first() {
            None => self.may_open_with(at),
            Some(&gap) => beside(at, gap),
        })
        .collect()
    }

    fn jumps(&self) -> Vec<String> {
        let mut jumps = vec![];
        for &(from, owner) in &self.pieces {
            if owner != self.side {
                continue;
            }
            for (dc, dr) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
                let mut at = from;
                loop {
                    let over = (at.0 + dc, at.1 + dr);
                    let to = (at.0 + 2 * dc, at.1 + 2 * dr);
                    let can = self.piece(over) == Some(1 - self.side)
                        && self.inside(to)
                        && self.piece(to).is_none();
                    if !can {
                        break;
                    }
                    jumps.push(format!("{}x{}", name(from), name(to)));
                    at = to;
                }
            }
        }
        jumps
    }
}

impl Oracle for Konane {
    fn moves(&self) -> Vec<String> {
        if self.opening.len() < 2 { self.removals().into_iter().map(name).collect() } else { self.jumps() }
    }

    fn play(&mut self, mv: &str) {
        match mv.split_once('x') {
            None => {
                let gap = cell(mv);
                self.opening.push(gap);
                self.pieces.retain(|(at, _)| *at != gap);
            }
            Some((from, to)) => {
                let (from, to) = (cell(from), cell(to));
                let step = ((to.0 - from.0).signum(), (to.1 - from.1).signum());
                let mut at = from;
                while at != to {
                    self.pieces.retain(|(place, _)| *place != at);
                    at = (at.0 + step.0, at.1 + step.1);
                }
                self.pieces.push((to, self.side));
            }
        }
        self.side = 1 - self.side;
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        self.moves().is_empty().then_some(Verdict::win(1 - self.side))
    }

    fn cells(&self) -> Vec<(String, String)> {
        self.pieces.iter().map(|&(at, side)| (name(at), ["black", "white"][side].to_string())).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
