//! The addresses of the organiser's pages, one line a page.

use axum::Router;

use super::{
    badge, organiser, organiser_checkin, organiser_details, organiser_entries, organiser_entry,
    organiser_export, organiser_group, organiser_import, organiser_log, organiser_people, organiser_print,
    organiser_propose, organiser_restore, organiser_safety, organiser_schools, organiser_steps,
    organiser_tournament, organiser_wall, organiser_why,
};
use crate::app::Shared;

/// All of them.
pub(crate) fn routes() -> Router<Shared> {
    Router::new()
        .merge(organiser::routes())
        .merge(organiser_steps::routes())
        .merge(organiser_group::routes())
        .merge(organiser_tournament::routes())
        .merge(organiser_details::routes())
        .merge(organiser_entries::routes())
        .merge(organiser_entry::routes())
        .merge(organiser_import::routes())
        .merge(organiser_checkin::routes())
        .merge(badge::routes())
        .merge(organiser_schools::routes())
        .merge(organiser_people::routes())
        .merge(organiser_print::routes())
        .merge(organiser_log::routes())
        .merge(organiser_propose::routes())
        .merge(organiser_why::routes())
        .merge(organiser_safety::routes())
        .merge(organiser_export::routes())
        .merge(organiser_restore::routes())
        .merge(organiser_wall::routes())
}
