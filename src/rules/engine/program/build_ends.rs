//! What must hold when a turn ends → what every step on the way there asks.
//!
//! Such a line is laid out twice: as it is played, and without that demand, for looking ahead.

use super::build::set_arrived;
use super::build_sets::Builder;
use super::code::{Alternative, ConditionCode, MayEnd, Skip, TurnNode};
use crate::game::{Condition, TurnLine};

impl<const W: usize> Builder<'_, W> {
    /// Lays out the nodes of a line and returns its choices in the first step.
    pub(crate) fn line(&mut self, line: &TurnLine, nodes: &mut Vec<TurnNode<W>>) -> Vec<Alternative<W>> {
        let begin = nodes.len();
        let mut first = self.line_of_steps(line, nodes);
        let demands: Vec<Condition> =
            line.steps.iter().filter_map(|step| step.provided_at_end.clone()).collect();
        if demands.is_empty() {
            return first;
        }
        // Whoever stops moves nothing: the piece is where it has arrived.
        let demand = self.condition(&Condition::And(demands).map(&mut set_arrived));
        self.uses.memory = true;
        let n_nodes = nodes.len() - begin;
        for played in begin..begin + n_nodes {
            let mut ahead = nodes[played].clone();
            let shift = |node: u16| node + n_nodes as u16;
            ahead.looks_ahead = true;
            if let Skip::To(node) = &mut ahead.skip {
                *node = shift(*node);
            }
            for alternative in &mut ahead.alternatives {
                alternative.next = alternative.next.map(shift);
                if let Some(unless) = &mut alternative.unless {
                    unless.1 = unless.1.map(shift);
                }
            }
            nodes.push(ahead);
        }
        let played = nodes[begin..begin + n_nodes].iter_mut().flat_map(|node| node.alternatives.iter_mut());
        for alternative in played.chain(&mut first) {
            let shift = |node: u16| node + n_nodes as u16;
            let unless = alternative.unless.as_deref();
            let unless = unless.map(|(when, node)| Box::new((when.clone(), node.map(shift))));
            let next = alternative.next.map(shift);
            let end = ConditionCode::MayEnd(Box::new(MayEnd { condition: demand.clone(), next, unless }));
            alternative.provided = Some(end.after(alternative.provided.take()));
        }
        first
    }
}
