//! The list of games: what each cycle plays now, what it used to play, variants and other games.

use askama::Template;
use axum::Extension;
use axum::extract::Path;
use axum::http::header::{CACHE_CONTROL, CONTENT_TYPE};
use axum::response::{IntoResponse, Response};

use super::{Playroom, Room};
use crate::faults::aside;
use crate::frame::Frame;
use crate::problem::html;
use crate::visit::Visit;
use gallery::play::board;
use paper::figure::svg::svg;
use rules::editions::{Cycle, Edition, Editions};
use rules::engine::{Position, Rng};
use speech::{Language, Said};

/// A game in the list.
#[derive(Clone)]
struct Card {
    id: String,
    name: String,
    /// Who made it and when.
    credit: String,
    /// Other boards and rules: id and name.
    variants: Vec<(String, String)>,
}

struct Group {
    title: String,
    anchor: &'static str,
    cards: Vec<Card>,
}

#[derive(Template)]
#[template(path = "web/games.html")]
struct ListPage {
    frame: Frame,
    edition: u32,
    groups: Vec<Group>,
}

/// The page of all games.
pub(super) async fn page(Extension(room): Room, visit: Visit) -> Response {
    let language = visit.language;
    // The first visitor waits for all games to be read; others need not.
    let groups = aside(move || groups(cards(&room, language), language)).await;
    let edition = Editions::built_in().last();
    html(&ListPage { frame: Frame::new(&visit, visit.msg("desk-games")), edition, groups })
}

/// Returns every game with the one it varies.
fn cards(room: &Playroom, language: Language) -> Vec<(Card, Option<String>)> {
    let card = |id: &str| {
        // A file with mistakes is no reason to hide the other games.
        let table = room.table(id).ok()?;
        let info = table.game().info();
        let card = Card {
            id: id.to_owned(),
            name: info.name.in_language(language).to_owned(),
            credit: credit(info.author.as_deref(), info.year.as_deref()),
            variants: Vec::new(),
        };
        Some((card, info.extends.clone()))
    };
    room.catalog.ids().filter_map(card).collect()
}

fn credit(author: Option<&str>, year: Option<&str>) -> String {
    [author, year].into_iter().flatten().collect::<Vec<_>>().join(", ")
}

/// Sorts games: each cycle of the last edition, the archive, and the rest; variants stand with their game.
fn groups(cards: Vec<(Card, Option<String>)>, language: Language) -> Vec<Group> {
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
    let cycle = |cycle: Cycle, anchor, title: Said| Group {
        title: title.to_string(),
        anchor,
        cards: pick(&|id| of_cycle(cycle, id)),
    };
    let mut groups = vec![
        cycle(Cycle::First, "c1", language.msg("desk-shelf-first")),
        cycle(Cycle::Second, "c2", language.msg("desk-shelf-second")),
        cycle(Cycle::Third, "c3", language.msg("desk-shelf-third")),
        cycle(Cycle::Secondary, "sec", language.msg("desk-shelf-secondary")),
        Group {
            title: language.msg("desk-shelf-archive").to_string(),
            anchor: "archive",
            cards: pick(&|id| was_once(id) && !is_now(id)),
        },
        Group {
            title: language.msg("desk-shelf-others").to_string(),
            anchor: "others",
            cards: pick(&|id| !was_once(id)),
        },
    ];
    groups.retain(|group| !group.cards.is_empty());
    groups
}

/// A small picture of a game under way, for the list.
pub(super) async fn picture(Extension(room): Room, visit: Visit, Path(id): Path<String>) -> Response {
    let table = match room.table(&id) {
        Ok(table) => table,
        Err(problem) => return problem.page(&visit),
    };
    let mut position = Position::start(&table);
    // An empty board says little; some moves by chance, always the same, show what stands on it.
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
    let figure = board::picture(&position, Language::En);
    let headers = [(CONTENT_TYPE, "image/svg+xml"), (CACHE_CONTROL, "public, max-age=3600")];
    (headers, coloured(&svg(&figure))).into_response()
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
