//! Forms that people send, each with the token of who sends it.

use axum::extract::{Form, FromRequest, FromRequestParts, Request};
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::problem::Problem;
use super::session::same;
use super::visit::Visit;
use speech::msg;

/// The largest form; lists to import have a limit of their own.
pub const LARGEST_FORM: usize = 256 * 1024;

/// A form whose token is the visitor's own; every handler that changes something takes this one.
pub struct SafeForm<T> {
    /// Who sent it.
    pub visit: Visit,
    /// Its fields.
    pub fields: T,
}

#[derive(Deserialize)]
struct Token {
    #[serde(default)]
    csrf: String,
}

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for SafeForm<T> {
    type Rejection = Response;

    async fn from_request(request: Request, state: &S) -> Result<Self, Response> {
        let (mut parts, body) = request.into_parts();
        let visit =
            Visit::from_request_parts(&mut parts, state).await.map_err(IntoResponse::into_response)?;
        let bytes = axum::body::to_bytes(body, LARGEST_FORM).await.map_err(|_| {
            let text = msg("desk-form-too-large").with("most", LARGEST_FORM / 1024);
            Problem::new(StatusCode::PAYLOAD_TOO_LARGE, text).page(&visit)
        })?;
        let again = || Request::from_parts(parts.clone(), axum::body::Body::from(bytes.clone()));
        let unreadable = || Problem::unreadable(msg("desk-form-unreadable")).page(&visit);
        let token: Form<Token> = Form::from_request(again(), &()).await.map_err(|_| unreadable())?;
        if token.csrf.is_empty() || !same(&token.csrf, &visit.csrf) {
            return Err(Problem::stale_form().page(&visit));
        }
        let fields: Form<T> = Form::from_request(again(), &()).await.map_err(|_| unreadable())?;
        Ok(SafeForm { visit, fields: fields.0 })
    }
}
