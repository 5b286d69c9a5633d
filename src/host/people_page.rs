//! Who has an account at the host, for who keeps it; and the log of what was done.

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::Extension;
use axum::response::Response;
use axum::routing::get;
use serde::Deserialize;

use super::accounts::{Account, LONGEST};
use super::invitations::{Invitation, Office};
use super::log::Noted;
use super::season::{Guest, Season};
use championship::store::said_second;
use desk::Shared;
use desk::form::SafeForm;
use desk::layout::{Frame, Notice};
use desk::problem::{Problem, html};
use desk::reception::to;
use desk::visit::Visit;
use speech::{Said, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/start/people", get(page).post(change)).route("/start/log", get(log))
}

/// Somebody with an account.
struct Line {
    id: u32,
    name: String,
    login: String,
    is_administrator: bool,
    /// The championships in which they have a role.
    roles: String,
}

/// An invitation that is open.
pub(super) struct Open {
    pub(super) id: String,
    pub(super) name: String,
    pub(super) office: String,
    pub(super) made_by: String,
    pub(super) until: String,
}

impl Open {
    /// Returns an invitation as lists show it.
    pub(super) fn of(invitation: Invitation, visit: &Visit) -> Open {
        let Invitation { id, office, championship, name, made_by, until, .. } = invitation;
        let office = match office {
            Office::Administrator => visit.msg("host-keeps"),
            Office::Organiser => visit.msg("desk-organiser"),
            Office::Arbiter(tables) => visit.msg("host-arbiter-at").with("tables", tables),
            Office::Contact(school) => visit.msg("host-contact-of-number").with("school", school),
            Office::Again(_) => visit.msg("host-new-passphrase"),
        };
        let office = match championship.as_str() {
            "" => office.to_string(),
            name => format!("{office} · {name}"),
        };
        Open { id, name, office, made_by, until: visit.language.say(&said_second(until)) }
    }
}

/// A link that is shown once.
pub(super) struct NewLink {
    pub(super) name: String,
    pub(super) address: String,
}

#[derive(Template)]
#[template(path = "web/host_people.html")]
struct PeoplePage {
    frame: Frame,
    /// The link that was made just now.
    link: Option<NewLink>,
    people: Vec<Line>,
    invitations: Vec<Open>,
}

/// Returns who keeps the host, or the refusal.
fn administrator(guest: &Guest) -> Result<Account, Problem> {
    let account = guest.known()?;
    match account.is_administrator {
        true => Ok(account.clone()),
        false => Err(Problem::new(axum::http::StatusCode::FORBIDDEN, msg("host-administrators-only"))),
    }
}

async fn page(guest: Guest, Extension(season): Extension<Arc<Season>>) -> Response {
    let page = async {
        administrator(&guest)?;
        build(&guest.visit, &season, None).await
    };
    match page.await {
        Ok(page) => html(&page),
        Err(problem) => problem.page(&guest.visit),
    }
}

async fn build(visit: &Visit, season: &Arc<Season>, link: Option<NewLink>) -> Result<PeoplePage, Problem> {
    let (accounts, roles, open) =
        season.store(|store| Ok((store.accounts()?, store.roles()?, store.invitations()?))).await?;
    let line = |account: Account| {
        let own = roles.iter().filter(|role| role.account == account.id);
        let mut names: Vec<&str> = own.map(|role| role.championship.as_str()).collect();
        names.dedup();
        let Account { id, login, name, is_administrator, .. } = account;
        Line { id, name, login, is_administrator, roles: names.join(", ") }
    };
    let people = accounts.into_iter().map(line).collect();
    let invitations = open.into_iter().map(|invitation| Open::of(invitation, visit)).collect();
    let frame = Frame::new(visit, visit.msg("host-people")).telling(Notice::heard(visit));
    Ok(PeoplePage { frame, link, people, invitations })
}

/// What is done on the page.
#[derive(Deserialize)]
pub(super) struct Change {
    #[serde(default)]
    pub(super) step: String,
    #[serde(default)]
    pub(super) id: u32,
    #[serde(default)]
    pub(super) invitation: String,
    #[serde(default)]
    pub(super) name: String,
}

/// Returns the name of whoever is invited as it is kept.
pub(super) fn name_of(typed: &str) -> String {
    typed.trim().chars().filter(|c| !c.is_control()).take(LONGEST).collect()
}

/// What came of a change: something to tell, or a link to show once.
pub(super) enum Changed {
    Told(Said),
    Refused(Said),
    Link(NewLink),
}

