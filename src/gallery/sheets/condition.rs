//! Conditions and numbers in words.

use super::noun::{Form, parts};
use super::phrase::Phrases;
use rules::game::{Bound, Condition, Number, Set};

/// What a condition stands after: Portuguese verbs depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mood {
    /// `se houver`.
    If,
    /// `desde que haja`.
    Provided,
}

impl Phrases<'_> {
    /// Says when a condition holds, to stand after `if`.
    pub(super) fn condition(&self, condition: &Condition) -> String {
        self.clause(condition, Mood::If)
    }

    /// Says when a condition holds, to stand after `if` or `provided that`.
    pub(super) fn clause(&self, condition: &Condition, mood: Mood) -> String {
        let verb = |future: &'static str, present: &'static str| match mood {
            Mood::If => future,
            Mood::Provided => present,
        };
        match condition {
            Condition::And(all) => {
                let words: Vec<String> = all.iter().map(|one| self.clause(one, mood)).collect();
                words.join(&self.say(" e ", " and "))
            }
            Condition::NoMove => {
                let have = verb("tiver", "tenha");
                self.say(format!("quem joga não {have} jogada"), "the player to move cannot")
            }
            Condition::Passes(n) => self.say(
                format!("os jogadores {} {n} vezes seguidas", verb("passarem", "passem")),
                format!("there are {n} passes in a row"),
            ),
            Condition::Repeated { negated, with_side } => {
                let what =
                    if *with_side { ("posição", "position") } else { ("disposição", "arrangement") };
                let have = verb("tiver", "tenha");
                if *negated {
                    self.say(
                        format!("a {} ainda não {have} ocorrido", what.0),
                        format!("the {} has not occurred before", what.1),
                    )
                } else {
                    self.say(
                        format!("a {} já {have} ocorrido", what.0),
                        format!("the {} has occurred before", what.1),
                    )
                }
            }
            Condition::Count(Set::Empty, Bound::Exactly | Bound::AtMost, 0) => {
                self.say(format!("o tabuleiro {} cheio", verb("estiver", "esteja")), "the board is full")
            }
            Condition::Count(set, bound, n) => self.count(set, *bound, *n, mood),
            Condition::Compare(left, bound, right) => {
                let (left, right) = (self.number(left), self.number(right));
                let be = verb("for", "seja");
                let how = match bound {
                    Bound::Exactly => self.say(format!("{be} igual a"), "equals"),
                    Bound::AtLeast => self.say(format!("{be} pelo menos"), "is at least"),
                    Bound::AtMost => self.say(format!("{be} no máximo"), "is at most"),
                };
                format!("{left} {how} {right}")
            }
        }
    }

    fn count(&self, set: &Set, bound: Bound, n: i64, mood: Mood) -> String {
        let there = match mood {
            Mood::If => "houver",
            Mood::Provided => "haja",
        };
        match (bound, n) {
            (Bound::AtLeast, 1) => {
                let all = parts(set);
                let (it, rest): (Vec<&Set>, Vec<&Set>) =
                    all.into_iter().partition(|part| matches!(part, Set::It | Set::Arrived));
                if !it.is_empty() && !rest.is_empty() {
                    let be = if mood == Mood::If { "ficar" } else { "fique" };
                    let words: Vec<String> = rest.iter().map(|part| self.modifier(part, false)).collect();
                    let words = words.join(" ");
                    return self.say(
                        format!("a peça jogada {be} {words}"),
                        format!("the piece just played stands {words}"),
                    );
                }
                let thing = self.noun(set, Form::One);
                let single = match set {
                    Set::Groups(of, _) => self.is_single(of),
                    set => self.is_single(set),
                };
                if single {
                    // What is said of the only piece of its kind is said of it: `o rei ficar num canto`.
                    let be = if mood == Mood::If { "ficar" } else { "fique" };
                    let mut words = thing.splitn(3, ' ');
                    let subject = [words.next().unwrap_or(""), words.next().unwrap_or("")].join(" ");
                    let rest = words.next().unwrap_or("");
                    return self.say(format!("{subject} {be} {rest}"), format!("{subject} stands {rest}"));
                }
                self.say(format!("{there} {thing}"), format!("there is {thing}"))
            }
            (Bound::Exactly | Bound::AtMost, 0) => {
                let things = self.noun(set, Form::Some);
                self.say(format!("não {there} {things}"), format!("there are no {things}"))
            }
            (bound, n) => {
                let many = self.bound(bound, n);
                let things = if n == 1 { self.noun(set, Form::Counted) } else { self.several(set) };
                let are = if n == 1 { "is" } else { "are" };
                self.say(format!("{there} {many} {things}"), format!("there {are} {many} {things}"))
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
                let things = self.noun(set, Form::Some);
                self.say(format!("o número de {things}"), format!("the number of {things}"))
            }
            Number::Seeds(set) => {
                let things = self.noun(set, Form::Some);
                self.say(
                    format!("o número de sementes nas {things}"),
                    format!("the number of seeds in the {things}"),
                )
            }
            Number::Taken => self.say("o número de sementes recolhidas", "the number of seeds taken"),
            Number::Largest(1, set) => {
                let things = self.noun(set, Form::Some);
                self.say(
                    format!("o tamanho do maior grupo de {things}"),
                    format!("the size of the largest group of {things}"),
                )
            }
            Number::Largest(n, set) => {
                let things = self.noun(set, Form::Some);
                self.say(
                    format!("o produto dos tamanhos dos {n} maiores grupos de {things} (zero se forem menos)"),
                    format!("the product of the sizes of the {n} largest groups of {things} (zero if there are fewer)"),
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
