//! Addresses of this desk: written safely, and never of another server.

use std::net::SocketAddr;

use super::server::network_address;
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};

/// What stands in an address in other signs.
const UNUSUAL: AsciiSet = NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.');

/// Returns an address of this server, whatever was asked for.
pub fn local(address: Option<&str>) -> String {
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

/// Returns the address by which phones get here. One of every network (`http://0.0.0.0:8080`) is that of the network this computer
/// is in now: who joins one later need not begin anew. Nothing where only this computer would get there.
pub fn reachable(address: &str) -> Option<String> {
    let (scheme, rest) = address.trim_end_matches('/').split_once("://")?;
    if is_of_this_computer(rest) {
        return None;
    }
    match rest.parse::<SocketAddr>() {
        Ok(at) if at.ip().is_unspecified() => {
            let here = SocketAddr::new(network_address()?, at.port());
            Some(format!("{scheme}://{here}"))
        }
        _ => Some(format!("{scheme}://{rest}")),
    }
}

/// Says whether a name, with or without a port, means this computer wherever it is read: no phone gets anywhere by it.
pub(super) fn is_of_this_computer(host: &str) -> bool {
    let name = host_name(host);
    let address = name.trim_matches(['[', ']']).parse::<std::net::IpAddr>();
    name == "localhost" || address.is_ok_and(|address| address.is_loopback())
}

#[cfg(test)]
mod tests {
    use super::reachable;
    use crate::server::network_address;

    #[test]
    fn an_address_that_only_this_computer_knows_is_none_for_phones() {
        for only_here in ["http://127.0.0.1:8080", "http://localhost:8080/", "http://[::1]:80", "jogos"] {
            assert_eq!(reachable(only_here), None, "{only_here}");
        }
        for known in ["http://192.168.1.7:8080", "https://jogos.exemplo.pt", "http://portatil.local:8080"] {
            assert_eq!(reachable(&format!("{known}/")).as_deref(), Some(known));
        }
        let everywhere = reachable("http://0.0.0.0:8080");
        assert_eq!(everywhere, network_address().map(|ip| format!("http://{ip}:8080")));
        assert!(everywhere.is_none_or(|address| !address.contains("0.0.0.0")));
    }
}
