//! Tables of reports become tables to set: which columns share a cell, how words are said, and what is written in by hand.

use std::collections::BTreeSet;

use super::knockout::REACHED;
use super::model::{
    Block, Column, DECIDED_BY, GOES_ON, Kind, Part, Print, Report, SCHOOL_NUMBER, Section, Start, Table,
};
use super::{overviews, walls};
use crate::tables::Value;
use paper::typeset::document::{
    self, Align, Emphasis, HeadSpan, Ruling, Run, TableStyle, TableWidth, Text, words as plain,
};
use paper::typeset::fonts::{printable, printable_name};
use speech::{Language, msg};

/// The height of rows that are written in by hand, over the size of the type.
const BY_HAND: f64 = 2.1;
/// The most letters of a name that stays in one line.
const SHORT_NAME: usize = 18;
/// Spaces that a box to sign in is as wide as.
const SIGNATURE: usize = 40;
/// Spaces that a box to write a number in is as wide as.
const BOX: usize = 6;

/// Returns a block of a table as it is set.
pub(super) fn ledger(
    report: &Report,
    table: &Table,
    block: &Block,
    measured: &[Vec<Text>],
) -> document::Table {
    let voice = Voice::of(report, table);
    let cells = table.shown();
    let decimals = table.decimals();
    let first = |cell: &Vec<usize>| &table.columns[cell[0]];
    let is_fine = |column: &Column| matches!(column.print, Print::Fine | Print::FineBelow);
    // Beside the numbers of schools and in letters the room between columns goes to the names.
    let is_of_schools = |column: &Column| report.sheet.is_none() && column.key == SCHOOL_NUMBER;
    let is_tight =
        report.is_letter || table.columns.iter().any(|column| is_fine(column) || is_of_schools(column));
    // Where words stay whole, heads leave the room to the names.
    let has_small_heads = is_tight || overviews::is_overview(report);
    let head = cells.iter().map(|cell| {
        let column = first(cell);
        let words = printable(match &column.print {
            Print::With(title) => title,
            _ => &column.title,
        });
        // What parted equals is a word or two; its head must not be wider.
        let fine = column.print == Print::Fine && column.key == DECIDED_BY;
        vec![Run::Words(words, Emphasis { small: has_small_heads && !fine, fine, ..Emphasis::default() })]
    });
    let aligns = cells.iter().map(|cell| match first(cell).kind {
        Kind::Text | Kind::Code | Kind::Line => Align::Left,
        Kind::Integer | Kind::Decimal | Kind::Time => Align::Right,
        Kind::Sign | Kind::Result | Kind::Blank | Kind::Tick => Align::Centre,
    });
    let mut spans: Vec<HeadSpan> = Vec::new();
    for (place, cell) in cells.iter().enumerate() {
        let words = &first(cell).above;
        let goes_on = place > 0 && &first(&cells[place - 1]).above == words;
        match spans.last_mut() {
            _ if words.is_empty() => {}
            Some(span) if goes_on => span.n_columns += 1,
            _ => spans.push(HeadSpan { from: place, n_columns: 1, text: plain(printable(words)) }),
        }
    }
    let set = |row: &Vec<Value>| {
        cells.iter().map(|cell| cell_text(table, cell, row, &decimals, &voice)).collect::<Vec<Text>>()
    };
    let mut rows: Vec<Vec<Text>> = block.rows.iter().map(set).collect();
    // A sign before a number leaves the numbers below each other.
    for (row, _) in rows.iter_mut().zip(&block.goes_on).filter(|(_, goes_on)| **goes_on) {
        if let Some(place) = row.first_mut() {
            place.insert(0, Run::Words(format!("{GOES_ON}\u{a0}"), Emphasis::default()));
        }
    }
    // The places of those who are ahead are seen from afar.
    for place in rows.iter_mut().take(block.n_ahead).filter_map(|row| row.first_mut()) {
        *place = std::mem::take(place).into_iter().map(in_bold).collect();
    }
    if !block.total.is_empty() {
        let total = set(&block.total).into_iter().map(|text| text.into_iter().map(in_bold).collect());
        rows.push(total.collect());
    }
    let is_by_hand =
        cells.iter().any(|cell| matches!(first(cell).kind, Kind::Blank | Kind::Tick | Kind::Line));
    document::Table {
        head: head.collect(),
        rows,
        aligns: aligns.collect(),
        width: TableWidth::Full,
        spans,
        style: TableStyle::Ledger,
        measured: measured.to_vec(),
        continued: Vec::new(),
        ruling: if is_by_hand || report.sheet.is_some() || table.across > 0 {
            Ruling::Grid
        } else {
            Ruling::Rows
        },
        bands: bands(table, block),
        // On a wall every row is tall enough to write in.
        least_height: if is_by_hand && report.sheet.is_none() { BY_HAND } else { 0.0 },
        holds_next: false,
        is_tight,
        has_whole_words: report.stays_in_hand,
        // Beside a name with its school a number stands in the middle.
        has_middle_cells: table.columns.iter().any(|column| {
            let is_fine = report.sheet.is_some() && column.print == Print::Fine;
            is_fine || [DECIDED_BY, REACHED].contains(&column.key.as_str())
        }),
        across: 0,
        // A line says what the sign says, which has a legend; above a podium the bold places do.
        heavy_below: Some(block.n_ahead).filter(|n_ahead| {
            let is_bracket = || table.columns.iter().any(|column| column.key == REACHED);
            let is_signed = block.goes_on.iter().any(|goes_on| *goes_on);
            (1..block.rows.len()).contains(n_ahead) && (is_signed || is_bracket())
        }),
    }
}

