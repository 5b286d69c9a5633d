//! `arbitro entries add`.

use crate::args::Placed;
use crate::championship::ways_out;
use crate::failure::Failure;
use championship::decisions::{EntryFields, new_entry, waiting};
use championship::facts::{EntryStatus, Language, NameStyle};

/// Enters one pupil.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(long)]
    pub(crate) name: String,
    #[arg(long, default_value = "")]
    pub(crate) school: String,
    #[arg(long, value_name = "N", default_value = "")]
    pub(crate) school_number: String,
    #[arg(long, default_value = "")]
    pub(crate) town: String,
    #[arg(long, default_value = "")]
    pub(crate) year: String,
    #[arg(long, default_value = "")]
    pub(crate) cycle: String,
    #[arg(long)]
    pub(crate) game: String,
    #[arg(long, value_name = "COLUMN=TEXT", value_parser = super::column)]
    pub(crate) column: Vec<(String, String)>,
    #[arg(long)]
    pub(crate) group: Option<String>,
    #[arg(long)]
    pub(crate) accept_warnings: bool,
}

/// Runs the command.
pub(crate) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    let fields = EntryFields {
        name: &args.name,
        school: &args.school,
        school_number: &args.school_number,
        town: &args.town,
        year: &args.year,
        cycle: &args.cycle,
        game: &args.game,
        columns: &args.column,
    };
    let mut desk = args.shared.open(language)?;
    let before = desk.championship().clone();
    let mut entered = None;
    let committed = args.shared.commit(&mut desk, language, |championship, _| {
        let (facts, code, group) =
            new_entry(championship, &fields, args.group.as_deref(), args.accept_warnings, language)?;
        entered = Some((code, group));
        Ok(facts)
    });
    let committed = committed?;
    let Some((code, group)) = entered.filter(|_| !committed.is_repeated()) else {
        return Ok(args.shared.repeated(language));
    };
    let placed = match group {
        Some(group) => {
            let label = desk.championship().group_label(group);
            language.msg("cli-entry-placed").with("label", label.to_string()).to_string()
        }
        None => String::new(),
    };
    let championship = desk.championship();
    let is_waiting = championship.entry(code).is_some_and(|entry| entry.status == EntryStatus::Waiting);
    let told = match championship.has_codes() {
        true if is_waiting => {
            let place = waiting(championship, Some(code.tournament)).iter().position(|one| one.code == code);
            let place = place.map_or(0, |place| place + 1);
            language.msg("cli-entry-waits").with("code", code.to_string()).with("place", place)
        }
        true => language.msg("cli-entry-added").with("code", code.to_string()).with("placed", placed),
        false => {
            let name = championship.called(code, NameStyle::Full);
            language.msg("cli-entry-added-by-name").with("name", name).with("placed", placed)
        }
    };
    Ok(format!("{told}\n{}", ways_out::changes(&before, championship, language)))
}
