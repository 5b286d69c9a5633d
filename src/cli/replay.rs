//! `arbitro replay`

use std::path::PathBuf;

use clap::Args;

use super::args::GamesFolder;
use super::failure::Failure;
use super::files::read_text;
use super::moves::announce;
use super::{show, terminal};
use rules::engine::GameRecord;
use speech::{Language, Tell};

/// Play a recorded game again
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  arbitro replay game.txt               the last position and the result
  arbitro replay game.txt --all         every position")]
pub(crate) struct ReplayArgs {
    /// A record, as `arbitro play --record` writes it
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// Draw every position, not only the last
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    games: GamesFolder,
}

pub(super) fn run(args: &ReplayArgs, language: Language) -> Result<String, Failure> {
    let path = args.file.display();
    let text = read_text(&args.file, language)?;
    let wrong = |words: String| Failure::data(format!("{path}: {words}"));
    let record = GameRecord::read(&text).map_err(|error| wrong(error.in_language(language)))?;
    let table = args.games.table(&record.game, language)?;
    let positions = record.replay(&table).map_err(|error| wrong(error.in_language(language)))?;
    let shown = if args.all { &positions[..] } else { &positions[positions.len() - 1..] };
    for position in shown {
        terminal::say(&format!("{}\n", show::picture(position, language)));
    }
    let last = &positions[positions.len() - 1];
    let result = match last.ending() {
        Some(ending) => {
            let found = ending.winner.map_or("draw", |winner| ["first", "second"][winner.index()]);
            if let Some((_, said)) = record.notes.iter().find(|(key, said)| key == "result" && said != found)
            {
                return Err(wrong(language.pick(
                    format!("o registo diz que o resultado é `{said}`, mas os lances dizem `{found}`"),
                    format!("the record says the result is `{said}`, but the moves say `{found}`"),
                )));
            }
            announce(last, ending, language)
        }
        None => {
            let moves = record.moves.len();
            language.pick(
                format!("por acabar, ao fim de {moves} lances"),
                format!("not finished after {moves} moves"),
            )
        }
    };
    Ok(format!("{result}\n"))
}
