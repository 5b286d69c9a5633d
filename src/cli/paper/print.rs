//! `arbitro print`: any paper of the championship, by its name.

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::failure::Failure;
use crate::paper::lists;
use crate::paper::output::{PressArgs, product};
use championship::press::{Order, PRODUCTS, Product};
use speech::Language;

/// Writes any paper.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(value_parser = products())]
    pub(crate) what: Option<&'static Product>,
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    #[arg(long, value_name = "N", conflicts_with_all = ["target", "cycle"])]
    pub(crate) school_number: Option<u32>,
    #[arg(long, conflicts_with_all = ["school_number", "target", "cycle"])]
    pub(crate) each: bool,
    #[command(flatten)]
    pub(crate) press: PressArgs,
}

fn products() -> impl TypedValueParser<Value = &'static Product> {
    PossibleValuesParser::new(PRODUCTS.iter().map(|product| product.key)).map(|key| product(&key))
}

/// Runs the command; without a paper, says which there are.
pub(crate) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    let Some(product) = args.what else { return Ok(listed(language)) };
    args.press.write(language, |order| {
        let order = Order { round: args.round, ..order };
        match (args.each, args.school_number) {
            (true, _) => Ok(lists::by_school(&[product], order)),
            (false, Some(number)) if order.championship.school(number).is_none() => {
                Err(Failure::data(language.msg("cli-no-school").with("number", number)))
            }
            (false, school) => Ok(vec![(product, Order { school, ..order })]),
        }
    })
}

/// Lists the papers, in the order of the day.
fn listed(language: Language) -> String {
    let longest = PRODUCTS.iter().map(|product| product.key.len()).max().unwrap_or(0);
    let lines = PRODUCTS.iter().map(|product| {
        let name = language.say(&product.name);
        format!("  {:<longest$}  {name}\n", product.key)
    });
    format!("{}\n{}", language.msg("cli-print-papers"), lines.collect::<String>())
}
