//! What a cover and a poster have besides words and boards: a band like the edge of a board in the middle of a game, and the colour and
//! the sign of a game.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use paper::figure::emblem::{Emblem, EmblemLook};
use paper::figure::{Figure, Fill, Outline, Path, Point, Shade, Shape, Size, Stroke};
use paper::typeset::document::{Block, Captioned, Section};

use rules::editions::Editions;

/// Cells across and down.
const CELLS: (usize, usize) = (28, 2);
/// Where pieces stand, from left to right: the column, the row, and whether the piece is black.
const PIECES: [(usize, usize, bool); 12] = [
    (2, 0, false),
    (3, 1, true),
    (4, 0, false),
    (9, 1, true),
    (12, 0, true),
    (13, 1, false),
    (14, 0, true),
    (18, 1, false),
    (21, 0, false),
    (23, 1, true),
    (24, 0, true),
    (25, 1, false),
];

/// Returns a band of so many millimetres across.
pub(super) fn band(width: f64) -> Figure {
    let (across, down) = CELLS;
    let cell = width / across as f64;
    let mut figure = Figure::new(Size::new(width, cell * down as f64), "");
    let at = |column: usize, row: usize| Point::new(column as f64 * cell, row as f64 * cell);
    for row in 0..down {
        for column in (row..across).step_by(2) {
            let square = Outline::Rect { origin: at(column, row), size: Size::new(cell, cell), corner: 0.0 };
            figure.draw(Path::filled(square, Fill::Solid(Shade::LIGHT)).with_class("ornament"));
        }
    }
    for (column, row, is_black) in PIECES {
        let centre = at(column, row) + Point::new(cell / 2.0, cell / 2.0);
        let shade = if is_black { Shade::BLACK } else { Shade::WHITE };
        let disc = Path::stroked(Outline::circle(centre, cell * 0.36), Stroke::black(cell * 0.05));
        figure.draw(disc.with_fill(Fill::Solid(shade)).with_class("ornament"));
    }
    let rim = Outline::Rect { origin: at(0, 0), size: figure.size, corner: 0.0 };
    figure.draw(Path::stroked(rim, Stroke::black(0.3)).with_class("ornament"));
    figure
}

/// The looks that games were given.
static LOOKS: LazyLock<BTreeMap<String, EmblemLook>> = LazyLock::new(|| {
    let emblems = Editions::built_in().emblems().iter();
    emblems.filter_map(|(id, words)| Some((id.clone(), EmblemLook::read(words)?))).collect()
});

/// Millimetres of the emblem beside the name of a game.
const BESIDE_NAME: f64 = 13.0;
/// Millimetres of the tile beside its name on a poster, before it is grown: across, and of the pattern below it for copiers without
/// colours.
const TILE: (f64, f64) = (27.0, 3.5);

/// Puts the emblem of a game beside its name, and who invented it: what a sign at a door and a badge show stands on its rules, too.
pub(super) fn with_emblem(id: &str, section: Section) -> Section {
    let mut figure = emblem(id).figure(BESIDE_NAME);
    for shape in &mut figure.shapes {
        if let Shape::Path(path) = shape {
            path.class = "ornament".into();
        }
    }
    beside_name(section, figure)
}

/// Puts a tile in the colour of a game with its sign beside its name, as signs at doors have it.
pub(super) fn with_tile(id: &str, section: Section) -> Section {
    let emblem = emblem(id);
    let (side, strip) = TILE;
    let mut figure = Figure::new(Size::new(side, side + strip), "");
    let area = |top: f64, height: f64| Outline::Rect {
        origin: Point::new(0.0, top),
        size: Size::new(side, height),
        corner: 0.0,
    };
    figure.draw(Path::filled(area(0.0, side), Fill::Colour(emblem.colour)).with_class("ornament"));
    figure.draw(Path::filled(area(side, strip), Fill::Pattern(emblem.pattern)).with_class("ornament"));
    let middle = Point::new(side / 2.0, side / 2.0);
    let sign = emblem.sign(middle, side * 0.36, Fill::Solid(Shade::WHITE));
    figure.draw(sign.with_class("ornament"));
    beside_name(section, figure)
}

fn emblem(id: &str) -> Emblem {
    Emblem::of(EmblemLook::among(&LOOKS, id))
}

/// Says whether blocks begin with the name of a game.
pub(super) fn is_name(blocks: &[Block]) -> bool {
    matches!(blocks.first(), Some(Block::Heading { level: 1, .. }))
}

fn beside_name(mut section: Section, figure: Figure) -> Section {
    if !is_name(&section.blocks) {
        return section;
    }
    let has_author = matches!(section.blocks.get(1), Some(Block::Paragraph(_)));
    let blocks: Vec<Block> = section.blocks.drain(..1 + usize::from(has_author)).collect();
    let figure = Captioned { figure, caption: Vec::new() };
    section.blocks.insert(0, Block::Beside { blocks, figure });
    section
}
