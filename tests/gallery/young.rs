//! The sheet for younger pupils and the poster: three steps, proven like the full sheet.

use std::sync::Arc;

use gallery::sheets::board_sheet::{self, BoardOptions, Pieces, Touch};
use gallery::sheets::rule_sheet::{self, Print, SheetOptions};
use gallery::sheets::young;
use paper::figure::{Colour, Fill, Outline};
use paper::typeset::document::Paper;
use paper::typeset::page::{Mark, Page};
use paper::typeset::paginate;
use rules::catalog::Catalog;
use rules::compile::{GameText, compile};
use rules::editions::{Cycle, Editions};
use rules::engine::Table;
use rules::game::Language;

use crate::golden;

fn load(id: &str) -> Arc<Table> {
    Table::new(Catalog::built_in().load(id).unwrap_or_else(|error| panic!("{id}: {error}")).game)
}

fn pages(id: &str, language: Language, print: Print) -> Vec<Page> {
    let options = SheetOptions { language, edition: None, cycle: None, print };
    let document =
        rule_sheet::document(&[load(id)], &options).unwrap_or_else(|error| panic!("{id}: {error}"));
    paginate(&document).unwrap_or_else(|error| panic!("{id} {language}: {error}"))
}

/// Every game that the first cycle has played, in any edition.
fn of_the_first_cycle() -> Vec<String> {
    let games = Editions::built_in().all().iter().flat_map(|edition| edition.games(Cycle::First).to_vec());
    let mut games: Vec<String> = games.filter(|id| Catalog::built_in().load(id).is_ok()).collect();
    games.sort();
    games.dedup();
    games
}

#[test]
fn the_steps_of_the_games_of_championships_and_classes_are_written_by_hand_and_as_approved() {
    let games = of_the_first_cycle();
    assert_eq!(games.len(), 9, "{games:?}");
    // Those of the other cycles, and those a teacher picks first of the rest.
    let others = [
        "amazonas", "atari-go", "avanco", "flume", "go-7x7", "hex", "nex", "peoes", "produto", "sesqui", "y",
    ];
    let picked = ["kalah", "oware", "damas-classicas", "fanorona", "havannah", "linhas-de-acao", "pente"];
    let picked = picked.into_iter().chain(["moinho", "reversi", "halma-6x6", "quatro-em-linha"]);
    for id in games.iter().map(String::as_str).chain(others).chain(picked) {
        let table = load(id);
        for language in Language::ALL {
            let written = &table.game().info().prose[&language].young;
            assert!(!written.is_empty(), "{id} {language}");
            let text = young::text(&table, language).unwrap_or_else(|error| panic!("{id}: {error}"));
            golden::check(&format!("young/{id}.{language}.md"), &text);
        }
    }
}

#[test]
fn every_game_has_its_three_steps_and_those_of_the_championships_on_one_page() {
    let editions = Editions::built_in();
    for id in Catalog::built_in().ids() {
        if Catalog::built_in().load(id).is_err() {
            continue;
        }
        let pages = pages(id, Language::Pt, Print::Young);
        let is_played = editions.all().iter().any(|edition| edition.all_games().contains(&id));
        assert!(pages.len() == 1 || !is_played, "{id}: {} pages", pages.len());
        let text: String = pages.iter().map(Page::text).collect();
        for head in ["1. Prepara", "2. Joga", "3. Ganha"] {
            assert!(text.contains(head), "{id} lacks {head}:\n{text}");
        }
        assert!(!text.contains('{') && !text.contains("]("), "{id}:\n{text}");
    }
}

/// Returns the words of a page, wherever its lines end.
fn squeezed(page: &Page) -> String {
    page.text().split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_poster_is_the_same_page_on_a3() {
    for language in Language::ALL {
        let (young, poster) =
            (pages("rastros", language, Print::Young), pages("rastros", language, Print::Poster));
        assert_eq!((young.len(), poster.len()), (1, 1));
        assert_eq!(poster[0].size, Paper::A3.size);
        assert_eq!(squeezed(&young[0]), squeezed(&poster[0]));
    }
}

#[test]
fn a_variant_keeps_the_steps_that_are_true_of_it_and_finds_its_own_positions() {
    let small = young::text(&load("rastros-5x5"), Language::Pt).unwrap();
    assert!(small.contains("Põe a peça branca em d4."), "{small}");
    assert!(!small.contains("veio de e5"), "the example is not of the small board:\n{small}");
    assert!(small.contains("As setas mostram aonde pode ir a peça de d4."), "{small}");
    // Other circles have other rules, so what was written for the game is not said of it.
    let other = load("avanco-circulos");
    assert!(other.game().info().prose.values().all(|prose| prose.young.is_empty()));
}

#[test]
fn two_steps_are_not_three() {
    let text = "name: { pt: X, en: X, es: X }\nboard: square 3x3\nturn: place own on empty\nend:\n  - no move: next loses\n\
                text:\n  pt:\n    young: [Primeiro., Depois.]\n  en:\n    young: [First., Then.]\n  es:\n    young: [Uno., Dos.]\n";
    let file = GameText { name: "x.yaml".to_owned(), text: text.to_owned() };
    let failure = compile("x", file, &|_| None).expect_err("two steps");
    let said = failure.diagnostics.render(&failure.sources, Language::En);
    assert!(said.contains("`young` has 2 steps instead of three") && said.contains("x.yaml:8"), "{said}");
}

/// Returns how a copier sees a colour, 0 to 255.
fn grey(Colour { red, green, blue }: Colour) -> f64 {
    0.299 * f64::from(red) + 0.587 * f64::from(green) + 0.114 * f64::from(blue)
}

#[test]
fn pieces_that_are_called_by_colours_have_them_and_outlines_of_their_own() {
    let options = BoardOptions {
        language: Language::Pt,
        paper: Paper::A4,
        cell_mm: 30.0,
        touch: Touch::Printed,
        pieces: Pieces::Printed,
    };
    let pages = board_sheet::pages(&load("semaforo"), &options).unwrap();
    let mut kinds: Vec<(Colour, usize)> = Vec::new();
    for mark in pages.iter().flat_map(|page| &page.marks) {
        let Mark::Path(path) = mark else { continue };
        if let (true, Fill::Colour(colour)) = (path.class.starts_with("piece"), path.fill) {
            let n_corners = match &path.outline {
                Outline::Polygon(corners) => corners.len(),
                _ => 0,
            };
            if !kinds.contains(&(colour, n_corners)) {
                kinds.push((colour, n_corners));
            }
        }
    }
    let mut shapes: Vec<usize> = kinds.iter().map(|(_, n_corners)| *n_corners).collect();
    shapes.sort_unstable();
    assert_eq!(shapes, [0, 3, 4], "a disc, a triangle and a square: {kinds:?}");
    let mut greys: Vec<f64> = kinds.iter().map(|(colour, _)| grey(*colour)).collect();
    greys.sort_by(f64::total_cmp);
    assert!(greys.windows(2).all(|pair| pair[1] - pair[0] > 35.0), "a copier tells them apart: {greys:?}");
}
