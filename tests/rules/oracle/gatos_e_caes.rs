//! Gatos & Cães: cats and dogs never side by side; who cannot place loses.

use super::{Cell, Oracle, Verdict, cell, name};

/// A game of Gatos & Cães; side 0 has the cats.
#[derive(Clone)]
pub(crate) struct GatosECaes {
    size: i32,
    supply: usize,
    animals: Vec<(Cell, usize)>,
    side: usize,
}

impl GatosECaes {
    /// An empty square board of even side; each side has `supply` animals.
    pub(crate) fn new(size: i32, supply: usize) -> GatosECaes {
        GatosECaes { size, supply, animals: vec![], side: 0 }
    }

    fn animal(&self, at: Cell) -> Option<usize> {
        self.animals.iter().find(|(place, _)| *place == at).map(|(_, side)| *side)
    }

    fn in_centre(&self, (c, r): Cell) -> bool {
        let half = self.size / 2;
        (c == half || c == half - 1) && (r == half || r == half - 1)
    }

    fn may_place(&self, at: Cell) -> bool {
        let (c, r) = at;
        let mine = self.animals.iter().filter(|(_, side)| *side == self.side).count();
        let beside = [(c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1)];
        let zone_allows = match (mine, self.side) {
            (0, 0) => self.in_centre(at),
            (0, _) => !self.in_centre(at),
            _ => true,
        };
        mine < self.supply
            && self.animal(at).is_none()
            && zone_allows
            && beside.iter().all(|&next| self.animal(next) != Some(1 - self.side))
    }
}

impl Oracle for GatosECaes {
    fn moves(&self) -> Vec<String> {
        let cells = (0..self.size).flat_map(|c| (0..self.size).map(move |r| (c, r)));
        cells.filter(|&at| self.may_place(at)).map(name).collect()
    }

    fn play(&mut self, mv: &str) {
        self.animals.push((cell(mv), self.side));
        self.side = 1 - self.side;
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        self.moves().is_empty().then_some(Verdict::win(1 - self.side))
    }

    fn cells(&self) -> Vec<(String, String)> {
        self.animals.iter().map(|&(at, side)| (name(at), ["cat", "dog"][side].to_string())).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
