//! Registrations: the list, one pupil at a time, withdrawals and their undoing.

use askama::Template;
use axum::Router;
use axum::extract::{Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use crate::address::encoded;
use crate::app::{App, Shared};
use crate::form::SafeForm;
use crate::layout::Frame;
use crate::pages::meanwhile::{Tap, Wish};
use crate::pages::{Notice, answer_or, only_organiser, telling};
use crate::problem::{Problem, html};
use crate::view::{self, Pupil, cut, pupil, why_out};
use crate::visit::Visit;
use championship::decisions::{EntryFields, NextStep, new_entry, place_in_line, schools_to_accept};
use championship::facts::{Championship, EntryCode, Fact, GameRule, NameStyle};
use championship::imports::{Given, fold};
use speech::{Language, Message, Tell, msg};

/// The most pupils on a page.
const MOST: usize = 100;

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/organiser/entries", get(entries))
        .route("/organiser/entries/add", post(add))
        .route("/organiser/entries/status", post(status))
}

/// A list as it was typed, and what was chosen for all of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Typed {
    pub(super) text: String,
    pub(super) given: Given,
}

struct EntryLine {
    pupil: Pupil,
    /// The game, where no code tells it.
    game: String,
    year: String,
    is_active: bool,
    /// Which of those who wait for a place, if so.
    in_line: Option<usize>,
    /// Why the pupil is out; empty for who plays.
    out: String,
}

#[derive(Template)]
#[template(path = "web/entries.html")]
struct EntriesPage {
    frame: Frame,
    here: &'static str,
    question: String,
    lines: Vec<EntryLine>,
    n_found: usize,
    /// How many of them have withdrawn, and how many wait for a place.
    n_withdrawn: usize,
    n_in_line: usize,
    /// What is said of schools that wait to be accepted.
    schools_wait: Option<String>,
    /// The number of the first line shown.
    first: usize,
    /// The addresses of the entries before and after.
    before: Option<String>,
    after: Option<String>,
    tournaments: Vec<view::Progress>,
    /// The games a list may be given: id, name, and whether it is.
    games: Vec<(String, String, bool)>,
    typed: Typed,
    /// One pupil as typed, where that was refused.
    one: NewEntry,
    /// Who was to be withdrawn and why, where that was refused.
    status: Status,
    /// The last fact in the page.
    seen: u64,
    is_empty: bool,
    is_list_open: bool,
    is_one_open: bool,
}

#[derive(Default, Deserialize)]
struct Question {
    #[serde(default)]
    q: String,
    /// Which part of many, from 0.
    #[serde(default)]
    page: usize,
    /// A list that was looked at and is to be changed where it was pasted.
    #[serde(default)]
    list: String,
}

async fn entries(State(app): State<Shared>, visit: Visit, Query(question): Query<Question>) -> Response {
    let page = || {
        let mut page = entries_page(&app, &visit, &question.q, question.page)?;
        if let Some(upload) = app.uploads.get(&question.list) {
            page.shows(Typed { text: upload.text(), given: upload.given });
        }
        page.frame = page.frame.telling(Notice::heard(&visit));
        Ok(html(&page))
    };
    answer_or(&visit, page())
}

fn entries_page(app: &App, visit: &Visit, question: &str, page: usize) -> Result<EntriesPage, Problem> {
    only_organiser(visit)?;
    let snapshot = app.worker()?.snapshot();
    let championship = snapshot.championship;
    let question = cut(question.trim());
    let mut lines = found(&championship, &question, visit.language);
    let n_found = lines.len();
    let n_in_line = lines.iter().filter(|line| line.in_line.is_some()).count();
    let n_withdrawn = lines.iter().filter(|line| !line.is_active && line.in_line.is_none()).count();
    let waiting = schools_to_accept(&championship);
    let schools_wait =
        (waiting > 0).then(|| view::sentence(&visit.language.say(&NextStep::Accept(waiting).tell())));
    let page = page.min(n_found.saturating_sub(1) / MOST);
    lines.drain(..page * MOST);
    lines.truncate(MOST);
    let address = |page: usize| format!("/organiser/entries?q={}&page={page}", encoded(&question));
    let before = page.checked_sub(1).map(address);
    let after = ((page + 1) * MOST < n_found).then(|| address(page + 1));
    let regulations = championship.regulations();
    let games = (1u8..).zip(&regulations.games).filter(|(number, _)| regulations.takes_entries(*number));
    let games: Vec<&GameRule> = games.map(|(_, game)| game).collect();
    let games = games
        .iter()
        .map(|game| (game.id.0.clone(), game.name.in_language(visit.language).to_owned(), games.len() == 1));
    let mut schools = championship.schools();
    // The school of the last list, where there is only one.
    let school = match (schools.next(), schools.next()) {
        (Some(only), None) => only.name.clone(),
        _ => String::new(),
    };
    let is_empty = championship.entries().next().is_none();
    Ok(EntriesPage {
        frame: Frame::new(visit, visit.msg("desk-nav-entries")),
        here: "entries",
        question,
        first: page * MOST + 1,
        lines,
        n_found,
        n_withdrawn,
        n_in_line,
        schools_wait,
        before,
        after,
        tournaments: view::progress(&championship, visit.language),
        games: games.collect(),
        typed: Typed { text: String::new(), given: Given { school, ..Given::default() } },
        one: NewEntry::default(),
        status: Status::default(),
        seen: snapshot.head,
        is_empty,
        is_list_open: is_empty,
        is_one_open: false,
    })
}

