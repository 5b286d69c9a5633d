//! Pieces to cut out, as many as a game needs: discs in squares, tiles for what covers several cells at once, and seeds. Dark pieces
//! have a thick ring instead of a black inside, which eats ink and comes off on fingers.

use std::sync::Arc;

use super::board_sheet::{BORDER, BoardOptions, TITLE, Touch, room};
use super::{SheetError, say};
use crate::diagram::material::{self, Material, Supply};
use crate::diagram::{Piece, Theme, Token, TokenShape, Tone, looks, position, token};
use paper::figure::{Figure, Fill, Label, Outline, Path, Point, Shade, Shape, Size, Stroke};
use paper::typeset::page::{Page, of_figure};
use rules::engine::Table;
use rules::game::{Game, Owner};
use speech::msg;

/// Millimetres across a seed.
const SEED: f64 = 12.0;

/// Pieces that look alike.
struct Kind {
    piece: Piece,
    supply: Supply,
    /// What they are called.
    name: String,
    /// Millimetres of the piece, without the room around it.
    diameter: f64,
}

/// Returns pages of pieces, each in its number; none where the players draw.
pub(super) fn pages(
    table: &Arc<Table>,
    options: &BoardOptions,
    theme: &Theme,
) -> Result<Vec<Page>, SheetError> {
    let game = table.game();
    let room = room(&options.paper);
    let mut pages = Vec::new();
    let (tiles, discs): (Vec<Kind>, Vec<Kind>) =
        kinds(game, options, theme).into_iter().partition(|kind| kind.supply.covers > 1);
    for kinds in [discs, tiles] {
        let Some(covers) = kinds.iter().map(|kind| kind.supply.covers).max() else { continue };
        let diameter = kinds.iter().map(|kind| kind.diameter).fold(0.0, f64::max);
        // A tile covers its cells to the edge; a disc lies well inside its own.
        let size = match covers {
            1 => Size::new(diameter + 3.0, diameter + 3.0),
            _ => Size::new(options.cell_mm * covers as f64 - 1.0, options.cell_mm - 1.0),
        };
        let per_row = (room.width / size.width).floor().max(1.0) as usize;
        let n_rows = (room.height / size.height).floor().max(1.0) as usize;
        let all: Vec<&Kind> =
            kinds.iter().flat_map(|kind| std::iter::repeat_n(kind, kind.supply.count)).collect();
        for sheet in all.chunks(per_row * n_rows) {
            let contents = contents(&kinds, sheet);
            let title = game.info().name.in_language(options.language);
            let mut page = Figure::new(options.paper.size, format!("{title}: {contents}"));
            let left = (options.paper.size.width - size.width * per_row as f64) / 2.0;
            for (index, kind) in sheet.iter().enumerate() {
                let corner = Point::new(
                    left + size.width * (index % per_row) as f64,
                    BORDER + TITLE + size.height * (index / per_row) as f64,
                );
                let edge = Outline::Rect { origin: corner, size, corner: 0.0 };
                let line = Stroke::black(0.1).with_shade(Shade::GREY);
                page.draw(Path::stroked(edge, line).with_class("cut"));
                let centre = corner + Point::new(size.width / 2.0, size.height / 2.0);
                drawn(kind, centre, options.cell_mm, theme).into_iter().for_each(|shape| page.draw(shape));
            }
            let at = Point::new(options.paper.size.width / 2.0, BORDER + 2.0);
            let said = format!("{title}: {contents}");
            // Half an em a letter: a long list is set smaller.
            let height = (room.width / (0.54 * said.chars().count() as f64)).min(3.2);
            page.draw(Label::centred(at, said, height).with_shade(Shade::DARK));
            pages.push(of_figure(&page)?);
        }
    }
    Ok(pages)
}

/// Says whether the players draw, and need no pieces.
pub(super) fn is_drawn(game: &Game) -> bool {
    material::of(game) == Material::Pencils
}

/// Returns all pieces of a game in rows between two heights of a page, or nothing where they do not fit.
pub(super) fn below(
    table: &Arc<Table>,
    options: &BoardOptions,
    theme: &Theme,
    (top, bottom): (f64, f64),
) -> Option<Vec<Shape>> {
    let width = room(&options.paper).width;
    let left = (options.paper.size.width - width) / 2.0;
    let mut shapes: Vec<Shape> = Vec::new();
    let (mut x, mut y, mut row) = (0.0, top, 0.0_f64);
    for kind in kinds(table.game(), options, theme) {
        let size = match kind.supply.covers {
            1 => Size::new(kind.diameter + 1.6, kind.diameter + 1.6),
            covers => Size::new(options.cell_mm * covers as f64 - 1.0, options.cell_mm - 1.0),
        };
        for _ in 0..kind.supply.count {
            if x + size.width > width {
                (x, y, row) = (0.0, y + row, 0.0);
            }
            if y + size.height > bottom {
                return None;
            }
            let corner = Point::new(left + x, y);
            let edge = Outline::Rect { origin: corner, size, corner: 0.0 };
            let line = Stroke::black(0.1).with_shade(Shade::GREY);
            shapes.push(Path::stroked(edge, line).with_class("cut").into());
            let centre = corner + Point::new(size.width / 2.0, size.height / 2.0);
            shapes.extend(drawn(&kind, centre, options.cell_mm, theme));
            (x, row) = (x + size.width, row.max(size.height));
        }
    }
    Some(shapes)
}

