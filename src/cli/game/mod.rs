//! Games: looking at them, playing them, working them out.

pub(crate) mod check;
pub(crate) mod check_proof;
pub(crate) mod games;
pub(crate) mod load;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod playouts;
pub(crate) mod profile;
pub(crate) mod puzzles;
pub(crate) mod recorded;
pub(crate) mod replay;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod show;
pub(crate) mod solve;
