//! A small reader of the English sheet: it knows the sentences and nothing of the file they were written from.

mod deeds;
pub(crate) mod play;
mod words;

use std::collections::BTreeSet;

use words::{Words, cell};

/// A cell, by column and row from 0.
pub(crate) type Cell = (i32, i32);

/// What a sheet says.
#[derive(Debug)]
pub(crate) struct Sheet {
    pub(crate) columns: i32,
    pub(crate) rows: i32,
    pub(crate) holes: BTreeSet<Cell>,
    /// How many pieces each player has, where they are counted.
    pub(crate) supply: Option<usize>,
    /// Where the pieces of the first and the second stand; nothing where a diagram shows it.
    pub(crate) start: Option<[BTreeSet<Cell>; 2]>,
    /// What the first and the second may do in their first turn, where that is something else.
    pub(crate) first: [Option<Vec<Vec<Deed>>>; 2],
    /// What a player may do; the lines of a later tier only when none before can be played.
    pub(crate) tiers: Vec<Vec<Deed>>,
    pub(crate) goals: Vec<Goal>,
}

/// One way to spend a turn.
#[derive(Clone, Debug)]
pub(crate) struct Deed {
    pub(crate) act: Act,
    /// What is taken off besides, one after the other, seen from where the piece came to stand.
    pub(crate) removing: Vec<Noun>,
    /// What must be so when it is done.
    pub(crate) checks: Vec<Check>,
    /// Whether nobody has said yet what becomes of a piece where it goes.
    pub(crate) is_open: bool,
}

/// What must be so when a deed is done.
#[derive(Clone, Debug)]
pub(crate) enum Check {
    /// So many of them are there.
    There(Noun),
    /// At most so many are.
    AtMost(Noun, usize),
    /// Something besides has been taken off.
    Removed,
}

#[derive(Clone, Debug)]
pub(crate) enum Act {
    Put(Noun),
    /// So many in a line, along these axes for the first and for the second.
    PutRun(usize, [Vec<Cell>; 2]),
    Move(Noun, Noun),
    Jump {
        who: Noun,
        way: Way,
        over: Noun,
        to: Noun,
        repeatedly: bool,
        removing: bool,
    },
    Remove(Noun),
    Pass,
}

