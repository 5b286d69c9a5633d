//! Nouns with articles and contractions, whose they are, and who they are of.

use super::super::flow::Flow;
use super::super::lemma::Lemma;
use super::super::{Gender, Number, parts};
use super::words::agreed;
use super::{Article, Mood, Prep, Romance};
use crate::sheets::phrase::{
    Axes, CellWord, Form, Head, Noun, Place, Reference, Sense, SideName, Thing, Trait, Whose,
};
use rules::game::Bound;

impl Romance {
    /// Says a noun after a preposition.
    pub(super) fn noun(&self, noun: &Noun, prep: Prep) -> Flow {
        match noun {
            Noun::Thing(thing) => self.thing(thing, prep),
            Noun::That(reference, sense) => self.reference(*reference, *sense, prep),
            Noun::Any(nouns) => self.any_of(nouns.iter().map(|noun| self.noun(noun, prep))),
            Noun::Else(nouns) => self.or_else(nouns.iter().map(|noun| self.noun(noun, prep))).comma(),
        }
    }

    /// Says the first, or, if there is none, the next.
    pub(super) fn or_else(&self, several: impl IntoIterator<Item = Flow>) -> Flow {
        let w = &self.words.joints;
        parts::or_else(several, w.or, w.if_none)
    }

    /// Returns the gender and number of a noun.
    pub(super) fn agreement(&self, noun: &Noun) -> (Gender, Number) {
        match noun {
            Noun::Thing(thing) => (self.lemma(&thing.head).gender, Number::of_form(thing.form)),
            Noun::That(reference, sense) => {
                let many = *reference == Reference::JumpedSeveral;
                (self.sensed(*sense).gender, if many { Number::Many } else { Number::One })
            }
            Noun::Any(nouns) | Noun::Else(nouns) => {
                nouns.first().map_or((Gender::Feminine, Number::One), |noun| self.agreement(noun))
            }
        }
    }

    pub(super) fn lemma(&self, head: &Head) -> Lemma<Gender> {
        self.words.nouns.of_head(head, |name| self.words.lemma(name))
    }

