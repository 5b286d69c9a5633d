//! Results become an order.
//!
//! A [`CrossTable`] is made from a group of a championship, or from a tournament file; [`rank`] orders its rows by a precedence
//! list of metrics from the registry in [`metric`]. Ties stay ties until the regulations' last resort decides.

mod contribution;
mod cross_table;
mod direct_encounter;
pub mod metric;
mod ranking;

pub use self::{
    contribution::{Family, Scores},
    cross_table::{Cell, CrossTable, Row, Side},
    ranking::{RankedLine, Ranking, rank},
};

use crate::championship::{MetricKey, Regulations};

/// Returns the full precedence list of regulations: points, then their tie-breaks.
pub fn precedence(regulations: &Regulations) -> Vec<MetricKey> {
    std::iter::once(MetricKey::Points).chain(regulations.tie_breaks.iter().copied()).collect()
}
