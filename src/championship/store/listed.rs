//! Pupils whom schools named in their lists, of whom many never became entries.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Map, Value as Json};

use super::mentions::{Called, REMOVED};
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
    /// A pupil of a school's lists, or of one that has become part of it.
    pub(super) fn pupil(
        championship: &Championship,
        school: u32,
        tournament: TournamentId,
        name: &str,
    ) -> OutOfLists {
        let called = Called::new([&name.to_owned()], std::iter::empty(), &[]);
        let place = |school| ((u64::from(school), tournament.to_string()), vec![called.clone()]);
        OutOfLists {
            pupils: with_merged(championship, school).map(place).collect(),
            schools: BTreeSet::new(),
        }
    }

    /// All of a school, with those of others that have become part of it.
    pub(super) fn school(championship: &Championship, school: u32) -> OutOfLists {
        let schools = with_merged(championship, school).map(u64::from).collect();
        OutOfLists { pupils: BTreeMap::new(), schools }
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

/// Returns the number of a school, and those of others that have become part of it.
fn with_merged(championship: &Championship, school: u32) -> impl Iterator<Item = u32> {
    let merged = championship.merged_schools().filter(move |(_, into)| *into == school);
    merged.map(|(from, _)| from.number).chain([school])
}

/// What of a fact about an entry was a pupil's who goes, and in whose place another came.
#[derive(Clone, Copy, Default)]
pub(super) struct Former {
    /// The one who leaves, where another comes.
    is_was: bool,
    /// The name alone: it was changed for another later.
    is_name: bool,
    /// All that is told.
    is_all: bool,
}

impl Former {
    /// Adds the names that go.
    pub(super) fn add_names(self, fields: &Map<String, Json>, names: &mut BTreeSet<String>) {
        let own = (self.is_name || self.is_all).then_some(fields);
        let was = fields.get("was").and_then(Json::as_object).filter(|_| self.is_was);
        let found = own.into_iter().chain(was).filter_map(|pupil| pupil.get("name")?.as_str());
        names.extend(found.map(str::to_owned));
    }

    /// Takes out what goes: alike in all facts of a pupil, since a later one tells whom it found.
    pub(super) fn clean(self, fields: &mut Map<String, Json>) {
        if self.is_was
            && let Some(Json::Object(was)) = fields.get_mut("was")
        {
            was.clear();
        }
        if self.is_name || self.is_all {
            fields.remove("name");
        }
        if self.is_all {
            fields.remove("school_year");
        }
        for (key, value) in fields.iter_mut() {
            match (key.as_str(), value) {
                ("mark" | "text", Json::String(told)) if self.is_all => told.clear(),
                ("reason", Json::String(why)) if self.is_all || self.is_was => *why = REMOVED.to_owned(),
                _ => {}
            }
        }
    }
}

/// Who had which entry one after the other, as a journal tells it.
#[derive(Default)]
pub(super) struct Holders {
    former: BTreeMap<u64, Former>,
    /// The facts about whoever has an entry last, each with whether the name that is known then goes.
    last: BTreeMap<EntryCode, Vec<(u64, bool)>>,
}

impl Holders {
    /// Reads one fact more; `code` is what an entry is called now.
    pub(super) fn read(
        &mut self,
        seq: u64,
        fields: &Map<String, Json>,
        now: impl Fn(EntryCode) -> EntryCode,
        is_out: &impl Fn(u64, &str, &str) -> bool,
    ) {
        let code = fields.get("code").and_then(Json::as_str).and_then(|text| text.parse::<EntryCode>().ok());
        let Some(code) = code else { return };
        let goes = |pupil: &Map<String, Json>| {
            let name = pupil.get("name")?.as_str()?;
            Some(is_out(u64::from(code.school), &code.tournament.to_string(), name))
        };
        let own = self.last.entry(now(code)).or_default();
        if let Some(Json::Object(was)) = fields.get("was") {
            let left = std::mem::take(own);
            let has_left = goes(was) == Some(true) || left.last().is_some_and(|(_, goes)| *goes);
            self.former.entry(seq).or_default().is_was = has_left;
            close(&mut self.former, &left, has_left);
        }
        let goes = goes(fields).or(own.last().map(|(_, goes)| *goes));
        self.last.entry(now(code)).or_default().push((seq, goes.unwrap_or_default()));
    }

    /// Returns the entries whose last pupil has a name that goes.
    pub(super) fn going(&self) -> BTreeSet<EntryCode> {
        let last = self.last.iter().filter(|(_, own)| own.last().is_some_and(|(_, goes)| *goes));
        last.map(|(code, _)| *code).collect()
    }

    /// Returns what goes of which fact, where these entries keep the pupils they have now.
    pub(super) fn closed(mut self, staying: &BTreeSet<EntryCode>) -> BTreeMap<u64, Former> {
        for (_, own) in self.last.iter().filter(|(code, _)| !staying.contains(code)) {
            close(&mut self.former, own, own.last().is_some_and(|(_, goes)| *goes));
        }
        self.former
    }
}

/// Somebody leaves an entry: all facts go, or the names that were changed for another.
fn close(former: &mut BTreeMap<u64, Former>, own: &[(u64, bool)], is_all: bool) {
    for (seq, goes) in own {
        let one = former.entry(*seq).or_default();
        (one.is_all, one.is_name) = (is_all, *goes);
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

/// Returns the columns of which it is still needed what is told of whoever keeps a name: what the regulations count by, and what
/// families agree to.
pub(super) fn needed_columns(championship: &Championship) -> Vec<String> {
    let registration = championship.registration();
    let consents = registration.questions(true).filter(|question| question.about.is_consent());
    let consents = consents.map(|question| question.text.as_str());
    let columns = championship.regulations().own_columns().chain(consents);
    columns.chain(registration.names_question.as_deref()).map(str::to_owned).collect()
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
