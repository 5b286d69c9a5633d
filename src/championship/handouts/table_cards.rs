//! A card for the tables of each game: what players must know while they play. Two to a page.

use super::canvas::{Canvas, sans};
use super::emblem::{Emblem, OnCards as _};
use super::qr::public_code;
use super::{HandoutError, event, words};
use crate::facts::{Championship, EmblemLook, MatchLength, Regulations, Swap};
use paper::figure::{Anchor, Bounds, Fill, Point, Shade, Size, Stroke};
use paper::typeset::brand::Brand;
use paper::typeset::page::Page;
use speech::{Language, Message, msg};

/// Half of A4.
const CARD: Size = Size::A5.landscape();
const MARGIN: f64 = 12.0;
/// The side of the code, its white margin included.
const CODE: f64 = 28.0;

/// Makes the cards of the games: a page each, with the card twice, and the address of the public pages as a code where there
/// is one.
///
/// # Errors
/// Refuses names that cannot be set, and an address that no code holds.
pub fn table_cards(
    championship: &Championship,
    language: Language,
    brand: &Brand,
    address: Option<&str>,
) -> Result<Vec<Page>, HandoutError> {
    let event = event(championship, language);
    let games = (1u8..).zip(&championship.regulations().games);
    let pages = games.map(|(number, game)| {
        let mut canvas = Canvas::new(Size::A4);
        let name = game.name.in_language(language);
        canvas.bookmark(name.to_owned());
        let lines = lines(championship.regulations(), number, language);
        let pen = Stroke::black(0.15).with_shade(Shade::GREY).dashed(1.5, 1.5);
        canvas.line(Point::new(4.0, CARD.height), Point::new(Size::A4.width - 4.0, CARD.height), pen);
        for top in [0.0, CARD.height] {
            card(&mut canvas, top, (game.look, name, &lines), (&event, language), (brand, address))?;
        }
        Ok(canvas.finish())
    });
    pages.collect()
}

/// Returns what players must know, from the game and the regulations.
fn lines(regulations: &Regulations, number: u8, language: Language) -> Vec<Message> {
    let Some(game) = regulations.game(number) else { return Vec::new() };
    let mut lines = vec![match &game.sides {
        Some([first, second]) => msg("handouts-card-start-sides").with("first", first).with("second", second),
        None => msg("handouts-card-start"),
    }];
    if game.swap == Swap::Possible {
        lines.push(msg("handouts-card-swap"));
    }
    // The longest match is told; the slip has a box for each of its games.
    let plays = |stage: &u8| {
        regulations.tournaments().iter().any(|id| regulations.games_of(*stage, *id).contains(&number))
    };
    let stages = (1u8..).take(regulations.stages.len()).filter(plays);
    let several = stages.filter_map(|stage| {
        let games = match regulations.stage(stage)?.match_length() {
            MatchLength::Games(games) | MatchLength::Pairs(games) | MatchLength::BestOf(games) => games,
            MatchLength::SingleGame => 1,
        };
        (games > 1).then_some((stage, games))
    });
    let several: Vec<(u8, u8)> = several.collect();
    lines.extend(several.iter().map(|(_, games)| *games).max().map(|most| {
        let name = |stage: u8| regulations.stage(stage).map(|stage| stage.name.in_language(language));
        let longest = several.iter().filter(|(_, games)| *games == most);
        let names: Vec<&str> = longest.filter_map(|(stage, _)| name(*stage)).collect();
        msg("handouts-card-games").with("stage", words::capital(&names.join(", "))).with("games", most)
    }));
    lines.push(msg("handouts-card-arbiter"));
    lines.push(match regulations.can_be_drawn(number) {
        true => msg("handouts-card-end-drawn"),
        false => msg("handouts-card-end"),
    });
    lines
}

fn card(
    canvas: &mut Canvas,
    top: f64,
    (look, name, lines): (EmblemLook, &str, &[Message]),
    (event, language): (&str, Language),
    (brand, address): (&Brand, Option<&str>),
) -> Result<(), HandoutError> {
    let area = |x: f64, y: f64, width: f64, height: f64| {
        let min = Point::new(MARGIN + x, top + y);
        Bounds { min, max: min + Point::new(width, height) }
    };
    let room = CARD.width - 2.0 * MARGIN;
    let emblem = Emblem::of(look);
    emblem.band(canvas, area(0.0, 10.0, room, 24.0));
    emblem.strip(canvas, area(0.0, 34.0, room, 3.0));
    emblem.white_sign(canvas, area(14.0, 22.0, 0.0, 0.0).min, 8.5);
    let ink = sans(13.0).bold().shade(emblem.ink());
    canvas.title();
    canvas.block(area(28.0, 10.0, room - 34.0, 24.0), Anchor::Start, 1, ink, name)?;
    for (index, line) in lines.iter().enumerate() {
        let y = 41.0 + index as f64 * (92.0 / lines.len().max(4) as f64);
        let number = (index + 1).to_string();
        canvas.block(area(0.0, y, 9.0, 17.0), Anchor::Start, 1, sans(7.5).bold(), &number)?;
        // The code stands beside the last lines.
        let beside = if address.is_some() && y + 17.0 > 132.0 - CODE { CODE } else { 0.0 };
        let width = room - 12.0 - beside;
        canvas.block(area(12.0, y, width, 17.0), Anchor::Start, 2, sans(6.0), &language.say(line))?;
    }
    canvas.rect(area(0.0, 134.0, room, 0.3), None, Fill::Solid(Shade::GREY));
    let small = sans(3.2).shade(Shade::DARK);
    if let Some(address) = address {
        let code = area(room - CODE + 3.0, 133.0 - CODE, 0.0, 0.0).min;
        public_code(canvas, address, (code, CODE), (area(0.0, 139.3, room - 50.0, 4.5), 2.9), language)?;
    }
    let (height, n_lines) = if address.is_some() { (4.5, 1) } else { (9.0, 2) };
    canvas.block(area(0.0, 134.8, room - 50.0, height), Anchor::Start, n_lines, small, event)?;
    canvas.logo(area(room - 46.0, 134.8, 46.0, 9.0), brand);
    Ok(())
}
