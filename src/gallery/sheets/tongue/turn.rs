//! How the lines of a turn are laid out: in a sentence, or as a list.

use super::flow::{Flow, capital};
use crate::sheets::phrase::StepPhrase;

/// One way to spend a turn, with the condition it needs.
#[derive(Clone, Debug)]
pub(super) struct Line {
    pub(super) guard: Option<Flow>,
    pub(super) deeds: Flow,
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
}

impl Joints {
    /// Says what may be done, after the words that say whose turn it is.
    pub(super) fn turn(&self, lead: Flow, tiers: &[Vec<Line>]) -> String {
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
                    let only = Line { guard: only.guard.clone(), deeds };
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

fn list(lead: Flow, lines: impl Iterator<Item = Flow>) -> String {
    let items: Vec<String> = lines.map(|line| format!("- {}", line.text())).collect();
    format!("{}\n\n{}.\n", capital(&lead.mark(":").text()), items.join(";\n"))
}
