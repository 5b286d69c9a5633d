//! Moves and positions as text, as the rule sheets write them.

pub(crate) mod disambiguate;
pub(crate) mod record;
pub(crate) mod refusal;

use std::fmt::Write;
use std::sync::Arc;

use speech::msg;

use crate::engine::moves::{Move, Way};
use crate::engine::play::history::History;
use crate::engine::position::Position;
use crate::engine::position::setup::Setup;
use crate::engine::position::table::{AnyState, Table, Width, with_width};
use crate::engine::program::code::{Alternative, Pick, Program};
use crate::engine::program::state::State;
use crate::game::{CellId, Family, Game, Side};
use refusal::{MoveError, MoveReason, PositionError, Stuck};

impl Position {
    /// Writes a legal move as text. No two legal moves of a position have the same text.
    pub fn write_move(&self, mv: Move) -> String {
        self.bare_text(mv) + &self.mark(mv)
    }

    /// Writes a move by what is chosen alone.
    pub(crate) fn bare_text(&self, mv: Move) -> String {
        let board = self.table().game().board();
        let Some(way) = mv.way() else { return "swap".to_owned() };
        with_width!(self.table(), &self.state, |program, state| program
            .write_move(state, way, mv, &|cell| board.name(cell)))
    }

    /// Finds the legal move a text means.
    ///
    /// The exact notation always works. So do `e5d4`, `x` for `-` and the reverse, and any part that is enough: the
    /// destination alone, or a move without the name of its piece.
    pub fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        let moves = self.moves();
        // No two legal moves are written alike, so where it is written exactly the others need not be.
        if let Some(mv) =
            moves.iter().find(|mv| self.may_be_written(**mv, text) && self.write_move(**mv) == text.trim())
        {
            return Ok(*mv);
        }
        let written = self.write_moves(&moves);
        let wanted = text.trim().trim_end_matches([',', ';', '.', '!', '?']).to_lowercase();
        let plain = |text: &str| text.replace(['-', 'x', '×', ' '], "");
        let without_piece = |text: &str| text.rsplit(':').next().unwrap_or(text).to_owned();
        let wanted_plain = plain(&wanted);
        // What tells moves written alike apart may be left out, and is then asked for.
        let without_mark = |text: &str| text.split('(').next().unwrap_or(text).to_lowercase();
        let tests: [&dyn Fn(&str) -> bool; 7] = [
            &|move_text| move_text.to_lowercase() == wanted,
            &|move_text| plain(&move_text.to_lowercase()) == wanted_plain,
            &|move_text| plain(&without_mark(move_text)) == wanted_plain,
            &|move_text| plain(&without_piece(&without_mark(move_text))) == wanted_plain,
            &|move_text| without_mark(move_text).rsplit(['-', 'x']).next() == Some(&wanted),
            &|move_text| {
                !wanted.is_empty() && without_mark(move_text).split(['-', 'x', ',']).next() == Some(&wanted)
            },
            // All but the last choice: what is lacking is asked for.
            &|move_text| {
                let begun = without_mark(move_text);
                begun.rsplit_once(',').is_some_and(|(begun, _)| {
                    [begun, &without_piece(begun)].map(plain).contains(&wanted_plain)
                })
            },
        ];
        for test in tests {
            let mut fitting = written.iter().zip(&moves).filter(|(text, _)| test(text));
            let first = fitting.next();
            match (first, fitting.find(|other| Some(other.1) != first.map(|(_, mv)| mv))) {
                (Some((_, mv)), None) => return Ok(*mv),
                (Some(_), Some(_)) => {
                    let all = written.iter().filter(|text| test(text)).cloned().collect();
                    let reason = MoveReason::Ambiguous(all);
                    return Err(MoveError { refused: text.to_owned(), reason, legal: written });
                }
                (None, _) => {}
            }
        }
        let reason = self.refusal(&wanted);
        Err(MoveError { refused: text.to_owned(), reason, legal: written })
    }

    /// Returns whether a text names all cells of a move, as its own text does.
    fn may_be_written(&self, mv: Move, text: &str) -> bool {
        let board = self.table().game().board();
        [mv.from(), mv.to(), mv.third()].into_iter().flatten().all(|cell| text.contains(board.name(cell)))
    }

    /// Finds why a text is not a legal move.
    fn refusal(&self, text: &str) -> MoveReason {
        let game = self.table().game();
        if self.ending().is_some() {
            return MoveReason::Over;
        }
        match text {
            "swap" if !game.swap() => return MoveReason::NoSwap,
            "swap" => return MoveReason::TooLateToSwap,
            "pass" => return MoveReason::NoPass,
            _ => {}
        }
        let without_piece = text.rsplit(':').next().unwrap_or(text);
        let names: Vec<&str> =
            without_piece.split(['-', 'x', ',', '×']).filter(|part| !part.is_empty()).collect();
        let mut cells = Vec::new();
        for name in &names {
            match game.board().cell(name) {
                Some(cell) => cells.push(cell),
                None if name.chars().next().is_some_and(char::is_alphabetic) && name.len() <= 4 => {
                    return MoveReason::NoCell((*name).to_owned());
                }
                None => return MoveReason::Unreadable,
            }
        }
        let setup = self.setup();
        let stands = |cell: CellId| setup.cells[usize::from(cell)];
        let side = self.side_to_move();
        match cells.as_slice() {
            [] => MoveReason::Unreadable,
            [from, _, ..] if stands(*from).is_none() && self.moves().iter().any(|mv| mv.from().is_some()) => {
                MoveReason::NoPiece(game.board().name(*from).to_owned())
            }
            [from, _, ..] if stands(*from).is_some_and(|layer| game.layers()[layer].side == Some(!side)) => {
                MoveReason::Enemy(game.board().name(*from).to_owned())
            }
            _ => {
                let turn = match &game.first_turn()[side] {
                    Some(first) if setup.turn == side.index() as u16 => first,
                    _ => &game.turn()[side],
                };
                MoveReason::AgainstRules(turn.lines.iter().map(|line| line.phrase.clone()).collect())
            }
        }
    }

    /// Plays moves written one after the other, separated by white space or semicolons.
    pub fn play_text(&self, moves: &str) -> Result<Position, MoveError> {
        self.play_along(moves).map_err(|stuck| stuck.error)
    }

    /// Plays moves as [`Position::play_text`] does; one that cannot be played comes with the position it was meant for.
    pub fn play_along(&self, moves: &str) -> Result<Position, Box<Stuck>> {
        let mut position = self.clone();
        for word in move_words(moves) {
            match position.read_move(word) {
                Ok(mv) => position = position.play_legal(mv),
                Err(error) => return Err(Box::new(Stuck { position, error })),
            }
        }
        Ok(position)
    }

    /// Writes the position as text; [`Position::read`] reads it back.
    pub fn write(&self) -> String {
        let game = self.table().game();
        let setup = self.setup();
        let mut text = write_cells(game, &setup);
        let _ = write!(text, " {}", game.sides()[setup.to_move].word);
        if setup.taken != [0; 2] {
            let _ = write!(text, " taken={},{}", setup.taken[0], setup.taken[1]);
        }
        if setup.lost.iter().any(|&n| n > 0) {
            let lost: Vec<_> = setup.lost.iter().map(u16::to_string).collect();
            let _ = write!(text, " lost={}", lost.join(","));
        }
        if setup.turn < 2 {
            let _ = write!(text, " turn={}", setup.turn);
        }
        if setup.step != 0 {
            let _ = write!(text, " step={}", setup.step);
        }
        let name = |cell: Option<CellId>| cell.map_or("", |cell| game.board().name(cell));
        if setup.last != (None, None) {
            let _ = write!(text, " last={}-{}", name(setup.last.0), name(setup.last.1));
        }
        if setup.moved_last == setup.to_move {
            text.push_str(" again");
        }
        if setup.passes > 0 {
            let _ = write!(text, " passes={}", setup.passes);
        }
        if setup.swapped {
            text.push_str(" swapped");
        }
        for (word, cells) in [("new", &setup.fresh), ("doomed", &setup.doomed), ("unmoved", &setup.unmoved)] {
            if !cells.is_empty() {
                let names: Vec<_> = cells.iter().map(|&cell| game.board().name(cell)).collect();
                let _ = write!(text, " {word}={}", names.join(","));
            }
        }
        if !setup.links.is_empty() {
            let links =
                setup.links.iter().map(|&(a, b)| [a, b].map(|cell| game.board().name(cell)).join("-"));
            let _ = write!(text, " links={}", links.collect::<Vec<_>>().join(","));
        }
        text
    }

    /// Reads a position from text: rows from the top with `/` between them, the side to move, and what else matters.
    pub fn read(table: &Arc<Table>, text: &str) -> Result<Position, PositionError> {
        let game = table.game();
        let mut words = text.split_whitespace();
        let mut setup = Setup::empty(table);
        let cells = words.next().ok_or(PositionError(msg("engine-position-empty")))?;
        read_cells(game, cells, &mut setup)?;
        for (i, word) in words.enumerate() {
            read_detail(game, i, word, &mut setup)?;
        }
        // Ends are looked at after moves only: what is written like the start is the start, whatever holds there.
        let start = Position::start(table);
        if setup == start.setup() {
            return Ok(start);
        }
        Position::from_setup(table, &setup).map_err(|error| PositionError::of_setup(game, &error))
    }
}

