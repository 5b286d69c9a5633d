//! Letters to schools: where they enter their pupils, until when, and with which code.

use super::canvas::{Canvas, sans};
use super::qr::qr_code;
use super::{HandoutError, event};
use crate::facts::Championship;
use paper::figure::{Anchor, Bounds, Point, Shade, Size, Stroke};
use paper::typeset::page::Page;
use speech::{Language, msg};

const LEFT: f64 = 25.0;
const WIDTH: f64 = 160.0;

/// What a letter says to one school.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SchoolLetter {
    /// The number and the name.
    pub school: String,
    /// The town; empty where it is not known.
    pub town: String,
    /// The private link.
    pub link: String,
    /// The same as a code to type.
    pub code: String,
    /// Where codes are typed.
    pub address: String,
    /// The last moment, in words.
    pub until: String,
}

/// Makes the letters, a page each.
///
/// # Errors
/// Refuses names that cannot be set and an address too long for a QR code.
pub fn registration_letters(
    championship: &Championship,
    letters: &[SchoolLetter],
    language: Language,
) -> Result<Vec<Page>, HandoutError> {
    let event = event(championship, language);
    letters.iter().map(|letter| draw(championship, letter, &event, language)).collect()
}

fn draw(
    championship: &Championship,
    letter: &SchoolLetter,
    event: &str,
    language: Language,
) -> Result<Page, HandoutError> {
    let mut canvas = Canvas::new(Size::A4);
    canvas.bookmark(letter.school.clone());
    let area = |y: f64, width: f64, height: f64| {
        let min = Point::new(LEFT, y);
        Bounds { min, max: min + Point::new(width, height) }
    };
    let (plain, small) = (sans(4.2), sans(3.4).shade(Shade::DARK));
    let say = |message| language.say(&message);
    canvas.block(area(22.0, WIDTH, 16.0), Anchor::Start, 2, sans(6.4).bold(), event)?;
    canvas.block(area(38.0, WIDTH, 6.0), Anchor::Start, 1, small, &championship.details().line())?;
    canvas.line(Point::new(LEFT, 46.0), Point::new(LEFT + WIDTH, 46.0), Stroke::black(0.3));
    canvas.block(area(54.0, WIDTH, 14.0), Anchor::Start, 2, sans(5.2).bold(), &letter.school)?;
    canvas.block(area(68.0, WIDTH, 6.0), Anchor::Start, 1, plain, &letter.town)?;
    canvas.block(area(82.0, WIDTH, 7.0), Anchor::Start, 1, plain, &say(msg("handouts-letter-greeting")))?;
    let invited = msg("handouts-letter-invited").with("event", event).with("until", &letter.until);
    canvas.block(area(90.0, WIDTH, 24.0), Anchor::Start, 4, plain, &say(invited))?;
    canvas.block(area(118.0, WIDTH, 18.0), Anchor::Start, 3, plain, &say(msg("handouts-letter-how")))?;
    for path in qr_code(&letter.link, Point::new(LEFT + WIDTH - 50.0, 138.0), 50.0)? {
        canvas.path(path);
    }
    let beside = WIDTH - 56.0;
    canvas.block(area(142.0, beside, 5.0), Anchor::Start, 1, small, &say(msg("handouts-letter-link")))?;
    canvas.block(area(147.0, beside, 14.0), Anchor::Start, 3, plain, &letter.link)?;
    let code = msg("handouts-letter-code").with("address", &letter.address);
    canvas.block(area(164.0, beside, 10.0), Anchor::Start, 2, small, &say(code))?;
    canvas.block(area(174.0, beside, 10.0), Anchor::Start, 1, sans(6.4).bold(), &letter.code)?;
    canvas.block(area(192.0, WIDTH, 18.0), Anchor::Start, 3, plain, &say(msg("handouts-letter-private")))?;
    let signed = championship.details().host.clone().unwrap_or_else(|| event.to_owned());
    canvas.block(area(216.0, WIDTH, 7.0), Anchor::Start, 1, plain, &signed)?;
    Ok(canvas.finish())
}
