//! Puzzles on paper: diagrams, six a page, and the solutions on a page of their own.

use std::sync::Arc;

use super::rule_sheet::{Print, SheetOptions};
use super::{example, page, say};
use crate::diagram::{Scale, Theme, draw, note, position};
use paper::figure::Figure;
#[cfg(feature = "pages")]
use paper::typeset::document::Align;
use paper::typeset::document::{
    Block, Captioned, Document, Emphasis, Paragraph, Run, Running, Section, Text, words,
};
use rules::analysis::puzzles::Puzzle;
use rules::engine::Table;
use rules::game::{Game, Language, Side};
use speech::{Message, msg};

/// Millimetres a board may take across and down, so that six stand on a page.
const BOARD: (f64, f64) = (74.0, 54.0);
/// The same beside words.
#[cfg(feature = "pages")]
const BOARD_BESIDE: (f64, f64) = (56.0, 46.0);
/// Cells of small boards grow no larger than this.
const LARGEST_CELL: f64 = 14.0;

/// Says from which game a puzzle comes, where people have played it.
pub type Origin<'o> = &'o dyn Fn(&Puzzle) -> Option<String>;

/// Returns the puzzles as a document, the solutions at its end.
pub fn document(table: &Arc<Table>, puzzles: &[Puzzle], origin: Origin<'_>, language: Language) -> Document {
    let game = table.game();
    let title = title(game, language);
    let options = SheetOptions { language, edition: None, cycle: None, print: Print::Ordinary };
    let section =
        |header: Running, blocks| Section { header, footer: page::footer(), blocks, fit: None, look: None };
    let header =
        |right: &str| Running { left: words(title.clone()), right: words(right), ..Running::default() };
    let name_line = language.msg("puzzles-name").with("line", "_".repeat(28)).to_string();
    let sections = vec![
        section(header(&name_line), problems(game, puzzles, &title, language)),
        section(header(""), solutions(game, puzzles, origin, language)),
    ];
    page::document(title.clone(), &options, sections)
}

/// Returns what the puzzles of a game are called.
pub(super) fn title(game: &Game, language: Language) -> String {
    language.msg("puzzles-title").with("game", &game.info().name).to_string()
}

pub(super) fn problems(game: &Game, puzzles: &[Puzzle], title: &str, language: Language) -> Vec<Block> {
    let mut blocks = vec![
        Block::Heading { level: 1, text: words(title), bookmark: Some(title.to_owned()) },
        Block::Paragraph(Paragraph::new(words(language.say(&match has_long_turns(puzzles) {
            false => msg("puzzles-task"),
            true => msg("puzzles-task-long"),
        })))),
    ];
    let drawn: Vec<Captioned> = puzzles
        .iter()
        .enumerate()
        .map(|(index, puzzle)| Captioned {
            figure: figure(game, puzzle, Print::Ordinary, BOARD, language),
            caption: caption(game, index + 1, puzzle, has_long_turns(puzzles), language),
        })
        .collect();
    blocks.extend(drawn.chunks(2).map(|pair| Block::Figures(pair.to_vec())));
    blocks
}

/// Returns a puzzle beside a board of its own, and its answer upside down.
#[cfg(feature = "pages")]
pub(super) fn posed(
    game: &Game,
    puzzle: &Puzzle,
    print: Print,
    language: Language,
) -> (Captioned, Vec<Block>) {
    let bold = Emphasis { bold: true, ..Emphasis::default() };
    let is_long = puzzle.line.len() > puzzle.turns as usize;
    let mut task = vec![Run::Words(language.say(&msg("sheets-first-puzzle")), bold), Run::Break];
    task.push(Run::Words(language.say(&told_task(game, puzzle, is_long, language)), Emphasis::default()));
    task.extend(
        taken(game, puzzle, language).map(|said| Run::Words(format!(" {said}"), Emphasis::default())),
    );
    let (moves, between) = say::plies(game, &puzzle.line_text(), language);
    let line = moves.join(between);
    let answer = language.msg("sheets-puzzle-answer").with("line", line).to_string();
    let answer = Paragraph { align: Align::Left, ..Paragraph::new(words(answer)).scaled(0.84) };
    let figure = figure(game, puzzle, print, BOARD_BESIDE, language);
    let figure = Captioned { figure, caption: Vec::new() };
    (figure, vec![Block::Space(1.5), Block::Paragraph(Paragraph::new(task)), Block::Turned(answer)])
}

/// Draws a puzzle with what the rules mark on the board.
fn figure(game: &Game, puzzle: &Puzzle, print: Print, board: (f64, f64), language: Language) -> Figure {
    let setup = puzzle.position.setup();
    let mut diagram = position::diagram(game, &setup, language);
    diagram.notes.extend(example::notes_around(game, &setup, language));
    diagram.title = note::told(&diagram, language);
    match print {
        Print::Large => draw(&diagram, example::large_scale(game), &Theme::LARGE),
        _ => draw(&diagram, Scale::within(game.board(), board, LARGEST_CELL), &Theme::PRINT),
    }
}

