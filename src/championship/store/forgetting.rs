//! A pupil is forgotten: in the journal, in every copy that the program made, and in what it left half written.

use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;

use serde_json::{Map, Value as Json};

use super::desk::{Desk, DeskError, now};
use super::entry::Entry;
use super::event::EVENT_KIND;
use super::left_to_decide::{ForgetReport, LeftToDecide, Mention};
use super::listed::{Entered, Former, Holders, OutOfLists, names_of_list, needed_columns};
use super::mentions::{Called, REMOVED};
use super::replay::replay;
use super::{Journal, Location, REDACTION_KIND, Redaction, copies, fact_row, private};
use crate::facts::{Championship, EntryCode, Fact, Refusal, TournamentId, is_same_word};

/// Fields with words that people wrote.
const WRITTEN: [&str; 7] = ["reason", "text", "record", "forced", "file", "mark", "message"];

/// Fields that name something, which loses no name by itself.
const NAMING: [&str; 3] = ["name", "host", "venue"];

/// Fields with the code of the pupil whom a fact is about.
const ABOUT: [&str; 5] = ["code", "from", "into", "to", "out"];

/// All that leads to a pupil, or to several who are forgotten together.
#[derive(Clone, Default)]
struct Traces {
    codes: Vec<EntryCode>,
    called: Called,
    /// The boards at which the pupil sat: group, round, number.
    boards: BTreeSet<(String, u64, u64)>,
    /// Who stays, where all others go whom a school named in a list.
    kept: Option<Entered>,
    /// The columns of which it is still needed what is told of those who stay.
    needed: Vec<String>,
    /// Who goes out of what schools sent, without being an entry.
    listed: OutOfLists,
    /// Entries that keep the pupils they have now, though of a name that goes from lists.
    staying: BTreeSet<EntryCode>,
    /// What of which fact was a pupil's who goes and in whose place another came, in the journal that is cleaned.
    former: BTreeMap<u64, Former>,
    /// What entries are called now that had another code.
    now: BTreeMap<EntryCode, EntryCode>,
}

/// Whom to forget.
struct Wish<'w> {
    forgotten: &'w [EntryCode],
    /// What is meant besides.
    besides: &'w [String],
    /// Who stays, where all others go whom a school named in a list, whether they became entries or not.
    kept: Option<&'w BTreeSet<EntryCode>>,
    /// Who goes out of what schools sent, without having become an entry.
    listed: OutOfLists,
}

impl<'w> Wish<'w> {
    /// These entries, and nothing besides.
    fn of(forgotten: &'w [EntryCode]) -> Wish<'w> {
        Wish { forgotten, besides: &[], kept: None, listed: OutOfLists::default() }
    }
}

/// An entry without the traces.
struct Cleaned {
    /// The new body, where it is another.
    body: Option<String>,
    doubtful: Vec<String>,
}

impl Desk {
    /// Removes the personal data of an entry from the journal and from every copy that the program made.
    ///
    /// The copies go first and the journal last, and names are looked for in all of them: interrupted at any
    /// moment and repeated, nothing is left.
    ///
    /// # Errors
    /// When there is no such entry, or the store fails.
    pub fn forget(&mut self, code: EntryCode) -> Result<ForgetReport, DeskError> {
        let actor = self.actor().to_owned();
        self.forget_as(&actor, code, &[])
    }

    /// Removes the personal data of an entry in somebody's name, and what they say is meant besides from all texts.
    ///
    /// # Errors
    /// When there is no such entry, or the store fails.
    pub fn forget_as(
        &mut self,
        actor: &str,
        code: EntryCode,
        besides: &[String],
    ) -> Result<ForgetReport, DeskError> {
        self.forget_wished(actor, &Wish { besides, ..Wish::of(&[code]) })
    }

    /// Removes the personal data of a championship as a whole: of these entries, and of all whom a school named in a list, but for
    /// the entries that are kept.
    ///
    /// # Errors
    /// When one of the entries is not there, or the store fails.
    pub fn forget_all_as(
        &mut self,
        actor: &str,
        forgotten: &[EntryCode],
        kept: &BTreeSet<EntryCode>,
    ) -> Result<ForgetReport, DeskError> {
        self.forget_wished(actor, &Wish { kept: Some(kept), ..Wish::of(forgotten) })
    }

