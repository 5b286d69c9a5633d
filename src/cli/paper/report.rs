//! `arbitro report`.

use crate::failure::Failure;
use crate::paper::output::{PressArgs, products};
use championship::press::{Menu, Order, Product};
use speech::Language;

/// Writes reports.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(long, value_parser = products(Menu::Report), default_value = "scores")]
    pub(crate) kind: &'static Product,
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    #[command(flatten)]
    pub(crate) press: PressArgs,
}

/// Runs the command.
pub(crate) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    if args.round.is_some() && args.kind.key != "standings" {
        return Err(Failure::usage(language.msg("cli-report-round")));
    }
    args.press.write(language, |order| Ok(vec![(args.kind, Order { round: args.round, ..order })]))
}
