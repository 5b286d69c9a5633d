//! How a search goes about its work, for a few random games or for many.

/// With so many random games a search can afford to leave a position alone until it has seen something of it.
const MANY: u64 = 5_000;

/// With so few moves to choose from, who wins is often within reach of the solver.
const FEW: usize = 16;

/// Among so few moves, looking at all of them is quick, and tells most.
const VERY_FEW: usize = 8;

/// Among very few moves the solver sees the end once random games last so many plies, on average.
const HORIZON: u32 = 12;

/// How a search goes about its work.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Habits {
    /// After so many random games from a position its own moves are looked at.
    pub(super) patience: u32,
    /// How much the search tries what it knows little about.
    pub(super) curiosity: f64,
    /// The same where pieces that stay tell of moves that were not tried.
    pub(super) curiosity_with_traces: f64,
    /// After so many visits of a move its own games count as much as those that its piece was seen in.
    pub(super) traces_worth: f64,
    /// Where moves have to be listed, a position costs the solver so many times as much, and it gets fewer.
    pub(super) listing: u64,
    /// Where there are few moves the solver gets so many times as many.
    pub(super) reaching: u64,
    /// Whether random games go where a side wins at once, if that is seen at a glance.
    pub(super) takes_wins: bool,
}

impl Habits {
    /// For a few games: every position is looked at as soon as it is met.
    pub const BRISK: Habits = Habits {
        patience: 1,
        curiosity: 0.7,
        curiosity_with_traces: 0.1,
        traces_worth: 1_000.0,
        listing: 1,
        reaching: 1,
        takes_wins: false,
    };

    /// For many games. Looking at the moves of a position costs more than several random games from it, most positions
    /// of a tree are met once or twice, and pieces that stay tell enough to do without curiosity. The top level with
    /// these habits beside that with the others, in the same time, is what `benches/levels.rs` ends with.
    pub const THOROUGH: Habits = Habits {
        patience: 8,
        curiosity: 0.4,
        curiosity_with_traces: 0.0,
        traces_worth: 10_000.0,
        listing: 20,
        reaching: 2,
        takes_wins: true,
    };

    /// Returns the habits for so many random games.
    pub fn suited_to(playouts: u64) -> Habits {
        if playouts < MANY { Habits::BRISK } else { Habits::THOROUGH }
    }

    /// Returns the habits where there are so many moves.
    pub(super) fn among(self, n_moves: usize) -> Habits {
        if n_moves <= VERY_FEW {
            Habits { listing: self.listing, takes_wins: self.takes_wins, ..Habits::BRISK }
        } else {
            self
        }
    }

    /// Returns how long random games may last, on average, for the solver to be asked where there are so many moves; any
    /// time if nothing is said. Games of few moves are long: as long as their end is far, all time belongs to the tree.
    pub(super) fn horizon(&self, n_moves: usize) -> Option<u32> {
        (self.takes_wins && n_moves <= VERY_FEW).then_some(HORIZON)
    }

    /// Returns how many positions the solver gets out of so many, in a game with or without a plan, where there are so
    /// many moves.
    pub(super) fn positions(&self, positions: u64, has_plan: bool, n_moves: usize) -> u64 {
        let listed = if has_plan { positions } else { positions / self.listing };
        if n_moves <= FEW { listed.saturating_mul(self.reaching) } else { listed }
    }
}

#[cfg(test)]
mod tests {
    use super::Habits;

    #[test]
    fn the_solver_gets_fewer_positions_where_moves_are_listed_and_more_where_they_are_few() {
        assert_eq!(Habits::THOROUGH.positions(50_000, true, 17), 50_000);
        assert_eq!(Habits::THOROUGH.positions(50_000, true, 16), 100_000);
        assert_eq!(Habits::THOROUGH.positions(50_000, false, 17), 2_500);
        assert_eq!(Habits::BRISK.positions(50_000, false, 16), 50_000);
    }

    #[test]
    fn very_few_moves_are_looked_at_as_soon_as_they_are_met() {
        let habits = Habits::THOROUGH.among(8);
        assert_eq!((habits.patience, habits.positions(50_000, true, 8)), (1, 50_000));
        assert_eq!(habits.positions(50_000, false, 8), 2_500);
        assert_eq!(Habits::THOROUGH.among(9), Habits::THOROUGH);
        assert_eq!(Habits::BRISK.among(8), Habits::BRISK);
    }

    #[test]
    fn the_solver_waits_for_the_end_only_among_very_few_moves() {
        assert_eq!(Habits::THOROUGH.among(8).horizon(8), Some(12));
        assert_eq!(Habits::THOROUGH.among(9).horizon(9), None);
        assert_eq!(Habits::BRISK.among(8).horizon(8), None);
    }

    #[test]
    fn only_many_games_are_worth_patience() {
        assert_eq!(Habits::suited_to(4_999), Habits::BRISK);
        assert_eq!(Habits::suited_to(5_000), Habits::THOROUGH);
    }
}
