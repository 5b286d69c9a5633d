//! Questions put to the engine.

pub mod claims;
pub mod opponent;
pub mod playouts;
pub mod solve;
pub mod soundness;
