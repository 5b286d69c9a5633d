//! Diagrams of every family of boards.

use std::sync::Arc;

use gallery::diagram::{Diagram, Note, Plan, Scale, Theme, Tone, draw, looks, note, position};
use gallery::sheets::example;
use paper::figure::{Bounds, Shape, svg};
use rules::catalog::Catalog;
use rules::compile::{GameText, compile};
use rules::engine::{Position, Table};
use rules::game::Language;

use crate::golden;

/// A game of a few lines, for a board of each family.
fn game(id: &str, yaml: &str) -> Arc<Table> {
    let file =
        GameText { name: format!("{id}.yaml"), text: format!("name: {{ pt: {id}, en: {id} }}\n{yaml}") };
    match compile(id, file, &|_| None) {
        Ok(compiled) => Table::new(compiled.game),
        Err(failure) => panic!("{id}: {:?}", failure.diagnostics),
    }
}

fn families() -> Vec<(&'static str, Arc<Table>, &'static str)> {
    let place = "pieces: 20 each\nturn: place own on empty\nend:\n  - no move: next loses\n";
    let with = |board: &str| format!("board: {board}\nsides: [black, white]\n{place}");
    vec![
        ("square", game("square", &with("square 4x3")), "a1 b2 d3"),
        ("points", game("points", &with("points 5x5")), "a1 c3 e5"),
        ("hexagon", game("hexagon", &with("hexagon 3")), "a1 c3 e3"),
        ("rhombus", game("rhombus", &with("rhombus 4x4")), "a1 b2 d4"),
        (
            "boxes",
            game(
                "boxes",
                "board: boxes 2x2\nsides: [black, white]\npieces: { stroke: 12 shared }\nturn: place stroke on empty edges\nend:\n  - no move: next loses\n",
            ),
            "a1b1 a1a2",
        ),
        (
            "pits",
            game(
                "pits",
                "board: pits 6x2\nsides: [south, north]\nstart: { seeds: 4 }\nturn: sow first row with seeds\nend:\n  - no move: next loses\n",
            ),
            "c1",
        ),
    ]
}

fn sample(table: &Arc<Table>, moves: &str) -> Diagram {
    let after = Position::start(table).play_text(moves).expect("the moves of the sample are legal");
    let mut diagram = position::diagram(table.game(), &after.setup(), Language::En);
    let last = diagram.layout.places.len() - 1;
    diagram.notes = vec![
        Note::Zone { cells: vec![1], label: String::new() },
        Note::Mark { cell: last - 1, text: "a".to_owned() },
        Note::Arrow { from: 0, to: last },
        Note::Dot { cell: 2 },
    ];
    diagram
}

#[test]
fn every_family_looks_as_it_was_approved() {
    for (name, table, moves) in families() {
        let diagram = sample(&table, moves);
        let figure = draw(&diagram, Scale::Board(35.0), &Theme::PRINT);
        golden::check(&format!("diagrams/{name}.svg"), &svg::svg(&figure));
    }
}

#[test]
fn a_drawing_stays_inside_its_frame() {
    for (name, table, moves) in families() {
        for theme in [Theme::PRINT, Theme::TACTILE] {
            let cell = if theme == Theme::PRINT { 5.0 } else { 25.0 };
            let figure = draw(&sample(&table, moves), Scale::Cell(cell), &theme);
            for shape in &figure.shapes {
                let Bounds { min, max } = match shape {
                    Shape::Path(path) => path.outline.bounds(),
                    Shape::Label(label) => Bounds { min: label.at, max: label.at },
                };
                assert!(min.x >= -1e-9 && min.y >= -1e-9, "{name}: {shape:?}");
                let inside = max.x <= figure.size.width + 1e-9 && max.y <= figure.size.height + 1e-9;
                assert!(inside, "{name} {:?}: {shape:?}", figure.size);
            }
        }
    }
}

#[test]
fn a_board_of_35_mm_is_35_mm_wide_and_its_letters_are_legible() {
    let (_, table, moves) = families().remove(0);
    let diagram = sample(&table, moves);
    let figure = draw(&diagram, Scale::Board(35.0), &Theme::PRINT);
    let cells: Vec<Bounds> = figure
        .shapes
        .iter()
        .filter_map(|shape| match shape {
            Shape::Path(path) if path.class == "cell" => Some(path.outline.bounds()),
            _ => None,
        })
        .collect();
    let board = cells.iter().copied().reduce(Bounds::union).expect("the board has cells");
    assert!((board.size().width - 35.0).abs() < 1e-9);
    for shape in &figure.shapes {
        if let Shape::Label(label) = shape {
            // Five points are the smallest type people read without effort on paper.
            assert!(label.size >= 5.0 * 25.4 / 72.0 - 0.02, "{label:?}");
        }
    }
}

