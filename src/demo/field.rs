//! The schools and pupils of the story, and what changes between entering and the day.

use std::collections::BTreeSet;

use super::census::Census;
use super::day::{DAY, HOUR, MINUTE};
use super::{ORGANISER, Plan, Story};
use championship::facts::{Contestant, EntryCode, Fact, Lot, Refusal, School, TournamentId};

/// The fewest pupils a story is told of: two for each tournament of a national final.
pub const FEWEST_PUPILS: usize = 24;

/// The most pupils a story is told of, twice as many as ever came.
pub const MOST_PUPILS: usize = 5000;

/// Pupils that a school sends, on average, in tenths.
const PUPILS_PER_SCHOOL: usize = 56;

/// A school before it has a number.
struct Applicant {
    name: String,
    place: &'static str,
    cycles: Vec<u8>,
    /// What it enters pupils for.
    tournaments: BTreeSet<TournamentId>,
}

/// Registers schools and enters pupils, as many as planned.
pub(super) fn enter(story: &mut Story, plan: &Plan) -> Result<(), Refusal> {
    let census = Census::read();
    let mut lot = Lot::new(plan.seed, "demo schools");
    let applicants = applicants(plan, &census, &mut lot);
    let mut lot = Lot::new(plan.seed, "demo pupils");
    let n_schools = i64::try_from(applicants.len()).unwrap_or(i64::MAX).max(1);
    for (number, applicant) in (1u32..).zip(applicants) {
        // Entries arrive over three weeks, the last ones three weeks before the day.
        let opened = plan.midnight - 42 * DAY + 9 * HOUR;
        let at = opened
            + (i64::from(number) * 20 * DAY / n_schools) / DAY * DAY
            + i64::from(number) % 500 * MINUTE;
        let at = at.max(story.facts.last().map_or(at, |told| told.at));
        let school = School { number, name: applicant.name, place: Some(applicant.place.to_owned()) };
        let by = format!("escola {number:03}");
        story.add(at, &by, Fact::SchoolRegistered { school })?;
        for id in applicant.tournaments {
            let years = plan.regulations.cycle(id.cycle).map_or((1, 1), |cycle| cycle.school_years);
            let year = years.0 + u8::try_from(lot.below(usize::from(years.1 - years.0) + 1)).unwrap_or(0);
            let contestant = Contestant { name: Some(census.pupil(&mut lot)), school_year: Some(year) };
            let code = story.championship.next_code(number, id);
            story.add(at, &by, Fact::EntryAdded { code, contestant })?;
        }
    }
    changes(story, plan, &census)
}

/// Invents schools until every tournament has its pupils.
fn applicants(plan: &Plan, census: &Census, lot: &mut Lot) -> Vec<Applicant> {
    let tournaments = plan.regulations.tournaments();
    let mut names = BTreeSet::new();
    let mut schools: Vec<Applicant> = Vec::new();
    let n_wanted = (plan.n_pupils * 10).div_ceil(PUPILS_PER_SCHOOL);
    while schools.len() < n_wanted {
        let kind = census.kind(lot);
        schools.push(applicant(census, kind, &mut names, lot));
    }
    for (id, n_pupils) in sizes(plan.n_pupils, &tournaments, lot) {
        let mut candidates: Vec<usize> =
            (0..schools.len()).filter(|index| schools[*index].cycles.contains(&id.cycle)).collect();
        while candidates.len() < n_pupils {
            candidates.push(schools.len());
            schools.push(applicant(census, census.widest_kind(), &mut names, lot));
        }
        lot.shuffle(&mut candidates);
        for index in &candidates[..n_pupils] {
            schools[*index].tournaments.insert(id);
        }
    }
    schools.retain(|school| !school.tournaments.is_empty());
    schools
}

/// Invents a school whose name nobody else has.
fn applicant(
    census: &Census,
    kind: &super::census::Kind,
    names: &mut BTreeSet<String>,
    lot: &mut Lot,
) -> Applicant {
    let mut name = census.school(kind, lot);
    let mut number = 1;
    while names.contains(&name) {
        number += 1;
        // After many tries the list of places is exhausted; schools are then numbered, as towns do.
        name = match number {
            ..50 => census.school(kind, lot),
            _ => format!("{} n.º {number}", census.school(kind, lot)),
        };
    }
    names.insert(name.clone());
    Applicant { name, place: census.district(lot), cycles: kind.cycles.clone(), tournaments: BTreeSet::new() }
}

/// Deals the pupils out over the tournaments, nearly but not quite evenly.
fn sizes(n_pupils: usize, tournaments: &[TournamentId], lot: &mut Lot) -> Vec<(TournamentId, usize)> {
    let shares: Vec<usize> = tournaments.iter().map(|_| 92 + lot.below(17)).collect();
    let total: usize = shares.iter().sum::<usize>().max(1);
    let mut sizes: Vec<usize> = shares.iter().map(|share| n_pupils * share / total).collect();
    let dealt: usize = sizes.iter().sum();
    let n_tournaments = sizes.len().max(1);
    for extra in 0..n_pupils - dealt {
        if let Some(size) = sizes.get_mut(extra % n_tournaments) {
            *size += 1;
        }
    }
    tournaments.iter().copied().zip(sizes).collect()
}

/// Mends spellings and sends substitutes in the weeks before the day.
fn changes(story: &mut Story, plan: &Plan, census: &Census) -> Result<(), Refusal> {
    let mut lot = Lot::new(plan.seed, "demo changes");
    let entries: Vec<(EntryCode, Contestant)> =
        story.championship.entries().map(|entry| (entry.code, entry.contestant.clone())).collect();
    let mut at = plan.midnight - 12 * DAY + 9 * HOUR;
    for (code, contestant) in entries {
        if lot.below(150) == 0 {
            at += i64::try_from(lot.below(90)).unwrap_or(0) * MINUTE;
            let contestant = Contestant { name: Some(census.pupil(&mut lot)), ..contestant };
            story.add(at, ORGANISER, Fact::EntryChanged { code, contestant, reason: None })?;
        }
    }
    Ok(())
}
