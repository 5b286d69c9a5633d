//! Camette: whole turns are listed as a referee would, and then played step by step.

use super::{Cell, Oracle, Verdict, cell, name};

/// Two rows of one, two of three and three of five cells, as the board hangs together.
const WIDTHS: [i32; 7] = [1, 3, 5, 5, 5, 3, 1];

/// The cells and what stands there: whose it is, and whether it is a knight.
type Board = Vec<(Cell, usize, bool)>;

/// A whole turn: leaps over own pieces, jumps over others, or a single step.
#[derive(Clone, Debug, PartialEq)]
struct Turn {
    from: Cell,
    step: Option<Cell>,
    canters: Vec<Cell>,
    jumps: Vec<Cell>,
}

/// A game of Camette.
#[derive(Clone)]
pub(crate) struct Camette {
    board: Board,
    side: usize,
    /// What has been played of a turn that is not over.
    begun: Vec<String>,
    /// The board with which the turn began.
    before: Board,
    seen: Vec<(Board, usize)>,
    ended: Option<Verdict>,
}

fn is_cell((column, row): Cell) -> bool {
    let Some(width) = usize::try_from(row).ok().and_then(|row| WIDTHS.get(row)) else { return false };
    (column - 2).abs() <= (width - 1) / 2
}

fn castle(side: usize) -> Cell {
    if side == 0 { (2, 0) } else { (2, 6) }
}

fn at(board: &Board, cell: Cell) -> Option<(usize, bool)> {
    board.iter().find(|(there, ..)| *there == cell).map(|&(_, side, is_knight)| (side, is_knight))
}

/// The neighbours of a cell that can be leapt over, and where that leads.
fn leaps(board: &Board, from: Cell, over: usize) -> Vec<(Cell, Cell)> {
    let ways = (-1..=1).flat_map(|x| (-1..=1).map(move |y| (x, y))).filter(|way| *way != (0, 0));
    let both = ways.map(|(x, y)| ((from.0 + x, from.1 + y), (from.0 + 2 * x, from.1 + 2 * y)));
    both.filter(|&(middle, to)| {
        at(board, middle).is_some_and(|(side, _)| side == over) && is_cell(to) && at(board, to).is_none()
    })
    .collect()
}

fn moved(board: &Board, from: Cell, to: Cell) -> Board {
    let shift = |&(cell, side, is_knight): &_| (if cell == from { to } else { cell }, side, is_knight);
    board.iter().map(shift).collect()
}

fn without(board: &Board, gone: Cell) -> Board {
    board.iter().copied().filter(|(cell, ..)| *cell != gone).collect()
}

/// All ways of jumping on from a cell until no jump is left or the castle is reached.
fn all_jumps(board: &Board, from: Cell, side: usize) -> Vec<Vec<Cell>> {
    if from == castle(1 - side) {
        return vec![vec![]];
    }
    let next = leaps(board, from, 1 - side);
    if next.is_empty() {
        return vec![vec![]];
    }
    let mut all = Vec::new();
    for (over, to) in next {
        let after = without(&moved(board, from, to), over);
        for mut rest in all_jumps(&after, to, side) {
            rest.insert(0, to);
            all.push(rest);
        }
    }
    all
}

/// All ways of leaping over own pieces without coming to a cell twice.
fn all_canters(board: &Board, path: &[Cell], side: usize, all: &mut Vec<Vec<Cell>>) {
    let from = *path.last().expect("a path begins somewhere");
    if from == castle(1 - side) {
        return;
    }
    for (_, to) in leaps(board, from, side) {
        if to == castle(side) || path.contains(&to) {
            continue;
        }
        let mut longer = path.to_vec();
        longer.push(to);
        all.push(longer.clone());
        all_canters(&moved(board, from, to), &longer, side, all);
    }
}

impl Camette {
    pub(crate) fn new() -> Camette {
        let mut board: Board = Vec::new();
        for (side, knight, men) in [(0, "c2", ["b3", "c3", "d3"]), (1, "c6", ["b5", "c5", "d5"])] {
            board.push((cell(knight), side, true));
            board.extend(men.map(|man| (cell(man), side, false)));
        }
        let seen = vec![(sorted(&board), 0)];
        Camette { before: board.clone(), board, side: 0, begun: vec![], seen, ended: None }
    }

