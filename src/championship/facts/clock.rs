//! The clocks of a game on screens: a rule of the regulations, and what is left of it, counted from stored times alone.

use super::live::Seat;

/// How much time a player has, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Clock {
    /// As much as they like.
    #[default]
    None,
    /// So much for the game, and so much more after each of one's moves.
    Game {
        /// For the whole game.
        whole: u32,
        /// After each move; 0 where nothing is added.
        added: u32,
    },
    /// So much for each move.
    Move {
        /// For one move.
        each: u32,
    },
}

/// What happens when a player has no time left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum AtZero {
    /// The game is lost.
    #[default]
    Loss,
    /// The arbiter is called, and the game goes on.
    Arbiter,
}

/// The most that is given back of the time that a move spent on the network, in milliseconds: a device that claims more is
/// slow or lies.
pub const MOST_LAG: u32 = 1_000;

/// The longest time for a game or a move, in milliseconds: ten hours.
pub const LONGEST_CLOCK: u32 = 36_000_000;

/// The clocks of one game: what each had left when last one was stopped, and whose runs since when.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clocks {
    rule: Clock,
    left: [i64; 2],
    running: Option<(Seat, i64)>,
}

impl Clocks {
    /// Returns full clocks that stand still.
    pub fn full(rule: Clock) -> Clocks {
        let full = match rule {
            Clock::None => 0,
            Clock::Game { whole, .. } => whole,
            Clock::Move { each } => each,
        };
        Clocks { rule, left: [i64::from(full); 2], running: None }
    }

    /// Returns the rule.
    pub fn rule(&self) -> Clock {
        self.rule
    }

    /// Returns whose clock runs.
    pub fn running(&self) -> Option<Seat> {
        self.running.map(|(seat, _)| seat)
    }

    /// Returns since when a clock runs, in milliseconds since 1970.
    pub fn since(&self) -> Option<i64> {
        self.running.map(|(_, since)| since)
    }

    /// Returns what a player has left at a time, in milliseconds, never less than nothing; `None` without clocks.
    pub fn left(&self, seat: Seat, now: i64) -> Option<u32> {
        let spent = match self.running {
            Some((running, since)) if running == seat => (now - since).max(0),
            _ => 0,
        };
        let left = (self.left[seat.index()] - spent).clamp(0, i64::from(u32::MAX));
        (self.rule != Clock::None).then_some(u32::try_from(left).unwrap_or(u32::MAX))
    }

    /// Returns who has run out of time.
    pub fn out_of_time(&self, now: i64) -> Option<Seat> {
        self.running().filter(|seat| self.left(*seat, now) == Some(0))
    }

    /// Lets the clock of a player run.
    pub(super) fn start(&mut self, seat: Seat, now: i64) {
        self.stop(now);
        self.running = Some((seat, now));
    }

    /// Stops whichever clock runs.
    pub(super) fn stop(&mut self, now: i64) {
        self.stop_with_lag(now, 0);
    }

    fn stop_with_lag(&mut self, now: i64, lag: u32) {
        if let Some((seat, since)) = self.running.take() {
            let spent = (now - since - i64::from(lag.min(MOST_LAG))).max(0);
            let left = &mut self.left[seat.index()];
            *left = (*left - spent).max(0);
        }
    }

    /// Counts a move of a player, with so much of its time spent on the network, and lets the clock of the next one run.
    pub(super) fn moved(&mut self, seat: Seat, next: Seat, now: i64, lag: u32) {
        self.stop_with_lag(now, lag);
        match self.rule {
            Clock::None => {}
            Clock::Game { added, .. } => self.left[seat.index()] += i64::from(added),
            Clock::Move { each } => self.left = [i64::from(each); 2],
        }
        self.running = Some((next, now));
    }

    /// Gives a player so much more, and no more than the longest clock.
    pub(super) fn credit(&mut self, seat: Seat, time: u32) {
        let left = &mut self.left[seat.index()];
        *left = (*left + i64::from(time)).min(i64::from(LONGEST_CLOCK));
    }

    /// Takes so much from a player, and no more than they have at a moment.
    pub(super) fn debit(&mut self, seat: Seat, time: u32, now: i64) {
        let most = self.left(seat, now).unwrap_or(0);
        self.left[seat.index()] -= i64::from(time.min(most));
    }
}

#[cfg(test)]
mod tests {
    use super::{Clock, Clocks, MOST_LAG};
    use crate::facts::Seat::{First, Second};

    #[test]
    fn time_is_counted_for_who_is_to_move_and_added_after_each_move() {
        let mut clocks = Clocks::full(Clock::Game { whole: 60_000, added: 5_000 });
        assert_eq!((clocks.left(First, 9_000), clocks.out_of_time(i64::MAX)), (Some(60_000), None));
        clocks.start(First, 1_000);
        assert_eq!((clocks.left(First, 11_000), clocks.left(Second, 11_000)), (Some(50_000), Some(60_000)));
        clocks.moved(First, Second, 11_000, 0);
        assert_eq!((clocks.left(First, 99_000), clocks.left(Second, 12_000)), (Some(55_000), Some(59_000)));
        assert_eq!(clocks.out_of_time(70_999), None);
        assert_eq!(clocks.out_of_time(71_000), Some(Second));
        clocks.stop(21_000);
        assert_eq!((clocks.left(Second, 90_000), clocks.running()), (Some(50_000), None));
        // A clock of the server that goes back takes nothing and gives nothing.
        clocks.start(Second, 30_000);
        assert_eq!(clocks.left(Second, 10_000), Some(50_000));
    }

    #[test]
    fn lag_is_given_back_up_to_a_limit_and_never_more_than_was_spent() {
        let spent = |at: i64, lag: u32| {
            let mut clocks = Clocks::full(Clock::Game { whole: 60_000, added: 0 });
            clocks.start(First, 0);
            clocks.moved(First, Second, at, lag);
            60_000 - i64::from(clocks.left(First, at).expect("a clock"))
        };
        assert_eq!(spent(10_000, 0), 10_000);
        assert_eq!(spent(10_000, 300), 9_700);
        assert_eq!(spent(10_000, u32::MAX), 10_000 - i64::from(MOST_LAG), "a clock that lies");
        assert_eq!(spent(200, 900), 0, "nobody gains by lag");
    }

    #[test]
    fn a_clock_for_each_move_begins_anew_with_every_move() {
        let mut clocks = Clocks::full(Clock::Move { each: 30_000 });
        clocks.start(First, 0);
        clocks.moved(First, Second, 29_000, 0);
        assert_eq!(clocks.left(Second, 29_000), Some(30_000));
        clocks.moved(Second, First, 30_000, 0);
        assert_eq!((clocks.left(First, 30_000), clocks.out_of_time(60_000)), (Some(30_000), Some(First)));
        let none = Clocks::full(Clock::None);
        assert_eq!((none.left(First, 5), none.out_of_time(5)), (None, None));
    }
}
