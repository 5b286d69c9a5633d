//! The cross table: who did what in each round, whatever it was read from.

use std::collections::HashMap;

use crate::facts::{
    Board, Championship, EntryCode, Format, Group, GroupId, MatchLength, Member, Outcome, Points, PointsRule,
    Round, TeamSystem, UnplayedRounds,
};

/// Everything that points and tie-breaks are made of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossTable {
    /// One row a contestant.
    pub rows: Vec<Row>,
    /// The rounds so far.
    pub n_rounds: usize,
    /// What a game is worth.
    pub points: PointsRule,
    /// How rounds without a game count.
    pub unplayed: UnplayedRounds,
}

/// A contestant's row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The start number.
    pub start_number: u32,
    /// One cell a round.
    pub cells: Vec<Cell>,
    /// What was made in the games of each round, one point a game; empty where rounds are single games.
    pub game_points: Vec<Points>,
}

impl Row {
    /// Returns the row of a start number before the first round.
    pub fn new(start_number: u32) -> Row {
        Row { start_number, cells: vec![], game_points: vec![] }
    }
}

/// The side of the board, by who starts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Side {
    /// Starts the game.
    First,
    /// Answers.
    Second,
}

impl Side {
    /// Returns the other side.
    pub fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

/// What a contestant did in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A game played on the board.
    Game {
        /// The opponent's row.
        opponent: usize,
        /// The side.
        side: Side,
        /// How it ended.
        outcome: Outcome,
    },
    /// A game paired and not played, because somebody did not come.
    Forfeit {
        /// The opponent's row.
        opponent: usize,
        /// The side one would have had.
        side: Side,
        /// Won by coming, or lost by not coming.
        outcome: Outcome,
    },
    /// A bye given by the pairing, or a full-point bye: one would have played.
    Bye {
        /// What it was worth.
        points: Points,
    },
    /// A round missed by one's own wish: an announced absence, a requested bye, a withdrawal.
    Missed {
        /// What it was worth.
        points: Points,
    },
    /// A game without a result as yet.
    Open {
        /// The opponent's row.
        opponent: usize,
        /// The side.
        side: Side,
    },
}

impl Cell {
    /// Returns the points the round gave.
    pub fn points(self, rule: &PointsRule) -> Points {
        match self {
            Cell::Game { outcome: Outcome::Win, .. } => rule.win,
            Cell::Game { outcome: Outcome::Draw, .. } => rule.draw,
            Cell::Game { outcome: Outcome::Loss, .. } => rule.loss,
            Cell::Forfeit { outcome: Outcome::Win, .. } => rule.forfeit_win,
            Cell::Forfeit { .. } => rule.forfeit_loss,
            Cell::Bye { points } | Cell::Missed { points } => points,
            Cell::Open { .. } => Points::ZERO,
        }
    }

    /// Says whether one was there: played, won without a game, or sat out by the pairing.
    pub fn has_come(self) -> bool {
        matches!(self, Cell::Game { .. } | Cell::Bye { .. } | Cell::Forfeit { outcome: Outcome::Win, .. })
    }

    /// Says whether one chose not to play: FIDE's voluntarily unplayed round.
    pub fn is_voluntary(self) -> bool {
        matches!(self, Cell::Missed { .. } | Cell::Forfeit { outcome: Outcome::Loss, .. })
    }

    /// Returns the opponent paired, if any.
    pub fn opponent(self) -> Option<usize> {
        match self {
            Cell::Game { opponent, .. } | Cell::Forfeit { opponent, .. } | Cell::Open { opponent, .. } => {
                Some(opponent)
            }
            Cell::Bye { .. } | Cell::Missed { .. } => None,
        }
    }
}

impl CrossTable {
    /// Returns the points of a row before each round, and after the last.
    pub(crate) fn running_points(&self, row: usize) -> Vec<Points> {
        let mut running = vec![Points::ZERO];
        for cell in &self.rows[row].cells {
            let before = running.last().copied().unwrap_or_default();
            running.push(before + cell.points(&self.points));
        }
        running
    }

