//! `arbitro perft`

use clap::Args;

use crate::args::GameArgs;
use crate::failure::Failure;
use crate::terminal;
use crate::typed::within;
use speech::Language;

/// Count sequences of moves
#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    #[command(flatten)]
    of: GameArgs,
    #[arg(value_parser = within::<u32>(1..=64))]
    depth: u32,
}

pub(crate) fn run(args: &PerftArgs, language: Language) -> Result<String, Failure> {
    let (table, position) = args.of.position(language)?;
    for depth in 1..=args.depth {
        let count = table.perft(&position, depth);
        terminal::say(&format!("{depth} {count}"));
        if count == u64::MAX {
            return Err(Failure::data(language.msg("cli-perft-too-large")));
        }
    }
    Ok(String::new())
}
