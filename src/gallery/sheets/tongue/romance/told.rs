//! Steps of a turn in several sentences: what players do, then what comes of it and what is demanded.

use super::super::Number;
use super::super::flow::Flow;
use super::super::turn::{AsFar, Line, Parted, parted};
use super::lexicon::{Forms, Word, lexicon};
use super::{Article, Mood, Prep, Romance};
use crate::sheets::phrase::{Again, Captures, Clause, Deed, Noun, Outcome, Shifted, Spoken, StepPhrase};

lexicon! {
    /// The words of sentences about what comes of a step, and what is demanded of it.
    ToldWords {
        /// `isto só é permitido se`, and what stands before what must be so after the move.
        only_if: Word, only_if_after: Word, afterwards: Word, it_removes: Word,
        each_only_if: Word, in_these_cases: Word, in_all_cases: Word,
        /// Before and after an ordinal number: `a segunda destas coisas só é permitida se depois`.
        nth_only_if: fn(u32) -> String,
        leaves: Forms, puts: Forms, links: Forms, collects: Forms,
        at_end: Word, most_of: Word, plays_again: Word,
        goes_as_far: Word, itself_too: Word, passes_only: Word, must_stop: Word, captured: Word,
        may_not_return: Word, where_it_was: Word, not_onward: Word, must_have_passed: Word,
        nothing_between: Word, sowing_goes: Word, skipped: Word, one_in_store: Word,
        may_push: Word, only_fewer: Word, only_behind: Word, pushed_off: Word,
    }
}

