//! `arbitro playouts`

use std::time::Instant;

use clap::Args;
use serde_json::json;

use super::args::{GamesFolder, Stand};
use super::failure::Failure;
use crate::analysis::playouts;
use crate::game::Side;
use crate::language::Language;

/// Play random games
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  arbitro playouts flume --count 100000
  arbitro playouts semaforo --count 1000000 --seed 7 --json")]
pub(crate) struct PlayoutsArgs {
    /// A game: its id, its name, or a file
    #[arg(value_name = "GAME")]
    game: String,
    /// How many games
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..))]
    count: u64,
    /// The seed; the same seed plays the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    stand: Stand,
    /// Print JSON for other programs
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    games: GamesFolder,
}

pub(super) fn run(args: &PlayoutsArgs, language: Language) -> Result<String, Failure> {
    let table = args.games.table(&args.game)?;
    let position = args.stand.position(&table)?;
    let begin = Instant::now();
    let tally = playouts::play(&position, args.count, args.seed);
    let seconds = begin.elapsed().as_secs_f64().max(1e-9);
    let plies_per_second = tally.plies as f64 / seconds;
    let game = table.game();
    if args.json {
        let value = json!({
            "game": game.id,
            "count": tally.games,
            "seed": args.seed,
            "wins": { "first": tally.wins[Side::First], "second": tally.wins[Side::Second] },
            "draws": tally.draws,
            "unfinished": tally.unfinished,
            "mean_length": tally.mean_length(),
            "plies_per_second": plies_per_second.round(),
            "playouts_per_second": (tally.games as f64 / seconds).round(),
        });
        return Ok(format!("{value}\n"));
    }
    let share = |n: u64| 100.0 * n as f64 / tally.games as f64;
    let mut text = String::new();
    let wins = language.pick("vitórias", "wins");
    for side in Side::BOTH {
        let name = game.sides[side].name.in_language(language);
        text.push_str(&format!("{name}: {} {wins} ({:.1} %)\n", tally.wins[side], share(tally.wins[side])));
    }
    let draws = language.pick("empates", "draws");
    text.push_str(&format!("{draws}: {} ({:.1} %)\n", tally.draws, share(tally.draws)));
    if tally.unfinished > 0 {
        let given_up = language.pick("interrompidas por serem longas demais", "given up as too long");
        text.push_str(&format!("{given_up}: {}\n", tally.unfinished));
    }
    let length = tally.mean_length();
    let games_per_second = tally.games as f64 / seconds;
    text.push_str(&language.pick(
        format!("duração média: {length:.2} lances\n{plies_per_second:.0} lances e {games_per_second:.0} partidas por segundo\n"),
        format!("mean length: {length:.2} plies\n{plies_per_second:.0} plies and {games_per_second:.0} games per second\n"),
    ));
    Ok(text)
}