    /// Removes a pupil whom a school named in its lists and who never became an entry.
    ///
    /// # Errors
    /// When the store fails.
    pub fn forget_listed_as(
        &mut self,
        actor: &str,
        school: u32,
        tournament: TournamentId,
        name: &str,
    ) -> Result<ForgetReport, DeskError> {
        let listed = OutOfLists::pupil(self.championship(), school, tournament, name);
        self.forget_wished(actor, &Wish { listed, ..Wish::of(&[]) })
    }

    /// Removes all that is personal of a school: its pupils, entered or not, what it answered, and where it is written to.
    ///
    /// # Errors
    /// When the store fails.
    pub fn forget_school_as(&mut self, actor: &str, school: u32) -> Result<ForgetReport, DeskError> {
        let own = self.championship().entries().filter(|entry| entry.code.school == school);
        let own: Vec<EntryCode> = own.map(|entry| entry.code).collect();
        let listed = OutOfLists::school(self.championship(), school);
        self.forget_wished(actor, &Wish { listed, ..Wish::of(&own) })
    }

    fn forget_wished(&mut self, actor: &str, wish: &Wish<'_>) -> Result<ForgetReport, DeskError> {
        let forgotten = wish.forgotten;
        self.refresh()?;
        let location = self.journal().location().clone();
        // Nobody makes a copy meanwhile, and what a killed copyist left is gone.
        let _turn = copies::take_turn(&location)?;
        let (opened, unread) = copies_of(&location)?;
        let copies = opened.iter().map(|(_, copy)| copy);
        let traces = traces(self.championship(), (self.journal(), copies), wish)?;
        let mut left = left_to_decide(self.championship(), self.journal(), &traces)?;
        left.files.extend(unread.into_iter().chain(private::remove_halves(&location)));
        let mut backups = Vec::new();
        for (path, copy) in &opened {
            // A copy of before may know a pupil by another code, or not at all.
            let codes: Vec<EntryCode> = match replay(copy) {
                Ok(then) => {
                    let then = then.championship;
                    traces.codes.iter().filter(|code| then.entry(**code).is_some()).copied().collect()
                }
                Err(_) => forgotten.to_vec(),
            };
            let traces = traces.of(copy)?;
            if copy.forget(redaction(actor, &codes, &traces))?.entries > 0 {
                backups.push(path.clone());
            }
        }
        let entries = self.journal().forget(redaction(actor, forgotten, &traces))?.entries;
        self.start_again()?;
        Ok(ForgetReport { entries, backups, left })
    }

    /// Returns what somebody would have to decide if an entry were forgotten now.
    ///
    /// # Errors
    /// When there is no such entry, or the journal cannot be read.
    pub fn left_if_forgotten(&self, code: EntryCode, besides: &[String]) -> Result<LeftToDecide, DeskError> {
        self.left_after(&Wish { besides, ..Wish::of(&[code]) })
    }

    /// Returns what somebody would have to decide if a championship were forgotten as a whole.
    ///
    /// # Errors
    /// When one of the entries is not there, or the journal cannot be read.
    pub fn left_if_all_forgotten(
        &self,
        forgotten: &[EntryCode],
        kept: &BTreeSet<EntryCode>,
    ) -> Result<LeftToDecide, DeskError> {
        self.left_after(&Wish { kept: Some(kept), ..Wish::of(forgotten) })
    }

