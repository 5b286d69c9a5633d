//! The cards of a championship: slips, signs, badges, diplomas and certificates, ready to print and cut.
//!
//! Each function takes a championship as it stands and hands back finished pages. Words that are long for their place are
//! set in two lines, then smaller, and only what no size could hold ends in `…`. A name with letters that the fonts lack is written
//! by hand: badges and diplomas have a line for it, and all else has the code. [`not_as_written`] says whom that concerns.

mod badges;
mod blank_slips;
mod canvas;
mod cards;
mod diplomas;
mod emblem;
mod envelopes;
mod labels;
mod qr;
mod registration_letters;
mod signs;
mod slips;
mod staff;
mod table_cards;
mod taking_part;
pub mod template;
mod words;

pub use self::{
    badges::{badges, badges_to_scan},
    blank_slips::blank_slips,
    cards::{SignInCard, sign_in_cards},
    diplomas::{DiplomaOptions, Honour, built_in_template, diplomas, diplomas_of_school},
    emblem::Emblem,
    envelopes::envelopes,
    labels::prize_labels,
    qr::{public_caption, qr_code},
    registration_letters::{SchoolLetter, registration_letters},
    signs::{SignKind, signs},
    slips::{SlipOptions, slip_address, slips},
    staff::staff_badges,
    table_cards::table_cards,
};

use crate::facts::{Championship, EntryCode, NameStyle, School};
use paper::typeset::fonts::{printable, printable_name};
use paper::typeset::{TypesetError, pdf};
use speech::{Language, Message, Tell, msg};

/// The longest name or school that every card can hold.
const LONGEST: usize = 200;

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
            HandoutError::Typeset(error) => msg("handouts-typeset").with("reason", error.tell()),
            HandoutError::Address(address) => msg("handouts-address").with("address", address),
        }
    }
}

speech::told_error!(HandoutError);

speech::wraps!(HandoutError: Typeset(TypesetError));

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

/// Says which pupils and schools paper cannot show as they are written: letters that the fonts lack, or far too many.
pub fn not_as_written(championship: &Championship) -> Vec<Message> {
    let is_changed = |text: &str| printable(text) != text || text.chars().count() > LONGEST;
    let shown = |text: &str| printable(&text.chars().take(60).collect::<String>());
    let schools = championship.schools().filter(|school| is_changed(&school.name)).map(|school| {
        msg("vault-school-not-as-written")
            .with("number", School::shown_number(school.number))
            .with("name", shown(&school.name))
    });
    let pupils = championship.entries().filter(|entry| entry.is_active()).filter_map(|entry| {
        let name = entry.contestant.name.as_deref().filter(|name| is_changed(name))?;
        let code = entry.code.to_string();
        Some(match printable_name(name) {
            Some(_) => msg("vault-not-as-written").with("code", code).with("name", shown(name)),
            None => msg("vault-name-by-hand").with("code", code),
        })
    });
    schools.chain(pupils).collect()
}

/// Returns the name of the event with its edition.
fn event(championship: &Championship, language: Language) -> String {
    championship.regulations().event(language)
}

/// Returns how an entry is called on a card: by its name, or by its code where names are unknown, not to be shown or cannot be set.
fn called(championship: &Championship, code: EntryCode, style: NameStyle) -> String {
    let name = championship.entry(code).and_then(|entry| entry.contestant.shown_name(style));
    name.and_then(|name| printable_name(&name)).unwrap_or_else(|| code.to_string())
}

/// Says whether the name of an entry is to be written on a card by hand: it is to be shown, and the fonts lack its letters.
fn is_by_hand(championship: &Championship, code: EntryCode, style: NameStyle) -> bool {
    let name = championship.entry(code).and_then(|entry| entry.contestant.shown_name(style));
    name.is_some_and(|name| !name.trim().is_empty() && printable_name(&name).is_none())
}

/// Returns whose pupil an entry is: the name of its team, or of its school where that is the team or there is none; nothing
/// where all are of one school.
fn whose(championship: &Championship, code: EntryCode) -> &str {
    let own = || if championship.has_schools() { school(championship, code) } else { "" };
    championship.own_team(code).unwrap_or_else(own)
}

/// Returns the name of an entry's school; nothing where nobody named it.
fn school(championship: &Championship, code: EntryCode) -> &str {
    championship.school(code.school).and_then(School::own_name).unwrap_or_default()
}
