//! The integration tests, one module a theme.
mod final_2014;
mod regulations;
mod trf;
