//! `arbitro lists`.

use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::failure::Failure;
use crate::paper::output::PressArgs;
use championship::facts::Championship;
use championship::press::{self, Menu, Order, Product};
use speech::Language;

/// Writes lists to hang up and to send.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    #[arg(value_parser = lists())]
    pub(crate) what: Lists,
    #[arg(long, value_name = "N")]
    pub(crate) round: Option<u16>,
    // Elsewhere `--school` is a name; it is still read here.
    #[arg(long, alias = "school", value_name = "N", conflicts_with_all = ["target", "cycle"])]
    pub(crate) school_number: Option<u32>,
    #[arg(long, conflicts_with_all = ["school_number", "target", "cycle"])]
    pub(crate) each: bool,
    #[command(flatten)]
    pub(crate) press: PressArgs,
}

/// The lists wanted: one, or all there are.
#[derive(Clone, Debug)]
pub(crate) struct Lists(Vec<&'static Product>);

/// Returns a reader of lists.
fn lists() -> impl TypedValueParser<Value = Lists> {
    let keys = press::menu(Menu::Lists).map(|product| product.key).chain(["all"]);
    PossibleValuesParser::new(keys).map(|key| {
        Lists(press::menu(Menu::Lists).filter(|product| key == "all" || product.key == key).collect())
    })
}

/// Runs the command.
pub(crate) fn run(args: &Args, language: Language) -> Result<String, Failure> {
    args.press.write(language, |order| {
        if let Some(number) = args.school_number.filter(|number| order.championship.school(*number).is_none())
        {
            return Err(Failure::data(language.msg("cli-no-school").with("number", number)));
        }
        let order = Order { round: args.round, school: args.school_number, ..order };
        Ok(match args.each {
            false => args.what.0.iter().map(|product| (*product, order)).collect(),
            true => by_school(&args.what.0, order),
        })
    })
}

/// Returns the orders of products for each school that has entries.
pub(crate) fn by_school<'c>(
    products: &[&'static Product],
    order: Order<'c>,
) -> Vec<(&'static Product, Order<'c>)> {
    let of_school = |school| Order { school: Some(school), ..order };
    let each = products.iter().flat_map(|product| {
        schools(order.championship).into_iter().map(move |school| (*product, of_school(school)))
    });
    each.collect()
}

/// Returns the numbers of the schools that have entries.
fn schools(championship: &Championship) -> Vec<u32> {
    let mut numbers: Vec<u32> = championship.entries().map(|entry| entry.code.school).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers
}
