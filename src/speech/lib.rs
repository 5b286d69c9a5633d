//! What people read: languages, messages, and one catalogue of sentences per language.
//!
//! Code names a [`Message`] and fills in its data; the catalogue of a [`Language`] owns the sentence. The catalogues are
//! Fluent files, `templates/words/<language>/*.ftl`, one file a room; number, gender and choice are selectors there.
//!
//! ```
//! use speech::{Language, msg};
//!
//! let message = msg("list-and").with("first", "a").with("last", "b");
//! assert_eq!(Language::En.say(&message), "a and b");
//! assert_eq!(Language::Pt.msg("list-and").with("first", "a").with("last", "b").to_string(), "a e b");
//! ```
//!
//! Names of messages begin with their room (`pairing-…`, `desk-…`), are written out in the code and never put together,
//! so that a test can hold code and catalogues against each other: every name that the code uses is in every catalogue,
//! with the same arguments, and nothing in a catalogue is unused.
//!
//! A program carries every catalogue; the engine for browsers only those of the rooms that are in it ([`POCKET`]). A debug
//! build reads them from the sources, so that a new sentence builds nothing anew.
//!
//! What people write themselves, in lists, at commands and in texts, stands in the catalogues too: messages that list words with
//! commas between them, and a [`Lexicon`] of what they mean.
//!
//! Languages and messages know each other: a language says messages, and a message may name a language or hold a name
//! that is written in several.

mod catalogue;
mod errors;
mod files;
mod language;
mod letters;
mod lexicon;
mod message;
mod rooms;
mod system;

pub use catalogue::{Entry, entries};
pub use language::{Language, Localized, UnknownLanguage};
pub use letters::{fold, plain_letters, sort_key};
pub use lexicon::Lexicon;
pub use message::{Message, Said, Tell, Value, msg};
pub use rooms::POCKET;
