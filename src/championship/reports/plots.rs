//! The plots of reports.

use std::collections::BTreeMap;

use super::model::Part;
use super::words::Teller;
use crate::facts::Points;
use crate::tables::{Value, decimal_sign};
use paper::figure::Size;
use paper::figure::chart::{Arrangement, Axis, Bar, BarChart, Direction, Ink, Key, Numbers, Part as Piece};
use speech::msg;

/// What happened at the boards of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct GameCount {
    /// Games won by who started.
    pub(super) first: u64,
    /// Games won by who answered.
    pub(super) second: u64,
    /// Games drawn.
    pub(super) drawn: u64,
    /// Games not played, because somebody did not come.
    pub(super) forfeited: u64,
}

impl GameCount {
    /// Returns the games played on the board.
    pub(super) fn played(self) -> u64 {
        self.first + self.second + self.drawn
    }
}

/// Millimetres of a plot across the page.
const WIDTH: f64 = 150.0;

/// Plots who won, by game: the share of games won by who started, drawn, and won by who answered.
pub(super) fn first_side(teller: Teller<'_>, counts: &BTreeMap<u8, GameCount>) -> Part {
    let numbers = Numbers::PERCENT.with_decimals(0, decimal_sign(teller.language()));
    let names = [msg("reports-won-by-starter"), msg("reports-drawn"), msg("reports-won-by-answerer")]
        .map(|name| teller.say(name));
    let inks = [Ink::Black, Ink::Hatched, Ink::White];
    let is_drawn = counts.values().any(|count| count.drawn > 0);
    let shown = |index: &usize| *index != 1 || is_drawn;
    let bars = counts.iter().filter(|(_, count)| count.played() > 0).map(|(game, count)| {
        let shares = [count.first, count.drawn, count.second].map(|n| n as f64 / count.played() as f64);
        let parts = (0..3).filter(shown).map(|index| Piece {
            value: shares[index],
            text: if shares[index] >= 0.06 { numbers.text(shares[index]) } else { String::new() },
            ink: inks[index],
        });
        Bar { label: format!("{} ({})", teller.game_name(*game), count.played()), parts: parts.collect() }
    });
    let title = teller.say(msg("reports-who-wins"));
    let chart = BarChart {
        title,
        size: Size::new(WIDTH, 10.0),
        direction: Direction::Level,
        arrangement: Arrangement::Stacked,
        axis: Axis::percent("", numbers),
        keys: (0..3).filter(shown).map(|index| Key::new(inks[index], names[index].as_str())).collect(),
        bars: bars.collect(),
    };
    let caption = teller.say(msg("reports-who-wins-caption"));
    Part::Plot(chart.with_rows_of(8.0).figure(), caption)
}

/// Plots how many pupils of a stage made each number of points.
pub(super) fn scores(teller: Teller<'_>, stage: u8, scores: &BTreeMap<Points, u64>) -> Part {
    let highest = scores.values().copied().max().unwrap_or(1) as f64;
    let bars = scores.iter().map(|(points, count)| {
        let label = Value::Decimal(i64::from(points.tenths()) * 10);
        let label = label.shown(teller.language(), label.decimals());
        Bar::single(label, *count as f64, count.to_string(), Ink::Grey)
    });
    let caption = teller.say(msg("reports-stage-scores").with("stage", teller.stage(stage)));
    let chart = BarChart {
        title: caption.clone(),
        size: Size::new(WIDTH * 0.8, 52.0),
        direction: Direction::Upright,
        arrangement: Arrangement::Beside,
        axis: Axis::covering(teller.say(msg("reports-pupils")), 0.0, highest, 5, Numbers::WHOLE),
        keys: Vec::new(),
        bars: bars.collect(),
    };
    Part::Plot(chart.figure(), caption)
}
