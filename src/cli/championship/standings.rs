//! `arbitro standings`.

use serde_json::{Value, json};

use crate::args::Showing;
use crate::championship::target;
use crate::championship::ways_out;
use crate::failure::{Failure, OrFail};
use crate::grid::Grid;
use championship::facts::{Championship, EntryCode, Format, Language, MetricKey, NameStyle, TournamentId};
use championship::imports::find_cycle;
use championship::reports::{self, Options};
use championship::standings::{self, SchoolOrder, Standings, metric};

/// Shows standings.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) target: Option<String>,
    #[arg(long, conflicts_with_all = ["schools", "medals"])]
    pub(crate) overall: bool,
    #[arg(long, conflicts_with = "target")]
    pub(crate) schools: bool,
    #[arg(long, conflicts_with_all = ["target", "schools"])]
    pub(crate) medals: bool,
    #[arg(long)]
    pub(crate) cycle: Option<String>,
}

/// Runs the command.
pub(crate) fn run(args: &Showing<Args>, language: Language) -> Result<String, Failure> {
    let desk = args.shared.answer.place.open(language)?;
    let championship = desk.championship();
    let style = args.shared.names.style(championship);
    let options = Options { language, names: style, ..Options::default() };
    if args.schools || args.medals {
        let order = if args.medals { SchoolOrder::Medals } else { SchoolOrder::Points };
        let cycle = args.cycle.as_deref().map(|text| find_cycle(championship.regulations(), text));
        let cycle = cycle.transpose().or_fail(language)?;
        return Ok(match args.shared.answer.json {
            true => format!("{:#}\n", schools_json(championship, cycle, order)),
            false => Grid::of(&reports::school_list(championship, cycle, order, &options), language).text(),
        });
    }
    if args.overall {
        let tournaments = target::tournaments(championship, args.target.as_deref(), language)?;
        return Ok(overall(championship, &tournaments, style, args.shared.answer.json, language));
    }
    let groups = target::groups(championship, args.target.as_deref(), language)?;
    let tables: Vec<Standings> =
        groups.iter().filter_map(|group| standings::of_group(championship, *group)).collect();
    if args.shared.answer.json {
        let json: Value =
            tables.iter().map(|table| reports::group_json(championship, table, style)).collect();
        return Ok(format!("{json:#}\n"));
    }
    if tables.is_empty() {
        return Ok(format!(
            "{}\n{}",
            language.msg("cli-standings-none"),
            ways_out::next(championship, language)
        ));
    }
    let mut text = String::new();
    for table in &tables {
        let name = championship.regulations().group_name(table.group, language);
        let label = championship.group_label(table.group);
        let heading = language
            .msg("cli-standings-group")
            .with("label", label)
            .with("name", name)
            .with("rounds", table.n_rounds);
        text += &format!("{heading}\n");
        if let Some(round) = championship.open_round(table.group) {
            text += &format!("{}\n", language.msg("cli-standings-open").with("round", round));
        }
        if let Some(teams) = reports::team_list(championship, table.group, &options) {
            text += &format!("{}\n", Grid::of(&teams, language).text());
            text += &format!("{}\n", language.msg("cli-standings-pupils"));
        }
        let list = reports::standings_list(championship, std::slice::from_ref(table), &options);
        text += &Grid::of(&list, language).text();
        text.push('\n');
    }
    for metric in legend(championship, &tables) {
        let (name, meaning) = (language.say(&metric.name), language.say(&metric.explanation));
        text += &match metric.abbreviation.eq_ignore_ascii_case(&name) {
            true => format!("{}: {meaning}\n", metric.abbreviation),
            false => format!("{} ({name}): {meaning}\n", metric.abbreviation),
        };
    }
    Ok(text)
}

/// Returns the metrics that tables abbreviate, each once; where who loses leaves there are none.
fn legend(championship: &Championship, tables: &[Standings]) -> Vec<&'static metric::Metric> {
    let mut keys: Vec<MetricKey> = Vec::new();
    let counted =
        tables.iter().filter(|table| !championship.format_of(table.group).is_some_and(Format::is_bracket));
    for key in counted.flat_map(|table| &table.metrics) {
        if !keys.contains(key) {
            keys.push(*key);
        }
    }
    keys.into_iter().map(metric::of).collect()
}

/// Returns the name of an entry's school.
fn school(championship: &Championship, code: EntryCode) -> String {
    championship.school(code.school).map(|school| school.name.clone()).unwrap_or_default()
}

fn schools_json(championship: &Championship, cycle: Option<u8>, order: SchoolOrder) -> Value {
    let lines = standings::schools(championship, cycle, order);
    let line = |line: standings::SchoolLine| {
        json!({
            "rank": line.rank, "number": line.school,
            "school": championship.school(line.school).map(|school| school.name.clone()),
            "points": line.points.to_string(), "medals": line.medals,
            "finalists": line.n_finalists, "entries": line.n_entries,
        })
    };
    lines.into_iter().map(line).collect()
}

fn overall(
    championship: &Championship,
    tournaments: &[TournamentId],
    style: NameStyle,
    json: bool,
    language: Language,
) -> String {
    if json {
        let one = |id: &TournamentId| {
            let placings = standings::of_tournament(championship, *id).into_iter().map(|placing| {
                json!({
                    "place": placing.place, "code": placing.entry.to_string(), "stage": placing.stage,
                    "name": championship.entry(placing.entry).and_then(|entry| entry.contestant.shown_name(style)),
                    "school": school(championship, placing.entry), "points": placing.line.points.to_string(),
                })
            });
            json!({ "tournament": id.to_string(), "over": standings::is_over(championship, *id), "places": placings.collect::<Vec<_>>() })
        };
        return format!("{:#}\n", tournaments.iter().map(one).collect::<Value>());
    }
    let options = Options { language, names: style, ..Options::default() };
    let mut text = String::new();
    for id in tournaments {
        text += &format!("{id} {}\n", championship.regulations().tournament_name(*id, language));
        text += &Grid::of(&reports::placing_list(championship, *id, &options), language).text();
        text.push('\n');
    }
    text
}
