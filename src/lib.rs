//! arbitro: declares, referees and prints abstract board games, and runs their school championships.

pub mod cli;
pub mod diagram;
pub mod figure;
pub mod sheets;
pub mod typeset;
