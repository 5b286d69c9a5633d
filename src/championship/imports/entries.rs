//! A list of entries against a championship.

use std::collections::{BTreeMap, BTreeSet};

use super::columns::{Column, squeezed};
use super::entry_words::{cycle_name, game_name};
use super::header::{Columns, header};
use super::numbered::unnumbered;
use super::problem::{ListProblem, Severity, shown_row};
use super::same_pupil::{completed, is_somebody_else, may_be_one};
use super::schools::SchoolIndex;
use crate::facts::{
    Championship, Contestant, Entry, EntryCode, EntryStatus, Fact, LONGEST_NAME, Refusal, School,
    TournamentId, WaitingList, check_words,
};
use crate::tables::{Row, Table};
use speech::{Message, Tell, fold, msg};

/// The most schools that one list may bring; a country has fewer in a championship.
const MOST_NEW_SCHOOLS: usize = 10_000;

/// The columns that a list needs: one of each of these, the first of which can be given for the whole list.
const NEEDED: [&[Column]; 3] = [
    &[Column::School, Column::SchoolNumber, Column::Code],
    &[Column::Game, Column::Code],
    &[Column::Year, Column::Cycle, Column::Code],
];

/// What an import would do, and everything that speaks against it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryPreview {
    /// The rows of the list, in order.
    pub rows: Vec<EntryRow>,
    /// The problems, by row.
    pub problems: Vec<ListProblem>,
    /// What the list leaves out that can be given for all of its rows.
    pub lacks: BTreeSet<Column>,
}

/// A row of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EntryRow {
    /// Its number in the file.
    pub row: u32,
    /// What becomes of it.
    pub fate: RowFate,
    /// The facts to append for it.
    pub facts: Vec<Fact>,
}

/// What becomes of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowFate {
    /// A new entry.
    New(EntryCode),
    /// An entry that the row changes.
    Changed(EntryCode),
    /// An entry that is there already, just so.
    Unchanged(EntryCode),
    /// Nothing: the row has errors.
    Refused,
}

impl EntryPreview {
    /// Returns how many problems there are of a severity.
    pub fn count(&self, severity: Severity) -> usize {
        self.problems.iter().filter(|problem| problem.severity == severity).count()
    }

    /// Returns how many pupils of the list were entered before, just so: whoever the list brings itself was not, and whoever
    /// is in it twice is one.
    pub fn n_known(&self) -> usize {
        let same = self.rows.iter().filter_map(|row| match row.fate {
            RowFate::Unchanged(code) => Some(code),
            _ => None,
        });
        let brought = self.rows.iter().filter_map(|row| match row.fate {
            RowFate::New(code) | RowFate::Changed(code) => Some(code),
            _ => None,
        });
        let brought: BTreeSet<EntryCode> = brought.collect();
        same.collect::<BTreeSet<EntryCode>>().difference(&brought).count()
    }

    /// Returns the facts of all rows that can be taken, in order.
    pub fn facts(&self) -> Vec<Fact> {
        self.rows.iter().flat_map(|row| row.facts.iter().cloned()).collect()
    }
}

/// Reads a list of entries; nothing is changed.
pub fn preview_entries(championship: &Championship, table: &Table) -> EntryPreview {
    let known = Column::READ_IN_ENTRIES;
    match Columns::find(table, known, &NEEDED) {
        Ok(columns) => Reading::new(championship, columns).run(),
        Err(problems) => {
            let found = header(table, known).map(|(_, found)| found);
            let is_there = |column: &Column| found.iter().flatten().any(|(found, ..)| found == column);
            let lacking = NEEDED.iter().filter(|choices| found.is_some() && !choices.iter().any(is_there));
            let lacks = lacking.map(|choices| choices[0]).collect();
            EntryPreview { rows: Vec::new(), problems, lacks }
        }
    }
}

