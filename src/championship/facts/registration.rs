//! Registration by schools: what was asked of them, what they sent, and what became of it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use super::{code::TournamentId, contestant::Contestant, honours::is_same_word};
use speech::{Language, msg};

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
    /// Whom it is about, and what its answer does.
    pub about: QuestionAbout,
}

/// Whom a question is about, and what its answer does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum QuestionAbout {
    /// The school: answered once.
    #[default]
    School,
    /// Each pupil: what is answered is told of the entry.
    Pupil,
    /// Each pupil: whether the name may be published. Who did not say yes has none where the public looks.
    Names,
    /// Each pupil: whether pictures may be published; what is answered is told of the entry.
    Pictures,
}

impl QuestionAbout {
    /// Says whether it is answered for each pupil.
    pub fn is_of_pupils(self) -> bool {
        self != QuestionAbout::School
    }

    /// Says whether it is answered by yes or no.
    pub fn is_consent(self) -> bool {
        matches!(self, QuestionAbout::Names | QuestionAbout::Pictures)
    }
}

/// Says whether an answer is a yes, in any language.
pub fn is_yes(answer: &str) -> bool {
    YES.contains(&plain_word(answer))
}

/// The words for yes, in every language.
static YES: LazyLock<Vec<String>> = LazyLock::new(|| {
    Language::ALL.iter().map(|language| plain_word(&language.say(&msg("facts-yes")))).collect()
});

fn plain_word(text: &str) -> String {
    text.trim().to_lowercase().replace('í', "i")
}

/// A pupil whom a school wants to enter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RegisteredPupil {
    /// The pupil.
    pub contestant: Contestant,
    /// The game and the cycle.
    pub tournament: TournamentId,
    /// What was answered to the questions about each pupil, by the questions.
    pub answers: BTreeMap<String, String>,
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
    /// The region; empty where that is not known.
    pub region: String,
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
    /// The question whether names may be published, once it was asked: who was asked is not published because it is asked no more.
    pub names_question: Option<String>,
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

    /// Returns the questions asked now, about schools or about each pupil.
    pub fn questions(&self, is_of_pupils: bool) -> impl Iterator<Item = &SchoolQuestion> {
        let questions = self.terms.iter().flat_map(|terms| &terms.questions);
        questions.filter(move |question| question.about.is_of_pupils() == is_of_pupils)
    }

    /// Says whether a column is one of what families agree to, asked now or before.
    pub fn is_consent(&self, column: &str) -> bool {
        let asked = self.questions(true).filter(|question| question.about.is_consent());
        let asked = asked.map(|question| question.text.as_str()).chain(self.names_question.as_deref());
        asked.into_iter().any(|name| is_same_word(name, column))
    }

    /// Returns the questions that a school must answer and has not, each with how many of its pupils that concerns, where it is
    /// asked of each.
    pub fn unanswered(&self, school: u32) -> Vec<(&str, Option<usize>)> {
        let answer = self.of(school).and_then(|own| own.answer.as_ref());
        let is_empty = |answers: &BTreeMap<String, String>, text: &str| {
            answers.get(text).is_none_or(|said| said.trim().is_empty())
        };
        let of_school = self.questions(false).filter(|question| question.is_needed);
        let of_school = of_school
            .filter(|question| answer.is_none_or(|answer| is_empty(&answer.answers, &question.text)))
            .map(|question| (question.text.as_str(), None));
        let of_pupils = self.questions(true).filter(|question| question.is_needed).map(|question| {
            // Of whoever was deleted since nothing is asked.
            let pupils = answer.iter().flat_map(|answer| &answer.pupils);
            let pupils = pupils.filter(|pupil| pupil.contestant.name.is_some());
            let count = pupils.filter(|pupil| is_empty(&pupil.answers, &question.text)).count();
            (question.text.as_str(), Some(count))
        });
        of_school.chain(of_pupils.filter(|(_, count)| *count != Some(0))).collect()
    }
}
