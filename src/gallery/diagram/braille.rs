//! Letters and digits in braille, drawn at the size fingers read.

use paper::figure::{Fill, Outline, Path, Point, Shade, Size};

/// Millimetres from dot to dot of one cell.
const DOT_PITCH: f64 = 2.5;
/// Millimetres from cell to cell.
const CELL_PITCH: f64 = 6.2;
/// Millimetres of a dot's radius.
const RADIUS: f64 = 0.8;

/// The dots of a to j; with dot 3 they become k to t, with dots 3 and 6 u, v, x, y, z.
const DECADE: [u8; 10] = [
    0b00_0001, 0b00_0011, 0b00_1001, 0b01_1001, 0b01_0001, 0b00_1011, 0b01_1011, 0b01_0011, 0b00_1010,
    0b01_1010,
];
/// The sign that turns letters into digits.
const NUMBER_SIGN: u8 = 0b11_1100;
/// The letter w, which came after the system was made.
const W: u8 = 0b11_1010;

/// Returns how much room a short text takes.
pub(super) fn size(text: &str) -> Size {
    let n_cells = cells(text).len().max(1) as f64;
    Size::new(CELL_PITCH * (n_cells - 1.0) + DOT_PITCH + 2.0 * RADIUS, 2.0 * DOT_PITCH + 2.0 * RADIUS)
}

/// Returns the dots of a short text centred on `centre`; signs without a braille cell are left out.
pub(super) fn dots(text: &str, centre: Point) -> Vec<Path> {
    let cells = cells(text);
    let width = CELL_PITCH * cells.len().saturating_sub(1) as f64;
    let mut paths = Vec::new();
    for (index, cell) in cells.iter().enumerate() {
        let middle = centre.x - width / 2.0 + CELL_PITCH * index as f64;
        for dot in 0..6_u8 {
            if cell >> dot & 1 == 1 {
                // Dots 1, 2, 3 run down the left column, 4, 5, 6 down the right one.
                let x = middle + DOT_PITCH * (f64::from(dot / 3) - 0.5);
                let y = centre.y + DOT_PITCH * (f64::from(dot % 3) - 1.0);
                let outline = Outline::circle(Point::new(x, y), RADIUS);
                paths.push(Path::filled(outline, Fill::Solid(Shade::BLACK)).with_class("braille"));
            }
        }
    }
    paths
}

fn cells(text: &str) -> Vec<u8> {
    let mut cells = Vec::new();
    let mut in_number = false;
    for character in text.chars() {
        if let Some(digit) = character.to_digit(10) {
            if !in_number {
                cells.push(NUMBER_SIGN);
            }
            in_number = true;
            // 1 is a, 9 is i, 0 is j.
            cells.push(DECADE[(digit as usize + 9) % 10]);
        } else if let Some(cell) = letter(character) {
            in_number = false;
            cells.push(cell);
        }
    }
    cells
}

fn letter(character: char) -> Option<u8> {
    let character = character.to_lowercase().next().unwrap_or(character);
    let index = match character {
        'w' => return Some(W),
        ' ' => return Some(0),
        // Letters with accents, as in Portugal and Spain.
        'á' => return Some(0b11_0111),
        'à' => return Some(0b10_1011),
        'â' => return Some(0b10_0001),
        'ã' => return Some(0b01_1100),
        'ç' => return Some(0b10_1111),
        'é' => return Some(0b11_1111),
        'ê' => return Some(0b10_0011),
        'í' => return Some(0b00_1100),
        'ñ' => return Some(0b11_1011),
        'ó' => return Some(0b10_1100),
        'ô' => return Some(0b11_1001),
        'õ' => return Some(0b10_1010),
        'ú' => return Some(0b11_1110),
        'ü' => return Some(0b11_0011),
        'a'..='v' => character as usize - 'a' as usize,
        // Without w, x to z close up.
        'x'..='z' => character as usize - 'a' as usize - 1,
        _ => return None,
    };
    let tail = [0, 0b00_0100, 0b10_0100];
    Some(DECADE[index % 10] | tail[index / 10])
}

#[cfg(test)]
mod tests {
    use super::cells;

    /// Writes cells as the characters of the braille block of Unicode, where bit 0 is dot 1.
    fn shown(text: &str) -> String {
        cells(text).iter().filter_map(|cell| char::from_u32(0x2800 + u32::from(*cell))).collect()
    }

    #[test]
    fn letters_and_digits_are_those_of_the_braille_alphabet() {
        assert_eq!(shown("abcdefghijklmnopqrstuvwxyz"), "⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵");
        assert_eq!(shown("1"), "⠼⠁");
        assert_eq!(shown("10"), "⠼⠁⠚");
        assert_eq!(shown("áàâãçéêíñóôõúü"), "⠷⠫⠡⠜⠯⠿⠣⠌⠻⠬⠹⠪⠾⠳");
        assert_eq!(shown("Zona central").chars().count(), 12);
    }
}
