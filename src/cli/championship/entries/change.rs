//! `arbitro entries change`.

use super::entry;
use crate::args::Placed;
use crate::failure::{Failure, OrFail};
use championship::decisions::{EntryEdit, SchoolWish, edit_entry};
use championship::facts::{Contestant, Fact, Language, Refusal, TournamentId};
use championship::imports::{find_cycle, find_game};
use speech::msg;

/// Changes an entry.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) code: String,
    #[arg(long, required_unless_present_any = ["year", "mark", "column", "school", "game", "cycle"])]
    pub(crate) name: Option<String>,
    #[arg(long)]
    pub(crate) year: Option<u8>,
    #[arg(long, value_name = "TEXT")]
    pub(crate) mark: Option<String>,
    #[arg(long, value_name = "COLUMN=TEXT", value_parser = super::column)]
    pub(crate) column: Vec<(String, String)>,
    #[arg(long, requires = "reason")]
    pub(crate) school: Option<String>,
    #[arg(long, requires = "reason")]
    pub(crate) game: Option<String>,
    #[arg(long, requires = "reason")]
    pub(crate) cycle: Option<String>,
    #[arg(long)]
    pub(crate) reason: Option<String>,
    #[arg(long)]
    pub(crate) accept_warnings: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    let mut desk = args.shared.open(language)?;
    let code = entry(desk.championship(), &args.code, language)?;
    let regulations = desk.championship().regulations();
    let game = args.game.as_deref().map(|text| find_game(regulations, text)).transpose().or_fail(language)?;
    let cycle =
        args.cycle.as_deref().map(|text| find_cycle(regulations, text)).transpose().or_fail(language)?;
    let tournament = TournamentId {
        cycle: cycle.unwrap_or(code.tournament.cycle),
        game: game.unwrap_or(code.tournament.game),
    };
    let mut told = None;
    let committed = args.shared.commit(&mut desk, language, |championship, _| {
        let entry = championship.entry(code).ok_or(Refusal::NoEntry(code))?;
        let contestant = Contestant {
            name: args.name.as_deref().map(str::trim).map(str::to_owned).or(entry.contestant.name.clone()),
            school_year: args.year.or(entry.contestant.school_year),
        };
        let named = |name| SchoolWish::Named { name, is_sure: args.accept_warnings };
        let edit = EntryEdit {
            contestant: Some(contestant),
            mark: args.mark.as_deref(),
            school: args.school.as_deref().map(named),
            tournament: Some(tournament),
            reason: args.reason.as_deref().unwrap_or_default(),
        };
        let mut edited = edit_entry(championship, code, &edit)?;
        let own = args.column.iter().cloned();
        let own = own.map(|(column, text)| Fact::EntryTold { code: edited.code, column, text });
        edited.facts.extend(own);
        told = Some((edited.code, edited.told));
        Ok(edited.facts)
    });
    let committed = committed?;
    if committed.is_repeated() {
        return Ok(args.shared.repeated(language));
    }
    let (code, told) = told.unwrap_or((code, Vec::new()));
    let say = |message| language.say(&desk.championship().told(message));
    let mut text = say(match committed.receipt {
        Some(_) => msg("cli-entry-changed").with("code", code.to_string()),
        None => msg("cli-entry-unchanged").with("code", code.to_string()),
    });
    text.push('\n');
    for message in told {
        text += &format!("  {}\n", say(message));
    }
    Ok(text)
}