/// Returns which rows stand on grey: every second round, where rows tell of rounds.
fn bands(table: &Table, block: &Block) -> Vec<bool> {
    let is_round =
        |(index, column): (usize, &Column)| column.key == REACHED || (index == 0 && column.key == "round");
    let Some(at) = table.columns.iter().enumerate().position(is_round).filter(|_| table.across == 0) else {
        return Vec::new();
    };
    let mut is_grey = true;
    let rounds = block.rows.chunk_by(|one, other| one.get(at) == other.get(at));
    let rows = rounds.flat_map(|round| {
        is_grey = !is_grey;
        vec![is_grey; round.len()]
    });
    rows.collect()
}

fn in_bold(run: Run) -> Run {
    match run {
        Run::Words(words, emphasis) => Run::Words(words, Emphasis { bold: true, ..emphasis }),
        other => other,
    }
}

fn cell_text(table: &Table, cell: &[usize], row: &[Value], decimals: &[usize], voice: &Voice) -> Text {
    let mut text: Text = Vec::new();
    let mut is_below = false;
    // The code that stands in the place of a name.
    let mut told = None;
    for (place, index) in cell.iter().enumerate() {
        if !table.is_told(*index, row, &voice.doubled) {
            continue;
        }
        let printed = |value| table.printed(*index, value, decimals[*index], voice.language);
        let words = row.get(*index).map(printed).unwrap_or_default();
        let words = match table.columns[*index].kind {
            // Its box is what one signs in.
            Kind::Line => {
                // A name beside many boxes is written small.
                let has_boxes = table.columns.iter().any(|column| column.kind == Kind::Blank);
                "\u{a0}".repeat(if has_boxes { SIGNATURE / 2 } else { SIGNATURE })
            }
            Kind::Blank if words.is_empty() => "\u{a0}".repeat(BOX),
            _ => match code_instead(table, *index, row, &words) {
                // A code that has a cell of its own stands there, and is not said twice.
                Some(at) if is_apart(table, cell, at) => voice.nameless(table),
                Some(at) => {
                    told = Some(at);
                    row.get(at).map(|code| code.shown(Language::En, 0)).unwrap_or_default()
                }
                None if told == Some(*index) => continue,
                // A picture between two words leaves one space, whatever kind.
                None => voice.said(&table.columns[*index].key, printable(&words)),
            },
        };
        let mut words = printable(&words);
        if words.is_empty() {
            continue;
        }
        let print = &table.columns[*index].print;
        match print {
            _ if text.is_empty() => {}
            Print::After | Print::AfterName => words.insert_str(0, " · "),
            // On a wall a row is one line, read from afar.
            Print::Below if voice.is_wall => words.insert_str(0, " · "),
            Print::FineBelow | Print::Namesakes if is_below => words.insert_str(0, " · "),
            Print::Namesakes if !voice.is_wall => words.insert_str(0, " · "),
            _ => text.push(Run::Break),
        }
        is_below = matches!(print, Print::FineBelow | Print::Namesakes);
        let bold = matches!(print, Print::Strong | Print::With(_));
        let (small, fine, minor) = (place > 0, *print == Print::Fine, is_below && voice.is_wall);
        text.push(Run::Words(words, Emphasis { bold, small, fine, minor, ..Emphasis::default() }));
    }
    text
}

