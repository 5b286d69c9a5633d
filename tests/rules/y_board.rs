//! The curved board of Y: its shape, and the laws of the game on it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rules::catalog::Catalog;
use rules::engine::{Position, Rng, Setup, Table};
use rules::game::{Board, CellId, Side};

use crate::oracle::y::Y;
use crate::oracle::{Oracle, Verdict};

const SIDES: [&str; 3] = ["west", "east", "south"];

fn table() -> Arc<Table> {
    Table::new(Catalog::built_in().load("y").expect("Y is built in").game)
}

fn points(board: &Board) -> impl Iterator<Item = CellId> {
    0..board.n_cells() as CellId
}

fn edges(board: &Board) -> Vec<(CellId, CellId)> {
    let of = |from: CellId| board.links(from).iter().map(move |&to| (from, to));
    points(board).flat_map(of).filter(|(from, to)| from < to).collect()
}

fn triangles(board: &Board) -> Vec<[CellId; 3]> {
    let mut triangles = vec![];
    for (a, b) in edges(board) {
        let third = board.links(a).iter().filter(|&&c| c > b && board.links(b).contains(&c));
        triangles.extend(third.map(|&c| [a, b, c]));
    }
    triangles
}

/// The points of a side of the board, in order along it.
fn side(table: &Table, name: &str) -> Vec<CellId> {
    let zones = table.game().zones();
    let (_, cells) = zones.iter().find(|(word, _)| word == name).expect("a side of the board");
    assert_eq!(cells[Side::First], cells[Side::Second], "{name} is the same for both");
    cells[Side::First].clone()
}

/// Where a third of a turn takes a point: as many points on as a third of its ring has.
fn turned(board: &Board, point: CellId) -> CellId {
    let ring = |name: &str| name.as_bytes()[0];
    let name = board.name(point);
    let size = points(board).filter(|&other| ring(board.name(other)) == ring(name)).count();
    let number: usize = name[1..].parse().expect("a letter and a number");
    let next = format!("{}{}", &name[..1], (number - 1 + size / 3) % size + 1);
    board.cell(&next).expect("a point of the same ring")
}

#[test]
fn the_board_has_93_points_with_the_right_numbers_of_neighbours() {
    let table = table();
    let board = table.game().board();
    assert_eq!(board.n_cells(), 93);
    let mut by_degree: BTreeMap<usize, BTreeSet<&str>> = BTreeMap::new();
    for point in points(board) {
        by_degree.entry(board.links(point).len()).or_default().insert(board.name(point));
    }
    let counts: Vec<_> = by_degree.iter().map(|(degree, names)| (*degree, names.len())).collect();
    assert_eq!(counts, [(3, 3), (4, 21), (5, 3), (6, 66)]);
    assert_eq!(by_degree[&3], BTreeSet::from(["a1", "a17", "a9"]));
    assert_eq!(by_degree[&5], BTreeSet::from(["e1", "e5", "e9"]));
    let on_rim: BTreeSet<CellId> = SIDES.iter().flat_map(|name| side(&table, name)).collect();
    assert!(points(board).all(|point| on_rim.contains(&point) == (board.links(point).len() < 5)));
}

#[test]
fn the_three_sides_have_nine_points_and_share_their_corners() {
    let table = table();
    let board = table.game().board();
    let sides = SIDES.map(|name| side(&table, name).into_iter().collect::<BTreeSet<_>>());
    for (i, one) in sides.iter().enumerate() {
        assert_eq!(one.len(), 9);
        let inner =
            |point: &&CellId| one.iter().filter(|other| board.links(**point).contains(other)).count() == 2;
        assert_eq!(one.iter().filter(inner).count(), 7, "the points of {} follow each other", SIDES[i]);
        let shared: Vec<_> = one.intersection(&sides[(i + 1) % 3]).collect();
        assert_eq!(shared.len(), 1);
        assert_eq!(board.links(*shared[0]).len(), 3, "a corner");
    }
}

#[test]
fn a_third_of_a_turn_leaves_the_board_as_it_is() {
    let table = table();
    let board = table.game().board();
    for point in points(board) {
        let links: BTreeSet<_> = board.links(point).iter().map(|&next| turned(board, next)).collect();
        let expected = board.links(turned(board, point)).iter().copied().collect();
        assert_eq!(links, expected, "around {}", board.name(point));
    }
    for (i, name) in SIDES.iter().enumerate() {
        let image: BTreeSet<_> = side(&table, name).into_iter().map(|point| turned(board, point)).collect();
        let next: BTreeSet<_> = side(&table, SIDES[(i + 1) % 3]).into_iter().collect();
        assert_eq!(image, next);
    }
    // The drawing turns with it, but for the rounding of the places.
    let count = board.n_cells() as f64;
    let (x, y) =
        board.cells().iter().fold((0.0, 0.0), |(x, y), cell| (x + cell.x / count, y + cell.y / count));
    for point in points(board) {
        let [from, to] = [point, turned(board, point)].map(|point| &board.cells()[usize::from(point)]);
        let (dx, dy) = (from.x - x, from.y - y);
        let (sin, cos) = (-f64::sqrt(0.75), -0.5);
        let (tx, ty) = (x + dx * cos - dy * sin, y + dx * sin + dy * cos);
        assert!((tx - to.x).abs() < 0.02 && (ty - to.y).abs() < 0.02, "{} turns to {}", from.name, to.name);
    }
}

