//! `arbitro entries change`.

use super::entry;
use crate::cli::args::Placed;
use crate::cli::failure::Failure;
use championship::facts::{Contestant, Fact, Language, Refusal};

/// Changes an entry.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) code: String,
    #[arg(long, required_unless_present = "year")]
    pub(crate) name: Option<String>,
    #[arg(long)]
    pub(crate) year: Option<u8>,
}

/// Runs the command.
pub(super) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.open(language)?;
    let code = entry(desk.championship(), &args.code, language)?;
    let committed = args.shared.commit(&mut desk, language, |championship, _| {
        let entry = championship.entry(code).ok_or(Refusal::NoEntry(code))?;
        let contestant = Contestant {
            name: args.name.as_deref().map(str::trim).map(str::to_owned).or(entry.contestant.name.clone()),
            school_year: args.year.or(entry.contestant.school_year),
        };
        let is_same = contestant == entry.contestant;
        Ok(if is_same { Vec::new() } else { vec![Fact::EntryChanged { code, contestant }] })
    });
    let committed = committed?;
    if committed.is_repeated() {
        return Ok(args.shared.repeated(language));
    }
    Ok(match committed.receipt {
        Some(_) => format!("{}\n", language.msg("cli-entry-changed").with("code", code.to_string())),
        None => format!("{}\n", language.msg("cli-entry-unchanged").with("code", code.to_string())),
    })
}
