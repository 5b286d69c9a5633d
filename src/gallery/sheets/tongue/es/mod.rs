//! Spanish of Spain: sentences and what players do in them.

mod along;
mod clauses;
mod nouns;
mod words;

use self::nouns::Prep;
use self::words::{Lemma, joined, small};
use super::flow::Flow;
use super::turn::{Joints, Line};
use super::{Gender, Number, Tongue};
use crate::sheets::phrase::{
    Again, Axes, Captures, CellWord, Clause, Counted, Deed, Feat, Form, Meaning, Name, Noun, Outcome, Ruling,
    Sentence, SideName, StepPhrase, Subject, Supplied,
};
use rules::game::Language;

/// Spanish about a board whose cells are called so.
pub(super) struct Spanish {
    pub(super) cell: CellWord,
}

/// What a clause stands after: verbs depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mood {
    /// `si hay`.
    If,
    /// `siempre que haya`.
    Provided,
}

impl Tongue for Spanish {
    fn sentence(&self, sentence: &Sentence) -> String {
        match sentence {
            Sentence::Fixed(message) => Language::Es.say(message),
            Sentence::Supply { whose, kinds } => self.supply(whose, kinds).sentence(),
            Sentence::Begins(side) => {
                let begin = self.side_number(side).pick("empieza", "empiezan");
                Flow::from(begin).say(self.side(side)).sentence()
            }
            Sentence::Start(stands) => {
                let stands = stands.iter().map(|(name, n, side, place)| {
                    let lemma = Lemma::of(name);
                    let number = Number::of(*n as i64);
                    let noun = Flow::from(lemma.in_number(number));
                    let noun = match side {
                        Some(side) => noun.say(self.of_side(side, &lemma, number)),
                        None => noun,
                    };
                    noun.say(self.place(place, Prep::En, number))
                });
                let list = stands.reduce(|all, one| all.mark(";").say(one)).unwrap_or_default();
                Flow::from("al principio:").say(list).sentence()
            }
            Sentence::Turn { who, first, tiers } => self.turn(who, *first, tiers),
            Sentence::Achieve { wins, feat, what } => {
                let verb = if *wins { "gana quien" } else { "pierde quien" };
                let does = match feat {
                    Feat::Making => "forme",
                    Feat::Bringing => "ponga",
                    Feat::Leaving => "deje",
                };
                let flow = Flow::from(verb).comma().say("con su jugada").comma().say(does);
                flow.say(self.noun(what, Prep::None)).sentence()
            }
            Sentence::End { when, rulings } => {
                let mut flow = Flow::from("si").say(self.clause(when, Mood::If)).comma();
                for (index, ruling) in rulings.iter().enumerate() {
                    if index > 0 {
                        flow = flow.mark(";").say("si hay igualdad").comma();
                    }
                    flow = flow.say(self.ruling(ruling));
                }
                flow.sentence()
            }
            Sentence::Define(name, meaning) => {
                let meaning = match meaning {
                    Meaning::Place(place) => self.place(place, Prep::None, Number::Many),
                    Meaning::Noun(noun) => self.noun(noun, Prep::None),
                };
                Flow::from(name.in_language(Language::Es)).mark(":").say(meaning).sentence()
            }
            Sentence::Score(score) => {
                Flow::from("los puntos de un jugador son").say(self.quantity(score, Prep::None)).sentence()
            }
        }
    }

    fn side(&self, side: &SideName) -> String {
        self.side_noun(side, Prep::None).text()
    }

    fn side_number(&self, side: &SideName) -> Number {
        words::side(side).1
    }

    fn piece(&self, kind: &Name, side: Option<&SideName>) -> String {
        let lemma = Lemma::of(kind);
        let noun = Flow::from(lemma.one.as_str());
        match side {
            Some(side) => noun.say(self.of_side(side, &lemma, Number::One)).text(),
            None => noun.text(),
        }
    }
}

impl Spanish {
    fn supply(&self, whose: &Supplied, kinds: &[(Name, Option<u16>)]) -> Flow {
        let count = |(name, n): &(Name, Option<u16>)| {
            let lemma = Lemma::of(name);
            match n {
                Some(n) => Flow::from(n.to_string()).say(lemma.in_number(Number::of(i64::from(*n)))),
                None => Flow::from(lemma.many.as_str()),
            }
        };
        let (counted, enough): (Vec<_>, Vec<_>) = kinds.iter().partition(|(_, n)| n.is_some());
        let list = joined(counted.into_iter().map(count), "y");
        let enough = joined(enough.into_iter().map(count), "y");
        let enough = if enough.is_empty() { enough } else { enough.say("en número suficiente") };
        let list = joined([list, enough], "y");
        match whose {
            Supplied::Each => list.say("para cada jugador"),
            Supplied::Both => list.say("para los dos jugadores"),
            Supplied::Side(side) => Flow::from("para").say(self.side(side)).mark(":").say(list),
        }
    }

