//! The integration tests, one module a theme.
mod regulations;
mod trf;
