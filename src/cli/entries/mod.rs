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

use super::failure::{Failure, said};
use crate::championship::{Championship, EntryCode, Fact, GroupId, Language};
use crate::cli::failure::OrFail;
use crate::pairing::place_late_entry;
use crate::store::DeskError;

/// The commands on entries.
#[derive(Subcommand, Clone, Debug)]
pub(crate) enum Command {
    /// Take a list of pupils from a CSV or XLSX file, after a preview of every problem
    Import(import::Args),
    /// Enter one pupil, also after the draw
    Add(add::Args),
    /// Change the name or the school year of an entry; the code stays
    Change(change::Args),
    /// Withdraw an entry from a round on, or take a withdrawal back
    Withdraw(withdraw::Args),
    /// Announce that a pupil will miss a round
    Absent(absent::Args),
    /// List the entries
    List(list::Args),
    /// Write an empty list to fill in
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

/// Returns the facts that place entries made after the draw, each in the smallest group or in the one named.
pub(super) fn late_placements(
    championship: &Championship,
    facts: &[Fact],
    named: Option<GroupId>,
) -> Result<Vec<Fact>, DeskError> {
    let is_drawn = |fact: &Fact| match fact {
        Fact::EntryAdded { code, .. } => {
            let stages =
                championship.tournament(code.tournament).map_or(0, |tournament| tournament.stages.len());
            (stages > 0).then_some((*code, stages))
        }
        _ => None,
    };
    let late: Vec<(EntryCode, usize)> = facts.iter().filter_map(is_drawn).collect();
    if late.is_empty() {
        return Ok(Vec::new());
    }
    let mut state = championship.clone();
    for fact in facts {
        state.apply(fact)?;
    }
    let mut placements = Vec::new();
    for (code, stages) in late {
        if stages > 1 {
            return Err(said(|language| {
                let id = code.tournament;
                language.pick(
                    format!("a primeira fase de `{id}` já acabou; já não aceita inscrições"),
                    format!("the first stage of `{id}` is over; it takes no more entries"),
                )
            }));
        }
        let fact = match named {
            Some(group) => Fact::LateEntryPlaced { code, group },
            None => place_late_entry(&state, code)
                .map_err(|error| said(|language| error.in_language(language)))?,
        };
        state.apply(&fact)?;
        placements.push(fact);
    }
    Ok(placements)
}

/// Reads a code that was typed.
pub(super) fn code(text: &str, language: Language) -> Result<EntryCode, Failure> {
    text.parse::<EntryCode>().or_fail(language)
}
