//! The integration tests, one module a theme.
mod final_2014;
mod pairing;
mod regulations;
mod trf;
