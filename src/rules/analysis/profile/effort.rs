//! How much strong players may spend on a move if a profile is to be done in about a minute.
//!
//! The effort depends on the rules alone, never on a clock: the same command plays the same games on every machine.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use super::{Tally, Watch, at_random, play};
use crate::analysis::opponent::{Habits, Strength};
use crate::engine::Table;

/// So many random games tell how long a game is and how many moves there are.
const PILOT: u64 = 64;
/// The work of all the games together, in units of `cost`; measured to take two cores about half a minute in the
/// middle, and a minute and a half at most.
const WORK: f64 = 45_000_000.0;
/// The same for games whose random games follow a plan, which takes a fraction of the time.
const QUICK_WORK: f64 = 300_000_000.0;
/// The work of a random game that is over at once: what the search remembers of it.
const EACH_GAME: f64 = 4.0;
/// The work of one move of a random game, besides that for each move there is to choose from.
const EACH_MOVE: f64 = 0.3;
/// The work for each move there is to choose from.
const EACH_CHOICE: f64 = 0.007;
/// No player spends less than so many random games on a move.
const LEAST: u64 = 100;

/// Returns an effort with which so many games in all can be played in about a minute: the one given, or less.
pub fn affordable(table: &Arc<Table>, games: u64, full: Strength) -> Strength {
    let never = AtomicBool::new(false);
    let watch = Watch { stop: &never, played: &|| () };
    let Some(pilot) = play(table, PILOT, 0, 0, &at_random, &watch) else { return full };
    let work = if table.has_plan() { QUICK_WORK } else { WORK };
    let most = rounded(work / (cost(&pilot) * games.max(1) as f64)).max(LEAST);
    if most >= full.playouts { full } else { scaled(full, most) }
}

/// Returns an effort with so many random games before a move instead; the solver spends the same share of its positions.
pub fn scaled(full: Strength, playouts: u64) -> Strength {
    let positions = u128::from(full.positions) * u128::from(playouts) / u128::from(full.playouts.max(1));
    let positions = u64::try_from(positions).unwrap_or(u64::MAX);
    Strength { playouts, positions, habits: Habits::suited_to(playouts), ..full }
}

/// Returns the work of a game in which one random game is played before each move.
fn cost(pilot: &Tally) -> f64 {
    let length = (pilot.positions as f64 / pilot.games.max(1) as f64).max(1.0);
    // On average half of a game is left to be played.
    length * (EACH_GAME + length / 2.0 * (EACH_MOVE + EACH_CHOICE * pilot.branching().value))
}

/// Rounds down to a number that is easily said, so that a small change of the rules leaves the effort as it was.
fn rounded(number: f64) -> u64 {
    let mut power = 1_u64;
    while power < 1_000_000 && number >= power as f64 * 10.0 {
        power *= 10;
    }
    let steps = [70, 50, 30, 20, 15, 10].map(|tenths| tenths * power / 10);
    steps.into_iter().find(|step| *step as f64 <= number).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::{cost, rounded, scaled};
    use crate::analysis::opponent::Level;
    use crate::analysis::profile::Tally;

    #[test]
    fn efforts_are_round_and_never_more_than_there_is() {
        let cases = [
            (0.2, 1),
            (9.9, 7),
            (10.0, 10),
            (149.0, 100),
            (151.0, 150),
            (6_999.0, 5_000),
            (70_000.0, 70_000),
        ];
        for (number, round) in cases {
            assert_eq!(rounded(number), round, "{number}");
        }
    }

    #[test]
    fn less_effort_keeps_the_share_of_the_solver() {
        let full = super::Strength { playouts: 10_000, positions: 400_000, ..Level::Strong.strength() };
        let half = scaled(full, 5_000);
        assert_eq!((half.playouts, half.positions), (5_000, 200_000));
        let least = scaled(full, 100);
        assert_eq!((least.playouts, least.positions), (100, 4_000));
    }

    #[test]
    fn long_games_with_many_moves_cost_more() {
        // Ten games of twenty moves each, thirty to choose from every time: 4 for the game, and for the ten moves that
        // are left on average 0.3 and 0.007 for each of the thirty; all of it twenty times.
        let pilot = Tally { games: 10, positions: 200, choices: 6_000, ..Tally::default() };
        assert!((cost(&pilot) - 20.0 * (4.0 + 10.0 * (0.3 + 0.21))).abs() < 1e-9, "{}", cost(&pilot));
    }
}
