//! The tests of the gallery, one module a theme.
#![allow(clippy::unwrap_used)]

/// Expected files.
#[path = "../it/golden.rs"]
mod golden;
/// The texts that are written from the rules.
mod prose;
/// What variants inherit of the texts of their parents.
mod variants;
