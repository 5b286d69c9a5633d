//! Wall charts and cross tables: a group on one sheet, to be filled in or to be read.

use super::groups::stage_in;
use super::model::{Block, Column, DECIDED_BY, Kind, Paper, Part, Print, Report, Section, Table};
use super::options::{Options, Scope};
use super::parted::parted_in_group;
use super::scores::{parting_notes, tie_break_note};
use super::words::Teller;
use crate::facts::{Championship, EntryCode, Format, Group, Points};
use crate::standings::{self, Cell, CrossTable, Side, Standings};
use crate::tables::Value;
use speech::{Language, Message, msg};

/// The largest group whose everybody-against-everybody table fits a sheet.
const MOST_CROSSED: usize = 24;

/// The size of the type of a chart in the hand, in points, before it fills its sheet.
const IN_HAND: f64 = 9.5;

/// Makes the wall charts of a scope, a sheet a group: what is known, and room to write the rest by hand.
pub fn wall_charts(championship: &Championship, scope: Scope, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let legend = |group: &Group| match championship.format_of(group.id).is_some_and(Format::is_free_play) {
        true => msg("reports-wall-chart-legend-free"),
        false => msg("reports-wall-chart-legend"),
    };
    sheets(teller, scope, msg("reports-file-wall-charts"), msg("reports-wall-charts"), legend, |group| {
        let is_free_play = championship.format_of(group.id).is_some_and(Format::is_free_play);
        let mut table = CrossTable::of_group(championship, group.id);
        let n_rounds = match &mut table {
            // In free play everybody has a row of their own games, one beside the other.
            Some(table) if is_free_play => {
                let rows = table.rows.iter_mut();
                rows.for_each(|row| row.cells.retain(|cell| cell.opponent().is_some()));
                table.rows.iter().map(|row| row.cells.len()).max().unwrap_or(0)
            }
            _ => championship.planned_rounds(group.id).map_or(0, usize::from).max(group.rounds.len()),
        };
        let mut columns = chart_head(teller);
        columns.extend((1..=n_rounds).map(|round| {
            let title = match is_free_play {
                true => round.to_string(),
                false => teller.round(u16::try_from(round).unwrap_or(u16::MAX)),
            };
            let kind = if round <= group.rounds.len() { Kind::Sign } else { Kind::Blank };
            Column::new(format!("round_{round}"), title, kind)
        }));
        columns.extend(chart_tail(teller, group));
        let cell = |row: usize, round: usize| {
            let cell = table.as_ref()?.rows.get(row)?.cells.get(round).copied()?;
            let score = match_score(table.as_ref()?, row, round, cell);
            Some(Value::text(format!(
                "{}{score}",
                round_words(group, cell, table.as_ref()?, teller.language())
            )))
        };
        let rows = chart_rows(teller, group, |row| {
            (0..n_rounds).map(|round| cell(row, round).unwrap_or_default()).collect()
        });
        Some((columns, rows))
    })
}

/// Makes the tables of everybody against everybody of a scope; larger groups are left to the wall charts.
pub fn cross_tables(championship: &Championship, scope: Scope, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let legend = |group: &Group| match championship.format_of(group.id).is_some_and(Format::is_free_play) {
        true => msg("reports-cross-table-legend-free"),
        false if championship.regulations().points.draw == Points::HALF => msg("reports-cross-table-legend"),
        false => msg("reports-cross-table-legend-points"),
    };
    sheets(teller, scope, msg("reports-file-cross-tables"), msg("reports-cross-tables"), legend, |group| {
        if group.members.len() > MOST_CROSSED {
            return None;
        }
        let table = CrossTable::of_group(championship, group.id)?;
        let mut columns = chart_head(teller);
        columns.extend(group.members.iter().map(|member| {
            let number = member.start_number.to_string();
            Column::new(format!("against_{number}"), number, Kind::Sign)
        }));
        // In free play nobody sits out a round.
        let is_free_play = championship.format_of(group.id).is_some_and(Format::is_free_play);
        let byes = Column::new("bye", teller.say(msg("reports-byes")), Kind::Sign);
        columns.extend(Some(byes).filter(|_| !is_free_play));
        columns.extend(chart_tail(teller, group));
        let rows = chart_rows(teller, group, |row| {
            let against = |other: usize| {
                if row == other {
                    return Value::text("×");
                }
                let cells = table.rows[row].cells.iter().enumerate();
                let met = cells.filter(|(_, cell)| cell.opponent() == Some(other));
                let points: Vec<String> = met
                    .filter(|(_, cell)| !matches!(cell, Cell::Open { .. }))
                    .map(|(round, cell)| {
                        let score = match_score(&table, row, round, *cell);
                        format!("{}{score}", points_sign(*cell, &table, teller.language()))
                    })
                    .collect();
                Value::text(points.join(" "))
            };
            let off = table.rows[row].cells.iter().filter_map(|cell| match cell {
                Cell::Bye { .. } => Some(points_sign(*cell, &table, teller.language())),
                Cell::Missed { .. } => Some("–".to_owned()),
                _ => None,
            });
            let off = Value::text(off.collect::<Vec<_>>().join(" "));
            (0..group.members.len()).map(against).chain(Some(off).filter(|_| !is_free_play)).collect()
        });
        Some((columns, rows))
    })
}

