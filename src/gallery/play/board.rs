//! The board to click on: the diagram of a position with a spot over each cell.
//!
//! Every spot has a name for screen readers. Spots that may be chosen are links, so that a game can be played without
//! a script; looks are left to style sheets by class.

use std::fmt::Write as _;

use super::clicks::Stage;
use super::{finish, prompts, stores, words};
use crate::diagram::{Diagram, Note, Piece, Scale, Spot, Theme, draw, looks, position, spots, token};
use crate::sheets::example::start_notes;
use crate::sheets::say;
use paper::figure::svg::{body, escape, number, outline};
use paper::figure::{Figure, Point, Shape, Size};
use rules::engine::{Move, Position, Setup};
use rules::game::{CellId, Family, Game, Side};
use speech::{Language, Message, msg};

/// Millimetres from cell to cell in the drawing; the screen scales it.
const CELL: f64 = 10.0;
/// Pixels a millimetre at most: larger than most screens, so that style sheets make boards smaller, but a board of few cells does not
/// become one of thick lines and huge letters.
const LARGE: f64 = 14.0;

/// A position as it is shown.
pub struct Board<'a> {
    /// The position.
    pub position: &'a Position,
    /// How far a move has been said.
    pub stage: &'a Stage,
    /// The cells of the turn that led here.
    pub last: &'a [CellId],
    /// Whether possible moves are pointed at.
    pub hints: bool,
    /// The language of the names.
    pub language: Language,
}

/// What stands behind a cell that may be chosen.
pub struct Lead {
    /// The address.
    pub href: String,
    /// Whether a move is made by it, which cannot be thought over any more.
    pub plays: bool,
}

