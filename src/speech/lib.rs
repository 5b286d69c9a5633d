//! What people read: the languages, and texts in them.

mod language;

pub use language::{Language, Localized};
