//! The pages of a site.

use std::collections::BTreeMap;
use std::sync::Arc;

use askama::Template;
use serde_json::json;

use super::{Plan, Published, SiteError, SiteFile};
use gallery::play::Visit;
use gallery::play::page::{Addresses, Shown, show};
use gallery::play::shelf::{self, Shelf, shelves};
use gallery::sheets::SheetError;
use gallery::sheets::rule_sheet::{self, Print, SheetOptions};
use paper::typeset::{html, paginate, pdf};
use pocket::{collection, lesson, workshop};
use rules::catalog::Catalog;
use rules::engine::Table;
use speech::{Language, Said};

/// What all pages of a site show.
struct Frame {
    language: Language,
    title: String,
    /// The name of the site.
    site: String,
    /// The way to the root of the site.
    root: &'static str,
    /// The path of the page below the folder of its language.
    path: String,
    has_results: bool,
}

impl Frame {
    fn new(plan: &Plan, language: Language, title: String, path: String) -> Frame {
        let site = plan.title.clone().unwrap_or_else(|| language.msg("site-title").to_string());
        let root = if path.contains('/') { "../../" } else { "../" };
        Frame { language, title, site, root, path, has_results: !plan.results.is_empty() }
    }

    fn msg(&self, key: &'static str) -> Said {
        self.language.msg(key)
    }

    fn other_languages(&self) -> Vec<(Language, Said)> {
        let others = Language::ALL.into_iter().filter(|language| *language != self.language);
        others.map(|language| (language, language.msg("desk-language-name"))).collect()
    }
}

#[derive(Template)]
#[template(path = "site/index.html")]
struct IndexPage {
    frame: Frame,
    shelves: Vec<Shelf>,
}

#[derive(Template)]
#[template(path = "site/rules.html")]
struct RulesPage {
    frame: Frame,
    id: String,
    sheet: String,
}

#[derive(Template)]
#[template(path = "site/play.html")]
struct PlayPage {
    frame: Frame,
    id: String,
    game: String,
    file: Option<String>,
}

