//! The field as the Dutch system sees it: everybody's score, colours, floats and right to a bye.

use std::cmp::{Ordering, Reverse};

use super::preference::Preference;
use crate::facts::{Championship, GroupId, Outcome, Points, SameSchool};
use crate::standings::{Cell, CrossTable, Side};

/// Those to be paired in a round.
#[derive(Clone, Debug)]
pub struct Field {
    /// The players, in the order of article 1.2: by score, then by number.
    pub players: Vec<Player>,
    /// The side that the first of all has in the first round (article 5.1).
    pub initial: Side,
}

/// A player to be paired.
#[derive(Clone, Debug)]
pub struct Player {
    /// The row of the cross table.
    pub row: usize,
    /// The start number.
    pub number: u32,
    /// The pairing number: the place by start number among those who were ever paired, from 1. Whoever has not come
    /// yet has none.
    pub pairing_number: usize,
    /// The score.
    pub score: Points,
    /// The rows it may not meet, in order: those met in games played, and those forbidden by the regulations.
    pub met: Vec<usize>,
    /// The sides of the games played, in order of rounds.
    pub sides: Vec<Side>,
    /// The floats of the last round and of the round before it.
    pub floats: [Drift; 2],
    /// Whether the pairing may still give a bye (C2).
    pub may_have_bye: bool,
    /// The rounds without a game.
    pub n_unplayed: usize,
    /// Whether the score is above half of the possible, in the last round (article 1.8).
    pub is_topscorer: bool,
    /// Which side is due, and how strongly.
    pub preference: Preference,
}

/// How a round moved a player among the scores (article 1.4).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Drift {
    /// Met somebody with the same score, or got nothing for a round without a game.
    #[default]
    None,
    /// Met somebody with a lower score, or got points without a game.
    Down,
    /// Met somebody with a higher score.
    Up,
}

impl Field {
    /// Makes the field of a group as it was before a round, from the results as they are now; `None` if there is no such
    /// group. The seed draws the initial side, if no game tells it.
    pub fn before_round(championship: &Championship, id: GroupId, round: u16, seed: u64) -> Option<Field> {
        let group = championship.group(id)?;
        let table = CrossTable::of_group(championship, id)?;
        let before = table.after_rounds(usize::from(round).checked_sub(1)?);
        let members = group.members.iter().enumerate();
        let present: Vec<usize> =
            members.filter(|(_, member)| member.is_present(round)).map(|(row, _)| row).collect();
        let drawn = if seed.is_multiple_of(2) { Side::First } else { Side::Second };
        let initial = initial_side(&table).unwrap_or(drawn);
        let mut field =
            Field::new(&before, &present, championship.planned_rounds(id).map(usize::from), initial);
        if championship.regulations().same_school == SameSchool::Forbidden {
            field.forbid(|one, other| group.members[one].entry.school == group.members[other].entry.school);
        }
        Some(field)
    }

    /// Forbids pairs of rows, as FIDE lets an organiser do; nobody is paired with whom it may not meet.
    fn forbid(&mut self, is_forbidden: impl Fn(usize, usize) -> bool) {
        let rows: Vec<usize> = self.players.iter().map(|player| player.row).collect();
        for player in &mut self.players {
            let barred = rows.iter().filter(|row| **row != player.row && is_forbidden(player.row, **row));
            player.met.extend(barred);
            player.met.sort_unstable();
            player.met.dedup();
        }
    }

    /// Makes the field of the round after those of a table. `planned` is the number of all rounds, if it is known;
    /// `initial` is the side drawn before the first round.
    pub fn new(table: &CrossTable, present: &[usize], planned: Option<usize>, initial: Side) -> Field {
        let running: Vec<Vec<Points>> = (0..table.rows.len()).map(|row| table.running_points(row)).collect();
        let is_last = planned == Some(table.n_rounds + 1);
        let most = i64::from(table.points.win.tenths()) * i64::try_from(table.n_rounds).unwrap_or(0);
        let pairing_numbers = pairing_numbers(table, present);
        let mut players: Vec<Player> = present
            .iter()
            .map(|&row| {
                let mut player = player(table, &running, row);
                player.pairing_number = pairing_numbers[row];
                player.is_topscorer = is_last && 2 * i64::from(player.score.tenths()) > most;
                player
            })
            .collect();
        players.sort_by(Player::by_rank);
        Field { players, initial }
    }

