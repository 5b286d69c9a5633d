//! Knock-out and double elimination: who lost is out, at once or the second time.

use super::{
    field::Field,
    starts,
    swiss::{self, Match},
};
use crate::facts::{
    Championship, EntryCode, Group, GroupId, Member, Pairing, SameSchool, StartRule, ThirdPlace,
};
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
///
/// Whoever has lost no match and has not left is in it, whatever corrections, returns or lists by hand have come between.
/// As long as no part of the bracket has two of them left, they meet as the places say; else neighbours meet, so that the next
/// rounds find one winner all the same.
pub(super) fn pair_knockout(
    championship: &Championship,
    group: &Group,
    third_place: ThirdPlace,
    seed: u64,
) -> Option<Vec<Pairing>> {
    let number = group.next_round();
    let stays = |code: &EntryCode| group.member(*code).is_some_and(|member| member.is_member(number));
    let unbeaten = unbeaten_by_place(group, number);
    let is_by_places = is_one_a_part(&unbeaten, number - 1);
    let depth = seeding(group.members.len()).len().trailing_zeros();
    let mut pairs: Vec<(EntryCode, Option<EntryCode>)> = match is_by_places && u32::from(number) <= depth {
        true => unbeaten
            .chunk_by(|one, other| one.0 >> number == other.0 >> number)
            .filter_map(|part| Some((part.first()?.1, part.get(1).map(|other| other.1))))
            .collect(),
        // One is left and every round was played.
        false if unbeaten.len() < 2 => vec![],
        false => neighbours(group, &unbeaten),
    };
    if unbeaten.len() <= 2 && third_place == ThirdPlace::Played {
        let beaten = group.losses();
        let last = group.rounds.last().map_or(&[][..], |round| &round.boards);
        let lost = last.iter().filter_map(|board| board.opponent_of(board.winner()?));
        let lost: Vec<EntryCode> = lost.filter(|code| beaten.get(code) == Some(&1)).collect();
        if let [one, other] = lost[..] {
            let two = [one, other].into_iter().filter(stays).collect::<Vec<_>>();
            pairs.extend(two.first().map(|first| (*first, two.get(1).copied())));
        }
    }
    if pairs.is_empty() {
        return None;
    }
    let sides = Sides::new(championship, group.id, seed)?;
    let (mut games, mut byes) = (vec![], vec![]);
    for (one, other) in pairs {
        match other {
            Some(other) => games.push(sides.game(group, one, other)),
            None => byes.push(Pairing::Bye { entry: one }),
        }
    }
    games.extend(byes);
    Some(games)
}

/// Returns who is still in a knock-out before a round, each with the place in the bracket from 0, in the order of places.
fn unbeaten_by_place(group: &Group, round: u16) -> Vec<(usize, EntryCode)> {
    let beaten = group.losses();
    let members = seeding(group.members.len()).into_iter().map(|place| group.members.get(place - 1));
    let members = members.enumerate().filter_map(|(place, member)| Some((place, member?)));
    let is_in = |member: &Member| member.is_member(round) && !beaten.contains_key(&member.entry);
    members.filter(|(_, member)| is_in(member)).map(|(place, member)| (place, member.entry)).collect()
}

/// Says whether no part of a bracket that so many rounds are played in has two left.
fn is_one_a_part(unbeaten: &[(usize, EntryCode)], rounds: u16) -> bool {
    unbeaten.windows(2).all(|two| two[0].0 >> rounds != two[1].0 >> rounds)
}

/// Pairs neighbours; of an odd number, the best of those with the fewest byes has another.
fn neighbours(group: &Group, unbeaten: &[(usize, EntryCode)]) -> Vec<(EntryCode, Option<EntryCode>)> {
    let mut codes: Vec<EntryCode> = unbeaten.iter().map(|(_, code)| *code).collect();
    let mut pairs = vec![];
    if codes.len() % 2 == 1 {
        let byes = |code: &EntryCode| group.rounds.iter().filter(|round| round.byes.contains(code)).count();
        let number = |code: &EntryCode| group.member(*code).map(|member| member.start_number);
        let resting = (0..codes.len()).min_by_key(|&index| (byes(&codes[index]), number(&codes[index])));
        pairs.extend(resting.map(|index| (codes.remove(index), None)));
    }
    pairs.extend(codes.chunks(2).filter_map(|two| Some((*two.first()?, two.get(1).copied()))));
    pairs
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
