//! arbitro: declares, referees and prints abstract board games, and runs their school championships.

pub mod diag;
pub mod lang;
pub mod game;
pub mod compile;
pub mod engine;
pub mod analysis;
pub mod text_board;
pub mod editions;
pub mod catalog;
pub mod cli;
pub mod diagram;
pub mod figure;
pub mod sheets;
pub mod typeset;
