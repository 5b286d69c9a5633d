//! The tests of the championship wing, one module a theme.
#![allow(clippy::unwrap_used)]

use championship::store::{Append, Expect, NewFact};

#[path = "../patience/mod.rs"]
#[allow(dead_code)]
mod patience;
#[path = "../places/mod.rs"]
mod places;

/// Makes two tests of each function: one on SQLite and one on PostgreSQL.
macro_rules! on_both_databases {
    ($($(#[$doc:meta])* fn $name:ident($place:ident) $body:block)+) => {$(
        $(#[$doc])*
        mod $name {
            #[allow(unused_imports)]
            use super::*;

            fn check($place: &crate::places::Place) $body

            #[test]
            fn sqlite() {
                check(&crate::places::Place::sqlite());
            }

            #[test]
            fn postgres() {
                if let Some(place) = crate::places::Place::postgres() {
                    check(&place);
                }
            }
        }
    )+};
}

mod brackets;
/// Brackets under random corrections, returns and withdrawals.
mod bracket_corrections;
/// All pairs of keys of regulations.
mod combinations;
/// Ways back, and what a correction touches.
mod corrections;
/// Several desks on one championship.
mod desk;
/// What schools answer about each pupil.
mod about_pupils;
/// Pupils whom schools named, and who go for good.
mod out_of_lists;
/// Pupils who are forgotten.
mod forgotten;
/// FIDE's Dutch system: files of another program, the rules by the letter, whole championships.
mod dutch;
/// The Dutch system by the letter.
mod dutch_rules;
mod final_2014;
/// Lessons in which whoever is free is paired again.
mod free_play;
/// Free play that ends, begins anew, is corrected and comes back from lists.
mod free_play_ways;
/// Other schools and games, and schools that are one.
mod moves;
/// Lists that say less than is needed.
mod given;
/// What is claimed of a round.
mod explained;
/// Until when names are kept.
mod names_end;
/// Championships of before.
mod frozen;
/// The registry of products.
mod press;
/// Laws of prizes and certificates.
mod prizes;
/// Who goes on, who gets medals, what a lot decides.
mod honours;
/// Lists made of anything at all.
mod hostile_lists;
/// Lists of entries and results, and every complaint about them.
mod imports;
/// What the judge says of any list of pairings.
mod judged;
/// How many may enter, and what one tournament has to do with another.
mod limits;
/// What games on screens leave behind.
mod left_behind;
/// Boards on screens.
mod live;
mod pairing;
/// What a correction below changes above.
mod phases;
mod papers;
/// What a change changes, asks and holds up.
mod questions;
/// Ties across the line.
mod tied;
/// Registration by schools.
mod registration;
mod regulations;
/// Substitutes, other groups, pupils entered twice.
mod seats;
/// Columns of one's own, quotas, the waiting list.
mod season;
/// Small laws of draws and cross tables.
mod small_laws;
mod standings;
/// What the public sees, and how pupils are called.
mod suspense;
/// A file layer that fails.
#[cfg(target_os = "linux")]
mod faults;
/// Copies, seals, losses, alarms.
mod vault;
/// Teams, board by board.
mod teams;
/// Lists that are taken along and come back.
mod round_trip;
/// More ways to play, each from its worked file to the prize list.
mod ways;
/// A second count of random championships.
mod oracle;
/// The same of teams and prizes.
mod oracle_honours;
/// Other games in a stage.
mod stage_games;
/// The journal: order, conflicts, repeated requests, copies, seals, on both databases.
mod store;
/// The journal under SIGKILL.
mod store_crash;
/// The journal after power cuts, and work killed at every change of a file.
mod store_faults;
/// The power cut at every change of a file, in every order.
mod power;
/// What is shown was checked.
mod checked;
/// Frozen championships of every released format.
mod store_formats;
/// The costs of a pairing, written a second time.
mod terms;
mod trf;

/// A request with one fact.
fn request(subject: &str, body: &str) -> Append {
    Append {
        key: None,
        actor: "mesa 1".into(),
        at: "2026-03-20T10:00:00Z".into(),
        expect: Expect::Anything,
        facts: vec![fact(subject, body)],
    }
}

/// A fact about a subject.
fn fact(subject: &str, body: &str) -> NewFact {
    NewFact { subject: subject.into(), kind: "note".into(), format: 1, body: body.into() }
}
