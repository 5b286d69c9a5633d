//! Random play: one loop for any game, and quicker ones for games of common shapes.
//!
//! `fast_paths` decides which of them plays a position: a kernel, where all steps of the plan have one shape (`kernel` with
//! `fill` and its `chains`, `step`, `walker` and `word_board`, chosen in `kernels`), the plan step by step (`plan_loop`),
//! one of the loops for games of another kind (`sowing`, `stones`, `line_moves`), or a move drawn from the rules themselves
//! (`sample`, as `draw` has found it may be).

pub(crate) mod chains;
pub(crate) mod draw;
pub(crate) mod fast_paths;
pub(crate) mod fill;
pub(crate) mod kernel;
pub(crate) mod kernels;
pub(crate) mod line_moves;
pub(crate) mod pits;
pub(crate) mod plan_loop;
pub(crate) mod playout;
pub(crate) mod sample;
pub(crate) mod sampler;
pub(crate) mod sowing;
pub(crate) mod step;
pub(crate) mod stones;
pub(crate) mod walker;
pub(crate) mod word_board;
