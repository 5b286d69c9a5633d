//! `arbitro playouts`

use std::time::Instant;

use clap::Args;
use serde_json::json;

use crate::args::GameArgs;
use crate::failure::Failure;
use crate::typed::within;
use rules::analysis::playouts;
use rules::game::Side;
use speech::Language;

/// Play random games
#[derive(Args, Debug)]
pub(crate) struct PlayoutsArgs {
    #[command(flatten)]
    of: GameArgs,
    #[arg(long, value_name = "N", default_value_t = 10_000, value_parser = within::<u64>(1..=u64::MAX))]
    count: u64,
    #[arg(long, default_value_t = 1)]
    seed: u64,
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &PlayoutsArgs, language: Language) -> Result<String, Failure> {
    let (table, position) = args.of.position(language)?;
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
        let told = language
            .msg("cli-playouts-wins")
            .with("name", name)
            .with("wins", wins)
            .with("share", format!("{share:.1}"));
        text.push_str(&format!("{told}\n"));
    }
    let draws = language.msg("cli-playouts-draws").to_string();
    text.push_str(&format!("{draws}: {} ({:.1} %)\n", tally.draws, share(tally.draws)));
    if tally.unfinished > 0 {
        let (longest, unfinished) = (playouts::LONGEST, tally.unfinished);
        text.push_str(&format!(
            "{}\n",
            language.msg("cli-playouts-given-up").with("longest", longest).with("unfinished", unfinished)
        ));
    }
    let length = tally.mean_length();
    let rate = tally.games as f64 / seconds;
    let plies = plies_per_second;
    text.push_str(&format!(
        "{}\n",
        language
            .msg("cli-playouts-speed")
            .with("length", format!("{length:.2}"))
            .with("plies", format!("{plies:.0}"))
            .with("rate", format!("{rate:.0}"))
    ));
    Ok(text)
}
