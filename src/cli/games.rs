//! `arbitro games`

use clap::Args;
use std::fmt::Write;

use super::args::GamesFolder;
use super::failure::Failure;
use super::typed::cycle;
use rules::catalog::Catalog;
use rules::editions::{Cycle, Editions};
use speech::{Language, Tell};

/// List the games
#[derive(Args, Debug)]
pub(crate) struct GamesArgs {
    #[arg(long, value_name = "CYCLE", value_parser = cycle)]
    cycle: Option<Cycle>,
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
                Failure::data(language.msg("cli-no-edition").with("number", number).with("last", last))
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
        Ok(compiled) => compiled.game.info().name.in_language(Language::Pt).to_owned(),
        Err(_) => Editions::name_without_rules(id, Language::Pt).to_owned(),
    }
}

fn line(catalog: &Catalog, id: &str) -> String {
    let Ok(compiled) = catalog.load(id) else {
        return format!("{id:<24} {}", Editions::name_without_rules(id, Language::Pt));
    };
    let info = compiled.game.info();
    let mut names: Vec<&str> = Language::ALL.map(|language| info.name.in_language(language)).to_vec();
    let mut known = Vec::new();
    names.retain(|name| {
        !known.contains(name) && {
            known.push(*name);
            true
        }
    });
    let mut text = format!("{id:<24} {}", names.join(" / "));
    match (&info.author, &info.year) {
        (Some(author), Some(year)) => drop(write!(text, " ({author}, {year})")),
        (Some(author), None) => drop(write!(text, " ({author})")),
        _ => {}
    }
    text
}