    fn ruling(&self, ruling: &Ruling) -> Flow {
        let verb = |wins: bool, number: Number| match wins {
            true => number.pick("gana", "ganan"),
            false => number.pick("pierde", "pierden"),
        };
        match ruling {
            Ruling::Draw => "la partida acaba en tablas".into(),
            Ruling::Mover { wins } => Flow::from(verb(*wins, Number::One)).say("quien acaba de jugar"),
            Ruling::Next { wins } => {
                Flow::from(verb(*wins, Number::One)).say("quien tendría que jugar a continuación")
            }
            Ruling::Side { who, wins } => Flow::from(verb(*wins, self.side_number(who))).say(self.side(who)),
            Ruling::More { more, what } => {
                let (amount, size) = if *more { ("más", "mayor") } else { ("menos", "menor") };
                let flow = Flow::from("gana quien tenga");
                match what {
                    Counted::Points => flow.say(amount).say("puntos"),
                    Counted::Pieces => flow.say(amount).say("fichas en el tablero"),
                    Counted::Things(things) => flow.say(amount).say(self.noun(things, Prep::None)),
                    Counted::Number(number) => flow.say(size).say(self.bare_quantity(number)),
                }
            }
        }
    }

    fn turn(&self, who: &Subject, first: bool, tiers: &[Vec<Vec<StepPhrase>>]) -> String {
        let when = if first { "en su primera jugada" } else { "en su turno" };
        let (subject, number) = match who {
            Subject::Each => ("cada jugador".to_owned(), Number::One),
            Subject::Side(side) => (self.side(side), self.side_number(side)),
        };
        let joints = Joints {
            if_word: "si",
            and_word: "y",
            one_of: number.pick("hace una de estas cosas", "hacen una de estas cosas"),
            if_not: "si eso no es posible",
            subject: None,
            if_none: "si nada de esto es posible",
        };
        let line = |steps: &Vec<StepPhrase>| self.line(steps, number);
        let tiers: Vec<Vec<Line>> = tiers.iter().map(|tier| tier.iter().map(line).collect()).collect();
        joints.turn(Flow::from(when).comma().say(subject), &tiers)
    }

    fn line(&self, steps: &[StepPhrase], number: Number) -> Line {
        let guard = steps.first().and_then(|step| step.guard.as_ref());
        let mut deeds = Flow::default();
        for (index, step) in steps.iter().enumerate() {
            deeds = match index {
                0 => self.step(&StepPhrase { guard: None, ..step.clone() }, number),
                _ => deeds.mark(";").say("después").comma().say(self.step(step, number)),
            };
        }
        Line { guard: guard.map(|guard| self.clause(guard, Mood::If)), deeds }
    }

    fn step(&self, step: &StepPhrase, number: Number) -> Flow {
        let mut flow = Flow::default();
        if let Some(guard) = &step.guard {
            flow = Flow::from("si").say(self.clause(guard, Mood::If)).comma();
        }
        if step.optional {
            flow = flow.comma().say("si").say(number.pick("quiere", "quieren")).comma();
        }
        flow = flow.say(self.deed(&step.deed, number));
        if let Some(also) = &step.also {
            flow = flow.say("y").say(self.deed(also, number));
        }
        if step.times > 1 {
            flow = flow.comma().say(small(i64::from(step.times), Gender::Feminine)).say("veces");
        }
        for outcome in &step.outcomes {
            flow = self.outcome(flow, outcome);
        }
        if let Some(Clause::Removes(true)) = &step.provided {
            flow = flow.comma().say("siempre que así retire al menos una ficha");
        } else if let Some(provided) = &step.provided {
            flow = flow.comma().say("siempre que después").say(self.clause(provided, Mood::Provided));
        }
        let plays = number.pick("juega", "juegan");
        let flow = match &step.most {
            None => flow,
            Some(None) => flow.mark(";").say("entre varias capturas, es obligatoria la que toma más fichas"),
            Some(Some(of)) => {
                let flow = flow.mark(";").say("entre varias capturas, es obligatoria la que toma más fichas");
                flow.comma().say("y, en igualdad, la que toma más").say(self.noun(of, Prep::None))
            }
        };
        match &step.again {
            Again::No => flow,
            Again::Always => flow.say("y").say(plays).say("otra vez"),
            Again::If(clause) => {
                let clause = Flow::from("si").say(self.clause(clause, Mood::If)).comma();
                flow.mark(";").say(clause).say(plays).say("otra vez")
            }
            Again::WithIt { may_stop: true, any_line: true } => flow
                .mark(";")
                .say(number.pick("puede", "pueden"))
                .say("seguir con la misma ficha, de cualquiera de estas maneras, y parar cuando")
                .say(number.pick("quiera", "quieran")),
            Again::WithIt { may_stop: false, any_line: true } => {
                flow.mark(";").say("la misma ficha sigue, de cualquiera de estas maneras, mientras pueda")
            }
            Again::WithIt { may_stop: true, any_line: false } => flow
                .mark(";")
                .say(number.pick("puede", "pueden"))
                .say("seguir con la misma ficha, de la misma manera, y parar cuando")
                .say(number.pick("quiera", "quieran")),
            Again::WithIt { may_stop: false, any_line: false } => {
                flow.mark(";").say("la misma ficha sigue, de la misma manera, mientras pueda")
            }
        }
    }

