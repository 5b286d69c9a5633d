//! Diagrams as plain text, for terminals and screen readers.

use super::Diagram;
use super::note::Note;
use super::placement::{Form, Place};
use super::theme::{TokenShape, Tone};

/// Draws a diagram with characters: a cell is one sign, rows lie as on the board.
///
/// White, grey and black pieces are `O`, `G` and `X`; other kinds have letters of their own, seeds are
/// counted, empty cells are dots, and marks stand in place of the dot or the piece.
pub fn text(diagram: &Diagram) -> String {
    let places = &diagram.layout.places;
    let mut rows: Vec<f64> = places.iter().map(|place| place.centre.y).collect();
    rows.sort_by(f64::total_cmp);
    rows.dedup_by(|a, b| (*a - *b).abs() < 1e-6);
    let left = places.iter().map(|place| place.centre.x).fold(f64::INFINITY, f64::min);
    let margin = 3;
    let column = |x: f64| margin + ((x - left) * 2.0 * width_of(diagram)).round() as usize;
    let mut out = String::new();
    for y in rows {
        let mut line: Vec<char> = Vec::new();
        let mut cells: Vec<(usize, &Place)> =
            places.iter().enumerate().filter(|(_, place)| (place.centre.y - y).abs() < 1e-6).collect();
        cells.sort_by(|a, b| a.1.centre.x.total_cmp(&b.1.centre.x));
        for (cell, place) in &cells {
            put(&mut line, column(place.centre.x), &sign(diagram, *cell, place));
        }
        let beside = diagram.layout.coordinates.iter().find(|(at, text)| {
            (at.y - y).abs() < 1e-6 && text.chars().all(|c| c.is_ascii_digit())
        });
        if let Some((_, number)) = beside {
            let start = cells.first().map_or(margin, |(_, place)| column(place.centre.x));
            put(&mut line, start.saturating_sub(1 + number.len()).saturating_sub(1), number);
        }
        push_line(&mut out, &line);
    }
    let mut letters: Vec<char> = Vec::new();
    let lowest = diagram.layout.coordinates.iter().map(|(at, _)| at.y).fold(f64::NEG_INFINITY, f64::max);
    for (at, text) in &diagram.layout.coordinates {
        let is_letter = text.chars().all(char::is_alphabetic);
        if is_letter && (at.y - lowest).abs() < 1e-6 {
            put(&mut letters, column(at.x), text);
        }
    }
    if !letters.is_empty() {
        push_line(&mut out, &letters);
    }
    out
}

/// Returns how many cells of text a unit of the layout takes: edges and boxes lie half a unit apart.
fn width_of(diagram: &Diagram) -> f64 {
    let has_edges = diagram.layout.places.iter().any(|place| matches!(place.form, Form::Edge(..)));
    if has_edges { 2.0 } else { 1.0 }
}

fn put(line: &mut Vec<char>, at: usize, text: &str) {
    for (index, character) in text.chars().enumerate() {
        if line.len() <= at + index {
            line.resize(at + index + 1, ' ');
        }
        line[at + index] = character;
    }
}

fn push_line(out: &mut String, line: &[char]) {
    let text: String = line.iter().collect();
    out.push_str(text.trim_end());
    out.push('\n');
}

fn sign(diagram: &Diagram, cell: usize, place: &Place) -> String {
    let mark = diagram.notes.iter().find_map(|note| match note {
        Note::Mark { cell: at, text } if *at == cell => Some(text.clone()),
        Note::Dot { cell: at } if *at == cell => Some("*".to_owned()),
        _ => None,
    });
    let piece = diagram.pieces.iter().find(|(at, _)| *at == cell).map(|(_, piece)| piece);
    match (piece, mark) {
        (Some(piece), _) if matches!(place.form, Form::Pit) => piece.count.to_string(),
        (Some(_), None) if matches!(place.form, Form::Edge(..)) => edge(place).to_owned(),
        (Some(piece), None) => letter(piece.token.shape, piece.token.tone).to_string(),
        (_, Some(mark)) => mark,
        (None, None) => match place.form {
            Form::Edge(..) | Form::Box => " ".to_owned(),
            Form::Pit => "0".to_owned(),
            Form::Area(_) | Form::Crossing => ".".to_owned(),
        },
    }
}

fn edge(place: &Place) -> &'static str {
    match place.form {
        Form::Edge(from, to) if (from.y - to.y).abs() < 1e-6 => "-",
        _ => "|",
    }
}

fn letter(shape: TokenShape, tone: Tone) -> char {
    match (tone, shape) {
        (Tone::White, TokenShape::Disc) => 'O',
        (Tone::Black, TokenShape::Disc) => 'X',
        (Tone::Grey, _) => 'G',
        (Tone::White, _) => 'o',
        (Tone::Black, _) => 'x',
        (Tone::Hatched, _) => 'H',
        (Tone::Dotted, _) => 'D',
        (Tone::Crossed, _) => 'C',
    }
}
