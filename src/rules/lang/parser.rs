//! The pest parser's pairs turned into the tree of [`super::ast`].

use grammar::{Rule, pairs};
use pest::iterators::Pair;

use super::ast::{
    Action, At, BoardWords, Bound, Clause, Condition, ConditionAt, NumberAt, PieceWords, Repeated, SetAt,
    Step, Supply, SupplyOwner, TurnLine, Verdict, Word,
};
use super::document::Text;
use super::phrase_errors::{is_action, nesting_error, phrase_error};
use crate::diag::{Diagnostic, Span};
use crate::words::Relation;

/// What a phrase is read as, and its parse function.
pub struct Phrase<'a> {
    text: &'a Text,
}

pub(super) type Parsed<T> = Result<T, Diagnostic>;

impl<'a> Phrase<'a> {
    /// Returns the phrase in a text of the file.
    pub fn new(text: &'a Text) -> Self {
        Phrase { text }
    }

    /// Reads a line of `turn`.
    pub fn turn_line(&self) -> Parsed<TurnLine> {
        let top = self.parse(Rule::turn_line)?;
        let mut line = TurnLine { otherwise: false, steps: Vec::new() };
        for pair in top.into_inner() {
            match pair.as_rule() {
                Rule::otherwise => line.otherwise = true,
                Rule::step => line.steps.push(self.step(pair)),
                _ => {}
            }
        }
        Ok(line)
    }

    /// Reads the left side of a line of `end`.
    pub fn condition(&self) -> Parsed<ConditionAt> {
        let top = self.parse(Rule::end_condition)?;
        Ok(self.condition_pair(first(top)))
    }

    /// Reads the right side of a line of `end`.
    pub fn verdicts(&self) -> Parsed<Vec<At<Verdict>>> {
        let top = self.parse(Rule::end_result)?;
        Ok(top.into_inner().filter(|p| p.as_rule() != Rule::EOI).map(|pair| self.verdict(pair)).collect())
    }

    /// Reads a set of cells.
    pub fn set(&self) -> Parsed<SetAt> {
        let top = self.parse(Rule::set_value)?;
        Ok(self.set_pair(first(top)))
    }

    /// Reads a number.
    pub fn number(&self) -> Parsed<NumberAt> {
        let top = self.parse(Rule::number_value)?;
        Ok(self.number_pair(first(top)))
    }

    /// Reads the value of `board`.
    pub fn board(&self) -> Parsed<BoardWords> {
        let top = self.parse(Rule::board_value)?;
        let mut inner = top.into_inner();
        let family = self.word(presume(inner.next()));
        let size = presume(inner.next());
        let span = self.span(&size);
        let numbers = size.into_inner().map(|extent| presume(extent.as_str().parse().ok())).collect();
        let (mut holes, mut diagonals_touch) = (Vec::new(), false);
        for pair in inner {
            match pair.as_rule() {
                Rule::holes => holes = first(pair).into_inner().map(|word| self.word(word)).collect(),
                Rule::diagonals_touch => diagonals_touch = true,
                _ => {}
            }
        }
        Ok(BoardWords { family, size: At { node: numbers, span }, holes, diagonals_touch })
    }

    /// Reads the value of a kind of piece.
    pub fn supply(&self) -> Parsed<Supply> {
        let top = self.parse(Rule::supply_value)?;
        let mut supply = Supply { count: None, owner: SupplyOwner::Each, placed_once: false };
        for pair in top.into_inner() {
            match pair.as_rule() {
                Rule::int => supply.count = Some(integer(&pair)),
                Rule::shared => supply.owner = SupplyOwner::Shared,
                Rule::placed_once => supply.placed_once = true,
                Rule::word => supply.owner = SupplyOwner::Of(self.word(pair)),
                _ => {}
            }
        }
        Ok(supply)
    }

