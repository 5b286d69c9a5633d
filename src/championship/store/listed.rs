//! Pupils whom schools named in their lists, of whom many never became entries.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value as Json};

use super::mentions::Called;
use crate::facts::{Championship, EntryCode};

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

/// Returns the names of a school's list but for those that stay.
pub(super) fn names_of_list(fields: &Map<String, Json>, kept: &Entered) -> Vec<String> {
    let Some(school) = fields.get("school").and_then(Json::as_u64) else { return Vec::new() };
    let Some(Json::Array(pupils)) = fields.get("pupils") else { return Vec::new() };
    let named = pupils.iter().filter_map(|pupil| {
        let text = |key: &str| pupil.get(key).and_then(Json::as_str);
        Some((text("tournament")?, text("name")?))
    });
    named.filter(|(game, name)| !kept.has(school, game, name)).map(|(_, name)| name.to_owned()).collect()
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
