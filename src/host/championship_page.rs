//! The people of one championship at the host, for who organises it and for who keeps the host: invited, and removed again.

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::{Extension, Path};
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{get, post};
use serde::Deserialize;

use super::accounts::{Account, Role};
use super::championships::Closed;
use super::files::copy_of;
use super::invitations::Office;
use super::log::Deed;
use super::names::is_name;
use super::people_page::{Changed, LogLine, NewLink, Open, name_of};
use super::season::{Guest, Season};
use desk::form::SafeForm;
use desk::layout::{Frame, Notice};
use desk::people::{read_places, write_tables};
use desk::problem::{Problem, html};
use desk::reception::to;
use desk::session::random_word;
use desk::visit::{Role as DeskRole, Visit};
use desk::{Shared, download};
use speech::{Said, Tell, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/start/of/{name}", get(page).post(change))
        .route("/start/of/{name}/copy", post(copy))
        .route("/start/of/{name}/remove", post(remove))
}

/// Somebody with a role.
struct Line {
    account: u32,
    number: u32,
    school: u32,
    name: String,
    login: String,
    office: String,
    /// Whether a new passphrase may be given to them from here.
    can_renew: bool,
}

#[derive(Template)]
#[template(path = "web/host_championship.html")]
struct ChampionshipPage {
    frame: Frame,
    name: String,
    address: String,
    link: Option<NewLink>,
    people: Vec<Line>,
    invitations: Vec<Open>,
    /// The schools whose contacts may be invited: number and name.
    schools: Vec<(u32, String)>,
    log: Vec<LogLine>,
    is_administrator: bool,
    typed: Change,
}

/// What is done on the page.
#[derive(Clone, Default, Deserialize)]
struct Change {
    #[serde(default)]
    step: String,
    #[serde(default)]
    role: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    tables: String,
    #[serde(default)]
    school: String,
    #[serde(default)]
    invitation: String,
    #[serde(default)]
    account: u32,
    #[serde(default)]
    number: u32,
    #[serde(default)]
    of_school: u32,
}

/// Returns who asks, if they organise the championship or keep the host.
async fn keeper(guest: &Guest, season: &Arc<Season>, name: &str) -> Result<Account, Problem> {
    let account = guest.known()?.clone();
    let (asked, name) = (account.clone(), name.to_owned());
    let may = move |season: &Season, store: &super::HostStore| {
        Ok(asked.is_administrator || season.organises(store, &asked, &name).unwrap_or(false))
    };
    match season.slowly(may).await? {
        true => Ok(account),
        false => Err(Problem::new(StatusCode::FORBIDDEN, msg("desk-organisers-only"))),
    }
}

/// Returns who asks, if they keep the host.
fn administrator(guest: &Guest) -> Result<Account, Problem> {
    let refused = || Problem::new(StatusCode::FORBIDDEN, msg("host-administrators-only"));
    guest.known()?.is_administrator.then(|| guest.account.clone()).flatten().ok_or_else(refused)
}

async fn page(guest: Guest, Extension(season): Extension<Arc<Season>>, Path(name): Path<String>) -> Response {
    let page = async {
        let by = keeper(&guest, &season, &name).await?;
        build(&guest.visit, &season, &by, &name, (None, Change::default())).await
    };
    match page.await {
        Ok(page) => html(&page),
        Err(problem) => problem.page(&guest.visit),
    }
}

