//! The integration tests, one module a theme.

mod cli;
mod games;
mod language;
mod laws;
mod oracle;
mod sheets;