/// Splits a list of moves: white space and semicolons separate, move numbers such as `3.` are skipped.
pub(crate) fn move_words(moves: &str) -> impl Iterator<Item = &str> {
    let is_number = |word: &str| word.ends_with('.') && word.trim_end_matches('.').parse::<u32>().is_ok();
    moves
        .split(|c: char| c.is_whitespace() || c == ';')
        .filter(move |word| !word.is_empty() && !is_number(word))
}

/// The cells of a board in lines, the uppermost first; boards without rows have one line.
pub(crate) fn lines(game: &Game) -> Vec<Vec<CellId>> {
    let board = game.board();
    match board.family {
        Family::Boxes | Family::Graph => vec![(0..board.n_cells() as CellId).collect()],
        _ => {
            let rows = (0..board.rows).rev().map(|row| board.row_cells(row..=row));
            // A board may lack all cells of a row.
            rows.filter(|cells| !cells.is_empty()).collect()
        }
    }
}

fn write_cells(game: &Game, setup: &Setup) -> String {
    let letter =
        |cell: &CellId| setup.cells[usize::from(*cell)].map_or('.', |layer| game.layers()[layer].letter);
    let line = |cells: &Vec<CellId>| {
        if game.board().family == Family::Pits {
            let seeds: Vec<_> =
                cells.iter().map(|&cell| setup.seeds[usize::from(cell)].to_string()).collect();
            seeds.join(",")
        } else {
            cells.iter().map(letter).collect()
        }
    };
    lines(game).iter().map(line).collect::<Vec<_>>().join("/")
}

