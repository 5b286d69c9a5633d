//! The championship, step by step.

pub(crate) mod check_round;
pub(crate) mod details;
pub(crate) mod draw;
pub(crate) mod entries;
pub(crate) mod explain;
pub(crate) mod export;
pub(crate) mod import;
pub(crate) mod names;
pub(crate) mod new;
pub(crate) mod pair;
pub(crate) mod phases;
pub(crate) mod place;
pub(crate) mod qualify;
pub(crate) mod regulations;
pub(crate) mod result;
pub(crate) mod results;
pub(crate) mod schools;
pub(crate) mod standings;
pub(crate) mod target;
pub(crate) mod ties;
pub(crate) mod trf;
pub(crate) mod ways_out;
