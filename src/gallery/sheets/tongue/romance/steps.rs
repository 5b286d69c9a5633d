//! Steps of a turn: what players do, and what comes of it.

use super::super::flow::Flow;
use super::super::{Gender, Number};
use super::words::agreed;
use super::{Article, Mood, Prep, Romance};
use crate::sheets::phrase::{Again, Captures, Clause, Deed, Form, Noun, Outcome, Shifted, StepPhrase, Way};

impl Romance {
    /// Says one step of a turn.
    pub(super) fn step(&self, step: &StepPhrase, number: Number) -> Flow {
        let (w, joints) = (&self.words.steps, &self.words.joints);
        let mut flow = step.guard.as_ref().map_or_else(Flow::default, |guard| self.condition(guard));
        if step.optional {
            flow = flow.comma().say(joints.r#if).say(number.form(w.wishes)).comma();
        }
        flow = flow.say(self.deed(&step.deed, number));
        if let Some(also) = &step.also {
            flow = flow.say(joints.and).say(self.deed(also, number));
        }
        if step.times > 1 {
            flow = self.times(flow, step.times);
        }
        for outcome in &step.outcomes {
            flow = self.outcome(flow, outcome);
        }
        if let Some(Clause::Removes(true)) = &step.provided {
            flow = flow.comma().say(w.provided_removes);
        } else if let Some(provided) = &step.provided {
            flow = flow.comma().say(w.provided).say(self.clause(provided, Mood::Provided));
        }
        if let Some(of) = &step.most {
            flow = flow.mark(";").say(w.most);
            if let Some(of) = of {
                flow = flow.comma().say(w.most_of).say(self.noun(of, Prep::None));
            }
        }
        // After a proviso, what goes on would seem to be a part of it.
        let flow = if step.provided.is_some() && step.again == Again::Always { flow.comma() } else { flow };
        let flow = self.again(flow, &step.again, number);
        let flow = match &step.provided_at_end {
            Some(clause) => flow.mark(";").say(self.counts_only_if(clause)),
            None => flow,
        };
        let at_end = self.words.outcomes.only_at_end;
        step.afterwards.iter().fold(flow, |flow, outcome| self.outcome(flow, outcome).comma().say(at_end))
    }

    /// Says how often.
    pub(super) fn times(&self, flow: Flow, times: u32) -> Flow {
        flow.comma().say(self.small(times, Gender::Feminine)).say(self.words.steps.times)
    }

    /// Says what must hold at the end of a turn.
    pub(super) fn counts_only_if(&self, clause: &Clause) -> Flow {
        let w = &self.words.steps;
        match clause {
            Clause::Removes(true) => w.ends_by_removing.into(),
            clause => Flow::from(w.counts_only_if)
                .comma()
                .say(w.at_its_end)
                .comma()
                .say(self.clause(clause, Mood::If)),
        }
    }

    pub(super) fn again(&self, flow: Flow, again: &Again, number: Number) -> Flow {
        let w = &self.words.steps;
        let plays = number.form(w.plays);
        match again {
            Again::No => flow,
            Again::Always => flow.say(self.words.joints.and).say(plays).say(w.again),
            Again::If(clause) if flow.is_empty() => self.condition(clause).say(plays).say(w.again),
            Again::If(clause) => flow.mark(";").say(self.condition(clause)).say(plays).say(w.again),
            Again::WithIt { may_stop, any_line, when } => {
                let flow = if flow.is_empty() { flow } else { flow.mark(";") };
                let flow = match when {
                    Some(clause) => flow.say(self.condition(clause)),
                    None => flow,
                };
                if *may_stop {
                    let go_on = if *any_line { w.go_on.0 } else { w.go_on.1 };
                    return flow.say(number.form(w.may)).say(go_on).say(number.form(w.stops_at_will));
                }
                flow.say(if *any_line { w.must_go_on.0 } else { w.must_go_on.1 })
            }
        }
    }

    /// Says where something goes.
    pub(super) fn to(&self, noun: &Noun) -> Flow {
        match self.words.joints.toward {
            Some(word) => Flow::from(word).say(self.noun(noun, Prep::None)),
            None => self.noun(noun, Prep::A),
        }
    }

    pub(super) fn deed(&self, deed: &Deed, number: Number) -> Flow {
        let (w, joints) = (&self.words.deeds, &self.words.joints);
        let verb = |forms| Flow::from(number.form(forms));
        let what = |noun: &Noun| self.noun(noun, Prep::None);
        match deed {
            Deed::Put(thing, on) => verb(w.puts).say(what(thing)).say(self.noun(on, Prep::In)),
            Deed::PutRun { what: thing, least, most, cells, along } => {
                let (gender, _) = self.agreement(cells);
                let n = Flow::from(self.small(*least, gender));
                let n = match most {
                    Some(most) if most == least => n,
                    Some(most) if *most == least + 1 => n.say(joints.or).say(self.small(*most, gender)),
                    Some(most) => n.say(w.to).say(self.small(*most, gender)),
                    None => n.say(w.or_more),
                };
                // A piece of its own length covers them; a run of any length is filled.
                let over = match most == &Some(*least) {
                    true => w.over,
                    false => gender.pick(w.in_each_of.0, w.in_each_of.1),
                };
                let flow = verb(w.puts).say(what(thing)).say(over).say(n);
                let flow = flow.say(what(&cells.in_form(Form::Some)));
                flow.say(agreed(w.in_row, gender, Number::Many)).comma().say(self.along(along)).comma()
            }
            Deed::Move { what: thing, to, captures } => {
                let flow = verb(w.moves).say(what(thing));
                match captures {
                    Captures::Nothing => flow.say(self.to(to)),
                    Captures::Perhaps => flow.say(self.to(to)).comma().say(w.capturing_any).comma(),
                    Captures::Target => {
                        let it = agreed(w.capturing, self.agreement(to).0, Number::One);
                        let cell = self.cell_noun();
                        let prep = joints.toward.map_or(Prep::A, |_| Prep::None);
                        let the = self.article(prep, Article::The, cell.gender, Number::One);
                        let flow = flow.say(joints.toward.unwrap_or("")).say(the).say(&*cell.one);
                        flow.say(self.noun(to, Prep::De)).comma().say(it).comma()
                    }
                }
            }
            Deed::Shift(shifted) => self.shift(shifted, number),
            Deed::Jump { what: thing, way, over, to, flying: true, .. } => {
                let flow = self.jumps(thing, way.as_ref(), number).say(w.from_any_distance).comma();
                let flow = flow.say(w.across).say(self.noun(over, Prep::De)).comma().say(self.to(to));
                flow.say(w.farther_on).comma().say(w.nothing_else_between).comma()
            }
            Deed::Jump { what: thing, way, over, to, repeatedly, flying: false } => {
                let flow = self.jumps(thing, way.as_ref(), number).say(w.across);
                let flow = flow.say(self.noun(over, Prep::De)).say(w.just_beside).comma();
                let flow = flow.say(self.to(to)).say(w.just_behind);
                if *repeatedly { flow.comma().say(w.repeatedly).comma() } else { flow }
            }
            Deed::Turn { parts, to_left } => {
                let names = parts.iter().map(|(low, high)| Flow::from(format!("{low} a {high}")));
                let flow = verb(w.turns).say(w.the_square).say(self.any_of(names)).comma();
                flow.say(w.all_on_it).comma().say(w.by_a_quarter).say(match to_left {
                    Some(true) => w.to_hand.0,
                    Some(false) => w.to_hand.1,
                    None => w.to_either_hand,
                })
            }
            Deed::Replace(thing, by) => verb(w.replaces).say(what(thing)).say(self.noun(by, Prep::Por)),
            Deed::Remove(thing) => verb(w.removes).say(w.from_board).say(what(thing)),
            Deed::Sow { pit, skips, stores } => {
                let flow = verb(w.takes).say(w.the_seeds).say(self.noun(pit, Prep::De)).say(joints.and);
                let flow = flow.say(number.form(w.sows_them)).say(w.one_by_one).comma();
                let flow = flow.say(w.anticlockwise).comma();
                let flow = if *stores { flow.say(w.one_in_store).comma() } else { flow };
                if *skips { flow.say(w.skipping).comma() } else { flow }
            }
            Deed::Pass => verb(w.passes),
        }
    }

    pub(super) fn shift(&self, shifted: &Shifted, number: Number) -> Flow {
        let w = &self.words.deeds;
        let Shifted { what, least, most, way, to, pushed } = shifted;
        let (gender, _) = self.agreement(what);
        let n = Flow::from(self.small(*least, gender));
        let n = match most {
            Some(most) if most == least => n,
            Some(most) if *most == least + 1 => n.say(self.words.joints.or).say(self.small(*most, gender)),
            Some(most) => Flow::from(w.from).say(n).say(w.to).say(self.small(*most, gender)),
            None => n.say(w.or_more),
        };
        let flow = Flow::from(number.form(w.moves)).say(n).say(self.noun(what, Prep::None));
        let flow = flow.say(agreed(w.in_row, gender, Number::Many)).say(w.in_line).comma();
        let flow = flow.say(agreed(w.all_of, gender, Number::Many)).say(w.one_step).comma();
        let flow = match way {
            Some(way) => flow.say(self.toward(way)).comma(),
            None => flow.say(w.along_or_aside).comma(),
        };
        let flow = flow.say(self.to(to));
        let Some((pushed, fewer)) = pushed else { return flow };
        let (gender, _) = self.agreement(pushed);
        let flow = flow.mark(";").say(w.may_push).say(self.noun(pushed, Prep::None)).say(w.that_stand);
        let flow = flow.say(agreed(w.in_row, gender, Number::Many)).say(w.just_before).comma();
        let flow = flow.say(if *fewer { w.if_fewer } else { w.if_behind }).say(w.behind);
        flow.mark(";").say(w.pushed_off)
    }

    pub(super) fn jumps(&self, thing: &Noun, way: Option<&Way>, number: Number) -> Flow {
        let flow = Flow::from(number.form(self.words.deeds.jumps));
        let flow = flow.say(self.words.joints.with).say(self.noun(thing, Prep::None));
        match way {
            Some(way) => flow.comma().say(self.toward(way)).comma(),
            None => flow,
        }
    }

    fn outcome(&self, flow: Flow, outcome: &Outcome) -> Flow {
        let w = &self.words.outcomes;
        let r#if = self.words.joints.r#if;
        let when = |flow: Flow, clause: &Option<Clause>| match clause {
            Some(clause) => flow.say(r#if).say(self.clause(clause, Mood::If)),
            None => flow,
        };
        let what = |noun: &Noun| self.noun(noun, Prep::None);
        match outcome {
            Outcome::Leaving(piece) => {
                let cell = self.cell_noun();
                let there = self.article(Prep::In, Article::The, cell.gender, Number::One).say(&*cell.one);
                flow.comma().say(w.leaving).say(what(piece)).say(there).say(w.where_it_left)
            }
            Outcome::Dooming(things, clause) => {
                when(flow.comma().say(w.removing).say(what(things)).say(w.at_end), clause)
            }
            Outcome::Removing(things, clause) => when(flow.comma().say(w.removing).say(what(things)), clause),
            Outcome::Becoming { what: piece, upon, when: clause } => {
                let mut flow = flow.mark(";").say(w.becomes).say(what(piece));
                if !upon.is_empty() {
                    let piece = &self.words.nouns.piece;
                    flow = flow.say(r#if).say(self.standing(upon, Mood::If, piece, Number::One));
                }
                when(flow, clause)
            }
            Outcome::Exchanging { what: things, by, when: clause } => {
                when(flow.comma().say(w.replacing).say(what(things)).say(self.noun(by, Prep::Por)), clause)
            }
            Outcome::Putting { what: piece, on, when: clause } => {
                when(flow.comma().say(w.putting).say(what(piece)).say(self.noun(on, Prep::In)), clause)
            }
            Outcome::Linking(pieces, clause) => {
                let flow = flow.comma().say(w.linking).say(self.noun(pieces, Prep::A));
                when(flow, clause).comma().say(w.never_across)
            }
            Outcome::TakingBoth(clause) => {
                let flow = flow.comma().say(w.taking).say(w.of_both_pits);
                flow.say(r#if).say(self.clause(clause, Mood::If))
            }
            Outcome::Taking(pits, clause) => {
                when(flow.comma().say(w.taking).say(self.noun(pits, Prep::De)), clause)
            }
        }
    }
}