/// Returns the pupils who fit a question, everybody without one.
fn found(championship: &Championship, question: &str, language: Language) -> Vec<EntryLine> {
    let game = |entry: &championship::facts::Entry| {
        let rule = championship.regulations().game(entry.code.tournament.game);
        rule.map(|game| game.name.in_language(language).to_owned()).unwrap_or_default()
    };
    let words = fold(&question.replace('.', " "));
    let line = |entry: &championship::facts::Entry| EntryLine {
        pupil: pupil(championship, entry.code, NameStyle::Full),
        game: game(entry),
        year: entry.contestant.school_year.map(|year| year.to_string()).unwrap_or_default(),
        is_active: entry.is_active(),
        in_line: place_in_line(championship, entry.code),
        out: why_out(championship, entry.code, language).unwrap_or_default(),
    };
    let fits = |line: &EntryLine| {
        let code = line.pupil.code.replace('.', " ");
        let own = fold(&format!("{code} {} {}", line.pupil.name, line.pupil.school));
        words.split(' ').all(|word| own.split(' ').any(|own| own.starts_with(word)))
    };
    championship.entries().map(line).filter(fits).collect()
}

/// Shows the page with a list as it was typed, and what speaks against it.
pub(super) fn with_typed(app: &App, visit: &Visit, typed: Typed, problem: &Problem) -> Response {
    refused(app, visit, problem, "", |page| page.shows(typed))
}

impl EntriesPage {
    /// Has a list in it that was typed before.
    fn shows(&mut self, typed: Typed) {
        for (id, _, is_chosen) in &mut self.games {
            *is_chosen = typed.given.games.contains(id);
        }
        self.typed = typed;
        self.is_list_open = true;
    }
}

/// Shows the page again with a refusal, and who it is about, changed so that nothing is typed twice.
fn refused(
    app: &App,
    visit: &Visit,
    problem: &Problem,
    about: &str,
    change: impl FnOnce(&mut EntriesPage),
) -> Response {
    match entries_page(app, visit, about, 0) {
        Ok(mut page) => {
            change(&mut page);
            page.frame = page.frame.telling(Some(problem.notice(visit)));
            (problem.status, html(&page)).into_response()
        }
        Err(_) => problem.page(visit),
    }
}

fn back(app: &App, visit: &Visit, said: &Message) -> Response {
    let said = visit.language.say(said);
    Redirect::to(&telling(app, visit, "/organiser/entries", &said)).into_response()
}

/// One pupil as the form sends it.
#[derive(Clone, Debug, Default, Deserialize)]
struct NewEntry {
    name: String,
    #[serde(default)]
    school: String,
    #[serde(default)]
    school_number: String,
    #[serde(default)]
    town: String,
    #[serde(default)]
    year: String,
    tournament: String,
    #[serde(default)]
    accept: String,
}

async fn add(State(app): State<Shared>, form: SafeForm<NewEntry>) -> Response {
    let SafeForm { visit, fields } = form;
    match added(&app, &visit, fields.clone()).await {
        Ok(said) => back(&app, &visit, &said),
        Err(problem) => refused(&app, &visit, &problem, "", |page| {
            page.one = fields;
            page.is_one_open = true;
        }),
    }
}

/// Enters a pupil; returns what to say of it.
async fn added(app: &App, visit: &Visit, fields: NewEntry) -> Result<Message, Problem> {
    let person = only_organiser(visit)?;
    let language = visit.language;
    let decide = move |championship: &Championship| {
        let (cycle, game) = fields.tournament.split_once('.').unwrap_or_default();
        let game = game.parse().ok().and_then(|number: u8| championship.regulations().game(number));
        let game = game.map(|game| game.id.0.clone()).unwrap_or_default();
        let typed = EntryFields {
            name: &fields.name,
            school: &fields.school,
            school_number: &fields.school_number,
            town: &fields.town,
            year: &fields.year,
            cycle,
            game: &game,
            ..EntryFields::default()
        };
        Ok(new_entry(championship, &typed, None, !fields.accept.is_empty(), language)?.0)
    };
    let committed = app
        .worker()?
        .commit(&visit.actor(&person), None, move |championship, _| decide(championship))
        .await?;
    let championship = app.worker()?.snapshot().championship;
    let code = committed.facts.iter().find_map(|fact| match fact {
        Fact::EntryAdded { code, .. } | Fact::EntryQueued { code, .. } => Some(*code),
        _ => None,
    });
    let place = code.and_then(|code| place_in_line(&championship, code));
    let code = code.map(|code| code.to_string()).unwrap_or_default();
    Ok(match place {
        Some(place) => msg("desk-entered-in-line").with("code", code).with("place", place),
        None => msg("desk-entered-with").with("code", code),
    })
}

#[derive(Clone, Debug, Default, Deserialize)]
struct Status {
    code: String,
    step: String,
    #[serde(default)]
    reason: String,
    /// The last fact in the page that was tapped on.
    seen: Option<u64>,
}

/// Withdraws an entry or takes the withdrawal back.
async fn status(State(app): State<Shared>, form: SafeForm<Status>) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        let person = only_organiser(&visit)?;
        let code: EntryCode =
            fields.code.parse().map_err(|_| Problem::unreadable(msg("desk-code-unreadable")))?;
        let reason = fields.reason.trim().to_owned();
        let wish = match fields.step.as_str() {
            "withdraw" => Wish::Withdraw { reason },
            "admit" => Wish::Admit,
            _ => Wish::Reinstate,
        };
        let seen = fields.seen;
        let tap = Tap { actor: visit.actor(&person), code, seen, wish, language: visit.language };
        let said = app.worker()?.at_desk(move |desk| tap.done_at(desk)).await??;
        Ok::<_, Problem>(said)
    };
    match done.await {
        Ok(said) => back(&app, &visit, &said),
        Err(problem) => refused(&app, &visit, &problem, &fields.code, |page| page.status = fields.clone()),
    }
}
