//! Spanish about lines, a piece's past, and how much a group reaches.

use super::super::flow::Flow;
use super::super::{Gender, Number};
use super::Spanish;
use super::nouns::Prep;
use super::words::small;
use crate::sheets::phrase::{Noun, Reached, Reference, Spoken, Way};

/// Returns an ordinal number, feminine.
pub(super) fn nth(n: u32) -> String {
    match n {
        2 => "segunda".to_owned(),
        3 => "tercera".to_owned(),
        4 => "cuarta".to_owned(),
        5 => "quinta".to_owned(),
        n => format!("{n}.ª"),
    }
}

impl Spanish {
    /// Says what narrows a noun down.
    pub(super) fn said(&self, said: &Spoken, number: Number) -> Flow {
        match said {
            Spoken::Unmoved => Flow::from("que nunca").say(number.pick("haya", "hayan")).say("jugado"),
            Spoken::Onward => "en la dirección del último paso".into(),
            Spoken::Visited => "donde la ficha ya ha estado en esta jugada".into(),
            Spoken::Unvisited => Flow::from("donde la ficha no ha estado en esta jugada").comma(),
            Spoken::Turning => Flow::from("en otra dirección que la del último paso").comma(),
            Spoken::Removed => "de donde este movimiento ha retirado una ficha".into(),
            Spoken::Farthest(way, of) => {
                let flow = Flow::from("al final de una línea libre");
                let flow =
                    if is_mover(of) { flow } else { flow.say("a partir").say(self.noun(of, Prep::De)) };
                match way {
                    Way::Beside | Way::Around => flow,
                    way => flow.comma().say(self.toward(way)).comma(),
                }
            }
            Spoken::AsFar { of, counted, through } => {
                let flow = Flow::from("en línea recta");
                let flow =
                    if is_mover(of) { flow } else { flow.say("a partir").say(self.noun(of, Prep::De)) };
                let flow = flow.comma().say("exactamente a tantos pasos como");
                let flow = flow.say(self.noun(counted, Prep::None)).say("haya en toda esa línea").comma();
                match through {
                    Some(through) => {
                        flow.say("pasando solo por encima").say(self.noun(through, Prep::De)).comma()
                    }
                    None => flow,
                }
            }
            Spoken::RunOn(true) => {
                "en una línea sin huecos justo delante de la ficha, en el sentido del movimiento".into()
            }
            Spoken::RunOn(false) => "en una línea sin huecos justo detrás de donde estaba la ficha".into(),
            Spoken::Reaching { negated, least, of } => {
                let flow = Flow::from(if *negated { "que no" } else { "que" });
                let flow = flow.say(number.pick("llegue", "lleguen")).say("al menos a");
                let n = |gender| small(i64::from(*least), gender);
                match of {
                    Reached::Sides => {
                        let flow = flow.say(n(Gender::Masculine)).say("lados del tablero").comma();
                        flow.say("sin contar las esquinas").comma()
                    }
                    Reached::Cells(place) => {
                        flow.say(n(Gender::Feminine)).say(self.place(place, Prep::De, Number::Many))
                    }
                }
            }
        }
    }
}

fn is_mover(noun: &Noun) -> bool {
    matches!(noun, Noun::That(Reference::Mover, _))
}
