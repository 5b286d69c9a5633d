//! `arbitro entries`: who plays what.

mod absent;
mod add;
mod change;
mod import;
mod list;
mod template;
mod withdraw;

use clap::Subcommand;

pub(super) use import::problems_json;

use super::failure::Failure;
use crate::cli::failure::OrFail;
use championship::facts::{EntryCode, Language};

/// The commands on entries.
#[derive(Subcommand, Clone, Debug)]
pub(crate) enum Command {
    Import(import::Args),
    Add(add::Args),
    Change(change::Args),
    Withdraw(withdraw::Args),
    Absent(absent::Args),
    List(list::Args),
    Template(template::Args),
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
        Command::Template(args) => template::run(args, language),
    }
}

/// Reads a code that was typed.
pub(super) fn code(text: &str, language: Language) -> Result<EntryCode, Failure> {
    text.parse::<EntryCode>().or_fail(language)
}