impl Romance {
    /// Says a line in sentences.
    pub(super) fn told(&self, steps: &[StepPhrase], number: Number) -> Line {
        let (w, joints) = (&self.words.told, &self.words.joints);
        let guard = steps.first().and_then(|step| step.guard.as_ref());
        let guard = guard.map(|guard| self.clause(guard, Mood::If));
        let mut line = Line { guard, deeds: Flow::default(), after: Vec::new(), only_if: Vec::new() };
        for (index, step) in steps.iter().enumerate() {
            let (deed, apart) = self.deed_apart(step, number);
            let wishes = || Flow::from(joints.r#if).say(number.form(self.words.steps.wishes)).comma();
            if index == 0 {
                line.deeds = if step.optional { wishes().say(deed) } else { deed };
            } else {
                let mut flow = Flow::from(self.words.sentences.then).comma();
                if let Some(guard) = &step.guard {
                    flow = flow.say(self.condition(guard));
                }
                let flow = if step.optional { flow.say(wishes()) } else { flow };
                line.after.push(flow.say(deed));
            }
            line.after.extend(apart);
            line.after.extend(step.outcomes.iter().map(|outcome| self.comes_of(outcome, number)));
            match &step.provided {
                None => {}
                Some(Clause::Removes(true)) => line.after.push(Flow::from(w.only_if).say(w.it_removes)),
                Some(Clause::All(all)) if index == 0 && all.len() > 1 => {
                    line.only_if = all.iter().map(|one| self.clause(one, Mood::If)).collect();
                }
                Some(clause) => {
                    let flow = Flow::from(w.only_if).comma().say(w.afterwards).comma();
                    line.after.push(flow.say(self.clause(clause, Mood::If)));
                }
            }
            line.after.extend(self.goes_on(step, number));
            let at_end = || Flow::from(w.at_end).comma();
            let afterwards = step.afterwards.iter();
            line.after.extend(afterwards.map(|outcome| at_end().say(self.comes_of(outcome, number))));
            line.after.extend(step.provided_at_end.iter().map(|clause| self.counts_only_if(clause)));
        }
        line
    }

    /// Says which captures must be made, and whether the same side goes on.
    fn goes_on(&self, step: &StepPhrase, number: Number) -> Vec<Flow> {
        let w = &self.words.steps;
        let mut all = Vec::new();
        if let Some(of) = &step.most {
            all.push(w.most.into());
            if let Some(of) = of {
                all.push(Flow::from(self.words.told.most_of).say(self.noun(of, Prep::None)));
            }
        }
        match &step.again {
            Again::No => {}
            Again::Always => {
                let flow = Flow::from(self.words.told.plays_again).say(number.form(w.plays));
                all.push(flow.say(w.again));
            }
            again => all.push(self.again(Flow::default(), again, number)),
        }
        all
    }

    /// Says what is done, and apart from it what else is demanded of that.
    fn deed_apart(&self, step: &StepPhrase, number: Number) -> (Flow, Vec<Flow>) {
        let w = &self.words.told;
        let (mut flow, apart) = match &step.deed {
            Deed::Move { what, to, captures } if *captures != Captures::Target => {
                self.move_apart(what, to, *captures, number)
            }
            Deed::Shift(shifted) if shifted.pushed.is_some() => self.shift_apart(shifted, number),
            Deed::Jump { what, way, over, to, flying: true, .. } => {
                let deeds = &self.words.deeds;
                let flow = self.jumps(what, way.as_ref(), number).say(deeds.from_any_distance).comma();
                let flow = flow.say(deeds.across).say(self.noun(over, Prep::De)).comma().say(self.to(to));
                (flow.say(deeds.farther_on), vec![w.nothing_between.into()])
            }
            Deed::Sow { pit, skips, stores } => {
                let deeds = &self.words.deeds;
                let flow =
                    Flow::from(number.form(deeds.takes)).say(deeds.the_seeds).say(self.noun(pit, Prep::De));
                let flow =
                    flow.say(self.words.joints.and).say(number.form(deeds.sows_them)).say(deeds.one_by_one);
                let said = [(true, w.sowing_goes), (*stores, w.one_in_store), (*skips, w.skipped)];
                let apart = said.into_iter().filter(|(is_so, _)| *is_so).map(|(_, words)| words.into());
                (flow, apart.collect())
            }
            deed => (self.deed(deed, number), Vec::new()),
        };
        if let Some(also) = &step.also {
            flow = flow.say(self.words.joints.and).say(self.deed(also, number));
        }
        if step.times > 1 {
            flow = self.times(flow, step.times);
        }
        (flow, apart)
    }

    fn move_apart(&self, what: &Noun, to: &Noun, captures: Captures, number: Number) -> (Flow, Vec<Flow>) {
        let (w, said) = (&self.words.told, &self.words.said);
        let Parted { stop, as_far, demands } = parted(to);
        let flow = Flow::from(number.form(self.words.deeds.moves)).say(self.noun(what, Prep::None));
        let mut apart = Vec::new();
        let flow = match as_far {
            Some(AsFar { way, counted, counts_all, through, end }) => {
                let all =
                    Flow::from(w.goes_as_far).say(self.noun(&counted, Prep::None)).say(said.in_whole_line);
                apart.push(if counts_all { all.comma().say(w.itself_too) } else { all });
                apart.extend(
                    through.map(|through| Flow::from(w.passes_only).say(self.noun(&through, Prep::De))),
                );
                apart.extend(end.map(|end| Flow::from(w.must_stop).say(self.noun(&end, Prep::In))));
                flow.say(self.whole_line(&way))
            }
            None => flow.say(self.to(&stop)),
        };
        for one in &demands {
            let cell = self.cell_noun();
            match one {
                Spoken::Unvisited => {
                    let a = self.article(Prep::A, Article::A, cell.gender, Number::One).say(&*cell.one);
                    apart.push(Flow::from(w.may_not_return).say(a).say(w.where_it_was));
                }
                Spoken::Turning => apart.push(w.not_onward.into()),
                Spoken::PassedOver { from, to, .. } => {
                    let that =
                        self.article(Prep::De, Article::That, cell.gender, Number::One).say(&*cell.one);
                    let flow = Flow::from(w.must_have_passed).say(that).comma();
                    apart.push(flow.say(self.over_it(from, to)));
                }
                _ => {}
            }
        }
        if captures == Captures::Perhaps {
            apart.push(w.captured.into());
        }
        (flow, apart)
    }

    fn shift_apart(&self, shifted: &Shifted, number: Number) -> (Flow, Vec<Flow>) {
        let (w, deeds) = (&self.words.told, &self.words.deeds);
        let flow = self.shift(&Shifted { pushed: None, ..shifted.clone() }, number);
        let Some((pushed, fewer)) = &shifted.pushed else { return (flow, Vec::new()) };
        let (gender, _) = self.agreement(pushed);
        let may = Flow::from(w.may_push).say(self.noun(pushed, Prep::None)).say(deeds.that_stand);
        let may = may.say(super::words::agreed(deeds.in_row, gender, Number::Many)).say(deeds.just_before);
        let only = Flow::from(if *fewer { w.only_fewer } else { w.only_behind }).say(deeds.behind);
        (flow, vec![may, only, w.pushed_off.into()])
    }

    /// Says in a sentence what comes of a deed.
    fn comes_of(&self, outcome: &Outcome, number: Number) -> Flow {
        let (w, deeds) = (&self.words.told, &self.words.deeds);
        let when = |clause: &Option<Clause>| match clause {
            Some(clause) => self.condition(clause),
            None => Flow::default(),
        };
        let verb = |forms: Forms| Flow::from(number.form(forms));
        let what = |noun: &Noun| self.noun(noun, Prep::None);
        let removes = |things: &Noun| verb(deeds.removes).say(deeds.from_board).say(what(things));
        match outcome {
            Outcome::Leaving(piece) => {
                let cell = self.cell_noun();
                let there = self.article(Prep::In, Article::The, cell.gender, Number::One).say(&*cell.one);
                verb(w.leaves).say(what(piece)).say(there).say(self.words.outcomes.where_it_left)
            }
            Outcome::Dooming(things, clause) => {
                Flow::from(w.at_end).comma().say(when(clause)).say(removes(things))
            }
            Outcome::Removing(things, clause) => when(clause).say(removes(things)),
            Outcome::Becoming { what: piece, upon, when: clause } => {
                let mut conditions = Vec::new();
                if !upon.is_empty() {
                    let piece = &self.words.nouns.piece;
                    conditions.push(self.standing(upon, Mood::If, piece, Number::One));
                }
                conditions.extend(clause.iter().map(|clause| self.clause(clause, Mood::If)));
                let flow = Flow::from(self.words.outcomes.becomes).say(what(piece));
                match conditions.is_empty() {
                    true => flow,
                    false => flow.say(self.words.joints.r#if).say(self.all_of(conditions)),
                }
            }
            Outcome::Exchanging { what: things, by, when: clause } => {
                when(clause).say(verb(deeds.replaces)).say(what(things)).say(self.noun(by, Prep::Por))
            }
            Outcome::Putting { what: piece, on, when: clause } => {
                when(clause).say(verb(w.puts)).say(what(piece)).say(self.noun(on, Prep::In))
            }
            Outcome::Linking(pieces, clause) => {
                let flow = when(clause).say(verb(w.links)).say(self.noun(pieces, Prep::A)).comma();
                flow.say(self.words.outcomes.never_across)
            }
            Outcome::TakingBoth(clause) => {
                let flow = self.condition(clause).say(verb(w.collects));
                flow.say(self.words.outcomes.of_both_pits)
            }
            Outcome::Taking(pits, clause) => {
                when(clause).say(verb(w.collects)).say(self.noun(pits, Prep::De))
            }
        }
    }
}
