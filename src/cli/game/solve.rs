//! `arbitro solve`

use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::HumanCount;
use serde_json::json;

use crate::args::{GameArgs, ReplaceArgs};
use crate::failure::Failure;
use crate::game::moves::{announce, won};
use crate::game::recorded;
use crate::out_file;
use crate::typed::within;
use crate::watch::watched;
use rules::analysis::proof::Proof;
use rules::analysis::solve::{
    Length, Limits, NoStrategy, Progress, Question, Solution, SolveResult, solve, solve_and_prove,
};
use rules::engine::{Move, Position};
use rules::game::Side;
use speech::Language;

/// Find out who wins
#[derive(Args, Debug)]
pub(crate) struct SolveArgs {
    #[command(flatten)]
    of: GameArgs,
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=31_536_000))]
    limit_seconds: Option<u64>,
    #[arg(long, value_name = "N", default_value_t = 1024, value_parser = within::<u64>(1..=1_048_576))]
    memory_mb: u64,
    #[arg(long, value_name = "N", value_parser = within::<u64>(1..=1_024))]
    threads: Option<u64>,
    #[arg(long)]
    exact: bool,
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
    #[command(flatten)]
    replace: ReplaceArgs,
    #[arg(long)]
    json: bool,
}

/// So many positions are looked at for each question that comes after who wins, unless that took more.
const FURTHER: u64 = 500_000_000;

/// The winner's moves are written down for no more positions than this, some hundreds of megabytes of text.
const MOST_WRITTEN: usize = 5_000_000;

pub(crate) fn run(args: &SolveArgs, language: Language) -> Result<String, Failure> {
    let (_, position) = args.of.position(language)?;
    if let Some(path) = &args.proof {
        out_file::try_out(path, args.replace, language)?;
    }
    let begin = Instant::now();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, |threads| threads as usize);
    let limit = args.limit_seconds.map(Duration::from_secs);
    let progress = Progress::default();
    let (verdict, moves) = watched(
        limit,
        || said(&progress, limit.map(|limit| limit.saturating_sub(begin.elapsed())), language),
        |stop| {
            let (memory_mb, further) = (args.memory_mb as usize, (!args.exact).then_some(FURTHER));
            let limits = Limits { memory_mb, positions: None, further, threads, stop, progress: &progress };
            match &args.proof {
                Some(_) => {
                    let (verdict, moves) = solve_and_prove(&position, &limits, MOST_WRITTEN);
                    (verdict, Some(moves))
                }
                None => (solve(&position, &limits), None),
            }
        },
        language,
    )?;
    let seconds = begin.elapsed().as_secs_f64();
    let proof = match (&args.proof, moves, &verdict) {
        (Some(path), Some(moves), SolveResult::Solved(solution)) => {
            Some(write_proof(args, path, &position, solution.winner.zip(Some(moves)), language)?)
        }
        _ => None,
    };
    if args.json {
        return Ok(format!("{}\n", json(&position, &verdict, seconds)));
    }
    let text = match (&verdict, position.ending()) {
        (_, Some(ending)) => announce(&position, ending, language),
        (SolveResult::Solved(solution), None) => {
            let mut text = told(&position, solution, seconds, language);
            let is_open = solution.plies().is_none() || !solution.undecided.is_empty();
            if is_open && !args.exact {
                text.push_str(&format!("\n{}", language.msg("cli-solve-exact")));
            }
            text
        }
        (SolveResult::Unsolved { positions }, None) => language
            .msg("cli-solve-unsolved")
            .with("positions", positions.to_string())
            .with("seconds", format!("{seconds:.1}"))
            .to_string(),
    };
    let proof = proof.map_or_else(String::new, |said| format!("\n{said}"));
    Ok(format!("{text}{proof}\n"))
}

/// The winner's move in each position that can come up, both as they are written; or why there are none.
type Strategy = Result<Vec<(String, String)>, NoStrategy>;

/// Writes the winner's moves to a file, and says so; or says why there are none.
fn write_proof(
    args: &SolveArgs,
    path: &Path,
    position: &Position,
    found: Option<(Side, Strategy)>,
    language: Language,
) -> Result<String, Failure> {
    let (winner, moves) = match found {
        Some((winner, Ok(moves))) => (winner, moves),
        None | Some((_, Err(NoStrategy::Draw))) => {
            return Err(Failure::data(language.msg("cli-solve-proof-draw")));
        }
        Some((_, Err(NoStrategy::AsksPast))) => {
            return Err(Failure::data(language.msg("cli-solve-proof-past")));
        }
        Some((_, Err(NoStrategy::TooMany))) => {
            return Err(Failure::data(language.msg("cli-solve-proof-many").with("most", MOST_WRITTEN)));
        }
        Some((_, Err(NoStrategy::Limit))) => {
            return Err(Failure::data(language.msg("cli-solve-proof-limit")));
        }
    };
    let game = recorded::name_in(path, &args.of.game, position.table().game().id());
    let positions = moves.len();
    let proof = Proof { game, winner, start: position.write(), moves };
    out_file::write_new(path, proof.write().as_bytes(), args.replace, language)?;
    let path = path.display().to_string();
    Ok(language.msg("cli-solve-proof").with("positions", positions).with("path", path).to_string())
}