/// Says whether a column has a cell of its own that people see.
fn is_apart(table: &Table, cell: &[usize], column: usize) -> bool {
    !cell.contains(&column) && table.shown().iter().any(|other| other.contains(&column))
}

/// Returns the column of the code of whom a cell names, where the fonts lack letters of the name.
fn code_instead(table: &Table, index: usize, row: &[Value], name: &str) -> Option<usize> {
    let of = table.columns[index].key.strip_suffix("name")?;
    if name.is_empty() || printable_name(name).is_some() {
        return None;
    }
    let code = table.columns.iter().position(|column| column.key.strip_suffix("code") == Some(of))?;
    row.get(code).filter(|code| !code.is_empty()).map(|_| code)
}

/// Returns rows that take part in the widths of a table, so that those of one part with the same columns stand on one grid.
pub(super) fn measured_for(report: &Report, part: &Section, table: &Table) -> Vec<Vec<Text>> {
    let heads = |table: &Table| -> Vec<(String, Print, String)> {
        let shown = table.shown().into_iter().flatten().map(|index| &table.columns[index]);
        shown.map(|column| (column.key.clone(), column.print.clone(), column.above.clone())).collect()
    };
    let own = heads(table);
    let tables = part.parts.iter().filter_map(|piece| match piece {
        Part::Table(other) if other.across <= 1 && other.start == Start::Below => Some(other),
        _ => None,
    });
    let alike: Vec<&Table> = tables.filter(|other| heads(other) == own).collect();
    match alike.iter().map(|table| table.blocks.len()).sum::<usize>() {
        0 | 1 => Vec::new(),
        _ => widest_rows(report, &alike),
    }
}

/// The cells of a column that are measured for all tables alike: letters are not all as wide, so it is not the longest alone.
const MOST_MEASURED: usize = 6;

/// Returns rows made of the widest cells of each column of tables with the same columns, which then have the same widths: of the
/// longest words together, and of the longest ones.
fn widest_rows(report: &Report, tables: &[&Table]) -> Vec<Vec<Text>> {
    let n_letters = |text: &Text| -> (usize, usize) {
        let words = |run: &Run| match run {
            Run::Words(words, _) => {
                let longest = words.split(' ').map(|word| word.chars().count()).max().unwrap_or(0);
                (words.chars().count(), longest)
            }
            _ => (0, 0),
        };
        text.iter().map(words).fold((0, 0), |sum, one| (sum.0 + one.0, sum.1.max(one.1)))
    };
    let n_cells = tables.iter().map(|table| table.shown().len()).max().unwrap_or(0);
    let mut whole: Vec<Vec<(usize, Text)>> = vec![Vec::new(); n_cells];
    let mut single = whole.clone();
    for table in tables {
        let (cells, decimals, voice) = (table.shown(), table.decimals(), Voice::of(report, table));
        for row in table.blocks.iter().flat_map(|block| block.rows.iter().chain([&block.total])) {
            for (place, cell) in cells.iter().enumerate() {
                let text = cell_text(table, cell, row, &decimals, &voice);
                let (all, longest) = n_letters(&text);
                keep_longest(&mut whole[place], all, &text);
                keep_longest(&mut single[place], longest, &text);
            }
        }
    }
    let row = |columns: &[Vec<(usize, Text)>], number: usize| -> Vec<Text> {
        let cell = |column: &Vec<(usize, Text)>| column.get(number).map(|(_, text)| text.clone());
        columns.iter().map(|column| cell(column).unwrap_or_default()).collect()
    };
    let rows = (0..MOST_MEASURED).flat_map(|number| [row(&whole, number), row(&single, number)]);
    rows.filter(|row| row.iter().any(|text| !text.is_empty())).collect()
}

/// Keeps the longest texts of a column, the longest first.
fn keep_longest(kept: &mut Vec<(usize, Text)>, n_letters: usize, text: &Text) {
    let place = kept.partition_point(|(other, _)| *other >= n_letters);
    if n_letters > 0 && place < MOST_MEASURED && !kept[..place].iter().any(|(_, other)| other == text) {
        kept.insert(place, (n_letters, text.clone()));
        kept.truncate(MOST_MEASURED);
    }
}

