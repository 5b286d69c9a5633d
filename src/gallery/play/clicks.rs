//! What clicks mean: cells chosen one after the other until they say one move.
//!
//! A move is said by its cells in order: where a piece comes from, where it goes, and what else the move chooses. The
//! two ends of a run of empty cells may be chosen in either order. Where nothing begins on a cell but a piece can go
//! there, the goal may be chosen first; if a single move leads there, that is enough. Moves without a cell (swap,
//! pass, stop) are buttons, and so is the choice between moves that share all their cells.

use rules::engine::{Move, Position};
use rules::game::CellId;

/// How far a move has been said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stage {
    /// The cells chosen so far.
    pub picked: Vec<CellId>,
    /// The cells that may be chosen next, in ascending order.
    pub next: Vec<CellId>,
    /// The moves that are said already.
    pub complete: Vec<Move>,
    /// The cells worth pointing at: pieces that can move, or where the chosen one can go.
    pub hints: Vec<CellId>,
    /// The moves without a cell, at the beginning of a choice.
    pub buttons: Vec<Move>,
    /// All moves of the position, found once for all cells.
    spoken: Vec<Spoken>,
}

impl Stage {
    /// Says whether a move is a pass at the beginning of a turn in which something else can be played.
    pub fn is_needless_pass(&self, position: &Position, mv: Move) -> bool {
        matches!(mv, Move::Pass { .. }) && position.setup().step == 0 && !self.next.is_empty()
    }

    /// Returns the move, once there is no doubt.
    pub fn decided(&self) -> Option<Move> {
        match self.complete.as_slice() {
            [mv] if self.next.is_empty() => Some(*mv),
            _ => None,
        }
    }
}

/// What a click on a cell does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Click {
    /// It plays a move.
    Play(Move),
    /// These cells are chosen then.
    Pick(Vec<CellId>),
}

/// Returns what a click on a cell does, if anything: it goes on, takes the choice back, or begins again elsewhere.
pub fn click(so_far: &Stage, cell: CellId) -> Option<Click> {
    if so_far.next.contains(&cell) {
        let mut picked = so_far.picked.clone();
        picked.push(cell);
        let next = said(&so_far.spoken, &picked)?;
        return Some(next.decided().map_or(Click::Pick(picked), Click::Play));
    }
    if so_far.picked.is_empty() {
        return None;
    }
    if so_far.picked.contains(&cell) {
        return Some(Click::Pick(Vec::new()));
    }
    // Another piece may be chosen instead, but no move is made by a change of mind.
    let instead = said(&so_far.spoken, &[cell])?;
    instead.decided().is_none().then(|| Click::Pick(vec![cell]))
}

/// A move with the orders in which its cells may be chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Spoken {
    mv: Move,
    cells: Vec<CellId>,
    /// Whether the cells may be chosen from the other end as well, as those of a run.
    either_way: bool,
}

/// Returns what can be chosen after some cells, or nothing if they begin no legal move.
pub fn stage(position: &Position, picked: &[CellId]) -> Option<Stage> {
    let spoken = spoken(position);
    let stage = said(&spoken, picked)?;
    Some(Stage { spoken, ..stage })
}

/// Returns what can be chosen after some cells, among moves that were found before.
fn said(spoken: &[Spoken], picked: &[CellId]) -> Option<Stage> {
    let mut stage = Stage {
        spoken: Vec::new(),
        picked: picked.to_vec(),
        next: Vec::new(),
        complete: Vec::new(),
        hints: Vec::new(),
        buttons: Vec::new(),
    };
    let mut found = false;
    for one in spoken {
        let reversed: Option<Vec<CellId>> = one.either_way.then(|| one.cells.iter().rev().copied().collect());
        for cells in [Some(&one.cells), reversed.as_ref()].into_iter().flatten() {
            let Some(rest) = cells.strip_prefix(picked) else { continue };
            found = true;
            match rest.first() {
                Some(cell) => stage.next.push(*cell),
                None if cells.is_empty() => stage.buttons.push(one.mv),
                None => stage.complete.push(one.mv),
            }
        }
    }
    settle(&mut stage.next);
    stage.complete.dedup();
    if picked.is_empty() {
        let goals = goals_first(spoken, &stage.next);
        stage.hints = match stage.next.as_slice() {
            // A single piece that can move is no news; where it can go is.
            [_] if !goals.is_empty() => goals.clone(),
            _ => stage.next.clone(),
        };
        stage.next.extend(goals);
        settle(&mut stage.next);
        return Some(stage);
    }
    if !found {
        return from_the_goal(spoken, stage);
    }
    stage.hints = stage.next.clone();
    Some(stage)
}

/// Returns the cells of a move in the order they are chosen.
pub fn cells(mv: Move) -> Vec<CellId> {
    [mv.from(), mv.to(), mv.third()].into_iter().flatten().collect()
}

fn spoken(position: &Position) -> Vec<Spoken> {
    let say = |mv: Move| {
        let either_way = matches!(mv, Move::Run { also: None, .. });
        Spoken { mv, cells: cells(mv), either_way }
    };
    position.moves().into_iter().map(say).collect()
}

/// Returns the goals that may be chosen before the piece that goes there.
fn goals_first(spoken: &[Spoken], begins: &[CellId]) -> Vec<CellId> {
    let mut goals: Vec<CellId> = spoken
        .iter()
        .filter(|one| !one.either_way)
        .filter_map(|one| match one.cells.as_slice() {
            [_, goal] if !begins.contains(goal) => Some(*goal),
            _ => None,
        })
        .collect();
    settle(&mut goals);
    goals
}

/// Reads cells as a goal and, if need be, the piece that goes there.
fn from_the_goal(spoken: &[Spoken], mut stage: Stage) -> Option<Stage> {
    let goal = *stage.picked.first()?;
    let begins = |cell: CellId| {
        spoken.iter().any(|one| {
            one.cells.first() == Some(&cell) || (one.either_way && one.cells.last() == Some(&cell))
        })
    };
    if begins(goal) {
        return None;
    }
    let leading: Vec<&Spoken> =
        spoken.iter().filter(|one| matches!(one.cells.as_slice(), [_, to] if *to == goal)).collect();
    match stage.picked.as_slice() {
        [_] => {
            let mut origins: Vec<CellId> = leading.iter().map(|one| one.cells[0]).collect();
            settle(&mut origins);
            match origins.as_slice() {
                [] => return None,
                // Only one piece can go there.
                [_] => stage.complete = leading.iter().map(|one| one.mv).collect(),
                _ => stage.next = origins,
            }
        }
        [_, from] => {
            stage.complete = leading.iter().filter(|one| one.cells[0] == *from).map(|one| one.mv).collect();
            if stage.complete.is_empty() {
                return None;
            }
        }
        _ => return None,
    }
    stage.hints = stage.next.clone();
    Some(stage)
}

fn settle(cells: &mut Vec<CellId>) {
    cells.sort_unstable();
    cells.dedup();
}
