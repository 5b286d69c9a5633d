//! Entries and schools put right later: a name, a year, another school or game, two spellings that are one school.

use super::late_placements;
use crate::facts::{
    Championship, Contestant, Entry, EntryCode, Fact, LONGEST_NAME, LONGEST_TITLE, Refusal, School,
    TournamentId, TournamentStatus, check_words,
};
use crate::imports::{find_school, similar_schools, spaced};
use crate::store::DeskError;
use speech::{Message, Tell, Value, msg};

/// The school that somebody wishes for an entry.
#[derive(Clone, Copy, Debug)]
pub enum SchoolWish<'a> {
    /// One that is registered.
    Registered(u32),
    /// One by its name, which is registered if nobody knows it.
    Named {
        /// The name.
        name: &'a str,
        /// Whether it is another, however like it is to one that is known.
        is_sure: bool,
    },
}

/// How an entry is to be from now on; what is `None` stays.
#[derive(Clone, Debug, Default)]
pub struct EntryEdit<'a> {
    /// The pupil.
    pub contestant: Option<Contestant>,
    /// The mark of the organiser's own; empty takes it away.
    pub mark: Option<&'a str>,
    /// The school.
    pub school: Option<SchoolWish<'a>>,
    /// The game and the cycle.
    pub tournament: Option<TournamentId>,
    /// Why the school or the game changes, or the name of somebody who has played.
    pub reason: &'a str,
}

/// What an edit comes to.
#[derive(Clone, Debug)]
pub struct Edited {
    /// The facts to append; none when nothing changes.
    pub facts: Vec<Fact>,
    /// The code of the entry from now on.
    pub code: EntryCode,
    /// What else changes by it.
    pub told: Vec<Message>,
}

/// Decides how an entry is put right.
///
/// # Errors
/// When there is no such entry, or what is wished breaks a law, with the way out.
pub fn edit_entry(
    championship: &Championship,
    code: EntryCode,
    edit: &EntryEdit,
) -> Result<Edited, DeskError> {
    let entry = known(championship, code)?;
    let (school, mut facts) = match edit.school {
        None => (code.school, Vec::new()),
        Some(SchoolWish::Registered(number)) => (championship.current_school(number), Vec::new()),
        Some(SchoolWish::Named { name, is_sure }) => named_school(championship, name, is_sure)?,
    };
    let tournament = edit.tournament.unwrap_or(code.tournament);
    let contestant = edit.contestant.clone().unwrap_or_else(|| entry.contestant.clone());
    check_words(contestant.name.as_deref().unwrap_or_default(), LONGEST_NAME)
        .map_err(|unfit| unfit.tell())?;
    let mut told = Vec::new();
    let mut now = code;
    let mut is_known = entry.contestant.clone();
    if (school, tournament) != (code.school, code.tournament) {
        now = championship.next_code(school, tournament);
        let group = championship.groups().filter(|group| group.member(code).is_some()).last();
        match group {
            Some(group) if tournament != code.tournament => {
                // What was drawn or played stays where it is; the pupil begins anew in the other game.
                crate::facts::check_reason(edit.reason)?;
                let (next, reason) = (group.next_round(), edit.reason.to_owned());
                facts.push(Fact::EntryWithdrawn { code, from_round: None, reason });
                facts.push(Fact::EntryAdded { code: now, contestant: contestant.clone() });
                if let Some(mark) = entry.mark.clone() {
                    facts.push(Fact::EntryMarked { code: now, mark });
                }
                is_known = contestant.clone();
                let label = championship.group_label(group.id);
                told.push(match group.rounds.is_empty() {
                    true => msg("decisions-move-leaves").with("group", label).with("code", code.to_string()),
                    false => msg("decisions-move-leaves-rounds")
                        .with("group", label)
                        .with("code", code.to_string())
                        .with("round", next),
                });
            }
            _ => {
                is_known.school_year = within(championship, tournament, is_known.school_year);
                if is_known != entry.contestant {
                    facts.push(Fact::EntryChanged { code, contestant: is_known.clone(), reason: None });
                }
                facts.push(Fact::EntryMoved { code, to: now, reason: edit.reason.to_owned() });
                if let Some(group) = group.filter(|group| !group.rounds.is_empty()) {
                    let label = championship.group_label(group.id);
                    told.push(msg("decisions-move-rounds-stay").with("group", label));
                }
            }
        }
        told.push(msg("decisions-move-code").with("code", code.to_string()).with("now", now.to_string()));
        let placements = late_placements(championship, &facts, None)
            .map_err(|error| move_refused(championship, tournament, error))?;
        for fact in &placements {
            if let Fact::LateEntryPlaced { group, .. } = fact {
                let round = championship.group(*group).map_or(1, crate::facts::Group::next_round);
                let label = championship.group_label(*group);
                told.push(msg("decisions-move-joins").with("group", label).with("round", round));
            }
        }
        facts.extend(placements);
    }
    if is_known != contestant {
        // Whoever has played is known by name to others, and another name for the same pupil must be explained; so must every name
        // after the closing, when nothing else of a pupil changes.
        let is_renamed = is_known.name != contestant.name && is_known.name.is_some();
        let is_closed = championship
            .tournament(now.tournament)
            .is_some_and(|tournament| tournament.status == TournamentStatus::Closed);
        let is_explained = championship.has_played(code) || (is_closed && !edit.reason.trim().is_empty());
        let reason = (is_renamed && is_explained).then(|| edit.reason.trim().to_owned());
        if reason.as_deref() == Some("") {
            return Err(msg("decisions-rename-needs-reason").with("code", code.to_string()).into());
        }
        facts.push(Fact::EntryChanged { code: now, contestant, reason });
    }
    let mark = edit.mark.map(str::trim);
    if let Some(mark) = mark.filter(|mark| *mark != entry.mark.as_deref().unwrap_or_default()) {
        facts.push(Fact::EntryMarked { code: now, mark: mark.to_owned() });
    }
    Ok(Edited { facts, code: now, told })
}

