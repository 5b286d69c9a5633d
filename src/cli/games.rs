//! `arbitro games`

use clap::Args;
use std::fmt::Write;

use super::args::GamesFolder;
use super::failure::Failure;
use rules::catalog::Catalog;
use rules::editions::{Cycle, Editions};
use speech::{Language, Tell};

/// List the games
#[derive(Args, Debug)]
#[command(after_help = "Examples:
  arbitro games                         every game, variants below the game they vary
  arbitro games --edition 13            the table of an edition
  arbitro games --edition 13 --cycle 1  what the first cycle plays
  arbitro games --cycle sec             what the secondary cycle has played, by edition")]
pub(crate) struct GamesArgs {
    /// Only what this cycle plays: 1, 2, 3 or sec
    #[arg(long, value_name = "CYCLE")]
    cycle: Option<Cycle>,
    /// Only the games of this edition
    #[arg(long, value_name = "N")]
    edition: Option<u32>,
    #[command(flatten)]
    games: GamesFolder,
}

pub(super) fn run(args: &GamesArgs, language: Language) -> Result<String, Failure> {
    let catalog = args.games.catalog(language)?;
    let editions = Editions::built_in();
    let text = match (args.edition, args.cycle) {
        (None, None) => all(&catalog),
        (Some(number), cycle) => {
            let edition = editions.get(number).ok_or_else(|| {
                let last = editions.last();
                Failure::data(language.pick(
                    format!("não há edição {number}; há as edições 1 a {last}"),
                    format!("there is no edition {number}; there are editions 1 to {last}"),
                ))
            })?;
            let mut text = String::new();
            for of_cycle in Cycle::ALL.into_iter().filter(|c| cycle.is_none_or(|wanted| wanted == *c)) {
                let _ = writeln!(text, "{}", of_cycle.in_language(language));
                for game in edition.games(of_cycle) {
                    let _ = writeln!(text, "  {}", line(&catalog, game));
                }
            }
            text
        }
        (None, Some(cycle)) => {
            let mut text = String::new();
            for edition in editions.all() {
                let names: Vec<_> = edition.games(cycle).iter().map(|id| name(&catalog, id)).collect();
                let _ = writeln!(text, "{:>2}  {}", edition.number, names.join(", "));
            }
            text
        }
    };
    Ok(text)
}

fn all(catalog: &Catalog) -> String {
    let mut text = String::new();
    let games: Vec<_> = catalog.ids().filter_map(|id| catalog.load(id).ok()).collect();
    let is_variant = |parent: &str| games.iter().any(|other| other.game.id() == parent);
    for game in &games {
        let parent = game.game.info().extends.as_deref();
        if parent.is_some_and(is_variant) {
            continue;
        }
        let _ = writeln!(text, "{}", line(catalog, game.game.id()));
        for variant in
            games.iter().filter(|other| other.game.info().extends.as_deref() == Some(game.game.id()))
        {
            let _ = writeln!(text, "  {}", line(catalog, variant.game.id()));
        }
    }
    text
}

fn name(catalog: &Catalog, id: &str) -> String {
    match catalog.load(id) {
        Ok(compiled) => compiled.game.info().name.pt.clone(),
        Err(_) => Editions::name_without_rules(id, Language::Pt).to_owned(),
    }
}

fn line(catalog: &Catalog, id: &str) -> String {
    let Ok(compiled) = catalog.load(id) else {
        return format!("{id:<24} {}", Editions::name_without_rules(id, Language::Pt));
    };
    let info = compiled.game.info();
    let mut text = format!("{id:<24} {}", info.name.pt);
    if info.name.en != info.name.pt {
        let _ = write!(text, " / {}", info.name.en);
    }
    match (&info.author, &info.year) {
        (Some(author), Some(year)) => drop(write!(text, " ({author}, {year})")),
        (Some(author), None) => drop(write!(text, " ({author})")),
        _ => {}
    }
    text
}
