//! Conditions, numbers and verdicts: phrases → rules.

use speech::msg;

use super::lower::Lowering;
use super::lower_names::Wanted;
use crate::diag::Diagnostic;
use crate::game::{Bound, Condition, Number, Repeated, Set, Side, Verdict, Who};
use crate::lang::ast;

/// The engine counts no more passes in a row.
const MOST_PASSES: u32 = 200;
/// The engine multiplies the sizes of no more groups.
const MOST_GROUPS: u32 = 8;

impl Lowering<'_> {
    /// Resolves a condition.
    pub(super) fn condition(&mut self, condition: &ast::ConditionAt) -> Option<Condition> {
        let some = |set| Condition::Count(set, Bound::AtLeast, 1);
        match &condition.node {
            ast::Condition::And(parts) => {
                let parts: Vec<_> = parts.iter().map(|part| self.condition(part)).collect();
                parts.into_iter().collect::<Option<_>>().map(Condition::And)
            }
            ast::Condition::NoMove => Some(Condition::NoMove),
            ast::Condition::Passes(n) if !(1..=MOST_PASSES).contains(n) => {
                let message = msg("compile-passes").with("most", MOST_PASSES);
                self.complain(Diagnostic::error(condition.span, message))
            }
            ast::Condition::Passes(n) => Some(Condition::Passes(*n)),
            ast::Condition::Repeated(Repeated { times: 0, .. }) => {
                let complaint = Diagnostic::error(condition.span, msg("compile-occurred"));
                self.complain(complaint.help(msg("compile-occurred-help")))
            }
            ast::Condition::Repeated(repeated) => Some(Condition::Repeated(*repeated)),
            ast::Condition::LastInStore if self.scope.board.track().is_empty() => {
                let complaint = Diagnostic::error(condition.span, msg("compile-only-pits"));
                self.complain(complaint.help(msg("compile-declare-pits")))
            }
            ast::Condition::LastInStore => Some(Condition::LastInStore),
            ast::Condition::No(set) => Some(Condition::Count(self.set(set)?, Bound::AtMost, 0)),
            ast::Condition::Some(set) => {
                if self.turns_round(set) {
                    let complaint = Diagnostic::warning(set.span, msg("compile-not-some"));
                    self.diagnostics.add(complaint.help(msg("compile-not-some-help")));
                }
                self.set(set).map(some)
            }
            // Groups are counted, not their cells.
            ast::Condition::Quantity(bound, n, set) => Some(match self.set(set)? {
                groups @ (Set::Groups(..) | Set::Reaching(..)) => {
                    Condition::Compare(Number::Groups(groups), *bound, Number::Int(*n))
                }
                set => Condition::Count(set, *bound, *n),
            }),
            ast::Condition::Compare(left, bound, right, offset) => {
                let (left, right) = (self.number(left), self.number(right));
                let right = match (right?, *offset) {
                    (right, 0) => right,
                    (right, offset) => Number::Sum(vec![(false, right), (false, Number::Int(offset))]),
                };
                Some(Condition::Compare(left?, *bound, right))
            }
        }
    }

    /// Returns whether `not` stands before something to be found, which holds as soon as any other cell is there.
    fn turns_round(&self, set: &ast::SetAt) -> bool {
        let ast::Set::Not(inner) = &set.node else { return false };
        match &inner.node {
            ast::Set::Nouns(words) => {
                words.iter().any(|word| self.scope.patterns.iter().any(|pattern| pattern.word == word.node))
            }
            _ => true,
        }
    }

    /// Resolves a number.
    pub(super) fn number(&mut self, number: &ast::NumberAt) -> Option<Number> {
        match &number.node {
            ast::Number::Int(n) => Some(Number::Int(*n)),
            ast::Number::Count(set) => {
                if let ast::Set::Nouns(words) = &set.node {
                    match words.as_slice() {
                        [word] if word.node == "taken" => return Some(Number::Taken),
                        [word] if word.node == "score" => {
                            return match &self.scope.score {
                                Some(score) => Some(score.clone()),
                                None => {
                                    let complaint =
                                        Diagnostic::error(word.span, msg("compile-score-unknown"));
                                    self.complain(complaint.help(msg("compile-score-unknown-help")))
                                }
                            };
                        }
                        _ => {}
                    }
                }
                self.set(set).map(Number::Count)
            }
            ast::Number::SeedsIn(set) => {
                let set = self.set(set)?;
                self.on_pits(number.span, set).map(Number::Seeds)
            }
            ast::Number::Groups(set) => self.set(set).map(Number::Groups),
            ast::Number::Largest(n, _) if !(1..=MOST_GROUPS).contains(n) => {
                let message = msg("compile-largest-groups").with("most", MOST_GROUPS);
                self.complain(Diagnostic::error(number.span, message))
            }
            ast::Number::Largest(n, set) => Some(Number::Largest(*n, self.set(set)?)),
            ast::Number::Sum(terms) => {
                let terms: Vec<_> =
                    terms.iter().map(|(minus, term)| Some((*minus, self.number(term)?))).collect();
                terms.into_iter().collect::<Option<_>>().map(Number::Sum)
            }
        }
    }

    /// Resolves a verdict.
    pub(super) fn verdict(&mut self, verdict: &ast::At<ast::Verdict>) -> Option<Verdict> {
        match &verdict.node {
            ast::Verdict::Draw => Some(Verdict::Draw),
            ast::Verdict::Contest(more, number) => {
                Some(Verdict::Contest { more: *more, number: self.number(number)? })
            }
            ast::Verdict::Fate(word, wins) => {
                let who = match word.node.as_str() {
                    "mover" => Who::Mover,
                    "next" => Who::Next,
                    "first" => Who::Side(Side::First),
                    "second" => Who::Side(Side::Second),
                    text => match Side::BOTH.into_iter().find(|&side| self.scope.sides[side].word == text) {
                        Some(side) => Who::Side(side),
                        None => {
                            let scope = self.scope;
                            let sides = Side::BOTH.map(|side| scope.sides[side].word.as_str());
                            self.unknown(
                                word,
                                Wanted::Side,
                                &["mover", "next", "first", "second", sides[0], sides[1]],
                            );
                            return None;
                        }
                    },
                };
                Some(if *wins { Verdict::Win(who) } else { Verdict::Loss(who) })
            }
        }
    }
}
