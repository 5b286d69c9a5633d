//! Conditions and numbers in words.

use super::phrase::Phrases;
use crate::game::{Bound, Condition, Number, Set};

impl Phrases<'_> {
    /// Says when a condition holds, to stand after `if`.
    pub(super) fn condition(&self, condition: &Condition) -> String {
        match condition {
            Condition::And(all) => {
                let words: Vec<String> = all.iter().map(|one| self.condition(one)).collect();
                words.join(&self.say(" e ", " and "))
            }
            Condition::NoMove => self.say("quem joga não tiver jogada", "the player to move cannot"),
            Condition::Passes(n) => {
                self.say(format!("se passar {n} vezes seguidas"), format!("there are {n} passes in a row"))
            }
            Condition::Repeated { negated: false, .. } => {
                self.say("a posição já tiver ocorrido", "the position has occurred before")
            }
            Condition::Repeated { negated: true, .. } => {
                self.say("a posição ainda não tiver ocorrido", "the position has not occurred before")
            }
            Condition::Count(Set::Empty, Bound::Exactly | Bound::AtMost, 0) => {
                self.say("o tabuleiro estiver cheio", "the board is full")
            }
            Condition::Count(set, bound, n) => {
                let quality = self.quality(set);
                match (bound, n) {
                    (Bound::AtLeast, 1) => {
                        let thing = self.thing(set);
                        self.say(format!("houver {thing}"), format!("there is {thing}"))
                    }
                    (Bound::Exactly | Bound::AtMost, 0) => self.say(
                        format!("não houver nenhuma casa {quality}"),
                        format!("there is no cell {quality}"),
                    ),
                    (bound, n) => {
                        let many = self.bound(*bound, *n);
                        let plural = *n != 1;
                        let cells = if plural { ("casas", "cells") } else { ("casa", "cell") };
                        self.say(
                            format!("houver {many} {} {quality}", cells.0),
                            format!(
                                "there {} {many} {} {quality}",
                                if plural { "are" } else { "is" },
                                cells.1
                            ),
                        )
                    }
                }
            }
            Condition::Compare(left, bound, right) => {
                let (left, right) = (self.number(left), self.number(right));
                let how = match bound {
                    Bound::Exactly => self.say("for igual a", "equals"),
                    Bound::AtLeast => self.say("for pelo menos", "is at least"),
                    Bound::AtMost => self.say("for no máximo", "is at most"),
                };
                format!("{left} {how} {right}")
            }
        }
    }

    fn bound(&self, bound: Bound, n: i64) -> String {
        match bound {
            Bound::Exactly => self.say(format!("exatamente {n}"), format!("exactly {n}")),
            Bound::AtLeast => self.say(format!("pelo menos {n}"), format!("at least {n}")),
            Bound::AtMost => self.say(format!("no máximo {n}"), format!("at most {n}")),
        }
    }

    /// Names a number.
    pub(super) fn number(&self, number: &Number) -> String {
        match number {
            Number::Int(n) => n.to_string(),
            Number::Count(set) => {
                let quality = self.quality(set);
                self.say(format!("o número de casas {quality}"), format!("the number of cells {quality}"))
            }
            Number::Seeds(set) => {
                let quality = self.quality(set);
                self.say(
                    format!("o número de sementes nas casas {quality}"),
                    format!("the number of seeds in the cells {quality}"),
                )
            }
            Number::Taken => self.say("o número de sementes recolhidas", "the number of seeds taken"),
            Number::Largest(1, set) => {
                let quality = self.quality(set);
                self.say(
                    format!("o tamanho do maior grupo de casas {quality}"),
                    format!("the size of the largest group of cells {quality}"),
                )
            }
            Number::Largest(n, set) => {
                let quality = self.quality(set);
                self.say(
                    format!("o produto dos tamanhos dos {n} maiores grupos de casas {quality} (zero se forem menos)"),
                    format!("the product of the sizes of the {n} largest groups of cells {quality} (zero if there are fewer)"),
                )
            }
            Number::Sum(terms) => {
                let mut words = String::new();
                for (index, (minus, term)) in terms.iter().enumerate() {
                    if *minus {
                        words.push_str(&self.say(" menos ", " minus "));
                    } else if index > 0 {
                        words.push_str(&self.say(" mais ", " plus "));
                    }
                    words.push_str(&self.number(term));
                }
                words
            }
        }
    }
}