fn read_cells(game: &Game, text: &str, setup: &mut Setup) -> Result<(), PositionError> {
    let lines = lines(game);
    let parts: Vec<&str> = text.split('/').collect();
    if parts.len() != lines.len() {
        let (board, position) = (lines.len(), parts.len());
        let reason = msg("engine-number-of-rows").with("board", board).with("position", position);
        return Err(PositionError(reason));
    }
    for (cells, part) in lines.iter().zip(parts) {
        let row = game.board().cells()[usize::from(cells[0])].row + 1;
        let wrong_length = |n: usize| {
            let cells = cells.len();
            PositionError(
                msg("engine-length-of-row").with("row", row).with("cells", cells).with("written", n),
            )
        };
        if game.board().family == Family::Pits {
            let seeds: Vec<&str> = part.split(',').collect();
            if seeds.len() != cells.len() {
                return Err(wrong_length(seeds.len()));
            }
            for (&cell, seeds) in cells.iter().zip(seeds) {
                let wrong = || PositionError(msg("engine-seeds").with("text", seeds));
                let seeds = seeds.parse().map_err(|_| wrong())?;
                setup.seeds[usize::from(cell)] = seeds;
            }
            continue;
        }
        let mut contents = Vec::new();
        let mut number = 0;
        for letter in part.chars() {
            // A number stands for so many empty cells.
            if let Some(digit) = letter.to_digit(10) {
                number = number * 10 + digit as usize;
                if number > cells.len() {
                    return Err(wrong_length(number));
                }
                continue;
            }
            contents.extend(std::iter::repeat_n(None, std::mem::take(&mut number)));
            if letter == '.' {
                contents.push(None);
                continue;
            }
            let Some(layer) = game.layers().iter().position(|layer| layer.letter == letter) else {
                let known: Vec<_> =
                    game.layers().iter().map(|layer| format!("{} ({})", layer.letter, layer.word)).collect();
                let reason = msg("engine-piece").with("letter", letter).with("known", known.join(", "));
                return Err(PositionError(reason));
            };
            contents.push(Some(layer));
        }
        contents.extend(std::iter::repeat_n(None, number));
        if contents.len() != cells.len() {
            return Err(wrong_length(contents.len()));
        }
        for (&cell, content) in cells.iter().zip(contents) {
            setup.cells[usize::from(cell)] = content;
        }
    }
    Ok(())
}

