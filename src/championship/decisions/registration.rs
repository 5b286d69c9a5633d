//! Registration by schools: what they send is judged at once, and what is accepted becomes entries by the laws of any list.

use std::collections::BTreeMap;

use super::late_placements;
use super::waiting::place_in_line;
use crate::facts::{
    Championship, Contestant, Entry, EntryStatus, Fact, LONGEST_NAME, Language, QuestionAbout, Refusal,
    RegisteredPupil, RegistrationTerms, RegistrationVerdict, SchoolQuestion, Sender, TournamentId,
    check_words, is_same_word,
};
use crate::imports::{Column, Given, ListProblem, RowFate, Severity, preview_entries};
use crate::store::DeskError;
use crate::tables::{Row, Table};
use speech::{Message, Tell, fold, msg};

/// How it stands with a school.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RegistrationStatus {
    /// It has sent nothing.
    Silent,
    /// What it sent lacks something.
    Incomplete,
    /// It has sent nothing, but pupils of it are entered: by a list of the organisers.
    Entered,
    /// It has sent all that is asked, and waits for a word.
    Sent,
    /// It was accepted, and somebody of it waits for a place: the best place in line.
    Waiting(usize),
    /// It was accepted.
    Accepted,
    /// It was declined.
    Declined,
}

impl RegistrationStatus {
    /// Returns the word by which lists and pages know it.
    pub fn word(self) -> &'static str {
        match self {
            RegistrationStatus::Silent => "silent",
            RegistrationStatus::Incomplete => "incomplete",
            RegistrationStatus::Entered => "entered",
            RegistrationStatus::Sent => "sent",
            RegistrationStatus::Waiting(_) => "waiting",
            RegistrationStatus::Accepted => "accepted",
            RegistrationStatus::Declined => "declined",
        }
    }
}

impl Tell for RegistrationStatus {
    fn tell(&self) -> Message {
        match self {
            RegistrationStatus::Silent => msg("decisions-status-silent"),
            RegistrationStatus::Incomplete => msg("decisions-status-incomplete"),
            RegistrationStatus::Entered => msg("decisions-status-entered"),
            RegistrationStatus::Sent => msg("decisions-status-sent"),
            RegistrationStatus::Waiting(place) => msg("decisions-status-waiting").with("place", place),
            RegistrationStatus::Accepted => msg("decisions-status-accepted"),
            RegistrationStatus::Declined => msg("decisions-status-declined"),
        }
    }
}

/// Returns how it stands with a school.
pub fn registration_status(championship: &Championship, school: u32) -> RegistrationStatus {
    let own = championship.registration().of(school);
    let Some((own, _)) = own.and_then(|own| Some((own, own.answer.as_ref()?))) else {
        let is_here = |entry: &Entry| {
            entry.code.school == school && !matches!(entry.status, EntryStatus::Withdrawn { .. })
        };
        return match championship.entries().any(is_here) {
            true => RegistrationStatus::Entered,
            false => RegistrationStatus::Silent,
        };
    };
    match &own.verdict {
        Some(RegistrationVerdict::Declined { .. }) => RegistrationStatus::Declined,
        Some(RegistrationVerdict::Accepted) => {
            let entries = championship.entries().filter(|entry| entry.code.school == school);
            let places = entries.filter_map(|entry| place_in_line(championship, entry.code));
            places.min().map_or(RegistrationStatus::Accepted, RegistrationStatus::Waiting)
        }
        None if missing_in_registration(championship, school).is_empty() => RegistrationStatus::Sent,
        None => RegistrationStatus::Incomplete,
    }
}

/// Returns how many schools have sent all that is asked, and wait for a word.
pub fn schools_to_accept(championship: &Championship) -> usize {
    let has_no_word = |school: u32| {
        let own = championship.registration().of(school);
        own.is_some_and(|own| own.answer.is_some() && own.verdict.is_none())
    };
    let waits = |school: u32| has_no_word(school) && missing_in_registration(championship, school).is_empty();
    championship.schools().filter(|school| waits(school.number)).count()
}

