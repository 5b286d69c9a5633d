//! Every way of showing a game.

pub mod diagram;
pub mod sheets;
pub mod play;
