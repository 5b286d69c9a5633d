//! Games that the language could not say before, beside boards moved by hand.

use rules::catalog::Catalog;
use rules::compile::{GameText, compile};
use rules::engine::{Position, Table};
use rules::game::Side;
use speech::Language;
use std::collections::BTreeSet;
use std::sync::Arc;

pub(crate) fn of_catalogue(id: &str) -> Arc<Table> {
    Table::new(Catalog::built_in().load(id).unwrap_or_else(|error| panic!("{error}")).game)
}

pub(crate) fn read(lines: &str) -> Result<Arc<Table>, String> {
    let text = format!("name: {{ pt: X, en: X, es: X }}\n{lines}");
    let catalog = Catalog::built_in();
    let parent = |id: &str| catalog.text(id).ok().flatten();
    match compile("x", GameText { name: "x.yaml".to_owned(), text }, &parent) {
        Ok(compiled) => Ok(Table::new(compiled.game)),
        Err(failure) => Err(failure.diagnostics.render(&failure.sources, Language::En)),
    }
}

pub(crate) fn counts(table: &Arc<Table>, depth: u32) -> Vec<u64> {
    let start = Position::start(table);
    (1..=depth).map(|depth| table.perft(&start, depth)).collect()
}

/// Numbers that look drawn by chance, the same in every run.
pub(crate) struct Dice(pub(crate) u64);

impl Dice {
    pub(crate) fn below(&mut self, n: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }
}

/// A cell of a square board: column and row, from 0.
type Cell = (i32, i32);

fn name((x, y): Cell) -> String {
    format!("{}{}", char::from(b'a' + x as u8), y + 1)
}

fn cell(text: &str) -> Cell {
    let row: i32 = text[1..].parse().expect("a row");
    (i32::from(text.as_bytes()[0] - b'a'), row - 1)
}

/// The ends of every legal move.
fn ends(position: &Position) -> BTreeSet<(Cell, Cell)> {
    let texts = position.write_moves(&position.moves());
    texts
        .iter()
        .map(|text| text.split_once(['-', 'x']).expect("two cells"))
        .map(|(a, b)| (cell(a), cell(b)))
        .collect()
}

const STRAIGHT: [Cell; 4] = [(1, 0), (-1, 0), (0, 1), (0, -1)];

/// Counts that others have published.
#[test]
fn gonnect_yote_and_oust_count_as_published() {
    let gonnect = "extends: gonnect\nboard: points 4x4\nend:\n  \
        - groups of own reaching column a reaching column d: mover wins\n  \
        - groups of own reaching top reaching bottom: mover wins\n  - no move: next loses\n";
    assert_eq!(counts(&read(gonnect).expect("a game"), 3), [16, 256, 3_600]);
    assert_eq!(counts(&of_catalogue("yote"), 3), [30, 870, 27_180]);
    let oust = "extends: oust\nboard: hexagon 4\n";
    assert_eq!(counts(&read(oust).expect("a game"), 3), [37, 1_332, 41_496]);
}

/// A cannon takes over one piece; what stands before it is none of its business.
#[test]
fn past_is_beyond_what_is_seen_on_the_same_way() {
    let moves = |row: &str, to: &str| {
        let text = format!(
            "board: square 9x1\nsides: [white, black]\nstart: {{ {row} }}\nturn: move own to {to}\nend: {{ no move: draw }}\n"
        );
        let start = Position::start(&read(&text).expect("a game"));
        let mut moves = start.write_moves(&start.moves());
        moves.sort();
        moves
    };
    let row = "white: d1, black: b1 f1 h1";
    assert_eq!(moves(row, "enemy in sight of it past occupied"), ["d1xh1"]);
    assert_eq!(moves(row, "enemy in sight of it"), ["d1xb1", "d1xf1"]);
    assert_eq!(moves(row, "empty in sight of it past occupied"), ["d1-a1", "d1-g1"]);
    assert_eq!(
        moves(row, "cells in sight of it through (empty or enemy) past (e1 or g1)"),
        ["d1-g1", "d1-i1", "d1xf1", "d1xh1"]
    );
}

/// Dameo by hand: 1 and 2 are White's men and kings, -1 and -2 Black's.
#[derive(Clone)]
struct Dameo {
    board: [[i32; 8]; 8],
    side: i32,
    /// The piece in the middle of a capture, and what it has jumped.
    chain: Option<(Cell, Vec<Cell>)>,
}

