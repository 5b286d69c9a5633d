//! Steps of a turn in several English sentences: what players do, then what comes of it and what is demanded.

use super::super::Number;
use super::super::flow::{Flow, joined};
use super::super::turn::{AsFar, Line, Parted, parted};
use super::English;
use super::along::nth;
use super::words::NOUNS;
use crate::sheets::phrase::{Again, Captures, Clause, Deed, Noun, Outcome, Shifted, Spoken, StepPhrase};

impl English {
    /// Says a line in sentences.
    pub(super) fn told(&self, steps: &[StepPhrase], number: Number) -> Line {
        let guard = steps.first().and_then(|step| step.guard.as_ref()).map(|guard| self.clause(guard));
        let mut line = Line { guard, deeds: Flow::default(), after: Vec::new(), only_if: Vec::new() };
        for (index, step) in steps.iter().enumerate() {
            let number = if index == 0 { number } else { Number::Many };
            let (deed, apart) = self.deed_apart(step, number);
            if index == 0 {
                line.deeds = if step.optional { Flow::from("optionally").say(deed) } else { deed };
            } else {
                let mut flow = Flow::from("then");
                if let Some(guard) = &step.guard {
                    flow = flow.comma().say("if").say(self.clause(guard)).comma();
                }
                let they = if step.optional { "they may" } else { "they" };
                line.after.push(flow.say(they).say(deed));
            }
            line.after.extend(apart);
            line.after.extend(step.outcomes.iter().map(|outcome| self.comes_of(outcome)));
            match &step.provided {
                None => {}
                Some(Clause::Removes(true)) => {
                    line.after.push("the move is allowed only if at least one piece is removed".into());
                }
                Some(Clause::All(all)) if index == 0 && all.len() > 1 => {
                    line.only_if = all.iter().map(|one| self.clause(one)).collect();
                }
                Some(clause) => {
                    let flow = Flow::from("the move is allowed only if").comma().say("afterwards").comma();
                    line.after.push(flow.say(self.clause(clause)));
                }
            }
            line.after.extend(self.goes_on(step));
            let at_end = || Flow::from("when the turn is over").comma();
            line.after.extend(step.afterwards.iter().map(|outcome| at_end().say(self.comes_of(outcome))));
            line.after.extend(step.provided_at_end.iter().map(|clause| self.counts_only_if(clause)));
        }
        line
    }

    /// Says which captures must be made, and whether the same side goes on.
    fn goes_on(&self, step: &StepPhrase) -> Vec<Flow> {
        let mut all = Vec::new();
        if let Some(of) = &step.most {
            all.push("of several captures, one that takes the most pieces must be made".into());
            if let Some(of) = of {
                let flow = Flow::from("of equal ones").comma().say("one that takes the most");
                all.push(flow.say(self.noun(of)).say("must be made"));
            }
        }
        match &step.again {
            Again::No => {}
            Again::Always => all.push("then the same player plays again".into()),
            again => all.push(self.again(Flow::default(), again, Number::Many)),
        }
        all
    }

    /// Says what is done, and apart from it what else is demanded of that.
    fn deed_apart(&self, step: &StepPhrase, number: Number) -> (Flow, Vec<Flow>) {
        let (mut flow, mut apart) = match &step.deed {
            Deed::Move { what, to, captures } if *captures != Captures::Target => {
                self.move_apart(what, to, *captures, number)
            }
            Deed::Shift(shifted) if shifted.pushed.is_some() => self.shift_apart(shifted, number),
            Deed::Jump { what, way, over, to, flying: true, .. } => {
                let mut flow = Flow::from(number.pick("jumps", "jump")).say("with").say(self.noun(what));
                if let Some(way) = way {
                    flow = flow.comma().say(self.toward(way)).comma();
                }
                flow = flow.say("from any distance over").say(self.noun(over)).say("to").say(self.noun(to));
                (flow.say("anywhere behind it"), vec!["nothing else may stand in between".into()])
            }
            Deed::Sow { pit, skips, stores } => {
                let flow = Flow::from(number.pick("takes", "take")).say("the seeds of").say(self.noun(pit));
                let flow = flow.say("and").say(number.pick("sows", "sow"));
                let mut apart = vec!["sowing goes anticlockwise".into()];
                if *stores {
                    apart.push("when they pass their own store, one seed falls into it".into());
                }
                if *skips {
                    apart.push("the pit it started from is left out".into());
                }
                (flow.say("them one by one in the pits that follow"), apart)
            }
            deed => (self.deed(deed, number), Vec::new()),
        };
        if let Some(also) = &step.also {
            flow = flow.say("and").say(self.deed(also, number));
        }
        if step.times > 1 {
            flow = self.times(flow, step.times);
        }
        apart.retain(|one: &Flow| !one.is_empty());
        (flow, apart)
    }

