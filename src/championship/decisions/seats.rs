//! Who plays in whose place: substitutes, other groups, and pupils who were entered twice.

use super::edit::{Edited, known};
use crate::facts::{
    Championship, Contestant, Entry, EntryCode, Fact, GroupId, LONGEST_NAME, Refusal, check_reason,
    check_words,
};
use crate::imports::spaced;
use crate::store::DeskError;
use speech::{Tell, Value, fold, msg};

/// The pupil whom a school sends in the place of another.
#[derive(Clone, Copy, Debug, Default)]
pub struct Substitute<'a> {
    /// The name.
    pub name: &'a str,
    /// The school year; the other's where it is not told.
    pub school_year: Option<u8>,
    /// A mark of the organiser's own; the other's goes.
    pub mark: Option<&'a str>,
    /// Whether the pupil who was entered has checked in, as the log says.
    pub is_other_here: bool,
    /// Why.
    pub reason: &'a str,
}

/// Decides that a school sends another pupil: until the one who was entered has checked in or played.
///
/// # Errors
/// When it is too late for that, with the way that is left, or the other plays here already.
pub fn substitute(
    championship: &Championship,
    code: EntryCode,
    wish: &Substitute,
) -> Result<Edited, DeskError> {
    let entry = known(championship, code)?;
    check_reason(wish.reason)?;
    let name = spaced(wish.name);
    if name.is_empty() {
        return Err(msg("imports-name-missing").into());
    }
    check_words(&name, LONGEST_NAME).map_err(|unfit| unfit.tell())?;
    if championship.has_played(code) {
        return Err(Refusal::HasPlayed(code).into());
    }
    if wish.is_other_here {
        return Err(msg("decisions-substitute-here").with("code", format!("`{code}`")).into());
    }
    let is_named = |other: &&Entry| {
        let own = other.contestant.name.as_deref();
        other.is_active()
            && other.code.school == code.school
            && own.is_some_and(|own| fold(own) == fold(&name))
    };
    let namesake =
        championship.entries().filter(is_named).find(|other| other.code.tournament == code.tournament);
    if let Some(other) = namesake {
        return Err(msg("decisions-substitute-entered").with("code", format!("`{}`", other.code)).into());
    }
    let contestant =
        Contestant { name: Some(name), school_year: wish.school_year.or(entry.contestant.school_year) };
    let (was, reason) = (entry.contestant.clone(), wish.reason.to_owned());
    let mut facts = vec![Fact::EntrySubstituted { code, was, contestant, reason }];
    let mut told = vec![msg("decisions-substitute-papers").with("code", format!("`{code}`"))];
    match (wish.mark.map(str::trim).filter(|mark| !mark.is_empty()), &entry.mark) {
        (Some(mark), _) => facts.push(Fact::EntryMarked { code, mark: mark.to_owned() }),
        (None, Some(mark)) => told.push(msg("decisions-substitute-mark").with("mark", mark)),
        (None, None) => {}
    }
    let others = other_games(championship, entry);
    if !others.is_empty() {
        told.push(msg("decisions-substitute-others").with("codes", Value::All(others)));
    }
    tried(championship, &facts)?;
    Ok(Edited { facts, code, told })
}

/// Returns the other entries of a pupil, who plays more than one game.
fn other_games(championship: &Championship, entry: &Entry) -> Vec<Value> {
    let Some(name) = entry.contestant.name.as_deref().map(fold) else { return Vec::new() };
    let is_same = |other: &&Entry| {
        let own = other.contestant.name.as_deref().map(fold);
        other.is_active()
            && other.code != entry.code
            && other.code.school == entry.code.school
            && own.as_ref() == Some(&name)
    };
    championship.entries().filter(is_same).map(|other| Value::Text(format!("`{}`", other.code))).collect()
}

/// Decides that a pupil plays in another group of the stage, before a round names them.
///
/// # Errors
/// When it is too late for that, or the other group takes nobody more.
pub fn regroup(
    championship: &Championship,
    code: EntryCode,
    to: GroupId,
    reason: &str,
) -> Result<Edited, DeskError> {
    known(championship, code)?;
    let from = championship.group_of(code, None)?.id;
    let group = championship.group(to).ok_or_else(|| Refusal::NoGroup(to.to_string()))?;
    let facts = vec![Fact::EntryRegrouped { code, group: to, reason: reason.to_owned() }];
    tried(championship, &facts)?;
    let label = |id| championship.group_label(id);
    let mut told = vec![
        msg("decisions-move-leaves").with("group", label(from)).with("code", format!("`{code}`")),
        msg("decisions-move-joins").with("group", label(to)).with("round", group.next_round()),
    ];
    let mates = group.members.iter().filter(|member| member.entry.school == code.school).count();
    let is_of_teams = championship.format_of(to).is_some_and(crate::facts::Format::is_of_teams);
    if mates > 0 && championship.has_schools() && !is_of_teams {
        told.push(msg("decisions-regroup-mates").with("group", label(to)).with("count", mates));
    }
    Ok(Edited { facts, code, told })
}

/// Decides that two entries are one pupil's. What the one that stays does not tell, it learns from the other.
///
/// # Errors
/// When the one that goes is named in rounds, with the way that is left, or they are of different games.
pub fn merge_entries(
    championship: &Championship,
    from: EntryCode,
    into: EntryCode,
    reason: &str,
) -> Result<Edited, DeskError> {
    let (gone, stays) = (known(championship, from)?, known(championship, into)?);
    if from.tournament == into.tournament && from != into && championship.named_in(from).is_some() {
        let (from, other) = (format!("`{from}`"), format!("`{into}`"));
        let told = match championship.named_in(into).is_some() || !gone.is_active() {
            true => msg("decisions-merge-both-named").with("from", from).with("into", other),
            false => msg("decisions-merge-other-way").with("from", from).with("into", other),
        };
        return Err(told.into());
    }
    let mut told =
        vec![msg("decisions-merge-entry").with("from", from.to_string()).with("into", format!("`{into}`"))];
    if let Ok(group) = championship.group_of(from, None) {
        let label = championship.group_label(group.id);
        told.push(msg("decisions-move-leaves").with("group", label).with("code", from.to_string()));
    }
    let mut facts = vec![Fact::EntriesMerged { from, into, reason: reason.to_owned() }];
    let contestant = Contestant {
        name: stays.contestant.name.clone().or_else(|| gone.contestant.name.clone()),
        school_year: stays.contestant.school_year.or(gone.contestant.school_year),
    };
    if contestant != stays.contestant {
        facts.push(Fact::EntryChanged { code: into, contestant, reason: None });
    }
    if let (None, Some(mark)) = (&stays.mark, &gone.mark) {
        facts.push(Fact::EntryMarked { code: into, mark: mark.clone() });
    }
    tried(championship, &facts)?;
    Ok(Edited { facts, code: into, told })
}

/// Applies facts to a copy, so that what breaks a law is refused before anything is told.
fn tried(championship: &Championship, facts: &[Fact]) -> Result<(), DeskError> {
    let mut after = championship.clone();
    for fact in facts {
        after.apply(fact)?;
    }
    Ok(())
}
