//! `arbitro badges`

use clap::Args;

use crate::championship::target;
use crate::failure::Failure;
use crate::paper::handout::{CardArgs, FullNamesArgs};
use crate::paper::slips;
use championship::press::{Cards, Order};
use championship::reports::Options;
use speech::Language;

/// Print name badges
#[derive(Args, Debug)]
pub(crate) struct BadgesArgs {
    tournament: Option<String>,
    #[arg(long, value_name = "URL")]
    address: Option<String>,
    #[command(flatten)]
    names: FullNamesArgs,
    #[command(flatten)]
    card: CardArgs,
}

pub(crate) fn run(args: &BadgesArgs, language: Language) -> Result<String, Failure> {
    let options = Options { language, ..Options::default() };
    slips::check_address(args.address.as_deref(), language)?;
    let (names, address) = (args.names.style(), args.address.clone());
    let cards = Cards { names, address, ..Cards::default() };
    args.card.print("badges", &options, &cards, |order| {
        let scope = target::tournament(order.championship, args.tournament.as_deref(), language)?;
        Ok(Order { scope, ..order })
    })
}
