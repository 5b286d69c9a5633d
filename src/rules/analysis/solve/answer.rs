//! The order of questions: who wins, along which line, by which moves, in how many plies.

use super::drive::Drive;
use super::effort::GivenUp;
use super::entry::NEVER;
use super::length::Ruler;
use super::space::Space;
use super::{Length, Question, Solution, SolveResult};
use crate::game::Side;

/// No line is followed further.
const LONGEST: usize = 1_000;

/// Answers everything about the root.
pub(super) fn solve<S: Space>(drive: &mut Drive<'_, S>) -> SolveResult<S::Move> {
    let space = drive.space;
    let mut root = space.root();
    let mut moves = Vec::new();
    let listed = space.moves(&mut root, &mut S::Lister::default(), &mut moves);
    let mover = space.player(&root);
    let winner = match listed {
        Ok(()) => winner(drive, &root),
        Err(_) => Err(GivenUp::Limit),
    };
    let taken = drive.positions();
    let Ok(winner) = winner else { return SolveResult::Unsolved { positions: taken } };
    let mut solution = Solution::new(winner, Length::Unknown);
    drive.allow_further(taken);
    if let Some(winner) = winner {
        add_proven_line(drive, &root, winner, &mut solution);
    }
    drive.limits.progress.ask(Question::Moves);
    if winner != Some(!mover) {
        for (&mv, keeps) in moves.iter().zip(kept(drive, &root, &moves, winner)) {
            match keeps {
                Some(true) => solution.winning.push(mv),
                Some(false) => {}
                None => solution.undecided.push(mv),
            }
        }
    }
    drive.allow_further(taken);
    drive.limits.progress.ask(Question::Length);
    match winner {
        Some(winner) => add_length(drive, &root, &moves, winner, &mut solution),
        None => add_drawn_line(drive, &root, &mut solution),
    }
    solution.positions = drive.positions();
    SolveResult::Solved(solution)
}

fn winner<S: Space>(drive: &mut Drive<'_, S>, root: &S::Node) -> Result<Option<Side>, GivenUp> {
    let found = drive.wins(root, Side::First).and_then(|first| {
        if first {
            return Ok(Some(Side::First));
        }
        Ok(drive.wins(root, Side::Second)?.then_some(Side::Second))
    });
    if found == Err(GivenUp::Endless) { winner_by_depth(drive, root) } else { found }
}

/// Looks for a forced win one ply further at a time, where play can go round in circles.
fn winner_by_depth<S: Space>(drive: &mut Drive<'_, S>, root: &S::Node) -> Result<Option<Side>, GivenUp> {
    drive.expect_draws();
    for plies in 1..NEVER - 1 {
        for player in Side::BOTH {
            // A search that finds everything in the table looks at too few positions to notice by itself.
            if drive.is_spent() {
                return Err(GivenUp::Limit);
            }
            let threads = drive.limits.threads;
            if drive.measured(player, threads, |ruler| ruler.measure(root, plies, plies + 1))? <= plies {
                return Ok(Some(player));
            }
        }
    }
    Err(GivenUp::Limit)
}

/// Returns of each move whether it keeps what the side to move has, if that could be found out.
fn kept<S: Space>(
    drive: &mut Drive<'_, S>,
    root: &S::Node,
    moves: &[S::Move],
    winner: Option<Side>,
) -> Vec<Option<bool>> {
    let other = !drive.space.player(root);
    let (mut kept, mut open) = (Vec::new(), Vec::new());
    for (place, &mv) in moves.iter().enumerate() {
        let mut after = root.clone();
        kept.push(drive.space.play(&mut after, mv).map(|outcome| match winner {
            Some(winner) => outcome.winner == Some(winner),
            None => outcome.winner != Some(other),
        }));
        if kept[place].is_none() {
            open.push((place, after));
        }
    }
    let (places, nodes): (Vec<usize>, Vec<S::Node>) = open.into_iter().unzip();
    let found = drive.wins_each(&nodes, winner.unwrap_or(other));
    for (place, wins) in places.into_iter().zip(found) {
        kept[place] = wins.map(|wins| wins == winner.is_some());
    }
    kept
}

/// Returns whether a move keeps the draw that the side to move has.
fn keeps_draw<S: Space>(
    drive: &mut Drive<'_, S>,
    node: &S::Node,
    mv: S::Move,
    mover: Side,
) -> Result<bool, GivenUp> {
    let mut after = node.clone();
    match drive.space.play(&mut after, mv) {
        Some(outcome) => Ok(outcome.winner != Some(!mover)),
        None => drive.wins(&after, !mover).map(|lost| !lost),
    }
}

/// Follows the proof: the winner takes the move that was proven to win soonest, the loser the one that lasts longest.
fn add_proven_line<S: Space>(
    drive: &mut Drive<'_, S>,
    root: &S::Node,
    winner: Side,
    solution: &mut Solution<S::Move>,
) {
    match drive.proven(root, winner) {
        Some(plies) if plies < NEVER => solution.length = Length::AtMost(plies),
        _ => return,
    }
    let mut node = root.clone();
    while solution.line.len() < LONGEST {
        let Some((mv, after, is_over)) = proven_move(drive, &mut node, winner) else { return };
        solution.line.push(mv);
        if is_over {
            return;
        }
        node = after;
    }
}

