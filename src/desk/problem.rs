//! What went wrong with a request, as a status and a page.

use askama::Template;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::boards;
use super::layout::{Frame, Notice};
use super::view::{plain, sentence};
use super::visit::Visit;
use championship::store::DeskError;
use speech::{Language, Message, Tell, msg};

/// What a person is told: a message, or a text that another room has said in every language already.
#[derive(Clone, Debug)]
pub enum Told {
    /// A message of the catalogues.
    Message(Message),
    /// A text for each language.
    Texts([String; Language::ALL.len()]),
}

impl Told {
    /// Takes a text from somebody who says it in any language.
    pub fn in_each(say: impl Fn(Language) -> String) -> Self {
        Told::Texts(Language::ALL.map(say))
    }

    /// Says it.
    pub fn say(&self, language: Language) -> String {
        match self {
            Told::Message(message) => plain(&language.say(message)),
            Told::Texts(texts) => {
                let own = Language::ALL.iter().zip(texts).find(|(known, _)| **known == language);
                own.map(|(_, text)| plain(text)).unwrap_or_default()
            }
        }
    }
}

impl From<Message> for Told {
    fn from(message: Message) -> Self {
        Told::Message(message)
    }
}

/// A refusal of a request.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The status.
    pub status: StatusCode,
    /// What the person reads.
    pub text: Told,
    /// Whether an open championship is what is missing, or may be.
    wants_championship: bool,
}

impl Problem {
    /// Makes a refusal.
    pub fn new(status: StatusCode, text: impl Into<Told>) -> Self {
        Problem { status, text: text.into(), wants_championship: false }
    }

    /// Nothing is at the address.
    pub fn nothing_here() -> Self {
        Problem::new(StatusCode::NOT_FOUND, msg("desk-nothing-here"))
    }

    /// What was uploaded did not arrive whole; so many bytes are taken at most.
    pub(crate) fn upload_broken(most: usize) -> Self {
        let text = msg("desk-upload-broken").with("most", most / (1024 * 1024));
        Problem::new(StatusCode::PAYLOAD_TOO_LARGE, text)
    }

    /// The request cannot be read.
    pub fn unreadable(text: impl Into<Told>) -> Self {
        Problem::new(StatusCode::BAD_REQUEST, text)
    }

    /// Nobody with the role is signed in.
    pub fn sign_in_first() -> Self {
        let refused = Problem::new(StatusCode::FORBIDDEN, msg("desk-sign-in-first"));
        Problem { wants_championship: true, ..refused }
    }

    /// The form's token is not the visitor's.
    pub fn stale_form() -> Self {
        Problem::new(StatusCode::FORBIDDEN, msg("desk-stale-form"))
    }

    /// The program broke; the number stands in the log.
    pub fn fault(number: &str) -> Self {
        Problem::new(StatusCode::INTERNAL_SERVER_ERROR, msg("desk-fault").with("number", number))
    }

    /// Only games are served.
    pub fn no_championship() -> Self {
        let refused = Problem::new(StatusCode::NOT_FOUND, msg("desk-no-championship"));
        Problem { wants_championship: true, ..refused }
    }

    /// Returns it as a notice on a page.
    pub(crate) fn notice(&self, visit: &Visit) -> Notice {
        Notice::bad(self.text.say(visit.language))
    }

    /// Returns the page that has its notice, with its status; where that cannot be shown, the page that says so alone.
    pub(crate) fn noted_on(&self, visit: &Visit, page: Result<Response, Problem>) -> Response {
        match page {
            Ok(page) => (self.status, page).into_response(),
            Err(_) => self.page(visit),
        }
    }

    /// Returns the page that says so.
    pub fn page(&self, visit: &Visit) -> Response {
        let frame = Frame::new(visit, visit.msg("desk-problem-title"));
        let is_known = visit.person.is_some();
        // Boards wait where they are until the championship is open again, and so does a form of before.
        let waits = visit.in_lobby && boards::is_address(&visit.path);
        // A tab of before the program was started again: no card helps, the way is the list or a new tab.
        let closed =
            (waits || visit.in_lobby && self.wants_championship).then(|| match (visit.is_here(), is_known) {
                _ if waits => msg("boards-closed"),
                (true, true) => msg("desk-lobby-started-again"),
                (true, false) => msg("desk-lobby-come-again"),
                (false, _) => msg("desk-lobby-not-yet"),
            });
        let text = match &closed {
            Some(closed) => visit.language.say(closed),
            None => self.text.say(visit.language),
        };
        let is_sign_in = self.status == StatusCode::FORBIDDEN && !is_known && !visit.in_lobby;
        // Who sits where the program runs comes in by its list, and needs no card.
        let is_house = self.status == StatusCode::FORBIDDEN && visit.is_by_lobby;
        let has_list = visit.in_lobby && visit.is_here() && is_known || is_house;
        let (text, back) = (sentence(&text), visit.from.clone());
        let wanted = back.clone().unwrap_or_else(|| visit.path.clone());
        let page = ProblemPage {
            frame,
            status: self.status.as_u16(),
            text,
            is_sign_in,
            has_list,
            back,
            wanted,
            waits,
        };
        match waits {
            true => (self.status, [("x-arbitro", "closed")], html(&page)).into_response(),
            false => (self.status, html(&page)).into_response(),
        }
    }
}

impl From<DeskError> for Problem {
    fn from(error: DeskError) -> Self {
        let status = match error {
            DeskError::Refused(_) | DeskError::Told(_) => StatusCode::CONFLICT,
            DeskError::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
        };
        Problem::new(status, error.tell())
    }
}

#[derive(Template)]
#[template(path = "web/problem.html")]
struct ProblemPage {
    frame: Frame,
    status: u16,
    text: String,
    is_sign_in: bool,
    /// Whether the list of championships is the visitor's to see.
    has_list: bool,
    /// Whether the page asks again by itself.
    waits: bool,
    /// The page with the form that was refused.
    back: Option<String>,
    /// Where to go after signing in.
    wanted: String,
}

/// Renders a page.
pub fn html(page: &impl Template) -> Response {
    match page.render() {
        Ok(text) => {
            let headers = [(CONTENT_TYPE, "text/html; charset=utf-8"), (CACHE_CONTROL, "no-store")];
            (headers, text).into_response()
        }
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}
