//! `arbitro perft`

use clap::Args;

use super::args::{GamesFolder, Stand};
use super::failure::Failure;
use super::terminal;
use super::typed::within;
use speech::Language;

/// Count sequences of moves
#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    #[arg(value_name = "GAME")]
    game: String,
    #[arg(value_parser = within::<u32>(1..=64))]
    depth: u32,
    #[command(flatten)]
    stand: Stand,
    #[command(flatten)]
    games: GamesFolder,
}

pub(super) fn run(args: &PerftArgs, language: Language) -> Result<String, Failure> {
    let table = args.games.table(&args.game, language)?;
    let position = args.stand.position(&table, language)?;
    for depth in 1..=args.depth {
        let count = table.perft(&position, depth);
        terminal::say(&format!("{depth} {count}"));
        if count == u64::MAX {
            return Err(Failure::data(language.msg("cli-perft-too-large")));
        }
    }
    Ok(String::new())
}
