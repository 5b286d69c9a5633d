//! What a school takes home: every pupil of it, with stage, place and points.

use std::collections::BTreeMap;

use super::check_in::of_school;
use super::model::{Block, Column, Kind, Part, Print, Report, Start, Table};
use super::options::Options;
use super::words::Teller;
use crate::facts::{Championship, Entry, EntryCode, NameStyle, TournamentId};
use crate::standings::{self, Placing};
use crate::tables::Value;
use speech::msg;

/// How every tournament stands, and how many have a place in it.
type Places = (BTreeMap<EntryCode, Placing>, BTreeMap<TournamentId, usize>);

/// Makes the results of one school, or of all, a page each.
pub fn school_results(championship: &Championship, school: Option<u32>, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let mut places = Places::default();
    let is_wanted = |entry: &&Entry| school.is_none_or(|number| entry.code.school == number);
    let mut tournaments: Vec<TournamentId> =
        championship.entries().filter(is_wanted).map(|entry| entry.code.tournament).collect();
    tournaments.sort_unstable();
    tournaments.dedup();
    for id in tournaments {
        let placings = standings::of_tournament(championship, id);
        places.1.insert(id, placings.len());
        places.0.extend(placings.into_iter().map(|placing| (placing.entry, placing)));
    }
    let mut columns = vec![Column::new("code", teller.say(msg("reports-code")), Kind::Code)];
    if options.names != NameStyle::Code {
        columns.push(Column::new("name", teller.say(msg("reports-name")), Kind::Text).print(Print::Strong));
    }
    columns.extend([
        Column::new("cycle", teller.say(msg("reports-cycle")), Kind::Text),
        Column::new("game", teller.say(msg("reports-game")), Kind::Text),
        Column::new("stage", teller.say(msg("reports-stage")), Kind::Text),
        Column::new("place", teller.say(msg("reports-place")), Kind::Integer).print(Print::Strong),
        Column::new("placed", teller.say(msg("reports-among")), Kind::Integer),
        Column::new("points", teller.say(msg("reports-points")), Kind::Decimal),
    ]);
    let schools = championship.schools().filter(|own| school.is_none_or(|number| own.number == number));
    let blocks = schools.filter_map(|own| {
        let entries = championship.entries().filter(|entry| entry.code.school == own.number);
        let mut entries: Vec<&Entry> = entries.collect();
        entries.sort_by_key(|entry| entry.code);
        (!entries.is_empty()).then(|| Block {
            title: teller.school_name(own.number),
            detail: teller.school_detail(own, entries.len()),
            lead: teller.school_values(own),
            rows: entries.iter().map(|entry| row(teller, entry, &places)).collect(),
            ..Block::default()
        })
    });
    let table = Table {
        name: teller.say(msg("reports-results")),
        lead: teller.school_columns(),
        columns,
        blocks: blocks.collect(),
        start: Start::NewPage,
        ..Table::default()
    };
    let open = championship.tournaments().filter(|tournament| {
        places.1.contains_key(&tournament.id) && !standings::is_over(championship, tournament.id)
    });
    let open: Vec<String> = open.map(|tournament| teller.tournament(tournament.id)).collect();
    let mut parts = Vec::new();
    if !open.is_empty() {
        parts.push(Part::Note(teller.say(msg("reports-not-over").with("names", open.join("; ")))));
    }
    parts.push(Part::Table(table));
    of_school(teller, school, (msg("reports-file-school-results"), msg("reports-school-results")), parts)
}

fn row(teller: Teller<'_>, entry: &Entry, (placings, counts): &Places) -> Vec<Value> {
    let id = entry.code.tournament;
    let mut row = vec![Value::code(entry.code)];
    if teller.options.names != NameStyle::Code {
        row.push(teller.name(entry.code));
    }
    row.extend([Value::text(teller.cycle(id.cycle)), Value::text(teller.game(id))]);
    match placings.get(&entry.code) {
        Some(placing) => row.extend([
            Value::text(teller.stage(placing.stage)),
            Value::number(placing.place as u64),
            Value::number(counts.get(&id).copied().unwrap_or(0) as u64),
            Value::Decimal(i64::from(placing.line.points.tenths()) * 10),
        ]),
        None => row.extend([
            Value::text(teller.say(msg("reports-never-played"))),
            Value::Empty,
            Value::Empty,
            Value::Empty,
        ]),
    }
    row
}