    fn deed(&self, deed: &Deed, number: Number) -> Flow {
        let verb = |one: &str, many: &str| Flow::from(number.pick(one, many));
        let what = |noun: &Noun| self.noun(noun, Prep::None);
        match deed {
            Deed::Put(thing, on) => verb("coloca", "colocan").say(what(thing)).say(self.noun(on, Prep::En)),
            Deed::PutRun { what: thing, least, most, cells, along } => {
                let (gender, _) = self.agreement(cells);
                let n = Flow::from(small(i64::from(*least), gender));
                let n = match most {
                    Some(most) if most == least => n,
                    Some(most) => n.say("a").say(small(i64::from(*most), gender)),
                    None => n.say("o más"),
                };
                let in_row = words::agreed("seguid", gender, Number::Many);
                // A piece of its own length covers them; a run of any length is filled.
                let over = match (most == &Some(*least), gender) {
                    (true, _) => "sobre",
                    (false, Gender::Feminine) => "en cada una de",
                    (false, Gender::Masculine) => "en cada uno de",
                };
                let flow = verb("coloca", "colocan").say(what(thing)).say(over).say(n);
                flow.say(what(&cells.in_form(Form::Some))).say(in_row).comma().say(self.along(along)).comma()
            }
            Deed::Move { what: thing, to, captures } => {
                let flow = verb("mueve", "mueven").say(what(thing));
                match captures {
                    Captures::Nothing => flow.say(self.noun(to, Prep::A)),
                    Captures::Perhaps => flow
                        .say(self.noun(to, Prep::A))
                        .comma()
                        .say("capturando la ficha que haya allí")
                        .comma(),
                    Captures::Target => {
                        let it = words::agreed("capturándol", self.agreement(to).0, Number::One);
                        let cell = words::cell(self.cell);
                        let flow =
                            flow.say("a").say(words::the(cell.gender, Number::One)).say(cell.one.as_str());
                        flow.say(self.noun(to, Prep::De)).comma().say(it).comma()
                    }
                }
            }
            Deed::Shift { what: thing, least, most, way, to, pushed } => {
                let (gender, _) = self.agreement(thing);
                let n = Flow::from(small(i64::from(*least), gender));
                let n = match most {
                    Some(most) if most == least => n,
                    Some(most) => Flow::from("de").say(n).say("a").say(small(i64::from(*most), gender)),
                    None => n.say("o más"),
                };
                let flow = verb("mueve", "mueven").say(n).say(what(thing));
                let mut flow = flow.say(words::agreed("seguid", gender, Number::Many));
                flow = flow.say("en línea recta").comma();
                flow =
                    flow.say(words::agreed("tod", gender, Number::Many)).say("un paso en el mismo sentido");
                flow = match way {
                    Some(way) => flow.comma().say(self.toward(way)).comma(),
                    None => flow.comma().say("a lo largo de la línea o de lado").comma(),
                };
                flow = flow.say(self.noun(to, Prep::A));
                match pushed {
                    Some((pushed, fewer)) => {
                        let (gender, _) = self.agreement(pushed);
                        let flow = flow.mark(";").say("a lo largo de la línea, la fila puede empujar");
                        let flow = flow.say(what(pushed)).say("que estén");
                        let flow = flow.say(words::agreed("seguid", gender, Number::Many));
                        let flow = flow.say("justo delante de ella").comma();
                        let flow = flow.say(if *fewer { "si son menos y" } else { "si" });
                        let flow = flow.say("detrás hay un lugar vacío o se acaba el tablero");
                        flow.mark(";").say("lo que se empuja fuera del tablero se retira")
                    }
                    None => flow,
                }
            }
            Deed::Jump { what: thing, way, over, to, flying: true, .. } => {
                let mut flow = verb("salta", "saltan").say("con").say(what(thing));
                if let Some(way) = way {
                    flow = flow.comma().say(self.toward(way)).comma();
                }
                flow = flow.say("desde cualquier distancia").comma();
                flow =
                    flow.say("por encima").say(self.noun(over, Prep::De)).comma().say(self.noun(to, Prep::A));
                flow.say("más adelante").comma().say("sin nada más en medio").comma()
            }
            Deed::Jump { what: thing, way, over, to, repeatedly, flying: false } => {
                let mut flow = verb("salta", "saltan").say("con").say(what(thing));
                if let Some(way) = way {
                    flow = flow.comma().say(self.toward(way)).comma();
                }
                flow = flow
                    .say("por encima")
                    .say(self.noun(over, Prep::De))
                    .say("que esté justo al lado")
                    .comma();
                flow = flow.say(self.noun(to, Prep::A)).say("justo detrás");
                if *repeatedly {
                    flow = flow.comma().say("una o más veces en la misma línea").comma();
                }
                flow
            }
            Deed::Replace(thing, by) => {
                verb("cambia", "cambian").say(what(thing)).say(self.noun(by, Prep::Por))
            }
            Deed::Remove(thing) => verb("retira", "retiran").say("del tablero").say(what(thing)),
            Deed::Sow { pit, skips, stores } => {
                let flow = verb("toma", "toman").say("las semillas").say(self.noun(pit, Prep::De)).say("y");
                let flow = flow.say(number.pick("las siembra", "las siembran"));
                let flow = flow.say("una a una en los hoyos siguientes").comma();
                let flow = flow.say("en sentido contrario a las agujas del reloj").comma();
                let flow = match stores {
                    true => flow.say("dejando una en su depósito cuando pasa por él").comma(),
                    false => flow,
                };
                if *skips { flow.say("saltándose el hoyo de partida").comma() } else { flow }
            }
            Deed::Pass => verb("pasa", "pasan"),
        }
    }

