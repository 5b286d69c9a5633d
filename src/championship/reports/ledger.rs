//! Tables of reports become tables to set: which columns share a cell, how words are said, and what is written in by hand.

use super::model::{Block, Column, Kind, Print, Report, SCHOOL_NUMBER, Table};
use super::overviews;
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
    let voice = Voice::of(report);
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
        vec![Run::Words(words, Emphasis { small: has_small_heads, ..Emphasis::default() })]
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
        least_height: if is_by_hand { BY_HAND } else { 0.0 },
        holds_next: false,
        is_tight,
        has_whole_words: report.stays_in_hand,
    }
}

/// Returns which rows stand on grey: every second round, where rows tell of rounds.
fn bands(table: &Table, block: &Block) -> Vec<bool> {
    if table.across > 0 || table.columns.first().is_none_or(|column| column.key != "round") {
        return Vec::new();
    }
    let mut is_grey = true;
    let rounds = block.rows.chunk_by(|one, other| one.first() == other.first());
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
            Print::After => words.insert_str(0, " · "),
            // On a wall a row is one line, read from afar.
            Print::Below if voice.is_wall => words.insert_str(0, " · "),
            Print::FineBelow if is_below => words.insert_str(0, " · "),
            _ => text.push(Run::Break),
        }
        is_below = *print == Print::FineBelow;
        let bold = matches!(print, Print::Strong | Print::With(_));
        let (small, fine) = (place > 0, *print == Print::Fine || (is_below && voice.is_wall));
        text.push(Run::Words(words, Emphasis { bold, small, fine, ..Emphasis::default() }));
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

/// Returns rows made of the widest cells of each column of a table: of the longest words together, and of the longest one.
pub(super) fn widest_rows(
    table: &Table,
    cells: &[Vec<usize>],
    decimals: &[usize],
    voice: &Voice,
) -> Vec<Vec<Text>> {
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
    let mut whole: Vec<(usize, Text)> = vec![(0, Vec::new()); cells.len()];
    let mut single = whole.clone();
    for row in table.blocks.iter().flat_map(|block| block.rows.iter().chain([&block.total])) {
        for (place, cell) in cells.iter().enumerate() {
            let text = cell_text(table, cell, row, decimals, voice);
            let (all, longest) = n_letters(&text);
            if all > whole[place].0 {
                whole[place] = (all, text.clone());
            }
            if longest > single[place].0 {
                single[place] = (longest, text);
            }
        }
    }
    [whole, single].into_iter().map(|row| row.into_iter().map(|(_, text)| text).collect()).collect()
}

/// How the words of cells are printed.
pub(super) struct Voice {
    pub(super) language: Language,
    pub(super) is_wall: bool,
    /// How the names of schools are shortened on walls: long and short.
    shortened: Vec<(String, String)>,
}

impl Voice {
    pub(super) fn of(report: &Report) -> Voice {
        let language = report.language;
        let pairs = match report.sheet {
            Some(_) => language.say(&msg("reports-school-abbreviations")),
            None => String::new(),
        };
        let pairs = pairs.split(';').filter_map(|pair| pair.split_once(':'));
        let shortened =
            pairs.map(|(long, short)| (long.trim().to_owned(), short.trim().to_owned())).collect();
        let is_wall = report.sheet.is_some();
        Voice { language, is_wall, shortened }
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
            "game" | "cycle" => words.replace(' ', "\u{a0}"),
            // A short name is read at once; a line end in it would be for nothing.
            "name" | "first_name" | "second_name" if words.chars().count() <= SHORT_NAME => {
                words.replace(' ', "\u{a0}")
            }
            "school" => {
                let found = self
                    .shortened
                    .iter()
                    .find_map(|(long, short)| Some(format!("{short}{}", words.strip_prefix(long.as_str())?)));
                found.unwrap_or(words)
            }
            _ => words,
        }
    }
}
