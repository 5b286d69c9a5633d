//! The Romance languages: one grammar of sentences, which each language fills with its words.

mod clauses;
mod es;
mod lexicon;
mod nouns;
mod places;
mod pt;
mod said;
mod steps;
mod told;
mod traits;
mod ways;
mod words;

use self::words::Words;
use super::flow::Flow;
use super::lemma::Lemma;
use super::turn::{Joints, Line, Shared, is_long};
use super::{Gender, Number, Tongue, parts};
use crate::sheets::phrase::{
    CellWord, Counted, Feat, Meaning, Name, Ruling, Sentence, SideName, StepPhrase, Subject, Supplied,
};
use rules::game::Language;

/// A Romance language about a board whose cells are called so.
pub(super) struct Romance {
    words: &'static Words,
    cell: CellWord,
}

/// European Portuguese.
pub(super) fn portuguese(cell: CellWord) -> Romance {
    Romance { words: &pt::WORDS, cell }
}

/// Spanish of Spain.
pub(super) fn spanish(cell: CellWord) -> Romance {
    Romance { words: &es::WORDS, cell }
}

/// What a clause stands after: verbs depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mood {
    /// `se houver`, `si hay`.
    If,
    /// `desde que haja`, `siempre que haya`.
    Provided,
}

impl Mood {
    fn form(self, (after_if, after_provided): lexicon::Moods) -> &'static str {
        match self {
            Mood::If => after_if,
            Mood::Provided => after_provided,
        }
    }
}

/// A preposition, which may join with the article after it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Prep {
    None,
    De,
    In,
    A,
    Por,
}

/// What stands before a noun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Article {
    None,
    A,
    The,
    That,
}

impl Tongue for Romance {
    fn sentence(&self, sentence: &Sentence) -> String {
        let w = &self.words.sentences;
        match sentence {
            Sentence::Fixed(message) => self.language().say(message),
            Sentence::Supply { whose, kinds } => self.supply(whose, kinds).sentence(),
            Sentence::Begins(side) => {
                Flow::from(self.side_number(side).form(w.begins)).say(self.side(side)).sentence()
            }
            Sentence::Start(stands) => {
                let stands = stands.iter().map(|(name, n, side, place)| {
                    let number = Number::of(*n as i64);
                    let noun = self.piece_of(&self.words.lemma(name), side.as_ref(), number);
                    noun.say(self.place(place, Prep::In, number))
                });
                let list = stands.reduce(|all, one| all.mark(";").say(one)).unwrap_or_default();
                Flow::from(w.at_start).say(list).sentence()
            }
            Sentence::Turn { who, first, tiers } => self.turn(who, *first, tiers),
            Sentence::Achieve { wins, feat, what } => {
                let does = match feat {
                    Feat::Making => w.makes,
                    Feat::Bringing => w.puts,
                    Feat::Leaving => w.leaves,
                };
                let flow = Flow::from(if *wins { w.whoever_wins } else { w.whoever_loses }).comma();
                let flow = flow.say(w.by_their_move).comma().say(does);
                flow.say(self.noun(what, Prep::None)).sentence()
            }
            Sentence::End { when, rulings } => {
                // Whose pieces are theirs is said before they are.
                if let [ruling @ Ruling::Mover { .. }] = rulings.as_slice() {
                    let flow = self.ruling(ruling).comma().say(self.words.joints.r#if);
                    return flow.say(self.clause(when, Mood::If)).sentence();
                }
                let rulings = rulings.iter().map(|ruling| self.ruling(ruling));
                let rulings = rulings.reduce(|all, next| all.mark(";").say(w.if_equal).comma().say(next));
                self.condition(when).say(rulings.unwrap_or_default()).sentence()
            }
            Sentence::Define(name, meaning) => {
                let meaning = match meaning {
                    Meaning::Place(place) => self.place(place, Prep::None, Number::Many),
                    Meaning::Noun(noun) => self.noun(noun, Prep::None),
                    Meaning::Trail(from, through) => {
                        let flow = self.noun(from, Prep::None).say(w.and_those_before).comma();
                        flow.say(w.as_long_as_they_are).say(self.noun(through, Prep::None))
                    }
                };
                Flow::from(name.in_language(self.language())).mark(":").say(meaning).sentence()
            }
            Sentence::Score(score) => {
                let are = if self.has_points() { w.score_is } else { w.points_are };
                Flow::from(are).say(self.quantity(score, Prep::None)).sentence()
            }
        }
    }

    fn side(&self, side: &SideName) -> String {
        self.side_noun(side, Prep::None).text()
    }

    fn side_number(&self, side: &SideName) -> Number {
        self.words.side(side).1
    }

    fn piece(&self, kind: &Name, side: Option<&SideName>) -> String {
        self.piece_of(&self.words.lemma(kind), side, Number::One).text()
    }

    fn the_piece(&self, kind: &Name, side: Option<&SideName>) -> String {
        let lemma = self.words.lemma(kind);
        let article = self.article(Prep::None, Article::The, lemma.gender, Number::One);
        article.say(self.piece_of(&lemma, side, Number::One)).text()
    }
}

impl Romance {
    fn language(&self) -> Language {
        self.words.language
    }

