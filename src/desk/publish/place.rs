//! Where a championship is published: an address of a host, with the key that only the organisers have.

/// A place at a host: `https://host.example/final-2027#KEY`. What stands after `#` is the key, which a browser never sends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublishPlace {
    /// The address of the host.
    pub host: String,
    /// The name of the place there.
    pub name: String,
    /// The key.
    pub key: String,
}

/// The longest name of a place.
const LONGEST_NAME: usize = 60;

/// How many hexadecimal digits a key has.
pub const KEY_DIGITS: usize = 48;

impl PublishPlace {
    /// Reads an address with its key; nothing where it is none.
    pub fn parse(address: &str) -> Option<Self> {
        let (address, key) = address.trim().split_once('#')?;
        let (scheme, rest) =
            address.split_once("://").filter(|(scheme, _)| ["https", "http"].contains(scheme))?;
        let (host, name) = rest.split_once('/')?;
        let name = name.trim_end_matches('/');
        let is_host = |letter: char| letter.is_ascii_alphanumeric() || ".:-[]".contains(letter);
        let is_key = key.len() == KEY_DIGITS && key.bytes().all(|digit| digit.is_ascii_hexdigit());
        let is_whole = !host.is_empty() && host.chars().all(is_host) && is_place_name(name) && is_key;
        is_whole.then(|| PublishPlace {
            host: format!("{scheme}://{host}"),
            name: name.to_owned(),
            key: key.to_owned(),
        })
    }

    /// Returns the address that everybody may know.
    pub fn public(&self) -> String {
        format!("{}/{}/", self.host, self.name)
    }

    /// Returns the address with the key, as organisers get it.
    pub fn with_key(&self) -> String {
        format!("{}/{}#{}", self.host, self.name, self.key)
    }
}

/// Says whether a place at a host may be called so: small letters, digits and hyphens.
pub fn is_place_name(name: &str) -> bool {
    let is_letter = |letter: u8| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == b'-';
    !name.is_empty()
        && name.len() <= LONGEST_NAME
        && name.bytes().all(is_letter)
        && !name.starts_with('-')
        && !super::protocol::RESERVED.contains(&name)
}

#[cfg(test)]
mod tests {
    use super::{PublishPlace, is_place_name};

    #[test]
    fn an_address_is_read_with_its_key_and_nothing_else_is() {
        let key = "0123456789abcdef".repeat(3);
        let read = |address: &str| PublishPlace::parse(address);
        let place =
            read(&format!(" https://campeonatos.example:8443/final-2027#{key} ")).expect("an address");
        assert_eq!(place.public(), "https://campeonatos.example:8443/final-2027/");
        assert_eq!(read(&place.with_key()), Some(place));
        assert!(read(&format!("http://127.0.0.1:9000/a#{key}")).is_some());
        for wrong in [
            "https://campeonatos.example/final".to_owned(),
            format!("https://campeonatos.example#{key}"),
            format!("https://campeonatos.example/Final#{key}"),
            format!("https://campeonatos.example/a/b#{key}"),
            format!("https://eu@campeonatos.example/a#{key}"),
            format!("ftp://campeonatos.example/a#{key}"),
            format!("https://campeonatos.example/a#{}", &key[1..]),
            format!("https://campeonatos.example/publish#{key}"),
        ] {
            assert_eq!(read(&wrong), None, "{wrong}");
        }
        assert!(!is_place_name("-a") && !is_place_name("") && !is_place_name("á") && is_place_name("a-1"));
    }
}
