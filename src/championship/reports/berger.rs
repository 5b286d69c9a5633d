//! Grids for round robins by hand: Berger's tables, and empty ones to write in.

use super::model::{Column, Kind, Part, Report, Section, Table};
use super::options::{Options, Scope};
use super::words::Teller;
use crate::facts::Championship;
use crate::pairing::berger;
use crate::tables::Value;
use speech::msg;

/// The sizes of groups that are played by hand.
const SIZES: [usize; 6] = [4, 6, 8, 10, 12, 14];

/// Makes the grids, a page for each size of group, up to that which holds the largest tournament.
pub fn berger_grids(championship: &Championship, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let n_most =
        championship.tournaments().map(|own| championship.entries_of(own.id).len()).max().unwrap_or(0);
    let n_smaller = SIZES.iter().filter(|size| **size < n_most).count();
    let n_sizes = if n_most == 0 { SIZES.len() } else { n_smaller + 1 };
    let sections = SIZES.iter().take(n_sizes).enumerate().map(|(index, size)| {
        let heading = teller.say(msg("reports-berger-for").with("most", *size).with("least", size - 1));
        let parts = vec![
            Part::Table(rounds(teller, *size)),
            Part::Note(teller.say(msg("reports-berger-advice").with("last", *size))),
            Part::Table(empty(teller, *size)),
        ];
        let section = Section::new(heading, parts);
        if index == 0 { section } else { section.on_new_page() }
    });
    let sections = sections.collect();
    let report = teller.report(msg("reports-file-berger"), msg("reports-berger"), Scope::All, sections);
    Report { fills: true, keeps_title: true, ..report }
}

/// Returns who meets whom in each round, who starts first.
fn rounds(teller: Teller<'_>, size: usize) -> Table {
    let mut columns = vec![Column::new("round", teller.say(msg("reports-round")), Kind::Integer)];
    let above = teller.say(msg("reports-board"));
    columns.extend(
        (1..=size / 2)
            .map(|board| Column::new(format!("board_{board}"), board.to_string(), Kind::Sign).above(&above)),
    );
    let rows = (0..size - 1).map(|round| {
        let mut row = vec![Value::number(round as u64 + 1)];
        let pairs = berger(size, round).into_iter();
        row.extend(pairs.map(|(first, second)| Value::text(format!("{first} – {second}"))));
        row
    });
    Table::plain(teller.say(msg("reports-berger")), columns, rows.collect())
}

/// Returns a cross table to fill in.
fn empty(teller: Teller<'_>, size: usize) -> Table {
    let mut columns = vec![
        Column::new("number", teller.say(msg("reports-number")), Kind::Integer),
        Column::new("name", teller.say(msg("reports-name")), Kind::Line),
    ];
    columns.extend((1..=size).map(|other| Column::new(format!("n{other}"), other.to_string(), Kind::Blank)));
    columns.push(Column::new("points", teller.say(msg("reports-points")), Kind::Blank));
    columns.push(Column::new("place", teller.say(msg("reports-place")), Kind::Blank));
    let rows = (1..=size).map(|number| {
        let mut row = vec![Value::number(number as u64), Value::Empty];
        row.extend((1..=size).map(|other| if other == number { Value::text("×") } else { Value::Empty }));
        row.extend([Value::Empty, Value::Empty]);
        row
    });
    Table::plain(teller.say(msg("reports-cross-tables")), columns, rows.collect())
}