/// Returns what is missing in what a school has sent, each as a sentence.
pub fn missing_in_registration(championship: &Championship, school: u32) -> Vec<Message> {
    let registration = championship.registration();
    let answer = registration.of(school).and_then(|own| own.answer.as_ref());
    let has_pupils = answer.is_some_and(|answer| !answer.pupils.is_empty());
    let pupils = (!has_pupils).then(|| msg("decisions-registration-no-pupils"));
    let questions = registration.unanswered(school).into_iter();
    pupils
        .into_iter()
        .chain(questions.map(|(text, count)| match count {
            None => msg("decisions-registration-unanswered").with("question", text),
            Some(count) => {
                msg("decisions-registration-unanswered-of").with("question", text).with("count", count)
            }
        }))
        .collect()
}

/// Returns the tournaments that schools may enter pupils in, by cycle and game.
pub fn open_tournaments(championship: &Championship) -> Vec<TournamentId> {
    let regulations = championship.regulations();
    regulations.tournaments().into_iter().filter(|id| regulations.takes_entries(id.game)).collect()
}

/// Decides that registration is open under these terms; nothing when it is so already.
///
/// # Errors
/// When the terms contradict themselves.
pub fn open_registration(
    championship: &Championship,
    terms: &RegistrationTerms,
) -> Result<Vec<Fact>, DeskError> {
    let is_so = championship.registration().terms.as_ref() == Some(terms);
    let facts = match is_so && !championship.registration().is_closed {
        true => Vec::new(),
        false => vec![Fact::RegistrationOpened { terms: terms.clone() }],
    };
    tried(championship, &facts)?;
    Ok(facts)
}

/// Returns terms in which consent is asked for in the words in which it was asked before, whatever language the page has now: the
/// answers are known by them.
#[must_use]
pub fn asked_alike(championship: &Championship, terms: RegistrationTerms) -> RegistrationTerms {
    let registration = championship.registration();
    let alike = |mut question: SchoolQuestion| {
        let known = registration.questions(true).find(|one| one.about == question.about);
        let known = known.filter(|_| question.about.is_consent()).map(|one| &one.text);
        let names = registration.names_question.as_ref().filter(|_| question.about == QuestionAbout::Names);
        if let Some(text) = known.or(names) {
            question.text.clone_from(text);
        }
        question
    };
    RegistrationTerms { questions: terms.questions.into_iter().map(alike).collect(), ..terms }
}

/// A pupil as a form has them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedPupil {
    /// The name.
    pub name: String,
    /// The school year.
    pub year: String,
    /// The game and the cycle, such as `1.3`.
    pub tournament: String,
    /// What was answered to the questions about each pupil, by the questions.
    pub answers: BTreeMap<String, String>,
}

impl From<&RegisteredPupil> for TypedPupil {
    fn from(pupil: &RegisteredPupil) -> TypedPupil {
        let Contestant { name, school_year } = &pupil.contestant;
        TypedPupil {
            name: name.clone().unwrap_or_default(),
            year: school_year.map(|year| year.to_string()).unwrap_or_default(),
            tournament: pupil.tournament.to_string(),
            answers: pupil.answers.clone(),
        }
    }
}

/// Returns what was typed in a form as a list, so that the same laws judge it; rows are numbered as on the page.
pub fn typed_list(championship: &Championship, pupils: &[TypedPupil]) -> Table {
    let regulations = championship.regulations();
    let titles = [Column::Name, Column::Year, Column::Cycle, Column::Game];
    let titles = titles.iter().map(|column| Language::Pt.say(&column.title()));
    let asked: Vec<&str> = championship.own_columns();
    let titles = titles.chain(asked.iter().map(|column| (*column).to_owned())).collect();
    let row = |(number, typed): (u32, &TypedPupil)| {
        let id = typed.tournament.parse::<TournamentId>().ok();
        let cycle = id.and_then(|id| regulations.cycle(id.cycle)).map(|cycle| cycle.name.to_string());
        let game = id.and_then(|id| regulations.game(id.game)).map(|game| game.id.0.clone());
        let mut cells = vec![
            typed.name.trim().to_owned(),
            typed.year.trim().to_owned(),
            cycle.unwrap_or_default(),
            game.unwrap_or_default(),
        ];
        cells.extend(asked.iter().map(|column| answer_of(&typed.answers, column).trim().to_owned()));
        Row { number, cells }
    };
    let rows = (1..).zip(pupils).map(row);
    Table { rows: std::iter::once(Row { number: 0, cells: titles }).chain(rows).collect() }
}

