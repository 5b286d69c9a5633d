//! The plainest search: every position once, every move tried.

use std::collections::HashMap;
use std::sync::atomic::Ordering;

use super::space::Space;
use super::{Length, Limits, Solution, Verdict};
use crate::engine::Move;
use crate::game::Side;

/// No line of play is followed further.
const DEEPEST: usize = 2_000;

/// The value of a position for the first player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Value {
    /// 1 if the first player wins, -1 if the second does.
    sign: i32,
    plies: u32,
    lead: Option<i64>,
}

impl Value {
    /// Returns a number that is greater for what the first player likes better.
    fn worth(self) -> (i64, i32, i64) {
        match self.lead {
            Some(lead) => (lead, self.sign, 0),
            None => (0, self.sign, -i64::from(self.plies) * i64::from(self.sign)),
        }
    }
}

struct Search<'a, S: Space> {
    space: &'a S,
    limits: &'a Limits<'a>,
    seen: HashMap<u64, Value>,
    capacity: usize,
}

/// Searches everything below the root.
pub(super) fn solve<S: Space>(space: &S, limits: &Limits) -> Verdict {
    let capacity = limits.memory_mb * 1024 * 1024 / 64;
    let mut search = Search { space, limits, seen: HashMap::new(), capacity };
    let positions = || limits.visited.load(Ordering::Relaxed);
    let mut root = space.root();
    let mut moves = Vec::new();
    if space.moves(&mut root, &mut S::Lister::default(), &mut moves).is_err() {
        return Verdict::Unsolved { positions: positions() };
    }
    let Some(values) = search.values(&root, &moves, 1) else {
        return Verdict::Unsolved { positions: positions() };
    };
    let sign = sign(space.player(&root));
    let Some(best) = best(&values, sign) else { return Verdict::Unsolved { positions: positions() } };
    let keep = |wanted: &dyn Fn(Value) -> bool| -> Vec<Move> {
        moves.iter().zip(&values).filter(|(_, value)| wanted(**value)).map(|(&mv, _)| mv).collect()
    };
    let is_lost = best.sign == -sign;
    let winning = keep(&|value| !is_lost && value.sign == best.sign);
    let best_moves = keep(&|value| value.worth() == best.worth() || (best.sign == 0 && value.sign == 0));
    let Some(line) = search.line() else { return Verdict::Unsolved { positions: positions() } };
    Verdict::Solved(Solution {
        winner: match best.sign {
            1 => Some(Side::First),
            -1 => Some(Side::Second),
            _ => None,
        },
        length: Length::Exact(line.len() as u32),
        margin: best.lead.map(i64::abs),
        winning,
        undecided: Vec::new(),
        best: best_moves,
        line,
        positions: positions(),
    })
}

fn sign(player: Side) -> i32 {
    if player == Side::First { 1 } else { -1 }
}

fn best(values: &[Value], sign: i32) -> Option<Value> {
    let mut best = *values.first()?;
    for &value in values {
        let (a, b) = (value.worth(), best.worth());
        if if sign > 0 { a > b } else { a < b } {
            best = value;
        }
    }
    Some(best)
}

impl<S: Space> Search<'_, S> {
    /// Returns the value after each move; `None` if a limit was reached.
    fn values(&mut self, node: &S::Node, moves: &[Move], depth: usize) -> Option<Vec<Value>> {
        moves
            .iter()
            .map(|&mv| {
                let mut after = node.clone();
                let mut value = match self.space.play(&mut after, mv) {
                    Some(outcome) => value_of(outcome),
                    None => self.value(after, depth + 1)?,
                };
                value.plies += 1;
                Some(value)
            })
            .collect()
    }

    fn value(&mut self, mut node: S::Node, depth: usize) -> Option<Value> {
        let key = self.space.key(&node);
        if let Some(&value) = self.seen.get(&key) {
            return Some(value);
        }
        let visited = self.limits.visited.fetch_add(1, Ordering::Relaxed);
        let too_many = self.limits.positions.is_some_and(|most| visited >= most);
        let is_over = self.limits.stop.load(Ordering::Relaxed) || too_many;
        if is_over || depth > DEEPEST || self.seen.len() >= self.capacity {
            return None;
        }
        let mut moves = Vec::new();
        let value = match self.space.moves(&mut node, &mut S::Lister::default(), &mut moves) {
            Err(outcome) => value_of(outcome),
            Ok(()) => {
                let values = self.values(&node, &moves, depth)?;
                best(&values, sign(self.space.player(&node)))?
            }
        };
        self.seen.insert(key, value);
        Some(value)
    }

    /// Follows the first of the best moves to the end.
    fn line(&mut self) -> Option<Vec<Move>> {
        let mut node = self.space.root();
        let mut line = Vec::new();
        loop {
            let mut moves = Vec::new();
            if self.space.moves(&mut node, &mut S::Lister::default(), &mut moves).is_err() {
                return Some(line);
            }
            let values = self.values(&node, &moves, 1)?;
            let best = best(&values, sign(self.space.player(&node)))?;
            let (&mv, _) = moves.iter().zip(&values).find(|(_, value)| value.worth() == best.worth())?;
            line.push(mv);
            if self.space.play(&mut node, mv).is_some() {
                return Some(line);
            }
        }
    }
}

fn value_of(outcome: super::Outcome) -> Value {
    Value { sign: outcome.winner.map_or(0, sign), plies: 0, lead: outcome.lead }
}
