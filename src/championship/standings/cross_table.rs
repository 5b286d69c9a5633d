//! The cross table: who did what in each round, whatever it was read from.

use crate::facts::{
    Championship, Format, Group, GroupId, Member, Outcome, Points, PointsRule, Round, UnplayedRounds,
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
        let mut points = regulations.points;
        if let Some(Format::RoundRobin { .. }) = championship.format_of(id) {
            points.bye = points.free_round;
        }
        let row = |member: &Member| {
            let cells = group.rounds.iter().map(|round| cell_of(group, round, member, &points)).collect();
            Row { start_number: u32::from(member.start_number), cells }
        };
        let rows = group.members.iter().map(row).collect();
        Some(CrossTable { rows, n_rounds: group.rounds.len(), points, unplayed: regulations.unplayed })
    }

    /// Returns the table as it stood after a number of rounds.
    pub fn after_rounds(&self, n_rounds: usize) -> CrossTable {
        let mut table = self.clone();
        table.n_rounds = n_rounds.min(self.n_rounds);
        table.rows.iter_mut().for_each(|row| row.cells.truncate(n_rounds));
        table
    }

    /// Returns the points of a row.
    pub fn points_of(&self, row: usize) -> Points {
        self.rows[row].cells.iter().map(|cell| cell.points(&self.points)).sum()
    }
}

fn cell_of(group: &Group, round: &Round, member: &Member, points: &PointsRule) -> Cell {
    let entry = member.entry;
    if round.byes.contains(&entry) {
        return Cell::Bye { points: points.bye };
    }
    if round.absent.contains(&entry) {
        return Cell::Missed { points: points.absence };
    }
    let Some(board) = round.board_of(entry) else { return Cell::Missed { points: Points::ZERO } };
    let other = if board.first == entry { board.second } else { board.first };
    let side = if board.first == entry { Side::First } else { Side::Second };
    let Some(opponent) = group.members.iter().position(|member| member.entry == other) else {
        return Cell::Missed { points: Points::ZERO };
    };
    match board.winner_or_draw() {
        None => Cell::Open { opponent, side },
        Some(result) => {
            let (first, second) = result.outcomes();
            let outcome = if side == Side::First { first } else { second };
            match result.is_played() {
                true => Cell::Game { opponent, side, outcome },
                false => Cell::Forfeit { opponent, side, outcome },
            }
        }
    }
}
