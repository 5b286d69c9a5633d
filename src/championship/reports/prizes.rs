//! The prize list: the podium of every tournament that is over.

use super::model::{Block, Column, Kind, Part, Print, Report, Section, Table};
use super::options::{Options, Scope};
use super::parted::{n_parting, parting_values};
use super::scores::{TieBreakNote, noted, tie_break_note};
use super::teams::what_parted_team;
use super::words::Teller;
use crate::facts::{Championship, EntryCode, GroupId, MetricKey, NameStyle, Points, TournamentId};
use crate::standings::{self, Placing, TeamLine};
use crate::tables::Value;
use speech::msg;

/// The column that says what parted winners with as many points.
const TIE_BREAK: &str = "tie_break";

/// Makes the prize list of a scope: the first three places of every tournament that is over, to be read out.
pub fn prizes(championship: &Championship, scope: Scope, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let podium = podium(teller, scope);
    let note = podium_notes(teller, scope, &podium);
    let mut parts: Vec<Part> = std::iter::once(Part::Table(podium)).chain(note).collect();
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
    let report = teller.report(msg("reports-file-prizes"), msg("reports-prize-list"), scope, sections);
    Report { has_feet: true, ..report }
}

/// Returns who won each tournament of a scope.
pub(super) fn podium(teller: Teller<'_>, scope: Scope) -> Table {
    winners_table(teller, scope, teller.say(msg("reports-prizes")), |id| {
        standings::podium_and_rest(teller.championship, id)
    })
}

/// Explains what decided between the winners with as many points, where a table tells of any, and why a place is shared across groups.
pub(super) fn podium_notes(teller: Teller<'_>, scope: Scope, podium: &Table) -> Vec<Part> {
    let championship = teller.championship;
    let across = scope.tournaments(championship).any(|tournament| {
        let winners = standings::podium(championship, tournament.id);
        let all: Vec<&Placing> = winners.iter().collect();
        all.iter().any(|own| shares_across_groups(championship, &all, own))
    });
    let across = across.then(|| teller.say(msg("reports-shared-across-groups")));
    noted(parted_note(teller, podium), across)
}

/// Explains the tie-breaks, where a table tells of any.
fn parted_note(teller: Teller<'_>, podium: &Table) -> Option<TieBreakNote> {
    let at = podium.columns.iter().position(|column| column.key == TIE_BREAK)?;
    let mut rows = podium.blocks.iter().flat_map(|block| &block.rows);
    rows.any(|row| row.get(at).is_some_and(|value| !value.is_empty())).then_some(())?;
    let regulations = teller.championship.regulations();
    let last = u8::try_from(regulations.stages.len()).ok()?;
    if regulations.stage(last).is_some_and(|stage| stage.format.is_of_teams()) {
        return Some(TieBreakNote::of_teams(teller));
    }
    // A stage may have tie-breaks of its own, and a place is decided where somebody left.
    let mut metrics: Vec<MetricKey> = Vec::new();
    for key in (1..=last).rev().flat_map(|stage| standings::precedence_of(regulations, stage)) {
        if !metrics.contains(&key) {
            metrics.push(key);
        }
    }
    tie_break_note(teller, &metrics, last, std::iter::empty())
}

/// Says whether a report is nothing but lists of winners, a few rows each.
pub(super) fn is_of_winners(report: &Report) -> bool {
    !report.keeps_title && report.tables().next().is_some() && report.tables().all(names_winners)
}

/// Says whether a table is a list of winners.
pub(super) fn names_winners(table: &Table) -> bool {
    table.columns.iter().any(|column| column.key == TIE_BREAK)
}

/// Returns the lists of winners besides the podium that have somebody on them, as the regulations name them.
pub(super) fn other_lists(teller: Teller<'_>, scope: Scope) -> Vec<Table> {
    let championship = teller.championship;
    let tables = championship.regulations().prizes.iter().map(|rule| {
        let name = rule.name.in_language(teller.language()).to_owned();
        winners_table(teller, scope, name, |id| match standings::is_over(championship, id) {
            true => standings::prize_winners_and_rest(championship, id, rule),
            false => (Vec::new(), Vec::new()),
        })
    });
    tables.filter(|table| table.n_rows() > 0).collect()
}

