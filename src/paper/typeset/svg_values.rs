//! The values of attributes in an SVG: numbers, points, transforms and colours.

use kurbo::{Affine, BezPath, Point};
use tiny_skia::Color;

use super::raster::PictureError;

/// Returns a number at least as large as every number in a text, whatever stands between them.
pub(super) fn largest_in(text: &str) -> f64 {
    let mut largest: f64 = 0.0;
    let mut rest = text.as_bytes();
    while let Some(at) = rest.iter().position(u8::is_ascii_digit) {
        rest = &rest[at..];
        let mantissa = rest.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let mut end = mantissa;
        if rest.get(end) == Some(&b'.') {
            end += 1 + rest[end + 1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        }
        let mut power = 0.0;
        if matches!(rest.get(end), Some(b'e' | b'E')) {
            let sign = usize::from(matches!(rest.get(end + 1), Some(b'+' | b'-')));
            let digits = rest[end + 1 + sign..].iter().take_while(|byte| byte.is_ascii_digit()).count();
            let is_small = rest.get(end + 1) == Some(&b'-');
            let number: f64 = std::str::from_utf8(&rest[end + 1 + sign..end + 1 + sign + digits])
                .ok()
                .and_then(|digits| digits.parse().ok())
                .unwrap_or(0.0);
            power = if is_small { 0.0 } else { number };
            end += 1 + sign + digits;
        }
        // Leading zeros only make the bound larger.
        largest = largest.max(10f64.powf(mantissa as f64 + power));
        rest = &rest[end..];
    }
    largest
}

pub(super) fn points(text: &str, is_closed: bool) -> BezPath {
    let numbers: Vec<f64> =
        text.split([' ', ',', '\n', '\t']).filter_map(|number| number.parse().ok()).collect();
    let mut path = BezPath::new();
    for (index, pair) in numbers.chunks_exact(2).enumerate() {
        match index {
            0 => path.move_to((pair[0], pair[1])),
            _ => path.line_to((pair[0], pair[1])),
        }
    }
    if is_closed && numbers.len() >= 2 {
        path.close_path();
    }
    path
}

/// Reads a list of transformations.
pub(super) fn transform(text: &str) -> Result<Affine, PictureError> {
    let mut result = Affine::IDENTITY;
    for step in text.split(')').map(|step| step.trim_matches([' ', ','])).filter(|step| !step.is_empty()) {
        let unread = || PictureError::Transform(step.to_owned());
        let (name, numbers) = step.split_once('(').ok_or_else(unread)?;
        let numbers: Vec<f64> = numbers.split([' ', ',']).filter_map(|number| number.parse().ok()).collect();
        result *= match (name.trim(), &numbers[..]) {
            ("matrix", [a, b, c, d, e, f]) => Affine::new([*a, *b, *c, *d, *e, *f]),
            ("translate", [x]) => Affine::translate((*x, 0.0)),
            ("translate", [x, y]) => Affine::translate((*x, *y)),
            ("scale", [both]) => Affine::scale(*both),
            ("scale", [x, y]) => Affine::scale_non_uniform(*x, *y),
            ("rotate", [angle]) => Affine::rotate(angle.to_radians()),
            ("rotate", [angle, x, y]) => Affine::rotate_about(angle.to_radians(), Point::new(*x, *y)),
            _ => return Err(unread()),
        };
    }
    Ok(result)
}

/// Reads a colour; `none` is none.
pub(super) fn colour(text: &str) -> Result<Option<Color>, PictureError> {
    const NAMED: [(&str, u32); 18] = [
        ("black", 0x00_0000),
        ("white", 0xff_ffff),
        ("red", 0xff_0000),
        ("green", 0x00_8000),
        ("blue", 0x00_00ff),
        ("yellow", 0xff_ff00),
        ("orange", 0xff_a500),
        ("purple", 0x80_0080),
        ("gray", 0x80_8080),
        ("grey", 0x80_8080),
        ("silver", 0xc0_c0c0),
        ("maroon", 0x80_0000),
        ("navy", 0x00_0080),
        ("teal", 0x00_8080),
        ("lime", 0x00_ff00),
        ("gold", 0xff_d700),
        ("brown", 0xa5_2a2a),
        ("currentColor", 0x00_0000),
    ];
    let text = text.trim();
    let of = |number: u32| {
        let [_, red, green, blue] = number.to_be_bytes();
        Some(Color::from_rgba8(red, green, blue, 255))
    };
    let unread = || PictureError::Colour(text.to_owned());
    if text == "none" || text == "transparent" {
        return Ok(None);
    }
    if let Some((_, number)) = NAMED.iter().find(|(name, _)| *name == text) {
        return Ok(of(*number));
    }
    if let Some(digits) = text.strip_prefix('#') {
        let number = u32::from_str_radix(digits, 16).map_err(|_| unread())?;
        return match digits.len() {
            6 => Ok(of(number)),
            3 => Ok(of((number >> 8 & 15) * 0x11_0000 + (number >> 4 & 15) * 0x1100 + (number & 15) * 0x11)),
            _ => Err(unread()),
        };
    }
    let inside = text.strip_prefix("rgb(").and_then(|rest| rest.strip_suffix(')')).ok_or_else(unread)?;
    let channels: Vec<u8> = inside.split(',').filter_map(|number| number.trim().parse().ok()).collect();
    match channels[..] {
        [red, green, blue] => Ok(Some(Color::from_rgba8(red, green, blue, 255))),
        _ => Err(unread()),
    }
}