async fn build(
    visit: &Visit,
    season: &Arc<Season>,
    by: &Account,
    name: &str,
    (link, typed): (Option<NewLink>, Change),
) -> Result<ChampionshipPage, Problem> {
    let inside = season.championships.enter(name).await?;
    let championship = inside.snapshot().ok_or(Closed::NotThere)?.championship;
    let schools: Vec<(u32, String)> =
        championship.schools().map(|school| (school.number, school.name.clone())).collect();
    let (asked, own_name, own) = (by.clone(), name.to_owned(), visit.clone());
    let known = schools.clone();
    let (people, invitations, log) = season
        .slowly(move |season, store| {
            let at_the_desk = season.at_the_desk(&own_name)?;
            let mut people = Vec::new();
            for role in store.roles()?.into_iter().filter(|role| role.championship == own_name) {
                let Some(account) = store.account(role.account)? else { continue };
                let listed = at_the_desk.iter().find(|listed| Some(listed.number) == role.number);
                let office = match (role.school, listed.map(|listed| &listed.person.role)) {
                    (Some(number), _) => {
                        let school = known.iter().find(|(known, _)| *known == number);
                        let school = school.map(|(_, name)| name.clone()).unwrap_or_default();
                        own.msg("host-contact-of").with("school", school)
                    }
                    (None, Some(DeskRole::Organiser)) => own.msg("desk-organiser"),
                    (None, Some(DeskRole::Arbiter(tables))) => {
                        own.msg("host-arbiter-at").with("tables", write_tables(tables))
                    }
                    // Removed at the desk.
                    (None, None) => continue,
                };
                people.push(Line {
                    can_renew: season.may_renew(store, &asked, &account)?,
                    account: account.id,
                    number: role.number.unwrap_or_default(),
                    school: role.school.unwrap_or_default(),
                    name: account.name,
                    login: account.login,
                    office: office.to_string(),
                });
            }
            let open = store.invitations()?.into_iter().filter(|one| one.championship == own_name);
            let open: Vec<Open> = open.map(|one| Open::of(one, &own)).collect();
            let log = store.log(Some(&own_name))?.into_iter().map(|noted| LogLine::of(noted, &own)).collect();
            Ok((people, open, log))
        })
        .await?;
    let frame = Frame::new(visit, championship.name()).telling(Notice::heard(visit));
    Ok(ChampionshipPage {
        frame,
        name: name.to_owned(),
        address: season.championships.names.championship(name),
        link,
        people,
        invitations,
        schools,
        log,
        is_administrator: by.is_administrator,
        typed,
    })
}

async fn change(
    guest: Guest,
    Extension(season): Extension<Arc<Season>>,
    Path(name): Path<String>,
    form: SafeForm<Change>,
) -> Response {
    let SafeForm { visit, fields } = form;
    let changed = async {
        let by = keeper(&guest, &season, &name).await?;
        let shown = match changed(&season, &visit, &by, &name, fields.clone()).await? {
            Changed::Told(said) => {
                return Ok(to(&season.app, &visit, &format!("/start/of/{name}"), &said.to_string()));
            }
            Changed::Link(link) => {
                build(&visit, &season, &by, &name, (Some(link), Change::default())).await?
            }
            Changed::Refused(said) => {
                let mut page = build(&visit, &season, &by, &name, (None, fields)).await?;
                page.frame = page.frame.with_notice("bad", said);
                page
            }
        };
        Ok(html(&shown))
    };
    changed.await.unwrap_or_else(|problem: Problem| problem.page(&visit))
}

/// Reads what somebody is invited to be, or says what is missing.
async fn office(
    season: &Arc<Season>,
    visit: &Visit,
    name: &str,
    typed: &Change,
) -> Result<Result<Office, Said>, Problem> {
    Ok(match typed.role.as_str() {
        "organiser" => Ok(Office::Organiser),
        "contact" => {
            let inside = season.championships.enter(name).await?;
            let championship = inside.snapshot().ok_or(Closed::NotThere)?.championship;
            let number = typed.school.trim().split([' ', '·']).next().and_then(|number| number.parse().ok());
            let known = number.filter(|number| championship.school(*number).is_some());
            known.map(Office::Contact).ok_or_else(|| visit.msg("host-no-school"))
        }
        _ => match read_places(&typed.tables, |_| None) {
            Ok((tables, _)) => Ok(Office::Arbiter(write_tables(&tables))),
            Err(part) => Err(visit.msg("host-no-tables").with("text", part)),
        },
    })
}

async fn changed(
    season: &Arc<Season>,
    visit: &Visit,
    by: &Account,
    championship: &str,
    typed: Change,
) -> Result<Changed, Problem> {
    let (by, own) = (by.clone(), championship.to_owned());
    let host = season.championships.names.host();
    let link =
        |name: String, word: String| Changed::Link(NewLink { name, address: format!("{host}/in/{word}") });
    match typed.step.as_str() {
        "invite" => {
            let name: String = name_of(&typed.name);
            let office = match office(season, visit, championship, &typed).await? {
                Ok(office) => office,
                Err(said) => return Ok(Changed::Refused(said)),
            };
            let asked = name.clone();
            Ok(link(name, season.store(move |store| store.invite(Some(&by), &office, &own, &asked)).await?))
        }
        "revoke" => {
            let id = typed.invitation;
            season
                .store(move |store| {
                    let open = store.invitations()?;
                    let of_here = open.iter().filter(|one| one.id == id && one.championship == own);
                    of_here.into_iter().try_for_each(|one| store.revoke(&by, one))
                })
                .await?;
            Ok(Changed::Told(visit.msg("host-revoked")))
        }
        "take" => {
            let some = |number: u32| Some(number).filter(|number| *number > 0);
            let role = Role {
                account: typed.account,
                championship: own,
                number: some(typed.number),
                school: some(typed.of_school),
            };
            let is_contact = role.school.is_some();
            let name = season
                .slowly(move |season, store| {
                    let of = store.account(role.account)?.ok_or_else(Problem::nothing_here)?;
                    // Numbers of the desk that are nobody's here are not to be removed from here.
                    if store.roles_of(of.id)?.contains(&role) {
                        season.take_role(store, &by, &of, &role)?;
                    }
                    Ok(of.name)
                })
                .await?;
            Ok(Changed::Told(match is_contact {
                true => visit.msg("host-contact-taken").with("name", name),
                false => visit.msg("host-role-taken").with("name", name),
            }))
        }
        "again" => {
            let id = typed.account;
            let (name, word) = season
                .slowly(move |season, store| {
                    let of = store.account(id)?.ok_or_else(Problem::nothing_here)?;
                    if !season.may_renew(store, &by, &of)? {
                        return Err(Problem::new(StatusCode::FORBIDDEN, msg("host-not-yours")));
                    }
                    let word = store.invite(Some(&by), &Office::Again(of.id), &own, &of.name)?;
                    Ok((of.name, word))
                })
                .await?;
            Ok(link(name, word))
        }
        _ => Err(Problem::nothing_here()),
    }
}