fn read_detail(game: &Game, index: usize, word: &str, setup: &mut Setup) -> Result<(), PositionError> {
    let side = match word {
        "first" => Some(Side::First),
        "second" => Some(Side::Second),
        _ => Side::BOTH.into_iter().find(|&side| game.sides()[side].word == word),
    };
    if let (0, Some(side)) = (index, side) {
        (setup.to_move, setup.moved_last) = (side, !side);
        return Ok(());
    }
    let unknown = || PositionError(msg("engine-detail").with("text", word));
    let number =
        |text: &str| text.parse().map_err(|_| PositionError(msg("engine-detail-number").with("text", word)));
    let cell = |name: &str| match name {
        "" => Ok(None),
        name => {
            let missing = || PositionError(msg("engine-no-cell").with("cell", name));
            game.board().cell(name).map(Some).ok_or_else(missing)
        }
    };
    match word.split_once('=') {
        None if word == "swapped" => setup.swapped = true,
        None if word == "again" => setup.moved_last = setup.to_move,
        Some(("turn", text)) => setup.turn = number(text)?,
        Some(("step", text)) => setup.step = number(text)?,
        Some(("passes", text)) => setup.passes = u8::try_from(number(text)?).map_err(|_| unknown())?,
        Some(("taken", text)) => {
            let (first, second) = text.split_once(',').ok_or_else(unknown)?;
            let seeds = |text| number(text).and_then(|n| u8::try_from(n).map_err(|_| unknown()));
            setup.taken = [seeds(first)?, seeds(second)?];
        }
        Some(("lost", text)) => {
            let lost: Result<Vec<u16>, _> = text.split(',').map(number).collect();
            setup.lost = lost?;
            if setup.lost.len() != game.layers().len() {
                return Err(unknown());
            }
            for (lost, layer) in setup.lost.iter().zip(game.layers()) {
                if *lost > 0 && !layer.placed_once {
                    return Err(PositionError(msg("engine-lost").with("piece", &layer.word)));
                }
            }
        }
        Some(("last", text)) => {
            let (from, to) = text.split_once('-').ok_or_else(unknown)?;
            setup.last = (cell(from)?, cell(to)?);
        }
        Some(("links", text)) => {
            for link in text.split(',') {
                let (one, other) = link.split_once('-').ok_or_else(unknown)?;
                setup.links.push(cell(one)?.zip(cell(other)?).ok_or_else(unknown)?);
            }
        }
        Some((word @ ("new" | "doomed" | "unmoved"), text)) => {
            let cells = match word {
                "new" => &mut setup.fresh,
                "doomed" => &mut setup.doomed,
                _ => &mut setup.unmoved,
            };
            for name in text.split(',') {
                cells.extend(cell(name)?);
            }
        }
        _ => return Err(unknown()),
    }
    Ok(())
}

impl<const W: usize> Program<W> {
    fn write_move<'n>(
        &self,
        state: &State<W>,
        way: Way,
        mv: Move,
        name: &dyn Fn(CellId) -> &'n str,
    ) -> String {
        let alternative = &self.node(state).alternatives[way.index()];
        let mut text = match &alternative.prefix {
            Some(prefix) => format!("{prefix}:"),
            None => String::new(),
        };
        match mv {
            Move::Pass { .. } => text.push_str(if alternative.is_stop { "stop" } else { "pass" }),
            Move::Cell { at, .. } => text.push_str(name(at)),
            Move::Path { from, to, .. } | Move::Run { from, to, .. } => {
                let joint = if self.captures(state, alternative, mv) { 'x' } else { '-' };
                let _ = write!(text, "{}{joint}{}", name(from), name(to));
            }
            Move::Swap => text.push_str("swap"),
        }
        if let Some(third) = mv.third() {
            let _ = write!(text, ",{}", name(third));
        }
        text
    }

    /// Returns whether a move takes a piece off the board.
    fn captures(&self, state: &State<W>, alternative: &Alternative<W>, mv: Move) -> bool {
        if matches!(alternative.pick, Pick::Run { .. }) {
            return false;
        }
        let mut after = *state;
        self.perform(&mut after, alternative, mv, usize::from(state.mover), History::none());
        // An own piece that becomes another has not left the board: own pieces are counted together.
        let own = self.sides[usize::from(state.mover)].own;
        let is_own = |layer: &usize| own & (1 << *layer) != 0;
        let (ours, others): (Vec<usize>, Vec<usize>) = (0..self.n_layers).partition(is_own);
        let n_ours = |state: &State<W>| ours.iter().map(|&layer| state.layers[layer].count()).sum::<u32>();
        let is_less = |&layer: &usize| after.layers[layer].count() < state.layers[layer].count();
        self.doomed(&after) != self.doomed(state)
            || others.iter().any(is_less)
            || n_ours(&after) < n_ours(state)
    }
}