/// What a list of a school says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SchoolList {
    /// The pupils of the rows that can be taken.
    pub pupils: Vec<RegisteredPupil>,
    /// What speaks against the others, and what should be looked at.
    pub problems: Vec<ListProblem>,
}

impl SchoolList {
    /// Says whether a row cannot be taken as it is.
    pub fn has_errors(&self) -> bool {
        self.problems.iter().any(|problem| problem.severity == Severity::Error)
    }
}

/// Judges a list that a school brings, as any list is judged; others have no part in it.
///
/// # Errors
/// When there is no such school, or the list is far too long.
pub fn read_school_list(
    championship: &Championship,
    school: u32,
    table: Table,
    language: Language,
) -> Result<SchoolList, DeskError> {
    let alone = championship.alone(school)?;
    let own = championship.school(school).ok_or(Refusal::NoSchool(school))?;
    let given = Given { school: own.name.clone(), ..Given::default() };
    let complete = given.within(&alone, &table, language).complete(table.clone())?;
    let preview = preview_entries(&alone, &complete);
    let mut list = SchoolList { pupils: Vec::new(), problems: preview.problems };
    // A column that was only added here, such as the school's, is none that anybody finds in the list.
    let is_in_list =
        |(at, title): &(usize, String)| table.rows.iter().any(|row| row.cell(*at).trim() == title.trim());
    for problem in &mut list.problems {
        problem.column = problem.column.take().filter(is_in_list);
    }
    let questions: Vec<&str> =
        championship.registration().questions(true).map(|question| question.text.as_str()).collect();
    // A column of the regulations may be asked for in other capitals: the answer is the question's.
    let asked = |column: &str| {
        questions.iter().find(|text| is_same_word(text, column)).map(|text| (*text).to_owned())
    };
    for row in &preview.rows {
        for fact in &row.facts {
            let (Fact::EntryAdded { code, contestant } | Fact::EntryQueued { code, contestant }) = fact
            else {
                continue;
            };
            if code.school == school {
                let contestant = contestant.clone();
                let told = |fact: &Fact| match fact {
                    Fact::EntryTold { code: of, column, text } if of == code => {
                        Some((asked(column)?, text.clone()))
                    }
                    _ => None,
                };
                let answers = row.facts.iter().filter_map(told).collect();
                list.pupils.push(RegisteredPupil { contestant, tournament: code.tournament, answers });
            } else {
                let message = msg("decisions-registration-other-school").with("school", &own.name);
                let row = Some(row.row);
                list.problems.push(ListProblem { row, column: None, severity: Severity::Error, message });
            }
        }
    }
    Ok(list)
}

/// Decides that a school sends these pupils and answers; nothing when it sent just these.
///
/// # Errors
/// When registration is not open for whoever sends it, or a pupil cannot be entered.
pub fn register(
    championship: &Championship,
    school: u32,
    pupils: &[RegisteredPupil],
    answers: &BTreeMap<String, String>,
    (sender, at): (Sender, i64),
) -> Result<Vec<Fact>, DeskError> {
    for pupil in pupils {
        let name = pupil.contestant.name.as_deref().unwrap_or_default();
        check_words(name, LONGEST_NAME).map_err(|unfit| unfit.tell())?;
        if name.trim().is_empty() {
            return Err(msg("imports-name-missing").into());
        }
    }
    let registration = championship.registration();
    // A question that was taken back meanwhile needs no answer.
    let asked = |answers: &BTreeMap<String, String>, is_of_pupils: bool| -> BTreeMap<String, String> {
        let is_asked =
            |text: &str| registration.questions(is_of_pupils).any(|question| question.text == text);
        let said = answers.iter().filter(|(text, said)| is_asked(text) && !said.trim().is_empty());
        said.map(|(text, said)| (text.clone(), said.trim().to_owned())).collect()
    };
    let answers = asked(answers, false);
    let pupils: Vec<RegisteredPupil> = pupils
        .iter()
        .map(|pupil| RegisteredPupil { answers: asked(&pupil.answers, true), ..pupil.clone() })
        .collect();
    let known = registration.of(school).and_then(|own| own.answer.as_ref());
    if known.is_some_and(|known| known.pupils == pupils && known.answers == answers) {
        return Ok(Vec::new());
    }
    let facts = vec![Fact::PupilsRegistered { school, pupils, answers, sender, at }];
    tried(championship, &facts)?;
    Ok(facts)
}

