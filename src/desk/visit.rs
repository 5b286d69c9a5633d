//! Who asks, and in which language.

use std::net::IpAddr;

use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;

use super::people::UNNAMED;
use super::session::Session;
use super::table_list::Boards;
use championship::facts::Championship;
use speech::{Language, Said};

/// Somebody who has signed in.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// What the journal calls them.
    pub name: String,
    /// What they may do.
    pub role: Role,
    /// The boards of tables of which they have only some.
    pub boards: Boards,
    /// Whether arbiters help each other: each may enter results anywhere.
    pub is_everywhere: bool,
}

/// What somebody may do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Role {
    /// Everything.
    Organiser,
    /// Enter results at these tables.
    Arbiter(Vec<u16>),
}

impl Person {
    /// Says whether the person may do everything.
    pub fn is_organiser(&self) -> bool {
        self.role == Role::Organiser
    }

    /// Says whether the person may enter results at a table.
    pub fn has_table(&self, table: u16) -> bool {
        match &self.role {
            Role::Organiser => true,
            Role::Arbiter(tables) => self.is_everywhere || tables.contains(&table),
        }
    }

    /// Says whether the person may enter results at a board of a table.
    pub fn has_board(&self, table: u16, board: u16) -> bool {
        let is_given = || self.boards.get(&table).is_none_or(|own| own.contains(&board));
        self.is_organiser() || self.is_everywhere || self.has_table(table) && is_given()
    }
}

/// One request's context; the guard makes it, handlers take it as an argument.
#[derive(Clone, Debug)]
pub struct Visit {
    /// The language to answer in.
    pub language: Language,
    /// The session of the cookie, or a new one.
    pub session: Session,
    /// A secret word that tells the device from others, whichever championship is open.
    pub device: String,
    /// Who is signed in.
    pub person: Option<Person>,
    /// The token of this session's forms.
    pub csrf: String,
    /// The path and query asked for.
    pub path: String,
    /// The page with the form that was sent, where one was.
    pub from: Option<String>,
    /// The address that phones reach, where the visitor came by one that only this computer knows.
    pub reach: Option<String>,
    /// The name of the championship.
    pub championship: Option<String>,
    /// What tells it from any other; empty where none is open.
    pub championship_id: String,
    /// Whether pages show codes of pupils, groups and tournaments.
    pub has_codes: bool,
    /// A code of a pupil, to show what one looks like; nothing where none are shown.
    pub example_code: Option<String>,
    /// Whether pages tell schools apart.
    pub has_schools: bool,
    /// Whether the visitor came over HTTPS, by way of a proxy.
    pub is_secure: bool,
    /// Whether the lobby answers, since no championship is open.
    pub in_lobby: bool,
    /// Whether the lobby is this visitor's, to go back to.
    pub has_lobby: bool,
    /// Whether the program on the visitor's own computer has a lobby, whoever they are.
    pub is_by_lobby: bool,
    /// Whether a host answers for its own, and not one of its championships.
    pub at_host: bool,
    /// The page of the host where people have accounts, where the championship is at one.
    pub house: Option<String>,
    /// Where the visitor is.
    pub peer: String,
    /// What the desk said to the visitor on the page before.
    pub said: Option<String>,
}

impl Visit {
    /// Names a message to be said in the visitor's language.
    pub fn msg(&self, key: &'static str) -> Said {
        self.language.msg(key)
    }

    /// Returns what people call a group, to show what that looks like; nothing where no codes are shown.
    pub fn example_of_a_group(&self, championship: &Championship) -> Option<String> {
        let first = championship.groups().next().filter(|_| self.has_codes);
        first.map(|group| championship.group_label(group.id))
    }

    /// Says whether the visitor is on this computer.
    pub fn is_here(&self) -> bool {
        is_here(&self.peer)
    }

    /// Returns who does something and from where, as the log names them.
    pub fn actor(&self, person: &Person) -> String {
        format!("{} @ {}", person.name, self.peer)
    }
}

/// Returns what pages call somebody the journal has a name for: who started the program under no name of their own is the
/// organiser, in the reader's language.
pub(super) fn called(name: &str, language: Language) -> String {
    if name == UNNAMED { language.msg("desk-house").to_string() } else { name.to_owned() }
}

/// Says whether somebody is on this computer.
pub(super) fn is_here(peer: &str) -> bool {
    peer.parse::<IpAddr>().is_ok_and(|peer| peer.is_loopback())
}

impl<S: Sync> FromRequestParts<S> for Visit {
    type Rejection = StatusCode;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, StatusCode> {
        parts.extensions.get::<Visit>().cloned().ok_or(StatusCode::INTERNAL_SERVER_ERROR)
    }
}

#[cfg(test)]
mod tests {
    use super::called;
    use speech::Language;

    #[test]
    fn who_started_the_program_without_a_name_is_the_organiser_in_every_language() {
        let said = Language::ALL.map(|language| called("arbitro", language));
        assert!(said.iter().all(|name| name.starts_with("Organi")), "{said:?}");
        assert_eq!(called("Rita", Language::Pt), "Rita");
    }
}