    /// Says whether two players may meet: C1 and C3.
    pub fn may_meet(&self, one: usize, other: usize) -> bool {
        let (one, other) = (&self.players[one], &self.players[other]);
        one.met.binary_search(&other.row).is_err()
            && (one.is_topscorer || other.is_topscorer || !one.preference.excludes(other.preference))
    }
}

impl Player {
    /// Compares by rank (article 1.2).
    pub fn by_rank(&self, other: &Player) -> Ordering {
        (Reverse(self.score), self.number).cmp(&(Reverse(other.score), other.number))
    }
}

/// Returns the side drawn before the first round, as its games tell it: the first of all has it, the second the other.
pub fn initial_side(table: &CrossTable) -> Option<Side> {
    let mut rows: Vec<usize> = (0..table.rows.len()).collect();
    rows.sort_by_key(|&row| table.rows[row].start_number);
    (0..table.n_rounds).find_map(|round| {
        let paired = rows.iter().filter_map(|&row| match table.rows[row].cells.get(round)? {
            Cell::Game { side, .. } | Cell::Forfeit { side, .. } | Cell::Open { side, .. } => {
                Some(Some(*side))
            }
            Cell::Bye { .. } => Some(None),
            Cell::Missed { .. } => None,
        });
        let (at, side) = paired.enumerate().find_map(|(at, side)| Some((at, side?)))?;
        Some(if at % 2 == 0 { side } else { side.other() })
    })
}

/// Numbers those who were ever paired, this round included.
fn pairing_numbers(table: &CrossTable, present: &[usize]) -> Vec<usize> {
    let mut rows: Vec<usize> = (0..table.rows.len()).collect();
    rows.sort_by_key(|&row| table.rows[row].start_number);
    let mut is_present = vec![false; rows.len()];
    present.iter().for_each(|&row| is_present[row] = true);
    let (mut numbers, mut next) = (vec![0; rows.len()], 0);
    for row in rows {
        let has_come = |cell: &Cell| !matches!(cell, Cell::Missed { .. });
        if is_present[row] || table.rows[row].cells.iter().any(has_come) {
            next += 1;
        }
        numbers[row] = next;
    }
    numbers
}

fn player(table: &CrossTable, running: &[Vec<Points>], row: usize) -> Player {
    let (mut met, mut sides, mut drifts) = (vec![], vec![], vec![]);
    let (mut may_have_bye, mut n_unplayed) = (true, 0);
    for (round, cell) in table.rows[row].cells.iter().enumerate() {
        drifts.push(match *cell {
            Cell::Game { opponent, side, .. } | Cell::Open { opponent, side } => {
                met.push(opponent);
                sides.push(side);
                match running[row][round].cmp(&running[opponent][round]) {
                    Ordering::Less => Drift::Up,
                    Ordering::Equal => Drift::None,
                    Ordering::Greater => Drift::Down,
                }
            }
            Cell::Bye { .. } | Cell::Forfeit { .. } | Cell::Missed { .. } => {
                n_unplayed += 1;
                let points = cell.points(&table.points);
                let is_bye = matches!(cell, Cell::Bye { .. } | Cell::Forfeit { outcome: Outcome::Win, .. });
                may_have_bye &= !is_bye && points < table.points.win;
                if is_bye && !matches!(cell, Cell::Forfeit { .. }) || points > table.points.loss {
                    Drift::Down
                } else {
                    Drift::None
                }
            }
        });
    }
    met.sort_unstable();
    let mut latest = drifts.into_iter().rev();
    Player {
        row,
        number: table.rows[row].start_number,
        pairing_number: 0,
        score: running[row].last().copied().unwrap_or_default(),
        preference: Preference::of(&sides),
        met,
        sides,
        floats: [latest.next().unwrap_or_default(), latest.next().unwrap_or_default()],
        may_have_bye,
        n_unplayed,
        is_topscorer: false,
    }
}
