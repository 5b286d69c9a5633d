//! Portuguese about lines, a piece's past, and how much a group reaches.

use super::super::flow::Flow;
use super::super::{Gender, Number};
use super::Portuguese;
use super::nouns::Prep;
use super::words::small;
use crate::sheets::phrase::{Noun, Place, Reached, Reference, Spoken, Way};

/// Returns an ordinal number, feminine.
pub(super) fn nth(n: u32) -> String {
    match n {
        2 => "segunda".to_owned(),
        3 => "terceira".to_owned(),
        4 => "quarta".to_owned(),
        5 => "quinta".to_owned(),
        n => format!("{n}.ª"),
    }
}

impl Portuguese {
    /// Says what narrows a noun down.
    pub(super) fn said(&self, said: &Spoken, number: Number) -> Flow {
        match said {
            Spoken::Unmoved => Flow::from("que nunca").say(number.pick("tenha", "tenham")).say("jogado"),
            Spoken::Onward => "a direito do último passo".into(),
            Spoken::Visited => "onde a peça já esteve nesta jogada".into(),
            Spoken::Unvisited => Flow::from("onde a peça ainda não esteve nesta jogada").comma(),
            Spoken::Turning => Flow::from("noutra direção que não a do último passo").comma(),
            Spoken::Removed => "de onde este lance tirou uma peça".into(),
            Spoken::Farthest(way, of) => {
                let flow = Flow::from("no fim de uma linha livre");
                let flow =
                    if is_mover(of) { flow } else { flow.say("a partir").say(self.noun(of, Prep::De)) };
                match way {
                    Way::Beside | Way::Around => flow,
                    way => flow.comma().say(self.toward(way)).comma(),
                }
            }
            Spoken::AsFar { of, counted, through } => {
                let flow = Flow::from("em linha reta");
                let flow =
                    if is_mover(of) { flow } else { flow.say("a partir").say(self.noun(of, Prep::De)) };
                let flow = flow.comma().say("exatamente a tantos passos quantas");
                let flow = flow.say(self.noun(counted, Prep::None)).say("houver em toda essa linha").comma();
                match through {
                    Some(through) => {
                        flow.say("passando só por cima").say(self.noun(through, Prep::De)).comma()
                    }
                    None => flow,
                }
            }
            Spoken::RunOn(true) => {
                "numa linha sem intervalos logo à frente da peça, no sentido do lance".into()
            }
            Spoken::RunOn(false) => "numa linha sem intervalos logo atrás de onde a peça estava".into(),
            Spoken::Reaching { negated, least, of } => {
                let flow = Flow::from(if *negated { "que não" } else { "que" });
                let flow = flow.say(number.pick("chegue", "cheguem")).say("a pelo menos");
                let n = |gender| small(i64::from(*least), gender);
                match of {
                    Reached::Sides => {
                        let flow = flow.say(n(Gender::Masculine)).say("lados do tabuleiro").comma();
                        flow.say("sem contar os cantos").comma()
                    }
                    Reached::Cells(place) => {
                        let gender = match place {
                            Place::Corner => Gender::Masculine,
                            _ => Gender::Feminine,
                        };
                        flow.say(n(gender)).say(self.place(place, Prep::De, Number::Many))
                    }
                }
            }
        }
    }
}

fn is_mover(noun: &Noun) -> bool {
    matches!(noun, Noun::That(Reference::Mover, _))
}
