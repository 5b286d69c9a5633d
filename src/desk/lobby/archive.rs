//! The editions of a folder: who won, how many took part, and until when names are kept.

use std::cmp::Reverse;
use std::collections::BTreeSet;
use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::{DefaultBodyLimit, Extension, Multipart, State};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use super::look_back::{PastEdition, Plot, WinnerLine, Words, past_editions, plots, who, winners};
use super::pages::{LARGEST_FILE, at_home, uploaded};
use super::{Lobby, files, past};
use crate::address::encoded;
use crate::app::Shared;
use crate::faults::aside;
use crate::flash::telling;
use crate::form::SafeForm;
use crate::layout::{Frame, Notice};
use crate::pages::page_or;
use crate::problem::{Problem, html};
use crate::session::now;
use crate::view::{cut, plain};
use crate::visit::Visit;
use championship::decisions::{last_result, names_are_due, names_to_forget, names_until, published_winners};
use championship::facts::Championship;
use championship::imports::{pasted, read_past};
use championship::standings::podium;
use championship::store::{Desk, DeskError, ForgetReport, Location, Proven, said_day};
use championship::tables;
use speech::{Language, Message, Tell, msg};

/// A championship of the folder, as it is looked back on.
struct Edition {
    file: String,
    name: String,
    about: String,
    /// The games that were played.
    games: String,
    /// The tournaments that are over, each with who stood on the podium.
    winners: Vec<(String, Vec<String>)>,
    regulations: String,
    /// Where one like it is made.
    again: String,
    names: NamesView,
}

/// What is kept of names, and until when.
struct NamesView {
    /// Until when, where the regulations say it.
    until: String,
    is_due: bool,
    n_entries: usize,
    /// How many won and were published by their whole names.
    n_winners: usize,
}

#[derive(Template)]
#[template(path = "web/lobby_archive.html")]
struct ArchivePage {
    frame: Frame,
    editions: Vec<Edition>,
    /// How many championships of the folder are not shown.
    n_more: usize,
    plots: Vec<Plot>,
    /// Who won each game, in all editions.
    all_winners: Vec<WinnerLine>,
    /// Editions of the table of past ones.
    past: Vec<PastEdition>,
    past_file: &'static str,
    /// A table as it was pasted, where it was refused.
    text: String,
    problems: Vec<String>,
}

/// What all editions come to.
struct LookedBack {
    editions: Vec<Edition>,
    n_more: usize,
    plots: Vec<Plot>,
    winners: Vec<WinnerLine>,
    past: Vec<PastEdition>,
    /// Why the table of past editions cannot be read.
    past_unread: Option<Message>,
}

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/start/archive", get(page))
        .route("/start/archive/forget", post(forget))
        .route("/start/archive/past", post(bring_past).layer(DefaultBodyLimit::max(LARGEST_FILE)))
        .route("/start/archive/past/remove", post(remove_past))
}

async fn page(visit: Visit, Extension(lobby): Extension<Arc<Lobby>>) -> Response {
    page_or(&visit, build_page(&visit, &lobby, Notice::heard(&visit), (String::new(), Vec::new())).await)
}

async fn build_page(
    visit: &Visit,
    lobby: &Arc<Lobby>,
    notice: Option<Notice>,
    (text, problems): (String, Vec<String>),
) -> Result<ArchivePage, Problem> {
    at_home(visit, lobby)?;
    let (asked, language) = (Arc::clone(lobby), visit.language);
    let LookedBack { editions, n_more, plots, winners, past, past_unread } =
        aside(move || look_back(&asked, language)).await;
    let unread = past_unread.map(|why| Notice::bad(plain(&language.say(&why))));
    let notice = notice.or(unread);
    let frame = Frame::new(visit, visit.msg("desk-archive-title")).telling(notice);
    let (all_winners, past_file) = (winners, past::FILE);
    Ok(ArchivePage { frame, editions, n_more, plots, all_winners, past, past_file, text, problems })
}

