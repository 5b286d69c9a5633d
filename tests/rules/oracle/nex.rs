//! Nex: Hex with neutral stones that are placed and converted.

use super::{Cell, Oracle, Verdict, cell, name};

#[derive(Clone, Copy, PartialEq)]
enum Stone {
    Of(usize),
    Neutral,
}

/// What the side to move has done in this turn.
#[derive(Clone, PartialEq)]
enum Turn {
    /// Nothing yet.
    Begin,
    /// Placed an own stone; a neutral one is to follow.
    PlacedOwn,
    /// Made these neutrals own: a second neutral, then an older own stone is to follow.
    Converted(Vec<Cell>),
}

/// A game of Nex; side 0 is black and joins the first row to the last, white the first column to the last.
#[derive(Clone)]
pub(crate) struct Nex {
    size: i32,
    board: Vec<Vec<Option<Stone>>>,
    side: usize,
    turn: Turn,
    second_has_played: bool,
    winner: Option<usize>,
}

impl Nex {
    /// An empty rhombus.
    pub(crate) fn new(size: i32) -> Nex {
        let board = vec![vec![None; size as usize]; size as usize];
        Nex { size, board, side: 0, turn: Turn::Begin, second_has_played: false, winner: None }
    }

    fn with(&self, content: Option<Stone>) -> Vec<Cell> {
        let cells = (0..self.size).flat_map(|c| (0..self.size).map(move |r| (c, r)));
        cells.filter(|&(c, r)| self.board[c as usize][r as usize] == content).collect()
    }

    fn empty(&self) -> Vec<Cell> {
        self.with(None)
    }

    fn neutral(&self) -> Vec<Cell> {
        self.with(Some(Stone::Neutral))
    }

    fn own(&self) -> Vec<Cell> {
        self.with(Some(Stone::Of(self.side)))
    }

    fn has_joined(&self, side: usize) -> bool {
        let stones = self.with(Some(Stone::Of(side)));
        let along = |(c, r): Cell| if side == 0 { r } else { c };
        let mut reached: Vec<Cell> = stones.iter().copied().filter(|&at| along(at) == 0).collect();
        let mut seen = 0;
        while seen < reached.len() {
            let (c, r) = reached[seen];
            for next in [(c + 1, r), (c - 1, r), (c, r + 1), (c, r - 1), (c + 1, r - 1), (c - 1, r + 1)] {
                if stones.contains(&next) && !reached.contains(&next) {
                    reached.push(next);
                }
            }
            seen += 1;
        }
        reached.into_iter().any(|at| along(at) == self.size - 1)
    }

    fn choices(&self) -> Vec<Cell> {
        match &self.turn {
            Turn::Begin => {
                let neutral = self.neutral();
                let may_convert_two = neutral.len() >= 2 && !self.own().is_empty();
                let must_convert_last = neutral.len() == 1 && self.empty().is_empty();
                let convert = if may_convert_two || must_convert_last { neutral } else { vec![] };
                self.empty().into_iter().chain(convert).collect()
            }
            Turn::PlacedOwn => self.empty(),
            Turn::Converted(cells) if cells.len() == 1 => self.neutral(),
            Turn::Converted(cells) => self.own().into_iter().filter(|at| !cells.contains(at)).collect(),
        }
    }

    fn put(&mut self, (c, r): Cell, stone: Stone) {
        self.board[c as usize][r as usize] = Some(stone);
    }
}

impl Oracle for Nex {
    fn moves(&self) -> Vec<String> {
        if self.winner.is_some() {
            return vec![];
        }
        let mut moves: Vec<String> = self.choices().into_iter().map(name).collect();
        if self.side == 1 && !self.second_has_played {
            moves.push("swap".to_string());
        }
        moves
    }

    fn play(&mut self, mv: &str) {
        self.second_has_played |= self.side == 1;
        if mv == "swap" {
            return;
        }
        let at = cell(mv);
        let was_last_neutral = self.neutral() == [at] && self.empty().is_empty();
        let next = match &self.turn {
            Turn::Begin if self.empty().contains(&at) => {
                self.put(at, Stone::Of(self.side));
                // Without an empty cell for the neutral stone the turn is the own stone alone.
                if self.empty().is_empty() { Turn::Begin } else { Turn::PlacedOwn }
            }
            Turn::Begin => {
                self.put(at, Stone::Of(self.side));
                if was_last_neutral { Turn::Begin } else { Turn::Converted(vec![at]) }
            }
            Turn::PlacedOwn => {
                self.put(at, Stone::Neutral);
                Turn::Begin
            }
            Turn::Converted(cells) if cells.len() == 1 => {
                let both = vec![cells[0], at];
                self.put(at, Stone::Of(self.side));
                Turn::Converted(both)
            }
            Turn::Converted(_) => {
                self.put(at, Stone::Neutral);
                Turn::Begin
            }
        };
        if self.has_joined(self.side) {
            self.winner = Some(self.side);
        }
        if next == Turn::Begin {
            self.side = 1 - self.side;
        }
        self.turn = next;
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        self.winner.map(Verdict::win)
    }

    fn cells(&self) -> Vec<(String, String)> {
        let mut cells = vec![];
        for (stone, word) in [(Stone::Of(0), "black"), (Stone::Of(1), "white"), (Stone::Neutral, "neutral")] {
            cells.extend(self.with(Some(stone)).into_iter().map(|at| (name(at), word.to_string())));
        }
        cells
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
