//! Labels for prizes: fourteen to a page, on labels of 99.1 by 38.1 millimetres.

use super::canvas::{Canvas, sans};
use super::emblem::{Emblem, OnCards as _};
use super::{HandoutError, called, event, school, words};
use crate::facts::{Championship, NameStyle, TournamentId};
use crate::standings::{self, Placing};
use paper::figure::{Anchor, Bounds, Point, Shade, Size};
use paper::typeset::brand::Brand;
use paper::typeset::page::Page;
use speech::{Language, msg};

const LABEL: Size = Size::new(99.1, 38.1);
/// From label to label across; between the columns the paper is free.
const STEP: f64 = 101.6;
const COLUMNS: usize = 2;
const ROWS: usize = 7;
/// The places that get a prize.
const PLACES: usize = 3;

/// Makes the labels of the prizes of tournaments that are over, from the third place to the first, as they are handed out.
///
/// # Errors
/// Refuses names that cannot be set.
pub fn prize_labels(
    championship: &Championship,
    tournaments: &[TournamentId],
    language: Language,
    brand: &Brand,
) -> Result<Vec<Page>, HandoutError> {
    let over = tournaments.iter().filter(|id| standings::is_over(championship, **id));
    let prizes: Vec<Placing> = over
        .flat_map(|id| {
            let placings = standings::of_tournament(championship, *id).into_iter();
            let mut first: Vec<Placing> = placings.take_while(|placing| placing.place <= PLACES).collect();
            first.reverse();
            first
        })
        .collect();
    let event = event(championship, language);
    let left = (Size::A4.width - STEP - LABEL.width) / 2.0;
    let top = (Size::A4.height - ROWS as f64 * LABEL.height) / 2.0;
    let sheets = prizes.chunks(COLUMNS * ROWS).map(|sheet| {
        let mut canvas = Canvas::new(Size::A4);
        for (index, placing) in sheet.iter().enumerate() {
            let (column, row) = ((index % COLUMNS) as f64, (index / COLUMNS) as f64);
            let corner = Point::new(left + column * STEP, top + row * LABEL.height);
            label(&mut canvas, corner, championship, placing, (&event, language, brand))?;
        }
        Ok(canvas.finish())
    });
    sheets.collect()
}

fn label(
    canvas: &mut Canvas,
    corner: Point,
    championship: &Championship,
    placing: &Placing,
    (event, language, brand): (&str, Language, &Brand),
) -> Result<(), HandoutError> {
    let area = |x: f64, y: f64, width: f64, height: f64| {
        let min = corner + Point::new(x, y);
        Bounds { min, max: min + Point::new(width, height) }
    };
    let id = placing.entry.tournament;
    let emblem = Emblem::of(championship.regulations().look_of(id.game));
    emblem.coloured_sign(canvas, corner + Point::new(12.0, 25.5), 5.0);
    let place = words::ordinal(placing.place, language);
    canvas.block(area(3.5, 4.0, 17.0, 13.0), Anchor::Middle, 1, sans(9.5).bold(), &place)?;
    let (x, width) = (23.0, LABEL.width - 27.0);
    let beside = if brand.logo.is_some() { 22.0 } else { 0.0 };
    canvas.logo(area(x + width - 20.0, 3.0, 20.0, 7.0), brand);
    let small = sans(2.4).shade(Shade::DARK);
    canvas.block(area(x, 3.5, width - beside, 4.0), Anchor::Start, 2, small, event)?;
    let name = called(championship, placing.entry, NameStyle::Full);
    canvas.block(area(x, 9.5, width, 12.5), Anchor::Start, 2, sans(5.0).bold(), &name)?;
    canvas.block(
        area(x, 22.0, width, 6.5),
        Anchor::Start,
        2,
        sans(2.7),
        school(championship, placing.entry),
    )?;
    let (game, cycle) = words::game_and_cycle(championship, id, language);
    let line =
        language.say(&msg("handouts-prize-of").with("place", place).with("game", game).with("cycle", cycle));
    canvas.block(area(x, 29.0, width, 5.0), Anchor::Start, 1, sans(3.2).bold(), &line)?;
    Ok(())
}
