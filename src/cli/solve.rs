//! `arbitro solve`

use std::time::{Duration, Instant};

use clap::Args;
use indicatif::HumanCount;
use serde_json::json;

use super::args::{GamesFolder, Stand};
use super::failure::Failure;
use super::moves::{announce, won};
use super::watch::watched;
use rules::analysis::solve::{Length, Limits, Progress, Question, Solution, Verdict, solve};
use rules::engine::{Move, Position};
use rules::game::Side;
use speech::Language;

/// Find out who wins
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  arbitro solve semaforo
  arbitro solve rastros-5x5 --after \"d4-c3\"
  arbitro solve rastros
  arbitro solve gatos-e-caes-6x6 --exact
  arbitro solve flume-5x5 --limit-seconds 600 --memory-mb 2048 --json

Everything that is printed is proven. If it is not yet known who wins when a limit is reached, or after Ctrl-C, the
answer is \"not solved\", never a guess. A number of plies counts the moves of both sides: the winner hurries, the loser
holds out. In games decided by a count, best play is the greatest margin. Who wins may be known long before
every winning move and the exact number of plies are; after Ctrl-C or a limit what is proven by then is told, and what
is left open is said to be so. With --exact the search goes on until nothing is open.")]
pub(crate) struct SolveArgs {
    /// A game: its id, its name, or a file
    #[arg(value_name = "GAME")]
    game: String,
    #[command(flatten)]
    stand: Stand,
    /// Give up after so many seconds [default: never]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=31_536_000))]
    limit_seconds: Option<u64>,
    /// The most memory for the table of positions, in MiB
    #[arg(long, value_name = "N", default_value_t = 1024, value_parser = clap::value_parser!(u64).range(1..=1_048_576))]
    memory_mb: u64,
    /// How many threads search [default: one for each core]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..=1_024))]
    threads: Option<u64>,
    /// Find every winning move and the exact number of plies, however long it takes
    #[arg(long)]
    exact: bool,
    /// Print JSON for other programs
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    games: GamesFolder,
}

/// So many positions are looked at for each question that comes after who wins, unless that took more.
const FURTHER: u64 = 500_000_000;

pub(super) fn run(args: &SolveArgs, language: Language) -> Result<String, Failure> {
    let table = args.games.table(&args.game, language)?;
    let position = args.stand.position(&table, language)?;
    let begin = Instant::now();
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, |threads| threads as usize);
    let limit = args.limit_seconds.map(Duration::from_secs);
    let progress = Progress::default();
    let verdict = watched(
        limit,
        || said(&progress, language),
        |stop| {
            let (memory_mb, further) = (args.memory_mb as usize, (!args.exact).then_some(FURTHER));
            solve(
                &position,
                &Limits { memory_mb, positions: None, further, threads, stop, progress: &progress },
            )
        },
    )?;
    let seconds = begin.elapsed().as_secs_f64();
    if args.json {
        return Ok(format!("{}\n", json(&position, &verdict, seconds)));
    }
    let text = match (&verdict, position.ending()) {
        (_, Some(ending)) => announce(&position, ending, language),
        (Verdict::Solved(solution), None) => {
            let mut text = told(&position, solution, seconds, language);
            let is_open = solution.plies().is_none() || !solution.undecided.is_empty();
            if is_open && !args.exact {
                text.push_str(language.pick(
                    "\ncom --exact procura-se o que ficou por apurar, demore o que demorar",
                    "\nwith --exact the search goes on for what is left open, however long it takes",
                ));
            }
            text
        }
        (Verdict::Unsolved { positions }, None) => language.pick(
            format!("não resolvida em {positions} posições ({seconds:.1} s)"),
            format!("not solved in {positions} positions ({seconds:.1} s)"),
        ),
    };
    Ok(format!("{text}\n"))
}

/// Says how far a search is.
fn said(progress: &Progress, language: Language) -> String {
    let question = match progress.question() {
        Question::Winner => language.pick("quem ganha?", "who wins?"),
        Question::Margin => language.pick("quem ganha, e por quanto?", "who wins, and by how much?"),
        Question::Moves => language.pick("com que lances?", "by which moves?"),
        Question::Length => language.pick("em quantos lances?", "in how many plies?"),
    };
    let count = HumanCount(progress.positions()).to_string();
    let count = language.pick(count.replace(',', " ") + " posições", count + " positions");
    format!("{question} {count}")
}

/// Writes moves, each as it is read in the position it is played in.
pub(super) fn written(position: &Position, line: &[Move]) -> Vec<String> {
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
        Length::Exact(plies) => language.pick(format!(" em {plies} lances"), format!(" in {plies} plies")),
        Length::AtMost(plies) => {
            language.pick(format!(" em {plies} lances ou menos"), format!(" in {plies} plies or fewer"))
        }
        Length::Unknown => language
            .pick(" (em quantos lances, não se apurou)", " (in how many plies was not found out)")
            .to_owned(),
    };
    lines.push(match solution.winner {
        Some(winner) => {
            let margin = match solution.margin {
                Some(margin) => language.pick(format!(", por {margin}"), format!(", by {margin}")),
                None => String::new(),
            };
            format!("{}{length}{margin}", won(position, winner, "", language))
        }
        None => language.pick("empate", "draw").to_owned(),
    });
    let is_lost = solution.winner == Some(!position.side_to_move());
    let (kept, best) = (each(position, &solution.winning), each(position, &solution.best));
    if is_lost {
        lines.push(language.pick("todos os lances perdem", "every move loses").to_owned());
    } else {
        let what = match solution.winner {
            Some(_) => language.pick("lances que ganham", "winning moves"),
            None => language.pick("lances que empatam", "drawing moves"),
        };
        // As long as none is proven, those that are not decided are told alone.
        if !kept.is_empty() {
            lines.push(format!("{what}: {}", kept.join(" ")));
        }
        if !solution.undecided.is_empty() {
            let open = each(position, &solution.undecided).join(" ");
            lines.push(language.pick(format!("por apurar: {open}"), format!("not decided: {open}")));
        }
    }
    if !best.is_empty() && best.len() < position.moves().len() && best != kept {
        let best = best.join(" ");
        lines.push(match (is_lost, solution.margin) {
            (_, Some(_)) => language.pick(format!("melhor margem: {best}"), format!("best margin: {best}")),
            (true, None) => {
                language.pick(format!("resistem mais tempo: {best}"), format!("longest defence: {best}"))
            }
            (false, None) => {
                language.pick(format!("ganham mais depressa: {best}"), format!("quickest: {best}"))
            }
        });
    }
    if !solution.line.is_empty() {
        let line = written(position, &solution.line).join(" ");
        lines.push(language.pick(format!("linha: {line}"), format!("line: {line}")));
    }
    let (positions, rate) = (solution.positions, solution.positions as f64 / seconds.max(1e-9));
    lines.push(language.pick(
        format!("{positions} posições em {seconds:.2} s ({rate:.0} por segundo)"),
        format!("{positions} positions in {seconds:.2} s ({rate:.0} per second)"),
    ));
    lines.join("\n")
}

fn json(position: &Position, verdict: &Verdict, seconds: f64) -> serde_json::Value {
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
        Verdict::Solved(Solution { length: Length::AtMost(plies), .. }) => (Some(*plies), None),
        Verdict::Solved(solution) => (solution.plies(), solution.plies()),
        Verdict::Unsolved { .. } => (None, None),
    };
    let more = match verdict {
        Verdict::Unsolved { positions } => json!({ "solved": false, "positions": positions }),
        Verdict::Solved(solution) => json!({
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
