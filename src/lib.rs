//! arbitro: declares, referees and prints abstract board games, and runs their school championships.

pub mod championship;
pub mod cli;
pub mod imports;
pub mod pairing;
pub mod regulations;
pub mod standings;
pub mod store;
pub mod tables;
pub mod trf;
