//! The board to click on: the diagram of a position with a spot over each cell.
//!
//! Every spot has a name for screen readers. Spots that may be chosen are links, so that a game can be played without
//! a script; looks are left to style sheets by class.

use std::fmt::Write as _;

use super::clicks::{self, Stage};
use super::words;
use crate::diagram::{Diagram, Note, Scale, Spot, Theme, draw, position, spots, token};
use paper::figure::svg::{body, escape, number, outline};
use paper::figure::{Figure, Point, Size};
use rules::engine::{Move, Position};
use rules::game::{CellId, Game, Side};
use speech::{Language, Message, msg};

/// Millimetres from cell to cell in the drawing; the screen scales it.
const CELL: f64 = 10.0;

/// A position as it is shown.
pub struct Board<'a> {
    /// The position.
    pub position: &'a Position,
    /// How far a move has been said.
    pub stage: &'a Stage,
    /// The move that led here.
    pub last: Option<Move>,
    /// Whether possible moves are pointed at.
    pub hints: bool,
    /// The language of the names.
    pub language: Language,
}

impl Board<'_> {
    /// Writes the board as SVG. `link` gives the address behind a cell that may be chosen.
    pub fn svg(&self, link: &dyn Fn(CellId) -> Option<String>) -> String {
        let game = self.position.table().game();
        let setup = self.position.setup();
        let diagram = diagram(self.position, self.language);
        let scale = Scale::Cell(CELL);
        let figure = draw(&diagram, scale, &Theme::SCREEN);
        let mut out = String::new();
        let (width, height) = (number(figure.size.width), number(figure.size.height));
        let name = self.language.msg("play-board");
        let _ = write!(
            out,
            "<svg class=\"gameboard\" viewBox=\"0 0 {width} {height}\" role=\"group\" aria-label=\"{name}\">\n\
             <g class=\"picture\" aria-hidden=\"true\">\n{}</g>\n",
            body(&figure)
        );
        let all = spots(&diagram, scale, &Theme::SCREEN);
        for (cell, text) in marks(game) {
            if let (Some(spot), None) = (all.get(cell), setup.cells.get(cell).copied().flatten()) {
                let (x, y) = (number(spot.centre.x), number(spot.centre.y + 1.9));
                let _ = writeln!(
                    out,
                    "<text class=\"mark\" x=\"{x}\" y=\"{y}\" font-size=\"5\" font-weight=\"bold\" \
                     text-anchor=\"middle\" aria-hidden=\"true\">{text}</text>"
                );
            }
        }
        for (index, spot) in all.iter().enumerate() {
            let cell = CellId::try_from(index).unwrap_or(CellId::MAX);
            let label = words::cell(game, &setup, cell, self.language);
            let is_bare =
                setup.cells[index].is_none() && setup.seeds.get(index).is_none_or(|seeds| *seeds == 0);
            self.spot(&mut out, spot, cell, is_bare, label, link(cell));
        }
        out.push_str("</svg>\n");
        out
    }

    fn spot(
        &self,
        out: &mut String,
        spot: &Spot,
        cell: CellId,
        is_bare: bool,
        mut label: String,
        link: Option<String>,
    ) {
        let mut class = "spot".to_owned();
        let mut say = |word: &str, said: Message| {
            class.push(' ');
            class.push_str(word);
            label.push_str(", ");
            label.push_str(&self.language.say(&said));
        };
        if self.stage.picked.contains(&cell) {
            say("picked", msg("play-chosen"));
        }
        if self.last.is_some_and(|mv| clicks::cells(mv).contains(&cell)) {
            say("last", msg("play-last-move"));
        }
        let is_hint = self.hints && self.stage.hints.contains(&cell);
        if is_hint {
            say("hint", msg("play-possible-move"));
        }
        let place = format!(
            "class=\"{class}\" id=\"cell-{id}\" data-cell=\"{id}\" data-x=\"{}\" data-y=\"{}\" aria-label=\"{}\"",
            number(spot.centre.x),
            number(spot.centre.y),
            escape(&label),
            id = escape(&spot.name),
        );
        let area = format!("{} class=\"area\"/>", outline(&spot.area));
        let dot = if is_hint { hint(spot, is_bare) } else { String::new() };
        let _ = match link {
            Some(link) => {
                writeln!(out, "<a href=\"{}\" role=\"button\" {place}>{area}{dot}</a>", escape(&link))
            }
            None => writeln!(out, "<g role=\"img\" {place}>{area}{dot}</g>"),
        };
    }
}

