//! The prize list: the podium of every tournament that is over.

use super::model::{Block, Column, Kind, Part, Print, Report, Section, Table};
use super::options::{Options, Scope};
use super::words::Teller;
use crate::facts::{Championship, EntryCode, NameStyle, Points, TournamentId};
use crate::standings::{self, Placing, TeamLine};
use crate::tables::Value;
use speech::msg;

/// The places that get a prize.
const PLACES: usize = 3;

/// Makes the prize list of a scope: the first three places of every tournament that is over, to be read out.
pub fn prizes(championship: &Championship, scope: Scope, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let mut parts = vec![Part::Table(podium(teller, scope))];
    let lists = other_lists(teller, scope);
    let mut lists: Vec<Section> =
        lists.into_iter().map(|table| Section::new(table.name.clone(), vec![Part::Table(table)])).collect();
    let open: Vec<String> = scope
        .entered(championship)
        .filter(|tournament| !standings::is_over(championship, tournament.id))
        .map(|tournament| teller.tournament(tournament.id))
        .collect();
    if !open.is_empty() {
        let names = open.join("; ");
        parts.push(Part::Note(teller.say(msg("reports-not-over").with("names", names))));
    }
    let mut sections = vec![Section::new("", parts)];
    sections.append(&mut lists);
    teller.report(msg("reports-file-prizes"), msg("reports-prize-list"), scope, sections)
}

/// Returns who won each tournament of a scope.
pub(super) fn podium(teller: Teller<'_>, scope: Scope) -> Table {
    winners_table(teller, scope, teller.say(msg("reports-prizes")), |id| winners(teller, id))
}

/// Returns the lists of winners besides the podium that have somebody on them, as the regulations name them.
pub(super) fn other_lists(teller: Teller<'_>, scope: Scope) -> Vec<Table> {
    let championship = teller.championship;
    let tables = championship.regulations().prizes.iter().map(|rule| {
        let name = rule.name.in_language(teller.language()).to_owned();
        winners_table(teller, scope, name, |id| match standings::is_over(championship, id) {
            true => standings::prize_winners(championship, id, rule),
            false => Vec::new(),
        })
    });
    tables.filter(|table| table.n_rows() > 0).collect()
}

/// Returns the winners of each tournament of a scope, by whichever rule.
fn winners_table(
    teller: Teller<'_>,
    scope: Scope,
    name: String,
    winners: impl Fn(TournamentId) -> Vec<Placing>,
) -> Table {
    let mut columns =
        vec![Column::new("place", teller.say(msg("reports-place")), Kind::Integer).print(Print::Strong)];
    columns.extend(teller.person_columns());
    columns.push(Column::new("school_place", teller.say(msg("reports-town")), Kind::Text));
    columns.push(Column::new("points", teller.say(msg("reports-points")), Kind::Decimal));
    let blocks = scope.tournaments(teller.championship).filter_map(|tournament| {
        let placings = winners(tournament.id);
        let mut rows: Vec<Vec<Value>> = Vec::new();
        let mut teams: Vec<Vec<EntryCode>> = Vec::new();
        for placing in &placings {
            match standings::team_of(teller.championship, placing.entry, placing.stage) {
                // A team is called up once.
                Some((team, _)) if teams.contains(&team.members) => {}
                Some((team, points)) => {
                    rows.push(team_row(teller, placing, &team, points));
                    teams.push(team.members);
                }
                None => rows.push(row(teller, placing)),
            }
        }
        (!rows.is_empty()).then(|| Block {
            title: teller.tournament(tournament.id),
            lead: vec![
                Value::text(teller.cycle(tournament.id.cycle)),
                Value::text(teller.game(tournament.id)),
            ],
            rows,
            ..Block::default()
        })
    });
    let table = Table {
        name,
        lead: vec![
            Column::new("cycle", teller.say(msg("reports-cycle")), Kind::Text),
            Column::new("game", teller.say(msg("reports-game")), Kind::Text),
        ],
        columns,
        blocks: blocks.collect(),
        ..Table::default()
    };
    table.without_empty_columns()
}

/// Returns the first places of a tournament, or nothing before it is over.
fn winners(teller: Teller<'_>, id: TournamentId) -> Vec<Placing> {
    match standings::is_over(teller.championship, id) {
        true => standings::of_tournament(teller.championship, id)
            .into_iter()
            .take_while(|placing| placing.place <= PLACES)
            .collect(),
        false => Vec::new(),
    }
}

/// Returns the row of a team: its name, and who played for it.
fn team_row(teller: Teller<'_>, placing: &Placing, team: &TeamLine, points: Points) -> Vec<Value> {
    let name = Value::text(super::words::clean(&teller.championship.team_name(&team.team)));
    let members = team.members.iter().map(|code| teller.name_in_prose(*code));
    let members = Value::text(members.collect::<Vec<_>>().join(", "));
    let mut row = vec![Value::number(placing.place as u64)];
    row.extend(match teller.options.names {
        NameStyle::Code => vec![name, members],
        _ => vec![Value::Empty, name, members],
    });
    row.extend([Value::Empty, Value::Decimal(i64::from(points.tenths()) * 10)]);
    row
}

fn row(teller: Teller<'_>, placing: &Placing) -> Vec<Value> {
    let mut row = vec![Value::number(placing.place as u64)];
    row.extend(teller.person(placing.entry));
    let school = teller.championship.school(placing.entry.school);
    row.push(Value::text(
        school.and_then(|school| school.place.as_deref()).map(super::words::clean).unwrap_or_default(),
    ));
    row.push(Value::Decimal(i64::from(placing.line.points.tenths()) * 10));
    row
}