    pub(super) fn parse(&self, rule: Rule) -> Parsed<Pair<'a, Rule>> {
        if let Some(error) = nesting_error(self.text) {
            return Err(error);
        }
        let mut pairs =
            pairs(rule, &self.text.text).map_err(|error| phrase_error(self.text, rule, &error))?;
        Ok(presume(pairs.next()))
    }

    pub(super) fn span(&self, pair: &Pair<Rule>) -> Span {
        let span = pair.as_span();
        self.text.at(span.start()..span.end())
    }

    pub(super) fn at<T>(&self, pair: &Pair<Rule>, node: T) -> At<T> {
        At { node, span: self.span(pair) }
    }

    pub(super) fn word(&self, pair: Pair<Rule>) -> Word {
        // Two-word directions may be written with any white space between the words.
        let text = pair.as_str().split_whitespace().collect::<Vec<_>>().join(" ");
        self.at(&pair, text)
    }

    pub(super) fn relation(&self, pair: Pair<Rule>) -> At<Relation> {
        let word = self.word(pair);
        At { node: presume(Relation::read(&word.node)), span: word.span }
    }

    fn piece(&self, pair: Pair<Rule>) -> PieceWords {
        let span = self.span(&pair);
        At { node: pair.into_inner().map(|word| self.word(word)).collect(), span }
    }

    fn step(&self, pair: Pair<Rule>) -> At<Step> {
        let span = self.span(&pair);
        let mut optional = false;
        let (mut action, mut also, mut clauses) = (None, None, Vec::new());
        for pair in pair.into_inner() {
            match pair.as_rule() {
                Rule::optionally => optional = true,
                Rule::also => also = Some(self.action(first(pair))),
                rule if is_action(rule) => action = Some(self.action(pair)),
                _ => clauses.push(self.clause(pair)),
            }
        }
        At { node: Step { optional, action: presume(action), also, clauses }, span }
    }

    fn action(&self, pair: Pair<Rule>) -> At<Action> {
        let span = self.span(&pair);
        let rule = pair.as_rule();
        let mut inner = pair.into_inner();
        let mut next = || presume(inner.next());
        let node = match rule {
            Rule::place => Action::Place(self.piece(next()), self.set_pair(next())),
            Rule::place_run => {
                let piece = self.piece(next());
                let amount = amount(next());
                let of = self.set_pair(next());
                Action::PlaceRun(piece, amount, of, self.relation(next()))
            }
            Rule::r#move => Action::Move(self.set_pair(next()), self.set_pair(next())),
            Rule::shift => {
                let amount = amount(next());
                let of = self.set_pair(next());
                let (mut direction, mut to, mut pushed) = (None, None, None);
                for pair in inner {
                    match pair.as_rule() {
                        Rule::direction => direction = Some(self.relation(pair)),
                        Rule::pushing => {
                            let mut parts: Vec<_> = pair.into_inner().collect();
                            let set = self.set_pair(presume(parts.pop()));
                            pushed = Some((set, !parts.is_empty()));
                        }
                        _ => to = Some(self.set_pair(pair)),
                    }
                }
                Action::Shift { amount, of, direction, to: presume(to), pushed }
            }
            Rule::jump | Rule::fly => {
                let flying = rule == Rule::fly;
                let from = self.set_pair(next());
                let mut direction = None;
                let mut sets = Vec::new();
                let mut repeatedly = false;
                for pair in inner {
                    match pair.as_rule() {
                        Rule::direction => direction = Some(self.relation(pair)),
                        Rule::repeatedly => repeatedly = true,
                        _ => sets.push(self.set_pair(pair)),
                    }
                }
                let to = presume(sets.pop());
                Action::Jump { from, direction, over: presume(sets.pop()), to, repeatedly, flying }
            }
            Rule::turn_part => {
                let (mut zones, mut hand) = (Vec::new(), None);
                for pair in inner {
                    match pair.as_rule() {
                        Rule::hand => hand = Some(pair.as_str() == "left"),
                        _ => zones.push(self.word(pair)),
                    }
                }
                Action::Turn(zones, hand)
            }
            Rule::replace => {
                let what = self.set_pair(next());
                Action::Replace(what, self.piece(next()))
            }
            Rule::remove => Action::Remove(self.set_pair(next())),
            Rule::sow => {
                let pit = self.set_pair(next());
                let (mut skips_origin, mut stores) = (false, false);
                for pair in inner {
                    match pair.as_rule() {
                        Rule::skipping => skips_origin = true,
                        _ => stores = true,
                    }
                }
                Action::Sow { pit, skips_origin, stores }
            }
            Rule::pass => Action::Pass,
            rule => presume_never(rule),
        };
        At { node, span }
    }

    fn clause(&self, pair: Pair<Rule>) -> At<Clause> {
        let span = self.span(&pair);
        let rule = pair.as_rule();
        let text = pair.as_str();
        let mut inner = pair.into_inner();
        let mut next = || presume(inner.next());
        let node = match rule {
            Rule::leaving => Clause::Leaving(self.piece(next())),
            Rule::removing => {
                let set = self.set_pair(next());
                let (mut afterwards, mut condition) = (false, None);
                for pair in inner {
                    match pair.as_rule() {
                        Rule::afterwards => afterwards = true,
                        _ => condition = Some(self.condition_pair(pair)),
                    }
                }
                Clause::Removing { set, afterwards, condition }
            }
            Rule::taking => {
                Clause::Taking(self.set_pair(next()), inner.next().map(|p| self.condition_pair(p)))
            }
            Rule::linking => {
                Clause::Linking(self.set_pair(next()), inner.next().map(|p| self.condition_pair(p)))
            }
            Rule::putting => {
                let (piece, set) = (self.piece(next()), self.set_pair(next()));
                let (mut afterwards, mut condition) = (false, None);
                for pair in inner {
                    match pair.as_rule() {
                        Rule::afterwards => afterwards = true,
                        _ => condition = Some(self.condition_pair(pair)),
                    }
                }
                Clause::Putting { piece, set, afterwards, condition }
            }
            Rule::provided => match (self.condition_pair(next()), inner.next()) {
                (condition, None) => Clause::Provided(condition),
                (condition, Some(_)) => Clause::ProvidedAtEnd(condition),
            },
            Rule::condition_clause => Clause::If(self.condition_pair(next())),
            Rule::again => {
                let (mut with_it, mut any_line, mut optional, mut condition) = (false, false, false, None);
                for pair in inner {
                    match pair.as_rule() {
                        Rule::with_it => with_it = true,
                        Rule::any_line => any_line = true,
                        Rule::optionally => optional = true,
                        _ => condition = Some(self.condition_pair(pair)),
                    }
                }
                Clause::Again { with_it, any_line, optional, condition }
            }
            Rule::times if text.starts_with("twice") => Clause::Times(2),
            Rule::times => Clause::Times(integer(&next())),
            Rule::most => Clause::Most(inner.next().map(|pair| self.set_pair(pair))),
            rule => presume_never(rule),
        };
        At { node, span }
    }

    pub(super) fn condition_pair(&self, pair: Pair<Rule>) -> ConditionAt {
        let span = self.span(&pair);
        let mut atoms: Vec<_> = pair.into_inner().map(|atom| self.atom(atom)).collect();
        if atoms.len() == 1 { presume(atoms.pop()) } else { At { node: Condition::And(atoms), span } }
    }

    fn atom(&self, pair: Pair<Rule>) -> ConditionAt {
        let span = self.span(&pair);
        let rule = pair.as_rule();
        if rule == Rule::set {
            return At { node: Condition::Some(self.set_pair(pair)), span };
        }
        let mut inner = pair.into_inner();
        let mut next = || presume(inner.next());
        let node = match rule {
            Rule::no_move => Condition::NoMove,
            Rule::passes => Condition::Passes(integer(&next())),
            Rule::repeated => {
                let with_side = next().as_str() == "position";
                let (mut negated, mut times) = (false, 1);
                for pair in inner {
                    match pair.as_rule() {
                        Rule::occurred => times = integer(&first(pair)).saturating_sub(1),
                        _ => negated = true,
                    }
                }
                Condition::Repeated(Repeated { with_side, negated, times })
            }
            Rule::last_in_store => Condition::LastInStore,
            Rule::none => Condition::No(self.set_pair(next())),
            Rule::quantity => {
                let (bound, offset) = bound(&next());
                let count = i64::from(integer(&next())) + offset;
                Condition::Quantity(bound, count, self.set_pair(next()))
            }
            Rule::compare => {
                let left = self.number_pair(next());
                let (bound, offset) = bound(&next());
                Condition::Compare(left, bound, self.number_pair(next()), offset)
            }
            rule => presume_never(rule),
        };
        At { node, span }
    }

    fn verdict(&self, pair: Pair<Rule>) -> At<Verdict> {
        let span = self.span(&pair);
        let rule = pair.as_rule();
        let mut inner = pair.into_inner();
        let mut next = || presume(inner.next());
        let node = match rule {
            Rule::tie => Verdict::Draw,
            Rule::contest => {
                let more = matches!(next().as_str(), "higher" | "more");
                Verdict::Contest(more, self.number_pair(next()))
            }
            Rule::fate => {
                let who = self.word(next());
                Verdict::Fate(who, next().as_str().starts_with("win"))
            }
            rule => presume_never(rule),
        };
        At { node, span }
    }
}

