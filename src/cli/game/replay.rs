//! `arbitro replay`

use std::path::PathBuf;

use clap::Args;

use crate::args::GamesFolder;
use crate::failure::{Failure, Spoken};
use crate::files::read_text;
use crate::game::moves::announce;
use crate::game::recorded::{self, Replayed};
use crate::game::show;
use crate::terminal;
use speech::Language;

/// Play a recorded game again
#[derive(Args, Debug)]
pub(crate) struct ReplayArgs {
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    games: GamesFolder,
}

pub(crate) fn run(args: &ReplayArgs, language: Language) -> Result<String, Failure> {
    let text = read_text(&args.file, language)?;
    let games = recorded::games_in(&text);
    if let [only] = &games[..] {
        return replayed(args, only, true, language).map(|(_, result)| format!("{result}\n"));
    }
    let mut told = String::new();
    for (number, game) in (1..).zip(&games) {
        let (game, result) = replayed(args, game, args.all, language)?;
        told += &format!("{number}. {} {}: {result}\n", game.record.game, game.whose());
    }
    Ok(told)
}

/// Plays one recorded game again, and returns it with how it ended.
fn replayed(
    args: &ReplayArgs,
    text: &str,
    is_shown: bool,
    language: Language,
) -> Result<(Replayed, String), Failure> {
    let wrong = |words: Spoken| Failure::data(words.at(args.file.display()));
    let game = recorded::played_again(&args.file, text, &args.games, language)?;
    let Replayed { record, positions, .. } = &game;
    let shown = if args.all { &positions[..] } else { &positions[positions.len() - 1..] };
    for position in shown.iter().filter(|_| is_shown) {
        terminal::say(&format!("{}\n", show::picture(position, language)));
    }
    let last = &positions[positions.len() - 1];
    let result = match last.ending() {
        Some(ending) => {
            let found = ending.winner.map_or("draw", |winner| ["first", "second"][winner.index()]);
            if let Some((_, said)) = record.notes.iter().find(|(key, said)| key == "result" && said != found)
            {
                return Err(wrong(
                    language
                        .msg("cli-replay-disagrees")
                        .with("said", said.to_string())
                        .with("found", found.to_string())
                        .into(),
                ));
            }
            announce(last, ending, language)
        }
        None => {
            let moves = record.moves.len();
            language.msg("cli-replay-unfinished").with("moves", moves).to_string()
        }
    };
    Ok((game, result))
}
