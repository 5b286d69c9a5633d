//! The season's door: schools enter their pupils by a private link, and the organiser sees what came and decides.
//!
//! [`Links`] are made of a key that stays beside the championship and goes into no copy; what schools send and what became of it
//! are facts of the championship like any other, decided in `championship::decisions`.

mod form;
mod kept;
pub mod key;
mod letters;
mod links;
mod mail;
mod organiser;
mod organiser_school;
mod school;

use axum::Router;
use championship::facts::{QuestionAbout, SchoolQuestion};
use championship::store::said_day;
use speech::{Language, Message, msg};

use super::app::Shared;

pub use letters::{
    Addressed, Mailing, addressed, answers_table, letters_pdf, mail_merge, mails, pupils_table,
};
pub(crate) use links::LinkTries;
pub use links::Links;

/// The addresses of this room.
pub(super) fn routes() -> Router<Shared> {
    school::routes().merge(kept::routes()).merge(organiser::routes()).merge(organiser_school::routes())
}

/// Returns a question as people write it: with an asterisk at its end it must be answered.
pub fn question(line: &str, about: QuestionAbout) -> SchoolQuestion {
    let bare = line.trim().trim_end_matches(['*', ' ']).to_owned();
    SchoolQuestion { text: bare, is_needed: line.trim().ends_with('*'), about }
}

/// Returns the questions about each pupil that the program knows, because it obeys or lists their answers.
pub fn consents(names: bool, pictures: bool, language: Language) -> Vec<SchoolQuestion> {
    let names = names.then(|| (msg("desk-registration-names-question"), QuestionAbout::Names));
    let pictures = pictures.then(|| (msg("desk-registration-pictures-question"), QuestionAbout::Pictures));
    let asked = names.into_iter().chain(pictures);
    asked.map(|(text, about)| SchoolQuestion { text: language.say(&text), is_needed: true, about }).collect()
}

/// Says that a text is no day, with one as people write it.
pub fn no_day(text: &str, language: Language) -> Message {
    // The first of March 2027, at noon in UTC.
    let example = language.say(&said_day(1_803_988_800));
    msg("desk-registration-no-day").with("text", text.trim()).with("example", example)
}
