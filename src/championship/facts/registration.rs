//! Registration by schools: what was asked of them, what they sent, and what became of it.

use std::collections::{BTreeMap, BTreeSet};

use super::{code::TournamentId, contestant::Contestant};

/// The most questions that schools are asked.
pub const MOST_QUESTIONS: usize = 30;

/// The most pupils that one school sends, whatever the regulations allow.
pub const MOST_REGISTERED: usize = 500;

/// What was said when registration was opened.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RegistrationTerms {
    /// When it begins, in seconds since 1970.
    pub from: i64,
    /// The last moment, in seconds since 1970.
    pub until: i64,
    /// Where schools reach the desk, such as `https://jogos.example`.
    pub address: String,
    /// What schools are asked besides their pupils.
    pub questions: Vec<SchoolQuestion>,
}

/// A question of the organiser's own.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchoolQuestion {
    /// The question, by which its answer is known.
    pub text: String,
    /// Whether it must be answered.
    pub is_needed: bool,
}

/// A pupil whom a school wants to enter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegisteredPupil {
    /// The pupil.
    pub contestant: Contestant,
    /// The game and the cycle.
    pub tournament: TournamentId,
}

/// Who sent a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sender {
    /// The school itself, within the dates.
    School,
    /// The organiser in its place, at any time.
    Organiser,
}

/// What a school sent last.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SchoolAnswer {
    /// The pupils, in the school's order.
    pub pupils: Vec<RegisteredPupil>,
    /// The answers, by the questions.
    pub answers: BTreeMap<String, String>,
    /// When it was sent, in seconds since 1970.
    pub at: i64,
    /// When the school sent something for the first time: who came first is accepted first.
    pub first_at: i64,
}

/// What the organiser said of what a school sent last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RegistrationVerdict {
    /// Its pupils are entries.
    Accepted,
    /// They are not.
    Declined {
        /// What the school is told.
        message: String,
    },
}

/// Registration as one school knows it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SchoolRegistration {
    /// Where the school is written to; empty where that is not known.
    pub email: String,
    /// How often its link was replaced: an earlier one opens nothing.
    pub link: u32,
    /// What it sent last.
    pub answer: Option<SchoolAnswer>,
    /// What was said of it.
    pub verdict: Option<RegistrationVerdict>,
    /// The pupils who were accepted last: only these leave when they are on the list no more.
    pub accepted: Vec<RegisteredPupil>,
    /// Whom lists named that another one took the place of, with the game.
    pub earlier: BTreeSet<(TournamentId, String)>,
}

/// Registration by schools; closed and empty as long as nobody opened it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Registration {
    /// What was said when it was opened last.
    pub terms: Option<RegistrationTerms>,
    /// Whether the organiser closed it before its time.
    pub is_closed: bool,
    /// What is known of each school, by its number.
    pub schools: BTreeMap<u32, SchoolRegistration>,
}

impl SchoolRegistration {
    /// Remembers whom a list names in whose place comes another.
    pub(super) fn put_behind(&mut self, answer: Option<SchoolAnswer>) {
        let pupils = answer.into_iter().flat_map(|answer| answer.pupils);
        self.earlier.extend(pupils.filter_map(|one| Some((one.tournament, one.contestant.name?))));
    }
}

impl Registration {
    /// Says whether schools may send and change their lists at a moment, in seconds since 1970.
    pub fn is_open(&self, at: i64) -> bool {
        !self.is_closed && self.terms.as_ref().is_some_and(|terms| (terms.from..=terms.until).contains(&at))
    }

    /// Returns what is known of a school.
    pub fn of(&self, school: u32) -> Option<&SchoolRegistration> {
        self.schools.get(&school)
    }

    /// Returns all whom schools named in lists, now or before: the school, the game and the name.
    pub fn named(&self) -> BTreeSet<(u32, TournamentId, &str)> {
        let mut named = BTreeSet::new();
        for (school, own) in &self.schools {
            let pupils = own.answer.iter().flat_map(|answer| &answer.pupils).chain(&own.accepted);
            let names =
                pupils.filter_map(|pupil| Some((pupil.tournament, pupil.contestant.name.as_deref()?)));
            let earlier = own.earlier.iter().map(|(tournament, name)| (*tournament, name.as_str()));
            named.extend(names.chain(earlier).map(|(tournament, name)| (*school, tournament, name)));
        }
        named
    }

    /// Returns the questions that a school must answer and has not.
    pub fn unanswered(&self, school: u32) -> Vec<&str> {
        let answers = self.of(school).and_then(|own| own.answer.as_ref()).map(|answer| &answer.answers);
        let is_answered =
            |text: &str| answers.and_then(|all| all.get(text)).is_some_and(|said| !said.trim().is_empty());
        let questions = self.terms.iter().flat_map(|terms| &terms.questions);
        let needed = questions.filter(|question| question.is_needed).map(|question| question.text.as_str());
        needed.filter(|text| !is_answered(text)).collect()
    }
}
