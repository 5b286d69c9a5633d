//! `arbitro entries`: who plays what.

mod absent;
mod add;
mod change;
mod import;
mod list;
mod origins;
mod template;
mod withdraw;

use clap::Subcommand;

pub(crate) use import::problems_json;

use crate::cli::args::{Answering, Placed, Showing};
use crate::cli::failure::{Failure, OrFail};
use championship::facts::{Championship, EntryCode, Language};
use championship::imports::find_entry;

/// The commands on entries.
#[derive(Subcommand, Clone, Debug)]
pub(crate) enum Command {
    Import(Answering<import::Args>),
    Add(Placed<add::Args>),
    Change(Placed<change::Args>),
    Withdraw(Placed<withdraw::Args>),
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
        Command::Withdraw(args) => withdraw::run(args, language),
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
