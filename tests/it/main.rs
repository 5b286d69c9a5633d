//! The integration tests, one module a theme.

mod diagrams;
mod golden;
mod oracle;
mod paper_commands;
mod sheets;
mod typeset;
