//! A published round, its boards and its results.

use std::collections::BTreeSet;

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
    /// The number in its round, from 1, by which it is found.
    pub number: u16,
    /// The number that people are told: that of the round; in free play the lowest that no open game of the group had.
    pub shown: u16,
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
    /// So many games, all played; the sum decides, and may be level.
    Games(u8),
    /// So many games, all played, and two more each time while the match is level.
    Pairs(u8),
}

impl Round {
    /// Makes a round whose boards are shown with the lowest numbers that are not taken.
    pub(super) fn new(
        number: u16,
        seed: u64,
        forced: Option<String>,
        pairings: &[Pairing],
        length: MatchLength,
        taken: &BTreeSet<u16>,
    ) -> Round {
        let mut free = (1..=u16::MAX).filter(|number| !taken.contains(number));
        let mut round = Round { number, seed, forced, boards: vec![], byes: vec![], absent: vec![] };
        for pairing in pairings {
            match *pairing {
                Pairing::Game { first, second } => {
                    let number = u16::try_from(round.boards.len() + 1).unwrap_or(u16::MAX);
                    let shown = free.next().unwrap_or(u16::MAX);
                    round.boards.push(Board { number, shown, first, second, games: vec![], length });
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

    /// Returns the board of which people are told a number, in free play another than that in its round.
    pub fn board_shown(&self, shown: u16) -> Option<&Board> {
        self.boards.iter().find(|board| board.shown == shown)
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
        self.decided().map(|(_, result)| result)
    }

    /// Returns how many games decided the board, and how; what was played after them, before a correction, decides nothing.
    fn decided(&self) -> Option<(usize, MatchResult)> {
        if self.length == MatchLength::SingleGame {
            return Some((1, self.games.first().and_then(ResultHistory::current)?));
        }
        let (mut first, mut second) = (0u32, 0u32);
        let mut is_played = false;
        for (index, game) in self.games.iter().enumerate() {
            let result = game.current()?;
            is_played |= result.is_played();
            let (one, two) = halves(index, result);
            first += one;
            second += two;
            let n_games = index + 1;
            if result == MatchResult::BothForfeit {
                return Some((n_games, MatchResult::BothForfeit));
            }
            // Who does not come to the first game does not come to the match.
            let is_forfeited = n_games == 1 && !result.is_played();
            let is_over = match self.length {
                MatchLength::SingleGame => true,
                MatchLength::BestOf(best_of) => {
                    let has_half = first.max(second) > u32::from(best_of);
                    // So many draws that both have more than half decide nothing either.
                    first != second && (has_half || n_games >= usize::from(best_of))
                }
                MatchLength::Games(games) => is_forfeited || n_games >= usize::from(games),
                MatchLength::Pairs(games) => {
                    let is_whole = n_games >= usize::from(games) && n_games.is_multiple_of(2);
                    is_forfeited || (is_whole && first != second)
                }
            };
            if is_over && first == second {
                return Some((n_games, MatchResult::Draw));
            }
            if is_over {
                let result = match (first > second, is_played) {
                    (true, true) => MatchResult::FirstWins,
                    (true, false) => MatchResult::FirstWinsByForfeit,
                    (false, true) => MatchResult::SecondWins,
                    (false, false) => MatchResult::SecondWinsByForfeit,
                };
                return Some((n_games, result));
            }
        }
        None
    }

    /// Says whether a match is level though both have more than half of its games' points: it goes on.
    pub(super) fn is_drawn_out(&self) -> bool {
        let MatchLength::BestOf(best_of) = self.length else { return false };
        self.score().is_some_and(|(first, second)| first == second && first > u32::from(best_of))
    }

    /// Returns the score of a match of several games so far, in halves of a game; nothing for a single game.
    pub fn score(&self) -> Option<(u32, u32)> {
        if self.length == MatchLength::SingleGame {
            return None;
        }
        let n_games = self.decided().map_or(self.games.len(), |(n_games, _)| n_games);
        let games = self.games.iter().enumerate().take(n_games);
        let known = games.filter_map(|(index, game)| Some(halves(index, game.current()?)));
        Some(known.fold((0, 0), |sum, one| (sum.0 + one.0, sum.1 + one.1)))
    }

    /// Writes the score of a match of several games so far: `2–1½`; nothing for a single game.
    pub fn score_words(&self) -> Option<String> {
        let written = |halves: u32| match (halves / 2, halves % 2) {
            (0, 1) => "½".to_owned(),
            (whole, 0) => whole.to_string(),
            (whole, _) => format!("{whole}½"),
        };
        self.score().map(|(first, second)| format!("{}–{}", written(first), written(second)))
    }

    /// Writes the results of the games so far: `1-0 1-0 0-1`; nothing before the first.
    pub fn results_of_games(&self) -> String {
        let results = self.games.iter().filter_map(ResultHistory::current);
        results.map(|result| result.to_string()).collect::<Vec<_>>().join(" ")
    }

    /// Writes the results of the games so far, with the score of a match of several: `2–1 (1-0 1-0 0-1)`; nothing before the first.
    pub fn results(&self) -> String {
        let games = self.results_of_games();
        let is_single = matches!(self.length, MatchLength::SingleGame | MatchLength::BestOf(1));
        let has_score = self.games.len() > usize::from(is_single);
        match self.score_words().filter(|_| has_score) {
            // The games change sides; the score is of who sits where.
            Some(score) => format!("{score} ({games})"),
            None => games,
        }
    }

    /// Writes the results of the games so far as [`Board::results`] does, every game seen from the same seats, so that they add up to
    /// the score: `2–0 (1-0 1-0)` where each started one and the first won both.
    pub fn results_as_seated(&self) -> String {
        let is_single = matches!(self.length, MatchLength::SingleGame | MatchLength::BestOf(1));
        let score = self.score_words().filter(|_| self.games.len() > usize::from(is_single));
        let Some(score) = score else { return self.results_of_games() };
        let results = self.games.iter().enumerate().filter_map(|(index, game)| {
            let result = game.current()?;
            // The second sits first in every other game.
            Some(if index % 2 == 1 { result.from_the_other_side() } else { result }.to_string())
        });
        format!("{score} ({})", results.collect::<Vec<_>>().join(" "))
    }

    /// Returns who starts a game of the board and who answers: in a match the sides change after each.
    pub fn seats_in(&self, game: u8) -> (EntryCode, EntryCode) {
        if game % 2 == 1 { (self.first, self.second) } else { (self.second, self.first) }
    }

    /// Says whether somebody sits at the board: a result that was corrected and waits for somebody else seats nobody again.
    pub fn is_played(&self) -> bool {
        match self.length {
            MatchLength::SingleGame => !self.games.first().is_some_and(ResultHistory::is_over),
            _ => self.winner_or_draw().is_none(),
        }
    }

    /// Says whether a result stands on the board: one that was taken back does not.
    pub fn has_result(&self) -> bool {
        self.games.iter().any(|history| history.entered().is_some())
    }

    /// Returns the number of the game whose result comes next; nothing once the match is decided.
    pub fn next_game(&self) -> Option<u8> {
        let open = self.games.iter().position(|history| history.entered().is_none());
        let next = open.unwrap_or(self.games.len()) + 1;
        u8::try_from(next).ok().filter(|_| self.winner_or_draw().is_none())
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

/// Returns what a game of a match brings to who started the first of them, and to the other: two halves for a win.
fn halves(index: usize, result: MatchResult) -> (u32, u32) {
    let of = |outcome| match outcome {
        Outcome::Win => 2,
        Outcome::Draw => 1,
        Outcome::Loss => 0,
    };
    let (starter, other) = result.outcomes();
    // The side that starts changes with each game.
    if index.is_multiple_of(2) { (of(starter), of(other)) } else { (of(other), of(starter)) }
}

#[cfg(test)]
mod tests {
    use super::{
        Board,
        MatchLength::{self, BestOf, Games, Pairs, SingleGame},
    };
    use crate::facts::{EntryCode, MatchResult, ResultEntry, ResultHistory, Stamp};

    fn board(length: MatchLength, results: &[&str]) -> Board {
        let games = results
            .iter()
            .map(|text| {
                let mut history = ResultHistory::default();
                let stamp = Stamp { by: "desk".to_owned(), at: 0 };
                let result = text.parse().expect("a result");
                history.push(ResultEntry { result, stamp, reason: None, record: None, taken_back: None });
                history
            })
            .collect();
        let (first, second) = (EntryCode::first(1, 1, 1), EntryCode::first(2, 1, 1));
        Board { number: 1, shown: 1, first, second, games, length }
    }

    #[test]
    fn a_match_of_two_games_is_played_whole_and_its_sum_decides() {
        /// The length, the results of the games, what comes of them, and the score.
        type Case = (MatchLength, &'static [&'static str], Option<MatchResult>, (u32, u32));
        let cases: [Case; 10] = [
            (Games(2), &["1-0"], None, (2, 0)),
            // Whoever starts wins, twice: the match is level.
            (Games(2), &["1-0", "1-0"], Some(MatchResult::Draw), (2, 2)),
            (Games(2), &["1-0", "0-1"], Some(MatchResult::FirstWins), (4, 0)),
            (Games(2), &["½-½", "1-0"], Some(MatchResult::SecondWins), (1, 3)),
            (Games(2), &["-:+"], Some(MatchResult::SecondWinsByForfeit), (0, 2)),
            (Games(2), &["1-0", "-:+"], Some(MatchResult::FirstWins), (4, 0)),
            (Pairs(2), &["1-0", "1-0"], None, (2, 2)),
            (Pairs(2), &["1-0", "1-0", "1-0"], None, (4, 2)),
            (Pairs(2), &["1-0", "1-0", "1-0", "0-1"], Some(MatchResult::FirstWins), (6, 2)),
            (Pairs(2), &["0-1", "1-0"], Some(MatchResult::SecondWins), (0, 4)),
        ];
        for (length, results, expected, score) in cases {
            let board = board(length, results);
            assert_eq!(board.winner_or_draw(), expected, "{length:?} {results:?}");
            assert_eq!(board.score(), Some(score), "{length:?} {results:?}");
        }
        assert_eq!(board(SingleGame, &["1-0"]).score(), None);
    }

    #[test]
    fn a_match_is_decided_by_more_than_half_of_its_games() {
        let cases: [(MatchLength, &[&str], Option<MatchResult>); 14] = [
            (SingleGame, &[], None),
            (SingleGame, &["1-0"], Some(MatchResult::FirstWins)),
            (SingleGame, &["½-½"], Some(MatchResult::Draw)),
            (BestOf(1), &["½-½"], None),
            (BestOf(1), &["½-½", "1-0"], Some(MatchResult::SecondWins)),
            (BestOf(3), &["1-0"], None),
            // The second game is started by the other side, so 0-1 is the first side's second win.
            (BestOf(3), &["1-0", "0-1"], Some(MatchResult::FirstWins)),
            (BestOf(3), &["1-0", "1-0"], None),
            // One and a half of three is half, not more.
            (BestOf(3), &["1-0", "½-½"], None),
            (BestOf(3), &["1-0", "1-0", "0-1"], Some(MatchResult::SecondWins)),
            (BestOf(3), &["½-½", "½-½", "½-½"], None),
            (BestOf(3), &["½-½", "½-½", "½-½", "1-0"], Some(MatchResult::SecondWins)),
            (BestOf(3), &["½-½", "½-½", "½-½", "½-½"], None),
            (BestOf(3), &["½-½", "½-½", "½-½", "½-½", "1-0"], Some(MatchResult::FirstWins)),
        ];
        for (length, results, expected) in cases {
            assert_eq!(board(length, results).winner_or_draw(), expected, "{length:?} {results:?}");
        }
    }
}
