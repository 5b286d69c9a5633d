//! `arbitro diplomas`

use std::path::{Path, PathBuf};

use clap::Args;

use crate::championship::target;
use crate::failure::{Failure, spoken};
use crate::files;
use crate::paper::handout::{CardArgs, FullNamesArgs};
use championship::handouts::template::Template;
use championship::handouts::{self, Honour};
use championship::press::{Cards, Order};
use championship::reports::Options;
use speech::Language;

/// Print diplomas for everybody, or certificates for the podium
#[derive(Args, Debug)]
pub(crate) struct DiplomasArgs {
    tournament: Option<String>,
    #[arg(long)]
    podium: bool,
    #[arg(long, value_name = "FILE")]
    template: Option<PathBuf>,
    #[arg(long)]
    show_template: bool,
    #[arg(long, value_name = "TEXT")]
    day: Option<String>,
    #[arg(long, value_name = "TEXT", default_value = "")]
    venue: String,
    #[command(flatten)]
    names: FullNamesArgs,
    #[command(flatten)]
    card: CardArgs,
}

pub(crate) fn run(args: &DiplomasArgs, language: Language) -> Result<String, Failure> {
    let (honour, key) = match args.podium {
        true => (Honour::Podium, "certificates"),
        false => (Honour::TakingPart, "diplomas"),
    };
    if args.show_template {
        return Ok(handouts::built_in_template(honour, language).to_owned());
    }
    let cards = Cards {
        names: args.names.style(),
        address: None,
        template: args.template.as_deref().map(|path| template(path, language)).transpose()?,
        logo: None,
        colour: None,
        sheet: None,
        day: args.day.clone(),
        venue: args.venue.clone(),
    };
    let options = Options { language, ..Options::default() };
    args.card.print(key, &options, &cards, |order| {
        let scope = target::tournament(order.championship, args.tournament.as_deref(), language)?;
        Ok(Order { scope, ..order })
    })
}

/// Reads the organiser's template.
fn template(path: &Path, language: Language) -> Result<Template, Failure> {
    let text = files::read_text(path, language)?;
    Template::parse(&text).map_err(|error| {
        let (name, line, column) = (path.display(), error.line, error.column);
        Failure::data(spoken(&error, language).at(format_args!("{name}:{line}:{column}")))
    })
}
