//! Pairing lists of a round: by table, for the door, and by name, for who looks for oneself.

use super::board_rows::round_rows;
use super::groups::stage_in;
use super::model::{Block, Column, Kind, Paper, Part, Print, Report, Section, Table};
use super::options::{Options, Scope};
use super::teams::rows_by_match;
use super::words::{Teller, clean};
use crate::facts::{Board, Championship, EntryCode, Format, Group, NameStyle, Round};
use crate::tables::Value;
use paper::typeset::fonts::printable_name;
use speech::{msg, sort_key};

/// The rounds of a scope: the one with a number in each group, or the last published.
#[derive(Clone, Copy, Debug)]
pub struct Rounds {
    /// Whose rounds.
    pub scope: Scope,
    /// The number, if not the last.
    pub number: Option<u16>,
}

impl Rounds {
    fn find(self, championship: &Championship) -> Vec<(&Group, &Round)> {
        let Rounds { scope, number } = self;
        let stages =
            scope.tournaments(championship).filter_map(move |tournament| stage_in(scope, tournament));
        let groups = stages.flat_map(|stage| &stage.groups).filter(|group| scope.has_group(group.id));
        let found = groups.flat_map(|group| {
            let own: Vec<&Round> = match number {
                Some(number) => group.round(number).into_iter().collect(),
                None => championship.current_rounds(group),
            };
            own.into_iter().map(move |own| (group, own))
        });
        found.collect()
    }
}

/// Makes the pairing list by table, of a round or of the last one published in each group.
pub fn pairings_by_table(championship: &Championship, rounds: Rounds, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let found = rounds.find(championship);
    let mut sections: Vec<Section> = Vec::new();
    for of_tournament in found.chunk_by(|one, other| one.0.id.tournament == other.0.id.tournament) {
        let id = of_tournament[0].0.id.tournament;
        let mut lead = teller.group_columns();
        lead.push(Column::new("round", teller.say(msg("reports-round")), Kind::Integer));
        let table = Table {
            name: format!("{id} {}", teller.game(id)),
            lead,
            columns: board_columns(teller),
            blocks: of_tournament
                .iter()
                .flat_map(|(group, round)| round_blocks(teller, group, round))
                .collect(),
            ..Table::default()
        };
        let section = Section::new(teller.tournament(id), vec![Part::Table(table)]);
        sections.push(if sections.is_empty() { section } else { section.on_new_page() });
    }
    if sections.is_empty() {
        sections.push(nothing(teller));
    }
    let mut report =
        teller.report(msg("reports-file-tables"), msg("reports-by-table"), rounds.scope, sections);
    report.fills = true;
    name_after_round(teller, &mut report, rounds.number);
    report
}

fn nothing(teller: Teller<'_>) -> Section {
    let words = teller.say(msg("reports-no-games"));
    Section::new("", vec![Part::Prose(words)])
}

/// Puts the round that was asked for into the names of a report.
fn name_after_round(teller: Teller<'_>, report: &mut Report, round: Option<u16>) {
    let Some(number) = round else { return };
    report.id = format!("{}-{}-{number}", report.id, teller.say(msg("reports-file-round")));
    report.title = in_round(teller, &report.title, number);
}

fn in_round(teller: Teller<'_>, title: &str, round: u16) -> String {
    teller.say(msg("reports-in-round").with("title", title).with("round", round))
}

/// Returns the columns of a board: number, who starts, who answers, result.
fn board_columns(teller: Teller<'_>) -> Vec<Column> {
    let mut columns = vec![Column::new("board", teller.say(msg("reports-board-short")), Kind::Integer)];
    columns.extend(teller.side_columns("first", &msg("reports-starts")));
    columns.extend(teller.side_columns("second", &msg("reports-answers")));
    columns.push(Column::new("result", teller.say(msg("reports-result")), Kind::Result));
    columns
}

