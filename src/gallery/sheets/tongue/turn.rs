//! How the lines of a turn are laid out: in a sentence, as a list, or as several sentences where there is much to say.

use super::flow::{Flow, capital};
use crate::sheets::phrase::{Again, Clause, Deed, Head, Noun, Spoken, StepPhrase, Thing, Trait, Way, Whose};

/// One way to spend a turn, with the condition it needs.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) guard: Option<Flow>,
    pub(super) deeds: Flow,
    /// What comes of it and what is demanded, each a sentence of its own.
    pub(super) after: Vec<Flow>,
    /// Conditions that want a list.
    pub(super) only_if: Vec<Flow>,
}

/// The words of a language about what several lines have in common.
pub(super) struct Shared {
    /// `isto só é permitido se`, of one line; of the line of that number, from 1; of each of them.
    pub(super) only_if: &'static str,
    pub(super) nth_only_if: fn(u32) -> String,
    pub(super) each_only_if: &'static str,
    /// `nestes casos`, of the lines just before.
    pub(super) in_these_cases: &'static str,
    /// `em todos os casos`, of all lines.
    pub(super) in_all_cases: &'static str,
}

/// The words of a language that join lines.
pub(super) struct Joints {
    /// `se`, before a condition.
    pub(super) if_word: &'static str,
    /// `e`, between two conditions.
    pub(super) and_word: &'static str,
    /// `faz uma destas coisas`.
    pub(super) one_of: &'static str,
    /// `se isso não for possível`, of one thing before.
    pub(super) if_not: &'static str,
    /// `se nada disto for possível`, of several.
    pub(super) if_none: &'static str,
    /// Who does it, in a sentence of its own; nothing where a verb can begin a sentence without naming anybody.
    pub(super) subject: Option<String>,
    pub(super) shared: Shared,
}

impl Joints {
    /// Says what may be done, after the words that say whose turn it is.
    pub(super) fn turn(&self, lead: Flow, tiers: &[Vec<Line>]) -> String {
        let is_spoken = |line: &Line| !line.after.is_empty() || !line.only_if.is_empty();
        if tiers.iter().flatten().any(is_spoken) {
            return self.spoken(lead, tiers.to_vec());
        }
        let [head, rest @ ..] = tiers else { return String::new() };
        let n_lines: usize = tiers.iter().map(Vec::len).sum();
        if let ([only], true) = (head.as_slice(), n_lines <= 2) {
            let mut flow = lead.comma_before(&only.guard).say(self.line(only, None));
            let mut text = String::new();
            for line in rest.iter().flatten() {
                let line = self.line(line, Some(self.if_not));
                match self.subject.is_none() {
                    true => text = format!(" {}", line.sentence()),
                    false => flow = flow.mark(";").say(line),
                }
            }
            return flow.sentence() + &text;
        }
        if rest.iter().all(|tier| tier.len() == 1) {
            let others = rest.iter().flatten().map(|line| self.line(line, Some(self.if_none)));
            let lines = head.iter().map(|line| self.line(line, None)).chain(others);
            return list(lead.say(self.one_of), lines);
        }
        let mut text = self.tier(lead, head);
        for tier in rest {
            text.push('\n');
            text.push_str(&match tier.as_slice() {
                [only] => {
                    let deeds = self.subject().say(only.deeds.clone());
                    let only = Line { deeds, ..only.clone() };
                    format!("{}\n", self.line(&only, Some(self.if_none)).sentence())
                }
                lines => self.tier(Flow::from(self.if_none).comma().say(self.subject()), lines),
            });
        }
        text
    }

    /// Says every line of every tier.
    pub(super) fn lines(
        &self,
        tiers: &[Vec<Vec<StepPhrase>>],
        line: impl Fn(&[StepPhrase]) -> Line,
    ) -> Vec<Vec<Line>> {
        tiers.iter().map(|tier| tier.iter().map(|steps| line(steps)).collect()).collect()
    }

