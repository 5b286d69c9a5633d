//! Places on a board.

use super::super::flow::Flow;
use super::super::parts::follow;
use super::super::{Gender, Number};
use super::{Article, Prep, Romance};
use crate::sheets::phrase::{CellWord, Place, Whose};

impl Romance {
    /// Says a place; one of several cells is one *or* the other.
    pub(super) fn place(&self, place: &Place, prep: Prep, number: Number) -> Flow {
        let (w, joints) = (&self.words.places, &self.words.joints);
        let word = number.pick(joints.or, joints.and);
        let the = |gender, number| self.article(prep, Article::The, gender, number);
        let the_one = || the(Gender::Feminine, Number::One);
        let the_many = || the(Gender::Feminine, Number::Many);
        let lines = |noun: &str, first: &str, last: &str, follow: bool| {
            the_many().say(noun).say(first).say(if follow { joints.and } else { w.to }).say(last)
        };
        match place {
            Place::Row(n) => the_one().say(w.row.0).say(n.to_string()),
            Place::Rows(a, b) => lines(w.row.1, &a.to_string(), &b.to_string(), a + 1 == *b),
            Place::Column(a) => the_one().say(w.column.0).say(a.as_str()),
            Place::Columns(a, b) => lines(w.column.1, a, b, follow(a, b)),
            Place::OwnRow(1) if self.cell == CellWord::Pit => {
                self.owned(prep, Gender::Feminine, Number::One).say(w.pit_row)
            }
            Place::LastRow if self.cell == CellWord::Pit => {
                the_one().say(w.pit_row).say(self.words.things.of_enemy)
            }
            Place::OwnRow(n) => {
                let own = self.owned(prep, Gender::Feminine, Number::One);
                own.say(self.words.nth(u32::from(*n))).say(w.row.0)
            }
            Place::LastRow => the_one().say(w.last_row),
            Place::Corner => {
                let corner = &self.words.corner;
                let all = the(corner.gender, Number::Many).say(&*corner.many);
                match (prep, number) {
                    (Prep::De, _) | (_, Number::Many) => all,
                    (prep, Number::One) => {
                        self.article(prep, Article::A, corner.gender, Number::One).say(&*corner.one)
                    }
                }
            }
            Place::Centre => the(Gender::Masculine, Number::One).say(w.centre),
            Place::Edge => the(self.words.edge.gender, Number::One).say(&*self.words.edge.one),
            Place::Dark => the_many().say(w.dark_cells),
            Place::Light => the_many().say(w.light_cells),
            Place::Edges => w.between_points.into(),
            Place::Boxes => number.form(w.in_box).into(),
            Place::Shaded => the_one().say(w.shaded),
            Place::Zone(name, whose) => {
                let name = name.in_language(self.language());
                let (gender, number) = self.words.agreement_of(name);
                match whose {
                    Whose::Own => self.owned(prep, gender, number).say(name),
                    Whose::Enemy => the(gender, number).say(name).say(self.words.things.of_enemy),
                    Whose::Side(_) | Whose::Either | Whose::Any | Whose::Plain => {
                        the(gender, number).say(name)
                    }
                }
            }
            Place::Cells(cells) => {
                let before = self.article(prep, Article::None, Gender::Feminine, Number::Many);
                if cells.is_empty() {
                    return before.say(w.nowhere);
                }
                let names = cells.iter().map(|cell| Flow::from(cell.as_str())).collect();
                before.say((self.words.join)(names, word))
            }
            Place::Union(places) => {
                let places = places.iter().map(|place| self.place(place, prep, number)).collect();
                (self.words.join)(places, word)
            }
            Place::BySide(sides) => self.by_side(sides, |place| self.place(place, prep, number)),
        }
    }
}
