//! The organiser's pages, a file a page, and their addresses.

pub(super) mod checkin;
mod copies;
mod details;
mod entries;
mod entry;
mod entry_seat;
mod export;
mod group;
mod import;
mod import_view;
pub(super) mod log;
mod overview;
pub(super) mod people;
mod print;
mod propose;
mod publish;
mod restore;
mod safety;
mod schools;
mod step_fields;
mod steps;
mod tournament;
mod wall;
mod why;

use axum::Router;

use super::badge;
use crate::app::Shared;

/// All of them.
pub(crate) fn routes() -> Router<Shared> {
    Router::new()
        .merge(overview::routes())
        .merge(steps::routes())
        .merge(group::routes())
        .merge(tournament::routes())
        .merge(details::routes())
        .merge(entries::routes())
        .merge(entry::routes())
        .merge(entry_seat::routes())
        .merge(import::routes())
        .merge(checkin::routes())
        .merge(badge::routes())
        .merge(schools::routes())
        .merge(people::routes())
        .merge(print::routes())
        .merge(log::routes())
        .merge(propose::routes())
        .merge(why::routes())
        .merge(safety::routes())
        .merge(export::routes())
        .merge(restore::routes())
        .merge(wall::routes())
        .merge(publish::routes())
}
