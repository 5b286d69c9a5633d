//! arbitro: declares, referees and prints abstract board games, and runs their school championships.

pub mod language;

pub mod diag;
pub mod lang;
pub mod game;
pub mod compile;
pub mod engine;
pub mod analysis;
pub mod text_board;
pub mod editions;
pub mod catalog;

pub mod championship;
pub mod regulations;
pub mod standings;
pub mod pairing;
pub mod trf;

pub mod imports;
pub mod tables;
pub mod store;
pub mod cli;
