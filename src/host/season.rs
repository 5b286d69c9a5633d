//! What the pages of a host's season share: accounts, the championships in which people have roles, and who asks.

use std::sync::Arc;

use axum::extract::{FromRequestParts, Request, State};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::middleware::Next;
use axum::response::Response;

use super::accounts::{Account, Role};
use super::championships::{Championships, Closed};
use super::invitations::{Invitation, Office};
use super::log::Deed;
use super::{Host, HostError, HostStore, aside};
use desk::Shared;
use desk::gate::Gate;
use desk::people::{Listed, People};
use desk::problem::Problem;
use desk::visit::{Person, Visit};
use speech::{Tell, msg};

/// The season of a host.
pub(super) struct Season {
    host: Arc<Host>,
    /// What the pages of the host share.
    pub(super) app: Shared,
    pub(super) championships: Arc<Championships>,
    /// What stands before passphrases.
    pub(super) gate: Gate,
}

impl From<HostError> for Problem {
    fn from(error: HostError) -> Self {
        let status = match error {
            HostError::Database(_) | HostError::Busy => StatusCode::SERVICE_UNAVAILABLE,
            _ => StatusCode::INTERNAL_SERVER_ERROR,
        };
        // Where the file is and what the server says of itself is for who keeps the host.
        match error {
            HostError::File(..) | HostError::Database(_) => {
                eprintln!("{error}");
                Problem::new(status, msg("host-away"))
            }
            error => Problem::new(status, error.tell()),
        }
    }
}

impl From<Closed> for Problem {
    fn from(closed: Closed) -> Self {
        let status = match closed {
            Closed::NotThere => StatusCode::NOT_FOUND,
            Closed::Full | Closed::Unreadable => StatusCode::SERVICE_UNAVAILABLE,
        };
        Problem::new(status, closed.tell())
    }
}

impl Season {
    pub(super) fn new(host: Arc<Host>, app: Shared, championships: Arc<Championships>) -> Self {
        Season { host, app, championships, gate: Gate::default() }
    }

