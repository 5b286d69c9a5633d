//! Those who go on to the next level, from one championship into the list of another.

use super::columns::Column;
use crate::facts::{Championship, EntryCode, TournamentId};
use crate::standings;
use crate::tables::{Row, Table};
use speech::Language;

/// What stands between the championship that somebody comes from and the place made there.
const BETWEEN: &str = " · ";

/// How much of a championship's name a mark has; the longest names would leave no room for the place.
const LONGEST_ORIGIN: usize = 100;

/// The best of a championship as a list of entries, and who is not on it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qualified {
    /// The list, with titles. Codes are left out: those of the other championship mean something else here.
    pub table: Table,
    /// Who stands in each row below the titles: the code there, and the place.
    pub who: Vec<(EntryCode, usize)>,
    /// Each tournament that has entries, with how many of it are on the list.
    pub tournaments: Vec<QualifiedOf>,
}

/// What became of one tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QualifiedOf {
    /// Which one, in the championship it is of.
    pub tournament: TournamentId,
    /// How many are on the list.
    pub taken: usize,
    /// How many are not.
    pub left_out: usize,
    /// Whether it has all its results; of one that has not nobody is taken.
    pub is_over: bool,
}

/// Makes the list of the best so many of each tournament, with those who share the last of these places.
///
/// The mark says where they come from and the place they made: `leiria · 1`.
pub fn qualified(championship: &Championship, best: usize) -> Qualified {
    // Codes and numbers of schools are of one championship; another gives its own.
    let is_own = |column: &&Column| matches!(column, Column::SchoolNumber | Column::Code);
    let columns = Column::OF_ENTRIES.iter().filter(|column| !is_own(column)).chain([&Column::Mark]);
    let mut rows = vec![columns.map(|column| Language::En.say(&column.title())).collect::<Vec<_>>()];
    let (mut who, mut tournaments) = (vec![], vec![]);
    let regulations = championship.regulations();
    for tournament in championship.tournaments() {
        let id = tournament.id;
        let n_entries = championship.entries_of(id).iter().filter(|entry| entry.is_active()).count();
        if n_entries == 0 {
            continue;
        }
        let is_over = standings::is_over(championship, id);
        let placings = if is_over { standings::of_tournament(championship, id) } else { vec![] };
        let before = rows.len();
        for placing in placings.iter().take_while(|placing| placing.place <= best) {
            let Some(entry) = championship.entry(placing.entry).filter(|entry| entry.is_active()) else {
                continue;
            };
            let school = championship.school(entry.code.school);
            let year = entry.contestant.school_year.map(|year| year.to_string()).unwrap_or_default();
            // The year tells the cycle, whatever it is called elsewhere.
            let cycle = match year.is_empty() {
                true => regulations.cycle(id.cycle).map(|cycle| cycle.name.to_string()).unwrap_or_default(),
                false => String::new(),
            };
            let game = regulations.game(id.game).map(|game| game.id.0.clone()).unwrap_or_default();
            rows.push(vec![
                entry.contestant.name.clone().unwrap_or_default(),
                school.map(|school| school.name.clone()).unwrap_or_default(),
                school.and_then(|school| school.place.clone()).unwrap_or_default(),
                year,
                cycle,
                game,
                mark_of(championship.name(), placing.place),
            ]);
            who.push((entry.code, placing.place));
        }
        let taken = rows.len() - before;
        let left_out = n_entries.saturating_sub(taken);
        tournaments.push(QualifiedOf { tournament: id, taken, left_out, is_over });
    }
    let rows = (1..).zip(rows).map(|(number, cells)| Row { number, cells }).collect();
    Qualified { table: Table { rows }, who, tournaments }
}

/// Returns the mark of whoever comes from a championship with a place.
pub(crate) fn mark_of(championship: &str, place: usize) -> String {
    let name: String = championship.chars().take(LONGEST_ORIGIN).collect();
    format!("{name}{BETWEEN}{place}")
}

/// Returns where the entries come from, by the marks that [`qualified`] gives: each championship with its number of pupils.
pub fn origins(championship: &Championship) -> Vec<(String, usize)> {
    let mut found: std::collections::BTreeMap<String, usize> = Default::default();
    for entry in championship.entries().filter(|entry| entry.is_active()) {
        let origin = entry.mark.as_deref().and_then(|mark| mark.rsplit_once(BETWEEN));
        if let Some((from, _)) = origin.filter(|(_, place)| place.parse::<usize>().is_ok()) {
            *found.entry(from.to_owned()).or_default() += 1;
        }
    }
    found.into_iter().collect()
}