    /// Says every line in sentences, and once what holds for several.
    fn spoken(&self, lead: Flow, mut tiers: Vec<Vec<Line>>) -> String {
        let everywhere = match tiers.len() {
            0 | 1 => Vec::new(),
            _ => take_common(&mut tiers.iter_mut().flatten().collect::<Vec<_>>()),
        };
        let mut blocks: Vec<String> = Vec::new();
        let mut n_before = 0;
        for tier in &mut tiers {
            let lead = match n_before {
                0 => lead.clone(),
                1 => Flow::from(self.if_not).comma(),
                _ => Flow::from(self.if_none).comma(),
            };
            let is_later = n_before > 0;
            n_before += tier.len();
            if let [only] = tier.as_slice() {
                let lead = match (&only.guard, is_later) {
                    (Some(guard), true) => {
                        lead.drop_comma().say(self.and_word).say(guard.clone()).comma().say(self.subject())
                    }
                    (Some(guard), false) => lead.comma().say(self.if_word).say(guard.clone()).comma(),
                    (None, true) => lead.say(self.subject()),
                    (None, false) => lead,
                };
                blocks.push(sentences(lead.say(only.deeds.clone()), &only.after));
                blocks.extend(points(self.shared.only_if, &only.only_if));
                continue;
            }
            let lead = if is_later { lead.say(self.subject()) } else { lead };
            let common = take_common(&mut tier.iter_mut().collect::<Vec<_>>());
            blocks.push(self.ways(lead, tier));
            blocks.extend(points(self.shared.in_these_cases, &common));
            let first = tier.first().map(|line| line.only_if.clone()).unwrap_or_default();
            if tier.iter().all(|line| line.only_if == first) {
                blocks.extend(points(self.shared.each_only_if, &first));
                continue;
            }
            for (index, line) in (1..).zip(tier.iter()) {
                blocks.extend(points(&(self.shared.nth_only_if)(index), &line.only_if));
            }
        }
        blocks.extend(points(self.shared.in_all_cases, &everywhere));
        let ends_in_list = blocks.last().is_some_and(|last| last.contains("\n- "));
        blocks.join("\n\n") + if ends_in_list || blocks.len() > 1 { "\n" } else { "" }
    }

    /// Lists the lines of a tier, each with its sentences.
    fn ways(&self, lead: Flow, lines: &[Line]) -> String {
        let items: Vec<String> = lines
            .iter()
            .map(|line| {
                let flow = self.line(line, None);
                let after = line.after.iter().map(|one| format!(". {}", capital(&one.clone().text())));
                format!("- {}{}", flow.text(), after.collect::<String>())
            })
            .collect();
        let lead = capital(&lead.say(self.one_of).mark(":").text());
        format!("{lead}\n\n{}.", items.join(";\n"))
    }

    fn subject(&self) -> Flow {
        self.subject.as_ref().map_or_else(Flow::default, |subject| subject.clone().into())
    }

    fn tier(&self, lead: Flow, lines: &[Line]) -> String {
        match lines {
            [only] => {
                format!("{}\n", lead.comma_before(&only.guard).say(self.line(only, None)).sentence())
            }
            lines => list(lead.say(self.one_of), lines.iter().map(|line| self.line(line, None))),
        }
    }

    fn line(&self, line: &Line, condition: Option<&str>) -> Flow {
        let flow = match (condition, &line.guard) {
            (None, None) => Flow::default(),
            (None, Some(guard)) => Flow::from(self.if_word).say(guard.clone()).comma(),
            (Some(condition), None) => Flow::from(condition).comma(),
            (Some(condition), Some(guard)) => {
                Flow::from(condition).say(self.and_word).say(guard.clone()).comma()
            }
        };
        flow.say(line.deeds.clone())
    }
}

impl Flow {
    fn comma_before(self, guard: &Option<Flow>) -> Flow {
        if guard.is_some() { self.comma() } else { self }
    }
}

/// Takes out of several lines the sentences that all of them have.
fn take_common(lines: &mut [&mut Line]) -> Vec<Flow> {
    let [first, rest @ ..] = &*lines else { return Vec::new() };
    let is_common = |one: &&Flow| rest.iter().all(|line| line.after.contains(one));
    let common: Vec<Flow> = first.after.iter().filter(is_common).cloned().collect();
    if !rest.is_empty() {
        lines.iter_mut().for_each(|line| line.after.retain(|one| !common.contains(one)));
        return common;
    }
    Vec::new()
}

fn sentences(first: Flow, after: &[Flow]) -> String {
    let all = std::iter::once(first).chain(after.iter().cloned());
    all.map(Flow::sentence).collect::<Vec<_>>().join(" ")
}

/// Lists points under a heading; none where there are none.
fn points(heading: &str, all: &[Flow]) -> Option<String> {
    if all.is_empty() {
        return None;
    }
    if let [only] = all {
        return Some(Flow::from(heading).mark(":").say(only.clone()).sentence());
    }
    let items: Vec<String> = all.iter().map(|one| format!("- {}", one.clone().text())).collect();
    Some(format!("{}:\n\n{}.", capital(heading), items.join(";\n")))
}

