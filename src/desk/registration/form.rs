//! The form in which a school's pupils and answers stand, for the school itself and for the organiser in its place.

use std::collections::BTreeMap;

use axum::extract::Multipart;

use crate::app::App;
use crate::faults::aside;
use crate::middleware::LARGEST_BODY;
use crate::problem::Problem;
use crate::session::same;
use crate::view::plain;
use crate::visit::Visit;
use championship::decisions::{
    SchoolList, TypedPupil, open_tournaments, read_school_list, register, typed_list,
};
use championship::facts::{
    Championship, MOST_REGISTERED, RegisteredPupil, SchoolQuestion, Sender, WaitingList, is_yes,
};
use championship::imports::{Kind, gather, pasted};
use championship::tables;
use speech::{Language, Message, Tell, msg};

/// Rows to fill in, besides those that are.
const EMPTY_ROWS: usize = 4;

/// A row of the form.
#[derive(Clone, Debug, Default)]
pub(super) struct FormRow {
    pub(super) name: String,
    pub(super) year: String,
    pub(super) tournament: String,
    /// What the row is for, where each game has one row.
    pub(super) label: String,
    /// The years to choose from, where the cycle is known.
    pub(super) years: Vec<u8>,
    /// The questions about each pupil with what was answered, in their order.
    pub(super) answers: Vec<RowAnswer>,
}

/// What was answered about a pupil to one question.
#[derive(Clone, Debug, Default)]
pub(super) struct RowAnswer {
    pub(super) question: String,
    pub(super) is_needed: bool,
    pub(super) answer: String,
    /// What is chosen from, where it is answered by yes or no, and whether it is; empty where it is written.
    pub(super) choices: Vec<(String, bool)>,
}

/// A question with its answer.
#[derive(Clone, Debug)]
pub(super) struct QuestionLine {
    pub(super) text: String,
    pub(super) is_needed: bool,
    pub(super) answer: String,
}

/// The form as a page shows it.
#[derive(Clone, Debug)]
pub(super) struct SchoolForm {
    pub(super) rows: Vec<FormRow>,
    /// Whether each game has one row, so that nothing is chosen.
    pub(super) is_by_game: bool,
    /// The games to choose from: code and name.
    pub(super) tournaments: Vec<(String, String)>,
    pub(super) questions: Vec<QuestionLine>,
    /// What is asked about each pupil.
    pub(super) pupil_questions: Vec<String>,
    /// What was pasted.
    pub(super) text: String,
    /// What speaks against rows: sentence, and whether it keeps them out.
    pub(super) problems: Vec<(String, bool)>,
}

/// What was sent by a form.
#[derive(Clone, Debug, Default)]
pub(super) struct Sent {
    pub(super) fields: BTreeMap<String, String>,
    pub(super) file: Vec<u8>,
}

impl Sent {
    /// Reads a form in parts, whose token must be the visitor's.
    pub(super) async fn read(visit: &Visit, mut form: Multipart) -> Result<Sent, Problem> {
        let broken = |_| Problem::upload_broken(LARGEST_BODY);
        let mut sent = Sent::default();
        while let Some(field) = form.next_field().await.map_err(broken)? {
            let name = field.name().unwrap_or_default().to_owned();
            if name == "file" {
                sent.file = field.bytes().await.map_err(broken)?.to_vec();
            } else {
                sent.fields.insert(name, field.text().await.map_err(broken)?);
            }
        }
        match same(sent.text("csrf"), &visit.csrf) {
            true => Ok(sent),
            false => Err(Problem::stale_form()),
        }
    }

    /// Returns a field; empty where it was not sent.
    pub(super) fn text(&self, name: &str) -> &str {
        self.fields.get(name).map_or("", String::as_str)
    }

    /// Returns the pupils in the rows that have a name.
    pub(super) fn typed(&self) -> Vec<TypedPupil> {
        let row = |index: usize| TypedPupil {
            name: self.text(&format!("n{index}")).trim().to_owned(),
            year: self.text(&format!("y{index}")).trim().to_owned(),
            tournament: self.text(&format!("t{index}")).to_owned(),
            answers: self
                .asked("pupil")
                .map(|(at, text)| (text.clone(), self.text(&format!("a{index}-{at}")).trim().to_owned()))
                .filter(|(_, answer)| !answer.is_empty())
                .collect(),
        };
        (0..MOST_REGISTERED + EMPTY_ROWS).map(row).filter(|typed| !typed.name.is_empty()).collect()
    }

