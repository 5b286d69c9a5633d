//! Lists that people bring: entries and results, judged row by row before anything is taken.
//!
//! An import reads a table against a championship and gives back a preview: every problem with its row and
//! column, and the facts that would be appended. It changes nothing itself.

mod assigned;
mod columns;
mod decided;
mod entries;
mod entry_cells;
mod entry_refusals;
mod entry_words;
mod given;
mod groups;
mod header;
mod notes;
mod numbered;
mod order;
mod pairings;
mod past_editions;
mod people;
mod problem;
mod qualified;
mod report_file;
mod results;
mod rounds;
mod same_pupil;
mod school_list;
mod schools;
mod sheets;
mod template;

pub use assigned::{Assigned, assign, assigned};
pub use columns::Column;
pub use decided::{EarlierResult, read_corrections, read_ties};
pub use entries::{EntryPreview, EntryRow, RowFate, preview_entries, spaced};
pub use entry_words::{find_cycle, find_game, find_group, find_tournament};
pub use given::{Given, pasted};
pub use groups::{ListedMember, read_groups};
pub use notes::preview_notes;
pub use order::{Order, order_of_championship, read_order};
pub use pairings::read_pairings;
pub use past_editions::{
    MOST_PAST_ROWS, PastPreview, PastRow, forget_past, past_table, read_past, with_past,
};
pub use people::{find_entry, find_entry_among};
pub use problem::{ListProblem, Severity, row_label};
pub(crate) use qualified::mark_of;
pub use qualified::{Qualified, QualifiedOf, origins, qualified};
pub use report_file::rounds_of_report;
pub use results::{ResultPreview, preview_results, read_fared, read_result};
pub use rounds::{ListedRound, in_group, read_rounds, rows_of_round, rows_of_stage};
pub(crate) use same_pupil::may_be_one;
pub use school_list::{SchoolsPreview, is_mail, preview_schools};
pub use schools::{doubled_schools, doubted_schools, find_school, similar_schools};
pub use sheets::{Gathered, Kind, gather};
pub use speech::fold;
pub use template::entry_template;
