//! The competition.

pub mod facts;
pub mod standings;
pub mod regulations;
pub mod pairing;
pub mod trf;
pub mod tables;
pub mod reports;
pub mod imports;
pub mod handouts;
pub mod store;
pub mod decisions;
