//! The games on shelves: what each cycle plays now, what it used to play, variants and other games.

use std::sync::Arc;

use super::board;
use paper::figure::svg::svg;
use rules::editions::{Cycle, Edition, Editions};
use rules::engine::{Position, Rng, Table};
use speech::{Language, Said};

/// A game on a shelf.
#[derive(Clone, Debug)]
pub struct Card {
    /// Its id.
    pub id: String,
    /// Its name.
    pub name: String,
    /// Who made it and when.
    pub credit: String,
    /// Other boards and rules: id and name.
    pub variants: Vec<(String, String)>,
}

/// Some games that belong together.
#[derive(Clone, Debug)]
pub struct Shelf {
    /// What they have in common.
    pub title: String,
    /// The name of the shelf in an address.
    pub anchor: &'static str,
    /// The games.
    pub cards: Vec<Card>,
}

/// Puts games on shelves.
pub fn shelves<'a>(tables: impl IntoIterator<Item = &'a Arc<Table>>, language: Language) -> Vec<Shelf> {
    let card = |table: &Arc<Table>| {
        let info = table.game().info();
        let card = Card {
            id: table.game().id().to_owned(),
            name: info.name.in_language(language).to_owned(),
            credit: credit(info.author.as_deref(), info.year.as_deref()),
            variants: Vec::new(),
        };
        (card, info.extends.clone())
    };
    sorted(tables.into_iter().map(card).collect(), language)
}

fn credit(author: Option<&str>, year: Option<&str>) -> String {
    [author, year].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Sorts games: each cycle of the last edition, the archive, and the rest; variants stand with their game.
fn sorted(cards: Vec<(Card, Option<String>)>, language: Language) -> Vec<Shelf> {
    let editions = Editions::built_in();
    let now = editions.get(editions.last());
    let is_of = |edition: &Edition, id: &str| edition.all_games().contains(&id);
    let is_now = |id: &str| now.is_some_and(|edition| is_of(edition, id));
    let was_once = |id: &str| editions.all().iter().any(|edition| is_of(edition, id));
    let of_cycle = |cycle: Cycle, id: &str| {
        now.is_some_and(|edition| edition.games(cycle).iter().any(|game| game == id))
    };
    let ids: Vec<String> = cards.iter().map(|(card, _)| card.id.clone()).collect();
    let is_variant = |parent: &Option<String>, id: &str| {
        parent.as_ref().is_some_and(|parent| ids.contains(parent)) && !was_once(id)
    };
    let mut games: Vec<Card> = cards
        .iter()
        .filter(|(card, parent)| !is_variant(parent, &card.id))
        .map(|(card, _)| card.clone())
        .collect();
    for (card, parent) in &cards {
        if is_variant(parent, &card.id)
            && let Some(game) = games.iter_mut().find(|game| Some(&game.id) == parent.as_ref())
        {
            game.variants.push((card.id.clone(), card.name.clone()));
        }
    }
    let pick = |belongs: &dyn Fn(&str) -> bool| -> Vec<Card> {
        games.iter().filter(|card| belongs(&card.id)).cloned().collect()
    };
    let cycle = |cycle: Cycle, anchor, title: Said| Shelf {
        title: title.to_string(),
        anchor,
        cards: pick(&|id| of_cycle(cycle, id)),
    };
    let mut shelves = vec![
        cycle(Cycle::First, "c1", language.msg("play-shelf-first")),
        cycle(Cycle::Second, "c2", language.msg("play-shelf-second")),
        cycle(Cycle::Third, "c3", language.msg("play-shelf-third")),
        cycle(Cycle::Secondary, "sec", language.msg("play-shelf-secondary")),
        Shelf {
            title: language.msg("play-shelf-archive").to_string(),
            anchor: "archive",
            cards: pick(&|id| was_once(id) && !is_now(id)),
        },
        Shelf {
            title: language.msg("play-shelf-others").to_string(),
            anchor: "others",
            cards: pick(&|id| !was_once(id)),
        },
    ];
    shelves.retain(|shelf| !shelf.cards.is_empty());
    shelves
}

/// Draws a game under way as a small picture, always the same.
pub fn picture(table: &Arc<Table>) -> String {
    let mut position = Position::start(table);
    // An empty board says little; some moves by chance show what stands on it.
    let mut rng = Rng::new(5);
    let wanted = table.game().board().n_cells() / 4;
    let is_bare = |position: &Position| {
        let setup = position.setup();
        setup.seeds.is_empty() && setup.cells.iter().flatten().count() < wanted
    };
    for _ in 0..80 {
        let moves = position.moves();
        if moves.is_empty() || !is_bare(&position) {
            break;
        }
        let chosen = rng.below(u32::try_from(moves.len()).unwrap_or(1)) as usize;
        let Ok(next) = position.play(moves[chosen]) else { break };
        if next.ending().is_some() {
            break;
        }
        position = next;
    }
    coloured(&svg(&board::picture(&position, Language::En)))
}

/// A picture by itself has no style sheet, so its colours are written into it.
fn coloured(svg: &str) -> String {
    let hues = [("green", "#1f9d55"), ("yellow", "#f2c230"), ("red", "#d5332f"), ("blue", "#2f6fd5")];
    let mut out = String::with_capacity(svg.len());
    for line in svg.lines() {
        let is_hue = |(name, _): &&(&str, &str)| line.contains(&format!(" {name}\""));
        let colour = if line.contains("class=\"piece ") {
            hues.iter().find(is_hue).map(|(_, colour)| *colour)
        } else if line.contains("class=\"zone\"") {
            Some("#e5c98f")
        } else if line.contains("class=\"cell\"") && line.contains(" fill=\"#ffffff\"") {
            Some("#f6ead0")
        } else {
            None
        };
        match (colour, line.split_once(" fill=\"")) {
            (Some(colour), Some((before, after))) => {
                let rest = after.split_once('"').map_or("", |(_, rest)| rest);
                out.push_str(&format!("{before} fill=\"{colour}\"{rest}"));
            }
            _ => out.push_str(line),
        }
        out.push('\n');
    }
    out
}
