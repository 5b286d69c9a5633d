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

/// Returns the name in `name:port`, in small letters.
pub(super) fn host_name(host: &str) -> String {
    let host = host.split('/').next().unwrap_or_default();
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    name.trim_end_matches('.').to_ascii_lowercase()
}

/// Says whether a name, with or without a port, means this computer wherever it is read: no phone gets anywhere by it.
pub(super) fn is_of_this_computer(host: &str) -> bool {
    let name = host_name(host);
    let address = name.trim_matches(['[', ']']).parse::<std::net::IpAddr>();
    name == "localhost" || address.is_ok_and(|address| address.is_loopback())
}
