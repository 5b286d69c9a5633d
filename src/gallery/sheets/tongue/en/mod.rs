//! English: sentences and what players do in them.

mod along;
mod clauses;
mod nouns;
mod places;
mod steps;
mod told;
mod ways;
pub(super) mod words;

use self::places::Spot;
use self::words::named;
use super::flow::{Flow, joined};
use super::lemma::Lemma;
use super::turn::{Joints, Line, Shared, is_long};
use super::{Number, Tongue, parts};
use crate::sheets::phrase::{
    CellWord, Counted, Feat, Meaning, Name, Ruling, Sentence, SideName, StepPhrase, Subject, Supplied,
};
use rules::game::Language;

/// English about a board whose cells are called so.
pub(super) struct English {
    pub(super) cell: CellWord,
}

impl Tongue for English {
    fn sentence(&self, sentence: &Sentence) -> String {
        match sentence {
            Sentence::Fixed(message) => Language::En.say(message),
            Sentence::Supply { whose, kinds } => self.supply(whose, kinds).sentence(),
            Sentence::Begins(side) => {
                Flow::from(self.side(side)).say(self.side_number(side).pick("begins", "begin")).sentence()
            }
            Sentence::Start(stands) => {
                let stands = stands.iter().map(|(name, n, side, place)| {
                    let number = Number::of(*n as i64);
                    self.of_side(&named(name), number, side.as_ref()).say(self.place(place, Spot::At, number))
                });
                let list = stands.reduce(|all, one| all.mark(";").say(one)).unwrap_or_default();
                Flow::from("at the start:").say(list).sentence()
            }
            Sentence::Turn { who, first, tiers } => self.turn(who, *first, tiers),
            Sentence::Achieve { wins, feat, what } => {
                let does = match feat {
                    Feat::Making => "makes",
                    Feat::Bringing => "puts",
                    Feat::Leaving => "leaves",
                };
                let flow = Flow::from("whoever").comma().say("by their move").comma().say(does);
                flow.say(self.noun(what)).say(if *wins { "wins" } else { "loses" }).sentence()
            }
            Sentence::End { when, rulings } => {
                // Whose pieces are theirs is said before they are.
                if let [ruling @ Ruling::Mover { .. }] = rulings.as_slice() {
                    return self.ruling(ruling).say("if").say(self.clause(when)).sentence();
                }
                let if_equal = |all: Flow, next| all.mark(";").say("if that is equal").comma().say(next);
                let rulings = rulings.iter().map(|ruling| self.ruling(ruling)).reduce(if_equal);
                let flow = Flow::from("if").say(self.clause(when)).comma();
                flow.say(rulings.unwrap_or_default()).sentence()
            }
            Sentence::Define(name, meaning) => {
                let meaning = match meaning {
                    Meaning::Place(place) => self.place(place, Spot::Name, Number::Many),
                    Meaning::Noun(noun) => self.noun(noun),
                    Meaning::Trail(from, through) => {
                        let flow = self.noun(from).say("and those just before it").comma();
                        let flow = flow.say("one after the other").comma();
                        flow.say("as long as they are").say(self.noun(through))
                    }
                };
                Flow::from(name.in_language(Language::En)).mark(":").say(meaning).sentence()
            }
            Sentence::Score(score) => {
                let are = if self.has_points() { "a player's score is" } else { "a player's points are" };
                Flow::from(are).say(self.quantity(score)).sentence()
            }
        }
    }

    fn side(&self, side: &SideName) -> String {
        let name = side.name.in_language(Language::En);
        // The Fox is called like its piece; White is not.
        let is_kind = side.kinds.iter().any(|kind| kind.in_language(Language::En).eq_ignore_ascii_case(name));
        let needs_article = side.is_ordinal
            || is_kind
            || name.starts_with(char::is_lowercase)
            || self.side_number(side) == Number::Many;
        if needs_article { format!("the {name}") } else { name.to_owned() }
    }

    fn side_number(&self, side: &SideName) -> Number {
        words::side_number(side)
    }

    fn piece(&self, kind: &Name, side: Option<&SideName>) -> String {
        self.of_side(&named(kind), Number::One, side).text()
    }

    fn the_piece(&self, kind: &Name, side: Option<&SideName>) -> String {
        format!("the {}", self.piece(kind, side))
    }
}

impl English {
    /// Returns whether the board has points, so that what a player scores needs another word.
    fn has_points(&self) -> bool {
        matches!(self.cell, CellWord::Point | CellWord::Place | CellWord::Box)
    }

    /// Joins what holds for each side.
    fn by_side<T>(&self, sides: &[(SideName, T); 2], say: impl Fn(&T) -> Flow) -> Flow {
        joined(parts::by_side(sides, Language::En, say), "or")
    }

