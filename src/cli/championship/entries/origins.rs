//! `arbitro entries origins`.

use serde_json::json;

use crate::args::Answering;
use crate::failure::Failure;
use crate::grid::Grid;
use championship::facts::Language;
use championship::imports::origins;
use speech::msg;

/// Lists where the entries come from.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {}

/// Runs the command.
pub(crate) fn run(args: &Answering<Args>, language: Language) -> Result<String, Failure> {
    let desk = args.shared.place.open(language)?;
    let found = origins(desk.championship());
    if args.shared.json {
        let rows = found.iter().map(|(from, count)| json!({ "championship": from, "entries": count }));
        return Ok(format!("{:#}\n", rows.collect::<serde_json::Value>()));
    }
    if found.is_empty() {
        return Ok(format!("{}\n", language.msg("cli-origins-none")));
    }
    let mut grid = Grid::told([msg("cli-column-from"), msg("cli-column-pupils")], language);
    for (from, count) in &found {
        grid.push(vec![from.clone(), count.to_string()]);
    }
    Ok(format!("{}{}\n", grid.text(), language.msg("cli-origins-count").with("count", found.len())))
}
