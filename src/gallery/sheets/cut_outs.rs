//! Pieces to cut out, as many as a game may need: discs in squares, and tiles for what covers several cells at once.

use std::sync::Arc;

use super::SheetError;
use super::board_sheet::{BORDER, BoardOptions, TITLE, Touch, room};
use crate::diagram::{Piece, Theme, looks, position, token};
use paper::figure::{Figure, Label, Outline, Path, Point, Shade, Size, Stroke};
use paper::typeset::page::{Page, of_figure};
use rules::engine::Table;
use rules::game::{Family, Game};

/// Pieces of one layer that look alike.
struct Kind {
    layer: usize,
    piece: Piece,
    /// How many cells in a row one of them covers.
    covers: usize,
    count: usize,
}

/// Returns pages of pieces, each layer in its number; none where the players draw.
pub(super) fn pages(
    table: &Arc<Table>,
    options: &BoardOptions,
    theme: &Theme,
) -> Result<Vec<Page>, SheetError> {
    let game = table.game();
    if game.board().family == Family::Boxes {
        return Ok(Vec::new());
    }
    let diameter = options.cell_mm * theme.piece;
    let room = room(&options.paper);
    let mut pages = Vec::new();
    let (tiles, discs): (Vec<Kind>, Vec<Kind>) =
        kinds(game, options).into_iter().partition(|kind| kind.covers > 1);
    for kinds in [discs, tiles] {
        let Some(covers) = kinds.iter().map(|kind| kind.covers).max() else { continue };
        // A tile covers its cells to the edge; a disc lies well inside its own.
        let size = match covers {
            1 => Size::new(diameter + 3.0, diameter + 3.0),
            _ => Size::new(options.cell_mm * covers as f64 - 1.0, options.cell_mm - 1.0),
        };
        let per_row = (room.width / size.width).floor().max(1.0) as usize;
        let n_rows = (room.height / size.height).floor().max(1.0) as usize;
        let all: Vec<&Kind> = kinds.iter().flat_map(|kind| std::iter::repeat_n(kind, kind.count)).collect();
        for sheet in all.chunks(per_row * n_rows) {
            let mut page = Figure::new(options.paper.size, contents(game, &kinds, sheet, options));
            let left = (options.paper.size.width - size.width * per_row as f64) / 2.0;
            for (index, kind) in sheet.iter().enumerate() {
                let corner = Point::new(
                    left + size.width * (index % per_row) as f64,
                    BORDER + TITLE + size.height * (index / per_row) as f64,
                );
                let edge = Outline::Rect { origin: corner, size, corner: 0.0 };
                let line = Stroke::black(0.1).with_shade(Shade::GREY);
                page.draw(Path::stroked(edge, line).with_class("cut"));
                let middle = (kind.covers - 1) as f64 / 2.0;
                for cell in 0..kind.covers {
                    let aside = (cell as f64 - middle) * options.cell_mm;
                    let centre = corner + Point::new(size.width / 2.0 + aside, size.height / 2.0);
                    let drawn = token::whole(&kind.piece, centre, diameter, options.cell_mm, theme);
                    drawn.into_iter().for_each(|shape| page.draw(shape));
                }
            }
            let title = game.info().name.in_language(options.language);
            let label = Label::centred(Point::new(options.paper.size.width / 2.0, BORDER + 2.0), title, 3.2);
            page.draw(label.with_shade(Shade::DARK));
            pages.push(of_figure(&page)?);
        }
    }
    Ok(pages)
}

/// Says what is on a page: `16 × black; 16 × white`.
fn contents(game: &Game, kinds: &[Kind], sheet: &[&Kind], options: &BoardOptions) -> String {
    let counts = kinds.iter().filter_map(|kind| {
        let count = sheet.iter().filter(|one| one.layer == kind.layer).count();
        (count > 0).then(|| format!("{count} × {}", position::layer_name(game, kind.layer, options.language)))
    });
    let title = game.info().name.in_language(options.language);
    format!("{title}: {}", counts.collect::<Vec<_>>().join("; "))
}

fn kinds(game: &Game, options: &BoardOptions) -> Vec<Kind> {
    let n_cells = game.board().n_cells();
    let tokens = looks::tokens(game);
    let kind = |(layer, token): (usize, &crate::diagram::Token)| {
        let (token, hue) = match options.touch {
            Touch::Tactile => (token.by_touch(), None),
            Touch::Printed => (*token, looks::hue(game, layer)),
        };
        let piece = Piece { hue, text: position::inscription(game, layer), ..Piece::new(token) };
        let covers = looks::covers(game, layer);
        let supply = usize::from(game.layers()[layer].supply);
        let count = match covers {
            1 => supply.min(n_cells),
            // Two who put tiles in turn share the board.
            _ => supply.min(n_cells).div_ceil(covers * 2),
        };
        Kind { layer, piece, covers, count }
    };
    tokens.iter().enumerate().map(kind).collect()
}
