//! A game in an address: the moves, where it began and how it is shown, so that a link is a game.

use std::fmt;
use std::sync::Arc;

use super::clicks;
use crate::sheets::say;
use rules::engine::{Move, MoveError, Position, Table};
use rules::game::{CellId, Side};
use speech::{Language, Localized, Message, msg};

/// Longer addresses are refused.
pub const LONGEST_QUERY: usize = 4_000;
/// Games of more moves are refused.
pub const MOST_MOVES: usize = 1_000;
/// The strongest level of the computer.
pub const STRONGEST: u8 = 5;

/// What an address asks for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Visit {
    /// The position the game begins with, if not the usual one.
    pub start: Option<String>,
    /// The moves, as text.
    pub moves: Vec<String>,
    /// The cells chosen for the next move, by name.
    pub picked: Vec<String>,
    /// Whether possible moves are pointed at.
    pub hints: bool,
    /// The computer, if it plays.
    pub opponent: Option<Opponent>,
    /// How many moves are shown, while a game is stepped through.
    pub at: Option<usize>,
    /// A line about the game, such as who played.
    pub note: String,
}

/// The computer at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// The side it plays.
    pub side: Side,
    /// How well: 1 to [`STRONGEST`].
    pub level: u8,
}

/// Why an address is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The address is longer than any game.
    TooLong,
    /// A part of it cannot be read: its name and what stands there.
    Unreadable(&'static str, String),
    /// The position it begins with is none of this game.
    Position(Message),
    /// A move cannot be played: its number and why.
    Move(usize, Refused),
    /// The cells chosen begin no legal move.
    Cells(String),
}

/// A move that cannot be played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// What was written, and what could be played instead.
    pub error: MoveError,
    /// Why, in the words of the sheet.
    pub reason: Localized,
}

impl Refused {
    /// Says why a move cannot be played in a position.
    pub fn new(position: &Position, error: MoveError) -> Refused {
        let said = |language| (language, say::refusal(position, &error, language));
        let reason = Localized::of(Language::ALL.map(said));
        Refused { error, reason }
    }
}

impl Refusal {
    /// Says what is wrong.
    pub fn words(&self, language: Language) -> String {
        // What somebody else wrote is cut to a length that can be shown.
        language.say(&match self {
            Refusal::TooLong => msg("play-address-too-long").with("most", MOST_MOVES),
            Refusal::Unreadable(part, text) => {
                msg("play-address-unreadable").with("part", *part).with("text", shortened(text))
            }
            Refusal::Position(reason) => {
                msg("play-address-position").with("reason", shortened(&language.say(reason).replace('`', "")))
            }
            Refusal::Move(number, refused) => {
                // Terminals set moves apart by marks; a page has none.
                let reason = refused.reason.in_language(language).replace('`', "");
                msg("play-address-move")
                    .with("number", *number)
                    .with("move", shortened(&refused.error.refused))
                    .with("reason", cut(&reason, LONGEST_RULE))
            }
            Refusal::Cells(cells) => msg("play-address-cells").with("cells", shortened(cells)),
        })
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.words(Language::En))
    }
}

/// A rule is told whole, unless its author went on and on.
const LONGEST_RULE: usize = 600;

/// Cuts what somebody else wrote to a length that can be shown.
fn shortened(text: &str) -> String {
    cut(text, 120)
}

fn cut(text: &str, longest: usize) -> String {
    let mut short: String = text.chars().take(longest).collect();
    if text.chars().count() > longest {
        short.push('…');
    }
    short
}

impl Visit {
    /// Reads the query of an address; parts of other names are left alone.
    pub fn read(query: &str) -> Result<Visit, Refusal> {
        if query.len() > LONGEST_QUERY {
            return Err(Refusal::TooLong);
        }
        let mut visit = Visit::default();
        for pair in query.split('&').filter(|pair| !pair.is_empty()) {
            let (key, value) = pair.split_once('=').unwrap_or((pair, ""));
            let unreadable = |name| Refusal::Unreadable(name, value.to_owned());
            match key {
                "m" => {
                    let text = decoded(value).ok_or_else(|| unreadable("m"))?;
                    visit.moves = words(&text);
                }
                "p" => {
                    let text = decoded(value).ok_or_else(|| unreadable("p"))?;
                    visit.start = Some(text).filter(|text| !text.trim().is_empty());
                }
                "c" => {
                    let text = decoded(value).ok_or_else(|| unreadable("c"))?;
                    visit.picked = words(&text);
                }
                "h" => visit.hints = value == "1",
                "n" => visit.note = decoded(value).ok_or_else(|| unreadable("n"))?,
                "at" => visit.at = Some(value.parse().map_err(|_| unreadable("at"))?),
                "vs" if value.is_empty() => {}
                "vs" => visit.opponent = Some(opponent(value).ok_or_else(|| unreadable("vs"))?),
                _ => {}
            }
        }
        if visit.moves.len() > MOST_MOVES {
            return Err(Refusal::TooLong);
        }
        Ok(visit)
    }