impl Board<'_> {
    /// Writes the board as SVG. `names` are those of the two at the board, `link` gives what stands behind a cell that may be
    /// chosen.
    pub fn svg(&self, names: &[String], link: &dyn Fn(CellId) -> Option<Lead>) -> String {
        let game = self.position.table().game();
        // A piece that has been told where to go stands there already.
        let setup = prompts::on_the_way(self.position, self.stage);
        let diagram = diagram_of(game, &setup, self.language);
        let won = finish::winning(self.position);
        let reasons = prompts::Reasons::new(self.position, self.stage, &setup, self.language);
        let scale = Scale::Cell(CELL);
        let figure = draw(&diagram, scale, &Theme::SCREEN);
        let all = spots(&diagram, scale, &Theme::SCREEN);
        let Size { width, height } = figure.size;
        // What was taken lies beyond the row of whoever took it.
        let stores = stores::stores(self.position, &all, figure.size, names);
        let room = if stores.is_empty() { 0.0 } else { stores::ROOM };
        let mut out = String::new();
        let (ground, standing) = parted(figure);
        let picture =
            |figure: &Figure| format!("<g class=\"picture\" aria-hidden=\"true\">\n{}</g>\n", body(figure));
        out.push_str(&picture(&ground));
        out.push_str(&stores);
        // What is lit lies under the pieces, so that their colours stay what they are.
        for (index, spot) in all.iter().enumerate() {
            let cell = CellId::try_from(index).unwrap_or(CellId::MAX);
            for class in self.states(cell, &won) {
                let _ = writeln!(out, "{} class=\"glow-{class}\"/>", outline(&spot.lit));
            }
        }
        out.push_str(&picture(&standing));
        let marks = words::marks(game, self.language);
        for (index, spot) in all.iter().enumerate() {
            let cell = CellId::try_from(index).unwrap_or(CellId::MAX);
            let mut label = words::cell(game, &setup, cell, self.language);
            for mark in marks.get(&index).into_iter().flatten() {
                label.push_str(", ");
                label.push_str(mark);
            }
            let is_bare =
                setup.cells[index].is_none() && setup.seeds.get(index).is_none_or(|seeds| *seeds == 0);
            let states = self.states(cell, &won);
            let lead = link(cell).ok_or_else(|| reasons.letter(&setup, cell));
            self.spot(&mut out, spot, (cell, is_bare, &states), label, lead);
        }
        if !stores.is_empty() {
            out.push_str(&stores::tallies(self.position, &all));
        }
        let name = self.language.msg("play-board");
        format!(
            "<svg class=\"gameboard\" data-family=\"{}\" data-rules=\"{}\" viewBox=\"0 {} {} {}\" width=\"{:.0}\" height=\"{:.0}\" role=\"group\" aria-label=\"{name}\">\n{out}</svg>\n",
            family(game),
            escape(&reasons.rules()),
            number(0.0 - room),
            number(width),
            number(height + 2.0 * room),
            width * LARGE,
            (height + 2.0 * room) * LARGE,
        )
    }

    /// Returns how a cell is lit: chosen, of the last move, or of what has won.
    fn states(&self, cell: CellId, won: &[CellId]) -> Vec<&'static str> {
        let is_last = self.last.contains(&cell);
        let picked = self.stage.picked.contains(&cell);
        let states = [("picked", picked), ("last", is_last), ("won", won.contains(&cell))];
        states.into_iter().filter(|(_, is)| *is).map(|(class, _)| class).collect()
    }

    fn spot(
        &self,
        out: &mut String,
        spot: &Spot,
        (cell, is_bare, states): (CellId, bool, &[&str]),
        mut label: String,
        lead: Result<Lead, char>,
    ) {
        let mut class = "spot".to_owned();
        let mut say = |word: &str, said: Message| {
            class.push(' ');
            class.push_str(word);
            label.push_str(", ");
            label.push_str(&self.language.say(&said));
        };
        for state in states {
            say(
                state,
                match *state {
                    "picked" => msg("play-chosen"),
                    "last" => msg("play-last-move"),
                    _ => msg("play-winning"),
                },
            );
        }
        // Where a piece that was chosen can go is shown at once.
        let is_hint = (self.hints || !self.stage.picked.is_empty()) && self.stage.hints.contains(&cell);
        if is_hint {
            // Whoever asked for hints sees them; targets are a choice of the device.
            say(if self.hints { "hint" } else { "hint target" }, msg("play-possible-move"));
        }
        let place = format!(
            "class=\"{class}\" id=\"cell-{id}\" data-cell=\"{id}\" data-x=\"{}\" data-y=\"{}\" aria-label=\"{}\"",
            number(spot.centre.x),
            number(spot.centre.y),
            escape(&label),
            id = escape(&spot.name),
        );
        let line = if spot.lit == spot.area { "" } else { " line" };
        let area = format!("{} class=\"area{line}\"/>", outline(&spot.area));
        let mut dot = if is_hint { hint(spot, is_bare) } else { String::new() };
        // A line that was drawn hides what is lit below it.
        if spot.lit != spot.area && states.contains(&"last") {
            let _ = write!(dot, "{} class=\"line-last\"/>", outline(&spot.lit));
        }
        let _ = match lead {
            Ok(Lead { href, plays }) => {
                let plays = if plays { " data-plays" } else { "" };
                writeln!(out, "<a href=\"{}\" role=\"button\"{plays} {place}>{area}{dot}</a>", escape(&href))
            }
            Err(why) => writeln!(out, "<g role=\"img\" data-why=\"{why}\" {place}>{area}{dot}</g>"),
        };
    }
}

/// Returns what style sheets call the family of a board.
fn family(game: &Game) -> &'static str {
    match game.board().family {
        Family::Square => "square",
        Family::Points => "points",
        Family::Hexagon => "hexagon",
        Family::Rhombus => "rhombus",
        Family::Boxes => "boxes",
        Family::Pits => "pits",
        Family::Graph => "graph",
    }
}

