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
use championship::reports::BETWEEN_RECORDS;
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
    let text = read_text(&args.file, language)?;
    let games = games(&text);
    if let [only] = &games[..] {
        return replayed(args, only, true, language).map(|(_, result)| format!("{result}\n"));
    }
    let mut told = String::new();
    for (number, game) in (1..).zip(&games) {
        let (record, result) = replayed(args, game, args.all, language)?;
        let notes = record.notes.iter().filter(|(key, _)| key != "result").map(|(_, value)| value.as_str());
        let whose = notes.collect::<Vec<_>>().join(", ");
        told += &format!("{number}. {} {whose}: {result}\n", record.game);
    }
    Ok(told)
}

/// Returns the games of a file, each on the lines where it stands.
fn games(text: &str) -> Vec<String> {
    let mut games = vec![String::new()];
    for (index, line) in text.lines().enumerate() {
        match line.trim() == BETWEEN_RECORDS {
            true => games.push("\n".repeat(index + 1)),
            false => {
                let last = games.len() - 1;
                games[last] += line;
                games[last].push('\n');
            }
        }
    }
    // Before the first line and after the last one there may be nothing; a file of nothing is one game that is none.
    let is_all_empty = games.iter().all(|game| game.trim().is_empty());
    games.retain(|game| is_all_empty || !game.trim().is_empty());
    games.truncate(if is_all_empty { 1 } else { usize::MAX });
    games
}

/// Plays one recorded game again, and returns it with how it ended.
fn replayed(
    args: &ReplayArgs,
    text: &str,
    is_shown: bool,
    language: Language,
) -> Result<(GameRecord, String), Failure> {
    let path = &args.file.display();
    let wrong = |words: Spoken| Failure::data(words.at(path));
    let record = GameRecord::read(text).map_err(|error| wrong(spoken(&error, language)))?;
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
    Ok((record, result))
}
