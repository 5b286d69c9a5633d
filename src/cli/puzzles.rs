//! `arbitro puzzles`

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use super::args::GamesFolder;
use super::failure::Failure;
use super::paper;
use super::watch::stoppable;
use ::paper::typeset::{paginate, pdf};
use gallery::sheets::puzzle_sheet;
use rules::analysis::puzzles::{self, Found, Parity, Puzzle, Wish};
use rules::engine::Table;
use rules::game::Game;
use speech::Language;

/// Print puzzles: positions in which exactly one move wins
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  arbitro puzzles rastros --count 12 --depth 3 --out puzzles.pdf
  arbitro puzzles avanco-5x5 --count 6 --depth 3-7 --seed 2027
  arbitro puzzles semaforo --depth 3 --json

Every puzzle comes from a game played from the start, and is proven: exactly one move wins, and with best play of both
sides the game is over after `--depth` moves, those of both sides counted. So 1 wins at once, and 3 is a move, any
answer, and the winning move. Where a turn is several moves, the whole turn counts as one; then it is enough that one
set of moves wins, whatever their order.

The sheet has six diagrams a page; the last pages have the solutions, and the games that lead to the positions.
Deep wins and large boards may bring fewer puzzles than asked for; then the command says so. A search takes about a
minute at most on two cores, unless `--effort` is raised. The same seed finds the same puzzles on every machine.
Ctrl-C ends the search; then nothing is written.")]
pub(crate) struct PuzzlesArgs {
    /// A game: its id, its name, or a file
    #[arg(value_name = "GAME")]
    game: String,
    /// How many puzzles
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = clap::value_parser!(u32).range(1..=200))]
    count: u32,
    /// In how many moves of both sides the game is won: a number, or from-to such as 3-7
    #[arg(long, value_name = "D", default_value = "3", value_parser = depth)]
    depth: Depth,
    /// The seed; the same seed finds the same puzzles
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How long to search: millions of positions
    #[arg(long, value_name = "MILLIONS", default_value_t = 80, value_parser = clap::value_parser!(u64).range(1..=100_000))]
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
    let table = args.games.table(&args.game, language)?;
    let path = paper::path_or(args.out.as_ref(), &format!("{}-puzzles.pdf", table.game().id()));
    let prints = args.out.is_some() || !args.json;
    if prints {
        paper::try_out(&path, language)?;
    }
    let wish = Wish {
        count: args.count as usize,
        turns: args.depth.0.clone(),
        seed: args.seed,
        effort: args.effort * 1_000_000,
    };
    let found = search(&table, &wish, language)?;
    let summary = summary(&found, &wish, language);
    if found.puzzles.is_empty() && !args.json {
        return Err(Failure::data(summary));
    }
    let mut text = String::new();
    if prints && !found.puzzles.is_empty() {
        text = print(&table, &found, &path, language)?;
    }
    if args.json {
        return Ok(format!("{}\n", as_json(table.game(), &wish, &found)));
    }
    Ok(format!("{summary}\n{text}"))
}

/// Searches with a bar, until there are enough, the effort is used up, or somebody says stop.
fn search(table: &Arc<Table>, wish: &Wish, language: Language) -> Result<Found, Failure> {
    let bar = ProgressBar::new(1000);
    if let Ok(style) = ProgressStyle::with_template("{bar:30} {percent} % {msg} ({elapsed})") {
        bar.set_style(style);
    }
    let say = |n: usize| {
        bar.set_message(match n {
            1 => language.pick("1 problema até agora", "1 puzzle so far").to_owned(),
            _ => language.pick(format!("{n} problemas até agora"), format!("{n} puzzles so far")),
        });
    };
    say(0);
    let progress = |share: f64, n: usize| {
        bar.set_position((share * 1000.0) as u64);
        say(n);
    };
    let found = stoppable(None, || bar.tick(), |stop| puzzles::find(table, wish, stop, &progress))?;
    bar.finish_and_clear();
    found.ok_or_else(|| {
        Failure::data(language.pick(
            "interrompido; nada foi escrito. Para acabar mais cedo, peça menos com `--count`, `--depth` ou `--effort`",
            "stopped; nothing was written. To be done sooner, ask for less with `--count`, `--depth` or `--effort`",
        ))
    })
}

