//! The stores of games in which seeds are sown into one: hollows at the ends of the board, with the number of seeds in them.

use super::drawing::Drawing;
use super::note::Note;
use super::theme::Coordinates;
use paper::figure::{Bounds, Label, Outline, Path, Point, Size, Stroke};
use rules::engine::Setup;
use rules::game::{Action, Game, Language, Side};

/// How wide a store is, over the distance of pits.
const WIDTH: f64 = 0.86;
/// How far from the board it lies.
const GAP: f64 = 0.12;
/// How far from the board it lies where numbers of rows stand beside that.
const GAP_BESIDE_NUMBERS: f64 = 0.62;
/// How large its number is.
const NUMBER: f64 = 0.5;

/// Returns the stores of a game: that of the first, who sits below, at the right end; none where no seed is sown into one.
pub fn stores(game: &Game, setup: &Setup, language: Language) -> Vec<Note> {
    let is_sown = |action: &Action| matches!(action, Action::Sow(_, sowing) if sowing.stores);
    let has_any = game.steps().any(|(_, step)| std::iter::once(&step.action).chain(&step.also).any(is_sown));
    let store = |side: Side| Note::Store {
        is_left: side == Side::Second,
        seeds: usize::from(setup.taken[side.index()]),
        whose: game.sides()[side].name.in_language(language).to_owned(),
    };
    if has_any { Side::BOTH.map(store).into() } else { Vec::new() }
}

/// Returns the rectangle of a store, in units of one pit.
fn place(drawing: &Drawing<'_>, is_left: bool) -> Bounds {
    let Bounds { min, max } = drawing.diagram.layout.bounds;
    let gap = match drawing.theme.coordinates {
        Coordinates::Hidden => GAP,
        Coordinates::Printed | Coordinates::Braille => GAP_BESIDE_NUMBERS,
    };
    let left = if is_left { min.x - gap - WIDTH } else { max.x + GAP };
    Bounds { min: Point::new(left, min.y), max: Point::new(left + WIDTH, max.y) }
}

/// Returns the room of stores.
pub(super) fn reach(drawing: &Drawing<'_>) -> Vec<Bounds> {
    let stores = drawing.diagram.notes.iter().filter_map(|note| match note {
        Note::Store { is_left, .. } => Some(place(drawing, *is_left)),
        _ => None,
    });
    let on_paper = |all: Bounds| Bounds { min: drawing.at(all.min), max: drawing.at(all.max) };
    stores.map(|all| on_paper(all).grown(drawing.theme.frame / 2.0 + 0.1)).collect()
}

/// Draws the stores, and how many seeds lie in each that is not empty.
pub(super) fn draw(drawing: &mut Drawing<'_>) {
    for note in &drawing.diagram.notes {
        let Note::Store { is_left, seeds, .. } = note else { continue };
        let Bounds { min, max } = place(drawing, *is_left);
        let (origin, end) = (drawing.at(min), drawing.at(max));
        let size = Size::new(end.x - origin.x, end.y - origin.y);
        let outline = Outline::Rect { origin, size, corner: drawing.pitch * WIDTH * 0.48 };
        drawing.figure.draw(Path::stroked(outline, Stroke::black(drawing.theme.frame)).with_class("store"));
        if *seeds > 0 {
            let centre = origin.towards(end, 0.5);
            let number = Label::centred(centre, seeds.to_string(), drawing.pitch * NUMBER).bold();
            drawing.figure.draw(number);
        }
    }
}
