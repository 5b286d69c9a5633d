//! The integration tests, one module a theme.
mod brackets;
mod final_2014;
mod pairing;
mod regulations;
mod standings;
mod trf;
