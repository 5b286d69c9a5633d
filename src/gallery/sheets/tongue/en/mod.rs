//! English: sentences and what players do in them.

mod along;
mod clauses;
mod nouns;
pub(super) mod words;

use self::nouns::Spot;
use self::words::{Lemma, small};
use super::flow::{Flow, joined};
use super::turn::{Joints, Line};
use super::{Number, Tongue};
use crate::sheets::phrase::{
    Again, Axes, Captures, CellWord, Clause, Counted, Deed, Feat, Form, Meaning, Name, Outcome, Ruling,
    Sentence, SideName, StepPhrase, Subject, Supplied,
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
                    self.of_side(&Lemma::of(name), number, side.as_ref()).say(self.place(
                        place,
                        Spot::At,
                        number,
                    ))
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
                let mut flow = Flow::from("if").say(self.clause(when)).comma();
                for (index, ruling) in rulings.iter().enumerate() {
                    if index > 0 {
                        flow = flow.mark(";").say("if that is equal").comma();
                    }
                    flow = flow.say(self.ruling(ruling));
                }
                flow.sentence()
            }
            Sentence::Define(name, meaning) => {
                let meaning = match meaning {
                    Meaning::Place(place) => self.place(place, Spot::Name, Number::Many),
                    Meaning::Noun(noun) => self.noun(noun),
                };
                Flow::from(name.in_language(Language::En)).mark(":").say(meaning).sentence()
            }
            Sentence::Score(score) => {
                Flow::from("a player's points are").say(self.quantity(score)).sentence()
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
        self.of_side(&Lemma::of(kind), Number::One, side).text()
    }
}

