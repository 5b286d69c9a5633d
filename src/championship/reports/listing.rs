//! Plain lists for the terminal and for exchange: the columns that imports take, and what `standings` shows.

use super::knockout::{self, KnockoutProgress};
use super::model::{Block, Column, Kind, Print, Table};
use super::options::Options;
use super::words::Teller;
use crate::facts::{
    Championship, EntryCode, EntryStatus, Format, GamePlace, Group, GroupId, MetricKey, NameStyle, Note,
    Qualifier, Round, Stamp, TournamentId,
};
use crate::standings::{self, SchoolOrder, Standings, metric};
use crate::tables::Value;
use speech::{Message, msg};

/// Returns the name as far as it is to be shown, as it was entered: what is exchanged must come back the same.
fn name(teller: Teller<'_>, code: EntryCode) -> Value {
    let entry = teller.championship.entry(code);
    Value::text(entry.and_then(|entry| entry.contestant.shown_name(teller.options.names)).unwrap_or_default())
}

/// Returns the name of an entry's school, as it was entered.
fn school(teller: Teller<'_>, code: EntryCode) -> Value {
    Value::text(teller.championship.school(code.school).map(|school| school.name.clone()).unwrap_or_default())
}

/// Returns how a column of codes appears: as one, or as told where names are enough for all that are listed.
fn codes(teller: Teller<'_>, listed: impl IntoIterator<Item = EntryCode>, otherwise: Print) -> Print {
    let style = teller.options.names;
    let needs_codes = || listed.into_iter().any(|code| teller.championship.needs_code(code, style));
    if teller.has_codes() || needs_codes() { Print::Column } else { otherwise }
}

/// Lists entries in the order of entering, of one tournament or all; an import takes these columns.
pub fn entry_list(championship: &Championship, wanted: Option<TournamentId>, options: &Options) -> Table {
    let teller = Teller::new(championship, options);
    // An import takes back the codes and the schools: sheets keep them.
    let of_schools = if championship.has_schools() { Print::Column } else { Print::Hidden };
    let listed = championship.entries().map(|entry| entry.code);
    let has_marks = championship.entries().any(|entry| entry.mark.is_some());
    let of_marks = if has_marks { Print::Column } else { Print::Hidden };
    let mut columns = vec![
        Column::new("code", teller.say(msg("reports-code")), Kind::Code).print(codes(
            teller,
            listed,
            Print::Hidden,
        )),
        Column::new("name", teller.say(msg("reports-name")), Kind::Text),
        Column::new("school", teller.say(msg("reports-school")), Kind::Text).print(of_schools.clone()),
        Column::new("place", teller.say(msg("reports-town")), Kind::Text).print(of_schools),
        Column::new("school_year", teller.say(msg("reports-school-year")), Kind::Integer),
        Column::new("cycle", teller.say(msg("reports-cycle")), Kind::Text),
        Column::new("game", teller.say(msg("reports-game")), Kind::Text),
        Column::new("mark", teller.say(msg("reports-mark")), Kind::Text).print(of_marks),
    ];
    let own: Vec<&str> = championship.regulations().own_columns().collect();
    columns.extend(own.iter().map(|name| Column::new(*name, *name, Kind::Text)));
    columns.push(Column::new("status", teller.say(msg("reports-status")), Kind::Text));
    let mut entries: Vec<_> =
        championship.entries().filter(|entry| wanted.is_none_or(|id| entry.code.tournament == id)).collect();
    entries.sort_by_key(|entry| (entry.code.tournament, entry.number));
    let rows = entries.into_iter().map(|entry| {
        let withdrawn = teller.say(msg("reports-withdrawn"));
        let status = match &entry.status {
            EntryStatus::Active => String::new(),
            EntryStatus::Waiting => teller.say(msg("reports-waiting")),
            // Why somebody left may be an illness: only who sees full names sees it.
            EntryStatus::Withdrawn { reason }
                if reason.trim().is_empty() || teller.options.names != NameStyle::Full =>
            {
                withdrawn
            }
            EntryStatus::Withdrawn { reason } => format!("{withdrawn}: {}", reason.trim()),
        };
        let place = championship.school(entry.code.school).and_then(|school| school.place.clone());
        let mut row = vec![
            Value::code(entry.code),
            name(teller, entry.code),
            school(teller, entry.code),
            Value::text(place.unwrap_or_default()),
            entry.contestant.school_year.map_or(Value::Empty, Value::number),
            Value::text(teller.cycle(entry.code.tournament.cycle)),
            Value::text(teller.game(entry.code.tournament)),
            Value::text(entry.mark.clone().unwrap_or_default()),
        ];
        let told = |column: &&str| Value::text(championship.column_of(entry, column).unwrap_or_default());
        row.extend(own.iter().map(told));
        row.push(Value::text(status));
        row
    });
    Table::plain(teller.say(msg("reports-entries")), columns, rows.collect())
}