    /// Makes the cross table of a group; a row a member, in the order of the group.
    ///
    /// Returns `None` if there is no such group.
    pub fn of_group(championship: &Championship, id: GroupId) -> Option<CrossTable> {
        let group = championship.group(id)?;
        let regulations = championship.regulations();
        let mut points = regulations.points_of(id.stage);
        if let Some(Format::RoundRobin { .. }) = championship.format_of(id) {
            points.bye = points.free_round;
        }
        let rows = group.members.iter().enumerate();
        let row_of: HashMap<EntryCode, usize> = rows.map(|(row, member)| (member.entry, row)).collect();
        let number = |member: &Member| Row::new(u32::from(member.start_number));
        let mut rows: Vec<Row> = group.members.iter().map(number).collect();
        let is_of_teams = championship.format_of(id).is_some_and(Format::is_of_teams);
        let is_match = championship.match_length(id) != MatchLength::SingleGame;
        for round in &group.rounds {
            // Who is not named missed the round.
            for row in &mut rows {
                row.cells.push(Cell::Missed { points: Points::ZERO });
                if is_match {
                    row.game_points.push(Points::ZERO);
                }
            }
            let mut set = |entry: &EntryCode, cell: Cell, game_points: Points| {
                if let Some(row) = row_of.get(entry).and_then(|&row| rows.get_mut(row)) {
                    row.cells.pop();
                    row.cells.push(cell);
                    if let Some(last) = row.game_points.last_mut() {
                        *last = game_points;
                    }
                }
            };
            for entry in &round.absent {
                set(entry, Cell::Missed { points: points.absence }, Points::ZERO);
            }
            for board in &round.boards {
                let (Some(&first), Some(&second)) = (row_of.get(&board.first), row_of.get(&board.second))
                else {
                    continue;
                };
                let games = game_points(board);
                set(&board.first, cell_of(board, Side::First, second), games.0);
                set(&board.second, cell_of(board, Side::Second, first), games.1);
            }
            for entry in &round.byes {
                let points =
                    if is_of_teams { bye_worth(championship, group, round, *entry) } else { points.bye };
                set(entry, Cell::Bye { points }, Points::ZERO);
            }
        }
        Some(CrossTable { rows, n_rounds: group.rounds.len(), points, unplayed: regulations.unplayed })
    }

    /// Returns the table as it stood after a number of rounds.
    pub fn after_rounds(&self, n_rounds: usize) -> CrossTable {
        let mut table = self.clone();
        table.n_rounds = n_rounds.min(self.n_rounds);
        for row in &mut table.rows {
            row.cells.truncate(n_rounds);
            row.game_points.truncate(n_rounds);
        }
        table
    }

    /// Returns the points of a row.
    pub fn points_of(&self, row: usize) -> Points {
        self.rows[row].cells.iter().map(|cell| cell.points(&self.points)).sum()
    }
}

/// Returns what a board was to one of its sides.
pub(super) fn cell_of(board: &Board, side: Side, opponent: usize) -> Cell {
    let Some(result) = board.winner_or_draw() else { return Cell::Open { opponent, side } };
    let (first, second) = result.outcomes();
    let outcome = if side == Side::First { first } else { second };
    match result.is_played() {
        true => Cell::Game { opponent, side, outcome },
        false => Cell::Forfeit { opponent, side, outcome },
    }
}

/// Returns what each side made in the games of a board: one point a game.
fn game_points(board: &Board) -> (Points, Points) {
    let (first, second) = match (board.score(), board.winner_or_draw()) {
        (Some(score), _) => score,
        (None, Some(result)) => {
            let halves = |outcome| match outcome {
                Outcome::Win => 2,
                Outcome::Draw => 1,
                Outcome::Loss => 0,
            };
            let (first, second) = result.outcomes();
            (halves(first), halves(second))
        }
        (None, None) => (0, 0),
    };
    let points = |halves: u32| Points::from_tenths(i32::try_from(halves).unwrap_or(0) * 5);
    (points(first), points(second))
}

/// Returns what a round off is worth to a member: a win where the board across stays empty, else what regulations give a team without an opponent.
pub(super) fn bye_worth(
    championship: &Championship,
    group: &Group,
    round: &Round,
    code: EntryCode,
) -> Points {
    let rule = championship.regulations().points_of(group.id.stage);
    let own = group.member(code).map(|member| member.team_id());
    let plays = |code: EntryCode| group.member(code).map(|member| member.team_id()) == own;
    let has_match = round.boards.iter().any(|board| plays(board.first) || plays(board.second));
    match championship.format_of(group.id) {
        _ if has_match => rule.forfeit_win,
        Some(Format::Teams { system: TeamSystem::Swiss { .. }, .. }) => rule.bye,
        _ => rule.free_round,
    }
}

#[cfg(test)]
mod tests {
    use super::{Cell, Outcome, Side};
    use crate::facts::Points;

    #[test]
    fn only_who_was_paired_has_an_opponent() {
        let (opponent, side, outcome) = (7, Side::First, Outcome::Win);
        assert_eq!(Cell::Game { opponent, side, outcome }.opponent(), Some(7));
        assert_eq!(Cell::Open { opponent, side }.opponent(), Some(7));
        assert_eq!(Cell::Bye { points: Points::ZERO }.opponent(), None);
        assert_eq!(Cell::Missed { points: Points::ZERO }.opponent(), None);
    }
}
