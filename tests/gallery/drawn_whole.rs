//! Drawings keep all they draw inside, and no words lie on other words or on dots. All of it is measured, without a picture.

use std::sync::Arc;

use gallery::diagram::{Diagram, Scale, Theme, draw, position, spots};
use gallery::sheets::board_sheet::{self, BoardOptions, Pieces, Touch};
use gallery::sheets::example;
use paper::figure::{Bounds, Figure, Fill, Label, Outline, Path, Point, Shade, Shape, Weight};
use paper::typeset::document::Paper;
use paper::typeset::page::{Mark, Page};
use rules::catalog::Catalog;
use rules::engine::{Position, Setup, Table};
use rules::game::Language;

fn load(id: &str) -> Arc<Table> {
    Table::new(Catalog::built_in().load(id).unwrap_or_else(|error| panic!("{id}: {error}")).game)
}

fn empty(table: &Arc<Table>) -> Diagram {
    position::diagram(table.game(), &Setup::empty(table), Language::Pt)
}

/// Returns the letters of a label: a little narrower than any typeface sets them, so that only what truly meets is found.
fn letters(label: &Label) -> Bounds {
    let half = Point::new(label.size * 0.26 * label.text.chars().count() as f64, label.size * 0.36);
    Bounds { min: label.at - half, max: label.at + half }
}

fn inked(path: &Path) -> Bounds {
    path.outline.bounds().grown(path.stroke.map_or(0.0, |stroke| stroke.width / 2.0))
}

fn meet(one: Bounds, other: Bounds) -> bool {
    one.min.x < other.max.x && other.min.x < one.max.x && one.min.y < other.max.y && other.min.y < one.max.y
}

/// Returns the words beside the board; marks on cells and on pieces are bold.
fn beside(figure: &Figure) -> Vec<&Label> {
    let words = figure.shapes.iter().filter_map(|shape| match shape {
        Shape::Label(label) if label.weight == Weight::Regular => Some(label),
        _ => None,
    });
    words.collect()
}

/// Returns how far a point is from a box: nothing inside it.
fn away(from: Bounds, point: Point) -> f64 {
    let across = (from.min.x - point.x).max(point.x - from.max.x).max(0.0);
    let down = (from.min.y - point.y).max(point.y - from.max.y).max(0.0);
    across.hypot(down)
}

/// Returns the dots of the board itself, their centres and radii: neither pieces nor braille.
fn dots(figure: &Figure) -> Vec<(Point, f64)> {
    let dot = |shape: &Shape| match shape {
        Shape::Path(path)
            if matches!(path.outline, Outline::Ellipse { .. })
                && path.fill == Fill::Solid(Shade::BLACK)
                && (path.class.is_empty() || path.class == "cell") =>
        {
            let bounds = path.outline.bounds();
            Some((bounds.min.towards(bounds.max, 0.5), bounds.size().width / 2.0))
        }
        _ => None,
    };
    figure.shapes.iter().filter_map(dot).collect()
}

/// Says what is wrong with a drawing.
fn faults(figure: &Figure) -> Vec<String> {
    let mut found = Vec::new();
    let (words, dots) = (beside(figure), dots(figure));
    for shape in &figure.shapes {
        let Bounds { min, max } = match shape {
            Shape::Path(path) => inked(path),
            Shape::Label(label) => letters(label),
        };
        let size = figure.size;
        if min.x < -0.01 || min.y < -0.01 || max.x > size.width + 0.01 || max.y > size.height + 0.01 {
            found.push(format!("outside {size:?}: {shape:?}"));
        }
    }
    for (index, one) in words.iter().enumerate() {
        let other = words[index + 1..].iter().find(|other| meet(letters(one), letters(other)));
        found.extend(other.map(|other| format!("`{}` on `{}`", one.text, other.text)));
        if dots.iter().any(|(centre, radius)| away(letters(one), *centre) < *radius) {
            found.push(format!("`{}` on a dot", one.text));
        }
    }
    found
}

