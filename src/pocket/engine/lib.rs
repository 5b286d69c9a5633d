//! The engine for browsers, as bytes. A crate of its own that needs nothing, so that it is built beside the others and not
//! after them.

/// The engine for browsers; empty where it was not built.
pub const POCKET: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/pocket.wasm"));