#[derive(Template)]
#[template(path = "site/train.html")]
struct TrainPage {
    frame: Frame,
    id: String,
    game: String,
    file: Option<String>,
    puzzles: String,
    themes: Vec<(&'static str, String)>,
}

#[derive(Template)]
#[template(path = "site/learn.html")]
struct LearnPage {
    frame: Frame,
    id: String,
    game: String,
    file: Option<String>,
    steps: String,
    signs: Vec<(&'static str, String)>,
    play: String,
    train: String,
}

#[derive(Template)]
#[template(path = "site/embed.html")]
struct EmbedPage {
    frame: Frame,
    /// The id and the name of each.
    games: Vec<(String, String)>,
}

#[derive(Template)]
#[template(path = "site/workshop.html")]
struct WorkshopPage {
    frame: Frame,
    /// The id, the name and the family of the board of each.
    games: Vec<(String, String, &'static str)>,
    /// The lines of each that buttons change.
    parts: String,
}

#[derive(Template)]
#[template(path = "site/results.html")]
struct ResultsPage {
    frame: Frame,
    /// The name of each file and what it holds.
    results: Vec<(String, String)>,
}

fn page(path: String, page: &impl Template) -> SiteFile {
    // Writing into a text does not fail.
    SiteFile::new(path, page.render().unwrap_or_default())
}

/// Returns the page that leads to the visitor's language.
pub(super) fn front() -> SiteFile {
    SiteFile::new("index.html", include_str!("../../templates/site/front.html"))
}

/// Returns the pages that a language has once.
pub(super) fn of_language(plan: &Plan, language: Language) -> Vec<SiteFile> {
    let frame = |title: String, path: &str| Frame::new(plan, language, title, path.to_owned());
    let in_language = |path: &str| format!("{language}/{path}");
    let title = plan.title.clone().unwrap_or_else(|| language.msg("site-title").to_string());
    let shelves = shelves(plan.tables, language);
    let games = plan.tables.iter().map(|table| {
        let game = table.game();
        let name = game.info().name.in_language(language).to_owned();
        (game.id().to_owned(), name, game.board().family.word())
    });
    let workshop = WorkshopPage {
        frame: frame(language.msg("workshop-title").to_string(), "workshop.html"),
        games: games.collect(),
        parts: changeable(plan),
    };
    let named = workshop.games.iter().map(|(id, name, _)| (id.clone(), name.clone())).collect();
    let embed =
        EmbedPage { frame: frame(language.msg("site-embed").to_string(), "embed.html"), games: named };
    let mut files = vec![
        page(in_language("index.html"), &IndexPage { frame: frame(title.clone(), "index.html"), shelves }),
        page(in_language("workshop.html"), &workshop),
        page(in_language("embed.html"), &embed),
        manifest(&title, language),
    ];
    let results: Vec<&Published> = plan.results.iter().filter(|one| one.language == language).collect();
    if !results.is_empty() {
        let frame = frame(language.msg("site-results").to_string(), "results.html");
        let named = results.iter().map(|one| (one.name.clone(), one.title.clone())).collect();
        files.push(page(in_language("results.html"), &ResultsPage { frame, results: named }));
    }
    for one in results {
        files.push(SiteFile::new(in_language(&format!("results/{}.html", one.name)), one.html.clone()));
    }
    files
}

/// Returns the lines of each game that the buttons of the workshop change.
fn changeable(plan: &Plan) -> String {
    let catalog = Catalog::built_in();
    let own = |id: &str| plan.own.iter().find(|(own, _)| own == id).map(|(_, text)| text.clone());
    let text = |id: &str| own(id).or_else(|| Some(catalog.text(id).ok().flatten()?.text));
    let ids = plan.tables.iter().map(|table| table.game().id());
    let all: BTreeMap<_, _> = ids.map(|id| (id, workshop::parts(id, &text))).collect();
    // What is plain data can be written.
    serde_json::to_string(&all).unwrap_or_default()
}

/// Returns what lets a browser install the site.
fn manifest(title: &str, language: Language) -> SiteFile {
    let icon = json!({ "src": "../assets/icon.svg", "type": "image/svg+xml", "sizes": "any" });
    // Some systems take pictures of a size only, and cut them to the shape that they like.
    let sized = |size: u32| {
        let (src, sizes) = (format!("../assets/icon-{size}.png"), format!("{size}x{size}"));
        json!({ "src": src, "type": "image/png", "sizes": sizes, "purpose": "any maskable" })
    };
    let text = json!({
        "name": title, "short_name": title, "lang": language.to_string(), "start_url": "index.html",
        "scope": "../", "display": "standalone", "icons": [icon, sized(192), sized(512)],
        "id": format!("arbitro-{language}"), "theme_color": "#14532d", "background_color": "#ffffff",
    });
    SiteFile::new(format!("{language}/manifest.webmanifest"), format!("{text:#}\n"))
}

/// Returns the pages of a game in all languages, its picture and its sheets.
pub(super) fn of_game(plan: &Plan, table: &Arc<Table>) -> Result<Vec<SiteFile>, SiteError> {
    let id = table.game().id();
    let own = plan.own.iter().find(|(own, _)| own == id).map(|(_, text)| text.clone());
    let mut files = vec![SiteFile::new(format!("pictures/{id}.svg"), shelf::picture(table))];
    let steps = lesson::steps(table);
    for language in Language::ALL {
        let name = table.game().info().name.in_language(language).to_owned();
        let frame =
            |title: String, folder: &str| Frame::new(plan, language, title, format!("{folder}/{id}.html"));
        let wrong = |error: SheetError| SiteError::Sheet(error.to_string());
        let options = SheetOptions { language, edition: None, cycle: None, print: Print::Ordinary };
        let section = rule_sheet::section(table, &options).map_err(wrong)?;
        let rules = RulesPage {
            frame: frame(name.clone(), "rules"),
            id: id.to_owned(),
            sheet: html::html(&section.blocks),
        };
        let game = board(table, language);
        let title = language.msg("learn-game").with("game", name.clone()).to_string();
        let learn = LearnPage {
            frame: frame(title, "learn"),
            id: id.to_owned(),
            game: game.clone(),
            file: own.clone(),
            // What is plain data can be written.
            steps: serde_json::to_string(&steps).unwrap_or_default(),
            signs: desk::signs(&steps, language),
            play: format!("../play/{id}.html?vs=second-1"),
            train: format!("../train/{id}.html"),
        };
        let puzzles = collection::of(table, language);
        let title = language.msg("train-game").with("game", name.clone()).to_string();
        let train = TrainPage {
            frame: frame(title, "train"),
            id: id.to_owned(),
            game: game.clone(),
            file: own.clone(),
            themes: desk::themes(&puzzles, language),
            puzzles: serde_json::to_string(&puzzles).unwrap_or_default(),
        };
        let play = PlayPage { frame: frame(name, "play"), id: id.to_owned(), game, file: own.clone() };
        files.push(page(format!("{language}/rules/{id}.html"), &rules));
        files.push(page(format!("{language}/play/{id}.html"), &play));
        files.push(page(format!("{language}/train/{id}.html"), &train));
        files.push(page(format!("{language}/learn/{id}.html"), &learn));
        files.push(SiteFile::new(
            format!("{language}/sheets/{id}.pdf"),
            printed(table, &options).map_err(wrong)?,
        ));
    }
    Ok(files)
}

/// Returns the start of a game as a part of a page; the engine shows the rest.
fn board(table: &Arc<Table>, language: Language) -> String {
    let way = Addresses { page: format!("{}.html", table.game().id()), server: None };
    match show(table, Ok(Visit::default()), &way, language) {
        Shown::Board { html, .. } | Shown::Refused(html) => html,
        // Nothing has been chosen yet.
        Shown::Elsewhere(_) => String::new(),
    }
}

fn printed(table: &Arc<Table>, options: &SheetOptions) -> Result<Vec<u8>, SheetError> {
    let document = rule_sheet::document(std::slice::from_ref(table), options)?;
    let pages = paginate(&document)?;
    Ok(pdf::pdf_of_pages(&pages, &pdf::facts_of(&document)))
}
