//! Championship points, kept as integers.

use std::{fmt, iter::Sum, ops::Add, str::FromStr};

use speech::{Message, Tell, msg};

use super::notation::{Notation, NotationError};

/// Championship points: a whole number of tenths, so that sums and comparisons are exact.
///
/// A tenth is the finest step that tournament files know; the product of two values is then a whole
/// number of hundredths, which is what Sonneborn-Berger needs.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Points(i32);

impl Points {
    /// No points.
    pub const ZERO: Points = Points(0);
    /// Half a point.
    pub const HALF: Points = Points(5);
    /// One point.
    pub const ONE: Points = Points(10);

    /// Makes points from tenths: `15` is one and a half.
    pub const fn from_tenths(tenths: i32) -> Points {
        Points(tenths)
    }

    /// Returns the points in tenths.
    pub const fn tenths(self) -> i32 {
        self.0
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(points: I) -> Points {
        points.fold(Points::ZERO, Add::add)
    }
}

impl Tell for Points {
    fn tell(&self) -> Message {
        let (whole, tenth) = (self.0 / 10, self.0.unsigned_abs() % 10);
        match tenth {
            0 => msg("facts-points").with("count", whole),
            _ => msg("facts-points-tenths").with("whole", whole).with("tenth", tenth),
        }
    }
}

impl fmt::Display for Points {
    /// Writes whole points plainly (`3`), others with one decimal (`2.5`).
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.0 < 0 { "-" } else { "" };
        let (whole, tenth) = (self.0.unsigned_abs() / 10, self.0.unsigned_abs() % 10);
        match tenth {
            0 => write!(f, "{sign}{whole}"),
            _ => write!(f, "{sign}{whole}.{tenth}"),
        }
    }
}

impl FromStr for Points {
    type Err = NotationError;

    /// Reads `3`, `2.5`, `2,5`, `½` and `2½`.
    fn from_str(text: &str) -> Result<Points, NotationError> {
        let refused = || NotationError::new(Notation::Points, text);
        let trimmed = text.trim();
        let (negative, digits) = match trimmed.strip_prefix('-') {
            Some(rest) => (true, rest),
            None => (false, trimmed),
        };
        let (whole, tenth) = match (digits.strip_suffix('½'), digits.split_once(['.', ','])) {
            (Some(whole), _) => (if whole.is_empty() { "0" } else { whole }, "5"),
            (None, Some((whole, tenth))) => (whole, tenth),
            (None, None) => (digits, "0"),
        };
        let is_digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
        if !is_digits(whole) || !is_digits(tenth) || whole.len() > 6 {
            return Err(refused());
        }
        let tenth = tenth.trim_end_matches('0');
        if tenth.len() > 1 {
            return Err(refused());
        }
        let whole: i32 = whole.parse().map_err(|_| refused())?;
        let tenth: i32 = if tenth.is_empty() { 0 } else { tenth.parse().map_err(|_| refused())? };
        let tenths = whole * 10 + tenth;
        Ok(Points(if negative { -tenths } else { tenths }))
    }
}

/// What a game, a bye or an absence is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PointsRule {
    /// A game won.
    pub win: Points,
    /// A game drawn.
    pub draw: Points,
    /// A game lost.
    pub loss: Points,
    /// A bye.
    pub bye: Points,
    /// The free round of a round robin of odd size, which everybody has once.
    pub free_round: Points,
    /// An announced absence.
    pub absence: Points,
    /// A win because the other did not come.
    pub forfeit_win: Points,
    /// A loss for not coming.
    pub forfeit_loss: Points,
}

impl PointsRule {
    /// What games are worth in free play where nobody says it: each of them something, so that playing on pays.
    pub const FREE_PLAY: PointsRule = PointsRule {
        win: Points::from_tenths(30),
        draw: Points::from_tenths(20),
        loss: Points::ONE,
        // Nobody has a round off in free play; where rounds are made of it, one is worth a win.
        bye: Points::from_tenths(30),
        free_round: Points::ZERO,
        absence: Points::ZERO,
        forfeit_win: Points::from_tenths(30),
        forfeit_loss: Points::ZERO,
    };
}

impl Default for PointsRule {
    fn default() -> PointsRule {
        PointsRule {
            win: Points::ONE,
            draw: Points::HALF,
            loss: Points::ZERO,
            bye: Points::ONE,
            free_round: Points::ZERO,
            absence: Points::ZERO,
            forfeit_win: Points::ONE,
            forfeit_loss: Points::ZERO,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Points;

    #[test]
    fn points_read_what_they_write() {
        for tenths in [-15, -10, 0, 1, 5, 10, 25, 1000] {
            let points = Points::from_tenths(tenths);
            assert_eq!(points.to_string().parse(), Ok(points));
        }
        assert_eq!("2½".parse(), Ok(Points::from_tenths(25)));
        assert_eq!("½".parse(), Ok(Points::HALF));
        assert_eq!("1,50".parse(), Ok(Points::from_tenths(15)));
    }

    #[test]
    fn points_refuse_what_is_no_number_of_tenths() {
        for text in ["", "-", "one", "1.25", "1.", ".5", "99999999", "½½", "1..2", "+1"] {
            assert!(text.parse::<Points>().is_err(), "{text}");
        }
    }
}
