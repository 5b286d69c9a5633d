//! Results become an order.
//!
//! A [`CrossTable`] is made from a group of a championship, or from a tournament file; [`rank`] orders its rows by a precedence
//! list of metrics from the registry in [`metric`]. [`of_group`], [`of_tournament`] and [`schools()`] are the tables people read. Ties stay ties until the regulations' last resort decides.

mod bracket;
mod contribution;
mod cross_table;
mod direct_encounter;
pub mod metric;
mod prizes;
mod qualification;
mod ranking;
mod schools;
mod table;
mod teams;

pub use self::{
    contribution::{Family, Scores, unplayed_rule},
    cross_table::{Cell, CrossTable, Row, Side},
    prizes::{podium, podium_and_rest, points_say_nothing, prize_winners, prize_winners_and_rest},
    qualification::{QualificationError, qualify},
    ranking::{RankedLine, Ranking, rank},
    schools::{SchoolLine, SchoolOrder, have_played, is_over, never_played, schools},
    table::{Line, Placing, Standings, draw_lots, of_group, of_group_after, of_tournament, ties},
    teams::{
        TeamLine, TeamMatch, TeamStandings, of_teams, of_teams_after, team_matches, team_of, team_table,
    },
};

use crate::facts::{MetricKey, Regulations};

/// Returns the full precedence list of regulations: points, then their tie-breaks.
pub fn precedence(regulations: &Regulations) -> Vec<MetricKey> {
    std::iter::once(MetricKey::Points).chain(regulations.tie_breaks.iter().copied()).collect()
}

/// Returns the full precedence list of a stage.
pub fn precedence_of(regulations: &Regulations, stage: u8) -> Vec<MetricKey> {
    std::iter::once(MetricKey::Points).chain(regulations.tie_breaks_of(stage).iter().copied()).collect()
}
