//! Places on a board, in English.

use super::super::Number;
use super::super::flow::{Flow, joined};
use super::super::parts::follow;
use super::English;
use crate::sheets::phrase::{CellWord, Place, Whose};
use rules::game::Language;

/// Whether a place is where something is, or just named.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Spot {
    At,
    Name,
}

impl English {
    /// Says a place; one of several cells is one *or* the other.
    pub(super) fn place(&self, place: &Place, spot: Spot, number: Number) -> Flow {
        let word = number.pick("or", "and");
        let on = |preposition: &str| match spot {
            Spot::At => Flow::from(preposition),
            Spot::Name => Flow::default(),
        };
        let to = |follow: bool| if follow { "and" } else { "to" };
        match place {
            Place::Row(n) => on("in").say("row").say(n.to_string()),
            Place::Rows(a, b) => {
                on("in").say("rows").say(a.to_string()).say(to(a + 1 == *b)).say(b.to_string())
            }
            Place::Column(a) => on("in").say("column").say(a.as_str()),
            Place::Columns(a, b) => {
                on("in").say("columns").say(a.as_str()).say(to(follow(a, b))).say(b.as_str())
            }
            Place::OwnRow(1) if self.cell == CellWord::Pit => on("in").say("their row"),
            Place::LastRow if self.cell == CellWord::Pit => on("in").say("the opponent's row"),
            Place::OwnRow(n) => {
                let nth = match n {
                    1 => "first",
                    2 => "second",
                    _ => "third",
                };
                on("in").say("their").say(nth).say("row")
            }
            Place::LastRow => on("in").say("the last row"),
            Place::Corner => on("in").say(number.pick("a corner", "the corners")),
            Place::Centre => on("in").say("the centre"),
            Place::Edge => on("on").say("the edge"),
            Place::Dark => on("on").say("the dark cells"),
            Place::Light => on("on").say("the light cells"),
            Place::Edges => "between two dots".into(),
            Place::Boxes => number.pick("inside a box", "inside boxes").into(),
            Place::Shaded => on("in").say("the shaded zone of the first diagram"),
            Place::Zone(name, whose) => {
                let name = name.in_language(Language::En);
                on("in").say(match whose {
                    Whose::Own => format!("their {name}"),
                    Whose::Enemy => format!("the enemy {name}"),
                    Whose::Side(_) | Whose::Either | Whose::Any | Whose::Plain => format!("the {name}"),
                })
            }
            Place::Cells(cells) if cells.is_empty() => "nowhere".into(),
            Place::Cells(cells) => {
                on("on").say(joined(cells.iter().map(|cell| Flow::from(cell.as_str())), word))
            }
            Place::Union(places) => joined(places.iter().map(|place| self.place(place, spot, number)), word),
            Place::BySide(sides) => self.by_side(sides, |place| self.place(place, spot, number)),
        }
    }
}
