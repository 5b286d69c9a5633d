//! Lists of winners besides the podium, by categories that the regulations name.

use super::schools::is_over;
use super::table::{Placing, of_tournament};
use crate::facts::{
    Category, Championship, Entry, Format, Group, Podium, PrizeRule, TournamentId, is_same_word,
};

/// The places of the podium.
const PODIUM: usize = 3;

/// Returns who is on the podium of a tournament, best first; nobody before it is over.
pub fn podium(championship: &Championship, id: TournamentId) -> Vec<Placing> {
    podium_and_rest(championship, id).0
}

/// Returns who is on the podium of a tournament, best first, and who comes after them; nobody before it is over.
pub fn podium_and_rest(championship: &Championship, id: TournamentId) -> (Vec<Placing>, Vec<Placing>) {
    if !is_over(championship, id) {
        return (Vec::new(), Vec::new());
    }
    let mut winners = of_tournament(championship, id);
    let n_winners = winners.iter().take_while(|one| one.place <= PODIUM).count();
    let rest = winners.split_off(n_winners);
    (winners, rest)
}

/// Returns who wins a prize of a list in a tournament, best first; who shares the last place wins, too.
///
/// A place is that in the list: the best of a category has the first.
pub fn prize_winners(championship: &Championship, id: TournamentId, rule: &PrizeRule) -> Vec<Placing> {
    prize_winners_and_rest(championship, id, rule).0
}

/// Returns who wins a prize of a list, as [`prize_winners`] does, and who of that category comes after them.
pub fn prize_winners_and_rest(
    championship: &Championship,
    id: TournamentId,
    rule: &PrizeRule,
) -> (Vec<Placing>, Vec<Placing>) {
    let is_meant = |placing: &Placing| {
        let is_free = rule.podium == Podium::Counts || placing.place > PODIUM;
        is_free
            && championship
                .entry(placing.entry)
                .is_some_and(|entry| is_in(championship, entry, &rule.category))
    };
    let mut meant: Vec<Placing> = of_tournament(championship, id).into_iter().filter(is_meant).collect();
    let mut winners: Vec<Placing> = vec![];
    for tied in meant.chunk_by(|one, other| one.place == other.place) {
        let place = winners.len() + 1;
        if place > usize::from(rule.places) {
            break;
        }
        winners.extend(tied.iter().map(|placing| Placing { place, ..placing.clone() }));
    }
    let rest = meant.split_off(winners.len());
    (winners, rest)
}

/// Says whether points say no more than a place does: where who loses leaves, and where one game of two decided, whose points are a win
/// and a nothing.
pub fn points_say_nothing(championship: &Championship, placing: &Placing) -> bool {
    let group = championship.group_of(placing.entry, Some(placing.stage));
    let is_bracket = |group: &Group| championship.format_of(group.id).is_some_and(Format::is_bracket);
    group.is_ok_and(|group| is_bracket(group) || (group.members.len() == 2 && group.rounds.len() == 1))
}

/// Says whether an entry is of a category.
fn is_in(championship: &Championship, entry: &Entry, category: &Category) -> bool {
    match category {
        Category::Everybody => true,
        Category::Years(first, last) => {
            entry.contestant.school_year.is_some_and(|year| (*first..=*last).contains(&year))
        }
        Category::Mark(mark) => entry.mark.as_deref().is_some_and(|own| is_same_word(own, mark)),
        Category::Column(column, value) => {
            championship.column_of(entry, column).is_some_and(|own| is_same_word(&own, value))
        }
        Category::Town(town) => {
            let school = championship.school(entry.code.school);
            school.and_then(|school| school.place.as_deref()).is_some_and(|own| is_same_word(own, town))
        }
    }
}