    /// Asks the store where that may wait.
    pub(super) async fn store<T: Send + 'static>(
        &self,
        work: impl FnOnce(&HostStore) -> Result<T, HostError> + Send + 'static,
    ) -> Result<T, Problem> {
        Ok(aside(&self.host, work).await.unwrap_or(Err(HostError::Busy))?)
    }

    /// Does what waits for the disk, and more than the store.
    pub(super) async fn slowly<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&Season, &HostStore) -> Result<T, Problem> + Send + 'static,
    ) -> Result<T, Problem> {
        let season = Arc::clone(self);
        aside(&self.host, move |store| work(&season, store)).await.unwrap_or(Err(HostError::Busy.into()))
    }

    /// Returns what a championship is called.
    pub(super) async fn title(&self, championship: &str) -> String {
        let (championships, name) = (Arc::clone(&self.championships), championship.to_owned());
        let title = tokio::task::spawn_blocking(move || championships.title(&name)).await;
        title.unwrap_or_else(|_| championship.to_owned())
    }

    /// Returns the people of the desk of a championship.
    pub(super) fn at_the_desk(&self, championship: &str) -> Result<Vec<Listed>, Problem> {
        self.championships
            .people(championship, |people| Ok(people.list()))
            .map_err(|_| Closed::NotThere.into())
    }

    /// Says whether somebody organises a championship.
    pub(super) fn organises(
        &self,
        store: &HostStore,
        account: &Account,
        championship: &str,
    ) -> Result<bool, Problem> {
        let roles = store.roles_of(account.id)?;
        let own: Vec<u32> = roles
            .iter()
            .filter(|role| role.championship == championship)
            .filter_map(|role| role.number)
            .collect();
        if own.is_empty() {
            return Ok(false);
        }
        let people = self.at_the_desk(championship)?;
        Ok(people.iter().any(|listed| own.contains(&listed.number) && listed.person.is_organiser()))
    }

    /// Says whether somebody may give another a new passphrase: who keeps the host may, and who organises all championships in which
    /// the other has a role. Anybody else would come by it where they have no business.
    pub(super) fn may_renew(&self, store: &HostStore, by: &Account, of: &Account) -> Result<bool, Problem> {
        if by.is_administrator {
            return Ok(true);
        }
        let roles = store.roles_of(of.id)?;
        if of.is_administrator || roles.is_empty() {
            return Ok(false);
        }
        for Role { championship, .. } in &roles {
            if !self.organises(store, by, championship)? {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// Ends the sessions of somebody at the desks where they have a role.
    pub(super) fn end_sessions_at_desks(&self, store: &HostStore, of: &Account) -> Result<(), Problem> {
        for Role { championship, number, .. } in store.roles_of(of.id)? {
            let Some(number) = number else { continue };
            self.at_a_desk(&championship, |people| people.end_sessions_of(number))?;
        }
        Ok(())
    }

    /// Does something with the people of a desk; one that is gone has none.
    fn at_a_desk<T>(
        &self,
        championship: &str,
        work: impl FnOnce(&People) -> std::io::Result<T>,
    ) -> Result<(), Problem> {
        match self.championships.people(championship, work) {
            Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(unwritten(&error)),
            _ => Ok(()),
        }
    }

    /// Says whether whoever invited somebody may still do so.
    pub(super) fn is_still_meant(&self, store: &HostStore, invitation: &Invitation) -> Result<bool, Problem> {
        let Some(by) = invitation.by else { return Ok(true) };
        let Some(by) = store.account(by)? else { return Ok(false) };
        match &invitation.office {
            _ if by.is_administrator => Ok(true),
            Office::Administrator => Ok(false),
            Office::Again(of) => match store.account(*of)? {
                Some(of) => self.may_renew(store, &by, &of),
                None => Ok(false),
            },
            _ => self.organises(store, &by, &invitation.championship),
        }
    }

    /// Makes somebody the organiser of a championship that is new here.
    pub(super) fn make_organiser(&self, account: u32, championship: &str) -> Result<(), Problem> {
        let store = &self.host.store;
        let of = store.account(account)?.ok_or_else(Problem::sign_in_first)?;
        // Whoever had a role in an older one of this name has none in this.
        store.forget_championship(championship)?;
        let add = |people: &People| people.add(&of.name, &desk::visit::Role::Organiser);
        let number =
            self.championships.people(championship, add).map_err(|_| Problem::from(Closed::NotThere))?;
        let championship = championship.to_owned();
        store.give_role(&Role {
            account,
            championship: championship.clone(),
            number: Some(number),
            school: None,
        })?;
        Ok(store.note(&of, Deed::ChampionshipMade, &championship, &championship)?)
    }

    /// Takes a role from somebody, at once also at the desk.
    pub(super) fn take_role(
        &self,
        store: &HostStore,
        by: &Account,
        of: &Account,
        role: &Role,
    ) -> Result<(), Problem> {
        if let Some(number) = role.number {
            self.at_a_desk(&role.championship, |people| people.remove(number))?;
        }
        Ok(store.take_role(by, of, role)?)
    }
}

/// Says that the people of a desk cannot be written.
pub(super) fn unwritten(error: &std::io::Error) -> Problem {
    let text = msg("desk-people-unwritten").with("error", error.to_string());
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, text)
}

/// Who asks: a visit, and the account of whoever is signed in.
pub(super) struct Guest {
    pub(super) visit: Visit,
    pub(super) account: Option<Account>,
}

impl Guest {
    /// Returns who is signed in.
    pub(super) fn known(&self) -> Result<&Account, Problem> {
        self.account.as_ref().ok_or_else(Problem::sign_in_first)
    }
}

impl<S: Sync> FromRequestParts<S> for Guest {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, StatusCode> {
        let visit = Visit::from_request_parts(parts, state).await?;
        Ok(Guest { visit, account: parts.extensions.get::<Account>().cloned() })
    }
}

/// Finds out which account a session belongs to; who keeps the host may do what an organiser may at a desk.
pub(super) async fn recognise(
    State(season): State<Arc<Season>>,
    mut request: Request,
    next: Next,
) -> Response {
    let visit = request.extensions().get::<Visit>().cloned();
    if let Some(mut visit) = visit.filter(|visit| !visit.session.person.is_empty()) {
        let session = visit.session.clone();
        match season.store(move |store| store.account_of(&session)).await {
            Ok(None) => {}
            Ok(Some(account)) => {
                let role = match account.is_administrator {
                    true => desk::visit::Role::Organiser,
                    false => desk::visit::Role::Arbiter(Vec::new()),
                };
                let name = account.name.clone();
                visit.person = Some(Person { name, role, boards: Default::default(), is_everywhere: false });
                request.extensions_mut().insert(visit);
                request.extensions_mut().insert(account);
            }
            Err(problem) => return problem.page(&visit),
        }
    }
    next.run(request).await
}