/// Returns the next move of a proof, where it leads, and whether the game is over there.
pub(super) fn proven_move<S: Space>(
    drive: &mut Drive<'_, S>,
    node: &mut S::Node,
    winner: Side,
) -> Option<(S::Move, S::Node, bool)> {
    let space = drive.space;
    let mut moves = Vec::new();
    space.moves(node, &mut S::Lister::default(), &mut moves).ok()?;
    let is_winner = space.player(node) == winner;
    let mut best: Option<(u32, S::Move, S::Node, bool)> = None;
    let mut unproven = Vec::new();
    for &mv in &moves {
        let mut after = node.clone();
        let (plies, is_over) = match space.play(&mut after, mv) {
            Some(outcome) if outcome.winner == Some(winner) => (0, true),
            Some(_) => continue,
            None => match drive.proven(&after, winner) {
                Some(plies) => (plies, false),
                None => {
                    unproven.push((mv, after));
                    continue;
                }
            },
        };
        let is_better =
            best.as_ref().is_none_or(|&(least, ..)| if is_winner { plies < least } else { plies > least });
        if is_better {
            best = Some((plies, mv, after, is_over));
        }
    }
    if let Some((_, mv, after, is_over)) = best {
        return Some((mv, after, is_over));
    }
    // The table has lost the proof: it is found once more.
    unproven.into_iter().find_map(|(mv, after)| match drive.wins(&after, winner) {
        Ok(true) => Some((mv, after, false)),
        _ => None,
    })
}

fn add_length<S: Space>(
    drive: &mut Drive<'_, S>,
    root: &S::Node,
    moves: &[S::Move],
    winner: Side,
    solution: &mut Solution<S::Move>,
) {
    let threads = drive.limits.threads;
    let mut least = 0;
    // A few plies more at a time: short wins are found soon, and what is learnt orders the moves of the next round.
    let plies = loop {
        let beta = (least + 6).min(NEVER);
        match drive.measured(winner, threads, |ruler| ruler.measure(root, least, beta)) {
            Ok(plies) if plies < beta => break plies,
            Ok(_) if beta == NEVER => return,
            Ok(plies) => least = plies.max(beta) - 1,
            Err(_) => return,
        }
    };
    let space = drive.space;
    let found = drive.measured(winner, 1, |ruler| {
        let all_best = best_moves(space, root, moves, (winner, plies), usize::MAX, ruler)?;
        let mut line = Vec::new();
        let mut node = root.clone();
        let mut left = plies;
        loop {
            let mut moves = Vec::new();
            if left == 0 || space.moves(&mut node, &mut S::Lister::default(), &mut moves).is_err() {
                return Ok((all_best, line));
            }
            let best = best_moves(space, &node, &moves, (winner, left), 1, ruler)?;
            let Some(&mv) = best.first() else { return Err(GivenUp::Limit) };
            line.push(mv);
            left -= 1;
            if space.play(&mut node, mv).is_some() {
                return Ok((all_best, line));
            }
        }
    });
    solution.length = Length::Exact(plies);
    match found {
        Ok((best, line)) => (solution.best, solution.line) = (best, line),
        // The line of the proof is one of best play only if it is no longer.
        Err(_) if solution.line.len() != plies as usize => solution.line.clear(),
        Err(_) => {}
    }
}

fn add_drawn_line<S: Space>(drive: &mut Drive<'_, S>, root: &S::Node, solution: &mut Solution<S::Move>) {
    solution.best.clone_from(&solution.winning);
    let mut node = root.clone();
    loop {
        let mut moves = Vec::new();
        if drive.space.moves(&mut node, &mut S::Lister::default(), &mut moves).is_err() {
            break;
        }
        let mover = drive.space.player(&node);
        let mut chosen = None;
        for &mv in &moves {
            match keeps_draw(drive, &node, mv, mover) {
                Ok(true) => {
                    chosen = Some(mv);
                    break;
                }
                Ok(false) => {}
                Err(_) => return,
            }
        }
        let Some(mv) = chosen else { return };
        solution.line.push(mv);
        if drive.space.play(&mut node, mv).is_some() {
            break;
        }
    }
    solution.length = Length::Exact(solution.line.len() as u32);
}

/// Returns how a move measures up: whether the win after it takes one ply less than before.
fn is_best<S: Space>(
    space: &S,
    node: &S::Node,
    mv: S::Move,
    winner: Side,
    plies: u32,
    ruler: &mut Ruler<'_, S>,
) -> Result<bool, GivenUp> {
    let mut after = node.clone();
    let mover = space.player(node);
    if let Some(outcome) = space.play(&mut after, mv) {
        return Ok(outcome.winner == Some(winner) && plies == 1);
    }
    let left = plies - 1;
    if mover == winner {
        Ok(ruler.measure(&after, left, left + 1)? <= left)
    } else {
        Ok(left == 0 || ruler.measure(&after, left - 1, left)? >= left)
    }
}

/// Returns the first moves of best play, so many at most.
fn best_moves<S: Space>(
    space: &S,
    node: &S::Node,
    moves: &[S::Move],
    (winner, plies): (Side, u32),
    most: usize,
    ruler: &mut Ruler<'_, S>,
) -> Result<Vec<S::Move>, GivenUp> {
    let mut best = Vec::new();
    for &mv in moves {
        if best.len() < most && is_best(space, node, mv, winner, plies, ruler)? {
            best.push(mv);
        }
    }
    Ok(best)
}
