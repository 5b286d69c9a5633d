//! The order of questions in games whose every end compares a count: by how much, by which moves, along which line.

use super::drive::Drive;
use super::effort::GivenUp;
use super::margin;
use super::space::Space;
use super::{Length, Question, Solution, SolveResult};
use crate::game::Side;

/// Answers everything about the root of a game whose every end compares a count.
pub(super) fn solve<S: Space>(drive: &mut Drive<'_, S>) -> SolveResult<S::Move> {
    match margin(drive) {
        Ok(solution) => SolveResult::Solved(solution),
        Err(_) => SolveResult::Unsolved { positions: drive.positions() },
    }
}

fn margin<S: Space>(drive: &mut Drive<'_, S>) -> Result<Solution<S::Move>, GivenUp> {
    let mut root = drive.space.root();
    let mut moves = Vec::new();
    let space = drive.space;
    let _ = space.moves(&mut root, &mut S::Lister::default(), &mut moves);
    let mover = space.player(&root);
    drive.limits.progress.ask(Question::Margin);
    // Narrow windows, closing in on the value from where the last one failed.
    let (mut low, mut high, mut guess) = (-margin::MOST, margin::MOST, 0);
    while low < high {
        let beta = if guess == low { guess + 1 } else { guess };
        let value = drive.counted(drive.limits.threads, |counter| counter.worth(&root, beta - 1, beta))?;
        if value < beta {
            high = value;
        } else {
            low = value;
        }
        guess = value;
    }
    let worth = low;
    drive.limits.progress.ask(Question::Moves);
    let is_lost = worth.signum() == if mover == Side::First { -1 } else { 1 };
    let found = drive.counted(1, |counter| {
        let (mut winning, mut best, mut line) = (Vec::new(), Vec::new(), Vec::new());
        for &mv in &moves {
            let mut reached = root.clone();
            let outcome = space.play(&mut reached, mv);
            let mut is_at_least = |bound: i64| match outcome {
                Some(outcome) => Ok(margin::worth(outcome) >= bound),
                None => Ok(counter.worth(&reached, bound - 1, bound)? >= bound),
            };
            let (keeps, is_best) = if mover == Side::First {
                (is_at_least(worth.signum())?, is_at_least(worth)?)
            } else {
                (!is_at_least(worth.signum() + 1)?, !is_at_least(worth + 1)?)
            };
            if keeps && !is_lost {
                winning.push(mv);
            }
            if is_best {
                best.push(mv);
            }
        }
        let mut node = root.clone();
        loop {
            let mut moves = Vec::new();
            if space.moves(&mut node, &mut S::Lister::default(), &mut moves).is_err() {
                return Ok((winning, best, line));
            }
            let mut next = None;
            for &mv in &moves {
                let mut after = node.clone();
                let outcome = space.play(&mut after, mv);
                let value = match outcome {
                    Some(outcome) => margin::worth(outcome),
                    None => counter.worth(&after, worth - 1, worth + 1)?,
                };
                if value == worth {
                    next = Some((mv, after, outcome.is_some()));
                    break;
                }
            }
            let Some((mv, after, is_over)) = next else { return Err(GivenUp::Limit) };
            line.push(mv);
            if is_over {
                return Ok((winning, best, line));
            }
            node = after;
        }
    });
    let winner = match worth.signum() {
        1 => Some(Side::First),
        -1 => Some(Side::Second),
        _ => None,
    };
    let mut solution = Solution::new(winner, Length::Unknown);
    solution.margin = Some(worth.abs() / 2);
    solution.positions = drive.positions();
    match found {
        Ok((winning, best, line)) => {
            solution.length = Length::Exact(line.len() as u32);
            (solution.winning, solution.best, solution.line) = (winning, best, line);
        }
        // The margin is proven, whatever came after.
        Err(_) if is_lost => {}
        Err(_) => solution.undecided = moves,
    }
    Ok(solution)
}
