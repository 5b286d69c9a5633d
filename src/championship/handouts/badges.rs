//! Name badges, ten to a page, with marks for the scissors.

use std::collections::BTreeMap;

use rayon::prelude::*;

use super::canvas::{Canvas, sans};
use super::emblem::{Emblem, OnCards as _};
use super::{HandoutError, called, event, is_by_hand, qr_code, school, words};
use crate::facts::{Championship, EntryCode, Group, NameStyle};
use paper::figure::{Anchor, Bounds, Point, Shade, Size, Stroke};
use paper::typeset::brand::Brand;
use paper::typeset::page::Page;
use speech::Language;

pub(super) const BADGE: Size = Size::new(90.0, 54.0);
pub(super) const COLUMNS: usize = 2;
pub(super) const ROWS: usize = 5;
/// The width of the coloured edge.
const EDGE: f64 = 15.0;
/// The side of the code to scan, its white margin included.
const QR_SIDE: f64 = 15.0;

/// Makes the badges of entries, in the order given.
///
/// # Errors
/// Refuses names that cannot be set.
pub fn badges(
    championship: &Championship,
    entries: &[EntryCode],
    style: NameStyle,
    language: Language,
    brand: &Brand,
) -> Result<Vec<Page>, HandoutError> {
    badges_to_scan(championship, entries, style, language, brand, None)
}

/// Makes the badges of entries with a code that leads to the check-in of the pupil at the desk of that address.
///
/// # Errors
/// Refuses names that cannot be set, and an address that no code holds.
pub fn badges_to_scan(
    championship: &Championship,
    entries: &[EntryCode],
    style: NameStyle,
    language: Language,
    brand: &Brand,
    address: Option<&str>,
) -> Result<Vec<Page>, HandoutError> {
    let mut groups: BTreeMap<EntryCode, &Group> = BTreeMap::new();
    // The table of the first stage is where a pupil goes in the morning.
    for group in championship.groups().filter(|group| group.id.stage == 1) {
        groups.extend(group.members.iter().map(|member| (member.entry, group)));
    }
    let event = event(championship, language);
    let left = (Size::A4.width - COLUMNS as f64 * BADGE.width) / 2.0;
    let top = (Size::A4.height - ROWS as f64 * BADGE.height) / 2.0;
    let sheets: Vec<&[EntryCode]> = entries.chunks(COLUMNS * ROWS).collect();
    sheets
        .par_iter()
        .map(|sheet| {
            let mut canvas = Canvas::new(Size::A4);
            for (index, code) in sheet.iter().enumerate() {
                let (column, row) = ((index % COLUMNS) as f64, (index / COLUMNS) as f64);
                let corner = Point::new(left + column * BADGE.width, top + row * BADGE.height);
                let group = groups.get(code).copied();
                Badge { championship, code: *code, group, style, language, corner, brand, address }
                    .draw(&mut canvas, &event)?;
            }
            cut_marks(&mut canvas, left, top);
            Ok(canvas.finish())
        })
        .collect()
}

/// Draws short lines beyond the badges, where the scissors go.
pub(super) fn cut_marks(canvas: &mut Canvas, left: f64, top: f64) {
    let pen = Stroke::black(0.15);
    let (right, bottom) = (Size::A4.width - left, Size::A4.height - top);
    for column in 0..=COLUMNS {
        let x = left + column as f64 * BADGE.width;
        canvas.line(Point::new(x, top - 6.0), Point::new(x, top - 1.5), pen);
        canvas.line(Point::new(x, bottom + 1.5), Point::new(x, bottom + 6.0), pen);
    }
    for row in 0..=ROWS {
        let y = top + row as f64 * BADGE.height;
        canvas.line(Point::new(left - 6.0, y), Point::new(left - 1.5, y), pen);
        canvas.line(Point::new(right + 1.5, y), Point::new(right + 6.0, y), pen);
    }
}

struct Badge<'a> {
    championship: &'a Championship,
    code: EntryCode,
    group: Option<&'a Group>,
    style: NameStyle,
    language: Language,
    corner: Point,
    brand: &'a Brand,
    address: Option<&'a str>,
}

