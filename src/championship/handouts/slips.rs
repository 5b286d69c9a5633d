//! Result slips: four to a page, one for each board of a round.

use rayon::prelude::*;

use super::canvas::{Canvas, sans};
use super::emblem::{Emblem, OnCards as _};
use super::qr::qr_code;
use super::{HandoutError, called, event, whose, words};
use crate::facts::{
    Board, Championship, Draws, EntryCode, GamePlace, Group, GroupId, MatchLength, NameStyle,
};
use paper::figure::{Anchor, Bounds, Fill, Point, Shade, Size, Stroke};
use paper::typeset::brand::Brand;
use paper::typeset::page::Page;
use speech::{Language, Message, Value, msg};

/// A quarter of A4.
pub(super) const SLIP: Size = Size::new(105.0, 148.5);
/// White kept around a slip.
pub(super) const MARGIN: f64 = 9.0;

/// What slips show.
#[derive(Clone, Debug)]
pub struct SlipOptions {
    /// How much of names.
    pub names: NameStyle,
    /// The language.
    pub language: Language,
    /// The address of the desk, for the QR codes; without one there are none.
    pub address: Option<String>,
    /// The logo and the colour of the event.
    pub brand: Brand,
}

/// Returns the address of the page on which the result of a board is entered; it says who plays, as the paper does.
pub fn slip_address(
    base: &str,
    championship: &Championship,
    group: GroupId,
    round: u16,
    board: &Board,
) -> String {
    let (base, label) = (base.trim_end_matches('/'), championship.group_label(group));
    let Board { number, first, second, .. } = board;
    format!("{base}/r/{label}/{round}/{number}/{first}/{second}")
}

/// Makes the slips of rounds, in the order of tables and boards.
///
/// # Errors
/// Refuses names that cannot be set and an address too long for a QR code.
pub fn slips(
    championship: &Championship,
    rounds: &[(GroupId, u16)],
    options: &SlipOptions,
) -> Result<Vec<Page>, HandoutError> {
    let mut boards: Vec<(&Group, u16, &Board)> = Vec::new();
    for (id, number) in rounds {
        let Some(group) = championship.group(*id) else { continue };
        let Some(round) = group.round(*number) else { continue };
        boards.extend(round.boards.iter().map(|board| (group, *number, board)));
    }
    boards.sort_by_key(|(group, round, board)| (*round, group.table, board.shown));
    let pages = boards.par_chunks(4).map(|four| {
        let mut canvas = Canvas::new(Size::A4);
        cut_lines(&mut canvas);
        if let Some((group, round, _)) = four.first() {
            let place = msg("handouts-table-round").with("table", group.table).with("round", *round);
            canvas.bookmark(options.language.say(&place));
        }
        for (index, (group, round, board)) in four.iter().enumerate() {
            let corner = Point::new((index % 2) as f64 * SLIP.width, (index / 2) as f64 * SLIP.height);
            Slip { championship, group, round: *round, board, options, corner }.draw(&mut canvas)?;
        }
        Ok(canvas.finish())
    });
    pages.collect()
}

/// Draws where the scissors go.
pub(super) fn cut_lines(canvas: &mut Canvas) {
    let pen = Stroke::black(0.15).with_shade(Shade::GREY).dashed(1.5, 1.5);
    canvas.line(Point::new(SLIP.width, 4.0), Point::new(SLIP.width, Size::A4.height - 4.0), pen);
    canvas.line(Point::new(4.0, SLIP.height), Point::new(Size::A4.width - 4.0, SLIP.height), pen);
}

struct Slip<'a> {
    championship: &'a Championship,
    group: &'a Group,
    round: u16,
    board: &'a Board,
    options: &'a SlipOptions,
    corner: Point,
}

