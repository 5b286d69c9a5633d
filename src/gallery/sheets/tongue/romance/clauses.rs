//! Clauses and numbers.

use super::super::flow::Flow;
use super::super::{Gender, Number, parts};
use super::{Article, Mood, Prep, Romance};
use crate::sheets::phrase::{Clause, Form, Head, Herd, Noun, Quantity, Thing, Trait};
use rules::game::{Bound, Repeated};

impl Romance {
    /// Says a condition, before what depends on it.
    pub(super) fn condition(&self, clause: &Clause) -> Flow {
        Flow::from(self.words.joints.r#if).say(self.clause(clause, Mood::If)).comma()
    }

    /// Says when something holds, after `if` or `provided that`.
    pub(super) fn clause(&self, clause: &Clause, mood: Mood) -> Flow {
        let (w, joints) = (&self.words.clauses, &self.words.joints);
        let things = &self.words.things;
        let verb = |moods| mood.form(moods);
        let position = |with_side: bool| Flow::from(if with_side { w.position } else { w.arrangement });
        match clause {
            Clause::All(all) => self.all_of(all.iter().map(|one| self.clause(one, mood))),
            Clause::NoMove => Flow::from(w.no_move).say(verb(w.can)).say(w.move_at_all),
            Clause::Passes(1) => Flow::from(w.a_player).say(verb(w.passes)),
            Clause::Passes(n) => {
                let times = self.small(*n, Gender::Feminine);
                Flow::from(w.players).say(verb(w.pass)).say(times).say(w.in_a_row)
            }
            Clause::Removes(true) => Flow::from(w.the_move).say(verb(w.removes)).say(w.a_piece),
            Clause::Removes(false) => {
                Flow::from(w.the_move).say(joints.not).say(verb(w.removes)).say(w.no_piece)
            }
            Clause::LastInStore => Flow::from(w.last_seed).say(verb(w.falls)).say(w.in_store),
            Clause::LastIn(pit) => Flow::from(w.last_seed).say(verb(w.falls)).say(self.noun(pit, Prep::In)),
            Clause::Repeated(Repeated { with_side, negated, times: times @ 2.. }) => {
                let flow = position(*with_side).say(if *negated { joints.not } else { "" });
                flow.say(verb(w.occurs)).say(w.by_the).say(self.words.nth(*times + 1)).say(w.time)
            }
            Clause::Repeated(Repeated { with_side, negated, .. }) => {
                let when = if *negated { w.not_yet } else { w.already };
                position(*with_side).say(when).say(verb(w.has)).say(w.occurred)
            }
            Clause::Full => Flow::from(w.board).say(verb(w.is)).say(w.full),
            Clause::Exists(noun) => Flow::from(verb(w.there_is)).say(self.noun(noun, Prep::None)),
            Clause::Absent(noun) => {
                Flow::from(joints.not).say(verb(w.there_is)).say(self.noun(noun, Prep::None))
            }
            Clause::Left(noun, n) => {
                let (gender, _) = self.agreement(noun);
                let flow = Flow::from(verb(w.are_left)).say(w.fewer_than).say(self.small(*n, gender));
                flow.say(self.noun(&noun.in_form(Form::Some), Prep::None))
            }
            Clause::Stands(subject, traits) => {
                let (_, number) = self.agreement(subject);
                let lemma = match subject {
                    Noun::Thing(thing) => self.lemma(&thing.head),
                    Noun::That(..) | Noun::Any(_) | Noun::Else(_) => self.words.nouns.piece.clone(),
                };
                self.noun(subject, Prep::None).say(self.standing(traits, mood, &lemma, number))
            }
            Clause::Larger(left, more, right) => {
                let than = if *more { w.more_pieces } else { w.fewer_pieces };
                self.herd(left).say(verb(w.owns)).say(than).say(self.herd(right))
            }
            Clause::Seeds { are, place, outside } => {
                let flow = Flow::from(if *are { "" } else { joints.not }).say(verb(w.there_is)).say(w.seeds);
                let flow = match place {
                    Some(place) => flow.say(self.place(place, Prep::In, Number::Many)),
                    None => flow,
                };
                match outside {
                    Some(pits) => {
                        let (gender, _) = self.agreement(pits);
                        let those = self.article(Prep::De, Article::The, gender, Number::Many);
                        let outside = Flow::from(self.words.traits.outside).say(those);
                        flow.say(outside.say(self.noun(pits, Prep::None)))
                    }
                    None => flow,
                }
            }
            Clause::OneGroup(noun) => self.noun(noun, Prep::None).say(verb(w.form)).say(w.one_group),
            Clause::Differs(left, more, right) => {
                let than = if *more { w.more_than } else { w.less_than };
                self.quantity(left, Prep::None)
                    .say(verb(w.equals))
                    .say(than)
                    .say(self.quantity(right, Prep::None))
            }
            Clause::Compare(left, bound, right) => {
                let flow = self.quantity(left, Prep::None).say(verb(w.equals));
                match bound {
                    Bound::Exactly => flow.say(w.equal).say(self.quantity(right, Prep::A)),
                    Bound::AtLeast => flow.say(things.at_least).say(self.quantity(right, Prep::None)),
                    Bound::AtMost => flow.say(things.at_most).say(self.quantity(right, Prep::None)),
                }
            }
        }
    }

    fn herd(&self, herd: &Herd) -> Flow {
        match herd {
            Herd::The(group) => self.noun(group, Prep::None),
            Herd::Largest(of) => Flow::from(self.words.clauses.largest_group).say(self.noun(of, Prep::De)),
            Herd::Removed => self.words.clauses.largest_removed.into(),
        }
    }

    /// Names a number with its article.
    pub(super) fn quantity(&self, quantity: &Quantity, prep: Prep) -> Flow {
        match quantity {
            Quantity::Int(n) if prep == Prep::A => format!("a {n}").into(),
            Quantity::Int(n) => n.to_string().into(),
            Quantity::Sum(terms) => {
                let w = &self.words.numbers;
                parts::sum(terms, (w.plus, w.minus), |index, term| {
                    self.quantity(term, if index == 0 { prep } else { Prep::None })
                })
            }
            Quantity::Count(_)
            | Quantity::Seeds(_)
            | Quantity::Taken
            | Quantity::TakenPieces
            | Quantity::Largest(..) => {
                let prep = if prep == Prep::A { prep } else { Prep::None };
                let article = self.article(prep, Article::The, Gender::Masculine, Number::One);
                article.say(self.bare_quantity(quantity))
            }
        }
    }

    /// Names a number without its article.
    pub(super) fn bare_quantity(&self, quantity: &Quantity) -> Flow {
        let w = &self.words.numbers;
        match quantity {
            Quantity::Int(_) | Quantity::Sum(_) => self.quantity(quantity, Prep::None),
            Quantity::Count(things) => Flow::from(w.number).say(self.noun(things, Prep::De)),
            Quantity::Seeds(Noun::Thing(Thing { head: Head::Cell(_), traits, .. }))
                if matches!(traits.as_slice(), [Trait::At(_)]) =>
            {
                let [Trait::At(place)] = traits.as_slice() else { return Flow::default() };
                Flow::from(w.number_of_seeds).say(self.place(place, Prep::In, Number::Many))
            }
            Quantity::Seeds(pits) => {
                // In which pits, with the article: `nas covas da sua primeira linha`.
                let (gender, _) = self.agreement(pits);
                let those = self.article(Prep::In, Article::The, gender, Number::Many);
                Flow::from(w.number_of_seeds).say(those).say(self.noun(pits, Prep::None))
            }
            Quantity::TakenPieces => w.pieces_taken.into(),
            Quantity::Taken => w.seeds_taken.into(),
            Quantity::Largest(1, things) => Flow::from(w.largest_group).say(self.noun(things, Prep::De)),
            Quantity::Largest(n, things) => Flow::from(w.product)
                .say(self.small(*n, Gender::Masculine))
                .say(w.largest_groups)
                .say(self.noun(things, Prep::De))
                .say(w.zero_if_fewer),
        }
    }
}
