//! Shares with the span the true share probably lies in.

/// So many of so many.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Proportion {
    /// How many.
    pub count: u64,
    /// Out of how many.
    pub of: u64,
}

/// The quantile of the normal distribution for 95 %.
pub(super) const Z: f64 = 1.959_963_984_540_054;

impl Proportion {
    /// Returns the share, 0 if it is one of nothing.
    pub fn share(self) -> f64 {
        if self.of == 0 { 0.0 } else { self.count as f64 / self.of as f64 }
    }

    /// Returns Wilson's interval: it holds the true share in 95 of 100 cases, also near 0 and 1.
    pub fn interval(self) -> (f64, f64) {
        if self.of == 0 {
            return (0.0, 1.0);
        }
        let (n, p) = (self.of as f64, self.share());
        let shrink = 1.0 + Z * Z / n;
        let centre = (p + Z * Z / (2.0 * n)) / shrink;
        let half = Z / shrink * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt();
        // At the ends rounding must not leave a share outside its own interval.
        let low = if self.count == 0 { 0.0 } else { (centre - half).max(0.0) };
        let high = if self.count == self.of { 1.0 } else { (centre + half).min(1.0) };
        (low, high)
    }

    /// Returns how much greater the share is than another one, found in other games.
    ///
    /// The interval is Newcombe's, made of the two of Wilson (his method 10).
    pub fn minus(self, other: Self) -> Difference {
        let value = self.share() - other.share();
        let ((low, high), (other_low, other_high)) = (self.interval(), other.interval());
        let away =
            |own: f64, others: f64| ((self.share() - own).powi(2) + (other.share() - others).powi(2)).sqrt();
        Difference { value, low: value - away(low, other_high), high: value + away(high, other_low) }
    }
}

/// A difference of two shares and how far it may be off.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Difference {
    /// The difference.
    pub value: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}
