//! What is asked once about the event and stands everywhere: its name, who holds it, when and where, its logo.

use base64::Engine as _;
use base64::prelude::BASE64_STANDARD;

/// The largest logo, in bytes.
pub const LARGEST_LOGO: usize = 300_000;

/// What is told about the event; empty where it is not known.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Details {
    /// The name; without it, that of the beginning.
    pub name: Option<String>,
    /// The school or the club that holds it.
    pub host: Option<String>,
    /// The day, in words.
    pub day: Option<String>,
    /// Where it is held, in words.
    pub venue: Option<String>,
    /// When the rounds begin, as a timetable is written: `10:00,10:40/14:30`.
    pub times: Option<String>,
    /// The logo, a PNG or an SVG, written as text.
    pub logo: Option<String>,
}

impl Details {
    /// Returns the logo as the file it was.
    pub fn logo_bytes(&self) -> Option<Vec<u8>> {
        BASE64_STANDARD.decode(self.logo.as_deref()?).ok()
    }

    /// Writes a logo as text.
    pub fn logo_text(bytes: &[u8]) -> String {
        BASE64_STANDARD.encode(bytes)
    }

    /// Returns who holds the event, when and where, for a line below its name.
    pub fn line(&self) -> String {
        let told = [&self.host, &self.day, &self.venue];
        told.into_iter().flatten().map(String::as_str).collect::<Vec<_>>().join(" · ")
    }
}

#[cfg(test)]
mod tests {
    use super::Details;

    #[test]
    fn a_logo_comes_back_as_it_was_and_the_line_tells_what_is_known() {
        let logo = Some(Details::logo_text(b"\x89PNG\0"));
        let details =
            Details { host: Some("EB".into()), venue: Some("Ginásio".into()), logo, ..Details::default() };
        assert_eq!(details.logo_bytes().as_deref(), Some(&b"\x89PNG\0"[..]));
        assert_eq!(details.line(), "EB · Ginásio");
        assert_eq!(Details::default().line(), "");
    }
}
