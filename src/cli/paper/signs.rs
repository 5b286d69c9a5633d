//! `arbitro signs`

use clap::{Args, ValueEnum};

use crate::championship::target;
use crate::failure::Failure;
use crate::paper::handout::CardArgs;
use crate::paper::slips;
use championship::press::{Cards, Order};
use championship::reports::Options;
use speech::Language;

/// Print signs for doors and tables
#[derive(Args, Debug)]
pub(crate) struct SignsArgs {
    #[arg(value_name = "TOURNAMENT|GROUP")]
    target: Option<String>,
    #[arg(long = "for", value_enum, value_name = "WHAT", default_value = "all")]
    kind: Kind,
    #[arg(long, value_name = "N")]
    stage: Option<u8>,
    #[arg(long, value_name = "URL")]
    address: Option<String>,
    #[command(flatten)]
    card: CardArgs,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Kind {
    All,
    Doors,
    Tables,
}

pub(crate) fn run(args: &SignsArgs, language: Language) -> Result<String, Failure> {
    let key = match args.kind {
        Kind::All => "signs",
        Kind::Doors => "door-signs",
        Kind::Tables => "table-signs",
    };
    slips::check_address(args.address.as_deref(), language)?;
    let options = Options { language, ..Options::default() };
    let cards = Cards { address: args.address.clone(), ..Cards::default() };
    args.card.print(key, &options, &cards, |order| {
        let scope = target::scope(order.championship, args.target.as_deref(), language)?;
        Ok(Order { scope, stage: args.stage, ..order })
    })
}