/// Makes a sheet of each group of a scope.
fn sheets(
    teller: Teller<'_>,
    scope: Scope,
    id: Message,
    title: Message,
    legend: impl Fn(&Group) -> Message,
    chart: impl Fn(&Group) -> Option<(Vec<Column>, Vec<Vec<Value>>)>,
) -> Report {
    let mut sections: Vec<Section> = Vec::new();
    let mut last = None;
    let stages = scope.tournaments(teller.championship).filter_map(|tournament| stage_in(scope, tournament));
    for group in stages.flat_map(|stage| &stage.groups).filter(|group| scope.has_group(group.id)) {
        let heading = format!("{} · {}", teller.tournament(group.id.tournament), teller.group_title(group));
        let parts = match chart(group) {
            Some((columns, rows)) => {
                let notes = notes(teller, group, teller.say(legend(group)));
                let block = Block { lead: teller.group_values(group), rows, ..Block::default() };
                let table = Table {
                    name: teller.championship.group_label(group.id),
                    lead: teller.group_columns(),
                    columns,
                    blocks: vec![block],
                    // A chart has a grid, in the hand as on the wall.
                    across: 1,
                    ..Table::default()
                };
                std::iter::once(Part::Table(table)).chain(notes).collect()
            }
            None => vec![Part::Prose(teller.say(msg("reports-too-large-to-cross")))],
        };
        let section = Section::new(heading, parts);
        // On a wall the groups of a tournament share a sheet where they fit.
        sections.push(match last.replace(group.id.tournament) {
            None => section,
            Some(last) if last == group.id.tournament => section.on_own_sheet(),
            Some(_) => section.on_new_page(),
        });
    }
    if sections.is_empty() {
        let words = teller.say(msg("reports-no-groups"));
        sections.push(Section::new("", vec![Part::Prose(words)]));
    }
    let report = teller.report(id, title, scope, sections);
    // In the hand, too, a sheet is one group, whose name is its title.
    Report { paper: Paper::A4Landscape, points: Some(IN_HAND), fills: true, ..report }
}

fn chart_head(teller: Teller<'_>) -> Vec<Column> {
    let number = Column::new("number", teller.say(msg("reports-number")), Kind::Integer).print(Print::Strong);
    // Two lines to a row leave room to write by hand.
    let person = teller.person_columns().into_iter().map(|column| match column.print {
        Print::After => column.print(Print::Below),
        _ => column,
    });
    std::iter::once(number).chain(person).collect()
}

fn chart_tail(teller: Teller<'_>, group: &Group) -> [Column; 3] {
    let parting = match parted(teller, group) {
        None => Print::Hidden,
        // Beside two lines of name and school there is room below the place; else rows would be of two heights.
        Some(_) if teller.championship.has_schools() => Print::Below,
        Some(_) => Print::Fine,
    };
    [
        Column::new("points", teller.say(msg("reports-points")), Kind::Decimal).print(Print::Strong),
        Column::new("place", teller.say(msg("reports-place")), Kind::Integer),
        Column::new(DECIDED_BY, teller.say(msg("reports-parted-by")), Kind::Text).print(parting),
    ]
}

/// Returns the standings of a group in which more than points told somebody apart.
fn parted(teller: Teller<'_>, group: &Group) -> Option<Standings> {
    settled(teller, group).filter(|table| {
        table.lines.iter().any(|line| !parted_in_group(teller, group.id.stage, table, line).is_empty())
    })
}

/// Returns the standings of a group once they are settled: a place before the end would be taken for the last word.
fn settled(teller: Teller<'_>, group: &Group) -> Option<Standings> {
    let is_settled = teller.championship.missing_games(group.id) == 0;
    is_settled.then(|| standings::of_group(teller.championship, group.id)).flatten()
}

