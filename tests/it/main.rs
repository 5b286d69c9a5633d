//! The integration tests, one module a theme.

mod diagrams;
mod golden;
mod oracle;
mod sheets;
