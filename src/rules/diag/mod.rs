//! What is wrong in a text a person wrote, and where.
//!
//! A [`Diagnostic`] has a place ([`Span`]), a sentence, a label under the caret and a way out. Rooms that read
//! texts collect many of them in [`Diagnostics`] instead of stopping at the first.

mod diagnostic;
mod source;
mod suggest;

pub use diagnostic::{Diagnostic, Diagnostics, Severity};
pub use source::{Sources, Span};
pub use suggest::nearest;