    /// Every turn that the referee would let pass.
    fn turns(&self) -> Vec<Turn> {
        let (board, side) = (&self.before, self.side);
        let own: Vec<(Cell, bool)> = board
            .iter()
            .filter(|(_, whose, _)| *whose == side)
            .map(|&(at, _, knight)| (at, knight))
            .collect();
        let at_home: Vec<_> = own.iter().copied().filter(|(at, _)| *at == castle(side)).collect();
        let called = if at_home.is_empty() { own } else { at_home };
        let must_jump = called.iter().any(|(from, _)| !leaps(board, *from, 1 - side).is_empty());
        let mut turns = Vec::new();
        for (from, is_knight) in called {
            let turn = Turn { from, step: None, canters: vec![], jumps: vec![] };
            if must_jump {
                let jumps = all_jumps(board, from, side).into_iter().filter(|jumps| !jumps.is_empty());
                turns.extend(jumps.map(|jumps| Turn { jumps, ..turn.clone() }));
            } else {
                let near = (-1..=1).flat_map(|x| (-1..=1).map(move |y| (from.0 + x, from.1 + y)));
                let free = near.filter(|&to| is_cell(to) && at(board, to).is_none() && to != castle(side));
                turns.extend(free.map(|to| Turn { step: Some(to), ..turn.clone() }));
            }
            let mut paths = Vec::new();
            all_canters(board, &[from], side, &mut paths);
            for path in paths {
                let canters = path[1..].to_vec();
                let last = path[path.len() - 1];
                let there = moved(board, from, last);
                // Of the cells on the way those where somebody could have been jumped.
                let could = canters.iter().filter(|cell| **cell != castle(1 - side));
                let passed_by =
                    could.clone().any(|cell| !leaps(&moved(board, from, *cell), *cell, 1 - side).is_empty());
                let has_to_jump = must_jump || is_knight && passed_by;
                if !has_to_jump {
                    turns.push(Turn { canters: canters.clone(), ..turn.clone() });
                }
                if is_knight {
                    let jumps = all_jumps(&there, last, side).into_iter().filter(|jumps| !jumps.is_empty());
                    turns.extend(jumps.map(|jumps| Turn { canters: canters.clone(), jumps, ..turn.clone() }));
                }
            }
        }
        turns
    }

    /// The steps of each turn, as they are written; stopping is one where one could go on.
    fn written(&self) -> Vec<Vec<String>> {
        let turns = self.turns();
        let goes_on = |turn: &Turn| {
            turns.iter().any(|other| {
                other.from == turn.from
                    && other.canters.len() > turn.canters.len()
                    && other.canters.starts_with(&turn.canters)
            })
        };
        let write = |turn: &Turn| {
            let (mut steps, mut from) = (Vec::new(), turn.from);
            for &to in turn.step.iter().chain(&turn.canters) {
                steps.push(format!("{}-{}", name(from), name(to)));
                from = to;
            }
            if !turn.canters.is_empty() && goes_on(turn) {
                steps.push("stop".to_owned());
            }
            for &to in &turn.jumps {
                steps.push(format!("{}x{}", name(from), name(to)));
                from = to;
            }
            steps
        };
        turns.iter().map(write).collect()
    }

    fn end_turn(&mut self) {
        self.side = 1 - self.side;
        self.begun.clear();
        self.before = self.board.clone();
        if self.turns().is_empty() {
            self.ended = Some(Verdict::win(1 - self.side));
        }
        let now = (sorted(&self.board), self.side);
        if self.ended.is_none() && self.seen.contains(&now) {
            self.ended = Some(Verdict::Draw);
        }
        self.seen.push(now);
    }
}

fn sorted(board: &Board) -> Board {
    let mut board = board.clone();
    board.sort_unstable();
    board
}

impl Oracle for Camette {
    fn moves(&self) -> Vec<String> {
        if self.ended.is_some() {
            return vec![];
        }
        let n = self.begun.len();
        let turns = self.written().into_iter().filter(|steps| steps.starts_with(&self.begun));
        let mut moves: Vec<String> = turns.filter_map(|steps| steps.get(n).cloned()).collect();
        moves.sort_unstable();
        moves.dedup();
        moves
    }

    fn play(&mut self, mv: &str) {
        if let Some((from, to)) = mv.split_once(['-', 'x']) {
            let (from, to) = (cell(from), cell(to));
            self.board = moved(&self.board, from, to);
            if mv.contains('x') {
                self.board = without(&self.board, ((from.0 + to.0) / 2, (from.1 + to.1) / 2));
            }
            let is_in = to == castle(1 - self.side);
            if is_in || self.board.iter().all(|(_, side, _)| *side == self.side) {
                self.ended = Some(Verdict::win(self.side));
                return;
            }
        }
        self.begun.push(mv.to_owned());
        let goes_on = self
            .written()
            .iter()
            .any(|steps| steps.starts_with(&self.begun) && steps.len() > self.begun.len());
        if !goes_on {
            self.end_turn();
        }
    }

    fn side_to_move(&self) -> usize {
        self.side
    }

    fn outcome(&self) -> Option<Verdict> {
        self.ended
    }

    fn cells(&self) -> Vec<(String, String)> {
        let word = |side: usize, is_knight: bool| {
            format!("{} {}", ["white", "black"][side], if is_knight { "knight" } else { "man" })
        };
        self.board.iter().map(|&(at, side, is_knight)| (name(at), word(side, is_knight))).collect()
    }

    fn boxed_clone(&self) -> Box<dyn Oracle> {
        Box::new(self.clone())
    }
}
