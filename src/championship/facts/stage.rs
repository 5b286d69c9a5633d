//! A stage of every tournament: what is played in it, and what differs in it.

use super::{
    clock::{AtZero, Clock},
    format::{Format, Grouping},
    games::Draws,
    live::BoardKind,
    metric::{LastResort, MetricKey},
    points::{Points, PointsRule},
    round::MatchLength,
    stage_games::StageGames,
    team::TeamRule,
};
use speech::Localized as Title;

/// A stage of every tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageRule {
    /// The name: *eliminatória*, *final*.
    pub name: Title,
    /// How the field is cut into groups.
    pub grouping: Grouping,
    /// What a group plays.
    pub format: Format,
    /// How many of each group go on to the next stage; 0 in the last.
    pub qualify: u16,
    /// How many more go on, the best over all groups of those who come next in theirs.
    pub runners_up: u16,
    /// How many games two play against each other in a round, sides changed each time; 1 where the format alone says it.
    pub games: u8,
    /// Whether the stronger half begins with points on loan.
    pub acceleration: Acceleration,
    /// What a game is worth in this stage, where that differs.
    pub points: Option<PointsRule>,
    /// What decides between equal points in this stage, where that differs.
    pub tie_breaks: Option<Vec<MetricKey>>,
    /// What decides when no tie-break does, where that differs.
    pub last_resort: Option<LastResort>,
    /// Whether games can be drawn in this stage, where that differs from the game.
    pub draws: Option<Draws>,
    /// What a match of teams is worth.
    pub teams: TeamRule,
    /// What is played in this stage, where that is not the tournaments' own game.
    pub other_games: StageGames,
    /// What its boards are, where nothing else was chosen for a group or a round.
    pub boards: BoardKind,
    /// The clock of games on screens.
    pub clock: Clock,
    /// What happens when somebody has no time left.
    pub at_zero: AtZero,
}

impl StageRule {
    /// Returns a stage in which everybody plays together and nothing differs from the rest of the regulations.
    pub fn new(name: Title, format: Format) -> StageRule {
        StageRule {
            name,
            grouping: Grouping::Together,
            format,
            qualify: 0,
            runners_up: 0,
            games: 1,
            acceleration: Acceleration::None,
            points: None,
            tie_breaks: None,
            last_resort: None,
            draws: None,
            teams: TeamRule::default(),
            other_games: StageGames::Own,
            boards: BoardKind::Wood,
            clock: Clock::None,
            at_zero: AtZero::Loss,
        }
    }

    /// Returns how long a match is.
    pub fn match_length(&self) -> MatchLength {
        match (self.games, self.format.is_bracket()) {
            (0 | 1, _) => self.format.match_length(),
            (games, false) => MatchLength::Games(games),
            (games, true) => MatchLength::Pairs(games),
        }
    }
}

/// Whether the stronger half of a field begins with points on loan, so that the strong meet early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Acceleration {
    /// Everybody begins alike.
    None,
    /// FIDE's Baku system (C.04.5.1): in the first half of the rounds the upper half has a win on loan, then a draw.
    Baku,
}

impl Acceleration {
    /// Returns the points on loan of a start number before a round of a group that so many were drawn into.
    pub fn on_loan(
        self,
        n_drawn: usize,
        start_number: u16,
        round: u16,
        rounds: u16,
        points: &PointsRule,
    ) -> Points {
        let upper = 2 * n_drawn.div_ceil(4);
        let accelerated = rounds.div_ceil(2);
        let full = accelerated.div_ceil(2);
        match self {
            Acceleration::Baku if usize::from(start_number) <= upper && round <= full => points.win,
            Acceleration::Baku if usize::from(start_number) <= upper && round <= accelerated => points.draw,
            _ => Points::ZERO,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::Acceleration;
    use crate::facts::PointsRule;

    /// The example of the Baku system: nine rounds, 161 players.
    #[test]
    fn the_upper_half_has_points_on_loan_as_fide_says() {
        let rule = PointsRule::default();
        let loan = |number, round| Acceleration::Baku.on_loan(161, number, round, 9, &rule).tenths();
        // The first group has twice the whole of a quarter, rounded up: 82.
        assert_eq!([1, 82, 83, 161].map(|number| loan(number, 1)), [10, 10, 0, 0]);
        // Five rounds are accelerated, three of them by a point and two by a half.
        assert_eq!([1, 2, 3, 4, 5, 6, 9].map(|round| loan(82, round)), [10, 10, 10, 5, 5, 0, 0]);
        assert_eq!(Acceleration::None.on_loan(161, 1, 1, 9, &rule).tenths(), 0);
    }
}