    /// Names a piece of a side: by its colour, where that is the name of the side.
    fn of_side(&self, lemma: &Lemma<()>, number: Number, side: Option<&SideName>) -> Flow {
        let noun = lemma.in_number(number);
        let Some(side) = side else { return noun.into() };
        let name = side.name.in_language(Language::En);
        let is_colour = name.starts_with(char::is_uppercase) && self.side_number(side) == Number::One;
        match is_colour && side.kinds.is_empty() && !name.contains(' ') {
            true => Flow::from(name.to_lowercase()).say(noun),
            false => Flow::from(noun).say("of").say(self.side(side)),
        }
    }

    fn supply(&self, whose: &Supplied, kinds: &[(Name, Option<u16>)]) -> Flow {
        let (counted, enough) = parts::supplies(kinds, named);
        let enough = joined(enough, "and");
        let enough = if enough.is_empty() { enough } else { Flow::from("enough").say(enough) };
        let list = joined([joined(counted, "and"), enough], "and");
        match whose {
            Supplied::Each => list.say("for each player"),
            Supplied::Both => list.say("for both players"),
            Supplied::Side(side) => Flow::from("for").say(self.side(side)).mark(":").say(list),
        }
    }

    fn ruling(&self, ruling: &Ruling) -> Flow {
        let verb = |wins: bool, number: Number| match wins {
            true => number.pick("wins", "win"),
            false => number.pick("loses", "lose"),
        };
        match ruling {
            Ruling::Draw => "the game is a draw".into(),
            Ruling::Mover { wins } => {
                Flow::from("the player who has just moved").say(verb(*wins, Number::One))
            }
            Ruling::Opponent { wins } => Flow::from("the opponent").say(verb(*wins, Number::One)),
            Ruling::Next { wins } => Flow::from("the player to move").say(verb(*wins, Number::One)),
            Ruling::Side { who, wins } => Flow::from(self.side(who)).say(verb(*wins, self.side_number(who))),
            Ruling::More { more, what } => {
                let amount = if *more { "more" } else { "fewer" };
                let flow = Flow::from("the player with").say(amount);
                match what {
                    Counted::Points if self.has_points() => Flow::from("the player with the")
                        .say(if *more { "higher" } else { "lower" })
                        .say("score wins"),
                    Counted::Points => flow.say("points wins"),
                    Counted::Pieces => flow.say("pieces on the board wins"),
                    Counted::Things(things) => flow.say("of").say(self.noun(things)).say("wins"),
                    Counted::Number(number) => Flow::from("the player for whom")
                        .say(self.quantity(number))
                        .say(if *more { "is larger wins" } else { "is smaller wins" }),
                }
            }
        }
    }

    fn turn(&self, who: &Subject, first: bool, tiers: &[Vec<Vec<StepPhrase>>]) -> String {
        let when = if first { "in the first turn" } else { "in turn" };
        let (subject, number) = match who {
            Subject::Each => ("each player".to_owned(), Number::One),
            Subject::Side(side) => (self.side(side), self.side_number(side)),
        };
        let again = match who {
            Subject::Each => "the player".to_owned(),
            Subject::Side(_) => subject.clone(),
        };
        let joints = Joints {
            if_word: "if",
            and_word: "and",
            one_of: number.pick("does one of these", "do one of these"),
            if_not: "if that is impossible",
            subject: Some(again),
            if_none: "if none of this is possible",
            shared: Shared {
                only_if: "the move is allowed only if, as a result",
                nth_only_if: told::nth_only_if,
                each_only_if: "each of these is allowed only if, as a result",
                in_these_cases: "in each of these cases",
                in_all_cases: "in all cases",
            },
        };
        let is_long = is_long(tiers);
        let tiers = joints.lines(tiers, |steps| match is_long {
            true => self.told(steps, number),
            false => self.line(steps, number),
        });
        joints.turn(Flow::from(when).comma().say(subject), &tiers)
    }

    fn line(&self, steps: &[StepPhrase], number: Number) -> Line {
        let guard = steps.first().and_then(|step| step.guard.as_ref());
        let mut deeds = Flow::default();
        for (index, step) in steps.iter().enumerate() {
            deeds = match (index, &step.guard) {
                (0, _) => self.step(&StepPhrase { guard: None, ..step.clone() }, number),
                (_, Some(_)) => deeds.mark(";").say("then").comma().say(self.step(step, number)),
                (_, None) => deeds.mark(";").say("then").say(self.step(step, number)),
            };
        }
        let guard = guard.map(|guard| self.clause(guard));
        Line { guard, deeds, after: Vec::new(), only_if: Vec::new() }
    }
}