    /// Writes the query; empty for the beginning of a game.
    pub fn query(&self) -> String {
        let mut parts = Vec::new();
        if let Some(start) = &self.start {
            parts.push(format!("p={}", encoded(start)));
        }
        if !self.moves.is_empty() {
            parts.push(format!("m={}", encoded(&self.moves.join(" "))));
        }
        if !self.picked.is_empty() {
            parts.push(format!("c={}", encoded(&self.picked.join(" "))));
        }
        if let Some(opponent) = self.opponent {
            let side = ["first", "second"][opponent.side.index()];
            parts.push(format!("vs={side}-{}", opponent.level));
        }
        if self.hints {
            parts.push("h=1".to_owned());
        }
        if !self.note.is_empty() {
            parts.push(format!("n={}", encoded(&self.note)));
        }
        if let Some(at) = self.at {
            parts.push(format!("at={at}"));
        }
        parts.join("&")
    }

    /// Returns the visit with one more move and nothing chosen.
    pub fn after(&self, mv: String) -> Visit {
        let mut next = Visit { picked: Vec::new(), ..self.clone() };
        next.moves.push(mv);
        next
    }

    /// Plays the moves.
    ///
    /// # Errors
    /// Returns an error with the number of the first move that cannot be played.
    pub fn play(&self, table: &Arc<Table>) -> Result<Played, Refusal> {
        let start = match &self.start {
            Some(text) => Position::read(table, text).map_err(|error| Refusal::Position(error.0))?,
            None => Position::start(table),
        };
        let mut played = Played { positions: vec![start], moves: Vec::new(), texts: Vec::new() };
        for (index, text) in self.moves.iter().enumerate() {
            let last = played.last();
            let refused = |error| Refusal::Move(index + 1, Refused::new(last, error));
            let mv = last.read_move(text).map_err(refused)?;
            let (written, next) = (last.write_move(mv), last.play_legal(mv));
            played.texts.push(written);
            played.moves.push(mv);
            played.positions.push(next);
        }
        Ok(played)
    }

    /// Finds the cells chosen.
    ///
    /// # Errors
    /// Returns an error if the board has no such cell.
    pub fn cells(&self, table: &Table) -> Result<Vec<CellId>, Refusal> {
        let find = |name: &String| {
            table.game().board().cell(name).ok_or_else(|| Refusal::Unreadable("c", name.clone()))
        };
        self.picked.iter().take(8).map(find).collect()
    }
}

/// A game played as far as its address says.
#[derive(Clone, Debug)]
pub struct Played {
    /// Every position, the start included.
    pub positions: Vec<Position>,
    /// The moves between them.
    pub moves: Vec<Move>,
    /// The moves in full notation.
    pub texts: Vec<String>,
}

impl Played {
    /// Returns the position reached.
    pub fn last(&self) -> &Position {
        self.positions.last().expect("a game has a start")
    }

    /// Returns the cells of the turn that the first so many moves end with: what was chosen, every piece that was placed, all of
    /// a run, what a jump took and where seeds fell. Nothing where no move was made.
    pub fn turn(&self, n_moves: usize) -> Vec<CellId> {
        let Some(last) = n_moves.checked_sub(1) else { return Vec::new() };
        let side = |index: usize| self.positions[index].side_to_move();
        let begin = (0..last).rev().take_while(|&index| side(index) == side(last)).last().unwrap_or(last);
        let moves = &self.moves[begin..n_moves];
        let (before, after) = (self.positions[begin].setup(), self.positions[n_moves].setup());
        let is_path = moves.iter().any(|mv| matches!(mv, Move::Path { .. }));
        let is_changed = |cell: &usize| {
            let stands = after.cells[*cell];
            // Where a piece that is placed takes others, that piece is the move.
            let is_seen = stands.is_some() || is_path;
            (before.cells[*cell] != stands && is_seen) || before.seeds.get(*cell) != after.seeds.get(*cell)
        };
        let changed =
            (0..after.cells.len()).filter(is_changed).filter_map(|cell| CellId::try_from(cell).ok());
        let mut cells: Vec<CellId> = changed.chain(moves.iter().flat_map(|mv| clicks::cells(*mv))).collect();
        cells.sort_unstable();
        cells.dedup();
        cells
    }
}

fn opponent(value: &str) -> Option<Opponent> {
    let (side, level) = value.split_once('-')?;
    let side = match side {
        "first" => Side::First,
        "second" => Side::Second,
        _ => return None,
    };
    let level = level.parse().ok().filter(|level| (1..=STRONGEST).contains(level))?;
    Some(Opponent { side, level })
}

fn words(text: &str) -> Vec<String> {
    text.split(|c: char| c.is_whitespace() || c == ';')
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// Writes a text so that it can stand in a query.
pub fn encoded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b' ' => out.push('+'),
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'_' | b'.' | b'~' | b',' | b':' | b'/' => {
                out.push(char::from(byte));
            }
            byte => out.push_str(&format!("%{byte:02X}")),
        }
    }
    out
}

/// Reads a text from a query, if it is one.
pub fn decoded(text: &str) -> Option<String> {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.bytes();
    while let Some(byte) = rest.next() {
        match byte {
            b'+' => bytes.push(b' '),
            b'%' => {
                let digit = |byte: Option<u8>| char::from(byte?).to_digit(16);
                let value = digit(rest.next())? * 16 + digit(rest.next())?;
                bytes.push(u8::try_from(value).ok()?);
            }
            byte => bytes.push(byte),
        }
    }
    String::from_utf8(bytes).ok()
}
