//! The fields about the event: in the form that makes a championship, and on the organiser's page.

use std::collections::BTreeMap;

use axum::extract::Multipart;
use axum::http::StatusCode;

use super::problem::Problem;
use championship::facts::{Championship, Details, LARGEST_LOGO};
use championship::imports::spaced;
use championship::press;
use paper::typeset::raster::Raster;
use speech::msg;

/// What is typed about the event; empty where nothing is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct EventForm {
    pub(super) name: String,
    pub(super) host: String,
    pub(super) day: String,
    pub(super) venue: String,
    /// When the rounds begin.
    pub(super) times: String,
}

impl EventForm {
    /// Returns what is known of a championship.
    pub(super) fn of(championship: &Championship) -> Self {
        let Details { host, day, venue, times, .. } = championship.details().clone();
        EventForm {
            name: championship.name().to_owned(),
            host: host.unwrap_or_default(),
            day: day.unwrap_or_default(),
            venue: venue.unwrap_or_default(),
            times: times.unwrap_or_default(),
        }
    }

    /// Reads the fields of a form.
    pub(super) fn read(fields: &BTreeMap<String, String>) -> Self {
        Self::under(fields, "")
    }

    /// Reads what stood in a form when it was opened.
    pub(super) fn read_was(fields: &BTreeMap<String, String>) -> Self {
        Self::under(fields, "was_")
    }

    fn under(fields: &BTreeMap<String, String>, start: &str) -> Self {
        let text = |key: &str| spaced(fields.get(&format!("{start}{key}")).map_or("", String::as_str));
        let (name, host, day) = (text("name"), text("host"), text("day"));
        EventForm { name, host, day, venue: text("venue"), times: text("times") }
    }

    /// Returns what a championship keeps of it.
    pub(super) fn details(&self) -> Details {
        let told = |text: &String| Some(text.clone()).filter(|text| !text.is_empty());
        Details {
            name: told(&self.name),
            host: told(&self.host),
            day: told(&self.day),
            venue: told(&self.venue),
            times: told(&self.times),
            logo: None,
        }
    }
}

/// Reads a form with a logo: its fields, and the picture if one was chosen and can be printed.
///
/// # Errors
/// When the form is broken, or the logo too large or no picture.
pub(super) async fn read_event(
    mut form: Multipart,
) -> Result<(BTreeMap<String, String>, Option<Vec<u8>>), Problem> {
    let broken = |_| Problem::unreadable(msg("desk-form-unreadable"));
    let (mut fields, mut logo) = (BTreeMap::new(), None);
    while let Some(field) = form.next_field().await.map_err(broken)? {
        let name = field.name().unwrap_or_default().to_owned();
        match name.as_str() {
            "logo" => logo = Some(field.bytes().await.map_err(broken)?).filter(|bytes| !bytes.is_empty()),
            _ => drop(fields.insert(name, field.text().await.map_err(broken)?)),
        }
    }
    let Some(bytes) = logo else { return Ok((fields, None)) };
    if bytes.len() > LARGEST_LOGO {
        let text = msg("desk-logo-too-large").with("most", LARGEST_LOGO / 1000);
        return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, text));
    }
    Raster::read(&bytes)
        .map_err(|why| Problem::unreadable(msg("desk-logo-useless").with("why", press::logo_fault(&why))))?;
    Ok((fields, Some(bytes.to_vec())))
}
