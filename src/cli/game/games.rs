//! `arbitro games`

use clap::Args;
use rayon::prelude::*;
use serde_json::{Map, Value, json};
use std::collections::BTreeMap;
use std::fmt::Write;

use crate::args::GamesFolder;
use crate::failure::Failure;
use crate::terminal;
use crate::typed::cycle;
use gallery::sheets::say;
use rules::catalog::Catalog;
use rules::compile::Compiled;
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

pub(crate) fn run(args: &GamesArgs, language: Language) -> Result<String, Failure> {
    let catalog = args.games.catalog(language)?;
    let editions = Editions::built_in();
    let edition = args.edition.map(|number| edition(number, language)).transpose()?;
    if args.json {
        return Ok(format!("{:#}\n", listed(args, edition, &catalog)));
    }
    let text = match (edition, args.cycle) {
        (None, None) => Hall::new(&catalog, language).all(),
        (Some(edition), cycle) => {
            let hall = Hall::new(&catalog, language);
            let mut text = String::new();
            for of_cycle in Cycle::ALL.into_iter().filter(|c| cycle.is_none_or(|wanted| wanted == *c)) {
                let games = edition.games(of_cycle).iter().map(String::as_str);
                text += &hall.shelf(&of_cycle.in_language(language), games);
            }
            text
        }
        (None, Some(cycle)) => {
            let ids = played(args, None);
            let names: BTreeMap<&str, String> =
                ids.par_iter().map(|id| (*id, name(&catalog, id, language))).collect();
            let mut text = String::new();
            for edition in editions.all() {
                let names: Vec<_> = edition
                    .games(cycle)
                    .iter()
                    .map(|id| names.get(id.as_str()).map_or(id.as_str(), String::as_str))
                    .collect();
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

/// Returns what other programs may want to know of the games asked for: of an edition, of what a cycle has played, or of
/// all that can be played.
fn listed(args: &GamesArgs, edition: Option<&Edition>, catalog: &Catalog) -> Value {
    let is_all = edition.is_none() && args.cycle.is_none();
    let ids: Vec<&str> = if is_all { catalog.ids().collect() } else { played(args, edition) };
    let compiled: Vec<_> = ids.par_iter().map(|id| (*id, catalog.load(id).ok())).collect();
    let listed = compiled.iter().filter(|(_, compiled)| compiled.is_some() || !is_all);
    listed.map(|(id, compiled)| json(id, compiled.as_deref())).collect()
}

/// Returns the ids of the games of an edition, or of all, each once; of one cycle, if one is asked for.
fn played<'a>(args: &GamesArgs, edition: Option<&'a Edition>) -> Vec<&'a str> {
    let editions = edition.map_or(Editions::built_in().all(), std::slice::from_ref);
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
fn json(id: &str, compiled: Option<&Compiled>) -> Value {
    let played = Editions::built_in().all().iter().flat_map(|edition| {
        let plays =
            Cycle::ALL.into_iter().filter(|cycle| edition.games(*cycle).iter().any(|game| game == id));
        plays.map(|cycle| json!({ "edition": edition.number, "cycle": cycle.code() }))
    });
    let played: Vec<Value> = played.collect();
    let names = |name: &dyn Fn(Language) -> String| {
        Language::ALL.iter().map(|language| (language.code().to_owned(), name(*language).into())).collect()
    };
    let Some(compiled) = compiled else {
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

/// The games at hand, each with the game it is a variant of. Most are variants, which are only named: a game is read when
/// it is described.
struct Hall<'a> {
    catalog: &'a Catalog,
    games: BTreeMap<&'a str, Option<String>>,
    language: Language,
}

impl<'a> Hall<'a> {
    /// Finds what can be played.
    fn new(catalog: &'a Catalog, language: Language) -> Self {
        let ids: Vec<&str> = catalog.ids().collect();
        let games = ids.par_iter().filter_map(|id| Some((*id, catalog.varied(id).ok()?))).collect();
        Hall { catalog, games, language }
    }

    /// Returns all games: those that the last edition plays, by cycle, those of earlier editions, and the others.
    fn all(&self) -> String {
        let editions = Editions::built_in();
        let was_played = |id: &str| editions.all().iter().any(|edition| edition.all_games().contains(&id));
        let mut text = String::new();
        let mut now: Vec<&str> = Vec::new();
        if let Some(last) = editions.get(editions.last()) {
            now = last.all_games();
            for cycle in Cycle::ALL {
                let title = self
                    .language
                    .msg("cli-games-now")
                    .with("cycle", cycle.tell())
                    .with("edition", last.number);
                text += &self.shelf(&title.to_string(), last.games(cycle).iter().map(String::as_str));
            }
        }
        // A variant stands with its game.
        let rest = || self.games.keys().copied().filter(|id| self.parent(id).is_none() && !now.contains(id));
        let earlier = self.language.msg("cli-games-earlier").to_string();
        text += &self.shelf(&earlier, rest().filter(|id| was_played(id)));
        let others = self.language.msg("cli-games-others").to_string();
        text += &self.shelf(&others, rest().filter(|id| !was_played(id)));
        text + &format!("{}\n", self.language.msg("cli-games-next"))
    }

    /// Returns games below a heading.
    fn shelf<'b>(&self, title: &str, ids: impl Iterator<Item = &'b str>) -> String {
        let ids: Vec<&str> = ids.collect();
        let games: String = ids.par_iter().map(|id| self.described(id)).collect();
        if games.is_empty() { games } else { format!("{title}\n{games}\n") }
    }

    /// Returns the game that a game is a variant of.
    fn parent(&self, id: &str) -> Option<&str> {
        let parent = self.games.get(id)?.as_deref()?;
        self.games.contains_key(parent).then_some(parent)
    }

    /// Returns what a list says of a game: its id and name, who made it, how one wins, its variants.
    fn described(&self, id: &str) -> String {
        let language = self.language;
        let game = self.games.get(id).and_then(|_| self.catalog.load_brief(id).ok());
        let Some(game) = game else {
            return format!("  {id:<20} {}\n", Editions::name_without_rules(id, language));
        };
        let info = game.info();
        let name = info.name.in_language(language);
        let credit = match (&info.author, &info.year) {
            (Some(author), Some(year)) => format!(" ({author}, {year})"),
            (Some(author), None) => format!(" ({author})"),
            _ => String::new(),
        };
        let width = terminal::width().map_or(WIDTH, |width| width.clamp(40, WIDTH));
        let indented = |text: &str| -> String {
            terminal::broken(text, width - 4).iter().map(|line| format!("    {line}\n")).collect()
        };
        let head = terminal::broken(&format!("{name}{credit}"), width.saturating_sub(23));
        let mut text = format!("  {id:<20} {}\n", head.join(&format!("\n{}", " ".repeat(23))));
        text += &indented(&say::aim(&game, language));
        let variants: Vec<&str> =
            self.games.keys().copied().filter(|other| self.parent(other) == Some(id)).collect();
        if !variants.is_empty() {
            let ids = variants.join(", ");
            text += &indented(&language.msg("cli-games-variants").with("ids", ids).to_string());
        }
        text
    }
}

/// The lines of the text where there is no terminal to ask.
const WIDTH: usize = 80;

fn name(catalog: &Catalog, id: &str, language: Language) -> String {
    match catalog.load_brief(id) {
        Ok(game) => game.info().name.in_language(language).to_owned(),
        Err(_) => Editions::name_without_rules(id, language).to_owned(),
    }
}
