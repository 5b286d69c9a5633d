//! Positions laid open for search: moves listed, counted and played all at once, with keys for tables.
//!
//! Public for the tests of this crate alone; it may change at any time. Others ask `analysis`.

mod arena;
mod expand;
mod keys;
mod packed;
mod packed_lines;
mod packed_race;
mod reachable;
mod rollout;

pub use arena::{Arena, Explore, Lister, Node};
pub use expand::Branches;
pub use keys::Reduction;
pub use packed::{Lookahead, PackedGame};
pub use packed_lines::{LinesBoard, PackedLines};
pub use packed_race::{PackedRace, RaceBoard};
pub use rollout::{Rollout, Trace};