/// Returns the legend of a chart, and explains the tie-breaks where one of them parted somebody in its group.
fn notes(teller: Teller<'_>, group: &Group, legend: String) -> Vec<Part> {
    let stage = group.id.stage;
    let note = parted(teller, group).and_then(|table| {
        let note = tie_break_note(teller, &table.metrics, stage, std::iter::once(&table))?;
        Some((table, note))
    });
    match note {
        Some((table, note)) => parting_notes(teller, legend, &table.metrics, note),
        None => vec![Part::Note(legend)],
    }
}

/// Returns the rows of a chart: number and pupil, the middle, points and place as far as there are rounds.
fn chart_rows(teller: Teller<'_>, group: &Group, middle: impl Fn(usize) -> Vec<Value>) -> Vec<Vec<Value>> {
    // Zeros before the first result would be in the way of who writes by hand.
    let mut boards = group.rounds.iter().flat_map(|round| &round.boards);
    let is_begun = boards.any(|board| board.winner_or_draw().is_some());
    let table = standings::of_group(teller.championship, group.id).filter(|_| is_begun);
    let settled = settled(teller, group).filter(|_| is_begun);
    let line_of = |entry: EntryCode| {
        table.as_ref().and_then(|table| table.lines.iter().find(|line| line.entry == entry))
    };
    let rows = group.members.iter().enumerate().map(|(row, member)| {
        let mut cells = vec![Value::number(member.start_number)];
        cells.extend(teller.person(member.entry));
        cells.extend(middle(row));
        let line = line_of(member.entry);
        cells.push(line.map_or(Value::Empty, |line| Value::Decimal(i64::from(line.points.tenths()) * 10)));
        let place = line.filter(|_| settled.is_some());
        cells.push(place.map_or(Value::Empty, |line| Value::number(line.rank as u64)));
        let parted = settled.as_ref().zip(place);
        let parted = parted.map(|(table, line)| parted_in_group(teller, group.id.stage, table, line));
        cells.push(Value::text(parted.unwrap_or_default().join(" · ")));
        cells
    });
    rows.collect()
}

/// Writes what a round brought: `▸7 · 1`.
fn round_words(group: &Group, cell: Cell, table: &CrossTable, language: Language) -> String {
    let number = |opponent: usize| group.members.get(opponent).map_or(0, |member| member.start_number);
    let starts = |side: Side| if side == Side::First { "▸" } else { "" };
    match cell {
        Cell::Game { opponent, side, .. } | Cell::Forfeit { opponent, side, .. } => {
            format!("{}{} · {}", starts(side), number(opponent), points_sign(cell, table, language))
        }
        Cell::Open { opponent, side } => format!("{}{} · ", starts(side), number(opponent)),
        Cell::Bye { .. } => format!("F · {}", points_sign(cell, table, language)),
        Cell::Missed { .. } => "–".to_owned(),
    }
}

/// Writes the score of a match of several games, one's own first: ` (2–1)`; nothing for a single game.
fn match_score(table: &CrossTable, row: usize, round: usize, cell: Cell) -> String {
    let games = |row: usize| table.rows.get(row)?.game_points.get(round).copied();
    let score = match cell {
        Cell::Game { opponent, .. } => games(row).zip(games(opponent)),
        _ => None,
    };
    let written = |points: Points| match (points.tenths() / 10, points.tenths() % 10) {
        (0, 5) => "½".to_owned(),
        (whole, 5) => format!("{whole}½"),
        (whole, _) => whole.to_string(),
    };
    // One game to nothing is what the points say.
    let score = score.filter(|(own, theirs)| own.tenths() + theirs.tenths() > 10);
    score.map(|(own, theirs)| format!(" ({}–{})", written(own), written(theirs))).unwrap_or_default()
}

/// Writes the points of a round as a sign: `1`, `½`, `0`, with `+` and `-` for games not played.
fn points_sign(cell: Cell, table: &CrossTable, language: Language) -> String {
    let points = cell.points(&table.points);
    match (cell, points.tenths()) {
        (Cell::Forfeit { .. }, tenths) if tenths > 0 => "+".to_owned(),
        (Cell::Forfeit { .. }, _) => "-".to_owned(),
        (_, tenths) if tenths % 10 == 5 => match tenths / 10 {
            0 => "½".to_owned(),
            whole => format!("{whole}½"),
        },
        _ => {
            let points = Value::Decimal(i64::from(points.tenths()) * 10);
            points.shown(language, points.decimals())
        }
    }
}
