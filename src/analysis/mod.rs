//! Questions put to the engine.

pub mod at_once;
pub mod claims;
pub mod playouts;
pub mod solve;
pub mod soundness;
pub mod worth;