    fn left_after(&self, wish: &Wish<'_>) -> Result<LeftToDecide, DeskError> {
        let traces = traces(self.championship(), (self.journal(), std::iter::empty()), wish)?;
        left_to_decide(self.championship(), self.journal(), &traces)
    }
}

/// Copies, each with its file.
type Opened = Vec<(PathBuf, Journal)>;

/// Opens every copy; those that cannot be opened are named.
fn copies_of(location: &Location) -> Result<(Opened, Vec<PathBuf>), DeskError> {
    let (mut opened, mut unread) = (Vec::new(), Vec::new());
    for path in copies::every_copy(location)? {
        match Journal::open(&Location::File(path.clone())) {
            Ok(copy) => opened.push((path, copy)),
            Err(_) => unread.push(path),
        }
    }
    Ok((opened, unread))
}

/// Collects all that leads to some pupils: every code and every name in any of the journals, and where they sat.
fn traces<'j>(
    championship: &Championship,
    (journal, copies): (&'j Journal, impl Iterator<Item = &'j Journal>),
    &Wish { forgotten, besides, kept, ref listed }: &Wish<'_>,
) -> Result<Traces, DeskError> {
    for code in forgotten {
        championship.entry(*code).ok_or(Refusal::NoEntry(*code))?;
    }
    let former = championship.former_codes().filter(|(_, now)| forgotten.contains(now));
    let codes: Vec<EntryCode> = former.map(|(was, _)| was).chain(forgotten.iter().copied()).collect();
    let mut traces = Traces {
        codes,
        kept: kept.map(|kept| Entered::new(championship, kept)),
        needed: needed_columns(championship),
        listed: listed.clone(),
        now: championship.former_codes().collect(),
        ..Traces::default()
    };
    let mut names = BTreeSet::new();
    // Whoever has an entry now is no other pupil's trace.
    traces.staying = traces.holders(journal)?.going();
    traces = traces.of(journal)?;
    for journal in copies.chain([journal]) {
        let former = traces.of(journal)?.former;
        for entry in journal.read(0)? {
            let Some((_, fields)) = fields(&entry) else { continue };
            names.extend(names_of_list(&fields, &|school, game, name| traces.is_out(school, game, name)));
            if let Some(former) = former.get(&entry.seq) {
                former.add_names(&fields, &mut names);
            }
            if is_about(&fields, &traces.codes) {
                collect_names(&Json::Object(fields), &mut names);
            }
        }
    }
    let others = championship.entries().filter(|entry| !forgotten.contains(&entry.code));
    let others = others.filter_map(|entry| entry.contestant.name.as_deref());
    let is_namesake = |name: &&str| Called::new(&names, std::iter::empty(), &[]).is_whole(name);
    traces.called = Called::new(&names, others.filter(|name| !is_namesake(name)), besides);
    let boards = championship.groups().flat_map(|group| {
        let boards =
            group.rounds.iter().flat_map(|round| round.boards.iter().map(move |board| (round, board)));
        let own =
            boards.filter(move |(_, board)| forgotten.iter().any(|code| board.opponent_of(*code).is_some()));
        own.map(|(round, board)| (group.id.to_string(), u64::from(round.number), u64::from(board.number)))
    });
    traces.boards = boards.collect();
    Ok(traces)
}

/// Looks for what will be left and may speak of the pupil.
fn left_to_decide(
    championship: &Championship,
    journal: &Journal,
    traces: &Traces,
) -> Result<LeftToDecide, DeskError> {
    let mut mentions = Vec::new();
    for entry in journal.read(0)? {
        let doubtful = traces.cleaned(&entry).map(|cleaned| cleaned.doubtful).unwrap_or_default();
        mentions.extend(doubtful.into_iter().map(|text| Mention { seq: entry.seq, text }));
    }
    let named = |entry: &&crate::facts::Entry| {
        entry.contestant.name.as_deref().is_some_and(|name| traces.called.is_whole(name))
    };
    let others = championship.entries().filter(|entry| !traces.codes.contains(&entry.code));
    let namesakes = others.filter(named).map(|entry| entry.code).collect();
    Ok(LeftToDecide { mentions, namesakes, files: Vec::new() })
}

fn redaction(actor: &str, codes: &[EntryCode], traces: &Traces) -> Redaction {
    let traces = traces.clone();
    Redaction {
        actor: actor.to_owned(),
        at: now(),
        facts: codes.iter().map(|code| fact_row::row(&Fact::Forgotten { code: *code })).collect(),
        rewrite: Box::new(move |entry| traces.cleaned(entry)?.body),
    }
}

/// Returns what an entry says, by the names of its fields, and for a fact the name of its kind.
fn fields(entry: &Entry) -> Option<(Option<String>, Map<String, Json>)> {
    let Ok(Json::Object(body)) = serde_json::from_str(&entry.body) else { return None };
    match entry.kind.as_str() {
        REDACTION_KIND => None,
        EVENT_KIND => Some((None, body)),
        // The kind of fact is the name of the only field.
        _ => match body.into_iter().next() {
            Some((kind, Json::Object(fields))) => Some((Some(kind), fields)),
            _ => None,
        },
    }
}