fn print(table: &Arc<Table>, found: &Found, path: &Path, language: Language) -> Result<String, Failure> {
    let document = puzzle_sheet::document(table, &found.puzzles, language);
    let pages = paginate(&document).map_err(|error| Failure::data(error.to_string()))?;
    let bytes = pdf::pdf_of_pages(&pages, &pdf::facts_of(&document));
    paper::write_pdf(path, &bytes, pages.len(), language)
}

/// Says how many were found, and what to try when they are too few.
fn summary(found: &Found, wish: &Wish, language: Language) -> String {
    let (n, wished) = (found.puzzles.len(), wish.count);
    let (from, to) = (wish.turns.start(), wish.turns.end());
    let depth = if from == to { from.to_string() } else { format!("{from}-{to}") };
    let (games, positions) = (found.games, found.positions);
    let moves = match to {
        1 => language.pick("lance", "move"),
        _ => language.pick("lances", "moves"),
    };
    let puzzles = match wished {
        1 => language.pick("problema", "puzzle"),
        _ => language.pick("problemas", "puzzles"),
    };
    let mut text = language.pick(
        format!("{n} de {wished} {puzzles} de {depth} {moves}, em {games} partidas e {positions} posições"),
        format!(
            "found {n} of {wished} {puzzles} of {depth} {moves}, in {games} games and {positions} positions"
        ),
    );
    if n >= wished {
        return text;
    }
    if found.unproven > 0 {
        let unproven = found.unproven;
        text.push_str(&language.pick(
            format!("; {unproven} posições ficaram de fora por não se poderem demonstrar"),
            format!("; {unproven} positions were left out because they could not be proven"),
        ));
    }
    text.push_str(&match found.parity.filter(|parity| parity.rules_out(&wish.turns)) {
        Some(Parity::Odd) => language.pick(
            format!(
                "; em todas essas partidas a última jogada foi de quem ganhou: experimente um `--depth` ímpar, como {}",
                to + 1
            ),
            format!("; in all those games the winner had the last turn: try an odd `--depth`, such as {}", to + 1),
        ),
        Some(Parity::Even) => language.pick(
            format!(
                "; em todas essas partidas a última jogada foi de quem perdeu: experimente um `--depth` par, como {}",
                to + 1
            ),
            format!("; in all those games the loser had the last turn: try an even `--depth`, such as {}", to + 1),
        ),
        None => language
            .pick(
                "; experimente outro `--depth` (ou um intervalo como 3-7), outra `--seed`, mais `--effort` ou um \
                 tabuleiro menor",
                "; try another `--depth` (or a range such as 3-7), another `--seed`, more `--effort` or a smaller board",
            )
            .to_owned(),
    });
    text
}

fn as_json(game: &Game, wish: &Wish, found: &Found) -> Value {
    let puzzle = |(index, puzzle): (usize, &Puzzle)| {
        json!({
            "number": index + 1,
            "position": puzzle.position.write(),
            "to_move": game.sides()[puzzle.side()].word,
            "turns": puzzle.turns,
            "plies": puzzle.line.len(),
            "solution": puzzle.line_text(),
            "moves": puzzle.moves_text(),
        })
    };
    json!({
        "game": game.id(),
        "seed": wish.seed,
        "depth": [wish.turns.start(), wish.turns.end()],
        "asked": wish.count,
        "found": found.puzzles.len(),
        "games": found.games,
        "positions": found.positions,
        "unproven": found.unproven,
        "puzzles": found.puzzles.iter().enumerate().map(puzzle).collect::<Vec<_>>(),
    })
}
