//! The stores of a game of seeds, on screens: whose row is whose, what each side has taken, and how many seeds lie in a pit.

use std::fmt::Write as _;

use super::because::own_pits;
use crate::diagram::Spot;
use paper::figure::Size;
use paper::figure::svg::{escape, number};
use rules::engine::Position;
use rules::game::Side;

/// Millimetres above and below the board, where there are stores.
pub const ROOM: f64 = 11.0;
/// How high a store is, in millimetres.
const HIGH: f64 = 9.0;
/// Longer names are cut: the seeds have their room.
const LONGEST_NAME: usize = 17;
/// Millimetres from the right end of a store to the first seeds that lie in it.
const SEEDS_FROM_RIGHT: f64 = 26.0;
/// How large a name is written, where it has room.
const NAME_SIZE: f64 = 3.3;
/// How wide a bold letter is at most on average, over its size, whatever font a screen has.
const LETTER: f64 = 0.7;
/// Seeds beyond these are told by the number alone.
const MOST_SEEN: u8 = 24;
/// How many seeds lie one above the other, and how far from each other they lie.
const ROWS: u8 = 3;
const BETWEEN: [f64; 2] = [1.9, 2.1];
/// What can be counted at a glance has no number in the pit.
const COUNTED: u8 = 7;
/// Millimetres from the middle of a pit to its number on the rim, to the right and upwards.
const RIM: f64 = 3.2;

/// Writes the stores as SVG: each beyond the row of its owner, with the owner's name. Nothing where nobody is named, and in games
/// without rows of one's own.
pub fn stores(position: &Position, spots: &[Spot], board: Size, names: &[String]) -> String {
    let (game, setup) = (position.table().game(), position.setup());
    let mut out = String::new();
    if setup.seeds.is_empty() || names.is_empty() {
        return out;
    }
    let left = spots.iter().map(|spot| spot.centre.x).fold(f64::MAX, f64::min) - 4.6;
    let right = spots.iter().map(|spot| spot.centre.x).fold(f64::MIN, f64::max) + 4.6;
    for (side, name) in Side::BOTH.into_iter().zip(names) {
        let own = own_pits(game, side);
        let rows: Vec<f64> =
            own.iter().filter_map(|&pit| spots.get(usize::from(pit))).map(|spot| spot.centre.y).collect();
        if rows.is_empty() {
            return String::new();
        }
        let is_above = rows.iter().sum::<f64>() / (rows.len() as f64) < board.height / 2.0;
        let top = if is_above { -HIGH - 1.0 } else { board.height + 1.0 };
        let middle = top + HIGH / 2.0;
        let state = match position.ending() {
            None if position.side_to_move() == side => " on",
            Some(ending) if ending.winner == Some(side) => " won",
            _ => "",
        };
        let taken = setup.taken[side.index()];
        let shown = short(name);
        let room = right - left - 2.6 - SEEDS_FROM_RIGHT - 1.4;
        let size = (room / (LETTER * shown.chars().count() as f64)).min(NAME_SIZE);
        let _ = writeln!(
            out,
            "<g class=\"store{}\"><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"3\"/><text class=\"owner\" font-size=\"{}\" x=\"{}\" y=\"{}\">{}</text><text class=\"taken\" x=\"{}\" y=\"{}\">{taken}</text>",
            state,
            number(left),
            number(top),
            number(right - left),
            number(HIGH),
            number(size),
            number(left + 2.6),
            number(middle + 1.2),
            escape(&shown),
            number(right - 2.6),
            number(middle + 1.9),
        );
        for seed in 0..taken.min(MOST_SEEN) {
            let (column, row) = (f64::from(seed / ROWS), f64::from(seed % ROWS));
            let (x, y) = (right - SEEDS_FROM_RIGHT + BETWEEN[0] * column, middle + BETWEEN[1] * (row - 1.0));
            let _ = write!(out, "<circle cx=\"{}\" cy=\"{}\" r=\".8\"/>", number(x), number(y));
        }
        out.push_str("</g>\n");
    }
    format!("<g class=\"stores\" aria-hidden=\"true\">\n{out}</g>\n")
}

/// Writes on the rim of each pit how many seeds lie there, over what is lit; pits of many have their number inside.
pub fn tallies(position: &Position, spots: &[Spot]) -> String {
    let mut out = String::new();
    let seeds = position.setup().seeds;
    for (spot, seeds) in spots.iter().zip(&seeds).filter(|(_, seeds)| (1..=COUNTED).contains(*seeds)) {
        let (x, y) = (spot.centre.x + RIM, spot.centre.y - RIM);
        let [x, y, base] = [x, y, y + 0.8].map(number);
        let _ = writeln!(
            out,
            "<circle cx=\"{x}\" cy=\"{y}\" r=\"1.5\"/><text x=\"{x}\" y=\"{base}\">{seeds}</text>"
        );
    }
    format!("<g class=\"tallies\" aria-hidden=\"true\">\n{out}</g>\n")
}

/// Returns a name that fits into a store: its first words, or what there is room for of a long one.
fn short(name: &str) -> String {
    if name.chars().count() <= LONGEST_NAME {
        return name.to_owned();
    }
    let cut: String = name.chars().take(LONGEST_NAME + 1).collect();
    match cut.rsplit_once(' ') {
        Some((words, _)) => words.trim_end_matches([' ', '·']).to_owned(),
        None => format!("{}…", cut.chars().take(LONGEST_NAME).collect::<String>()),
    }
}
