//! Schools: their ranking by points, the medal table, and where they come from.

use std::collections::BTreeMap;

use super::model::{Block, Column, Kind, Part, Print, Report, SCHOOL_NUMBER, Section, Table};
use super::options::{Options, Scope};
use super::words::{Teller, clean};
use crate::facts::{Championship, SchoolCount};
use crate::standings::{self, SchoolLine, SchoolOrder};
use crate::tables::Value;
use speech::{Message, msg, sort_key};

/// Makes the ranking of schools, over everything or one cycle: medals first, then points.
pub fn schools(championship: &Championship, cycle: Option<u8>, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let medals = medal_table(teller, cycle);
    let mut sections = Vec::new();
    let mut order = vec![by_points_note(teller)];
    // Of one school both tables would say the same.
    if medals.n_rows() > 0 && championship.has_schools() {
        sections.push(Section::new(teller.say(msg("reports-medal-table")), vec![Part::Table(medals)]));
        order.insert(0, by_medals_note(teller));
    }
    let mut ranking = vec![Part::Table(school_table(teller, cycle))];
    if championship.has_schools() {
        ranking.push(Part::Note(order.join(" ")));
    }
    sections.push(Section::new(teller.say(msg("reports-by-points")), ranking));
    let scope = cycle.map_or(Scope::All, Scope::Cycle);
    let report = teller.report(msg("reports-file-schools"), msg("reports-schools"), scope, sections);
    Report { keeps_title: true, has_feet: true, ..report }
}

/// Says what decides between schools in the medal table.
pub(super) fn by_medals_note(teller: Teller<'_>) -> String {
    teller.say(msg("reports-order-by-medals"))
}

/// Says whose points a school has, by the regulations, and what decides between schools with as many.
pub(super) fn by_points_note(teller: Teller<'_>) -> String {
    let counted = match teller.championship.regulations().schools {
        SchoolCount::All => msg("reports-school-points-all"),
        SchoolCount::Best(count) => msg("reports-school-points-best").with("count", count),
        SchoolCount::BestPerGame(count) => msg("reports-school-points-best-per-game").with("count", count),
    };
    format!("{} {}", teller.say(counted), teller.say(msg("reports-order-by-points")))
}

/// Returns the medal table.
pub(super) fn medal_table(teller: Teller<'_>, cycle: Option<u8>) -> Table {
    let lines = standings::schools(teller.championship, cycle, SchoolOrder::Medals);
    table(teller, teller.say(msg("reports-medals")), &lines, SchoolOrder::Medals)
}

/// Returns all schools by points.
pub(super) fn school_table(teller: Teller<'_>, cycle: Option<u8>) -> Table {
    let lines = standings::schools(teller.championship, cycle, SchoolOrder::Points);
    table(teller, teller.say(msg("reports-schools")), &lines, SchoolOrder::Points)
}

/// Returns the column of finalists, where there is a final.
fn finalists_column(teller: Teller<'_>) -> Column {
    let has_final = teller.championship.regulations().stages.len() > 1;
    let column = Column::new("finalists", teller.say(msg("reports-finalists")), Kind::Integer);
    column.print(if has_final { Print::Column } else { Print::Hidden })
}

fn table(teller: Teller<'_>, name: String, lines: &[SchoolLine], order: SchoolOrder) -> Table {
    let medals = teller.say(msg("reports-places"));
    // In bold is what decides first.
    let (of_medals, of_points) = match order {
        SchoolOrder::Medals => (Print::Strong, Print::Column),
        SchoolOrder::Points => (Print::Column, Print::Strong),
    };
    let medal = |key: &str, title: Message| {
        let column = Column::new(key, teller.say(title), Kind::Integer).above(&medals);
        column.print(of_medals.clone())
    };
    let columns = vec![
        Column::new("rank", teller.say(msg("reports-place")), Kind::Integer),
        Column::new(SCHOOL_NUMBER, teller.say(msg("reports-number")), Kind::Integer),
        Column::new("school", teller.say(msg("reports-school")), Kind::Text),
        Column::new("place", teller.say(msg("reports-town")), Kind::Text),
        medal("first", msg("reports-first")),
        medal("second", msg("reports-second")),
        medal("third", msg("reports-third")),
        finalists_column(teller),
        Column::new("entries", teller.say(msg("reports-entered")), Kind::Integer),
        Column::new("points", teller.say(msg("reports-points")), Kind::Decimal).print(of_points),
    ];
    let rows = lines.iter().map(|line| {
        let school = teller.championship.school(line.school);
        let place = school.and_then(|school| school.place.as_deref()).map(clean).unwrap_or_default();
        let mut row = vec![
            Value::number(line.rank as u64),
            Value::number(line.school),
            Value::text(teller.school_name(line.school)),
            Value::text(place),
        ];
        row.extend(line.medals.iter().map(|count| Value::number(*count)));
        row.extend([
            Value::number(line.n_finalists),
            Value::number(line.n_entries),
            Value::Decimal(i64::from(line.points.tenths()) * 10),
        ]);
        row
    });
    Table::plain(name, columns, rows.collect()).without_empty_columns()
}

/// Returns how many schools and pupils came from each place, and the medals that went there.
pub(super) fn place_table(teller: Teller<'_>) -> Table {
    let unknown = teller.say(msg("reports-no-town"));
    let mut places: BTreeMap<(String, String), [u64; 6]> = BTreeMap::new();
    for line in standings::schools(teller.championship, None, SchoolOrder::Points) {
        let school = teller.championship.school(line.school);
        let place = school.and_then(|school| school.place.as_deref()).map(clean);
        let place = place.filter(|place| !place.is_empty()).unwrap_or_else(|| unknown.clone());
        let sums = places.entry((sort_key(&place), place)).or_default();
        let [first, second, third] = line.medals.map(u64::from);
        let own = [1, u64::from(line.n_entries), u64::from(line.n_finalists), first, second, third];
        sums.iter_mut().zip(own).for_each(|(sum, own)| *sum += own);
    }
    let medals = teller.say(msg("reports-places"));
    let columns = vec![
        Column::new("place", teller.say(msg("reports-town")), Kind::Text),
        Column::new("schools", teller.say(msg("reports-schools")), Kind::Integer),
        Column::new("entries", teller.say(msg("reports-entered")), Kind::Integer),
        finalists_column(teller),
        Column::new("first", teller.say(msg("reports-first")), Kind::Integer).above(&medals),
        Column::new("second", teller.say(msg("reports-second")), Kind::Integer).above(&medals),
        Column::new("third", teller.say(msg("reports-third")), Kind::Integer).above(&medals),
    ];
    let mut total = [0; 6];
    let mut rows = Vec::new();
    for ((_, place), sums) in places {
        total.iter_mut().zip(sums).for_each(|(sum, own)| *sum += own);
        rows.push(std::iter::once(Value::text(place)).chain(sums.map(Value::number)).collect());
    }
    let total = std::iter::once(Value::text(teller.say(msg("reports-total"))))
        .chain(total.map(Value::number))
        .collect();
    let block = Block { rows, total, ..Block::default() };
    let name = teller.say(msg("reports-towns"));
    Table { name, columns, blocks: vec![block], ..Table::default() }
}
