//! Random play: one loop for any game, and quicker ones for games of common shapes.

pub(crate) mod fill;
pub(crate) mod kernel;
pub(crate) mod kernels;
pub(crate) mod lines_and_jumps;
pub(crate) mod pits;
pub(crate) mod place;
pub(crate) mod plan_loop;
pub(crate) mod playout;
pub(crate) mod runs;
pub(crate) mod sample;
pub(crate) mod sampler;
pub(crate) mod sowing;
pub(crate) mod step;
pub(crate) mod stone_loop;
pub(crate) mod stones;
pub(crate) mod walker;
pub(crate) mod word_board;
