//! The cards of a championship: slips, signs, badges, diplomas and certificates, ready to print and cut.
//!
//! Each function takes a championship as it stands and hands back finished pages. Nothing is ever cut off: words that are long
//! for their place are set in two lines, then smaller, and only what no size could hold is refused.

mod badges;
mod canvas;
mod cards;
mod diplomas;
mod emblem;
mod qr;
mod signs;
mod slips;
pub mod template;
mod words;

pub use self::{
    badges::badges,
    cards::{SignInCard, sign_in_cards},
    diplomas::{DIPLOMA_FIELDS, DiplomaOptions, Honour, built_in_template, diplomas},
    emblem::Emblem,
    qr::qr_code,
    signs::{SignKind, signs},
    slips::{SlipOptions, slip_address, slips},
};

use std::fmt;

use crate::facts::{Championship, EntryCode, NameStyle};
use paper::typeset::{TypesetError, pdf};
use speech::{Language, Message, Tell, msg};

/// Why a card could not be made.
#[derive(Clone, Debug, PartialEq)]
pub enum HandoutError {
    /// Words that do not fit or cannot be set.
    Typeset(TypesetError),
    /// An address too long for a QR code.
    Address(String),
}

impl Tell for HandoutError {
    fn tell(&self) -> Message {
        match self {
            HandoutError::Typeset(error) => msg("handouts-typeset").with("reason", error.to_string()),
            HandoutError::Address(address) => msg("handouts-address").with("address", address),
        }
    }
}

impl fmt::Display for HandoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&Language::En.say(&self.tell()))
    }
}

impl std::error::Error for HandoutError {}

impl From<TypesetError> for HandoutError {
    fn from(error: TypesetError) -> Self {
        HandoutError::Typeset(error)
    }
}

/// Returns what the PDF of some cards says about itself.
pub fn facts(championship: &Championship, title: &str, language: Language) -> pdf::Facts {
    let regulations = championship.regulations();
    pdf::Facts {
        title: language
            .msg("handouts-document")
            .with("title", title)
            .with("event", &regulations.name)
            .to_string(),
        author: String::new(),
        language,
        date: None,
    }
}

/// Returns the name of the event with its edition.
fn event(championship: &Championship, language: Language) -> String {
    championship.regulations().event(language)
}

/// Returns how an entry is called on a card: by its name, or by its code where names are unknown or not to be shown.
fn called(championship: &Championship, code: EntryCode, style: NameStyle) -> String {
    let name = championship.entry(code).and_then(|entry| entry.contestant.shown_name(style));
    name.unwrap_or_else(|| code.to_string())
}

/// Returns the name of an entry's school.
fn school(championship: &Championship, code: EntryCode) -> &str {
    championship.school(code.school).map_or("", |school| school.name.as_str())
}