/// Says how far a search is; how long it will take nobody knows, unless it was given a limit.
fn said(progress: &Progress, left: Option<Duration>, language: Language) -> String {
    let question = match progress.question() {
        Question::Winner => language.msg("cli-solve-who").to_string(),
        Question::Margin => language.msg("cli-solve-margin").to_string(),
        Question::Moves => language.msg("cli-solve-moves").to_string(),
        Question::Length => language.msg("cli-solve-length").to_string(),
    };
    let count = HumanCount(progress.positions()).to_string();
    let count = language.msg("cli-solve-positions").with("count", count.replace(',', "\u{202f}"));
    match left {
        Some(left) => {
            let left = language.msg("cli-time-left").with("time", format!("{} s", left.as_secs()));
            format!("{question} {count}, {left}")
        }
        None => format!("{question} {count}"),
    }
}

/// Writes moves, each as it is read in the position it is played in.
pub(crate) fn written(position: &Position, line: &[Move]) -> Vec<String> {
    let mut position = position.clone();
    let mut texts = Vec::new();
    for &mv in line {
        texts.push(position.write_move(mv));
        match position.play(mv) {
            Ok(next) => position = next,
            Err(_) => break,
        }
    }
    texts
}

fn each(position: &Position, moves: &[Move]) -> Vec<String> {
    moves.iter().map(|&mv| position.write_move(mv)).collect()
}

fn told(position: &Position, solution: &Solution, seconds: f64, language: Language) -> String {
    let mut lines = Vec::new();
    let length = match solution.length {
        Length::Exact(plies) => language.msg("cli-solve-in").with("plies", plies).to_string(),
        Length::AtMost(plies) => language.msg("cli-solve-at-most").with("plies", plies).to_string(),
        Length::Unknown => language.msg("cli-solve-no-plies").to_string(),
    };
    lines.push(match solution.winner {
        Some(winner) => {
            let margin = match solution.margin {
                Some(margin) => language.msg("cli-solve-by").with("margin", margin.to_string()).to_string(),
                None => String::new(),
            };
            format!("{}{length}{margin}", won(position, winner, "", language))
        }
        None => language.msg("cli-draw").to_string(),
    });
    let is_lost = solution.winner == Some(!position.side_to_move());
    let (kept, best) = (each(position, &solution.winning), each(position, &solution.best));
    if is_lost {
        lines.push(language.msg("cli-solve-all-lose").to_string());
    } else {
        let what = match solution.winner {
            Some(_) => language.msg("cli-solve-winning").to_string(),
            None => language.msg("cli-solve-drawing").to_string(),
        };
        // As long as none is proven, those that are not decided are told alone.
        if !kept.is_empty() {
            lines.push(format!("{what}: {}", kept.join(" ")));
        }
        if !solution.undecided.is_empty() {
            let open = each(position, &solution.undecided).join(" ");
            lines.push(language.msg("cli-solve-open").with("open", open.to_string()).to_string());
        }
    }
    if !best.is_empty() && best.len() < position.moves().len() && best != kept {
        let best = best.join(" ");
        lines.push(match (is_lost, solution.margin) {
            (_, Some(_)) => language.msg("cli-solve-best-margin").with("best", best.to_string()).to_string(),
            (true, None) => language.msg("cli-solve-longest").with("best", best.to_string()).to_string(),
            (false, None) => language.msg("cli-solve-quickest").with("best", best.to_string()).to_string(),
        });
    }
    if !solution.line.is_empty() {
        let line = written(position, &solution.line).join(" ");
        lines.push(language.msg("cli-line").with("line", line.to_string()).to_string());
    }
    let (positions, rate) = (solution.positions, solution.positions as f64 / seconds.max(1e-9));
    lines.push(
        language
            .msg("cli-solve-speed")
            .with("positions", positions.to_string())
            .with("seconds", format!("{seconds:.2}"))
            .with("rate", format!("{rate:.0}"))
            .to_string(),
    );
    lines.join("\n")
}

fn json(position: &Position, verdict: &SolveResult, seconds: f64) -> serde_json::Value {
    let game = position.table().game();
    let side = |side: Side| ["first", "second"][side.index()];
    let mut value = json!({
        "game": game.id(),
        "position": position.write(),
        "to_move": side(position.side_to_move()),
        "swapped": position.is_swapped(),
        "over": position.ending().is_some(),
        "seconds": seconds,
    });
    let (at_most, plies) = match verdict {
        SolveResult::Solved(Solution { length: Length::AtMost(plies), .. }) => (Some(*plies), None),
        SolveResult::Solved(solution) => (solution.plies(), solution.plies()),
        SolveResult::Unsolved { .. } => (None, None),
    };
    let more = match verdict {
        SolveResult::Unsolved { positions } => json!({ "solved": false, "positions": positions }),
        SolveResult::Solved(solution) => json!({
            "solved": true,
            "winner": solution.winner.map(side),
            "winner_side": solution.winner.map(|winner| game.sides()[winner].word.clone()),
            "draw": solution.winner.is_none(),
            "plies": plies,
            "plies_at_most": at_most,
            "margin": solution.margin,
            "winning_moves": each(position, &solution.winning),
            "undecided_moves": each(position, &solution.undecided),
            "best_moves": each(position, &solution.best),
            "line": written(position, &solution.line),
            "positions": solution.positions,
        }),
    };
    if let (Some(value), serde_json::Value::Object(more)) = (value.as_object_mut(), more) {
        value.extend(more);
    }
    value
}
