//! `arbitro review`

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;

use crate::args::{GamesFolder, TimeArgs};
use crate::failure::Failure;
use crate::game::recorded::{self, Replayed};
use crate::terminal;
use crate::typed::within;
use crate::watch::{bar, stoppable};
use gallery::play::look_back::{LookedBack, look_back};
use speech::Language;

/// Look back at recorded games: which moves gave a win away
#[derive(Args, Debug)]
pub(crate) struct ReviewArgs {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long, value_name = "MILLIONS", default_value_t = 1, value_parser = within::<u64>(1..=100_000))]
    effort: u64,
    #[command(flatten)]
    time: TimeArgs,
    #[command(flatten)]
    games: GamesFolder,
}

pub(crate) fn run(args: &ReviewArgs, language: Language) -> Result<String, Failure> {
    // A mistake in the last one is told now, and not in the morning.
    let games = recorded::all_played_again(&args.file, &args.games, language)?;
    args.time.announce(language);
    let bar = bar(games.len() as u64, language);
    let look = |stop: &AtomicBool| {
        let (mut n_seen, mut n_given) = (0, 0);
        for (number, game) in (1..).zip(&games) {
            let played = (&game.positions[..], &game.record.moves[..]);
            let seen = look_back(game.table.game(), played, args.effort * 1_000_000, stop, language);
            if stop.load(Ordering::Relaxed) {
                break;
            }
            // Said at once, so that what is known is not lost with the rest of the night.
            bar.suspend(|| terminal::say(&told(number, game, &seen)));
            bar.inc(1);
            n_seen = number;
            n_given += usize::from(seen.n_gifts > 0);
        }
        (n_seen, n_given)
    };
    let (n_seen, n_given) = stoppable(args.time.limit(), || bar.tick(), look, language)?;
    bar.finish_and_clear();
    let summary = language.msg("cli-review-summary").with("games", n_seen).with("given", n_given);
    let n_left = games.len() - n_seen;
    Ok(match n_left {
        0 => format!("{summary}\n"),
        _ => format!("{summary}\n{}\n", language.msg("cli-review-left").with("games", n_left)),
    })
}

/// Returns what is said of one game, below its number and who played it.
fn told(number: usize, game: &Replayed, seen: &LookedBack) -> String {
    let says = seen.says.iter().map(|line| format!("   {line}\n"));
    format!("{number}. {} {}\n{}", game.record.game, game.whose(), says.collect::<String>())
}
