//! What the desk said on one page, carried to the next by its address.

use axum::extract::Query;
use axum::http::Uri;
use serde::Deserialize;

use super::address::encoded;
use super::app::App;
use super::session::Session;
use super::view::whole;
use super::visit::Visit;

/// What such an address brings.
#[derive(Default, Deserialize)]
struct Heard {
    #[serde(default)]
    said: String,
    #[serde(default)]
    mark: String,
}

/// Returns an address that shows what the desk said, signed so that nobody else can put words there.
pub(super) fn telling(app: &App, visit: &Visit, path: &str, said: &str) -> String {
    let mark = app.signer.sign("said", &text(&visit.session, said));
    let (path, anchor) =
        path.split_once('#').map_or((path, String::new()), |(path, anchor)| (path, format!("#{anchor}")));
    let joint = if path.contains('?') { '&' } else { '?' };
    format!("{path}{joint}said={}&mark={mark}{anchor}", encoded(said))
}

/// Returns the words of an address, if the desk said them to this visitor.
pub(super) fn heard(app: &App, session: &Session, address: &Uri) -> Option<String> {
    let Query(heard) = Query::<Heard>::try_from_uri(address).unwrap_or_default();
    let is_ours =
        !heard.said.is_empty() && app.signer.is_signed("said", &text(session, &heard.said), &heard.mark);
    is_ours.then(|| whole(&heard.said))
}

fn text(session: &Session, said: &str) -> String {
    format!("{} {said}", session.nonce)
}
