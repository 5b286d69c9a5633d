//! What a move is: which may be played, what they do, and how the game ends.

pub(crate) mod apply;
pub(crate) mod ending;
pub(crate) mod evaluate;
mod completion;
pub(crate) mod fan_out;
pub(crate) mod generate;
pub(crate) mod history;
pub(crate) mod links;
mod loose;
pub(crate) mod maximum_capture;
mod numbers;
pub(crate) mod rays;
pub(crate) mod shift;
pub(crate) mod sow;
