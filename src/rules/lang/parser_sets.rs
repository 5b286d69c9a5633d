//! The pest parser's pairs turned into sets and numbers of [`super::ast`].

use grammar::Rule;
use pest::iterators::Pair;

use super::ast::{At, Bond, Number, NumberAt, Set, SetAt, Touch};
use super::parser::{Phrase, amount, first, integer, presume, presume_never};

impl Phrase<'_> {
    pub(super) fn number_pair(&self, pair: Pair<Rule>) -> NumberAt {
        let span = self.span(&pair);
        let mut terms = Vec::new();
        let mut minus = false;
        for pair in pair.into_inner() {
            if pair.as_rule() == Rule::sign {
                minus = pair.as_str() == "-";
            } else {
                terms.push((minus, self.summand(pair)));
            }
        }
        if terms.len() == 1 { presume(terms.pop()).1 } else { At { node: Number::Sum(terms), span } }
    }

    fn summand(&self, pair: Pair<Rule>) -> NumberAt {
        let span = self.span(&pair);
        let rule = pair.as_rule();
        let node = match rule {
            Rule::int => Number::Int(i64::from(integer(&pair))),
            Rule::largest => {
                let mut many = 1;
                let mut of = None;
                for pair in pair.into_inner() {
                    match pair.as_rule() {
                        Rule::int => many = integer(&pair),
                        _ => of = Some(self.set_pair(pair)),
                    }
                }
                Number::Largest(many, presume(of))
            }
            Rule::seeds_in => Number::SeedsIn(self.set_pair(first(pair))),
            Rule::n_groups => Number::Groups(self.set_pair(first(pair))),
            Rule::count => Number::Count(self.set_pair(first(pair))),
            rule => presume_never(rule),
        };
        At { node, span }
    }

    pub(super) fn set_pair(&self, pair: Pair<Rule>) -> SetAt {
        let span = self.span(&pair);
        let rule = pair.as_rule();
        let node = match rule {
            Rule::set => return self.joined(pair, Set::Else),
            Rule::either => return self.joined(pair, Set::Or),
            Rule::both => return self.joined(pair, Set::And),
            Rule::without => Set::Not(Box::new(self.set_pair(first(pair)))),
            Rule::nouns => Set::Nouns(pair.into_inner().map(|word| self.word(word)).collect()),
            Rule::relation => {
                let (mut distance, mut direction, mut of) = (1, None, None);
                for pair in pair.into_inner() {
                    match pair.as_rule() {
                        Rule::int => distance = integer(&pair),
                        Rule::direction => direction = Some(self.relation(pair)),
                        _ => of = Some(self.set_pair(pair)),
                    }
                }
                Set::Near { distance, direction: presume(direction), of: Box::new(presume(of)) }
            }
            Rule::sight | Rule::farthest => {
                let (mut direction, mut of, mut over, mut past) = (None, None, None, None);
                for pair in pair.into_inner() {
                    match pair.as_rule() {
                        Rule::direction => direction = Some(self.relation(pair)),
                        Rule::over => over = Some(Box::new(self.set_pair(first(pair)))),
                        Rule::past => past = Some(Box::new(self.set_pair(first(pair)))),
                        _ => of = Some(self.set_pair(pair)),
                    }
                }
                let of = Box::new(presume(of));
                if rule == Rule::sight {
                    Set::Sight { direction, of, over, past }
                } else {
                    Set::Farthest { direction, of }
                }
            }
            Rule::as_far => {
                let mut direction = None;
                let mut sets = Vec::new();
                for pair in pair.into_inner() {
                    match pair.as_rule() {
                        Rule::direction => direction = Some(self.relation(pair)),
                        _ => sets.push(Box::new(self.set_pair(pair))),
                    }
                }
                let mut sets = sets.into_iter();
                let (of, counted) = (presume(sets.next()), presume(sets.next()));
                Set::AsFar { direction, of, counted, through: sets.next() }
            }
            Rule::groups => {
                let mut inner = pair.into_inner().peekable();
                let is_linked = inner.next_if(|pair| pair.as_rule() == Rule::linked).is_some();
                let of = Box::new(self.set_pair(presume(inner.next())));
                let filters = inner.map(|touch| self.touch(touch)).collect();
                Set::Groups { of, filters, bond: if is_linked { Bond::Links } else { Bond::Touch } }
            }
            Rule::line => self.line(pair),
            Rule::seeded => match pair.into_inner().next() {
                Some(pair) => {
                    let (least, most) = amount(pair);
                    Set::Seeds(least, most)
                }
                None => Set::Seeds(1, u32::MAX),
            },
            Rule::trail => {
                let mut inner = pair.into_inner();
                let mut next = || Box::new(self.set_pair(presume(inner.next())));
                Set::Trail(next(), next())
            }
            Rule::rows => {
                let numbers: Vec<_> = pair.into_inner().map(|int| integer(&int)).collect();
                Set::Rows(numbers[0], numbers[numbers.len() - 1])
            }
            Rule::columns => {
                let mut letters: Vec<_> = pair.into_inner().map(|letters| self.word(letters)).collect();
                let last = presume(letters.pop());
                Set::Columns(letters.pop().unwrap_or_else(|| last.clone()), last)
            }
            Rule::own_row => Set::OwnRow(self.word(first(pair))),
            rule => presume_never(rule),
        };
        At { node, span }
    }

    fn joined(&self, pair: Pair<Rule>, join: fn(Vec<SetAt>) -> Set) -> SetAt {
        let span = self.span(&pair);
        let mut parts: Vec<_> = pair.into_inner().map(|part| self.set_pair(part)).collect();
        if parts.len() == 1 { presume(parts.pop()) } else { At { node: join(parts), span } }
    }

    fn touch(&self, pair: Pair<Rule>) -> Touch {
        let (mut negated, mut reaching, mut least, mut what) = (false, false, None, None);
        for pair in pair.into_inner() {
            match pair.as_rule() {
                Rule::negation => negated = true,
                Rule::touch_word => reaching = pair.as_str() == "reaching",
                Rule::least_of => least = Some(integer(&first(pair))),
                _ => what = Some(self.set_pair(pair)),
            }
        }
        Touch { negated, reaching, least, what: presume(what) }
    }

    fn line(&self, pair: Pair<Rule>) -> Set {
        let (mut direction, mut length, mut of, mut ends) = (None, None, None, None);
        let mut onward = None;
        for pair in pair.into_inner() {
            match pair.as_rule() {
                Rule::direction => direction = Some(self.relation(pair)),
                Rule::int => length = Some(integer(&pair)),
                Rule::ends => {
                    let mut inner = pair.into_inner();
                    let mut next = || self.set_pair(presume(inner.next()));
                    ends = Some(Box::new((next(), next())));
                }
                Rule::run_on => onward = Some(pair.as_str().ends_with("on")),
                _ => of = Some(Box::new(self.set_pair(pair))),
            }
        }
        if let Some(onward) = onward {
            return Set::RunOn { direction, length, of: presume(of), onward };
        }
        Set::Line { direction, length, of: presume(of), ends }
    }
}
