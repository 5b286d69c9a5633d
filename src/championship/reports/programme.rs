//! The programme of the day, and the plan of rooms and tables, from the regulations and the draw.

use super::model::{Block, Column, Kind, Paper, Part, Print, Report, Section, Table};
use super::options::{Options, Scope};
use super::words::Teller;
use crate::facts::{Championship, Group};
use crate::tables::Value;
use speech::{Message, msg};

/// What stands where a time is not known yet.
const NO_TIME: &str = "__:__";

/// Makes the programme of the day: rounds at their times, and what is written in by hand.
pub fn programme(championship: &Championship, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let columns = vec![
        Column::new("time", teller.say(msg("reports-time")), Kind::Code),
        Column::new("what", teller.say(msg("reports-what")), Kind::Text).print(Print::Strong),
        Column::new("where", teller.say(msg("reports-where")), Kind::Text),
    ];
    let by_hand = |what: Message, place: Message| {
        vec![Value::code(NO_TIME), Value::text(teller.say(what)), Value::text(teller.say(place))]
    };
    let mut rows = Vec::new();
    // A class is there already.
    if championship.has_schools() {
        rows.push(by_hand(msg("reports-arrival"), msg("reports-at-the-desk")));
    }
    rows.push(by_hand(msg("reports-opening"), msg("reports-in-the-hall")));
    let n_stages = championship.regulations().stages.len();
    for stage in (1u8..).take(n_stages) {
        if stage > 1 {
            rows.push(by_hand(msg("reports-break"), msg("reports-qualifiers-hang")));
        }
        // Without a number of rounds the stage is one line: what comes is decided by who wins.
        let rounds = teller.most_rounds(stage).unwrap_or(0);
        for round in 1..=rounds.max(1) {
            let time = teller.time(stage, round);
            let what = match rounds {
                0 => teller.stage_title(stage),
                // A round is never parted from its number.
                _ => {
                    let round = teller.round(round).to_lowercase().replace(' ', "\u{a0}");
                    format!("{} · {round}", teller.stage_title(stage))
                }
            };
            let of_stage = championship.groups().filter(|group| group.id.stage == stage);
            let tables = places_of(teller, &of_stage.collect::<Vec<_>>());
            let time = if time.is_empty() { NO_TIME.to_owned() } else { time };
            rows.push(vec![Value::code(time), Value::text(what), Value::text(tables)]);
        }
    }
    rows.push(by_hand(msg("reports-prize-giving"), msg("reports-in-the-hall")));
    let table = Table::plain(teller.say(msg("reports-programme")), columns, rows);
    let mut parts = vec![Part::Table(table)];
    parts.push(Part::Note(teller.say(msg("reports-programme-advice"))));
    let sections = vec![Section::new("", parts)];
    let report = teller.report(msg("reports-file-programme"), msg("reports-programme"), Scope::All, sections);
    // It hangs at the door and lies on every desk.
    Report { fills: true, ..report }
}

/// Makes the plan of rooms and tables of the stage each tournament is in: room by room where the regulations name them,
/// else with a line to write each room on.
pub fn plan(championship: &Championship, scope: Scope, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let has_rooms = !championship.regulations().rooms.is_empty();
    let mut columns = vec![
        Column::new("tournament", teller.say(msg("reports-tournament")), Kind::Text).print(Print::Strong),
        Column::new("stage", teller.say(msg("reports-stage")), Kind::Text),
        Column::new("tables", teller.say(msg("reports-tables")), Kind::Text),
        Column::new("groups", teller.say(msg("reports-groups")), Kind::Integer).print(Print::InHand),
        Column::new("pupils", teller.say(msg("reports-entered")), Kind::Integer).print(Print::InHand),
        Column::new("boards", teller.say(msg("reports-boards")), Kind::Integer).print(Print::InHand),
    ];
    if !has_rooms {
        columns.push(Column::new("room", teller.say(msg("reports-room")), Kind::Line));
    }
    let stages = scope.tournaments(championship).filter_map(|tournament| tournament.current_stage());
    let groups: Vec<&Group> = stages.flat_map(|stage| &stage.groups).collect();
    let rooms = by_room(teller, &groups);
    let block = |(room, groups): &(Option<String>, Vec<&Group>)| {
        let title = match (has_rooms, room) {
            (true, None) => teller.say(msg("reports-no-room")),
            (_, room) => room.clone().unwrap_or_default(),
        };
        let is_alike = |one: &&Group, other: &&Group| {
            (one.id.tournament, one.id.stage) == (other.id.tournament, other.id.stage)
        };
        let row = |own: &[&Group]| {
            let id = own[0].id;
            let words = [
                teller.tournament(id.tournament),
                teller.stage_of(id.tournament, id.stage),
                tables_of(teller, own),
            ];
            let mut row: Vec<Value> = words.map(Value::text).into();
            row.extend(counts(own).map(Value::number));
            row
        };
        Block {
            lead: if has_rooms { vec![Value::text(title.clone())] } else { Vec::new() },
            title,
            rows: groups.chunk_by(is_alike).map(row).map(|row| padded(row, columns.len())).collect(),
            total: total_row(teller, groups, columns.len()),
            ..Block::default()
        }
    };
    let mut blocks: Vec<Block> = rooms.iter().map(block).collect();
    if blocks.len() > 1 {
        let total = total_row(teller, &groups, columns.len());
        blocks.push(Block { title: teller.say(msg("reports-all-rooms")), total, ..Block::default() });
    }
    let lead = teller.room_column().into_iter().collect();
    let table = Table { name: teller.say(msg("reports-plan")), lead, columns, blocks, ..Table::default() };
    let advice = (!has_rooms).then(|| Part::Note(teller.say(msg("reports-plan-advice"))));
    let counted = Part::NoteInHand(teller.say(msg("reports-plan-rooms-advice")));
    let parts = std::iter::once(Part::Table(table)).chain(advice).chain([counted]).collect();
    let sections = vec![Section::new("", parts)];
    let report = teller.report(msg("reports-file-plan"), msg("reports-plan"), scope, sections);
    Report { paper: Paper::A4Landscape, fills: true, ..report }
}