/// Returns an entry, or says what has become of it.
pub(super) fn known(championship: &Championship, code: EntryCode) -> Result<&Entry, DeskError> {
    let now = championship.current_code(code);
    match championship.entry(code) {
        Some(entry) => Ok(entry),
        None if now != code => Err(msg("decisions-moved-since")
            .with("code", code.to_string())
            .with("now", now.to_string())
            .into()),
        None => Err(Refusal::NoEntry(code).into()),
    }
}

/// Returns a school year, unless the cycle does not have it.
fn within(championship: &Championship, id: TournamentId, year: Option<u8>) -> Option<u8> {
    let cycle = championship.regulations().cycle(id.cycle)?;
    year.filter(|year| (cycle.school_years.0..=cycle.school_years.1).contains(year))
}

/// Says why an entry cannot come into a tournament that has begun, and what can be done.
fn move_refused(championship: &Championship, id: TournamentId, error: DeskError) -> DeskError {
    let is_begun = championship.tournament(id).is_some_and(|one| !one.stages.is_empty());
    match is_begun {
        true => {
            msg("decisions-move-begun").with("tournament", id.to_string()).with("why", error.tell()).into()
        }
        false => error,
    }
}

/// Returns the number of the school that a name means, with the fact that registers it where it is new.
fn named_school(
    championship: &Championship,
    name: &str,
    is_sure: bool,
) -> Result<(u32, Vec<Fact>), DeskError> {
    let name = spaced(name);
    check_words(&name, LONGEST_TITLE).map_err(|unfit| unfit.tell())?;
    if let Ok(school) = find_school(championship, &name) {
        return Ok((school.number, Vec::new()));
    }
    if let Some(other) = similar_schools(championship, &name, "").first().filter(|_| !is_sure) {
        return Err(msg("decisions-school-like")
            .with("name", &name)
            .with("other", &other.name)
            .with("number", School::shown_number(other.number))
            .into());
    }
    let number = championship.next_school_number();
    let school = School { number, name, place: None };
    Ok((number, vec![Fact::SchoolRegistered { school }]))
}

/// Gives a school another name or town.
///
/// # Errors
/// When there is no such school, or the words cannot be printed.
pub fn rename_school(
    championship: &Championship,
    number: u32,
    name: &str,
    town: &str,
) -> Result<Vec<Fact>, DeskError> {
    let known = championship.school(number).ok_or_else(|| gone(championship, number))?;
    let (name, town) = (spaced(name), spaced(town));
    for words in [&name, &town] {
        check_words(words, LONGEST_TITLE).map_err(|unfit| unfit.tell())?;
    }
    let school = School { number, name, place: Some(town).filter(|town| !town.is_empty()) };
    Ok(if school == *known { Vec::new() } else { vec![Fact::SchoolRegistered { school }] })
}

fn gone(championship: &Championship, number: u32) -> Refusal {
    match championship.current_school(number) {
        into if into != number => Refusal::SchoolMerged(number, into),
        _ => Refusal::NoSchool(number),
    }
}

/// Makes two spellings one school, and tells what changes by it.
///
/// # Errors
/// When one of them is not there, or the one would have more pupils than the regulations let it have.
pub fn merge_schools(
    championship: &Championship,
    from: u32,
    into: u32,
    reason: &str,
) -> Result<(Vec<Fact>, Vec<Message>), DeskError> {
    for number in [from, into] {
        championship.school(number).ok_or_else(|| gone(championship, number))?;
    }
    let fact = Fact::SchoolsMerged { from, into, reason: reason.to_owned() };
    let mut after = championship.clone();
    if let Err(refusal) = after.apply(&fact) {
        return Err(match refusal {
            Refusal::SchoolFull(_, limit) => too_many(championship, from, into, limit),
            other => other.into(),
        });
    }
    let mut told = Vec::new();
    let n_moved = championship.entries().filter(|entry| entry.code.school == from).count();
    if n_moved > 0 {
        told.push(
            msg("decisions-merge-codes").with("count", n_moved).with("into", School::shown_number(into)),
        );
    }
    let mates = |group: &&crate::facts::Group| {
        let of = |number: u32| group.members.iter().any(|member| member.entry.school == number);
        of(from) && of(into) && !group.rounds.is_empty()
    };
    let groups: Vec<Value> =
        championship.groups().filter(mates).map(|group| championship.group_label(group.id).into()).collect();
    if !groups.is_empty() {
        told.push(msg("decisions-merge-rounds-stay").with("groups", Value::All(groups)));
    }
    Ok((vec![fact], told))
}

/// Names the pupils of whom one school may not have as many.
fn too_many(championship: &Championship, from: u32, into: u32, limit: u32) -> DeskError {
    let is_theirs =
        |entry: &&Entry| entry.is_active() && (entry.code.school == from || entry.code.school == into);
    let of = |id: TournamentId| -> Vec<&Entry> {
        championship.entries().filter(is_theirs).filter(|entry| entry.code.tournament == id).collect()
    };
    let per_game = championship.regulations().limits.per_school_and_tournament == Some(limit);
    let crowded = championship.tournaments().map(|one| of(one.id)).find(|all| all.len() > limit as usize);
    let all = match (per_game, crowded) {
        (true, Some(crowded)) => crowded,
        _ => championship.entries().filter(is_theirs).collect(),
    };
    let codes = all.iter().take(12).map(|entry| Value::Text(format!("`{}`", entry.code))).collect();
    msg("decisions-merge-full").with("limit", limit).with("codes", Value::All(codes)).into()
}
