//! The field before a round: what pairing needs to know of everybody who is there.

use std::collections::BTreeSet;

use crate::facts::{Championship, GroupId, Member, Outcome, Points, SameSchool, StartRule};
use crate::standings::{Cell, CrossTable, Side};

/// Those to be paired in a round.
#[derive(Clone, Debug)]
pub struct Field {
    /// The contestants present, by start number.
    pub seats: Vec<Seat>,
    /// The number of the round, from 1.
    pub round: usize,
    /// Whether pupils of one school may meet.
    pub same_school: SameSchool,
    /// Who starts.
    pub starts: StartRule,
    /// Whether somebody has points on loan.
    pub has_loans: bool,
}

/// A contestant present.
#[derive(Clone, Debug)]
pub struct Seat {
    /// The row of the cross table.
    pub row: usize,
    /// The start number.
    pub start_number: u32,
    /// The school.
    pub school: u32,
    /// The points so far.
    pub points: Points,
    /// The rows met in games played; twice if met twice.
    pub met: Vec<usize>,
    /// Byes so far; a win without a game counts as one.
    pub n_byes: usize,
    /// The sides of the games played, in order.
    pub sides: Vec<Side>,
    /// The floats of the rounds so far, in order.
    pub floats: Vec<Float>,
    /// The place among those of equal points, from 0, by start number.
    pub place: usize,
    /// How many have the same points.
    pub n_equal: usize,
    /// The place of these points among all different points, from 0 for the lowest.
    pub level: usize,
}

/// How a contestant was paired in a round, by points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Float {
    /// Against somebody with as many points, or not paired.
    Even,
    /// Against somebody with fewer points, or with a bye.
    Down,
    /// Against somebody with more points.
    Up,
}

impl Seat {
    /// Returns how many more games were started than answered.
    pub fn balance(&self) -> i64 {
        self.sides.iter().map(|side| if *side == Side::First { 1 } else { -1 }).sum()
    }
}

impl Field {
    /// Makes the field of a group's next round; `None` if there is no such group.
    pub fn of_group(championship: &Championship, id: GroupId) -> Option<Field> {
        Field::before_round(championship, id, championship.group(id)?.next_round())
    }

    /// Makes the field of a group as it was before a round, from the results as they are now.
    pub fn before_round(championship: &Championship, id: GroupId, round: u16) -> Option<Field> {
        let group = championship.group(id)?;
        let table = CrossTable::of_group(championship, id)?.after_rounds(usize::from(round).checked_sub(1)?);
        let schools: Vec<u32> = group.members.iter().map(|member| member.entry.school).collect();
        // A published round says itself who was there.
        let published = group.round(round);
        let free = championship.format_of(id).filter(|format| format.is_free_play());
        let free = free.map(|_| group.free_members().iter().map(|member| member.entry).collect::<Vec<_>>());
        let is_there = |member: &Member| match (published, &free) {
            (Some(round), _) => round.board_of(member.entry).is_some() || round.byes.contains(&member.entry),
            (None, Some(free)) => free.contains(&member.entry),
            (None, None) => member.is_present(round),
        };
        let members = group.members.iter().enumerate();
        let present: Vec<usize> =
            members.filter(|(_, member)| is_there(member)).map(|(row, _)| row).collect();
        let regulations = championship.regulations();
        let mut field = Field::new(&table, &schools, &present, regulations.same_school, regulations.starts);
        field.lend(|row| championship.points_on_loan(id, &group.members[row], round));
        Some(field)
    }

    /// Makes the field of the round after those of a table; `schools` has one number a row.
    pub fn new(
        table: &CrossTable,
        schools: &[u32],
        present: &[usize],
        same_school: SameSchool,
        starts: StartRule,
    ) -> Field {
        let running: Vec<Vec<Points>> = (0..table.rows.len()).map(|row| table.running_points(row)).collect();
        let mut seats: Vec<Seat> = present.iter().map(|&row| seat(table, &running, schools, row)).collect();
        seats.sort_by_key(|seat| seat.start_number);
        let mut field = Field { seats, round: table.n_rounds + 1, same_school, starts, has_loans: false };
        field.level();
        field
    }

    /// Adds points on loan, by rows, as accelerated rounds have them.
    fn lend(&mut self, on_loan: impl Fn(usize) -> Points) {
        for seat in &mut self.seats {
            let loan = on_loan(seat.row);
            self.has_loans |= loan != Points::ZERO;
            seat.points = seat.points + loan;
        }
        self.level();
    }

    /// Finds everybody's place among those of equal points.
    fn level(&mut self) {
        let seats = &mut self.seats;
        let levels: Vec<Points> =
            seats.iter().map(|seat| seat.points).collect::<BTreeSet<_>>().into_iter().collect();
        let mut counts = vec![0; levels.len()];
        for seat in seats.iter_mut() {
            seat.level = levels.binary_search(&seat.points).unwrap_or(0);
            seat.place = counts[seat.level];
            counts[seat.level] += 1;
        }
        for seat in seats.iter_mut() {
            seat.n_equal = counts[seat.level];
        }
    }
}

impl Field {
    /// Takes everybody as equal, as a bracket does.
    pub(super) fn forget_points(&mut self) {
        let n_seats = self.seats.len();
        for (place, seat) in self.seats.iter_mut().enumerate() {
            seat.points = Points::ZERO;
            seat.floats.clear();
            (seat.place, seat.n_equal, seat.level) = (place, n_seats, 0);
        }
    }
}

fn seat(table: &CrossTable, running: &[Vec<Points>], schools: &[u32], row: usize) -> Seat {
    let mut seat = Seat {
        row,
        start_number: table.rows[row].start_number,
        school: schools.get(row).copied().unwrap_or(0),
        points: running[row].last().copied().unwrap_or_default(),
        met: vec![],
        n_byes: 0,
        sides: vec![],
        floats: vec![],
        place: 0,
        n_equal: 0,
        level: 0,
    };
    for (round, cell) in table.rows[row].cells.iter().enumerate() {
        let float = match *cell {
            Cell::Game { opponent, side, .. } | Cell::Open { opponent, side } => {
                seat.met.push(opponent);
                seat.sides.push(side);
                match running[row][round].cmp(&running[opponent][round]) {
                    std::cmp::Ordering::Less => Float::Up,
                    std::cmp::Ordering::Equal => Float::Even,
                    std::cmp::Ordering::Greater => Float::Down,
                }
            }
            Cell::Bye { .. } => {
                seat.n_byes += 1;
                Float::Down
            }
            Cell::Forfeit { outcome: Outcome::Win, .. } => {
                seat.n_byes += 1;
                Float::Down
            }
            Cell::Forfeit { .. } | Cell::Missed { .. } => Float::Even,
        };
        seat.floats.push(float);
    }
    seat
}