    fn along(&self, axes: &Axes) -> Flow {
        match axes {
            Axes::Every => "en línea recta".into(),
            Axes::Straight => "en horizontal o en vertical".into(),
            Axes::Diagonal => "en diagonal".into(),
            Axes::Vertical => "en vertical".into(),
            Axes::Horizontal => "en horizontal".into(),
            Axes::BySide(sides) => {
                let each = sides.iter().map(|(side, axes)| {
                    self.along(axes).say(format!("({})", side.name.in_language(Language::Es)))
                });
                joined(each, "o")
            }
        }
    }

    fn outcome(&self, flow: Flow, outcome: &Outcome) -> Flow {
        let when = |flow: Flow, clause: &Option<Clause>| match clause {
            Some(clause) => flow.say("si").say(self.clause(clause, Mood::If)),
            None => flow,
        };
        let what = |noun: &Noun| self.noun(noun, Prep::None);
        match outcome {
            Outcome::Leaving(piece) => {
                let cell = words::cell(self.cell);
                let there = Flow::from("en").say(words::the(cell.gender, Number::One)).say(cell.one.as_str());
                flow.comma().say("dejando").say(what(piece)).say(there).say("de donde salió")
            }
            Outcome::Dooming(things, clause) => {
                let flow = flow.comma().say("retirando del tablero").say(what(things));
                when(flow.say("al final de la jugada"), clause)
            }
            Outcome::Removing(things, clause) => {
                when(flow.comma().say("retirando del tablero").say(what(things)), clause)
            }
            Outcome::Becoming { what: piece, upon, when: clause } => {
                let mut flow = flow.mark(";").say("la ficha que ha jugado pasa a ser").say(what(piece));
                if !upon.is_empty() {
                    flow = flow.say("si").say(self.standing(upon, Mood::If, &words::piece(), Number::One));
                }
                when(flow, clause)
            }
            Outcome::Exchanging { what: things, by, when: clause } => {
                let flow = flow.comma().say("cambiando").say(what(things)).say(self.noun(by, Prep::Por));
                when(flow, clause)
            }
            Outcome::Putting { what: piece, on, when: clause } => {
                let flow = flow.comma().say("poniendo").say(what(piece)).say(self.noun(on, Prep::En));
                when(flow, clause)
            }
            Outcome::Taking(pits, clause) => {
                when(flow.comma().say("recogiendo las semillas").say(self.noun(pits, Prep::De)), clause)
            }
        }
    }
}
