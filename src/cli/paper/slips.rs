//! `arbitro slips`

use clap::Args;

use crate::championship::names::NamesArgs;
use crate::championship::target;
use crate::failure::Failure;
use crate::paper::handout::CardArgs;
use championship::press::{Cards, Order};
use championship::reports::Options;
use speech::Language;

/// Print result slips
#[derive(Args, Debug)]
pub(crate) struct SlipsArgs {
    #[arg(value_name = "TOURNAMENT|GROUP")]
    target: Option<String>,
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    #[arg(long, value_name = "N")]
    stage: Option<u8>,
    #[arg(long, value_name = "URL")]
    address: Option<String>,
    #[command(flatten)]
    names: NamesArgs,
    #[command(flatten)]
    card: CardArgs,
}

/// Refuses what cannot be the address of the desk.
pub(crate) fn check_address(address: Option<&str>, language: Language) -> Result<(), Failure> {
    match address {
        Some(address) if !["http://", "https://"].iter().any(|start| address.starts_with(start)) => {
            Err(Failure::usage(language.msg("cli-no-address").with("address", address)))
        }
        _ => Ok(()),
    }
}

pub(crate) fn run(args: &SlipsArgs, language: Language) -> Result<String, Failure> {
    check_address(args.address.as_deref(), language)?;
    let options = Options { language, names: args.names.wished().unwrap_or_default(), ..Options::default() };
    let cards = Cards { address: args.address.clone(), ..Cards::default() };
    args.card.print("slips", &options, &cards, |order| {
        let scope = target::scope(order.championship, args.target.as_deref(), language)?;
        Ok(Order { scope, stage: args.stage, round: args.round, ..order })
    })
}