#[test]
fn no_two_kinds_of_pieces_look_alike_and_none_differs_by_colour_alone() {
    let catalog = rules::catalog::Catalog::built_in();
    for id in catalog.ids() {
        let compiled = catalog.load(id).unwrap_or_else(|error| panic!("{id}: {error}"));
        let written = |layer| looks::inscription(&compiled.game, layer);
        let tokens = looks::tokens(&compiled.game);
        let tokens: Vec<_> = (0..tokens.len()).map(|layer| (tokens[layer], written(layer))).collect();
        for (index, token) in tokens.iter().enumerate() {
            assert!(!tokens[..index].contains(token), "{id}: {token:?} stands for two layers");
        }
    }
}

#[test]
fn no_two_sides_kinds_or_edges_look_alike_in_colours_in_grey_or_by_touch() {
    let catalog = Catalog::built_in();
    for id in catalog.ids() {
        let game = catalog.load_brief(id).unwrap_or_else(|error| panic!("{id}: {error}"));
        let (tokens, touch) = (looks::tokens(&game), looks::tokens_by_touch(&game));
        let seen = |layer: usize| (tokens[layer], looks::hue(&game, layer));
        for one in 0..tokens.len() {
            for other in 0..one {
                let words = [one, other].map(|layer| game.layers()[layer].word.clone());
                let is_written = looks::inscription(&game, one) != looks::inscription(&game, other);
                assert!(
                    is_written || !looks::alike(seen(one), seen(other)),
                    "{id}: {words:?} look alike on a copier"
                );
                assert!(touch[one] != touch[other], "{id}: {words:?} feel alike: {touch:?}");
            }
        }
        let table = Table::new(game);
        let diagram = position::diagram(table.game(), &Position::start(&table).setup(), Language::En);
        let mut edges = Vec::new();
        for note in &diagram.notes {
            if let Note::Shore { tone, hue, .. } = note
                && !edges.contains(&(*tone, *hue))
            {
                edges.push((*tone, *hue));
            }
        }
        let shape = gallery::diagram::TokenShape::Square;
        for (index, (tone, hue)) in edges.iter().enumerate() {
            for (other, other_hue) in &edges[..index] {
                let pair = [(*tone, *hue), (*other, *other_hue)];
                let [one, other] = pair.map(|(tone, hue)| (gallery::diagram::Token::new(shape, tone), hue));
                assert!(!looks::alike(one, other), "{id}: the edges {pair:?} look alike");
            }
        }
    }
}

#[test]
fn marks_follow_the_rules_of_the_game() {
    let compiled = rules::catalog::Catalog::built_in().load("avanco").expect("a built-in game");
    let table = Table::new(compiled.game);
    let position = Position::read(&table, "7/7/2bbb2/3w3/7/7/7 white").expect("a position");
    let setup = position.setup();
    let notes = example::notes(&table, &setup, &[], "targets d4", "arrows").expect("the piece can move");
    let layout = Plan::from(table.game().board()).layout();
    let mut goals: Vec<&str> = notes
        .iter()
        .map(|note| match note {
            Note::Arrow { to, .. } => layout.places[*to].name.as_str(),
            other => panic!("{other:?} is no arrow"),
        })
        .collect();
    goals.sort_unstable();
    assert_eq!(goals, ["c5", "e5"]);
    let refused = |key: &str, text: &str| {
        speech::Language::En.say(&example::notes(&table, &setup, &[], key, text).unwrap_err())
    };
    assert_eq!(refused("z9", "1"), "the board has no cell `z9`");
    assert_eq!(refused("targets a1", "arrows"), "nothing stands on `a1`");
    assert_eq!(refused("targets d4", "flowers"), "`targets` are drawn as `arrows` or `dots`, not `flowers`");
    assert_eq!(refused("zone goal", "x"), "there is no zone `goal`");
}

/// Returns the bands of a game's board: how many cells each has, and its tone.
fn shores(table: &Arc<Table>) -> Vec<(usize, Tone)> {
    let diagram = position::diagram(table.game(), &Position::start(table).setup(), Language::En);
    let shore = |note: &Note| match note {
        Note::Shore { cells, tone, .. } => Some((cells.len(), *tone)),
        _ => None,
    };
    diagram.notes.iter().filter_map(shore).collect()
}

