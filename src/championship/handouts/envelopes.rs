//! Covers for the envelopes of schools, two to a page: whose it is, and what is in it.

use std::collections::{BTreeMap, BTreeSet};

use super::canvas::{Canvas, sans};
use super::taking_part::TakingPart;
use super::{HandoutError, event};
use crate::facts::{Championship, EntryCode, School};
use crate::standings;
use paper::figure::{Anchor, Bounds, Fill, Point, Shade, Size, Stroke};
use paper::typeset::brand::Brand;
use paper::typeset::page::Page;
use speech::{Language, Message, msg};

/// Half of A4.
const COVER: Size = Size::A5.landscape();
const MARGIN: f64 = 14.0;
/// The places that get a certificate.
const PLACES: usize = 3;

/// Makes the covers of the schools that have entries, or of one.
///
/// # Errors
/// Refuses names that cannot be set.
pub fn envelopes(
    championship: &Championship,
    school: Option<u32>,
    language: Language,
    brand: &Brand,
) -> Result<Vec<Page>, HandoutError> {
    // Who withdrew after playing has a diploma, and needs no badge.
    let mut pupils: BTreeMap<u32, [u64; 2]> = BTreeMap::new();
    let taking_part = TakingPart::of(championship);
    for entry in championship.entries().filter(|entry| taking_part.has(entry)) {
        let [badges, diplomas] = pupils.entry(entry.code.school).or_default();
        *badges += u64::from(entry.is_active());
        *diplomas += 1;
    }
    let over =
        championship.tournaments().filter(|tournament| standings::is_over(championship, tournament.id));
    let on_podium: BTreeSet<EntryCode> = over
        .flat_map(|tournament| standings::of_tournament(championship, tournament.id))
        .filter(|placing| placing.place <= PLACES)
        .map(|placing| placing.entry)
        .collect();
    let wanted = championship.schools().filter(|own| school.is_none_or(|number| own.number == number));
    let wanted: Vec<(&School, [u64; 2])> =
        wanted.filter_map(|own| Some((own, *pupils.get(&own.number)?))).collect();
    let event = event(championship, language);
    let pages = wanted.chunks(2).map(|pair| {
        let mut canvas = Canvas::new(Size::A4);
        let pen = Stroke::black(0.15).with_shade(Shade::GREY).dashed(1.5, 1.5);
        canvas.line(Point::new(4.0, COVER.height), Point::new(Size::A4.width - 4.0, COVER.height), pen);
        for (index, (own, n_cards)) in pair.iter().enumerate() {
            canvas.bookmark(format!("{} {}", School::shown_number(own.number), own.name));
            let n_podium = on_podium.iter().filter(|code| code.school == own.number).count() as u64;
            let top = index as f64 * COVER.height;
            cover(&mut canvas, top, own, &contents(*n_cards, n_podium), (&event, language, brand))?;
        }
        Ok(canvas.finish())
    });
    pages.collect()
}

/// Lists what goes into the envelope of a school: badges and diplomas of its pupils, and certificates of the podium.
fn contents([n_badges, n_diplomas]: [u64; 2], n_podium: u64) -> Vec<Message> {
    let mut lines = vec![
        msg("handouts-in-list"),
        msg("handouts-in-badges").with("n", n_badges),
        msg("handouts-in-staff-badges"),
        msg("handouts-in-programme"),
        msg("handouts-in-diplomas").with("n", n_diplomas),
    ];
    if n_podium > 0 {
        lines.push(msg("handouts-in-certificates").with("n", n_podium));
    }
    lines
}

fn cover(
    canvas: &mut Canvas,
    top: f64,
    school: &School,
    contents: &[Message],
    (event, language, brand): (&str, Language, &Brand),
) -> Result<(), HandoutError> {
    let area = |x: f64, y: f64, width: f64, height: f64| {
        let min = Point::new(MARGIN + x, top + y);
        Bounds { min, max: min + Point::new(width, height) }
    };
    let room = COVER.width - 2.0 * MARGIN;
    if let Some(colour) = brand.colour {
        canvas.rect(area(0.0, 10.0, room, 2.4), None, Fill::Colour(colour));
    }
    let small = sans(3.4).shade(Shade::DARK);
    canvas.block(area(0.0, 14.0, room - 52.0, 6.0), Anchor::Start, 1, small, event)?;
    canvas.logo(area(room - 48.0, 14.0, 48.0, 16.0), brand);
    let number = School::shown_number(school.number);
    canvas.block(area(0.0, 24.0, 60.0, 26.0), Anchor::Start, 1, sans(24.0).bold(), &number)?;
    canvas.block(area(0.0, 52.0, room, 20.0), Anchor::Start, 2, sans(8.0).bold(), &school.name)?;
    let town = school.place.as_deref().unwrap_or_default();
    canvas.block(area(0.0, 72.0, room, 8.0), Anchor::Start, 1, sans(5.5), town)?;
    let heading = language.say(&msg("handouts-contents"));
    canvas.block(area(0.0, 85.0, room, 6.0), Anchor::Start, 1, sans(4.2).bold(), &heading)?;
    for (index, line) in contents.iter().enumerate() {
        let (x, y) = ((index % 2) as f64 * room / 2.0, 94.0 + (index / 2) as f64 * 9.0);
        canvas.rect(area(x, y + 0.4, 4.6, 4.6), Some(Stroke::black(0.4)), Fill::None);
        let words = language.say(line);
        canvas.block(area(x + 7.5, y, room / 2.0 - 9.0, 5.4), Anchor::Start, 1, sans(4.0), &words)?;
    }
    let signed = language.say(&msg("handouts-received-by"));
    canvas.line(
        Point::new(MARGIN, top + 134.0),
        Point::new(MARGIN + 110.0, top + 134.0),
        Stroke::black(0.25),
    );
    canvas.block(area(0.0, 134.5, 110.0, 5.0), Anchor::Start, 1, small, &signed)?;
    Ok(())
}
