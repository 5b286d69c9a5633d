//! The integration tests, one module a theme.

mod oracle;
mod variants;
mod y_board;