/// Decides that what a school sent last is accepted. Its pupils become entries; who was accepted before and is on the list no
/// more leaves, or is replaced by another in the same game, under the same code. Entries made elsewhere stay.
///
/// # Errors
/// When something is missing in it, or a pupil cannot be entered, with the reason.
pub fn accept_registration(
    championship: &Championship,
    school: u32,
    reason: &str,
) -> Result<Vec<Fact>, DeskError> {
    let own = championship.registration().of(school);
    let (own, answer) =
        own.and_then(|own| Some((own, own.answer.as_ref()?))).ok_or(Refusal::NothingRegistered(school))?;
    if let Some(missing) = missing_in_registration(championship, school).into_iter().next() {
        return Err(missing.into());
    }
    let is_on = |list: &[RegisteredPupil], entry: &Entry| {
        list.iter().any(|pupil| pupil.tournament == entry.code.tournament && is_named(pupil, entry))
    };
    let is_here = |entry: &&Entry| !matches!(entry.status, EntryStatus::Withdrawn { .. });
    let entries: Vec<&Entry> =
        championship.entries().filter(|entry| entry.code.school == school).filter(is_here).collect();
    let leave = |entry: &&&Entry| is_on(&own.accepted, entry) && !is_on(&answer.pupils, entry);
    let leaving: Vec<&Entry> = entries.iter().filter(leave).copied().collect();
    let is_new = |pupil: &&RegisteredPupil| {
        let of_game = |entry: &&&Entry| entry.code.tournament == pupil.tournament;
        !entries.iter().filter(of_game).any(|entry| is_named(pupil, entry))
    };
    let mut coming: Vec<&RegisteredPupil> = answer.pupils.iter().filter(is_new).collect();
    let mut facts = Vec::new();
    for entry in leaving {
        let other = coming.iter().position(|pupil| pupil.tournament == entry.code.tournament);
        let (code, reason) = (entry.code, reason.to_owned());
        facts.push(match other.filter(|_| entry.is_active()) {
            Some(other) => {
                let contestant = coming.remove(other).contestant.clone();
                Fact::EntrySubstituted { code, was: entry.contestant.clone(), contestant, reason }
            }
            None => Fact::EntryWithdrawn { code, from_round: None, reason },
        });
    }
    let after = tried(championship, &facts)?;
    facts.extend(entered(&after, school, &coming)?);
    let after = tried(championship, &facts)?;
    facts.extend(answered(&after, school, &answer.pupils, &own.accepted));
    facts.extend(late_placements(championship, &facts, None)?);
    facts.push(Fact::RegistrationAccepted { school });
    tried(championship, &facts)?;
    Ok(facts)
}

/// Returns the facts that enter pupils of a school, by the same laws as any list.
fn entered(
    championship: &Championship,
    school: u32,
    pupils: &[&RegisteredPupil],
) -> Result<Vec<Fact>, DeskError> {
    let typed: Vec<TypedPupil> = pupils.iter().map(|pupil| TypedPupil::from(*pupil)).collect();
    let mut table = typed_list(championship, &typed);
    for (index, row) in table.rows.iter_mut().enumerate() {
        row.cells.push(match index {
            0 => Language::Pt.say(&Column::SchoolNumber.title()),
            _ => school.to_string(),
        });
    }
    let preview = preview_entries(championship, &table);
    if let Some(row) = preview.rows.iter().find(|row| row.fate == RowFate::Refused) {
        let of_row =
            |problem: &&ListProblem| problem.row == Some(row.row) && problem.severity == Severity::Error;
        let name = typed.get((row.row as usize).saturating_sub(1)).map(|typed| typed.name.clone());
        let why = preview.problems.iter().find(of_row).map(|problem| problem.message.clone());
        return Err(msg("decisions-registration-refused")
            .with("name", name.unwrap_or_default())
            .with("why", why.unwrap_or_else(|| msg("imports-name-missing")))
            .into());
    }
    Ok(preview.facts())
}