/// Says whether a fact is about a pupil.
fn is_about(fields: &Map<String, Json>, codes: &[EntryCode]) -> bool {
    let is_own = |value: Option<&Json>| {
        let code = value.and_then(Json::as_str).and_then(|text| text.parse::<EntryCode>().ok());
        code.is_some_and(|code| codes.contains(&code))
    };
    ABOUT.iter().any(|key| is_own(fields.get(*key)))
        || is_own(fields.get("substitute").and_then(|substitute| substitute.get("entry")))
}

/// Collects the names that a fact about a pupil has.
fn collect_names(value: &Json, names: &mut BTreeSet<String>) {
    if let Json::Object(fields) = value {
        names.extend(fields.get("name").and_then(Json::as_str).map(str::to_owned));
        fields.values().for_each(|inner| collect_names(inner, names));
    }
}

/// Takes out of a fact about a pupil all that is personal.
fn bare(fields: &mut Map<String, Json>) {
    fields.remove("name");
    fields.remove("school_year");
    if let Some(Json::Object(answers)) = fields.get_mut("answers") {
        // What is told of nobody is nothing: one word for all could be a quota's, of which there are too many.
        answers.values_mut().for_each(|answer| *answer = Json::String(String::new()));
    }
    for (key, value) in fields.iter_mut() {
        match (key.as_str(), value) {
            // Why a pupil left may be an illness.
            ("reason", Json::String(reason)) => *reason = REMOVED.to_owned(),
            ("mark" | "text", Json::String(told)) => told.clear(),
            (_, Json::Object(inner)) => bare(inner),
            _ => {}
        }
    }
}

/// Takes away what was answered, and not that it was: what was accepted because nothing was missing was accepted rightly.
fn remove_answers<'a>(answers: impl Iterator<Item = (&'a String, &'a mut Json)>) {
    answers.for_each(|(_, answer)| *answer = Json::String(REMOVED.to_owned()));
}

impl Traces {
    /// Says whether a name of a school's list goes.
    fn is_out(&self, school: u64, game: &str, name: &str) -> bool {
        self.kept.as_ref().is_some_and(|kept| !kept.has(school, game, name))
            || self.listed.has(school, game, name)
    }

    fn is_needed(&self, column: &str) -> bool {
        self.needed.iter().any(|needed| is_same_word(needed, column))
    }

    /// Reads who had which entry one after the other.
    fn holders(&self, journal: &Journal) -> Result<Holders, DeskError> {
        let mut holders = Holders::default();
        let now = |code: EntryCode| self.now.get(&code).copied().unwrap_or(code);
        for entry in journal.read(0)? {
            if let Some((_, fields)) = fields(&entry) {
                holders.read(entry.seq, &fields, now, &|school, game, name| self.is_out(school, game, name));
            }
        }
        Ok(holders)
    }

    /// Returns the same for another journal, whose facts have numbers of their own.
    fn of(&self, journal: &Journal) -> Result<Traces, DeskError> {
        let former = self.holders(journal)?.closed(&self.staying);
        Ok(Traces { former, ..self.clone() })
    }

    /// Returns an entry without the personal data of the pupil; nothing where there are no words in it.
    ///
    /// The pupil's own facts, by every code it had, lose names, year, marks and reasons; what people wrote anywhere loses the
    /// names. Facts are read by the names of their fields, so that one that is new here is not overlooked.
    fn cleaned(&self, entry: &Entry) -> Option<Cleaned> {
        let (kind, mut fields) = fields(entry)?;
        let mut doubtful = Vec::new();
        let is_about = is_about(&fields, &self.codes);
        let is_about_somebody = fields.get("code").is_some();
        if is_about {
            bare(&mut fields);
        }
        if let Some(former) = self.former.get(&entry.seq) {
            former.clean(&mut fields);
        }
        let column = fields.get("column").and_then(Json::as_str);
        if self.kept.is_some() && column.is_some_and(|column| !self.is_needed(column)) {
            fields.insert("text".to_owned(), Json::String(String::new()));
        }
        let is_at_board = self.is_at_board(&fields);
        self.clean_registration(&mut fields, &mut doubtful);
        for (key, value) in &mut fields {
            match value {
                Json::String(text) if WRITTEN.contains(&key.as_str()) => {
                    let left = self.called.left(text);
                    // What was written at a pupil's own board may speak of them without a name.
                    let is_theirs = is_at_board && ["reason", "text"].contains(&key.as_str());
                    let is_something = left.text.chars().any(char::is_alphabetic);
                    if left.is_doubtful || (is_theirs && is_something) {
                        doubtful.push(left.text.clone());
                    }
                    *text = left.text;
                }
                Json::String(text) if NAMING.contains(&key.as_str()) && !is_about_somebody => {
                    let left = self.called.left(text);
                    if left.text != *text {
                        doubtful.push(text.clone());
                    }
                }
                Json::Array(groups) => groups.iter_mut().for_each(|group| self.clean_teams(group)),
                _ => {}
            }
        }
        let body = match kind {
            None => Json::Object(fields),
            Some(kind) => Json::Object(Map::from_iter([(kind, Json::Object(fields))])),
        };
        let is_other = serde_json::from_str::<Json>(&entry.body).is_ok_and(|was| was != body);
        Some(Cleaned { body: is_other.then(|| body.to_string()), doubtful })
    }

