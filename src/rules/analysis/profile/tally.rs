//! Many games in numbers.

use super::proportion::{Proportion, Z};
use super::sample::{Outcome, Sample};
use crate::game::{BySide, Side};

/// What came of some games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// How many games.
    pub games: u64,
    /// How many each player won; the first is who began.
    pub wins: BySide<u64>,
    /// How many nobody won.
    pub draws: u64,
    /// How many were given up as too long.
    pub unfinished: u64,
    /// In how many the opening was taken over.
    pub swaps: u64,
    /// In how many the winner did not lead after two thirds of the moves, of those in which it was asked.
    pub late: Proportion,
    /// How long each finished game was, shortest first.
    pub lengths: Vec<u32>,
    /// How many moves there were to choose from, over all positions.
    pub choices: u64,
    /// How many positions that is.
    pub positions: u64,
    /// How the numbers of choices and positions of a game vary.
    pub spread: Spread,
}

/// Sums over the games of a tally, for how far a mean over all their positions may be off.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spread {
    /// The choices of a game, squared.
    choices_squared: u128,
    /// The choices of a game times its positions.
    product: u128,
    /// The positions of a game, squared.
    positions_squared: u128,
}

/// A mean and how far it may be off.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Mean {
    /// The mean.
    pub value: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Tally {
    pub(super) fn of(samples: &[Sample]) -> Self {
        let mut tally = Self { games: samples.len() as u64, ..Self::default() };
        for sample in samples {
            match sample.outcome {
                Some(Outcome::Won(player)) => tally.wins[player] += 1,
                Some(Outcome::Draw) => tally.draws += 1,
                None => tally.unfinished += 1,
            }
            if sample.outcome.is_some() {
                tally.lengths.push(sample.plies);
            }
            tally.swaps += u64::from(sample.is_swapped);
            tally.choices += sample.choices;
            tally.positions += u64::from(sample.plies);
            let (choices, positions) = (u128::from(sample.choices), u128::from(sample.plies));
            tally.spread.choices_squared += choices * choices;
            tally.spread.product += choices * positions;
            tally.spread.positions_squared += positions * positions;
            if let Some(is_late) = sample.is_late {
                tally.late.of += 1;
                tally.late.count += u64::from(is_late);
            }
        }
        tally.lengths.sort_unstable();
        tally
    }

    /// Returns how often a player won.
    pub fn won(&self, player: Side) -> Proportion {
        Proportion { count: self.wins[player], of: self.games }
    }

    /// Returns how often a player won, of the games that somebody won.
    pub fn decided(&self, player: Side) -> Proportion {
        Proportion { count: self.wins[player], of: self.wins.0.iter().sum() }
    }

    /// Returns how often nobody won.
    pub fn drawn(&self) -> Proportion {
        Proportion { count: self.draws, of: self.games }
    }

    /// Returns how often the opening was taken over.
    pub fn swapped(&self) -> Proportion {
        Proportion { count: self.swaps, of: self.games }
    }

    /// Returns how long a finished game is on average.
    pub fn length(&self) -> Mean {
        let n = self.lengths.len() as f64;
        if self.lengths.is_empty() {
            return Mean::default();
        }
        let value = self.lengths.iter().map(|length| f64::from(*length)).sum::<f64>() / n;
        let squares: f64 = self.lengths.iter().map(|length| (f64::from(*length) - value).powi(2)).sum();
        let half = if n > 1.0 { Z * (squares / (n - 1.0) / n).sqrt() } else { 0.0 };
        Mean { value, low: value - half, high: value + half }
    }

    /// Returns the length that so many per cent of the finished games do not exceed, 0 if none was finished.
    pub fn length_at(&self, percent: u64) -> u32 {
        let n = self.lengths.len() as u64;
        // The nearest rank: the smallest length that at least so many per cent of the games have or fall short of.
        let rank = (n * percent.min(100)).div_ceil(100).max(1) - 1;
        self.lengths.get(rank as usize).copied().unwrap_or(0)
    }

    /// Returns how many moves there are to choose from on average, over all positions.
    ///
    /// The positions of one game are alike, so that games are what the interval counts: it is that of a ratio of two
    /// means over games, to first order.
    pub fn branching(&self) -> Mean {
        let (n, positions) = (self.games as f64, self.positions.max(1) as f64);
        let value = self.choices as f64 / positions;
        let Spread { choices_squared, product, positions_squared } = self.spread;
        // The squares of what each game has more choices than its length lets expect.
        let squares =
            choices_squared as f64 - 2.0 * value * product as f64 + value * value * positions_squared as f64;
        let half = if n > 1.0 { Z * (squares.max(0.0) * n / (n - 1.0)).sqrt() / positions } else { 0.0 };
        Mean { value, low: value - half, high: value + half }
    }
}
