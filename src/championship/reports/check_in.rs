//! Lists for the table at the door: who has come, and who may be photographed.

use super::entries::group_in;
use super::model::{Block, Column, Kind, Part, Print, Report, Section, Table};
use super::options::{Options, Scope};
use super::words::Teller;
use crate::facts::{Championship, Entry, NameStyle, School};
use crate::tables::Value;
use speech::{Message, msg};

/// Makes the list of arrivals, of one school or of all: a box for each pupil, and lines to sign on.
pub fn check_in(championship: &Championship, scope: Scope, school: Option<u32>, options: &Options) -> Report {
    let options = &whole_names(options);
    let teller = Teller::new(championship, options);
    let columns = vec![Column::new("present", teller.say(msg("reports-present")), Kind::Tick)];
    let mut last = vec![Column::new("table", teller.say(msg("reports-table")), Kind::Integer)];
    last.extend(teller.room_column());
    last.push(Column::new("signature", teller.say(msg("reports-signature")), Kind::Line));
    let present = |n_pupils: usize| msg("reports-present-of").with("count", n_pupils);
    let parts = vec![Part::Table(by_school(teller, (scope, school), (columns, last), present, |entry| {
        // The table of the first stage is where a pupil goes in the morning.
        let group = group_in(championship, entry.code, 1);
        let mut seat = vec![group.map_or(Value::Empty, |group| Value::number(group.table))];
        seat.extend(teller.room_value(group));
        seat.push(Value::Empty);
        (vec![Value::Empty], seat)
    }))];
    of_school(teller, (scope, school), (msg("reports-file-check-in"), msg("reports-check-in")), parts)
}

/// Makes the list of consents, of one school or of all: whose parents agreed, and who may be photographed.
pub fn consents(championship: &Championship, scope: Scope, school: Option<u32>, options: &Options) -> Report {
    let options = &whole_names(options);
    let teller = Teller::new(championship, options);
    // Heads of one line: more would be taller than the rows of a school of two pupils.
    let head = |message: Message| teller.say(message).replace(' ', "\u{a0}");
    let last = vec![
        Column::new("consent", head(msg("reports-consent")), Kind::Tick),
        Column::new("photo_yes", head(msg("reports-photo-yes")), Kind::Tick),
        Column::new("photo_no", head(msg("reports-photo-no")), Kind::Tick),
        // Initials suffice, and leave room for the names.
        Column::new("signature", head(msg("reports-checked-by")), Kind::Blank),
    ];
    let pupils = |n_pupils: usize| msg("reports-pupils-detail").with("count", n_pupils);
    let parts = vec![
        Part::Prose(teller.say(msg("reports-consent-advice"))),
        Part::Table(by_school(teller, (scope, school), (Vec::new(), last), pupils, |_| {
            (Vec::new(), vec![Value::Empty; 4])
        })),
    ];
    of_school(teller, (scope, school), (msg("reports-file-consents"), msg("reports-consents")), parts)
}

/// Returns options with whole names: who signs for somebody must know for whom, and a school knows its own pupils.
pub(super) fn whole_names(options: &Options) -> Options {
    let names = if options.names == NameStyle::Code { NameStyle::Code } else { NameStyle::Full };
    Options { names, ..options.clone() }
}

/// Returns a report about one school or all.
pub(super) fn of_school(
    teller: Teller<'_>,
    (scope, school): (Scope, Option<u32>),
    (file, title): (Message, Message),
    parts: Vec<Part>,
) -> Report {
    let mut report = teller.report(file, title, scope, vec![Section::new("", parts)]);
    report.stays_in_hand = true;
    if let Some(number) = school {
        report.id = format!("{}-{}", report.id, teller.school_slug(number));
    }
    report
}

/// Returns the table of all pupils that still play, school by school, with columns before and after theirs, and with what is said of
/// how many they are.
fn by_school(
    teller: Teller<'_>,
    (scope, school): (Scope, Option<u32>),
    (first, last): (Vec<Column>, Vec<Column>),
    pupils: impl Fn(usize) -> Message,
    values: impl Fn(&Entry) -> (Vec<Value>, Vec<Value>),
) -> Table {
    let has_names = teller.options.names != NameStyle::Code;
    let mut columns = first;
    columns.push(teller.code_column());
    if has_names {
        columns.push(Column::new("name", teller.say(msg("reports-name")), Kind::Text).print(Print::Strong));
    }
    columns.push(Column::new("school_year", teller.say(msg("reports-year")), Kind::Integer));
    columns.push(Column::new("game", teller.say(msg("reports-game")), Kind::Text));
    columns.extend(last);
    let signed = teller.say(msg("reports-teacher-signs"));
    let block = |own: &School| {
        let entries = teller.championship.entries().filter(|entry| entry.is_active());
        let entries = entries.filter(|entry| scope.has_tournament(entry.code.tournament));
        let mut entries: Vec<&Entry> = entries.filter(|entry| entry.code.school == own.number).collect();
        entries.sort_by_key(|entry| entry.code);
        let rows = entries.iter().map(|entry| {
            let (before, after) = values(entry);
            let mut row = before;
            row.push(Value::code(entry.code));
            if has_names {
                row.push(teller.name(entry.code));
            }
            row.push(entry.contestant.school_year.map_or(Value::Empty, Value::number));
            row.push(Value::text(teller.game(entry.code.tournament)));
            row.extend(after);
            row
        });
        let rows: Vec<Vec<Value>> = rows.collect();
        (!rows.is_empty()).then(|| Block {
            title: teller.school_title(own.number),
            detail: format!("{} · {signed}", teller.school_line(own, pupils(rows.len()))),
            lead: teller.school_values(own),
            rows,
            ..Block::default()
        })
    };
    let schools =
        teller.championship.schools().filter(|own| school.is_none_or(|number| own.number == number));
    Table {
        name: teller.say(msg("reports-entries")),
        lead: teller.school_columns(),
        columns,
        blocks: schools.filter_map(block).collect(),
        ..Table::default()
    }
}
