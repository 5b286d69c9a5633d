//! Positions laid open for search.

pub(crate) mod arena;
pub(crate) mod expand;
pub(crate) mod keys;
pub(crate) mod packed;
pub(crate) mod packed_lines;
pub(crate) mod packed_race;
pub(crate) mod reachable;
pub(crate) mod rollout;
