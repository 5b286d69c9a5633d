//! Questions put to the engine.

pub mod claims;
mod never;
pub mod opponent;
pub mod playouts;
pub mod profile;
pub mod proof;
pub mod puzzles;
pub mod reach;
pub mod review;
pub mod solve;
pub mod soundness;
mod threads;
