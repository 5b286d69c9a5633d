//! The plots of reports.

use std::collections::BTreeMap;

use super::model::Part;
use super::words::Teller;
use crate::facts::Points;
use crate::tables::{Value, decimal_sign};
use paper::figure::chart::{Arrangement, Axis, Bar, BarChart, Direction, Ink, Key, Numbers, Part as Piece};
use paper::figure::{Figure, Size};
use speech::{Language, Message, msg};

/// What happened at the boards of one game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GameCount {
    /// Games won by who started.
    pub first: u64,
    /// Games won by who answered.
    pub second: u64,
    /// Games drawn.
    pub drawn: u64,
    /// Games not played, because somebody did not come.
    pub forfeited: u64,
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

/// Plots who won, kind by kind of games: the share won by who started, drawn, and won by who answered.
pub(super) fn first_side(teller: Teller<'_>, counts: &[(String, GameCount)], caption: Message) -> Part {
    let caption = teller.say(caption);
    Part::Plot(who_won(teller.language(), &caption, counts), caption)
}

/// Draws who won, kind by kind of games.
pub fn who_won(language: Language, title: &str, counts: &[(String, GameCount)]) -> Figure {
    let numbers = Numbers::PERCENT.with_decimals(0, decimal_sign(language));
    let names = [msg("reports-won-by-starter"), msg("reports-drawn"), msg("reports-won-by-answerer")]
        .map(|name| language.say(&name));
    let inks = [Ink::Black, Ink::Hatched, Ink::White];
    let is_drawn = counts.iter().any(|(_, count)| count.drawn > 0);
    let shown = |index: &usize| *index != 1 || is_drawn;
    let bars = counts.iter().filter(|(_, count)| count.played() > 0).map(|(name, count)| {
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
        Bar { label: format!("{name} ({})", count.played()), parts: parts.collect() }
    });
    let chart = BarChart {
        title: title.to_owned(),
        size: Size::new(WIDTH, 10.0),
        direction: Direction::Level,
        arrangement: Arrangement::Stacked,
        axis: Axis::percent("", numbers),
        keys: (0..3).filter(shown).map(|index| Key::new(inks[index], names[index].as_str())).collect(),
        bars: bars.collect(),
    };
    chart.with_rows_of(8.0).figure()
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

/// Plots how many moves games on screens had on average, kind by kind: its name, how many there were, and the average.
pub(super) fn lengths(teller: Teller<'_>, means: &[(String, u64, f64)]) -> Part {
    let numbers = Numbers::WHOLE.with_decimals(1, decimal_sign(teller.language()));
    let bar = |(name, count, mean): &(String, u64, f64)| {
        Bar::single(format!("{name} ({count})"), *mean, numbers.text(*mean), Ink::Grey)
    };
    let highest = means.iter().map(|(_, _, mean)| *mean).fold(1.0, f64::max);
    let axis = Axis::covering("", 0.0, highest, 5, Numbers::WHOLE);
    level_bars(teller.say(msg("reports-moves-caption")), axis, means.iter().map(bar).collect(), 8.0)
}

/// Plots level bars without a key, `row` millimetres for each.
fn level_bars(caption: String, axis: Axis, bars: Vec<Bar>, row: f64) -> Part {
    let chart = BarChart {
        title: caption.clone(),
        size: Size::new(WIDTH, 10.0),
        direction: Direction::Level,
        arrangement: Arrangement::Beside,
        axis,
        keys: Vec::new(),
        bars,
    };
    Part::Plot(chart.with_rows_of(row).figure(), caption)
}

/// The openings of one kind of games: what it is called, how many games there were, and the openings shown with how often each
/// was played.
pub(super) type Openings<'a> = (String, u64, Vec<(&'a str, u64)>);

/// Plots how games on screens began, kind by kind.
pub(super) fn openings(teller: Teller<'_>, kinds: &[Openings<'_>]) -> Part {
    let numbers = Numbers::PERCENT.with_decimals(0, decimal_sign(teller.language()));
    let bar = |(name, count, openings): &Openings<'_>| {
        let parts = openings.iter().map(|(text, times)| {
            let value = *times as f64 / *count as f64;
            Piece { value, text: format!("{text}: {times} ({})", numbers.text(value)), ink: Ink::Grey }
        });
        Bar { label: format!("{name} ({count})"), parts: parts.collect() }
    };
    let most = kinds.iter().map(|(_, _, openings)| openings.len()).max().unwrap_or(1);
    let shares = kinds.iter().flat_map(|(_, count, own)| own.iter().map(move |one| (one.1, *count)));
    let highest = shares.map(|(times, count)| times as f64 / count as f64).fold(0.05, f64::max);
    let axis = Axis::covering("", 0.0, highest, 5, numbers);
    // Words at the ends of bars beside each other stand clear of each other.
    let row = 3.0 + 4.2 * most as f64;
    level_bars(teller.say(msg("reports-openings-caption")), axis, kinds.iter().map(bar).collect(), row)
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
        size: Size::new(WIDTH * NARROW, 52.0),
        direction: Direction::Upright,
        arrangement: Arrangement::Beside,
        axis: Axis::covering(teller.say(msg("reports-pupils")), 0.0, highest, 5, Numbers::WHOLE),
        keys: Vec::new(),
        bars: bars.collect(),
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