impl English {
    /// Names a piece of a side: by its colour, where that is the name of the side.
    fn of_side(&self, lemma: &Lemma, number: Number, side: Option<&SideName>) -> Flow {
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
        let count = |(name, n): &(Name, Option<u16>)| {
            let lemma = Lemma::of(name);
            match n {
                Some(n) => Flow::from(n.to_string()).say(lemma.in_number(Number::of(i64::from(*n)))),
                None => Flow::from(lemma.many.as_str()),
            }
        };
        let (counted, enough): (Vec<_>, Vec<_>) = kinds.iter().partition(|(_, n)| n.is_some());
        let list = joined(counted.into_iter().map(count), "and");
        let enough = joined(enough.into_iter().map(count), "and");
        let enough = if enough.is_empty() { enough } else { Flow::from("enough").say(enough) };
        let list = joined([list, enough], "and");
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
            Ruling::Next { wins } => Flow::from("the player to move").say(verb(*wins, Number::One)),
            Ruling::Side { who, wins } => Flow::from(self.side(who)).say(verb(*wins, self.side_number(who))),
            Ruling::More { more, what } => {
                let amount = if *more { "more" } else { "fewer" };
                let flow = Flow::from("the player with").say(amount);
                match what {
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
        };
        let line = |steps: &Vec<StepPhrase>| self.line(steps, number);
        let tiers: Vec<Vec<Line>> = tiers.iter().map(|tier| tier.iter().map(line).collect()).collect();
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
        Line { guard: guard.map(|guard| self.clause(guard)), deeds }
    }

    fn step(&self, step: &StepPhrase, number: Number) -> Flow {
        let mut flow = Flow::default();
        if let Some(guard) = &step.guard {
            flow = Flow::from("if").say(self.clause(guard)).comma();
        }
        if step.optional {
            flow = flow.say("optionally");
        }
        flow = flow.say(self.deed(&step.deed, number));
        if let Some(also) = &step.also {
            flow = flow.say("and").say(self.deed(also, number));
        }
        if step.times > 1 {
            let times = match step.times {
                2 => "twice".to_owned(),
                n => format!("{} times", small(i64::from(n))),
            };
            flow = flow.comma().say(times);
        }
        for outcome in &step.outcomes {
            flow = self.outcome(flow, outcome);
        }
        if let Some(Clause::Removes(true)) = &step.provided {
            flow = flow.comma().say("provided that this removes at least one piece");
        } else if let Some(provided) = &step.provided {
            flow = flow.comma().say("provided that afterwards").say(self.clause(provided));
        }
        let flow = match &step.most {
            None => flow,
            Some(None) => {
                flow.mark(";").say("of several captures, one that takes the most pieces must be made")
            }
            Some(Some(of)) => {
                let flow =
                    flow.mark(";").say("of several captures, one that takes the most pieces must be made");
                flow.comma().say("and of equal ones, one that takes the most").say(self.noun(of))
            }
        };
        match &step.again {
            Again::No => flow,
            Again::Always => flow.say("and").say(number.pick("plays", "play")).say("again"),
            Again::If(clause) => {
                let clause = Flow::from("if").say(self.clause(clause)).comma();
                flow.mark(";").say(clause).say("the same player plays again")
            }
            Again::WithIt { may_stop: true, any_line: true } => {
                flow.mark(";").say("the same piece may go on in any of these ways, and stop at any point")
            }
            Again::WithIt { may_stop: false, any_line: true } => {
                flow.mark(";").say("the same piece must go on in any of these ways as long as it can")
            }
            Again::WithIt { may_stop: true, any_line: false } => {
                flow.mark(";").say("the same piece may go on in the same way, and stop at any point")
            }
            Again::WithIt { may_stop: false, any_line: false } => {
                flow.mark(";").say("the same piece must go on in the same way as long as it can")
            }
        }
    }

    fn deed(&self, deed: &Deed, number: Number) -> Flow {
        let verb = |one: &str, many: &str| Flow::from(number.pick(one, many));
        match deed {
            Deed::Put(thing, on) => verb("puts", "put").say(self.noun(thing)).say("on").say(self.noun(on)),
            Deed::PutRun { what, least, most, cells, along } => {
                let n = Flow::from(small(i64::from(*least)));
                let n = match most {
                    Some(most) if most == least => n,
                    Some(most) => n.say("to").say(small(i64::from(*most))),
                    None => n.say("or more"),
                };
                // A piece of its own length covers them; a run of any length is filled.
                let over = if most == &Some(*least) { "on" } else { "on each of" };
                let flow = verb("puts", "put").say(self.noun(what)).say(over).say(n);
                let flow = flow.say(self.noun(&cells.in_form(Form::Some))).say("in a row").comma();
                flow.say(self.along(along)).comma()
            }
            Deed::Move { what, to, captures } => {
                let flow = verb("moves", "move").say(self.noun(what));
                match captures {
                    Captures::Nothing => flow.say("to").say(self.noun(to)),
                    Captures::Perhaps => {
                        flow.say("to").say(self.noun(to)).comma().say("capturing any piece there").comma()
                    }
                    Captures::Target => {
                        flow.say("onto").say(self.noun(to)).comma().say("capturing it").comma()
                    }
                }
            }
            Deed::Shift { what, least, most, way, to, pushed } => {
                let n = Flow::from(small(i64::from(*least)));
                let n = match most {
                    Some(most) if most == least => n,
                    Some(most) => n.say("to").say(small(i64::from(*most))),
                    None => n.say("or more"),
                };
                let flow = verb("moves", "move").say(n).say(self.own_ones(what));
                let mut flow = flow.say("in an unbroken straight line").comma();
                flow = flow.say("all of them one step in the same direction").comma();
                flow = match way {
                    Some(way) => flow.say(self.toward(way)).comma(),
                    None => flow.say("along their line or aside").comma(),
                };
                flow = flow.say("to").say(self.noun(to));
                match pushed {
                    Some((pushed, fewer)) => {
                        let flow = flow.mark(";").say("along its line, the row may push");
                        let flow =
                            flow.say(self.noun(pushed)).say("that stand in an unbroken line just before it");
                        let flow = flow.comma().say(if *fewer { "if they are fewer and" } else { "if" });
                        let flow = flow.say("there is an empty cell or the edge of the board behind them");
                        flow.mark(";").say("what is pushed over the edge is removed")
                    }
                    None => flow,
                }
            }
            Deed::Jump { what, way, over, to, flying: true, .. } => {
                let mut flow = verb("jumps", "jump").say("with").say(self.noun(what));
                if let Some(way) = way {
                    flow = flow.comma().say(self.toward(way)).comma();
                }
                flow = flow.say("from any distance over").say(self.noun(over)).say("to").say(self.noun(to));
                flow.say("anywhere behind").comma().say("with nothing else in between").comma()
            }
            Deed::Jump { what, way, over, to, repeatedly, flying: false } => {
                let mut flow = verb("jumps", "jump").say("with").say(self.noun(what));
                if let Some(way) = way {
                    flow = flow.comma().say(self.toward(way)).comma();
                }
                flow = flow.say("over").say(self.noun(over)).say("next to it");
                flow = flow.say("to").say(self.noun(to)).say("just behind");
                if *repeatedly {
                    flow = flow.comma().say("once or more in the same line").comma();
                }
                flow
            }
            Deed::Replace(thing, by) => {
                verb("replaces", "replace").say(self.noun(thing)).say("by").say(self.noun(by))
            }
            Deed::Remove(thing) => verb("removes", "remove").say(self.noun(thing)),
            Deed::Sow { pit, skips, stores } => {
                let flow = verb("takes", "take").say("the seeds of").say(self.noun(pit)).say("and");
                let flow = flow.say(number.pick("sows", "sow"));
                let flow = flow.say("them one by one in the pits that follow").comma().say("anticlockwise");
                let flow = match stores {
                    true => flow.comma().say("with one seed in their own store when they pass it").comma(),
                    false => flow,
                };
                if *skips { flow.comma().say("leaving out the pit it started from").comma() } else { flow }
            }
            Deed::Pass => verb("passes", "pass"),
        }
    }

    fn along(&self, axes: &Axes) -> Flow {
        match axes {
            Axes::Every => "in a straight line".into(),
            Axes::Straight => "along a row or column".into(),
            Axes::Diagonal => "along a diagonal".into(),
            Axes::Vertical => "along a column".into(),
            Axes::Horizontal => "along a row".into(),
            Axes::BySide(sides) => {
                let each = sides.iter().map(|(side, axes)| {
                    self.along(axes).say(format!("({})", side.name.in_language(Language::En)))
                });
                joined(each, "or")
            }
        }
    }

    fn outcome(&self, flow: Flow, outcome: &Outcome) -> Flow {
        let when = |flow: Flow, clause: &Option<Clause>| match clause {
            Some(clause) => flow.say("if").say(self.clause(clause)),
            None => flow,
        };
        match outcome {
            Outcome::Leaving(piece) => {
                let cell = words::cell(self.cell).one;
                let flow = flow.comma().say("leaving").say(self.noun(piece));
                flow.say(format!("on the {cell} it came from"))
            }
            Outcome::Dooming(things, clause) => {
                let flow = flow.comma().say("removing").say(self.noun(things)).say("when the turn is over");
                when(flow, clause)
            }
            Outcome::Removing(things, clause) => {
                when(flow.comma().say("removing").say(self.noun(things)), clause)
            }
            Outcome::Becoming { what, upon, when: clause } => {
                let mut flow = flow.mark(";").say("the piece that moved becomes").say(self.noun(what));
                if !upon.is_empty() {
                    flow = flow.say("if it").say(self.standing(upon, Number::One));
                }
                when(flow, clause)
            }
            Outcome::Exchanging { what, by, when: clause } => {
                let flow = flow.comma().say("replacing").say(self.noun(what)).say("by");
                when(flow.say(self.own_ones(by)), clause)
            }
            Outcome::Putting { what, on, when: clause } => {
                let flow = flow.comma().say("putting").say(self.noun(what)).say("on").say(self.noun(on));
                when(flow, clause)
            }
            Outcome::Taking(pits, clause) => {
                when(flow.comma().say("taking the seeds of").say(self.noun(pits)), clause)
            }
        }
    }
}