/// Returns the small zones that each side has of its own, with the number of the side.
fn marks(game: &Game) -> Vec<(usize, &'static str)> {
    let mut marks = Vec::new();
    for (_, cells) in game.zones() {
        let [first, second] = &cells.0;
        if first != second && first.len() + second.len() <= 4 {
            marks.extend(first.iter().map(|cell| (usize::from(*cell), "1")));
            marks.extend(second.iter().map(|cell| (usize::from(*cell), "2")));
        }
    }
    marks
}

/// Points at a cell: a dot on an empty one, a ring around what stands there.
fn hint(spot: &Spot, is_bare: bool) -> String {
    let (x, y) = (number(spot.centre.x), number(spot.centre.y));
    let (class, radius) = if is_bare { ("hint-dot", "1.5") } else { ("hint-ring", "4.3") };
    format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>")
}

/// Returns the diagram of a position for screens: every kind of piece has its own outline and, by its name, a colour.
pub fn diagram(position: &Position, language: Language) -> Diagram {
    let game = position.table().game();
    let setup = position.setup();
    let mut diagram = position::diagram(game, &setup, language);
    let tokens = position::tokens_by_shape(game);
    for (cell, piece) in &mut diagram.pieces {
        if let Some(layer) = setup.cells.get(*cell).copied().flatten() {
            piece.token = tokens[layer];
        }
    }
    for (_, cells) in game.zones() {
        let [first, second] = &cells.0;
        let is_common = first == second;
        if is_common || first.len() + second.len() <= 4 {
            let numbers = first.iter().chain(second).map(|cell| usize::from(*cell)).collect();
            diagram.notes.push(Note::Zone { cells: numbers, label: String::new() });
        }
    }
    for cells in crate::sheets::fact::ruled_parts(game) {
        let cells = cells.into_iter().map(usize::from).collect();
        diagram.notes.push(Note::Zone { cells, label: String::new() });
    }
    diagram
}

/// Returns the start of a game as a small picture for lists.
pub fn picture(position: &Position, language: Language) -> Figure {
    let theme = Theme { coordinates: crate::diagram::Coordinates::Hidden, ..Theme::SCREEN };
    draw(&diagram(position, language), Scale::Board(60.0), &theme)
}

/// Draws the pieces of a side, or those of nobody, in a row.
pub fn pieces(game: &Game, side: Side) -> String {
    if !game.seeds().is_empty() {
        return String::new();
    }
    let tokens = position::tokens_by_shape(game);
    let theme = Theme { outline: 0.5, ..Theme::SCREEN };
    let mut out = String::new();
    let mut count = 0;
    for (index, _) in game.layers().iter().enumerate().filter(|(_, layer)| layer.side == Some(side)) {
        let mut figure = Figure::new(Size::new(9.0, 9.0), "");
        let centre = Point::new(4.5 + 9.0 * f64::from(count), 4.5);
        for path in token::drawn(tokens[index], position::hue(game, index), centre, 7.0, &theme) {
            figure.draw(path);
        }
        out.push_str(&body(&figure));
        count += 1;
    }
    if count == 0 {
        return String::new();
    }
    let width = 9 * count;
    format!("<svg class=\"token\" viewBox=\"0 0 {width} 9\" aria-hidden=\"true\">{out}</svg>")
}
