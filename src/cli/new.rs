//! `arbitro new`.

use super::args::Placed;
use super::failure::{Failure, OrFail};
use championship::facts::{Language, Regulations};
use championship::regulations;
use championship::store::{Desk, Location};

/// Creates a championship.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) name: String,
    #[arg(long, value_name = "FILE|NAME")]
    pub(crate) regulations: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) edition: Option<u16>,
}

/// Runs the command.
pub(super) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    let regulations = regulations(args, language)?;
    let location = match &args.shared.championship {
        Some(text) => Location::for_new(text),
        None => Location::for_new(&args.name),
    };
    let name = Location::for_new(&args.name).stem();
    let desk = Desk::create(&location, &name, regulations, &args.shared.actor()).or_fail(language)?;
    let regulations = desk.championship().regulations();
    let mut text = format!("{}\n", language.msg("cli-new-created").with("location", location.to_string()));
    for cycle in &regulations.cycles {
        let games = cycle.games.iter().filter_map(|number| regulations.game(*number));
        let games: Vec<&str> = games.map(|game| game.name.in_language(language)).collect();
        text += &format!("  {}: {}\n", cycle.name.in_language(language), games.join(", "));
    }
    text += &format!("{}\n", language.msg("cli-new-next"));
    Ok(text)
}

/// Reads the regulations named, with the games of the edition named.
fn regulations(args: &Placed<Args>, language: Language) -> Result<Regulations, Failure> {
    let kind = match &args.regulations {
        // `new escola` says what kind it is by its name.
        None if regulations::ready_made(&args.name).is_some() => &args.name,
        None => "cnjm",
        Some(name) if regulations::ready_made(name).is_some() => name,
        Some(_) if args.edition.is_some() => return Err(Failure::usage(language.msg("cli-new-edition"))),
        Some(file) => return super::regulations::read(file, language),
    };
    let text = match args.edition {
        None => format!("extends: {kind}\n"),
        Some(edition) => format!("extends: {kind}\nedition: {edition}\n"),
    };
    regulations::parse_kind(kind, &text).map_err(|problems| super::regulations::wrong(&problems, language))
}
