//! Pentago beside a board that is turned by hand.

use rules::engine::Position;
use rules::game::Side;

use crate::beyond::{Dice, counts, of_catalogue, read};

/// Pentago by hand: rows from the bottom, 1 for White and 2 for Black.
type Squares = [[u8; 6]; 6];

fn five(squares: &Squares, side: u8) -> bool {
    let at = |x: i32, y: i32| {
        (0..6).contains(&x) && (0..6).contains(&y) && squares[y as usize][x as usize] == side
    };
    let ways = [(1, 0), (0, 1), (1, 1), (1, -1)];
    (0..36).any(|cell| {
        let (x, y) = (cell % 6, cell / 6);
        ways.iter().any(|(dx, dy)| (0..5).all(|step| at(x + dx * step, y + dy * step)))
    })
}

/// Turns the square whose lower left cell is that, clockwise so many times.
fn turned(squares: &Squares, (left, low): (usize, usize), quarters: u32) -> Squares {
    let mut all = *squares;
    for _ in 0..quarters {
        let before = all;
        for x in 0..3 {
            for y in 0..3 {
                all[low + 2 - x][left + y] = before[low + y][left + x];
            }
        }
    }
    all
}

/// How a turn is written: the way of the upper left corner.
fn turn_text((left, low): (usize, usize), clockwise: bool) -> String {
    let name = |x: usize, y: usize| format!("{}{}", char::from(b'a' + x as u8), y + 1);
    let to = if clockwise { name(left + 2, low + 2) } else { name(left, low) };
    format!("{}-{to}", name(left, low + 2))
}

#[test]
fn pentago_plays_as_a_board_turned_by_hand_does() {
    assert_eq!(counts(&of_catalogue("pentago"), 4), [36, 36 * 8, 36 * 8 * 35, 36 * 8 * 35 * 8]);
    let corners = [(0, 0), (0, 3), (3, 0), (3, 3)];
    let mut dice = Dice(7);
    let mut draw = |n: usize| dice.below(n);
    let mut seen = [0; 4];
    for _ in 0..60 {
        let mut position = Position::start(&of_catalogue("pentago"));
        let mut squares: Squares = [[0; 6]; 6];
        let mut side = 1;
        let result = loop {
            let empty: Vec<usize> = (0..36).filter(|cell| squares[cell / 6][cell % 6] == 0).collect();
            assert_eq!(position.moves().len(), empty.len());
            let Some(&cell) = (!empty.is_empty()).then(|| &empty[draw(empty.len())]) else { break 3 };
            squares[cell / 6][cell % 6] = side;
            let text = format!("{}{}", char::from(b'a' + (cell % 6) as u8), cell / 6 + 1);
            position = position.play_text(&text).expect("an empty cell");
            if five(&squares, side) {
                break side;
            }
            assert_eq!(position.moves().len(), 8);
            let (corner, clockwise) = (corners[draw(4)], draw(2) == 0);
            squares = turned(&squares, corner, if clockwise { 1 } else { 3 });
            position = position.play_text(&turn_text(corner, clockwise)).expect("any square may be turned");
            let rows =
                squares.iter().rev().map(|row| row.map(|cell| [".", "w", "b"][usize::from(cell)]).concat());
            let rows: Vec<String> = rows.collect();
            assert!(position.write().starts_with(&rows.join("/")), "{} {rows:?}", position.write());
            match (five(&squares, 1), five(&squares, 2)) {
                (false, false) => side = 3 - side,
                (true, true) => break 0,
                (first, _) => break if first { 1 } else { 2 },
            }
            if empty.len() == 1 {
                break 3;
            }
        };
        let winner = position.ending().expect("over").winner;
        let expected = [None, Some(Side::First), Some(Side::Second), None][usize::from(result)];
        assert_eq!(winner, expected, "{}", position.write());
        seen[usize::from(result)] += 1;
    }
    assert!(seen[1] > 5 && seen[2] > 5, "{seen:?}");
}

#[test]
fn only_squares_are_turned() {
    let said = |zones: &str, turn: &str| {
        let lines = format!(
            "board: square 5x5\nsides: [white, black]\nzones: {{ {zones} }}\n\
             turn: place own on empty, then {turn}\nend:\n  - no move: draw\n"
        );
        read(&lines).err().unwrap_or_default()
    };
    assert_eq!(said("block: a1 b1 a2 b2", "turn block left"), "");
    assert_eq!(said("block: a1 b1 a2 b2, other: d4 d5 e4 e5", "turn block or other"), "");
    assert!(said("block: a1 b1 a2", "turn block").contains("not a square of cells"));
    assert!(said("block: a1 b1 a2 b2", "turn blok left").contains("did you mean `block`?"));
}
