//! Pupils whom schools named in their lists, of whom many never became entries.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value as Json};

use super::mentions::Called;
use crate::facts::{Championship, EntryCode, TournamentId};

/// The whole names of some entries, by school and tournament, as lists may have them.
#[derive(Clone)]
pub(super) struct Entered(BTreeMap<(u64, String), Vec<Called>>);

impl Entered {
    pub(super) fn new(championship: &Championship, entries: &BTreeSet<EntryCode>) -> Entered {
        let former = championship.former_codes().filter(|(_, now)| entries.contains(now));
        let mut names: BTreeMap<(u64, String), Vec<Called>> = BTreeMap::new();
        for (was, now) in former.chain(entries.iter().map(|code| (*code, *code))) {
            let Some(name) = championship.entry(now).and_then(|entry| entry.contestant.name.clone()) else {
                continue;
            };
            let place = (u64::from(was.school), was.tournament.to_string());
            names.entry(place).or_default().push(Called::new([&name], std::iter::empty(), &[]));
        }
        Entered(names)
    }

    /// Says whether a name of a school's list is the whole name of one of them, in any spelling.
    pub(super) fn has(&self, school: u64, tournament: &str, name: &str) -> bool {
        let known = self.0.get(&(school, tournament.to_owned()));
        known.is_some_and(|known| known.iter().any(|called| called.is_whole(name)))
    }
}

/// Who goes out of what schools sent: some pupils by their names, or all of a school.
#[derive(Clone, Default)]
pub(super) struct OutOfLists {
    pupils: BTreeMap<(u64, String), Vec<Called>>,
    schools: BTreeSet<u64>,
}

impl OutOfLists {
    pub(super) fn pupil(school: u32, tournament: TournamentId, name: &str) -> OutOfLists {
        let called = Called::new([&name.to_owned()], std::iter::empty(), &[]);
        let pupils = [((u64::from(school), tournament.to_string()), vec![called])].into();
        OutOfLists { pupils, schools: BTreeSet::new() }
    }

    /// All of a school, with those of others that have become part of it.
    pub(super) fn school(championship: &Championship, school: u32) -> OutOfLists {
        let merged =
            championship.merged_schools().filter(|(_, into)| *into == school).map(|(from, _)| from.number);
        OutOfLists { pupils: BTreeMap::new(), schools: merged.chain([school]).map(u64::from).collect() }
    }

    pub(super) fn has(&self, school: u64, tournament: &str, name: &str) -> bool {
        let known = self.pupils.get(&(school, tournament.to_owned()));
        self.is_whole(school) || known.is_some_and(|known| known.iter().any(|called| called.is_whole(name)))
    }

    /// Says whether nothing of a school stays.
    pub(super) fn is_whole(&self, school: u64) -> bool {
        self.schools.contains(&school)
    }

    /// Says whether it is about a school.
    pub(super) fn is_of(&self, school: u64) -> bool {
        self.is_whole(school) || self.pupils.keys().any(|(own, _)| *own == school)
    }
}

/// Returns the names of a school's list that are meant.
pub(super) fn names_of_list(
    fields: &Map<String, Json>,
    is_meant: &impl Fn(u64, &str, &str) -> bool,
) -> Vec<String> {
    let Some(school) = fields.get("school").and_then(Json::as_u64) else { return Vec::new() };
    let Some(Json::Array(pupils)) = fields.get("pupils") else { return Vec::new() };
    let named = pupils.iter().filter_map(|pupil| {
        let text = |key: &str| pupil.get(key).and_then(Json::as_str);
        Some((text("tournament")?, text("name")?))
    });
    named.filter(|(game, name)| is_meant(school, game, name)).map(|(_, name)| name.to_owned()).collect()
}

/// Counts the pupils whom schools named in lists, now or before, and who are no entries by that name. Who is an entry is forgotten
/// and kept with it.
pub fn listed_only(championship: &Championship) -> usize {
    let entries = championship.entries().map(|entry| entry.code).collect();
    let entered = Entered::new(championship, &entries);
    let listed = championship.registration().named().into_iter();
    let is_entered = |place: &(u32, String, &str)| entered.has(u64::from(place.0), &place.1, place.2);
    listed.map(|(school, game, name)| (school, game.to_string(), name)).filter(|one| !is_entered(one)).count()
}
