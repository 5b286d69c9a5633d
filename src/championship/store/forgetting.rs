//! A pupil is forgotten: in the journal, in every copy that the program made, and in what it left half written.

use std::collections::BTreeSet;
use std::path::PathBuf;

use serde_json::{Map, Value as Json};

use super::desk::{Desk, DeskError, now};
use super::entry::Entry;
use super::event::EVENT_KIND;
use super::left_to_decide::{ForgetReport, LeftToDecide, Mention};
use super::listed::{Entered, OutOfLists, names_of_list};
use super::mentions::{Called, REMOVED};
use super::replay::replay;
use super::{Journal, Location, REDACTION_KIND, Redaction, copies, fact_row, private};
use crate::facts::{Championship, EntryCode, Fact, Refusal, TournamentId};

/// Fields with words that people wrote.
const WRITTEN: [&str; 7] = ["reason", "text", "record", "forced", "file", "mark", "message"];

/// Fields that name something, which loses no name by itself.
const NAMING: [&str; 3] = ["name", "host", "venue"];

/// Fields with the code of the pupil whom a fact is about.
const ABOUT: [&str; 5] = ["code", "from", "into", "to", "out"];

/// All that leads to a pupil, or to several who are forgotten together.
#[derive(Clone)]
struct Traces {
    codes: Vec<EntryCode>,
    called: Called,
    /// The boards at which the pupil sat: group, round, number.
    boards: BTreeSet<(String, u64, u64)>,
    /// Who stays, where all others go whom a school named in a list.
    kept: Option<Entered>,
    /// Who goes out of what schools sent, without having become an entry.
    listed: OutOfLists,
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
        let listed = OutOfLists::pupil(school, tournament, name);
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
        let journals = opened.iter().map(|(_, copy)| copy).chain([self.journal()]);
        let traces = traces(self.championship(), journals, wish)?;
        let mut left = left_to_decide(self.championship(), self.journal(), &traces)?;
        left.files = unread;
        left.files.extend(private::remove_halves(&location));
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
        let traces = traces(self.championship(), [self.journal()], wish)?;
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
    journals: impl IntoIterator<Item = &'j Journal>,
    &Wish { forgotten, besides, kept, ref listed }: &Wish<'_>,
) -> Result<Traces, DeskError> {
    for code in forgotten {
        championship.entry(*code).ok_or(Refusal::NoEntry(*code))?;
    }
    let former = championship.former_codes().filter(|(_, now)| forgotten.contains(now));
    let codes: Vec<EntryCode> = former.map(|(was, _)| was).chain(forgotten.iter().copied()).collect();
    let kept = kept.map(|kept| Entered::new(championship, kept));
    let mut names = BTreeSet::new();
    for journal in journals {
        for entry in journal.read(0)? {
            let Some((_, fields)) = fields(&entry) else { continue };
            let is_out = |school: u64, game: &str, name: &str| {
                kept.as_ref().is_some_and(|kept| !kept.has(school, game, name))
                    || listed.has(school, game, name)
            };
            names.extend(names_of_list(&fields, &is_out));
            if is_about(&fields, &codes) {
                collect_names(&Json::Object(fields), &mut names);
            }
        }
    }
    let others = championship.entries().filter(|entry| !forgotten.contains(&entry.code));
    let others = others.filter_map(|entry| entry.contestant.name.as_deref());
    let is_namesake = |name: &&str| Called::new(&names, std::iter::empty(), &[]).is_whole(name);
    let called = Called::new(&names, others.filter(|name| !is_namesake(name)), besides);
    let boards = championship.groups().flat_map(|group| {
        let boards =
            group.rounds.iter().flat_map(|round| round.boards.iter().map(move |board| (round, board)));
        let own =
            boards.filter(move |(_, board)| forgotten.iter().any(|code| board.opponent_of(*code).is_some()));
        own.map(|(round, board)| (group.id.to_string(), u64::from(round.number), u64::from(board.number)))
    });
    let listed = listed.clone();
    Ok(Traces { codes, called, boards: boards.collect(), kept, listed })
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
        remove_answers(answers);
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
fn remove_answers(answers: &mut Map<String, Json>) {
    answers.values_mut().for_each(|answer| *answer = Json::String(REMOVED.to_owned()));
}

impl Traces {
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
                let is_there = |code: &&EntryCode| {
                    let game = pupil.get("tournament").and_then(Json::as_str);
                    u64::from(code.school) == school && game == Some(code.tournament.to_string().as_str())
                };
                let Some(name) = pupil.get("name").and_then(Json::as_str) else { continue };
                let game = pupil.get("tournament").and_then(Json::as_str).unwrap_or_default();
                let is_to_go = self.listed.has(school, game, name)
                    || match &self.kept {
                        Some(kept) => !kept.has(
                            school,
                            pupil.get("tournament").and_then(Json::as_str).unwrap_or_default(),
                            name,
                        ),
                        None => self.called.is_whole(name) && self.codes.iter().any(|code| is_there(&code)),
                    };
                if is_to_go {
                    bare(pupil);
                }
            }
        }
        if self.listed.is_whole(school) {
            for key in ["answers", "email"] {
                match fields.get_mut(key) {
                    Some(Json::Object(answers)) => remove_answers(answers),
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
        match (group, number("round"), number("board")) {
            (Some(group), Some(round), Some(board)) => {
                self.boards.contains(&(group.to_owned(), round, board))
            }
            _ => false,
        }
    }
}

/// Returns the body of an entry without a pupil of these codes and names.
#[cfg(test)]
pub(super) fn without_pupil(entry: &Entry, codes: &[EntryCode], names: &[String]) -> Option<String> {
    let called = Called::new(names, std::iter::empty(), &[]);
    Traces {
        codes: codes.to_vec(),
        called,
        boards: BTreeSet::new(),
        kept: None,
        listed: OutOfLists::default(),
    }
    .cleaned(entry)?
    .body
}