/// Reads all championships of the folder, the latest first; slow.
fn look_back(lobby: &Lobby, language: Language) -> LookedBack {
    let found = files::latest_first(&lobby.folder).unwrap_or_default();
    // Those whose names are due are here, however long ago they changed.
    let (n_others, due) = lobby.unshown.look(&lobby.folder);
    let n_more = n_others.saturating_sub(due.len());
    let due = due.into_iter().map(|(path, _)| path);
    let read = found.into_iter().take(files::MOST).chain(due).filter_map(|path| {
        let file = path.file_name()?.to_string_lossy().into_owned();
        Some((file, Proven::read(&path).ok()?.without_journal()))
    });
    let mut read: Vec<(String, Proven)> = read.collect();
    read.sort_by_key(|(_, one)| (Reverse(last_result(&one.championship)), Reverse(one.seal.seq)));
    let editions = read.iter().map(|(file, one)| edition(file, &one.championship, language)).collect();
    // Two files may hold the same championship: it counts once, as it is in the later.
    let mut met: BTreeSet<String> = BTreeSet::new();
    read.retain(|(_, one)| met.insert(one.id.clone()));
    let counted: Vec<Championship> = read.into_iter().map(|(_, one)| one.championship).collect();
    let (known, past_unread) = match past::known(&lobby.folder) {
        Ok(known) => (known, None),
        Err(why) => (Vec::new(), Some(why)),
    };
    let words = Words::of(&counted, language);
    LookedBack {
        editions,
        n_more,
        plots: plots(&counted, &known, &words),
        winners: winners(&counted, &known, &words),
        past: past_editions(&known, &words),
        past_unread,
    }
}

fn edition(file: &str, championship: &Championship, language: Language) -> Edition {
    let public = championship.for_public();
    let seen = public.as_ref().unwrap_or(championship);
    let regulations = championship.regulations();
    let winners = seen.tournaments().filter_map(|tournament| {
        let named = podium(seen, tournament.id).into_iter();
        let named = named.map(|placing| format!("{}. {}", placing.place, who(seen, placing.entry)));
        let named: Vec<String> = named.collect();
        let called = regulations.tournament_name(tournament.id, language);
        (!named.is_empty()).then_some((called, named))
    });
    let n_pupils = championship.entries().filter(|entry| entry.is_active()).count();
    let pupils = language.msg("desk-n-pupils").with("count", n_pupils).to_string();
    let day = last_result(championship).map(|at| language.say(&said_day(at)));
    let about = [file.to_owned(), day.unwrap_or_default(), pupils, championship.details().line()];
    let about: Vec<String> = about.into_iter().filter(|part| !part.is_empty()).collect();
    let games = games_played(championship);
    let games = games.into_iter().filter_map(|number| regulations.game(number));
    let games = games.map(|game| game.name.in_language(language));
    Edition {
        file: file.to_owned(),
        name: cut(championship.name()),
        about: about.join(" · "),
        games: games.collect::<Vec<_>>().join(", "),
        winners: winners.collect(),
        regulations: regulations.source.clone(),
        again: format!("/start/new?kind=before&before={}", encoded(file)),
        names: NamesView {
            until: names_until(championship).map(|at| language.say(&said_day(at))).unwrap_or_default(),
            is_due: is_due(championship),
            n_entries: names_to_forget(championship, false).count(),
            n_winners: published_winners(championship).len(),
        },
    }
}

/// Returns the numbers of the games of which some result was entered.
fn games_played(championship: &Championship) -> BTreeSet<u8> {
    let played = championship.groups().filter(|group| {
        let mut boards = group.rounds.iter().flat_map(|round| &round.boards);
        boards.any(|board| board.games.iter().any(|history| !history.entries().is_empty()))
    });
    played.map(|group| group.id.tournament.game).collect()
}

/// Says whether the time is over for which the names of a championship are kept.
fn is_due(championship: &Championship) -> bool {
    names_are_due(championship, i64::try_from(now()).unwrap_or(i64::MAX))
}

#[derive(Deserialize)]
pub(super) struct ForgetFields {
    file: String,
    #[serde(default)]
    keep: String,
    #[serde(default)]
    sure: String,
}