/// Lists the boards of rounds with the results there are; an import of results takes these columns.
pub fn board_list<'c>(
    championship: &'c Championship,
    rounds: impl IntoIterator<Item = (&'c Group, &'c Round)>,
    options: &Options,
) -> Table {
    let teller = Teller::new(championship, options);
    let rounds: Vec<(&Group, &Round)> = rounds.into_iter().collect();
    let listed = rounds.iter().flat_map(|(group, _)| group.members.iter().map(|member| member.entry));
    let print = codes(teller, listed, Print::Hidden);
    let side = |code: &str, head: Message, key: &str, name: Message| {
        let head = teller.say(head);
        let with = if print == Print::Hidden { Print::With(head.clone()) } else { Print::Column };
        let code = Column::new(code, head, Kind::Code).print(print.clone());
        [code, Column::new(key, teller.say(name), Kind::Text).print(with)]
    };
    let mut columns = vec![
        Column::new("group", teller.say(msg("reports-group")), Kind::Code),
        Column::new("table_no", teller.say(msg("reports-table-number")), Kind::Integer),
        Column::new("round", teller.say(msg("reports-round")), Kind::Integer),
        Column::new("board", teller.say(msg("reports-board")), Kind::Integer),
    ];
    columns.extend(side("first", msg("reports-starts"), "name_1", msg("reports-name-1")));
    columns.extend(side("second", msg("reports-answers"), "name_2", msg("reports-name-2")));
    columns.push(Column::new("result", teller.say(msg("reports-result")), Kind::Sign));
    // Who wrote what and when is for those who may see full names, and for machines.
    let with_stamps = options.names == NameStyle::Full;
    if with_stamps {
        columns.extend(stamp_columns(teller));
        columns.push(seed_column(teller));
    }
    let mut rows = Vec::new();
    for (group, round) in rounds {
        let place = |board: Value| {
            let label = championship.group_label(group.id);
            vec![Value::code(label), Value::number(group.table), Value::number(round.number), board]
        };
        for board in &round.boards {
            let mut row = place(Value::number(board.shown));
            for code in [board.first, board.second] {
                row.extend([Value::code(code), name(teller, code)]);
            }
            row.push(Value::text(board.results()));
            if with_stamps {
                let entries = board.games.iter().filter(|game| game.current().is_some());
                row.extend(stamps(
                    entries.filter_map(|game| game.entries().last()).map(|entry| &entry.stamp),
                ));
                row.push(Value::text(round.seed.to_string()));
            }
            rows.push(row);
        }
        let byes = round.byes.iter().map(|code| (*code, msg("reports-bye-in-brackets"), Value::Empty));
        // A dash, so that an import tells an absence from a free round.
        let away = || Value::text("-");
        let absent = round.absent.iter().map(|code| (*code, msg("reports-absent-in-brackets"), away()));
        for (code, word, result) in byes.chain(absent) {
            let mut row = place(Value::Empty);
            row.extend([
                Value::code(code),
                name(teller, code),
                Value::Empty,
                Value::text(teller.say(word)),
                result,
            ]);
            row.resize(columns.len(), Value::Empty);
            rows.push(row);
        }
    }
    Table::plain(teller.say(msg("reports-results")), columns, rows)
}

/// The columns of where a game is played.
pub(super) fn place_columns(teller: Teller<'_>) -> [Column; 4] {
    let number = |key: &str, title: Message| Column::new(key, teller.say(title), Kind::Integer);
    [
        Column::new("group", teller.say(msg("reports-group")), Kind::Code),
        number("round", msg("reports-round")),
        // Nobody is named here, so it is the number that tells boards of a round apart.
        match teller.championship.regulations().plays_freely() {
            true => number("board_in_round", msg("reports-board-in-round")),
            false => number("board", msg("reports-board")),
        },
        number("game_number", msg("reports-game-number")),
    ]
}

/// Returns where a game is played.
pub(super) fn place_values(championship: &Championship, place: GamePlace) -> [Value; 4] {
    [
        Value::code(championship.group_label(place.group)),
        Value::number(place.round),
        Value::number(place.board),
        Value::number(place.game),
    ]
}

/// The columns of who entered something, and when.
pub(super) fn stamp_columns(teller: Teller<'_>) -> [Column; 2] {
    [("by", msg("reports-entered-by")), ("at", msg("reports-entered-at"))]
        .map(|(key, title)| Column::new(key, teller.say(title), Kind::Text).print(Print::Hidden))
}

/// The column of the seed of a draw or a round, as words: a sheet would round so large a number.
fn seed_column(teller: Teller<'_>) -> Column {
    Column::new("seed", teller.say(msg("reports-seed")), Kind::Text).print(Print::Hidden)
}