/// Returns the winners of each tournament of a scope, by whichever rule; who comes after them has no prize, but may be parted from
/// the last winner by no more than a lot. Points are those of the stage in which somebody left, which is named where not all left in
/// the same.
fn winners_table(
    teller: Teller<'_>,
    scope: Scope,
    name: String,
    winners: impl Fn(TournamentId) -> (Vec<Placing>, Vec<Placing>),
) -> Table {
    let mut columns =
        vec![Column::new("place", teller.say(msg("reports-place")), Kind::Integer).print(Print::Strong)];
    columns.extend(teller.person_columns());
    // Behind the school: a column of its own would take the room of the names.
    let town = Column::new("school_place", teller.say(msg("reports-town")), Kind::Text);
    columns.push(town.print(teller.with_schools(Print::After)));
    let stage_at = columns.len();
    columns.push(Column::new("stage", teller.say(msg("reports-stage")), Kind::Text).print(Print::Hidden));
    columns.push(Column::new("points", teller.say(msg("reports-points")), Kind::Decimal));
    columns.push(Column::new(TIE_BREAK, teller.say(msg("reports-parted-by")), Kind::Text));
    let blocks = scope.tournaments(teller.championship).filter_map(|tournament| {
        let (winners, rest) = winners(tournament.id);
        let ranked: Vec<&Placing> = winners.iter().chain(&rest).collect();
        let mut rows: Vec<Vec<Value>> = Vec::new();
        let mut teams: Vec<Vec<EntryCode>> = Vec::new();
        for placing in &winners {
            match standings::team_of(teller.championship, placing.entry, placing.stage) {
                // A team is called up once.
                Some((team, _)) if teams.contains(&team.members) => {}
                Some((team, points)) => {
                    rows.push(team_row(teller, placing, &team, points));
                    teams.push(team.members);
                }
                None => rows.push(row(teller, placing, what_parted(teller, &ranked, placing))),
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
    let blocks: Vec<Block> = blocks.collect();
    let points_at = stage_at + 1;
    let is_told = |row: &Vec<Value>| row.get(points_at).is_some_and(|points| !points.is_empty());
    if !blocks.iter().flat_map(|block| &block.rows).any(is_told) {
        columns[points_at].print = Print::Hidden;
    }
    let mixes = |block: &Block| block.rows.windows(2).any(|two| two[0].get(stage_at) != two[1].get(stage_at));
    if blocks.iter().any(mixes) {
        columns[stage_at].print = Print::Column;
    }
    let table = Table {
        name,
        lead: vec![
            Column::new("cycle", teller.say(msg("reports-cycle")), Kind::Text),
            Column::new("game", teller.say(msg("reports-game")), Kind::Text),
        ],
        columns,
        blocks,
        ..Table::default()
    };
    table.without_empty_columns()
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
    let stage = Value::text(teller.stage(placing.stage));
    let group = teller.championship.group_of(placing.entry, Some(placing.stage)).ok();
    let parted = group.and_then(|group| what_parted_team(teller, group, &team.team)).unwrap_or_default();
    let points = Value::Decimal(i64::from(points.tenths()) * 10);
    row.extend([Value::Empty, stage, points, Value::text(parted)]);
    row
}

/// Says what parted a winner from the one before or after in the same group with as many points: the values of the tie-breaks up to
/// the one that decided, a lot or a play-off. Who shares a place says as much, and nobody anything where points decided. Whoever
/// shares it with somebody of another group says nothing: there no value parts anybody, and two that differ would seem to.
fn what_parted(teller: Teller<'_>, ranked: &[&Placing], own: &Placing) -> Value {
    if shares_across_groups(teller.championship, ranked, own) {
        return Value::Empty;
    }
    let sharing = ranked.iter().filter(|other| (other.place, other.stage) == (own.place, own.stage));
    let parted = sharing.map(|placing| parted_by(teller.championship, ranked, placing));
    let (n_told, is_decided) = parted.fold((0_usize, false), |all, one| (all.0.max(one.0), all.1 || one.1));
    Value::text(parting_values(teller, own.stage, &own.line, (n_told, is_decided)).join(" · "))
}

/// Returns the group in which somebody got a place.
fn group_of(championship: &Championship, placing: &Placing) -> Option<GroupId> {
    championship.group_of(placing.entry, Some(placing.stage)).ok().map(|group| group.id)
}

/// Says whether somebody shares a place with somebody of another group: groups are not compared.
fn shares_across_groups(championship: &Championship, ranked: &[&Placing], own: &Placing) -> bool {
    let mut sharing = ranked.iter().filter(|other| (other.place, other.stage) == (own.place, own.stage));
    sharing.any(|other| group_of(championship, other) != group_of(championship, own))
}

/// Returns how many values of a placing part it from its neighbours in the group with as many points, and whether more than values
/// had to. Between groups the place in the group decides, and no value of a line.
fn parted_by(championship: &Championship, ranked: &[&Placing], own: &Placing) -> (usize, bool) {
    let group_of = |placing: &Placing| group_of(championship, placing);
    let group = group_of(own);
    let is_near = |other: &&&Placing| group_of(other) == group;
    let before = ranked.iter().rev().filter(|other| other.place < own.place).find(is_near);
    let after = ranked.iter().filter(|other| other.place > own.place).find(is_near);
    n_parting(&own.line, before.into_iter().chain(after).map(|other| &other.line))
}

fn row(teller: Teller<'_>, placing: &Placing, parted: Value) -> Vec<Value> {
    let mut row = vec![Value::number(placing.place as u64)];
    row.extend(teller.person(placing.entry));
    let school = teller.championship.school(placing.entry.school);
    row.push(Value::text(
        school.and_then(|school| school.place.as_deref()).map(super::words::clean).unwrap_or_default(),
    ));
    let points = match standings::points_say_nothing(teller.championship, placing) {
        true => Value::Empty,
        false => Value::Decimal(i64::from(placing.line.points.tenths()) * 10),
    };
    row.extend([Value::text(teller.stage(placing.stage)), points, parted]);
    row
}