/// The reading of one list.
pub(super) struct Reading<'t> {
    pub(super) columns: Columns<'t>,
    /// The championship as it would be after the rows so far.
    pub(super) state: Championship,
    pub(super) schools: SchoolIndex,
    /// Where each pupil was met, by school and folded name.
    pupils: BTreeMap<(u32, String), Vec<EntryCode>>,
    /// Who went to another school or game: where they were, and the code they have.
    moved: BTreeMap<(u32, String, TournamentId), EntryCode>,
    /// The row of each entry that the list itself brought.
    pub(super) brought: BTreeMap<EntryCode, u32>,
    /// Who was in a row so far, new or known.
    met: BTreeSet<EntryCode>,
    problems: Vec<ListProblem>,
    lacks: BTreeSet<Column>,
    n_errors: usize,
    n_new_schools: usize,
}

/// What a row says, read and consistent in itself.
pub(super) struct Said {
    pub(super) tournament: TournamentId,
    pub(super) school: School,
    is_new_school: bool,
    contestant: Contestant,
    code: Option<EntryCode>,
    mark: Option<String>,
    /// Why the pupil has left, where the list says so.
    left: Option<String>,
    /// Whether the list says that the pupil waits for a place.
    is_waiting: bool,
    /// What is told in columns that the regulations name.
    own: BTreeMap<String, String>,
}

impl<'t> Reading<'t> {
    fn new(championship: &Championship, columns: Columns<'t>) -> Self {
        let mut pupils: BTreeMap<_, Vec<_>> = BTreeMap::new();
        let is_here = |entry: &&Entry| !matches!(entry.status, EntryStatus::Withdrawn { .. });
        for entry in championship.entries().filter(is_here) {
            if let Some(name) = &entry.contestant.name {
                pupils.entry((entry.code.school, fold(name))).or_default().push(entry.code);
            }
        }
        let moved = championship.former_codes().filter_map(|(was, now)| {
            let entry = championship.entry(now).filter(|entry| entry.is_active())?;
            let name = fold(entry.contestant.name.as_deref()?);
            Some(((was.school, name, was.tournament), now))
        });
        Reading {
            columns,
            state: championship.clone(),
            schools: SchoolIndex::of(championship),
            pupils,
            moved: moved.collect(),
            brought: BTreeMap::new(),
            met: BTreeSet::new(),
            problems: Vec::new(),
            lacks: BTreeSet::new(),
            n_errors: 0,
            n_new_schools: 0,
        }
    }

    fn run(mut self) -> EntryPreview {
        let rows = self.columns.rows.iter().map(|row| self.take(row)).collect();
        EntryPreview { rows, problems: self.problems, lacks: self.lacks }
    }

    /// Reads a row, judges it and applies it to the state.
    fn take(&mut self, row: &Row) -> EntryRow {
        let decided = self.understand(row).and_then(|said| self.decide(row, said));
        let Some((fate, facts)) = decided else {
            return EntryRow { row: row.number, fate: RowFate::Refused, facts: Vec::new() };
        };
        if let RowFate::New(code) | RowFate::Changed(code) | RowFate::Unchanged(code) = fate {
            self.met.insert(code);
        }
        for fact in &facts {
            if let Err(refusal) = self.state.apply(fact) {
                self.refuse(row, None, &refusal);
                return EntryRow { row: row.number, fate: RowFate::Refused, facts: Vec::new() };
            }
            match fact {
                Fact::SchoolRegistered { school } => {
                    self.n_new_schools += 1;
                    self.schools.add(school.clone());
                }
                Fact::EntryAdded { code, contestant } | Fact::EntryQueued { code, contestant } => {
                    self.brought.insert(*code, row.number);
                    if let Some(name) = &contestant.name {
                        self.pupils.entry((code.school, fold(name))).or_default().push(*code);
                    }
                }
                _ => {}
            }
        }
        EntryRow { row: row.number, fate, facts }
    }