/// What a noun names: cells with something on them, narrowed down.
#[derive(Clone, Debug)]
pub(crate) struct Noun {
    pub(crate) least: usize,
    pub(crate) on: Content,
    pub(crate) traits: Vec<Trait>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Content {
    Anything,
    Empty,
    Occupied,
    Own,
    Enemy,
    EmptyOrEnemy,
}

#[derive(Clone, Debug)]
pub(crate) enum Trait {
    Near(Way, i32, Of),
    Sight(Way, Of),
    At(Place),
    Not(Box<Trait>),
    Any(Vec<Trait>),
}

/// What something lies beside.
#[derive(Clone, Debug)]
pub(crate) enum Of {
    /// The piece that moves, or the cell it came to.
    It,
    Noun(Box<Noun>),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Straight,
    Diagonal,
    Every,
    Ahead,
    DiagonallyAhead,
    Behind,
    DiagonallyBehind,
    Sideways,
    Left,
    Right,
    Above,
    Below,
    Knight,
    AheadLeft,
    AheadRight,
    BehindLeft,
    BehindRight,
}

#[derive(Clone, Debug)]
pub(crate) enum Place {
    Rows(i32, i32),
    Columns(i32, i32),
    OwnRow(i32),
    LastRow,
    Corner,
    Centre,
    Edge,
    Dark,
    Light,
    Cells(BTreeSet<Cell>),
}

/// How a game ends.
#[derive(Debug)]
pub(crate) enum Goal {
    Stuck(Verdict),
    Full(Verdict),
    Repeated(Verdict),
    /// So many of them are there.
    There(Noun, Verdict),
    /// None, or at most so many, are there.
    AtMost(Noun, usize, Verdict),
    Line(usize, LineWay, Content, Verdict),
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LineWay {
    Every,
    Straight,
    Diagonal,
    Row,
    Column,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Mover(bool),
    Next(bool),
    Draw,
    MorePieces(bool),
}

/// What cannot be read, with the words before which the reader stopped.
pub(crate) type Read<T> = Result<T, String>;

/// Reads what is needed, what wins and how one plays.
pub(crate) fn read(material: &[String], goal: &[String], rules: &[String]) -> Read<Sheet> {
    let diagonals_touch = rules.iter().any(|text| text.contains("also diagonally"));
    let mut sheet = Sheet {
        columns: 0,
        rows: 0,
        holes: BTreeSet::new(),
        supply: None,
        start: None,
        first: [None, None],
        tiers: Vec::new(),
        goals: Vec::new(),
    };
    let mut pieces: BTreeSet<String> = BTreeSet::new();
    for text in material {
        let no_pieces = BTreeSet::new();
        let mut words = Words::new(text, &no_pieces, false);
        if words.eat("A square board of") || words.eat("A board of") {
            let size = |words: &mut Words| -> Read<i32> {
                words.number().and_then(|n| i32::try_from(n).ok()).ok_or_else(|| "a size".to_owned())
            };
            sheet.columns = size(&mut words)?;
            words.need("by")?;
            sheet.rows = size(&mut words)?;
            let is_known = ["cells", "square cells", "lines play is on the intersections"]
                .iter()
                .any(|end| words.eat(end));
            if !is_known {
                return Err(text.clone());
            }
            words.done()?;
        } else if words.eat("The cell") || words.eat("The cells") {
            let cells = words.words[2..].iter().filter_map(|word| cell(word).ok());
            sheet.holes.extend(cells);
        } else {
            let counted = if words.eat("Enough") { None } else { words.number() };
            let name = words.next()?.to_owned();
            words.need("for each player")?;
            words.done().map_err(|_| text.clone())?;
            if !pieces.is_empty() {
                return Err(text.clone());
            }
            sheet.supply = counted;
            let one = match name.as_str() {
                "men" => "man".to_owned(),
                name => name.strip_suffix('s').unwrap_or(name).to_owned(),
            };
            pieces.extend([one, name, "piece".to_owned(), "pieces".to_owned()]);
        }
    }
    // The ends are looked at in their order anyhow.
    for text in goal.iter().filter(|text| !text.starts_with("If several of these come true")) {
        let mut words = Words::new(text, &pieces, diagonals_touch);
        let found = words.goal().map_err(|error| format!("{error} in `{text}`"))?;
        words.done().map_err(|rest| format!("{rest} is left of `{text}`"))?;
        sheet.goals.push(found);
    }
    let mut sides = String::new();
    for text in rules {
        read_rule(text, &mut sheet, &mut sides, &pieces, diagonals_touch)
            .map_err(|error| format!("{error} in `{text}`"))?;
    }
    Ok(sheet)
}

fn read_rule(
    text: &str,
    sheet: &mut Sheet,
    first: &mut String,
    pieces: &BTreeSet<String>,
    diagonals_touch: bool,
) -> Read<()> {
    if let Some(side) = text.strip_suffix(" begins.").or_else(|| text.strip_suffix(" begin.")) {
        *first = name(side);
        return Ok(());
    }
    if text == "At the start the board is empty." {
        sheet.start = Some(Default::default());
        return Ok(());
    }
    if text.starts_with("At the start the pieces stand as in") {
        return Ok(());
    }
    if let Some(list) = text.strip_prefix("At the start: ") {
        let mut start: [BTreeSet<Cell>; 2] = Default::default();
        for stands in list.split(';') {
            let mut words = Words::new(stands, pieces, false);
            // `white pieces`, or `pieces of the Circles`
            let colour = if words.piece() { None } else { Some(words.next()?.to_owned()) };
            let owner = match colour {
                Some(colour) if words.piece() => colour,
                Some(_) => return Err(format!("no piece in `{stands}`")),
                None => {
                    words.need("of")?;
                    let _ = words.eat("the");
                    words.next()?.to_lowercase()
                }
            };
            let side = usize::from(owner != *first);
            let place = words.place(true)?;
            words.done()?;
            let all = (0..sheet.columns).flat_map(|x| (0..sheet.rows).map(move |y| (x, y)));
            let all = all.filter(|cell| !sheet.holes.contains(cell));
            start[side].extend(all.filter(|cell| is_at(sheet, *cell, &place, side)));
        }
        sheet.start = Some(start);
        return Ok(());
    }
    if text.starts_with("“Beside” means") || text.starts_with("A group is made of") {
        return Ok(());
    }
    if let Some(turn) = text.strip_prefix("In turn, each player ") {
        sheet.tiers = tiers(turn, pieces, diagonals_touch)?;
        return Ok(());
    }
    let turn = text.strip_prefix("In the first turn, ").ok_or_else(|| "an unknown sentence".to_owned())?;
    let verb = turn.split(' ').position(|word| VERBS.iter().any(|verb| word.trim_end_matches('s') == *verb));
    let verb = verb.ok_or_else(|| "no verb".to_owned())?;
    let (who, what): (Vec<&str>, Vec<&str>) =
        (turn.split(' ').take(verb).collect(), turn.split(' ').skip(verb).collect());
    let who = who.join(" ");
    for side in 0..2 {
        if who == "each player" || (name(&who) == *first) == (side == 0) {
            sheet.first[side] = Some(tiers(&what.join(" "), pieces, diagonals_touch)?);
        }
    }
    Ok(())
}

/// What players do.
const VERBS: [&str; 5] = ["put", "move", "remove", "jump", "does"];

/// Returns the name of a side, however it is written.
fn name(side: &str) -> String {
    let lower = side.to_lowercase();
    lower.strip_prefix("the ").unwrap_or(&lower).to_owned()
}

/// Reads what may be done in a turn, after the words that say whose it is.
fn tiers(turn: &str, pieces: &BTreeSet<String>, diagonals_touch: bool) -> Read<Vec<Vec<Deed>>> {
    let mut tiers: Vec<Vec<Deed>> = Vec::new();
    let words = |text: &str| -> Read<Vec<Deed>> {
        // A deed in a clause, or in a sentence with others after it.
        let mut sentences = text.trim_end_matches(['.', ';']).split(". ");
        let first = sentences.next().unwrap_or_default();
        let mut deeds = Vec::new();
        for part in first.split("; ") {
            let mut words = Words::new(part, pieces, diagonals_touch);
            deeds.push(words.deed().map_err(|error| format!("{error} of `{part}`"))?);
        }
        for sentence in sentences {
            let deed = deeds.last_mut().ok_or_else(|| "no deed".to_owned())?;
            demand(deed, sentence, pieces, diagonals_touch)?;
        }
        Ok(deeds)
    };
    let not = ["if that is impossible, ", "if none of this is possible, "];
    let mut blocks = turn.split("\n\n").map(str::trim).filter(|block| !block.is_empty());
    while let Some(block) = blocks.next() {
        let later = ["If that is impossible, the player ", "If none of this is possible, the player "];
        let block = later.iter().find_map(|later| block.strip_prefix(later)).unwrap_or(block);
        if block == "does one of these:" {
            let mut tier = Vec::new();
            for line in items(blocks.next().unwrap_or_default()) {
                match not.iter().find_map(|not| line.strip_prefix(not)) {
                    Some(other) => {
                        tiers.push(std::mem::take(&mut tier));
                        tier.extend(words(other)?);
                    }
                    None => tier.extend(words(line)?),
                }
            }
            tiers.push(tier);
        } else if let Some((heading, only)) = block.split_once(':') {
            let only = only.trim().trim_end_matches('.');
            let list = if only.is_empty() { items(blocks.next().unwrap_or_default()) } else { vec![only] };
            let last = tiers.len().saturating_sub(1);
            let conditions = list.iter().map(|one| format!("the move is allowed only if afterwards {one}"));
            let conditions: Vec<String> = conditions.collect();
            let list: Vec<&str> = match heading.ends_with("allowed only if, as a result") {
                true => conditions.iter().map(String::as_str).collect(),
                false => list,
            };
            let nth = ["first", "second", "third"];
            let nth = nth.iter().position(|nth| heading.starts_with(&format!("The {nth} of these")));
            for (index, tier) in tiers.iter_mut().enumerate() {
                for (number, deed) in tier.iter_mut().enumerate() {
                    let is_meant = match heading.split(' ').next() {
                        _ if heading == "In all cases" => true,
                        _ if heading == "In each of these cases" => index == last,
                        Some("Each") => index == last,
                        Some("The") if nth.is_some() => index == last && nth == Some(number),
                        Some("The") => heading.starts_with("The move is") && index == last,
                        _ => return Err(format!("an unknown heading `{heading}`")),
                    };
                    for one in list.iter().filter(|_| is_meant) {
                        demand(deed, one, pieces, diagonals_touch)?;
                    }
                }
            }
        } else {
            // `; if that is impossible, passes`
            for part in block.split("; if ") {
                let whole = format!("if {part}");
                let part = not.iter().find_map(|not| whole.strip_prefix(not)).unwrap_or(part);
                tiers.push(words(part)?);
            }
        }
    }
    match tiers.iter().flatten().find(|deed| deed.is_open) {
        Some(deed) => Err(format!("what is captured by {deed:?}")),
        None => Ok(tiers),
    }
}

/// Returns the points of a list.
fn items(list: &str) -> Vec<&str> {
    let lines = list.split('\n').map(str::trim).filter(|line| !line.is_empty());
    lines.map(|line| line.trim_start_matches("- ").trim_end_matches([';', '.'])).collect()
}

/// Reads a sentence about a deed that was told before it.
fn demand(deed: &mut Deed, sentence: &str, pieces: &BTreeSet<String>, diagonals_touch: bool) -> Read<()> {
    let sentence = sentence.trim_end_matches('.');
    let lower = sentence[..1].to_lowercase() + &sentence[1..];
    let mut words = Words::new(&lower, pieces, diagonals_touch);
    words.demand(deed).and_then(|()| words.done()).map_err(|error| format!("{error} of `{sentence}`"))
}

/// Says whether a cell lies at a place, seen by a side.
pub(crate) fn is_at(sheet: &Sheet, (x, y): Cell, place: &Place, side: usize) -> bool {
    let (columns, rows) = (sheet.columns, sheet.rows);
    let own = |row: i32| if side == 0 { row } else { rows - 1 - row };
    let middle = |at: i32, size: i32| 2 * at >= size - 2 && 2 * at <= size;
    match place {
        Place::Rows(low, high) => (*low..=*high).contains(&y),
        Place::Columns(low, high) => (*low..=*high).contains(&x),
        Place::OwnRow(n) => y == own(*n),
        Place::LastRow => y == own(rows - 1),
        Place::Corner => (x == 0 || x == columns - 1) && (y == 0 || y == rows - 1),
        Place::Centre => middle(x, columns) && middle(y, rows),
        Place::Edge => x == 0 || x == columns - 1 || y == 0 || y == rows - 1,
        Place::Dark => (x + y) % 2 == 0,
        Place::Light => (x + y) % 2 == 1,
        Place::Cells(cells) => cells.contains(&(x, y)),
    }
}
