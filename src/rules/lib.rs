//! What a game is.

pub mod diag;
pub mod lang;
pub mod game;
pub mod compile;
pub mod engine;
pub mod analysis;
pub mod text_board;
pub mod editions;
pub mod catalog;
