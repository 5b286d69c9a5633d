//! Questions put to the engine.

pub mod claims;
pub mod playouts;
pub mod solve;
pub mod soundness;
