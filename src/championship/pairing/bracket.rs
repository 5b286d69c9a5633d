//! Knock-out and double elimination: who lost is out, at once or the second time.

use super::{
    field::Field,
    starts,
    swiss::{self, Match},
};
use crate::facts::{Championship, EntryCode, Group, GroupId, Pairing, SameSchool, StartRule, ThirdPlace};
use crate::standings::CrossTable;

/// Returns the places of a bracket in order: the best two can only meet in the last round.
///
/// The number of places is the power of two that holds the field; places count from 1, and those above the field
/// stay empty, so that the best have no opponent at first.
pub fn seeding(n_members: usize) -> Vec<usize> {
    let mut places = vec![1];
    while places.len() < n_members {
        let sum = 2 * places.len() + 1;
        places = places.into_iter().flat_map(|place| [place, sum - place]).collect();
    }
    places
}

/// Pairs the next round of a knock-out; `None` when it is decided.
pub(super) fn pair_knockout(
    championship: &Championship,
    group: &Group,
    third_place: ThirdPlace,
    seed: u64,
) -> Option<Vec<Pairing>> {
    let mut slots: Vec<Option<EntryCode>> = seeding(group.members.len())
        .into_iter()
        .map(|place| group.members.get(place - 1).map(|member| member.entry))
        .collect();
    let mut losers: Vec<EntryCode> = vec![];
    for round in &group.rounds {
        losers.clear();
        slots = slots
            .chunks(2)
            .map(|pair| match *pair {
                [Some(one), Some(other)] => {
                    match round.board_of(one).filter(|board| board.opponent_of(one) == Some(other)) {
                        Some(board) => {
                            let winner = board.winner();
                            losers.extend(winner.and_then(|winner| board.opponent_of(winner)));
                            winner
                        }
                        // Nobody played: one of them had left, and the other went on.
                        None => [one, other].into_iter().find(|code| round.byes.contains(code)),
                    }
                }
                [one, other] => one.or(other),
                [one] => Some(one).flatten(),
                _ => None,
            })
            .collect();
    }
    if slots.len() < 2 {
        return None;
    }
    let number = group.next_round();
    let stays = |code: &EntryCode| group.member(*code).is_some_and(|member| member.is_member(number));
    let pairs = slots.chunks(2).map(|pair| match *pair {
        [one, other] => (one.filter(stays), other.filter(stays)),
        _ => (None, None),
    });
    let mut pairs: Vec<_> = pairs.collect();
    let is_last = slots.len() == 2;
    if let (true, ThirdPlace::Played, [one, other]) = (is_last, third_place, &losers[..]) {
        pairs.push((Some(*one).filter(stays), Some(*other).filter(stays)));
    }
    let sides = Sides::new(championship, group.id, seed)?;
    let (mut games, mut byes) = (vec![], vec![]);
    for pair in pairs {
        match pair {
            (Some(one), Some(other)) => games.push(sides.game(group, one, other)),
            (Some(entry), None) | (None, Some(entry)) => byes.push(Pairing::Bye { entry }),
            (None, None) => {}
        }
    }
    games.extend(byes);
    Some(games)
}

/// Pairs the next round of a double elimination; `None` when it is decided.
///
/// Those without a loss and those with one are paired apart, upper half against lower half and without rematches as long
/// as there is a way; when one is left on each side they meet, and again if the one without a loss
/// loses.
pub(super) fn pair_double_elimination(
    championship: &Championship,
    group: &Group,
    seed: u64,
) -> Option<Vec<Pairing>> {
    let losses = group.losses();
    let number = group.next_round();
    let table = CrossTable::of_group(championship, group.id)?;
    let row_of = |wanted: usize| {
        let members = group.members.iter().enumerate();
        members
            .filter(|(_, member)| member.is_member(number))
            .filter(|(_, member)| losses.get(&member.entry).copied().unwrap_or(0) == wanted)
            .map(|(row, _)| row)
            .collect::<Vec<usize>>()
    };
    let (without, with_one) = (row_of(0), row_of(1));
    let sets = match (without.len(), with_one.len()) {
        (0, 0 | 1) | (1, 0) => return None,
        (1, 1) => vec![[without, with_one].concat()],
        (1, _) => vec![with_one],
        _ => vec![without, with_one],
    };
    let schools = vec![0; table.rows.len()];
    let (mut games, mut byes) = (vec![], vec![]);
    for mut rows in sets {
        rows.sort_unstable();
        let mut field =
            Field::new(&table, &schools, &rows, SameSchool::Allowed, championship.regulations().starts);
        field.forget_points();
        for one in swiss::pair(&field, seed) {
            match one {
                Match::Game { first, second } => games.push(Pairing::Game {
                    first: group.members[first].entry,
                    second: group.members[second].entry,
                }),
                Match::Bye { row } => byes.push(Pairing::Bye { entry: group.members[row].entry }),
            }
        }
    }
    games.extend(byes);
    Some(games)
}

/// Decides who starts.
struct Sides {
    field: Field,
    seed: u64,
}

impl Sides {
    fn new(championship: &Championship, id: GroupId, seed: u64) -> Option<Sides> {
        let table = CrossTable::of_group(championship, id)?;
        let everybody: Vec<usize> = (0..table.rows.len()).collect();
        let starts: StartRule = championship.regulations().starts;
        let field = Field::new(&table, &vec![0; everybody.len()], &everybody, SameSchool::Allowed, starts);
        Some(Sides { field, seed })
    }

    fn game(&self, group: &Group, one: EntryCode, other: EntryCode) -> Pairing {
        let seat = |code: EntryCode| {
            let row = group.members.iter().position(|member| member.entry == code)?;
            self.field.seats.iter().find(|seat| seat.row == row)
        };
        let one_starts = match (seat(one), seat(other)) {
            (Some(a), Some(b)) => starts::first_starts(&self.field, a, b, self.seed),
            _ => true,
        };
        match one_starts {
            true => Pairing::Game { first: one, second: other },
            false => Pairing::Game { first: other, second: one },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::seeding;

    #[test]
    fn the_best_meet_last() {
        assert_eq!(seeding(8), [1, 8, 4, 5, 2, 7, 3, 6]);
        assert_eq!(seeding(5), [1, 8, 4, 5, 2, 7, 3, 6]);
        assert_eq!(seeding(2), [1, 2]);
        assert_eq!(seeding(1), [1]);
        assert_eq!(seeding(0), [1]);
    }
}
