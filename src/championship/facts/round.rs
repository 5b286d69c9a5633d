//! A published round, its boards and its results.

use super::{
    code::EntryCode,
    pairing::Pairing,
    result::{MatchResult, Outcome, ResultHistory},
};

/// A published round of a group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The number, from 1.
    pub number: u16,
    /// The seed it was paired with.
    pub seed: u64,
    /// Why it was published although results were missing.
    pub forced: Option<String>,
    /// The games, in board order.
    pub boards: Vec<Board>,
    /// Who has a bye.
    pub byes: Vec<EntryCode>,
    /// Who is absent by announcement.
    pub absent: Vec<EntryCode>,
}

/// How far a round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RoundStatus {
    /// Published; some results are missing.
    Published,
    /// Every board has its result.
    Scored,
}

/// A board of a round: two entries and what was entered for their games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// The number, from 1.
    pub number: u16,
    /// Who starts the first game.
    pub first: EntryCode,
    /// The other.
    pub second: EntryCode,
    /// One history a game, in order; a single one outside matches of several games.
    pub games: Vec<ResultHistory>,
    /// How long the match is.
    pub length: MatchLength,
}

/// How many games two entries play against each other in one round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum MatchLength {
    /// One game, whose draw stands.
    SingleGame,
    /// Up to so many games, and more while the match is level; somebody goes on, somebody is out.
    BestOf(u8),
}

impl Round {
    pub(super) fn new(
        number: u16,
        seed: u64,
        forced: Option<String>,
        pairings: &[Pairing],
        length: MatchLength,
    ) -> Round {
        let mut round = Round { number, seed, forced, boards: vec![], byes: vec![], absent: vec![] };
        for pairing in pairings {
            match *pairing {
                Pairing::Game { first, second } => {
                    let number = u16::try_from(round.boards.len() + 1).unwrap_or(u16::MAX);
                    round.boards.push(Board { number, first, second, games: vec![], length });
                }
                Pairing::Bye { entry } => round.byes.push(entry),
                Pairing::Absent { entry } => round.absent.push(entry),
            }
        }
        round
    }

    /// Returns how far the round is.
    pub fn status(&self) -> RoundStatus {
        match self.boards.iter().all(|board| board.winner_or_draw().is_some()) {
            true => RoundStatus::Scored,
            false => RoundStatus::Published,
        }
    }

    /// Returns the board with a number.
    pub fn board(&self, number: u16) -> Option<&Board> {
        self.boards.get(usize::from(number).checked_sub(1)?)
    }

    /// Returns the board at which an entry sits.
    pub fn board_of(&self, entry: EntryCode) -> Option<&Board> {
        self.boards.iter().find(|board| board.first == entry || board.second == entry)
    }

    /// Returns the pairing list.
    pub fn pairings(&self) -> impl Iterator<Item = Pairing> + '_ {
        let games =
            self.boards.iter().map(|board| Pairing::Game { first: board.first, second: board.second });
        let byes = self.byes.iter().map(|&entry| Pairing::Bye { entry });
        let absent = self.absent.iter().map(|&entry| Pairing::Absent { entry });
        games.chain(byes).chain(absent)
    }
}

impl Board {
    /// Returns who sits across the board.
    pub fn opponent_of(&self, entry: EntryCode) -> Option<EntryCode> {
        match entry {
            entry if entry == self.first => Some(self.second),
            entry if entry == self.second => Some(self.first),
            _ => None,
        }
    }

    /// Returns the result of a single game, or the sum of a decided match as a result of its own.
    ///
    /// `None` while the game, or the match, is undecided. In a match, the side that starts changes with each
    /// game, and who first has more than half of the games' points wins; a match that is level after its
    /// last game goes on until a game decides.
    pub fn winner_or_draw(&self) -> Option<MatchResult> {
        let best_of = match self.length {
            MatchLength::SingleGame => return self.games.first().and_then(ResultHistory::current),
            MatchLength::BestOf(best_of) => best_of,
        };
        // Halves: a win is two, a draw one each.
        let (mut first, mut second) = (0u32, 0u32);
        let mut is_played = false;
        for (index, game) in self.games.iter().enumerate() {
            let result = game.current()?;
            is_played |= result.is_played();
            let (starter, other) = result.outcomes();
            let halves = |outcome| match outcome {
                Outcome::Win => 2,
                Outcome::Draw => 1,
                Outcome::Loss => 0,
            };
            let (one, two) = if index % 2 == 0 { (starter, other) } else { (other, starter) };
            first += halves(one);
            second += halves(two);
            if result == MatchResult::BothForfeit {
                return Some(MatchResult::BothForfeit);
            }
            let n_games = index + 1;
            let is_over = first.max(second) > u32::from(best_of)
                || (n_games >= usize::from(best_of) && first != second);
            if is_over {
                return Some(match (first > second, is_played) {
                    (true, true) => MatchResult::FirstWins,
                    (true, false) => MatchResult::FirstWinsByForfeit,
                    (false, true) => MatchResult::SecondWins,
                    (false, false) => MatchResult::SecondWinsByForfeit,
                });
            }
        }
        None
    }

    /// Returns who won the game or match, if somebody did.
    pub fn winner(&self) -> Option<EntryCode> {
        match self.winner_or_draw()?.outcomes() {
            (Outcome::Win, _) => Some(self.first),
            (_, Outcome::Win) => Some(self.second),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{
        Board,
        MatchLength::{self, BestOf, SingleGame},
    };
    use crate::facts::{EntryCode, MatchResult, ResultEntry, ResultHistory, Stamp};

    fn board(length: MatchLength, results: &[&str]) -> Board {
        let games = results
            .iter()
            .map(|text| {
                let mut history = ResultHistory::default();
                let stamp = Stamp { by: "desk".to_owned(), at: 0 };
                let result = text.parse().expect("a result");
                history.push(ResultEntry { result, stamp, reason: None, record: None });
                history
            })
            .collect();
        let (first, second) = (EntryCode::first(1, 1, 1), EntryCode::first(2, 1, 1));
        Board { number: 1, first, second, games, length }
    }

    #[test]
    fn a_match_is_decided_by_more_than_half_of_its_games() {
        let cases: [(MatchLength, &[&str], Option<MatchResult>); 11] = [
            (SingleGame, &[], None),
            (SingleGame, &["1-0"], Some(MatchResult::FirstWins)),
            (SingleGame, &["½-½"], Some(MatchResult::Draw)),
            (BestOf(1), &["½-½"], None),
            (BestOf(1), &["½-½", "1-0"], Some(MatchResult::SecondWins)),
            (BestOf(3), &["1-0"], None),
            // The second game is started by the other side, so 0-1 is the first side's second win.
            (BestOf(3), &["1-0", "0-1"], Some(MatchResult::FirstWins)),
            (BestOf(3), &["1-0", "1-0"], None),
            (BestOf(3), &["1-0", "1-0", "0-1"], Some(MatchResult::SecondWins)),
            (BestOf(3), &["½-½", "½-½", "½-½"], None),
            (BestOf(3), &["½-½", "½-½", "½-½", "1-0"], Some(MatchResult::SecondWins)),
        ];
        for (length, results, expected) in cases {
            assert_eq!(board(length, results).winner_or_draw(), expected, "{length:?} {results:?}");
        }
    }
}
