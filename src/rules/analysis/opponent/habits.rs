//! How a search goes about its work, for a few random games or for many.

/// With so many random games a search can afford to leave a position alone until it has seen something of it.
const MANY: u64 = 5_000;

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
    /// Whether pieces that may be taken tell of moves, too.
    pub(super) trusts_taken: bool,
    /// Where moves have to be listed, a position costs the solver so many times as much, and it gets fewer.
    pub(super) listing: u64,
}

impl Habits {
    /// For a few games: every position is looked at as soon as it is met.
    pub const BRISK: Habits = Habits {
        patience: 1,
        curiosity: 0.7,
        curiosity_with_traces: 0.1,
        traces_worth: 1_000.0,
        trusts_taken: false,
        listing: 1,
    };

    /// For many games. Looking at the moves of a position costs more than several random games from it, most positions
    /// of a tree are met once or twice, and pieces that stay tell enough to do without curiosity. The top level with
    /// these habits beside that with the others, in the same time, is what `benches/levels.rs` ends with.
    pub const THOROUGH: Habits = Habits {
        patience: 8,
        curiosity: 0.4,
        curiosity_with_traces: 0.0,
        traces_worth: 10_000.0,
        trusts_taken: true,
        listing: 20,
    };

    /// Returns the habits for so many random games.
    pub fn suited_to(playouts: u64) -> Habits {
        if playouts < MANY { Habits::BRISK } else { Habits::THOROUGH }
    }

    /// Returns how many positions the solver gets out of so many, in a game with or without a plan.
    pub(super) fn positions(&self, positions: u64, has_plan: bool) -> u64 {
        if has_plan { positions } else { positions / self.listing }
    }
}

#[cfg(test)]
mod tests {
    use super::Habits;

    #[test]
    fn the_solver_gets_fewer_positions_where_moves_are_listed() {
        assert_eq!(Habits::THOROUGH.positions(100_000, true), 100_000);
        assert_eq!(Habits::THOROUGH.positions(100_000, false), 5_000);
        assert_eq!(Habits::BRISK.positions(50_000, false), 50_000);
    }

    #[test]
    fn only_many_games_are_worth_patience() {
        assert_eq!(Habits::suited_to(4_999), Habits::BRISK);
        assert_eq!(Habits::suited_to(5_000), Habits::THOROUGH);
    }
}
