//! What the commands that print cards share.

use std::time::Duration;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};

use crate::championship::names::Names;
use crate::championship::place::PlaceArgs;
use crate::championship::ways_out;
use crate::failure::Failure;
use crate::out_file::PdfArgs;
use crate::paper::brand::BrandArgs;
use crate::terminal;
use championship::facts::{Championship, NameStyle};
use championship::handouts;
use championship::press::{self, Cards, Format, Order};
use championship::reports::Options;
use speech::Language;

/// The option of commands whose cards bear names in full unless told otherwise.
#[derive(Args, Clone, Debug)]
pub(crate) struct FullNamesArgs {
    #[arg(long, value_enum, default_value = "full")]
    names: Names,
}

impl FullNamesArgs {
    /// Returns the style chosen.
    pub(crate) fn style(&self) -> NameStyle {
        self.names.style()
    }
}

/// Where cards are printed from and to.
#[derive(Args, Clone, Debug)]
pub(crate) struct CardArgs {
    #[command(flatten)]
    pdf: PdfArgs,
    #[command(flatten)]
    place: PlaceArgs,
    #[command(flatten)]
    brand: BrandArgs,
}

impl CardArgs {
    /// Prints a product of the press and says so; `narrow` says which part of the championship is meant.
    ///
    /// # Errors
    /// When there is nothing to print, something does not fit, or the file cannot be written.
    pub(crate) fn print(
        &self,
        key: &str,
        options: &Options,
        cards: &Cards,
        narrow: impl FnOnce(Order) -> Result<Order, Failure>,
    ) -> Result<String, Failure> {
        let language = options.language;
        self.pdf.check(language)?;
        let cards = &self.brand.on(cards, language)?;
        let desk = self.place.open(language)?;
        tell_not_as_written(desk.championship(), language);
        let order = narrow(Order::all(desk.championship(), options, cards))?;
        let product = press::find(key).expect("the commands name products that there are");
        let bar = spinner(&language.say(&product.name));
        let printed = product.made(&order, &[Format::Pdf]);
        bar.finish_and_clear();
        let unprinted = |error| Failure::data(ways_out::unprinted(&error, desk.championship(), language));
        let printed = printed.map_err(unprinted)?;
        let bytes = printed.files.first().map(|(_, bytes)| bytes.as_slice()).unwrap_or_default();
        let name = format!("{}.pdf", printed.name);
        self.pdf.write(&name, (bytes, printed.n_pages.unwrap_or(1)), language)
    }
}

/// Says which names paper cannot show as they are written, so that somebody can write on the card by hand.
pub(crate) fn tell_not_as_written(championship: &Championship, language: Language) {
    const MOST: usize = 20;
    let all = handouts::not_as_written(championship);
    for message in all.iter().take(MOST) {
        terminal::warn(&format!("{}\n", language.say(message)));
    }
    if all.len() > MOST {
        let more = language.msg("vault-and-more").with("count", all.len() - MOST);
        terminal::warn(&format!("{more}\n"));
    }
}

/// Shows on the terminal that something is being set.
pub(crate) fn spinner(words: &str) -> ProgressBar {
    let bar = ProgressBar::new_spinner();
    bar.set_style(ProgressStyle::with_template("{spinner} {msg}").expect("the template is well formed"));
    bar.set_message(words.to_owned());
    bar.enable_steady_tick(Duration::from_millis(120));
    bar
}
