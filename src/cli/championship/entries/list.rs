//! `arbitro entries list`.

use serde_json::json;

use crate::args::Showing;
use crate::failure::{Failure, OrFail};
use crate::grid::Grid;
use championship::facts::{Language, NameStyle};
use championship::imports::find_tournament;
use championship::reports::{self, Options};

/// Lists the entries.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) tournament: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &Showing<Args>, language: Language) -> Result<String, Failure> {
    let desk = args.shared.answer.place.open(language)?;
    let championship = desk.championship();
    let wanted = args.tournament.as_deref().map(|text| find_tournament(championship, text));
    let wanted = wanted.transpose().or_fail(language)?;
    let style: NameStyle = args.shared.names.style(championship);
    if args.shared.answer.json {
        let entries =
            championship.entries().filter(|entry| wanted.is_none_or(|id| entry.code.tournament == id));
        let list = entries.map(|entry| {
            let school = championship.school(entry.code.school);
            json!({
                "code": entry.code.to_string(),
                "name": entry.contestant.shown_name(style),
                "school_number": entry.code.school,
                "school": school.map(|school| &school.name),
                "place": school.and_then(|school| school.place.as_ref()),
                "school_year": entry.contestant.school_year,
                "tournament": entry.code.tournament.to_string(),
                "active": entry.is_active(),
            })
        });
        return Ok(format!("{:#}\n", list.collect::<serde_json::Value>()));
    }
    let options = Options { language, names: style, ..Options::default() };
    let grid = Grid::of(&reports::entry_list(championship, wanted, &options), language);
    let count = grid.rows().len() - 1;
    Ok(format!("{}{}\n", grid.text(), language.msg("cli-entries-count").with("count", count)))
}
