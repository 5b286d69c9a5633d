//! Slips without names, for what was not paired here: four to a page, a page for each game.

use super::canvas::{Canvas, sans};
use super::emblem::{Emblem, OnCards as _};
use super::slips::{MARGIN, SLIP, cut_lines};
use super::{HandoutError, event, words};
use crate::facts::{Championship, EmblemLook};
use paper::figure::{Anchor, Bounds, Fill, Point, Shade, Size, Stroke};
use paper::typeset::brand::Brand;
use paper::typeset::page::Page;
use speech::{Language, msg};

/// Makes a page of empty slips for each game.
///
/// # Errors
/// Refuses names that cannot be set.
pub fn blank_slips(
    championship: &Championship,
    language: Language,
    brand: &Brand,
) -> Result<Vec<Page>, HandoutError> {
    let games = (1u8..).zip(&championship.regulations().games);
    let pages = games.map(|(number, game)| {
        let mut canvas = Canvas::new(Size::A4);
        let name = game.name.in_language(language);
        canvas.bookmark(name.to_owned());
        cut_lines(&mut canvas);
        for index in 0..4 {
            let corner = Point::new(f64::from(index % 2) * SLIP.width, f64::from(index / 2) * SLIP.height);
            let can_draw = championship.regulations().can_be_drawn(number);
            let slip = Slip { corner, language, look: game.look, name, can_draw };
            slip.draw(&mut canvas, &event(championship, language), brand)?;
        }
        Ok(canvas.finish())
    });
    pages.collect()
}

struct Slip<'a> {
    corner: Point,
    language: Language,
    look: EmblemLook,
    name: &'a str,
    can_draw: bool,
}

impl Slip<'_> {
    fn area(&self, x: f64, y: f64, width: f64, height: f64) -> Bounds {
        let min = self.corner + Point::new(MARGIN + x, y);
        Bounds { min, max: min + Point::new(width, height) }
    }

    fn draw(&self, canvas: &mut Canvas, event: &str, brand: &Brand) -> Result<(), HandoutError> {
        let language = self.language;
        let room = SLIP.width - 2.0 * MARGIN;
        let small = sans(2.7).shade(Shade::DARK);
        let beside = if brand.logo.is_some() { 24.0 } else { 0.0 };
        canvas.logo(self.area(room - 22.0, 5.0, 22.0, 7.5), brand);
        canvas.block(self.area(0.0, 4.8, room - beside, 8.6), Anchor::Start, 2, small, event)?;
        let emblem = Emblem::of(self.look);
        emblem.band(canvas, self.area(0.0, 14.0, room, 14.0));
        emblem.strip(canvas, self.area(0.0, 28.0, room, 2.2));
        emblem.white_sign(canvas, self.area(8.0, 21.0, 0.0, 0.0).min, 5.0);
        let ink = sans(6.2).bold().shade(emblem.ink());
        canvas.title();
        canvas.block(self.area(16.0, 14.0, room - 20.0, 14.0), Anchor::Start, 1, ink, self.name)?;
        let facts =
            [msg("handouts-table"), msg("handouts-board"), msg("handouts-round"), msg("handouts-group")];
        let step = room / 4.0;
        for (index, what) in facts.iter().enumerate() {
            let x = index as f64 * step;
            canvas.block(
                self.area(x, 34.0, step - 2.0, 4.0),
                Anchor::Start,
                1,
                small,
                &language.say(what),
            )?;
            canvas.rect(self.area(x, 39.0, step - 2.0, 13.0), Some(Stroke::black(0.25)), Fill::None);
        }
        for (role, y) in [(msg("handouts-starts"), 58.0), (msg("handouts-answers"), 88.0)] {
            canvas.rect(self.area(0.0, y, room, 27.0), Some(Stroke::black(0.25)), Fill::None);
            canvas.rect(self.area(3.5, y + 6.0, 9.0, 9.0), Some(Stroke::black(0.45)), Fill::None);
            let won = language.say(&msg("handouts-won"));
            canvas.block(self.area(1.0, y + 17.0, 14.0, 4.0), Anchor::Middle, 1, small, &won)?;
            canvas.block(
                self.area(18.0, y + 1.5, 30.0, 4.0),
                Anchor::Start,
                1,
                small,
                &language.say(&role),
            )?;
            for (what, line) in [(msg("handouts-name"), 12.5), (msg("handouts-code-and-school"), 23.0)] {
                let from = self.area(18.0, y + line, 0.0, 0.0).min;
                canvas.line(from, from + Point::new(room - 20.0, 0.0), Stroke::black(0.2));
                let below = self.area(18.0, y + line + 0.3, room - 20.0, 3.4);
                canvas.block(below, Anchor::Start, 1, small.scaled(0.85), &language.say(&what))?;
            }
        }
        let mut others = Vec::new();
        if self.can_draw {
            others.push(msg("handouts-draw"));
        }
        others.extend([msg("handouts-starter-absent"), msg("handouts-answerer-absent")]);
        let others: Vec<String> = others.iter().map(|words| language.say(words)).collect();
        for (words, (x, room)) in others.iter().zip(words::shares(&others, room)) {
            canvas.rect(self.area(x, 119.0, 3.8, 3.8), Some(Stroke::black(0.45)), Fill::None);
            let beside = self.area(x + 5.2, 119.0, room - 6.0, 4.0);
            canvas.block(beside, Anchor::Start, 1, sans(2.9), words)?;
        }
        let half = (room - 6.0) / 2.0;
        let lines = [msg("handouts-winner-initials"), msg("handouts-arbiter-initials")];
        for (index, words) in lines.iter().enumerate() {
            let x = index as f64 * (half + 6.0);
            let from = self.area(x, 137.0, 0.0, 0.0).min;
            canvas.line(from, from + Point::new(half, 0.0), Stroke::black(0.25));
            canvas.block(self.area(x, 137.5, half, 4.0), Anchor::Start, 1, small, &language.say(words))?;
        }
        Ok(())
    }
}
