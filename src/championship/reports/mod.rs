//! Reports: what an organiser hangs up, sends to schools and publishes, as typed tables first.
//!
//! Every function here makes a [`Report`] of a championship; a report writes itself as [`pdf`](Report::pdf),
//! [`html`](Report::html), [`csv`](Report::csv), [`xlsx`](Report::xlsx) and [`json`](Report::json).

mod berger;
mod board_rows;
mod briefing;
mod ceremony;
mod charts;
mod check_in;
mod data;
mod decided;
mod entries;
mod exports;
mod filling;
mod groups;
mod growth;
mod html;
mod knockout;
mod last_resort;
mod ledger;
mod listing;
mod model;
mod options;
mod overviews;
mod packing;
mod pairings;
mod paper;
mod parted;
mod played_games;
mod plots;
mod prizes;
mod programme;
mod records;
mod results;
mod school_results;
mod schools;
mod scores;
mod side_by_side;
mod slug;
mod summary;
mod teams;
mod walls;
mod words;

pub use self::plots::{GameCount, who_won};
pub use berger::berger_grids;
pub use briefing::briefing;
pub use ceremony::prize_script;
pub use charts::{cross_tables, wall_charts};
pub use check_in::{check_in, consents};
pub use decided::{correction_list, tie_list};
pub use entries::entries;
pub use exports::{List, Taken, group_json};
pub use groups::groups;
pub use knockout::{KnockoutProgress, progress};
pub use listing::{
    board_list, entry_list, group_list, note_list, placing_list, qualifier_list, school_list, standings_list,
};
pub use model::{Block, Column, Kind, Paper, Part, Print, Report, Section, Sheet, Start, Table};
pub use options::{Options, Scope, Timetable};
pub use pairings::{Rounds, pairings_by_name, pairings_by_table};
pub use prizes::prizes;
pub use programme::{plan, programme};
pub use records::{BETWEEN_RECORDS, RecordText, records, records_file};
pub use results::{results, standings_after};
pub use school_results::{Places, school_results};
pub use schools::schools;
pub use scores::scores;
pub use slug::slug;
pub use summary::summary;
pub use teams::team_list;

use crate::facts::Championship;
use ::paper::typeset::TypesetError;
use ::paper::typeset::page::Page;
use speech::{Message, Tell, msg};

/// Returns what files about a school are called after: its number and its name, without accents.
pub fn school_slug(championship: &Championship, number: u32) -> String {
    words::Teller::new(championship, &Options::default()).school_slug(number)
}

/// Why a report cannot be written.
#[derive(Clone, Debug, PartialEq)]
pub enum ReportError {
    /// There is nothing on any paper it could be set on.
    Empty,
    /// Something does not fit its place.
    Typeset(TypesetError),
    /// A sheet that the format does not allow.
    Sheet(Message),
}

impl Tell for ReportError {
    fn tell(&self) -> Message {
        match self {
            ReportError::Empty => msg("reports-empty"),
            ReportError::Typeset(error) => msg("reports-typeset").with("reason", error.tell()),
            ReportError::Sheet(message) => message.clone(),
        }
    }
}

speech::told_error!(ReportError);

speech::wraps!(ReportError: Typeset(TypesetError));

impl Report {
    /// Returns the report as a PDF.
    ///
    /// # Errors
    /// When a table has more columns than any paper takes.
    pub fn pdf(&self) -> Result<Vec<u8>, ReportError> {
        paper::print(self).map(|(bytes, _)| bytes)
    }

    /// Returns the pages of the report, set but not yet written.
    ///
    /// # Errors
    /// When a table has more columns than any paper takes.
    pub fn pages(&self) -> Result<Vec<Page>, ReportError> {
        paper::pages(self).map(|(_, pages)| pages)
    }

    /// Returns the report as one HTML file that needs no other.
    pub fn html(&self) -> String {
        html::page(self)
    }

    /// Returns the tables of the report as CSV for spreadsheets; tables of equal columns become one.
    pub fn csv(&self) -> Vec<u8> {
        data::csv(self)
    }

    /// Returns the tables of the report as a workbook, a sheet each.
    ///
    /// # Errors
    /// When a table is larger than the format allows.
    pub fn xlsx(&self) -> Result<Vec<u8>, ReportError> {
        data::xlsx(self)
    }

    /// Returns the report as JSON, rows as objects with English keys.
    pub fn json(&self) -> String {
        data::json(self)
    }
}
