//! `arbitro playouts`

use std::time::Instant;

use clap::Args;
use serde_json::json;

use super::args::{GamesFolder, Stand};
use super::failure::Failure;
use rules::analysis::playouts;
use rules::game::Side;
use speech::Language;

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
    let table = args.games.table(&args.game, language)?;
    let position = args.stand.position(&table, language)?;
    let begin = Instant::now();
    let tally = playouts::play(&position, args.count, args.seed);
    let seconds = begin.elapsed().as_secs_f64().max(1e-9);
    let plies_per_second = tally.plies as f64 / seconds;
    let game = table.game();
    if args.json {
        let value = json!({
            "game": game.id(),
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
    for side in Side::BOTH {
        let name = game.sides()[side].name.in_language(language);
        let (wins, share) = (tally.wins[side], share(tally.wins[side]));
        text.push_str(&language.pick(
            format!("{name}: {wins} vitórias ({share:.1} %)\n"),
            format!("{name} wins: {wins} ({share:.1} %)\n"),
        ));
    }
    let draws = language.pick("empates", "draws");
    text.push_str(&format!("{draws}: {} ({:.1} %)\n", tally.draws, share(tally.draws)));
    if tally.unfinished > 0 {
        let (longest, unfinished) = (playouts::LONGEST, tally.unfinished);
        text.push_str(&language.pick(
            format!("interrompidas ao fim de {longest} lances: {unfinished}\n"),
            format!("given up after {longest} moves: {unfinished}\n"),
        ));
    }
    let length = tally.mean_length();
    let rate = tally.games as f64 / seconds;
    let plies = plies_per_second;
    text.push_str(&language.pick(
        format!("duração média: {length:.2} lances\n{plies:.0} lances por segundo, {rate:.0} partidas por segundo\n"),
        format!("mean length: {length:.2} plies\nspeed: {plies:.0} plies per second, {rate:.0} games per second\n"),
    ));
    Ok(text)
}
