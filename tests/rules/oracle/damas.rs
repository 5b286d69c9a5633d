//! Portuguese draughts: men take ahead, kings fly, and one takes as many as one can.

use super::{Oracle, Verdict};

type Board = [[Option<(usize, bool)>; 8]; 8];
type Place = (i32, i32);

/// A game of draughts; pieces are a side and whether it is a king.
#[derive(Clone)]
pub(crate) struct Damas {
    board: Board,
    side: usize,
    /// In the middle of a capture: who takes, and what has been taken so far but still stands.
    chain: Option<(Place, Vec<Place>)>,
    history: Vec<(Board, usize)>,
}

/// A capture: from, over and to.
type Leap = (Place, Place, Place);

impl Damas {
    pub(crate) fn new() -> Damas {
        let mut board: Board = [[None; 8]; 8];
        for (r, c) in (0..64).map(|i| (i / 8, i % 8)).filter(|(r, c)| (r + c) % 2 == 1) {
            if r < 3 {
                board[r][c] = Some((0, false));
            } else if r > 4 {
                board[r][c] = Some((1, false));
            }
        }
        Damas { board, side: 0, chain: None, history: vec![(board, 0)] }
    }

    fn at(&self, (r, c): Place) -> Option<Option<(usize, bool)>> {
        let inside = (0..8).contains(&r) && (0..8).contains(&c);
        inside.then(|| self.board[r as usize][c as usize])
    }

    fn set(&mut self, (r, c): Place, piece: Option<(usize, bool)>) {
        self.board[r as usize][c as usize] = piece;
    }

    fn ahead(&self) -> i32 {
        if self.side == 0 { 1 } else { -1 }
    }

    fn own(&self) -> Vec<Place> {
        let is_own = |place: &Place| matches!(self.at(*place), Some(Some((side, _))) if side == self.side);
        (0..64).map(|i| (i / 8, i % 8)).filter(is_own).collect()
    }

    /// The single captures of a piece.
    fn leaps_of(&self, from: Place) -> Vec<Leap> {
        let Some(Some((side, is_king))) = self.at(from) else { return vec![] };
        let taken: &[Place] = self.chain.as_ref().map_or(&[], |(_, taken)| taken);
        let mut leaps = Vec::new();
        for (dr, dc) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
            if !is_king && dr != self.ahead() {
                continue;
            }
            let go = |n: i32| (from.0 + n * dr, from.1 + n * dc);
            let mut n = 1;
            while is_king && self.at(go(n)) == Some(None) {
                n += 1;
            }
            let over = go(n);
            let is_prey = matches!(self.at(over), Some(Some((other, _))) if other != side);
            if !is_prey || taken.contains(&over) {
                continue;
            }
            n += 1;
            while self.at(go(n)) == Some(None) {
                leaps.push((from, over, go(n)));
                if !is_king {
                    break;
                }
                n += 1;
            }
        }
        leaps
    }

    fn leaps(&self) -> Vec<Leap> {
        match &self.chain {
            Some((piece, _)) => self.leaps_of(*piece),
            None => self.own().into_iter().flat_map(|piece| self.leaps_of(piece)).collect(),
        }
    }

    /// The game after one capture, with what was taken still standing.
    fn leapt(&self, (from, over, to): Leap) -> Damas {
        let mut next = self.clone();
        let Some(Some((side, is_king))) = self.at(from) else { return next };
        let crowned = to.0 == if side == 0 { 7 } else { 0 };
        next.set(from, None);
        next.set(to, Some((side, is_king || crowned)));
        let mut taken = self.chain.clone().map_or(vec![], |(_, taken)| taken);
        taken.push(over);
        next.chain = Some((to, taken));
        next
    }

    /// How many pieces, and how many kings among them, a capture and what follows it take.
    fn worth(&self, leap: Leap) -> (usize, usize) {
        let is_king = matches!(self.at(leap.1), Some(Some((_, true))));
        let next = self.leapt(leap);
        let was_king = matches!(self.at(leap.0), Some(Some((_, true))));
        let now_king = matches!(next.at(leap.2), Some(Some((_, true))));
        // A man that becomes a king stops.
        let best = match was_king == now_king {
            true => next.leaps().into_iter().map(|leap| next.worth(leap)).max().unwrap_or_default(),
            false => (0, 0),
        };
        (1 + best.0, usize::from(is_king) + best.1)
    }

    fn possible(&self) -> Vec<(String, Place, Option<Place>, Place)> {
        let name = |(r, c): Place| format!("{}{}", char::from(b'a' + c as u8), r + 1);
        let leaps = self.leaps();
        let best = leaps.iter().map(|&leap| self.worth(leap)).max();
        if let Some(best) = best {
            let kept = leaps.into_iter().filter(|&leap| self.worth(leap) == best);
            return kept.map(|(a, b, c)| (format!("{}x{}", name(a), name(c)), a, Some(b), c)).collect();
        }
        let mut moves = Vec::new();
        for from in self.own() {
            let Some(Some((_, is_king))) = self.at(from) else { continue };
            for (dr, dc) in [(1, 1), (1, -1), (-1, 1), (-1, -1)] {
                let reach = if is_king { 7 } else { 1 };
                let go = |n: i32| (from.0 + n * dr, from.1 + n * dc);
                let open = (1..=reach).take_while(|&n| self.at(go(n)) == Some(None));
                if is_king || dr == self.ahead() {
                    moves
                        .extend(open.map(|n| (format!("{}-{}", name(from), name(go(n))), from, None, go(n))));
                }
            }
        }
        moves
    }
}

impl Oracle for Damas {
    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return vec![];
        }
        self.possible().into_iter().map(|(text, ..)| text).collect()
    }

    fn play(&mut self, mv: &str) {
        let (_, from, over, to) = self.possible().into_iter().find(|(text, ..)| text == mv).expect("a move");
        match over {
            Some(over) => {
                let was_king = matches!(self.at(from), Some(Some((_, true))));
                *self = self.leapt((from, over, to));
                let now_king = matches!(self.at(to), Some(Some((_, true))));
                if was_king == now_king && !self.leaps().is_empty() {
                    self.history.push((self.board, 2));
                    return;
                }
                for place in self.chain.take().map_or(vec![], |(_, taken)| taken) {
                    self.set(place, None);
                }
            }
            None => {
                let Some(Some((side, is_king))) = self.at(from) else { return };
                let crowned = to.0 == if side == 0 { 7 } else { 0 };
                self.set(from, None);
                self.set(to, Some((side, is_king || crowned)));
            }
        }
        self.side = 1 - self.side;
        self.history.push((self.board, self.side));
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        if self.possible().is_empty() {
            return Some(Verdict::win(1 - self.side));
        }
        let now = (self.board, if self.chain.is_some() { 2 } else { self.side });
        (self.history.iter().filter(|past| **past == now).count() >= 3).then_some(Verdict::Draw)
    }

    fn cells(&self) -> Vec<(String, String)> {
        let full = (0..64_usize).filter_map(|i| Some((i, self.board[i / 8][i % 8]?)));
        full.map(|(i, (side, is_king))| {
            let name = format!("{}{}", char::from(b'a' + (i % 8) as u8), i / 8 + 1);
            (name, format!("{} {}", ["white", "black"][side], if is_king { "king" } else { "man" }))
        })
        .collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
