//! Group lists: who sits at which table.

use super::model::{Block, Column, Kind, Part, Report, Section, Table};
use super::options::{Options, Scope};
use super::words::Teller;
use crate::facts::{Championship, Group, Stage, Tournament};
use crate::tables::Value;
use speech::msg;

/// Makes the group lists of the stage each tournament is in.
pub fn groups(championship: &Championship, scope: Scope, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let sections = scope.tournaments(championship).enumerate().map(|(index, tournament)| {
        let parts = match stage_in(scope, tournament) {
            Some(stage) => vec![Part::Table(stage_table(teller, scope, stage))],
            None => vec![Part::Prose(teller.say(msg("reports-not-drawn")))],
        };
        let section = Section::new(teller.tournament(tournament.id), parts);
        if index == 0 { section } else { section.on_new_page() }
    });
    let sections = sections.collect();
    let report = teller.report(msg("reports-file-groups"), msg("reports-groups"), scope, sections);
    Report { fills: true, ..report }
}

/// Returns the stage a scope means: that of its group, else the one last drawn.
pub(super) fn stage_in(scope: Scope, tournament: &Tournament) -> Option<&Stage> {
    match scope {
        Scope::Group(id) => tournament.stages.get(usize::from(id.stage).checked_sub(1)?),
        _ => tournament.current_stage(),
    }
}

fn stage_table(teller: Teller<'_>, scope: Scope, stage: &Stage) -> Table {
    let mut columns = vec![Column::new("number", teller.say(msg("reports-number")), Kind::Integer)];
    columns.extend(teller.person_columns());
    columns.push(Column::new("school_year", teller.say(msg("reports-year")), Kind::Integer));
    let groups = stage.groups.iter().filter(|group| scope.has_group(group.id));
    let name = stage.groups.first().map(|group| group.id.tournament.to_string()).unwrap_or_default();
    Table {
        name: format!("{name} {}", teller.stage(stage.number)),
        lead: teller.group_columns(),
        columns,
        blocks: groups.map(|group| group_block(teller, group)).collect(),
        ..Table::default()
    }
}

fn group_block(teller: Teller<'_>, group: &Group) -> Block {
    let times = (1..=teller.championship.planned_rounds(group.id).unwrap_or(0))
        .map(|round| teller.time(group.id.stage, round))
        .filter(|time| !time.is_empty());
    let times: Vec<String> = times.collect();
    let detail = match times.is_empty() {
        true => String::new(),
        false => teller.say(msg("reports-rounds-at").with("times", times.join(" · "))),
    };
    let rows = group.members.iter().map(|member| {
        let mut row = vec![Value::number(member.start_number)];
        row.extend(teller.person(member.entry));
        let entry = teller.championship.entry(member.entry);
        row.push(entry.and_then(|entry| entry.contestant.school_year).map_or(Value::Empty, Value::number));
        row
    });
    Block {
        title: teller.group_title(group),
        detail,
        lead: teller.group_values(group),
        rows: rows.collect(),
        ..Block::default()
    }
}
