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

/// Millimetres of a plot across the page: as wide as an upright sheet on which its figures are read from a step away.
const WIDTH: f64 = 134.0;
/// The part of it that a plot with few bars has: two stand side by side on a sheet that lies.
const NARROW: f64 = 0.72;

/// Plots who won, by game: the share of games won by who started, drawn, and won by who answered.
pub(super) fn first_side(teller: Teller<'_>, counts: &BTreeMap<u8, GameCount>) -> Part {
    let numbers = Numbers::PERCENT.with_decimals(0, decimal_sign(teller.language()));
    let names = [msg("reports-won-by-starter"), msg("reports-drawn"), msg("reports-won-by-answerer")]
        .map(|name| teller.say(name));
    let inks = [Ink::Black, Ink::Hatched, Ink::White];
    let is_drawn = counts.values().any(|count| count.drawn > 0);
    let shown = |index: &usize| *index != 1 || is_drawn;
    let bars = counts.iter().filter(|(_, count)| count.played() > 0).map(|(game, count)| {
        let counts = [count.first, count.drawn, count.second];
        let shares = counts.map(|n| n as f64 / count.played() as f64);
        let percents = percents(counts);
        let parts = (0..3).filter(shown).map(|index| Piece {
            value: shares[index],
            text: if shares[index] >= 0.06 {
                numbers.text(f64::from(percents[index]) / 100.0)
            } else {
                String::new()
            },
            ink: inks[index],
        });
        Bar { label: format!("{} ({})", teller.game_name(*game), count.played()), parts: parts.collect() }
    });
    let bars: Vec<Bar> = bars.collect();
    // Who hears the paper hears the numbers.
    let title = told(&teller.say(msg("reports-who-wins")), &bars, &|index| {
        let at = (0..3).filter(shown).nth(index);
        at.map(|index| names[index].clone()).unwrap_or_default()
    });
    let chart = BarChart {
        title,
        size: Size::new(WIDTH, 10.0),
        direction: Direction::Level,
        arrangement: Arrangement::Stacked,
        axis: Axis::percent("", numbers),
        keys: (0..3).filter(shown).map(|index| Key::new(inks[index], names[index].as_str())).collect(),
        bars,
    };
    let caption = teller.say(msg("reports-who-wins-caption"));
    Part::Plot(chart.with_rows_of(8.0).figure(), caption)
}

/// Says what a plot shows, bar by bar: `Who wins: Rastros (40): 55 % who starts, 45 % who answers; …`.
fn told(title: &str, bars: &[Bar], part: &dyn Fn(usize) -> String) -> String {
    let bar = |bar: &Bar| {
        let parts = bar.parts.iter().enumerate().filter(|(_, piece)| !piece.text.is_empty());
        let parts =
            parts.map(|(index, piece)| format!("{} {}", piece.text, part(index)).trim_end().to_owned());
        format!("{}: {}", bar.label, parts.collect::<Vec<_>>().join(", "))
    };
    format!("{title}: {}", bars.iter().map(bar).collect::<Vec<_>>().join("; "))
}

/// Returns what counts are of their sum, in whole percents that make a hundred: what rounding leaves over goes to those that it
/// took most from.
fn percents<const N: usize>(counts: [u64; N]) -> [u32; N] {
    let sum = counts.iter().sum::<u64>().max(1);
    let mut percents = counts.map(|count| u32::try_from(count * 100 / sum).unwrap_or(100));
    let mut order: Vec<usize> = (0..N).collect();
    order.sort_by_key(|index| std::cmp::Reverse(counts[*index] * 100 % sum));
    let left = 100_u32.saturating_sub(percents.iter().sum());
    let is_any = counts.iter().any(|count| *count > 0);
    order.into_iter().take(left as usize).filter(|_| is_any).for_each(|index| percents[index] += 1);
    percents
}

/// Plots how many moves the games on screens had on average, by game: its number, how many there were, and the average.
pub(super) fn lengths(teller: Teller<'_>, means: &[(u8, u64, f64)]) -> Part {
    let numbers = Numbers::WHOLE.with_decimals(1, decimal_sign(teller.language()));
    let bar = |(game, count, mean): &(u8, u64, f64)| {
        let label = format!("{} ({count})", teller.game_name(*game));
        Bar::single(label, *mean, numbers.text(*mean), Ink::Grey)
    };
    let bars: Vec<Bar> = means.iter().map(bar).collect();
    let highest = means.iter().map(|(_, _, mean)| *mean).fold(1.0, f64::max);
    let caption = teller.say(msg("reports-moves-caption"));
    let chart = BarChart {
        title: told(&caption, &bars, &|_| String::new()),
        size: Size::new(WIDTH, 10.0),
        direction: Direction::Level,
        arrangement: Arrangement::Beside,
        axis: Axis::covering("", 0.0, highest, 5, Numbers::WHOLE),
        keys: Vec::new(),
        bars,
    };
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
    let bars: Vec<Bar> = bars.collect();
    let chart = BarChart {
        title: told(&caption, &bars, &|_| String::new()),
        size: Size::new(WIDTH * NARROW, 52.0),
        direction: Direction::Upright,
        arrangement: Arrangement::Beside,
        axis: Axis::covering(teller.say(msg("reports-pupils")), 0.0, highest, 5, Numbers::WHOLE),
        keys: Vec::new(),
        bars,
    };
    Part::Plot(chart.figure(), caption)
}

#[cfg(test)]
mod tests {
    use super::percents;

    #[test]
    fn whole_percents_make_a_hundred() {
        assert_eq!(percents([1, 1, 1]), [34, 33, 33]);
        assert_eq!(percents([2, 0, 1]), [67, 0, 33]);
        assert_eq!(percents([1, 1, 6]), [13, 12, 75]);
        assert_eq!(percents([0, 0, 0]), [0, 0, 0]);
        for counts in [[7, 5, 3], [99, 1, 1], [13, 13, 13], [1, 0, 0]] {
            assert_eq!(percents(counts).iter().sum::<u32>(), 100, "{counts:?}");
        }
    }
}
