//! Addresses of this desk: written safely, and never of another server.

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
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-_.".contains(&byte);
    let part = |byte: u8| if plain(byte) { char::from(byte).to_string() } else { format!("%{byte:02X}") };
    text.bytes().map(part).collect()
}