    /// A team may be called after a pupil.
    fn clean_teams(&self, group: &mut Json) {
        let Some(Json::Array(teams)) = group.get_mut("teams") else { return };
        for team in teams {
            if let Json::String(name) = team {
                *name = self.called.left(name).text;
            }
        }
    }

    /// Takes the pupil out of what a school sent: a name is the pupil's where the school and the game are, too. What was answered
    /// may speak of them.
    fn clean_registration(&self, fields: &mut Map<String, Json>, doubtful: &mut Vec<String>) {
        let Some(school) = fields.get("school").and_then(Json::as_u64) else { return };
        if let Some(Json::Array(pupils)) = fields.get_mut("pupils") {
            for pupil in pupils.iter_mut().filter_map(Json::as_object_mut) {
                let Some(name) = pupil.get("name").and_then(Json::as_str) else { continue };
                let game = pupil.get("tournament").and_then(Json::as_str).unwrap_or_default();
                let is_there = |code: &EntryCode| {
                    u64::from(code.school) == school && code.tournament.to_string() == game
                };
                let is_entered = self.called.is_whole(name) && self.codes.iter().any(is_there);
                if self.is_out(school, game, name) || (self.kept.is_none() && is_entered) {
                    bare(pupil);
                } else if let (Some(_), Some(Json::Object(answers))) = (&self.kept, pupil.get_mut("answers"))
                {
                    remove_answers(answers.iter_mut().filter(|(question, _)| !self.is_needed(question)));
                }
            }
        }
        if self.listed.is_whole(school) {
            for key in ["answers", "email"] {
                match fields.get_mut(key) {
                    Some(Json::Object(answers)) => remove_answers(answers.iter_mut()),
                    Some(Json::String(email)) => email.clear(),
                    _ => {}
                }
            }
        }
        let is_of_school =
            self.listed.is_of(school) || self.codes.iter().any(|code| u64::from(code.school) == school);
        if self.kept.is_none() && !is_of_school {
            return;
        }
        if let Some(Json::Object(answers)) = fields.get_mut("answers") {
            for text in answers.values_mut() {
                if let Json::String(text) = text {
                    let left = self.called.left(text);
                    if left.is_doubtful {
                        doubtful.push(left.text.clone());
                    }
                    *text = left.text;
                }
            }
        }
    }

    /// Says whether a fact is about a board at which the pupil sat.
    fn is_at_board(&self, fields: &Map<String, Json>) -> bool {
        let number = |key: &str| fields.get(key).and_then(Json::as_u64);
        let group = fields.get("group").and_then(Json::as_str);
        let (Some(group), Some(round), Some(board)) = (group, number("round"), number("board")) else {
            return false;
        };
        self.boards.contains(&(group.to_owned(), round, board))
    }
}

/// Returns the body of an entry without a pupil of these codes and names.
#[cfg(test)]
pub(super) fn without_pupil(entry: &Entry, codes: &[EntryCode], names: &[String]) -> Option<String> {
    let called = Called::new(names, std::iter::empty(), &[]);
    Traces { codes: codes.to_vec(), called, ..Traces::default() }.cleaned(entry)?.body
}
