//! Portuguese clauses and numbers.

use super::super::Number;
use super::super::flow::{Flow, joined};
use super::along::nth;
use super::nouns::Prep;
use super::words::{self, small};
use super::{Mood, Portuguese};
use crate::sheets::phrase::{Clause, Noun, Quantity};
use rules::game::Bound;

impl Portuguese {
    /// Says when something holds, after `se` or `desde que`.
    pub(super) fn clause(&self, clause: &Clause, mood: Mood) -> Flow {
        let verb = |future: &'static str, present: &'static str| match mood {
            Mood::If => future,
            Mood::Provided => present,
        };
        match clause {
            Clause::All(all) => joined(all.iter().map(|one| self.clause(one, mood)), "e"),
            Clause::NoMove => Flow::from("quem joga não").say(verb("tiver", "tenha")).say("jogada"),
            Clause::Passes(n) => Flow::from("os jogadores")
                .say(verb("passarem", "passem"))
                .say(small(i64::from(*n), super::super::Gender::Feminine))
                .say("vezes seguidas"),
            Clause::Removes(true) => {
                Flow::from("o lance").say(verb("retirar", "retire")).say("pelo menos uma peça")
            }
            Clause::Removes(false) => {
                Flow::from("o lance não").say(verb("retirar", "retire")).say("nenhuma peça")
            }
            Clause::LastInStore => {
                Flow::from("a última semente").say(verb("cair", "caia")).say("no depósito")
            }
            Clause::Repeated { with_side, negated, times: times @ 2.. } => {
                let what = if *with_side { "a posição" } else { "a disposição das peças" };
                let flow = Flow::from(what).say(if *negated { "não" } else { "" });
                flow.say(verb("ocorrer", "ocorra")).say("pela").say(nth(*times + 1)).say("vez")
            }
            Clause::Repeated { with_side, negated, .. } => {
                let what = if *with_side { "a posição" } else { "a disposição das peças" };
                let when = if *negated { "ainda não" } else { "já" };
                Flow::from(what).say(when).say(verb("tiver", "tenha")).say("ocorrido")
            }
            Clause::Full => Flow::from("o tabuleiro").say(verb("estiver", "esteja")).say("cheio"),
            Clause::Exists(noun) => Flow::from(verb("houver", "haja")).say(self.noun(noun, Prep::None)),
            Clause::Absent(noun) => {
                Flow::from("não").say(verb("houver", "haja")).say(self.noun(noun, Prep::None))
            }
            Clause::Left(noun, n) => {
                let (gender, _) = self.agreement(noun);
                let things = self.noun(&noun.in_form(crate::sheets::phrase::Form::Some), Prep::None);
                Flow::from(verb("restarem", "restem")).say("menos de").say(small(*n, gender)).say(things)
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
                let be = verb("for", "seja");
                let flow = self.quantity(left, Prep::None).say(be);
                match bound {
                    Bound::Exactly => flow.say("igual").say(self.quantity(right, Prep::A)),
                    Bound::AtLeast => flow.say("pelo menos").say(self.quantity(right, Prep::None)),
                    Bound::AtMost => flow.say("no máximo").say(self.quantity(right, Prep::None)),
                }
            }
        }
    }

    /// Names a number with its article.
    pub(super) fn quantity(&self, quantity: &Quantity, prep: Prep) -> Flow {
        let article = match prep {
            Prep::A => "ao",
            Prep::None | Prep::De | Prep::Em | Prep::Por => "o",
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
                        (_, false) => flow.say("mais"),
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
            Quantity::Seeds(pits) => Flow::from("número de sementes").say(self.those(pits)),
            Quantity::TakenPieces => "número de peças capturadas".into(),
            Quantity::Taken => "número de sementes recolhidas".into(),
            Quantity::Largest(1, things) => {
                Flow::from("tamanho do maior grupo").say(self.noun(things, Prep::De))
            }
            Quantity::Largest(n, things) => Flow::from("produto dos tamanhos dos")
                .say(small(i64::from(*n), super::super::Gender::Masculine))
                .say("maiores grupos")
                .say(self.noun(things, Prep::De))
                .say("(zero se forem menos)"),
        }
    }

    /// Says in which pits, with the article: `nas covas da sua primeira linha`.
    fn those(&self, pits: &Noun) -> Flow {
        let (gender, _) = self.agreement(pits);
        Flow::from(words::agreed("n", gender, Number::Many)).say(self.noun(pits, Prep::None))
    }
}