impl Dameo {
    fn start() -> Dameo {
        let mut board = [[0; 8]; 8];
        for row in 0..3 {
            board[row][row..8 - row].fill(1);
            board[7 - row][row..8 - row].fill(-1);
        }
        Dameo { board, side: 1, chain: None }
    }

    fn at(&self, (x, y): Cell) -> Option<i32> {
        self.board.get(usize::try_from(y).ok()?)?.get(usize::try_from(x).ok()?).copied()
    }

    fn put(&mut self, (x, y): Cell, piece: i32) {
        self.board[y as usize][x as usize] = piece;
    }

    fn own(&self) -> Vec<Cell> {
        let all = (0..64).map(|index| (index % 8, index / 8));
        all.filter(|at| self.at(*at).is_some_and(|piece| piece * self.side > 0)).collect()
    }

    /// What a piece may jump over, and where to.
    fn jumps(&self, from: Cell, jumped: &[Cell]) -> Vec<(Cell, Cell)> {
        let is_king = self.at(from).is_some_and(|piece| piece.abs() == 2);
        let mut found = Vec::new();
        for (dx, dy) in STRAIGHT {
            let on = |(x, y): Cell| (x + dx, y + dy);
            let mut over = on(from);
            while is_king && self.at(over) == Some(0) {
                over = on(over);
            }
            if self.at(over).is_none_or(|piece| piece * self.side >= 0) || jumped.contains(&over) {
                continue;
            }
            let mut to = on(over);
            while self.at(to) == Some(0) {
                found.push((over, to));
                to = on(to);
                if !is_king {
                    break;
                }
            }
        }
        found
    }

    fn jump(&self, from: Cell, over: Cell, to: Cell, jumped: &[Cell]) -> (Dameo, Vec<Cell>) {
        let mut after = self.clone();
        let piece = self.at(from).expect("a piece");
        after.put(from, 0);
        after.put(to, piece);
        (after, jumped.iter().copied().chain([over]).collect())
    }

    /// How many a piece can take from here.
    fn most(&self, from: Cell, jumped: &[Cell]) -> usize {
        let each = self.jumps(from, jumped).into_iter().map(|(over, to)| {
            let (after, jumped) = self.jump(from, over, to, jumped);
            1 + after.most(to, &jumped)
        });
        each.max().unwrap_or(0)
    }

    fn moves(&self) -> BTreeSet<(Cell, Cell)> {
        let (pieces, jumped) = match &self.chain {
            Some((piece, jumped)) => (vec![*piece], jumped.clone()),
            None => (self.own(), Vec::new()),
        };
        let most = pieces.iter().map(|piece| self.most(*piece, &jumped)).max().unwrap_or(0);
        let mut found = BTreeSet::new();
        for &from in &pieces {
            for (over, to) in self.jumps(from, &jumped) {
                let (after, jumped) = self.jump(from, over, to, &jumped);
                if 1 + after.most(to, &jumped) == most {
                    found.insert((from, to));
                }
            }
        }
        if most > 0 {
            return found;
        }
        for &from in &pieces {
            let is_king = self.at(from).is_some_and(|piece| piece.abs() == 2);
            for dx in -1..=1 {
                for dy in [-1, 0, 1] {
                    if (dx, dy) == (0, 0) || !is_king && dy != self.side {
                        continue;
                    }
                    let mut at = (from.0 + dx, from.1 + dy);
                    while !is_king && self.at(at) == Some(self.side) {
                        at = (at.0 + dx, at.1 + dy);
                    }
                    while self.at(at) == Some(0) {
                        found.insert((from, at));
                        at = (at.0 + dx, at.1 + dy);
                        if !is_king {
                            break;
                        }
                    }
                }
            }
        }
        found
    }

    /// Plays, and returns whether something was taken.
    fn play(&mut self, from: Cell, to: Cell) -> bool {
        let jumped = self.chain.take().map(|(_, jumped)| jumped).unwrap_or_default();
        let over = self.jumps(from, &jumped).into_iter().find(|(_, end)| *end == to).map(|(over, _)| over);
        if let Some(over) = over {
            let (after, jumped) = self.jump(from, over, to, &jumped);
            *self = after;
            if self.most(to, &jumped) > 0 {
                self.chain = Some((to, jumped));
                return true;
            }
            jumped.into_iter().for_each(|at| self.put(at, 0));
        } else {
            let piece = self.at(from).expect("a piece");
            self.put(from, 0);
            self.put(to, piece);
        }
        let last = if self.side > 0 { 7 } else { 0 };
        if to.1 == last {
            self.put(to, 2 * self.side);
        }
        self.side = -self.side;
        over.is_some()
    }
}

