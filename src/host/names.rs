//! Names of a host: its own, under which people have accounts, and one before it for each championship.
//!
//! A championship has an origin of its own (`https://final.host.example`), because browsers keep cookies, pages that open without
//! network and whatever waits on a phone apart by origin, and so the desk's pages are the same as in a hall.

use axum::http::HeaderMap;
use axum::http::header::HOST;

/// The longest name before a dot that there can be in the internet.
const LONGEST: usize = 63;

/// Where a host is reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Names {
    scheme: String,
    /// The name alone.
    base: String,
    /// The port with its colon, where it is none that browsers leave out.
    port: String,
}

impl Names {
    /// Reads the address of a host, such as `https://host.example`. This computer itself is called `localhost`, which has names
    /// before it as well.
    pub(super) fn of(address: &str) -> Names {
        let (scheme, rest) = address.split_once("://").unwrap_or(("http", address));
        let (base, port) = match rest.rsplit_once(':') {
            Some((base, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => {
                (base, format!(":{port}"))
            }
            _ => (rest, String::new()),
        };
        let is_here = base
            .trim_matches(['[', ']'])
            .parse()
            .is_ok_and(|ip: std::net::IpAddr| ip.is_loopback() || ip.is_unspecified());
        let base = if is_here { "localhost" } else { base };
        Names { scheme: scheme.to_owned(), base: base.trim_end_matches('.').to_lowercase(), port }
    }

    /// Says whether there can be names before that of the host: there are none before a number.
    pub(super) fn has_more(&self) -> bool {
        self.base.trim_matches(['[', ']']).parse::<std::net::IpAddr>().is_err()
    }

    /// Returns the address of the host.
    pub(super) fn host(&self) -> String {
        format!("{}://{}{}", self.scheme, self.base, self.port)
    }

    /// Returns the address of a championship.
    pub(super) fn championship(&self, name: &str) -> String {
        format!("{}://{name}.{}{}", self.scheme, self.base, self.port)
    }

    /// Returns what forms of the host may lead to: the host and its championships.
    pub(super) fn form_policy(&self) -> String {
        format!("'self' {}://*.{}{}", self.scheme, self.base, self.port)
    }

    /// Returns the championship whose address was asked for; nothing for the host itself.
    pub(super) fn asked(&self, headers: &HeaderMap) -> Option<String> {
        let host = headers.get(HOST)?.to_str().ok()?.to_ascii_lowercase();
        let host = match host.rsplit_once(':') {
            Some((host, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => host,
            _ => &host,
        };
        let name = host.trim_end_matches('.').strip_suffix(&self.base)?.strip_suffix('.')?;
        Some(name.to_owned())
    }
}

/// Says whether a championship can be called so in an address: small letters, digits and hyphens.
pub(super) fn is_name(name: &str) -> bool {
    let is_letter = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    !name.is_empty()
        && name.len() <= LONGEST
        && name.bytes().all(is_letter)
        && !name.starts_with('-')
        && !name.ends_with('-')
}

#[cfg(test)]
mod tests {
    use super::{Names, is_name};
    use axum::http::{HeaderMap, HeaderValue, header::HOST};

    fn asked(address: &str, host: &str) -> Option<String> {
        let mut headers = HeaderMap::new();
        headers.insert(HOST, HeaderValue::from_str(host).expect("a header"));
        Names::of(address).asked(&headers)
    }

    #[test]
    fn the_name_before_that_of_the_host_is_the_championship() {
        let host = "https://host.example";
        assert_eq!(asked(host, "final.host.example").as_deref(), Some("final"));
        assert_eq!(asked(host, "Final.HOST.example.:443").as_deref(), Some("final"));
        for other in
            ["host.example", "otherhost.example", "host.example.evil.example", "10.0.0.1", "localhost:80"]
        {
            assert_eq!(asked(host, other), None, "{other}");
        }
        // Whatever stands before is asked for; that nothing is called so is found then.
        assert_eq!(asked(host, "a.b.host.example").as_deref(), Some("a.b"));
        assert!(is_name("final-2027") && !is_name("a.b") && !is_name("-a") && !is_name("a-") && !is_name(""));
    }

    #[test]
    fn this_computer_has_names_before_it() {
        let names = Names::of("http://127.0.0.1:8080");
        assert_eq!(names.host(), "http://localhost:8080");
        assert_eq!(names.championship("final"), "http://final.localhost:8080");
        assert_eq!(asked("http://127.0.0.1:8080", "final.localhost:8080").as_deref(), Some("final"));
        assert_eq!(asked("http://127.0.0.1:8080", "127.0.0.1:8080"), None);
        // Listening everywhere is no address that anybody could ask for.
        for everywhere in ["http://0.0.0.0:8080", "http://[::]:8080"] {
            assert_eq!(Names::of(everywhere).host(), "http://localhost:8080");
        }
    }

    #[test]
    fn before_a_number_there_are_no_names() {
        for number in ["http://192.0.2.7:8080", "https://192.0.2.7", "http://[2001:db8::1]:8080"] {
            assert!(!Names::of(number).has_more(), "{number}");
        }
        for name in
            ["https://host.example", "http://127.0.0.1:8080", "http://0.0.0.0:8080", "http://[::1]:80"]
        {
            assert!(Names::of(name).has_more(), "{name}");
        }
    }
}
