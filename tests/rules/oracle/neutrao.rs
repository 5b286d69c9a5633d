//! Neutron: slide the neutron to the end of a line, then one of your soldiers; bring it home.

use super::{Oracle, Verdict};

/// A game of Neutron: 0 and 1 are soldiers of the sides, 2 is the neutron.
#[derive(Clone)]
pub(crate) struct Neutrao {
    board: [[Option<u8>; 5]; 5],
    side: usize,
    /// Whether the neutron has been moved in this turn, or need not be.
    moves_soldier: bool,
    winner: Option<usize>,
}

impl Neutrao {
    pub(crate) fn new() -> Neutrao {
        let mut board = [[None; 5]; 5];
        (board[0], board[4], board[2][2]) = ([Some(0); 5], [Some(1); 5], Some(2));
        Neutrao { board, side: 0, moves_soldier: true, winner: None }
    }

    fn slides(&self, piece: u8) -> Vec<(usize, usize, usize, usize)> {
        let mut list = Vec::new();
        for (row, column) in (0..25).map(|i| (i / 5, i % 5)).filter(|&(r, c)| self.board[r][c] == Some(piece))
        {
            for (dr, dc) in (0..9).map(|i| (i / 3 - 1, i % 3 - 1)).filter(|&d| d != (0, 0)) {
                let (mut r, mut c) = (row as i32, column as i32);
                while (0..5).contains(&(r + dr))
                    && (0..5).contains(&(c + dc))
                    && self.board[(r + dr) as usize][(c + dc) as usize].is_none()
                {
                    (r, c) = (r + dr, c + dc);
                }
                if (r as usize, c as usize) != (row, column) {
                    list.push((row, column, r as usize, c as usize));
                }
            }
        }
        list
    }

    fn possible(&self) -> Vec<(usize, usize, usize, usize)> {
        self.slides(if self.moves_soldier { self.side as u8 } else { 2 })
    }

    fn name(row: usize, column: usize) -> String {
        format!("{}{}", char::from(b'a' + column as u8), row + 1)
    }
}

impl Oracle for Neutrao {
    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return vec![];
        }
        let text = |(r, c, to_r, to_c)| format!("{}-{}", Neutrao::name(r, c), Neutrao::name(to_r, to_c));
        self.possible().into_iter().map(text).collect()
    }

    fn play(&mut self, mv: &str) {
        let is_it = |&&(r, c, to_r, to_c): &&(usize, usize, usize, usize)| {
            mv == format!("{}-{}", Neutrao::name(r, c), Neutrao::name(to_r, to_c))
        };
        let possible = self.possible();
        let &(r, c, to_r, to_c) = possible.iter().find(is_it).expect("a listed move");
        self.board[to_r][to_c] = self.board[r][c].take();
        if self.moves_soldier {
            (self.side, self.moves_soldier) = (1 - self.side, false);
        } else {
            self.winner = match to_r {
                0 => Some(0),
                4 => Some(1),
                _ => None,
            };
            self.moves_soldier = true;
            // Without a soldier that can move the turn is over.
            if self.winner.is_none() && self.possible().is_empty() {
                (self.side, self.moves_soldier) = (1 - self.side, false);
            }
        }
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        let stuck = || self.possible().is_empty().then(|| Verdict::win(1 - self.side));
        self.winner.map(Verdict::win).or_else(stuck)
    }

    fn cells(&self) -> Vec<(String, String)> {
        let full = (0..25).map(|i| (i / 5, i % 5)).filter_map(|(r, c)| Some((r, c, self.board[r][c]?)));
        let word = |piece| ["white", "black", "neutron"][usize::from(piece)].to_string();
        full.map(|(r, c, piece)| (Neutrao::name(r, c), word(piece))).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
