//! The programme of the day, and the plan of rooms and tables, from the regulations and the draw.

use super::model::{Column, Kind, Part, Print, Report, Section, Table};
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
    let mut rows = vec![by_hand(msg("reports-arrival"), msg("reports-at-the-desk"))];
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
                _ => format!("{} · {}", teller.stage_title(stage), teller.round(round).to_lowercase()),
            };
            let tables = tables_of(teller, |group| group.id.stage == stage);
            let time = if time.is_empty() { NO_TIME.to_owned() } else { time };
            rows.push(vec![Value::code(time), Value::text(what), Value::text(tables)]);
        }
    }
    rows.push(by_hand(msg("reports-prize-giving"), msg("reports-in-the-hall")));
    let table = Table::plain(teller.say(msg("reports-programme")), columns, rows);
    let mut parts = vec![Part::Table(table)];
    parts.push(Part::Note(teller.say(msg("reports-programme-advice"))));
    let sections = vec![Section::new("", parts)];
    teller.report(msg("reports-file-programme"), msg("reports-programme"), Scope::All, sections)
}

/// Makes the plan of rooms and tables of the stage each tournament is in.
pub fn plan(championship: &Championship, scope: Scope, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let columns = vec![
        Column::new("tournament", teller.say(msg("reports-tournament")), Kind::Text).print(Print::Strong),
        Column::new("stage", teller.say(msg("reports-stage")), Kind::Text),
        Column::new("tables", teller.say(msg("reports-tables")), Kind::Text),
        Column::new("groups", teller.say(msg("reports-groups")), Kind::Integer),
        Column::new("pupils", teller.say(msg("reports-entered")), Kind::Integer),
        Column::new("boards", teller.say(msg("reports-boards")), Kind::Integer),
        Column::new("room", teller.say(msg("reports-room")), Kind::Line),
    ];
    let mut sums = [0u64; 3];
    let drawn = scope.tournaments(championship).filter_map(|tournament| {
        let stage = tournament.current_stage()?;
        let n_members = |group: &Group| group.members.len() as u64;
        let pupils: u64 = stage.groups.iter().map(n_members).sum();
        let boards: u64 = stage.groups.iter().map(|group| n_members(group) / 2).sum();
        let own = [stage.groups.len() as u64, pupils, boards];
        sums.iter_mut().zip(own).for_each(|(sum, own)| *sum += own);
        let tables =
            tables_of(teller, |group| group.id.tournament == tournament.id && group.id.stage == stage.number);
        let mut row = vec![
            Value::text(teller.tournament(tournament.id)),
            Value::text(teller.stage_of(tournament.id, stage.number)),
            Value::text(tables),
        ];
        row.extend(own.map(Value::number));
        row.push(Value::Empty);
        Some(row)
    });
    let rows: Vec<Vec<Value>> = drawn.collect();
    let mut table = Table::plain(teller.say(msg("reports-plan")), columns, rows);
    if let Some(block) = table.blocks.first_mut() {
        let mut total = vec![Value::text(teller.say(msg("reports-total"))), Value::Empty, Value::Empty];
        total.extend(sums.map(Value::number));
        total.push(Value::Empty);
        block.total = total;
    }
    let parts = vec![Part::Table(table), Part::Note(teller.say(msg("reports-plan-advice")))];
    teller.report(msg("reports-file-plan"), msg("reports-plan"), scope, vec![Section::new("", parts)])
}

/// Returns the numbers of the tables of some groups: `1 – 12`.
fn tables_of(teller: Teller<'_>, is_of: impl Fn(&Group) -> bool) -> String {
    let tables: Vec<u16> =
        teller.championship.groups().filter(|group| is_of(group)).map(|group| group.table).collect();
    match (tables.iter().min(), tables.iter().max()) {
        (Some(first), Some(last)) if first == last => {
            teller.say(msg("reports-one-table").with("table", *first))
        }
        (Some(first), Some(last)) => {
            teller.say(msg("reports-tables-from-to").with("first", *first).with("last", *last))
        }
        _ => String::new(),
    }
}