/// Returns how the names of schools are shortened on walls: long and short.
pub(super) fn abbreviations(language: Language) -> Vec<(String, String)> {
    let pairs = language.say(&msg("reports-school-abbreviations"));
    let pairs = pairs.split(';').filter_map(|pair| pair.split_once(':'));
    pairs.map(|(long, short)| (long.trim().to_owned(), short.trim().to_owned())).collect()
}

/// The letters of schools beside the rounds of a chart: those of the longest whole name, and those of beginning and end of others.
const BESIDE_ROUNDS: (usize, (usize, usize)) = (66, (40, 22));
/// The same beside as many columns as there are pupils.
const BESIDE_MANY: (usize, (usize, usize)) = (40, (12, 16));

/// Returns a long name with the words of its beginning and of its end: by these schools that are called alike are told apart.
fn with_ends(name: &str, (whole, (beginning, end)): (usize, (usize, usize))) -> String {
    if name.chars().count() <= whole {
        return name.to_owned();
    }
    fn fitting<'w>(words: impl Iterator<Item = &'w str>, most: usize) -> Vec<&'w str> {
        let mut n_letters = 0;
        let fits = |word: &&str| {
            n_letters += word.chars().count() + 1;
            n_letters <= most + 1
        };
        words.take_while(fits).collect()
    }
    let first = fitting(name.split(' '), beginning);
    let mut last = fitting(name.rsplit(' '), end);
    last.reverse();
    match first.is_empty() || last.is_empty() {
        true => name.to_owned(),
        false => format!("{} … {}", first.join(" "), last.join(" ")),
    }
}

/// How the words of cells are printed.
pub(super) struct Voice {
    pub(super) language: Language,
    pub(super) is_wall: bool,
    /// How the names of schools are shortened on walls: long and short.
    shortened: Vec<(String, String)>,
    /// The names that several rows of the table have.
    doubled: BTreeSet<String>,
    /// The most letters of a school that stand whole on a wall, and those of its beginning and its end where it does not: in charts of a
    /// group every line of a row takes the room of a pupil.
    most_of_school: Option<(usize, (usize, usize))>,
}

impl Voice {
    pub(super) fn of(report: &Report, table: &Table) -> Voice {
        let language = report.language;
        let shortened = if report.sheet.is_some() { abbreviations(language) } else { Vec::new() };
        let is_wall = report.sheet.is_some();
        let is_chart =
            table.columns.iter().any(|column| [DECIDED_BY, REACHED].contains(&column.key.as_str()));
        let is_crossed = table.columns.iter().any(|column| column.key.starts_with("against_"));
        let most_of_school = is_chart.then_some(if is_crossed { BESIDE_MANY } else { BESIDE_ROUNDS });
        Voice { language, is_wall, shortened, doubled: table.doubled_names(), most_of_school }
    }

    /// Says that the fonts lack a name whose code stands beside; where something is written in by hand, so is the name.
    fn nameless(&self, table: &Table) -> String {
        let is_by_hand = |column: &Column| matches!(column.kind, Kind::Blank | Kind::Tick | Kind::Line);
        match table.columns.iter().any(is_by_hand) {
            true => String::new(),
            false => self.language.say(&msg("reports-by-code")),
        }
    }

    /// Keeps the name of a game or a cycle in one line, and shortens that of a school on a wall.
    pub(super) fn said(&self, key: &str, words: String) -> String {
        match key {
            "game" | "cycle" | REACHED => words.replace(' ', "\u{a0}"),
            // Whom one met and what came of it are read together.
            _ if key.starts_with("round_") => words.replace(' ', "\u{a0}"),
            // A number stays with what it counts, a cycle is one word: `tables 1–4`, `1st cycle`.
            "tables" => walls::held(&words),
            "tournament" => match words.rsplit_once(", ") {
                Some((game, cycle)) => format!("{game}, {}", cycle.replace(' ', "\u{a0}")),
                None => words,
            },
            // A short name is read at once; a line end in it would be for nothing.
            "name" | "first_name" | "second_name" if words.chars().count() <= SHORT_NAME => {
                words.replace(' ', "\u{a0}")
            }
            "school" | "team" => {
                let found = self
                    .shortened
                    .iter()
                    .find_map(|(long, short)| Some(format!("{short}{}", words.strip_prefix(long.as_str())?)));
                let said = found.unwrap_or(words);
                match self.is_wall {
                    true => self.most_of_school.map_or(said.clone(), |most| with_ends(&said, most)),
                    false => said,
                }
            }
            _ => words,
        }
    }
}
