//! The championships in which somebody has a role, what each needs next, and the way to its desk.

use std::sync::Arc;

use askama::Template;
use axum::Router;
use axum::extract::Extension;
use axum::http::HeaderValue;
use axum::http::header::CONTENT_SECURITY_POLICY;
use axum::response::{Redirect, Response};
use axum::routing::{get, post};
use serde::Deserialize;

use super::accounts::{Account, Role};
use super::championships::{Closed, Inside};
use super::season::{Guest, Season};
use championship::decisions::{next_step, registration_status};
use championship::store::said_end;
use desk::Shared;
use desk::form::SafeForm;
use desk::layout::{Frame, Notice};
use desk::problem::{Problem, html};
use desk::registration::Links;
use desk::visit::Visit;
use speech::{Tell, msg};

pub(super) fn routes() -> Router<Shared> {
    Router::new()
        .route("/start", get(page))
        .route("/start/open", post(open))
        .route("/start/school", post(school))
}

/// What somebody has to do with a championship.
struct Card {
    name: String,
    title: String,
    address: String,
    /// What they are there.
    office: String,
    /// What is to be done next.
    next: String,
    /// The school they answer for.
    school: Option<u32>,
    /// Whether the people of the championship are theirs to invite.
    is_organiser: bool,
}

#[derive(Template)]
#[template(path = "web/host_season.html")]
struct SeasonPage {
    frame: Frame,
    cards: Vec<Card>,
    /// The other championships, for who keeps the host: name and what it is called.
    others: Vec<(String, String)>,
    is_administrator: bool,
}

async fn page(guest: Guest, Extension(season): Extension<Arc<Season>>) -> Response {
    match build(&guest, &season).await {
        Ok(page) => {
            let mut response = html(&page);
            // Forms lead to the championships, which have origins of their own.
            let policy = format!(
                "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; \
                 form-action {}; base-uri 'none'; frame-ancestors 'none'",
                season.championships.names.form_policy()
            );
            if let Ok(policy) = HeaderValue::from_str(&policy) {
                response.headers_mut().insert(CONTENT_SECURITY_POLICY, policy);
            }
            response
        }
        Err(problem) => problem.page(&guest.visit),
    }
}

async fn build(guest: &Guest, season: &Arc<Season>) -> Result<SeasonPage, Problem> {
    let account = guest.known()?.clone();
    let visit = &guest.visit;
    let id = account.id;
    let roles = season.store(move |store| store.roles_of(id)).await?;
    let mut cards = Vec::new();
    for role in &roles {
        // Who was removed at the desk, or from a championship that is gone, has no role there any more.
        match season.championships.enter(&role.championship).await {
            Ok(inside) => cards.extend(card(season, visit, role, &inside)),
            Err(Closed::NotThere) => {}
            Err(closed) => cards.push(closed_card(season, visit, role, &closed)),
        }
    }
    let own: Vec<String> =
        cards.iter().filter(|card| card.is_organiser).map(|card| card.name.clone()).collect();
    let others = match account.is_administrator {
        false => Vec::new(),
        true => {
            let others = move |season: &Season, _: &super::HostStore| {
                let all = season.championships.all().unwrap_or_default();
                let others = all.into_iter().filter(|name| !own.contains(name));
                Ok(others.map(|name| (name.clone(), season.championships.title(&name))).collect::<Vec<_>>())
            };
            season.slowly(others).await?
        }
    };
    let frame = Frame::new(visit, visit.msg("host-season")).telling(Notice::heard(visit));
    Ok(SeasonPage { frame, cards, others, is_administrator: account.is_administrator })
}