/// Returns the facts that tell entries what was answered about them: what is other than they were told, and nothing where it was
/// answered before and is not any more.
fn answered(
    championship: &Championship,
    school: u32,
    pupils: &[RegisteredPupil],
    before: &[RegisteredPupil],
) -> Vec<Fact> {
    let asked: Vec<&str> =
        championship.registration().questions(true).map(|question| question.text.as_str()).collect();
    let entries = championship.entries().filter(|entry| entry.code.school == school);
    let is_here = |entry: &&Entry| !matches!(entry.status, EntryStatus::Withdrawn { .. });
    let mut facts = Vec::new();
    for entry in entries.filter(is_here) {
        let is_own =
            |pupil: &&RegisteredPupil| pupil.tournament == entry.code.tournament && is_named(pupil, entry);
        let Some(pupil) = pupils.iter().find(is_own) else { continue };
        let was = before.iter().find(is_own);
        for column in &asked {
            let said = pupil.answers.get(*column).map_or("", String::as_str);
            let known = answer_of(&entry.columns, column);
            let was_said = was.is_some_and(|was| was.answers.contains_key(*column));
            // What somebody put right at the entry itself since stays.
            let is_news = was.is_none_or(|was| was.answers.get(*column).map_or("", String::as_str) != said);
            if said != known && is_news && (!said.is_empty() || was_said) {
                let (code, column, text) = (entry.code, (*column).to_owned(), said.to_owned());
                facts.push(Fact::EntryTold { code, column, text });
            }
        }
    }
    facts
}

/// Returns what was answered to a question, in whatever capitals it is known.
fn answer_of<'a>(answers: &'a BTreeMap<String, String>, question: &str) -> &'a str {
    let found = answers.iter().find(|(text, _)| is_same_word(text, question));
    found.map_or("", |(_, said)| said.as_str())
}

fn is_named(pupil: &RegisteredPupil, entry: &Entry) -> bool {
    let names = pupil.contestant.name.as_deref().zip(entry.contestant.name.as_deref());
    names.is_some_and(|(one, other)| fold(one) == fold(other))
}

/// What came of accepting all that is complete.
#[derive(Clone, Debug, Default)]
pub struct AcceptedAll {
    /// The facts to append.
    pub facts: Vec<Fact>,
    /// The schools that were accepted.
    pub accepted: Vec<u32>,
    /// Those that could not be, each with the reason.
    pub left: Vec<(u32, Message)>,
}

/// Accepts all schools that have sent everything, whoever came first before the others.
pub fn accept_all(championship: &Championship, reason: &str) -> AcceptedAll {
    let mut state = championship.clone();
    let mut all = AcceptedAll::default();
    let sent = championship.registration().schools.iter().filter_map(|(school, own)| {
        let is_sent = registration_status(championship, *school) == RegistrationStatus::Sent;
        Some((own.answer.as_ref()?.first_at, *school)).filter(|_| is_sent)
    });
    let mut sent: Vec<(i64, u32)> = sent.collect();
    sent.sort_unstable();
    for (_, school) in sent {
        match accept_registration(&state, school, reason) {
            Ok(facts) => {
                // They were tried just now.
                facts.iter().for_each(|fact| drop(state.apply(fact)));
                all.facts.extend(facts);
                all.accepted.push(school);
            }
            Err(error) => all.left.push((school, error.tell())),
        }
    }
    all
}

/// Applies facts to a copy.
fn tried(championship: &Championship, facts: &[Fact]) -> Result<Championship, DeskError> {
    let mut state = championship.clone();
    for fact in facts {
        state.apply(fact)?;
    }
    Ok(state)
}