/// Draws a piece with little ink, and with the arrow of those that point.
fn drawn(kind: &Kind, centre: Point, cell_mm: f64, theme: &Theme) -> Vec<Shape> {
    if kind.supply.covers > 1 {
        let aside = Point::new((kind.supply.covers - 1) as f64 / 2.0 * cell_mm, 0.0);
        let paths = token::tile_paths(centre - aside, centre + aside, cell_mm, theme);
        return paths.into_iter().map(Shape::from).collect();
    }
    let mut shapes = token::whole(&kind.piece, centre, kind.diameter, cell_mm, theme);
    let is_dark = kind.piece.hue.is_none() && kind.piece.token.tone == Tone::Black;
    for shape in &mut shapes {
        match shape {
            Shape::Path(path) if is_dark && path.fill == Fill::Solid(Shade::BLACK) => {
                path.fill = Fill::Solid(Shade::LIGHT);
                let width = kind.diameter * 0.12;
                path.stroke = Some(Stroke::black(width));
                // The ring grows inwards.
                let factor = 1.0 - width / kind.diameter;
                path.outline = path.outline.placed(centre - centre * factor, factor);
            }
            Shape::Label(label) if is_dark => label.shade = Shade::BLACK,
            _ => {}
        }
        if let Shape::Label(label) = shape
            && kind.supply.points.is_some()
        {
            // Room for the arrow above it.
            label.size *= 0.74;
            label.at.y += kind.diameter * 0.1;
        }
    }
    if kind.supply.points.is_some() {
        shapes.push(arrow(kind, centre).into());
    }
    shapes
}

/// Returns the arrow at the rim of a piece that is turned towards a cell.
fn arrow(kind: &Kind, centre: Point) -> Path {
    let radius = kind.diameter / 2.0;
    let at = |x: f64, y: f64| centre + Point::new(x * radius, y * radius);
    let tip = Outline::Polygon(vec![at(0.0, -0.95), at(0.3, -0.56), at(-0.3, -0.56)]);
    Path::stroked(tip, Stroke::black(0.3).with_shade(Shade::WHITE)).with_fill(Fill::Solid(Shade::BLACK))
}

/// Says what is on a page: `16 × black; 16 × white`.
fn contents(kinds: &[Kind], sheet: &[&Kind]) -> String {
    let counts = kinds.iter().filter_map(|kind| {
        let count = sheet.iter().filter(|one| std::ptr::eq(**one, kind)).count();
        (count > 0).then(|| format!("{count} × {}", kind.name))
    });
    counts.collect::<Vec<_>>().join("; ")
}

fn kinds(game: &Game, options: &BoardOptions, theme: &Theme) -> Vec<Kind> {
    let supplies = match material::of(game) {
        Material::Pencils => return Vec::new(),
        Material::Seeds(count) => {
            let supply = Supply { layers: Vec::new(), count, covers: 1, points: None };
            let piece = Piece::new(Token::new(TokenShape::Disc, Tone::Black));
            let name = options.language.say(&msg("sheets-cut-seeds").with("n", count));
            return vec![Kind { piece, supply, name, diameter: SEED.min(options.cell_mm * 0.4).max(8.0) }];
        }
        Material::Pieces(supplies) => supplies,
    };
    let tokens = match options.touch {
        Touch::Tactile => looks::tokens_by_touch(game),
        Touch::Printed => looks::tokens(game),
    };
    let kind = |supply: Supply| {
        let layer = supply.layers.first().copied().unwrap_or(0);
        let hue = looks::hue(game, layer).filter(|_| options.touch == Touch::Printed);
        let piece = Piece { hue, text: looks::inscription(game, layer), ..Piece::new(tokens[layer]) };
        let is_one_heap = supply.layers.len() > 1;
        let name = match is_one_heap {
            true => options.language.say(&msg("sheets-cut-dominoes").with("n", supply.count)),
            // Pieces with a number say it themselves; here it matters whose they are.
            false if !piece.text.is_empty() => position::layer_name(game, layer, options.language),
            false => say::piece(game, layer, options.language),
        };
        let is_for_both = is_one_heap
            || material::is_taken_by_both(game, layer)
            || game.kinds()[game.layers()[layer].kind].owner == Owner::Shared;
        let name = match is_for_both {
            true => options.language.say(&msg("sheets-cut-for-both").with("pieces", name)),
            false => name,
        };
        Kind { piece, supply, name, diameter: options.cell_mm * theme.piece }
    };
    supplies.into_iter().map(kind).collect()
}
