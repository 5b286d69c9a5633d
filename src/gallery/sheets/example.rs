//! Examples of a game as figures: the engine makes the position and finds every move that is drawn.

use std::sync::Arc;

use super::{Print, SheetError, fact};
use crate::diagram::stores::stores;
use crate::diagram::{Diagram, Note, Scale, Theme, draw, note, position};
use paper::figure::Figure;
use rules::engine::{MoveError, Position, Setup, Table};
use rules::game::{CellId, Example, Game, Language, Set, Stand};
use speech::{Message, Tell, msg};

/// Millimetres a board takes in the text of a sheet.
const BOARD_WIDTH: f64 = 54.0;
/// Cells of small boards grow no larger than this.
const LARGEST_CELL: f64 = 12.0;
/// Cells of large boards are no smaller than this, as long as the board fits.
const SMALLEST_CELL: f64 = 4.6;
/// Millimetres a board of many cells may take.
const WIDEST_BOARD: f64 = 84.0;
/// Cells of large print, before it is grown.
const LARGE_CELL: f64 = 5.6;

/// Returns how large a game's boards stand in the text.
pub fn scale(game: &Game) -> Scale {
    Scale::Cell(cell_mm(game))
}

fn cell_mm(game: &Game) -> f64 {
    let bounds = crate::diagram::Plan::from(game.board()).layout().bounds.size();
    let by_width = BOARD_WIDTH / bounds.width.max(1.0);
    let by_height = BOARD_WIDTH / bounds.height.max(1.0);
    // Letters beside smaller cells could not be read; such boards are wider than others.
    let least = SMALLEST_CELL.min(WIDEST_BOARD / bounds.width.max(1.0));
    by_width.min(by_height).clamp(least, LARGEST_CELL)
}

/// Returns how large a game's boards stand in large print, before it is grown: letters beside them and marks on them are large, too.
pub(super) fn large_scale(game: &Game) -> Scale {
    Scale::Cell(cell_mm(game).max(LARGE_CELL))
}

/// Returns the figure of the example called `name`; `start` always exists.
///
/// # Errors
/// Returns an error if there is no such example or its position is not one of the game.
pub fn figure(
    table: &Arc<Table>,
    name: &str,
    print: Print,
    language: Language,
) -> Result<Figure, SheetError> {
    let mut diagram = diagram(table, name, language)?;
    diagram.title = note::told(&diagram, language);
    Ok(match print {
        Print::Large => draw(&diagram, large_scale(table.game()), &Theme::LARGE),
        _ => draw(&diagram, scale(table.game()), &Theme::PRINT),
    })
}

/// Returns the diagram of the example called `name`; `start` always exists.
///
/// # Errors
/// Returns an error if there is no such example or its position is not one of the game.
pub(super) fn diagram(table: &Arc<Table>, name: &str, language: Language) -> Result<Diagram, SheetError> {
    let game = table.game();
    match game.info().examples.iter().find(|example| example.word == name) {
        Some(example) => of_example(table, example, language),
        None if name == "start" => Ok(of_start(table, language)),
        None => Err(error(game, name, msg("sheets-no-such-example"))),
    }
}

/// Returns the start of a game with the zones the rules speak of.
pub fn of_start(table: &Arc<Table>, language: Language) -> Diagram {
    let game = table.game();
    let setup = Position::start(table).setup();
    let mut diagram = position::diagram(game, &setup, language);
    diagram.notes.extend(start_notes(game, language));
    diagram.notes.extend(stores(game, &setup, language));
    diagram
}

/// Marks each side's own zones with its number, and shades common ones and the parts of the board that rules speak of.
pub(crate) fn start_notes(game: &Game, language: Language) -> Vec<Note> {
    let mut notes = Vec::new();
    for (_, cells) in game.zones() {
        let [first, second] = &cells.0;
        if first == second {
            let is_it = |set: &Set| matches!(set, Set::Cells(named) if named == cells);
            let name = game.named().iter().find(|(_, set)| is_it(set)).map(|(name, _)| name);
            let label = name.map_or_else(String::new, |name| name.in_language(language).to_owned());
            notes.push(Note::Zone { cells: numbers(first), label });
        } else if first.len() + second.len() <= 4 {
            for (cells, text) in [(first, "1"), (second, "2")] {
                notes.extend(
                    cells.iter().map(|cell| Note::Mark { cell: usize::from(*cell), text: text.to_owned() }),
                );
            }
        }
    }
    let parts = fact::ruled_parts(game).into_iter();
    notes.extend(parts.map(|cells| Note::Zone { cells: numbers(&cells), label: String::new() }));
    notes
}