/// Returns whether a turn has so much to say that a clause a line would be too long.
pub(super) fn is_long(tiers: &[Vec<Vec<StepPhrase>>]) -> bool {
    tiers.iter().flatten().any(|steps| steps.iter().enumerate().map(weight).sum::<usize>() > 1)
}

/// Counts what a step demands and what comes of it.
fn weight((index, step): (usize, &StepPhrase)) -> usize {
    let conditions = |clause: &Clause| if let Clause::All(all) = clause { all.len() } else { 1 };
    let apart = match &step.deed {
        Deed::Move { to, .. } => {
            let parted = parted(to);
            parted.demands.len() + 2 * usize::from(parted.as_far.is_some())
        }
        // A long list of what may be there is enough for one sentence.
        Deed::Put(_, Noun::Any(several)) => usize::from(several.len() > 2),
        Deed::Shift(shifted) => 2 * usize::from(shifted.pushed.is_some()),
        _ => 0,
    };
    let later = if index > 0 { 1 + usize::from(step.guard.is_some()) } else { 0 };
    later
        + apart
        + step.outcomes.len()
        + step.afterwards.len()
        + step.provided.as_ref().map_or(0, conditions)
        + step.provided_at_end.as_ref().map_or(0, conditions)
        + usize::from(step.most.is_some())
        + usize::from(step.again != Again::No)
}

/// Where a piece goes, with what is demanded of it in sentences of their own.
pub(super) struct Parted {
    pub(super) stop: Noun,
    pub(super) as_far: Option<AsFar>,
    pub(super) demands: Vec<Spoken>,
}

/// As many steps as the line has such things, only over such cells, and where that must end.
pub(super) struct AsFar {
    pub(super) way: Way,
    pub(super) counted: Noun,
    /// Whether whatever stands in the line is counted.
    pub(super) counts_all: bool,
    pub(super) through: Option<Noun>,
    pub(super) end: Option<Noun>,
}

/// Parts where a piece goes into a cell and what is demanded of it.
pub(super) fn parted(to: &Noun) -> Parted {
    let mut parted = Parted { stop: to.clone(), as_far: None, demands: Vec::new() };
    let Noun::Thing(Thing { head: Head::Cell(_), traits, .. }) = to else { return parted };
    let Noun::Thing(stop) = &mut parted.stop else { return parted };
    stop.traits.clear();
    for one in traits {
        match one {
            Trait::Said(Spoken::AsFar { way, of, counted, through }) if of.is_mover() => {
                let (way, counted, through) = (way.clone(), (**counted).clone(), through.as_deref().cloned());
                let counts_all = is_everything(&counted);
                parted.as_far = Some(AsFar { way, counted, counts_all, through, end: None });
            }
            Trait::Said(said @ (Spoken::Unvisited | Spoken::Turning | Spoken::PassedOver { .. })) => {
                parted.demands.push(said.clone());
            }
            one => stop.traits.push(one.clone()),
        }
    }
    if let Some(as_far) = parted.as_far.as_mut().filter(|_| !stop.traits.is_empty()) {
        as_far.end = Some(each_alone(stop));
    }
    parted
}

/// Returns whether whatever stands there is meant.
fn is_everything(noun: &Noun) -> bool {
    matches!(noun, Noun::Thing(Thing { whose: Whose::Any, traits, .. }) if traits.is_empty())
}

/// Names each of what a cell may be by itself: an empty cell, or a cell with a piece.
fn each_alone(cell: &Thing) -> Noun {
    let several = match cell.traits.as_slice() {
        [Trait::Any(several)] if several.iter().all(|one| matches!(one, Trait::Empty | Trait::With(_))) => {
            several
        }
        _ => return Noun::Thing(cell.clone()),
    };
    let alone = |one: &Trait| Noun::Thing(Thing { traits: vec![one.clone()], ..cell.clone() });
    Noun::Any(several.iter().map(alone).collect())
}

fn list(lead: Flow, lines: impl Iterator<Item = Flow>) -> String {
    let items: Vec<String> = lines.map(|line| format!("- {}", line.text())).collect();
    format!("{}\n\n{}.\n", capital(&lead.mark(":").text()), items.join(";\n"))
}