    /// Reads what a row says; `None` when it has errors, all of which are then noted.
    fn understand(&mut self, row: &Row) -> Option<Said> {
        let errors_before = self.n_errors();
        let code = self.code(row);
        let year = self.year(row);
        let game = self.game(row, code);
        let cycle = self.cycle(row, code, year);
        let name = self.columns.cell(row, Column::Name);
        let is_known = code.is_some_and(|code| self.state.entry(code).is_some());
        if name.is_empty() && !is_known && self.columns.place(Column::Name).is_some() {
            self.error(row, Column::Name, msg("imports-name-missing"));
        }
        let name = spaced(unnumbered(name));
        self.check(row, Column::Name, &name, LONGEST_NAME);
        let mark = self.columns.place(Column::Mark).map(|_| spaced(self.columns.cell(row, Column::Mark)));
        self.check(row, Column::Mark, mark.as_deref().unwrap_or_default(), LONGEST_NAME);
        let own = self.own(row);
        let school = self.school(row, code);
        if self.n_errors() > errors_before {
            return None;
        }
        let (school, is_new_school) = school?;
        let name = (!name.is_empty()).then_some(name);
        let contestant = Contestant { name, school_year: year };
        Some(Said {
            tournament: TournamentId { cycle: cycle?, game: game? },
            school,
            is_new_school,
            contestant,
            code,
            mark,
            left: left(self.columns.cell(row, Column::Status)),
            is_waiting: msg("imports-waiting").lists(self.columns.cell(row, Column::Status)),
            own,
        })
    }

    /// Reads the columns that the regulations name for prizes and quotas, and those of the questions about pupils.
    fn own(&mut self, row: &Row) -> BTreeMap<String, String> {
        let columns: Vec<String> = self.state.own_columns().into_iter().map(str::to_owned).collect();
        let read = |column: String| {
            let place = self.columns.titled_at(|title| squeezed(title) == squeezed(&column));
            place.map(|(index, _)| (column, spaced(row.cell(index))))
        };
        let own: BTreeMap<String, String> = columns.into_iter().filter_map(read).collect();
        for (column, text) in &own {
            if let Err(unfit) = check_words(text, LONGEST_NAME) {
                let place = self.columns.titled_at(|title| squeezed(title) == squeezed(column));
                self.note_at(row, place, Severity::Error, unfit.tell());
            }
        }
        own
    }