/// Returns what the rules mark on the board, but for marks that pieces would hide or take for their own.
pub(super) fn notes_around(game: &Game, setup: &Setup, language: Language) -> Vec<Note> {
    let is_free = |cell: usize| setup.cells.get(cell).is_none_or(Option::is_none);
    let mut notes = start_notes(game, language);
    notes.retain(|note| !matches!(note, Note::Mark { cell, .. } if !is_free(*cell)));
    notes.extend(stores(game, setup, language));
    notes
}

/// Returns the position of an example and the moves that led there.
///
/// # Errors
/// Returns an error that says which move or which part of the position is wrong.
pub fn stand(table: &Arc<Table>, example: &Example) -> Result<(Position, Vec<Step>), SheetError> {
    let game = table.game();
    match &example.stand {
        Stand::Position(text) => {
            let position =
                Position::read(table, text).map_err(|wrong| error(game, &example.word, wrong.tell()))?;
            Ok((position, Vec::new()))
        }
        Stand::After(moves) => {
            let mut position = Position::start(table);
            let mut steps = Vec::new();
            for word in moves.split(|c: char| c.is_whitespace() || c == ';').filter(|word| !word.is_empty()) {
                if word.ends_with('.') && word.trim_end_matches('.').parse::<u32>().is_ok() {
                    continue;
                }
                let mv = position.read_move(word).map_err(|wrong| {
                    let short = MoveError { legal: Vec::new(), ..wrong };
                    error(game, &example.word, short.tell())
                })?;
                steps.push(Step { from: mv.from(), to: mv.to() });
                position = position
                    .play(mv)
                    .map_err(|_| error(game, &example.word, msg("sheets-move-refused").with("move", word)))?;
            }
            Ok((position, steps))
        }
    }
}

/// A move as a diagram shows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Where a piece came from, if one moved.
    pub from: Option<CellId>,
    /// Where it went.
    pub to: Option<CellId>,
}

/// Returns the diagram of an example with its marks.
///
/// # Errors
/// Returns an error if the position or a mark does not fit the game.
pub fn of_example(table: &Arc<Table>, example: &Example, language: Language) -> Result<Diagram, SheetError> {
    let game = table.game();
    let (position, steps) = stand(table, example)?;
    let setup = position.setup();
    let mut diagram = position::diagram(game, &setup, language);
    for (key, text) in &example.marks {
        let found = notes(table, &setup, &steps, key, text.in_language(language))
            .map_err(|reason| error(game, &example.word, reason))?;
        diagram.notes.extend(found);
    }
    diagram.notes.extend(stores(game, &setup, language));
    Ok(diagram)
}

