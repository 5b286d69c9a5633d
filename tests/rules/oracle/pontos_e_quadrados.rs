//! Pontos e Quadrados: draw an edge between two dots; a closed box counts and plays again.

use super::{Cell, Oracle, Verdict, name};

/// A game of Pontos e Quadrados; an edge is its two dots, lower or left first.
#[derive(Clone)]
pub(crate) struct PontosEQuadrados {
    columns: i32,
    rows: i32,
    drawn: Vec<String>,
    boxes: [usize; 2],
    side: usize,
}

impl PontosEQuadrados {
    /// Columns and rows of boxes; there is one more dot each way.
    pub(crate) fn new(columns: i32, rows: i32) -> PontosEQuadrados {
        PontosEQuadrados { columns, rows, drawn: vec![], boxes: [0, 0], side: 0 }
    }

    fn edge(one: Cell, other: Cell) -> String {
        format!("{}{}", name(one), name(other))
    }

    fn all_edges(&self) -> Vec<String> {
        let mut edges = vec![];
        for c in 0..=self.columns {
            for r in 0..=self.rows {
                if c < self.columns {
                    edges.push(Self::edge((c, r), (c + 1, r)));
                }
                if r < self.rows {
                    edges.push(Self::edge((c, r), (c, r + 1)));
                }
            }
        }
        edges
    }

    fn closed_boxes(&self) -> usize {
        let mut closed = 0;
        for c in 0..self.columns {
            for r in 0..self.rows {
                let around = [
                    Self::edge((c, r), (c + 1, r)),
                    Self::edge((c, r + 1), (c + 1, r + 1)),
                    Self::edge((c, r), (c, r + 1)),
                    Self::edge((c + 1, r), (c + 1, r + 1)),
                ];
                if around.iter().all(|edge| self.drawn.contains(edge)) {
                    closed += 1;
                }
            }
        }
        closed
    }
}

impl Oracle for PontosEQuadrados {
    fn moves(&self) -> Vec<String> {
        self.all_edges().into_iter().filter(|edge| !self.drawn.contains(edge)).collect()
    }

    fn play(&mut self, mv: &str) {
        let before = self.closed_boxes();
        self.drawn.push(mv.to_string());
        let gained = self.closed_boxes() - before;
        self.boxes[self.side] += gained;
        if gained == 0 {
            self.side = 1 - self.side;
        }
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        self.moves().is_empty().then(|| Verdict::more(self.boxes[0], self.boxes[1]))
    }

    /// The drawn edges.
    fn cells(&self) -> Vec<(String, String)> {
        self.drawn.iter().map(|edge| (edge.clone(), "line".to_string())).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