/// Returns who entered each of some games, and when, as machines write times.
pub(super) fn stamps<'c>(stamps: impl Iterator<Item = &'c Stamp> + Clone) -> [Value; 2] {
    let by: Vec<String> = stamps.clone().map(|stamp| stamp.by.replace(';', ",")).collect();
    let at = stamps.map(|stamp| jiff::Timestamp::from_second(stamp.at).unwrap_or_default().to_string());
    [Value::text(by.join("; ")), Value::text(at.collect::<Vec<_>>().join(" "))]
}

/// Lists groups with their members: what was drawn, and who came later, misses rounds or has left.
pub fn group_list<'c>(
    championship: &'c Championship,
    groups: impl IntoIterator<Item = &'c Group>,
    options: &Options,
) -> Table {
    let teller = Teller::new(championship, options);
    let number = |key: &str, title: Message| Column::new(key, teller.say(title), Kind::Integer);
    let mut columns = vec![
        Column::new("group", teller.say(msg("reports-group")), Kind::Code),
        number("table_no", msg("reports-table-number")),
    ];
    columns.extend(teller.room_column());
    columns.extend([
        number("start_number", msg("reports-start-number")),
        Column::new("code", teller.say(msg("reports-code")), Kind::Code),
        Column::new("name", teller.say(msg("reports-name")), Kind::Text),
        Column::new("team", teller.say(msg("reports-team")), Kind::Text),
        number("joined", msg("reports-joined")),
        Column::new("absences", teller.say(msg("reports-absences")), Kind::Text),
        number("left_from", msg("reports-left-from")),
        seed_column(teller),
    ]);
    let mut rows = Vec::new();
    for group in groups {
        let stages = championship.tournament(group.id.tournament).map_or(&[][..], |one| &one.stages);
        let stage = stages.iter().find(|stage| stage.number == group.id.stage);
        for member in &group.members {
            let mut row = vec![Value::code(championship.group_label(group.id)), Value::number(group.table)];
            row.extend(teller.room_value(Some(group)));
            let away: Vec<String> = member.absences.iter().map(ToString::to_string).collect();
            row.extend([
                Value::number(member.start_number),
                Value::code(member.entry),
                name(teller, member.entry),
                Value::text(member.team.clone().unwrap_or_default()),
                // Who came after the draw, even before the first round, came after the draw.
                if member.is_late { Value::number(member.joined_round) } else { Value::Empty },
                Value::text(away.join(", ")),
                member.withdrawn_from.map_or(Value::Empty, Value::number),
                stage.map_or(Value::Empty, |stage| Value::text(stage.seed.to_string())),
            ]);
            rows.push(row);
        }
    }
    Table::plain(teller.say(msg("reports-groups")), columns, rows)
}

/// Lists what arbiters noted about games of groups, for those who may see full names.
pub fn note_list(championship: &Championship, groups: &[GroupId], options: &Options) -> Table {
    let teller = Teller::new(championship, options);
    let mut columns = place_columns(teller).to_vec();
    columns.push(Column::new("note", teller.say(msg("reports-note")), Kind::Text));
    columns.extend(stamp_columns(teller));
    let is_meant = |note: &&Note| options.names == NameStyle::Full && groups.contains(&note.place.group);
    let rows = championship.notes().iter().filter(is_meant).map(|note| {
        let mut row = place_values(championship, note.place).to_vec();
        row.push(Value::text(note.text.clone()));
        row.extend(stamps(std::iter::once(&note.stamp)));
        row
    });
    Table::plain(teller.say(msg("reports-notes")), columns, rows.collect())
}