/// Parts a drawing into the board and what stands on it.
fn parted(figure: Figure) -> (Figure, Figure) {
    let is_piece = |shape: &Shape| matches!(shape, Shape::Path(path) if path.class.starts_with("piece"));
    let at = figure.shapes.iter().position(is_piece).unwrap_or(figure.shapes.len());
    let mut ground = figure;
    let standing = ground.shapes.split_off(at);
    let standing = Figure { shapes: standing, size: ground.size, title: String::new() };
    (ground, standing)
}

/// Points at a cell: a dot on an empty one, a ring around what stands there.
fn hint(spot: &Spot, is_bare: bool) -> String {
    let (x, y) = (number(spot.centre.x), number(spot.centre.y));
    let (class, radius) = if is_bare { ("hint-dot", "1.5") } else { ("hint-ring", "4.3") };
    format!("<circle class=\"{class}\" cx=\"{x}\" cy=\"{y}\" r=\"{radius}\"/>")
}

/// Returns the diagram of a position for screens: as the sheet draws it, with the colours that pieces are called by.
pub fn diagram(position: &Position, language: Language) -> Diagram {
    diagram_of(position.table().game(), &position.setup(), language)
}

fn diagram_of(game: &Game, setup: &Setup, language: Language) -> Diagram {
    let mut diagram = position::diagram(game, setup, language);
    let shores: Vec<Vec<usize>> = diagram
        .notes
        .iter()
        .filter_map(|note| if let Note::Shore { cells, .. } = note { Some(cells.clone()) } else { None })
        .collect();
    for note in start_notes(game, language) {
        match note {
            // The goal of a side is shaded, and has the side's number while nothing stands there.
            Note::Mark { cell, text } => {
                diagram.notes.push(Note::Zone { cells: vec![cell], label: String::new() });
                if setup.cells.get(cell).copied().flatten().is_none() {
                    diagram.notes.push(Note::Mark { cell, text });
                }
            }
            // A band says it already.
            Note::Zone { cells, .. } if shores.contains(&cells) => {}
            note => diagram.notes.push(note),
        }
    }
    diagram
}

/// Returns the start of a game as a small picture for lists.
pub fn picture(position: &Position, language: Language) -> Figure {
    let theme = Theme { coordinates: crate::diagram::Coordinates::Hidden, ..Theme::SCREEN };
    draw(&diagram(position, language), Scale::Board(60.0), &theme)
}

/// Draws the pieces of a side in a row.
pub fn pieces(game: &Game, side: Side) -> String {
    if !game.seeds().is_empty() {
        return String::new();
    }
    let layers: Vec<usize> =
        (0..game.layers().len()).filter(|&layer| game.layers()[layer].side == Some(side)).collect();
    row(game, &layers)
}

/// Draws one piece of each layer in a row.
pub fn row(game: &Game, layers: &[usize]) -> String {
    if layers.is_empty() {
        return String::new();
    }
    let tokens = looks::tokens(game);
    let theme = Theme { outline: 0.5, ..Theme::SCREEN };
    let mut out = String::new();
    for (count, &layer) in (0u8..).zip(layers) {
        let mut figure = Figure::new(Size::new(9.0, 9.0), "");
        let centre = Point::new(4.5 + 9.0 * f64::from(count), 4.5);
        let (hue, text) = (looks::hue(game, layer), looks::inscription(game, layer));
        let piece = Piece { hue, text, ..Piece::new(tokens[layer]) };
        for shape in token::whole(&piece, centre, 7.0, 8.0, &theme) {
            figure.draw(shape);
        }
        out.push_str(&body(&figure));
    }
    let width = 9 * layers.len();
    format!("<svg class=\"token\" viewBox=\"0 0 {width} 9\" aria-hidden=\"true\">{out}</svg>")
}

/// Draws the piece that a button for a move names, if it names one.
pub fn named(position: &Position, mv: Move, language: Language) -> String {
    let (game, text) = (position.table().game(), position.write_move(mv));
    let named = text.split_once(':').and_then(|(word, _)| say::named_piece(game, word, language));
    named.map_or_else(String::new, |(layer, _)| row(game, &[layer]))
}
