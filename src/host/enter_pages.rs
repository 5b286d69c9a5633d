//! Signing in at the host, out again, and accepting an invitation.

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::{Extension, Path, Query};
use axum::http::header::RETRY_AFTER;
use axum::http::{HeaderMap, HeaderValue, StatusCode};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;
use sha2::{Digest, Sha256};

use super::accounts::{Account, Role, is_shown_name, read_login};
use super::invitations::{Accepted, Chosen, Invitation, Office};
use super::season::{Guest, Season, unwritten};
use desk::form::SafeForm;
use desk::gate::{Caller, SignInError};
use desk::layout::Frame;
use desk::people::read_places;
use desk::problem::{Problem, html};
use desk::reception::{begin_session, device_of};
use desk::visit::Visit;
use desk::{Shared, local};
use speech::{Message, Said, msg};

/// The shortest passphrase, and the longest that is hashed.
const PASSPHRASE: std::ops::RangeInclusive<usize> = 10..=200;

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/enter", get(form).post(enter))
        .route("/leave", post(leave))
        .route("/leave/everywhere", post(leave_everywhere))
        .route("/in/{word}", get(invited).post(accept))
}

#[derive(Template)]
#[template(path = "web/host_enter.html")]
struct EnterPage {
    frame: Frame,
    /// What was typed.
    login: String,
    /// The page to go to then; empty where none was asked for.
    back: String,
}

#[derive(Deserialize)]
struct Back {
    #[serde(default)]
    back: String,
}

async fn form(visit: Visit, Query(Back { back }): Query<Back>) -> Response {
    html(&EnterPage { frame: Frame::new(&visit, visit.msg("desk-sign-in")), login: String::new(), back })
}

#[derive(Deserialize)]
struct SignIn {
    #[serde(default)]
    login: String,
    #[serde(default)]
    passphrase: String,
    #[serde(default)]
    back: String,
}

async fn enter(
    Extension(season): Extension<Arc<Season>>,
    headers: HeaderMap,
    form: SafeForm<SignIn>,
) -> Response {
    let SafeForm { visit, fields: SignIn { login, passphrase, back } } = form;
    let waiting = season.gate.queue(&visit.peer);
    let (peer, typed) = (visit.peer.clone(), login.clone());
    let checked = season.slowly(move |season, store| {
        let waiting = match waiting {
            Ok(waiting) => waiting,
            Err(busy) => return Ok(Err(busy)),
        };
        let known = read_login(&typed).map(|login| store.signing_in(&login)).transpose()?.flatten();
        let secret = known.as_ref().map(|(_, secret)| secret);
        // Tries are counted by what was typed, so that they do not tell who has an account.
        let number = Some(number_of(&read_login(&typed).unwrap_or_default()));
        // Strangers cannot use up the tries of a browser in which they have signed in before.
        let device = known.as_ref().and_then(|(account, _)| device_of(&season.app, &headers, account.id));
        let caller = Caller { peer: &peer, device: device.as_deref() };
        let passphrase: String = passphrase.chars().take(*PASSPHRASE.end()).collect();
        let checked = season.gate.check(number, secret, &passphrase, caller);
        drop(waiting);
        Ok(match (checked, known) {
            (Ok(()), Some((account, _))) => Ok(account),
            (Err(error), _) => Err(error),
            (Ok(()), None) => Err(SignInError::Wrong),
        })
    });
    let error = match checked.await {
        Ok(Ok(account)) => return signed_in(&season, &visit, &account, &back),
        Ok(Err(error)) => error,
        Err(problem) => return problem.page(&visit),
    };
    let said = match error {
        SignInError::Wrong => visit.msg("host-enter-wrong"),
        SignInError::Locked(seconds) => visit.msg("desk-enter-locked").with("seconds", seconds),
        SignInError::Busy(seconds) => visit.msg("desk-enter-busy").with("seconds", seconds),
    };
    let frame = Frame::new(&visit, visit.msg("desk-sign-in")).with_notice("bad", said);
    let page = html(&EnterPage { frame, login, back });
    match error.wait() {
        None => (StatusCode::FORBIDDEN, page).into_response(),
        Some(seconds) => {
            (StatusCode::TOO_MANY_REQUESTS, [(RETRY_AFTER, HeaderValue::from(seconds))], page).into_response()
        }
    }
}

/// Returns a number for what somebody signs in with.
fn number_of(login: &str) -> u32 {
    let digest = Sha256::digest(login.as_bytes());
    digest.iter().take(4).fold(0, |sum, byte| sum << 8 | u32::from(*byte))
}

