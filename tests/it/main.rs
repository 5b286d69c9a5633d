//! The integration tests, one module a theme.

mod docs;
mod oracle;
