//! Playable boards: what their rules speak of is drawn on them.

use std::collections::BTreeMap;
use std::sync::Arc;

use gallery::diagram::{Scale, Theme, draw, position};
use gallery::sheets::board_sheet::{self, BoardOptions, Pieces, Touch};
use gallery::sheets::rule_sheet;
use paper::figure::{Bounds, Fill, Outline, Path, Point, Shade, Shape};
use paper::typeset::document::Paper;
use paper::typeset::page::{Mark, Page};
use rules::catalog::Catalog;
use rules::engine::{Position, Table};
use rules::game::Language;

fn load(id: &str) -> Arc<Table> {
    Table::new(Catalog::built_in().load(id).unwrap_or_else(|error| panic!("{id}: {error}")).game)
}

fn board(id: &str, touch: Touch) -> Vec<Page> {
    let options =
        BoardOptions { language: Language::Pt, paper: Paper::A4, cell_mm: 20.0, touch, pieces: Pieces::Left };
    board_sheet::pages(&load(id), &options).unwrap_or_else(|error| panic!("{id}: {error}"))
}

fn n_shaded(pages: &[Page]) -> usize {
    let marks = pages.iter().flat_map(|page| &page.marks);
    marks
        .filter(|mark| matches!(mark, Mark::Path(path) if ["zone", "zone point"].contains(&&*path.class)))
        .count()
}

#[test]
fn what_the_rules_name_on_the_board_is_drawn_on_every_board() {
    for touch in [Touch::Printed, Touch::Tactile] {
        assert_eq!(n_shaded(&board("gatos-e-caes", touch)), 4, "{touch:?}: the first cat goes to the centre");
        assert_eq!(
            n_shaded(&board("flume-centro", touch)),
            1,
            "{touch:?}: the first piece stays off the centre"
        );
        assert_eq!(n_shaded(&board("avanco", touch)), 0, "{touch:?}: rows are seen without shading");
    }
    assert_eq!(n_shaded(&board("konane", Touch::Printed)), 8, "the centre and the corners");
}

#[test]
fn sheets_tell_what_the_originals_tell() {
    let text = |id: &str| rule_sheet::text(&load(id), Language::Pt).unwrap();
    let rastros = text("rastros");
    assert!(rastros.contains("48 chegam"), "{rastros}");
    assert!(text("rastros-5x5").contains("24 chegam"));
    assert!(text("hex").contains("50 peças negras e 50 peças brancas"));
    let avanco = text("avanco");
    for words in ["8×8 Game Design Competition", "2001", "Ludus", "Dois jogadores"] {
        assert!(avanco.contains(words), "Avanço lacks {words}:\n{avanco}");
    }
}

/// Returns the sizes of what is cut out, and how many there are of each.
fn cut_outs(id: &str) -> BTreeMap<(u32, u32), usize> {
    let options = BoardOptions {
        language: Language::Pt,
        paper: Paper::A4,
        cell_mm: 20.0,
        touch: Touch::Printed,
        pieces: Pieces::Printed,
    };
    let pages = board_sheet::pages(&load(id), &options).unwrap_or_else(|error| panic!("{id}: {error}"));
    let of_the_board = board(id, Touch::Printed).len();
    let mut found = BTreeMap::new();
    for mark in pages[of_the_board..].iter().flat_map(|page| &page.marks) {
        if let Mark::Path(path) = mark
            && path.class == "cut"
        {
            let size = path.outline.bounds().size();
            *found.entry((size.width.round() as u32, size.height.round() as u32)).or_default() += 1;
        }
    }
    found
}

#[test]
fn pieces_to_cut_out_cover_what_they_cover_in_the_game() {
    // A domino lies on two cells of 20 mm; 32 of them fill the board, and two players share them.
    assert_eq!(cut_outs("dominorio").into_iter().collect::<Vec<_>>(), [((39, 19), 32)]);
    // Runs of any length are made of single pieces.
    assert!(cut_outs("quelhas").keys().all(|(width, height)| width == height));
    assert_eq!(cut_outs("avanco").values().sum::<usize>(), 28, "fourteen of each");
    assert!(cut_outs("pontos-e-quadrados").is_empty(), "who draws needs a pencil");
}

/// Returns how many pieces of each name stand above what is cut out.
fn named_cut_outs(id: &str) -> Vec<String> {
    let table = load(id);
    let (paper, touch, language) = (Paper::A4, Touch::Printed, Language::Pt);
    let cell_mm = board_sheet::largest_cell(&table, &paper, touch, language);
    let options = BoardOptions { language, paper, cell_mm, touch, pieces: Pieces::Printed };
    let pages = board_sheet::pages(&table, &options).unwrap();
    let mut found = Vec::new();
    for mark in pages.iter().flat_map(|page| &page.marks) {
        if let Mark::Text(text) = mark
            && let Some((_, contents)) = text.text().split_once(": ")
        {
            found.push(contents.to_owned());
        }
    }
    found
}