/// Returns how many groups, pupils and boards there are.
fn counts(groups: &[&Group]) -> [u64; 3] {
    let pupils = groups.iter().map(|group| group.members.len() as u64);
    let boards = groups.iter().map(|group| group.members.len() as u64 / 2);
    [groups.len() as u64, pupils.sum(), boards.sum()]
}

fn total_row(teller: Teller<'_>, groups: &[&Group], n_columns: usize) -> Vec<Value> {
    let mut total = vec![Value::text(teller.say(msg("reports-total"))), Value::Empty, Value::Empty];
    total.extend(counts(groups).map(Value::number));
    padded(total, n_columns)
}

/// Fills a row up to the line to write on, if there is one.
fn padded(mut row: Vec<Value>, n_columns: usize) -> Vec<Value> {
    row.resize(n_columns, Value::Empty);
    row
}

/// Returns groups by their rooms, in the order of the regulations; those that are in none come last.
fn by_room<'g>(teller: Teller<'_>, groups: &[&'g Group]) -> Vec<(Option<String>, Vec<&'g Group>)> {
    let regulations = teller.championship.regulations();
    let place = |group: &Group| {
        let room = regulations.room_of(group)?;
        regulations.rooms.iter().position(|own| own == room)
    };
    let mut placed: Vec<(usize, &Group)> =
        groups.iter().map(|group| (place(group).unwrap_or(usize::MAX), *group)).collect();
    placed.sort_by_key(|(place, _)| *place);
    let rooms = placed.chunk_by(|one, other| one.0 == other.0);
    rooms.map(|own| (teller.room(own[0].1), own.iter().map(|(_, group)| *group).collect())).collect()
}

/// Returns where some groups play: `tables 1 to 12, Gymnasium; tables 13 to 20, Library`.
fn places_of(teller: Teller<'_>, groups: &[&Group]) -> String {
    let place = |(room, own): (Option<String>, Vec<&Group>)| {
        let tables = tables_of(teller, &own);
        match room {
            Some(room) => teller.say(msg("reports-in-room").with("tables", tables).with("room", room)),
            None => tables,
        }
    };
    by_room(teller, groups).into_iter().map(place).collect::<Vec<_>>().join("; ")
}

/// Returns the numbers of the tables of some groups: `1 to 12`, or `1–4, 9` where others lie between.
fn tables_of(teller: Teller<'_>, groups: &[&Group]) -> String {
    let mut tables: Vec<u16> = groups.iter().map(|group| group.table).collect();
    tables.sort_unstable();
    tables.dedup();
    let runs: Vec<(u16, u16)> =
        tables.chunk_by(|one, next| one + 1 == *next).map(|run| (run[0], run[run.len() - 1])).collect();
    let message = match runs[..] {
        [] => return String::new(),
        [(first, last)] if first == last => msg("reports-one-table").with("table", first),
        [(first, last)] if first + 1 == last => {
            msg("reports-two-tables").with("first", first).with("last", last)
        }
        [(first, last)] => msg("reports-tables-from-to").with("first", first).with("last", last),
        _ => {
            let run = |(first, last): &(u16, u16)| match first == last {
                true => first.to_string(),
                false => format!("{first}–{last}"),
            };
            let list: Vec<String> = runs.iter().map(run).collect();
            msg("reports-tables-list").with("list", list.join(", "))
        }
    };
    teller.say(message)
}