/// Begins a session, and goes to the page that was asked for.
fn signed_in(season: &Season, visit: &Visit, account: &Account, back: &str) -> Response {
    let to = match local(Some(back)).as_str() {
        "/" => "/start".to_owned(),
        to => to.to_owned(),
    };
    let mut response = Redirect::to(&to).into_response();
    let person = account.id.to_string();
    begin_session(&season.app, visit, &person, account.epoch, &mut response);
    response
}

#[derive(Deserialize)]
struct Nothing {}

/// Ends a session and goes to the first page.
fn gone(season: &Season, visit: &Visit) -> Response {
    let mut response = Redirect::to("/").into_response();
    begin_session(&season.app, visit, "", 0, &mut response);
    response
}

async fn leave(Extension(season): Extension<Arc<Season>>, form: SafeForm<Nothing>) -> Response {
    let session = form.visit.session.clone();
    // Of somebody who never was inside nothing is kept.
    if session.person.is_empty() {
        return gone(&season, &form.visit);
    }
    match season.store(move |store| store.leave(&session)).await {
        Ok(()) => gone(&season, &form.visit),
        Err(problem) => problem.page(&form.visit),
    }
}

async fn leave_everywhere(
    guest: Guest,
    Extension(season): Extension<Arc<Season>>,
    form: SafeForm<Nothing>,
) -> Response {
    let left = async {
        let account = guest.known()?.clone();
        season
            .slowly(move |season, store| {
                store.end_sessions(&account, &account)?;
                season.end_sessions_at_desks(store, &account)
            })
            .await
    };
    match left.await {
        Ok(()) => gone(&season, &form.visit),
        Err(problem) => problem.page(&form.visit),
    }
}

#[derive(Template)]
#[template(path = "web/host_invited.html")]
struct InvitedPage {
    frame: Frame,
    word: String,
    /// What somebody is asked to be.
    asked: String,
    /// Whether another passphrase is all that is asked for.
    is_again: bool,
    /// The name of the account that is signed in, which may accept it.
    known: Option<String>,
    typed: Typed,
}

/// What was typed to accept an invitation.
#[derive(Clone, Default, Deserialize)]
struct Typed {
    #[serde(default)]
    login: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    passphrase: String,
    /// Whether the account that is signed in accepts.
    #[serde(default)]
    known: String,
}

/// Returns what an invitation asks somebody to be.
fn told(office: &Office, championship: &str) -> Message {
    match office {
        Office::Administrator => msg("host-as-administrator"),
        Office::Organiser => msg("host-as-organiser").with("name", championship),
        Office::Arbiter(_) => msg("host-as-arbiter").with("name", championship),
        Office::Contact(school) => msg("host-as-contact").with("name", championship).with("school", *school),
        Office::Again(_) => msg("host-as-before"),
    }
}

fn over() -> Problem {
    Problem::new(StatusCode::GONE, msg("host-invitation-over"))
}

/// Returns the page of an invitation.
async fn invited_page(
    season: &Arc<Season>,
    guest: &Guest,
    word: &str,
    typed: Typed,
    refused: Option<Said>,
) -> Result<InvitedPage, Problem> {
    let invitation = open_invitation(season, word).await?;
    let visit = &guest.visit;
    let mut frame = Frame::new(visit, visit.msg("host-invited"));
    if let Some(refused) = refused {
        frame = frame.with_notice("bad", refused);
    }
    let is_again = matches!(invitation.office, Office::Again(_));
    let typed =
        Typed { name: if typed.name.is_empty() { invitation.name.clone() } else { typed.name }, ..typed };
    let title = season.title(&invitation.championship).await;
    let account = guest.account.clone().filter(|_| !is_again);
    let known = account.as_ref().map(|account| account.name.clone());
    let mut asked = visit.language.say(&told(&invitation.office, &title));
    if let (Office::Arbiter(_), Some(account)) = (invitation.office, account) {
        let organises = move |season: &Season, store: &super::HostStore| {
            season.organises(store, &account, &invitation.championship)
        };
        // Where that cannot be known the invitation is shown all the same.
        if season.slowly(organises).await.unwrap_or(false) {
            asked = format!("{asked} {}", visit.msg("host-no-longer-organiser"));
        }
    }
    Ok(InvitedPage { frame, word: word.to_owned(), asked, is_again, known, typed })
}

/// Returns the invitation of a link; there are more words than anybody can try.
async fn open_invitation(season: &Arc<Season>, word: &str) -> Result<Invitation, Problem> {
    let word: String = word.chars().take(80).collect();
    season.store(move |store| store.invitation(&word)).await?.ok_or_else(over)
}