#[test]
fn dameo_plays_as_a_board_moved_by_hand_does() {
    let table = of_catalogue("dameo");
    let mut dice = Dice(11);
    let (mut n_chains, mut n_kings, mut n_lines) = (0, 0, 0);
    for _ in 0..60 {
        let (mut position, mut game) = (Position::start(&table), Dameo::start());
        for _ in 0..160 {
            let moves = game.moves();
            let Some(ending) = position.ending() else {
                assert_eq!(ends(&position), moves, "{}", position.write());
                let (from, to) = *moves.iter().nth(dice.below(moves.len())).expect("a move");
                let is_line = (from.0 - to.0).abs().max((from.1 - to.1).abs()) > 1;
                let was_man = game.at(from).is_some_and(|piece| piece.abs() == 1);
                let taken = game.play(from, to);
                n_lines += usize::from(is_line && was_man && !taken);
                n_chains += usize::from(game.chain.is_some());
                n_kings += usize::from(was_man && game.at(to).is_some_and(|piece| piece.abs() == 2));
                let text = format!("{}{}{}", name(from), if taken { "x" } else { "-" }, name(to));
                position = position.play_text(&text).unwrap_or_else(|_| panic!("{text}"));
                continue;
            };
            // Either nobody can move, or the same position has come for the third time.
            let winner = if game.side > 0 { Side::Second } else { Side::First };
            assert_eq!(ending.winner, moves.is_empty().then_some(winner), "{}", position.write());
            break;
        }
    }
    assert!(n_chains > 20 && n_kings > 20 && n_lines > 100, "{n_chains} {n_kings} {n_lines}");
}

/// The rings of Surakarta: a row out, a loop, a column up, a loop, and so on; a loop is `None`.
fn ring(line: i32) -> Vec<Option<Cell>> {
    let far = 5 - line;
    let row = |y: i32| (0..6).map(move |x| Some((x, y)));
    let column = |x: i32| (0..6).map(move |y| Some((x, y)));
    let mut all: Vec<Option<Cell>> = row(line).collect();
    all.push(None);
    all.extend(column(far));
    all.push(None);
    all.extend(row(far).rev());
    all.push(None);
    all.extend(column(line).rev());
    all.push(None);
    all
}

#[test]
fn surakarta_captures_over_its_own_starting_point() {
    let table = of_catalogue("surakarta");
    let rings = [ring(1), ring(2)];
    let mut dice = Dice(5);
    let mut n_over_start = 0;
    for _ in 0..80 {
        let mut position = Position::start(&table);
        let mut board = std::collections::BTreeMap::new();
        for x in 0..6 {
            for y in [0, 1] {
                board.insert((x, y), 0);
                board.insert((x, 5 - y), 1);
            }
        }
        let mut side = 0;
        for _ in 0..120 {
            let mut moves = BTreeSet::new();
            for (&from, _) in board.iter().filter(|(_, owner)| **owner == side) {
                for (dx, dy) in (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy))) {
                    let to = (from.0 + dx, from.1 + dy);
                    let is_there = (0..6).contains(&to.0) && (0..6).contains(&to.1);
                    if is_there && !board.contains_key(&to) {
                        moves.insert((from, to));
                    }
                }
                for ring in &rings {
                    let n = ring.len();
                    for start in (0..n).filter(|at| ring[*at] == Some(from)) {
                        for step in [1, n - 1] {
                            let (mut loops, mut over_start) = (0, false);
                            for k in 1..n {
                                match ring[(start + k * step) % n] {
                                    None => loops += 1,
                                    Some(at) if at == from => over_start = true,
                                    Some(at) => match board.get(&at) {
                                        None => {}
                                        Some(owner) => {
                                            if *owner != side && loops > 0 {
                                                moves.insert((from, at));
                                                n_over_start += usize::from(over_start);
                                            }
                                            break;
                                        }
                                    },
                                }
                            }
                        }
                    }
                }
            }
            if position.ending().is_some() {
                break;
            }
            assert_eq!(ends(&position), moves, "{}", position.write());
            // Captures are few: they are preferred.
            let captures: Vec<_> = moves.iter().filter(|(_, to)| board.contains_key(to)).copied().collect();
            let all: Vec<_> = moves.iter().copied().collect();
            let from_these = if captures.is_empty() || dice.below(3) == 0 { &all } else { &captures };
            let (from, to) = from_these[dice.below(from_these.len())];
            let sign = if board.contains_key(&to) { "x" } else { "-" };
            position = position.play_text(&format!("{}{sign}{}", name(from), name(to))).expect("legal");
            board.remove(&from);
            board.insert(to, side);
            side = 1 - side;
        }
    }
    assert!(n_over_start > 0);
}

