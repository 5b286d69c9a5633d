//! Standings become the next round.

mod field;
pub mod lot;
mod starts;
pub mod swiss;
mod term;

pub use self::{
    field::{Field, Float, Seat},
    term::{Term, Terms, of_bye, of_pair},
};
