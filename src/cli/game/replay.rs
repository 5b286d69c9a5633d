//! `arbitro replay`

use std::path::PathBuf;

use clap::Args;

use crate::args::GamesFolder;
use crate::failure::{Failure, OrFail, Spoken, Told, not_replayed, spoken};
use crate::files::read_text;
use crate::game::moves::announce;
use crate::game::recorded;
use crate::game::show;
use crate::terminal;
use rules::catalog::CatalogError;
use rules::engine::{GameRecord, Table};
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
    let path = &args.file.display();
    let text = read_text(&args.file, language)?;
    let wrong = |words: Spoken| Failure::data(words.at(path));
    let record = GameRecord::read(&text).map_err(|error| wrong(spoken(&error, language)))?;
    let loaded = args.games.catalog(language)?.load(&recorded::found_from(&args.file, &record.game));
    let table = match (loaded, recorded::beside(&args.file, &record.game)) {
        (Err(CatalogError::Unknown { .. }), Some(file)) => args.games.table(&file, language)?,
        (Err(error @ CatalogError::Unknown { .. }), None) => {
            let (game, file) = (record.game.clone(), path.to_string());
            let way_out = language.msg("cli-replay-game").with("game", game).with("file", file);
            return Err(wrong(Spoken::lines([error.told(language), way_out.into()])));
        }
        (loaded, _) => Table::new(loaded.or_fail(language)?.game),
    };
    let positions =
        record.replay(&table).map_err(|error| wrong(not_replayed(&record, &table, &error, language)))?;
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
    Ok(format!("{result}\n"))
}
