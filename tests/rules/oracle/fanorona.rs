//! Fanorona on the board of 5 by 9: pieces take by moving up to a line of enemies or away from it.

use super::{Oracle, Verdict};

type Board = [[Option<usize>; 9]; 5];
/// Row and column, both from 0.
type Place = (i32, i32);

/// A game of Fanorona.
#[derive(Clone)]
pub(crate) struct Fanorona {
    board: Board,
    side: usize,
    /// In the middle of a turn: who takes, which way it went last, and where it has been.
    chain: Option<(Place, Place, Vec<Place>)>,
    history: Vec<(Board, usize)>,
}

/// A move: how it is written, from, to, and what it takes.
type Ply = (String, Place, Place, Vec<Place>);

const WAYS: [Place; 8] = [(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];

impl Fanorona {
    pub(crate) fn new() -> Fanorona {
        let rows = ["wwwwwwwww", "wwwwwwwww", "bwbw.bwbw", "bbbbbbbbb", "bbbbbbbbb"];
        let mut board = [[None; 9]; 5];
        for (row, text) in rows.iter().enumerate() {
            for (column, letter) in text.chars().enumerate() {
                board[row][column] = "wb".find(letter);
            }
        }
        Fanorona { board, side: 0, chain: None, history: vec![(board, 0)] }
    }

    /// What stands on a point; nothing outside the board.
    fn at(&self, (r, c): Place) -> Option<Option<usize>> {
        let inside = (0..5).contains(&r) && (0..9).contains(&c);
        inside.then(|| self.board[r as usize][c as usize])
    }

    /// The unbroken line of enemies from a point on.
    fn enemies(&self, from: Place, way: Place) -> Vec<Place> {
        let points = (0..).map(|n| (from.0 + n * way.0, from.1 + n * way.1));
        points.take_while(|&point| self.at(point) == Some(Some(1 - self.side))).collect()
    }

    /// Where a piece may go along a line of the board; diagonals leave only the strong points.
    fn steps(&self, from: Place) -> Vec<(Place, Place)> {
        let is_strong = (from.0 + from.1) % 2 == 0;
        let drawn = WAYS.into_iter().filter(|way| is_strong || way.0 == 0 || way.1 == 0);
        let to = |way: Place| (from.0 + way.0, from.1 + way.1);
        drawn.map(|way| (way, to(way))).filter(|(_, to)| self.at(*to) == Some(None)).collect()
    }

    fn captures_of(&self, from: Place) -> Vec<Ply> {
        let mut plies = Vec::new();
        for (way, to) in self.steps(from) {
            if let Some((_, last, visited)) = &self.chain
                && (way == *last || visited.contains(&to))
            {
                continue;
            }
            let approach = self.enemies((to.0 + way.0, to.1 + way.1), way);
            let withdrawal = self.enemies((from.0 - way.0, from.1 - way.1), (-way.0, -way.1));
            let both = !approach.is_empty() && !withdrawal.is_empty();
            for taken in [approach, withdrawal] {
                let Some(lowest) = taken.iter().min().copied() else { continue };
                let mark = if both { format!("({})", name(lowest)) } else { String::new() };
                plies.push((format!("{}x{}{mark}", name(from), name(to)), from, to, taken));
            }
        }
        plies
    }

    fn captures(&self) -> Vec<Ply> {
        match &self.chain {
            Some((piece, ..)) => self.captures_of(*piece),
            None => self.own().into_iter().flat_map(|piece| self.captures_of(piece)).collect(),
        }
    }

    fn own(&self) -> Vec<Place> {
        let all = (0..5).flat_map(|r| (0..9).map(move |c| (r, c)));
        all.filter(|&point| self.at(point) == Some(Some(self.side))).collect()
    }

    fn possible(&self) -> Vec<Ply> {
        let captures = self.captures();
        if !captures.is_empty() || self.chain.is_some() {
            return captures;
        }
        let plain = |from: Place| {
            let steps = self.steps(from).into_iter();
            steps.map(move |(_, to)| (format!("{}-{}", name(from), name(to)), from, to, vec![]))
        };
        self.own().into_iter().flat_map(plain).collect()
    }

    fn end_turn(&mut self) {
        self.chain = None;
        self.side = 1 - self.side;
        self.history.push((self.board, self.side));
    }
}

fn name((row, column): Place) -> String {
    format!("{}{}", char::from(b'a' + column as u8), row + 1)
}

impl Oracle for Fanorona {
    fn moves(&self) -> Vec<String> {
        if self.outcome().is_some() {
            return vec![];
        }
        let stop = self.chain.is_some().then(|| "stop".to_owned());
        self.possible().into_iter().map(|(text, ..)| text).chain(stop).collect()
    }

    fn play(&mut self, mv: &str) {
        if mv == "stop" {
            return self.end_turn();
        }
        let (_, from, to, taken) = self.possible().into_iter().find(|ply| ply.0 == mv).expect("a move");
        self.board[from.0 as usize][from.1 as usize] = None;
        self.board[to.0 as usize][to.1 as usize] = Some(self.side);
        for (r, c) in &taken {
            self.board[*r as usize][*c as usize] = None;
        }
        if taken.is_empty() {
            return self.end_turn();
        }
        let mut visited = self.chain.take().map_or_else(Vec::new, |(_, _, visited)| visited);
        visited.extend([from, to]);
        self.chain = Some((to, (to.0 - from.0, to.1 - from.1), visited));
        match self.captures().is_empty() {
            true => self.end_turn(),
            false => self.history.push((self.board, 2)),
        }
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        let has = |side: usize| self.board.iter().flatten().any(|point| *point == Some(side));
        if let Some(beaten) = [0, 1].into_iter().find(|&side| !has(side)) {
            return Some(Verdict::win(1 - beaten));
        }
        if self.possible().is_empty() {
            return Some(Verdict::win(1 - self.side));
        }
        let now = (self.board, if self.chain.is_some() { 2 } else { self.side });
        (self.history.iter().filter(|past| **past == now).count() >= 3).then_some(Verdict::Draw)
    }

    fn cells(&self) -> Vec<(String, String)> {
        let all = (0..5).flat_map(|r| (0..9).map(move |c| (r, c)));
        let word = |side: usize| ["white", "black"][side].to_owned();
        all.filter_map(|point| Some((name(point), word(self.at(point)??)))).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