async fn change(guest: Guest, Extension(season): Extension<Arc<Season>>, form: SafeForm<Change>) -> Response {
    let visit = form.visit;
    let changed = async {
        let by = administrator(&guest)?;
        changed(&season, &visit, by, form.fields).await
    };
    let shown = match changed.await {
        Ok(Changed::Told(said) | Changed::Refused(said)) => {
            return to(&season.app, &visit, "/start/people", &said.to_string());
        }
        Ok(Changed::Link(link)) => build(&visit, &season, Some(link)).await,
        Err(problem) => Err(problem),
    };
    match shown {
        Ok(page) => html(&page),
        Err(problem) => problem.page(&visit),
    }
}

async fn changed(
    season: &Arc<Season>,
    visit: &Visit,
    by: Account,
    Change { step, id, invitation, name }: Change,
) -> Result<Changed, Problem> {
    let address = season.championships.names.host();
    let link = |name: &str, word: String| {
        Changed::Link(NewLink { name: name.to_owned(), address: format!("{address}/in/{word}") })
    };
    let of = move |store: &super::HostStore| store.account(id);
    match step.as_str() {
        "invite" => {
            let name: String = name_of(&name);
            let asked = name.clone();
            let invite =
                move |store: &super::HostStore| store.invite(Some(&by), &Office::Administrator, "", &asked);
            Ok(link(&name, season.store(invite).await?))
        }
        "revoke" => {
            season
                .store(move |store| {
                    let open = store.invitations()?;
                    open.iter().filter(|one| one.id == invitation).try_for_each(|one| store.revoke(&by, one))
                })
                .await?;
            Ok(Changed::Told(visit.msg("host-revoked")))
        }
        "again" => {
            let of = season.store(of).await?.ok_or_else(Problem::nothing_here)?;
            let name = of.name.clone();
            let invite =
                move |store: &super::HostStore| store.invite(Some(&by), &Office::Again(of.id), "", &of.name);
            Ok(link(&name, season.store(invite).await?))
        }
        "end" | "remove" => {
            let is_removed = step == "remove";
            let of = season.store(of).await?.ok_or_else(Problem::nothing_here)?;
            let name = of.name.clone();
            let (is_done, is_contact) = season
                .slowly(move |season, store| {
                    if !is_removed {
                        store.end_sessions(&by, &of)?;
                        season.end_sessions_at_desks(store, &of)?;
                        return Ok((true, false));
                    }
                    if store.is_last_administrator(of.id)? {
                        return Ok((false, false));
                    }
                    // What cannot be taken from them at a desk leaves the account, so that it can be tried again.
                    let roles = store.roles_of(of.id)?;
                    roles.iter().try_for_each(|role| season.take_role(store, &by, &of, role))?;
                    let is_contact = roles.iter().any(|role| role.school.is_some());
                    Ok((store.remove_account(&by, &of)?, is_contact))
                })
                .await?;
            Ok(Changed::Told(match (is_done, is_removed) {
                (false, _) => visit.msg("host-last-administrator"),
                (true, true) => {
                    let was = if is_contact { "contact" } else { "other" };
                    visit.msg("host-account-removed").with("was", was).with("name", name)
                }
                (true, false) => visit.msg("host-sessions-ended").with("name", name),
            }))
        }
        _ => Err(Problem::nothing_here()),
    }
}

/// A line of the log.
pub(super) struct LogLine {
    pub(super) at: String,
    pub(super) who: String,
    pub(super) said: String,
}

impl LogLine {
    /// Returns a line as pages show it.
    pub(super) fn of(noted: Noted, visit: &Visit) -> LogLine {
        let said = visit.language.say(&noted.said);
        LogLine { at: visit.language.say(&said_second(noted.at)), who: noted.who, said }
    }
}

#[derive(Template)]
#[template(path = "web/host_log.html")]
struct LogPage {
    frame: Frame,
    log: Vec<LogLine>,
}

async fn log(guest: Guest, Extension(season): Extension<Arc<Season>>) -> Response {
    let visit = &guest.visit;
    let lines = async {
        administrator(&guest)?;
        season.store(|store| store.log(None)).await
    };
    match lines.await {
        Ok(lines) => {
            let log = lines.into_iter().map(|noted| LogLine::of(noted, visit)).collect();
            html(&LogPage { frame: Frame::new(visit, visit.msg("host-log")), log })
        }
        Err(problem) => problem.page(visit),
    }
}
