//! `arbitro puzzles`

use std::ops::RangeInclusive;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use clap::Args;
use serde_json::{Value, json};

use crate::args::{GamesFolder, TimeArgs};
use crate::failure::{Failure, OrFail, Spoken};
use crate::game::recorded::{self, Replayed};
use crate::out_file::PdfArgs;
use crate::typed::{Mistyped, within};
use crate::watch::{bar, stoppable};
use ::paper::typeset::{paginate, pdf};
use gallery::sheets::puzzle_sheet;
use rules::analysis::puzzles::{self, Found, Parity, Puzzle, Wish};
use rules::engine::{Move, Table};
use rules::game::Game;
use speech::{Language, msg};

/// Print puzzles: positions in which exactly one move wins
#[derive(Args, Debug)]
pub(crate) struct PuzzlesArgs {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(long, value_name = "N", default_value_t = 6, value_parser = within::<u32>(1..=200))]
    count: u32,
    #[arg(long, value_name = "D", default_value = "3", value_parser = depth)]
    depth: Depth,
    #[arg(long, value_name = "FILE", conflicts_with = "seed")]
    records: Option<PathBuf>,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long, value_name = "MILLIONS", default_value_t = 80, value_parser = within::<u64>(1..=100_000))]
    effort: u64,
    #[command(flatten)]
    time: TimeArgs,
    #[command(flatten)]
    pdf: PdfArgs,
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

fn depth(text: &str) -> Result<Depth, Mistyped> {
    let (from, to) = text.split_once('-').unwrap_or((text, text));
    match (from.trim().parse::<u32>(), to.trim().parse::<u32>()) {
        (Ok(from), Ok(to)) if 1 <= from && from <= to && to <= DEEPEST => Ok(Depth(from..=to)),
        _ => Err(Mistyped(msg("cli-typed-depth").with("most", DEEPEST))),
    }
}

pub(crate) fn run(args: &PuzzlesArgs, language: Language) -> Result<String, Failure> {
    args.pdf.check(language)?;
    let table = args.games.table(&args.game, language)?;
    let name = format!("{}-puzzles.pdf", table.game().id());
    let prints = args.pdf.is_named() || !args.json;
    if prints {
        args.pdf.try_out(&name, language)?;
    }
    let wish = Wish {
        count: args.count as usize,
        turns: args.depth.0.clone(),
        seed: args.seed,
        effort: args.effort * 1_000_000,
    };
    let played =
        args.records.as_deref().map(|file| games_of(&table, file, &args.games, language)).transpose()?;
    args.time.announce(language);
    let found = match &played {
        None => search(&table, &wish, args.time.limit(), language)?,
        Some(games) => {
            let moves: Vec<Vec<Move>> = games.iter().map(|game| game.moves.clone()).collect();
            let look = |stop: &AtomicBool, progress: Progress<'_>| {
                puzzles::find_in(&table, &moves, &wish, stop, progress)
            };
            with_bar(look, args.time.limit(), language)?
        }
    };
    let summary = summary(&found, &wish, language);
    if found.puzzles.is_empty() && !args.json {
        return Err(Failure::data(summary));
    }
    let mut text = String::new();
    if prints && !found.puzzles.is_empty() {
        let game_of = |puzzle: &Puzzle| {
            let number = usize::try_from(puzzle.game?).ok()?;
            played.as_ref()?.get(number).map(Replayed::whose)
        };
        let (bytes, n_pages) = printed(&table, &found, &game_of, language)?;
        text = args.pdf.write(&name, (&bytes, n_pages), language)?;
    }
    if args.json {
        return Ok(format!("{}\n", as_json(table.game(), &wish, &found)));
    }
    Ok(format!("{summary}\n{text}"))
}

/// Searches with a bar, until there are enough, the effort or the time is used up, or somebody says stop.
///
/// # Errors
/// When nothing was found by then.
pub(crate) fn search(
    table: &Arc<Table>,
    wish: &Wish,
    limit: Option<Duration>,
    language: Language,
) -> Result<Found, Failure> {
    let look = |stop: &AtomicBool, progress: Progress<'_>| puzzles::find(table, wish, stop, progress);
    with_bar(look, limit, language)
}

/// Is told how far a search is, and how many puzzles there are.
type Progress<'p> = &'p (dyn Fn(f64, usize) + Sync);

fn with_bar(
    look: impl FnOnce(&AtomicBool, Progress<'_>) -> Option<Found>,
    limit: Option<Duration>,
    language: Language,
) -> Result<Found, Failure> {
    let bar = bar(1000, language);
    let say = |n: usize| {
        bar.set_message(language.msg("cli-puzzles-so-far").with("n", n).to_string());
    };
    say(0);
    let progress = |share: f64, n: usize| {
        bar.set_position((share * 1000.0) as u64);
        say(n);
    };
    let found = stoppable(limit, || bar.tick(), |stop| look(stop, &progress), language)?;
    bar.finish_and_clear();
    found.ok_or_else(|| Failure::data(language.msg("cli-puzzles-stopped")))
}

/// Reads the recorded games of a file that are of a game.
fn games_of(
    table: &Arc<Table>,
    file: &Path,
    games: &GamesFolder,
    language: Language,
) -> Result<Vec<Replayed>, Failure> {
    let mut of_it = recorded::all_played_again(file, games, language)?;
    of_it.retain(|game| game.table.game().id() == table.game().id());
    if of_it.is_empty() {
        let (game, file) = (table.game().info().name.in_language(language), file.display().to_string());
        return Err(Failure::data(
            language.msg("cli-puzzles-no-records").with("game", game).with("file", file),
        ));
    }
    Ok(of_it)
}

fn printed(
    table: &Arc<Table>,
    found: &Found,
    origin: puzzle_sheet::Origin<'_>,
    language: Language,
) -> Result<(Vec<u8>, usize), Failure> {
    let document = puzzle_sheet::document(table, &found.puzzles, origin, language);
    let pages = paginate(&document).or_fail(language)?;
    Ok((pdf::pdf_of_pages(&pages, &pdf::facts_of(&document)), pages.len()))
}

/// Says how many were found, and what to try when they are too few.
fn summary(found: &Found, wish: &Wish, language: Language) -> Spoken {
    let (n, wished) = (found.puzzles.len(), wish.count);
    let (from, to) = (wish.turns.start(), wish.turns.end());
    let depth = if from == to { from.to_string() } else { format!("{from}-{to}") };
    let (games, positions) = (found.games, found.positions);
    let told = language
        .msg("cli-puzzles-found")
        .with("n", n)
        .with("wished", wished)
        .with("depth", depth)
        .with("most", *to)
        .with("games", games)
        .with("positions", positions);
    let mut parts = vec![Spoken::from(told)];
    if n < wished {
        if found.unproven > 0 {
            parts.push(language.msg("cli-puzzles-unproven").with("n", found.unproven).into());
        }
        let parity = found.parity.filter(|parity| parity.rules_out(&wish.turns));
        let advice = match parity {
            Some(Parity::Odd) => language.msg("cli-puzzles-odd").with("next", to + 1),
            Some(Parity::Even) => language.msg("cli-puzzles-even").with("next", to + 1),
            None => language.msg("cli-puzzles-try"),
        };
        parts.push(advice.into());
    }
    Spoken::clauses(parts)
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