#[derive(Deserialize)]
struct Nothing {}

/// Gives the championship as a file, without the keys of its people.
async fn copy(
    guest: Guest,
    Extension(season): Extension<Arc<Season>>,
    Path(name): Path<String>,
    form: SafeForm<Nothing>,
) -> Response {
    let copied = async {
        let by = administrator(&guest)?;
        let own = name.clone();
        season
            .slowly(move |season, store| {
                let file = season.championships.file(&own).ok_or_else(Problem::nothing_here)?;
                let failed = |said| {
                    Problem::new(StatusCode::SERVICE_UNAVAILABLE, msg("host-unreadable").with("reason", said))
                };
                let mark = random_word(8).map_err(|_| super::HostError::NoEntropy)?;
                let copy = file.with_file_name(format!(".{own}-{mark}.arbitro-backup"));
                let written = copy_of(&file, &copy).map_err(|error| error.tell());
                let read = written.and_then(|()| std::fs::read(&copy).map_err(|error| error.tell()));
                // A copy that was not written whole is no use to anybody.
                let _ = std::fs::remove_file(&copy);
                let bytes = read.map_err(failed)?;
                store.note(&by, Deed::ChampionshipCopied, &own, &own)?;
                Ok(bytes)
            })
            .await
    };
    match copied.await {
        Ok(bytes) => download(bytes, "application/octet-stream", &format!("{name}.arbitro")),
        Err(problem) => problem.page(&form.visit),
    }
}

#[derive(Deserialize)]
struct Sure {
    #[serde(default)]
    name: String,
}

/// Removes a championship whose name was typed; its file stays in a folder of its own for who keeps the computer.
async fn remove(
    guest: Guest,
    Extension(season): Extension<Arc<Season>>,
    Path(name): Path<String>,
    form: SafeForm<Sure>,
) -> Response {
    let visit = form.visit;
    let removed = async {
        let by = administrator(&guest)?;
        if form.fields.name.trim() != name {
            return Err(Problem::new(StatusCode::CONFLICT, msg("host-type-the-name").with("name", &name)));
        }
        if season.championships.file(&name).is_none() {
            return Err(Closed::NotThere.into());
        }
        // First its people: what is left where it stays half done lets nobody into another of this name.
        let own = name.clone();
        season.store(move |store| store.forget_championship(&own)).await?;
        season.championships.remove(&name).await?;
        let own = name.clone();
        season.store(move |store| store.note(&by, Deed::ChampionshipRemoved, &own, &own)).await
    };
    match removed.await {
        Ok(()) => {
            let said = visit.msg("host-championship-removed").with("name", &name).to_string();
            to(&season.app, &visit, "/start", &said)
        }
        Err(problem) => problem.page(&visit),
    }
}

/// Makes whoever made or brought a championship its organiser, and shows its people. Slow; the lobby calls it where it may block.
pub(super) fn entered(season: &Season, visit: &Visit, file: &std::path::Path) -> Result<Response, Problem> {
    let name = file.file_stem().and_then(|stem| stem.to_str()).filter(|name| is_name(name));
    let name = name.ok_or_else(Problem::nothing_here)?;
    let id = visit.session.person.parse().map_err(|_| Problem::sign_in_first())?;
    let title = season.championships.title(name);
    season.make_organiser(id, name)?;
    let said = visit.msg("host-championship-made").with("name", title).to_string();
    Ok(to(&season.app, visit, &format!("/start/of/{name}"), &said))
}
