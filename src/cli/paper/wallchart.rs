//! `arbitro wallchart`.

use crate::failure::Failure;
use crate::paper::output::{PressArgs, product};
use speech::Language;

/// Writes wall charts.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(long)]
    pub(crate) cross: bool,
    #[command(flatten)]
    pub(crate) press: PressArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let key = if args.cross { "cross" } else { "wallcharts" };
    args.press.write(language, |order| Ok(vec![(product(key), order)]))
}
