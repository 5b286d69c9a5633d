//! Things become drawings, drawings become pages.

pub mod figure;
pub mod typeset;