/// Returns the boards of a round: in one block, or, where teams play, a block a match.
fn round_blocks(teller: Teller<'_>, group: &Group, round: &Round) -> Vec<Block> {
    let time = teller.time(group.id.stage, round.number);
    let mut title = teller.round_title(group, round.number);
    if !time.is_empty() {
        title = format!("{title} · {time}");
    }
    let mut lead = teller.group_values(group);
    lead.push(Value::number(round.number));
    match rows_by_match(teller, group, round, Board::results_as_seated) {
        None => {
            vec![Block {
                title,
                lead,
                rows: round_rows(teller, round, Board::results_as_seated),
                ..Block::default()
            }]
        }
        Some(matches) => matches
            .into_iter()
            .map(|(teams, rows)| Block {
                within: title.clone(),
                title: teams,
                lead: lead.clone(),
                rows,
                ..Block::default()
            })
            .collect(),
    }
}

/// Makes the pairing list in the order of names, of a round or of the last one published in each group.
pub fn pairings_by_name(championship: &Championship, rounds: Rounds, options: &Options) -> Report {
    let teller = Teller::new(championship, options);
    let mut rows: Vec<(bool, String, EntryCode, Vec<Value>)> = Vec::new();
    let found = rounds.find(championship);
    let is_free_play = |group: &Group| championship.format_of(group.id).is_some_and(Format::is_free_play);
    for (group, round) in &found {
        // In free play who has a game elsewhere by now is sent there.
        let is_elsewhere = |code: EntryCode| {
            let latest = championship.latest_round_of(group, code);
            rounds.number.is_none() && latest.is_some_and(|latest| latest.number != round.number)
        };
        for pairing in round.pairings() {
            for code in pairing.entries().filter(|code| !is_elsewhere(*code)) {
                let name = teller.name(code).shown(teller.language(), 0);
                // Whose name the fonts lack is found by the code, below all names.
                let is_nameless = options.names != NameStyle::Code && printable_name(&name).is_none();
                let key = if is_nameless { code.to_string() } else { sort_key(&name) };
                rows.push((is_nameless, key, code, seat_row(teller, group, round, code)));
            }
        }
    }
    rows.sort_by(|one, other| (one.0, &one.1, one.2).cmp(&(other.0, &other.1, other.2)));
    // A round that all have in common is said once, in the title, with its time.
    let has_rounds = found.iter().any(|(group, _)| !is_free_play(group));
    let only = the_only(found.iter().map(|(_, round)| round.number)).filter(|_| has_rounds);
    let hour =
        only.and_then(|round| the_only(found.iter().map(|(group, _)| teller.time(group.id.stage, round))));
    let of_rounds = if only.is_some() || !has_rounds { Print::Hidden } else { Print::Column };
    let times = if teller.times().is_empty() || hour.is_some() { Print::Hidden } else { Print::Column };
    // Who looks for a name needs it, the table and who starts in large type; what is read from near stands below in fine print. A
    // code that stands beside a name and a school says nothing more, unless somebody else is called alike.
    let is_whole = options.names == NameStyle::Full;
    let person = teller.person_columns().into_iter().map(|column| match column.key.as_str() {
        "school" => column.print(teller.with_schools(Print::FineBelow)),
        "name" => column.print(Print::Strong),
        "code" if options.names == NameStyle::Code => column.print(Print::Strong),
        "code" if !is_whole && teller.championship.has_schools() => column.print(Print::Namesakes),
        _ => column.print(teller.with_codes(Print::FineBelow)),
    });
    let mut columns: Vec<Column> = person.collect();
    if options.names != NameStyle::Code {
        // Who looks for a name reads names first.
        columns.rotate_left(1);
    }
    columns.extend([
        Column::new("game", teller.say(msg("reports-game")), Kind::Text).print(Print::FineBelow),
        Column::new("group", teller.say(msg("reports-group")), Kind::Code)
            .print(teller.with_codes(Print::Hidden)),
        Column::new("round", teller.say(msg("reports-round-short")), Kind::Integer).print(of_rounds),
        Column::new("start", teller.say(msg("reports-time")), Kind::Time).print(times),
    ]);
    // Where to go stands before the table.
    columns.extend(teller.room_column().into_iter().map(|column| match column.print {
        Print::Column if !is_whole => column.print(Print::Fine),
        _ => column,
    }));
    columns.extend([
        Column::new("table", teller.say(msg("reports-table")), Kind::Integer).print(Print::Strong),
        Column::new("board", teller.say(msg("reports-board-short")), Kind::Integer).print(Print::Strong),
        Column::new("side", teller.say(msg("reports-turn")), Kind::Text),
        Column::new("opponent", teller.say(msg("reports-opponent")), Kind::Code).print(Print::Hidden),
    ]);
    let rows = rows.into_iter().map(|(.., row)| row).collect();
    // Whole names would break in half a page, and a broken row pushes the last ones off it.
    let (across, paper) = match options.names {
        NameStyle::Full => (1, Paper::A4),
        _ => (2, Paper::A4Landscape),
    };
    let table = Table::plain(teller.say(msg("reports-by-name-sheet")), columns, rows);
    let table = Table { across, ..table.without_empty_columns() };
    let section = match table.n_rows() {
        0 => nothing(teller),
        _ => Section::new("", vec![Part::Table(table)]),
    };
    let mut report =
        teller.report(msg("reports-file-names"), msg("reports-by-name"), rounds.scope, vec![section]);
    report.paper = paper;
    let title = report.title.clone();
    name_after_round(teller, &mut report, rounds.number);
    if let Some(round) = rounds.number.or(only) {
        // A third round of the final is not one of the groups.
        let stage = the_only(found.iter().map(|(group, _)| group.id.stage));
        let stage = stage.filter(|_| teller.championship.regulations().stages.len() > 1);
        report.title = match stage.and_then(|number| teller.championship.regulations().stage(number)) {
            Some(stage) => {
                let name = clean(stage.name.in_language(teller.language()));
                let title = msg("reports-in-stage-round")
                    .with("title", title)
                    .with("stage", name)
                    .with("round", round);
                teller.say(title)
            }
            None => in_round(teller, &title, round),
        };
    }
    if let Some(hour) = hour.filter(|hour| !hour.is_empty()) {
        report.title = format!("{} · {hour}", report.title);
    }
    report
}