pub(super) fn first(pair: Pair<Rule>) -> Pair<Rule> {
    presume(pair.into_inner().next())
}

pub(super) fn amount(pair: Pair<Rule>) -> (u32, u32) {
    let mut inner = pair.into_inner();
    let least = integer(&presume(inner.next()));
    match inner.next() {
        None => (least, least),
        Some(pair) if pair.as_rule() == Rule::or_more => (least, u32::MAX),
        Some(pair) => (least, integer(&pair)),
    }
}

pub(super) fn integer(pair: &Pair<Rule>) -> u32 {
    // The grammar allows six digits at most.
    presume(pair.as_str().parse().ok())
}

/// `more than n` is at least `n + 1`, `fewer than n` at most `n - 1`.
fn bound(pair: &Pair<Rule>) -> (Bound, i64) {
    let mut words = pair.as_str().split_whitespace();
    match (words.next(), words.next()) {
        (Some("at"), Some("least")) => (Bound::AtLeast, 0),
        (Some("at"), _) => (Bound::AtMost, 0),
        (Some("more"), _) => (Bound::AtLeast, 1),
        (Some("fewer"), _) => (Bound::AtMost, -1),
        _ => (Bound::Exactly, 0),
    }
}

/// Takes what the grammar guarantees to be there.
pub(super) fn presume<T>(value: Option<T>) -> T {
    value.expect("the grammar guarantees this part of the phrase")
}

pub(super) fn presume_never(rule: Rule) -> ! {
    unreachable!("the grammar puts no {rule:?} here")
}
