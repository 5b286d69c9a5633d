//! `arbitro perft`

use clap::Args;

use super::args::{GamesFolder, Stand};
use super::failure::Failure;
use super::terminal;
use speech::Language;

/// Count sequences of moves
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  arbitro perft avanco-8x8 4
  arbitro perft rastros 5 --after \"e5-d4\"

Each line has a depth and how many sequences of so many moves there are. Each placement of a turn
with two of them counts as one move, so does a swap; a finished game is not continued.")]
pub(crate) struct PerftArgs {
    /// A game: its id, its name, or a file
    #[arg(value_name = "GAME")]
    game: String,
    /// How many moves deep
    #[arg(value_parser = clap::value_parser!(u32).range(1..=64))]
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
            return Err(Failure::data(
                language.pick(
                    "o número é grande demais para se escrever",
                    "the count is too large to be written",
                ),
            ));
        }
    }
    Ok(String::new())
}
