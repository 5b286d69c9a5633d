//! Questions put to the engine.

pub mod playouts;
pub mod solve;
pub mod soundness;
