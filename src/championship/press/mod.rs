//! The press room: everything that a championship prints or exports, in one registry.
//!
//! A [`Product`] says what it is called, since when there is one, how it is made and what a pack has of it. The doors are
//! menus over [`PRODUCTS`]: the desk's page of papers, `arbitro report`, `lists`, `wallchart`, the cards, and `pack`, which
//! is all of them. To add a paper is to add a row, and the words that name it.

mod folder;
mod format;
mod logo;
mod order;
mod pack;
mod public_code;
mod product;
mod registry;

pub use self::{
    folder::Folder,
    format::Format,
    logo::logo_fault,
    order::{Cards, Order},
    pack::{Job, Made, jobs, packed_records},
    product::{Each, Hour, Make, Menu, Packed, Product, Since},
    registry::{PRODUCTS, find, menu},
};

use crate::handouts::HandoutError;
use crate::handouts::template::TemplateError;
use crate::reports::ReportError;
use speech::{Message, Tell, msg};

/// Why something could not be made.
#[derive(Clone, Debug, PartialEq)]
pub enum PressError {
    /// No groups have been drawn.
    NoGroups,
    /// A stage that has not been drawn.
    NoStage(u8),
    /// A round that has not been published.
    NoRound,
    /// There is nothing of this yet.
    Nothing,
    /// It is about the whole championship or a cycle, not about a part.
    Whole(&'static str),
    /// A report that cannot be set.
    Report(ReportError),
    /// Cards that cannot be set.
    Handout(HandoutError),
    /// A template that cannot be read.
    Template(TemplateError),
}

impl Tell for PressError {
    fn tell(&self) -> Message {
        match self {
            PressError::NoGroups => msg("press-no-groups"),
            PressError::NoStage(stage) => msg("press-no-stage").with("stage", *stage),
            PressError::NoRound => msg("press-no-round"),
            PressError::Nothing => msg("press-nothing"),
            PressError::Whole(key) => msg("press-whole").with("key", *key),
            PressError::Report(error) => error.tell(),
            PressError::Handout(error) => error.tell(),
            PressError::Template(error) => error.tell(),
        }
    }
}

speech::wraps!(PressError: Report(ReportError), Handout(HandoutError), Template(TemplateError));
