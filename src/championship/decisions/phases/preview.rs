//! What taking a list would do: those who went up before are held against what was sent then, and the others are entered.

use std::collections::{BTreeMap, BTreeSet};

use super::super::entries::places_for_late;
use super::{NAME, PhasePreview, PhaseRow, PhaseStep, SentPhase, YEAR};
use crate::facts::{
    Championship, Contestant, Entry, EntryCode, EntryStatus, Fact, PhasePupil, Refusal, TakenPhase,
};
use crate::imports::{EntryRow, RowFate, mark_of, may_be_one, preview_entries};
use crate::store::DeskError;
use speech::{Message, Tell, msg};

/// Reads a list of those who qualified against the championship above; nothing is changed. Whoever leaves makes room for
/// whoever comes; the reason is told of changes. What is refused of one pupil is told, and holds up nobody else.
pub fn preview_phase(above: &Championship, sent: &SentPhase, reason: &str, at: i64) -> PhasePreview {
    let taken = above.phases().taken.get(&sent.phase);
    let mut taking = Taking {
        above,
        sent,
        taken,
        reason,
        state: above.clone(),
        pupils: Vec::new(),
        done: PhasePreview::default(),
    };
    taking.hold_against_before();
    let coming = taking.coming();
    let coming = taking.let_in_again(coming);
    taking.enter(coming);
    taking.end(at)
}

/// A list that is being taken.
struct Taking<'a> {
    above: &'a Championship,
    sent: &'a SentPhase,
    /// What was taken of it before.
    taken: Option<&'a TakenPhase>,
    reason: &'a str,
    /// The championship above, after the facts so far.
    state: Championship,
    /// Who has come by it then.
    pupils: Vec<PhasePupil>,
    done: PhasePreview,
}

