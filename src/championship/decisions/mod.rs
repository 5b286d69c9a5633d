//! What a desk decides: the state and a wish become facts, or a refusal.
//!
//! The command line and the pages call the same functions, so that both do the same. Nothing here writes: the
//! caller hands the facts to [`crate::store::Desk::commit`].

mod absence;
pub mod boards;
mod changes;
mod check_in;
mod corrections;
mod draw;
mod edit;
mod entries;
mod finished;
pub mod free_play;
mod kept_of_school;
mod left_boards;
mod log;
mod names;
mod names_end;
mod next;
mod pair;
mod phases;
mod plan;
mod qualify;
mod questions;
mod registration;
mod result;
mod seats;
mod summary;
mod tied;
mod take_along;
mod ties;
mod waiting;
mod words;

pub use absence::absence;
pub use changes::{Change, changes, played_on};
pub use check_in::{absences, close_check_in, next_missed, welcome};
pub use corrections::{Arrangement, annul_qualification, rearrange, replace_qualifier};
pub use draw::{annul_draw, draw, draw_in_order};
pub use edit::{Edited, EntryEdit, SchoolWish, edit_entry, merge_schools, rename_school};
pub use entries::{EntryFields, is_acceptable, late_placements, new_entry};
pub use finished::preview_finished;
pub use kept_of_school::{KeptPupil, kept_of_school, take_out, with_lists};
pub use left_boards::{LeftBoard, forfeit_left_board, left_boards};
pub use log::{Log, is_about, result_in_words, result_told};
pub use names::choose_names;
pub use names_end::{
    NamesToForget, last_result, names_are_due, names_to_forget, names_until, published_winners,
};
pub use next::{NextStep, next_step};
pub use pair::{annul_round, pair, publish_by_hand};
pub use phases::{
    PhaseLine, PhasePreview, PhaseRow, PhaseStatus, PhaseStep, SentPhase, choose_feed, expect_phases,
    phase_lines, preview_phase, sent_phase,
};
pub use plan::{PlannedStage, plan};
pub use qualify::{Settling, settle};
pub use questions::{Question, WayOut, kept_pairs, kept_qualifiers, questions, questions_of};
pub use registration::{
    AcceptedAll, RegistrationStatus, SchoolList, TypedPupil, accept_all, accept_registration, asked_alike,
    missing_in_registration, open_registration, open_tournaments, read_school_list, register,
    registration_status, schools_to_accept, typed_list,
};
pub use result::{result, retraction};
pub use seats::{Substitute, merge_entries, regroup, substitute};
pub use summary::summary;
pub use take_along::{TakenAlong, take_along};
pub use tied::{OpenTie, SharedPlace, open_tie, shared_places};
pub use ties::{draw_lot, play_off, ties};
pub use waiting::{admit, place_in_line, waiting};
pub use words::describe;