/// Forgets the names of an edition.
async fn forget(
    State(app): State<Shared>,
    Extension(lobby): Extension<Arc<Lobby>>,
    form: SafeForm<ForgetFields>,
) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        at_home(&visit, &lobby)?;
        let path = files::named(&lobby.folder, &fields.file).ok_or_else(Problem::nothing_here)?;
        if fields.sure.is_empty() {
            return Err(Problem::unreadable(msg("desk-archive-sure")));
        }
        let (actor, keeps_winners) = (lobby.actor.clone(), !fields.keep.is_empty());
        let work = move |desk: &mut Desk| -> Result<(usize, ForgetReport), DeskError> {
            let whom = names_to_forget(desk.championship(), keeps_winners);
            if whom.count() == 0 {
                return Err(msg("desk-archive-no-names").into());
            }
            Ok((whom.count(), desk.forget_all_as(&actor, &whom.entries, &whom.kept)?))
        };
        let open = lobby.open_app().filter(|_| lobby.open_file().as_ref() == Some(&path));
        let (count, report) = match open {
            Some(app) => app.worker()?.at_desk(work).await??,
            None => {
                let (location, actor) = (Location::File(path), lobby.actor.clone());
                aside(move || work(&mut Desk::open(&location, &actor)?)).await?
            }
        };
        let mut said = visit.msg("desk-archive-forgotten").with("count", count).to_string();
        // The words themselves must not stand in an address.
        let lines: Vec<String> = report.left.mentions.iter().map(|mention| mention.seq.to_string()).collect();
        if !lines.is_empty() {
            said += &format!(" {}", visit.msg("desk-archive-left").with("lines", lines.join(", ")));
        }
        if !report.left.files.is_empty() {
            let count = report.left.files.len();
            said += &format!(" {}", visit.msg("desk-archive-left-files").with("count", count));
        }
        Ok::<_, Problem>(said)
    };
    match done.await {
        Ok(said) => Redirect::to(&telling(&app, &visit, "/start/archive", &said)).into_response(),
        Err(problem) => {
            match build_page(&visit, &lobby, Some(problem.notice(&visit)), (String::new(), Vec::new())).await
            {
                Ok(page) => (problem.status, html(&page)).into_response(),
                Err(problem) => problem.page(&visit),
            }
        }
    }
}

/// The table of past editions could not be read or written.
fn refused(message: Message) -> Problem {
    Problem::new(StatusCode::CONFLICT, message)
}

/// Takes a table of editions that were not played with this program, all of it or nothing.
async fn bring_past(
    State(app): State<Shared>,
    visit: Visit,
    Extension(lobby): Extension<Arc<Lobby>>,
    form: Multipart,
) -> Response {
    let taken = async {
        at_home(&visit, &lobby)?;
        let upload = uploaded(&visit, form).await?;
        let text = upload.texts.get("text").cloned().unwrap_or_default();
        let table = match upload.bytes.is_empty() {
            true => pasted(&text),
            false => tables::read(&upload.bytes),
        };
        let preview = read_past(&table.map_err(Problem::unreadable)?);
        if !preview.problems.is_empty() {
            let line =
                |problem: &championship::imports::ListProblem| plain(&visit.language.say(&problem.tell()));
            return Ok((Err(preview.problems.iter().take(50).map(line).collect()), text));
        }
        let (folder, language) = (lobby.folder.clone(), visit.language);
        let (count, rows) = (preview.rows.len(), preview.rows);
        aside(move || past::bring(&folder, &rows, language)).await.map_err(refused)?;
        Ok::<_, Problem>((Ok(count), text))
    };
    let (problem, text, problems): (Problem, String, Vec<String>) = match taken.await {
        Ok((Ok(count), _)) => {
            let said = visit.msg("desk-archive-past-taken").with("count", count).to_string();
            return Redirect::to(&telling(&app, &visit, "/start/archive", &said)).into_response();
        }
        Ok((Err(problems), text)) => {
            (Problem::new(StatusCode::CONFLICT, msg("desk-archive-past-wrong")), text, problems)
        }
        Err(problem) => (problem, String::new(), Vec::new()),
    };
    let page = build_page(&visit, &lobby, Some(problem.notice(&visit)), (text, problems)).await;
    problem.noted_on(&visit, page.map(|page| html(&page)))
}

#[derive(Deserialize)]
struct PastFields {
    #[serde(default)]
    edition: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    sure: String,
}

/// Takes an edition out of the table of past ones, or a name out of all of it.
async fn remove_past(
    State(app): State<Shared>,
    Extension(lobby): Extension<Arc<Lobby>>,
    form: SafeForm<PastFields>,
) -> Response {
    let SafeForm { visit, fields } = form;
    let done = async {
        at_home(&visit, &lobby)?;
        if fields.sure.is_empty() {
            return Err(Problem::unreadable(msg("desk-archive-past-sure")));
        }
        let (folder, language, name) = (lobby.folder.clone(), visit.language, fields.name.trim().to_owned());
        let edition = fields.edition.clone();
        let count = aside(move || past::remove(&folder, &edition, &name, language)).await.map_err(refused)?;
        match count {
            0 => Err(Problem::unreadable(msg("desk-archive-past-nothing"))),
            _ => Ok(visit.msg("desk-archive-past-removed").with("count", count).to_string()),
        }
    };
    match done.await {
        Ok(said) => Redirect::to(&telling(&app, &visit, "/start/archive", &said)).into_response(),
        Err(problem) => {
            let none = (String::new(), Vec::new());
            let page = build_page(&visit, &lobby, Some(problem.notice(&visit)), none).await;
            problem.noted_on(&visit, page.map(|page| html(&page)))
        }
    }
}
