//! Badges for teachers and staff: whose name is not known is written in by hand.

use super::badges::{BADGE, COLUMNS, ROWS, cut_marks};
use super::canvas::{Canvas, sans};
use super::{HandoutError, event};
use crate::facts::Championship;
use paper::figure::{Anchor, Bounds, Colour, Fill, Point, Shade, Size, Stroke};
use paper::typeset::brand::Brand;
use paper::typeset::page::Page;
use speech::{Language, Message, msg};

/// Teachers who come with a school.
const TEACHERS: usize = 2;
/// The colour where the event has none.
const PLAIN: Colour = Colour::of(0x44_4444);

/// Makes two badges for the teachers of each school that has entries, and a page each for arbiters, organisers and helpers.
///
/// # Errors
/// Refuses names that cannot be set.
pub fn staff_badges(
    championship: &Championship,
    school: Option<u32>,
    language: Language,
    brand: &Brand,
) -> Result<Vec<Page>, HandoutError> {
    let mut all: Vec<(Message, &str)> = Vec::new();
    let has_entries = |number: u32| championship.entries().any(|entry| entry.code.school == number);
    let schools = championship.schools().filter(|own| school.is_none_or(|number| own.number == number));
    for own in schools.filter(|own| has_entries(own.number)) {
        all.extend(std::iter::repeat_n((msg("handouts-teacher"), own.name.as_str()), TEACHERS));
    }
    if school.is_none() {
        // Each role begins on a page of its own, so that more can be printed of one.
        while !all.len().is_multiple_of(COLUMNS * ROWS) {
            all.push((msg("handouts-teacher"), ""));
        }
        for role in [msg("handouts-arbiter"), msg("handouts-organiser"), msg("handouts-helper")] {
            all.extend(std::iter::repeat_n((role, ""), COLUMNS * ROWS));
        }
    }
    let event = event(championship, language);
    let left = (Size::A4.width - COLUMNS as f64 * BADGE.width) / 2.0;
    let top = (Size::A4.height - ROWS as f64 * BADGE.height) / 2.0;
    let pages = all.chunks(COLUMNS * ROWS).map(|sheet| {
        let mut canvas = Canvas::new(Size::A4);
        if let Some((role, _)) = sheet.first() {
            canvas.bookmark(language.say(role));
        }
        for (index, (role, school)) in sheet.iter().enumerate() {
            let (column, row) = ((index % COLUMNS) as f64, (index / COLUMNS) as f64);
            let corner = Point::new(left + column * BADGE.width, top + row * BADGE.height);
            badge(&mut canvas, corner, &language.say(role), school, (&event, language, brand))?;
        }
        cut_marks(&mut canvas, left, top);
        Ok(canvas.finish())
    });
    pages.collect()
}

fn badge(
    canvas: &mut Canvas,
    corner: Point,
    role: &str,
    school: &str,
    (event, language, brand): (&str, Language, &Brand),
) -> Result<(), HandoutError> {
    let area = |x: f64, y: f64, width: f64, height: f64| {
        let min = corner + Point::new(x, y);
        Bounds { min, max: min + Point::new(width, height) }
    };
    let (x, width) = (5.0, BADGE.width - 10.0);
    let colour = brand.colour.unwrap_or(PLAIN);
    canvas.rect(area(0.0, BADGE.height - 14.0, BADGE.width, 14.0), None, Fill::Colour(colour));
    let beside = if brand.logo.is_some() { 26.0 } else { 0.0 };
    canvas.logo(area(x + width - 24.0, 2.0, 24.0, 8.0), brand);
    let small = sans(2.5).shade(Shade::DARK);
    canvas.block(area(x, 3.0, width - beside, 4.0), Anchor::Start, 1, small, event)?;
    canvas.line(corner + Point::new(x, 23.0), corner + Point::new(x + width, 23.0), Stroke::black(0.25));
    canvas.block(area(x, 23.5, width, 4.0), Anchor::Start, 1, small, &language.say(&msg("handouts-name")))?;
    canvas.block(area(x, 28.5, width, 9.0), Anchor::Start, 2, sans(3.6), school)?;
    // Dark ink on light colours, light ink on dark ones; the weights of the eye, in thousandths.
    let light = 299 * u32::from(colour.red) + 587 * u32::from(colour.green) + 114 * u32::from(colour.blue);
    let ink = if light > 150_000 { Shade::BLACK } else { Shade::WHITE };
    canvas.block(
        area(x, BADGE.height - 14.0, width, 14.0),
        Anchor::Start,
        1,
        sans(7.0).bold().shade(ink),
        role,
    )?;
    Ok(())
}
