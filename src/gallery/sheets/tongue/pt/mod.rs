//! European Portuguese: sentences and what players do in them.

mod along;
mod clauses;
mod nouns;
mod words;

use self::nouns::Prep;
use self::words::{Lemma, small};
use super::flow::{Flow, joined};
use super::turn::{Joints, Line};
use super::{Gender, Number, Tongue};
use crate::sheets::phrase::{
    Again, Axes, Captures, CellWord, Clause, Counted, Deed, Feat, Form, Meaning, Name, Noun, Outcome, Ruling,
    Sentence, SideName, StepPhrase, Subject, Supplied,
};
use rules::game::Language;

/// Portuguese about a board whose cells are called so.
pub(super) struct Portuguese {
    pub(super) cell: CellWord,
}

/// What a clause stands after: verbs depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mood {
    /// `se houver`.
    If,
    /// `desde que haja`.
    Provided,
}

impl Tongue for Portuguese {
    fn sentence(&self, sentence: &Sentence) -> String {
        match sentence {
            Sentence::Fixed(message) => Language::Pt.say(message),
            Sentence::Supply { whose, kinds } => self.supply(whose, kinds).sentence(),
            Sentence::Begins(side) => {
                let begin = self.side_number(side).pick("começa", "começam");
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
                    noun.say(self.place(place, Prep::Em, number))
                });
                let list = stands.reduce(|all, one| all.mark(";").say(one)).unwrap_or_default();
                Flow::from("no início:").say(list).sentence()
            }
            Sentence::Turn { who, first, tiers } => self.turn(who, *first, tiers),
            Sentence::Achieve { wins, feat, what } => {
                let verb = if *wins { "ganha quem" } else { "perde quem" };
                let does = match feat {
                    Feat::Making => "fizer",
                    Feat::Bringing => "puser",
                    Feat::Leaving => "deixar",
                };
                let flow = Flow::from(verb).comma().say("com a sua jogada").comma().say(does);
                flow.say(self.noun(what, Prep::None)).sentence()
            }
            Sentence::End { when, rulings } => {
                let mut flow = Flow::from("se").say(self.clause(when, Mood::If)).comma();
                for (index, ruling) in rulings.iter().enumerate() {
                    if index > 0 {
                        flow = flow.mark(";").say("se houver igualdade").comma();
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
                Flow::from(name.in_language(Language::Pt)).mark(":").say(meaning).sentence()
            }
            Sentence::Score(score) => {
                Flow::from("os pontos de um jogador são").say(self.quantity(score, Prep::None)).sentence()
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

impl Portuguese {
    fn supply(&self, whose: &Supplied, kinds: &[(Name, Option<u16>)]) -> Flow {
        let count = |(name, n): &(Name, Option<u16>)| {
            let lemma = Lemma::of(name);
            match n {
                Some(n) => Flow::from(n.to_string()).say(lemma.in_number(Number::of(i64::from(*n)))),
                None => Flow::from(lemma.many.as_str()),
            }
        };
        let (counted, enough): (Vec<_>, Vec<_>) = kinds.iter().partition(|(_, n)| n.is_some());
        let list = joined(counted.into_iter().map(count), "e");
        let enough = joined(enough.into_iter().map(count), "e");
        let enough = if enough.is_empty() { enough } else { enough.say("em número suficiente") };
        let list = joined([list, enough], "e");
        match whose {
            Supplied::Each => list.say("para cada jogador"),
            Supplied::Both => list.say("para ambos os jogadores"),
            Supplied::Side(side) => Flow::from("para").say(self.side(side)).mark(":").say(list),
        }
    }

    fn ruling(&self, ruling: &Ruling) -> Flow {
        let verb = |wins: bool, number: Number| match wins {
            true => number.pick("ganha", "ganham"),
            false => number.pick("perde", "perdem"),
        };
        match ruling {
            Ruling::Draw => "a partida acaba empatada".into(),
            Ruling::Mover { wins } => Flow::from(verb(*wins, Number::One)).say("quem acabou de jogar"),
            Ruling::Next { wins } => Flow::from(verb(*wins, Number::One)).say("quem teria de jogar a seguir"),
            Ruling::Side { who, wins } => Flow::from(verb(*wins, self.side_number(who))).say(self.side(who)),
            Ruling::More { more, what } => {
                let (amount, size) = if *more { ("mais", "maior") } else { ("menos", "menor") };
                let flow = Flow::from("ganha quem tiver");
                match what {
                    Counted::Points => flow.say(amount).say("pontos"),
                    Counted::Pieces => flow.say(amount).say("peças no tabuleiro"),
                    Counted::Things(things) => flow.say(amount).say(self.noun(things, Prep::None)),
                    Counted::Number(number) => flow.say(size).say(self.bare_quantity(number)),
                }
            }
        }
    }

    fn turn(&self, who: &Subject, first: bool, tiers: &[Vec<Vec<StepPhrase>>]) -> String {
        let when = if first { "na sua primeira jogada" } else { "na sua vez" };
        let (subject, number) = match who {
            Subject::Each => ("cada jogador".to_owned(), Number::One),
            Subject::Side(side) => (self.side(side), self.side_number(side)),
        };
        let joints = Joints {
            if_word: "se",
            and_word: "e",
            one_of: number.pick("faz uma destas coisas", "fazem uma destas coisas"),
            if_not: "se isso não for possível",
            subject: None,
            if_none: "se nada disto for possível",
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
                _ => deeds.mark(";").say("depois").comma().say(self.step(step, number)),
            };
        }
        Line { guard: guard.map(|guard| self.clause(guard, Mood::If)), deeds }
    }

    fn step(&self, step: &StepPhrase, number: Number) -> Flow {
        let mut flow = Flow::default();
        if let Some(guard) = &step.guard {
            flow = Flow::from("se").say(self.clause(guard, Mood::If)).comma();
        }
        if step.optional {
            flow = flow.comma().say("se").say(number.pick("quiser", "quiserem")).comma();
        }
        flow = flow.say(self.deed(&step.deed, number));
        if let Some(also) = &step.also {
            flow = flow.say("e").say(self.deed(also, number));
        }
        if step.times > 1 {
            flow = flow.comma().say(small(i64::from(step.times), Gender::Feminine)).say("vezes");
        }
        for outcome in &step.outcomes {
            flow = self.outcome(flow, outcome);
        }
        if let Some(Clause::Removes(true)) = &step.provided {
            flow = flow.comma().say("desde que assim retire pelo menos uma peça");
        } else if let Some(provided) = &step.provided {
            flow = flow.comma().say("desde que depois").say(self.clause(provided, Mood::Provided));
        }
        let plays = number.pick("joga", "jogam");
        let flow = match &step.most {
            None => flow,
            Some(None) => flow.mark(";").say("entre várias capturas, é obrigatória a que tira mais peças"),
            Some(Some(of)) => {
                let flow = flow.mark(";").say("entre várias capturas, é obrigatória a que tira mais peças");
                flow.comma().say("e, em igualdade, a que tira mais").say(self.noun(of, Prep::None))
            }
        };
        match &step.again {
            Again::No => flow,
            Again::Always => flow.say("e").say(plays).say("outra vez"),
            Again::If(clause) => {
                let clause = Flow::from("se").say(self.clause(clause, Mood::If)).comma();
                flow.mark(";").say(clause).say(plays).say("outra vez")
            }
            Again::WithIt { may_stop: true, any_line: true } => flow
                .mark(";")
                .say(number.pick("pode", "podem"))
                .say("continuar com a mesma peça, de qualquer destas maneiras, e parar quando")
                .say(number.pick("quiser", "quiserem")),
            Again::WithIt { may_stop: false, any_line: true } => {
                flow.mark(";").say("a mesma peça continua, de qualquer destas maneiras, enquanto puder")
            }
            Again::WithIt { may_stop: true, any_line: false } => flow
                .mark(";")
                .say(number.pick("pode", "podem"))
                .say("continuar com a mesma peça, da mesma maneira, e parar quando")
                .say(number.pick("quiser", "quiserem")),
            Again::WithIt { may_stop: false, any_line: false } => {
                flow.mark(";").say("a mesma peça continua, da mesma maneira, enquanto puder")
            }
        }
    }

    fn deed(&self, deed: &Deed, number: Number) -> Flow {
        let verb = |one: &str, many: &str| Flow::from(number.pick(one, many));
        let what = |noun: &Noun| self.noun(noun, Prep::None);
        match deed {
            Deed::Put(thing, on) => verb("coloca", "colocam").say(what(thing)).say(self.noun(on, Prep::Em)),
            Deed::PutRun { what: thing, least, most, cells, along } => {
                let (gender, _) = self.agreement(cells);
                let n = Flow::from(small(i64::from(*least), gender));
                let n = match most {
                    Some(most) if most == least => n,
                    Some(most) => n.say("a").say(small(i64::from(*most), gender)),
                    None => n.say("ou mais"),
                };
                let in_row = words::agreed("seguid", gender, Number::Many);
                // A piece of its own length covers them; a run of any length is filled.
                let over = match (most == &Some(*least), gender) {
                    (true, _) => "sobre",
                    (false, Gender::Feminine) => "em cada uma de",
                    (false, Gender::Masculine) => "em cada um de",
                };
                let flow = verb("coloca", "colocam").say(what(thing)).say(over).say(n);
                flow.say(what(&cells.in_form(Form::Some))).say(in_row).comma().say(self.along(along)).comma()
            }
            Deed::Move { what: thing, to, captures } => {
                let flow = verb("move", "movem").say(what(thing)).say("para");
                match captures {
                    Captures::Nothing => flow.say(what(to)),
                    Captures::Perhaps => {
                        flow.say(what(to)).comma().say("capturando a peça que lá estiver").comma()
                    }
                    Captures::Target => {
                        let it = words::agreed("capturando-", self.agreement(to).0, Number::One);
                        let cell = words::cell(self.cell);
                        let flow = flow.say(words::the(cell.gender, Number::One)).say(cell.one.as_str());
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
                    None => n.say("ou mais"),
                };
                let flow = verb("move", "movem").say(n).say(what(thing));
                let mut flow = flow.say(words::agreed("seguid", gender, Number::Many));
                flow = flow.say("em linha reta").comma();
                flow = flow
                    .say(words::agreed("tod", gender, Number::Many))
                    .say("um passo no mesmo sentido")
                    .comma();
                flow = match way {
                    Some(way) => flow.say(self.toward(way)).comma(),
                    None => flow.say("ao longo da linha ou de lado").comma(),
                };
                flow = flow.say("para").say(what(to));
                match pushed {
                    Some((pushed, fewer)) => {
                        let (gender, _) = self.agreement(pushed);
                        let flow = flow.mark(";").say("ao longo da linha, a fila pode empurrar");
                        let flow = flow.say(what(pushed)).say("que estejam");
                        let flow = flow.say(words::agreed("seguid", gender, Number::Many));
                        let flow = flow.say("logo à sua frente").comma();
                        let flow = flow.say(if *fewer { "se forem menos e" } else { "se" });
                        let flow = flow.say("por trás houver um lugar vazio ou o tabuleiro acabar");
                        flow.mark(";").say("o que for empurrado para fora do tabuleiro é retirado")
                    }
                    None => flow,
                }
            }
            Deed::Jump { what: thing, way, over, to, flying: true, .. } => {
                let mut flow = verb("salta", "saltam").say("com").say(what(thing));
                if let Some(way) = way {
                    flow = flow.comma().say(self.toward(way)).comma();
                }
                flow = flow.say("de qualquer distância").comma();
                flow = flow.say("por cima").say(self.noun(over, Prep::De)).comma().say("para").say(what(to));
                flow.say("mais adiante").comma().say("sem mais nada pelo meio").comma()
            }
            Deed::Jump { what: thing, way, over, to, repeatedly, flying: false } => {
                let mut flow = verb("salta", "saltam").say("com").say(what(thing));
                if let Some(way) = way {
                    flow = flow.comma().say(self.toward(way)).comma();
                }
                flow = flow.say("por cima").say(self.noun(over, Prep::De)).say("mesmo ao lado").comma();
                flow = flow.say("para").say(what(to)).say("logo a seguir");
                if *repeatedly {
                    flow = flow.comma().say("uma ou mais vezes na mesma linha").comma();
                }
                flow
            }
            Deed::Replace(thing, by) => {
                verb("troca", "trocam").say(what(thing)).say(self.noun(by, Prep::Por))
            }
            Deed::Remove(thing) => verb("retira", "retiram").say("do tabuleiro").say(what(thing)),
            Deed::Sow { pit, skips, stores } => {
                let flow = verb("pega", "pegam").say("nas sementes").say(self.noun(pit, Prep::De)).say("e");
                let flow = flow.say(number.pick("semeia-as", "semeiam-nas"));
                let flow = flow.say("uma a uma pelas covas seguintes").comma();
                let flow = flow.say("no sentido contrário ao dos ponteiros do relógio").comma();
                let flow = match stores {
                    true => flow.say("deixando uma no seu depósito quando passa por ele").comma(),
                    false => flow,
                };
                if *skips { flow.say("saltando a cova de partida").comma() } else { flow }
            }
            Deed::Pass => verb("passa", "passam"),
        }
    }

    fn along(&self, axes: &Axes) -> Flow {
        match axes {
            Axes::Every => "em linha reta".into(),
            Axes::Straight => "na horizontal ou na vertical".into(),
            Axes::Diagonal => "na diagonal".into(),
            Axes::Vertical => "na vertical".into(),
            Axes::Horizontal => "na horizontal".into(),
            Axes::BySide(sides) => {
                let each = sides.iter().map(|(side, axes)| {
                    self.along(axes).say(format!("({})", side.name.in_language(Language::Pt)))
                });
                joined(each, "ou")
            }
        }
    }

    fn outcome(&self, flow: Flow, outcome: &Outcome) -> Flow {
        let when = |flow: Flow, clause: &Option<Clause>| match clause {
            Some(clause) => flow.say("se").say(self.clause(clause, Mood::If)),
            None => flow,
        };
        let what = |noun: &Noun| self.noun(noun, Prep::None);
        match outcome {
            Outcome::Leaving(piece) => {
                let cell = words::cell(self.cell);
                let there = Flow::from(words::em_the(cell.gender)).say(cell.one.as_str());
                flow.comma().say("deixando").say(what(piece)).say(there).say("de onde saiu")
            }
            Outcome::Dooming(things, clause) => {
                let flow = flow.comma().say("retirando do tabuleiro").say(what(things));
                when(flow.say("no fim da jogada"), clause)
            }
            Outcome::Removing(things, clause) => {
                when(flow.comma().say("retirando do tabuleiro").say(what(things)), clause)
            }
            Outcome::Becoming { what: piece, upon, when: clause } => {
                let mut flow = flow.mark(";").say("a peça que jogou passa a ser").say(what(piece));
                if !upon.is_empty() {
                    flow = flow.say("se").say(self.standing(upon, Mood::If, &words::piece(), Number::One));
                }
                when(flow, clause)
            }
            Outcome::Exchanging { what: things, by, when: clause } => {
                let flow = flow.comma().say("trocando").say(what(things)).say(self.noun(by, Prep::Por));
                when(flow, clause)
            }
            Outcome::Putting { what: piece, on, when: clause } => {
                let flow = flow.comma().say("pondo").say(what(piece)).say(self.noun(on, Prep::Em));
                when(flow, clause)
            }
            Outcome::Taking(pits, clause) => {
                when(flow.comma().say("recolhendo as sementes").say(self.noun(pits, Prep::De)), clause)
            }
        }
    }
}
