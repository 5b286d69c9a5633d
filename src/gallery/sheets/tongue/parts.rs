//! Parts of sentences that every language puts together alike.

use super::flow::{Flow, joined_by};
use super::lemma::Lemma;
use super::{Gender, Number};
use crate::sheets::phrase::{Form, Name, Quantity, SideName};
use rules::game::Language;

/// Joins several by commas and a word before the last, as a language writes that word before the next.
pub(super) type Join = fn(Vec<Flow>, &'static str) -> Flow;

/// Joins several by commas and the same word before the last.
pub(super) fn plainly(several: Vec<Flow>, word: &'static str) -> Flow {
    joined_by(several, |_| word)
}

impl Number {
    /// Returns the number of a noun in a form.
    pub(super) fn of_form(form: Form) -> Number {
        match form {
            Form::One | Form::The => Number::One,
            Form::Some | Form::Every => Number::Many,
            Form::Count(_, n) => Number::of(n),
        }
    }
}

/// Says what each side has or does, with its name behind it in brackets.
pub(super) fn by_side<T>(
    sides: &[(SideName, T); 2],
    language: Language,
    say: impl Fn(&T) -> Flow,
) -> Vec<Flow> {
    let each = |(side, what): &(SideName, T)| say(what).say(format!("({})", side.name.in_language(language)));
    sides.iter().map(each).collect()
}

/// Says the first, or, if there is none, the next: `or` and `if there is none` as the language says them.
pub(super) fn or_else(several: impl IntoIterator<Item = Flow>, or: &str, if_none: &str) -> Flow {
    let next = |flow: Flow, one: Flow| flow.say(or).comma().say(if_none).comma().say(one);
    several.into_iter().reduce(next).unwrap_or_default()
}

/// Says pieces with their numbers, and apart from them those of which there are as many as needed.
pub(super) fn supplies<G>(
    kinds: &[(Name, Option<u16>)],
    lemma: impl Fn(&Name) -> Lemma<G>,
) -> (Vec<Flow>, Vec<Flow>) {
    let (mut counted, mut enough) = (Vec::new(), Vec::new());
    for (name, n) in kinds {
        let lemma = lemma(name);
        match n {
            Some(n) => {
                counted.push(Flow::from(n.to_string()).say(lemma.in_number(Number::of(i64::from(*n)))));
            }
            None => enough.push(Flow::from(&*lemma.many)),
        }
    }
    (counted, enough)
}

/// Says numbers added and taken away; `term` says one, given its place.
pub(super) fn sum(
    terms: &[(bool, Quantity)],
    (plus, minus): (&str, &str),
    term: impl Fn(usize, &Quantity) -> Flow,
) -> Flow {
    let mut flow = Flow::default();
    for (index, (is_minus, quantity)) in terms.iter().enumerate() {
        flow = match (index, is_minus) {
            (_, true) => flow.say(minus),
            (0, false) => flow,
            (_, false) => flow.say(plus),
        };
        flow = flow.say(term(index, quantity));
    }
    flow
}

/// Lists numbers, with a word before the last.
pub(super) fn listed(numbers: &[u8], word: &'static str) -> String {
    plainly(numbers.iter().map(|n| Flow::from(n.to_string())).collect(), word).text()
}

/// The words about seeds in pits.
pub(super) struct SeedWords {
    pub(super) with: &'static str,
    pub(super) seeds: (&'static str, &'static str),
    pub(super) or_more: &'static str,
    pub(super) or: &'static str,
    pub(super) to: &'static str,
}

impl SeedWords {
    /// Says how many seeds lie there.
    pub(super) fn say(&self, least: u32, most: Option<u32>, small: impl Fn(i64) -> String) -> Flow {
        let n = |n: u32| small(i64::from(n));
        let (flow, (_, seeds)) = (Flow::from(self.with), self.seeds);
        match most {
            None if least == 1 => flow.say(seeds),
            None => flow.say(n(least)).say(self.or_more).say(seeds),
            Some(most) if most == least => {
                flow.say(n(least)).say(Number::of(i64::from(least)).form(self.seeds))
            }
            Some(most) if most == least + 1 => flow.say(n(least)).say(self.or).say(n(most)).say(seeds),
            Some(most) => flow.say(n(least)).say(self.to).say(n(most)).say(seeds),
        }
    }
}

/// Returns whether one column comes just after another.
pub(super) fn follow(a: &str, b: &str) -> bool {
    matches!((a.as_bytes(), b.as_bytes()), ([a], [b]) if a + 1 == *b)
}

/// Writes a small number as a word: the first of `words` is one, in both genders.
pub(super) fn small(n: i64, words: &[(&str, &str); 10], gender: Gender) -> String {
    let word = usize::try_from(n - 1).ok().and_then(|index| words.get(index));
    word.map_or_else(|| n.to_string(), |(masculine, feminine)| gender.pick(*masculine, *feminine).to_owned())
}
