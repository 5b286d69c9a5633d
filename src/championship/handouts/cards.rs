//! Cards to sign in with: a QR code, a number and a PIN for each organiser and arbiter.

use super::canvas::{Canvas, sans};
use super::qr::qr_code;
use super::{HandoutError, event};
use crate::facts::Championship;
use paper::figure::{Anchor, Bounds, Point, Shade, Size, Stroke};
use paper::typeset::page::Page;
use speech::{Language, msg};

const CARD: Size = Size::new(90.0, 54.0);
const COLUMNS: usize = 2;
const ROWS: usize = 5;

/// What a card says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignInCard {
    /// The name.
    pub name: String,
    /// What the person does, such as `Árbitro · mesas 1-6`.
    pub role: String,
    /// The number to sign in with.
    pub number: String,
    /// The PIN.
    pub pin: String,
    /// The address where one signs in, and the personal link; nothing where no phone could get there yet.
    pub reach: Option<(String, String)>,
}

/// Makes the cards, ten to a page.
///
/// # Errors
/// Refuses names that cannot be set and an address too long for a QR code.
pub fn sign_in_cards(
    championship: &Championship,
    cards: &[SignInCard],
    language: Language,
) -> Result<Vec<Page>, HandoutError> {
    let event = event(championship, language);
    let left = (Size::A4.width - COLUMNS as f64 * CARD.width) / 2.0;
    let top = (Size::A4.height - ROWS as f64 * CARD.height) / 2.0;
    let sheet = |sheet: &[SignInCard]| {
        let mut canvas = Canvas::new(Size::A4);
        for (index, card) in sheet.iter().enumerate() {
            let (column, row) = ((index % COLUMNS) as f64, (index / COLUMNS) as f64);
            let corner = Point::new(left + column * CARD.width, top + row * CARD.height);
            draw(&mut canvas, card, corner, &event, language)?;
        }
        Ok(canvas.finish())
    };
    cards.chunks(COLUMNS * ROWS).map(sheet).collect()
}

fn draw(
    canvas: &mut Canvas,
    card: &SignInCard,
    corner: Point,
    event: &str,
    language: Language,
) -> Result<(), HandoutError> {
    let area = |x: f64, y: f64, width: f64, height: f64| {
        let min = corner + Point::new(x, y);
        Bounds { min, max: min + Point::new(width, height) }
    };
    canvas.rect(
        area(0.0, 0.0, CARD.width, CARD.height),
        Some(Stroke::black(0.15).with_shade(Shade::GREY)),
        paper::figure::Fill::None,
    );
    let (x, width) = (4.0, 48.0);
    let small = sans(2.5).shade(Shade::DARK);
    canvas.block(area(x, 3.0, CARD.width - 8.0, 4.0), Anchor::Start, 1, small, event)?;
    canvas.block(area(x, 8.0, width, 13.0), Anchor::Start, 2, sans(5.6).bold(), &card.name)?;
    canvas.block(area(x, 21.5, width, 7.0), Anchor::Start, 2, sans(3.0), &card.role)?;
    let labels = [msg("handouts-number"), msg("handouts-pin")].map(|label| language.say(&label));
    for (index, (label, value)) in labels.into_iter().zip([&card.number, &card.pin]).enumerate() {
        let left = x + 17.0 * index as f64;
        canvas.block(area(left, 30.0, 16.0, 3.5), Anchor::Start, 1, small, &label)?;
        canvas.block(area(left, 33.5, 30.0, 8.0), Anchor::Start, 1, sans(6.4).bold(), value)?;
    }
    let advice = language.say(&msg("handouts-personal"));
    canvas.block(area(x, 48.0, CARD.width - 8.0, 3.5), Anchor::Start, 1, small, &advice)?;
    let Some((address, link)) = &card.reach else {
        let advice = language.say(&msg("handouts-no-network"));
        canvas.block(area(54.5, 9.0, CARD.width - 58.5, 36.0), Anchor::Start, 9, sans(3.0), &advice)?;
        return Ok(());
    };
    canvas.block(area(x, 43.5, width, 4.0), Anchor::Start, 1, sans(2.9), address)?;
    for path in qr_code(link, corner + Point::new(52.5, 8.0), 36.0)? {
        canvas.path(path);
    }
    Ok(())
}