    /// Returns the answers, by the questions.
    pub(super) fn answers(&self) -> BTreeMap<String, String> {
        let answer = |(index, text): (usize, &String)| {
            (text.clone(), self.text(&format!("q{index}")).trim().to_owned())
        };
        self.asked("question").map(answer).collect()
    }

    /// Returns the questions that the form had, with their numbers: of the school, or about each pupil.
    fn asked<'s>(&'s self, kind: &'s str) -> impl Iterator<Item = (usize, &'s String)> {
        let number = move |name: &str| name.strip_prefix(kind)?.parse::<usize>().ok();
        self.fields.iter().filter_map(move |(name, text)| Some((number(name)?, text)))
    }

    /// Says whether a list was brought besides what was typed.
    pub(super) fn has_list(&self) -> bool {
        !self.file.is_empty() || !self.text("text").trim().is_empty()
    }
}

/// Returns pupils as the form has them.
pub(super) fn as_typed(pupils: &[RegisteredPupil]) -> Vec<TypedPupil> {
    pupils.iter().map(TypedPupil::from).collect()
}

/// Returns the form with these pupils and answers.
pub(super) fn school_form(
    championship: &Championship,
    typed: &[TypedPupil],
    answers: &BTreeMap<String, String>,
    language: Language,
) -> SchoolForm {
    let regulations = championship.regulations();
    let open = open_tournaments(championship);
    let name = |id: &championship::facts::TournamentId| {
        let cycle = regulations.cycle(id.cycle).map_or("", |cycle| cycle.name.in_language(language));
        let game = regulations.game(id.game).map_or("", |game| game.name.in_language(language));
        (id.to_string(), format!("{cycle} · {game}"))
    };
    let tournaments: Vec<(String, String)> = open.iter().map(name).collect();
    let is_one_each = regulations.limits.per_school_and_tournament == Some(1)
        && regulations.waiting_list == WaitingList::None;
    let registration = championship.registration();
    let line = |question: &SchoolQuestion| QuestionLine {
        text: question.text.clone(),
        is_needed: question.is_needed,
        answer: answers.get(&question.text).cloned().unwrap_or_default(),
    };
    let questions: Vec<QuestionLine> = registration.questions(false).map(line).collect();
    let answered = |known: &BTreeMap<String, String>| -> Vec<RowAnswer> {
        let row = |question: &SchoolQuestion| {
            let answer = known.get(&question.text).cloned().unwrap_or_default();
            // A yes may have been said in another language than the page's.
            let choice = |word: Message, is_of_yes: bool| {
                (language.say(&word), !answer.is_empty() && is_yes(&answer) == is_of_yes)
            };
            let choices = match question.about.is_consent() {
                true => vec![choice(msg("facts-yes"), true), choice(msg("facts-no"), false)],
                false => Vec::new(),
            };
            RowAnswer { question: question.text.clone(), is_needed: question.is_needed, answer, choices }
        };
        registration.questions(true).map(row).collect()
    };
    let of_game = |id: &str| typed.iter().filter(|one| one.tournament == id).collect::<Vec<_>>();
    // Two of one game, or none of any, are shown as they are, so that they can be put right.
    let is_by_game = is_one_each
        && tournaments.iter().all(|(id, _)| of_game(id).len() <= 1)
        && typed.iter().all(|one| tournaments.iter().any(|(id, _)| *id == one.tournament));
    let rows = match is_by_game {
        true => {
            let row = |((id, label), tournament): (&(String, String), &championship::facts::TournamentId)| {
                let years = regulations.cycle(tournament.cycle).map_or((1, 0), |cycle| cycle.school_years);
                let there = of_game(id).first().copied().cloned().unwrap_or_default();
                FormRow {
                    name: there.name,
                    year: there.year,
                    tournament: id.clone(),
                    label: label.clone(),
                    years: (years.0..=years.1).collect(),
                    answers: answered(&there.answers),
                }
            };
            tournaments.iter().zip(&open).map(row).collect()
        }
        false => {
            let row = |one: &TypedPupil| FormRow {
                name: one.name.clone(),
                year: one.year.clone(),
                tournament: one.tournament.clone(),
                answers: answered(&one.answers),
                ..FormRow::default()
            };
            let nobody = FormRow { answers: answered(&BTreeMap::new()), ..FormRow::default() };
            let empty = std::iter::repeat_n(nobody, EMPTY_ROWS);
            typed.iter().map(row).chain(empty).collect()
        }
    };
    let pupil_questions = registration.questions(true).map(|question| question.text.clone()).collect();
    let (text, problems) = (String::new(), Vec::new());
    SchoolForm { rows, is_by_game, tournaments, questions, pupil_questions, text, problems }
}

