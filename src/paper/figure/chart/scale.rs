//! Axes: which numbers they span, where their ticks are, and how numbers are written.

/// How the numbers of an axis are written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Numbers {
    /// Places after the decimal mark.
    pub decimals: usize,
    /// What stands before them: `,` or `.`.
    pub mark: char,
    /// What follows, such as ` %`.
    pub unit: &'static str,
    /// What a value is multiplied by before it is written: 100 for percentages.
    pub factor: f64,
}

impl Numbers {
    /// Whole numbers.
    pub const WHOLE: Self = Self { decimals: 0, mark: '.', unit: "", factor: 1.0 };
    /// Shares of one as percentages, written with a space that does not break.
    pub const PERCENT: Self = Self { decimals: 0, mark: '.', unit: "\u{a0}%", factor: 100.0 };

    /// Returns the numbers with other places after another mark.
    pub const fn with_decimals(mut self, decimals: usize, mark: char) -> Self {
        self.decimals = decimals;
        self.mark = mark;
        self
    }

    /// Writes a number.
    pub fn text(self, value: f64) -> String {
        let plain = format!("{:.*}", self.decimals, value * self.factor);
        // A rounded nothing has no sign.
        let unsigned = plain.strip_prefix('-').filter(|rest| rest.chars().all(|c| c == '0' || c == '.'));
        let written = unsigned.unwrap_or(&plain).replace('.', &self.mark.to_string()).replace('-', "−");
        written + self.unit
    }
}

/// The numbers along one edge of a plot.
#[derive(Clone, Debug, PartialEq)]
pub struct Axis {
    /// What the numbers count; may be empty.
    pub title: String,
    /// The number at the start.
    pub low: f64,
    /// The number at the end.
    pub high: f64,
    /// From one tick to the next.
    pub step: f64,
    /// How ticks are written.
    pub numbers: Numbers,
}

/// No axis has more ticks than this.
const MOST_TICKS: usize = 60;

impl Axis {
    /// Returns the axis from nothing to all, in percent.
    pub fn percent(title: impl Into<String>, numbers: Numbers) -> Self {
        Self { title: title.into(), low: 0.0, high: 1.0, step: 0.25, numbers }
    }

    /// Returns an axis with about `n_ticks` round numbers that covers `low` to `high`.
    pub fn covering(title: impl Into<String>, low: f64, high: f64, n_ticks: usize, numbers: Numbers) -> Self {
        let low = if low.is_finite() { low } else { 0.0 };
        let high = if high.is_finite() && high > low { high } else { low + 1.0 };
        let rough = (high - low) / n_ticks.max(1) as f64;
        let power = 10_f64.powf(rough.log10().floor());
        let round = [1.0, 2.0, 5.0, 10.0].into_iter().find(|round| round * power >= rough * 0.999);
        // Ticks closer together than what is written would read alike.
        let finest =
            0.1_f64.powi(i32::try_from(numbers.decimals).unwrap_or(0)) / numbers.factor.abs().max(1e-9);
        let step = (round.unwrap_or(10.0) * power).max(finest);
        let first = (low / step + 1e-9).floor() * step;
        let last = (high / step - 1e-9).ceil() * step;
        Self { title: title.into(), low: first, high: last, step, numbers }
    }

    /// Returns where the ticks are.
    pub fn ticks(&self) -> Vec<f64> {
        if self.step <= 0.0 || !self.step.is_finite() {
            return vec![self.low, self.high];
        }
        let first = (self.low / self.step - 1e-9).ceil();
        let ticks = (0..MOST_TICKS).map(|index| (first + index as f64) * self.step);
        ticks.take_while(|tick| *tick <= self.high + self.step * 1e-6).collect()
    }

    /// Returns how far along the axis a number stands, from 0 to 1; numbers outside stand at its ends.
    pub fn share(&self, value: f64) -> f64 {
        let share = (value - self.low) / (self.high - self.low);
        if share.is_finite() { share.clamp(0.0, 1.0) } else { 0.0 }
    }
}

#[cfg(test)]
mod tests {
    use super::{Axis, Numbers};

    #[test]
    fn numbers_are_written_as_the_language_does() {
        assert_eq!(Numbers::PERCENT.text(0.123), "12\u{a0}%");
        assert_eq!(Numbers::PERCENT.with_decimals(1, ',').text(0.1234), "12,3\u{a0}%");
        assert_eq!(Numbers::WHOLE.text(-0.2), "0");
        assert_eq!(Numbers::WHOLE.text(-3.0), "−3");
    }

    #[test]
    fn ticks_are_round_and_cover_what_they_must() {
        let axis = Axis::covering("", 3.0, 47.0, 5, Numbers::WHOLE);
        assert_eq!(axis.ticks(), [0.0, 10.0, 20.0, 30.0, 40.0, 50.0]);
        let narrow = Axis::covering("", 0.0, 2.0, 5, Numbers::WHOLE);
        assert_eq!(narrow.ticks(), [0.0, 1.0, 2.0]);
        let tenths = Axis::covering("", 0.0, 1.0, 5, Numbers::WHOLE.with_decimals(1, ','));
        assert_eq!(tenths.ticks().len(), 6);
    }

    #[test]
    fn senseless_numbers_make_an_axis_all_the_same() {
        for (low, high) in [(f64::NAN, 1.0), (0.0, f64::INFINITY), (5.0, 5.0), (2.0, -2.0), (0.0, 1e300)] {
            let axis = Axis::covering("", low, high, 5, Numbers::WHOLE);
            assert!(axis.ticks().len() >= 2, "{axis:?}");
            assert!((0.0..=1.0).contains(&axis.share(f64::NAN)));
        }
    }
}
