//! `arbitro badges`

use clap::Args;

use super::failure::Failure;
use super::handout::{CardArgs, FullNamesArgs};
use super::target;
use championship::press::{Cards, Order};
use championship::reports::Options;
use speech::Language;

/// Print name badges
#[derive(Args, Debug)]
pub(crate) struct BadgesArgs {
    tournament: Option<String>,
    #[command(flatten)]
    names: FullNamesArgs,
    #[command(flatten)]
    card: CardArgs,
}

pub(super) fn run(args: &BadgesArgs, language: Language) -> Result<String, Failure> {
    let options = Options { language, ..Options::default() };
    let cards = Cards { names: args.names.style(), ..Cards::default() };
    args.card.print("badges", &options, &cards, |order| {
        let scope = target::tournament(order.championship, args.tournament.as_deref(), language)?;
        Ok(Order { scope, ..order })
    })
}