#[test]
fn the_triangles_fill_a_disc_without_crossings() {
    let table = table();
    let board = table.game().board();
    let (edges, triangles) = (edges(board), triangles(board));
    assert_eq!((edges.len(), triangles.len()), (252, 160));
    // Euler's formula, with the outside as one more face.
    assert_eq!(board.n_cells() + triangles.len() + 1, edges.len() + 2);
    let rim: BTreeSet<CellId> = SIDES.iter().flat_map(|name| side(&table, name)).collect();
    for (a, b) in &edges {
        let n_triangles = triangles.iter().filter(|t| t.contains(a) && t.contains(b)).count();
        let expected = if rim.contains(a) && rim.contains(b) { 1 } else { 2 };
        assert_eq!(n_triangles, expected, "{}-{}", board.name(*a), board.name(*b));
    }
    let place = |point: CellId| {
        let cell = &board.cells()[usize::from(point)];
        (cell.x, cell.y)
    };
    let turn = |a: CellId, b: CellId, c: CellId| {
        let [(ax, ay), (bx, by), (cx, cy)] = [a, b, c].map(place);
        (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    };
    for (i, &(a, b)) in edges.iter().enumerate() {
        for &(c, d) in &edges[..i] {
            let crosses = turn(a, b, c) * turn(a, b, d) < 0.0 && turn(c, d, a) * turn(c, d, b) < 0.0;
            let apart = [a, b].iter().all(|end| ![c, d].contains(end));
            assert!(
                !(apart && crosses),
                "{}-{} crosses {}-{}",
                board.name(a),
                board.name(b),
                board.name(c),
                board.name(d)
            );
        }
    }
}

/// Whether one group of the stones in `has` reaches all three sides.
fn joins(board: &Board, sides: &[Vec<CellId>; 3], has: &[bool]) -> bool {
    let mut seen = vec![false; has.len()];
    for start in points(board).filter(|&point| has[usize::from(point)]) {
        let mut group = vec![];
        let mut open = vec![start];
        while let Some(point) = open.pop() {
            if has[usize::from(point)] && !std::mem::replace(&mut seen[usize::from(point)], true) {
                group.push(point);
                open.extend(board.links(point));
            }
        }
        if sides.iter().all(|side| side.iter().any(|point| group.contains(point))) {
            return true;
        }
    }
    false
}

#[test]
fn a_full_board_has_exactly_one_winner() {
    let table = table();
    let board = table.game().board();
    let sides = SIDES.map(|name| side(&table, name));
    let mut rng = Rng::new(93);
    let mut wins = [0, 0];
    for _ in 0..2_000 {
        let black: Vec<bool> = points(board).map(|_| rng.below(2) == 0).collect();
        let white: Vec<bool> = black.iter().map(|stone| !stone).collect();
        let joined = [joins(board, &sides, &black), joins(board, &sides, &white)];
        assert_ne!(joined[0], joined[1], "exactly one of the two joins the sides");
        let layer = |side: Side| table.game().layers().iter().position(|layer| layer.side == Some(side));
        let [first, second] = Side::BOTH.map(layer);
        let winner = if joined[0] { Side::First } else { Side::Second };
        wins[winner.index()] += 1;
        let cells = black.iter().map(|&black| if black { first } else { second }).collect();
        let setup = Setup { cells, to_move: !winner, moved_last: winner, ..Setup::empty(&table) };
        let position = Position::from_setup(&table, &setup).expect("there are stones enough");
        assert_eq!(position.ending().and_then(|ending| ending.winner), Some(winner));
    }
    assert!(wins.iter().all(|&wins| wins > 800), "neither colour is favoured: {wins:?}");
}

#[test]
fn random_games_agree_with_the_oracle() {
    let table = table();
    let board = table.game().board();
    let name = |point: &CellId| board.name(*point).to_owned();
    let names: Vec<String> = points(board).map(|point| name(&point)).collect();
    let pairs: Vec<_> = edges(board).iter().map(|(a, b)| (name(a), name(b))).collect();
    let sides = SIDES.map(|word| side(&table, word).iter().map(name).collect());
    let start = Y::new(names, pairs, sides);
    let mut rng = Rng::new(2026);
    let mut n_swaps = 0;
    for _ in 0..60 {
        let (mut position, mut oracle) = (Position::start(&table), start.clone());
        loop {
            let moves = position.moves();
            let written: Vec<String> = moves.iter().map(|&mv| position.write_move(mv)).collect();
            let (listed, expected): (BTreeSet<_>, BTreeSet<_>) =
                (written.iter().cloned().collect(), oracle.moves().into_iter().collect());
            assert_eq!(listed, expected);
            let verdict = position
                .ending()
                .map(|ending| ending.winner.map_or(Verdict::Draw, |s| Verdict::win(s.index())));
            assert_eq!(verdict, oracle.outcome());
            if verdict.is_some() {
                break;
            }
            assert_eq!(position.side_to_move().index(), oracle.side_to_move());
            // The swap is one of 93 replies; without a nudge few games would see it.
            let swap = written.iter().position(|text| text == "swap").filter(|_| rng.below(2) == 0);
            n_swaps += usize::from(swap.is_some());
            let chosen = swap.unwrap_or_else(|| rng.below(moves.len() as u32) as usize);
            position = position.play(moves[chosen]).expect("a listed move");
            oracle.play(&written[chosen]);
        }
    }
    assert!(n_swaps > 10, "only {n_swaps} games with a swap");
}