/// Reads a mark: what it stands on and what it says.
///
/// `a1` or `a1 b2`: a text, `dot`, `cross` or `ring`. `a1-b2`: an arrow. `zone centre`: a name beside the shaded
/// zone. `zone goal first`: a text in the zone. `start marker`: a text where a piece starts. `moves`: `numbers` or
/// `arrows` for the moves that led here. `targets c3`: `dots` or `arrows` to wherever the piece on c3 may go.
///
/// # Errors
/// Returns what is wrong, in words.
pub fn notes(
    table: &Arc<Table>,
    setup: &Setup,
    steps: &[Step],
    key: &str,
    text: &str,
) -> Result<Vec<Note>, Message> {
    let game = table.game();
    let words: Vec<&str> = key.split_whitespace().collect();
    match words.as_slice() {
        ["moves"] => moves_notes(steps, text),
        ["targets", cells @ ..] => {
            let mut notes = Vec::new();
            for cell in cells {
                notes.extend(target_notes(table, setup, find(game, cell)?, text)?);
            }
            Ok(notes)
        }
        ["zone", name] => {
            let cells = fact::zone_cells(game, name, None)
                .ok_or_else(|| msg("sheets-no-zone").with("zone", *name))?;
            let label = if text == "shade" { String::new() } else { text.to_owned() };
            Ok(vec![Note::Zone { cells: numbers(&cells), label }])
        }
        ["zone", name, side] => {
            let cells = fact::zone_cells(game, name, Some(side))
                .ok_or_else(|| msg("sheets-no-zone-of-side").with("zone", *name).with("side", *side))?;
            Ok(cells.iter().map(|cell| note(*cell, text)).collect())
        }
        ["start", piece] => {
            let cells = fact::start_cells(game, piece)
                .ok_or_else(|| msg("sheets-not-at-start").with("piece", *piece))?;
            Ok(cells.iter().map(|cell| note(*cell, text)).collect())
        }
        [] => Err(msg("sheets-mark-nowhere")),
        cells => {
            let mut notes = Vec::new();
            for word in cells {
                if game.board().cell(word).is_none()
                    && let Some((from, to)) = word.split_once('-')
                {
                    let (from, to) = (find(game, from)?, find(game, to)?);
                    notes.push(Note::Arrow { from: usize::from(from), to: usize::from(to) });
                } else {
                    notes.push(note(find(game, word)?, text));
                }
            }
            Ok(notes)
        }
    }
}

fn find(game: &Game, name: &str) -> Result<CellId, Message> {
    game.board().cell(name).ok_or_else(|| msg("sheets-no-cell").with("cell", name))
}

fn note(cell: CellId, text: &str) -> Note {
    let cell = usize::from(cell);
    match text {
        "dot" => Note::Dot { cell },
        "cross" => Note::Cross { cell },
        "ring" => Note::Ring { cell },
        text => Note::Mark { cell, text: text.trim_matches(['[', ']']).to_owned() },
    }
}

fn numbers(cells: &[CellId]) -> Vec<usize> {
    cells.iter().map(|cell| usize::from(*cell)).collect()
}

/// Numbers the moves on the cells they left or entered, or draws them as arrows.
fn moves_notes(steps: &[Step], how: &str) -> Result<Vec<Note>, Message> {
    let mut notes = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        match (how, step.from, step.to) {
            ("arrows", Some(from), Some(to)) => {
                notes.push(Note::Arrow { from: usize::from(from), to: usize::from(to) });
            }
            ("numbers", _, Some(to)) => {
                notes.push(Note::Mark { cell: usize::from(to), text: (index + 1).to_string() });
            }
            ("numbers" | "arrows", ..) => {}
            _ => return Err(msg("sheets-moves-how").with("how", how)),
        }
    }
    Ok(notes)
}

/// Asks the engine where the piece on a cell may go, whosever turn it is.
fn target_notes(table: &Arc<Table>, setup: &Setup, cell: CellId, how: &str) -> Result<Vec<Note>, Message> {
    let game = table.game();
    let name = game.board().name(cell);
    let layer =
        setup.cells[usize::from(cell)].ok_or_else(|| msg("sheets-nothing-there").with("cell", name))?;
    let mut turned = setup.clone();
    if let Some(side) = game.layers()[layer].side {
        turned.to_move = side;
        turned.moved_last = !side;
        turned.step = 0;
    }
    let position =
        Position::from_setup(table, &turned).map_err(|_| msg("sheets-not-to-move").with("cell", name))?;
    let mut notes = Vec::new();
    for mv in position.moves() {
        let (Some(from), Some(to)) = (mv.from(), mv.to()) else { continue };
        if from != cell {
            continue;
        }
        let (from, to) = (usize::from(from), usize::from(to));
        notes.push(match how {
            "arrows" => Note::Arrow { from, to },
            "dots" => Note::Dot { cell: to },
            other => return Err(msg("sheets-targets-how").with("how", other)),
        });
    }
    if notes.is_empty() {
        return Err(msg("sheets-no-targets").with("cell", name));
    }
    Ok(notes)
}

pub(super) fn error(game: &Game, example: &str, reason: Message) -> SheetError {
    SheetError::Example { game: game.id().to_owned(), example: example.to_owned(), reason }
}