/// What became of a form.
pub(super) enum Outcome {
    /// It is stored; what should be looked at in it.
    Stored(Vec<String>),
    /// It is shown again, with what is to be put right or looked at.
    Again(Box<SchoolForm>),
}

/// Takes what was sent for a school: stores what was typed, or adds a list to it for another look.
///
/// # Errors
/// When registration is closed, or the list cannot be read.
pub(super) async fn take(
    app: &App,
    visit: &Visit,
    school: u32,
    sent: Sent,
    by: (Sender, String),
) -> Result<Outcome, Problem> {
    let hall = app.worker()?;
    let championship = hall.snapshot().championship;
    let (typed, answers, language) = (sent.typed(), sent.answers(), visit.language);
    if sent.has_list() {
        // One list at a time, whoever brings it.
        let _turn = app.uploads.turn().await;
        let form = aside(move || with_list(&championship, school, &sent, language)).await?;
        return Ok(Outcome::Again(Box::new(form)));
    }
    let list = judged(&championship, school, &typed, language)?;
    if list.has_errors() {
        let mut form = school_form(&championship, &typed, &answers, language);
        form.problems = told(&list, language);
        return Ok(Outcome::Again(Box::new(form)));
    }
    let doubts = told(&list, language).into_iter().map(|(doubt, _)| doubt).collect();
    let (sender, actor) = by;
    hall.commit(&actor, None, move |championship, stamp| {
        let list = read_school_list(championship, school, typed_list(championship, &typed), language)?;
        register(championship, school, &list.pupils, &answers, (sender, stamp.at))
    })
    .await?;
    Ok(Outcome::Stored(doubts))
}

fn judged(
    championship: &Championship,
    school: u32,
    typed: &[TypedPupil],
    language: Language,
) -> Result<SchoolList, Problem> {
    let mut list = read_school_list(championship, school, typed_list(championship, typed), language)?;
    // The rows of a form have no letters above them.
    list.problems.iter_mut().for_each(|problem| problem.column = None);
    Ok(list)
}

/// Returns the form with the pupils of a list added to those that were typed; what cannot be taken stays to be corrected.
fn with_list(
    championship: &Championship,
    school: u32,
    sent: &Sent,
    language: Language,
) -> Result<SchoolForm, Problem> {
    let unread = |message: Message| Problem::unreadable(message);
    let table = match sent.file.is_empty() {
        true => pasted(sent.text("text")).map_err(unread)?,
        false => gather(&tables::read_all(&sent.file).map_err(unread)?, Kind::Entries).table,
    };
    let list = read_school_list(championship, school, table, language)?;
    let mut typed = sent.typed();
    for one in as_typed(&list.pupils) {
        if !typed.contains(&one) {
            typed.push(one);
        }
    }
    let mut form = school_form(championship, &typed, &sent.answers(), language);
    form.problems = told(&list, language);
    if list.has_errors() {
        sent.text("text").clone_into(&mut form.text);
    }
    if list.problems.is_empty() {
        let said = language.msg("desk-registration-list-read").with("count", list.pupils.len());
        form.problems.push((said.to_string(), false));
    }
    Ok(form)
}

fn told(list: &SchoolList, language: Language) -> Vec<(String, bool)> {
    let line = |problem: &championship::imports::ListProblem| {
        let is_error = problem.severity == championship::imports::Severity::Error;
        (plain(&language.say(&problem.tell())), is_error)
    };
    list.problems.iter().take(50).map(line).collect()
}
