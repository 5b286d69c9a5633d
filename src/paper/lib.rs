//! The paper wing: things become drawings, drawings become pages. No word of games or championships stands here.
//!
//! # The rooms, and whom each uses
//!
//! | room | what it is | uses |
//! |---|---|---|
//! | [`figure`] | shapes at fixed places, and SVG | – |
//! | [`typeset`] | documents → pages → PDF, PNG | figure, speech |

pub mod figure;
pub mod typeset;
