//! Spanish clauses and numbers.

use super::super::Number;
use super::super::flow::Flow;
use super::along::nth;
use super::nouns::Prep;
use super::words::{self, joined, small};
use super::{Mood, Spanish};
use crate::sheets::phrase::{Clause, Noun, Quantity};
use rules::game::Bound;

impl Spanish {
    /// Says when something holds, after `si` or `siempre que`.
    pub(super) fn clause(&self, clause: &Clause, mood: Mood) -> Flow {
        let verb = |indicative: &'static str, subjunctive: &'static str| match mood {
            Mood::If => indicative,
            Mood::Provided => subjunctive,
        };
        match clause {
            Clause::All(all) => joined(all.iter().map(|one| self.clause(one, mood)), "y"),
            Clause::NoMove => Flow::from("quien juega no").say(verb("puede", "pueda")).say("mover"),
            Clause::Passes(n) => Flow::from("los jugadores")
                .say(verb("pasan", "pasen"))
                .say(small(i64::from(*n), super::super::Gender::Feminine))
                .say("veces seguidas"),
            Clause::Removes(true) => {
                Flow::from("el movimiento").say(verb("retira", "retire")).say("al menos una ficha")
            }
            Clause::Removes(false) => {
                Flow::from("el movimiento no").say(verb("retira", "retire")).say("ninguna ficha")
            }
            Clause::LastInStore => {
                Flow::from("la última semilla").say(verb("cae", "caiga")).say("en el depósito")
            }
            Clause::Repeated { with_side, negated, times: times @ 2.. } => {
                let what = if *with_side { "la posición" } else { "la disposición de las fichas" };
                let flow = Flow::from(what).say(if *negated { "no" } else { "" });
                flow.say(verb("aparece", "aparezca")).say("por").say(nth(*times + 1)).say("vez")
            }
            Clause::Repeated { with_side, negated, .. } => {
                let what = if *with_side { "la posición" } else { "la disposición de las fichas" };
                let when = if *negated { "todavía no" } else { "ya" };
                Flow::from(what).say(when).say(verb("ha", "haya")).say("aparecido")
            }
            Clause::Full => Flow::from("el tablero").say(verb("está", "esté")).say("lleno"),
            Clause::Exists(noun) => Flow::from(verb("hay", "haya")).say(self.noun(noun, Prep::None)),
            Clause::Absent(noun) => {
                Flow::from("no").say(verb("hay", "haya")).say(self.noun(noun, Prep::None))
            }
            Clause::Left(noun, n) => {
                let (gender, _) = self.agreement(noun);
                let things = self.noun(&noun.in_form(crate::sheets::phrase::Form::Some), Prep::None);
                Flow::from(verb("quedan", "queden")).say("menos de").say(small(*n, gender)).say(things)
            }
            Clause::Stands(subject, traits) => {
                let (_, number) = self.agreement(subject);
                let lemma = match subject {
                    Noun::Thing(thing) => self.lemma(&thing.head),
                    Noun::That(..) | Noun::Any(_) | Noun::Else(_) => words::piece(),
                };
                self.noun(subject, Prep::None).say(self.standing(traits, mood, &lemma, number))
            }
            Clause::Compare(left, bound, right) => {
                let be = verb("es", "sea");
                let flow = self.quantity(left, Prep::None).say(be);
                match bound {
                    Bound::Exactly => flow.say("igual").say(self.quantity(right, Prep::A)),
                    Bound::AtLeast => flow.say("al menos").say(self.quantity(right, Prep::None)),
                    Bound::AtMost => flow.say("como máximo").say(self.quantity(right, Prep::None)),
                }
            }
        }
    }

    /// Names a number with its article.
    pub(super) fn quantity(&self, quantity: &Quantity, prep: Prep) -> Flow {
        let article = match prep {
            Prep::A => "al",
            Prep::None | Prep::De | Prep::En | Prep::Por => "el",
        };
        match quantity {
            Quantity::Int(n) if prep == Prep::A => format!("a {n}").into(),
            Quantity::Int(n) => n.to_string().into(),
            Quantity::Sum(terms) => {
                let mut flow = Flow::default();
                for (index, (minus, term)) in terms.iter().enumerate() {
                    flow = match (index, minus) {
                        (_, true) => flow.say("menos"),
                        (0, false) => flow,
                        (_, false) => flow.say("más"),
                    };
                    flow = flow.say(self.quantity(term, if index == 0 { prep } else { Prep::None }));
                }
                flow
            }
            Quantity::Count(_)
            | Quantity::Seeds(_)
            | Quantity::Taken
            | Quantity::TakenPieces
            | Quantity::Largest(..) => Flow::from(article).say(self.bare_quantity(quantity)),
        }
    }

    /// Names a number without its article.
    pub(super) fn bare_quantity(&self, quantity: &Quantity) -> Flow {
        match quantity {
            Quantity::Int(_) | Quantity::Sum(_) => self.quantity(quantity, Prep::None),
            Quantity::Count(things) => Flow::from("número").say(self.noun(things, Prep::De)),
            Quantity::Seeds(pits) => Flow::from("número de semillas").say(self.those(pits)),
            Quantity::TakenPieces => "número de fichas capturadas".into(),
            Quantity::Taken => "número de semillas recogidas".into(),
            Quantity::Largest(1, things) => {
                Flow::from("tamaño del mayor grupo").say(self.noun(things, Prep::De))
            }
            Quantity::Largest(n, things) => Flow::from("producto de los tamaños de los")
                .say(small(i64::from(*n), super::super::Gender::Masculine))
                .say("mayores grupos")
                .say(self.noun(things, Prep::De))
                .say("(cero si hay menos)"),
        }
    }

    /// Says in which pits, with the article: `en los hoyos de su primera fila`.
    fn those(&self, pits: &Noun) -> Flow {
        let (gender, _) = self.agreement(pits);
        Flow::from("en").say(words::the(gender, Number::Many)).say(self.noun(pits, Prep::None))
    }
}