#[test]
fn every_board_is_drawn_whole_and_its_words_lie_beside_each_other() {
    for id in Catalog::built_in().ids() {
        let table = load(id);
        let cell_of = |paper: Paper, touch: Touch| {
            Scale::Cell(board_sheet::largest_cell(&table, &paper, touch, Language::Pt))
        };
        let print = Theme { line: 0.3, frame: 0.8, outline: 0.4, ..Theme::PRINT };
        let sizes = [
            ("A4", cell_of(Paper::A4, Touch::Printed), print),
            ("A3", cell_of(Paper::A3, Touch::Printed), print),
            ("tactile", cell_of(Paper::A4, Touch::Tactile), Theme::TACTILE),
            ("sheet", example::scale(table.game()), Theme::PRINT),
            ("large print", example::scale(table.game()), Theme::LARGE),
            ("screen", Scale::Cell(10.0), Theme::SCREEN),
        ];
        for (name, scale, theme) in sizes {
            for diagram in [empty(&table), example::of_start(&table, Language::Pt)] {
                let faults = faults(&draw(&diagram, scale, &theme));
                assert!(faults.is_empty(), "{id}, {name}: {faults:#?}");
            }
        }
    }
}

fn board(id: &str, touch: Touch, cell_mm: Option<f64>) -> Vec<Page> {
    let (table, paper, language) = (load(id), Paper::A4, Language::Pt);
    let cell_mm = cell_mm.unwrap_or_else(|| board_sheet::largest_cell(&table, &paper, touch, language));
    let options = BoardOptions { language, paper, cell_mm, touch, pieces: Pieces::Left };
    board_sheet::pages(&table, &options).unwrap_or_else(|error| panic!("{id}: {error}"))
}

fn paths(page: &Page) -> Vec<&Path> {
    page.marks.iter().filter_map(|mark| if let Mark::Path(path) = mark { Some(path) } else { None }).collect()
}

/// Returns the discs of a page that are all black, but for braille.
fn discs(page: &Page) -> Vec<Bounds> {
    let is_disc = |path: &&Path| {
        matches!(path.outline, Outline::Ellipse { .. })
            && path.fill == Fill::Solid(Shade::BLACK)
            && path.class != "braille"
    };
    paths(page).into_iter().filter(is_disc).map(|path| path.outline.bounds()).collect()
}

#[test]
fn dots_are_printed_whole_and_away_from_braille() {
    for touch in [Touch::Printed, Touch::Tactile] {
        let page = &board("pontos-e-quadrados", touch, None)[0];
        // What is cut is no disc any more.
        assert_eq!(discs(page).len(), 36, "{touch:?}");
    }
    let page = &board("pontos-e-quadrados", Touch::Tactile, None)[0];
    let middle = |bounds: &Bounds| bounds.min.towards(bounds.max, 0.5);
    for dot in paths(page).into_iter().filter(|path| path.class == "braille") {
        let dot = dot.outline.bounds();
        for disc in discs(page) {
            let radii = (dot.size().width + disc.size().width) / 2.0;
            let apart = middle(&dot).distance(middle(&disc)) - radii;
            assert!(apart > 2.5, "{apart:.1} mm are less than a dot of braille is from the next");
        }
    }
}

#[test]
fn white_edges_are_seen_on_white_paper_on_both_sides_of_the_board() {
    for theme in [Theme::PRINT, Theme::SCREEN, Theme::TACTILE] {
        let figure = draw(&empty(&load("sesqui")), Scale::Cell(20.0), &theme);
        let of_class = |class: &str| -> Vec<(usize, Bounds)> {
            let found = figure.shapes.iter().enumerate().filter_map(|(index, shape)| match shape {
                Shape::Path(path) if path.class == class => Some((index, path.outline.bounds())),
                _ => None,
            });
            found.collect()
        };
        let (areas, lines) = (of_class("shore white"), of_class("shore white edge"));
        assert_eq!(areas.len(), 16);
        let around = areas.iter().map(|(_, bounds)| *bounds).reduce(Bounds::union).unwrap();
        let last = areas.iter().map(|(index, _)| *index).max().unwrap();
        for x in [around.min.x, around.max.x] {
            let is_outer =
                |bounds: &Bounds| (bounds.min.x - x).abs() < 1e-6 && (bounds.max.x - x).abs() < 1e-6;
            let drawn = lines.iter().filter(|(_, bounds)| is_outer(bounds)).count();
            assert_eq!(drawn, 8, "a line along each cell");
        }
        let over = lines.iter().map(|(index, _)| *index).max().unwrap();
        assert!(over > last, "a line below an area is swallowed");
    }
}

