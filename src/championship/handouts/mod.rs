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

use thiserror::Error;

use crate::facts::{Championship, EntryCode, NameStyle};
use paper::typeset::{TypesetError, pdf};
use speech::Language;

/// Why a card could not be made.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum HandoutError {
    /// Words that do not fit or cannot be set.
    #[error(transparent)]
    Typeset(#[from] TypesetError),
    /// An address too long for a QR code.
    #[error("the address `{0}` is too long for a QR code; give a shorter one")]
    Address(String),
}

impl HandoutError {
    /// Says the error in a language.
    pub fn in_language(&self, language: Language) -> String {
        match self {
            HandoutError::Typeset(error) => error.to_string(),
            HandoutError::Address(address) => language.pick(
                format!("o endereço `{address}` é demasiado longo para um código QR; indique um mais curto"),
                self.to_string(),
            ),
        }
    }
}

/// Returns what the PDF of some cards says about itself.
pub fn facts(championship: &Championship, title: &str, language: Language) -> pdf::Facts {
    let regulations = championship.regulations();
    pdf::Facts {
        title: format!("{title} – {}", regulations.name.in_language(language)),
        author: String::new(),
        language,
        date: None,
    }
}

/// Returns the name of the event with its edition.
fn event(championship: &Championship, language: Language) -> String {
    let regulations = championship.regulations();
    let name = regulations.name.in_language(language);
    match regulations.edition {
        Some(edition) => format!("{} {name}", words::ordinal(usize::from(edition), language)),
        None => name.to_owned(),
    }
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