/// Returns how many pieces of a word there are to cut out.
fn n_cut(id: &str, word: &str) -> usize {
    let parts = named_cut_outs(id)
        .into_iter()
        .flat_map(|line| line.split("; ").map(str::to_owned).collect::<Vec<_>>());
    let count = |part: String| {
        let (number, name) = part.split_once(" × ")?;
        name.contains(word).then(|| number.parse::<usize>().unwrap())
    };
    parts.filter_map(count).sum()
}

#[test]
fn there_are_as_many_pieces_to_cut_out_as_the_sheet_says() {
    assert_eq!((n_cut("ouri", "semente"), n_cut("kalah", "semente")), (48, 48));
    assert_eq!(cut_outs("ouri").values().sum::<usize>(), 48, "seeds and nothing else");
    assert_eq!((n_cut("konane", "negra"), n_cut("konane", "branca")), (32, 32));
    assert_eq!((n_cut("hex", "negra"), n_cut("hex", "branca")), (50, 50));
    assert_eq!((n_cut("rastros", "negra"), n_cut("rastros", "branca")), (48, 1));
    assert_eq!((n_cut("dominorio", "dominó"), n_cut("dominorio", "dois jogadores")), (32, 32));
    assert_eq!(n_cut("produto", "dois jogadores"), 90, "both put both colours");
    assert_eq!(n_cut("semaforo", "dois jogadores"), 24);
    assert_eq!(n_cut("avanco", "dois jogadores"), 0);
    assert_eq!(n_cut("faisca", "Azuis"), 15);
    assert!(named_cut_outs("gatos-e-caes").iter().any(|line| line.contains("× peça dos Gatos")));
}

#[test]
fn dark_pieces_to_cut_out_are_light_inside() {
    for id in Catalog::built_in().ids() {
        let table = load(id);
        let options = BoardOptions {
            language: Language::Pt,
            paper: Paper::A4,
            cell_mm: 18.0,
            touch: Touch::Printed,
            pieces: Pieces::Printed,
        };
        let pages = board_sheet::pages(&table, &options).unwrap();
        let first = pages.iter().position(|page| page.marks.iter().any(is_cut_out)).unwrap_or(pages.len());
        for mark in pages[first..].iter().flat_map(|page| &page.marks) {
            if let Mark::Path(path) = mark
                && path.fill == Fill::Solid(Shade::BLACK)
            {
                let size = path.outline.bounds().size();
                assert!(size.width * size.height < 40.0, "{id}: {path:?}");
            }
        }
    }
}

fn is_cut_out(mark: &Mark) -> bool {
    matches!(mark, Mark::Path(path) if path.class == "cut" && path.outline.bounds().size().width > 6.0)
}

#[test]
fn every_board_fits_its_page_and_fills_it() {
    for id in Catalog::built_in().ids() {
        for touch in [Touch::Printed, Touch::Tactile] {
            let (table, paper, language) = (load(id), Paper::A4, Language::Pt);
            let cell_mm = board_sheet::largest_cell(&table, &paper, touch, language);
            let options = BoardOptions { language, paper, cell_mm, touch, pieces: Pieces::Left };
            let pages = board_sheet::pages(&table, &options).unwrap();
            assert_eq!(pages.len(), 1, "{id} {touch:?} at {cell_mm} mm");
            let marks = pages[0].marks.iter().filter(|mark| matches!(mark, Mark::Path(_))).map(Mark::bounds);
            let board = marks.reduce(Bounds::union).unwrap();
            let (size, room) = (board.size(), pages[0].size);
            let share = (size.width / (room.width - 20.0)).max(size.height / (room.height - 28.0));
            assert!(
                share > 0.8 || cell_mm >= 60.0,
                "{id} {touch:?} fills {share:.2} of its page at {cell_mm} mm"
            );
        }
    }
}