/// Lists the standings of groups, a block each.
pub fn standings_list(championship: &Championship, groups: &[Standings], options: &Options) -> Table {
    let teller = Teller::new(championship, options);
    let mut metrics: Vec<MetricKey> = Vec::new();
    for key in groups.iter().flat_map(|group| &group.metrics) {
        if !metrics.contains(key) {
            metrics.push(*key);
        }
    }
    let listed = groups.iter().filter_map(|group| championship.group(group.group));
    let listed = listed.flat_map(|group| group.members.iter().map(|member| member.entry));
    // Where who loses leaves, points are for programs.
    let is_bracket = |group: &Standings| championship.format_of(group.group).is_some_and(Format::is_bracket);
    let is_bracket = !groups.is_empty() && groups.iter().all(is_bracket);
    let mut columns = vec![Column::new("rank", teller.say(msg("reports-place")), Kind::Integer)];
    columns.extend(person_columns(teller, listed));
    if is_bracket {
        columns.extend(knockout::own_columns(teller));
    }
    columns.extend(metrics.iter().map(|key| {
        let metric = metric::of(*key);
        let column = Column::new(metric.abbreviation.to_lowercase(), metric.abbreviation, Kind::Decimal);
        column.print(if is_bracket { Print::Hidden } else { Print::Column })
    }));
    let blocks = groups.iter().map(|group| {
        let own = championship.group(group.group).filter(|_| is_bracket);
        let progress = own.map_or_else(Vec::new, |own| knockout::progress_in(teller, own, group));
        let progress =
            |index: usize| progress.get(index).cloned().into_iter().flat_map(KnockoutProgress::values);
        let rows = group.lines.iter().enumerate().map(|(index, line)| {
            let mut row = vec![
                Value::number(line.rank as u64),
                Value::code(line.entry),
                name(teller, line.entry),
                school(teller, line.entry),
            ];
            row.extend(progress(index));
            row.extend(metrics.iter().map(|key| {
                let place = group.metrics.iter().position(|own| own == key);
                let value = place.and_then(|place| line.values.get(place));
                value.map_or(Value::Empty, |value| Value::Decimal(*value))
            }));
            row
        });
        let unplaced = group.unplaced.iter().enumerate().map(|(index, code)| {
            let mut row = vec![Value::Empty, Value::code(*code), name(teller, *code), school(teller, *code)];
            row.extend(progress(group.lines.len() + index));
            row.extend(metrics.iter().map(|_| Value::Empty));
            row
        });
        let rows = rows.chain(unplaced).collect();
        Block { lead: vec![Value::code(championship.group_label(group.group))], rows, ..Block::default() }
    });
    let group = Column::new("group", teller.say(msg("reports-group")), Kind::Code);
    Table {
        name: teller.say(msg("reports-standings")),
        // Of one group it says nothing where there are no codes.
        lead: vec![if groups.len() > 1 { group } else { group.print(teller.with_codes(Print::Column)) }],
        columns,
        blocks: blocks.collect(),
        ..Table::default()
    }
}

/// Returns the columns of a pupil in a list that nobody imports: code, name, school.
fn person_columns(teller: Teller<'_>, listed: impl IntoIterator<Item = EntryCode>) -> [Column; 3] {
    let of_schools = if teller.championship.has_schools() { Print::Column } else { Print::Programs };
    [
        Column::new("code", teller.say(msg("reports-code")), Kind::Code).print(codes(
            teller,
            listed,
            Print::Programs,
        )),
        Column::new("name", teller.say(msg("reports-name")), Kind::Text),
        Column::new("school", teller.say(msg("reports-school")), Kind::Text).print(of_schools),
    ]
}

/// Lists those who go on to the next stage.
pub fn qualifier_list(championship: &Championship, qualifiers: &[Qualifier], options: &Options) -> Table {
    let teller = Teller::new(championship, options);
    let mut columns = vec![Column::new("number", teller.say(msg("reports-number")), Kind::Integer)];
    columns.extend(person_columns(teller, qualifiers.iter().map(|one| one.entry)));
    columns.push(Column::new("group", teller.say(msg("reports-group")), Kind::Integer));
    columns.push(Column::new("rank", teller.say(msg("reports-place")), Kind::Integer));
    let rows = (1_u64..).zip(qualifiers).map(|(number, one)| {
        vec![
            Value::number(number),
            Value::code(one.entry),
            name(teller, one.entry),
            school(teller, one.entry),
            Value::number(one.group),
            Value::number(one.rank),
        ]
    });
    Table::plain("", columns, rows.collect())
}

/// Lists the order of a whole tournament.
pub fn placing_list(championship: &Championship, id: TournamentId, options: &Options) -> Table {
    let teller = Teller::new(championship, options);
    let placings = standings::of_tournament(championship, id);
    let mut columns = vec![Column::new("place", teller.say(msg("reports-place")), Kind::Integer)];
    columns.extend(person_columns(teller, placings.iter().map(|placing| placing.entry)));
    columns.push(Column::new("stage", teller.say(msg("reports-stage")), Kind::Text));
    columns.push(Column::new("points", teller.say(msg("reports-points")), Kind::Decimal));
    let rows = placings.into_iter().map(|placing| {
        vec![
            Value::number(placing.place as u64),
            Value::code(placing.entry),
            name(teller, placing.entry),
            school(teller, placing.entry),
            Value::text(teller.stage(placing.stage).to_lowercase()),
            Value::Decimal(i64::from(placing.line.points.tenths()) * 10),
        ]
    });
    Table::plain(teller.tournament(id), columns, rows.collect())
}

/// Lists the schools in an order, of everything or of one cycle.
pub fn school_list(
    championship: &Championship,
    cycle: Option<u8>,
    order: SchoolOrder,
    options: &Options,
) -> Table {
    let teller = Teller::new(championship, options);
    match order {
        SchoolOrder::Points => super::schools::school_table(teller, cycle),
        SchoolOrder::Medals => super::schools::medal_table(teller, cycle),
    }
}
