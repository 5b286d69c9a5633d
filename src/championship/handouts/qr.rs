//! QR codes as shapes.

use qrcodegen::{QrCode, QrCodeEcc};

use super::HandoutError;
use super::canvas::{Canvas, sans};
use paper::figure::{Anchor, Bounds, Fill, Outline, Path, Point, Shade, Size};
use speech::Language;

/// White modules that must surround a code.
const QUIET: i32 = 4;

/// Draws the QR code of a text in a square; its white margin is part of the square.
///
/// # Errors
/// Refuses a text that no QR code holds.
pub fn qr_code(text: &str, corner: Point, side: f64) -> Result<Vec<Path>, HandoutError> {
    let code = QrCode::encode_text(text, QrCodeEcc::Medium)
        .map_err(|_| HandoutError::Address(text.chars().take(60).collect()))?;
    let module = side / f64::from(code.size() + 2 * QUIET);
    let at = |x: i32, y: i32| corner + Point::new(f64::from(x + QUIET), f64::from(y + QUIET)) * module;
    let mut paths = Vec::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let from = x;
            while x < code.size() && code.get_module(x, y) {
                x += 1;
            }
            if x > from {
                // Rows overlap by a hair, so that no screen shows a seam between them.
                let size = Size::new(f64::from(x - from) * module, module * 1.03);
                let outline = Outline::Rect { origin: at(from, y), size, corner: 0.0 };
                paths.push(Path::filled(outline, Fill::Solid(Shade::BLACK)));
            }
            x += 1;
        }
    }
    Ok(paths)
}

/// Returns what stands beside the public address as a code.
pub fn public_caption(address: &str, language: Language) -> String {
    language.msg("handouts-public-code").with("address", address).to_string()
}

/// Draws the public address as a code, and under or beside it in words what it leads to.
pub(super) fn public_code(
    canvas: &mut Canvas,
    address: &str,
    (corner, side): (Point, f64),
    (words, size): (Bounds, f64),
    language: Language,
) -> Result<(), HandoutError> {
    for path in qr_code(address, corner, side)? {
        canvas.path(path);
    }
    let caption = public_caption(address, language);
    Ok(canvas.block(words, Anchor::Start, 3, sans(size).shade(Shade::DARK), &caption)?)
}