impl Badge<'_> {
    fn area(&self, x: f64, y: f64, width: f64, height: f64) -> Bounds {
        let min = self.corner + Point::new(x, y);
        Bounds { min, max: min + Point::new(width, height) }
    }

    fn draw(&self, canvas: &mut Canvas, event: &str) -> Result<(), HandoutError> {
        let emblem = Emblem::of(self.championship.regulations().look_of(self.code.tournament.game));
        emblem.band(canvas, self.area(0.0, 0.0, EDGE, BADGE.height));
        emblem.strip(canvas, self.area(EDGE - 2.5, 0.0, 2.5, BADGE.height));
        emblem.white_sign(canvas, self.corner + Point::new(EDGE / 2.0 - 1.25, 9.0), 4.4);
        let (x, width) = (EDGE + 4.0, BADGE.width - EDGE - 8.0);
        let small = sans(2.5).shade(Shade::DARK);
        let beside = if self.brand.logo.is_some() { 24.0 } else { 0.0 };
        canvas.logo(self.area(x + width - 22.0, 1.5, 22.0, 7.0), self.brand);
        canvas.block(self.area(x, 3.0, width - beside, 4.0), Anchor::Start, 1, small, event)?;
        let name = called(self.championship, self.code, self.style);
        if is_by_hand(self.championship, self.code, self.style) {
            let line = self.corner + Point::new(x, 21.0);
            canvas.line(line, line + Point::new(width, 0.0), Stroke::black(0.3));
        } else {
            canvas.block(self.area(x, 8.0, width, 16.5), Anchor::Start, 2, sans(6.4).bold(), &name)?;
        }
        // The code to scan stands beside the school and the game.
        let beside = if self.address.is_some() { QR_SIDE + 1.0 } else { 0.0 };
        if let Some(address) = self.address {
            let link = format!("{}/c/{}", address.trim_end_matches('/'), self.code);
            let corner = self.corner + Point::new(x + width - QR_SIDE + 1.5, 24.7);
            for path in qr_code(&link, corner, QR_SIDE)? {
                canvas.path(path);
            }
        }
        let school = school(self.championship, self.code);
        // Beside a code it has a line more: a word cut in two is read twice.
        let n_lines = if self.address.is_some() { 3 } else { 2 };
        canvas.block(self.area(x, 25.0, width - beside, 8.0), Anchor::Start, n_lines, sans(3.0), school)?;
        let (game, cycle) = words::game_and_cycle(self.championship, self.code.tournament, self.language);
        let played = format!("{game} · {cycle}");
        canvas.block(self.area(x, 33.5, width - beside, 5.5), Anchor::Start, 1, sans(3.6).bold(), &played)?;
        let rule = self.corner.y + 40.0;
        let (from, to) = (self.corner.x + x, self.corner.x + BADGE.width - 4.0);
        canvas.line(Point::new(from, rule), Point::new(to, rule), Stroke::black(0.2));
        if name == self.code.to_string() || self.championship.needs_code(self.code, self.style) {
            let code = self.code.to_string();
            canvas.block(self.area(x, 41.0, 34.0, 11.0), Anchor::Start, 1, sans(6.8).bold(), &code)?;
        }
        if let Some(group) = self.group {
            let table = self.language.msg("handouts-table-number").with("table", group.table).to_string();
            let label = || {
                let is_told = self.championship.has_codes();
                is_told.then(|| words::group(self.championship, group, self.language))
            };
            // Where to go is more than the group, of which the table tells enough.
            let room = words::room(self.championship, group, self.language).map(ToOwned::to_owned);
            let label = room.or_else(label).unwrap_or_default();
            let right = x + 36.0;
            canvas.block(
                self.area(right, 41.3, width - 36.0, 6.0),
                Anchor::End,
                1,
                sans(4.4).bold(),
                &table,
            )?;
            canvas.block(self.area(right, 47.2, width - 36.0, 4.5), Anchor::End, 1, sans(2.9), &label)?;
        }
        Ok(())
    }
}