    /// Returns whether the board has points, so that what a player scores needs another word.
    fn has_points(&self) -> bool {
        matches!(self.cell, CellWord::Point | CellWord::Place | CellWord::Box)
    }

    /// Joins several by `and`.
    fn all_of(&self, several: impl IntoIterator<Item = Flow>) -> Flow {
        (self.words.join)(several.into_iter().collect(), self.words.joints.and)
    }

    /// Joins several by `or`.
    fn any_of(&self, several: impl IntoIterator<Item = Flow>) -> Flow {
        (self.words.join)(several.into_iter().collect(), self.words.joints.or)
    }

    /// Joins what holds for each side.
    fn by_side<T>(&self, sides: &[(SideName, T); 2], say: impl Fn(&T) -> Flow) -> Flow {
        self.any_of(parts::by_side(sides, self.language(), say))
    }

    /// Writes a small number as a word.
    fn small(&self, n: impl Into<i64>, gender: Gender) -> String {
        parts::small(n.into(), &self.words.small, gender)
    }

    fn cell_noun(&self) -> &'static Lemma<Gender> {
        self.words.nouns.of_cell(self.cell)
    }

    fn supply(&self, whose: &Supplied, kinds: &[(Name, Option<u16>)]) -> Flow {
        let w = &self.words.sentences;
        let (counted, enough) = parts::supplies(kinds, |name| self.words.lemma(name));
        let enough = self.all_of(enough);
        let enough = if enough.is_empty() { enough } else { enough.say(w.in_sufficient_number) };
        let list = self.all_of([self.all_of(counted), enough]);
        match whose {
            Supplied::Each => list.say(w.for_each),
            Supplied::Both => list.say(w.for_both),
            Supplied::Side(side) => Flow::from("para").say(self.side(side)).mark(":").say(list),
        }
    }

    fn ruling(&self, ruling: &Ruling) -> Flow {
        let w = &self.words.sentences;
        let verb = |wins: bool, number: Number| Flow::from(number.form(if wins { w.wins } else { w.loses }));
        match ruling {
            Ruling::Draw => w.draw.into(),
            Ruling::Mover { wins } => verb(*wins, Number::One).say(w.who_moved),
            Ruling::Opponent { wins } => verb(*wins, Number::One).say(w.opponent),
            Ruling::Next { wins } => verb(*wins, Number::One).say(w.who_moves),
            Ruling::Side { who, wins } => verb(*wins, self.side_number(who)).say(self.side(who)),
            Ruling::More { more, what } => {
                let (amount, size) = if *more { w.more } else { w.fewer };
                let flow = Flow::from(w.wins_who_has);
                match what {
                    Counted::Points if self.has_points() => flow.say(size).say(w.score),
                    Counted::Points => flow.say(amount).say(w.points),
                    Counted::Pieces => flow.say(amount).say(w.pieces_on_board),
                    Counted::Things(things) => flow.say(amount).say(self.noun(things, Prep::None)),
                    Counted::Number(number) => flow.say(size).say(self.bare_quantity(number)),
                }
            }
        }
    }

    fn turn(&self, who: &Subject, first: bool, tiers: &[Vec<Vec<StepPhrase>>]) -> String {
        let w = &self.words.sentences;
        let (subject, number) = match who {
            Subject::Each => (w.each_player.to_owned(), Number::One),
            Subject::Side(side) => (self.side(side), self.side_number(side)),
        };
        let joints = Joints {
            if_word: self.words.joints.r#if,
            and_word: self.words.joints.and,
            one_of: number.form(w.does_one_of),
            if_not: w.if_impossible,
            if_none: w.if_none_possible,
            subject: None,
            shared: Shared {
                only_if: self.words.told.only_if_after,
                nth_only_if: self.words.told.nth_only_if,
                each_only_if: self.words.told.each_only_if,
                in_these_cases: self.words.told.in_these_cases,
                in_all_cases: self.words.told.in_all_cases,
            },
        };
        let when = Flow::from(if first { w.in_first_turn } else { w.in_turn });
        let is_long = is_long(tiers);
        let lines = joints.lines(tiers, |steps| match is_long {
            true => self.told(steps, number),
            false => self.line(steps, number),
        });
        joints.turn(when.comma().say(subject), &lines)
    }

    fn line(&self, steps: &[StepPhrase], number: Number) -> Line {
        let guard = steps.first().and_then(|step| step.guard.as_ref());
        let mut deeds = Flow::default();
        for (index, step) in steps.iter().enumerate() {
            deeds = match index {
                0 => self.step(&StepPhrase { guard: None, ..step.clone() }, number),
                _ => deeds.mark(";").say(self.words.sentences.then).comma().say(self.step(step, number)),
            };
        }
        let guard = guard.map(|guard| self.clause(guard, Mood::If));
        Line { guard, deeds, after: Vec::new(), only_if: Vec::new() }
    }
}