/// Returns what a role is in a championship; nothing for somebody whom its desk does not know any more.
fn card(season: &Season, visit: &Visit, role: &Role, inside: &Inside) -> Option<Card> {
    let championship = inside.snapshot()?.championship;
    let person = role
        .number
        .and_then(|number| inside.app().people.list().into_iter().find(|listed| listed.number == number));
    let is_organiser = person.as_ref().is_some_and(|listed| listed.person.is_organiser());
    let (office, next) = match (role.school, person) {
        (Some(school), _) => {
            let school_name = championship.school(school).map(|school| school.name.clone());
            let office = visit.msg("host-contact-of").with("school", school_name.unwrap_or_default());
            let status = visit.language.say(&registration_status(&championship, school).tell());
            let until = championship.registration().terms.as_ref().map(|terms| {
                visit.msg("host-until").with("until", visit.language.say(&said_end(terms.until))).to_string()
            });
            (office, [Some(status), until].into_iter().flatten().collect::<Vec<_>>().join(" · "))
        }
        (None, Some(_)) if is_organiser => {
            (visit.msg("desk-organiser"), visit.language.say(&next_step(&championship).tell()))
        }
        (None, Some(_)) => (visit.msg("desk-arbiter"), String::new()),
        (None, None) => return None,
    };
    Some(Card {
        name: role.championship.clone(),
        title: championship.name().to_owned(),
        address: season.championships.names.championship(&role.championship),
        office: office.to_string(),
        next,
        school: role.school,
        is_organiser,
    })
}

/// Returns what is shown of a championship that cannot be opened now.
fn closed_card(season: &Season, visit: &Visit, role: &Role, closed: &Closed) -> Card {
    Card {
        name: role.championship.clone(),
        title: role.championship.clone(),
        address: season.championships.names.championship(&role.championship),
        office: String::new(),
        next: visit.language.say(&closed.tell()),
        school: role.school,
        is_organiser: false,
    }
}

#[derive(Deserialize)]
struct Wanted {
    #[serde(default)]
    championship: String,
    #[serde(default)]
    school: u32,
}

/// Lets somebody in at a desk, by a ticket that is good once and now.
async fn open(guest: Guest, Extension(season): Extension<Arc<Season>>, form: SafeForm<Wanted>) -> Response {
    let name = form.fields.championship;
    let let_in = async {
        let account: Account = guest.known()?.clone();
        season
            .slowly(move |season, store| {
                let roles = store.roles_of(account.id)?;
                let own = roles.into_iter().filter(|role| role.championship == name);
                let numbers: Vec<u32> = own.filter_map(|role| role.number).collect();
                let ticket = season.championships.people(&name, |people| {
                    for number in numbers {
                        if let Some(path) = people.ticket(number)? {
                            return Ok(Some(path));
                        }
                    }
                    Ok(None)
                });
                let path = ticket.ok().flatten().ok_or_else(no_role)?;
                Ok(format!("{}{path}", season.championships.names.championship(&name)))
            })
            .await
    };
    redirected(&form.visit, let_in.await)
}

/// Shows the contact of a school its page, by the link that its letter has.
async fn school(guest: Guest, Extension(season): Extension<Arc<Season>>, form: SafeForm<Wanted>) -> Response {
    let Wanted { championship: name, school } = form.fields;
    let shown = async {
        let id = guest.known()?.id;
        let roles = season.store(move |store| store.roles_of(id)).await?;
        if !roles.iter().any(|role| role.championship == name && role.school == Some(school)) {
            return Err(no_role());
        }
        let inside = season.championships.enter(&name).await?;
        let snapshot = inside.snapshot().ok_or_else(no_role)?;
        let links = Links::of(&inside.app().people, &snapshot.id).map_err(|_| no_role())?;
        let code = links.code_now(&snapshot.championship, school);
        Ok(format!("{}/school/{code}", season.championships.names.championship(&name)))
    };
    redirected(&form.visit, shown.await)
}

fn no_role() -> Problem {
    Problem::new(axum::http::StatusCode::FORBIDDEN, msg("host-no-role"))
}

fn redirected(visit: &Visit, to: Result<String, Problem>) -> Response {
    match to {
        Ok(address) => axum::response::IntoResponse::into_response(Redirect::to(&address)),
        Err(problem) => problem.page(visit),
    }
}
