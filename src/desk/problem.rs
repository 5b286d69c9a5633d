//! What went wrong with a request, as a status and a page.

use askama::Template;
use axum::http::StatusCode;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::frame::Frame;
use super::visit::Visit;
use championship::store::DeskError;
use speech::Localized;

/// A refusal of a request.
#[derive(Clone, Debug)]
pub struct Problem {
    /// The status.
    pub status: StatusCode,
    /// What the person reads.
    pub text: Localized,
}

impl Problem {
    /// Makes a refusal.
    pub fn new(status: StatusCode, pt: impl Into<String>, en: impl Into<String>) -> Self {
        Problem { status, text: Localized::new(pt, en) }
    }

    /// Nothing is at the address.
    pub fn nothing_here() -> Self {
        Problem::new(
            StatusCode::NOT_FOUND,
            "não há nada neste endereço; comece pela página inicial",
            "there is nothing at this address; start from the first page",
        )
    }

    /// The request cannot be read.
    pub fn unreadable(pt: impl Into<String>, en: impl Into<String>) -> Self {
        Problem::new(StatusCode::BAD_REQUEST, pt, en)
    }

    /// Nobody with the role is signed in.
    pub fn sign_in_first() -> Self {
        Problem::new(
            StatusCode::FORBIDDEN,
            "só quem entrou com o seu cartão pode fazer isto; entre primeiro",
            "only somebody signed in with their card may do this; sign in first",
        )
    }

    /// The form's token is not the visitor's.
    pub fn stale_form() -> Self {
        Problem::new(
            StatusCode::FORBIDDEN,
            "este formulário é de outra sessão; volte atrás, atualize a página e repita",
            "this form belongs to another session; go back, reload the page and try again",
        )
    }

    /// Only games are served.
    pub fn no_championship() -> Self {
        Problem::new(
            StatusCode::NOT_FOUND,
            "este servidor não tem nenhum campeonato aberto; há apenas jogos",
            "this server has no championship open; there are only games",
        )
    }

    /// Returns the page that says so.
    pub fn page(&self, visit: &Visit) -> Response {
        let frame = Frame::new(visit, "Não foi possível", "That did not work");
        let text = self.text.in_language(visit.language);
        let is_sign_in = self.status == StatusCode::FORBIDDEN && visit.person.is_none();
        let page = ProblemPage { frame, status: self.status.as_u16(), text, is_sign_in };
        (self.status, html(&page)).into_response()
    }
}

impl From<DeskError> for Problem {
    fn from(error: DeskError) -> Self {
        let status = match error {
            DeskError::Refused(_) | DeskError::Told(_) | DeskError::Said(_) => StatusCode::CONFLICT,
            DeskError::Store(_) => StatusCode::SERVICE_UNAVAILABLE,
        };
        Problem { status, text: error.text() }
    }
}

#[derive(Template)]
#[template(path = "web/problem.html")]
struct ProblemPage<'a> {
    frame: Frame,
    status: u16,
    text: &'a str,
    is_sign_in: bool,
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
