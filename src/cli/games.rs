//! `arbitro games`

use clap::Args;
use serde_json::{Map, Value, json};
use std::fmt::Write;

use super::args::GamesFolder;
use super::failure::Failure;
use super::typed::cycle;
use rules::catalog::Catalog;
use rules::editions::{Cycle, Edition, Editions};
use speech::{Language, Tell};

/// List the games
#[derive(Args, Debug)]
pub(crate) struct GamesArgs {
    #[arg(long, value_name = "CYCLE", value_parser = cycle)]
    cycle: Option<Cycle>,
    #[arg(long, value_name = "N")]
    edition: Option<u32>,
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    games: GamesFolder,
}

pub(super) fn run(args: &GamesArgs, language: Language) -> Result<String, Failure> {
    let catalog = args.games.catalog(language)?;
    let editions = Editions::built_in();
    let edition = args.edition.map(|number| edition(number, language)).transpose()?;
    if args.json {
        let games = listed(args, edition, &catalog).into_iter().map(|id| json(&catalog, id));
        return Ok(format!("{:#}\n", games.collect::<Value>()));
    }
    let text = match (edition, args.cycle) {
        (None, None) => all(&catalog),
        (Some(edition), cycle) => {
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

fn edition(number: u32, language: Language) -> Result<&'static Edition, Failure> {
    let editions = Editions::built_in();
    editions.get(number).ok_or_else(|| {
        let last = editions.last();
        Failure::data(language.msg("cli-no-edition").with("number", number).with("last", last))
    })
}

/// Returns the ids asked for: of an edition, of what a cycle has played, or all.
fn listed<'a>(args: &GamesArgs, edition: Option<&'a Edition>, catalog: &'a Catalog) -> Vec<&'a str> {
    let editions = match edition {
        Some(edition) => std::slice::from_ref(edition),
        None if args.cycle.is_some() => Editions::built_in().all(),
        None => return catalog.ids().filter(|id| catalog.load(id).is_ok()).collect(),
    };
    let cycles = Cycle::ALL.into_iter().filter(|cycle| args.cycle.is_none_or(|wanted| wanted == *cycle));
    let mut ids: Vec<&str> = Vec::new();
    for id in cycles.flat_map(|cycle| editions.iter().flat_map(move |edition| edition.games(cycle))) {
        if !ids.contains(&id.as_str()) {
            ids.push(id);
        }
    }
    ids
}

/// Returns what other programs may want to know of a game.
fn json(catalog: &Catalog, id: &str) -> Value {
    let played = Editions::built_in().all().iter().flat_map(|edition| {
        let plays =
            Cycle::ALL.into_iter().filter(|cycle| edition.games(*cycle).iter().any(|game| game == id));
        plays.map(|cycle| json!({ "edition": edition.number, "cycle": code(cycle) }))
    });
    let played: Vec<Value> = played.collect();
    let names = |name: &dyn Fn(Language) -> String| {
        Language::ALL.iter().map(|language| (language.code().to_owned(), name(*language).into())).collect()
    };
    let Ok(compiled) = catalog.load(id) else {
        let name: Map<String, Value> =
            names(&|language| Editions::name_without_rules(id, language).to_owned());
        return json!({ "id": id, "name": name, "rules": false, "played": played });
    };
    let game = &compiled.game;
    let info = game.info();
    let name: Map<String, Value> = names(&|language| info.name.in_language(language).to_owned());
    let texts: Vec<&str> = info.prose.keys().map(|language| language.code()).collect();
    json!({
        "id": id,
        "name": name,
        "rules": true,
        "author": info.author,
        "year": info.year,
        "extends": info.extends,
        "cells": game.board().cells().len(),
        "texts": texts,
        "played": played,
    })
}

/// Returns a cycle as one types it.
fn code(cycle: Cycle) -> &'static str {
    match cycle {
        Cycle::First => "1",
        Cycle::Second => "2",
        Cycle::Third => "3",
        Cycle::Secondary => "sec",
    }
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