    fn move_apart(&self, what: &Noun, to: &Noun, captures: Captures, number: Number) -> (Flow, Vec<Flow>) {
        let Parted { stop, as_far, demands } = parted(to);
        let cell = &NOUNS.of_cell(self.cell).one;
        let flow = Flow::from(number.pick("moves", "move")).say(self.noun(what));
        let mut apart = Vec::new();
        let flow = match as_far {
            Some(AsFar { way, counted, counts_all, through, end }) => {
                let all = Flow::from("the piece goes exactly as many steps as there are");
                let all = all.say(self.noun(&counted)).say("in the whole line");
                apart.push(if counts_all { all.comma().say("itself included") } else { all });
                apart.extend(
                    through.map(|through| Flow::from("it may pass only over").say(self.noun(&through))),
                );
                apart.extend(end.map(|end| Flow::from("it must stop on").say(self.noun(&end))));
                flow.say(self.whole_line(&way))
            }
            None => flow.say("to").say(self.noun(&stop)),
        };
        for one in &demands {
            apart.push(match one {
                Spoken::Unvisited => {
                    format!("the piece may not return to a {cell} where it has been in this turn").into()
                }
                Spoken::Turning => "the piece may not go on in the direction of its last step".into(),
                Spoken::PassedOver { from, to, .. } => {
                    let flow = Flow::from(format!("the last move must have gone over that {cell}")).comma();
                    flow.say(self.over_it(from, to))
                }
                _ => Flow::default(),
            });
        }
        if captures == Captures::Perhaps {
            apart.push("any piece there is captured".into());
        }
        (flow, apart)
    }

    fn shift_apart(&self, shifted: &Shifted, number: Number) -> (Flow, Vec<Flow>) {
        let alone = Shifted { pushed: None, ..shifted.clone() };
        let flow = self.shift(&alone, number);
        let Some((pushed, fewer)) = &shifted.pushed else { return (flow, Vec::new()) };
        let may = Flow::from("along its line").comma().say("the row may push").say(self.noun(pushed));
        let may = may.say("that stand in an unbroken line just before it");
        let only = Flow::from("it may do so only if");
        let only = only.say(if *fewer { "they are fewer and" } else { "" });
        let only = only.say("there is an empty cell or the edge of the board behind them");
        (flow, vec![may, only, "what is pushed over the edge is removed".into()])
    }

    /// Says in a sentence what comes of a deed.
    fn comes_of(&self, outcome: &Outcome) -> Flow {
        let when = |clause: &Option<Clause>| match clause {
            Some(clause) => Flow::from("if").say(self.clause(clause)).comma(),
            None => Flow::default(),
        };
        let removed =
            |things: &Noun| self.noun(things).say(self.number(things).pick("is", "are")).say("removed");
        match outcome {
            Outcome::Leaving(piece) => {
                let cell = &NOUNS.of_cell(self.cell).one;
                let flow = Flow::from("they leave").say(self.noun(piece));
                flow.say(format!("on the {cell} it came from"))
            }
            Outcome::Dooming(things, clause) => {
                Flow::from("when the turn is over").comma().say(when(clause)).say(removed(things))
            }
            Outcome::Removing(things, clause) => when(clause).say(removed(things)),
            Outcome::Becoming { what, upon, when: clause } => {
                let mut conditions = Vec::new();
                if !upon.is_empty() {
                    conditions.push(Flow::from("it").say(self.standing(upon, Number::One)));
                }
                conditions.extend(clause.iter().map(|clause| self.clause(clause)));
                let flow = Flow::from("the piece that moved becomes").say(self.noun(what));
                match conditions.is_empty() {
                    true => flow,
                    false => flow.say("if").say(joined(conditions, "and")),
                }
            }
            Outcome::Exchanging { what, by, when: clause } => {
                when(clause).say("they replace").say(self.noun(what)).say("by").say(self.own_ones(by))
            }
            Outcome::Putting { what, on, when: clause } => {
                when(clause).say("they put").say(self.noun(what)).say("on").say(self.noun(on))
            }
            Outcome::Linking(pieces, clause) => {
                let flow = when(clause).say("they link it with").say(self.noun(pieces)).comma();
                flow.say("but never across another link")
            }
            Outcome::TakingBoth(clause) => {
                let flow = Flow::from("if").say(self.clause(clause)).comma();
                flow.say("they take the seeds of that pit and of the one opposite")
            }
            Outcome::Taking(pits, clause) => when(clause).say("they take the seeds of").say(self.noun(pits)),
        }
    }
}

/// Begins a condition of the line of that number, from 1.
pub(super) fn nth_only_if(n: u32) -> String {
    let nth = if n == 1 { "first".to_owned() } else { nth(n) };
    format!("the {nth} of these is allowed only if, as a result")
}
