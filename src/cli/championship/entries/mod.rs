//! `arbitro entries`: who plays what.

mod absent;
mod add;
mod change;
mod import;
mod list;
mod merge;
mod move_entry;
mod origins;
mod substitute;
mod template;
mod waiting;
mod withdraw;

use clap::Subcommand;

pub(crate) use import::problems_json;

use crate::args::{Answering, Placed, Showing};
use crate::championship::place::PlaceArgs;
use crate::failure::{Failure, OrFail};
use championship::decisions::Edited;
use championship::facts::{Championship, EntryCode, Language};
use championship::imports::find_entry;
use championship::store::{Desk, DeskError};
use speech::Message;

/// The commands on entries.
#[derive(Subcommand, Clone, Debug)]
pub(crate) enum Command {
    Import(Answering<import::Args>),
    Add(Placed<add::Args>),
    Change(Placed<change::Args>),
    Substitute(Placed<substitute::Args>),
    Move(Placed<move_entry::Args>),
    Merge(Placed<merge::Args>),
    Withdraw(Placed<withdraw::Args>),
    Waiting(Answering<waiting::Args>),
    Admit(Placed<waiting::AdmitArgs>),
    Absent(Placed<absent::Args>),
    List(Showing<list::Args>),
    Origins(Answering<origins::Args>),
    Template(Placed<template::Args>),
}

/// Runs a command on entries.
///
/// # Errors
/// When the data is refused.
pub(crate) fn run(command: &Command, language: Language) -> Result<String, Failure> {
    match command {
        Command::Import(args) => import::run(args, language),
        Command::Add(args) => add::run(args, language),
        Command::Change(args) => change::run(args, language),
        Command::Substitute(args) => substitute::run(args, language),
        Command::Move(args) => move_entry::run(args, language),
        Command::Merge(args) => merge::run(args, language),
        Command::Withdraw(args) => withdraw::run(args, language),
        Command::Waiting(args) => waiting::run(args, language),
        Command::Admit(args) => waiting::admit(args, language),
        Command::Absent(args) => absent::run(args, language),
        Command::List(args) => list::run(args, language),
        Command::Origins(args) => origins::run(args, language),
        Command::Template(args) => template::run(args, language),
    }
}

/// Finds the entry whose code or name was typed.
pub(crate) fn entry(
    championship: &Championship,
    text: &str,
    language: Language,
) -> Result<EntryCode, Failure> {
    find_entry(championship, text).or_fail(language)
}

/// Takes what was decided about an entry, and says it: what is so now, then what else changes by it.
fn decided(
    place: &PlaceArgs,
    desk: &mut Desk,
    language: Language,
    mut decide: impl FnMut(&Championship) -> Result<Edited, DeskError>,
    said: impl FnOnce(&Championship, EntryCode) -> Message,
) -> Result<String, Failure> {
    let mut edited = None;
    let committed = place.commit(desk, language, |championship, _| {
        let decided = decide(championship)?;
        let facts = decided.facts.clone();
        edited = Some(decided);
        Ok(facts)
    });
    let (true, Some(Edited { code, told, .. })) = (!committed?.is_repeated(), edited) else {
        return Ok(place.repeated(language));
    };
    let say = |message| language.say(&desk.championship().told(message));
    let mut text = format!("{}\n", say(said(desk.championship(), code)));
    for message in told {
        text += &format!("  {}\n", say(message));
    }
    Ok(text)
}

/// Reads a column and what it says: `região=Norte`.
fn column(text: &str) -> Result<(String, String), String> {
    let (column, said) = text.split_once('=').ok_or_else(|| "COLUMN=TEXT".to_owned())?;
    Ok((column.trim().to_owned(), said.trim().to_owned()))
}
