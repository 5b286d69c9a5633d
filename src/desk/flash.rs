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

/// Returns an address without such words: they are of one page, and in one language.
pub(super) fn silent(address: &str) -> String {
    let Some((path, query)) = address.split_once('?') else { return address.to_owned() };
    let is_other = |pair: &&str| !pair.starts_with("said=") && !pair.starts_with("mark=");
    let others: Vec<&str> = query.split('&').filter(is_other).collect();
    if others.is_empty() { path.to_owned() } else { format!("{path}?{}", others.join("&")) }
}

fn text(session: &Session, said: &str) -> String {
    format!("{} {said}", session.nonce)
}

#[cfg(test)]
mod tests {
    use super::silent;

    #[test]
    fn what_was_said_leaves_an_address_and_everything_else_stays() {
        assert_eq!(silent("/organiser"), "/organiser");
        assert_eq!(silent("/organiser?said=Feito.&mark=0a"), "/organiser");
        assert_eq!(
            silent("/organiser/entries?q=ana&said=Feito.&mark=0a&page=2"),
            "/organiser/entries?q=ana&page=2"
        );
    }
}
