//! The season's door: schools enter their pupils by a private link, and the organiser sees what came and decides.
//!
//! [`Links`] are made of a key that stays beside the championship and goes into no copy; what schools send and what became of it
//! are facts of the championship like any other, decided in `championship::decisions`.

mod form;
mod letters;
mod links;
mod mail;
mod organiser;
mod organiser_school;
mod school;

use axum::Router;

use super::app::Shared;

pub use letters::{Addressed, Mailing, addressed, letters_pdf, mail_merge, mails};
pub(crate) use links::LinkTries;
pub use links::Links;

/// The addresses of this room.
pub(super) fn routes() -> Router<Shared> {
    school::routes().merge(organiser::routes()).merge(organiser_school::routes())
}
