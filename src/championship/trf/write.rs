//! Writing: a file becomes text.

use std::fmt::Write as _;

use super::{Colour, Player, RoundCell, TrfFile};
use crate::facts::{Points, PointsRule};

/// A version of the format.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Version {
    /// The version of 2016; the number of rounds as the `XXR` line that pairing programs read.
    Trf16,
    /// The version in force since September 2025.
    Trf26,
}

/// The headers that TRF16 does not have.
const ONLY_TRF26: [&str; 5] = ["152", "172", "182", "192", "222"];

impl TrfFile {
    /// Writes the file, each line ended by CR and LF.
    pub fn write(&self, version: Version) -> String {
        let mut lines: Vec<String> = vec![];
        for (code, text) in &self.headers {
            if version == Version::Trf26 || !ONLY_TRF26.contains(&code.as_str()) {
                lines.push(format!("{code} {text}"));
            }
        }
        match (version, self.rounds) {
            (Version::Trf16, Some(rounds)) => lines.push(format!("XXR {rounds}")),
            (Version::Trf26, Some(rounds)) => lines.push(format!("142 {rounds}")),
            (_, None) => {}
        }
        if version == Version::Trf26 {
            lines.extend(points_line(&self.points));
            if !self.tie_breaks.is_empty() {
                lines.push(format!("202 {}", self.tie_breaks.join(",")));
            }
            lines.extend(self.comments.iter().map(|comment| format!("### {comment}")));
        }
        lines.extend(self.players.iter().map(player_line));
        let mut text = String::new();
        for line in lines {
            let _ = write!(text, "{}\r\n", line.trim_end());
        }
        text
    }
}

/// Names what results are worth, where that is not what every reader takes for granted: other programs refuse the rest.
fn points_line(points: &PointsRule) -> Option<String> {
    let usual = PointsRule::default();
    let one = |(letter, value, usual): (char, Points, Points)| {
        (value != usual).then(|| format!(" {letter} {:>3}   ", decimal(value)))
    };
    // A bye is worth a win unless something else is said.
    let letters = [
        ('W', points.win, usual.win),
        ('D', points.draw, usual.draw),
        ('L', points.loss, usual.loss),
        ('A', points.absence, usual.absence),
        ('P', points.bye, points.win),
    ];
    let told: String = letters.into_iter().filter_map(one).collect();
    (!told.is_empty()).then(|| format!("162 {told}"))
}

fn player_line(player: &Player) -> String {
    let [first, second] = &player.particulars;
    let name: String = player.name.chars().take(33).collect();
    let points = player.points.map(decimal).unwrap_or_default();
    let rank = player.rank.map(|rank| rank.to_string()).unwrap_or_default();
    let number = player.start_number;
    let mut line = format!("001 {number:>4} {first:<4} {name:<33} {second:<31} {points:>4} {rank:>4}");
    for cell in &player.rounds {
        line.push_str(&cell_text(cell));
    }
    line
}

fn cell_text(cell: &RoundCell) -> String {
    let opponent = cell.opponent.map_or_else(|| "0000".to_owned(), |number| format!("{number:>4}"));
    let colour = match cell.colour {
        Some(Colour::White) => 'w',
        Some(Colour::Black) => 'b',
        None => '-',
    };
    format!("  {opponent} {colour} {}", cell.code.letter())
}

/// Writes points with one decimal, as the format wants them.
fn decimal(points: Points) -> String {
    let tenths = points.tenths();
    let sign = if tenths < 0 { "-" } else { "" };
    format!("{sign}{}.{}", tenths.abs() / 10, tenths.abs() % 10)
}