    fn sensed(&self, sense: Sense) -> &'static Lemma<Gender> {
        match sense {
            Sense::Cell => self.cell_noun(),
            Sense::Piece => &self.words.nouns.piece,
        }
    }

    /// Writes a preposition with the article after it.
    pub(super) fn article(&self, prep: Prep, article: Article, gender: Gender, number: Number) -> Flow {
        (self.words.article)(prep, article, gender, number)
    }

    /// Says before a noun that it is the player's own: `na sua`, `en su`.
    pub(super) fn owned(&self, prep: Prep, gender: Gender, number: Number) -> Flow {
        let own = &self.words.own;
        let article = if own.takes_article { Article::The } else { Article::None };
        self.article(prep, article, gender, number).say(own.before(gender, number))
    }

    fn thing(&self, thing: &Thing, prep: Prep) -> Flow {
        let (w, own) = (&self.words.things, &self.words.own);
        let lemma = self.lemma(&thing.head);
        let (gender, number) = (lemma.gender, Number::of_form(thing.form));
        let article = |article| self.article(prep, article, gender, number);
        let is_own = thing.whose == Whose::Own;
        let before = match thing.form {
            Form::One => article(Article::A),
            Form::The if is_own => self.owned(prep, gender, number),
            Form::The => article(Article::The),
            Form::Some => article(Article::None),
            Form::Every => {
                let all = article(Article::None).say(agreed("tod", gender, Number::Many));
                all.say(match is_own {
                    true => self.owned(Prep::None, gender, Number::Many),
                    false => self.article(Prep::None, Article::The, gender, Number::Many),
                })
            }
            Form::Count(bound, n) => {
                let bound = match bound {
                    Some(Bound::Exactly) => w.exactly,
                    Some(Bound::AtLeast) => w.at_least,
                    Some(Bound::AtMost) => w.at_most,
                    None => "",
                };
                article(Article::None).say(bound).say(self.small(n, gender))
            }
        };
        let noun = match &thing.whose {
            Whose::Side(side) => self.piece_of(&lemma, Some(side), number),
            _ => lemma.in_number(number).into(),
        };
        let flow = before.say(noun).say(self.complement(&thing.head));
        let flow = match thing.whose {
            Whose::Own if matches!(thing.form, Form::The | Form::Every) => flow,
            Whose::Own => flow.say(own.after(gender, number)),
            Whose::Enemy => flow.say(w.of_enemy),
            Whose::Either => flow.say(w.of_either),
            Whose::Any if thing.form == Form::One => flow.say(w.any),
            Whose::Any | Whose::Plain | Whose::Side(_) => flow,
        };
        self.with_traits(flow, thing, gender, number)
    }

    /// Says all that narrows a noun down, after it.
    fn with_traits(&self, mut flow: Flow, thing: &Thing, gender: Gender, number: Number) -> Flow {
        let and = self.words.joints.and;
        let is_group = matches!(thing.head, Head::Group(_));
        let is_cell = matches!(thing.head, Head::Cell(_));
        for (index, one) in thing.traits.iter().enumerate() {
            let said = self.narrowed(one, gender, number);
            flow = match one {
                // What a group must be like is told as a list.
                _ if is_group && index > 0 => flow.say(and).say(said),
                // Two places it lies by are told one after the other.
                Trait::Near(..) if index > 0 && matches!(thing.traits[index - 1], Trait::Near(..)) => {
                    flow.say(and).say(said)
                }
                // What it does not lie by is not said of what it lies by.
                Trait::Not(inner)
                    if index > 0
                        && matches!(
                            (&thing.traits[index - 1], &**inner),
                            (Trait::Near(..), Trait::Near(..))
                        ) =>
                {
                    flow.say(and).say(said)
                }
                Trait::Not(inner) if matches!(**inner, Trait::Being(_)) => flow.comma().say(said).comma(),
                // Cells belong to rows; pieces stand in them.
                Trait::At(place) if is_cell && is_part(place) && is_bare(&thing.traits[..index]) => {
                    flow.say(self.place(place, Prep::De, number))
                }
                _ => flow.say(said),
            };
        }
        flow
    }

    /// Says what a group or line is made of.
    fn complement(&self, head: &Head) -> Flow {
        match head {
            Head::Cell(_) | Head::Piece | Head::Kind(_) => Flow::default(),
            Head::Figure(name) => format!("«{name}»").into(),
            Head::Group(of) => self.noun(of, Prep::De),
            Head::Line(n, axes, of) => {
                let flow = match of {
                    Some(of) => self.noun(&of.in_form(Form::Count(None, i64::from(*n))), Prep::De),
                    None => {
                        let n = self.small(*n, Gender::Feminine);
                        Flow::from("de").say(n).say(self.words.things.equal_pieces)
                    }
                };
                match axes {
                    Axes::Every => flow,
                    axes => flow.comma().say(self.along(axes)).comma(),
                }
            }
        }
    }

    /// Says something that was spoken of before.
    pub(super) fn reference(&self, reference: Reference, sense: Sense, prep: Prep) -> Flow {
        let w = &self.words.things;
        let lemma = self.sensed(sense);
        let noun =
            |article, number| self.article(prep, article, lemma.gender, number).say(lemma.in_number(number));
        let the = |rest: &str| noun(Article::The, Number::One).say(rest);
        let jumped = |number| noun(Article::The, number).say(agreed("saltad", lemma.gender, number));
        match (reference, sense) {
            (Reference::Mover, _) => the(""),
            (Reference::That | Reference::Arrived, Sense::Cell) if self.cell == CellWord::Pit => {
                the(w.last_seed_fell)
            }
            (Reference::That, Sense::Cell) => noun(Article::That, Number::One),
            (Reference::That, Sense::Piece) => the(w.played),
            (Reference::Origin, _) => the(w.it_left),
            (Reference::Arrived, _) => the(w.of_last_move),
            (Reference::Departed, _) => the(w.last_move_left),
            (Reference::Jumped, _) => jumped(Number::One),
            (Reference::JumpedSeveral, _) => jumped(Number::Many),
        }
    }

    /// Names a side after a preposition.
    pub(super) fn side_noun(&self, side: &SideName, prep: Prep) -> Flow {
        let (gender, number) = self.words.side(side);
        self.article(prep, Article::The, gender, number).say(side.name.in_language(self.language()))
    }

    /// Names pieces, and whose they are: by their colour, where that is the name of the side.
    pub(super) fn piece_of(&self, lemma: &Lemma<Gender>, side: Option<&SideName>, number: Number) -> Flow {
        let noun = Flow::from(lemma.in_number(number));
        let Some(side) = side else { return noun };
        let name = side.name.in_language(self.language());
        let colour =
            name.strip_suffix("as").filter(|_| name.starts_with(char::is_uppercase) && !side.is_ordinal);
        match colour {
            // `Brancas` agrees with the noun: peça branca, peão branco.
            Some(stem) if !name.contains(' ') => noun.say(agreed(&stem.to_lowercase(), lemma.gender, number)),
            _ if name.starts_with(char::is_uppercase) && name.to_lowercase() == self.words.blue.1 => {
                noun.say(number.form(self.words.blue))
            }
            _ => noun.say(self.side_noun(side, Prep::De)),
        }
    }

    /// Says that something stands so: `ficar num canto`, `quedar en una esquina`.
    pub(super) fn standing(&self, traits: &[Trait], mood: Mood, of: &Lemma<Gender>, number: Number) -> Flow {
        let w = &self.words.traits;
        let verb = mood.form(number.pick(w.stands, w.stand));
        let mut flow = Flow::default();
        for (index, one) in traits.iter().enumerate() {
            if index > 0 {
                flow = flow.say(self.words.joints.and);
            }
            flow = match one {
                Trait::Not(inner)
                    if matches!(
                        **inner,
                        Trait::Near(..) | Trait::Sight(..) | Trait::In(_) | Trait::Any(_)
                    ) =>
                {
                    flow.say(self.words.joints.not).say(verb).say(self.narrowed(inner, of.gender, number))
                }
                one => flow.say(verb).say(self.narrowed(one, of.gender, number)),
            };
        }
        flow
    }
}

/// Returns whether nothing but an adjective stands after the noun so far.
fn is_bare(traits: &[Trait]) -> bool {
    traits
        .iter()
        .all(|one| matches!(one, Trait::Empty | Trait::Occupied | Trait::At(Place::Dark | Place::Light)))
}

/// Returns whether a place is a part of the board that cells belong to.
fn is_part(place: &Place) -> bool {
    match place {
        Place::Row(_)
        | Place::Rows(..)
        | Place::Column(_)
        | Place::Columns(..)
        | Place::OwnRow(_)
        | Place::LastRow
        | Place::Centre
        | Place::Edge
        | Place::Zone(..)
        | Place::Shaded => true,
        Place::Union(places) => places.iter().all(is_part),
        Place::BySide(sides) => sides.iter().all(|(_, place)| is_part(place)),
        Place::Corner | Place::Dark | Place::Light | Place::Edges | Place::Boxes | Place::Cells(_) => false,
    }
}
