//! The cookies of the desk: their names, and the one way in which they are set and read.

use axum::http::header::{self, HeaderMap, HeaderValue};

use super::session::{LIFETIME, Session, Signer};

/// The name of the cookie with the session.
pub(super) const SESSION_COOKIE: &str = "arbitro_session";

/// The name of the cookie with the session in the lobby, which lasts longer than any championship's.
pub(super) const LOBBY_COOKIE: &str = "arbitro_lobby";

/// The name of the cookie with the session at a host of several championships.
pub(super) const HOST_COOKIE: &str = "arbitro_host";

/// The name of the cookie with the language.
pub(super) const LANGUAGE_COOKIE: &str = "arbitro_lang";

/// The name of the cookie that tells a browser in which somebody has signed in before.
const DEVICE_COOKIE: &str = "arbitro_device";

/// The name of the cookie by which a device is known at boards on screens. It outlives sessions, which end where another
/// championship is opened in the place of this one: a pupil comes back to the own seat.
pub(super) const BOARD_COOKIE: &str = "arbitro_board";

/// Adds a cookie to an answer.
pub(super) fn append_cookie(headers: &mut HeaderMap, name: &str, value: &str, is_secure: bool) {
    let secure = if is_secure { "; Secure" } else { "" };
    let cookie = format!("{name}={value}; Path=/; Max-Age={LIFETIME}; HttpOnly; SameSite=Lax{secure}");
    if let Ok(value) = HeaderValue::from_str(&cookie) {
        headers.append(header::SET_COOKIE, value);
    }
}

/// Marks a browser as one in which somebody has signed in.
pub(super) fn append_device(headers: &mut HeaderMap, signer: &Signer, session: &Session, is_secure: bool) {
    let device = format!("{}.{}", session.person, session.nonce);
    let device = format!("{device}.{}", signer.sign("device", &device));
    append_cookie(headers, DEVICE_COOKIE, &device, is_secure);
}

/// Returns the mark of a browser in which somebody has signed in before.
pub(super) fn device_of(headers: &HeaderMap, signer: &Signer, person: u32) -> Option<String> {
    let (text, signature) = cookie(headers, DEVICE_COOKIE)?.rsplit_once('.')?;
    let (known, mark) = text.split_once('.')?;
    let is_theirs = known.parse::<u32>().ok()? == person;
    (is_theirs && signer.is_signed("device", text, signature)).then(|| mark.to_owned())
}

/// Returns the value of a cookie.
pub(super) fn cookie<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    let all = headers.get_all(header::COOKIE).into_iter().filter_map(|value| value.to_str().ok());
    all.flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find_map(|(known, value)| (known == name).then_some(value))
}