/// Tumbleweed by hand, on a hexagon of three: 0 red, 1 white, 2 nobody's, with its height.
type Stacks = std::collections::BTreeMap<Cell, (usize, u32)>;

fn tumbleweed(stacks: &Stacks, side: usize, may_swap: bool, passes: u32, depth: u32) -> u64 {
    let cells =
        (-2..=2).flat_map(|q: i32| (-2..=2).map(move |r: i32| (q, r))).filter(|(q, r)| (q + r).abs() <= 2);
    let cells: Vec<Cell> = cells.collect();
    if passes == 2 {
        return 0;
    }
    let go_on = |stacks: &Stacks, side: usize, passes: u32| {
        if depth == 1 { 1 } else { tumbleweed(stacks, side, false, passes, depth - 1) }
    };
    let mut total = go_on(stacks, 1 - side, passes + 1);
    if may_swap {
        // The other player has the same colour to move.
        total += go_on(stacks, side, passes);
    }
    for &at in &cells {
        let ways = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)];
        let sees = ways.iter().filter(|(dq, dr)| {
            let on = |(q, r): &Cell| Some((q + dq, r + dr)).filter(|next| cells.contains(next));
            let seen = std::iter::successors(on(&at), on).find_map(|next| stacks.get(&next));
            seen.is_some_and(|(owner, _)| *owner == side)
        });
        let height = sees.count() as u32;
        if height > stacks.get(&at).map_or(0, |(_, height)| *height) {
            let mut after = stacks.clone();
            after.insert(at, (side, height));
            total += go_on(&after, 1 - side, 0);
        }
    }
    total
}

#[test]
fn tumbleweed_counts_as_stacks_moved_by_hand_do() {
    let table = read("extends: tumbleweed\nboard: hexagon 3\n").expect("a game");
    let mut expected = vec![18 * 17];
    let cells = (-2..=2).flat_map(|q: i32| (-2..=2).map(move |r: i32| (q, r)));
    let cells: Vec<Cell> = cells.filter(|(q, r)| (q + r).abs() <= 2 && (*q, *r) != (0, 0)).collect();
    for depth in 1..=3 {
        let mut total = 0;
        for &red in &cells {
            for &white in cells.iter().filter(|white| **white != red) {
                let stacks = Stacks::from([((0, 0), (2, 2)), (red, (0, 1)), (white, (1, 1))]);
                total += tumbleweed(&stacks, 1, true, 0, depth);
            }
        }
        expected.push(total);
    }
    assert_eq!(counts(&table, 4), expected);
}

/// The published count: stacks in opposite corners, without the neutral one.
#[test]
fn tumbleweed_from_corners_counts_as_published() {
    let corners = "extends: tumbleweed\nboard: hexagon 4\nswap: none\nfirst turn: none\n\
        start: { neutral: none, red one: a4, white one: g4 }\n";
    assert_eq!(counts(&read(corners).expect("a game"), 4).pop(), Some(35_925));
}

/// Groups are counted by groups, under whatever name and as a number too; cells are where nothing else is said.
#[test]
fn groups_are_counted_not_their_cells() {
    let won_after = |condition: &str| {
        let text = format!(
            "board: square 5x1\nsets: {{ chains: groups of own }}\nturn: [place own on empty, pass]\n\
             end:\n  - {condition}: mover wins\n  - no empty: draw\n"
        );
        let mut position = Position::start(&read(&text).expect("a game"));
        // Two side by side, then one apart.
        for (n, mv) in ["a1", "b1", "d1"].into_iter().enumerate() {
            position = position.play_text(mv).expect("legal");
            if position.ending().is_some() {
                return n + 1;
            }
            position = position.play_text("pass").expect("legal");
        }
        0
    };
    assert_eq!(won_after("at least 2 groups of own"), 3);
    assert_eq!(won_after("at least 2 chains"), 3);
    assert_eq!(won_after("at least 2 groups of own reaching at least 1 of (a1 d1)"), 3);
    assert_eq!(won_after("number of groups of own is at least 2"), 3);
    assert_eq!(won_after("number of groups of own + 1 is fewer than own"), 0);
    assert_eq!(won_after("own is more than number of groups of own"), 2);
    assert_eq!(won_after("at least 2 own"), 2);
}