#[test]
fn the_sides_that_a_goal_joins_are_banded_in_the_colour_of_who_joins_them() {
    let catalog = Catalog::built_in();
    let of = |id: &str| shores(&Table::new(catalog.load(id).unwrap().game));
    use Tone::{Black, Grey, White};
    assert_eq!(of("hex-7x7"), [(7, Black), (7, White), (7, Black), (7, White)]);
    assert_eq!(of("y"), [(9, Grey), (9, Grey), (9, Grey)], "both join the same three sides");
    assert_eq!(
        of("havannah").iter().filter(|(_, tone)| *tone == Grey).count(),
        6,
        "sides without their corners"
    );
    assert!(of("rastros").is_empty() && of("avanco").is_empty(), "a goal to be reached is no connection");
    // By the rules, not by the name: one side to be reached is none to be joined.
    let rules = |goal: &str| {
        let start = "board: square 5x5\nsides: { black: up, white: right }\npieces: 20 each\n";
        shores(&game(
            "own",
            &format!("{start}turn: place own on empty\nend:\n  - groups of own {goal}: mover wins\n"),
        ))
    };
    assert_eq!(rules("reaching first row reaching last row").len(), 4);
    assert!(rules("reaching last row").is_empty());
}

#[test]
fn a_band_lies_outside_the_cells_and_inside_the_picture() {
    let table = Table::new(Catalog::built_in().load("hex-7x7").unwrap().game);
    let diagram = position::diagram(table.game(), &Position::start(&table).setup(), Language::En);
    let figure = draw(&diagram, Scale::Cell(10.0), &Theme::SCREEN);
    let bounds = |class: &str| -> Vec<Bounds> {
        let of_class = |shape: &Shape| match shape {
            Shape::Path(path) if path.class == class => Some(path.outline.bounds()),
            _ => None,
        };
        figure.shapes.iter().filter_map(of_class).collect()
    };
    let (black, white) = (bounds("shore black"), bounds("shore white"));
    // Every outer side of a hexagon belongs to one band and only one; the two that lean to neither colour are halved.
    assert_eq!([black.len(), white.len()], [4 * 7, 4 * 7]);
    for band in black.iter().chain(&white) {
        assert!(band.min.x >= 0.0 && band.min.y >= 0.0, "{band:?}");
        assert!(band.max.x <= figure.size.width && band.max.y <= figure.size.height, "{band:?}");
    }
}

#[test]
fn pieces_on_a_screen_have_the_shape_they_have_on_the_sheet() {
    let catalog = Catalog::built_in();
    for id in catalog.ids() {
        let table = Table::new(catalog.load(id).unwrap().game);
        let position = Position::start(&table);
        let sheet = position::diagram(table.game(), &position.setup(), Language::Pt);
        let screen = gallery::play::board::diagram(&position, Language::Pt);
        let tokens = |diagram: &Diagram| -> Vec<_> {
            diagram.pieces.iter().map(|(cell, piece)| (*cell, piece.token)).collect()
        };
        assert_eq!(tokens(&sheet), tokens(&screen), "{id}");
    }
}

#[test]
fn who_hears_a_diagram_hears_every_sign_on_it() {
    let table = game(
        "square",
        "board: square 4x3\nsides: [black, white]\npieces: 20 each\nturn: place own on empty\nend:\n  - no move: next loses\n",
    );
    let mut diagram = position::diagram(table.game(), &Position::start(&table).setup(), Language::En);
    diagram.notes = vec![
        Note::Dot { cell: 0 },
        Note::Dot { cell: 1 },
        Note::Cross { cell: 2 },
        Note::Ring { cell: 3 },
        Note::Arrow { from: 0, to: 1 },
        Note::Mark { cell: 0, text: "x".to_owned() },
        Note::Zone { cells: vec![1, 2], label: String::new() },
        Note::Zone { cells: vec![3], label: "home".to_owned() },
    ];
    let told = note::told(&diagram, Language::En);
    for words in [
        "dots on a1 b1",
        "cross on c1",
        "ring on d1",
        "arrow from a1 to b1",
        "x on a1",
        "shaded cells: b1 c1",
        "home: d1",
    ] {
        assert!(told.contains(words), "`{words}` is missing in `{told}`");
    }
}

/// Whose edge is whose, and from where to where: Hex cannot be played by who does not know.
#[test]
fn who_hears_a_diagram_hears_whose_edges_are_to_be_joined() {
    let told = |id: &str| {
        let table = Table::new(Catalog::built_in().load(id).expect("a game").game);
        let diagram = position::diagram(table.game(), &Position::start(&table).setup(), Language::En);
        note::told(&diagram, Language::En)
    };
    let hex = told("hex");
    assert_eq!(hex.matches("edge (Black)").count(), 2, "{hex}");
    assert_eq!(hex.matches("edge (White)").count(), 2, "{hex}");
    assert!(hex.contains("from a1 to "), "{hex}");
    let y = told("y");
    for ends in ["from a1 to a9", "from a9 to a17", "from a1 to a17"] {
        assert!(y.contains(&format!("edge of both: {ends}")), "{ends}: {y}");
    }
    assert!(!told("rastros").contains("edge"), "nobody joins edges in Rastros");
}
