//! `arbitro puzzles`

use std::ops::RangeInclusive;
use std::path::PathBuf;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use super::args::GamesFolder;
use super::failure::Failure;
use super::paper;
use crate::analysis::puzzles::{self, Found, Puzzle, Wish};
use crate::engine::Table;
use crate::game::Game;
use crate::language::Language;
use crate::sheets::puzzle_sheet;
use crate::typeset::{paginate, pdf};

/// Print puzzles: positions in which exactly one move wins
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  arbitro puzzles rastros --count 12 --depth 3 --out puzzles.pdf
  arbitro puzzles avanco-5x5 --count 6 --depth 3-7 --seed 2027
  arbitro puzzles semaforo --depth 3 --json

Every puzzle is proven: exactly one move wins, and with best play the game ends after so many moves of both sides.")]
pub(crate) struct PuzzlesArgs {
    /// A game: its id, its name, or a file
    #[arg(value_name = "GAME")]
    game: String,
    /// How many puzzles
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=200))]
    count: u32,
    /// In how many moves of both sides the win comes: a number, or from-to such as 3-7
    #[arg(long, value_name = "D", default_value = "3", value_parser = depth)]
    depth: Depth,
    /// The seed; the same seed finds the same puzzles
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How long to search: millions of positions
    #[arg(long, value_name = "MILLIONS", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..=100_000))]
    effort: u64,
    /// The file to write [default: the game's id with `-puzzles.pdf`]
    #[arg(long, value_name = "FILE.pdf")]
    out: Option<PathBuf>,
    /// Print JSON for other programs, with the moves that lead to each position
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    games: GamesFolder,
}

/// From how many plies to how many.
#[derive(Clone, Debug)]
struct Depth(RangeInclusive<u32>);

/// The longest wins that are searched for.
const DEEPEST: u32 = 25;

fn depth(text: &str) -> Result<Depth, String> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    match (from.trim().parse::<u32>(), to.trim().parse::<u32>()) {
        (Ok(from), Ok(to)) if 1 <= from && from <= to && to <= DEEPEST => Ok(Depth(from..=to)),
        _ => Err(format!("expected a number from 1 to {DEEPEST}, or two such as 3-7")),
    }
}

pub(super) fn run(args: &PuzzlesArgs, language: Language) -> Result<String, Failure> {
    let is_pdf = |path: &PathBuf| path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("pdf"));
    if let Some(path) = args.out.as_ref().filter(|path| !is_pdf(path)) {
        return Err(Failure::usage(language.pick(
            format!("`{}` não acaba em .pdf", path.display()),
            format!("`{}` does not end in .pdf", path.display()),
        )));
    }
    let table = args.games.table(&args.game)?;
    let wish = Wish {
        count: args.count as usize,
        plies: args.depth.0.clone(),
        seed: args.seed,
        effort: args.effort * 1_000_000,
    };
    let bar = ProgressBar::new(1000);
    bar.set_style(ProgressStyle::with_template("{bar:40} {percent} %").expect("the template is well formed"));
    let found = puzzles::find(&table, &wish, &|share| bar.set_position((share * 1000.0) as u64));
    bar.finish_and_clear();
    let summary = summary(&found, &wish, language);
    if found.puzzles.is_empty() && !args.json {
        return Err(Failure::data(summary));
    }
    let mut text = String::new();
    if (args.out.is_some() || !args.json) && !found.puzzles.is_empty() {
        let path = paper::path_or(args.out.as_ref(), &format!("{}-puzzles.pdf", table.game().id));
        text = print(&table, &found, &path, language)?;
    }
    if args.json {
        return Ok(format!("{}\n", as_json(table.game(), &wish, &found)));
    }
    Ok(format!("{summary}\n{text}"))
}

fn print(
    table: &std::sync::Arc<Table>,
    found: &Found,
    path: &std::path::Path,
    language: Language,
) -> Result<String, Failure> {
    let document = puzzle_sheet::document(table, &found.puzzles, language);
    let pages = paginate(&document).map_err(|error| Failure::data(error.to_string()))?;
    let bytes = pdf::pdf_of_pages(&pages, &pdf::facts_of(&document));
    paper::write_pdf(path, &bytes, pages.len(), language)
}

/// Says how many were found, and what to try when they are too few.
fn summary(found: &Found, wish: &Wish, language: Language) -> String {
    let (n, wished) = (found.puzzles.len(), wish.count);
    let (from, to) = (wish.plies.start(), wish.plies.end());
    let depth = if from == to { from.to_string() } else { format!("{from}-{to}") };
    let (games, positions) = (found.games, found.positions);
    let mut text = language.pick(
        format!("{n} de {wished} problemas de {depth} lances, em {games} partidas e {positions} posições"),
        format!("found {n} of {wished} puzzles of {depth} moves, in {games} games and {positions} positions"),
    );
    if n < wished {
        if found.unproven > 0 {
            let unproven = found.unproven;
            text.push_str(&language.pick(
                format!("; {unproven} posições ficaram de fora por não se poderem demonstrar"),
                format!("; {unproven} positions were left out because they could not be proven"),
            ));
        }
        text.push_str(language.pick(
            "; experimente outro `--depth` (ou um intervalo como 3-7), mais `--effort` ou um tabuleiro menor",
            "; try another `--depth` (or a range such as 3-7), more `--effort` or a smaller board",
        ));
    }
    text
}

fn as_json(game: &Game, wish: &Wish, found: &Found) -> Value {
    let puzzle = |(index, puzzle): (usize, &Puzzle)| {
        json!({
            "number": index + 1,
            "position": puzzle.position.write(),
            "to_move": game.sides[puzzle.side()].word,
            "plies": puzzle.plies,
            "solution": puzzle.line_text(),
            "moves": puzzle.moves_text(),
        })
    };
    json!({
        "game": game.id,
        "seed": wish.seed,
        "depth": [wish.plies.start(), wish.plies.end()],
        "asked": wish.count,
        "found": found.puzzles.len(),
        "games": found.games,
        "positions": found.positions,
        "unproven": found.unproven,
        "puzzles": found.puzzles.iter().enumerate().map(puzzle).collect::<Vec<_>>(),
    })
}