impl Taking<'_> {
    /// Takes a fact, if the championship above does.
    fn put(&mut self, fact: Fact) -> Result<(), Refusal> {
        self.state.apply(&fact)?;
        self.done.facts.push(fact);
        Ok(())
    }

    /// Takes facts about one pupil; what is refused is told with the name.
    fn put_all(&mut self, facts: Vec<Fact>, name: &str) -> bool {
        for fact in facts {
            if let Err(refusal) = self.put(fact) {
                self.complain(name, &refusal.tell());
                return false;
            }
        }
        true
    }

    fn complain(&mut self, name: &str, why: &Message) {
        let told = msg("decisions-registration-refused").with("name", name).with("why", why.clone());
        self.done.problems.push(told);
    }

    /// Holds those who went up before against what is said below by now.
    fn hold_against_before(&mut self) {
        let Some(taken) = self.taken else { return };
        let above = self.above;
        let places: BTreeMap<EntryCode, usize> =
            self.sent.who.iter().enumerate().map(|(index, (there, _))| (*there, index)).collect();
        let (by_others, made) = (self.sent_by_others(), self.made_below());
        for pupil in &taken.pupils {
            let pupil = PhasePupil { code: above.current_code(pupil.code), ..*pupil };
            let entry = above.entry(pupil.code).filter(|entry| is_here(entry));
            match (places.get(&pupil.there), entry) {
                (Some(index), Some(entry)) => self.hold(*index, entry, pupil, taken),
                (Some(index), None) => {
                    self.done.rows.push(self.sent.shown(*index, PhaseStep::Known));
                    self.pupils.push(pupil);
                }
                // A result was taken back below: who goes up is open, and nobody has to leave yet.
                (None, _) if self.sent.open.contains(&pupil.there.tournament) => self.pupils.push(pupil),
                (None, Some(entry)) => {
                    let is_kept = by_others.contains(&pupil.code) || !made.contains(&pupil.code);
                    self.send_out(entry, pupil, is_kept);
                }
                // Whoever gave up here does not come back by what is said there.
                (None, None) => self.pupils.push(pupil),
            }
        }
    }

    /// Returns those whom other championships sent.
    fn sent_by_others(&self) -> BTreeSet<EntryCode> {
        let others = self.above.phases().taken.iter().filter(|(phase, _)| **phase != self.sent.phase);
        let pupils = others.flat_map(|(_, taken)| &taken.pupils);
        pupils.map(|pupil| self.above.current_code(pupil.code)).collect()
    }

    /// Returns those who were entered by what came from below, and by nobody here.
    fn made_below(&self) -> BTreeSet<EntryCode> {
        let phases = self.above.phases();
        let left = phases.left.values().flat_map(BTreeMap::values);
        let pupils = phases.taken.values().flat_map(|taken| &taken.pupils).chain(left);
        pupils.filter(|pupil| pupil.is_made).map(|pupil| self.above.current_code(pupil.code)).collect()
    }

    /// Holds an entry against its row: the facts bring here what was corrected there since it was taken, and nothing else.
    fn hold(&mut self, index: usize, entry: &Entry, pupil: PhasePupil, taken: &TakenPhase) {
        let (mut step, mut facts) = (PhaseStep::Known, Vec::new());
        let place = self.sent.who[index].1;
        if place != pupil.place {
            step = PhaseStep::Replaced { was: pupil.place };
        }
        if let Some(contestant) = self.corrected(index, entry, pupil.there) {
            step = PhaseStep::Renamed { was: entry.contestant.name.clone().unwrap_or_default() };
            let reason = self.above.has_played(entry.code).then(|| self.reason.to_owned());
            facts.push(Fact::EntryChanged { code: entry.code, contestant, reason });
        }
        facts.extend(self.marked(entry, pupil, taken, place));
        let mut row = self.sent.shown(index, step);
        if self.put_all(facts, &row.name) {
            self.pupils.push(PhasePupil { place, ..pupil });
        } else {
            row.step = PhaseStep::Refused;
            self.pupils.push(pupil);
        }
        self.done.rows.push(row);
    }

    /// Returns the mark of another place; one that somebody wrote here stays.
    fn marked(&self, entry: &Entry, pupil: PhasePupil, taken: &TakenPhase, place: u16) -> Option<Fact> {
        let was = mark_of(&taken.name, pupil.place.into());
        let mark = mark_of(&self.sent.name, place.into());
        let is_other = place != pupil.place && entry.mark.as_deref() == Some(&was);
        is_other.then_some(Fact::EntryMarked { code: entry.code, mark })
    }

    /// Returns the pupil of an entry with what was corrected below since it was taken. What was put right here, who plays in the
    /// place of another, and who was forgotten stay as they are.
    fn corrected(&self, index: usize, entry: &Entry, there: EntryCode) -> Option<Contestant> {
        let then = self.sent.before.get(&there)?;
        let here = &entry.contestant;
        let (name_then, name_here) = (then.name.as_deref()?, here.name.as_deref()?);
        let cell = |at: usize| self.sent.row(index).map(|row| row.cell(at)).unwrap_or_default();
        let name = Some(cell(NAME)).filter(|name| !name.is_empty() && *name != name_then);
        let year = cell(YEAR).parse().ok().filter(|year| Some(*year) != then.school_year);
        let is_same_pupil = name_here == name_then || may_be_one(name_here, name_then);
        let contestant = Contestant {
            name: name.filter(|_| name_here == name_then).map(str::to_owned).or_else(|| here.name.clone()),
            school_year: year
                .filter(|_| is_same_pupil && here.school_year == then.school_year)
                .or(here.school_year),
        };
        (contestant != *here).then_some(contestant)
    }

    /// Sends out whoever does not go up any more, but for those whom others entered or send too.
    fn send_out(&mut self, entry: &Entry, pupil: PhasePupil, is_kept: bool) {
        let (code, reason) = (entry.code, self.reason.to_owned());
        let name = entry.contestant.name.clone().unwrap_or_default();
        let school = self.above.school(code.school).map(|school| school.name.clone());
        let leaves = Fact::EntryWithdrawn { code, from_round: None, reason };
        let step = match is_kept {
            true => PhaseStep::Stays,
            false if self.put_all(vec![leaves], &name) => PhaseStep::Leaves,
            false => {
                self.pupils.push(pupil);
                PhaseStep::Refused
            }
        };
        self.done.rows.push(PhaseRow {
            there: pupil.there,
            name,
            school: school.unwrap_or_default(),
            tournament: self.sent.title(pupil.there),
            place: pupil.place,
            step,
        });
    }

    /// Returns the rows of those who have not come yet.
    fn coming(&self) -> Vec<usize> {
        let known: BTreeSet<EntryCode> = self.pupils.iter().map(|pupil| pupil.there).collect();
        (0..self.sent.who.len()).filter(|index| !known.contains(&self.sent.who[*index].0)).collect()
    }

    /// Lets those in again who were out by a correction below, and returns the rows of the others.
    fn let_in_again(&mut self, coming: Vec<usize>) -> Vec<usize> {
        let above = self.above;
        let Some((left, taken)) = above.phases().left.get(&self.sent.phase).zip(self.taken) else {
            return coming;
        };
        let mut others = Vec::new();
        for index in coming {
            let (there, place) = self.sent.who[index];
            let found = left.get(&there).and_then(|pupil| {
                let code = above.current_code(pupil.code);
                Some((above.entry(code)?, PhasePupil { code, ..*pupil }))
            });
            let Some((entry, pupil)) = found else {
                others.push(index);
                continue;
            };
            let is_out = pupil.is_made && !is_here(entry);
            let mut row = self.sent.shown(index, if is_out { PhaseStep::Returns } else { PhaseStep::Known });
            if is_out && !self.let_in(entry, pupil, taken, place, &row.name) {
                row.step = PhaseStep::Refused;
            } else {
                self.pupils.push(PhasePupil { place, ..pupil });
            }
            self.done.rows.push(row);
        }
        others
    }

    /// Takes somebody back, with a place in a group where they have none.
    fn let_in(
        &mut self,
        entry: &Entry,
        pupil: PhasePupil,
        taken: &TakenPhase,
        place: u16,
        name: &str,
    ) -> bool {
        let mut facts = vec![Fact::EntryReinstated { code: entry.code }];
        facts.extend(self.marked(entry, pupil, taken, place));
        match places_for_late(&self.state, &facts, None) {
            Ok((placements, unplaced)) if unplaced.is_empty() => facts.extend(placements),
            Ok((_, unplaced)) => {
                unplaced.iter().for_each(|(_, why)| self.complain(name, &why.tell()));
                return false;
            }
            Err(error) => {
                self.complain(name, &error.tell());
                return false;
            }
        }
        self.put_all(facts, name)
    }

    /// Enters those who come for the first time. For whom there is no place is known only when all are entered: then the list is
    /// read again without them.
    fn enter(&mut self, coming: Vec<usize>) {
        let mut without_place: BTreeMap<usize, DeskError> = BTreeMap::new();
        let (judged, problems) = loop {
            let list: Vec<usize> =
                coming.iter().copied().filter(|index| !without_place.contains_key(index)).collect();
            if list.is_empty() {
                break (Vec::new(), Vec::new());
            }
            let read = preview_entries(&self.state, &self.sent.list(&list));
            let facts: Vec<Fact> = read.rows.iter().flat_map(|row| self.own_facts(row)).collect();
            let row_of = |code: EntryCode| {
                let row = read.rows.iter().find(|row| row.fate == RowFate::New(code))?;
                list.iter().copied().find(|index| self.number(*index) == Some(row.row))
            };
            let (placements, unplaced) = match places_for_late(&self.state, &facts, None) {
                Ok(placed) => placed,
                Err(error) => (Vec::new(), vec![(self.sent.who[list[0]].0, error)]),
            };
            let found: Vec<(usize, DeskError)> = unplaced
                .into_iter()
                .map(|(code, why)| (row_of(code).unwrap_or(list[list.len() - 1]), why))
                .collect();
            if found.is_empty() {
                for fact in facts.into_iter().chain(placements) {
                    // It was judged just now, all of it and in this order.
                    let _ = self.put(fact);
                }
                break (read.rows, read.problems);
            }
            without_place.extend(found);
        };
        let problems = problems.iter().map(|problem| self.sent.told(self.above, problem));
        self.done.problems.extend(problems.collect::<Vec<_>>());
        let fates: BTreeMap<u32, RowFate> = judged.iter().map(|row| (row.row, row.fate)).collect();
        for index in coming {
            let (there, place) = self.sent.who[index];
            let fate = self.number(index).and_then(|number| fates.get(&number));
            let (step, pupil) = match fate {
                Some(RowFate::New(code)) => (PhaseStep::New, Some((*code, true))),
                Some(RowFate::Changed(code) | RowFate::Unchanged(code)) => {
                    (PhaseStep::Known, Some((*code, false)))
                }
                Some(RowFate::Refused) | None => (PhaseStep::Refused, None),
            };
            let row = self.sent.shown(index, step);
            if let Some(why) = without_place.get(&index) {
                self.complain(&row.name, &why.tell());
            }
            self.done.rows.push(row);
            self.pupils.extend(pupil.map(|(code, is_made)| PhasePupil { code, there, place, is_made }));
        }
    }

    /// Returns the facts of a row; a mark that somebody wrote here stays.
    fn own_facts(&self, row: &EntryRow) -> Vec<Fact> {
        let has_mark = |code| self.state.entry(code).is_some_and(|entry| entry.mark.is_some());
        let is_over_a_mark = |fact: &&Fact| matches!(fact, Fact::EntryMarked { code, .. } if has_mark(*code));
        row.facts.iter().filter(|fact| !is_over_a_mark(fact)).cloned().collect()
    }

    fn number(&self, index: usize) -> Option<u32> {
        self.sent.row(index).map(|row| row.number)
    }

    fn end(mut self, at: i64) -> PhasePreview {
        let is_same = match self.taken {
            Some(taken) => taken.pupils == self.pupils,
            None => self.pupils.is_empty(),
        };
        if !self.done.facts.is_empty() || !is_same {
            let (name, seal) = (self.sent.name.clone(), self.sent.seal.clone());
            let taken = TakenPhase { name, seal, first: self.sent.first, pupils: self.pupils, at };
            self.done.facts.push(Fact::PhaseTaken { phase: self.sent.phase.clone(), taken });
        }
        self.done
    }
}

fn is_here(entry: &Entry) -> bool {
    !matches!(entry.status, EntryStatus::Withdrawn { .. })
}