/// Returns what all have in common; nothing where they differ, or there are none.
fn the_only<T: PartialEq>(mut all: impl Iterator<Item = T>) -> Option<T> {
    let first = all.next()?;
    all.all(|other| other == first).then_some(first)
}

fn seat_row(teller: Teller<'_>, group: &Group, round: &Round, code: EntryCode) -> Vec<Value> {
    let mut row = teller.person(code);
    if teller.options.names != NameStyle::Code {
        row.rotate_left(1);
    }
    let board = round.board_of(code);
    let word = match board {
        Some(board) if board.first == code => teller.say(msg("reports-who-starts")),
        Some(_) => teller.say(msg("reports-who-answers")),
        None if round.byes.contains(&code) => teller.say(msg("reports-bye")),
        None => teller.say(msg("reports-absent")),
    };
    let opponent = board.and_then(|board| board.opponent_of(code));
    row.extend([
        Value::text(teller.games_of_round(group.id, round.number)),
        Value::code(teller.championship.group_label(group.id)),
        Value::number(round.number),
        teller.times().start(group.id.stage, round.number).map_or(Value::Empty, Value::Time),
    ]);
    row.extend(teller.room_value(Some(group)));
    row.extend([
        Value::number(group.table),
        board.map_or(Value::Empty, |board| Value::number(board.shown)),
        Value::text(word),
        opponent.map_or(Value::Empty, |code| match teller.has_codes() {
            true => Value::code(code),
            false => teller.name(code),
        }),
    ]);
    row
}