#[test]
fn braille_names_every_coordinate_and_touches_no_line() {
    for id in Catalog::built_in().ids() {
        let (table, paper, language) = (load(id), Paper::A4, Language::Pt);
        let cell_mm = board_sheet::largest_cell(&table, &paper, Touch::Tactile, language);
        let options = BoardOptions { language, paper, cell_mm, touch: Touch::Tactile, pieces: Pieces::Left };
        let pages = board_sheet::pages(&table, &options).unwrap();
        let mut dots = Vec::new();
        let mut lines: Vec<Path> = Vec::new();
        for mark in &pages[0].marks {
            match mark {
                Mark::Path(path) if path.class == "braille" => dots.push(mark.bounds()),
                Mark::Path(path) if path.stroke.is_some() => lines.push(path.clone()),
                Mark::Text(text) => {
                    let name = table.game().info().name.in_language(language);
                    assert_eq!(text.text(), name, "{id} prints for eyes only");
                }
                _ => {}
            }
        }
        assert!(dots.len() > 6, "{id} has {} dots", dots.len());
        for dot in &dots {
            let (centre, radius) = (dot.min.towards(dot.max, 0.5), dot.size().width / 2.0);
            let near = lines.iter().map(|line| apart(&line.outline, centre)).fold(f64::MAX, f64::min);
            assert!(near > radius + 0.5, "{id}: a dot lies {near:.1} mm from a line");
        }
    }
}

/// Returns how far a point is from an outline.
fn apart(outline: &Outline, point: Point) -> f64 {
    let segment = |from: Point, to: Point| {
        let along = to - from;
        let length = (along.x * along.x + along.y * along.y).max(1e-9);
        let share = ((point - from).x * along.x + (point - from).y * along.y) / length;
        from.towards(to, share.clamp(0.0, 1.0)).distance(point)
    };
    let closed = |points: &[Point]| {
        let next = points.iter().cycle().skip(1);
        points.iter().zip(next).map(|(from, to)| segment(*from, *to)).fold(f64::MAX, f64::min)
    };
    match outline {
        Outline::Line(points) => {
            points.windows(2).map(|two| segment(two[0], two[1])).fold(f64::MAX, f64::min)
        }
        Outline::Polygon(points) => closed(points),
        Outline::Ellipse { centre, rx, .. } => (centre.distance(point) - rx).abs(),
        Outline::Rect { origin, size, .. } => {
            let (right, down) = (Point::new(size.width, 0.0), Point::new(0.0, size.height));
            closed(&[*origin, *origin + right, *origin + right + down, *origin + down])
        }
    }
}

#[test]
fn names_of_points_lie_on_no_point_and_no_line() {
    for id in ["moinho", "moinho-de-tres", "y", "pong-hau-ki", "surakarta", "fanorona"] {
        let table = load(id);
        let (paper, touch, language) = (Paper::A4, Touch::Printed, Language::Pt);
        let cell_mm = board_sheet::largest_cell(&table, &paper, touch, language);
        let options = BoardOptions { language, paper, cell_mm, touch, pieces: Pieces::Left };
        let pages = board_sheet::pages(&table, &options).unwrap();
        let is_line = |mark: &&Mark| matches!(mark, Mark::Path(path) if path.class != "cut" && !path.class.starts_with("shore"));
        for mark in &pages[0].marks {
            let Mark::Text(text) = mark else { continue };
            let bounds = mark.bounds();
            let (middle, size) = (bounds.min.towards(bounds.max, 0.5), bounds.size());
            for line in pages[0].marks.iter().filter(is_line) {
                let Mark::Path(path) = line else { continue };
                let near = apart(&path.outline, middle);
                assert!(near > size.height * 0.25, "{id}: {} lies {near:.1} mm from a line", text.text());
            }
        }
    }
}

#[test]
fn draughts_are_chequered_and_other_boards_are_not() {
    let n_dark = |id: &str| {
        let pages = board(id, Touch::Printed);
        let marks = pages.iter().flat_map(|page| &page.marks);
        marks.filter(|mark| matches!(mark, Mark::Path(path) if path.class == "cell dark")).count()
    };
    assert_eq!((n_dark("damas-classicas"), n_dark("damas-inglesas")), (32, 32));
    assert!(n_dark("damas-internacionais") >= 50, "on several pages");
    for plain in ["avanco", "konane", "rastros", "amazonas", "linhas-de-acao", "reversi"] {
        assert_eq!(n_dark(plain), 0, "{plain}");
    }
}

#[test]
fn dominoes_are_drawn_as_dominoes() {
    let table = load("dominorio");
    let after = Position::start(&table).play_text("a1a2 c1d1 a3a4").unwrap();
    let diagram = position::diagram(table.game(), &after.setup(), Language::Pt);
    let figure = draw(&diagram, Scale::Cell(10.0), &Theme::PRINT);
    let mut sizes: Vec<(u32, u32)> = Vec::new();
    for shape in &figure.shapes {
        if let Shape::Path(path) = shape
            && path.class.starts_with("piece")
        {
            let size = path.outline.bounds().size();
            sizes.push((size.width.round() as u32, size.height.round() as u32));
        }
    }
    sizes.sort_unstable();
    assert_eq!(sizes, [(8, 18), (8, 18), (18, 8)], "two upright, one lying");
}
