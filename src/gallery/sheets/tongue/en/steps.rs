//! Steps of a turn, in English: what players do, and what comes of it.

use super::super::Number;
use super::super::flow::{Flow, joined};
use super::English;
use super::words::{NOUNS, small};
use crate::sheets::phrase::{Again, Captures, Clause, Deed, Form, Outcome, Shifted, StepPhrase};

impl English {
    pub(super) fn step(&self, step: &StepPhrase, number: Number) -> Flow {
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
            flow = self.times(flow, step.times);
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
        // After a proviso, what goes on would seem to be a part of it.
        let flow = if step.provided.is_some() && step.again == Again::Always { flow.comma() } else { flow };
        let flow = self.again(flow, &step.again, number);
        let flow = match &step.provided_at_end {
            Some(clause) => flow.mark(";").say(self.counts_only_if(clause)),
            None => flow,
        };
        let at_end = "but only at the end of the turn";
        step.afterwards.iter().fold(flow, |flow, outcome| self.outcome(flow, outcome).comma().say(at_end))
    }

    pub(super) fn times(&self, flow: Flow, times: u32) -> Flow {
        flow.comma().say(match times {
            2 => "twice".to_owned(),
            n => format!("{} times", small(i64::from(n))),
        })
    }

    /// Says what must hold at the end of a turn.
    pub(super) fn counts_only_if(&self, clause: &Clause) -> Flow {
        match clause {
            Clause::Removes(true) => "the turn only counts if it ends by removing at least one piece".into(),
            clause => Flow::from("the turn only counts if")
                .comma()
                .say("at its end")
                .comma()
                .say(self.clause(clause)),
        }
    }

    pub(super) fn again(&self, flow: Flow, again: &Again, number: Number) -> Flow {
        match again {
            Again::No => flow,
            Again::Always => flow.say("and").say(number.pick("plays", "play")).say("again"),
            Again::If(clause) => {
                let clause = Flow::from("if").say(self.clause(clause)).comma();
                let flow = if flow.is_empty() { flow } else { flow.mark(";") };
                flow.say(clause).say("the same player plays again")
            }
            Again::WithIt { may_stop, any_line, when } => {
                let flow = if flow.is_empty() { flow } else { flow.mark(";") };
                let flow = match when {
                    Some(clause) => flow.say("if").say(self.clause(clause)).comma(),
                    None => flow,
                };
                let how = if *any_line { "in any of these ways" } else { "in the same way" };
                match may_stop {
                    true => flow.say(format!("the same piece may go on {how}, and stop at any point")),
                    false => flow.say(format!("the same piece must go on {how} as long as it can")),
                }
            }
        }
    }

    pub(super) fn deed(&self, deed: &Deed, number: Number) -> Flow {
        let verb = |one: &str, many: &str| Flow::from(number.pick(one, many));
        match deed {
            Deed::Put(thing, on) => verb("puts", "put").say(self.noun(thing)).say("on").say(self.noun(on)),
            Deed::PutRun { what, least, most, cells, along } => {
                let n = Flow::from(small(i64::from(*least)));
                let n = match most {
                    Some(most) if most == least => n,
                    Some(most) if *most == least + 1 => n.say("or").say(small(i64::from(*most))),
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
            Deed::Shift(shifted) => self.shift(shifted, number),
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
            Deed::Turn { parts, to_left } => {
                let names = parts.iter().map(|(low, high)| Flow::from(format!("{low} to {high}")));
                let flow = verb("turns", "turn").say("the square").say(joined(names, "or")).comma();
                let flow = flow.say("with all that stands on it").comma().say("by a quarter turn");
                flow.say(match to_left {
                    Some(true) => "anticlockwise",
                    Some(false) => "clockwise",
                    None => "either way",
                })
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

    pub(super) fn shift(&self, shifted: &Shifted, number: Number) -> Flow {
        let Shifted { what, least, most, way, to, pushed } = shifted;
        let n = Flow::from(small(i64::from(*least)));
        let n = match most {
            Some(most) if most == least => n,
            Some(most) => n.say("to").say(small(i64::from(*most))),
            None => n.say("or more"),
        };
        let flow = Flow::from(number.pick("moves", "move")).say(n).say(self.own_ones(what));
        let flow = flow.say("in an unbroken straight line").comma();
        let flow = flow.say("all of them one step in the same direction").comma();
        let flow = match way {
            Some(way) => flow.say(self.toward(way)).comma(),
            None => flow.say("along their line or aside").comma(),
        };
        let flow = flow.say("to").say(self.noun(to));
        let Some((pushed, fewer)) = pushed else { return flow };
        let flow = flow.mark(";").say("along its line, the row may push").say(self.noun(pushed));
        let flow = flow.say("that stand in an unbroken line just before it").comma();
        let flow = flow.say(if *fewer { "if they are fewer and" } else { "if" });
        let flow = flow.say("there is an empty cell or the edge of the board behind them");
        flow.mark(";").say("what is pushed over the edge is removed")
    }

    fn outcome(&self, flow: Flow, outcome: &Outcome) -> Flow {
        let when = |flow: Flow, clause: &Option<Clause>| match clause {
            Some(clause) => flow.say("if").say(self.clause(clause)),
            None => flow,
        };
        match outcome {
            Outcome::Leaving(piece) => {
                let cell = &NOUNS.of_cell(self.cell).one;
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
            Outcome::Linking(pieces, clause) => {
                let flow = when(flow.comma().say("linking it with").say(self.noun(pieces)), clause);
                flow.comma().say("but never across another link")
            }
            Outcome::TakingBoth(clause) => {
                let flow = flow.comma().say("taking the seeds of that pit and of the one opposite");
                flow.say("if").say(self.clause(clause))
            }
            Outcome::Taking(pits, clause) => {
                when(flow.comma().say("taking the seeds of").say(self.noun(pits)), clause)
            }
        }
    }
}