/// Returns whether a turn can be more than one move.
fn has_long_turns(puzzles: &[Puzzle]) -> bool {
    puzzles.iter().any(|puzzle| puzzle.line.len() > puzzle.turns as usize)
}

/// Says who plays, and in how many moves or turns of both sides the game is won.
fn told_task(game: &Game, puzzle: &Puzzle, has_long_turns: bool, language: Language) -> Message {
    let side = game.sides()[puzzle.side()].name.in_language(language);
    match has_long_turns {
        false => msg("puzzles-moves").with("side", side).with("n", puzzle.turns),
        true => msg("puzzles-turns").with("side", side).with("n", puzzle.turns),
    }
}

fn caption(game: &Game, number: usize, puzzle: &Puzzle, has_long_turns: bool, language: Language) -> Text {
    let answer = match has_long_turns {
        false => msg("puzzles-move").with("line", "_".repeat(20)),
        true => msg("puzzles-turn").with("line", "_".repeat(20)),
    };
    let task = language.say(&told_task(game, puzzle, has_long_turns, language));
    let answer = language.say(&answer);
    let mut text = vec![
        Run::Words(format!("{number}."), Emphasis { bold: true, ..Emphasis::default() }),
        Run::Words(format!(" {task}"), Emphasis::default()),
    ];
    text.extend([Run::Break, Run::Words(answer, Emphasis::default())]);
    text.extend(
        taken(game, puzzle, language).map(|said| Run::Words(format!(" {said}"), Emphasis::default())),
    );
    text
}

/// Says what each side has taken before a puzzle, where that counts and anything was: the board does not show it.
fn taken(game: &Game, puzzle: &Puzzle, language: Language) -> Option<String> {
    let taken = puzzle.position.setup().taken;
    let [first, second] = Side::BOTH.map(|side| game.sides()[side].name.in_language(language));
    let said = msg("puzzles-taken")
        .with("first", first)
        .with("second", second)
        .with("n-first", taken[0])
        .with("n-second", taken[1]);
    (taken != [0, 0]).then(|| language.say(&said))
}

/// Returns the solutions: the winner's moves are thick; below, how the position came about.
fn solutions(game: &Game, puzzles: &[Puzzle], origin: Origin<'_>, language: Language) -> Vec<Block> {
    let mut blocks = solutions_head(language);
    blocks.extend(answers(game, puzzles, origin, language));
    blocks
}

/// Returns what stands above solutions.
pub(super) fn solutions_head(language: Language) -> Vec<Block> {
    let title = language.msg("puzzles-solutions").to_string();
    vec![
        Block::Heading { level: 1, text: words(title.clone()), bookmark: Some(title) },
        Block::Paragraph(Paragraph::new(words(language.msg("puzzles-key").to_string()))),
    ]
}

/// Returns the solutions without their heading.
pub(super) fn answers(game: &Game, puzzles: &[Puzzle], origin: Origin<'_>, language: Language) -> Vec<Block> {
    let answer = |(index, puzzle): (usize, &Puzzle)| {
        let mut text = solution(game, index + 1, puzzle, language);
        text.push(Run::Break);
        text.extend(past(game, puzzle, origin, language));
        Block::Paragraph(Paragraph::new(text))
    };
    puzzles.iter().enumerate().map(answer).collect()
}

fn solution(game: &Game, number: usize, puzzle: &Puzzle, language: Language) -> Text {
    let bold = Emphasis { bold: true, ..Emphasis::default() };
    let side = game.sides()[puzzle.side()].name.in_language(language);
    let mut text = vec![
        Run::Words(format!("{number}."), bold),
        Run::Words(format!(" {side}: "), Emphasis { italic: true, ..Emphasis::default() }),
    ];
    let mut at = puzzle.position.clone();
    let (moves, between) = say::plies(game, &puzzle.line_text(), language);
    for (index, (told, mv)) in moves.into_iter().zip(&puzzle.line).enumerate() {
        let is_winner = at.side_to_move() == puzzle.side();
        if index > 0 {
            text.push(Run::Words(between.to_owned(), Emphasis::default()));
        }
        text.push(Run::Words(told, if is_winner { bold } else { Emphasis::default() }));
        at = match at.play(*mv) {
            Ok(next) => next,
            Err(_) => break,
        };
    }
    text
}

fn past(game: &Game, puzzle: &Puzzle, origin: Origin<'_>, language: Language) -> Text {
    let small = Emphasis { small: true, ..Emphasis::default() };
    let (moves, between) = say::plies(game, &puzzle.moves_text(), language);
    let after = language.msg("puzzles-after").with("moves", moves.join(between)).to_string();
    let from = origin(puzzle).map(|from| language.msg("puzzles-from").with("game", from).to_string());
    let lines = from.into_iter().flat_map(|from| [Run::Words(from, small), Run::Break]);
    lines.chain([Run::Words(after, small)]).collect()
}
