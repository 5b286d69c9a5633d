//! arbitro: declares, referees and prints abstract board games, and runs their school championships.

pub mod demo;
pub mod cli;
