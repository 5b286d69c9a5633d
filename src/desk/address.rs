//! Addresses of this desk: written safely, and never of another server.

use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

/// What stands in an address in other signs.
const UNUSUAL: AsciiSet = NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.');

/// Returns an address of this server, whatever was asked for.
pub(super) fn local(address: Option<&str>) -> String {
    let is_local = |address: &&str| {
        address.starts_with('/')
            && !address.starts_with("//")
            && !address.contains(|c: char| c == '\\' || c.is_control() || !c.is_ascii())
    };
    address.filter(is_local).unwrap_or("/").to_owned()
}

/// Writes a text so that it can stand in an address.
pub(super) fn encoded(text: &str) -> String {
    utf8_percent_encode(text, &UNUSUAL).to_string()
}