impl Slip<'_> {
    /// Returns a place of the slip on the page.
    fn at(&self, x: f64, y: f64) -> Point {
        self.corner + Point::new(MARGIN + x, y)
    }

    fn area(&self, x: f64, y: f64, width: f64, height: f64) -> Bounds {
        Bounds { min: self.at(x, y), max: self.at(x + width, y + height) }
    }

    fn draw(&self, canvas: &mut Canvas) -> Result<(), HandoutError> {
        let language = self.options.language;
        let room = SLIP.width - 2.0 * MARGIN;
        let id = self.group.id;
        let (_, cycle) = words::game_and_cycle(self.championship, id.tournament, language);
        let regulations = self.championship.regulations();
        let game = regulations.game_names(&regulations.games_of_round(id, self.round), language);
        let small = sans(2.7).shade(Shade::DARK);
        let event = event(self.championship, language);
        let beside = if self.options.brand.logo.is_some() { 24.0 } else { 0.0 };
        canvas.logo(self.area(room - 22.0, 5.0, 22.0, 7.5), &self.options.brand);
        canvas.block(self.area(0.0, 4.8, room - beside, 8.6), Anchor::Start, 2, small, &event)?;

        let emblem = Emblem::of(regulations.look_of(id.tournament.game));
        emblem.band(canvas, self.area(0.0, 14.0, room, 14.0));
        emblem.strip(canvas, self.area(0.0, 28.0, room, 2.2));
        emblem.white_sign(canvas, self.at(8.0, 21.0), 5.0);
        let on_band = sans(6.2).bold().shade(emblem.ink());
        canvas.title();
        canvas.block(self.area(16.0, 14.0, room - 44.0, 14.0), Anchor::Start, 1, on_band, &game)?;
        let cycle = words::capital(&cycle);
        canvas.block(
            self.area(room - 28.0, 14.0, 26.0, 14.0),
            Anchor::End,
            1,
            on_band.scaled(0.58),
            &cycle,
        )?;

        let qr_side = 31.0;
        if let Some(base) = &self.options.address {
            let address = slip_address(base, self.championship, id, self.round, self.board);
            for path in qr_code(&address, self.at(room - qr_side + 3.0, 32.0), qr_side)? {
                canvas.path(path);
            }
        }
        let mut facts = vec![
            (msg("handouts-table"), self.group.table.to_string()),
            (msg("handouts-board"), self.board.shown.to_string()),
            (msg("handouts-round"), self.round.to_string()),
        ];
        if self.championship.has_codes() {
            let label = self.championship.group_label(id);
            facts.push(match label.ends_with(".F") {
                true => {
                    let stage = words::stage(self.championship, self.group, language);
                    (msg("handouts-stage"), words::capital(&stage))
                }
                false => (msg("handouts-group"), label),
            });
        }
        for (index, (what, value)) in facts.iter().enumerate() {
            let (x, y) = ((index % 2) as f64 * 29.0, 41.0 + (index / 2) as f64 * 13.5);
            canvas.words(
                self.at(x, y - 4.5),
                Anchor::Start,
                27.0,
                small.scaled(0.95),
                &language.say(what),
            )?;
            canvas.words(self.at(x, y + 3.0), Anchor::Start, 27.0, sans(8.2).bold(), value)?;
        }

        if let Some(name) = words::room(self.championship, self.group, language) {
            canvas.block(self.area(0.0, 58.6, 57.0, 5.4), Anchor::Start, 1, sans(3.8).bold(), name)?;
        }

        let roles = match self.games() {
            (1, _) => [msg("handouts-starts"), msg("handouts-answers")],
            // The side that starts changes with each game.
            (games, _) => [1, 2].map(|first| {
                let started: Vec<Value> =
                    (first..=games).step_by(2).map(|game| Value::Text(game.to_string())).collect();
                msg("handouts-starts-games").with("count", started.len()).with("games", Value::All(started))
            }),
        };
        self.person(canvas, 65.0, &roles[0], self.board.first)?;
        self.person(canvas, 90.5, &roles[1], self.board.second)?;
        self.other_results(canvas, 117.5)?;

        let half = (room - 6.0) / 2.0;
        let lines = [msg("handouts-winner-initials"), msg("handouts-arbiter-initials")];
        for (index, words) in lines.iter().enumerate() {
            let x = index as f64 * (half + 6.0);
            canvas.line(self.at(x, 137.0), self.at(x + half, 137.0), Stroke::black(0.25));
            canvas.words(self.at(x, 140.6), Anchor::Start, half, small, &language.say(words))?;
        }
        Ok(())
    }

    /// Draws who sits at one side, with a box to tick for the win.
    fn person(
        &self,
        canvas: &mut Canvas,
        y: f64,
        role: &Message,
        code: EntryCode,
    ) -> Result<(), HandoutError> {
        let language = self.options.language;
        let room = SLIP.width - 2.0 * MARGIN;
        canvas.rect(self.area(0.0, y, room, 23.5), Some(Stroke::black(0.25)), Fill::None);
        let won = language.say(&msg("handouts-won"));
        let (left, role_width) = match self.games() {
            (1, _) => {
                self.tick(canvas, 3.5, y + 4.8, 9.0);
                let below = self.at(8.0, y + 18.4);
                canvas.words(below, Anchor::Middle, 14.0, sans(2.7).shade(Shade::DARK), &won)?;
                (18.0, room - 20.0)
            }
            _ => {
                let left = self.wins(canvas, y, &won)?;
                // The code stands to the right on the same line.
                (left, room - left - 30.0)
            }
        };
        let width = room - left - 2.0;
        canvas.words(
            self.at(left, y + 5.2),
            Anchor::Start,
            role_width,
            sans(2.7).shade(Shade::DARK),
            &language.say(role),
        )?;
        let code_text = code.to_string();
        let name = called(self.championship, code, self.options.names);
        if name == code_text || self.championship.needs_code(code, self.options.names) {
            canvas.words(self.at(room - 2.5, y + 6.2), Anchor::End, 34.0, sans(5.0).bold(), &code_text)?;
        }
        let school = whose(self.championship, code);
        // Where nothing stands below it, the name is larger.
        let (height, size) = if school.is_empty() { (15.5, 6.0) } else { (9.0, 4.3) };
        if name != code_text {
            let area = self.area(left, y + 6.8, width, height);
            canvas.block(area, Anchor::Start, 2, sans(size).bold(), &name)?;
        }
        canvas.block(self.area(left, y + 15.8, width, 7.0), Anchor::Start, 2, sans(2.7), school)?;
        Ok(())
    }

    /// Returns how many games the slip has boxes for, and after which of them the match goes on only while it is level.
    fn games(&self) -> (usize, usize) {
        /// More boxes would leave no room for the name.
        const MOST: usize = 9;
        let (games, sure) = match self.board.length {
            MatchLength::SingleGame => (1, 1),
            MatchLength::BestOf(games) | MatchLength::Games(games) => (games.max(1), games),
            MatchLength::Pairs(games) => (games.saturating_add(2), games),
        };
        (usize::from(games).min(MOST), usize::from(sure))
    }

    /// Draws a box for each game of a match, to tick for the win; returns where they end.
    fn wins(&self, canvas: &mut Canvas, y: f64, won: &str) -> Result<f64, HandoutError> {
        let (games, sure) = self.games();
        let small = sans(2.7).shade(Shade::DARK);
        let n_rows = if games > 4 { 2 } else { 1 };
        let n_columns = games.div_ceil(n_rows);
        let (side, top, below) = if n_rows == 1 { (7.0, 6.6, 18.4) } else { (5.6, 4.2, 22.4) };
        for game in 0..games {
            let (x, down) = ((game % n_columns) as f64 * (side + 1.6), (game / n_columns) as f64 * 9.2);
            let (x, at) = (3.0 + x, y + top + down);
            let number = (game + 1).to_string();
            canvas.words(self.at(x + side / 2.0, at - 0.8), Anchor::Middle, side, small, &number)?;
            let pen = match game < sure {
                true => Stroke::black(0.45),
                false => Stroke::black(0.3).dashed(0.8, 0.8),
            };
            canvas.rect(self.area(x, at, side, side), Some(pen), Fill::None);
        }
        let width = n_columns as f64 * (side + 1.6) - 1.6;
        canvas.words(self.at(3.0 + width / 2.0, y + below), Anchor::Middle, width, small, won)?;
        Ok(3.0 + width + 4.0)
    }

    /// Draws a small box for each game of a match that may be drawn, to tick for that.
    fn drawn_games(&self, canvas: &mut Canvas, y: f64) -> Result<(), HandoutError> {
        let words = self.options.language.say(&msg("handouts-drawn-games"));
        canvas.words(self.at(0.0, y + 3.0), Anchor::Start, 24.0, sans(2.9), &words)?;
        let (games, _) = self.games();
        let step = (SLIP.width - 2.0 * MARGIN - 26.0) / games.max(4) as f64;
        let place = |game: usize| GamePlace {
            group: self.group.id,
            round: self.round,
            board: self.board.number,
            game: u8::try_from(game + 1).unwrap_or(u8::MAX),
        };
        let can_be_drawn =
            |game: &usize| self.championship.regulations().draws_at(place(*game)) == Draws::Possible;
        for game in (0..games).filter(can_be_drawn) {
            let x = 26.0 + game as f64 * step;
            self.tick(canvas, x, y, 3.8);
            let number = (game + 1).to_string();
            canvas.words(self.at(x + 4.8, y + 3.0), Anchor::Start, step - 5.0, sans(2.9), &number)?;
        }
        Ok(())
    }

    /// Draws the rarer results.
    fn other_results(&self, canvas: &mut Canvas, mut y: f64) -> Result<(), HandoutError> {
        let language = self.options.language;
        let regulations = self.championship.regulations();
        let games = regulations.games_of_round(self.group.id, self.round);
        let mut others = Vec::new();
        if games.iter().any(|game| regulations.draws_of(self.group.id.stage, *game) == Draws::Possible) {
            match self.games() {
                (1, _) => others.push(msg("handouts-draw")),
                _ => {
                    self.drawn_games(canvas, y)?;
                    y += 6.4;
                }
            }
        }
        others.push(msg("handouts-starter-absent"));
        others.push(msg("handouts-answerer-absent"));
        let others: Vec<String> = others.iter().map(|words| language.say(words)).collect();
        for (words, (x, room)) in others.iter().zip(words::shares(&others, SLIP.width - 2.0 * MARGIN)) {
            self.tick(canvas, x, y, 3.8);
            canvas.words(self.at(x + 5.2, y + 3.0), Anchor::Start, room - 6.0, sans(2.9), words)?;
        }
        Ok(())
    }

    fn tick(&self, canvas: &mut Canvas, x: f64, y: f64, side: f64) {
        canvas.rect(self.area(x, y, side, side), Some(Stroke::black(0.45)), Fill::None);
    }
}