async fn invited(
    guest: Guest,
    Extension(season): Extension<Arc<Season>>,
    Path(word): Path<String>,
) -> Response {
    match invited_page(&season, &guest, &word, Typed::default(), None).await {
        Ok(page) => html(&page),
        Err(problem) => problem.page(&guest.visit),
    }
}

async fn accept(
    guest: Guest,
    Extension(season): Extension<Arc<Season>>,
    Path(word): Path<String>,
    form: SafeForm<Typed>,
) -> Response {
    let typed = form.fields;
    match accepted(&season, &guest, &word, &typed).await {
        Ok(Ok(account)) => signed_in(&season, &guest.visit, &account, ""),
        Ok(Err(refused)) => {
            let shown = Typed { passphrase: String::new(), ..typed };
            match invited_page(&season, &guest, &word, shown, Some(refused)).await {
                Ok(page) => (StatusCode::CONFLICT, html(&page)).into_response(),
                Err(problem) => problem.page(&guest.visit),
            }
        }
        Err(problem) => problem.page(&guest.visit),
    }
}

/// Accepts an invitation, or says why what was typed cannot be taken.
async fn accepted(
    season: &Arc<Season>,
    guest: &Guest,
    word: &str,
    typed: &Typed,
) -> Result<Result<Account, Said>, Problem> {
    let invitation = open_invitation(season, word).await?;
    let visit = &guest.visit;
    let is_again = matches!(invitation.office, Office::Again(_));
    let known = guest.account.clone().filter(|_| !is_again && !typed.known.is_empty());
    let (login, name) = (read_login(&typed.login), typed.name.trim().to_owned());
    if known.is_none() {
        if !is_again && login.is_none() {
            return Ok(Err(visit.msg("host-no-login")));
        }
        if !is_again && !is_shown_name(&name) {
            return Ok(Err(visit.msg("host-nameless")));
        }
        if !PASSPHRASE.contains(&typed.passphrase.chars().count()) {
            return Ok(Err(visit
                .msg("host-short-passphrase")
                .with("least", *PASSPHRASE.start())
                .with("most", *PASSPHRASE.end())));
        }
    }
    let waiting = season.gate.queue(&visit.peer).map_err(|error| {
        let seconds = error.wait().unwrap_or_default();
        Problem::new(StatusCode::TOO_MANY_REQUESTS, msg("desk-enter-busy").with("seconds", seconds))
    })?;
    let passphrase = typed.passphrase.clone();
    let done = season.slowly(move |season, store| {
        let chosen = match &known {
            Some(_) => None,
            None => {
                let secret = season.gate.hashed(&passphrase).map_err(|_| super::HostError::NoEntropy)?;
                Some(Chosen { login: login.unwrap_or_default(), name, secret })
            }
        };
        drop(waiting);
        if !season.is_still_meant(store, &invitation)? {
            return Ok(Accepted::Over);
        }
        let accepted = store.accept(&invitation, known, chosen.as_ref())?;
        if let Accepted::By(account) = &accepted {
            if is_again {
                season.end_sessions_at_desks(store, account)?;
            } else if let Err(problem) = grant(season, store, &invitation, account) {
                // Whoever was invited may come again when the championship can be written.
                store.reopen(&invitation)?;
                return Err(problem);
            }
        }
        Ok(accepted)
    });
    match done.await? {
        Accepted::By(account) => Ok(Ok(account)),
        Accepted::Over => Err(over()),
        Accepted::IsTaken => Ok(Err(visit.msg("host-login-taken"))),
    }
}

/// Gives somebody what they were asked to be; at a desk in the place of what they were there before.
fn grant(
    season: &Season,
    store: &super::HostStore,
    invitation: &Invitation,
    account: &Account,
) -> Result<(), Problem> {
    let championship = &invitation.championship;
    let role =
        |number, school| Role { account: account.id, championship: championship.clone(), number, school };
    let office = match &invitation.office {
        Office::Administrator | Office::Again(_) => return Ok(()),
        Office::Contact(school) => return Ok(store.give_role(&role(None, Some(*school)))?),
        Office::Organiser => desk::visit::Role::Organiser,
        Office::Arbiter(tables) => {
            let read = read_places(tables, |_| None).map(|(tables, _)| tables).unwrap_or_default();
            desk::visit::Role::Arbiter(read)
        }
    };
    let before = store.roles_of(account.id)?;
    let number = season.championships.people(championship, |people| people.add(&account.name, &office));
    store.give_role(&role(Some(number.map_err(|error| unwritten(&error))?), None))?;
    for old in before.iter().filter(|old| old.championship == *championship && old.number.is_some()) {
        season.take_role(store, account, account, old)?;
    }
    Ok(())
}
