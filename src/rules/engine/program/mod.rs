//! What a game compiles to, and what it is run on: sets, conditions and steps as flat code over bitsets, and the state.

pub(crate) mod build;
mod build_ends;
pub(crate) mod build_sets;
pub(crate) mod build_steps;
pub(crate) mod code;
pub(crate) mod lanes;
pub(crate) mod lines;
pub(crate) mod links;
pub(crate) mod most_cells;
pub(crate) mod news;
pub(crate) mod relation;
pub(crate) mod sets;
pub(crate) mod sieve;
pub(crate) mod state;
pub(crate) mod watch;