#[test]
fn names_of_sides_stand_at_their_sides() {
    let table = load("y");
    let diagram = example::of_start(&table, Language::Pt);
    let figure = draw(&diagram, example::scale(table.game()), &Theme::PRINT);
    let places = spots(&diagram, example::scale(table.game()), &Theme::PRINT);
    let at = |cell: &str| places.iter().find(|spot| spot.name == cell).unwrap().centre;
    let words = beside(&figure);
    let said = |text: &str| words.iter().find(|label| label.text == text).unwrap().at;
    assert!(said("lado oeste").x < at("a5").x && said("lado leste").x > at("a13").x);
    assert!(said("lado sul").y > at("a21").y);
    let is_side = |label: &&&Label| label.text.starts_with("lado");
    assert_eq!(words.iter().filter(is_side).count(), words.len(), "no names of points among the lines");
}

#[test]
fn the_name_of_a_point_is_nearest_to_its_point_and_outside_where_the_point_is_at_the_rim() {
    let table = load("y");
    let cell_mm = board_sheet::largest_cell(&table, &Paper::A4, Touch::Printed, Language::Pt);
    let (scale, theme) = (Scale::Cell(cell_mm), Theme::PRINT);
    let diagram = empty(&table);
    let figure = draw(&diagram, scale, &theme);
    let places = spots(&diagram, scale, &theme);
    let sum = places.iter().fold(Point::new(0.0, 0.0), |sum, spot| sum + spot.centre);
    let middle = sum * (1.0 / places.len() as f64);
    let words = beside(&figure);
    assert_eq!(words.len(), places.len());
    for label in words {
        let own = places.iter().find(|spot| spot.name == label.text).unwrap().centre;
        let far = |place: Point| away(letters(label), place);
        let near = places.iter().min_by(|a, b| far(a.centre).total_cmp(&far(b.centre)));
        assert_eq!(near.map(|spot| spot.name.as_str()), Some(label.text.as_str()));
        if label.text.starts_with('a') {
            assert!(label.at.distance(middle) > own.distance(middle), "{} is inside", label.text);
        }
    }
}

#[test]
fn a_board_larger_than_its_paper_is_cut_between_cells() {
    let pages = board("avanco", Touch::Printed, Some(45.0));
    assert!(pages.len() > 1);
    let mut n_cells = 0;
    for path in pages.iter().flat_map(paths).filter(|path| path.class == "cell") {
        let size = path.outline.bounds().size();
        if size.width < 0.01 || size.height < 0.01 {
            continue;
        }
        n_cells += 1;
        assert!((size.width - 45.0).abs() < 1e-6 && (size.height - 45.0).abs() < 1e-6, "{size:?}");
    }
    assert_eq!(n_cells, 49);
}

#[test]
fn a_pad_of_small_boards_fills_its_page() {
    let page = board_sheet::back_page(&load("pontos-e-quadrados"), Paper::A4, Language::Pt).unwrap();
    let discs = discs(&page);
    assert!(discs.len() >= 6 * 36 && discs.len().is_multiple_of(36), "{}", discs.len());
    let all = discs.into_iter().reduce(Bounds::union).unwrap();
    let (left, right) = (all.min.x, page.size.width - all.max.x);
    assert!((left - right).abs() < 12.0, "{left:.0} mm at the left, {right:.0} at the right");
    let (above, below) = (all.min.y, page.size.height - all.max.y);
    assert!(below < page.size.height / 6.0 && above < page.size.height / 6.0, "{above:.0} and {below:.0} mm");
}

#[test]
fn a_game_of_go_is_shown_at_a_true_end() {
    let start = Position::start(&load("go-7x7"));
    assert!(start.moves().iter().any(|mv| mv.ends().is_none()), "one may pass at once, and nobody does");
    let options = gallery::sheets::SheetOptions {
        language: Language::Pt,
        edition: None,
        cycle: None,
        print: gallery::sheets::Print::Young,
    };
    let document = gallery::sheets::rule_sheet::document(&[load("go-7x7")], &options).unwrap();
    let pages = paper::typeset::paginate(&document).unwrap();
    let stones = pages.iter().flat_map(paths).filter(|path| path.class.starts_with("piece")).count();
    assert!(stones > 25, "{stones} stones");
    let text: String = pages.iter().map(Page::text).collect();
    assert!(!text.contains("pass.") && text.contains("Ganh"), "{text}");
}