    /// Judges a row by the laws of the championship and says what becomes of it.
    fn decide(&mut self, row: &Row, said: Said) -> Option<(RowFate, Vec<Fact>)> {
        if let Some(code) = said.code
            && let Some(entry) = self.state.entry(code)
        {
            let contestant = completed(&entry.contestant, said.contestant);
            let doubted = match (&entry.contestant.name, &contestant.name) {
                (Some(known), Some(name)) if is_somebody_else(known, name) => {
                    let told = msg("imports-code-of-another")
                        .with("code", code.to_string())
                        .with("known", known)
                        .with("name", name);
                    Some(told)
                }
                _ => None,
            };
            let mut facts = marking(entry, said.mark);
            facts.extend(telling(entry, &said.own));
            let is_here = !matches!(entry.status, EntryStatus::Withdrawn { .. });
            facts.extend(leaving(entry.code, is_here, said.left));
            if entry.contestant != contestant {
                facts.insert(0, Fact::EntryChanged { code, contestant, reason: None });
            }
            if let Some(told) = doubted {
                self.warn(row, Column::Name, told);
            }
            return Some(match facts.is_empty() {
                true => (RowFate::Unchanged(code), facts),
                false => (RowFate::Changed(code), facts),
            });
        }
        let school_number = said.school.number;
        let known =
            said.contestant.name.as_deref().and_then(|name| self.pupils.get(&(school_number, fold(name))));
        let known = known.cloned().unwrap_or_default();
        let namesakes: Vec<EntryCode> =
            known.iter().copied().filter(|code| code.tournament == said.tournament).collect();
        if let Some(code) = self.same_pupil(&namesakes, said.mark.as_deref()) {
            if let Some(earlier) = self.brought.get(&code).copied() {
                self.warn(row, Column::Name, msg("imports-repeated").with("row", shown_row(earlier)));
            }
            let mut facts = Vec::new();
            if let Some(entry) = self.state.entry(code) {
                facts.extend(marking(entry, said.mark));
                facts.extend(telling(entry, &said.own));
            }
            return Some(match facts.is_empty() {
                true => (RowFate::Unchanged(code), facts),
                false => (RowFate::Changed(code), facts),
            });
        }
        // A list of before says where the pupil was.
        let was = said.contestant.name.as_deref().map(|name| (school_number, fold(name), said.tournament));
        if let Some(code) = was.and_then(|was| self.moved.get(&was)) {
            return Some((RowFate::Unchanged(*code), Vec::new()));
        }
        // Where a school may send as many as it likes, a pupil may play as many games.
        let is_doubted = self.state.regulations().limits.per_school_and_tournament.is_some();
        if let Some(other) = known.first().filter(|_| is_doubted) {
            let regulations = self.state.regulations();
            let message = msg("imports-plays-already")
                .with("game", game_name(regulations, other.tournament))
                .with("cycle", cycle_name(regulations, other.tournament))
                .with("place", self.whereabouts(*other));
            self.warn(row, Column::Name, message);
        }
        if let Some(earlier) = namesakes.first().and_then(|code| self.brought.get(code)).copied() {
            self.warn(row, Column::Name, msg("imports-namesake").with("row", shown_row(earlier)));
        } else if let Some((code, name)) = self.alike(&said) {
            let message = msg("imports-pupil-alike").with("name", name).with("code", code.to_string());
            self.warn(row, Column::Name, message);
        }
        let next = self.state.next_code(school_number, said.tournament);
        let code = said.code.unwrap_or(next);
        let mut refusals = self.state.entry_problems(code, &said.contestant);
        // A new school is registered by the row itself.
        refusals.retain(|refusal| !(said.is_new_school && *refusal == Refusal::NoSchool(school_number)));
        let is_full = |refusal: &Refusal| matches!(refusal, Refusal::QuotaFull(..));
        if !refusals.iter().any(is_full) {
            let mut entry = Entry::new(code, &said.contestant, 0, EntryStatus::Active);
            entry.columns = said.own.clone();
            entry.mark = said.mark.clone().filter(|mark| !mark.is_empty());
            refusals.extend(self.state.quota_reached(&entry));
        }
        let is_place = |refusal: &Refusal| {
            matches!(refusal, Refusal::Full(_) | Refusal::SchoolFull(..) | Refusal::QuotaFull(..))
        };
        let is_kept = self.state.regulations().waiting_list == WaitingList::Kept;
        let has_to_wait = is_kept && !refusals.is_empty() && refusals.iter().all(is_place);
        if has_to_wait && !said.is_waiting {
            self.warn(row, Column::Name, msg("imports-waits").with("why", refusals[0].tell()));
        }
        let waits = has_to_wait || (is_kept && said.is_waiting);
        if !waits {
            for refusal in &refusals {
                self.refuse(row, Some(&said), refusal);
            }
            if !refusals.is_empty() {
                return None;
            }
        }
        let mut facts = Vec::new();
        if said.is_new_school {
            self.doubt(row, &said.school);
            facts.push(Fact::SchoolRegistered { school: said.school });
        }
        facts.push(match waits {
            true => Fact::EntryQueued { code, contestant: said.contestant },
            false => Fact::EntryAdded { code, contestant: said.contestant },
        });
        if let Some(mark) = said.mark.filter(|mark| !mark.is_empty()) {
            facts.push(Fact::EntryMarked { code, mark });
        }
        let own = said.own.into_iter().filter(|(_, text)| !text.is_empty());
        facts.extend(own.map(|(column, text)| Fact::EntryTold { code, column, text }));
        facts.extend(leaving(code, true, said.left));
        Some((RowFate::New(code), facts))
    }

    /// Returns which of some pupils of one name, school and tournament a row means: who has its mark, else who was in no
    /// row yet. Of two rows with different marks, as of two classes, each means a pupil of its own.
    fn same_pupil(&self, namesakes: &[EntryCode], mark: Option<&str>) -> Option<EntryCode> {
        let mark = mark.filter(|mark| !mark.is_empty());
        let has_mark =
            |code: &&EntryCode| self.state.entry(**code).is_some_and(|entry| entry.mark.as_deref() == mark);
        let is_waiting = |code: &&EntryCode| !self.met.contains(code);
        let marked = namesakes.iter().find(has_mark).or_else(|| namesakes.iter().find(is_waiting));
        marked.or_else(|| namesakes.first().filter(|_| mark.is_none())).copied()
    }

