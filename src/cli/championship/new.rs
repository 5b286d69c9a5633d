//! `arbitro new`.

use crate::args::Placed;
use crate::failure::{Failure, OrFail, Told};
use championship::facts::{Language, Regulations};
use championship::regulations;
use championship::store::{Desk, Location};
use desk::rulebook;
use serde_json::json;

/// Creates a championship.
#[derive(clap::Args, Clone, Debug)]
pub(crate) struct Args {
    pub(crate) name: String,
    #[arg(long, value_name = "FILE|NAME")]
    pub(crate) regulations: Option<String>,
    #[arg(long, value_name = "N")]
    pub(crate) edition: Option<u16>,
    #[arg(long, value_name = "GAME", value_delimiter = ',', conflicts_with = "edition")]
    pub(crate) game: Vec<String>,
}

/// Runs the command.
pub(crate) fn run(args: &Placed<Args>, language: Language) -> Result<String, Failure> {
    if args.name.trim().is_empty() {
        return Err(Failure::usage(language.msg("cli-new-no-name")));
    }
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
        Some(_) if !args.game.is_empty() => return Err(Failure::usage(language.msg("cli-new-games"))),
        Some(file) => return crate::championship::regulations::read(file, language),
    };
    let mut text = format!("extends: {kind}\n");
    if let Some(edition) = args.edition {
        text += &format!("edition: {edition}\n");
    }
    if !args.game.is_empty() {
        text += &cycles(kind, &games(args, language)?, language)?;
    }
    rulebook::read_kind(kind, &text)
        .map_err(|problems| crate::championship::regulations::wrong(&problems, language))
}

/// Returns the ids of the games named.
fn games(args: &Placed<Args>, language: Language) -> Result<Vec<String>, Failure> {
    let catalog = rulebook::at_hand();
    let id = |name: &String| match catalog.load_brief(name.trim()) {
        Ok(game) => Ok(game.id().to_owned()),
        Err(error) => Err(Failure::data(error.told(language))),
    };
    args.game.iter().map(id).collect()
}

/// Returns the cycles of ready-made regulations, each with the games named.
fn cycles(kind: &str, games: &[String], language: Language) -> Result<String, Failure> {
    let base = rulebook::read_kind(kind, &format!("extends: {kind}\n"));
    let base = base.map_err(|problems| crate::championship::regulations::wrong(&problems, language))?;
    let mut text = "cycles:\n".to_owned();
    for cycle in &base.cycles {
        // A JSON string is a YAML string, whatever is in it.
        let name = |one: Language| format!("{}: {}", one.code(), json!(cycle.name.in_language(one)));
        let names = Language::ALL.map(name).join(", ");
        let (first, last) = cycle.school_years;
        text +=
            &format!("  - {{ name: {{ {names} }}, years: {first}-{last}, games: [{}] }}\n", games.join(", "));
    }
    Ok(text)
}
