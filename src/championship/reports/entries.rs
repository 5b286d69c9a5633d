//! Entry lists by school: what each teacher receives, with groups, tables and times.

use std::ops::RangeInclusive;

use super::model::{Block, Column, Kind, Part, Print, Report, Section, Start, Table};
use super::options::{Options, Scope};
use super::words::Teller;
use crate::facts::{Championship, Entry, EntryCode, EntryStatus, Group, NameStyle, School};
use crate::tables::Value;
use speech::msg;

/// Makes the entry list of one school, or of all, a page each.
pub fn entries(championship: &Championship, school: Option<u32>, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let schools = championship.schools().filter(|own| school.is_none_or(|number| own.number == number));
    let is_any_withdrawn = championship.entries().any(|entry| !entry.is_active());
    let blocks: Vec<Block> = schools.filter_map(|school| school_block(teller, school)).collect();
    let table = Table {
        name: teller.say(msg("reports-entries")),
        lead: teller.school_columns(),
        columns: columns(teller, is_any_withdrawn),
        blocks,
        start: Start::NewPage,
        ..Table::default()
    };
    // A school of which nobody is in the final has no column of it.
    let table = table.without_empty_columns();
    let mut report = teller.report(
        msg("reports-file-entries"),
        msg("reports-entries-by-school"),
        Scope::All,
        vec![Section::new("", vec![Part::Table(table)])],
    );
    if let Some(number) = school {
        report.id = format!("{}-{}", report.id, teller.school_slug(number));
        report.title = teller.say(msg("reports-entries"));
    }
    // Each school has a page, however few it sends.
    Report { fills: true, ..report }
}

fn columns(teller: Teller<'_>, is_any_withdrawn: bool) -> Vec<Column> {
    let mut columns = vec![teller.code_column()];
    if teller.options.names != NameStyle::Code {
        columns.push(Column::new("name", teller.say(msg("reports-name")), Kind::Text).print(Print::Strong));
    }
    let status = if is_any_withdrawn { Print::Column } else { Print::Hidden };
    columns.extend([
        Column::new("school_year", teller.say(msg("reports-year")), Kind::Integer),
        Column::new("cycle", teller.say(msg("reports-cycle")), Kind::Text),
        Column::new("game", teller.say(msg("reports-game")), Kind::Text),
    ]);
    let stages = drawn_stages(teller.championship);
    let is_one = stages.clone().count() == 1;
    for stage in stages {
        columns.extend(seat_columns(teller, stage, is_one));
    }
    columns.push(Column::new("status", teller.say(msg("reports-status")), Kind::Text).print(status));
    columns
}

/// Returns where and when a pupil plays in a stage; the final must not hide where the morning was.
fn seat_columns(teller: Teller<'_>, stage: u8, is_only: bool) -> Vec<Column> {
    let key = |part: &str| if stage == 1 { part.to_owned() } else { format!("stage_{stage}_{part}") };
    let times = if teller.options.times.is_empty() { Print::Hidden } else { Print::Column };
    let above = if is_only { String::new() } else { teller.stage(stage) };
    let mut columns = vec![
        // The table and the time are what a teacher needs of a later stage; its group is for machines.
        Column::new(key("group"), teller.say(msg("reports-group")), Kind::Code)
            .print(teller.with_codes(if stage == 1 { Print::Column } else { Print::Hidden }))
            .above(&above),
        Column::new(key("table"), teller.say(msg("reports-table")), Kind::Integer).above(&above),
    ];
    columns.extend(teller.room_column().map(|column| Column { key: key("room"), ..column.above(&above) }));
    let start = Column::new(key("start"), teller.say(msg("reports-start")), Kind::Time);
    columns.push(start.print(times).above(&above));
    columns
}

fn school_block(teller: Teller<'_>, school: &School) -> Option<Block> {
    let mut entries: Vec<&Entry> =
        teller.championship.entries().filter(|entry| entry.code.school == school.number).collect();
    entries.sort_by_key(|entry| entry.code);
    if entries.is_empty() {
        return None;
    }
    let mut detail = vec![teller.school_detail(school, entries.len())];
    detail.extend(teller.timetable());
    Some(Block {
        title: teller.school_title(school.number),
        detail: detail.join(" · "),
        lead: teller.school_values(school),
        rows: entries.iter().map(|entry| row(teller, entry)).collect(),
        ..Block::default()
    })
}

fn row(teller: Teller<'_>, entry: &Entry) -> Vec<Value> {
    let mut row = vec![Value::code(entry.code)];
    if teller.options.names != NameStyle::Code {
        row.push(teller.name(entry.code));
    }
    let status = match &entry.status {
        EntryStatus::Active => String::new(),
        EntryStatus::Waiting => teller.say(msg("reports-waiting")),
        EntryStatus::Withdrawn { .. } => teller.say(msg("reports-withdrawn")),
    };
    row.extend([
        entry.contestant.school_year.map_or(Value::Empty, Value::number),
        Value::text(teller.cycle(entry.code.tournament.cycle)),
        Value::text(teller.game(entry.code.tournament)),
    ]);
    for stage in drawn_stages(teller.championship) {
        let group = group_in(teller.championship, entry.code, stage);
        let start = group.and_then(|group| teller.options.times.start(group.id.stage, 1));
        row.extend([
            group.map_or(Value::Empty, |group| Value::code(teller.championship.group_label(group.id))),
            group.map_or(Value::Empty, |group| Value::number(group.table)),
        ]);
        row.extend(teller.room_value(group));
        row.push(start.map_or(Value::Empty, Value::Time));
    }
    row.push(Value::text(status));
    row
}

/// Returns the group of an entry in a stage.
pub(super) fn group_in(championship: &Championship, code: EntryCode, stage: u8) -> Option<&Group> {
    let stages = &championship.tournament(code.tournament)?.stages;
    let stage = stages.get(usize::from(stage).checked_sub(1)?)?;
    stage.groups.iter().find(|group| group.member(code).is_some())
}

/// Returns the stages drawn anywhere, the first in any case.
fn drawn_stages(championship: &Championship) -> RangeInclusive<u8> {
    let drawn = championship.tournaments().map(|tournament| tournament.stages.len()).max().unwrap_or(0);
    1..=u8::try_from(drawn.max(1)).unwrap_or(u8::MAX)
}