    /// Returns a pupil of the same school and tournament whose name is so like this one that it may be the same.
    fn alike(&self, said: &Said) -> Option<(EntryCode, String)> {
        let name = said.contestant.name.as_deref()?;
        let school = said.school.number;
        let known = self.pupils.range((school, String::new())..).take_while(|((own, _), _)| *own == school);
        let codes = known.flat_map(|(_, codes)| codes).filter(|code| code.tournament == said.tournament);
        let mut entries = codes.filter_map(|code| self.state.entry(*code));
        entries.find_map(|entry| {
            let other = entry.contestant.name.as_deref()?;
            may_be_one(name, other).then(|| (entry.code, other.to_owned()))
        })
    }

    pub(super) fn n_errors(&self) -> usize {
        self.n_errors
    }

    /// Says whether a list may bring one more school.
    pub(super) fn has_room_for_a_school(&self) -> bool {
        self.n_new_schools < MOST_NEW_SCHOOLS
    }

    /// Refuses words that cannot be stored, in a cell of a row.
    pub(super) fn check(&mut self, row: &Row, column: Column, text: &str, most: usize) {
        if let Err(unfit) = check_words(text, most) {
            self.error(row, column, unfit.tell());
        }
    }

    pub(super) fn error(&mut self, row: &Row, column: Column, message: Message) {
        self.note(row, column, Severity::Error, message);
    }

    /// Notes that a cell is empty which could be given for the whole list.
    pub(super) fn lack(&mut self, row: &Row, column: Column, lacking: Column, message: Message) {
        self.lacks.insert(lacking);
        self.error(row, column, message);
    }

    pub(super) fn warn(&mut self, row: &Row, column: Column, message: Message) {
        self.note(row, column, Severity::Warning, message);
    }

    fn note(&mut self, row: &Row, column: Column, severity: Severity, message: Message) {
        self.note_at(row, self.columns.place(column), severity, message);
    }

    fn note_at(&mut self, row: &Row, column: Option<(usize, String)>, severity: Severity, message: Message) {
        self.n_errors += usize::from(severity == Severity::Error);
        self.problems.push(ListProblem { row: Some(row.number), column, severity, message });
    }
}

/// Returns the fact that gives an entry another mark, if the list has marks and it has another.
fn marking(entry: &Entry, mark: Option<String>) -> Vec<Fact> {
    match mark {
        Some(mark) if entry.mark.as_deref().unwrap_or_default() != mark => {
            vec![Fact::EntryMarked { code: entry.code, mark }]
        }
        _ => vec![],
    }
}

/// Returns the facts that tell an entry what the list says in columns of its own.
fn telling(entry: &Entry, own: &BTreeMap<String, String>) -> Vec<Fact> {
    let known = |column: &String| entry.columns.get(column).map_or("", String::as_str);
    let other = own.iter().filter(|(column, text)| known(column) != text.as_str());
    let told = |(column, text): (&String, &String)| Fact::EntryTold {
        code: entry.code,
        column: column.clone(),
        text: text.clone(),
    };
    other.map(told).collect()
}

/// Returns a text with single spaces: a cell may break its line where a name has a space.
pub fn spaced(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns why a pupil has left, as lists of ours say it: `desistiu: doente`; nothing where the cell says something else.
fn left(cell: &str) -> Option<String> {
    let (word, reason) = cell.split_once(':').unwrap_or((cell, cell));
    msg("imports-withdrawn").lists(word).then(|| spaced(reason))
}

/// Returns the fact that a pupil has left, unless it is known.
fn leaving(code: EntryCode, is_active: bool, left: Option<String>) -> Option<Fact> {
    let reason = left.filter(|_| is_active)?;
    Some(Fact::EntryWithdrawn { code, from_round: None, reason })
}
